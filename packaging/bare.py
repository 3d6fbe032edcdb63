"""The least that a PySide6 program can be: what measure.py compares gamebox with."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

application = QApplication(sys.argv[:1])
label = QLabel("gamebox", alignment=Qt.AlignmentFlag.AlignCenter)
label.setStyleSheet("background: white")
label.resize(1280, 800)
label.show()
sys.exit(application.exec())

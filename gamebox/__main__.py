"""python -m gamebox"""

import sys

from gamebox.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""The version resource: what Windows shows of an .exe under Properties."""

from __future__ import annotations

from pathlib import Path

from identity import SUMMARY, VERSION

_FILE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
{strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def text(program: str) -> str:
    numbers = (*map(int, VERSION.split(".")), 0)
    strings = {
        "CompanyName": "The gamebox authors",
        "FileDescription": SUMMARY,
        "FileVersion": VERSION,
        "InternalName": program,
        "LegalCopyright": "Copyright 2026 the gamebox authors, MIT license",
        "OriginalFilename": f"{program}.exe",
        "ProductName": "gamebox",
        "ProductVersion": VERSION,
    }
    lines = "\n".join(f'      StringStruct("{name}", "{value}"),' for name, value in strings.items())
    return _FILE.format(numbers=numbers, strings=lines)


def resource(file: Path, program: str) -> str:
    """Write the resource to `file` in the form in which PyInstaller reads it."""
    file.write_text(text(program), encoding="utf-8")
    return str(file)

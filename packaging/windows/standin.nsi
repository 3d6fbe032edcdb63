; Stands in for gamebox.exe when the installer is tried without one: it notes how it was called, and ends.

Target amd64-unicode
Unicode true
OutFile "${PROGRAM}"
RequestExecutionLevel user
SilentInstall silent
ManifestSupportedOS all

Section
  FileOpen $0 "$EXEDIR\called.txt" w
  FileWriteUTF16LE $0 "$CMDLINE"
  FileClose $0
SectionEnd

; The installer for Windows: for one user, without administrator's rights.
; makensis -DVERSION=1.2.3 -DAPP_ID=... -DPROGRAM=folder -DICONS=folder -DINSTALLER=file gamebox.nsi

!ifdef TARGET ; a Wine without 32 bits needs amd64-unicode; Windows runs the usual kind everywhere
  Target "${TARGET}"
!endif
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define FILE_TYPE "gamebox.game"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"

Name "gamebox"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\gamebox"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "gamebox"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs gamebox"
VIAddVersionKey "LegalCopyright" "Copyright 2026 the gamebox authors, MIT license"

!define MUI_ICON "${ICONS}/gamebox.ico"
!define MUI_UNICON "${ICONS}/gamebox.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\gamebox.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString FILE_TYPE_NAME ${LANG_ENGLISH} "Game of gamebox"
LangString FILE_TYPE_NAME ${LANG_GERMAN} "Spiel von gamebox"

Section
  ; An older version may have had other files: they must not stay beside the new ones.
  IfFileExists "$INSTDIR\gamebox.exe" 0 +2
    RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  File "${ICONS}/gamebox-file.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\gamebox.lnk" "$INSTDIR\gamebox.exe"
  Call RegisterFileType
  Call RegisterUninstaller
SectionEnd

Function RegisterFileType
  WriteRegStr HKCU "Software\Classes\.gamebox" "" "${FILE_TYPE}"
  WriteRegStr HKCU "Software\Classes\.gamebox\OpenWithProgids" "${FILE_TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}" "" "$(FILE_TYPE_NAME)"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\gamebox-file.ico"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\shell\open\command" "" '"$INSTDIR\gamebox.exe" play "%1"'
  ${RefreshShellIcons}
FunctionEnd

Function RegisterUninstaller
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "gamebox"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\gamebox.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The gamebox authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
FunctionEnd

; Saved games and settings lie elsewhere, in the user's data folder, and stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\gamebox.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\gamebox.exe"
  Delete "$INSTDIR\gamebox-cli.exe"
  Delete "$INSTDIR\gamebox-file.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $0 HKCU "Software\Classes\.gamebox" ""
  StrCmp $0 "${FILE_TYPE}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.gamebox" ""
  DeleteRegValue HKCU "Software\Classes\.gamebox\OpenWithProgids" "${FILE_TYPE}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.gamebox\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.gamebox"
  DeleteRegKey HKCU "Software\Classes\${FILE_TYPE}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd

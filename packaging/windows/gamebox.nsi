; The installer for Windows: for one user, without administrator's rights.
; makensis -DVERSION=1.2.3 -DAPP_ID=... -DPROGRAM=folder -DICONS=folder -DINSTALLER=file gamebox.nsi

!ifdef TARGET ; a Wine without 32 bits needs amd64-unicode; Windows runs the usual kind everywhere
  Target "${TARGET}"
!endif
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define BUSY 2 ; the exit code when gamebox runs, or its files cannot be replaced
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

!define MUI_ICON "${ICONS}\gamebox.ico"
!define MUI_UNICON "${ICONS}\gamebox.ico"
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

LangString RUNNING ${LANG_ENGLISH} "gamebox is running. Your game is saved.$\n$\nClose gamebox now?"
LangString RUNNING ${LANG_GERMAN} "gamebox läuft noch. Dein Spiel ist gespeichert.$\n$\ngamebox jetzt schließen?"
LangString STILL_BUSY ${LANG_ENGLISH} "Some files of gamebox are still in use. Please close whatever uses them and try again."
LangString STILL_BUSY ${LANG_GERMAN} "Manche Dateien von gamebox werden noch benutzt. Bitte schließe, was sie benutzt, und versuche es noch einmal."

; Nothing may be half replaced or half removed: while gamebox runs it is asked to close, as by its own button.
; Whoever installs silently gets an exit code instead.
!macro CLOSE_GAMEBOX un
  Function ${un}InUse ; pushes 1 while a program of ours is running: nobody may write to it then
    StrCpy $1 0
    ${For} $2 1 2
      StrCpy $3 "gamebox.exe"
      ${IfThen} $2 == 2 ${|} StrCpy $3 "gamebox-cli.exe" ${|}
      ${If} ${FileExists} "$INSTDIR\$3"
        ClearErrors
        FileOpen $0 "$INSTDIR\$3" a
        ${If} ${Errors}
          StrCpy $1 1
        ${Else}
          FileClose $0
        ${EndIf}
      ${EndIf}
    ${Next}
    Push $1
  FunctionEnd

  Function ${un}CloseGamebox
    Call ${un}InUse
    Pop $1
    ${IfThen} $1 == 0 ${|} Return ${|}
    MessageBox MB_OKCANCEL|MB_ICONQUESTION "$(RUNNING)" /SD IDCANCEL IDOK close
    Call ${un}GiveUp
    close:
    nsExec::Exec '"$SYSDIR\taskkill.exe" /IM gamebox.exe'
    Pop $0
    ${For} $4 1 20 ; ten seconds
      Sleep 500
      Call ${un}InUse
      Pop $1
      ${IfThen} $1 == 0 ${|} Return ${|}
    ${Next}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_BUSY)" /SD IDCANCEL IDRETRY close
    Call ${un}GiveUp
  FunctionEnd

  Function ${un}GiveUp
    SetErrorLevel ${BUSY}
    Quit
  FunctionEnd

  Function ${un}RemoveLibraries
    RMDir /r "$INSTDIR\_internal"
    ${If} ${FileExists} "$INSTDIR\_internal\*.*"
      MessageBox MB_OK|MB_ICONSTOP "$(STILL_BUSY)" /SD IDOK
      Call ${un}GiveUp
    ${EndIf}
  FunctionEnd
!macroend
!insertmacro CLOSE_GAMEBOX ""
!insertmacro CLOSE_GAMEBOX "un."

Section
  Call CloseGamebox
  ; An older version may have had other files: they must not stay beside the new ones.
  ${If} ${FileExists} "$INSTDIR\gamebox.exe"
    Call RemoveLibraries
  ${EndIf}
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${PROGRAM}\*"
  File "${ICONS}\gamebox-file.ico"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(STILL_BUSY)" /SD IDOK
    Call GiveUp
  ${EndIf}
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
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
FunctionEnd

; Saved games and settings lie elsewhere, in the user's data folder, and stay.
Section "Uninstall"
  Call un.CloseGamebox
  Call un.RemoveLibraries
  Delete "$SMPROGRAMS\gamebox.lnk"
  Delete "$INSTDIR\gamebox.exe"
  Delete "$INSTDIR\gamebox-cli.exe"
  Delete "$INSTDIR\gamebox-file.ico"
  SetOutPath "$TEMP"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; With _?= it runs from its own place, so that it can answer with a code: it can be deleted only when it has ended.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecShell "" "$SYSDIR\cmd.exe" '/c ping -n 3 127.0.0.1 >nul & del "$INSTDIR\uninstall.exe" & rd "$INSTDIR"' SW_HIDE
  ${EndIf}
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

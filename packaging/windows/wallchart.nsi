; The installer: for one user, without an administrator. makensis is told NUMBER, FROM (the folder with the programs), ICON and OUT.
; Amd64, because the usual 32-bit installer does not start where Windows has no 32-bit part.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestSupportedOS Win10
ManifestDPIAware true

Name "Wallchart"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Wallchart"
InstallDirRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Wallchart" "InstallLocation"

VIProductVersion "${NUMBER}.0"
VIAddVersionKey "ProductName" "Wallchart"
VIAddVersionKey "ProductVersion" "${NUMBER}"
VIAddVersionKey "FileVersion" "${NUMBER}"
VIAddVersionKey "FileDescription" "Wallchart, installer"
VIAddVersionKey "CompanyName" "The Wallchart authors"
VIAddVersionKey "LegalCopyright" "© The Wallchart authors, MIT licence"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Wallchart.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

LangString RUNNING ${LANG_ENGLISH} "Wallchart is open. Close it and try again."
LangString RUNNING ${LANG_GERMAN} "Wallchart ist geöffnet. Schließen Sie es und versuchen Sie es noch einmal."
LangString RUNNING ${LANG_FRENCH} "Wallchart est ouvert. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_SPANISH} "Wallchart está abierto. Ciérrelo e inténtelo de nuevo."
LangString EVENT ${LANG_ENGLISH} "Chess event"
LangString EVENT ${LANG_GERMAN} "Schachveranstaltung"
LangString EVENT ${LANG_FRENCH} "Tournoi d'échecs"
LangString EVENT ${LANG_SPANISH} "Torneo de ajedrez"

!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Wallchart"

; A program that runs cannot be opened for writing: nothing is touched then.
!macro AwayWithPrograms
	again:
	ClearErrors
	${If} ${FileExists} "$INSTDIR\Wallchart.exe"
		FileOpen $0 "$INSTDIR\Wallchart.exe" a
		FileClose $0
	${EndIf}
	${If} ${FileExists} "$INSTDIR\wallchart-cli.exe"
		FileOpen $1 "$INSTDIR\wallchart-cli.exe" a
		FileClose $1
	${EndIf}
	${If} ${Errors}
		MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
		SetErrorLevel 1
		Quit
	${EndIf}
	Delete "$INSTDIR\Wallchart.exe"
	Delete "$INSTDIR\wallchart-cli.exe"
!macroend

; Explorer keeps what it knows of endings until it is told.
!macro TellExplorer
	System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
	!insertmacro AwayWithPrograms
	SetOutPath "$INSTDIR"
	File "${FROM}\Wallchart.exe"
	File "${FROM}\wallchart-cli.exe"
	File "${FROM}\LICENSE.txt"
	File "${FROM}\NOTICE.txt"
	File "${FROM}\LICENCES.txt"
	WriteUninstaller "$INSTDIR\uninstall.exe"
	CreateShortcut "$SMPROGRAMS\Wallchart.lnk" "$INSTDIR\Wallchart.exe"

	WriteRegStr HKCU "Software\Classes\.wallchart" "" "Wallchart.Event"
	WriteRegStr HKCU "Software\Classes\Wallchart.Event" "" "$(EVENT)"
	WriteRegStr HKCU "Software\Classes\Wallchart.Event\DefaultIcon" "" "$INSTDIR\Wallchart.exe,0"
	WriteRegStr HKCU "Software\Classes\Wallchart.Event\shell\open\command" "" '"$INSTDIR\Wallchart.exe" "%1"'
	!insertmacro TellExplorer

	WriteRegStr HKCU "${REMOVAL}" "DisplayName" "Wallchart"
	WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${NUMBER}"
	WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\Wallchart.exe,0"
	WriteRegStr HKCU "${REMOVAL}" "Publisher" "The Wallchart authors"
	WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
	WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
	WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
	${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
	WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0
SectionEnd

; What was installed goes, and nothing else: events are the user's, wherever they are, and settings come in useful again.
Section "Uninstall"
	!insertmacro AwayWithPrograms
	Delete "$INSTDIR\LICENSE.txt"
	Delete "$INSTDIR\NOTICE.txt"
	Delete "$INSTDIR\LICENCES.txt"
	Delete "$INSTDIR\opengl32.dll" ; of the archive for computers without a graphics card
	Delete "$INSTDIR\opengl32.txt"
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	Delete "$SMPROGRAMS\Wallchart.lnk"

	ReadRegStr $0 HKCU "Software\Classes\.wallchart" ""
	${If} $0 == "Wallchart.Event"
		DeleteRegKey HKCU "Software\Classes\.wallchart"
	${EndIf}
	DeleteRegKey HKCU "Software\Classes\Wallchart.Event"
	!insertmacro TellExplorer
	DeleteRegKey HKCU "${REMOVAL}"
SectionEnd

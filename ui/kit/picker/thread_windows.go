package picker

import (
	"runtime"

	"golang.org/x/sys/windows"
)

// onThread asks with one of the system's dialogs. They are the desktop's, and made for a thread that shares nothing (an apartment). Any
// other reaches them through a go-between, and under Wine the folder that they begin in is lost there: then Save does nothing.
func onThread(dialog func() (string, error)) (string, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE) == nil {
		defer windows.CoUninitialize()
	}
	return dialog()
}

package outside

import (
	"runtime"

	"golang.org/x/sys/windows"
)

// show takes the plain path: an address has its letters beyond ASCII written as %C3%BC, and then the system finds nothing.
func show(path string) error {
	name, err := windows.UTF16PtrFromString(path)
	if err != nil {
		return err
	}
	open, err := windows.UTF16PtrFromString("open")
	if err != nil {
		return err
	}
	// The program that opens a file may be an extension of the desktop, which asks for this.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE) == nil {
		defer windows.CoUninitialize()
	}
	return windows.ShellExecute(0, open, name, nil, nil, windows.SW_SHOWNORMAL)
}

package recent

import (
	"runtime"
	"unsafe"

	"golang.org/x/sys/windows"
)

var addToRecentDocs = windows.NewLazySystemDLL("shell32.dll").NewProc("SHAddToRecentDocs")

const shardPathW = 3

// add: Windows lists what it knows a program for, and keeps the rest by itself.
func add(path string) {
	name, err := windows.UTF16PtrFromString(path)
	if err != nil || addToRecentDocs.Find() != nil {
		return
	}
	runtime.LockOSThread() // the list is an object of the desktop's
	defer runtime.UnlockOSThread()
	if windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED|windows.COINIT_DISABLE_OLE1DDE) == nil {
		defer windows.CoUninitialize()
	}
	_, _, _ = addToRecentDocs.Call(shardPathW, uintptr(unsafe.Pointer(name)))
}

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	sys "golang.org/x/sys/windows"
)

var (
	user32     = sys.NewLazySystemDLL("user32.dll")
	isIconic   = user32.NewProc("IsIconic")
	showWindow = user32.NewProc("ShowWindow")
)

// front puts a window before all others. One that is only a button in the task bar is opened first: the focus alone leaves it there.
func front(w fyne.Window) {
	if n, ok := w.(driver.NativeWindow); ok {
		n.RunNative(func(context any) {
			c, ok := context.(driver.WindowsWindowContext)
			if !ok || c.HWND == 0 {
				return
			}
			if small, _, _ := isIconic.Call(c.HWND); small != 0 {
				_, _, _ = showWindow.Call(c.HWND, sys.SW_RESTORE)
			}
		})
	}
	w.RequestFocus()
}

package handover

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

var systemWay way = loopback{}

// meetingFolder lies in the user's profile, which others cannot read.
func meetingFolder(folder string) string { return folder }

func private(folder string) error { return os.MkdirAll(folder, 0o700) }

var allowForeground = windows.NewLazySystemDLL("user32.dll").NewProc("AllowSetForegroundWindow")

// allow lets another program put its window in front: Windows grants that to whom the user has just started, and who may pass it on.
func allow() {
	if allowForeground.Find() == nil {
		const any = ^uintptr(0)
		_, _, _ = allowForeground.Call(any)
	}
}

// locked opens a file that one program can have.
func locked(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	const now = windows.LOCKFILE_EXCLUSIVE_LOCK | windows.LOCKFILE_FAIL_IMMEDIATELY
	if err := windows.LockFileEx(windows.Handle(f.Fd()), now, 0, 1, 0, new(windows.Overlapped)); err != nil {
		_ = f.Close()
		if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
			return nil, errBusy
		}
		return nil, err
	}
	return f, nil
}

package wallchart

import (
	"errors"
	"os"
	"syscall"
	"time"
	"unsafe"

	"wallchart/files/safeopen"
)

var (
	kernel     = syscall.NewLazyDLL("kernel32.dll")
	moveFileEx = kernel.NewProc("MoveFileExW")
	lockFileEx = kernel.NewProc("LockFileEx")
)

const (
	moveReplace      = 0x1 // MOVEFILE_REPLACE_EXISTING
	moveWriteThrough = 0x8 // MOVEFILE_WRITE_THROUGH

	lockFailImmediately = 0x1
	lockExclusive       = 0x2

	errSharingViolation = syscall.Errno(32)
	errLockViolation    = syscall.Errno(33)
	errHandleDiskFull   = syscall.Errno(39)
	errDiskFull         = syscall.Errno(112)
)

// rename replaces a file and returns when the change is on the disk. A scanner
// that has the file open makes it fail for a moment, so it is tried again.
func rename(from, to string) error {
	a, err := syscall.UTF16PtrFromString(from)
	if err != nil {
		return err
	}
	b, err := syscall.UTF16PtrFromString(to)
	if err != nil {
		return err
	}
	err = patiently(func() error {
		ok, _, err := moveFileEx.Call(uintptr(unsafe.Pointer(a)), uintptr(unsafe.Pointer(b)), moveReplace|moveWriteThrough)
		if ok == 0 {
			return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
		}
		return nil
	}, func(err error) bool {
		return errors.Is(err, syscall.ERROR_ACCESS_DENIED) || errors.Is(err, errSharingViolation) || errors.Is(err, errLockViolation)
	})
	if err != nil && heldByOther(b) {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: errHeld}
	}
	return err
}

// heldByOther tells whether some program has a file open. To put a file in the place of an open one is answered like
// putting it into a folder that nobody may write to, "access denied"; but who asks to have it alone is told.
func heldByOther(path *uint16) bool {
	const alone = 0 // no sharing
	h, err := syscall.CreateFile(path, syscall.GENERIC_READ, alone, nil, syscall.OPEN_EXISTING, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err != nil {
		return errors.Is(err, errSharingViolation) || errors.Is(err, errLockViolation)
	}
	_ = syscall.CloseHandle(h)
	return false
}

// opened is a document to be read. While somebody saves it, it cannot be opened for a moment.
func opened(path string) (f *os.File, err error) {
	err = patiently(func() error {
		f, err = safeopen.Open(path)
		return err
	}, func(err error) bool { return errors.Is(err, errSharingViolation) || errors.Is(err, errLockViolation) })
	return f, err
}

// fleeting tells whether a lock that cannot be had may be had in a moment: another program is just taking it away, or its folder. Where
// that is still going on the system says "access denied", which is also what it says for ever of a folder that cannot be written.
func fleeting(err error, waited time.Duration) bool {
	return errors.Is(err, errSharingViolation) || errors.Is(err, errLockViolation) ||
		errors.Is(err, syscall.ERROR_ACCESS_DENIED) && waited < 300*time.Millisecond
}

// syncDir has nothing to do: rename writes through.
func syncDir(string) {}

// hide takes a folder out of sight.
func hide(dir string) {
	if p, err := syscall.UTF16PtrFromString(dir); err == nil {
		_ = syscall.SetFileAttributes(p, syscall.FILE_ATTRIBUTE_HIDDEN|syscall.FILE_ATTRIBUTE_DIRECTORY)
	}
}

func full(err error) bool {
	return errors.Is(err, errDiskFull) || errors.Is(err, errHandleDiskFull) || errors.Is(err, syscall.ENOSPC)
}

// exclude asks for the only lock on a byte far behind the file's end, so that
// others can still read who has it. The system gives it up when the process
// ends, however it ends.
func exclude(f *os.File) (held bool, err error) {
	at := syscall.Overlapped{OffsetHigh: 0x40000000}
	ok, _, err := lockFileEx.Call(f.Fd(), lockExclusive|lockFailImmediately, 0, 1, 0, uintptr(unsafe.Pointer(&at)))
	if ok != 0 {
		return false, nil
	}
	return errors.Is(err, errLockViolation) || errors.Is(err, syscall.ERROR_IO_PENDING), err
}

// alive tells whether a process of this computer is still there.
func alive(pid int) bool {
	h, err := syscall.OpenProcess(syscall.PROCESS_QUERY_INFORMATION, false, uint32(pid))
	if err != nil {
		return errors.Is(err, syscall.ERROR_ACCESS_DENIED)
	}
	defer syscall.CloseHandle(h)
	var code uint32
	const stillActive = 259
	return syscall.GetExitCodeProcess(h, &code) == nil && code == stillActive
}

// unlinked tells that an open file has no name any more, which cannot be here.
func unlinked(*os.File) bool { return false }

// apartFrom tells that nothing is left of the path of an open file, "": its drive is gone.
func apartFrom(_ *os.File, dir string) bool { return dir == "" }

// excludeFolder says that folders cannot be locked here, so that none is held
// open, which would keep it from being moved.
func excludeFolder(*os.File) (held bool, err error) { return false, errors.ErrUnsupported }

// discard takes the name off a lock that is none of ours, and closes it. It is closed first, as an open file cannot
// be removed here; for the same reason a lock that somebody took in between stays. Where the name stays the lock is
// not to be written into either, so the answer is always that it is to be opened anew.
func discard(f *os.File, name string) bool {
	_ = f.Close()
	_ = os.Remove(name)
	return true
}

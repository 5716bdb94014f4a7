//go:build unix

package wallchart

import (
	"errors"
	"os"
	"syscall"
	"time"

	"wallchart/files/safeopen"
)

func rename(from, to string) error { return os.Rename(from, to) }

func opened(path string) (*os.File, error) { return safeopen.Open(path) }

// syncDir makes a rename last through a power cut. File systems that cannot do
// it say so, which changes nothing.
func syncDir(dir string) {
	if f, err := os.Open(dir); err == nil {
		_ = f.Sync()
		_ = f.Close()
	}
}

// hide has nothing to do: the folder's name begins with a dot.
func hide(string) {}

func full(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// exclude asks for the only lock on an open file; held tells that another has
// it. The system gives it up when the process ends, however it ends.
func exclude(f *os.File) (held bool, err error) {
	for {
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err != syscall.EINTR {
			return err == syscall.EWOULDBLOCK, err
		}
	}
}

// alive tells whether a process of this computer is still there.
func alive(pid int) bool {
	err := syscall.Kill(pid, 0)
	return err == nil || err == syscall.EPERM
}

// unlinked tells that an open file has no name any more: what is written into it
// is lost when it is closed.
func unlinked(f *os.File) bool {
	info, err := f.Stat()
	if err != nil {
		return true
	}
	sys, ok := info.Sys().(*syscall.Stat_t)
	return ok && sys.Nlink == 0
}

// apartFrom tells that an open file is on another disk than a folder, "" for one that there is not.
func apartFrom(f *os.File, dir string) bool {
	mine, err := f.Stat()
	there, errThere := os.Stat(dir)
	if err != nil || errThere != nil {
		return true
	}
	a, ok := mine.Sys().(*syscall.Stat_t)
	b, okThere := there.Sys().(*syscall.Stat_t)
	return ok && okThere && a.Dev != b.Dev
}

// excludeFolder is exclude for a folder.
func excludeFolder(f *os.File) (held bool, err error) { return exclude(f) }

// discard takes the name off a lock that is none of ours while it is still locked, and closes it.
func discard(f *os.File, name string) bool {
	if os.Remove(name) != nil {
		return false
	}
	_ = f.Close()
	return true
}

// fleeting tells whether a lock that cannot be had may be had in a moment.
func fleeting(error, time.Duration) bool { return false }

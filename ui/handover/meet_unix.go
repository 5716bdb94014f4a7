//go:build !windows

package handover

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

var systemWay way = socket{os.Geteuid()}

// meetingFolder is in the folder that the system makes for each user and session, where there is one.
func meetingFolder(folder string) string {
	if runtime := os.Getenv("XDG_RUNTIME_DIR"); filepath.IsAbs(runtime) {
		return filepath.Join(runtime, "wallchart")
	}
	return folder
}

// allow is needed on Windows only.
func allow() {}

// private makes a folder, and fails where others could look or write into it.
func private(folder string) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	info, err := os.Lstat(folder)
	if err != nil {
		return err
	}
	if s, ok := info.Sys().(*syscall.Stat_t); !ok || !info.IsDir() || int(s.Uid) != os.Geteuid() {
		return fmt.Errorf("%s is not this user's folder", folder)
	}
	if info.Mode().Perm()&0o022 != 0 {
		return fmt.Errorf("%s can be written to by others", folder)
	}
	return nil
}

// locked opens a file that one program can have.
func locked(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|syscall.O_NOFOLLOW|syscall.O_CLOEXEC, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, errBusy
		}
		return nil, err
	}
	return f, nil
}

// socket is a file that only the user can open; who is at its other end the system tells.
type socket struct{ user int }

func (socket) listen(m Meeting) (net.Listener, error) {
	path := m.path(".socket")
	// One that is there is dead: whoever listened there had the lock.
	if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, 0o600); err != nil {
		_ = l.Close()
		return nil, err
	}
	return l, nil
}

func (socket) dial(m Meeting, wait time.Duration) (net.Conn, error) {
	return net.DialTimeout("unix", m.path(".socket"), wait)
}

func (s socket) known(c net.Conn, _ Meeting, _ bool) error {
	u, ok := c.(*net.UnixConn)
	if !ok {
		return errStranger
	}
	raw, err := u.SyscallConn()
	if err != nil {
		return err
	}
	var who int
	var failed error
	if err := raw.Control(func(fd uintptr) { who, failed = peer(int(fd)) }); err != nil {
		return err
	}
	if failed != nil {
		return failed
	}
	if who != s.user {
		return errStranger
	}
	return nil
}

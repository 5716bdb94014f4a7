package wallchart

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	"wallchart/files/safeopen"
	"wallchart/phrase"
)

// disk writes files so that a stop at any moment leaves the old or the new one
// whole. Tests take its room away.
type disk struct {
	room     *int64                  // bytes left; nil: what the disk has
	refuse   func(path string) error // why a path cannot be written to; nil: ask the system
	lazy     bool                    // do not wait for the disk
	linkless bool                    // a file system where a file has one name
	apart    func() bool             // an open file is on another disk than the folder that is left of its path; nil: ask the system
	// flushed is told of each folder that is flushed.
	flushed func(dir string)
	mode    fs.FileMode // of the document: who may read it may read what is kept of it; 0: whoever the system lets
}

// perm is the mode of what is kept of a document, from which the system takes
// what the user's umask forbids.
func (d disk) perm() fs.FileMode {
	if d.mode == 0 {
		return 0o666
	}
	return d.mode.Perm()&0o666 | 0o600
}

// folderPerm is perm for folders: who may read may look into them.
func (d disk) folderPerm() fs.FileMode { return d.perm() | d.perm()>>2&0o111 }

func (d disk) allowed(path string) error {
	if d.refuse == nil {
		return nil
	}
	return d.refuse(path)
}

// mkdir makes a folder of ours in one that is there. One that others may read
// who may not read the document is closed to them.
func (d disk) mkdir(path string) error {
	if err := d.allowed(path); err != nil {
		return err
	}
	if err := safeopen.Folder(path); err != nil {
		return err
	}
	err := os.Mkdir(path, d.folderPerm())
	if !errors.Is(err, fs.ErrExist) {
		return err
	}
	info, err := os.Lstat(path)
	if err == nil && info.Mode().Perm()&^d.folderPerm() != 0 {
		_ = os.Chmod(path, info.Mode().Perm()&d.folderPerm())
	}
	return err
}

// open opens a file of ours.
func (d disk) open(path string, flag int) (*os.File, error) {
	if flag&(os.O_RDWR|os.O_WRONLY|os.O_CREATE) != 0 {
		if err := d.allowed(path); err != nil {
			return nil, err
		}
	}
	return safeopen.Own(path, flag, d.perm())
}

// writeAt writes and flushes: when it returns nil the bytes are on the disk.
func (d disk) writeAt(f *os.File, b []byte, at int64) error {
	short := error(nil)
	if d.room != nil {
		if int64(len(b)) > *d.room {
			b, short = b[:*d.room], &fs.PathError{Op: "write", Path: f.Name(), Err: syscall.ENOSPC}
		}
		*d.room -= int64(len(b))
	}
	if _, err := f.WriteAt(b, at); err != nil {
		return err
	}
	if short != nil {
		return short
	}
	if d.lazy {
		return nil
	}
	return f.Sync()
}

func (d disk) syncDir(dir string) {
	if !d.lazy {
		syncDir(dir)
	}
	if d.flushed != nil {
		d.flushed(dir)
	}
}

// replace puts data in place of a file: temporary file in the same folder,
// flush, rename. before is called when the data is on disk and the file is not
// yet replaced.
func (d disk) replace(path string, data []byte, before func() error) (err error) {
	var mode fs.FileMode
	if old, err := os.Lstat(path); err == nil {
		mode = old.Mode().Perm()
		if mode&0o200 == 0 {
			return &fs.PathError{Op: "write", Path: path, Err: fs.ErrPermission}
		}
	}
	return d.writeBeside(path, data, mode, func(temp string) error {
		if before != nil {
			if err := before(); err != nil {
				return err
			}
		}
		return rename(temp, path)
	})
}

// link gives a file a second name.
func (d disk) link(from, to string) error {
	if d.linkless {
		return &os.LinkError{Op: "link", Old: from, New: to, Err: errors.ErrUnsupported}
	}
	return os.Link(from, to)
}

// create puts data into a file that must not be there yet, whoever else is
// creating it at the same moment.
func (d disk) create(path string, data []byte) error {
	exists := &fs.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	return d.writeBeside(path, data, 0, func(temp string) error {
		err := d.link(temp, path)
		if err == nil || errors.Is(err, fs.ErrExist) {
			_ = os.Remove(temp)
			if err != nil {
				return exists
			}
			return nil
		}
		// A file system without links: the name is taken first.
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, d.perm())
		if errors.Is(err, fs.ErrExist) {
			return exists
		} else if err != nil {
			return err
		}
		_ = f.Close()
		return rename(temp, path)
	})
}

// writeBeside writes a temporary file beside path, flushes it and hands it on.
func (d disk) writeBeside(path string, data []byte, mode fs.FileMode, place func(temp string) error) (err error) {
	temp := tempPrefix(path) + fmt.Sprintf("%d-%d", os.Getpid(), time.Now().UnixNano())
	f, err := d.open(temp, os.O_RDWR|os.O_CREATE|os.O_EXCL)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(temp)
		}
	}()
	err = d.writeAt(f, data, 0)
	if err == nil && mode != 0 {
		err = f.Chmod(mode)
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		return err
	}
	if err = place(temp); err != nil {
		return err
	}
	d.syncDir(filepath.Dir(path))
	return nil
}

func tempPrefix(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+tempMark)
}

const tempMark = ".tmp-"

// sweep removes the temporary files that saves of this file, and of what is kept
// of it, left behind when they were killed. Only who holds the file's lock may
// do so.
func sweep(path, folder string) {
	sweepOf(filepath.Dir(path), filepath.Base(tempPrefix(path)))
	if safeopen.Folder(folder) == nil {
		sweepOf(folder, ".")
	}
	if kept := filepath.Join(folder, "versions"); safeopen.Folder(kept) == nil {
		sweepOf(kept, ".")
	}
}

func sweepOf(folder, prefix string) {
	names, _ := os.ReadDir(folder)
	for _, n := range names {
		if strings.HasPrefix(n.Name(), prefix) && strings.Contains(n.Name(), tempMark) && n.Type().IsRegular() {
			_ = os.Remove(filepath.Join(folder, n.Name()))
		}
	}
}

func digest(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// unwritable tells that a place cannot be written to at all, as opposed to
// being full.
func unwritable(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) || errors.Is(err, errNoPlace)
}

// cause says why the disk refused, and what to do about it.
func cause(err error) phrase.Text {
	var p *fs.PathError
	var refused *safeopen.Refused
	plain := err
	if errors.As(err, &p) {
		plain = p.Err
	}
	switch {
	case errors.As(err, &refused):
		return phrase.New("%s. Remove it, or save the event elsewhere with Save as", plain)
	case full(err):
		return phrase.New("the disk is full. Free some space, or save the event elsewhere with Save as")
	case errors.Is(err, errHeld):
		return phrase.New("another program has the file open, such as one that synchronises the folder or looks for viruses. " +
			"Save again when it has let go")
	case unwritable(err):
		return phrase.New("the file or its folder cannot be written to. Save the event elsewhere with Save as")
	case errors.Is(err, fs.ErrNotExist):
		return phrase.New("the folder is gone. Plug the disk in again, or save the event elsewhere with Save as")
	}
	return phrase.New("%s. Try again, or save the event elsewhere with Save as", plain)
}

// stateFolder is where a program of this system keeps what is neither document
// nor setting.
func stateFolder() string {
	home, _ := os.UserHomeDir()
	return stateFolderOn(runtime.GOOS, home, os.Getenv)
}

func stateFolderOn(system, home string, setting func(name string) string) string {
	switch system {
	case "windows":
		if dir := setting("LocalAppData"); dir != "" {
			return filepath.Join(dir, "Wallchart")
		}
	case "darwin":
		if home != "" {
			return filepath.Join(home, "Library", "Application Support", "Wallchart")
		}
	default:
		if dir := setting("XDG_STATE_HOME"); filepath.IsAbs(dir) {
			return filepath.Join(dir, "wallchart")
		}
	}
	if home == "" {
		return filepath.Join(os.TempDir(), "wallchart")
	}
	return filepath.Join(home, ".local", "state", "wallchart")
}

// patiently repeats what another program (a virus scanner, a synchroniser, one of ours) may be in the way of for a moment, for two
// seconds at most.
func patiently(try func() error, passing func(error) bool) error {
	wait := 5 * time.Millisecond
	for deadline := time.Now().Add(2 * time.Second); ; wait *= 2 {
		err := try()
		if err == nil || !passing(err) || time.Now().After(deadline) {
			return err
		}
		time.Sleep(min(wait, 250*time.Millisecond))
	}
}

// ReplaceOwn puts data in place of a file that only its owner may read: whole or not at all, and on the disk when it returns, its name too.
func ReplaceOwn(path string, data []byte) error { return disk{mode: 0o600}.replace(path, data, nil) }

// DiskFull tells whether an error says that there is no room.
func DiskFull(err error) bool { return full(err) }

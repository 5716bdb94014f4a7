// Package safeopen opens files for all who read or keep any.
//
// A file that a user names may be reached through a link, and must be a regular
// file: a pipe would keep a reader waiting for ever, a device has no end. What
// the program keeps beside a document is its own and is never opened through a
// link: whoever sends an archive could otherwise have any file of ours changed.
package safeopen

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"wallchart/phrase"
)

// Refused says that a path leads to something that is not opened.
type Refused struct {
	Path string
	Is   phrase.Text // "a folder"
}

// Words names what it is.
func (r *Refused) Words() phrase.Text {
	return phrase.New("%s is %s, not a file", filepath.Base(r.Path), r.Is)
}

func (r *Refused) Error() string { return r.Words().String() }

// Open opens a file for reading, wherever links lead.
func Open(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if err := check(path, info); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDONLY|dontWait, 0)
	return checked(f, path, err)
}

// ReadFile reads a file to its end, of at most that many bytes.
func ReadFile(path string, most int64) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f, path, most)
}

func readAll(f *os.File, path string, most int64) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(b)) > most {
		return nil, phrase.Errorf("%s has more than %d MB, which is more than such a file can have", filepath.Base(path), most>>20)
	}
	return b, err
}

// look says what stands at a path; tests act as those who change it then.
var look = os.Lstat

// Own opens a file that the program keeps for itself. It is never a link.
func Own(path string, flag int, perm fs.FileMode) (*os.File, error) {
	for range 10 {
		info, err := look(path)
		switch {
		case errors.Is(err, fs.ErrNotExist) && flag&os.O_CREATE != 0:
			f, err := os.OpenFile(path, flag|os.O_EXCL|dontFollow|dontWait, perm)
			if errors.Is(err, fs.ErrExist) && flag&os.O_EXCL == 0 {
				continue // somebody else has made it meanwhile
			}
			return checked(f, path, err)
		case err != nil:
			return nil, err
		case flag&os.O_EXCL != 0:
			return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrExist}
		}
		if err := check(path, info); err != nil {
			return nil, err
		}
		f, err := os.OpenFile(path, flag&^os.O_CREATE|dontFollow|dontWait, perm)
		if errors.Is(err, fs.ErrNotExist) && flag&os.O_CREATE != 0 {
			continue // or taken it away
		}
		if f, err = checked(f, path, err); err != nil {
			return nil, err
		}
		if now, err := f.Stat(); err != nil || !os.SameFile(info, now) {
			_ = f.Close()
			continue // another file stands there now
		}
		return f, nil
	}
	return nil, &fs.PathError{Op: "open", Path: path, Err: phrase.Errorf("the file keeps changing; try again")}
}

// ReadOwn reads a file that the program keeps for itself.
func ReadOwn(path string, most int64) ([]byte, error) {
	f, err := Own(path, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f, path, most)
}

// Folder tells whether a folder that the program keeps for itself is one, and
// no link to one. That there is none yet is no error.
func Folder(path string) error {
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.IsDir():
		return nil
	case info.Mode().IsRegular():
		return &Refused{path, phrase.New("a file where a folder should stand")}
	}
	return check(path, info)
}

func checked(f *os.File, path string, err error) (*os.File, error) {
	if err != nil {
		if isLink(err) {
			return nil, &Refused{path, phrase.New("a link")}
		}
		return nil, err
	}
	info, err := f.Stat()
	if err == nil {
		err = check(path, info)
	}
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return f, nil
}

func check(path string, info fs.FileInfo) error {
	mode := info.Mode()
	is := phrase.New("a device")
	switch {
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		is = phrase.New("a folder")
	case mode&(fs.ModeSymlink|fs.ModeIrregular) != 0:
		is = phrase.New("a link")
	case mode&fs.ModeNamedPipe != 0:
		is = phrase.New("a pipe")
	case mode&fs.ModeSocket != 0:
		is = phrase.New("a socket")
	}
	return &Refused{path, is}
}

// Package atomicfile writes documents that leave the program: exports, report files,
// printed pages. Window and command line both write with it.
//
// A file is written whole or not at all: beside its place, flushed to the disk,
// and only then put there, so that neither a full disk nor a power cut leaves
// half a file or none. What is written about an event can be read by whoever may
// read the event, and by nobody else.
package atomicfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wallchart/files/safeopen"
	"wallchart/phrase"
)

// The two steps whose order a power cut tests; tests watch them.
var (
	flush = (*os.File).Sync
	move  = rename
)

// File is one file on its way to its place.
type File struct {
	path, temp string
}

// Write writes a file. like is the event's file, whose permissions the new one
// takes, as far as the user's umask and a file in its place allow more; "" for an
// event without a file.
func Write(path, like string, write func(io.Writer) error) error {
	f, err := Prepare(path, like, write)
	if err != nil {
		return err
	}
	return f.Place()
}

// Prepare writes and flushes a file beside its place. Place puts it there, Drop
// takes it away.
func Prepare(path, like string, write func(io.Writer) error) (*File, error) {
	mode, exact, err := modeFor(path, like)
	if err != nil {
		return nil, err
	}
	sweep(filepath.Dir(path))
	f, err := beside(path, mode)
	if err != nil {
		return nil, err
	}
	err = write(f)
	if err == nil && exact {
		err = f.Chmod(mode)
	}
	if err == nil {
		err = flush(f)
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		_ = os.Remove(f.Name())
		return nil, at(path, err)
	}
	return &File{path, f.Name()}, nil
}

// Place puts the file where it belongs.
func (f *File) Place() error {
	if err := move(f.temp, f.path); err != nil {
		f.Drop()
		return at(f.path, err)
	}
	syncFolder(filepath.Dir(f.path))
	return nil
}

// Drop takes away what was not placed.
func (f *File) Drop() { _ = os.Remove(f.temp) }

// modeFor is the mode of a file: that of the event, and no wider than what stands
// in its place. exact tells that the umask has no say, as somebody has chosen the
// mode of the file that is replaced.
func modeFor(path, like string) (mode fs.FileMode, exact bool, err error) {
	mode = 0o666
	if like != "" {
		if info, err := os.Stat(like); err == nil {
			mode &= info.Mode().Perm() | 0o600
		}
	}
	old, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return mode, false, nil
	case err != nil:
		return mode, false, at(path, err)
	case !old.Mode().IsRegular():
		return mode, false, &safeopen.Refused{Path: path, Is: kind(old.Mode())}
	case old.Mode().Perm()&0o200 == 0:
		return mode, false, &fs.PathError{Op: "write", Path: path, Err: fs.ErrPermission}
	}
	return mode & old.Mode().Perm(), true, nil
}

func kind(m fs.FileMode) phrase.Text {
	switch {
	case m.IsDir():
		return phrase.New("a folder")
	case m&fs.ModeNamedPipe != 0:
		return phrase.New("a pipe")
	}
	return phrase.New("a device")
}

// Names of files that are on their way.
const (
	tempStart = ".wallchart-"
	tempEnd   = ".part"
)

// beside opens a new file in the folder of another.
func beside(path string, mode fs.FileMode) (*os.File, error) {
	name := fmt.Sprintf("%s%d-%x%s", tempStart, os.Getpid(), rand.Uint64(), tempEnd)
	f, err := os.OpenFile(filepath.Join(filepath.Dir(path), name), os.O_RDWR|os.O_CREATE|os.O_EXCL, mode)
	return f, at(path, err)
}

// sweep removes what a killed program has left in a folder. A file is on its way
// for seconds; an hour later nobody waits for it.
func sweep(folder string) {
	entries, _ := os.ReadDir(folder)
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), tempStart) || !strings.HasSuffix(e.Name(), tempEnd) || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > time.Hour {
			_ = os.Remove(filepath.Join(folder, e.Name()))
		}
	}
}

// at puts the file that the user has named into an error, instead of the one
// beside it.
func at(path string, err error) error {
	var p *fs.PathError
	var l *os.LinkError
	switch {
	case errors.As(err, &p):
		return &fs.PathError{Op: p.Op, Path: path, Err: p.Err}
	case errors.As(err, &l):
		return &fs.PathError{Op: l.Op, Path: path, Err: l.Err}
	}
	return err
}

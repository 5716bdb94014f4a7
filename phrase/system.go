package phrase

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// refusals are the system's reasons for not doing what a file needs, in words that say what to do. The first that fits is said.
var refusals = []struct {
	is   []error
	text Text
}{
	{inUse, New("another program has it open. Close it there and try again")},
	{diskFull, New("the disk is full")},
	{[]error{syscall.EROFS}, New("this disk can only be read")},
	{fileOnTheWay, New("a part of the path is a file and not a folder")},
	{[]error{syscall.EISDIR}, New("it is a folder and not a file")},
	{[]error{syscall.ENAMETOOLONG}, New("the name is too long")},
	{[]error{syscall.EIO}, New("the disk does not answer as it should. Plug it in again, or take another one")},
	{[]error{fs.ErrNotExist}, New("there is no such file or folder")},
	{[]error{fs.ErrExist}, New("there is one of that name already")},
	{[]error{fs.ErrPermission}, New("the system does not allow it: you have no right to it, or another program has it open")},
}

// ofSystem words an error of the operating system, with the path if it names one.
func ofSystem(err error) (Text, bool) {
	path, why := "", err
	switch e := err.(type) {
	case *fs.PathError:
		path, why = e.Path, e.Err
	case *os.LinkError:
		path, why = e.New, e.Err
	case *os.SyscallError:
		why = e.Err
	}
	said, known := why.(Worded)
	if !known {
		for _, r := range refusals {
			for _, is := range r.is {
				if !known && means(why, is) {
					said, known = r.text, true
				}
			}
		}
	}
	switch {
	case !known:
		return Text{}, false
	case path == "":
		return said.Words(), true
	}
	return Join(": ", Verbatim(path), said.Words()), true
}

// means tells whether an error is that reason itself: one that wraps it has words of its own.
func means(err, is error) bool {
	code, ok := err.(syscall.Errno)
	return err == is || ok && errors.Is(code, is)
}

// Package archive is the one place where files that hold others are opened: zips, and workbooks, which are zips of
// XML. A file of two megabytes can unfold to three gigabytes, so whoever opens one says how much he wants of it, and
// gets no more, whatever the file says of itself. A test in the module's root forbids every other way in.
//
// Open opens a zip; Workbook one that a spreadsheet program has written, and refuses first what its library would
// pay dearly for.
package archive

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"time"

	"wallchart/phrase"
)

// Limits is what a reader wants of an archive at most.
type Limits struct {
	Members  int   // files in it
	Unpacked int64 // bytes of all that is unpacked, together
}

// What is wrong with an archive. Each reader has its own sentence, with the cure that suits what it was looking for.
var (
	ErrDamaged  = phrase.Errorf("the archive is damaged, or has a password")
	ErrMembers  = phrase.Errorf("the archive holds more files than are looked through")
	ErrUnpacked = phrase.Errorf("unpacked, the archive is larger than is read")
)

// An Archive is an open zip.
type Archive struct {
	Members []*Member
	left    int64
}

// A Member is one file in an archive.
type Member struct {
	Name     string // with slashes, whoever has packed it
	Says     uint64 // bytes unpacked, as the archive says; it may lie
	Modified time.Time
	file     *zip.File
	in       *Archive
}

// Open lists what is in a zip and unpacks nothing. It fails with ErrDamaged or ErrMembers.
func Open(r io.ReaderAt, size int64, limits Limits) (*Archive, error) {
	z, err := zip.NewReader(r, size)
	if err != nil {
		return nil, ErrDamaged
	}
	if len(z.File) > limits.Members {
		return nil, ErrMembers
	}
	a := &Archive{left: limits.Unpacked}
	for _, f := range z.File {
		a.Members = append(a.Members, &Member{Name: strings.ReplaceAll(f.Name, `\`, "/"), Says: f.UncompressedSize64,
			Modified: f.Modified, file: f, in: a})
	}
	return a, nil
}

// Bytes is Open for an archive in memory.
func Bytes(raw []byte, limits Limits) (*Archive, error) {
	return Open(bytes.NewReader(raw), int64(len(raw)), limits)
}

// Find is the member of a name, in small letters or large; nil if there is none.
func (a *Archive) Find(name string) *Member {
	for _, m := range a.Members {
		if strings.EqualFold(m.Name, name) {
			return m
		}
	}
	return nil
}

// Open unpacks a member as it is read. Reading fails with ErrUnpacked where the archive's limit is reached, with
// ErrDamaged where what is packed is not whole.
func (m *Member) Open() (io.ReadCloser, error) {
	r, err := m.file.Open()
	if err != nil {
		return nil, ErrDamaged
	}
	return &unpacking{r, m.in}, nil
}

// unpacking takes what it reads from the archive's limit.
type unpacking struct {
	io.ReadCloser
	in *Archive
}

func (u *unpacking) Read(p []byte) (int, error) {
	n, err := u.ReadCloser.Read(p)
	if u.in.left -= int64(n); u.in.left < 0 {
		return 0, ErrUnpacked
	}
	if err != nil && err != io.EOF {
		err = ErrDamaged
	}
	return n, err
}

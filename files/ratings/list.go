package ratings

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// List is a look-up file that is open. It holds the directory in memory, some
// hundred kilobytes for a million players. Its methods may be called from
// several goroutines.
type List struct {
	Source Source
	Label  string
	Of     model.Date // the day from which the list holds; "" = not known
	Rows   int

	file  *os.File
	parts [3]part
}

// The parts of the file.
const (
	byName = iota
	byID
	byFirst
)

// part is one sorted part with its directory.
type part struct {
	start, end int64
	blocks     []block
}

// block is a place in the file where a line begins, with its key.
type block struct {
	at  int64
	key string
}

var errDamaged = phrase.Errorf("the rating list is damaged or was not written to its end: import it again")

// maxDirectory bounds the directory, which grows by 40 bytes for 400 players.
const maxDirectory = 64 << 20

// Open opens a file that Import made.
func Open(path string) (*List, error) {
	f, err := safeopen.Open(path)
	if err != nil {
		return nil, err
	}
	l := &List{file: f}
	if err := l.load(); err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return l, nil
}

// Close closes the file.
func (l *List) Close() error { return l.file.Close() }

func (l *List) load() error {
	fi, err := l.file.Stat()
	if err != nil {
		return err
	}
	size := fi.Size()
	var head [len(magic)]byte
	if _, err := l.file.ReadAt(head[:], 0); err != nil || string(head[:]) != magic {
		return phrase.Errorf("this is not a rating list that Wallchart made")
	}
	var tail [21]byte
	if _, err := l.file.ReadAt(tail[:], size-int64(len(tail))); err != nil {
		return errDamaged
	}
	footer, err := strconv.ParseInt(string(tail[:20]), 10, 64)
	end := size - int64(len(tail))
	if err != nil || tail[20] != '\n' || footer < int64(len(magic)) || footer > end || end-footer > 4096 {
		return errDamaged
	}
	foot := make([]byte, end-footer)
	if _, err := l.file.ReadAt(foot, footer); err != nil {
		return errDamaged
	}
	fields := strings.Split(strings.TrimSuffix(string(foot), "\n"), "\t")
	if len(fields) == 7 { // earlier files do not keep the day
		fields = append(fields, "")
	}
	if len(fields) != 8 {
		return errDamaged
	}
	var n [5]int64
	for i := range n {
		if n[i], err = strconv.ParseInt(fields[i], 10, 64); err != nil {
			return errDamaged
		}
	}
	if n[0] != int64(len(magic)) || !slices.IsSorted(n[:4]) || n[3] > footer || footer-n[3] > maxDirectory {
		return errDamaged
	}
	l.Rows, l.Source, l.Label = int(n[4]), Source(fields[5]), fields[6]
	l.Of = model.Date(fields[7])
	return l.directory(n[:4], footer)
}

func (l *List) directory(starts []int64, footer int64) error {
	text := make([]byte, footer-starts[3])
	if _, err := l.file.ReadAt(text, starts[3]); err != nil {
		return errDamaged
	}
	for i := range l.parts {
		p := &l.parts[i]
		p.start, p.end = starts[i], starts[i+1]
		for {
			line, rest, ok := bytes.Cut(text, []byte{'\n'})
			text = rest
			if !ok {
				return errDamaged
			}
			if len(line) == 0 {
				break
			}
			at, key, _ := strings.Cut(string(line), "\t")
			offset, err := strconv.ParseInt(at, 10, 64)
			if err != nil || offset < p.start || offset >= p.end {
				return errDamaged
			}
			p.blocks = append(p.blocks, block{offset, key})
		}
		if !slices.IsSortedFunc(p.blocks, func(a, b block) int { return cmp.Compare(a.at, b.at) }) {
			return errDamaged
		}
	}
	return nil
}

// scan calls each with the lines of a part whose keys are not before from, in
// order, until it returns false.
func (l *List) scan(which int, from string, each func(key, line []byte) bool) error {
	p := &l.parts[which]
	i, _ := slices.BinarySearchFunc(p.blocks, from, func(b block, from string) int { return strings.Compare(b.key, from) })
	i = max(i-1, 0) // lines with the key may begin before the block that starts with it
	for ; i < len(p.blocks); i++ {
		end := p.end
		if i+1 < len(p.blocks) {
			end = p.blocks[i+1].at
		}
		if end-p.blocks[i].at > 4*blockSize {
			return errDamaged
		}
		text := make([]byte, end-p.blocks[i].at)
		if _, err := l.file.ReadAt(text, p.blocks[i].at); err != nil {
			return errDamaged
		}
		for len(text) > 0 {
			line, rest, _ := bytes.Cut(text, []byte{'\n'})
			text = rest
			key, _, _ := bytes.Cut(line, []byte{'\t'})
			if string(key) >= from && !each(key, line) {
				return nil
			}
		}
	}
	return nil
}

// row reads the row at an offset that a line of the other parts gives.
func (l *List) row(line []byte) (Entry, error) {
	_, text, _ := bytes.Cut(line, []byte{'\t'})
	at, err := strconv.ParseInt(string(text), 10, 64)
	if err != nil || at < l.parts[byName].start || at >= l.parts[byName].end {
		return Entry{}, errDamaged
	}
	for size := 512; ; size *= 8 {
		b := make([]byte, size)
		n, err := l.file.ReadAt(b, at)
		if err != nil && err != io.EOF {
			return Entry{}, err
		}
		if i := bytes.IndexByte(b[:n], '\n'); i >= 0 {
			return parseRow(b[:i]), nil
		}
		if size > 2*maxLine {
			return Entry{}, errDamaged
		}
	}
}

// ByID finds the player with that ID; leading zeros count, as in US Chess' IDs.
func (l *List) ByID(id string) (Entry, bool, error) {
	var found []byte
	err := l.scan(byID, id, func(key, line []byte) bool {
		if string(key) == id {
			found = line
		}
		return false
	})
	if err != nil || found == nil {
		return Entry{}, false, err
	}
	e, err := l.row(found)
	return e, err == nil, err
}

// reversedKey is the key with the first names in front, empty if that is no
// other key.
func reversedKey(key, name []byte) string {
	if bytes.IndexByte(name, ',') < 0 {
		return ""
	}
	if r := namekey.Reversed(string(name)); r != string(key) {
		return r
	}
	return ""
}

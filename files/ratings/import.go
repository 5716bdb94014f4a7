package ratings

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"wallchart/files/archive"
	"wallchart/files/atomicfile"
	"wallchart/files/safeopen"
	"wallchart/model"
	"wallchart/phrase"
)

var errNoColumns = phrase.Errorf("the table has no column for the member's ID or name; the golden database calls them MEM_ID and MEM_NAME")

const (
	magic     = "wallchart ratings 1\n"
	blockSize = 32 << 10
	// maxUnzipped bounds what a .zip may unfold to; FIDE's XML has under 1 GB.
	maxUnzipped = 8 << 30
)

// ImportFile makes the look-up file to from the downloaded list from, which may
// still be in its .zip. A list with a single column of ratings is taken for
// rapid or blitz if its file name says so.
func ImportFile(from, to string, o Options) (Summary, error) {
	f, err := safeopen.Open(from)
	if err != nil {
		return Summary{}, err
	}
	defer f.Close()
	fi, err := f.Stat()
	if err != nil {
		return Summary{}, err
	}
	var head [4]byte
	n, _ := f.ReadAt(head[:], 0)
	if string(head[:n]) != "PK\x03\x04" {
		return importAs(f, fi.Size(), filepath.Base(from), fi.ModTime(), to, o)
	}
	a, err := archive.Open(f, fi.Size(), archive.Limits{Members: 1000, Unpacked: maxUnzipped})
	if err != nil {
		return Summary{}, phrase.Errorf("%s is a damaged .zip: download it again (%w)", filepath.Base(from), err)
	}
	for _, member := range a.Members {
		switch strings.ToLower(filepath.Ext(member.Name)) {
		case ".txt", ".xml", ".dbf", ".tsv", ".csv":
			r, err := member.Open()
			if err != nil {
				return Summary{}, phrase.Errorf("%s in %s cannot be unpacked: %w", member.Name, filepath.Base(from), err)
			}
			defer r.Close()
			return importAs(r, int64(member.Says), member.Name, member.Modified, to, o)
		}
	}
	return Summary{}, phrase.Errorf("%s has no list in it: expected a .txt, .xml or .dbf", filepath.Base(from))
}

func importAs(r io.Reader, size int64, name string, saved time.Time, to string, o Options) (Summary, error) {
	name = strings.ToLower(name)
	for _, k := range []Kind{Rapid, Blitz} {
		if strings.Contains(name, k.String()) {
			o.Kind = k
		}
	}
	return build(to, o, reading(r, size, o, model.Date(saved.Format(time.DateOnly))))
}

// reading is how build reads a published list. Saved is the day of its file, for a list that does not say from when it holds.
func reading(r io.Reader, size int64, o Options, saved model.Date) func(Options, func(*Entry) error) (Summary, error) {
	return func(total Options, each func(*Entry) error) (Summary, error) {
		if o.Progress != nil {
			total.Progress = func(done, _ int64) { o.Progress(done, size) }
		}
		sum, err := Read(r, total, each)
		sum.Of = cmp.Or(sum.Of, saved)
		return sum, err
	}
}

// build makes the look-up file of what read hands on. The former file stays until the new one is complete; a List of it that is
// open should be closed first, as Windows does not replace a file that is in use.
func build(to string, o Options, read func(Options, func(*Entry) error) (Summary, error)) (Summary, error) {
	folder := filepath.Dir(to)
	sweep(folder)
	rows := newSorter(folder)
	defer rows.close()
	var row []byte
	sum, err := read(Options{Kind: o.Kind, Cancelled: o.Cancelled}, func(e *Entry) error {
		row = e.row(row[:0])
		return rows.add(row)
	})
	if err != nil {
		return sum, err
	}
	if sum.Rows == 0 {
		return sum, phrase.Errorf("the list has no players that can be read (%d rows could not be)", sum.Skipped)
	}
	sum.Of = cmp.Or(o.Of, sum.Of)
	out, err := atomicfile.Prepare(to, "", func(w io.Writer) error { return write(w, rows, sum, o) })
	if errors.Is(err, ErrCancelled) {
		return sum, err
	}
	if err != nil {
		return sum, phrase.Errorf("the rating list cannot be written: %w", err)
	}
	if err := out.Place(); err != nil {
		return sum, phrase.Errorf("the new rating list cannot take the place of the former one; is it in use? %w", err)
	}
	return sum, nil
}

// sweep removes what an import left behind that was killed a day ago or more.
func sweep(folder string) {
	left, _ := filepath.Glob(filepath.Join(folder, ".wallchart-*.tmp"))
	for _, name := range left {
		if fi, err := os.Stat(name); err == nil && time.Since(fi.ModTime()) > 24*time.Hour {
			os.Remove(name)
		}
	}
}

// writer writes the parts of the file and keeps its directory.
type writer struct {
	out       *bufio.Writer
	at        int64
	next      int64 // where the next entry of the directory is due
	directory bytes.Buffer
	cancelled func() bool
	lines     int
}

// line writes a line, with an entry in the directory if a block begins here.
func (w *writer) line(key, line []byte) error {
	if w.at >= w.next {
		fmt.Fprintf(&w.directory, "%d\t%s\n", w.at, key)
		w.next = w.at + blockSize
	}
	if w.lines++; w.lines%(1<<16) == 0 && w.cancelled != nil && w.cancelled() {
		return ErrCancelled
	}
	w.out.Write(line)
	w.at += int64(len(line)) + 1
	return w.out.WriteByte('\n')
}

// part begins the next part of the file.
func (w *writer) part() int64 {
	w.directory.WriteByte('\n') // an empty line ends the directory of a part
	w.next = w.at
	return w.at
}

// idsOf are the IDs by which a row is found: of one's own list those that there are, FIDE's among them.
func idsOf(form Form, id, line []byte) [][]byte {
	if form != OwnList {
		return [][]byte{id}
	}
	var all [][]byte
	e := parseRow(line)
	for _, id := range []string{e.ID, e.FideID} {
		if id != "" && (all == nil || id != e.ID) {
			all = append(all, []byte(id))
		}
	}
	return all
}

func write(file io.Writer, rows *sorter, sum Summary, o Options) error {
	w := &writer{out: bufio.NewWriterSize(file, 1<<18), cancelled: o.Cancelled}
	w.out.WriteString(magic)
	w.at = int64(len(magic))
	w.next = w.at
	ids, reversed := newSorter(rows.folder), newSorter(rows.folder)
	defer ids.close()
	defer reversed.close()
	var b []byte
	starts := []int64{w.at}
	err := rows.merge(func(line []byte) error {
		key, rest, _ := bytes.Cut(line, []byte{'\t'})
		id, rest, _ := bytes.Cut(rest, []byte{'\t'})
		name, _, _ := bytes.Cut(rest, []byte{'\t'})
		for _, id := range idsOf(sum.Form, id, line) {
			b = strconv.AppendInt(append(append(b[:0], id...), '\t'), w.at, 10)
			if err := ids.add(b); err != nil {
				return err
			}
		}
		if r := reversedKey(key, name); r != "" {
			b = strconv.AppendInt(append(append(b[:0], r...), '\t'), w.at, 10)
			if err := reversed.add(b); err != nil {
				return err
			}
		}
		return w.line(key, line)
	})
	if err != nil {
		return err
	}
	for _, s := range []*sorter{ids, reversed} {
		starts = append(starts, w.part())
		if err := s.merge(func(line []byte) error {
			key, _, _ := bytes.Cut(line, []byte{'\t'})
			return w.line(key, line)
		}); err != nil {
			return err
		}
	}
	starts = append(starts, w.part())
	w.out.Write(w.directory.Bytes())
	footer := w.at + int64(w.directory.Len())
	fmt.Fprintf(w.out, "%d\t%d\t%d\t%d\t%d\t%s\t%s\t%s\n", starts[0], starts[1], starts[2], starts[3], sum.Rows, sum.Form.Source(),
		clean(nil, o.Label), sum.Of)
	fmt.Fprintf(w.out, "%020d\n", footer)
	return w.out.Flush()
}

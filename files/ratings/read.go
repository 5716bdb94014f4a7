package ratings

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"wallchart/files/dbf"
	"wallchart/model"
	"wallchart/phrase"
)

// Form is how a list is written.
type Form string

// Forms.
const (
	FIDEText    Form = "FIDE text"
	FIDEXML     Form = "FIDE XML"
	USChessDBF  Form = "US Chess dBase"
	USChessText Form = "US Chess text"
	OwnList     Form = "own list"
)

// Source is who publishes lists in that form.
func (f Form) Source() Source {
	switch f {
	case FIDEText, FIDEXML:
		return FIDE
	case OwnList:
		return Own
	}
	return USChess
}

// Unread is a row that could not be read.
type Unread struct {
	Line int // line, or record of a dBase table, from 1
	Text string
	Why  phrase.Text
}

// Summary is what became of a list.
type Summary struct {
	Form    Form
	Rows    int      // players read
	Skipped int      // rows that could not be read
	Unread  []Unread // the first hundred of them
	Notes   []phrase.Text
	Of      model.Date // the day from which the list holds, where it says so: the first of a month
}

// Options are how a list is to be read. The zero value will do.
type Options struct {
	// Kind is the rating that a list with a single column of ratings has.
	Kind Kind
	// Label names the list for the organiser: "FIDE, October 2026".
	Label string
	// Of is the day from which the list holds; without it the list's own word, or the day on which its file was saved.
	Of model.Date
	// Progress is told how many bytes of how many are done; total is 0 if not
	// known. It is called a few hundred times.
	Progress func(done, total int64)
	// Cancelled is asked as often as Progress is told.
	Cancelled func() bool
}

// ErrCancelled is returned when Options.Cancelled said so.
var ErrCancelled = phrase.Errorf("the import was cancelled; the former list is still there")

// maxNonsense is how many rows without a single player are looked at.
const maxNonsense = 10000

// maxLine is how long a line of a list may be; real ones have 200 characters.
const maxLine = 1 << 14

// detect tells the form of a list by its first few kilobytes.
func detect(head []byte) (Form, error) {
	text := strings.TrimSpace(strings.TrimPrefix(string(head), "\ufeff"))
	first, _, _ := strings.Cut(text, "\n")
	lower := strings.ToLower(first)
	switch {
	case dbf.Looks(head):
		return USChessDBF, nil
	case strings.HasPrefix(text, "<") && (strings.Contains(text, "<player") || strings.Contains(text, "<fideid")):
		return FIDEXML, nil
	case strings.Contains(lower, "id number") && strings.Contains(lower, "name") && strings.Contains(lower, "fed"):
		return FIDEText, nil
	case usTextLayout(head) != nil:
		return USChessText, nil
	}
	return "", phrase.Errorf("this is none of the rating lists that can be read: FIDE's text or XML, US Chess' dBase table or text")
}

// Read reads a list and hands its players on one by one. The entry is only
// valid during the call. An error of each ends the reading.
func Read(r io.Reader, o Options, each func(*Entry) error) (Summary, error) {
	in := bufio.NewReaderSize(&meter{r: r, o: o}, 1<<16)
	head, err := in.Peek(1 << 14)
	if errors.Is(err, ErrCancelled) {
		return Summary{}, err
	}
	form, err := detect(head)
	if err != nil {
		return Summary{}, err
	}
	s := &sink{Summary: Summary{Form: form}, each: each}
	switch form {
	case FIDEText:
		err = s.fideText(in, o.Kind)
	case FIDEXML:
		err = s.fideXML(in, o.Kind)
	case USChessDBF:
		err = s.usDBF(in)
	case USChessText:
		err = s.usText(in, head)
	}
	return s.Summary, err
}

// sink takes what the readers find.
type sink struct {
	Summary
	each func(*Entry) error
}

// take hands on an entry if it is one.
func (s *sink) take(e *Entry, line int, text []byte) error {
	if why := e.valid(s.Form == OwnList); !why.Empty() {
		return s.skip(line, text, why)
	}
	s.Rows++
	return s.each(e)
}

// skip counts a row that cannot be read. A file of nothing else is given up.
func (s *sink) skip(line int, text []byte, why phrase.Text) error {
	s.Skipped++
	if len(s.Unread) < 100 {
		s.Unread = append(s.Unread, Unread{line, strings.ToValidUTF8(string(text[:min(len(text), 200)]), "?"), why})
	}
	if s.Rows == 0 && s.Skipped >= maxNonsense {
		return phrase.Errorf("none of the first %d rows is a player; the first cannot be read because of this: %s", maxNonsense,
			s.Unread[0].Why)
	}
	return nil
}

// lines calls each with every line that is not empty, without its end. Lines
// that are too long are skipped.
func (s *sink) lines(in *bufio.Reader, each func(no int, line []byte) error) error {
	for no := 1; ; no++ {
		line, err := in.ReadSlice('\n')
		if len(line) > maxLine || errors.Is(err, bufio.ErrBufferFull) {
			if err := s.skip(no, line, phrase.New("the line is too long")); err != nil {
				return err
			}
			for errors.Is(err, bufio.ErrBufferFull) {
				_, err = in.ReadSlice('\n')
			}
			line = nil
		}
		if line = bytes.TrimRight(line, "\r\n\x1a"); len(bytes.TrimSpace(line)) > 0 {
			if err := each(no, line); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// decode is a text of the list in UTF-8: as it is if it is, else from
// Windows-1252.
func decode(b []byte) string {
	if utf8.Valid(b) {
		return string(b)
	}
	out, err := charmap.Windows1252.NewDecoder().Bytes(b)
	if err != nil {
		return strings.ToValidUTF8(string(b), "?")
	}
	return string(out)
}

// meter counts what is read, tells it, and stops when it is told.
type meter struct {
	r     io.Reader
	o     Options
	done  int64
	told  int64 // bytes at which it is told next
	total int64
}

func (m *meter) Read(p []byte) (int, error) {
	n, err := m.r.Read(p)
	m.done += int64(n)
	if m.done >= m.told || err == io.EOF {
		m.told = m.done + 1<<20
		if m.o.Progress != nil {
			m.o.Progress(m.done, m.total)
		}
		if m.o.Cancelled != nil && m.o.Cancelled() {
			return 0, ErrCancelled
		}
	}
	return n, err
}

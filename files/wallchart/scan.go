package wallchart

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"wallchart/phrase"
)

// scanner walks through a JSON document record by record, knows the line it is
// on and never holds more than one record.
type scanner struct {
	source  *meter
	json    *json.Decoder
	found   Unreadable
	records int
	lenient bool // newer minor version: what is unknown is noted and passed over
	notes   []phrase.Text
}

// errStop ends the walk: what follows cannot be found in what is there.
var errStop = errors.New("the walk through the file is over")

// meter counts lines, and refuses to hand out more than a record may have
// before the record is finished.
type meter struct {
	r      io.Reader
	read   int64
	upTo   int64   // no byte beyond this one
	breaks []int64 // offsets of line ends that are not yet passed
	line   int     // line of what was passed
}

var (
	errTooLong = phrase.Errorf("a single record is longer than %d kB, which none of an event is", maxRecord>>10)
	errTooBig  = phrase.Errorf("the file is larger than %d MB, which no event is", maxBytes>>20)
)

func (m *meter) Read(p []byte) (int, error) {
	if m.read >= maxBytes {
		return 0, errTooBig
	}
	if m.read >= m.upTo {
		return 0, errTooLong
	}
	if int64(len(p)) > m.upTo-m.read {
		p = p[:m.upTo-m.read]
	}
	n, err := m.r.Read(p)
	for from := 0; ; {
		i := bytes.IndexByte(p[from:n], '\n')
		if i < 0 {
			break
		}
		m.breaks = append(m.breaks, m.read+int64(from+i))
		from += i + 1
	}
	m.read += int64(n)
	return n, err
}

// lineAt is the line of an offset; offsets never go back by more than a record.
func (m *meter) lineAt(offset int64) int {
	line := m.line
	for _, b := range m.breaks {
		if b >= offset {
			break
		}
		line++
	}
	return line
}

// pass says that everything before the offset is done with.
func (m *meter) pass(offset int64) {
	for len(m.breaks) > 0 && m.breaks[0] < offset {
		m.breaks = m.breaks[1:]
		m.line++
	}
	m.upTo = offset + maxRecord + maxBetween
}

func newScanner(r io.Reader) *scanner {
	m := &meter{r: r, line: 1, upTo: maxRecord + maxBetween}
	return &scanner{source: m, json: json.NewDecoder(m)}
}

func (s *scanner) line() int { return s.source.lineAt(s.json.InputOffset()) }

// problem notes what is wrong; too many of them end the walk.
func (s *scanner) problem(line int, what phrase.Format, args ...any) error {
	return s.wrong(line, phrase.New(what, args...))
}

func (s *scanner) wrong(line int, what phrase.Text) error {
	s.found = append(s.found, Problem{line, what})
	if len(s.found) >= maxProblems {
		s.found = append(s.found, Problem{line, phrase.New("and so on; reading stopped here")})
		return errStop
	}
	return nil
}

// broken notes why the walk cannot go on.
func (s *scanner) broken(err error) error {
	var syntax *json.SyntaxError
	line := s.nextLine()
	what := phrase.New("%s", err)
	switch {
	case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF):
		line = s.source.lineAt(s.source.read)
		what = phrase.New("the file ends here in the middle, it is not whole; open the version before it")
	case errors.As(err, &syntax):
		what = notJSON(syntax)
	}
	s.found = append(s.found, Problem{line, what})
	return errStop
}

func (s *scanner) delim(want json.Delim, what phrase.Text) error {
	tok, err := s.json.Token()
	if err != nil {
		return s.broken(err)
	}
	if tok != want {
		s.found = append(s.found, Problem{s.line(), phrase.New("here should be %s, beginning with %q", what, want.String())})
		return errStop
	}
	return nil
}

// nextLine is the line of the value that comes next, as far as it is read.
func (s *scanner) nextLine() int {
	skip := int64(0)
	if ahead, ok := s.json.Buffered().(io.ByteReader); ok {
		for c, err := ahead.ReadByte(); err == nil && strings.IndexByte(" \t\r\n,:", c) >= 0; c, err = ahead.ReadByte() {
			skip++
		}
	}
	return s.source.lineAt(s.json.InputOffset() + skip)
}

// object walks through an object's keys; field reads each one's value.
func (s *scanner) object(what phrase.Text, field func(key string) error) error {
	if err := s.delim('{', what); err != nil {
		return err
	}
	var seen []string
	for s.json.More() {
		tok, err := s.json.Token()
		if err != nil {
			return s.broken(err)
		}
		key, _ := tok.(string)
		line := s.line()
		s.source.pass(s.json.InputOffset())
		if slices.Contains(seen, key) {
			_ = s.problem(line, "the field %q stands here a second time; delete one of the two", clip(key))
			return errStop
		}
		if seen = append(seen, key); len(seen) > maxKeys {
			_ = s.problem(line, "%s has more than %d fields", what, maxKeys)
			return errStop
		}
		if err := field(key); err != nil {
			return err
		}
	}
	return s.end()
}

// array walks through an array's values; item reads each one.
func (s *scanner) array(what phrase.Text, item func() error) error {
	if err := s.delim('[', what); err != nil {
		return err
	}
	for s.json.More() {
		if err := item(); err != nil {
			return err
		}
	}
	return s.end()
}

func (s *scanner) end() error {
	if _, err := s.json.Token(); err != nil {
		return s.broken(err)
	}
	return nil
}

// record reads the next value whole into v. What does not fit is noted with its
// line, and the walk goes on; ok tells whether it fitted.
func (s *scanner) record(v any) (line int, ok bool, err error) {
	var raw json.RawMessage
	if err := s.json.Decode(&raw); err != nil {
		return line, false, s.broken(err)
	}
	start := s.json.InputOffset() - int64(len(raw))
	line = s.source.lineAt(start)
	wrong := strict(raw)
	at := line
	if wrong != nil {
		at = s.source.lineAt(start + int64(wrong.at))
	}
	s.source.pass(s.json.InputOffset())
	if err := s.count(1); err != nil {
		return line, false, err
	}
	if wrong != nil {
		return line, false, s.wrong(at, wrong.what)
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	fault := d.Decode(v)
	if fault != nil && s.lenient {
		if field, unknown := unknownField(fault); unknown {
			s.note(line, phrase.New("the field %q", field))
			fault = json.Unmarshal(raw, v)
		}
	}
	if fault != nil {
		return line, false, s.wrong(line, inWords(fault))
	}
	return line, true, nil
}

// count ends the walk when there are more records than any event has.
func (s *scanner) count(n int) error {
	if s.records += n; s.records > maxRecords {
		_ = s.problem(s.line(), "there are more than %d records, which no event has", maxRecords)
		return errStop
	}
	return nil
}

func (s *scanner) note(line int, what phrase.Text) {
	if len(s.notes) < maxProblems {
		s.notes = append(s.notes, phrase.New("Line %d: %s was not understood and will be lost when the file is saved.", line, what))
	}
}

// unknown passes over the value of an unknown key.
func (s *scanner) unknown(key string) error {
	line := s.line()
	if !s.lenient {
		if err := s.problem(line, "the field %q is unknown", clip(key)); err != nil {
			return err
		}
	} else {
		s.note(line, phrase.New("the field %q", clip(key)))
	}
	var raw json.RawMessage
	if err := s.json.Decode(&raw); err != nil {
		return s.broken(err)
	}
	return nil
}

func clip(s string) string {
	if len(s) > 40 {
		return strings.ToValidUTF8(s[:40], "") + "…"
	}
	return s
}

package ratings

import (
	"bufio"
	"bytes"
	"strconv"
	"strings"

	"wallchart/files/dbf"
	"wallchart/files/pattern"
	"wallchart/model"
)

// What the columns of US Chess' lists hold.
type usColumn int

const (
	usNone usColumn = iota
	usID
	usName
	usState
	usExpires
	usRegular
	usQuick
	usBlitz
	usBorn
	usSex
	usTitle
	usFed
	usFideID
)

// usNames are the names that the columns have in the golden database
// (TARATSUP.DBF), in the supplements, in the lists combined with FIDE's, and in
// text that directors export.
var usNames = []struct {
	column usColumn
	names  string
}{
	{usID, " MEM_ID R_MEM_ID MEMBER_ID USCF_ID USCHESS_ID ID "},
	{usName, " MEM_NAME R_MEM_NAME NAME FULL_NAME "},
	{usState, " STATE R_STATE "},
	{usExpires, " EXPIRED R_EXP_DATE EXP_DATE EXPIRES EXPIRATION "},
	{usRegular, " R_LPB_RAT R_RATING1 REGULAR REG RATING REG_RATING "},
	{usQuick, " Q_LPB_RAT R_RATING2 QUICK QUICK_RATING "},
	{usBlitz, " B_LPB_RAT BLITZ BLITZ_RATING "},
	{usBorn, " BYEAR BIRTH_YEAR BORN "},
	{usSex, " GENDER SEX "},
	{usTitle, " TITLE "},
	{usFed, " FEDERATION FED "},
	{usFideID, " FIDE_ID FIDEID F_ID "},
}

func usColumnOf(name string) usColumn {
	name = strings.ToUpper(strings.NewReplacer(" ", "_", "-", "_", ".", "").Replace(strings.TrimSpace(name)))
	if name != "" {
		for _, c := range usNames {
			if strings.Contains(c.names, " "+name+" ") {
				return c.column
			}
		}
	}
	return usNone
}

// set puts the text of a column into the entry.
func (c usColumn) set(e *Entry, text string) {
	switch c {
	case usID:
		e.ID = text
	case usName:
		e.Name = text
	case usState:
		e.State = text
	case usExpires:
		e.Expires = usDate(text)
	case usRegular:
		e.Ratings[Standard] = rating([]byte(text))
	case usQuick:
		e.Ratings[Rapid] = rating([]byte(text))
	case usBlitz:
		e.Ratings[Blitz] = rating([]byte(text))
	case usBorn:
		e.Born, _ = strconv.Atoi(text)
	case usSex:
		e.Sex = sex(text)
	case usTitle:
		e.Title = text
	case usFed:
		e.Federation = text
	case usFideID:
		e.FideID = strings.TrimLeft(text, "0")
	}
}

var (
	isoDate = pattern.New(`^([12]\d{3})-?(0[1-9]|1[0-2])-?([0-3]\d)$`)
	usaDate = pattern.New(`^(\d{1,2})/(\d{1,2})/([12]\d{3})$`)
)

// usDate reads 20271231, 2027-12-31 and 12/31/2027.
func usDate(s string) model.Date {
	if m := isoDate.FindStringSubmatch(s); m != nil {
		return model.Date(m[1] + "-" + m[2] + "-" + m[3])
	}
	if m := usaDate.FindStringSubmatch(s); m != nil {
		two := func(s string) string { return ("0" + s)[len(s)-1:] }
		return model.Date(m[3] + "-" + two(m[1]) + "-" + two(m[2]))
	}
	return ""
}

func (s *sink) usDBF(in *bufio.Reader) error {
	t, err := dbf.NewReader(in)
	if err != nil {
		return err
	}
	columns := make([]usColumn, len(t.Fields))
	known := map[usColumn]bool{}
	for i, f := range t.Fields {
		if c := usColumnOf(f.Name); !known[c] {
			columns[i], known[c] = c, true
		}
	}
	if !known[usID] || !known[usName] {
		return errNoColumns
	}
	for t.Next() {
		var e Entry
		for i, c := range columns {
			if c != usNone {
				c.set(&e, t.Text(i))
			}
		}
		if err := s.take(&e, t.Number(), []byte(e.ID+" "+e.Name)); err != nil {
			return err
		}
	}
	s.Notes = append(s.Notes, t.Notes...)
	return t.Err()
}

// usLayout is how a text list is written.
type usLayout struct {
	comma   byte // between the fields; 0 for fixed columns
	columns []usColumn
	fields  []field // of fixed columns
	heading bool    // the first line names the columns
}

func (s *sink) usText(in *bufio.Reader, head []byte) error {
	l := usTextLayout(head)
	return s.lines(in, func(no int, line []byte) error {
		if l.heading && no == 1 {
			return nil
		}
		var e Entry
		fields := l.split(line)
		for i, c := range l.columns {
			if c != usNone && i < len(fields) {
				c.set(&e, decode(fields[i]))
			}
		}
		return s.take(&e, no, line)
	})
}

// usTextLayout finds out how a text list is written, by its heading or, if it
// has none, by what stands in the columns of its first lines. Nil if it is no
// such list.
func usTextLayout(head []byte) *usLayout {
	head = bytes.TrimPrefix(head, []byte("\xef\xbb\xbf"))
	lines := bytes.Split(head, []byte("\n"))
	if len(lines) > 1 {
		lines = lines[:len(lines)-1] // the last may be cut off
	}
	for _, comma := range []byte{'\t', ',', 0} {
		l := &usLayout{comma: comma, heading: true}
		names := [][]byte{}
		if comma == 0 {
			l.fields = heading(strings.TrimRight(string(lines[0]), "\r"))
			for _, f := range l.fields {
				names = append(names, []byte(f.name))
			}
		} else {
			names = l.split(lines[0])
		}
		known := map[usColumn]bool{}
		for _, n := range names {
			c := usColumnOf(string(n))
			if known[c] {
				c = usNone
			}
			l.columns, known[c] = append(l.columns, c), true
		}
		if known[usID] && known[usName] {
			return l
		}
	}
	l := &usLayout{comma: '\t'}
	if l.guess(lines) {
		return l
	}
	return nil
}

// split takes a line apart. Fields between commas may be in quotes.
func (l *usLayout) split(line []byte) [][]byte {
	var out [][]byte
	switch l.comma {
	case 0:
		for _, f := range l.fields {
			start, end := min(f.start, len(line)), min(f.end, len(line))
			out = append(out, line[start:end])
		}
	case ',':
		quoted, start := false, 0
		for i, c := range line {
			if c == '"' {
				quoted = !quoted
			} else if c == ',' && !quoted {
				out = append(out, line[start:i])
				start = i + 1
			}
		}
		out = append(out, line[start:])
	default:
		out = bytes.Split(line, []byte{l.comma})
	}
	for i := range out {
		out[i] = bytes.TrimSpace(bytes.Trim(bytes.TrimSpace(out[i]), `"`))
	}
	return out
}

var (
	likeID     = pattern.New(`^[123]\d{7}$`)
	likeName   = pattern.New(`^[\pL'’. -]+,[\pL'’. -]+$`)
	likeState  = pattern.New(`^[A-Z]{2}$`)
	likeRating = pattern.New(`^(\d{3,4}([*/P]\d*)?|(?i:unr\.?))$`)
)

// guess finds the columns by what most of their fields look like. Ratings come
// in the order regular, quick, blitz.
func (l *usLayout) guess(lines [][]byte) bool {
	var votes []map[usColumn]int
	for _, line := range lines {
		for i, f := range l.split(line) {
			if i == len(votes) {
				votes = append(votes, map[usColumn]int{})
			}
			switch {
			case usDate(string(f)) != "":
				votes[i][usExpires]++
			case likeID.Match(f):
				votes[i][usID]++
			case likeName.Match(f):
				votes[i][usName]++
			case likeState.Match(f):
				votes[i][usState]++
			case likeRating.Match(f):
				votes[i][usRegular]++
			}
		}
	}
	known := map[usColumn]bool{}
	for _, v := range votes {
		best := usNone
		for _, c := range []usColumn{usID, usName, usState, usExpires, usRegular} {
			if v[c] > v[best] {
				best = c
			}
		}
		for known[best] && (best == usRegular || best == usQuick) {
			best++
		}
		if known[best] {
			best = usNone
		}
		l.columns, known[best] = append(l.columns, best), true
	}
	return known[usID] && known[usName] && known[usRegular]
}

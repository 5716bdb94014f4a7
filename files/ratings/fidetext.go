package ratings

import (
	"bufio"
	"bytes"
	"cmp"
	"strconv"
	"strings"
	"time"

	"wallchart/model"
	"wallchart/phrase"
)

// field is a column of a list in fixed columns.
type field struct {
	name       string
	start, end int // bytes; end of the last is the end of the line
}

// heading finds the columns below a heading: each begins where its word begins
// and ends where the next one begins.
func heading(line string) []field {
	// In the lists of before 2012 some words touch, and "ID Number" is one name.
	line = strings.NewReplacer("ID Number", "ID_Number", "ID number", "ID_Number", "TitlFed", "Tit Fed",
		"GamesBorn", "Game Born").Replace(line)
	var fs []field
	for i := 0; i < len(line); {
		if line[i] == ' ' {
			i++
			continue
		}
		end := strings.IndexByte(line[i:], ' ')
		if end < 0 {
			end = len(line) - i
		}
		if len(fs) > 0 {
			fs[len(fs)-1].end = i
		}
		fs = append(fs, field{line[i : i+end], i, 1 << 20})
		i += end
	}
	return fs
}

// fideLayout says where the fields of an Entry stand; -1 if nowhere.
type fideLayout struct {
	fields                                        []field
	id, name, fed, sex, title, wtitle, born, flag int
	ratings                                       [3]int
	first                                         int // index of the first column of ratings
	of                                            model.Date
}

func newFIDELayout(line string, kind Kind) (fideLayout, error) {
	l := fideLayout{fields: heading(line), ratings: [3]int{-1, -1, -1}}
	at := func(names ...string) int {
		for i, f := range l.fields {
			for _, n := range names {
				if strings.EqualFold(f.name, n) {
					return i
				}
			}
		}
		return -1
	}
	l.id, l.name, l.fed = at("ID_Number"), at("Name"), at("Fed")
	l.sex, l.title, l.wtitle = at("Sex"), at("Tit", "Titl"), at("WTit")
	l.born, l.flag = at("B-day", "Born"), at("Flag")
	l.ratings[Standard], l.ratings[Rapid], l.ratings[Blitz] = at("SRtng"), at("RRtng"), at("BRtng")
	if l.ratings == [3]int{-1, -1, -1} {
		// The only column of ratings is named after the month: OCT26, Mar11.
		for i, f := range l.fields {
			if of := monthOf(f.name); of != "" {
				l.ratings[kind], l.of = i, of
			}
		}
	}
	l.first = len(l.fields)
	for _, i := range l.ratings {
		if i >= 0 {
			l.first = min(l.first, i)
		}
	}
	if l.id < 0 || l.name < 0 || l.first == len(l.fields) {
		return l, phrase.Errorf("the heading of the FIDE list has no column for ID, name or rating: %q", line)
	}
	return l, nil
}

// monthOf is the first day of the month that a column is named after: OCT26; "" for another column.
func monthOf(name string) model.Date {
	t, err := time.Parse("Jan06", name)
	if err != nil {
		return ""
	}
	return model.Date(t.Format(time.DateOnly))
}

// cell is a column of a line. Columns from the ratings on may be shifted: a
// list of arbiter titles that is too long pushes them to the right.
func (l *fideLayout) cell(line []byte, i, shift int) []byte {
	if i < 0 {
		return nil
	}
	start, end := l.fields[i].start, l.fields[i].end
	if i >= l.first {
		start, end = start+shift, end+shift
	}
	if start >= len(line) {
		return nil
	}
	return bytes.TrimSpace(line[start:min(end, len(line))])
}

func (s *sink) fideText(in *bufio.Reader, kind Kind) error {
	var l fideLayout
	width := 0
	return s.lines(in, func(no int, line []byte) error {
		if l.fields == nil {
			var err error
			l, err = newFIDELayout(strings.TrimPrefix(string(line), "\ufeff"), kind)
			s.Of = l.of
			return err
		}
		if width == 0 {
			width = len(line)
		}
		shift := 0
		if !l.ratingsFit(line, shift) {
			shift = max(len(line)-width, 0)
		}
		if !l.ratingsFit(line, shift) {
			return s.skip(no, line, phrase.New("the ratings do not stand in their columns"))
		}
		cell := func(i int) string { return string(l.cell(line, i, shift)) }
		e := Entry{ID: cell(l.id), Name: decode([]byte(cell(l.name))), Federation: cell(l.fed), Title: cmp.Or(cell(l.title), cell(l.wtitle)),
			Sex: sex(cell(l.sex))}
		for k, i := range l.ratings {
			e.Ratings[k] = rating([]byte(cell(i)))
		}
		e.Born, _ = strconv.Atoi(cell(l.born))
		flag := cell(l.flag)
		if l.sex < 0 && strings.Contains(flag, "w") {
			e.Sex = "w"
		}
		e.Inactive = strings.Contains(flag, "i")
		return s.take(&e, no, line)
	})
}

// ratingsFit tells whether there are numbers, or nothing, where the ratings and
// the year of birth stand.
func (l *fideLayout) ratingsFit(line []byte, shift int) bool {
	for _, i := range append(l.ratings[:], l.born) {
		if len(bytes.Trim(l.cell(line, i, shift), "0123456789")) > 0 {
			return false
		}
	}
	return true
}

// rating is a list's cell; what is no rating is none.
func rating(b []byte) model.Rating {
	n, _ := model.ParseRating(string(b))
	return n
}

// sex is "m", "w" or nothing for the letters of the lists.
func sex(s string) string {
	switch strings.ToLower(s) {
	case "m":
		return "m"
	case "f", "w":
		return "w"
	}
	return ""
}

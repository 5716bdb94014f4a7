package ratings

import (
	"bytes"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Source is the federation that published a list.
type Source string

// Sources.
const (
	FIDE    Source = "FIDE"
	USChess Source = "US Chess"
	Own     Source = "Own" // the organiser's own list
)

// Kind is one of the ratings that a player has: a section's time control says
// which of them it takes.
type Kind = model.TimeControl

// Kinds of ratings. US Chess calls them regular, quick and blitz.
const (
	Standard = model.Standard
	Rapid    = model.Rapid
	Blitz    = model.Blitz
)

// Rates is which of a player's ratings the lists of the source hold.
func (s Source) Rates() model.RatingKind {
	switch s {
	case FIDE:
		return model.KindFIDE
	case Own:
		return model.KindOwn
	}
	return model.KindNational
}

// Entry is a player in a list.
type Entry struct {
	ID         string
	Name       string // as in the list, the surname first
	Federation string // three letters
	State      string // US Chess
	Title      string // GM, WFM, …
	Sex        string // "m", "w" or empty
	Born       int    // year, 0 = not known
	Ratings    [3]model.Rating
	Inactive   bool
	Expires    model.Date // end of the membership, US Chess
	FideID     string     // in a list that is not FIDE's
}

// Rating is the rating of that kind, 0 for none.
func (e *Entry) Rating(k Kind) model.Rating { return e.Ratings[k] }

// columns of a row after its key.
const (
	colID = iota
	colName
	colFed
	colState
	colTitle
	colSex
	colBorn
	colStandard
	colRapid
	colBlitz
	colFlag
	colExpires
	colFideID
	columnsOfRow
)

// row appends the entry as a line of the file, without its end.
func (e *Entry) row(b []byte) []byte {
	b = append(b, namekey.Key(e.Name)...)
	for i := range columnsOfRow {
		b = append(b, '\t')
		switch i {
		case colID:
			b = clean(b, e.ID)
		case colName:
			b = clean(b, e.Name)
		case colFed:
			b = clean(b, e.Federation)
		case colState:
			b = clean(b, e.State)
		case colTitle:
			b = clean(b, e.Title)
		case colSex:
			b = clean(b, e.Sex)
		case colBorn:
			b = number(b, e.Born)
		case colStandard, colRapid, colBlitz:
			b = number(b, int(e.Ratings[i-colStandard]))
		case colFlag:
			if e.Inactive {
				b = append(b, 'i')
			}
		case colExpires:
			b = clean(b, string(e.Expires))
		case colFideID:
			b = clean(b, e.FideID)
		}
	}
	return bytes.TrimRight(b, "\t")
}

// clean appends the text without characters that separate fields and lines.
func clean(b []byte, s string) []byte {
	for i := range len(s) {
		if s[i] < ' ' {
			return append(b, strings.Map(func(r rune) rune {
				if r < ' ' {
					return ' '
				}
				return r
			}, s)...)
		}
	}
	return append(b, s...)
}

func number(b []byte, n int) []byte {
	if n == 0 {
		return b
	}
	return strconv.AppendInt(b, int64(n), 10)
}

// parseRow reads a line of the file.
func parseRow(line []byte) Entry {
	_, rest, _ := strings.Cut(string(line), "\t")
	var f [columnsOfRow]string
	for i := range f {
		f[i], rest, _ = strings.Cut(rest, "\t")
	}
	e := Entry{
		ID: f[colID], Name: f[colName], Federation: f[colFed], State: f[colState], Title: f[colTitle],
		Sex: f[colSex], Inactive: f[colFlag] == "i", Expires: model.Date(f[colExpires]), FideID: f[colFideID],
	}
	e.Born, _ = strconv.Atoi(f[colBorn])
	for k := range e.Ratings {
		n, _ := strconv.Atoi(f[colStandard+k])
		e.Ratings[k] = model.Rating(n)
	}
	return e
}

// valid tells whether the entry can be kept, and if not why. In the organiser's own list an ID is any text, or none.
func (e *Entry) valid(own bool) phrase.Text {
	switch {
	case own && len(e.ID) <= 40: // any
	case strings.Trim(e.ID, "0") == "":
		return phrase.New("no ID")
	case len(e.ID) > 16 || strings.Trim(e.ID, "0123456789") != "":
		return phrase.New("the ID is not a number")
	}
	if len(e.Name) > 200 || namekey.Key(e.Name) == "" {
		return phrase.New("no name")
	}
	return phrase.Text{}
}

package ratings

import (
	"cmp"
	"path/filepath"
	"strconv"

	"wallchart/files/roster"
	"wallchart/files/safeopen"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/phrase"
)

// maxOwn bounds a list of the organiser's own: ten thousand members need less than a megabyte.
const maxOwn = 64 << 20

// importOwn makes the look-up file to from an organiser's own list: a workbook or a table as text, with a column of names, or of first
// and last names, one of ratings, and IDs where there are any (VCL4THP.13, question 117). Its one rating holds for standard, rapid and
// blitz. Options.Label names the list.
func importOwn(from, to string, o Options) (Summary, error) {
	raw, err := safeopen.ReadFile(from, maxOwn)
	if err != nil {
		return Summary{}, err
	}
	sheets, _, err := sheet.Read(filepath.Base(from), raw)
	if err != nil {
		return Summary{}, err
	}
	if len(sheets) == 0 {
		return Summary{}, phrase.Errorf("%s has no table in it", filepath.Base(from))
	}
	rows := sheets[roster.Choose(sheets)].Rows
	return build(to, o, func(total Options, each func(*Entry) error) (Summary, error) { return readOwn(rows, total, each) })
}

// mostNotes is how many cells are named that could not be read.
const mostNotes = 20

func readOwn(rows [][]string, o Options, each func(*Entry) error) (Summary, error) {
	s := &sink{Summary: Summary{Form: OwnList}, each: each}
	m := roster.Guess(rows)
	if m.Column(roster.Rating) < 0 && m.Column(roster.OwnRating) < 0 && m.Column(roster.NationalRating) < 0 &&
		m.Column(roster.FideRating) < 0 {
		return s.Summary, phrase.Errorf("no column holds ratings; name it Rating")
	}
	im := roster.Read(rows, m)
	for _, p := range im.Problems {
		if p.Row == 0 {
			return s.Summary, p
		}
		switch {
		case p.Left:
			if err := s.skip(p.Row, nil, p.Text); err != nil {
				return s.Summary, err
			}
		case p.Lost && len(s.Notes) < mostNotes:
			s.Notes = append(s.Notes, p.Words())
		}
	}
	for _, l := range im.Lines {
		if o.Cancelled != nil && o.Cancelled() {
			return s.Summary, ErrCancelled
		}
		e := ownEntry(&l.Player)
		if err := s.take(&e, l.Row, []byte(e.Name)); err != nil {
			return s.Summary, err
		}
	}
	return s.Summary, nil
}

func ownEntry(p *model.Player) Entry {
	r := cmp.Or(p.OwnRating, p.Rating, p.NationalRating)
	e := Entry{ID: cmp.Or(p.NationalID, p.FideID), Name: p.Name, Federation: p.Federation, State: p.State, Title: p.Title, Sex: p.Sex,
		Ratings: [3]model.Rating{r, r, r}, FideID: p.FideID}
	if len(p.Birth) >= 4 {
		e.Born, _ = strconv.Atoi(string(p.Birth[:4]))
	}
	return e
}

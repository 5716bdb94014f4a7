package uschess

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"wallchart/files/atomicfile"
	"wallchart/files/dbf"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// Files are the three tables of a report.
type Files struct{ Header, Sections, Details []byte }

// extraGames is the section of the games that count for rating alone. It comes last, so that it is rated after the others.
const extraGames = "Extra Rated Games"

// Write makes the report of the event. It refuses what the format cannot hold:
// open boards, results that differ for the two sides, IDs that are too long.
// Names that are too long are cut. Check says beforehand all of that, and what
// the federation would refuse besides.
func Write(t *model.Tournament, r Report) (Files, error) {
	t = t.WithExtraGames(extraGames)
	var problems model.Problems
	var all [][]entrant
	longest := 1
	for _, s := range t.Sections {
		es, found := entrants(t.AsReported(s))
		problems = append(problems, found...)
		all = append(all, es)
		longest = max(longest, rounds(s))
	}
	switch {
	case longest > maxRounds:
		problems = append(problems,
			model.Problem{What: phrase.New("a section has %d rounds, and a report has room for %d", longest, maxRounds), Grave: true})
	case len(t.Sections) == 0 || len(t.Sections) > 99:
		problems = append(problems, model.Problem{What: phrase.New("a report has 1 to 99 sections, not %d", len(t.Sections)), Grave: true})
	}
	if len(problems) > 0 {
		return Files{}, problems
	}
	tables := []dbf.Table{
		{Fields: headerFields, Rows: [][]string{r.headerRow(t)}},
		{Fields: sectionFields},
		{Fields: detailFields(longest)},
	}
	for i, s := range t.Sections {
		terms := r.terms(t, s)
		tables[1].Rows = append(tables[1].Rows, r.sectionRow(i+1, s, terms, all[i]))
		tables[2].Rows = append(tables[2].Rows, r.detailRows(i+1, longest, terms, all[i])...)
	}
	updated, _ := time.Parse("2006-01-02", string(cmp.Or(t.End, t.Start)))
	var out [3][]byte
	var errs []error
	for i, table := range tables {
		var b bytes.Buffer
		table.Updated = updated
		if err := dbf.Write(&b, table); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", [3]string{HeaderFile, sectionsFile, detailsFile}[i], err))
		}
		out[i] = b.Bytes()
	}
	return Files{out[0], out[1], out[2]}, errors.Join(errs...)
}

func (r Report) headerRow(t *model.Tournament) []string {
	return []string{
		format, "WALLCHART", r.EventID,
		cut(t.Name, headerFields, "H_NAME"),
		strconv.Itoa(len(t.Sections)),
		digits(t.Start), digits(cmp.Or(t.End, t.Start)),
		r.Affiliate,
		cut(t.City, headerFields, "H_CITY"), r.State, r.ZIP, cmp.Or(r.Country, "USA"),
		cmp.Or(r.Crosstab, "N"),
		r.Defaults.ChiefTD, r.Defaults.AssistantTD, r.OtherTDs,
	}
}

func (r Report) sectionRow(no int, s *model.Section, terms Terms, es []entrant) []string {
	spelling, system, err := TimeControl(terms.Time)
	if err != nil {
		spelling = cut(terms.Time, sectionFields, "S_TIMECTL")
	}
	kind, last := "S", 0
	for _, e := range es {
		last = max(last, e.pair)
	}
	if last == 2 {
		kind = "M"
	}
	code := terms.System
	if code == "" && system != 0 {
		code = system.Code()
	}
	if code == "" && s.Control == model.Rapid {
		code = Quick.Code()
	}
	grandPrix := map[bool]string{true: "N", false: "Y"}[terms.GrandPrix == ""]
	return []string{
		r.EventID, strconv.Itoa(no),
		cut(s.Name, sectionFields, "S_SEC_NAME"),
		code, spelling, terms.ChiefTD, terms.AssistantTD,
		kind, strconv.Itoa(rounds(s)), strconv.Itoa(last),
		digits(terms.Start), digits(terms.End),
		terms.Level, grandPrix, terms.GrandPrix, cmp.Or(terms.FIDE, "N"),
	}
}

func (r Report) detailRows(no, longest int, terms Terms, es []entrant) [][]string {
	pairs := map[model.ID]int{}
	for _, e := range es {
		pairs[e.player.ID] = e.pair
	}
	var rows [][]string
	for _, e := range es {
		if e.pair == 0 {
			continue
		}
		p := e.player
		rating := ""
		if v := cmp.Or(p.NationalRating, p.Rating); v > 0 {
			rating = strconv.Itoa(int(v))
		}
		row := []string{
			r.EventID, strconv.Itoa(no), strconv.Itoa(e.pair),
			p.NationalID, cut(Name(p.Name), detailFields(0), "D_NAME"), strings.ToUpper(p.From()), rating,
		}
		for i := range longest {
			if i < len(e.cells) {
				row = append(row, e.cells[i].text(pairs))
			} else {
				row = append(row, "U0")
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// cut writes the text in ASCII, no longer than its field.
func cut(s string, fields []dbf.Field, name string) string {
	s = strings.Join(strings.Fields(namekey.ASCII(s)), " ")
	if w := width(fields, name); len(s) > w {
		s = strings.TrimSpace(strings.ToValidUTF8(s[:w], ""))
	}
	return s
}

// digits is the date as YYYYMMDD, empty if it is not a whole date.
func digits(d model.Date) string {
	if s := strings.ReplaceAll(string(d), "-", ""); len(s) == 8 {
		return s
	}
	return ""
}

// Name is the name as the federation prefers it: capitals without accents, the
// surname first: "SMITH JR, JOHN".
func Name(name string) string {
	name = strings.ToUpper(namekey.ASCII(strings.Join(strings.Fields(name), " ")))
	if last, first, ok := strings.Cut(name, ","); ok {
		return strings.Trim(strings.TrimSpace(last)+", "+strings.TrimSpace(first), ", ")
	}
	words := strings.Fields(name)
	n := len(words) - 1
	if n > 1 && strings.Contains(" JR SR II III IV ", " "+strings.TrimSuffix(words[n], ".")+" ") {
		n--
	}
	if n < 1 {
		return name
	}
	return strings.Join(words[n:], " ") + ", " + strings.Join(words[:n], " ")
}

// Save writes the three files into a folder. They are complete before the
// first of them takes the place of an older one. like is the event's file, whose
// readers may read them.
func Save(folder string, f Files, like string) error {
	parts := []struct {
		name string
		data []byte
	}{{detailsFile, f.Details}, {sectionsFile, f.Sections}, {HeaderFile, f.Header}}
	var ready []*atomicfile.File
	defer func() {
		for _, r := range ready {
			r.Drop()
		}
	}()
	for _, p := range parts {
		r, err := atomicfile.Prepare(filepath.Join(folder, p.name), like, func(w io.Writer) error { _, err := w.Write(p.data); return err })
		if err != nil {
			return phrase.Errorf("the rating report could not be written: %w", err)
		}
		ready = append(ready, r)
	}
	for _, r := range ready {
		if err := r.Place(); err != nil {
			return phrase.Errorf("the rating report could not be written: %w", err)
		}
	}
	return nil
}

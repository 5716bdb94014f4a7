package formulas_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
)

var update = flag.Bool("update", false, "write anew what the workbooks of testdata/looks look like")

// TestLooks holds what a reader sees of a workbook against testdata/looks: sheets and columns, what stands in the cells and how, what
// may be typed, filtered and printed, and which cells stand out when.
func TestLooks(t *testing.T) {
	keizer := must.Have(files.Read("keizer8.wallchart", must.Have(os.ReadFile("testdata/keizer8.wallchart"))(t), systems.Reports()))(t)
	twoClubs := clubs(model.Trophy{Counting: 1, PerClub: 2, TieBreaks: []string{"WIN", "PTP"}})
	people := known().Sections[0].Players
	for i := range people {
		people[i].Club = twoClubs.Sections[0].Players[i].Club + " Street School"
	}
	people[3].Name = "Dan Featherstonehaugh"
	twoClubs.Sections[0].Players = people
	national, unrated := known(), match(true)
	national.Sections[0].Ratings = model.RatingNational
	for i := range unrated.Sections[0].Players {
		unrated.Sections[0].Players[i].Rating = 0
	}
	for name, b := range map[string]sheets.Book{
		"players":  formulas.Workbook([]*tiebreaks.Standings{ranked(t, twoClubs, "BH/C1,PTP,DE", "fide2026")}, report.Options{}, formulas.FIDE),
		"us":       formulas.Workbook([]*tiebreaks.Standings{ranked(t, national, "MODMED", "us")}, report.Options{Club: "Oak"}, formulas.US),
		"teams":    planned(ranked(t, match(false), "MPVGP,EMMSB", "fide2026")),
		"us-teams": formulas.Workbook([]*tiebreaks.Standings{ranked(t, match(false), "USAT", "us")}, report.Options{}, formulas.US),
		"scores":   planned(ranked(t, unrated, "MPVGP", "fide2026")),
		"values":   planned(standard(t, keizer.Tournament)),
	} {
		file := filepath.Join("testdata", "looks", name+".txt")
		got := looks(&b)
		if *update {
			must.Do(t, os.WriteFile(file, []byte(got), 0o644))
			continue
		}
		want := must.Have(os.ReadFile(file))(t)
		if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
			t.Errorf("%s (-golden +now):\n%s", file, diff)
		}
	}
}

// match is three teams of two after two rounds of three: Oak beat Elm 1½-½ and Ash had the bye; then Elm did not come to Ash, and Oak
// had a bye that it had asked for. With scores alone nobody has written down who played.
func match(scores bool) *model.Tournament {
	s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Boards: 2, Planned: 3, Scoring: model.Classic(model.One, model.Half, 2)}
	for i, name := range []string{"Ann", "Ben", "Cid", "Dot", "Eve", "Fay"} {
		p := player(model.ID(11+i), 0, name, model.Rating(2000-100*i))
		p.Federation, p.Club = "USA", []string{"Oak", "Elm", "Ash"}[i/2]
		s.Players = append(s.Players, p)
	}
	s.Players[4].Rating = 0
	for i, name := range []string{"Oak", "Elm", "Ash"} {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(1 + i), Number: i + 1, Name: name},
			Roster: []model.ID{model.ID(11 + 2*i), model.ID(12 + 2*i)}})
	}
	first := model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Games: []model.Game{
		{Players: [2]model.ID{11, 13}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
		{Players: [2]model.ID{12, 14}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}}
	if scores {
		first = model.Pairing{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}, Score: [2]model.Points{3, 1}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{first, {Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}},
		{Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{2, 3}, Outcomes: [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}},
			{Sides: [2]model.ID{1}, Outcomes: [2]model.Outcome{model.HalfBye}},
		}},
		{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 3}}}},
	}
	return &model.Tournament{Name: "League", Sections: []*model.Section{s}}
}

// looks writes a workbook down: what a cell looks like stands behind it where the cell above looks otherwise.
func looks(b *sheets.Book) string {
	var w strings.Builder
	fmt.Fprintf(&w, "%q about %q by %q of %q: %s; keywords %s; foot %q\n", b.Title, b.Subject, b.Author, b.Club, b.Facts, b.Keywords, b.Foot)
	for i := range b.Sheets {
		s := &b.Sheets[i]
		fmt.Fprintf(&w, "\n%s: heading %q, foot %q, frozen %d rows and %d columns, filter %s, printed %d rows and %d columns, hidden %v\n",
			s.Name, s.Heading, s.Foot, s.FrozenRows, s.FrozenColumns, s.Filter, s.Printed, s.PrintedColumns, s.Hidden)
		if s.Hidden {
			fmt.Fprintf(&w, "%v%s\n", s.Rows[0][0].Value, look(s.Rows[0][0].Style))
			continue
		}
		for c, column := range s.Columns {
			fmt.Fprintf(&w, " %s %.4g", sheets.ColumnName(c+1), column.Width)
			if column.Hidden {
				w.WriteString(" hidden")
			}
		}
		w.WriteString("\n")
		for _, l := range s.Lists {
			fmt.Fprintf(&w, "  choose in %s from %s: %q, %q\n", l.Cells, l.Name, l.Title, l.Refuse)
		}
		for _, l := range s.Lit {
			fmt.Fprintf(&w, "  %s %s while %s\n", []string{"wrong", "open", "won", "bye", "outdated"}[l.Look], l.Cells, l.Formula)
		}
		above := map[int]sheets.Style{}
		for r, row := range s.Rows[:min(len(s.Rows), 24)] {
			fmt.Fprintf(&w, "%d:", r+1)
			for c := range row {
				cell := &row[c]
				w.WriteString(" ")
				if cell.Formula != "" {
					w.WriteString("=")
				}
				if cell.Value != nil {
					fmt.Fprint(&w, cell.Value)
				}
				if was, known := above[c]; !known || was != cell.Style {
					w.WriteString(look(cell.Style))
				}
				above[c] = cell.Style
				w.WriteString(" |")
			}
			w.WriteString("\n")
		}
		fmt.Fprintf(&w, "%d rows\n", len(s.Rows))
	}
	w.WriteString("\n")
	for _, n := range b.Names {
		fmt.Fprintf(&w, "%s is %s\n", n.Name, n.To)
	}
	return w.String()
}

// look is a style in a few letters.
func look(s sheets.Style) string {
	words := []string{[]string{"", "head", "title", "note", "plain"}[s.Part],
		map[table.Align]string{table.Right: "right", table.Centre: "centre"}[s.Align],
		map[sheets.Format]string{sheets.Whole: "0", sheets.Halves: "½", sheets.Quarters: "¼", sheets.Text: "text", sheets.Date: "date"}[s.Format]}
	for word, is := range map[string]bool{"typed": s.Typed, "fixed": s.Fixed, "strong": s.Strong, "rule": s.Rule, "wrap": s.Wrap} {
		if is {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return "[" + strings.Join(slices.Compact(words), " ") + "]"
}

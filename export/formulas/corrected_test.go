package formulas_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/sheets"
	"wallchart/export/sheets/calctest"
	"wallchart/model"
	"wallchart/must"
)

// asWrittenAnew holds a workbook after corrections against the one that is written of the corrected event: where no column of a sheet
// is a value all its cells are alike. It returns the sheets that are so.
func asWrittenAnew(t *testing.T, w *calctest.Book, b, anew *sheets.Book) (compared []string) {
	t.Helper()
	for i := range anew.Sheets {
		s, was := &anew.Sheets[i], &b.Sheets[i]
		if s.Name != was.Name {
			t.Fatalf("the sheet %s was %s", s.Name, was.Name)
		}
		if s.Hidden || hasValues(s) || hasValues(was) || s.Name == "Tie-breaks" || otherHeads(s, was) {
			continue
		}
		compared = append(compared, s.Name)
		wrong := 0
		for r, row := range s.Rows {
			for c := range row {
				if c < len(s.Columns) && s.Columns[c].Hidden || row[c].Formula != "" && row[c].Value == nil {
					continue
				}
				if got := w.Value(s.Name, r+1, c+1); !calctest.Same(got, row[c].Value) && wrong < 6 {
					wrong++
					t.Errorf("%s!%s%d is %v after the corrections, and written anew %v", s.Name, sheets.ColumnName(c+1), r+1, got, row[c].Value)
				}
			}
		}
	}
	return compared
}

// hasValues tells a sheet on which some column is a value, which follows no correction.
func hasValues(s *sheets.Sheet) bool {
	for _, row := range s.Rows {
		for c := range row {
			if row[c].Style.Fixed {
				return true
			}
		}
	}
	return false
}

// otherHeads tells sheets that have not the same columns: a tie-break is left out as long as nobody has a value.
func otherHeads(a, b *sheets.Sheet) bool {
	if len(a.Rows) != len(b.Rows) || len(a.Rows[0]) != len(b.Rows[0]) {
		return true
	}
	for c := range a.Rows[0] {
		if a.Rows[0][c].Value != b.Rows[0][c].Value {
			return true
		}
	}
	return false
}

// TestLevelTeamsShareAPlaceBehindAValue: with the value gone nothing separates the teams of a trophy that comes after it.
func TestLevelTeamsShareAPlaceBehindAValue(t *testing.T) {
	b := planned(ranked(t, clubs(model.Trophy{Counting: 1, TieBreaks: []string{"PTP", "RTNG"}}), "BH", "fide2026"))
	w := calctest.New(&b)
	for _, want := range []float64{2, 1} {
		if one, two := w.Value("Trophies", 2, 1), w.Value("Trophies", 3, 1); one != 1.0 || two != want {
			t.Errorf("the places are %v and %v, not 1 and %v", one, two, want)
		}
		w.Type("Round 2", 4, 4, "full bye") // which is worth as much as the bye that Dan had
	}
}

// TestEveryCorrectionTakesAwayTheValues: whatever is typed, be it a result, a bye, another number on a line, two numbers exchanged, the
// points of a match or a rating, the values that no formula can find are gone, of players and of the trophy of their clubs.
func TestEveryCorrectionTakesAwayTheValues(t *testing.T) {
	type typed struct {
		sheet, cell string
		value       any
	}
	players := func() *model.Tournament { return clubs(model.Trophy{Counting: 1, TieBreaks: []string{"WIN", "PTP"}}) }
	scores := func() *model.Tournament { return match(true) }
	for name, c := range map[string]struct {
		event *model.Tournament
		typed []typed
	}{
		"a result":                  {players(), []typed{{"Round 1", "D2", "0-1"}}},
		"a result taken out":        {players(), []typed{{"Round 2", "D2", nil}}},
		"a result of an open board": {scores(), []typed{{"Round 3", "F2", "1-0F"}}},
		"a bye":                     {players(), []typed{{"Round 2", "D3", "zero bye"}}},
		"another White":             {players(), []typed{{"Round 1", "B2", 2}}},
		"another Black":             {players(), []typed{{"Round 1", "F3", 4}}},
		"two Whites exchanged":      {players(), []typed{{"Round 1", "B2", 3}, {"Round 1", "B3", 1}}},
		"two Blacks exchanged":      {players(), []typed{{"Round 1", "F2", 2}, {"Round 1", "F3", 4}}},
		"a line moved": {players(), []typed{{"Round 2", "B4", nil}, {"Round 2", "B5", 4}, {"Round 2", "D4", nil},
			{"Round 2", "D5", "bye"}}},
		"somebody in a free line":   {players(), []typed{{"Round 3", "B4", 1}}},
		"a rating":                  {players(), []typed{{"Players", "C3", 1901}}},
		"two ratings exchanged":     {players(), []typed{{"Players", "C2", 1900}, {"Players", "C3", 2000}}},
		"points of the first team":  {scores(), []typed{{"Round 1", "E2", 1}}},
		"points of the second team": {scores(), []typed{{"Round 1", "G2", 1}}},
		"points exchanged":          {scores(), []typed{{"Round 1", "E2", 0.5}, {"Round 1", "G2", 1.5}}},
	} {
		code := "PTP"
		if c.event.Sections[0].Kind == model.TeamEvent {
			code = "SSSC"
		}
		b := planned(ranked(t, c.event, code, "fide2026"))
		w := calctest.New(&b)
		s := sheet(t, b, "Standings")
		value := slices.IndexFunc(s.Rows[1], func(cell sheets.Cell) bool { return cell.Value == code }) + 1
		if said := text(w.Value("Standings", 1, 1)); !strings.HasPrefix(said, "Values, as they were when this was written: "+code+".") {
			t.Errorf("%s: before it stands %q", name, said)
		}
		if value == 0 || text(w.Value("Standings", 3, value)) == "" {
			t.Errorf("%s: before it there is no value", name)
		}
		for _, typed := range c.typed {
			column, row := must.Two(excelize.CellNameToCoordinates(typed.cell))(t)
			if cell := at(t, sheet(t, b, typed.sheet), typed.cell); !cell.Style.Typed {
				t.Errorf("%s: %s!%s may not be typed", name, typed.sheet, typed.cell)
			}
			w.Type(typed.sheet, row, column, typed.value)
		}
		const now = "Something has been corrected since this was written. Left out: "
		if said := text(w.Value("Standings", 1, 1)); !strings.HasPrefix(said, now+code+";") {
			t.Errorf("%s: above the standings stands %q", name, said)
		}
		for row := 3; row <= len(s.Rows); row++ {
			if got := text(w.Value("Standings", row, value)); got != "" {
				t.Errorf("%s: row %d has still the value %s", name, row, got)
			}
		}
		if c.event.Sections[0].Trophy == nil {
			continue
		}
		for row := 2; row <= 3; row++ {
			if win, ptp := text(w.Value("Trophies", row, 6)), text(w.Value("Trophies", row, 7)); win == "" || ptp != "" {
				t.Errorf("%s: row %d of the trophies has the wins %q and the value %q", name, row, win, ptp)
			}
		}
	}
}

package formulas_test

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/sheets"
	"wallchart/export/xlsx"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// four is four players after two rounds of three: 1 beat 4 and drew with 2, 2 won
// against 3 who did not come, 3 had a half-point bye in round 2, 4 the bye.
func four() *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), Planned: 3, Players: []model.Player{
		player(1, 1, "Ada", 2000), player(2, 2, "Bert", 1900), player(3, 3, "Cleo", 0), player(4, 4, "Dan", 1700),
	}, Rounds: []model.Round{
		{Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{1, 4}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
			{Board: 2, Sides: [2]model.ID{3, 2}, Outcomes: [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}},
		}},
		{Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{2, 1}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}},
			{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.HalfBye}},
			{Sides: [2]model.ID{4}, Outcomes: [2]model.Outcome{model.PairingBye}},
		}},
	}}
	return &model.Tournament{Name: "Spring", Organiser: "Chess club", Sections: []*model.Section{s}}
}

func player(id model.ID, no int, name string, rating model.Rating) model.Player {
	return model.Player{Entry: model.Entry{ID: id, Number: no, Name: name}, Rating: rating}
}

func book(t *testing.T, list, rules string) (sheets.Book, *tiebreaks.Standings) {
	t.Helper()
	st := ranked(t, four(), list, rules)
	return formulas.Workbook([]*tiebreaks.Standings{st}, report.Options{}, formulas.OfEvent), st
}

func sheet(t *testing.T, b sheets.Book, name string) *sheets.Sheet {
	t.Helper()
	for i := range b.Sheets {
		if b.Sheets[i].Name == name {
			return &b.Sheets[i]
		}
	}
	t.Fatalf("there is no sheet %q", name)
	return nil
}

// at is a cell by its address: "D2".
func at(t *testing.T, s *sheets.Sheet, cell string) sheets.Cell {
	t.Helper()
	column, row := must.Two(excelize.CellNameToCoordinates(cell))(t)
	return s.Rows[row-1][column-1]
}

func TestSheets(t *testing.T) {
	b, _ := book(t, "BH", "fide2026")
	var names []string
	for _, s := range b.Sheets {
		names = append(names, s.Name)
		if s.Hidden != (s.Name == "Calculation") {
			t.Errorf("%s: hidden %v", s.Name, s.Hidden)
		}
	}
	want := []string{"Players", "Round 1", "Round 2", "Round 3", "Crosstable", "Standings", "Tie-breaks", "Rules", "Calculation"}
	if !slices.Equal(names, want) {
		t.Errorf("sheets %q, not %q", names, want)
	}
	named := map[string]string{}
	for _, n := range b.Names {
		named[n.Name] = n.To
	}
	for name, to := range map[string]string{
		"Players": "'Players'!$A$1:$D$5", "Round3": "'Round 3'!$A$1:$G$5", "Standings": "'Standings'!$A$1:$F$5", "NR": "'Rules'!$B$3",
		"ResultCodes": "'Rules'!$D$6:$D$21", "DP": "'Rules'!$N$6:$N$106",
	} {
		if named[name] != to {
			t.Errorf("%s is %s, not %s", name, named[name], to)
		}
	}
	if b.Title != "Spring" || b.Author != "Chess club" || b.Lang != "en" {
		t.Errorf("%q by %q in %q", b.Title, b.Author, b.Lang)
	}
}

// A round has a line for each board and bye; results, byes included, are typed from
// a list, and what is computed from them is not.
func TestRoundSheet(t *testing.T) {
	b, _ := book(t, "BH", "fide2026")
	for _, c := range []struct {
		sheet, cell string
		value       any
	}{
		{"Round 1", "A2", 1}, {"Round 1", "B2", 1}, {"Round 1", "C2", "Ada"}, {"Round 1", "D2", "1-0"}, {"Round 1", "E2", "Dan"},
		{"Round 1", "F2", 4}, {"Round 1", "G2", ""}, {"Round 1", "H2", "1-0"},
		{"Round 1", "C3", "Cleo"}, {"Round 1", "D3", "0-1F"}, {"Round 1", "C4", ""},
		{"Round 2", "D2", "½-½"}, {"Round 2", "D3", "half bye"}, {"Round 2", "A3", nil}, {"Round 2", "E3", ""}, {"Round 2", "D4", "bye"},
		{"Round 3", "B2", nil}, {"Round 3", "D2", nil},
		{"Rules", "B1", "Open"}, {"Rules", "B2", "FIDE, from March 2026"}, {"Rules", "B3", 2},
		{"Rules", "D6", "1-0"}, {"Rules", "E6", 1.0}, {"Rules", "F6", 0.0}, {"Rules", "G6", "P"}, {"Rules", "I6", 1}, {"Rules", "K6", 0},
		{"Rules", "D10", "0-1F"}, {"Rules", "G10", "-"}, {"Rules", "H10", "+"}, {"Rules", "I10", "x"},
		{"Rules", "D20", "half bye"}, {"Rules", "E20", 0.5}, {"Rules", "G20", "H"}, {"Rules", "K20", 1},
		{"Rules", "N6", -800}, {"Rules", "N56", 0}, {"Rules", "N106", 800},
		{"Rules", "A5", "Rounds"}, {"Rules", "B5", "3 rounds"}, {"Rules", "A6", "Scoring"}, {"Rules", "B6", "win 1.0, draw 0.5, loss 0.0"},
		{"Rules", "A7", "Byes asked for"}, {"Rules", "A8", "Acceleration"}, {"Rules", "A9", "Unplayed rounds"}, {"Rules", "A10", "Tie-break 1"},
		{"Rules", "A11", "Results"}, {"Rules", "B11", "1-0  ½-½  0-1  0-0  ½-0  0-½  1-0U  0-1U  ½-½U"},
		{"Rules", "A12", "Forfeits"}, {"Rules", "B12", "1-0F  0-1F  0-0F"}, {"Rules", "B13", "bye, full bye, half bye, zero bye"},
	} {
		if got := at(t, sheet(t, b, c.sheet), c.cell); got.Value != c.value {
			t.Errorf("%s!%s is %#v, not %#v", c.sheet, c.cell, got.Value, c.value)
		}
	}
	first := sheet(t, b, "Round 1")
	for cell, typed := range map[string]bool{"A2": false, "B2": true, "C2": false, "D2": true, "E2": false, "F2": true, "G2": false,
		"H2": false, "D5": true} {
		if got := at(t, first, cell).Style.Typed; got != typed {
			t.Errorf("%s can be typed into: %v", cell, got)
		}
	}
	if got := first.Lists; len(got) != 1 || got[0].Cells != "D2:D5" || got[0].Name != "ResultCodes" {
		t.Errorf("lists %+v", got)
	}
}

// What is in sight says what we have computed, before any program computes it anew.
func TestCached(t *testing.T) {
	for _, rules := range []string{"fide2026", "us"} {
		b, st := book(t, "BH/C1,SB,DE,WIN", rules)
		standings := sheet(t, b, "Standings")
		for k, p := range st.Places {
			for c, want := range map[int]any{0: p.Rank, 2: st.Sheet.Lines[p.Index].Name, 4: float64(p.Cells[0].Value) / 100,
				8: float64(p.Cells[4].Value) / 100} {
				if got := standings.Rows[k+1][c]; got.Value != want || got.Formula == "" {
					t.Errorf("%s, line %d, column %d: %v by %q, not %v", rules, k+1, c+1, got.Value, got.Formula, want)
				}
			}
		}
	}
	b, _ := book(t, "BH", "fide2026")
	var first []string
	for _, cell := range sheet(t, b, "Crosstable").Rows[1] {
		first = append(first, strings.TrimSpace(text(cell.Value)))
	}
	if got := strings.Join(first, " | "); got != "1 | 1 | Ada | 2000 | 3w1 | 2b½ |  | 1.5 | 2.5 | 1" {
		t.Errorf("the first line of the crosstable is %s", got)
	}
}

func text(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return ""
}

// Every formula is well formed, speaks of cells that there are, and every name in
// it is defined.
func TestFormulas(t *testing.T) {
	strings1 := regexp.MustCompile(`"[^"]*"`)
	address := regexp.MustCompile(`('[^']+'!)?\$?([A-Z]{1,3})\$?([0-9]+)(:\$?[A-Z]{1,3}\$?[0-9]+)?`)
	word := regexp.MustCompile(`[A-Za-z_][A-Za-z0-9_.]*`)
	functions := strings.Fields("IF AND OR NOT INDEX MATCH IFERROR COUNT COUNTIF COUNTIFS ROW SUM SUMIF SUMIFS SUMPRODUCT RANK ROUND " +
		"MIN MAX SMALL LARGE INT MOD ABS TRIM FIND ISNUMBER SIGN N TRUE FALSE")
	for _, rules := range []string{"fide2026", "fide2009", "us", "plain", "papi"} {
		b, _ := book(t, everything, rules)
		sizes := map[string][2]int{}
		for i := range b.Sheets {
			for _, row := range b.Sheets[i].Rows {
				size := sizes[b.Sheets[i].Name]
				sizes[b.Sheets[i].Name] = [2]int{max(size[0], len(row)), len(b.Sheets[i].Rows)}
			}
		}
		known := map[string]bool{}
		for _, f := range functions {
			known[f] = true
		}
		for _, n := range b.Names {
			known[n.Name] = true
		}
		for i := range b.Sheets {
			s := &b.Sheets[i]
			columns := map[any]bool{}
			for _, cell := range s.Rows[0] {
				if s.Hidden && columns[cell.Value] {
					t.Errorf("%s has the column %v twice", s.Name, cell.Value)
				}
				columns[cell.Value] = true
			}
			for r, row := range s.Rows {
				for c := range row {
					bare := strings1.ReplaceAllString(sheets.In(row[c].Formula, r+1), `""`)
					where := s.Name + "!" + sheets.ColumnName(c+1) + strconv.Itoa(r+1)
					if strings.Count(bare, "(") != strings.Count(bare, ")") || strings.ContainsAny(bare, "{}~\x00") {
						t.Fatalf("%s: %s", where, row[c].Formula)
					}
					if len(row[c].Formula) > 8192 {
						t.Fatalf("%s has %d characters", where, len(row[c].Formula))
					}
					for _, a := range address.FindAllStringSubmatch(bare, -1) {
						on := strings.Trim(a[1], "'!")
						if on == "" {
							on = s.Name
						}
						column, err := excelize.ColumnNameToNumber(a[2])
						at, _ := strconv.Atoi(a[3])
						if size := sizes[on]; err != nil || column > size[0] || at > size[1] {
							t.Fatalf("%s: %s is not on %s, which has %v", where, a[0], on, size)
						}
					}
					for _, w := range word.FindAllString(address.ReplaceAllString(bare, ""), -1) {
						if !known[w] {
							t.Fatalf("%s: %s is neither a function nor a name: %s", where, w, row[c].Formula)
						}
					}
				}
			}
		}
	}
}

// A tie-break that no formula can state is a value, marked as one, and the places
// take it all the same.
func TestValue(t *testing.T) {
	b, st := book(t, "PTP,BH", "fide2026")
	rows := sheet(t, b, "Tie-breaks").Rows
	var said []string
	for _, row := range rows[1:] {
		said = append(said, text(row[1].Value)+": "+text(row[4].Value))
	}
	want := []string{"PTS: A formula: it follows corrections.",
		"PTP: A value, as it was when the workbook was written. After a correction it is left out, and who is level before it shares a place.",
		"BH: A formula: it follows corrections."}
	if !slices.Equal(said, want) {
		t.Errorf("%q", said)
	}
	standings := sheet(t, b, "Standings")
	if said := text(standings.Rows[0][0].Value); said !=
		"Values, as they were when this was written: PTP. After a correction they are left out, and who is level before them shares a place." {
		t.Errorf("above the standings stands %q", said)
	}
	if cell := standings.Rows[2][5]; !cell.Style.Fixed || cell.Value != float64(st.Places[0].Cells[1].Value)/100 {
		t.Errorf("%+v", cell)
	}
	if standings.Rows[2][6].Style.Fixed {
		t.Error("a formula is marked as a value")
	}
}

// Of all tie-breaks these alone are values, as no formula can state them.
func TestWhatIsNoFormula(t *testing.T) {
	for name, st := range map[string]*tiebreaks.Standings{
		"": ranked(t, four(), everything, "fide2026"), "EDE BC TBR": ranked(t, match(false), teams, "fide2026")} {
		var values []string
		b := planned(st)
		for _, row := range sheet(t, b, "Tie-breaks").Rows[1:] {
			if strings.HasPrefix(text(row[4].Value), "A value") {
				values = append(values, text(row[1].Value))
			}
		}
		if got := strings.Join(values, " "); got != name {
			t.Errorf("values are %q, not %q", got, name)
		}
	}
}

// The sheet of rules has a line for each tie-break, however many there are.
func TestManyTieBreaks(t *testing.T) {
	var list []string
	for n := 1; n <= 99; n++ {
		list = append(list, fmt.Sprintf("KS/L+%d", n))
	}
	b, _ := book(t, strings.Join(list, ","), "fide2026")
	rules := sheet(t, b, "Rules")
	if got := rules.Rows[rules.Printed-1][0].Value; got != "Corrections" || rules.Rows[rules.Printed-5][0].Value != "Tie-break 99" {
		t.Errorf("the last line is %v", got)
	}
}

// Two sections have sheets and names of their own, however long theirs are.
func TestSections(t *testing.T) {
	tm := four()
	second := *tm.Sections[0]
	second.ID, second.Name = 2, "Under 1200, girls and boys of the county's schools"
	tm.Sections = append(tm.Sections, &second)
	var all []*tiebreaks.Standings
	for _, s := range tm.Sections {
		st := must.Have(catalogue.Standard(tm, s, 0))(t)
		all = append(all, st)
	}
	b := formulas.Workbook(all, report.Options{Title: "Spring open"}, formulas.OfEvent)
	names := map[string]bool{}
	for _, s := range b.Sheets {
		if names[s.Name] || len([]rune(s.Name)) > 31 {
			t.Errorf("sheet %q", s.Name)
		}
		names[s.Name] = true
		if !strings.HasPrefix(s.Heading, "Spring open, ") && !s.Hidden {
			t.Errorf("heading %q", s.Heading)
		}
	}
	if !names["Open Round 1"] || !names["Under 1200, girls and b Round 1"] {
		t.Errorf("sheets %v", names)
	}
	cells := map[string]bool{}
	for _, n := range b.Names {
		if cells[n.Name] {
			t.Errorf("the name %s twice", n.Name)
		}
		cells[n.Name] = true
	}
	if !cells["S1_Open_NR"] || !cells["S2_Under1200girlsandboy_NR"] {
		t.Errorf("names %v", cells)
	}
	var out bytes.Buffer
	must.Do(t, xlsx.WriteBook(&out, b, xlsx.Options{}))
}

package tiebreaks_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestRecognise: the two unnamed columns of the printed team table are the US
// Amateur Team score, doubled, and the games won.
func TestRecognise(t *testing.T) {
	s := team7(t)
	ev := (&model.Tournament{}).With(s)
	var usat, games, wrong catalogue.PrintedColumn
	usat.Values, games.Values, wrong.Values = map[model.ID]string{}, map[model.ID]string{}, map[model.ID]string{}
	printed := [][2]string{{"53.0", "13.5"}, {"32.0", "13.0"}, {"24.0", "11.0"}, {"7.0", "9.0"}, {"3.5", "7.5"}, {"20.0", "4.5"},
		{"5.5", "5½"}}
	for i, e := range s.Entries() {
		usat.Values[e.ID], games.Values[e.ID], wrong.Values[e.ID] = printed[i][0], printed[i][1], "1.0"
	}
	for _, c := range []struct {
		name    string
		columns []catalogue.PrintedColumn
		want    []string
	}{
		{"both", []catalogue.PrintedColumn{usat, games}, []string{"USATX2", "GAMES"}},
		{"a named one", []catalogue.PrintedColumn{{Code: "SOLKOFF"}, games}, []string{"SOLKOFF", "GAMES"}},
		{"an unknown one ends the list", []catalogue.PrintedColumn{usat, wrong, games}, []string{"USATX2"}},
		{"none", nil, nil},
	} {
		if got := catalogue.Recognise(ev, s, c.columns); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestNearestSpelling(t *testing.T) {
	for text, code := range map[string]string{"SOLKOF": "SOLKOFF", "BUCH": "BH", "KASHDEN": "KASHDAN", "MODMET": "MODMED"} {
		if got := catalogue.Every.Nearest(text).String(); !strings.Contains(got, "nearest is "+code+" ") {
			t.Errorf("%s: %q, want %s", text, got, code)
		}
	}
}

// TestWhatWasCut: the values of two columns of one name tell what was cut from
// each, and by which rules unplayed rounds count.
func TestWhatWasCut(t *testing.T) {
	for _, rules := range []string{"fide2009", "fide2024", "fide2026"} {
		s := playerEvent(t, 7, "1-4 1, 2-5 1, 3-6 =, 7 B", "7-1 0, 2-3 1, 5-4 =, 6 H", "1-2 =, 3-7 1, 6-4 +, 5 U", "2-6 1, 4-7 =, 1-3 1, 5 H")
		ev := (&model.Tournament{Start: "2026-08-10"}).With(s)
		sh := model.NewSheet(ev, s, 0)
		var columns []catalogue.PrintedColumn
		for _, code := range []string{"BH", "BH/C1", "BH/M1"} {
			st := rankedBy(t, sh, code, rules)
			c := catalogue.PrintedColumn{Section: s.ID, Code: "BH?", Values: map[model.ID]string{}}
			for i := range st.Places {
				cell := st.Places[i].Cells[len(st.Places[i].Cells)-1]
				c.Values[sh.Lines[st.Places[i].Index].ID] = cell.Text
			}
			columns = append(columns, c)
		}
		s.Ranking.TieBreaks = nil
		got := catalogue.WithPrinted(ev, columns).Sections[0].Ranking
		if want := []string{"BH", "BH/C1", "BH/M1"}; !slices.Equal(got.TieBreaks, want) || got.Unplayed != rules {
			t.Errorf("%s: %v by %s", rules, got.TieBreaks, got.Unplayed)
		}
	}
}

// TestPrintedValuesTellTheRules: a table names its tie-breaks and not the edition; the values tell it. Where no edition makes them all,
// or the event's own does, nothing is set, nor in a section that says what it goes by.
func TestPrintedValuesTellTheRules(t *testing.T) {
	for _, rules := range []string{"fide2009", "fide2024", "fide2026", "plain"} {
		s := playerEvent(t, 7, "1-4 1, 2-5 1, 3-6 =, 7 B", "7-1 0, 2-3 1, 5-4 =, 6 H", "1-2 =, 3-7 1, 6-4 +, 5 U", "2-6 1, 4-7 =, 1-3 1, 5 H")
		ev := (&model.Tournament{Start: "2026-08-10"}).With(s)
		sh := model.NewSheet(ev, s, 0)
		r := must.Have(tiebreaks.RulesByCode(rules))(t)
		var columns []catalogue.PrintedColumn
		for _, code := range []string{"BH/C1", "SB"} {
			u := must.Have(catalogue.Parse(code))(t)
			st := must.Have(catalogue.Rank(sh, []tiebreaks.Use{u}, r))(t)
			c := catalogue.PrintedColumn{Section: s.ID, Code: code, Values: map[model.ID]string{}}
			for i := range st.Places {
				c.Values[sh.Lines[st.Places[i].Index].ID] = st.Places[i].Cells[len(st.Places[i].Cells)-1].Text
			}
			columns = append(columns, c)
		}
		s.Ranking.TieBreaks = []string{"BH/C1", "SB"}
		read := catalogue.WithPrinted(ev.With(s), columns)
		if got := catalogue.RulesFor(read, read.Sections[0]).Code; got != rules {
			t.Errorf("%s: read by %s", rules, got)
		}
		said := *s
		said.Ranking.Unplayed = "us"
		if got := catalogue.WithPrinted(ev.With(&said), columns).Sections[0].Ranking.Unplayed; got != "us" {
			t.Errorf("%s: the section's own rules became %s", rules, got)
		}
		columns[0].Values[s.Players[0].ID] = "99.0"
		if got := catalogue.WithPrinted(ev.With(s), columns).Sections[0].Ranking.Unplayed; got != "" {
			t.Errorf("%s: a value that nothing makes is read by %s", rules, got)
		}
	}
}

// TestPrintedListOfOne: one printed column is a list; a section that has a list keeps it, and one of which nothing is
// recognised gets the usual one. Where no value is told apart the tie-break is taken uncut, by the section's own rules.
func TestPrintedListOfOne(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 1, 2-4 =")
	ev := (&model.Tournament{Start: "2026-08-10"}).With(s)
	column := func(code string, values ...string) catalogue.PrintedColumn { return printedColumn(code, values...) }
	for _, c := range []struct {
		own     []string
		columns []catalogue.PrintedColumn
		want    string
	}{
		{nil, []catalogue.PrintedColumn{column("SOLKOFF", "1.5", "2.5", "2.5", "1.5")}, "SOLKOFF"},
		{[]string{"SB"}, []catalogue.PrintedColumn{column("SOLKOFF", "1.5", "2.5", "2.5", "1.5")}, "SB"},
		{nil, []catalogue.PrintedColumn{column("BH?", "x", "x", "x", "x")}, "BH"},
	} {
		s.Ranking.TieBreaks = c.own
		if got := strings.Join(catalogue.WithPrinted(ev.With(s), c.columns).Sections[0].Ranking.TieBreaks, ","); got != c.want {
			t.Errorf("own %v: %s, want %s", c.own, got, c.want)
		}
	}
	s.Ranking.TieBreaks = nil
	calm := catalogue.WithPrinted(ev.With(s), []catalogue.PrintedColumn{column("BH?", "1.5", "2.5", "2.5", "1.5")})
	if got := calm.Sections[0].Ranking.Unplayed; got != "fide2026" {
		t.Errorf("nothing was unplayed: by %s", got)
	}
}

package formulas_test

import (
	"strings"
	"testing"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/sheets/calctest"
	"wallchart/model"
	"wallchart/pairing/generate"
	"wallchart/tiebreaks"
)

// clubs is four with two clubs. After two rounds Ada and Bert have 1½, Dan 1 and Cleo
// ½; rounds with a win's points are Ada 1, Bert 1 (by forfeit), Dan 1 (the bye). Ada
// stands before Bert, who has the higher number.
func clubs(rules model.Trophy) *model.Tournament {
	tm := four()
	for i, club := range []string{"Elm", "Oak", "Elm", "Oak"} {
		tm.Sections[0].Players[i].Club = club
	}
	tm.Sections[0].Trophy = &rules
	return tm
}

// A line for each team in the order of the sums, with who counts; what is not placed
// stands nowhere.
func TestTrophies(t *testing.T) {
	const formula = ": Number of wins, played or not. A formula: it follows corrections."
	for _, c := range []struct {
		rules model.Trophy
		rows  []string
		named string
	}{
		{model.Trophy{Counting: 2, TieBreaks: []string{"WIN"}}, []string{
			"Place|Team|Counting|Players|Pts|Win|Who counts|index",
			"1|Oak|2|2|2.5|2|Bert; Dan|2", "2|Elm|2|2|2.0|1|Ada; Cleo|1", "", "The best 2 scores of each club count."}, "'Trophies'!$A$1:$G$3"},
		{model.Trophy{Counting: 1, PerClub: 2}, []string{
			"Place|Team|Counting|Players|Pts|Who counts|index",
			"1|Elm|1|2|1.5|Ada|1", "1|Oak|1|2|1.5|Bert|3", "3|Oak B|1|2|1.0|Dan|4", "4|Elm B|1|2|0.5|Cleo|2", "",
			"The best 1 score of each club counts."}, "'Trophies'!$A$1:$F$5"},
		{model.Trophy{Counting: 1, PerClub: 2, Least: 2, TieBreaks: []string{"PTP"}}, []string{
			"Place|Team|Counting|Players|Pts|PTP|Who counts|index", "", "", "", "The best 1 score of each club counts.",
			"PTP: Perfect tournament performance, without the unrated. A value, as it was when the workbook was written. After a " +
				"correction it is left out, and who is level before it shares a place."}, ""},
		{model.Trophy{Counting: 2, OwnBest: true, TieBreaks: []string{"WIN"}}, []string{
			"Place|Team|Counting|Players|Pts|Win|Who counts|index", "", "", "", "The best 2 scores of each club count.",
			"Each tie-break takes its own best among those level on the last counting score."}, ""},
	} {
		st := ranked(t, clubs(c.rules), "BH", "fide2026")
		f := opened(t, formulas.Workbook([]*tiebreaks.Standings{st}, report.Options{}, formulas.FIDE))
		for k, want := range c.rows {
			if got := line(f, "Trophies", k+1); want != "" && got != want {
				t.Errorf("%+v, row %d:\n%s\nnot\n%s", c.rules, k+1, got, want)
			}
		}
		if c.rules.PerClub == 0 && !c.rules.OwnBest {
			if got := line(f, "Trophies", 6); got != "Win"+formula {
				t.Errorf("the note is %s", got)
			}
		}
		to := ""
		for _, n := range f.GetDefinedName() {
			if n.Name == "Trophies" {
				to = n.RefersTo
			}
		}
		if c.named != "" && to != c.named {
			t.Errorf("%+v: the name Trophies is %s, not %s", c.rules, to, c.named)
		}
	}
}

// TestWhoCountsOfMany: of more than six who count for a team the first six are named.
func TestWhoCountsOfMany(t *testing.T) {
	tm := event(t, 16, 3, 1, "", func(p *generate.Plan) { p.Clubs = 1 })
	tm.Sections[0].Trophy = &model.Trophy{Counting: 7}
	b := planned(ranked(t, tm, "BH", "fide2026"))
	w := calctest.New(&b)
	if got := strings.Count(text(w.Value("Trophies", 2, 6)), "; ") + 1; got != 6 || text(w.Value("Trophies", 2, 3)) != "7" {
		t.Errorf("of %v who count %d are named", w.Value("Trophies", 2, 3), got)
	}
}

// Where there is no trophy, no club or no round there is no sheet of trophies.
func TestNoTrophies(t *testing.T) {
	none := clubs(model.Trophy{Counting: 2})
	none.Sections[0].Trophy = nil
	clubless := four()
	clubless.Sections[0].Trophy = &model.Trophy{Counting: 2}
	for name, tm := range map[string]*model.Tournament{"none": none, "no clubs": clubless} {
		b := formulas.Workbook([]*tiebreaks.Standings{ranked(t, tm, "BH", "fide2026")}, report.Options{}, formulas.FIDE)
		for _, s := range b.Sheets {
			if s.Name == "Trophies" || s.Name == "Calculation of trophies" {
				t.Errorf("%s: there is a sheet %s", name, s.Name)
			}
		}
	}
}

package tiebreaks_test

import (
	"fmt"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestValuesEnteredByHand (VCL4THP.13, questions 203 to 207): of three who are level, the one with 2.5 is ahead of the one with -1, and
// the one without a value is last; with R the lower is ahead. A value is explained as entered by hand, and nothing is made of it.
func TestValuesEnteredByHand(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), Ranking: model.Ranking{TieBreaks: []string{"OWN"}}}
	for i, name := range []string{"Ash", "Bea", "Cai"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 11), Number: i + 1, Name: name}})
	}
	ev := (&model.Tournament{}).With(s)
	order := func(code string) string {
		s.Ranking.TieBreaks = []string{code}
		st := must.Have(catalogue.Standard(ev, s, 0))(t)
		all := ""
		for _, p := range st.Places {
			all += fmt.Sprintf("%d %s %s, ", p.Rank, st.Sheet.Lines[p.Index].Name, p.Cells[1].Text)
		}
		if len(st.Notes) > 0 {
			all += st.Notes[0].String()
		}
		return all
	}
	if got := order("OWN"); got != "1 Ash -, 1 Bea -, 1 Cai -, OWN is left out: no values have been entered." {
		t.Errorf("none entered: %s", got)
	}
	s.Ranking.Own = []model.OwnValue{{Who: 13, Value: 250}, {Who: 11, Value: -100}}
	if got := order("OWN"); got != "1 Cai 2.5, 2 Ash -1, 3 Bea -, " {
		t.Errorf("the higher ahead: %s", got)
	}
	if got := order("OWN/R"); got != "1 Ash -1, 2 Cai 2.5, 3 Bea -, " {
		t.Errorf("the lower ahead: %s", got)
	}
	st := must.Have(catalogue.Standard(ev, s, 0))(t)
	x := st.Explain(2, 1)
	if len(x.Lines) != 1 || x.Lines[0].Note.String() != "entered by hand" || x.Lines[0].Amount != "2.5" {
		t.Errorf("Cai's is explained by %+v", x)
	}
	if x := st.Explain(1, 1); len(x.Lines) != 0 || len(x.Notes) != 1 || x.Notes[0].String() != "No value has been entered." {
		t.Errorf("Bea's is explained by %+v", x)
	}
}

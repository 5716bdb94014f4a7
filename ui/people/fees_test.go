package people

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestTheFeesOfACategory: Ash and Bea of the club are in K-3, nobody of the reserve is. The fee of a section is typed where all are shown.
func TestTheFeesOfACategory(t *testing.T) {
	r := two(t)
	must.Do(t, r.Do(steps.SetFee{Section: 1, Fee: 1000}))
	if pick, whole := feeCategories(r.St.Event); whole.Visible() || len(pick.Options) != 1 {
		t.Errorf("without categories the choice is %q", pick.Options)
	}
	for _, who := range r.St.Event.Section(1).Players[:2] {
		who.Grade = "2"
		must.Do(t, r.Do(steps.EditPlayer{Section: 1, Player: who}))
	}
	must.Do(t, r.Do(steps.SetCategories{Categories: []string{"K-3"}}))
	pick, whole := feeCategories(r.St.Event)
	if !whole.Visible() || !slices.Equal(pick.Options, []string{"Everybody", "K-3"}) {
		t.Errorf("the choice is %q", pick.Options)
	}
	for _, c := range []struct {
		category, people string
		typed            bool
	}{{"", "4 2 6", true}, {"K-3", "2 0 2", false}} {
		tb := feeTable(r.St.Event, c.category)
		var people []string
		for _, row := range tb.Rows {
			people = append(people, row.Cells[tb.Column("people")].Text)
		}
		if got := strings.Join(people, " "); got != c.people || tb.Rows[0].Cells[tb.Column("fee")].Editable != c.typed {
			t.Errorf("%q: %s", c.category, got)
		}
	}
	g := r.dialogs().AskFees()
	if got := len(g.Table().Rows); got != 3 {
		t.Errorf("%d lines", got)
	}
}

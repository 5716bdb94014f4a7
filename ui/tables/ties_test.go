package tables

import (
	"testing"

	"wallchart/model"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// TestTheOfficeBreaksTies: Ash leads, Bea and Dov share the second place, so the
// order of two is asked; lots leave nothing shared.
func TestTheOfficeBreaksTies(t *testing.T) {
	section := hosttest.AfterOne()
	section.Ranking.TieBreaks = nil
	r := try(t, section)
	o := r.dialogs()
	if why := o.WhyNoTie(); why != "" || len(Tied(r.St)) != 2 {
		t.Fatalf("%d share a place; %s", len(Tied(r.St)), why)
	}
	o.AskOrder()
	if !r.Confirm() || len(r.St.Section.Ranking.Manual) != 2 || len(Tied(r.St)) != 0 {
		t.Errorf("by a play-off the ranking is %+v", r.St.Section.Ranking)
	}
	r.St = host.Derive((&model.Tournament{}).With(section), 1, 0, nil)
	o.DrawLots()
	if len(Tied(r.St)) != 0 || r.St.Section.Ranking.Lots == 0 {
		t.Errorf("with lots the ranking is %+v", r.St.Section.Ranking)
	}
	if why := o.WhyNoTie(); why != words.Say("ties.none") {
		t.Errorf("without a tie the order is not asked because %q", why)
	}
}

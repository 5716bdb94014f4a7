package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/entries"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/words"
)

// TestLotsAndPlayOff: what the list leaves tied is drawn with a seed that is
// kept, or ordered by hand.
func TestLotsAndPlayOff(t *testing.T) {
	b := openTeam(t)
	must.Do(t, b.Do(steps.SetTieBreaks{Section: b.state.Section.ID}))
	if why := b.tables.WhyNoTie(); why != "" { // two on 2½, two on 1
		t.Fatal(why)
	}
	b.run(b.command("standings.lots"))
	if r := b.state.Section.Ranking; r.Lots == 0 || !slices.Contains(r.TieBreaks, "LOTS") || b.tables.WhyNoTie() != words.Say("ties.none") {
		t.Errorf("after drawing lots: %+v, %q", r, b.tables.WhyNoTie())
	}
	b.run(b.command("edit.undo"))
	b.run(b.command("standings.order"))
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeyUp, fyne.KeyModifierAlt) // the second of the first tie goes ahead
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("dialog.ok"))
	if got := b.names(); got[2] != "Goshen MS C" || got[3] != "Goshen MS B" {
		t.Errorf("after the play-off: %v", got)
	}
}

func TestQuads(t *testing.T) {
	b := begin(t) // six players
	if _, err := entries.Split(b.state.Section, 2, false); err == nil {
		t.Error("groups of two are made")
	}
	c := must.Have(entries.Split(b.state.Section, 3, false))(t)
	must.Do(t, b.Do(c))
	var names []string
	for _, s := range b.state.Event.Sections {
		names = append(names, s.Name)
		if len(s.Players) != 3 || s.Planned != 3 || !s.Format.Predetermined() {
			t.Errorf("%s has %d players, %d rounds, %s", s.Name, len(s.Players), s.Planned, s.Format)
		}
	}
	if strings.Join(names, "|") != "Club evening, group 1|Club evening, group 2" {
		t.Errorf("the sections are %v", names)
	}
	b.run(b.command("edit.undo"))
	if len(b.state.Event.Sections) != 1 || len(b.state.Section.Players) != 6 {
		t.Errorf("undo leaves %d sections", len(b.state.Event.Sections))
	}
}

func TestStandingsByClub(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.show("standings")
	all := len(b.stage().Table().Grid.Table().Rows)
	b.stage().Style("") // no choice of that name: nothing changes
	for _, o := range b.stage().Table().Head.Objects {
		if box, ok := o.(*fyne.Container); ok {
			if pick, ok := box.Objects[0].(interface{ SetSelected(string) }); ok {
				pick.SetSelected(words.Say("standings.by", "Club"))
				break
			}
		}
	}
	tb := b.stage().Table().Grid.Table()
	if len(tb.Groups) < 3 || len(tb.Rows) != all {
		t.Errorf("by club: %d groups, %d of %d rows", len(tb.Groups), len(tb.Rows), all)
	}
}

func TestExplanationOnPaper(t *testing.T) {
	b := openTeam(t)
	b.choose("tb:USATX2", 2)
	if why := b.command("print.why").why(); why != "" {
		t.Fatalf("the explanation cannot be printed: %s", why)
	}
	if n := len(b.why.Pages()); n != 2 ||
		!strings.Contains(b.why.Pages()[0].Title+b.why.Pages()[0].Subtitle+b.why.Pages()[0].Tables[0].Title, "Goshen MS B") {
		t.Errorf("the paper has %d documents: %+v", n, b.why.Pages())
	}
}

package ui

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
)

// TestTheRoundOfTheTablesRulesThemAlone: standings after round 1 say so in the panel and in the status bar. On every other screen the
// numbers are those of now; back at the standings it is round 1 again.
func TestTheRoundOfTheTablesRulesThemAlone(t *testing.T) {
	b := openTeam(t)
	last := b.state.LastRound()
	said := words.Say("round.after", 1)
	b.show("standings")
	b.showAfter(1)
	b.choose("tb:MPTS", 0)
	if b.state.After != 1 || !strings.Contains(b.whyText(), said) || !strings.Contains(b.status.right.Text, said) {
		t.Fatalf("after round %d the panel says %q, the bar %q", b.state.After, b.whyText(), b.status.right.Text)
	}
	for _, k := range screens() {
		if k.id == "standings" || k.id == "crosstable" {
			continue
		}
		b.show(k.id)
		if b.state.After != last || strings.Contains(b.whyText(), said) || strings.Contains(b.status.right.Text, said) {
			t.Errorf("%s: after round %d, the panel says %q, the bar %q", k.id, b.state.After, b.whyText(), b.status.right.Text)
		}
	}
	b.show("players")
	s := b.screen.(*people.Players)
	s.Grid.Select(0, 1)
	who := model.ID(s.Grid.Table().Rows[0].Ref.Participant)
	if points := b.state.Standings().Explain(b.state.Standings().Sheet.Index(who), 0).Value; !strings.Contains(b.whyText(), points) {
		t.Errorf("the points of now, %s, are not in %q", points, b.whyText())
	}
	b.show("standings")
	picks := onScreen[*controls.Select](b)
	if pick := picks[len(picks)-1]; b.state.After != 1 || pick.Selected != said {
		t.Errorf("back at the standings they are after round %d, %q", b.state.After, pick.Selected)
	}
	b.showAfter(last)
	if b.after != 0 || strings.Contains(b.status.right.Text, words.Say("round.after", last)) {
		t.Errorf("after the last round the bar says %q", b.status.right.Text)
	}
}

package ui

import (
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/controls"
)

// TestAResultForRatingFromTheWindow: asked on a board, shown there with a mark, and as what was chosen when asked again.
func TestAResultForRatingFromTheWindow(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.typed("1=0")
	s := b.rounds()
	s.SelectResult(0)
	a := s.AskForRating()
	if a == nil || len(asked[*controls.Select](b)) != 1 || a.As.SelectedIndex() != 0 || !strings.Contains(b.told(), "In the standings: 1-0.") {
		t.Fatalf("asked is %+v, %s", a, b.told())
	}
	a.As.SetSelectedIndex(2)
	a.Reason.SetText("agreed")
	a.Dialog.Accept()
	b.closed()
	p := b.state.Section.Rounds[0].Pairings[0]
	if p.ForRating.Outcomes != [2]model.Outcome{model.Draw, model.Draw} || p.ForRating.Reason != "agreed" || p.Outcomes[0] != model.Win {
		t.Fatalf("the board is %+v", p)
	}
	tb := s.Grid.Table()
	cell := tb.Rows[0].Cells[tb.Column("result")]
	if cell.Text != "1-0" || cell.Mark != table.Changed || !strings.Contains(cell.Tip, "for rating ½-½") {
		t.Errorf("on the board stands %+v", cell)
	}
	if a = s.AskForRating(); a.As.SelectedIndex() != 2 || a.Reason.Text != "agreed" {
		t.Errorf("asked again: %d, %q", a.As.SelectedIndex(), a.Reason.Text)
	}
	a.As.SetSelectedIndex(4) // played, not rated
	a.Dialog.Accept()
	if got := b.state.Section.Rounds[0].Pairings[0].ForRating.Outcomes; got[0] != model.UnratedWin {
		t.Errorf("not rated it is %v", got)
	}
	if a = s.AskForRating(); a.As.SelectedIndex() != 4 {
		t.Errorf("asked again: %d", a.As.SelectedIndex())
	}
	a.As.SetSelectedIndex(1)
	if err := b.dialogs.top().Confirm(); err == nil {
		t.Error("the result of the standings is another one for rating")
	}
	a.As.SetSelectedIndex(0)
	a.Dialog.Accept()
	if b.state.Section.Rounds[0].Pairings[0].ForRating.Set() {
		t.Error("it is not taken back")
	}
}

// TestAMatchIsAskedByItsBoards.
func TestAMatchIsAskedByItsBoards(t *testing.T) {
	b := open(t)
	b.stage().Sample("lothian")
	b.show("rounds")
	s := b.rounds()
	sec := b.state.Section
	round := 0
	for r := range sec.Rounds {
		if p, _ := sec.Rounds[r].OnBoard(1); p != nil && len(p.Games) > 1 && p.Done() {
			round = r + 1
		}
	}
	if round == 0 {
		t.Fatal("the sample has no finished match with boards")
	}
	s.TurnTo(round)
	p, _ := sec.Rounds[round-1].OnBoard(1)
	s.ShowRow(p.Sides[0], 1)
	a := s.AskForRating()
	game := asked[*controls.Select](b)[0]
	if len(game.Options) != len(p.Games) || !strings.HasPrefix(game.Options[1], "2: ") {
		t.Fatalf("the boards are %q", game.Options)
	}
	game.SetSelectedIndex(1)
	a.As.SetSelectedIndex(4)
	a.Dialog.Accept()
	got, _ := b.state.Section.Rounds[round-1].OnBoard(1)
	if got.Games[1].ForRating.Outcomes != model.Unrated(p.Games[1].Outcomes) || got.Games[0].ForRating.Set() || got.Score != p.Score {
		t.Errorf("the match is %+v", got)
	}
}

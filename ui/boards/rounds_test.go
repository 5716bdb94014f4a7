package boards

import (
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
)

// TestTheRoundsScreenNeedsItsDeskAlone: without a window around it the screen
// shows a round, and a key on a board is a change handed to the desk.
func TestTheRoundsScreenNeedsItsDeskAlone(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Club", Scoring: model.Classic(model.One, model.Half, 0), LastID: 2, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}
	r := try(t, s)
	screen := NewRounds(r)
	r.Put(screen)
	if screen.Round != 1 || games(screen) != "1 Ash-Bea" || screen.pair.Text != "round.pair" {
		t.Fatalf("round %d, %d boards, the button says %q", screen.Round, len(screen.Grid.Table().Rows), screen.pair.Text)
	}
	shown := screen.Grid.Table()
	if !screen.typed(0, shown.Column("result"), table.Ref{}, '1') || len(r.Made) != 1 || r.Said != nil {
		t.Fatalf("the key 1 makes %v and says %q", r.Made, r.Said)
	}
	if c, ok := r.Made[0].(steps.SetResult); !ok || c.Round != 1 || c.Board != 1 || c.Result != (steps.Result{model.Win, model.Loss}) {
		t.Errorf("the key 1 makes %+v", r.Made[0])
	}
	if screen.AskColumns(); len(r.Asked) != 1 || !r.Asked[0].Open() {
		t.Error("nobody is asked which columns are shown")
	}
	d := &desk{trial: try(t, s)}
	d.show().Grid.OnHover(table.Ref{}, "what a cell says")
	if strings.Join(d.hints, "|") != "what a cell says" {
		t.Errorf("below the pointer is %q", d.hints)
	}
}

package ui

import (
	"testing"

	"wallchart/arbiter"
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
	screen := newRoundScreen(roundDesk{Host: r,
		open: func(table.Ref) bool { return false }, command: func(id string) (wording, why string) { return id, "" },
		quietly: func(work func(cancel <-chan struct{}) func()) func() { work(nil)(); return func() {} },
		inline:  func() bool { return true }, shown: func() bool { return true },
		laid: arbiter.Laid(func(model.ID, int) (*model.Tournament, []string) { return nil, nil }),
		keys: func() *keyScheme { return &keySchemes[0] }, why: newWhyPanel(),
	})
	r.put(screen)
	if screen.round != 1 || len(screen.grid.Table().Rows) != 1 || screen.pair.Text != "round.pair" {
		t.Fatalf("round %d, %d boards, the button says %q", screen.round, len(screen.grid.Table().Rows), screen.pair.Text)
	}
	boards := screen.grid.Table()
	if !screen.typed(0, boards.Column("result"), table.Ref{}, '1') || len(r.made) != 1 || r.said != nil {
		t.Fatalf("the key 1 makes %v and says %q", r.made, r.said)
	}
	if c, ok := r.made[0].(steps.SetResult); !ok || c.Round != 1 || c.Board != 1 || c.Result != (steps.Result{model.Win, model.Loss}) {
		t.Errorf("the key 1 makes %+v", r.made[0])
	}
}

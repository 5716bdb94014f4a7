package ui

import (
	"testing"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/arbiter"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/windowtest"
)

// TestTheRoundsScreenNeedsItsDeskAlone: without a window around it the screen
// shows a round, and a key on a board is a change handed to the desk.
func TestTheRoundsScreenNeedsItsDeskAlone(t *testing.T) {
	windowtest.NewApp(t)
	s := &model.Section{ID: 1, Name: "Club", Scoring: model.Classic(model.One, model.Half, 0), LastID: 2, Players: []model.Player{
		{Entry: model.Entry{ID: 1, Number: 1, Name: "Ash"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bea"}}}}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}}
	ev := (&model.Tournament{}).With(s)
	var made []journal.Change
	said := ""
	w := test.NewTempWindow(t, nil)
	screen := newRoundScreen(roundDesk{
		do: func(c journal.Change) error { made = append(made, c); return nil }, say: func(text string) { said = text }, hint: func(string) {},
		ask: func(*controls.Dialog, fyne.Size, fyne.Focusable) { t.Error("a dialog opens") }, canvas: w.Canvas(),
		open: func(table.Ref) bool { return false }, shortcut: func(fyne.Shortcut) {}, run: func(string) {},
		command: func(id string) (wording, why string) { return id, "" },
		quietly: func(work func(cancel <-chan struct{}) func()) func() { work(nil)(); return func() {} },
		inline:  func() bool { return true }, shown: func() bool { return true },
		laid:    arbiter.Laid(func(model.ID, int) (*model.Tournament, []string) { return nil, nil }),
		options: func() report.Options { return report.Options{} }, keys: func() *keyScheme { return &keySchemes[0] }, why: newWhyPanel(),
	})
	w.SetContent(screen.object())
	screen.show(host.State{Event: ev, Section: s})
	if screen.round != 1 || len(screen.grid.Table().Rows) != 1 || screen.pair.Text != "round.pair" {
		t.Fatalf("round %d, %d boards, the button says %q", screen.round, len(screen.grid.Table().Rows), screen.pair.Text)
	}
	boards := screen.grid.Table()
	if !screen.typed(0, boards.Column("result"), table.Ref{}, '1') || len(made) != 1 || said != "" {
		t.Fatalf("the key 1 makes %v and says %q", made, said)
	}
	if c, ok := made[0].(journal.SetResult); !ok || c.Round != 1 || c.Board != 1 || c.Result != (journal.Result{model.Win, model.Loss}) {
		t.Errorf("the key 1 makes %+v", made[0])
	}
}

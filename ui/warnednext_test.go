package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing/dutch"
)

// TestAfterAWarnedResultTheNextBoard: in FIDE mode a correction in a round that is no longer the last is warned of. Once that is
// confirmed the caret is at the next board without a result, as after any other.
func TestAfterAWarnedResultTheNextBoard(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	section := b.state.Section.ID
	for _, board := range b.state.Section.Rounds[0].Open() {
		must.Do(t, b.Do(steps.SetResult{Section: section, Round: 1, Board: board, Result: steps.Result{model.Win, model.Loss}}))
	}
	b.press(fyne.KeyF6, 0)
	s := *b.state.Section
	s.FIDE, s.System, s.Rulebook = true, dutch.Current.Code, model.FIDERules
	s.Rounds = append([]model.Round{}, s.Rounds...)
	s.Rounds[0].Pairings = append([]model.Pairing{}, s.Rounds[0].Pairings...)
	s.Rounds[0].Pairings[1].Outcomes = [2]model.Outcome{} // entered late; the first board is corrected
	must.Do(t, b.documents.OpenNew(b.state.Event.With(&s)))
	b.types(1, 1, "0")
	r := b.rounds()
	if d := b.dialogs.top(); d != nil {
		for range 3 { // each level asks by itself
			if b.dialogs.top() != nil {
				b.dialogs.top().Accept()
			}
		}
	} else {
		t.Fatal("nothing is warned of")
	}
	if row, _, _ := r.Grid.Selected(); r.At(row) == nil || r.At(row).Board != 2 {
		t.Errorf("the caret is in row %d", row)
	}
	if got := model.ResultText(b.doc.Tournament().Sections[0].Rounds[0].Pairings[0].Outcomes); got != "0-1" {
		t.Errorf("the result is %q", got)
	}
}

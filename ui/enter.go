package ui

import (
	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
)

// enter puts what was typed into a result cell into the event. The cell's Ref
// names the row's participant and the round.
func (a *App) enter(ref table.Ref, shown, text string) error {
	if text == shown {
		return nil
	}
	change, err := arbiter.RowResult(a.state.Section, ref.Round, model.ID(ref.Participant), shown, text)
	if err != nil {
		return err
	}
	return a.Do(change)
}

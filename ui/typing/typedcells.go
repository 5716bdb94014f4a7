// Package typing turns what is typed into changes: cells, results and the keys that stand for
// them. Every room that has a table to type into knows it.
package typing

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// Cells makes one change of several texts, each made to the event that those
// before it left. The good ones are taken; of each other one is said why not. change
// returns nil for a text that changes nothing.
func Cells(t *model.Tournament, do func(journal.Change) error, say func(string), typed []grid.Typed,
	change func(t *model.Tournament, c grid.Typed) (journal.Change, error)) []error {
	errs := make([]error, len(typed))
	var changes []journal.Change
	for i, c := range typed {
		step, err := change(t, c)
		if err == nil && step != nil {
			var next *model.Tournament
			if next, err = step.Apply(t); err == nil {
				t, changes = next, append(changes, step)
			}
		}
		errs[i] = err
	}
	if len(changes) == 0 {
		return errs
	}
	err := WhenMade(do(steps.OneStep(Label(len(changes), typed), changes)), func() { say(words.Say("grid.taken", len(changes))) })
	if err != nil && !Waits(err) {
		for i := range errs {
			errs[i] = err
		}
	}
	return errs
}

// Label is what changing several cells is called in the log.
func Label(n int, typed []grid.Typed) phrase.Text {
	if slices.ContainsFunc(typed, func(c grid.Typed) bool { return c.Text != "" }) {
		return phrase.Count(n, "Change %d cell", "Change %d cells")
	}
	return phrase.Count(n, "Clear %d cell", "Clear %d cells")
}

// NotTyped is why a text cannot be entered into a computed column.
func NotTyped(g *grid.Grid, c grid.Typed) error {
	return errors.New(words.Say("grid.notTyped", g.Table().Columns[c.Col].Title))
}

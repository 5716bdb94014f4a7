package ui

import (
	"errors"
	"slices"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// enterCells makes one change of several texts, each made to the event that those
// before it left. The good ones are taken; of each other one is said why not. change
// returns nil for a text that changes nothing.
func enterCells(t *model.Tournament, do func(journal.Change) error, say func(string), typed []grid.Typed,
	change func(t *model.Tournament, c grid.Typed) (journal.Change, error)) []error {
	errs := make([]error, len(typed))
	var steps []journal.Change
	for i, c := range typed {
		step, err := change(t, c)
		if err == nil && step != nil {
			var next *model.Tournament
			if next, err = step.Apply(t); err == nil {
				t, steps = next, append(steps, step)
			}
		}
		errs[i] = err
	}
	if len(steps) == 0 {
		return errs
	}
	err := whenMade(do(together(cellsLabel(len(steps), typed), steps)), func() { say(words.Say("grid.taken", len(steps))) })
	if err != nil && !waits(err) {
		for i := range errs {
			errs[i] = err
		}
	}
	return errs
}

// cellsLabel is what changing several cells is called in the log.
func cellsLabel(n int, typed []grid.Typed) phrase.Text {
	if slices.ContainsFunc(typed, func(c grid.Typed) bool { return c.Text != "" }) {
		return phrase.Count(n, "Change %d cell", "Change %d cells")
	}
	return phrase.Count(n, "Clear %d cell", "Clear %d cells")
}

// notTyped is why a text cannot be entered into a computed column.
func notTyped(g *grid.Grid, c grid.Typed) error {
	return errors.New(words.Say("grid.notTyped", g.Table().Columns[c.Col].Title))
}

// cells enters several results of the boards that are shown. The second entry of a
// round is typed board by board, so that it is one.
func (s *roundScreen) cells(typed []grid.Typed) []error {
	shown := s.grid.Table()
	return enterCells(s.st.Event, s.desk.Do, s.desk.Say, typed, func(t *model.Tournament, c grid.Typed) (journal.Change, error) {
		if c.Row >= len(shown.Rows) || shown.Rows[c.Row].Cells[c.Col].Text == c.Text {
			return nil, nil
		}
		p := s.at(c.Row)
		if p == nil || s.second != nil || c.Col != shown.Column("result") {
			return nil, notTyped(s.grid, c)
		}
		text := c.Text
		if !s.st.Section.Team() && !p.IsBye() {
			text = s.desk.keys().read(text)
		}
		return arbiter.Result(t.Section(s.st.Section.ID), s.roundAt(c.Row), p.Board, p.Sides[0], text)
	})
}

// cells enters several results into the rows of a wall chart.
func (s *tableScreen) cells(typed []grid.Typed) []error {
	e, shown := s.desk.results, s.grid.Table()
	return enterCells(e.Now().Event, e.Do, e.Say, typed, func(t *model.Tournament, c grid.Typed) (journal.Change, error) {
		if c.Row >= len(shown.Rows) || shown.Rows[c.Row].Cells[c.Col].Text == c.Text {
			return nil, nil
		}
		cell := shown.Rows[c.Row].Cells[c.Col]
		if !cell.Editable {
			return nil, notTyped(s.grid, c)
		}
		return arbiter.RowResult(t.Section(e.Now().Section.ID), cell.Ref.Round, model.ID(cell.Ref.Participant), cell.Text, c.Text)
	})
}

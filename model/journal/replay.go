package journal

import (
	"strings"

	"wallchart/phrase"
)

// Replay makes the steps of a log again, with their own times and labels. It
// stops at the first that cannot be made and says which; those before it stand.
func (j *Journal) Replay(log []Entry) error {
	for _, e := range log {
		if err := j.replay(e); err != nil {
			return phrase.Errorf("step %d of the log (%s): %w", e.N, e.Words(), err)
		}
	}
	return nil
}

// replay does again what an entry of the log says: its change, or the undo or redo that it was.
func (j *Journal) replay(e Entry) error {
	if e.N != j.Last()+1 && len(j.log) > 0 {
		return phrase.Errorf("step %d should come next", j.Last()+1)
	}
	switch e.Step {
	case Undone:
		if err := j.undoAgain(e); err != nil {
			return err
		}
	case Redone:
		if err := j.redoAgain(e); err != nil {
			return err
		}
	default:
		c, err := e.Change(j.list)
		if err != nil {
			return err
		}
		next, err := c.Apply(j.now)
		if err != nil {
			return err
		}
		j.push(step{entry: e, change: c, before: j.now}, next)
		j.undone, j.newer = nil, true
	}
	j.log = append(j.log, e)
	return nil
}

// undoAgain replays an undo: of the step on top, or of one from before what is
// known.
func (j *Journal) undoAgain(e Entry) error {
	if e.Of != 0 || len(j.done) == 0 {
		j.recall()
	}
	i := len(j.done) - 1
	if i >= 0 && (e.Of == 0 || j.done[i].entry.N == e.Of) && j.reach(i+1) == nil {
		j.floor = min(j.floor, i)
		j.back()
		j.undone[len(j.undone)-1].older = e.Of != 0
		return nil
	}
	if e.Of == 0 {
		return ErrNothingToUndo
	}
	if len(e.With) == 0 {
		return nil // one of several: the last of them has the state
	}
	c, err := e.Change(j.list)
	if err != nil {
		return err
	}
	r, ok := c.(Restorer)
	if !ok {
		return phrase.Errorf("the change %q does not take anything back", e.Kind)
	}
	j.now = r.State()
	return nil
}

// redoAgain replays a redo, likewise.
func (j *Journal) redoAgain(e Entry) error {
	if e.Of != 0 || len(j.undone) == 0 {
		j.recall()
	}
	i := len(j.undone) - 1
	if i >= 0 && (e.Of == 0 || j.undone[i].entry.N == e.Of) {
		_, err := j.forth()
		return err
	}
	if e.Of == 0 {
		return ErrNothingToRedo
	}
	c, err := e.Change(j.list)
	if err != nil {
		return err
	}
	next, err := c.Apply(j.now)
	if err == nil {
		made := Entry{N: e.Of, Time: e.Time, By: e.By, Label: strings.TrimPrefix(e.Label, "Redo: "),
			Say: redone(e.Say), Kind: e.Kind, With: e.With}
		j.push(step{entry: made, change: c, before: j.now}, next)
	}
	return err
}

// redone is the label of the step that was made again.
func redone(label phrase.Text) phrase.Text {
	if len(label.Args) == 1 {
		if made, ok := label.Args[0].(phrase.Text); ok {
			return made
		}
	}
	return phrase.Text{}
}

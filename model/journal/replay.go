package journal

import (
	"fmt"
	"strings"
)

// Replay makes the steps of a log again, with their own times and labels. It
// stops at the first that cannot be made and says which; those before it stand.
func (j *Journal) Replay(log []Entry) error {
	for _, e := range log {
		if err := j.replay(e); err != nil {
			return fmt.Errorf("step %d of the log (%s): %w", e.N, e.Label, err)
		}
	}
	return nil
}

func (j *Journal) replay(e Entry) error {
	if e.N != j.Last()+1 && len(j.log) > 0 {
		return fmt.Errorf("step %d should come next", j.Last()+1)
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
		c, err := e.Change()
		if err != nil {
			return err
		}
		next, err := c.Apply(j.now)
		if err != nil {
			return err
		}
		j.push(step{n: e.N, change: c, label: e.Label, before: j.now}, next)
		j.undone = nil
	}
	j.log = append(j.log, e)
	return nil
}

// undoAgain replays an undo: of the step on top, or of one from before the state
// that the replay began with.
func (j *Journal) undoAgain(e Entry) error {
	i := len(j.done) - 1
	if e.Of == 0 || (i >= 0 && j.done[i].n == e.Of) {
		if i < 0 {
			return ErrNothingToUndo
		}
		j.back()
		return nil
	}
	if len(e.With) == 0 {
		return nil // one of several: the last of them has the state
	}
	c, err := e.Change()
	if err != nil {
		return err
	}
	r, ok := c.(Restore)
	if !ok {
		return fmt.Errorf("the change %q does not take anything back", e.Kind)
	}
	j.now = &r.Tournament
	return nil
}

// redoAgain replays a redo, likewise.
func (j *Journal) redoAgain(e Entry) error {
	i := len(j.undone) - 1
	if e.Of == 0 || (i >= 0 && j.undone[i].n == e.Of) {
		if i < 0 {
			return ErrNothingToRedo
		}
		_, err := j.forth()
		return err
	}
	c, err := e.Change()
	if err != nil {
		return err
	}
	next, err := c.Apply(j.now)
	if err == nil {
		j.push(step{n: e.Of, change: c, label: strings.TrimPrefix(e.Label, "Redo: "), before: j.now}, next)
	}
	return err
}

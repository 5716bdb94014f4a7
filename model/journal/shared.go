package journal

import (
	"slices"

	"wallchart/model"
)

// SitAt sits the journal at a desk of an event that is at several: entries from here on say so.
func (j *Journal) SitAt(desk string) {
	j.Desk = desk
	j.complete()
}

// complete gives the entries of the log that lack their change, as files leave out long ones, those that are kept beside the file.
func (j *Journal) complete() {
	bare := func(e Entry) bool { return e.Step == Done && len(e.With) == 0 }
	if !slices.ContainsFunc(j.log, bare) {
		return
	}
	j.recall()
	kept := map[int]Entry{}
	for _, s := range slices.Concat(j.done, j.undone) {
		kept[s.entry.N] = s.entry
	}
	for i, e := range j.log {
		if k, ok := kept[e.N]; ok && bare(e) && k.Is(e) && k.Kind == e.Kind {
			j.log[i].With = k.With
		}
	}
}

// Anew is the journal of the same event where other steps than those that were in it have led to t, with log the log of all. Only what
// is done from here on can be taken back.
func (j *Journal) Anew(t *model.Tournament, log []Entry) *Journal {
	n := New(j.list, t, log, j.clock)
	n.Fits, n.By, n.saved = j.Fits, j.By, nil
	n.SitAt(j.Desk)
	return n
}

// Before is the event that the step with number n was made on, nil where that is not known any more, or the step was taken back.
func (j *Journal) Before(n int) *model.Tournament {
	j.recall()
	for i := len(j.done) - 1; i >= 0; i-- {
		if j.done[i].entry.N == n {
			if j.reach(i+1) != nil {
				return nil
			}
			return j.stateBefore(i)
		}
	}
	return nil
}

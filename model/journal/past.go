package journal

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Past is what led to the state that a journal begins with, as far as it was
// kept. Nothing of it is read before somebody asks for it.
type Past struct {
	// Steps are the steps, oldest first, with their changes.
	Steps func() ([]Entry, error)
	// Base is the state that they set out from.
	Base func() (*model.Tournament, error)
	// Same tells whether two states are the same: what the steps lead to must be
	// what the journal began with.
	Same func(a, b *model.Tournament) bool
}

// Remember tells a new journal what led to its first state, so that it can be
// taken back too.
func (j *Journal) Remember(p Past) { j.past = &p }

// Forgotten says why what was done before the journal began cannot be taken
// back, nil as far as is known that it can.
func (j *Journal) Forgotten() error { return j.lost }

// recall reads which steps there were before the journal began, without their
// states.
func (j *Journal) recall() {
	p := j.past
	if p == nil {
		return
	}
	j.past = nil
	entries, err := p.Steps()
	var done, undone []step
	if err == nil {
		done, undone, err = stacks(entries)
	}
	if err != nil {
		j.lost = err
		return
	}
	j.load, j.unloaded = *p, len(done)
	j.done = append(done, j.done...)
	j.floor += len(done)
	if !j.newer {
		j.undone = append(undone, j.undone...)
	}
}

// stacks tells which steps of a log stand at its end, and which were taken back
// and can be made again.
func stacks(log []Entry) (done, undone []step, err error) {
	for _, e := range log {
		switch e.Step {
		case Undone:
			i := len(done) - 1
			if i < 0 {
				return nil, nil, phrase.Errorf("step %d of the log takes back what is not kept", e.N)
			}
			s := done[i]
			s.older = true
			done, undone = done[:i], append(undone, s)
		case Redone:
			i := len(undone) - 1
			if i < 0 {
				return nil, nil, phrase.Errorf("step %d of the log makes again what is not kept", e.N)
			}
			s := undone[i]
			s.older = false
			undone, done = undone[:i], append(done, s)
		default:
			done, undone = append(done, step{entry: e}), nil
		}
	}
	return done, undone, nil
}

// reach sees to it that the state before the n-th step of done can be had. If it
// cannot, the steps from before the journal began are forgotten.
func (j *Journal) reach(n int) error {
	if n > j.unloaded || j.unloaded == 0 {
		return nil
	}
	t, err := j.load.Base()
	for i := 0; err == nil && i < j.unloaded; i++ {
		j.done[i].before = t
		var c Change
		if c, err = j.done[i].made(j.list); err == nil {
			t, err = c.Apply(t)
		}
	}
	if err == nil && !j.load.Same(t, j.first) {
		err = phrase.Errorf("the steps that are kept lead to another state of the event")
	}
	if err != nil {
		j.lost = phrase.Errorf("what was done before the event was opened cannot be taken back: %w", err)
		j.done = j.done[j.unloaded:]
		j.floor = max(0, j.floor-j.unloaded)
		j.unloaded = 0
		if !j.newer {
			j.undone = nil
		}
		return j.lost
	}
	for i := 1; i < j.unloaded-keep; i++ {
		if i%keep != 0 {
			j.done[i].before = nil
		}
	}
	j.unloaded = 0
	return nil
}

// Archive is what is to be kept so that the steps can still be taken back when
// the event is opened again: the state they set out from and the entries, oldest
// first. Of the oldest those are left out that make it longer than most bytes.
func (j *Journal) Archive(most int) (base *model.Tournament, steps []Entry, err error) {
	j.recall()
	_ = j.reach(0) // what cannot be had any more is not kept
	from, size := len(j.done), 0
	for _, s := range j.undone {
		size += len(s.entry.With)
	}
	for from > 0 && (from == len(j.done) || size+len(j.done[from-1].entry.With) <= most) {
		from--
		size += len(j.done[from].entry.With) + 100
	}
	base = j.now
	if from < len(j.done) {
		base = j.stateBefore(from)
	}
	for _, s := range j.done[from:] {
		steps = append(steps, s.entry)
	}
	for i := len(j.undone) - 1; i >= 0; i-- {
		steps = append(steps, j.undone[i].entry)
	}
	for _, s := range j.undone {
		steps = append(steps, Entry{N: s.entry.N, Time: s.entry.Time, Step: Undone, Label: "Undo: " + s.entry.Label})
	}
	return base, steps, nil
}

// Reversed are the entries of a log whose change was undone and not made again.
// The log alone tells: an undo takes back the last step that stands. Where an
// entry does not fit what stands before it, nothing is said of that.
func Reversed(log []Entry) map[int]bool {
	reversed := map[int]bool{}
	var done, undone []Entry
	for _, e := range log {
		switch e.Step {
		case Undone:
			i := len(done) - 1
			if i < 0 || "Undo: "+done[i].Label != e.Label {
				done, undone = nil, nil
				continue
			}
			reversed[done[i].N] = true
			done, undone = done[:i], append(undone, done[i])
		case Redone:
			i := len(undone) - 1
			if i < 0 || "Redo: "+undone[i].Label != e.Label {
				done, undone = nil, nil
				continue
			}
			delete(reversed, undone[i].N)
			done, undone = append(done, undone[i]), undone[:i]
		default:
			done, undone = append(done, e), nil
		}
	}
	return reversed
}

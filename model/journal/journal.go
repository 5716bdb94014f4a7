package journal

import (
	"fmt"
	"reflect"
	"time"

	"wallchart/model"
	"wallchart/phrase"
)

// What Undo and Redo answer when there is nothing to do.
var (
	ErrNothingToUndo = phrase.Errorf("there is nothing to undo")
	ErrNothingToRedo = phrase.Errorf("there is nothing to redo")
)

// Journal is an event with its history. It is not safe for use by several
// goroutines at once; the tournaments it hands out are.
type Journal struct {
	// Fits, where set, refuses a change that leads to an event which its file cannot hold.
	Fits func(*model.Tournament) error

	By string // who is at the keyboard, written into every entry
	// Desk is where the event is at several desks: at which it is open here.
	Desk string

	list   List
	clock  func() time.Time
	first  *model.Tournament
	now    *model.Tournament
	saved  *model.Tournament
	done   []step // what led from first to now
	undone []step // what can be done again, next one last
	floor  int    // steps of done that the saved state already holds
	log    []Entry

	past     *Past // not yet recalled
	load     Past  // how the states from before first can be had
	unloaded int   // steps of done from before first whose states are not known yet
	newer    bool  // something was done since first
	lost     error // why the past is not there
}

// step is a change that was made. The states on its two sides are kept for the
// last steps and for every 64th; those in between are had again by replaying a
// few changes. A large event of many thousand steps would not fit in memory
// otherwise.
type step struct {
	entry  Entry
	change Change            // nil: to be read from the entry
	before *model.Tournament // nil: to be replayed
	after  *model.Tournament // only while undone
	older  bool              // only while undone: the saved state knows nothing of it

	where []spot // what the change is about, once somebody has asked
	known bool   // it has been read
}

// places is what the change is about. It is read once: who looks back over a long event asks of every step for every round.
func (s *step) places(list List) []spot {
	if !s.known {
		s.where, s.known = placesOf(list, s.entry.Kind, s.entry.With), true
	}
	return s.where
}

// made is the change that was made.
func (s *step) made(list List) (Change, error) {
	if s.change == nil {
		c, err := s.entry.Change(list)
		if err != nil {
			return nil, err
		}
		s.change = c
	}
	return s.change, nil
}

const keep = 64

// New starts a journal on an event, which the changes of the list change. log is what is known of its past, which
// can be read, and undone once Remember says how; clock tells the time, nil is the computer's.
func New(list List, t *model.Tournament, log []Entry, clock func() time.Time) *Journal {
	if clock == nil {
		clock = time.Now
	}
	return &Journal{list: list, clock: clock, first: t, now: t, saved: t, log: log[:len(log):len(log)]}
}

// Tournament is the present state.
func (j *Journal) Tournament() *model.Tournament { return j.now }

// Dirty tells whether the present state is another than the one last saved.
func (j *Journal) Dirty() bool { return j.now != j.saved }

// MarkSaved says that the present state is on disk. The entries from here on
// can be replayed on that state alone: those that take back or repeat a step
// from before bear what is needed (Entry.Of).
func (j *Journal) MarkSaved() {
	j.saved, j.floor = j.now, len(j.done)
	for i := range j.undone {
		j.undone[i].older = true
	}
}

// Entries is the log, oldest first. It must not be written to.
func (j *Journal) Entries() []Entry { return j.log[:len(j.log):len(j.log)] }

// Last is the number of the last entry, 0 before the first.
func (j *Journal) Last() int {
	if len(j.log) == 0 {
		return 0
	}
	return j.log[len(j.log)-1].N
}

// Do makes a change, of which this was warned. On an error nothing has happened. A change that changes
// nothing leaves no entry, and Tournament is what it was.
//
// The change that is applied is the one that is read back from what is written
// down, so that a replay cannot come to anything else: a name in a broken
// encoding, say, is mended now and not after the crash.
func (j *Journal) Do(c Change, warned ...Warned) error {
	c = Tidied(c)
	label := Label(c, j.now)
	next, err := c.Apply(j.now)
	if err != nil || next == j.now {
		return err
	}
	with, err := Marshal(c)
	var back Change
	if err == nil {
		back, err = j.list.decode(c.Name(), with)
	}
	if err != nil {
		return phrase.Errorf("%s: the change cannot be written down: %w", label, err)
	}
	if !reflect.DeepEqual(back, c) {
		c, label = back, Label(back, j.now)
		if next, err = c.Apply(j.now); err != nil {
			return err
		}
	}
	if Same(j.now, next) {
		return nil
	}
	if j.Fits != nil {
		if err := j.Fits(next); err != nil {
			return phrase.Errorf("%s: %w", label, err)
		}
	}
	e := j.append(said(Entry{Step: Done, Kind: c.Name(), With: with, Warned: inPlainText(warned)}, label))
	j.push(step{entry: e, change: c, before: j.now}, next)
	j.undone, j.newer = nil, true
	return nil
}

// push puts a step on top and forgets a state that can be replayed.
func (j *Journal) push(s step, next *model.Tournament) {
	j.done = append(j.done, s)
	j.now = next
	if i := len(j.done) - 1 - keep; i > j.unloaded && i%keep != 0 {
		j.done[i].before = nil
	}
}

func (j *Journal) append(e Entry) Entry {
	e.N, e.ID, e.Time, e.By, e.Desk = j.Last()+1, NewID(), j.clock().UTC().Round(0), j.By, j.Desk
	j.log = append(j.log, e)
	return e
}

// Undo takes the last step back and returns its change.
func (j *Journal) Undo() (Change, error) {
	j.recall()
	if len(j.done) == 0 {
		return nil, ErrNothingToUndo
	}
	if err := j.reach(len(j.done)); err != nil {
		return nil, err
	}
	if err := staysLeft(j.now, j.stateBefore(len(j.done)-1)); err != nil {
		return nil, err
	}
	return j.undo(true)
}

// undo takes the last step back. Of several undone at once only the last needs
// to tell the state there was.
func (j *Journal) undo(last bool) (Change, error) {
	if err := j.reach(len(j.done)); err != nil {
		return nil, err
	}
	s := &j.done[len(j.done)-1]
	if _, err := s.made(j.list); err != nil {
		return nil, err
	}
	e := said(Entry{Step: Undone}, phrase.New("Undo: %s", s.entry.Words()))
	older := len(j.done) <= j.floor
	if older {
		e.Of, e.Kind = s.entry.N, j.list.back(&model.Tournament{}).Name()
		if last {
			with, err := Marshal(j.list.back(j.stateBefore(len(j.done) - 1)))
			if err != nil {
				return nil, err
			}
			e.With = with
		}
		j.floor = len(j.done) - 1
	}
	c := j.back()
	j.undone[len(j.undone)-1].older = older
	j.append(e)
	return c, nil
}

// back takes the last step back, of which the state before is known or can be
// replayed.
func (j *Journal) back() Change {
	i := len(j.done) - 1
	s := j.done[i]
	before := j.stateBefore(i)
	s.before, s.after = before, j.now
	j.done = j.done[:i]
	j.undone = append(j.undone, s)
	if k := len(j.undone) - 1 - keep; k >= 0 {
		j.undone[k].after, j.undone[k].before = nil, nil
	}
	j.now = before
	return s.change
}

// stateBefore is the state before step i: kept, or replayed from the nearest
// one that is. Changes are pure, so replaying a change that succeeded once
// succeeds again.
func (j *Journal) stateBefore(i int) *model.Tournament {
	k := i
	for k > 0 && j.done[k].before == nil {
		k--
	}
	t := j.done[k].before
	for ; k < i; k++ {
		c, err := j.done[k].made(j.list)
		var next *model.Tournament
		if err == nil {
			next, err = c.Apply(t)
		}
		if err != nil {
			panic(fmt.Sprintf("journal: %s succeeded once and fails when repeated: %v", j.done[k].entry.Label, err))
		}
		t = next
	}
	return t
}

// Redo makes the step last undone again and returns its change.
func (j *Journal) Redo() (Change, error) {
	j.recall()
	if len(j.undone) == 0 {
		return nil, ErrNothingToRedo
	}
	s := &j.undone[len(j.undone)-1]
	e := said(Entry{Step: Redone}, phrase.New("Redo: %s", s.entry.Words()))
	if s.older {
		e.Of, e.Kind, e.With = s.entry.N, s.entry.Kind, s.entry.With
	}
	c, err := j.forth()
	if err == nil {
		j.append(e)
	}
	return c, err
}

// forth makes the step last undone again: from the state that was kept beside it where there is one, otherwise by its change.
func (j *Journal) forth() (Change, error) {
	i := len(j.undone) - 1
	s := j.undone[i]
	c, err := s.made(j.list)
	if err != nil {
		return nil, err
	}
	next := s.after
	if next == nil {
		if next, err = c.Apply(j.now); err != nil {
			return nil, err
		}
	}
	s.before, s.after, s.older = j.now, nil, false
	j.undone = j.undone[:i]
	j.push(s, next)
	return c, nil
}

// UndoLabel is the label of the step that Undo would take back, empty for none.
func (j *Journal) UndoLabel() phrase.Text {
	if len(j.done) == 0 {
		j.recall()
	}
	if len(j.done) == 0 {
		return phrase.Text{}
	}
	return j.done[len(j.done)-1].entry.Words()
}

// RedoLabel is the label of the step that Redo would make again, empty for none.
func (j *Journal) RedoLabel() phrase.Text {
	if len(j.undone) == 0 && !j.newer {
		j.recall()
	}
	if len(j.undone) == 0 {
		return phrase.Text{}
	}
	return j.undone[len(j.undone)-1].entry.Words()
}

// Undoable lists the steps that can be taken back, oldest first: the entries
// that UndoTo can go back to.
func (j *Journal) Undoable() []Entry {
	j.recall()
	var out []Entry
	for _, s := range j.done {
		out = append(out, s.entry)
	}
	return out
}

// UndoTo goes back to the state right after entry n of Undoable, or with n = 0
// to the state before the first of them. Every step taken back is an entry.
func (j *Journal) UndoTo(n int) error {
	j.recall()
	to := 0
	for to < len(j.done) && n > 0 && j.done[to].entry.N != n {
		to++
	}
	if n > 0 {
		if to == len(j.done) {
			return phrase.Errorf("entry %d of the log cannot be gone back to: it was undone, or what led to it is not kept beside the file; "+
				"choose one of the steps that can be undone", n)
		}
		to++
	}
	if to < len(j.done) {
		if err := j.reach(to + 1); err != nil {
			return err
		}
		if err := staysLeft(j.now, j.stateBefore(to)); err != nil {
			return err
		}
	}
	for len(j.done) > to {
		if _, err := j.undo(len(j.done) == to+1); err != nil {
			return err
		}
	}
	return nil
}

// staysLeft refuses the way back to a state in which a section was in FIDE mode that has left it since: there is no way back into it
// (VCL4THP.13, question 45).
func staysLeft(now, then *model.Tournament) error {
	for _, s := range now.Sections {
		if was := then.Section(s.ID); s.FIDELeft() && was != nil && was.FIDE {
			left := model.Problem{What: phrase.New("FIDE mode was left after that, and there is no way back"),
				Cure: phrase.New("Correct by hand what must be otherwise; what was done since can be taken back"), Grave: true}
			if len(now.Sections) > 1 {
				left.Section = s.Name
			}
			return left
		}
	}
	return nil
}

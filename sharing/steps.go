package sharing

import (
	"slices"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// made is a step of the log with the event that it was made on.
type made struct {
	entry   journal.Entry
	change  journal.Change
	before  *model.Tournament
	undoes  string // the step that it takes back, "" for none
	ordinal int    // among the steps of others, 0 for one's own
}

// pastKept is how many steps one can look back.
const pastKept = 512

// sight is an event as it was shown here, and how many steps of others it has.
type sight struct {
	event   *model.Tournament
	ordinal int
}

func entriesOf(steps []made) (out []journal.Entry) {
	for _, m := range steps {
		out = append(out, m.entry)
	}
	return out
}

func (d *Desk) remember(m made) {
	d.past = append(d.past, m)
	if n := len(d.past) - 2*pastKept; n > 0 {
		d.past = slices.Clone(d.past[n+pastKept:])
	}
}

func (d *Desk) rememberTheirs(b batch) {
	t := b.origin
	for i, e := range b.theirs {
		next, err := b.changes[i].Apply(t)
		if err != nil {
			return
		}
		d.ordinal++
		d.remember(made{entry: e, change: b.changes[i], before: t, ordinal: d.ordinal})
		t = next
	}
}

// forget forgets the steps behind one, which are made anew.
func (d *Desk) forget(common int) {
	d.past = slices.DeleteFunc(d.past, func(m made) bool { return m.entry.N > common })
}

// see notes the event as it is shown now.
func (d *Desk) see() {
	if t := d.doc.Tournament(); len(d.shown) == 0 || d.shown[len(d.shown)-1].event != t {
		d.shown = append(d.shown, sight{t, d.ordinal})
		if len(d.shown) > pastKept {
			d.shown = slices.Clone(d.shown[pastKept/2:])
		}
	}
}

// since is a change that was made on an event shown earlier, as it is to be made on the present one; nil when there is nothing left to
// do. Where a step of another desk has altered the same since, it is a conflict.
func (d *Desk) since(c journal.Change, seen *model.Tournament) (journal.Change, error) {
	now := d.doc.Tournament()
	if seen == now {
		return c, nil
	}
	then, err := c.Apply(seen)
	if err != nil {
		return c, nil // the present event says why it cannot be made
	}
	moved := journal.Rebased(c, seen, now)
	if next, err := moved.Apply(now); err == nil && journal.Same(now, next) {
		return nil, nil
	}
	from := 0
	for _, s := range d.shown {
		if s.event == seen {
			from = s.ordinal
		}
	}
	about := places(seen, then)
	for _, m := range slices.Backward(d.past) {
		if m.ordinal <= from || m.entry.Desk == d.name { // one's own steps one has seen
			continue
		}
		next, err := m.change.Apply(m.before)
		if err != nil {
			continue
		}
		for at := range places(m.before, next) {
			if about[at] {
				return nil, d.conflict(moved, m.entry)
			}
		}
	}
	return moved, nil
}

func places(before, after *model.Tournament) map[journal.Touch]bool {
	out := map[journal.Touch]bool{}
	for _, e := range journal.Effects(before, after) {
		out[e.Touch] = true
	}
	return out
}

// conflict keeps a change that is not made.
func (d *Desk) conflict(c journal.Change, theirs journal.Entry) error {
	kind, with, err := written(c)
	if err != nil {
		return err
	}
	label := journal.Label(c, d.doc.Tournament())
	mine := journal.Entry{N: last(d.doc.Entries()) + 1, ID: journal.NewID(), Time: d.clock().UTC().Round(0), Desk: d.name,
		Kind: kind, With: with, Label: label.String(), Say: label.Plain()}
	found := Conflict{Mine: mine, Theirs: theirs}
	if err := d.addConflicts([]Conflict{found}); err != nil {
		return undone{err}
	}
	return &found
}

// undoable is the last step of this desk that stands, as far back as is known.
func (d *Desk) undoable() (at int, ok bool) {
	for i, m := range slices.Backward(d.past) {
		if m.ordinal == 0 && m.undoes == "" && m.entry.Desk == d.name && !d.undone[m.entry.ID] {
			return i, true
		}
	}
	return 0, false
}

// UndoLabel is the label of the step that Undo would take back, empty for none.
func (d *Desk) UndoLabel() phrase.Text {
	if i, ok := d.undoable(); ok {
		return d.past[i].entry.Words()
	}
	return phrase.Text{}
}

// RedoLabel is the label of the step that Redo would make again, empty for none.
func (d *Desk) RedoLabel() phrase.Text {
	if len(d.redo) == 0 {
		return phrase.Text{}
	}
	return d.redo[len(d.redo)-1].Words()
}

// Undo takes back the last step of this desk, by a step of its own, and returns its change. If another desk has since altered the same, it
// does nothing and returns an *Altered that says who and when.
func (d *Desk) Undo() (journal.Change, error) {
	i, ok := d.undoable()
	if !ok {
		return nil, journal.ErrNothingToUndo
	}
	m := d.past[i]
	var later []journal.Change
	var by []made
	for _, l := range d.past[i+1:] {
		if l.undoes == "" && !d.undone[l.entry.ID] {
			later, by = append(later, l.change), append(by, l)
		}
	}
	target, blocked := journal.Without(m.before, m.change, later)
	switch {
	case blocked >= 0 && blocked < len(by):
		return nil, &Altered{by[blocked].entry}
	case blocked >= 0 || target == nil:
		return nil, &Altered{}
	}
	now := d.doc.Tournament()
	back := d.inverse(m, now, target)
	if !d.Role().may(back) {
		return nil, &Altered{}
	}
	words := steps.Together{Words: phrase.New("Undo: %s", m.entry.Words()), Changes: []journal.Change{back}}
	if err := d.do(words, m.entry.ID); !wallchart.Made(err) {
		return nil, err
	}
	d.undone[m.entry.ID] = true
	d.redo = append(d.redo, m.entry)
	return m.change, d.doc.Trouble()
}

// Redo makes the step last taken back again.
func (d *Desk) Redo() (journal.Change, error) {
	if len(d.redo) == 0 {
		return nil, journal.ErrNothingToRedo
	}
	e := d.redo[len(d.redo)-1]
	c, err := e.Change(steps.List)
	if err != nil {
		return nil, err
	}
	words := steps.Together{Words: phrase.New("Redo: %s", e.Words()), Changes: []journal.Change{c}}
	if err := d.do(words, "", e.Warned...); !wallchart.Made(err) {
		return nil, err
	}
	d.redo = d.redo[:len(d.redo)-1]
	return c, d.doc.Trouble()
}

// inverse is the smallest change that leads from the present event to the one without a step; the whole event where there is none.
func (d *Desk) inverse(m made, now, target *model.Tournament) journal.Change {
	for _, c := range inverses(m.change, m.before) {
		if next, err := c.Apply(now); err == nil && journal.Same(next, target) {
			return c
		}
	}
	return steps.Restore{Tournament: *target}
}

func inverses(c journal.Change, before *model.Tournament) []journal.Change {
	switch c := c.(type) {
	case steps.SetResult:
		if p := pairing(before, c.Section, c.Round, c.Board, c.Who); p != nil {
			old := c
			old.Result = p.Outcomes
			return []journal.Change{old}
		}
	case steps.CheckIn:
		return []journal.Change{steps.CheckIn{Section: c.Section, Who: c.Who, Present: !c.Present}}
	case steps.EditPlayer:
		if s := before.Section(c.Section); s != nil {
			if p := s.Player(c.Player.ID); p != nil {
				return []journal.Change{steps.EditPlayer{Section: c.Section, Player: *p}}
			}
		}
	case steps.EditTournament:
		return []journal.Change{steps.EditTournament{Header: steps.HeaderOf(before)}}
	case steps.EditSection:
		if s := before.Section(c.Section); s != nil {
			return []journal.Change{steps.EditSection{Section: c.Section, Settings: steps.SettingsOf(s)}}
		}
	case steps.Together:
		return together(c, before)
	}
	return nil
}

// together takes back several changes, the last first.
func together(c steps.Together, before *model.Tournament) []journal.Change {
	var back []journal.Change
	t := before
	for _, one := range c.Changes {
		next, err := one.Apply(t)
		of := inverses(one, t)
		if err != nil || len(of) == 0 {
			return nil
		}
		back, t = append(back, of[0]), next
	}
	slices.Reverse(back)
	if len(back) == 1 {
		return back
	}
	return []journal.Change{steps.Together{Changes: back}}
}

func pairing(t *model.Tournament, section model.ID, round, board int, who model.ID) *model.Pairing {
	s := t.Section(section)
	if s == nil || round < 1 || round > len(s.Rounds) {
		return nil
	}
	for i := range s.Rounds[round-1].Pairings {
		p := &s.Rounds[round-1].Pairings[i]
		if board > 0 && p.Board == board || board == 0 && slices.Contains(p.Sides[:], who) {
			return p
		}
	}
	return nil
}

package sharing

import (
	"encoding/json"
	"errors"
	"maps"
	"path/filepath"
	"slices"

	"wallchart/files/safeopen"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// meet makes the steps of others, and after them those of this desk that stood behind the last common step.
func (d *Desk) meet(b batch, out *Taken) error {
	log := d.doc.Entries()
	at := len(log)
	for at > 0 && log[at-1].N > b.common {
		at--
	}
	before, old := log[:at], log[at:]
	if len(old) == 0 && !b.force {
		if err := d.doc.Take(b.theirs); !wallchart.Made(err) {
			return err
		}
		if d.doc.Trouble() != nil {
			_ = d.doc.Retry()
		}
		d.rememberTheirs(b)
		out.Steps = append(out.Steps, b.theirs...)
		return d.doc.Trouble()
	}
	mine, err := d.plain(b.origin, old)
	if err != nil {
		return err
	}
	var changes []journal.Change
	for _, e := range mine {
		c, err := e.Change(steps.List)
		if err != nil {
			return err
		}
		changes = append(changes, c)
	}
	_, met, err := journal.Merge(b.origin, changes, b.changes)
	if err != nil {
		return err
	}
	again, lost, err := d.again(b, mine, met)
	if err != nil {
		return err
	}
	// What is not made leaves the journal, so it is on disk elsewhere first.
	if err := d.addConflicts(lost); err != nil {
		return undone{err}
	}
	all := slices.Concat(before, b.theirs)
	if err := d.doc.Rebase(b.common, d.baseAfter(b), all, entriesOf(again)); !wallchart.Made(err) {
		return err
	}
	undoes := map[string]string{}
	for _, m := range d.past {
		undoes[m.entry.ID] = m.undoes
	}
	d.forget(b.common)
	d.rememberTheirs(b)
	for _, m := range again {
		m.undoes = undoes[m.entry.ID]
		d.remember(m)
	}
	for _, c := range lost {
		if of := undoes[c.Mine.ID]; of != "" {
			delete(d.undone, of)
		}
	}
	out.Steps = append(out.Steps, b.theirs...)
	out.Conflicts = append(out.Conflicts, lost...)
	out.Rebased = true
	return d.doc.Trouble()
}

// baseAfter is the event after the steps of others: the base, but where they came behind a step that the stream lacks.
func (d *Desk) baseAfter(b batch) *model.Tournament {
	t := b.origin
	for _, c := range b.changes {
		if next, err := c.Apply(t); err == nil {
			t = next
		}
	}
	return t
}

// again are the steps of this desk as they come behind those of others, with what each is made on, and those that cannot be made there.
func (d *Desk) again(b batch, mine []journal.Entry, met []journal.Met) (again []made, lost []Conflict, err error) {
	now := d.baseAfter(b)
	n, role := b.common+len(b.theirs), d.Role()
	for i, m := range met {
		e := mine[i]
		brought := slices.ContainsFunc(b.theirs, func(o journal.Entry) bool { return o.Is(e) })
		if m.Idle || brought {
			continue
		}
		// made where the event was open alone
		if of, err := e.Change(steps.List); err == nil && (!role.may(of) || b.all && !d.mayBring(e, role)) {
			lost = append(lost, Conflict{Mine: e, Why: &Forbidden{role, e.Words()}})
			continue
		}
		if kind, with, err := written(m.Change); err == nil {
			e.Kind, e.With = kind, with
		} else if m.Kept {
			return nil, nil, err
		}
		c := Conflict{Mine: e, Why: m.Why}
		if m.With >= 0 {
			c.Theirs = b.theirs[m.With]
		}
		if m.Kept {
			next, err := m.Change.Apply(now)
			if err == nil {
				e.N = n + len(again) + 1
				again = append(again, made{entry: e, change: m.Change, before: now})
				now = next
				continue
			}
			c.Why = err
		}
		lost = append(lost, c)
	}
	return again, lost, nil
}

// mayBring tells whether this desk may send a step: one of its own, or an arbiter's desk whatever its host had and the stream lacks.
func (d *Desk) mayBring(e journal.Entry, role Role) bool { return e.Desk == d.name || role == Arbiter }

// plain are steps as the stream has them: no undo, each with a name and of a desk. What was taken back where the event was open without
// the others is a step back.
func (d *Desk) plain(origin *model.Tournament, old []journal.Entry) ([]journal.Entry, error) {
	var out []journal.Entry
	t := origin
	var done, undone []made // what stands, and what was taken back, with the event before it
	for _, e := range old {
		next, c, err := t, journal.Change(nil), error(nil)
		switch {
		case e.Step == journal.Done || e.Of != 0 && len(e.With) > 0:
			if c, err = e.Change(steps.List); err == nil {
				next, err = c.Apply(t)
			}
			done, undone = append(done, made{change: c, before: t}), nil
		case e.Step == journal.Undone && len(done) > 0:
			m := done[len(done)-1]
			next, c = m.before, d.inverse(m, t, m.before)
			done, undone = done[:len(done)-1], append(undone, m)
		case e.Step == journal.Redone && len(undone) > 0:
			m := undone[len(undone)-1]
			c = m.change
			next, err = c.Apply(t)
			done, undone = append(done, m), undone[:len(undone)-1]
		}
		if err != nil {
			return nil, err
		}
		if next == t {
			continue
		}
		if e.Step != journal.Done {
			if e.Kind, e.With, err = written(c); err != nil {
				return nil, err
			}
			e.Step, e.Of = journal.Done, 0
		}
		if e.Desk == "" {
			e.Desk = d.name
		}
		if e.ID == "" {
			e.ID = journal.NewID()
		}
		t = next
		out = append(out, e)
	}
	return out, nil
}

// undone says why nothing was done: a step that is not made must be on disk elsewhere first, and could not be written. It is no error with
// which a step counts as made.
type undone struct{ error }

func (u undone) Words() phrase.Text { return phrase.New("%s", u.error) }
func (u undone) Unwrap() error      { return u.error }

// written is a change as an entry has it.
func written(c journal.Change) (kind string, with json.RawMessage, err error) {
	b, err := journal.Encode(c)
	if err != nil {
		return "", nil, err
	}
	var parts struct {
		Change string          `json:"change"`
		With   json.RawMessage `json:"with"`
	}
	err = json.Unmarshal(b, &parts)
	return parts.Change, parts.With, err
}

// Choice is what somebody decides of a conflict.
type Choice int

// Choices.
const (
	Theirs Choice = iota // it stays as it is
	Mine                 // the step is made on the present event
)

// Conflicts are those that nobody has settled. They are kept beside the file.
func (d *Desk) Conflicts() []Conflict { return slices.Clone(d.conflicts) }

// Questions are the conflicts that somebody must decide, and resting is how many steps more rest on them.
func (d *Desk) Questions() (ask []Conflict, resting int) {
	for i, c := range d.conflicts {
		switch {
		case d.corrected(i):
		case c.Rests():
			resting++
		default:
			ask = append(ask, c)
		}
	}
	if len(ask) == 0 { // what they rested on is gone
		return d.Conflicts(), 0
	}
	return ask, resting
}

// corrected tells whether a later step that waits for a choice alters just the same: the last word alone is asked about.
func (d *Desk) corrected(i int) bool {
	about := d.aboutStep(d.conflicts[i])
	return len(about) > 0 && slices.ContainsFunc(d.conflicts[i+1:], func(o Conflict) bool { return maps.Equal(about, d.aboutStep(o)) })
}

func (d *Desk) aboutStep(c Conflict) map[journal.Touch]bool {
	change, err := c.Mine.Change(steps.List)
	if err != nil {
		return nil
	}
	return d.about(change)
}

// Settle decides a conflict. What rests on its step is then made again by itself, or goes with it. An error says why the step cannot be
// made; the conflict stays then.
func (d *Desk) Settle(c Conflict, choose Choice) error {
	about := d.aboutStep(c)
	if choose == Mine {
		change, err := c.Mine.Change(steps.List)
		if err != nil {
			return err
		}
		if err := d.doOn(nil, change, c.Mine.Warned); !wallchart.Made(err) {
			return err
		}
	}
	later := false
	d.conflicts = slices.DeleteFunc(d.conflicts, func(o Conflict) bool {
		same := o.Mine.Is(c.Mine)
		later = later || same
		return same || !later && len(about) > 0 && maps.Equal(about, d.aboutStep(o)) // it was corrected by this one
	})
	d.settleRest(c, about, choose)
	return d.keepConflicts()
}

// SettleAll decides all conflicts alike. Those whose steps cannot be made stay, and the error says why.
func (d *Desk) SettleAll(choose Choice) error {
	var errs []error
	tried := map[string]bool{}
	for {
		ask, _ := d.Questions()
		i := slices.IndexFunc(ask, func(c Conflict) bool { return !tried[c.Mine.ID] })
		if i < 0 {
			return errors.Join(errs...)
		}
		tried[ask[i].Mine.ID] = true
		if err := d.Settle(ask[i], choose); !wallchart.Made(err) {
			errs = append(errs, err)
		}
	}
}

// settleRest makes again what rests on the step of a conflict that is settled. Where that was given up, what altered the same goes with
// it; what still cannot be made, when nothing is left on which it could rest, is a question of its own.
func (d *Desk) settleRest(settled Conflict, about map[journal.Touch]bool, choose Choice) {
	var gone map[journal.Touch]bool
	if choose == Theirs {
		gone = about
	}
	open := slices.ContainsFunc(d.conflicts, func(o Conflict) bool { return !o.Rests() })
	var stay []Conflict
	for _, c := range d.conflicts {
		change, err := c.Mine.Change(steps.List)
		if err != nil || !c.Rests() {
			stay = append(stay, c)
			continue
		}
		touches := d.aboutStep(c)
		same := false
		for at := range touches {
			same = same || gone[at]
		}
		switch {
		case same, d.idle(c.Mine): // given up with the other, or there already
			continue
		case touches != nil && journal.Label(change, d.doc.Tournament()).String() == c.Mine.Words().String(): // it means what it meant
			if wallchart.Made(d.doOn(nil, change, c.Mine.Warned)) {
				continue
			}
		}
		if !open {
			_, c.Why = change.Apply(d.doc.Tournament())
			if c.Theirs = settled.Theirs; c.Why != nil {
				c.Theirs = journal.Entry{}
			}
		}
		stay = append(stay, c)
	}
	d.conflicts = stay
}

// about is what a change would alter in the event as it is, nil where it cannot be made.
func (d *Desk) about(c journal.Change) map[journal.Touch]bool {
	now := d.doc.Tournament()
	next, err := c.Apply(now)
	if err != nil {
		return nil
	}
	return places(now, next)
}

// idle tells whether what a step says is in the event already.
func (d *Desk) idle(e journal.Entry) bool {
	c, err := e.Change(steps.List)
	if err != nil {
		return false
	}
	next, err := c.Apply(d.doc.Tournament())
	return err == nil && journal.Same(d.doc.Tournament(), next)
}

// dropIdle takes away the conflicts that are none any more: somebody has done what their steps say, or has brought the step itself.
func (d *Desk) dropIdle() error {
	n := len(d.conflicts)
	if d.conflicts = slices.DeleteFunc(d.conflicts, func(c Conflict) bool {
		return d.have[c.Mine.ID] || d.idle(c.Mine)
	}); len(d.conflicts) == n {
		return nil
	}
	return d.keepConflicts()
}

// keptConflict is a conflict in a file.
type keptConflict struct {
	Mine   json.RawMessage `json:"mine"`
	Theirs json.RawMessage `json:"theirs,omitempty"`
	Why    string          `json:"why,omitempty"`
}

func (d *Desk) addConflicts(lost []Conflict) error {
	n := len(d.conflicts)
	for _, c := range lost {
		if !slices.ContainsFunc(d.conflicts, func(o Conflict) bool { return o.Mine.Is(c.Mine) }) {
			d.conflicts = append(d.conflicts, c)
		}
	}
	if len(d.conflicts) == n && !d.unkept {
		return nil
	}
	return d.keepConflicts()
}

func (d *Desk) conflictsFile() string { return filepath.Join(d.folder, "conflicts") }

func (d *Desk) keepConflicts() error {
	if d.folder == "" {
		return nil
	}
	var all []keptConflict
	for _, c := range d.conflicts {
		var k keptConflict
		var err error
		if k.Mine, err = journal.EncodeEntry(c.Mine); err != nil {
			return err
		}
		if c.Theirs.N > 0 {
			k.Theirs, _ = journal.EncodeEntry(c.Theirs)
		}
		if c.Why != nil {
			k.Why = c.Why.Error()
		}
		all = append(all, k)
	}
	err := writeJSON(d.conflictsFile(), all)
	if d.unkept = err != nil; d.unkept {
		return &wallchart.NotOnDisk{Err: err}
	}
	return nil
}

func (d *Desk) readConflicts() {
	var all []keptConflict
	b, err := safeopen.ReadOwn(d.conflictsFile(), most)
	if err != nil || json.Unmarshal(b, &all) != nil {
		return
	}
	for _, k := range all {
		var c Conflict
		if c.Mine, err = journal.DecodeEntry(k.Mine); err != nil {
			continue
		}
		if len(k.Theirs) > 0 {
			c.Theirs, _ = journal.DecodeEntry(k.Theirs)
		}
		if k.Why != "" {
			c.Why = phrase.Fail(phrase.Verbatim(k.Why))
		}
		d.conflicts = append(d.conflicts, c)
	}
}

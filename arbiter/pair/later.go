package pair

import (
	"errors"
	"slices"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Outdated is a round that the system paired from what has been corrected since.
// Its pairings stand; an arbiter who has not had it begun may pair it anew.
type Outdated struct {
	Section *model.Section // after the correction
	Round   int
	Engine  *pairing.Engine
	Boards  []OldBoard // those of the round that would be different now
	None    error      // why the system would find no round now; nil where it finds one
	Known   bool       // was so before the last change as well

	From *model.Tournament // what the round was paired from, as far as is known
}

// OldBoard is a board that the system made then and would not make now.
type OldBoard struct {
	model.Pairing
	Now [2]model.ID // whom each side would meet now; 0 = nobody
}

// SameAs tells whether the same boards of the same round would be different, and in
// the same way.
func (o *Outdated) SameAs(other *Outdated) bool {
	return o.Section.ID == other.Section.ID && o.Round == other.Round && (o.None == nil) == (other.None == nil) &&
		slices.EqualFunc(o.Boards, other.Boards, func(a, b OldBoard) bool { return a.Sides == b.Sides && a.Now == b.Now })
}

// PairedFrom says what a round was paired from: the event as it was then, nil when that
// is not known any more, and the labels of what changed earlier rounds since.
type PairedFrom func(section model.ID, round int) (before *model.Tournament, since []string)

// Concern is a round that was paired from something that a change altered.
type Concern struct {
	Section model.ID
	Round   int
	From    *model.Tournament // what it was paired from, as far as is known
	Before  *model.Tournament // as it stood before the change
}

// Concerned finds the rounds that a change concerns, which is quick: whether they
// would be paired otherwise now is for SinceThen to say. from may be nil.
func Concerned(before, after *model.Tournament, from PairedFrom) []Concern {
	var all []Concern
	for _, s := range after.Sections {
		was := before.Section(s.ID)
		if was == nil || was == s {
			continue
		}
		for round := 1; round <= min(len(was.Rounds), len(s.Rounds)); round++ {
			if tabled(s, round) || SameDraw(was, s, round) || !pairedAlike(was, s, round) {
				continue // and a round that was itself made anew, by a step such as a merger, is of now
			}
			c := Concern{Section: s.ID, Round: round, From: before, Before: before}
			if from != nil {
				if then, _ := from(s.ID, round); then != nil {
					c.From = then
				}
			}
			all = append(all, c)
		}
	}
	return all
}

// AfterChange finds the rounds of an event that were paired from something that a
// change altered, and of which the system would make others now: after a result
// of round 2 is corrected when round 3 is paired, round 3. from may be nil.
// Rounds that the change does not concern are not named, and boards that somebody
// laid by hand neither. It is said once, at the change that made it so: of a round that would have been paired in the same way before the
// change, be it otherwise than it was, there is nothing to say.
func AfterChange(before, after *model.Tournament, from PairedFrom, cancel <-chan struct{}) []*Outdated {
	var all []*Outdated
	for _, o := range OutdatedOf(Concerned(before, after, from), after, cancel) {
		if !o.Known {
			all = append(all, o)
		}
	}
	return all
}

// OutdatedOf are those of the rounds that the system would make otherwise now, each Known if it was so before the change.
func OutdatedOf(rounds []Concern, now *model.Tournament, cancel <-chan struct{}) []*Outdated {
	var all []*Outdated
	for _, c := range rounds {
		o := SinceThen(c.From, now, c.Section, c.Round, cancel)
		if o == nil {
			continue
		}
		if o.From = c.From; c.From != c.Before {
			was := SinceThen(c.From, c.Before, c.Section, c.Round, cancel)
			o.Known = was != nil && was.SameAs(o)
		}
		all = append(all, o)
	}
	return all
}

// SinceThen compares what the system made of a round from the event as it was then
// with what it makes of it now; nil when the boards that are its own stand.
func SinceThen(then, now *model.Tournament, section model.ID, round int, cancel <-chan struct{}) *Outdated {
	was, s := then.Section(section), now.Section(section)
	if was == nil || s == nil || round < 1 || round > len(s.Rounds) || round > len(was.Rounds)+1 || tabled(s, round) || joined(was, s, round) {
		return nil
	}
	a := Asked{Round: round, Cancel: cancel}
	old, err := attempt(then, was, LotOf(was, s, a))
	if err != nil {
		return nil // it was paired some other way
	}
	o := &Outdated{Section: s, Round: round, Engine: old.Engine}
	fresh, err := attempt(now, s, a)
	switch {
	case a.options().Cancelled():
		return nil
	case err != nil && !impossible(err):
		return nil // a result is missing, which is said elsewhere
	case err != nil:
		o.None = err
	}
	for _, p := range s.Rounds[round-1].Pairings {
		if !makes(old.Pairings, &p) || fresh != nil && makes(fresh.Pairings, &p) {
			continue
		}
		b := OldBoard{Pairing: p}
		if fresh != nil {
			b.Now = [2]model.ID{opponent(fresh.Pairings, p.Sides[0]), opponent(fresh.Pairings, p.Sides[1])}
		}
		o.Boards = append(o.Boards, b)
	}
	if o.Boards == nil {
		return nil
	}
	return o
}

// joined tells whether a round, or one before it, has boards of participants who were not in the section when it was paired: sections
// were merged since, and each had its own pairing.
func joined(was, now *model.Section, round int) bool {
	for r := range round {
		for i := range now.Rounds[r].Pairings {
			p := &now.Rounds[r].Pairings[i]
			if p.IsBye() || p.By == model.MadeByHand {
				continue
			}
			for _, id := range p.Sides {
				if _, ok := was.Entry(id); !ok {
					return true
				}
			}
		}
	}
	return false
}

// LotOf asks for a round again as a section stood before it. The colour that was drawn for round 1 is kept with the round: from then on the
// section has it, before it may have had none.
func LotOf(then, now *model.Section, a Asked) Asked {
	if then.InitialColour == model.NoColour {
		a.Initial = now.InitialColour
	}
	return a
}

// makes tells whether pairings have that board, with those colours, or that
// pairing-allocated bye. Byes that the arbiter gives are nobody's work.
func makes(ps []model.Pairing, p *model.Pairing) bool {
	return slices.ContainsFunc(ps, func(q model.Pairing) bool {
		return q.Sides == p.Sides && (!p.IsBye() || p.Outcomes[0] == model.PairingBye && q.Outcomes[0] == model.PairingBye)
	})
}

// opponent is whom somebody meets, 0 for nobody.
func opponent(ps []model.Pairing, who model.ID) model.ID {
	for i := range ps {
		if side := ps[i].Side(who); side >= 0 {
			return ps[i].Sides[1-side]
		}
	}
	return 0
}

// Stands tells whether the round is in the section still, with the pairs that it had.
func (o *Outdated) Stands(s *model.Section) bool {
	return o.Round <= len(s.Rounds) && pairedAlike(o.Section, s, o.Round)
}

// Short is Words for a line of its own.
func (o *Outdated) Short() phrase.Text {
	changed, n := o.count()
	switch {
	case o.None != nil:
		return phrase.New("Round %d could not be paired now.", o.Round)
	case changed == 0:
		return phrase.New("Round %d: somebody else would have the bye now.", o.Round)
	}
	return phrase.New("Round %d: %d of %d boards would be different now.", o.Round, changed, n)
}

// count is how many boards would be different, and of how many.
func (o *Outdated) count() (changed, n int) {
	for _, p := range o.Section.Rounds[o.Round-1].Pairings {
		if !p.IsBye() {
			n++
		}
	}
	for i := range o.Boards {
		if !o.Boards[i].IsBye() {
			changed++
		}
	}
	return changed, n
}

// Words says which round it is and how much of it would be otherwise.
func (o *Outdated) Words() phrase.Text {
	changed, n := o.count()
	switch {
	case o.None != nil:
		return phrase.New("Round %d was paired before this. From the event as it is now the %s finds no pairing for it. The pairings stand.",
			o.Round, o.Engine.Name)
	case changed == 0:
		return phrase.New("Round %d was paired before this. From the event as it is now somebody else would have the bye. The pairings stand.",
			o.Round)
	}
	return phrase.Count(changed,
		"Round %[2]d was paired before this. From the event as it is now %[1]d of its %[3]d boards would be different. The pairings stand.",
		"Round %[2]d was paired before this. From the event as it is now %[1]d of its %[3]d boards would be different. The pairings stand.",
		changed, o.Round, n)
}

// Lines says of each board who would meet whom.
func (o *Outdated) Lines() []phrase.Text {
	var lines []phrase.Text
	name := func(id model.ID) phrase.Text {
		if id == 0 {
			return phrase.New("nobody")
		}
		return phrase.Verbatim(nameOf(o.Section, id))
	}
	for _, b := range o.Boards {
		switch {
		case o.None != nil:
		case b.IsBye():
			lines = append(lines, phrase.New("%s has the bye; would meet %s now", name(b.Sides[0]), name(b.Now[0])))
		case b.Now == [2]model.ID{b.Sides[1], b.Sides[0]}:
			lines = append(lines, phrase.New("board %d, %s – %s: the colours would be the other way round",
				b.Board, name(b.Sides[0]), name(b.Sides[1])))
		default:
			lines = append(lines, phrase.New("board %d, %s – %s: %s would meet %s, and %s %s",
				b.Board, name(b.Sides[0]), name(b.Sides[1]), name(b.Sides[0]), name(b.Now[0]), name(b.Sides[1]), name(b.Now[1])))
		}
	}
	return lines
}

// SameDraw tells whether two versions of a section, of which one came from the
// other by changes, have all in common that a round is drawn from. Changes copy
// what they alter and share the rest.
func SameDraw(a, b *model.Section, round int) bool {
	if a.ID != b.ID || !steps.SettingsOf(a).Same(steps.SettingsOf(b)) || a.Scoring != b.Scoring ||
		len(a.Rounds) < round || len(b.Rounds) < round || !sameRanking(&a.Ranking, &b.Ranking) ||
		!shared(a.Players, b.Players) || !shared(a.Teams, b.Teams) || !shared(a.Forbidden, b.Forbidden) ||
		!shared(a.Acceleration, b.Acceleration) || !shared(a.Adjustments, b.Adjustments) {
		return false
	}
	for r := range round - 1 {
		if !shared(a.Rounds[r].Pairings, b.Rounds[r].Pairings) {
			return false
		}
	}
	return pairedAlike(a, b, round)
}

// pairedAlike tells whether a round has the same boards and byes in two versions of a section.
func pairedAlike(a, b *model.Section, round int) bool {
	return slices.EqualFunc(a.Rounds[round-1].Pairings, b.Rounds[round-1].Pairings, func(p, q model.Pairing) bool {
		return p.Sides == q.Sides && (!p.IsBye() || p.Outcomes == q.Outcomes)
	})
}

// sameRanking: a play-off is drawn from the places.
func sameRanking(a, b *model.Ranking) bool {
	return shared(a.TieBreaks, b.TieBreaks) && a.Unplayed == b.Unplayed && a.Lots == b.Lots && shared(a.Manual, b.Manual)
}

// shared tells whether two slices are one.
func shared[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

func impossible(err error) bool {
	var im *pairing.Impossible
	return errors.As(err, &im)
}

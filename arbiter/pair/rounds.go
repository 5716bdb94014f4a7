package pair

import (
	"errors"
	"slices"
	"wallchart/arbiter/entries"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Asked is a round that is to be made.
type Asked struct {
	Round   int             // 0 = the next one without boards
	System  string          // code of the system for this round; "" = the section's own
	Initial model.Colour    // what number 1 got by lot; NoColour = the section's, or as its first round shows it
	Laid    []model.Pairing // what was laid by hand and stays; nil = the system pairs everybody
	More    bool            // a round more than were announced is announced with it
	NoShows entries.Fate    // what becomes of those who have not come, of whom NoShows tells
	Explain bool
	Cancel  <-chan struct{} // when closed, the error is pairing.ErrCancelled

	pairsOnly bool // an examination says which pairs differ, and does not weigh why
}

// last is the section with as many rounds announced as it has once this one is paired.
func (a Asked) last(s *model.Section) *model.Section {
	if a.More {
		return announced(s, a.Round)
	}
	return s
}

func (a Asked) options() pairing.Options {
	return pairing.Options{Explain: a.Explain, Cancel: a.Cancel}
}

// Made is a round that was made and can be entered.
type Made struct {
	*draw.Draw
	Section  *model.Section // as it was when the round was made
	Number   int            // of the round
	Round    *pairing.Round // what the system made; nil where boards were laid by hand
	Pairings []model.Pairing
	Games    [][]model.Pairing // the other games of the same pairs, where a round has several
	Seats    error             // why somebody does not sit at the fixed board; nil where everybody does

	asked    Asked
	first    []journal.Change // to be made before the round
	last     []journal.Change // what comes of examining the round that is no longer the last
	conceded phrase.Text      // empty when nothing was
}

// NoRound is the error of a round that the rules do not let be made, with the
// ways out that were tried and lead to a round.
type NoRound struct {
	Round   int
	Why     error
	WaysOut []WayOut
}

// Error is why there is no round.
func (e *NoRound) Error() string { return e.Why.Error() }

// Words is why there is no round.
func (e *NoRound) Words() phrase.Text {
	var w phrase.Worded
	if errors.As(e.Why, &w) {
		return w.Words()
	}
	return phrase.Verbatim(e.Why.Error())
}

// Unwrap is why there is no round.
func (e *NoRound) Unwrap() error { return e.Why }

// MakeRound pairs a round of a section, around what was laid by hand. It reads
// only what it is given and may run anywhere. Where the rules leave no round the
// error is a *NoRound; a round more than were announced is not made unless it is asked for.
func MakeRound(t *model.Tournament, s *model.Section, a Asked) (*Made, error) {
	if a.Round == 0 {
		a.Round = draw.Next(s)
	}
	if err := whyNoMore(a.last(s), a.Round); err != nil && a.Round > len(s.Rounds) {
		return nil, err
	}
	if now := s.Unpaired(a.Round); now != s {
		s, t = now, t.With(now)
	}
	m, err := attempt(t, s, a)
	if err == nil || errors.Is(err, pairing.ErrCancelled) {
		return m, err
	}
	ways := waysOut(t, s, a, err)
	if ways == nil {
		return nil, err
	}
	return nil, &NoRound{Round: a.Round, Why: err, WaysOut: ways}
}

// Prepare is the draw of a round that is about to be paired: its system, the
// section as it stood before, and for a play-off the places.
func Prepare(t *model.Tournament, s *model.Section, a Asked) (*draw.Draw, error) {
	e, err := draw.System(s, a.System)
	if err != nil {
		return nil, err
	}
	if a.Round == 0 {
		a.Round = draw.Next(s)
	}
	o := draw.Options{Round: a.Round, System: a.System, Initial: a.Initial, Open: a.Laid != nil}
	o.Standing = standingBefore(t, s, e, a.Round)
	d, err := draw.New(t, asIfPlayed(s, e, a.Round), o)
	if err == nil {
		d.Before.Rounds = s.Rounds[:a.Round-1]
	}
	return d, err
}

// asIfPlayed is a section in which no board before a round waits for its result,
// where the round stands in a table and depends on none; otherwise the section.
func asIfPlayed(s *model.Section, e *pairing.Engine, round int) *model.Section {
	as := *s
	as.System, as.SystemSettings = e.Code, e.Set
	if round < 2 || round > len(s.Rounds)+1 || !tabled(&as, round) {
		return s
	}
	as.System, as.SystemSettings = s.System, s.SystemSettings
	as.Rounds = slices.Clone(s.Rounds)
	for r := range round - 1 {
		ps := slices.Clone(s.Rounds[r].Pairings)
		for i := range ps {
			if p := s.Settle(ps[i]); !p.Done() {
				ps[i] = model.Pairing{Board: p.Board, Sides: p.Sides, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}
			}
		}
		as.Rounds[r].Pairings = ps
	}
	return &as
}

// attempt makes the round as it is asked for: whole, or the rest of one that is laid in part. What is decided about those who did not
// come is done first; the change of the round begins with it.
func attempt(t *model.Tournament, s *model.Section, a Asked) (*Made, error) {
	var first []journal.Change
	if a.Laid == nil && a.Round == len(s.Rounds)+1 {
		first = a.NoShows.Decide(s)
	}
	as := s
	for _, step := range first {
		var err error
		if t, err = step.Apply(t); err != nil {
			return nil, err
		}
		as = t.Section(s.ID)
	}
	d, err := Prepare(t, as, a)
	if err != nil {
		return nil, err
	}
	m := &Made{Draw: d, Section: s, Number: a.Round, asked: a, first: first}
	if a.Laid != nil {
		m.Pairings, err = byhand.Rest(d.Field, a.Laid, d.Engine, a.options())
	} else if m.Round, err = d.Make(a.options()); err == nil {
		m.Pairings = d.Pairings(m.Round)
	}
	if a.options().Cancelled() { // an engine may have been too quick to notice
		err = pairing.ErrCancelled
	}
	if err != nil {
		return nil, err
	}
	maker := model.MadeBySystem
	switch {
	case d.Engine.Fixed(s.Competitors()):
		maker = model.MadeByTable
	case len(a.Laid) > 0:
		maker = model.MadeAsRest
	}
	as.MadeBy(maker, m.Number, m.Pairings)
	m.Pairings, m.Seats = draw.Seated(s, m.Pairings)
	m.Games = moreGames(s, m.Number, m.Pairings, a.More)
	return m, m.notLast(t)
}

// Change enters the round into the event, as one step: after what was conceded
// for it, and with what is fixed by it (see fixed). Where the round is paired anew
// the rounds after it go, since they were paired on it; where only the rest of it
// is paired they stay. The round's date stays.
func (m *Made) Change(t *model.Tournament) (journal.Change, error) {
	s := t.Section(m.Section.ID)
	if s == nil {
		return nil, phrase.Errorf("the section %s is not in the event any more. Pair the round again", m.Section.Name)
	}
	if err := whyNoMore(m.asked.last(s), m.Number); err != nil {
		return nil, err
	}
	var changes []journal.Change
	if to := m.fixed(s); !to.Same(steps.SettingsOf(s)) {
		changes = append(changes, steps.EditSection{Section: s.ID, Settings: to})
	}
	changes = append(changes, m.first...)
	for n := len(s.Rounds); n > m.Number && !m.rest(); n-- {
		changes = append(changes, steps.RemoveRound{Section: s.ID, Round: n})
	}
	var enter journal.Change = steps.AddRound{Section: s.ID, Round: m.Number, Pairings: m.Pairings}
	if m.Number <= len(s.Rounds) {
		enter = steps.ReplacePairings{Section: s.ID, Round: m.Number, Pairings: m.Pairings}
	}
	changes = append(changes, enter)
	for k, ps := range m.Games {
		changes = append(changes, gameAfter(s, m.Number+k+1, ps, m.rest()))
	}
	changes = append(changes, m.last...)
	words := enter.Label()
	if len(m.Games) > 0 {
		words = phrase.New("Pair rounds %d to %d, the same pairs with either colour", m.Number, m.Number+len(m.Games))
	}
	switch {
	case !m.conceded.Empty():
		words = phrase.New("Pair round %d: %s", m.Number, m.conceded)
	case m.rest():
		words = phrase.New("Pair the rest of round %d", m.Number)
	case m.asked.NoShows == entries.WithdrawThem && len(m.first) > 0:
		words = phrase.Count(len(m.first), "Pair round %[2]d without %[1]d who has withdrawn",
			"Pair round %[2]d without %[1]d who have withdrawn", len(m.first), m.Number)
	case m.asked.NoShows == entries.LeaveOutThem && len(m.first) > 0:
		words = phrase.Count(len(m.first), "Pair round %[2]d without %[1]d who has not come",
			"Pair round %[2]d without %[1]d who have not come", len(m.first), m.Number)
	case len(changes) == 1:
		return enter, nil
	}
	return steps.Together{Words: words, Changes: changes}, nil
}

// notLast examines the round that was announced as the last, where with this one another is announced.
func (m *Made) notLast(t *model.Tournament) error {
	if !m.asked.More || m.Number != len(m.Section.Rounds)+1 {
		return nil
	}
	announce := steps.EditSection{Section: m.Section.ID, Settings: m.fixed(m.Section)}
	c, x, err := AsLast(t, announce, Asked{Cancel: m.asked.Cancel})
	if err != nil || x == nil {
		return err
	}
	m.last = c.(steps.Together).Changes[1:]
	return nil
}

// Why are the reasons for the board of a participant; nil where it was laid by
// hand, or nothing was to be explained.
func (m *Made) Why(who model.ID) []pairing.Reason {
	if m.Round == nil {
		return nil
	}
	if p, _ := m.Find(m.Round, who); p != nil {
		return p.Why
	}
	return nil
}

// rest tells a round of which only the rest was paired.
func (m *Made) rest() bool { return m.asked.Laid != nil }

// Later are the numbers of the rounds that a round paired anew takes away.
func (m *Made) Later(s *model.Section) []int {
	var later []int
	for n := m.Number + 1; n <= len(s.Rounds) && !m.rest(); n++ {
		later = append(later, n)
	}
	return later
}

// fixed are the section's settings after the round. The first round that a system
// makes fixes which one it was, and with it the format: the next rounds and other
// programs go by them. The initial colour by which round 1 is made is kept as well, drawn or not: whoever looks at the round later goes
// by it. What the section has stays: another system is then for this round alone.
func (m *Made) fixed(s *model.Section) steps.Settings {
	to := steps.SettingsOf(s)
	if to.System == "" && (m.Engine.Pairs(s.Format) || !s.Format.Predetermined()) {
		to.System, to.SystemSettings, to.Rulebook = m.Engine.Code, m.Engine.Set, m.Engine.Rulebook
		if s.Format == model.Swiss {
			to.Format = m.Engine.Format(s.Competitors())
		}
	}
	switch {
	case m.Engine.Fixed(s.Competitors()): // a table has its own colours
	case m.Number == 1:
		to.InitialColour = m.Before.InitialColour
	case to.InitialColour == model.NoColour:
		to.InitialColour = m.asked.Initial
	}
	if m.asked.More {
		to.Planned = max(to.Planned, m.Number+len(m.Games))
	}
	if m.Engine.Length != nil && m.Number == 1 && to.Planned == 0 { // as many rounds are announced as it takes
		there := 0
		for i := range m.Field.Players {
			if m.Field.Players[i].Present {
				there++
			}
		}
		to.Planned = m.Engine.Length(m.Engine.Set, there)
	}
	return to
}

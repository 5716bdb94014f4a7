package ui

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/draw"
	"wallchart/tiebreaks"
	"wallchart/ui/words"
)

// made is a round that was paired, or the reason why it was not with the ways
// out that were found to lead out.
type made struct {
	section  *model.Section
	round    int
	pairings []model.Pairing
	seats    error // why somebody does not sit at the board he should
	err      error
	first    []journal.Change // to be made before the round
	wording  string           // what was conceded, "" for nothing
	ways     []made           // ways out of err
}

// drawOptions are how a round of a section is drawn: the play-off of an
// all-play-all from the places after it, if these are decided.
func drawOptions(t *model.Tournament, s *model.Section, round int) draw.Options {
	o := draw.Options{Round: round}
	if !draw.PlayOff(s) || round != lastRound(s) || round > len(s.Rounds)+1 {
		return o
	}
	o.Standing = tiebreaks.Decided(t, s, round-1)
	return o
}

// makeRound pairs a round of a section, around what is laid down already; nil
// is a round that was not begun by hand. It reads only what it is given and may
// run anywhere.
func makeRound(t *model.Tournament, s *model.Section, round int, laid []model.Pairing, cancel <-chan struct{}) made {
	m := attempt(t, s, round, laid, cancel)
	var im *pairing.Impossible
	if errors.As(m.err, &im) {
		m.ways = waysOut(t, s, round, laid, im, cancel)
	}
	return m
}

func attempt(t *model.Tournament, s *model.Section, round int, laid []model.Pairing, cancel <-chan struct{}) made {
	m := made{section: s, round: round}
	o := drawOptions(t, s, round)
	o.Open = laid != nil
	d, err := draw.New(t, s, o)
	if err != nil {
		m.err = err
		return m
	}
	if laid != nil {
		m.pairings, m.err = byhand.Rest(d.Field, laid, d.Engine, pairing.Options{Cancel: cancel})
	} else if r, err := d.Make(pairing.Options{Cancel: cancel}); err != nil {
		m.err = err
	} else {
		m.pairings = d.Pairings(r)
	}
	if (pairing.Options{Cancel: cancel}).Cancelled() { // an engine may have been too quick to notice
		m.err = pairing.ErrCancelled
	}
	if m.err == nil {
		m.pairings, m.seats = draw.Seated(s, m.pairings)
	}
	return m
}

// change enters the round, after what had to be conceded for it.
func (m *made) change() journal.Change {
	var c journal.Change = journal.AddRound{Section: m.section.ID, Round: m.round, Pairings: m.pairings}
	if m.round <= len(m.section.Rounds) {
		c = journal.ReplacePairings{Section: m.section.ID, Round: m.round, Pairings: m.pairings}
	}
	if m.wording == "" && len(m.first) == 0 {
		return c
	}
	return journal.Together{Words: words.Say("pair.with", m.round, m.wording), Changes: append(slices.Clone(m.first), c)}
}

// withSystem also keeps, with the first round that a system has made, which one
// it was: the next rounds and other programs go by it.
func (m *made) withSystem(c journal.Change) journal.Change {
	e, err := draw.System(m.section, "")
	if m.section.System != "" || m.wording != "" || len(m.first) > 0 || err != nil {
		return c
	}
	settings := journal.SettingsOf(m.section)
	settings.System, settings.SystemSettings = e.Code, e.Set
	return journal.Together{Words: c.Label(), Changes: []journal.Change{journal.EditSection{Section: m.section.ID, Settings: settings}, c}}
}

// mostTried is how many of those left without an opponent are tried for a bye.
const mostTried = 4

// waysOut tries what an arbiter would: a bye for one of those who are left, a
// second meeting of two of them, and if that does not do of all of them. Only
// what leads to a round is offered.
func waysOut(t *model.Tournament, s *model.Section, round int, laid []model.Pairing, im *pairing.Impossible, cancel <-chan struct{}) []made {
	var ways []made
	everybody := leftOver(s, round, laid, im)
	left := everybody[:min(len(everybody), mostTried)]
	for _, e := range left {
		m := withBye(t, s, round, laid, e.ID, cancel)
		if m.err == nil {
			m.wording = words.Say("pair.way.bye", e.Name)
			ways = append(ways, m)
		}
	}
	repeat := func(wording string, pairs ...model.Pairing) {
		if laid != nil {
			pairs = append(pairs, laid...)
		} else if round <= len(s.Rounds) {
			pairs = append(pairs, s.Rounds[round-1].Pairings...) // the byes given before it is paired
		}
		m := attempt(t, s, round, pairs, cancel)
		if m.err == nil {
			m.wording = wording
			ways = append(ways, m)
		}
	}
	for i, x := range left {
		for _, y := range left[:i] {
			repeat(words.Say("pair.way.repeat", y.Name, x.Name), again(s, y.ID, x.ID))
		}
	}
	if pairs := allAgain(s, everybody); len(ways) == 0 && len(pairs) > 1 {
		var names []string
		for _, p := range pairs {
			x, _ := s.Entry(p.Sides[0])
			y, _ := s.Entry(p.Sides[1])
			if p.IsBye() {
				names = append(names, words.Say("pair.way.free", x.Name))
				continue
			}
			names = append(names, words.Say("pair.way.two", x.Name, y.Name))
		}
		repeat(words.Say("pair.way.repeats", strings.Join(names, ", ")), pairs...)
	}
	return ways
}

// again pairs two with each other, in the colours they did not have when they
// last met.
func again(s *model.Section, x, y model.ID) model.Pairing {
	if r := lastMeeting(s, x, y); r > 0 {
		if p, _ := s.Rounds[r-1].Find(x); p.Side(x) == 0 {
			x, y = y, x
		}
	}
	return model.Pairing{Sides: [2]model.ID{x, y}}
}

// lastMeeting is the round in which two last met, 0 for none.
func lastMeeting(s *model.Section, x, y model.ID) int {
	for r := len(s.Rounds); r > 0; r-- {
		if p, _ := s.Rounds[r-1].Find(x); p != nil && p.Side(y) >= 0 {
			return r
		}
	}
	return 0
}

// allAgain pairs everybody who is left with whom of the others it was longest
// ago. An odd one has the bye.
func allAgain(s *model.Section, left []model.Entry) []model.Pairing {
	var ps []model.Pairing
	for len(left) > 1 {
		best := 1
		for i := 2; i < len(left); i++ {
			if lastMeeting(s, left[0].ID, left[i].ID) < lastMeeting(s, left[0].ID, left[best].ID) {
				best = i
			}
		}
		ps = append(ps, again(s, left[0].ID, left[best].ID))
		left = slices.Delete(slices.Clone(left), best, best+1)[1:]
	}
	if len(left) == 1 && len(ps) > 0 {
		ps = append(ps, model.Pairing{Sides: [2]model.ID{left[0].ID}, Outcomes: [2]model.Outcome{model.PairingBye}})
	}
	return ps
}

// withBye pairs the round with a full-point bye for one of those who are left.
func withBye(t *model.Tournament, s *model.Section, round int, laid []model.Pairing, who model.ID, cancel <-chan struct{}) made {
	if laid != nil {
		bye := model.Pairing{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{model.FullBye}}
		return attempt(t, s, round, append(slices.Clone(laid), bye), cancel)
	}
	c := giveBye(s, round, who)
	next, err := c.Apply(t)
	if err != nil {
		return made{err: err}
	}
	m := attempt(next, next.Section(s.ID), round, nil, cancel)
	m.section, m.first = s, []journal.Change{c}
	return m
}

// giveBye is a full-point bye by the arbiter's decision.
func giveBye(s *model.Section, round int, who model.ID) journal.Change {
	if round <= len(s.Rounds) {
		return journal.SetOutcome{Section: s.ID, Round: round, Who: who, Outcome: model.FullBye}
	}
	return journal.RequestBye{Section: s.ID, Round: round, Who: who, Bye: model.FullBye}
}

// leftOver are those whom the engine names as left without an opponent; when it
// names nobody, the last of the list.
func leftOver(s *model.Section, round int, laid []model.Pairing, im *pairing.Impossible) []model.Entry {
	var left, all []model.Entry
	for _, e := range s.Entries() {
		placed := slices.ContainsFunc(laid, func(p model.Pairing) bool { return p.Side(e.ID) >= 0 })
		if placed || !e.Plays(round) || e.Bye(round) != model.Pending {
			continue
		}
		all = append(all, e)
		if slices.ContainsFunc(im.Left, func(label string) bool {
			return label == e.Name || strings.HasPrefix(label, e.Name+" (") || label == fmt.Sprintf("no. %d", e.Number)
		}) {
			left = append(left, e)
		}
	}
	if len(left) == 0 {
		slices.Reverse(all)
		left = all
	}
	return left
}

package pair

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// WayOut is a way out of a round that cannot be made: what an arbiter would concede,
// tried and found to lead to a round, or to the end of the event.
type WayOut struct {
	Code string      // names it where it is typed: "bye=12", "pair=3-8", "end"
	Text phrase.Text // "Bea and Cai meet again"
	Made *Made       // the round that it leads to; nil for the end of the event
	end  journal.Change
}

// Change takes the way out.
func (w *WayOut) Change(t *model.Tournament) (journal.Change, error) {
	if w.Made == nil {
		return w.end, nil
	}
	return w.Made.Change(t)
}

// FindWayOut is the way out that was asked for by its code, in whatever order its
// numbers stand. The error names those there are.
func (e *NoRound) FindWayOut(code string) (*WayOut, error) {
	var codes []string
	for i := range e.WaysOut {
		if wayOutKey(e.WaysOut[i].Code) == wayOutKey(code) {
			return &e.WaysOut[i], nil
		}
		codes = append(codes, e.WaysOut[i].Code)
	}
	return nil, phrase.Errorf("%q is no way out of round %d. There are %s", code, e.Round, strings.Join(codes, "; "))
}

// wayOutKey is a code without what does not matter in it.
func wayOutKey(code string) string {
	kind, rest, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(code, " ", "")), "=")
	var pairs []string
	for _, pair := range strings.Split(rest, ",") {
		two := strings.Split(pair, "-")
		slices.Sort(two)
		pairs = append(pairs, strings.Join(two, "-"))
	}
	slices.Sort(pairs)
	return kind + "=" + strings.Join(pairs, ",")
}

// mostTried is how many of those left without an opponent are tried for a bye.
const mostTried = 4

// waysOut tries what an arbiter would: where one alone is left of a round laid by
// hand, the bye for him; otherwise a full-point bye for one of those who are left,
// a second meeting of two of them, and if that does not do of all of them; and the
// end of the event. Only what leads to a round is offered.
func waysOut(t *model.Tournament, s *model.Section, a Asked, why error) []WayOut {
	if a.Laid != nil {
		if free := freeOf(s, a.Round, a.Laid); len(free) == 1 {
			return lastOne(t, s, a, free[0])
		}
	}
	var im *pairing.Impossible
	if !errors.As(why, &im) {
		return nil
	}
	var ways []WayOut
	if e, err := draw.System(s, a.System); err != nil || !e.KnockOut { // who is out stays out
		ways = conceded(t, s, a, im)
	}
	if n := len(s.Rounds); n > 0 && a.Round == n+1 && !s.Format.Predetermined() {
		c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
		c.Settings.Planned = n
		if end, _, err := AsLast(t, c, Asked{Cancel: a.Cancel}); err == nil {
			ways = append(ways, WayOut{Code: "end", Text: phrase.New("the event ends after round %d", n), end: end})
		}
	}
	return ways
}

// lastOne gives the pairing-allocated bye to the one who is left.
func lastOne(t *model.Tournament, s *model.Section, a Asked, e model.Entry) []WayOut {
	m, err := stay(t, s, a, append(slices.Clone(a.Laid), byeFor(e.ID, model.PairingBye)))
	if err != nil {
		return nil
	}
	return []WayOut{m.way(fmt.Sprint("bye=", e.Number), phrase.New("bye for %s", e.Name))}
}

// conceded are the ways out for those whom the system cannot pair: one of them has a full-point bye, two of them meet again, or, where
// neither helps, all who are left meet again.
func conceded(t *model.Tournament, s *model.Section, a Asked, im *pairing.Impossible) []WayOut {
	var ways []WayOut
	everybody := leftOver(s, a, im)
	left := everybody[:min(len(everybody), mostTried)]
	for _, e := range left {
		if m, err := withBye(t, s, a, e.ID); err == nil {
			ways = append(ways, m.way(fmt.Sprint("bye=", e.Number), phrase.New("%s has a full-point bye", e.Name)))
		}
	}
	repeat := func(code string, text phrase.Text, pairs ...model.Pairing) {
		if m, err := stay(t, s, a, append(pairs, kept(s, a)...)); err == nil {
			ways = append(ways, m.way(code, text))
		}
	}
	for i, x := range left {
		for _, y := range left[:i] {
			text := phrase.New("%s and %s meet again", y.Name, x.Name)
			if lastMeeting(s, y.ID, x.ID) == 0 {
				text = phrase.New("%s and %s meet all the same", y.Name, x.Name) // they are kept apart
			}
			repeat(fmt.Sprintf("pair=%d-%d", y.Number, x.Number), text, again(s, y.ID, x.ID))
		}
	}
	if pairs := allAgain(s, everybody); len(ways) == 0 && len(pairs) > 1 {
		var names []phrase.Text
		var numbers []string
		for _, p := range pairs {
			x, _ := s.Entry(p.Sides[0])
			y, _ := s.Entry(p.Sides[1])
			if p.IsBye() {
				names, numbers = append(names, phrase.New("bye for %s", x.Name)), append(numbers, strconv.Itoa(x.Number))
				continue
			}
			names = append(names, phrase.Verbatim(x.Name+" – "+y.Name))
			numbers = append(numbers, fmt.Sprintf("%d-%d", x.Number, y.Number))
		}
		repeat("pair="+strings.Join(numbers, ","), phrase.New("these meet again: %s", phrase.Join(", ", names...)), pairs...)
	}
	return ways
}

func (m *Made) way(code string, text phrase.Text) WayOut {
	m.conceded = text
	return WayOut{Code: code, Text: text, Made: m}
}

// stay makes the round around pairings that stay.
func stay(t *model.Tournament, s *model.Section, a Asked, laid []model.Pairing) (*Made, error) {
	around := a
	around.Laid = laid
	m, err := attempt(t, s, around)
	if err == nil {
		m.asked = a
	}
	return m, err
}

// kept is what stays of a round when second meetings are laid into it: what was
// laid by hand, otherwise the byes that were given before the round is paired and
// the absence of those of whom a round with boards is silent.
func kept(s *model.Section, a Asked) []model.Pairing {
	switch {
	case a.Laid != nil:
		return a.Laid
	case a.Round > len(s.Rounds):
		return nil
	}
	var ps []model.Pairing
	r := &s.Rounds[a.Round-1]
	boards := slices.ContainsFunc(r.Pairings, func(p model.Pairing) bool { return !p.IsBye() })
	for e := range s.Everyone() {
		switch p, _ := r.Find(e.ID); {
		case p == nil && boards && e.Competes() && e.Plays(a.Round):
			ps = append(ps, byeFor(e.ID, model.ZeroBye))
		case p != nil && p.IsBye() && p.Outcomes[0] != model.PairingBye:
			ps = append(ps, *p)
		}
	}
	return ps
}

func byeFor(who model.ID, kind model.Outcome) model.Pairing {
	return model.Pairing{Sides: [2]model.ID{who}, Outcomes: [2]model.Outcome{kind}, By: model.MadeByHand}
}

// withBye makes the round with a full-point bye, by the arbiter's decision, for
// one of those who are left. In a round that is not begun it is entered as a bye
// asked for.
func withBye(t *model.Tournament, s *model.Section, a Asked, who model.ID) (*Made, error) {
	if a.Laid != nil || a.Round <= len(s.Rounds) {
		return stay(t, s, a, append(slices.Clone(kept(s, a)), byeFor(who, model.FullBye)))
	}
	c := steps.RequestBye{Section: s.ID, Round: a.Round, Who: who, Bye: model.FullBye, By: model.MadeByHand}
	next, err := c.Apply(t)
	if err != nil {
		return nil, err
	}
	m, err := attempt(next, next.Section(s.ID), a)
	if err == nil {
		m.Section, m.first = s, []journal.Change{c}
	}
	return m, err
}

// again pairs two with each other, in the colours they did not have when they
// last met.
func again(s *model.Section, x, y model.ID) model.Pairing {
	if r := lastMeeting(s, x, y); r > 0 {
		if p, _ := s.Rounds[r-1].Find(x); p.Side(x) == 0 {
			x, y = y, x
		}
	}
	return model.Pairing{Sides: [2]model.ID{x, y}, By: model.MadeByHand}
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
		ps = append(ps, byeFor(left[0].ID, model.PairingBye))
	}
	return ps
}

// leftOver are those whom the engine names as left without an opponent; when it
// names nobody, the last of the list.
func leftOver(s *model.Section, a Asked, im *pairing.Impossible) []model.Entry {
	all := freeOf(s, a.Round, kept(s, a))
	var left []model.Entry
	for _, e := range all {
		p := pairing.Player{Name: e.Name, Number: e.Number}
		names := []string{p.Label().String(), p.Numbered().String()}
		if slices.ContainsFunc(im.Left, func(label phrase.Text) bool { return slices.Contains(names, label.String()) }) {
			left = append(left, e)
		}
	}
	if len(left) == 0 {
		slices.Reverse(all)
		left = all
	}
	return left
}

// freeOf are those who take part in a round, have not asked for a bye in it, and
// are in none of the pairings.
func freeOf(s *model.Section, round int, laid []model.Pairing) []model.Entry {
	var free []model.Entry
	for e := range s.Everyone() {
		placed := slices.ContainsFunc(laid, func(p model.Pairing) bool { return p.Side(e.ID) >= 0 })
		if !placed && e.Competes() && e.Plays(round) && e.Bye(round) == model.Pending {
			free = append(free, *e)
		}
	}
	return free
}

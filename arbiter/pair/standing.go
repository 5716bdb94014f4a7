package pair

import (
	"errors"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// LastRound is the last round of a section that can be paired; 0 when nothing
// says: that of the table, and the play-off after it, or the announced number.
func LastRound(s *model.Section) int {
	table, err := draw.Table(s)
	switch {
	case err != nil:
		return s.Planned
	case draw.PlayOff(s):
		return len(table) + 1
	}
	return len(table)
}

// tabled tells whether a round stands in a table, or is another game of the pairs before, and so waits for no result.
func tabled(s *model.Section, round int) bool {
	if _, game := s.Meeting(round); game > 1 {
		return true
	}
	table, err := draw.Table(s)
	return err == nil && round <= len(table)
}

// standingBefore is the order of the standings before a round that a system draws
// from the places, as the play-off of five or six Lothian teams is. It is nil for
// any other round, and when two share a place: that is for the arbiter to settle,
// and not for their numbers.
func standingBefore(t *model.Tournament, s *model.Section, e *pairing.Engine, round int) []model.ID {
	as := *s
	as.System, as.SystemSettings = e.Code, e.Set
	if !draw.PlayOff(&as) || round != LastRound(&as) || round > len(s.Rounds)+1 {
		return nil
	}
	return catalogue.Decided(t, s, round-1)
}

// WhyNotNext says what stands in the way of pairing the next round; nil when
// nothing does.
func WhyNotNext(s *model.Section) error {
	next := draw.Next(s)
	s = s.AdjournOpen(next)
	for n := max(1, next-s.Games()); n < next && !tabled(s, next); n++ {
		if open := s.Rounds[n-1].Awaited(); len(open) > 0 {
			return phrase.Errorf("round %d has no result on %s", n, model.Boards(open))
		}
	}
	if err := enough(s); err != nil {
		return err
	}
	for e := range s.Everyone() {
		if strings.TrimSpace(e.Name) == "" {
			return phrase.Errorf("number %d has no name yet. Give the name, or take the line away", e.Number)
		}
	}
	if err := whyNoMore(s, next); err != nil {
		return err
	}
	_, err := draw.System(s, "")
	return err
}

func enough(s *model.Section) error {
	if s.Competitors() < 2 {
		return phrase.Errorf("two participants at least are needed")
	}
	return nil
}

// whyNoMore says that a round would be one too many.
func whyNoMore(s *model.Section, round int) error {
	if last := LastRound(s); last > 0 && round > last && len(s.Rounds) >= last {
		return phrase.Fail(phrase.Count(last, "the only round (%d) is paired. Announce more rounds to play on",
			"all %d rounds are paired. Announce more rounds to play on"))
	}
	return nil
}

// WhyNotByHand says why the next round cannot be begun by hand; nil when it can.
func WhyNotByHand(s *model.Section) error {
	round := draw.Next(s)
	if err := enough(s); err != nil {
		return err
	}
	if round <= len(s.Rounds) {
		return phrase.Errorf("round %d is begun: mark two and pair them, or let the rest be paired", round)
	}
	return whyNoMore(s, round)
}

// WhyNotRest says why the rest of a round cannot be paired; nil when it can.
func WhyNotRest(s *model.Section, round int) error {
	if round < 1 || round > len(s.Rounds) {
		return phrase.Errorf("no round is paired yet")
	}
	e, err := draw.System(s, "")
	_, noTable := draw.Table(s)
	switch {
	case len(s.Free(round)) == 0:
		return phrase.Errorf("everybody is in round %d", round)
	case err != nil:
		return err
	case noTable == nil:
		return phrase.Errorf("the %s fixes its rounds before the first", e.Name)
	}
	return nil
}

// WhyNotAll says why the rounds of a table cannot be paired at once; nil when they
// can.
func WhyNotAll(s *model.Section) error {
	table, err := draw.Table(s)
	switch {
	case errors.Is(err, draw.ErrNoTable):
		return phrase.Errorf("the rounds of this system depend on results. They are paired one after the other")
	case err != nil:
		return err
	case s.Competitors() < 2:
		return enough(s)
	case draw.Next(s) > len(table):
		return phrase.Fail(phrase.Count(len(table), "the only round (%d) is paired", "all %d rounds are paired"))
	}
	return nil
}

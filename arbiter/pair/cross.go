package pair

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Cross is how the odd players of two sections are to meet.
type Cross struct {
	OneCounts bool // in the section of the second he keeps the bye, and the game counts for rating alone
}

// OddPlayer is who is left over in the last round of a section and could play somebody of another: who has the full-point bye, and
// is not one of a table of all against all. ok is false where nobody is.
func OddPlayer(s *model.Section) (who steps.OddOne, ok bool) {
	if s.Team() || s.Format.Predetermined() || len(s.Rounds) == 0 || s.FIDE {
		return who, false
	}
	for _, p := range s.Rounds[len(s.Rounds)-1].Pairings {
		if p.IsBye() && p.Outcomes[0] == model.PairingBye {
			return steps.OddOne{Section: s.ID, Round: len(s.Rounds), Player: p.Sides[0]}, true
		}
	}
	return who, false
}

// Odd are the sections that have somebody left over now, without one.
func Odd(t *model.Tournament, but *model.Section) (all []*model.Section) {
	for _, s := range t.Sections {
		if _, ok := OddPlayer(s); ok && s.ID != but.ID {
			all = append(all, s)
		}
	}
	return all
}

// WhyNoCross says why nobody of a section can play somebody of another; nil where somebody can.
func WhyNoCross(t *model.Tournament, s *model.Section) error {
	switch _, ok := OddPlayer(s); {
	case s.Team() || s.Format.Predetermined():
		return phrase.Errorf("in %s nobody is left over who could play elsewhere: only players in a Swiss are", s.Name)
	case s.FIDE:
		return phrase.Errorf("FIDE rates the games of each section by itself, so nobody plays across sections in FIDE mode")
	case !ok:
		return phrase.Errorf("nobody of %s has a full-point bye in its last round", s.Name)
	case len(Odd(t, s)) == 0:
		return phrase.Errorf("nobody is left over elsewhere")
	}
	return nil
}

// CrossPair lets the odd players of two sections meet, in the section of the first. White is who has had it less often, then who
// had Black last, then the lower rated.
func CrossPair(t *model.Tournament, first, second *model.Section, how Cross) (journal.Change, error) {
	a, ok := OddPlayer(first)
	if !ok {
		return nil, WhyNoCross(t, first)
	}
	b, ok := OddPlayer(second)
	if !ok {
		return nil, WhyNoCross(t, second)
	}
	p, q := first.Player(a.Player), second.Player(b.Player)
	c := steps.CrossPairing{First: a, Second: b, BothCount: !how.OneCounts, FirstName: asGuest(p, first), SecondName: asGuest(q, second)}
	if cmp.Or(
		cmp.Compare(whites(first, a.Round, a.Player), whites(second, b.Round, b.Player)),
		cmp.Compare(lastColour(first, a.Player), lastColour(second, b.Player)),
		cmp.Compare(t.RatingOf(first, p), t.RatingOf(second, q)),
	) > 0 {
		c.White = 1
	}
	_, err := c.Apply(t)
	return c, err
}

func asGuest(p *model.Player, s *model.Section) string { return p.Name + " (" + s.Name + ")" }

// lastColour is 1 for those who had White in their last game, 0 for others.
func lastColour(s *model.Section, who model.ID) int {
	for _, r := range slices.Backward(s.Rounds) {
		if p, _ := r.Find(who); p != nil && !p.IsBye() && !p.NoColours && p.Outcomes[0].Played() {
			return 1 - p.Side(who)
		}
	}
	return 0
}

// CrossBack takes the game across sections of a round back, of who sits at a board or with 0 of the only one there is.
func CrossBack(t *model.Tournament, s *model.Section, round, board int) (journal.Change, error) {
	for _, x := range s.Across() {
		p := &s.Rounds[x.Round-1].Pairings[x.At]
		if x.Round != round || board != 0 && p.Board != board {
			continue
		}
		c := steps.CrossBack{First: steps.OddOne{Section: s.ID, Round: round, Player: x.Own.ID},
			Second: steps.OddOne{Section: x.Guest.Guest.Section, Player: x.Guest.Guest.Player}}
		_, c.Second.Round, _ = t.OtherHalf(s, x)
		_, err := c.Apply(t)
		return c, err
	}
	return nil, phrase.Errorf("in round %d of %s nobody plays a player of another section", round, s.Name)
}

// AcrossOn is the game across sections on a board of a section, and ok whether there is one.
func AcrossOn(s *model.Section, round int, p *model.Pairing) (model.Across, bool) {
	for _, x := range s.Across() {
		if x.Round == round && s.Rounds[round-1].Pairings[x.At].Sides == p.Sides {
			return x, true
		}
	}
	return model.Across{}, false
}

// WhyAcross says why two of different sections meet, and what the game counts for.
func WhyAcross(t *model.Tournament, s *model.Section, x model.Across) []phrase.Text {
	home := t.Section(x.Guest.Guest.Section)
	if home == nil {
		return nil
	}
	guest := home.Player(x.Guest.Guest.Player)
	if guest == nil {
		return nil
	}
	said := []phrase.Text{phrase.New("%s is left over in %s, and %s in %s: they play each other, and neither has a bye (US Chess 28M).",
		x.Own.Name, s.Name, guest.Name, home.Name)}
	other, _, _ := t.OtherHalf(s, x)
	switch {
	case other == nil:
		return append(said, phrase.New("The game counts here. In %s it counts for rating alone, and %s has the full-point bye.",
			home.Name, guest.Name))
	case x.Guest.Guest.Elsewhere:
		said = append(said, phrase.New("The result counts in both sections. The game is played, and reported for rating, in %s.", home.Name))
	default:
		said = append(said, phrase.New("The result counts in both sections. The game is played, and reported for rating, here."))
	}
	return said
}

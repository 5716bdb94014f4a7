package pairing

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Baku is the acceleration that FIDE's systems have in common.
var Baku = Acceleration{
	Code: "baku", Name: phrase.New("Baku (FIDE C.04.7)"),
	Doc:     phrase.New("The upper half of the list has fictitious points in the first half of the rounds. They count for pairing only."),
	Records: baku,
}

// baku makes the fictitious points of the Baku acceleration, FIDE C.04.7, in
// force from 1 February 2026: the top half GA of the list, rounded up to an
// even number, has the points of a win in the first half of the accelerated
// rounds, and half of that in the second; these are the first half of all
// rounds, odd numbers rounded up. The group is fixed by the list of the first
// round: late entries do not move it.
func baku(s *model.Section) ([]model.Acceleration, error) {
	win, draw := s.Scoring.Win, s.Scoring.Draw
	if s.Team() {
		if s.Primary == model.GamePoints {
			return nil, phrase.Errorf("the Baku acceleration cannot be used where game points decide (C.04.7): rank by match points, or do without")
		}
		win, draw = s.Scoring.MatchWin, s.Scoring.MatchDraw
	}
	if win != 2*draw || s.Planned < 2 {
		return nil, phrase.Errorf("the Baku acceleration needs a win that is worth two draws, and a planned number of rounds (C.04.7): "+
			"here a win is %s, a draw %s, and there are %d rounds", win, draw, s.Planned)
	}
	var numbers []int // in order, as the entries are
	for _, e := range s.Entries() {
		if e.Competes() && e.Plays(1) {
			numbers = append(numbers, e.Number)
		}
	}
	if len(numbers) < 2 {
		return nil, phrase.Errorf("the Baku acceleration needs participants who are there in round 1")
	}
	last := numbers[min(2*((len(numbers)+3)/4), len(numbers))-1]
	accelerated := (s.Planned + 1) / 2
	full := (accelerated + 1) / 2
	as := []model.Acceleration{{From: 1, To: full, First: numbers[0], Last: last, Games: win}}
	if accelerated > full {
		as = append(as, model.Acceleration{From: full + 1, To: accelerated, First: numbers[0], Last: last, Games: win / 2})
	}
	if s.Team() {
		for i := range as {
			as[i].Match, as[i].Games = as[i].Games, 0
		}
	}
	return as, nil
}

package model

import "slices"

// ForRating is what a game counts as for rating, where that is another than its
// result: a game that was decided at the desk after it was played, or one that is not
// to be rated. Report files alone read it; standings and pairings go by the result.
type ForRating struct {
	Outcomes [2]Outcome `json:"outcomes"` // Pending: what the result says
	Reason   string     `json:"reason,omitempty"`
}

// Set tells whether there is such a correction.
func (f ForRating) Set() bool { return f.Outcomes[0] != Pending }

func (f ForRating) turned() ForRating {
	f.Outcomes[0], f.Outcomes[1] = f.Outcomes[1], f.Outcomes[0]
	return f
}

// Unrated is a result as it is when the game was played and is not rated.
func Unrated(result [2]Outcome) [2]Outcome {
	for side, o := range result {
		switch {
		case !o.Rated():
		case o.IsWin():
			result[side] = UnratedWin
		case o.IsDraw():
			result[side] = UnratedDraw
		default:
			result[side] = UnratedLoss
		}
	}
	return result
}

// Corrected is one game that counts otherwise for rating.
type Corrected struct {
	Round, Board int // Board is that of the round, of a match for teams
	Game         int // board within the match of teams, from 1; 0 = a game of players
	Players      [2]ID
	Result       [2]Outcome
	ForRating    ForRating
}

// CorrectedForRating are the games that count otherwise for rating, in the order of
// rounds and boards.
func (s *Section) CorrectedForRating() []Corrected {
	var all []Corrected
	for r := range s.Rounds {
		for _, p := range s.Rounds[r].Pairings {
			if p.ForRating.Set() {
				all = append(all, Corrected{r + 1, p.Board, 0, p.Sides, p.Outcomes, p.ForRating})
			}
			for b, g := range p.Games {
				if g.ForRating.Set() {
					all = append(all, Corrected{r + 1, p.Board, b + 1, g.Players, g.Outcomes, g.ForRating})
				}
			}
		}
	}
	return all
}

// AsRated is the section as report files have it: every game with its result for
// rating. What that would change in the scores is added or taken away again, so that
// they stay those of the standings. Without corrections it is the section itself.
func (t *Tournament) AsRated(s *Section) *Section {
	if len(s.CorrectedForRating()) == 0 {
		return s
	}
	n := *s
	n.Rounds = slices.Clone(s.Rounds)
	for r := range n.Rounds {
		ps := slices.Clone(n.Rounds[r].Pairings)
		for i := range ps {
			if f := ps[i].ForRating; f.Set() {
				ps[i].Outcomes = f.Outcomes
			}
			ps[i].Games = slices.Clone(ps[i].Games)
			for b := range ps[i].Games {
				if g := &ps[i].Games[b]; g.ForRating.Set() {
					g.Outcomes = g.ForRating.Outcomes
				}
			}
			ps[i] = n.Settle(ps[i])
		}
		n.Rounds[r].Pairings = ps
	}
	n.Adjustments = t.keep(s, &n)
	return &n
}

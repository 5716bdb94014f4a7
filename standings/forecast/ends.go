package forecast

import (
	"slices"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// An end is how an open game may end: what is then written, and what it brings each side of the points that come first.
type end struct {
	pairing model.Pairing
	worth   [2]model.Points
	kind    int // 0 the first side wins, 1 a draw, 2 the second wins
}

// byScores are the tie-breaks of teams that ask for the scores of matches alone and not for single boards.
var byScores = []string{"MPTS", "GPTS", "PTS", "BH", "SB", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "DE", "EDE", "WIN", "MPVGP", "TPN",
	"LOTS", "MANUAL"}

// mostEnds is how many ends of one match are written out board by board.
const mostEnds = 81

// ends are those of a game: three, and of a match all scores that it may come to. Where a tie-break asks for single boards it is all
// results of these, as long as they are not too many.
func (f *Forecast) ends(p *model.Pairing) []end {
	if !f.Standings.Sheet.Teams {
		var all []end
		for k, r := range results {
			next := *p
			next.Outcomes = r
			all = append(all, end{next, [2]model.Points{f.s.Scoring.Game(r[0]), f.s.Scoring.Game(r[1])}, k})
		}
		return all
	}
	if len(p.Games) == 0 {
		return f.scores(p)
	}
	var open []int
	for n, g := range p.Games {
		if g.Outcomes[0] == model.Pending { // a board has a result for both sides or for none
			open = append(open, n)
		}
	}
	boards := !slices.ContainsFunc(f.uses, func(u tiebreaks.Use) bool { return !slices.Contains(byScores, u.TieBreak.Code) })
	count := 1
	for range open {
		count = min(3*count, mostEnds+1)
	}
	alike := boards || count > mostEnds // one end for each score is enough, or all that there is room for
	f.exact = f.exact && (boards || count <= mostEnds)
	all := []end{f.end(*p)}
	all[0].pairing.Games = slices.Clone(p.Games)
	for _, n := range open {
		var more []end
		for _, e := range all {
			for _, r := range results {
				next := e.pairing
				next.Games = slices.Clone(e.pairing.Games)
				next.Games[n].Outcomes = r
				if x := f.end(next); !alike || !slices.ContainsFunc(more, func(o end) bool { return o.pairing.Score == x.pairing.Score }) {
					more = append(more, x)
				}
			}
		}
		all = more
	}
	return all
}

// scores are the ends of a match of which only the score is entered.
func (f *Forecast) scores(p *model.Pairing) (all []end) {
	sums := [][2]model.Points{{}}
	for range f.s.Boards {
		var more [][2]model.Points
		for _, s := range sums {
			for _, r := range results {
				x := [2]model.Points{s[0] + f.s.Scoring.Game(r[0]), s[1] + f.s.Scoring.Game(r[1])}
				if !slices.Contains(more, x) {
					more = append(more, x)
				}
			}
		}
		sums = more
	}
	if f.s.Boards == 0 {
		return nil
	}
	for _, score := range sums {
		next := *p
		next.Score, next.Outcomes = score, model.MatchOutcomes(score)
		all = append(all, f.worth(next))
	}
	return all
}

// end is a match with its score and result made of its boards.
func (f *Forecast) end(p model.Pairing) end { return f.worth(f.s.Settle(p)) }

// worth is what a match that has a result brings.
func (f *Forecast) worth(p model.Pairing) end {
	e := end{pairing: p, worth: p.Score, kind: 1}
	switch {
	case p.Score[0] > p.Score[1]:
		e.kind = 0
	case p.Score[0] < p.Score[1]:
		e.kind = 2
	}
	if f.kind == model.MatchPoints {
		e.worth = [2]model.Points{f.s.Scoring.Match(p.Outcomes[0]), f.s.Scoring.Match(p.Outcomes[1])}
	}
	return e
}

// round are the points that a round to come may bring.
func (f *Forecast) round() []model.Points {
	sc, boards := f.s.Scoring, model.Points(f.s.Boards)
	switch {
	case !f.Standings.Sheet.Teams:
		return []model.Points{sc.Win, sc.Draw, sc.Loss, sc.Absent, sc.PairingBye, sc.FullBye, sc.HalfBye, 0}
	case f.kind == model.MatchPoints:
		return []model.Points{sc.MatchWin, sc.MatchDraw, sc.MatchLoss, sc.MatchBye, 0}
	}
	return []model.Points{sc.Win * boards, sc.Draw * boards, sc.Loss * boards, sc.Absent * boards, sc.GamesBye, 0}
}

// put lets a game end in one of its ways.
func (g *Game) put(e int) { *g.at = g.ends[e].pairing }

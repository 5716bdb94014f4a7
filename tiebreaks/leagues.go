package tiebreaks

import (
	"strconv"

	"wallchart/model"
)

var berlin = &TieBreak{
	Code: "BERLIN", Name: "Berlin (board points)", Also: []string{"Berliner Wertung", "Board points", "Weighted boards"},
	Rule: "German leagues; FFE", For: Teams, Type: B, Format: Halves, Takes: ModWeights,
	Doc: "The points of board i of B times B+1−i, added up over all boards and matches. W sets other weights, as the leagues that weight " +
		"boards 10, 9, 8, 7, 6, 3, 2, 1: BERLIN/W10.9.8.7.6.3.2.1.",
	Missing: boardsUnknown,
	Each: func(t *Tally) {
		var ws []int
		for b := t.Boards(); b > 0; b-- {
			ws = append(ws, b)
		}
		if t.Use.Weights != "" {
			ws = weights(t.Use.Weights)
		}
		cells := t.Cells(t.Who)
		for r := range cells {
			c := &cells[r]
			if c.Outcome == model.Rest || c.Outcome == model.Pending {
				continue
			}
			v := weighted(t.boardPoints(c), ws)
			t.Add(Part{Round: r + 1, Opponent: c.Opponent, Text: t.text(Trim, v), Amount: v, As: "played", Why: unplayedNote(c)})
		}
	},
}

var gpdiff = pointDifference("GPDIFF", "Game point difference",
	"The game points made less those of the opponents, match by match. A bye counts what it was credited with.", false)

var gpdiffplus = pointDifference("GPDIFFPLUS", "Game point difference, no match below 0",
	"The game points made less those of the opponent, match by match, a lost match counting 0 (France).", true)

// pointDifference makes the records of game point differences.
func pointDifference(code, name, doc string, floor bool) *TieBreak {
	return &TieBreak{
		Code: code, Name: name, Rule: "FFE and league rules", For: Teams, Type: B, Format: Halves, Doc: doc,
		Each: func(t *Tally) {
			for r, c := range t.Cells(t.Who) {
				if c.Outcome == model.Rest || c.Outcome == model.Pending {
					continue
				}
				d := c.Games - c.Against
				p := Part{Round: r + 1, Opponent: c.Opponent, As: "played", Why: unplayedNote(&c)}
				if floor && d < 0 {
					d, p.Why = 0, "lost "+c.Games.Fraction()+"-"+c.Against.Fraction()
				}
				p.Text, p.Amount = t.num(d), Of(d)
				t.Add(p)
			}
		},
	}
}

var ownavg = &TieBreak{
	Code: "OWNAVG", Name: "Own average rating, the lower ahead", Also: []string{"Lowest average rating"},
	Rule: "FFE cups", For: Teams, Type: D, Format: Trim, Join: MeanCents, Lower: true,
	Doc: "The mean rating of the team's players who played, each counted once for every game; the team with the lower one is ahead.",
	Missing: func(w *Work, _ Use) string {
		s := w.Sheet.Section
		for r := range s.Rounds[:min(w.Sheet.Rounds, len(s.Rounds))] {
			for _, p := range s.Rounds[r].Pairings {
				for _, g := range p.Games {
					for side, id := range g.Players {
						if pl := s.Player(id); g.Outcomes[side].Played() && (pl == nil || pl.Rating == 0) {
							return "in round " + strconv.Itoa(r+1) + " somebody without a rating played"
						}
					}
				}
			}
		}
		return boardsUnknown(w, Use{})
	},
	Each: func(t *Tally) {
		s := t.Sheet.Section
		for r, c := range t.Cells(t.Who) {
			if !c.Outcome.Played() || c.Pairing < 0 {
				continue
			}
			p := &s.Rounds[r].Pairings[c.Pairing]
			side := p.Side(t.Sheet.Lines[t.Who].ID)
			for b := range p.Games {
				pl := s.Player(p.Games[b].Players[side])
				if pl == nil || !p.Games[b].Outcomes[side].Played() {
					continue
				}
				part := Part{Round: r + 1, Opponent: -1, As: pl.Name, Why: pl.Name}
				part.rated(t, int(pl.Rating))
				t.Add(part)
			}
		}
	},
}

var highwin = &TieBreak{
	Code: "HIGHWIN", Name: "Wins on the highest boards", Also: []string{"Highest board won"},
	Rule: "Australian Schools Teams Championship", For: Teams, Type: A, Format: Whole,
	Doc:     "The games won on board 1 in all matches; still level, on board 2, and so on.",
	Missing: boardsUnknown,
	Among: func(g *Group) {
		win := g.Sheet.Scoring.Win
		g.byBoards("wins on board", func(points []model.Points, n int) model.Points {
			if points[n] == win {
				return model.One
			}
			return 0
		})
	},
}

var tennant = &TieBreak{
	Code: "TENNANT", Name: "Board count, then elimination, among the tied", Also: []string{"Tennant-Smith"},
	Rule: "English counties championship (Tennant-Smith rules)", For: Teams, Type: A, Format: Whole,
	Doc: "In the matches between the tied teams: the lower board count is ahead; still level, more points without the last board, then " +
		"without the last two, and so on.",
	Missing: boardsUnknown,
	Among: func(g *Group) {
		g.sequences("elimination", func(i int) []Value {
			out := make([]Value, g.Boards())
			cells := g.Cells(i)
			for r := range cells {
				c := &cells[r]
				if c.Boards == nil || g.At(c.Opponent) < 0 {
					continue
				}
				out[0] -= boardCount(c.Boards)
				for n := 1; n < len(out) && n < len(c.Boards); n++ {
					out[n] += Of(total(c.Boards[:len(c.Boards)-n]))
				}
			}
			return out
		})
	},
}

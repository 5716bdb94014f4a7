package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	TENNANT us: 0 1 0 2
var TENNANT = &tiebreaks.TieBreak{
	Code: "TENNANT", Name: phrase.New("Board count, then elimination, among the tied"), Mid: phrase.New("the matches between the tied"),
	Short: phrase.New("Tennant"),
	Also:  []string{"Tennant-Smith"},
	Rule:  []tiebreaks.Source{told("English counties championship (Tennant-Smith rules)")}, For: tiebreaks.Teams, Type: tiebreaks.A,
	Format: tiebreaks.Whole,
	Doc: phrase.New("In the matches between the tied teams: the lower board count is ahead; still level, more points " +
		"without the last board, then without the last two, and so on."),
	Missing: boardsUnknown,
	Among: func(g *tiebreaks.Group) {
		sequences(g, true, func(n int) phrase.Text {
			if n == 0 {
				return phrase.New("board count (the lower is ahead)")
			}
			return withoutBoards(n)
		}, func(i int) []tiebreaks.Value {
			out := make([]tiebreaks.Value, g.Boards())
			cells := g.Cells(i)
			for r := range cells {
				c := &cells[r]
				if c.Boards == nil || g.At(c.Opponent) < 0 {
					continue
				}
				out[0] += boardCount(c.Boards)
				for n := 1; n < len(out) && n < len(c.Boards); n++ {
					out[n] += tiebreaks.Of(total(c.Boards[:len(c.Boards)-n]))
				}
			}
			return out
		})
	},
}

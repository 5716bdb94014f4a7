package tiebreaks

import (
	"cmp"
	"slices"
)

var manual = &TieBreak{
	Code: "MANUAL", Name: "Order laid down by hand", Also: []string{"By hand"},
	Rule: "the arbiter", For: Both, Type: A, Format: Whole,
	Doc:   "The order that was entered by hand. Those it does not name stay level behind those it does.",
	Among: byHand,
}

var playoff = &TieBreak{
	Code: "PLAYOFF", Name: "Play-off", Also: []string{"Play off", "Speed play-off", "Tie-break match"},
	Rule: "event regulations; US Chess 34E13", For: Both, Type: A, Format: Whole,
	Doc:   "The result of a play-off, entered by hand as an order of those who played it. Those it does not name stay level behind.",
	Among: byHand,
}

// byHand orders the members as Ranking.Manual has them.
func byHand(g *Group) {
	at := func(i int) int {
		if k := slices.Index(g.Sheet.Section.Ranking.Manual, g.Sheet.Lines[i].ID); k >= 0 {
			return k
		}
		return 1 << 30
	}
	g.Order(func(a, b int) int { return cmp.Compare(at(a), at(b)) })
}

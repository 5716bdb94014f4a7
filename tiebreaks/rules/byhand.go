package rules

import (
	"cmp"
	"slices"

	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var MANUAL = &tiebreaks.TieBreak{
	Code: "MANUAL", Name: phrase.New("Order laid down by hand"), Mid: phrase.New("order laid down by hand"),
	Short: phrase.New("By hand"),
	Also:  []string{"By hand"},
	Rule:  []tiebreaks.Source{told("the arbiter")}, For: tiebreaks.Both, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Doc:   phrase.New("The order that was entered by hand. Those it does not name stay level behind those it does."),
	Among: byHand,
}

var PLAYOFF = &tiebreaks.TieBreak{
	Code: "PLAYOFF", Name: phrase.New("Play-off"), Mid: phrase.New("play-off"),
	Short: phrase.New("Play-off"),
	Also:  []string{"Play off", "Speed play-off", "Tie-break match"},
	Rule:  []tiebreaks.Source{told("event regulations"), usChess("34E13")}, For: tiebreaks.Both, Type: tiebreaks.A, Format: tiebreaks.Whole,
	Doc: phrase.New("The result of a play-off, entered by hand as an order of those who played it. Those it does " +
		"not name stay level behind."),
	Among: byHand,
}

// byHand orders the members as Ranking.Manual has them.
func byHand(g *tiebreaks.Group) {
	at := func(i int) int {
		if k := slices.Index(g.Sheet.Section.Ranking.Manual, g.Sheet.Lines[i].ID); k >= 0 {
			return k
		}
		return 1 << 30
	}
	g.Order(func(a, b int) int { return cmp.Compare(at(a), at(b)) })
}

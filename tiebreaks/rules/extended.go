package rules

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// extended makes the record of extended direct encounter with a tail for two
// teams that stay level: board count, top boards, bottom boards.
func extended(code string, name, short, doc phrase.Text, tail ...tailStep) *tiebreaks.TieBreak {
	tb := &tiebreaks.TieBreak{
		Code: code, Name: name, Short: short, Mid: phrase.New("extended direct encounter"),
		Rule: []tiebreaks.Source{fide("13.3")}, For: tiebreaks.Teams, Type: tiebreaks.A, Format: tiebreaks.Whole,
		Takes: tiebreaks.ModForfeits, Instead: "DE",
		Doc: phrase.Join(" ", phrase.New("Direct encounter by the primary score among the teams still tied, then by the secondary score "+
			"for those it leaves level, and round again until nothing changes."), doc,
			phrase.New("Forfeited matches count in an all-play-all, elsewhere with P.")),
		Among: func(g *tiebreaks.Group) {
			x := &extendedOrder{first: encounterOf(g, g.Primary), tail: tail}
			x.second = encounterOf(g, g.Primary.Other())
			for k := range g.Parts {
				g.Parts[k] = nil
			}
			encounterOf(g, g.Primary)
			g.Tiers(x.order(g.Members))
			g.Table = func() [][]phrase.Text { return x.first.table(g.Members) }
			g.Note(phrase.New("the table shows %s", g.Primary))
		},
	}
	if len(tail) > 0 {
		tb.Missing = boardsUnknown
	}
	return tb
}

var (
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EDE plain: 0 0 0 0   B and D have drawn
	EDE = extended("EDE", phrase.New("Extended direct encounter"), phrase.New("Ext. DE"), phrase.Text{})
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EDET plain: 0 1 0 2   B won the first board
	EDET = extended("EDET", phrase.New("Extended direct encounter, top boards"), phrase.New("Ext. DE T"),
		phrase.New("Two teams still level: the higher boards of their match."), topBoards)
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EDEB plain: 0 1 0 2
	EDEB = extended("EDEB", phrase.New("Extended direct encounter, bottom boards"), phrase.New("Ext. DE B"),
		phrase.New("Two teams still level: their match without the last boards."), bottomBoards)
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EDEBT plain: 0 1 0 2
	EDEBT = extended("EDEBT", phrase.New("Extended direct encounter, board count, top boards"), phrase.New("Ext. DE BT"),
		phrase.New("Two teams still level: board count of their match, then its higher boards."), fewerBoards, topBoards)
	// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
	//
	//	EDEBB plain: 0 1 0 2
	EDEBB = extended("EDEBB", phrase.New("Extended direct encounter, board count, bottom boards"), phrase.New("Ext. DE BB"),
		phrase.New("Two teams still level: board count of their match, then without the last boards."), fewerBoards, bottomBoards)
)

type extendedOrder struct {
	first, second *encounter
	tail          []tailStep
}

// order goes round: primary score, secondary score for every tie left, and
// again for what the secondary score split.
func (x *extendedOrder) order(members []int) [][]int {
	var out [][]int
	for _, tier := range x.first.order(members) {
		parts := x.second.order(tier)
		if len(parts) == 1 {
			out = append(out, x.two(tier)...)
			continue
		}
		for _, p := range parts {
			out = append(out, x.order(p)...)
		}
	}
	return out
}

// two compares the boards of the match of two teams that stayed level
// (13.3.2).
func (x *extendedOrder) two(tier []int) [][]int {
	if len(tier) != 2 {
		return [][]int{tier}
	}
	a, b := x.boards(tier[0], tier[1])
	for _, step := range x.tail {
		va, vb := step.values(a), step.values(b)
		for n := range va {
			if va[n] == vb[n] {
				continue
			}
			tiers := [][]int{{tier[0]}, {tier[1]}}
			if va[n] > vb[n] == step.lower {
				tiers[0], tiers[1] = tiers[1], tiers[0]
			}
			x.first.group.Separated(tiebreaks.Step{What: step.label(n), Members: tier, Score: []tiebreaks.Value{va[n], vb[n]}, Tiers: tiers})
			return tiers
		}
	}
	return [][]int{tier}
}

// boards are the points on each board of both sides of the matches of two teams, as far as these count: a match that was forfeited does
// not in a Swiss without P, here as little as in the scores.
func (x *extendedOrder) boards(i, j int) (a, b []model.Points) {
	w := x.first.Work
	a, b = make([]model.Points, w.Boards()), make([]model.Points, w.Boards())
	for r := range w.Cells(i) {
		c := &w.Cells(i)[r]
		if c.Opponent != j || !c.Outcome.Played() && !x.first.forfeits {
			continue
		}
		for n, p := range c.Boards[:min(len(c.Boards), len(a))] {
			a[n] += p
		}
		other := w.Cells(j)[r].Boards
		for n, p := range other[:min(len(other), len(b))] {
			b[n] += p
		}
	}
	return a, b
}

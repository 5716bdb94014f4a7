// Package lothian pairs the team events of Lothian Junior Chess.
//
// # Seven or more entries
//
// A Swiss: in the first round teams are numbered in descending order of average
// grade and the top half meets the bottom half, 1 against n/2+1; later rounds
// pair equal or close match points, nobody twice, colours alternating as far
// as can be. That is the FIDE Swiss Team system with preferences of type B and
// numbers by average grade.
//
// # Five or six entries
//
// An all-play-all in five rounds by the Berger table for six, then a sixth
// round from the positions after the fifth: first against second, third
// against fourth, fifth against sixth. These are second meetings by design.
// With five entries the fifth has no match. The final places are decided
// inside these pairs, which is the business of the tie-breaks, not of the
// draw. The rules do not say who has White on board 1: here it is whoever had
// Black when the two met.
//
// Fewer than five entries are not provided for.
package lothian

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/roundrobin"
	"wallchart/pairing/team"
	"wallchart/phrase"
)

// System is the record of the system.
var System = pairing.Engine{
	Code: "lothian", Rulebook: model.OwnRules, Name: phrase.New("Lothian Junior Chess"), Short: phrase.New("Lothian"),
	Rule: phrase.New("LJC: Draw, Scoring, and Tiebreak Rules for Team Events, 1 to 3 and 9"),
	Doc: phrase.New("Seven or more teams: a Swiss, numbered by average grade, top half against bottom half in round 1. Five or " +
		"six: all-play-all in five rounds, then 1st against 2nd, 3rd against 4th, 5th against 6th."),
	Lot: model.Lot{Rated: true}, Kinds: []model.Kind{model.TeamEvent}, Formats: []model.Format{model.Swiss, model.RoundRobin},
	FormatFor: func(teams int) model.Format {
		if allPlayAll(teams) {
			return model.RoundRobin
		}
		return model.Swiss
	},
	Fewest: 5,
	Pair:   pair, Table: roundrobin.Single.Table, PlayOff: allPlayAll,
	Again: func(f *pairing.Field) bool { return len(f.Players) < 7 && f.Round == 6 },
}

// allPlayAll tells whether so many teams meet each other and then play off.
func allPlayAll(teams int) bool { return teams == 5 || teams == 6 }

func pair(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
	switch n := len(f.Players); {
	case n < 5:
		return nil, phrase.Errorf("round %d cannot be paired: the Lothian rules are for five or more teams and there are %d; "+
			"choose the double round robin", f.Round, n)
	case n >= 7:
		return swiss(f, o)
	case f.Round <= 5:
		return roundrobin.Single.Pair(f, o)
	case f.Round == 6:
		return playOff(f)
	}
	return nil, phrase.Errorf("round %d cannot be paired: with five or six teams the event ends after the sixth round", f.Round)
}

// swiss numbers the teams by average grade and pairs them by the Team Swiss.
// Teams without a grade come last, in the order of their numbers; without any
// grades the numbers stay as the organiser gave them.
func swiss(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
	order := make([]int, len(f.Players))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		p, q := &f.Players[a], &f.Players[b]
		return cmp.Or(cmp.Compare(q.Exact, p.Exact), cmp.Compare(q.Rating, p.Rating), cmp.Compare(p.Number, q.Number))
	})
	g := *f
	g.Players = slices.Clone(f.Players)
	for k, i := range order {
		g.Players[i].Number = k + 1
	}
	return team.TypeB.Pair(&g, o)
}

// playOff is the sixth round of five or six teams.
func playOff(f *pairing.Field) (*pairing.Round, error) {
	order, err := positions(f)
	if err != nil {
		return nil, err
	}
	r := &pairing.Round{Number: f.Round, Bye: -1}
	for k := 0; k+1 < len(order); k += 2 {
		p := pairing.Pair{White: order[k], Black: order[k+1]}
		if slices.ContainsFunc(f.Players[p.White].Past, func(g pairing.Past) bool {
			return g.Opponent == p.Black && g.Colour == model.White
		}) {
			p.White, p.Black = p.Black, p.White
		}
		p.Why = []pairing.Reason{{Rule: "LJC 9", Text: phrase.New("%s was number %d and %s number %d after the fifth round.",
			f.Players[order[k]].Label(), k+1, f.Players[order[k+1]].Label(), k+2)}}
		r.Pairs = append(r.Pairs, p)
	}
	if len(order)%2 == 1 {
		r.Bye, r.Resting = order[len(order)-1], true
	}
	return r, nil
}

// positions are the places after the fifth round: those the field brings
// along, or else match points, game points and the direct match. Where these
// do not separate two teams the boards do, which a field does not know.
func positions(f *pairing.Field) ([]int, error) {
	if len(f.Standing) == len(f.Players) {
		return f.Standing, nil
	}
	order := make([]int, len(f.Players))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		p, q := &f.Players[a], &f.Players[b]
		return cmp.Or(cmp.Compare(q.Score, p.Score), cmp.Compare(q.Second, p.Second), cmp.Compare(p.Number, q.Number))
	})
	for k := 0; k < len(order); {
		end := k + 1
		for end < len(order) && sameScores(&f.Players[order[k]], &f.Players[order[end]]) {
			end++
		}
		if end-k > 1 {
			won := directMatch(f, order[k], order[k+1])
			if end-k > 2 || won == 0 {
				return nil, phrase.Errorf("round 6 cannot be drawn: places %d to %d are level on match points and game points; "+
					"settle them by the boards or by lot, and enter the order of the standings", k+1, end)
			}
			if won < 0 {
				order[k], order[k+1] = order[k+1], order[k]
			}
		}
		k = end
	}
	return order, nil
}

func sameScores(p, q *pairing.Player) bool { return p.Score == q.Score && p.Second == q.Second }

// directMatch is positive when a won the match of the two.
func directMatch(f *pairing.Field, a, b int) int {
	for r, g := range f.Players[a].Past {
		if g.Opponent == b {
			return int(g.Points - f.Players[b].Past[r].Points)
		}
	}
	return 0
}

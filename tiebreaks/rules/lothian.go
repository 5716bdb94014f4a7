package rules

import (
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Example of teams of 2: A-B 1=, C-D 11 | A-C =0, B-D 10:
//
//	LOTHIAN us: 0 1 0 2
var LOTHIAN = &tiebreaks.TieBreak{
	Code: "LOTHIAN", Name: phrase.New("Lothian Junior Chess procedure"), Also: []string{"LJC"},
	Short: phrase.New("Lothian"),
	Rule:  []tiebreaks.Source{from("Lothian Junior Chess 5-9")}, For: tiebreaks.Teams, Type: tiebreaks.A, Format: tiebreaks.Whole,
	RuleSet: "plain",
	Doc: phrase.New("The steps of Lothian's rules for teams level on match points. 5: total game points. 6: the match " +
		"between them. 7: that match without the lowest board, the lowest two, the lowest three. 8: total game points " +
		"without the lowest 1, 2, 3 boards of every match. The text speaks of two teams; for more, 6 and 7 are used only " +
		"when all have met and one team is strictly first. When a step separates somebody the steps begin anew for those " +
		"still level. A bye keeps its game points, on fewer boards in proportion. With five or six teams and a sixth round " +
		"after the all-play-all, places are decided inside the pairs 1-2, 3-4, 5-6 (rule 9). Where only match scores are " +
		"known the steps by boards are passed over."),
	Pools: lothianPairs,
	Among: func(g *tiebreaks.Group) {
		if pools := lothianPairs(g.Work); pools != nil {
			lothianSixth(g, pools)
			return
		}
		lothian(g, g.Members, 0)
	},
}

// lothian orders the members from place first+1 on.
func lothian(g *tiebreaks.Group, members []int, first int) {
	for _, i := range members {
		g.Places[g.At(i)] = first + 1
	}
	if len(members) < 2 {
		return
	}
	for _, step := range lothianSteps(g.Work) {
		values, ok := step.values(g.Work, members)
		if !ok {
			continue
		}
		ahead, behind := top(members, values, step.all)
		if len(behind) == 0 {
			continue
		}
		if !step.all {
			g.Separated(tiebreaks.Step{What: step.name, Members: members, Score: values, Tiers: [][]int{ahead, behind}, Alone: true})
			lothian(g, ahead, first)
			lothian(g, behind, first+len(ahead))
			return
		}
		tiers := byScore(members, values)
		g.Separated(tiebreaks.Step{What: step.name, Members: members, Score: values, Tiers: tiers})
		for _, t := range tiers {
			lothian(g, t, first)
			first += len(t)
		}
		return
	}
}

// top parts those with the highest value from the rest; behind is empty when
// all are level, or when many are first and the step wants one.
func top(members []int, values []tiebreaks.Value, many bool) (ahead, behind []int) {
	best := values[0]
	for _, v := range values {
		best = max(best, v)
	}
	for k, i := range members {
		if values[k] == best {
			ahead = append(ahead, i)
		} else {
			behind = append(behind, i)
		}
	}
	if !many && len(ahead) > 1 {
		return members, nil
	}
	return ahead, behind
}

package rules

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// encounter is the standings among the tied in one score.
type encounter struct {
	*tiebreaks.Work
	kind     model.ScoreKind
	forfeits bool
	all      bool      // every pair counts as met
	met      [][]tally // by position in the group
	at       func(i int) int
	in       []bool // by position: member of the group being compared
	group    *tiebreaks.Group
	what     phrase.Text // the score compared, where there are two
}

// fine is the unit in which averages of several games are kept, so that up to
// ten games of a pair divide exactly.
const fine = 2520

// tally is what a member made against another one.
type tally struct {
	opponent int // position in the group
	sum      model.Points
	games    int
}

// encounterOf collects the games among the members, and adds them as parts.
func encounterOf(g *tiebreaks.Group, k model.ScoreKind) *encounter {
	n := len(g.Members)
	e := &encounter{Work: g.Work, kind: k, forfeits: g.Use.Forfeits || g.Sheet.Predetermined,
		all: g.Sheet.Predetermined && g.Sheet.Rounds >= g.Sheet.Planned, at: g.At, met: make([][]tally, n), in: make([]bool, n), group: g}
	if g.Sheet.Teams {
		e.what = k.Words()
	}
	for a, i := range g.Members {
		cells := e.Cells(i)
		for r := range cells {
			c := &cells[r]
			if c.Opponent < 0 || c.Outcome == model.Pending || !c.Outcome.Played() && !e.forfeits {
				continue
			}
			b := g.At(c.Opponent)
			if b < 0 {
				continue
			}
			p := c.Points(k)
			if m := e.against(a, b); m != nil {
				m.sum += p
				m.games++
			} else {
				e.met[a] = append(e.met[a], tally{b, p, 1})
			}
			g.Parts[a] = append(g.Parts[a], tiebreaks.Part{Round: r + 1, Opponent: c.Opponent, Term: tiebreaks.Amount(tiebreaks.Of(p)),
				Why: unplayedNote(c)})
		}
	}
	return e
}

// against is what a made against b, nil if they have not met.
func (e *encounter) against(a, b int) *tally {
	for k := range e.met[a] {
		if e.met[a][k].opponent == b {
			return &e.met[a][k]
		}
	}
	return nil
}

// average is the average of the games of a pair, in fine units.
func (m *tally) average() tiebreaks.Value {
	return tiebreaks.Of(m.sum) * fine / tiebreaks.Value(m.games)
}

// order returns the members in tiers, best first; one tier when nothing is
// separated.
func (e *encounter) order(members []int) [][]int {
	if len(members) < 2 {
		return [][]int{members}
	}
	score, miss := e.scores(members)
	if slices.Max(miss) == 0 {
		tiers := byScore(members, score)
		if len(tiers) == 1 {
			return tiers
		}
		e.separated(members, score, tiers, false)
		var out [][]int
		for _, t := range tiers {
			out = append(out, e.order(t)...)
		}
		return out
	}
	return e.certain(members, score, miss)
}

// scores are the members' scores among themselves, in fine units, and how many of them each
// has not met.
func (e *encounter) scores(members []int) (score []tiebreaks.Value, miss []int) {
	score, miss = make([]tiebreaks.Value, len(members)), make([]int, len(members))
	for _, i := range members {
		e.in[e.at(i)] = true
	}
	for x, i := range members {
		if !e.all {
			miss[x] = len(members) - 1
		}
		for _, m := range e.met[e.at(i)] {
			if !e.in[m.opponent] {
				continue
			}
			score[x] += m.average()
			if !e.all {
				miss[x]--
			}
		}
	}
	for _, i := range members {
		e.in[e.at(i)] = false
	}
	return score, miss
}

// certain ranks those who are first whatever the missing games would have
// brought, then orders the rest anew.
func (e *encounter) certain(members []int, score []tiebreaks.Value, miss []int) [][]int {
	win := tiebreaks.Of(e.WinWorth(e.kind)) * fine
	left := make([]int, len(members))
	for x := range left {
		left[x] = x
	}
	var out [][]int
	for len(left) > 1 {
		first := slices.MaxFunc(left, func(x, y int) int { return cmp.Compare(score[x], score[y]) })
		for _, y := range left {
			if y != first && score[first] <= score[y]+win*tiebreaks.Value(miss[y]) {
				first = -1
				break
			}
		}
		if first < 0 {
			break
		}
		out = append(out, []int{members[first]})
		left = slices.DeleteFunc(left, func(x int) bool { return x == first })
	}
	rest := make([]int, len(left))
	for k, x := range left {
		rest[k] = members[x]
	}
	if len(out) == 0 {
		return [][]int{rest}
	}
	e.separated(members, score, append(slices.Clone(out), rest), true)
	return append(out, e.order(rest)...)
}

// separated records a step for the explanation.
func (e *encounter) separated(members []int, score []tiebreaks.Value, tiers [][]int, certain bool) {
	s := tiebreaks.Step{What: e.what, Members: members, Score: make([]tiebreaks.Value, len(score)), Tiers: tiers, Certain: certain}
	for k, v := range score {
		s.Score[k] = tiebreaks.Rounded(v, fine)
	}
	e.group.Separated(s)
}

// byScore puts members with equal scores into tiers, the highest first.
func byScore(members []int, score []tiebreaks.Value) [][]int {
	order := make([]int, len(members))
	for x := range order {
		order[x] = x
	}
	slices.SortStableFunc(order, func(x, y int) int { return cmp.Compare(score[y], score[x]) })
	var tiers [][]int
	for k, x := range order {
		if k > 0 && score[order[k-1]] == score[x] {
			tiers[len(tiers)-1] = append(tiers[len(tiers)-1], members[x])
		} else {
			tiers = append(tiers, []int{members[x]})
		}
	}
	return tiers
}

// table shows who made what against whom, with headings.
func (e *encounter) table(members []int) [][]phrase.Text {
	score, _ := e.scores(members)
	head := []phrase.Text{{}}
	for _, i := range members {
		head = append(head, phrase.Verbatim(e.Sheet.Lines[i].Name))
	}
	out := [][]phrase.Text{append(head, phrase.New("Score"))}
	for x, i := range members {
		row := []phrase.Text{phrase.Verbatim(e.Sheet.Lines[i].Name)}
		for _, j := range members {
			switch m := e.against(e.at(i), e.at(j)); {
			case i == j:
				row = append(row, phrase.Verbatim("×"))
			case m == nil:
				row = append(row, phrase.Text{})
			default:
				row = append(row, phrase.Verbatim(tiebreaks.Rounded(m.average(), fine).Short()))
			}
		}
		out = append(out, append(row, phrase.Verbatim(tiebreaks.Rounded(score[x], fine).Short())))
	}
	return out
}

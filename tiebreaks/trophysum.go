package tiebreaks

import (
	"cmp"
	"slices"

	"wallchart/phrase"
)

// team adds up one team from the players left to it, in order.
func (ts *TrophyStandings) team(name string, left []Scorer, size int) TrophyPlace {
	n := min(ts.Trophy.Counting, len(left))
	p := TrophyPlace{Team: name, Players: size, Counting: left[:n:n], Next: left[n:]}
	for col, u := range ts.Columns {
		var sum Value
		var used []int
		for _, s := range ts.counting(left, n, col) {
			sum += s.Cells[col].Value
			used = append(used, s.Index)
		}
		p.Sums = append(p.Sums, sum)
		p.Texts = append(p.Texts, u.TieBreak.Format.Text(sum))
		p.used = append(p.used, used)
	}
	return p
}

// counting are the players whose values of a column are added up.
func (ts *TrophyStandings) counting(left []Scorer, n, col int) []Scorer {
	if !ts.Trophy.OwnBest || ts.Trophy.PerClub > 1 || col == 0 || n == len(left) {
		return left[:n]
	}
	last := left[n-1].Cells[0].Value
	sure := 0
	for left[sure].Cells[0].Value > last {
		sure++
	}
	var level []Scorer
	for _, s := range left[sure:] {
		if s.Cells[0].Value == last {
			level = append(level, s)
		}
	}
	slices.SortStableFunc(level, func(a, b Scorer) int { return ts.compare(col, a.Cells[col].Value, b.Cells[col].Value) })
	return slices.Concat(left[:sure], level[:n-sure])
}

// Counts tells whether a player's value is in a team's sum of a column.
func (p *TrophyPlace) Counts(s Scorer, column int) bool {
	return slices.Contains(p.used[column], s.Index)
}

// Scorers are all who are in some sum of the team, in order of standing: the
// counting players, and with Trophy.OwnBest whom a tie-break took in place of one.
func (p *TrophyPlace) Scorers() []Scorer {
	all := slices.Clone(p.Counting)
	for _, s := range p.Next {
		if slices.ContainsFunc(p.used, func(used []int) bool { return slices.Contains(used, s.Index) }) {
			all = append(all, s)
		}
	}
	return all
}

// Others are the players of the club who are in no sum, best first.
func (p *TrophyPlace) Others() []Scorer {
	return slices.DeleteFunc(slices.Clone(p.Next), func(s Scorer) bool {
		return slices.ContainsFunc(p.used, func(used []int) bool { return slices.Contains(used, s.Index) })
	})
}

// compare is negative when x is ahead of y.
func (ts *TrophyStandings) compare(col int, x, y Value) int {
	if ts.Columns[col].TieBreak.Lower {
		return cmp.Compare(x, y)
	}
	return cmp.Compare(y, x)
}

// Standings are the section's players, ranked and with the values that the trophy
// adds up.
func (ts *TrophyStandings) Standings() *Standings { return ts.st }

// Rule is the source of a column.
func (ts *TrophyStandings) Rule(u Use) phrase.Text { return ts.st.Rule(u) }

// Explain opens the sum of one team in one column.
func (ts *TrophyStandings) Explain(place, column int) Explanation {
	if place < 0 || place >= len(ts.Places) || column < 0 || column >= len(ts.Columns) {
		return Explanation{}
	}
	p, u := &ts.Places[place], ts.Columns[column]
	e := Explanation{Who: p.Team, TieBreak: phrase.New("%s, sum of the best %d", u.Label(), ts.Trophy.Counting), Value: p.Texts[column],
		Rule: ts.st.Rule(u)}
	var amounts []string
	add := func(s Scorer, counts bool) {
		l := ExplainLine{Opponent: s.Name, OpponentIndex: s.Index, Amount: s.Cells[column].Value.Short(), Struck: !counts}
		if counts {
			amounts = append(amounts, l.Amount)
		} else {
			l.Note = phrase.New("does not count")
		}
		e.Lines = append(e.Lines, l)
	}
	for _, s := range slices.Concat(p.Counting, p.Next) {
		add(s, p.Counts(s, column))
	}
	e.Formula = chain(amounts) + " = " + p.Texts[column]
	if ts.Trophy.OwnBest && column > 0 {
		e.Notes = append(e.Notes, phrase.New("Each tie-break takes its own best among those level on the last counting score."))
	}
	return e
}

// Why says in one sentence what separates two places.
func (ts *TrophyStandings) Why(a, b int) phrase.Text { return ts.why(a, b, Use.inSentence) }

// WhyByCode is the same sentence for programs.
func (ts *TrophyStandings) WhyByCode(a, b int) phrase.Text { return ts.why(a, b, byCode) }

func (ts *TrophyStandings) why(a, b int, called called) phrase.Text {
	if a > b {
		a, b = b, a
	}
	if a < 0 || b >= len(ts.Places) || a == b {
		return phrase.Text{}
	}
	p, q := &ts.Places[a], &ts.Places[b]
	var same []phrase.Text
	for col, u := range ts.Columns {
		name := called(u)
		if col == 0 {
			name = phrase.New("points")
		}
		if p.Sums[col] == q.Sums[col] {
			same = append(same, phrase.New("%s %s", name, p.Texts[col]))
			continue
		}
		differ := phrase.New("%s %s against %s", name, p.Texts[col], q.Texts[col])
		if len(same) == 0 {
			return phrase.New("%s stands above %s: %s.", p.Team, q.Team, differ)
		}
		return phrase.New("%s stands above %s: both have %s; %s.", p.Team, q.Team, list(same), differ)
	}
	return phrase.New("%s and %s share the place: both have %s.", p.Team, q.Team, list(same))
}

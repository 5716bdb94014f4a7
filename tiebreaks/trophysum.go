package tiebreaks

import (
	"cmp"
	"fmt"
	"slices"
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
	if ts.Trophy.ByOrder || ts.Trophy.PerClub > 1 || col == 0 || n == len(left) {
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

// compare is negative when x is ahead of y.
func (ts *TrophyStandings) compare(col int, x, y Value) int {
	if ts.Columns[col].TieBreak.Lower {
		return cmp.Compare(x, y)
	}
	return cmp.Compare(y, x)
}

// Explain opens the sum of one team in one column.
func (ts *TrophyStandings) Explain(place, column int) Explanation {
	if place < 0 || place >= len(ts.Places) || column < 0 || column >= len(ts.Columns) {
		return Explanation{}
	}
	p, u := &ts.Places[place], ts.Columns[column]
	e := Explanation{Who: p.Team, TieBreak: u.Label() + ", sum of the best " + fmt.Sprint(ts.Trophy.Counting), Value: p.Texts[column], Rule: u.TieBreak.Rule}
	var amounts []string
	add := func(s Scorer, counts bool) {
		l := ExplainLine{Opponent: s.Name, OpponentIndex: s.Index, Amount: s.Cells[column].Value.short(), Struck: !counts}
		if counts {
			amounts = append(amounts, l.Amount)
		} else {
			l.Note = "does not count"
		}
		e.Lines = append(e.Lines, l)
	}
	for _, s := range slices.Concat(p.Counting, p.Next) {
		add(s, slices.Contains(p.used[column], s.Index))
	}
	e.Formula = chain(amounts) + " = " + p.Texts[column]
	return e
}

// Why says in one sentence what separates two places.
func (ts *TrophyStandings) Why(a, b int) string {
	if a > b {
		a, b = b, a
	}
	if a < 0 || b >= len(ts.Places) || a == b {
		return ""
	}
	p, q := &ts.Places[a], &ts.Places[b]
	var same []string
	for col, u := range ts.Columns {
		name := u.Title()
		if col == 0 {
			name = "points"
		}
		if p.Sums[col] != q.Sums[col] {
			s := fmt.Sprintf("%s stands above %s: ", p.Team, q.Team)
			if len(same) > 0 {
				s += "both have " + list(same) + "; "
			}
			return s + fmt.Sprintf("%s %s against %s.", name, p.Texts[col], q.Texts[col])
		}
		same = append(same, name+" "+p.Texts[col])
	}
	return fmt.Sprintf("%s and %s share the place: both have %s.", p.Team, q.Team, list(same))
}

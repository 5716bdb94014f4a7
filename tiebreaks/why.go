package tiebreaks

import (
	"fmt"
	"strings"
)

// Why says in one sentence what separates two participants (sheet indices):
// "Goshen MS B stands above Goshen MS C: both have 2.5 match points; USAT 24.0
// against 7.0."
func (st *Standings) Why(a, b int) string {
	pa, pb := st.PlaceOf(a), st.PlaceOf(b)
	if pa < 0 || pb < 0 || a == b {
		return ""
	}
	if pa > pb {
		a, b, pa, pb = b, a, pb, pa
	}
	upper, lower := &st.Places[pa], &st.Places[pb]
	names := [2]string{st.nameOf(a), st.nameOf(b)}
	col := st.separates(pa, pb)
	if col == len(st.Columns) {
		return fmt.Sprintf("%s and %s share the place: both have %s and nothing in the list separates them; %s is listed first by "+
			"starting number.",
			names[0], names[1], st.equal(upper, col), names[0])
	}
	head := fmt.Sprintf("%s stands above %s: ", names[0], names[1])
	if col > 0 {
		head += "both have " + st.equal(upper, col) + "; "
	}
	return head + st.difference(upper, lower, col) + "."
}

// nameOf is a participant's name, or the starting number of one who has none yet.
func (st *Standings) nameOf(i int) string {
	l := &st.Sheet.Lines[i]
	if strings.TrimSpace(l.Name) == "" {
		return fmt.Sprintf("Number %d", l.Number)
	}
	return l.Name
}

// separates is the column that puts one row above another: the first of those
// that separate neighbouring rows between them.
func (st *Standings) separates(pa, pb int) int {
	col := len(st.Columns)
	for k := pa + 1; k <= pb; k++ {
		col = min(col, st.Places[k].DecidedBy)
	}
	return col
}

// equal lists what two rows have in common before a column.
func (st *Standings) equal(p *Place, col int) string {
	var same []string
	for k, u := range st.Columns[:col] {
		c := &p.Cells[k]
		switch {
		case k == 0:
			same = append(same, c.Text+" "+scoreWords(u))
		case u.TieBreak.Among != nil, !c.Defined:
			continue
		default:
			same = append(same, st.heading(u)+" "+c.Text)
		}
	}
	return list(same)
}

func scoreWords(u Use) string {
	return strings.ToLower(u.TieBreak.Name)
}

func (st *Standings) difference(upper, lower *Place, col int) string {
	u := st.Columns[col]
	x, y := &upper.Cells[col], &lower.Cells[col]
	switch {
	case col == 0 && x.Value <= y.Value:
		return fmt.Sprintf("the pairs of the last round decide the places among themselves, and it was not overtaken in its own (%s "+
			"against %s %s)", x.Text, y.Text, scoreWords(u))
	case col == 0:
		return fmt.Sprintf("%s %s against %s", x.Text, scoreWords(u), y.Text)
	case u.TieBreak.Among != nil:
		return st.amongWords(u, upper, lower, col)
	case !y.Defined:
		return fmt.Sprintf("%s %s, where the other has none", st.heading(u), x.Text)
	case x.Value < y.Value:
		return fmt.Sprintf("%s %s against %s, the lower is ahead", st.heading(u), x.Text, y.Text)
	}
	return fmt.Sprintf("%s %s against %s", st.heading(u), x.Text, y.Text)
}

// heading names a tie-break in a sentence: scores in words, others by code.
func (st *Standings) heading(u Use) string {
	switch {
	case u.TieBreak == mpvgp:
		return st.work.Primary.Other().String()
	case u.TieBreak.Score:
		return scoreWords(u)
	}
	return u.Title()
}

// midSentence begins a name small unless it is a proper name, which the capital
// of its second word tells: "direct encounter", "Lothian Junior Chess procedure".
func midSentence(name string) string {
	if _, second, ok := strings.Cut(name, " "); ok && second != "" && strings.ToLower(second[:1]) != second[:1] {
		return name
	}
	return strings.ToLower(name[:1]) + name[1:]
}

// amongWords tells what a tie-break between the tied decided: the step that
// separated the two where the record tells, or what they made among the tied, or
// the first of a list of amounts that differs, or else only their places.
func (st *Standings) amongWords(u Use, upper, lower *Place, col int) string {
	x, y := &upper.Cells[col], &lower.Cells[col]
	s, _, _ := strings.Cut(midSentence(u.TieBreak.Name), ",")
	if x.tie == nil || y.tie != x.tie {
		return s
	}
	if r := x.tie.reason(s, upper.Index, lower.Index); r != "" {
		return r
	}
	if n := len(x.tie.members); n > 2 {
		s += fmt.Sprintf(" among the %d tied", n)
	}
	if len(x.Parts) > 0 && x.Parts[0].Opponent < 0 {
		for k := range min(len(x.Parts), len(y.Parts)) {
			if p, q := &x.Parts[k], &y.Parts[k]; p.Value() != q.Value() {
				return fmt.Sprintf("%s, %s: %s against %s", s, p.As, p.Text(), q.Text())
			}
		}
	}
	if a, b := counted(x), counted(y); a > b {
		return fmt.Sprintf("%s: %s against %s", s, a.short(), b.short())
	}
	return fmt.Sprintf("%s: place %s against %s", s, x.Text, y.Text)
}

// counted is the sum of the parts that count.
func counted(c *Cell) (sum Value) {
	for k := range c.Parts {
		if c.Parts[k].Counts() {
			sum += c.Parts[k].Value()
		}
	}
	return sum
}

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
	names := [2]string{st.Sheet.Lines[a].Name, st.Sheet.Lines[b].Name}
	col := st.separates(pa, pb)
	if col == len(st.Columns) {
		return fmt.Sprintf("%s and %s share the place: both have %s and nothing in the list separates them; %s is listed first by starting number.",
			names[0], names[1], st.equal(upper, col), names[0])
	}
	head := fmt.Sprintf("%s stands above %s: ", names[0], names[1])
	if col > 0 {
		head += "both have " + st.equal(upper, col) + "; "
	}
	return head + st.difference(upper, lower, col) + "."
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
			same = append(same, u.Title()+" "+c.Text)
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
		return fmt.Sprintf("the pairs of the last round decide the places among themselves, and it was not overtaken in its own (%s against %s %s)", x.Text, y.Text, scoreWords(u))
	case col == 0:
		return fmt.Sprintf("%s %s against %s", x.Text, scoreWords(u), y.Text)
	case u.TieBreak.Among != nil:
		return st.amongWords(u, x, y, upper.Index, lower.Index)
	case !y.Defined:
		return fmt.Sprintf("%s %s, where the other has none", u.Title(), x.Text)
	case x.Value < y.Value:
		return fmt.Sprintf("%s %s against %s, the lower is ahead", u.Title(), x.Text, y.Text)
	}
	return fmt.Sprintf("%s %s against %s", u.Title(), x.Text, y.Text)
}

// amongWords tells what a tie-break between the tied decided.
func (st *Standings) amongWords(u Use, x, y *Cell, a, b int) string {
	s := fmt.Sprintf("%s puts it in place %s against %s of the tie", u.TieBreak.Name, x.Text, y.Text)
	if x.tie == nil {
		return s
	}
	if len(x.tie.members) > 2 {
		s += " of " + fmt.Sprint(len(x.tie.members))
	}
	var made [2]string
	for k, i := range [2]int{a, b} {
		c := [2]*Cell{x, y}[k]
		var sum Value
		n := 0
		for p := range c.Parts {
			if c.Parts[p].Counts() && (len(x.tie.members) > 2 || c.Parts[p].Opponent == [2]int{b, a}[k]) {
				sum += c.Parts[p].Amount
				n++
			}
		}
		_ = i
		if n > 0 {
			made[k] = sum.short()
		}
	}
	if made[0] != "" && made[0] != made[1] {
		s += fmt.Sprintf(" (%s against %s among the tied)", made[0], made[1])
	}
	return s
}

package tiebreaks

import (
	"strings"

	"wallchart/phrase"
)

// Why says in one sentence what separates two participants (sheet indices):
// "Goshen MS B stands above Goshen MS C: both have 2.5 match points; Buchholz
// (cut 1) 24.0 against 7.0."
func (st *Standings) Why(a, b int) phrase.Text { return st.why(a, b, Use.inSentence) }

// WhyByCode is the same sentence for programs: tie-breaks by their codes, "BH-C1 24.0
// against 7.0".
func (st *Standings) WhyByCode(a, b int) phrase.Text { return st.why(a, b, byCode) }

func byCode(u Use) phrase.Text { return phrase.Verbatim(u.Title()) }

// called is what a tie-break is called in a sentence.
type called func(Use) phrase.Text

func (st *Standings) why(a, b int, name called) phrase.Text {
	pa, pb := st.PlaceOf(a), st.PlaceOf(b)
	if pa < 0 || pb < 0 || a == b {
		return phrase.Text{}
	}
	if pa > pb {
		a, b, pa, pb = b, a, pb, pa
	}
	upper, lower := &st.Places[pa], &st.Places[pb]
	first, second := st.nameOf(a), st.nameOf(b)
	col := st.separates(pa, pb)
	switch {
	case col == len(st.Columns):
		return phrase.New("%s and %s share the place: both have %s and nothing in the list separates them; %s is listed first by "+
			"starting number.", first, second, st.equal(upper, col, name), first)
	case col == 0:
		return phrase.New("%s stands above %s: %s.", first, second, st.difference(upper, lower, col, name))
	}
	return phrase.New("%s stands above %s: both have %s; %s.", first, second, st.equal(upper, col, name),
		st.difference(upper, lower, col, name))
}

// nameOf is a participant's name, or the starting number of one who has none yet.
func (st *Standings) nameOf(i int) phrase.Text {
	l := &st.Sheet.Lines[i]
	if strings.TrimSpace(l.Name) == "" {
		return phrase.New("Number %d", l.Number)
	}
	return phrase.Verbatim(l.Name)
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
func (st *Standings) equal(p *Place, col int, name called) phrase.Text {
	var same []phrase.Text
	for k, u := range st.Columns[:col] {
		c := &p.Cells[k]
		switch {
		case k == 0:
			same = append(same, phrase.New("%s %s", c.said(), st.scoreWords(u)))
		case u.TieBreak.Among != nil, !c.Defined: // not a number that the two have in common
		default:
			same = append(same, phrase.New("%s %s", st.heading(u, name), c.said()))
		}
	}
	return list(same)
}

// scoreWords names a score in a sentence.
func (st *Standings) scoreWords(u Use) phrase.Text {
	if u.TieBreak.Words != nil {
		return u.TieBreak.Words(st.work)
	}
	return phrase.New("points")
}

func (st *Standings) difference(upper, lower *Place, col int, name called) phrase.Text {
	u := st.Columns[col]
	x, y := &upper.Cells[col], &lower.Cells[col]
	switch {
	case col == 0 && x.Value <= y.Value:
		return phrase.New("the pairs of the last round decide the places among themselves, and it was not overtaken in its own (%s "+
			"against %s %s)", x.said(), y.said(), st.scoreWords(u))
	case col == 0:
		return phrase.New("%s %s against %s", x.said(), st.scoreWords(u), y.said())
	case u.TieBreak.Among != nil:
		return st.amongWords(u, upper, lower, col)
	case !y.Defined:
		return phrase.New("%s %s, where the other has none", st.heading(u, name), x.said())
	case x.Value < y.Value:
		return phrase.New("%s %s against %s, the lower is ahead", st.heading(u, name), x.said(), y.said())
	}
	return phrase.New("%s %s against %s", st.heading(u, name), x.said(), y.said())
}

// heading names a column in a sentence: scores in words, others as they are called.
func (st *Standings) heading(u Use, name called) phrase.Text {
	switch {
	case u.TieBreak.Score, u.TieBreak.Words != nil && !u.TieBreak.Heads:
		return st.scoreWords(u)
	}
	return name(u)
}

// amongWords tells what a tie-break between the tied decided: the step that
// separated the two where the record tells, or what they made among the tied, or
// the first of a list of amounts that differs, or else only their places.
func (st *Standings) amongWords(u Use, upper, lower *Place, col int) phrase.Text {
	x, y := &upper.Cells[col], &lower.Cells[col]
	s := u.TieBreak.Name
	if !u.TieBreak.Mid.Empty() {
		s = u.TieBreak.Mid
	}
	if x.tie == nil || y.tie != x.tie {
		return s
	}
	if r := x.tie.reason(s, upper.Index, lower.Index); !r.Empty() {
		return r
	}
	if n := len(x.tie.members); n > 2 {
		s = phrase.New("%s among the %d tied", s, n)
	}
	if len(x.Parts) > 0 && x.Parts[0].Opponent < 0 {
		for k := range min(len(x.Parts), len(y.Parts)) {
			if p, q := &x.Parts[k], &y.Parts[k]; p.Value() != q.Value() {
				return phrase.New("%s, %s: %s against %s", s, p.As, phrase.Decimal(p.Text()), phrase.Decimal(q.Text()))
			}
		}
	}
	if a, b := counted(x), counted(y); a > b {
		return phrase.New("%s: %s against %s", s, a.Said(), b.Said())
	}
	return phrase.New("%s: place %s against %s", s, x.said(), y.said())
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

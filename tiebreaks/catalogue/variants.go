package catalogue

import (
	"strings"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// A table may name a tie-break without saying what of it was cut, as Swiss-Manager
// does with "Buchholz Tie-Breaks (variabel with parameter)". Its code then ends in
// a question mark, and the printed values tell the rest.

// cuts are tried in this order.
var cuts = []string{"", "/C1", "/C2", "/M1", "/M2"}

// open is the tie-break whose parameters are not known.
func (c PrintedColumn) open() (base string, ok bool) { return strings.CutSuffix(c.Code, "?") }

// settle finds the parameters of the open columns, and the rules for unplayed
// rounds under which most of the printed values come out. Where the section says
// which rules it has, only those are tried. The rules are "" when no column is open.
func settle(t *model.Tournament, s *model.Section, sh *model.Sheet, columns []PrintedColumn) (codes map[int]string, rules string) {
	tried := []tiebreaks.Rules{RulesFor(t, s)}
	for _, code := range []string{"fide2009", "fide2024", "plain"} {
		if r, err := tiebreaks.RulesByCode(code); err == nil && s.Ranking.Unplayed == "" && r.Code != tried[0].Code {
			tried = append(tried, r)
		}
	}
	most := -1
	for _, r := range tried {
		found, sum := map[int]string{}, 0
		for i, c := range columns {
			if base, ok := c.open(); ok {
				code, n := bestCut(sh, base, c, r)
				found[i], sum = code, sum+n
			}
		}
		if len(found) > 0 && sum > most {
			most, codes, rules = sum, found, r.Code
		}
	}
	return codes, rules
}

// bestCut is the variant of a tie-break that gives most of the printed values.
func bestCut(sh *model.Sheet, base string, c PrintedColumn, r tiebreaks.Rules) (code string, values int) {
	code, values = base, -1
	r.DropUnrated = false // the table prints values
	for _, cut := range cuts {
		u, err := Parse(base + cut)
		if err != nil || tiebreaks.Legal(u, sh.Section) != nil {
			continue
		}
		st, err := Rank(sh, []tiebreaks.Use{u}, r)
		if err != nil {
			continue
		}
		n := 0
		for i := range st.Places {
			p := &st.Places[i]
			want, ok := tiebreaks.ParseValue(c.Values[sh.Lines[p.Index].ID])
			if cell := p.Cells[len(p.Cells)-1]; ok && len(p.Cells) > 1 && cell.Defined && cell.Value == want {
				n++
			}
		}
		if n > values {
			code, values = u.Code, n
		}
	}
	return code, max(values, 0)
}

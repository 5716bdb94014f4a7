package formulas

import (
	"strconv"
	"strings"
)

// f fills in a formula for round r (0 where there is none). In braces stand
//
//	{x}      the cell of a column in the row of the formula, of a block the round's
//	{x@opp}  what x has for the participant whose index is in {opp}
//	{x..}    a block's cells in the row of the formula
//	{x|}     a whole column
//	{#NR}    a name of the section
//	{1}      the first of the other texts, {2} the second …
//
// A column of one of the scores is named without the score.
func (s *section) f(r int, formula string, others ...string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(formula, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		token, after, _ := strings.Cut(rest, "}")
		b.WriteString(s.token(r, token, others))
		formula = after
	}
}

func (s *section) token(r int, token string, others []string) string {
	t := s.calc
	if n, err := strconv.Atoi(token); err == nil {
		return others[n-1]
	}
	if name, ok := strings.CutPrefix(token, "#"); ok {
		return s.name(name)
	}
	if name, ok := strings.CutSuffix(token, ".."); ok {
		return t.row(s.known(name))
	}
	if name, ok := strings.CutSuffix(token, "|"); ok {
		return t.all(s.known(name))
	}
	if name, index, ok := strings.Cut(token, "@"); ok {
		name = s.known(name)
		return t.ofIn(name, t.round(name, r), t.in(index, t.round(index, r)))
	}
	name := s.known(token)
	return t.in(name, t.round(name, r))
}

// known is the name of a column, with the score being planned where it has one.
func (s *section) known(name string) string {
	if s.calc.has(name) {
		return name
	}
	return s.k(name)
}

package tiebreaks

import "strings"

// formula writes the parts that count, and what they make. Its terms, divisor and
// factor are those that Tally.cell joins; "" where there is no number.
func formula(u Use, c *Cell) string {
	if !c.Defined || c.tie != nil {
		return ""
	}
	var inner, after []string
	for i := range c.Parts {
		switch p := &c.Parts[i]; {
		case !p.Counts():
		case p.After:
			after = append(after, p.Text())
		default:
			inner = append(inner, p.Text())
		}
	}
	s := chain(inner)
	if n := len(inner); c.join.averages() && n > 1 {
		s = "(" + s + ") ÷ " + Value(n*int(One)).Short()
	}
	s = chain(append([]string{s}, after...))
	if f := Value(u.TieBreak.Factor); f > 1 {
		if len(inner)+len(after) > 1 {
			s = "(" + s + ")"
		}
		s += " × " + (f * One).Short()
	}
	return s + " = " + c.Text
}

// chain writes a sum, a negative amount with its minus: "3 + 2 − 1"; "0" when
// there is nothing to add.
func chain(amounts []string) string {
	if len(amounts) == 0 {
		return "0"
	}
	var b strings.Builder
	for i, a := range amounts {
		rest, negative := strings.CutPrefix(a, "-")
		switch {
		case i == 0:
			b.WriteString(a)
		case negative:
			b.WriteString(" − " + rest)
		default:
			b.WriteString(" + " + a)
		}
	}
	return b.String()
}

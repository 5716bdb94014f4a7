package trf

import "strings"

// Error joins the problems, one a line.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Words().String()
	}
	return strings.Join(lines, "\n")
}

// Grave returns the problems that took something from the event.
func (ps Problems) Grave() Problems {
	var g Problems
	for _, p := range ps {
		if p.Grave {
			g = append(g, p)
		}
	}
	return g
}

package tables

import (
	"strings"

	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/host"
	"wallchart/ui/kit/words"
)

// sayLeft says what of a decision was left out.
func sayLeft(h host.Host, left []phrase.Text) {
	if len(left) > 0 {
		h.Say(words.Text(phrase.Join(" ", left...)))
	}
}

// variants are the legal forms of a tie-break that are worth choosing from: as
// it is, with its cuts, with forfeits as played, and so on.
func variants(u tiebreaks.Use) []tiebreaks.Use {
	base, _, _ := strings.Cut(u.Code, "/")
	seen := map[string]bool{}
	var forms []tiebreaks.Use
	for _, modifiers := range append([]string{""}, u.TieBreak.Menu()...) {
		if v, err := catalogue.Parse(base + "/" + modifiers); err == nil && !seen[v.Code] {
			seen[v.Code] = true
			forms = append(forms, v)
		}
	}
	if !seen[u.Code] {
		forms = append(forms, u)
	}
	return forms
}

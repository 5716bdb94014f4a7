package daytest

import (
	"fmt"
	"strings"

	"wallchart/model"
)

// Summary is what an event holds, line by line: sections, who is in them with byes,
// and the rounds with results. Two ways through a day are the same when theirs are.
func Summary(t *model.Tournament) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", t.Name)
	for _, s := range t.Sections {
		fmt.Fprintf(&b, "%s: %s, %d rounds, %s\n", s.Name, s.System, s.Planned, strings.Join(s.Ranking.TieBreaks, " "))
		names := map[model.ID]string{}
		for _, e := range s.Entries() {
			names[e.ID] = e.Name
			fmt.Fprintf(&b, "  %d %s", e.Number, e.Name)
			if e.Entered > 1 {
				fmt.Fprintf(&b, ", from round %d", e.Entered)
			}
			if e.Withdrawn > 0 {
				fmt.Fprintf(&b, ", withdrawn from round %d", e.Withdrawn)
			}
			for _, bye := range e.Byes {
				fmt.Fprintf(&b, ", round %d: %s", bye.Round, bye.Kind)
			}
			b.WriteString("\n")
		}
		for n, r := range s.Rounds {
			for _, p := range r.Pairings {
				fmt.Fprintf(&b, "  %d.%d %s %s", n+1, p.Board, names[p.Sides[0]], p.Outcomes[0])
				if !p.IsBye() {
					fmt.Fprintf(&b, ", %s %s", names[p.Sides[1]], p.Outcomes[1])
				}
				for _, g := range p.Games {
					fmt.Fprintf(&b, "; %d-%d %s-%s", g.Players[0], g.Players[1], g.Outcomes[0], g.Outcomes[1])
				}
				b.WriteString("\n")
			}
		}
	}
	return b.String()
}

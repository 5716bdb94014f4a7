package report

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// legend explains the columns, the rule set and what the arbiter decided.
func (c *chart) legend() []string {
	var notes []string
	for n, use := range c.st.Columns {
		if n == 0 && !c.sheet.Teams {
			continue
		}
		title := use.Title()
		if n == 0 {
			title = "Pts"
		}
		notes = append(notes, title+": "+joinNonEmpty(". ", use.Label(), use.TieBreak.Rule))
	}
	if slices.ContainsFunc(c.st.Columns, func(u tiebreaks.Use) bool { return u.TieBreak.Rules }) {
		notes = append(notes, "Unplayed rounds: "+joinNonEmpty(". ", c.st.Rules.Name, c.st.Rules.Source))
	}
	return append(append(notes, c.st.Notes...), c.adjustments()...)
}

// adjustments says what the arbiter added or took away.
func (c *chart) adjustments() []string {
	var notes []string
	for _, a := range c.section.Adjustments {
		i := c.sheet.Index(a.Who)
		if i < 0 || a.Round > c.sheet.Rounds {
			continue
		}
		var amounts []string
		if c.sheet.Teams && a.Match != 0 {
			amounts = append(amounts, signed(a.Match, c.Options)+" match points")
		}
		if a.Games != 0 {
			amounts = append(amounts, signed(a.Games, c.Options)+map[bool]string{true: " game points", false: " points"}[c.sheet.Teams])
		}
		if a.Round > 0 {
			amounts = append(amounts, fmt.Sprintf("round %d", a.Round))
		}
		notes = append(notes, fmt.Sprintf("%s: %s", c.sheet.Lines[i].Name, joinNonEmpty(". ", strings.Join(amounts, ", "), a.Reason)))
	}
	return notes
}

func signed(p model.Points, o Options) string {
	if p > 0 {
		return "+" + o.points(p)
	}
	return o.points(p)
}

// shares says which lines of a crosstable hold one place together.
func (c *chart) shares() []string {
	var spans []string
	for n := 0; n < len(c.st.Places); {
		rank := c.st.Places[n].Rank
		last := n + c.shared[rank] - 1
		if last > n {
			spans = append(spans, fmt.Sprintf("%d-%d", n+1, last+1))
		}
		n = last + 1
	}
	if len(spans) == 0 {
		return nil
	}
	return []string{"Equal in everything, in order of starting number: lines " + strings.Join(spans, ", ")}
}

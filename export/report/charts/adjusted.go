package charts

import (
	"slices"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// adjustedScores are score and tie-breaks, before them what was carried from a group and what the arbiter gave or
// took: without it a row of results does not add up to its score.
func (c *chart) adjustedScores() []report.Column {
	given := c.changed(table.Column{ID: "adjusted", Title: c.Say("Adj"), Align: table.Right,
		Tip: c.Say("Points given or taken by the arbiter, with the round")}, func(a model.Adjustment) bool { return a.Carried == 0 })
	return slices.Concat(c.carried(), given, c.Scores())
}

// carried is the column of the points that were brought from a group, none where nobody has any.
func (c *chart) carried() []report.Column {
	return c.changed(table.Column{ID: "carried", Title: c.Say("Carried"), Align: table.Right,
		Tip: c.Say("Points carried from the group that one qualified in")}, func(a model.Adjustment) bool { return a.Carried > 0 })
}

func (c *chart) changed(head table.Column, of func(model.Adjustment) bool) []report.Column {
	texts := map[int]string{}
	for _, a := range c.Section.Adjustments {
		i := c.Sheet.Index(a.Who)
		if i < 0 || !of(a) || a.Round > c.Sheet.Rounds || a.Games == 0 && (a.Match == 0 || !c.Sheet.Teams) {
			continue
		}
		texts[i] = report.JoinNonEmpty("; ", texts[i], c.adjustment(a))
	}
	if len(texts) == 0 {
		return nil
	}
	return []report.Column{{Column: head, Cell: func(i int) table.Cell { return table.Cell{Text: texts[i]} }}}
}

// adjustment is "+1.0", in a round "R3 +1.0"; of a team its match points and
// its game points, "+2.0,-1.5".
func (c *chart) adjustment(a model.Adjustment) string {
	given := report.Signed(a.Games, c.Options)
	if c.Sheet.Teams {
		given = report.Signed(a.Match, c.Options) + "," + given
	}
	if a.Round > 0 {
		return c.Say("R%d %s", a.Round, given)
	}
	return given
}

// who is a participant in a round.
type who struct {
	id    model.ID
	round int
}

// played is what a round brought in games before the arbiter gave or took anything:
// that stands in a column of its own.
func (c *chart) played(i, r int) *model.Cell {
	x := &c.All.Lines[i].Cells[r]
	if c.inRounds == nil {
		c.inRounds = map[who]model.Points{}
		for _, a := range c.Section.Adjustments {
			c.inRounds[who{a.Who, a.Round}] += a.Games
		}
	}
	if given, ok := c.inRounds[who{c.All.Lines[i].ID, r + 1}]; ok {
		bare := *x
		bare.Games -= given
		return &bare
	}
	return x
}

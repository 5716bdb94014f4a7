package report

import (
	"slices"

	"wallchart/export/table"
	"wallchart/model"
)

// adjustedScores are score and tie-breaks, before them what was carried from a group and what the arbiter gave or
// took: without it a row of results does not add up to its score.
func (c *chart) adjustedScores() []column {
	given := c.changed(table.Column{ID: "adjusted", Title: c.say("Adj"), Align: table.Right,
		Tip: c.say("Points given or taken by the arbiter, with the round")}, func(a model.Adjustment) bool { return a.Carried == 0 })
	return slices.Concat(c.carried(), given, c.scores())
}

// carried is the column of the points that were brought from a group, none where nobody has any.
func (c *chart) carried() []column {
	return c.changed(table.Column{ID: "carried", Title: c.say("Carried"), Align: table.Right,
		Tip: c.say("Points carried from the group that one qualified in")}, func(a model.Adjustment) bool { return a.Carried > 0 })
}

func (c *chart) changed(head table.Column, of func(model.Adjustment) bool) []column {
	texts := map[int]string{}
	for _, a := range c.section.Adjustments {
		i := c.sheet.Index(a.Who)
		if i < 0 || !of(a) || a.Round > c.sheet.Rounds || a.Games == 0 && (a.Match == 0 || !c.sheet.Teams) {
			continue
		}
		texts[i] = joinNonEmpty("; ", texts[i], c.adjustment(a))
	}
	if len(texts) == 0 {
		return nil
	}
	return []column{{head, func(i int) table.Cell { return table.Cell{Text: texts[i]} }}}
}

// adjustment is "+1.0", in a round "R3 +1.0"; of a team its match points and
// its game points, "+2.0,-1.5".
func (c *chart) adjustment(a model.Adjustment) string {
	given := signed(a.Games, c.Options)
	if c.sheet.Teams {
		given = signed(a.Match, c.Options) + "," + given
	}
	if a.Round > 0 {
		return c.say("R%d %s", a.Round, given)
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
	x := &c.all.Lines[i].Cells[r]
	if c.inRounds == nil {
		c.inRounds = map[who]model.Points{}
		for _, a := range c.section.Adjustments {
			c.inRounds[who{a.Who, a.Round}] += a.Games
		}
	}
	if given, ok := c.inRounds[who{c.all.Lines[i].ID, r + 1}]; ok {
		bare := *x
		bare.Games -= given
		return &bare
	}
	return x
}

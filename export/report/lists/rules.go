package lists

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var RulesReport = report.Report{ID: "rules", Name: phrase.New("Rules in use"),
	Heed: report.ByTieBreaks | report.ByUnplayed, For: report.EverySection,
	Doc: phrase.New("For the notice board: how the section is paired, what results are worth, " +
		"byes, acceleration, and the tie-breaks in their order."),
	Make: Rules}

// Rules is what is announced of a section, for the notice board: how it is paired, what
// results are worth, how ties are broken, and who has more points for the pairing
// (VCL4THP.13, question 108). Who is kept apart is not for the hall.
func Rules(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c := newChart(st, o)
	d := report.Document(c.Sheet.Tournament, c.Section, o)
	d.Subtitle = o.Under(d.Subtitle, o.Say("Rules in use"))
	d.Tables = []table.Table{c.rulesTable()}
	if list := c.tieBreakTable(); len(list.Rows) > 0 {
		d.Tables = append(d.Tables, list)
	}
	return d, nil
}

// rulesTable is a line for each thing that is laid down.
func (c *chart) rulesTable() table.Table {
	s := c.Section
	t := table.Table{Name: c.Say("Rules"), Columns: []table.Column{
		{ID: "what", Title: c.Say("What"), Frozen: true}, {ID: "rule", Title: c.Say("Rule")}}}
	add := func(what, rule string) {
		if rule != "" {
			t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{{Text: what, Mark: table.Strong}, table.Text(rule)}})
		}
	}
	rounds := ""
	if c.Sheet.Planned > 0 {
		rounds = c.Count(c.Sheet.Planned, "%d round", "%d rounds", c.Sheet.Planned)
	}
	add(c.Say("Rounds"), rounds)
	system, rule := "", ""
	if e, err := systems.Of(s); err == nil && s.System != "" {
		system, rule = c.Word(e.Name), c.Word(e.Rule)
		for _, x := range e.Settings {
			for _, is := range x.Choices {
				if is.Value == e.Set[x.Key] {
					rule = report.JoinNonEmpty(". ", rule, c.Say("%s: %s", x.Title, is.Title))
				}
			}
		}
	}
	add(c.Say("Pairing"), report.JoinNonEmpty(". ", system, rule))
	add(c.Say("Scoring"), c.scoring())
	if s.Team() {
		add(c.Say("Matches"), c.Say("win %s, draw %s, loss %s", c.PointsOf(s.Scoring.MatchWin), c.PointsOf(s.Scoring.MatchDraw),
			c.PointsOf(s.Scoring.MatchLoss)))
	}
	if !s.Format.Predetermined() {
		add(c.Say("Byes asked for"), c.halfByes())
		add(c.Say("Acceleration"), c.accelerated())
	}
	add(c.Say("Ratings taken from"), s.RatingsFrom)
	if len(c.Standings.Columns) < 2 {
		add(c.Say("Ties"), c.Say("not broken: those with equal points share their places"))
	}
	add(c.Say("Unplayed rounds"), report.JoinNonEmpty(". ", c.Word(c.Standings.Rules.Name), c.Word(c.Standings.Rules.Source)))
	return t
}

func (c *chart) scoring() string {
	s := c.Section.Scoring
	return c.Say("win %s, draw %s, loss %s", c.PointsOf(s.Win), c.PointsOf(s.Draw), c.PointsOf(s.Loss))
}

// halfByes says how many half-point byes each may have, and until when.
func (c *chart) halfByes() string {
	s := c.Section
	n := s.HalfByeLimit()
	if n == 0 {
		return c.Say("no half-point byes")
	}
	each := c.Count(n, "%d half-point bye each", "%d half-point byes each", n)
	if s.HalfByesEnd > 0 && c.Sheet.Planned > s.HalfByesEnd {
		each = report.JoinNonEmpty(", ", each, c.Say("up to round %d", c.Sheet.Planned-s.HalfByesEnd))
	}
	return each
}

// accelerated says who has more points for the pairing, and in which rounds; that nobody
// has is announced as well.
func (c *chart) accelerated() string {
	all := ""
	for _, a := range c.Section.Acceleration {
		points := c.PointsOf(a.Games)
		if a.Match != 0 {
			points = c.PointsOf(a.Match)
		}
		all = report.JoinNonEmpty("; ", all,
			c.Say("numbers %d to %d have %s more for the pairing of rounds %d to %d", a.First, a.Last, points, a.From, a.To))
	}
	if all == "" {
		return c.Say("none")
	}
	return all
}

// tieBreakTable are the tie-breaks in the order in which they decide.
func (c *chart) tieBreakTable() table.Table {
	t := table.Table{Name: c.Say("Tie-breaks"), Title: c.Say("Tie-breaks, in this order"), Columns: []table.Column{
		{ID: "no", Title: c.Say("No."), Align: table.Right, Format: table.Whole}, {ID: "name", Title: c.Say("Tie-break")},
		{ID: "head", Title: c.Say("In tables")}, {ID: "rule", Title: c.Say("Rule")}}}
	for n, use := range c.Standings.Columns[1:] {
		t.Rows = append(t.Rows, table.Row{Ref: table.Ref{Kind: table.ToTieBreak, TieBreak: use.Code}, Cells: []table.Cell{
			report.Whole(n + 1), {Text: c.Word(use.Label()), Mark: table.Strong}, table.Text(c.Word(use.Head())),
			table.Text(c.Word(c.Standings.Rule(use)))}})
		t.Notes = append(t.Notes, c.Say("%s: %s", use.Label(), use.TieBreak.Doc))
	}
	return t
}

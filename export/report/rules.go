package report

import (
	"wallchart/export/table"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
)

// Rules is what is announced of a section, for the notice board: how it is paired, what
// results are worth, how ties are broken, and who has more points for the pairing
// (VCL4THP.13, question 108). Who is kept apart is not for the hall.
func Rules(st *tiebreaks.Standings, o Options) (table.Document, error) {
	c := newChart(st, o)
	d := document(c.sheet.Tournament, c.section, o)
	d.Subtitle = o.under(d.Subtitle, o.say("Rules in use"))
	d.Tables = []table.Table{c.rulesTable()}
	if list := c.tieBreakTable(); len(list.Rows) > 0 {
		d.Tables = append(d.Tables, list)
	}
	return d, nil
}

// rulesTable is a line for each thing that is laid down.
func (c *chart) rulesTable() table.Table {
	s := c.section
	t := table.Table{Name: c.say("Rules"), Columns: []table.Column{
		{ID: "what", Title: c.say("What"), Frozen: true}, {ID: "rule", Title: c.say("Rule")}}}
	add := func(what, rule string) {
		if rule != "" {
			t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{{Text: what, Mark: table.Strong}, table.Text(rule)}})
		}
	}
	rounds := ""
	if c.sheet.Planned > 0 {
		rounds = c.count(c.sheet.Planned, "%d round", "%d rounds", c.sheet.Planned)
	}
	add(c.say("Rounds"), rounds)
	system, rule := "", ""
	if e, err := systems.Of(s); err == nil && s.System != "" {
		system, rule = c.word(e.Name), c.word(e.Rule)
		for _, x := range e.Settings {
			for _, is := range x.Choices {
				if is.Value == e.Set[x.Key] {
					rule = joinNonEmpty(". ", rule, c.say("%s: %s", x.Title, is.Title))
				}
			}
		}
	}
	add(c.say("Pairing"), joinNonEmpty(". ", system, rule))
	add(c.say("Scoring"), c.scoring())
	if s.Team() {
		add(c.say("Matches"), c.say("win %s, draw %s, loss %s", c.points(s.Scoring.MatchWin), c.points(s.Scoring.MatchDraw),
			c.points(s.Scoring.MatchLoss)))
	}
	if !s.Format.Predetermined() {
		add(c.say("Byes asked for"), c.halfByes())
		add(c.say("Acceleration"), c.accelerated())
	}
	add(c.say("Ratings taken from"), s.RatingsFrom)
	if len(c.st.Columns) < 2 {
		add(c.say("Ties"), c.say("not broken: those with equal points share their places"))
	}
	add(c.say("Unplayed rounds"), joinNonEmpty(". ", c.word(c.st.Rules.Name), c.word(c.st.Rules.Source)))
	return t
}

func (c *chart) scoring() string {
	s := c.section.Scoring
	return c.say("win %s, draw %s, loss %s", c.points(s.Win), c.points(s.Draw), c.points(s.Loss))
}

// halfByes says how many half-point byes each may have, and until when.
func (c *chart) halfByes() string {
	s := c.section
	n := s.HalfByeLimit()
	if n == 0 {
		return c.say("no half-point byes")
	}
	each := c.count(n, "%d half-point bye each", "%d half-point byes each", n)
	if s.HalfByesEnd > 0 && c.sheet.Planned > s.HalfByesEnd {
		each = joinNonEmpty(", ", each, c.say("up to round %d", c.sheet.Planned-s.HalfByesEnd))
	}
	return each
}

// accelerated says who has more points for the pairing, and in which rounds; that nobody
// has is announced as well.
func (c *chart) accelerated() string {
	all := ""
	for _, a := range c.section.Acceleration {
		points := c.points(a.Games)
		if a.Match != 0 {
			points = c.points(a.Match)
		}
		all = joinNonEmpty("; ", all,
			c.say("numbers %d to %d have %s more for the pairing of rounds %d to %d", a.First, a.Last, points, a.From, a.To))
	}
	if all == "" {
		return c.say("none")
	}
	return all
}

// tieBreakTable are the tie-breaks in the order in which they decide.
func (c *chart) tieBreakTable() table.Table {
	t := table.Table{Name: c.say("Tie-breaks"), Title: c.say("Tie-breaks, in this order"), Columns: []table.Column{
		{ID: "no", Title: c.say("No."), Align: table.Right, Format: table.Whole}, {ID: "name", Title: c.say("Tie-break")},
		{ID: "head", Title: c.say("In tables")}, {ID: "rule", Title: c.say("Rule")}}}
	for n, use := range c.st.Columns[1:] {
		t.Rows = append(t.Rows, table.Row{Ref: table.Ref{Kind: table.ToTieBreak, TieBreak: use.Code}, Cells: []table.Cell{
			whole(n + 1), {Text: c.word(use.Label()), Mark: table.Strong}, table.Text(c.word(use.Head())),
			table.Text(c.word(c.st.Rule(use)))}})
		t.Notes = append(t.Notes, c.say("%s: %s", use.Label(), use.TieBreak.Doc))
	}
	return t
}

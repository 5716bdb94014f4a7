package officer

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/norms"
	"wallchart/tiebreaks"
)

var NormsReport = report.Report{ID: "norms", Group: report.OfStandings, Name: phrase.New("Title norms"), For: mayHaveNorms,
	Doc: phrase.New("Who has a norm for a title of FIDE, or can still have one: games, score and the score required, average, performance, " +
		"titled opponents, " +
		"and what is needed in the rounds left (B.01)."),
	Make: Norms}

var headNorms = report.Heading{Name: "Title norms", Final: "Title norms"}

// mayHaveNorms tells whether norms can be made in a section at all: nine rounds of standard games, and three players with a title won
// by norms.
func mayHaveNorms(s *model.Section) bool {
	titled := 0
	for i := range s.Players {
		if slices.ContainsFunc(norms.Rules, func(r norms.Rule) bool { return r.Title == s.Players[i].Title }) {
			titled++
		}
	}
	return titled >= 3 && s.Control == model.Standard && s.PlannedRounds() >= 9
}

// Norms is the list of those who have a norm or can have one, in the order of the standings.
func Norms(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c, e, all, err := normCases(st, o)
	if err != nil {
		return table.Document{}, err
	}
	d := c.Document(c.After(headNorms))
	t := table.Table{Name: c.Say("Title norms"), Foot: c.Programme(), Columns: []table.Column{
		{ID: "no", Title: c.Say("No."), Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.Say("Starting number")},
		{ID: "title", Title: c.Say("Title")},
		{ID: "name", Title: c.Say("Name"), Frozen: true},
		{ID: "fed", Title: c.Say("Fed"), Tip: c.Say("Federation")},
		{ID: "rating", Title: c.Say("Rtng"), Align: table.Right, Format: table.Whole, Tip: c.Say("Rating")},
		{ID: "norm", Title: c.Say("Norm")},
		{ID: "status", Title: c.Say("Stands")},
		{ID: "games", Title: c.Say("Games"), Align: table.Right, Format: table.Whole, Tip: c.Say("Games that count")},
		{ID: "made", Title: c.Say("Made"), Align: table.Right, Format: table.Halves, Tip: c.Say("Points in the games that count")},
		{ID: "required", Title: c.Say("Req."), Align: table.Right, Format: table.Halves, Tip: c.Say("Points required against these opponents")},
		{ID: "average", Title: c.Say("Ra"), Align: table.Right, Format: table.Whole, Tip: c.Say("Average rating of the opponents")},
		{ID: "performance", Title: c.Say("Rp"), Align: table.Right, Format: table.Whole, Tip: c.Say("Performance")},
		{ID: "titled", Title: c.Say("Titled"), Align: table.Centre, Tip: c.Say("Opponents with a title, and how many are asked for")},
		{ID: "special", Title: c.Say("Third"), Align: table.Centre, Tip: c.Say("Opponents with the titles of which a third is asked for")},
		{ID: "feds", Title: c.Say("Feds"), Align: table.Centre, Tip: c.Say("Federations other than the player's, and how many are asked for")},
		{ID: "advice", Title: c.Say("What is needed")}}}
	for i := range all {
		t.Rows = append(t.Rows, c.normRow(e, &all[i]))
	}
	t.Notes = append(t.Notes, c.Say("Rule: %s", phrase.New("FIDE Title Regulations B.01 of 1 January 2024, 1.4")),
		c.Say("Not looked at: whether the event was registered 30 days before, two rounds and 12 hours a day at most, the clocks, and an IA or "+
			"FA as chief arbiter. "+
			"What is not proved to be out is called possible."))
	d.Tables = []table.Table{report.WithoutEmpty(t, "title", "feds")}
	return d, nil
}

// normCases are the cases of a section in the order of its standings.
func normCases(st *tiebreaks.Standings, o report.Options) (*chart, *norms.Event, []norms.Case, error) {
	c := newChart(st, o)
	if c.Section.Control != model.Standard {
		return nil, nil, nil, phrase.Errorf("%s is rapid or blitz, and norms are won in standard games", c.Section.Name)
	}
	e := norms.EventOf(c.Sheet.Tournament, c.Section, c.Sheet.Rounds, o.Exempt)
	all := e.Cases()
	if len(all) == 0 {
		return nil, nil, nil, phrase.Errorf("nobody in %s has a norm, or can still have one: it takes 9 games, titles, federations and FIDE's "+
			"ratings",
			c.Section.Name)
	}
	if !c.Sheet.Teams {
		at := make(map[model.ID]int, len(c.Sheet.Lines))
		for n, i := range c.Standing() {
			at[c.Sheet.Lines[i].ID] = n
		}
		slices.SortStableFunc(all, func(a, b norms.Case) int {
			return cmp.Compare(at[c.Section.Players[a.Player].ID], at[c.Section.Players[b.Player].ID])
		})
	}
	return c, e, all, nil
}

func (c *chart) normRow(e *norms.Event, x *norms.Case) table.Row {
	p := &c.Section.Players[x.Player]
	row := table.Row{Ref: table.Ref{Kind: table.ToPlayer, Section: int32(c.Section.ID), Participant: int32(p.ID)}, Cells: make([]table.Cell,
		16)}
	if p.Number > 0 {
		row.Cells[0] = report.Whole(p.Number)
	}
	row.Cells[1], row.Cells[2], row.Cells[3] = table.Text(p.Title), table.Cell{Text: p.Name, Ref: row.Ref}, table.Text(e.Federation(x.Player))
	row.Cells[4] = table.Text(c.Unrated())
	if p.Rating != 0 {
		row.Cells[4] = table.Num(p.Rating.String(), float64(p.Rating))
	}
	row.Cells[5], row.Cells[6] = table.Text(x.Rule.Title), table.Text(c.Word(x.Status.Words()))
	row.Cells[7] = report.Whole(len(x.Games))
	if len(x.Games) > 0 {
		row.Cells[8] = table.Num(c.PointsOf(model.Points(x.Halves)), float64(x.Halves)/2)
		if x.Required >= 0 {
			row.Cells[9] = table.Num(c.PointsOf(model.Points(x.Required)), float64(x.Required)/2)
		}
		row.Cells[10], row.Cells[11] = report.Whole(x.Ra), report.Whole(x.Rp)
	}
	for n, k := range []norms.Kind{norms.Titled, norms.Special, norms.Federations} {
		if check, ok := x.Check(k); ok {
			row.Cells[12+n] = table.Text(strconv.Itoa(check.Has) + "/" + strconv.Itoa(check.Needs))
		}
	}
	row.Cells[15] = table.Text(strings.Join(c.Words(e.Advice(x)), " "))
	if x.Status == norms.Has {
		row.Cells[5].Mark, row.Cells[6].Mark = table.Strong, table.Strong
	}
	explained := e.Explain(x)
	row.Cells[5].Sum = c.Openable(&explained)
	return row
}

var NormFormsReport = report.Report{ID: "norm-certificates", Name: phrase.New("Certificates of title norms"), Audience: model.Office,
	For: mayHaveNorms, Final: true,
	Doc: phrase.New("For each norm that was made what FIDE's form IT1 asks for: the event, the counts of opponents by title and federation, " +
		"and every game with the rating that counts."),
	Make: NormCertificates}

// NormCertificates are the fields of FIDE's form IT1, of each norm.
func NormCertificates(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	c, e, all, err := normCases(st, o)
	if err != nil {
		return table.Document{}, err
	}
	all = slices.DeleteFunc(all, func(x norms.Case) bool { return x.Status != norms.Has })
	if len(all) == 0 {
		return table.Document{}, phrase.Errorf("nobody in %s has made a norm yet", c.Section.Name)
	}
	d := c.Document(c.Say("Certificates of title norms"))
	for i := range all {
		d.Tables = append(d.Tables, c.normFields(e, &all[i]), c.normGames(e, &all[i]))
	}
	return d, nil
}

// normFields is the head of a certificate.
func (c *chart) normFields(e *norms.Event, x *norms.Case) table.Table {
	p, t := &c.Section.Players[x.Player], c.Sheet.Tournament
	f := e.Certificate(x)
	var titles []string
	for _, title := range norms.Titles {
		titles = append(titles, title+" "+strconv.Itoa(f.ByTitle[title]))
	}
	over := model.Points(x.Over())
	section := c.Section.Name
	if section == t.Name { // the only one, as most events of masters have it
		section = ""
	}
	name := c.Say("%s norm of %s", x.Rule.Title, p.Name)
	tb := table.Table{Name: name, Title: name, Columns: []table.Column{{ID: "field", Title: c.Say("Field"), Frozen: true}, {ID: "value",
		Title: c.Say("Entry")}}}
	for _, line := range [][2]string{
		{c.Say("Title"), x.Rule.Title}, {c.Say("Name"), p.Name}, {c.Say("FIDE ID"), p.FideID}, {c.Say("Federation"), e.Federation(x.Player)},
		{c.Say("Event"), report.JoinNonEmpty(", ", t.Name, section, t.City)}, {c.Say("Start"), c.Day(t.Start)}, {c.Say("End"), c.Day(t.End)},
		{c.Say("Chief arbiter"), t.Arbiter}, {c.Say("Games"), strconv.Itoa(len(x.Games))}, {c.Say("Rate of play"), t.Time},
		{c.Say("Federations of the opponents"), strconv.Itoa(f.Federations)},
		{c.Say("Opponents not of the player's federation"), strconv.Itoa(f.Abroad)}, {c.Say("Rated opponents"), strconv.Itoa(f.Rated)},
		{c.Say("Opponents of the host federation"), strconv.Itoa(f.Host)}, {c.Say("Titled opponents"), strconv.Itoa(f.Titled)},
		{c.Say("By title"), strings.Join(titles, ", ")}, {c.Say("Average rating of the opponents"), strconv.Itoa(x.Ra)},
		{c.Say("Score required"), c.PointsOf(model.Points(x.Required))}, {c.Say("Score achieved"), c.PointsOf(model.Points(x.Halves))},
		{c.Say("Exceeding by"), c.PointsOf(over)}, {c.Say("Performance"), strconv.Itoa(x.Rp)},
		{c.Say("Remarks"), c.Parted(c.Words(f.Remarks))}, {c.Say("Confirmed by the federation"), ""},
		{c.Say("Signature of the chief arbiter"), ""}, {c.Say("Signature of the federation's official"), ""},
	} {
		tb.Rows = append(tb.Rows, table.Row{Cells: []table.Cell{table.Text(line[0]), table.Text(line[1])}})
	}
	if len(f.Missing) > 0 {
		tb.Notes = append(tb.Notes, c.Say("Not entered in the event: %s.", phrase.Join(", ", f.Missing...)))
	}
	return tb
}

// normGames are the games of a certificate, those that are left out struck.
func (c *chart) normGames(e *norms.Event, x *norms.Case) table.Table {
	p := &c.Section.Players[x.Player]
	tb := table.Table{Name: c.Say("Games of %s (%s)", p.Name, x.Rule.Title), Columns: []table.Column{
		{ID: "round", Title: c.Say("Round"), Align: table.Right, Format: table.Whole}, {ID: "opponent", Title: c.Say("Opponent")},
		{ID: "id", Title: c.Say("FIDE ID")}, {ID: "fed", Title: c.Say("Fed"), Tip: c.Say("Federation")},
		{ID: "rating", Title: c.Say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "counts", Title: c.Say("Counts as"), Align: table.Right, Format: table.Whole, Tip: c.Say("Rating after 1.4.6")},
		{ID: "title", Title: c.Say("Title")}, {ID: "result", Title: c.Say("Result"), Align: table.Centre}}}
	add := func(g norms.Game, counts int, mark table.Mark) {
		o := &c.Section.Players[g.Opponent]
		row := table.Row{Cells: []table.Cell{report.Whole(g.Round), table.Text(o.Name), table.Text(o.FideID),
			table.Text(e.Federation(g.Opponent)),
			table.Text(c.Unrated()), {}, table.Text(o.Title), table.Text([]string{"0", "½", "1"}[g.Halves])}}
		if o.Rating != 0 {
			row.Cells[4] = table.Num(o.Rating.String(), float64(o.Rating))
		}
		if counts > 0 {
			row.Cells[5] = report.Whole(counts)
		}
		for k := range row.Cells {
			row.Cells[k].Mark = mark
		}
		tb.Rows = append(tb.Rows, row)
	}
	for k, g := range x.Games {
		add(g, x.Ratings[k], table.Plain)
	}
	for _, g := range x.Dropped {
		add(g, 0, table.Struck)
	}
	for r := range min(e.Rounds, len(c.Section.Rounds)) {
		if sign, other, ok := c.unplayed(p, r); ok {
			tb.Rows = append(tb.Rows, table.Row{Cells: []table.Cell{report.Whole(r + 1), table.Text(other), {}, {}, {}, {}, {}, table.Text(sign)}})
		}
	}
	slices.SortStableFunc(tb.Rows, func(a, b table.Row) int { return cmp.Compare(a.Cells[0].Number, b.Cells[0].Number) })
	return tb
}

// unplayed is what the form has of a round in which somebody has not played: + for what counts as a win, = as a draw, − as a loss.
func (c *chart) unplayed(p *model.Player, round int) (sign, opponent string, ok bool) {
	for k := range c.Section.Rounds[round].Pairings {
		pair := &c.Section.Rounds[round].Pairings[k]
		side := pair.Side(p.ID)
		if side < 0 {
			continue
		}
		o := pair.Outcomes[side]
		if o.Played() || o == model.Pending {
			return "", "", false
		}
		if other := c.Section.Player(pair.Sides[1-side]); other != nil {
			opponent = other.Name
		}
		switch o.Worth() {
		case model.WorthWin, model.WorthPairingBye, model.WorthFullBye:
			return "+", opponent, true
		case model.WorthDraw, model.WorthHalfBye:
			return "=", opponent, true
		}
		return "−", opponent, true
	}
	return "−", "", !c.Section.Team()
}

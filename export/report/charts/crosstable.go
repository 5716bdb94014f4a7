package charts

import (
	"cmp"
	"slices"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var CrosstableReport = report.Report{ID: "crosstable", Name: phrase.New("Crosstable"), Usual: true, ForWall: true, Part: true,
	Heed: report.OfPlaces | report.ByNumbers, For: report.EverySection,
	Doc:  phrase.New("One line each in order of standing, as US clubs print it: W12, D7, -B-, and W6,3.5 for a match."),
	Make: crosstable(report.US)}

var FIDEReport = report.Report{ID: "fide", Name: phrase.New("Crosstable, FIDE style"), ForWall: true, Part: true,
	Heed: report.OfPlaces | report.ByNumbers, For: report.EverySection,
	Doc:  phrase.New("One line each in order of standing, as federations print it: 12w1, 7b½, -1."),
	Make: crosstable(report.FIDE)}

var GridReport = report.Report{ID: "grid", Name: phrase.New("All-play-all grid"), ForWall: true, Part: true,
	Heed: report.OfPlaces | report.ByNumbers, For: report.AllPlayAll,
	Doc:  phrase.New("Everybody against everybody, with a diagonal."),
	Make: crosstable(report.Grid)}

var WallChartReport = report.Report{ID: "wallchart", Name: phrase.New("Wall chart"), Usual: true, ForWall: true, Part: true,
	Heed: report.OfPlaces, For: report.EverySection,
	Doc:  phrase.New("In order of starting number, each result over the score so far; for the wall."),
	Make: crosstable(report.WallChart)}

var headCrosstable = report.Heading{Name: "Crosstable", Final: "Final crosstable"}

var headRanking = report.Heading{Name: "Ranking crosstable", Final: "Final ranking crosstable"}

var headWallChart = report.Heading{Name: "Wall chart", Final: "Final wall chart"}

// Crosstable is the section's crosstable in one of the forms that organisers
// print.
func Crosstable(st *tiebreaks.Standings, style report.Style, o report.Options) table.Document {
	return newChart(st, o).crosstable(style, report.Only{})
}

// CrosstableOf is Crosstable, or of a category its own lines of it: opponents keep the numbers that they have in the whole table.
func CrosstableOf(st *tiebreaks.Standings, style report.Style, o report.Options) (table.Document, error) {
	only, err := o.Only(st.Sheet.Tournament, st.Sheet.Section)
	if err != nil {
		return table.Document{}, err
	}
	return newChart(st, o).crosstable(style, only), nil
}

func (c *chart) crosstable(style report.Style, only report.Only) table.Document {
	switch style {
	case report.FIDE:
		return c.fide(only)
	case report.Grid:
		return c.grid(only)
	case report.WallChart:
		return c.wallChart(only)
	}
	return c.us(only)
}

// lines are those whom a table is of, in order of standing.
func (c *chart) lines(only report.Only) []int {
	return slices.DeleteFunc(c.Everyone(), func(i int) bool { return !only.Has(c.Sheet.Lines[i].ID) })
}

// us is in order of standing: "W12 D7 -B-", matches "W6,3.5". Players whose states or
// IDs are known have them under the name as US clubs print them: "NY | 12345678 / 1850".
func (c *chart) us(only report.Only) table.Document {
	d := c.Document(only.Of(c.After(headCrosstable)))
	columns := c.leading(c.Say("No."))
	if c.stacked() {
		columns[len(columns)-1] = c.nameAndRating()
	} else {
		columns = append(columns, c.details(c.usDetails())...)
	}
	rounds := c.rounds(func(r int) string { return c.Say("Rnd %d", r) }, c.usText)
	t := c.Ruled(c.Fill(c.Say("US crosstable"), append(columns, c.withScores(rounds)...), c.lines(only)), c.lines(only))
	t.Notes = slices.Concat(c.Shares(), c.signs(report.US, c.lines(only)), c.Legend())
	d.Tables = []table.Table{t}
	return d
}

// fide is one line each, in order of standing: "12w1 7b½ -1".
func (c *chart) fide(only report.Only) table.Document {
	d := c.Document(only.Of(c.After(headRanking)))
	columns := append(c.leading(c.Say("Rk.")), c.details(c.Particulars(c.Say("Rtg")))...)
	rounds := c.rounds(func(r int) string { return c.Say("%d.Rd", r) }, c.fideText)
	t := c.Ruled(c.Fill(c.Say("FIDE crosstable"), append(columns, c.withScores(rounds)...), c.lines(only)), c.lines(only))
	t.Notes = slices.Concat(c.Shares(), c.signs(report.FIDE, c.lines(only)), c.Legend())
	d.Tables = []table.Table{t}
	return d
}

// leading are the columns that say which line it is and whose.
func (c *chart) leading(title string) []report.Column {
	columns := []report.Column{c.LineColumn(title)}
	if c.Opponents == report.ByNumber {
		columns = append(columns, c.NumberColumn(c.Say("SNo")))
	}
	return append(columns, c.NameColumn())
}

// ratingOnly is the rating, when anybody has one: a US chart is wide enough.
func (c *chart) ratingOnly(title string) []report.Column {
	for _, col := range c.Particulars(title) {
		if col.ID == "rating" {
			return []report.Column{col}
		}
	}
	return nil
}

// stacked tells whether a US crosstable has a second line under the name. On the wall and
// on a screen it has not: there a line each is read. Whoever chooses columns has them apart.
func (c *chart) stacked() bool {
	return !c.Few() && !c.Single && len(c.Columns) == 0 && c.registered()
}

// registered tells whether the state of some player is known, or in the United States an ID.
func (c *chart) registered() bool {
	return c.stated() || c.american() && c.Any(func(l *model.Line) bool { return c.idOf(l) != "" })
}

// stated tells whether the state of some player is known.
func (c *chart) stated() bool {
	for i := range c.Sheet.Lines {
		if c.State(i) != "" {
			return true
		}
	}
	return false
}

// usDetails are the columns of a US crosstable of a line each; state and ID are there for
// those who choose them.
func (c *chart) usDetails() []report.Column {
	columns := c.ratingOnly(c.Say("Rtng"))
	if len(c.Columns) > 0 && c.registered() {
		columns = append(columns, c.StateColumn(), c.idColumn())
	}
	return columns
}

func (c *chart) idColumn() report.Column {
	return report.Column{Column: table.Column{ID: "id", Title: c.Say("ID")},
		Cell: func(i int) table.Cell { return table.Text(c.idOf(&c.Sheet.Lines[i])) }}
}

// withScores puts score and tie-breaks after the rounds, or before them.
func (c *chart) withScores(rounds []report.Column) []report.Column {
	if c.ScoreFirst {
		return append(c.adjustedScores(), rounds...)
	}
	return append(rounds, c.adjustedScores()...)
}

// wallChart is two lines each, in order of starting number: the result, and
// below it the score so far.
func (c *chart) wallChart(only report.Only) table.Document {
	d := c.Document(only.Of(c.After(headWallChart)))
	columns := []report.Column{c.NumberColumn(c.Say("No.")), c.nameAndRating()}
	var club []report.Column
	if c.Any(func(l *model.Line) bool { return l.Club != "" }) {
		club = append(club, report.Column{Column: table.Column{ID: "club", Title: c.Say("Club")}, Cell: func(i int) table.Cell {
			return table.Text(c.Sheet.Lines[i].Club)
		}})
	}
	columns = append(columns, c.details(club)...)
	columns = append(columns, c.wallRounds()...)
	columns = append(columns, c.adjustedScores()...)
	if !c.Few() {
		columns = append(columns, c.PlaceColumn())
		columns[len(columns)-1].Frozen = false
	}
	var order []int
	for i := range c.Sheet.Lines {
		if only.Has(c.Sheet.Lines[i].ID) {
			order = append(order, i)
		}
	}
	t := c.Fill(c.Say("Wall chart"), columns, order)
	t.Notes = append(c.signs(report.WallChart, order), c.Legend()...)
	d.Tables = []table.Table{t}
	return d
}

// wallRounds are the columns of the rounds of a wall chart: also of those to come,
// to be filled in by hand.
func (c *chart) wallRounds() []report.Column {
	var columns []report.Column
	running := c.running()
	for r := range max(c.All.Rounds, c.Sheet.Planned) {
		heading := c.roundColumn(r, c.Say("Rd %d", r+1))
		if r >= c.All.Rounds {
			columns = append(columns, report.Column{Column: heading, Cell: func(int) table.Cell { return table.Cell{} }})
			continue
		}
		points := func(i int) table.Cell {
			if o := c.All.Lines[i].Cells[r].Outcome; o == model.Pending || o == model.Rest {
				return table.Cell{}
			}
			return table.Num(c.PointsOf(running[i][r]), float64(running[i][r])/float64(model.One))
		}
		c.second(heading.ID, report.Column{Column: table.Column{ID: heading.ID + "-points", Title: c.Say("Pts %d", r+1), Align: table.Right,
			Format: table.Halves, Tip: c.Say("Points after round %d", r+1)}, Cell: points})
		columns = append(columns, report.Column{Column: heading, Cell: func(i int) table.Cell {
			text := c.wallText
			if c.Wall {
				text = c.hangText
			}
			cell := c.result(i, r, text(c.played(i, r)))
			cell.Below = points(i).Text
			return cell
		}})
	}
	return columns
}

// second adds a value to what stands in the second lines of a column, where each is wanted for itself.
func (c *chart) second(of string, value report.Column) {
	if !c.Apart {
		return
	}
	if c.Seconds == nil {
		c.Seconds = map[string][]report.Column{}
	}
	c.Seconds[of] = append(c.Seconds[of], value)
}

// nameAndRating has rating and ID on a second line under the name; in the US as they are
// printed there, behind the state: "NY | 12345678 / 1850". On the wall the state has a column
// of its own.
func (c *chart) nameAndRating() report.Column {
	states, us := c.stated() && !c.Few(), c.registered()
	if states {
		c.second("name", c.StateColumn())
	}
	for _, rating := range c.ratingOnly(c.Say("Rtng")) {
		c.second("name", rating)
	}
	if c.Any(func(l *model.Line) bool { return c.idOf(l) != "" }) {
		c.second("name", c.idColumn())
	}
	col := c.NameColumn()
	col.Cell = func(i int) table.Cell {
		cell := c.Name(i)
		l := &c.Sheet.Lines[i]
		if l.Rating != 0 {
			cell.Below = l.Rating.String()
		}
		if !c.Sheet.Teams {
			rating := c.Rating(l.Rating).Text
			switch {
			case us:
				cell.Below = report.JoinNonEmpty(" / ", c.idOf(l), rating)
			case c.Wall:
				cell.Below = report.JoinNonEmpty("  ", c.idOf(l), rating)
			default:
				cell.Below = report.JoinNonEmpty("  ", rating, c.idOf(l))
			}
			if states {
				cell.Below = report.JoinNonEmpty(" | ", c.State(i), cell.Below)
			}
		}
		return cell
	}
	return col
}

// idOf is the ID of a player: the national one, or else FIDE's. A team has none.
func (c *chart) idOf(l *model.Line) string {
	if c.Sheet.Teams {
		return ""
	}
	p := c.People[l.ID]
	return cmp.Or(p.NationalID, p.FideID)
}

// running is each participant's score after each round, in the score that
// decides.
func (c *chart) running() [][]model.Points {
	kind := c.Sheet.Primary
	switch c.Standings.Columns[0].Code {
	case "GPTS":
		kind = model.GamePoints
	case "MPTS":
		kind = model.MatchPoints
	}
	counted := c.All.Counted()
	lines := make([][]model.Points, len(counted.Lines))
	for i := range lines {
		l := &counted.Lines[i]
		lines[i] = make([]model.Points, len(l.Cells))
		sum := l.Total(kind)
		for r := range l.Cells { // what the rounds do not explain was added to the total
			sum -= l.Cells[r].Points(kind)
		}
		for r := range l.Cells {
			sum += l.Cells[r].Points(kind)
			lines[i][r] = sum
		}
	}
	return lines
}

func crosstable(style report.Style) report.Making {
	return func(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
		return CrosstableOf(st, style, o)
	}
}

package report

import (
	"cmp"
	"slices"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// Crosstable is the section's crosstable in one of the forms that organisers
// print.
func Crosstable(st *tiebreaks.Standings, style Style, o Options) table.Document {
	return newChart(st, o).crosstable(style, only{})
}

// CrosstableOf is Crosstable, or of a category its own lines of it: opponents keep the numbers that they have in the whole table.
func CrosstableOf(st *tiebreaks.Standings, style Style, o Options) (table.Document, error) {
	only, err := o.only(st.Sheet.Tournament, st.Sheet.Section)
	if err != nil {
		return table.Document{}, err
	}
	return newChart(st, o).crosstable(style, only), nil
}

func (c *chart) crosstable(style Style, only only) table.Document {
	switch style {
	case FIDE:
		return c.fide(only)
	case Grid:
		return c.grid(only)
	case WallChart:
		return c.wallChart(only)
	}
	return c.us(only)
}

// lines are those whom a table is of, in order of standing.
func (c *chart) lines(only only) []int {
	return slices.DeleteFunc(c.everyone(), func(i int) bool { return !only.has(c.sheet.Lines[i].ID) })
}

// us is in order of standing: "W12 D7 -B-", matches "W6,3.5". Players whose states or
// IDs are known have them under the name as US clubs print them: "NY | 12345678 / 1850".
func (c *chart) us(only only) table.Document {
	d := c.document(only.of(c.after(headCrosstable)))
	columns := c.leading(c.say("No."))
	if c.stacked() {
		columns[len(columns)-1] = c.nameAndRating()
	} else {
		columns = append(columns, c.details(c.usDetails())...)
	}
	rounds := c.rounds(func(r int) string { return c.say("Rnd %d", r) }, c.usText)
	t := c.ruled(c.fill(c.say("US crosstable"), append(columns, c.withScores(rounds)...), c.lines(only)), c.lines(only))
	t.Notes = slices.Concat(c.shares(), c.signs(US, c.lines(only)), c.legend())
	d.Tables = []table.Table{t}
	return d
}

// fide is one line each, in order of standing: "12w1 7b½ -1".
func (c *chart) fide(only only) table.Document {
	d := c.document(only.of(c.after(headRanking)))
	columns := append(c.leading(c.say("Rk.")), c.details(c.particulars(c.say("Rtg")))...)
	rounds := c.rounds(func(r int) string { return c.say("%d.Rd", r) }, c.fideText)
	t := c.ruled(c.fill(c.say("FIDE crosstable"), append(columns, c.withScores(rounds)...), c.lines(only)), c.lines(only))
	t.Notes = slices.Concat(c.shares(), c.signs(FIDE, c.lines(only)), c.legend())
	d.Tables = []table.Table{t}
	return d
}

// leading are the columns that say which line it is and whose.
func (c *chart) leading(title string) []column {
	columns := []column{c.lineColumn(title)}
	if c.Opponents == ByNumber {
		columns = append(columns, c.numberColumn(c.say("SNo")))
	}
	return append(columns, c.nameColumn())
}

// ratingOnly is the rating, when anybody has one: a US chart is wide enough.
func (c *chart) ratingOnly(title string) []column {
	for _, col := range c.particulars(title) {
		if col.ID == "rating" {
			return []column{col}
		}
	}
	return nil
}

// stacked tells whether a US crosstable has a second line under the name. On the wall and
// on a screen it has not: there a line each is read. Whoever chooses columns has them apart.
func (c *chart) stacked() bool {
	return !c.few() && !c.Single && len(c.Columns) == 0 && c.registered()
}

// registered tells whether the state of some player is known, or in the United States an ID.
func (c *chart) registered() bool {
	return c.stated() || c.american() && c.any(func(l *model.Line) bool { return c.idOf(l) != "" })
}

// stated tells whether the state of some player is known.
func (c *chart) stated() bool {
	for i := range c.sheet.Lines {
		if c.state(i) != "" {
			return true
		}
	}
	return false
}

// usDetails are the columns of a US crosstable of a line each; state and ID are there for
// those who choose them.
func (c *chart) usDetails() []column {
	columns := c.ratingOnly(c.say("Rtng"))
	if len(c.Columns) > 0 && c.registered() {
		columns = append(columns, c.stateColumn(), c.idColumn())
	}
	return columns
}

func (c *chart) idColumn() column {
	return column{table.Column{ID: "id", Title: c.say("ID")}, func(i int) table.Cell { return table.Text(c.idOf(&c.sheet.Lines[i])) }}
}

// withScores puts score and tie-breaks after the rounds, or before them.
func (c *chart) withScores(rounds []column) []column {
	if c.ScoreFirst {
		return append(c.adjustedScores(), rounds...)
	}
	return append(rounds, c.adjustedScores()...)
}

// wallChart is two lines each, in order of starting number: the result, and
// below it the score so far.
func (c *chart) wallChart(only only) table.Document {
	d := c.document(only.of(c.after(headWallChart)))
	columns := []column{c.numberColumn(c.say("No.")), c.nameAndRating()}
	var club []column
	if c.any(func(l *model.Line) bool { return l.Club != "" }) {
		club = append(club, column{table.Column{ID: "club", Title: c.say("Club")}, func(i int) table.Cell {
			return table.Text(c.sheet.Lines[i].Club)
		}})
	}
	columns = append(columns, c.details(club)...)
	columns = append(columns, c.wallRounds()...)
	columns = append(columns, c.adjustedScores()...)
	if !c.few() {
		columns = append(columns, c.placeColumn())
		columns[len(columns)-1].Frozen = false
	}
	var order []int
	for i := range c.sheet.Lines {
		if only.has(c.sheet.Lines[i].ID) {
			order = append(order, i)
		}
	}
	t := c.fill(c.say("Wall chart"), columns, order)
	t.Notes = append(c.signs(WallChart, order), c.legend()...)
	d.Tables = []table.Table{t}
	return d
}

// wallRounds are the columns of the rounds of a wall chart: also of those to come,
// to be filled in by hand.
func (c *chart) wallRounds() []column {
	var columns []column
	running := c.running()
	for r := range max(c.all.Rounds, c.sheet.Planned) {
		heading := c.roundColumn(r, c.say("Rd %d", r+1))
		if r >= c.all.Rounds {
			columns = append(columns, column{heading, func(int) table.Cell { return table.Cell{} }})
			continue
		}
		points := func(i int) table.Cell {
			if o := c.all.Lines[i].Cells[r].Outcome; o == model.Pending || o == model.Rest {
				return table.Cell{}
			}
			return table.Num(c.points(running[i][r]), float64(running[i][r])/float64(model.One))
		}
		c.second(heading.ID, column{table.Column{ID: heading.ID + "-points", Title: c.say("Pts %d", r+1), Align: table.Right,
			Format: table.Halves, Tip: c.say("Points after round %d", r+1)}, points})
		columns = append(columns, column{heading, func(i int) table.Cell {
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
func (c *chart) second(of string, value column) {
	if !c.Apart {
		return
	}
	if c.seconds == nil {
		c.seconds = map[string][]column{}
	}
	c.seconds[of] = append(c.seconds[of], value)
}

// nameAndRating has rating and ID on a second line under the name; in the US as they are
// printed there, behind the state: "NY | 12345678 / 1850". On the wall the state has a column
// of its own.
func (c *chart) nameAndRating() column {
	states, us := c.stated() && !c.few(), c.registered()
	if states {
		c.second("name", c.stateColumn())
	}
	for _, rating := range c.ratingOnly(c.say("Rtng")) {
		c.second("name", rating)
	}
	if c.any(func(l *model.Line) bool { return c.idOf(l) != "" }) {
		c.second("name", c.idColumn())
	}
	col := c.nameColumn()
	col.cell = func(i int) table.Cell {
		cell := c.name(i)
		l := &c.sheet.Lines[i]
		if l.Rating != 0 {
			cell.Below = l.Rating.String()
		}
		if !c.sheet.Teams {
			rating := c.rating(l.Rating).Text
			switch {
			case us:
				cell.Below = joinNonEmpty(" / ", c.idOf(l), rating)
			case c.Wall:
				cell.Below = joinNonEmpty("  ", c.idOf(l), rating)
			default:
				cell.Below = joinNonEmpty("  ", rating, c.idOf(l))
			}
			if states {
				cell.Below = joinNonEmpty(" | ", c.state(i), cell.Below)
			}
		}
		return cell
	}
	return col
}

// idOf is the ID of a player: the national one, or else FIDE's. A team has none.
func (c *chart) idOf(l *model.Line) string {
	if c.sheet.Teams {
		return ""
	}
	p := c.people[l.ID]
	return cmp.Or(p.NationalID, p.FideID)
}

// running is each participant's score after each round, in the score that
// decides.
func (c *chart) running() [][]model.Points {
	kind := c.sheet.Primary
	switch c.st.Columns[0].Code {
	case "GPTS":
		kind = model.GamePoints
	case "MPTS":
		kind = model.MatchPoints
	}
	counted := c.all.Counted()
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

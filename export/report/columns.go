package report

import (
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// column is one column of a chart: its heading, and its cell for a participant.
type column struct {
	table.Column
	cell func(i int) table.Cell // i is a sheet index
}

// fill makes the table of the participants in that order.
func (c *chart) fill(name string, columns []column, order []int) table.Table {
	t := table.Table{Name: name, Foot: c.programme(), Columns: make([]table.Column, len(columns)), Rows: make([]table.Row, 0, len(order))}
	for n := range columns {
		t.Columns[n] = columns[n].Column
	}
	var seconds []column
	for n := range columns {
		for _, s := range c.seconds[columns[n].ID] {
			t.Seconds, seconds = append(t.Seconds, table.Second{Of: columns[n].ID, Column: s.Column}), append(seconds, s)
		}
	}
	cells := c.Room.Cells(len(order) * len(columns))
	for _, i := range order {
		row := c.row(i)
		row.Cells, cells = cells[:len(columns):len(columns)], cells[len(columns):]
		for n := range columns {
			row.Cells[n] = columns[n].cell(i)
		}
		for n := range seconds {
			row.Seconds = append(row.Seconds, seconds[n].cell(i))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// standing is the participants in the order of the standings.
func (c *chart) standing() []int {
	order := make([]int, len(c.st.Places))
	for n, p := range c.st.Places {
		order[n] = p.Index
	}
	return order
}

// everyone is standing, and behind it the house players: for tables in which opponents are looked up.
func (c *chart) everyone() []int {
	order := c.standing()
	for _, p := range c.st.House {
		order = append(order, p.Index)
	}
	return order
}

func (c *chart) lineColumn(title string) column {
	return column{
		table.Column{ID: "line", Title: title, Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.say("Line in this table")},
		func(i int) table.Cell { return whole(c.position[i]) },
	}
}

func (c *chart) placeColumn() column {
	return column{
		table.Column{ID: "rank", Title: c.say("Place"), Align: table.Right, Frozen: true, Format: table.Whole,
			Tip: c.say("Place; = is shared")},
		func(i int) table.Cell { return c.place(c.st.At(i).Rank) },
	}
}

func (c *chart) numberColumn(title string) column {
	return column{
		table.Column{ID: "no", Title: title, Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.say("Starting number")},
		func(i int) table.Cell { return whole(c.sheet.Lines[i].Number) },
	}
}

func (c *chart) nameColumn() column {
	title := c.say("Name")
	if c.sheet.Teams {
		title = c.say("Team")
	}
	return column{table.Column{ID: "name", Title: title, Frozen: true}, c.name}
}

// particulars are rating, federation, state and club, each only when somebody has it.
func (c *chart) particulars(rating string) []column {
	var columns []column
	if c.any(func(l *model.Line) bool { return l.Rating != 0 }) {
		columns = append(columns, column{
			table.Column{ID: "rating", Title: rating, Align: table.Right, Format: table.Whole, Tip: c.say("Rating")},
			func(i int) table.Cell { return c.rating(c.sheet.Lines[i].Rating) },
		})
	}
	if c.differs(c.country) {
		columns = append(columns, column{table.Column{ID: "fed", Title: c.say("Fed"), Tip: c.say("Federation")}, func(i int) table.Cell {
			return table.Text(c.country(i))
		}})
	}
	if c.differs(c.state) {
		columns = append(columns, c.stateColumn())
	}
	if c.any(func(l *model.Line) bool { return l.Club != "" }) {
		columns = append(columns, column{table.Column{ID: "club", Title: c.say("Club"), Tip: c.say("Club or school")}, func(i int) table.Cell {
			return table.Text(c.sheet.Lines[i].Club)
		}})
	}
	return columns
}

// stateColumn is where in their federation the players come from.
func (c *chart) stateColumn() column {
	return column{table.Column{ID: "state", Title: c.say("St"), Tip: c.say("State")}, func(i int) table.Cell { return table.Text(c.state(i)) }}
}

// country is a participant's federation; where that is a state, none.
func (c *chart) country(i int) string {
	if c.sheet.Teams {
		return c.entry(i).Federation
	}
	return c.people[c.sheet.Lines[i].ID].Country()
}

// state is a player's state; a team has none.
func (c *chart) state(i int) string {
	if c.sheet.Teams {
		return ""
	}
	return c.people[c.sheet.Lines[i].ID].From()
}

// differs tells whether not all participants come from the same place, so that naming
// it tells something.
func (c *chart) differs(of func(i int) string) bool {
	for i := range c.sheet.Lines {
		if of(i) != of(0) {
			return true
		}
	}
	return false
}

// unrated is what stands for the rating of a player who has none.
func (o Options) unrated() string { return o.say("unr.") }

// rating writes a rating; a team without a strength is left blank, a player
// without a rating is "unr.".
func (c *chart) rating(r model.Rating) table.Cell {
	switch {
	case r != 0:
		return table.Num(r.String(), float64(r))
	case c.sheet.Teams:
		return table.Cell{}
	}
	return table.Text(c.unrated())
}

// scores are the score and the tie-breaks, in the order in which they decide.
func (c *chart) scores() []column {
	columns := make([]column, len(c.shown()))
	for n, use := range c.shown() {
		kind, title, code := table.ToTieBreak, c.word(use.Head()), use.Title()
		if n == 0 {
			kind = table.ToScore
			if use.TieBreak.Score {
				title, code = c.say("Pts"), ""
			}
		}
		columns[n] = column{
			table.Column{
				ID: "tb:" + use.Code, Title: title, Code: code, Align: table.Right, Format: c.formatOf(n), Tip: c.word(use.Label()),
				Ref:    table.Ref{Kind: table.ToTieBreak, Section: int32(c.section.ID), TieBreak: use.Code},
				Beside: n == 0,
			},
			func(i int) table.Cell { return c.value(kind, use, n, i) },
		}
	}
	return columns
}

// shown are the columns of the standings that are printed.
func (c *chart) shown() []tiebreaks.Use {
	if c.tieless() {
		return c.st.Columns[:1]
	}
	return c.st.Columns
}

// value is the cell with a participant's value in a column of the standings.
func (c *chart) value(kind table.RefKind, use tiebreaks.Use, n, i int) table.Cell {
	x := &c.st.At(i).Cells[n]
	cell := table.Cell{Text: c.decimal(c.aligned(n, c.styled(use, x))), Ref: c.ref(kind, i), Tip: c.word(x.Note)}
	cell.Ref.TieBreak = use.Code
	if c.nothing(n, x) {
		cell.Text = ""
		return cell
	}
	if x.Defined {
		cell.IsNumber, cell.Number = true, float64(x.Value)/100
	}
	if n == 0 {
		cell.Mark = table.Strong
	}
	if c.Sums {
		cell.Sum = c.sum(i, n)
	}
	return cell
}

// rounds are the columns of the rounds.
func (c *chart) rounds(title func(round int) string, text func(*model.Cell) string) []column {
	columns := make([]column, c.all.Rounds)
	for r := range columns {
		columns[r] = column{
			c.roundColumn(r, title(r+1)),
			func(i int) table.Cell { return c.result(i, r, text(c.played(i, r))) },
		}
	}
	return columns
}

func (c *chart) roundColumn(r int, title string) table.Column {
	when := c.section.When(r + 1)
	return table.Column{
		ID: "r" + strconv.Itoa(r+1), Title: title, Align: table.Centre,
		Tip: joinNonEmpty(", ", c.say("Round %d", r+1), c.start(when, ", ")),
		Ref: table.Ref{Kind: table.ToRound, Section: int32(c.section.ID), Round: r + 1},
	}
}

func whole(n int) table.Cell { return table.Num(strconv.Itoa(n), float64(n)) }

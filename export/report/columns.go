package report

import (
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/tiebreaks"
)

// Column is one column of a chart: its heading, and its cell for a participant.
type Column struct {
	table.Column
	Cell func(i int) table.Cell // i is a sheet index
}

// Fill makes the table of the participants in that order.
func (c *Chart) Fill(name string, columns []Column, order []int) table.Table {
	t := table.Table{Name: name, Foot: c.Programme(), Columns: make([]table.Column, len(columns)), Rows: make([]table.Row, 0, len(order))}
	for n := range columns {
		t.Columns[n] = columns[n].Column
	}
	var seconds []Column
	for n := range columns {
		for _, s := range c.Seconds[columns[n].ID] {
			t.Seconds, seconds = append(t.Seconds, table.Second{Of: columns[n].ID, Column: s.Column}), append(seconds, s)
		}
	}
	cells := c.Room.Cells(len(order) * len(columns))
	for _, i := range order {
		row := c.Row(i)
		row.Cells, cells = cells[:len(columns):len(columns)], cells[len(columns):]
		for n := range columns {
			row.Cells[n] = columns[n].Cell(i)
		}
		for n := range seconds {
			row.Seconds = append(row.Seconds, seconds[n].Cell(i))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// Standing is the participants in the order of the standings.
func (c *Chart) Standing() []int {
	order := make([]int, len(c.Standings.Places))
	for n, p := range c.Standings.Places {
		order[n] = p.Index
	}
	return order
}

// Everyone is standing, and behind it the house players: for tables in which opponents are looked up.
func (c *Chart) Everyone() []int {
	order := c.Standing()
	for _, p := range c.Standings.House {
		order = append(order, p.Index)
	}
	return order
}

func (c *Chart) LineColumn(title string) Column {
	return Column{
		table.Column{ID: "line", Title: title, Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.Say("Line in this table")},
		func(i int) table.Cell {
			line := Whole(c.position[i])
			if c.Sheet.Lines[i].Out { // the number is one to be referred to by, and no place
				line.Text = "(" + line.Text + ")"
			}
			return line
		},
	}
}

func (c *Chart) PlaceColumn() Column {
	return Column{
		table.Column{ID: "rank", Title: c.Say("Place"), Align: table.Right, Frozen: true, Format: table.Whole,
			Tip: c.Say("Place; = is shared")},
		func(i int) table.Cell { return c.Place(c.Standings.At(i).Rank) },
	}
}

func (c *Chart) NumberColumn(title string) Column {
	return Column{
		table.Column{ID: "no", Title: title, Align: table.Right, Frozen: true, Format: table.Whole, Tip: c.Say("Starting number")},
		func(i int) table.Cell { return Whole(c.Sheet.Lines[i].Number) },
	}
}

func (c *Chart) NameColumn() Column {
	title := c.Say("Name")
	if c.Sheet.Teams {
		title = c.Say("Team")
	}
	return Column{table.Column{ID: "name", Title: title, Frozen: true}, c.Name}
}

// Particulars are rating, federation, state and club, each only when somebody has it.
func (c *Chart) Particulars(rating string) []Column {
	var columns []Column
	if c.Any(func(l *model.Line) bool { return l.Rating != 0 }) {
		columns = append(columns, Column{
			table.Column{ID: "rating", Title: rating, Align: table.Right, Format: table.Whole, Tip: c.Say("Rating")},
			func(i int) table.Cell { return c.Rating(c.Sheet.Lines[i].Rating) },
		})
	}
	if c.differs(c.country) {
		columns = append(columns, Column{table.Column{ID: "fed", Title: c.Say("Fed"), Tip: c.Say("Federation")}, func(i int) table.Cell {
			return table.Text(c.country(i))
		}})
	}
	if c.differs(c.State) {
		columns = append(columns, c.StateColumn())
	}
	if c.Any(func(l *model.Line) bool { return l.Club != "" }) {
		columns = append(columns, Column{table.Column{ID: "club", Title: c.Say("Club"), Tip: c.Say("Club or school")}, func(i int) table.Cell {
			return table.Text(c.Sheet.Lines[i].Club)
		}})
	}
	return columns
}

// StateColumn is where in their federation the players come from.
func (c *Chart) StateColumn() Column {
	return Column{table.Column{ID: "state", Title: c.Say("St"), Tip: c.Say("State")}, func(i int) table.Cell { return table.Text(c.State(i)) }}
}

// country is a participant's federation; where that is a state, none.
func (c *Chart) country(i int) string {
	if c.Sheet.Teams {
		return c.Entry(i).Federation
	}
	return c.People[c.Sheet.Lines[i].ID].Country()
}

// State is a player's state; a team has none.
func (c *Chart) State(i int) string {
	if c.Sheet.Teams {
		return ""
	}
	return c.People[c.Sheet.Lines[i].ID].From()
}

// differs tells whether not all participants come from the same place, so that naming
// it tells something.
func (c *Chart) differs(of func(i int) string) bool {
	for i := range c.Sheet.Lines {
		if of(i) != of(0) {
			return true
		}
	}
	return false
}

// Unrated is what stands for the rating of a player who has none.
func (o Options) Unrated() string { return o.Say("unr.") }

// Rating writes a rating; a team without a strength is left blank, a player
// without a rating is "unr.".
func (c *Chart) Rating(r model.Rating) table.Cell {
	switch {
	case r != 0:
		return table.Num(r.String(), float64(r))
	case c.Sheet.Teams:
		return table.Cell{}
	}
	return table.Text(c.Unrated())
}

// Scores are the score and the tie-breaks, in the order in which they decide.
func (c *Chart) Scores() []Column {
	columns := make([]Column, len(c.shown()))
	for n, use := range c.shown() {
		kind, title, code := table.ToTieBreak, c.Word(use.Head()), use.Title()
		if n == 0 {
			kind = table.ToScore
			if use.TieBreak.Score {
				title, code = c.Say("Pts"), ""
			}
		}
		columns[n] = Column{
			table.Column{
				ID: "tb:" + use.Code, Title: title, Code: code, Align: table.Right, Format: c.FormatOf(n), Tip: c.Word(use.Label()),
				Ref:    table.Ref{Kind: table.ToTieBreak, Section: int32(c.Section.ID), TieBreak: use.Code},
				Beside: n == 0,
			},
			func(i int) table.Cell { return c.Value(kind, use, n, i) },
		}
	}
	return columns
}

// shown are the columns of the standings that are printed.
func (c *Chart) shown() []tiebreaks.Use {
	if c.tieless() {
		return c.Standings.Columns[:1]
	}
	return c.Standings.Columns
}

// Value is the cell with a participant's value in a column of the standings.
func (c *Chart) Value(kind table.RefKind, use tiebreaks.Use, n, i int) table.Cell {
	x := &c.Standings.At(i).Cells[n]
	cell := table.Cell{Text: c.Decimal(c.aligned(n, c.styled(use, x))), Ref: c.Ref(kind, i), Tip: c.Word(x.Note)}
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

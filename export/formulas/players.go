package formulas

import (
	"slices"
	"strconv"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
)

// person is a column of the sheet of players, or of teams.
type person struct {
	key   string
	head  string
	width float64
	style sheets.Style
	value func(l *model.Line, p *model.Player) any // nil for nothing
	id    bool                                     // of no use to a reader
}

// Columns that are there whatever is known, because formulas read them.
const (
	ofNumber = "no"
	ofName   = "name"
	ofRating = "rating"
	ofClub   = "club"
)

// orders are the columns of players in the order of a form.
var orders = map[Form][]string{
	FIDE: {ofNumber, "title", ofName, "fed", "state", ofRating, "fideID", "nationalID"},
	US:   {ofNumber, ofName, ofRating, "state", "fed", "nationalID", "title", "fideID"},
}

// knownColumns are the columns: those that formulas read, and what else is known of
// anybody.
func (s *section) knownColumns() []person {
	players := s.playersByID()
	known := func(c person) bool {
		return slices.ContainsFunc(s.sh.Lines, func(l model.Line) bool { return c.value(&l, players[l.ID]) != nil })
	}
	var kept []person
	for _, c := range s.everyColumn() {
		switch c.key {
		case ofRating:
			c.id = !s.anyRated()
			kept = append(kept, c)
		case ofNumber, ofName:
			kept = append(kept, c)
		default:
			if known(c) {
				kept = append(kept, c)
			}
		}
	}
	order := orders[s.form]
	place := func(c person) int {
		if k := slices.Index(order, c.key); k >= 0 {
			return k
		}
		return len(order)
	}
	slices.SortStableFunc(kept, func(a, b person) int { return place(a) - place(b) })
	return append(kept, person{key: "id", head: "id", width: 6, id: true,
		value: func(l *model.Line, _ *model.Player) any { return int(l.ID) }})
}

// everyColumn is all that could be known of a player; of a team, what it is called.
func (s *section) everyColumn() []person {
	text := func(f func(p *model.Player) string) func(*model.Line, *model.Player) any {
		return func(_ *model.Line, p *model.Player) any {
			if p == nil {
				return nil
			}
			return nothing(f(p))
		}
	}
	// other is a rating that is not the one that counts anyhow.
	other := func(f func(p *model.Player) model.Rating) func(*model.Line, *model.Player) any {
		differs := slices.ContainsFunc(s.s.Players, func(p model.Player) bool { return f(&p) != s.sh.Ratings.Of(&p) })
		return func(_ *model.Line, p *model.Player) any {
			if p == nil || !differs || f(p) == 0 {
				return nil
			}
			return int(f(p))
		}
	}
	rating, nationalID := s.say("Rating"), s.say("National ID")
	if s.form == US {
		rating, nationalID = s.say("Rating before"), s.say("USCF ID")
	}
	typed := sheets.Style{Typed: true}
	number := sheets.Style{Align: table.Right, Typed: true, Format: sheets.Whole}
	id := sheets.Style{Typed: true, Format: sheets.Text}
	return []person{
		{ofNumber, s.say("No."), 6, sheets.Style{Align: table.Right}, func(l *model.Line, _ *model.Player) any { return l.Number }, false},
		{ofName, s.say("Name"), s.nameWidth(), typed, func(l *model.Line, _ *model.Player) any { return l.Name }, false},
		{ofRating, rating, headWidth(rating) - 2, number, func(l *model.Line, _ *model.Player) any { return ratingOf(l.Rating) }, false},
		{"title", s.say("Title"), 8, typed, text(func(p *model.Player) string { return p.Title }), false},
		{"fed", s.say("Federation"), 12, typed, text((*model.Player).Country), false},
		{"state", s.say("State"), 8, typed, text((*model.Player).From), false},
		{"fideID", s.say("FIDE ID"), 12, id, text(func(p *model.Player) string { return p.FideID }), false},
		{"nationalID", nationalID, 13, id, text(func(p *model.Player) string { return p.NationalID }), false},
		{"fideRating", s.say("FIDE rating"), 13, number, other(func(p *model.Player) model.Rating { return p.Rating }), false},
		{"nationalRating", s.say("National rating"), 16, number, other(func(p *model.Player) model.Rating { return p.NationalRating }), false},
		{ofClub, s.say("Club or school"), 26, typed, func(l *model.Line, _ *model.Player) any { return nothing(l.Club) }, false},
		{"sex", s.say("Sex"), 7, typed, text(func(p *model.Player) string { return p.Sex }), false},
		{"born", s.say("Born"), 13, sheets.Style{Align: table.Right, Typed: true}, born, false},
		{"grade", s.say("Grade"), 9, typed, func(_ *model.Line, p *model.Player) any { return grade(p) }, false},
	}
}

func ratingOf(r model.Rating) any {
	if r == 0 {
		return nil
	}
	return int(r)
}

// born is the year, as a number: a workbook is handed on, and days of birth are not for everybody (model.Everybody).
func born(_ *model.Line, p *model.Player) any {
	if p == nil {
		return nil
	}
	public := p.For(model.Everybody).Birth
	if y, err := strconv.Atoi(string(public)); err == nil {
		return y
	}
	return nothing(string(public))
}

// grade is a number where it is written as one.
func grade(p *model.Player) any {
	if p == nil {
		return nil
	}
	if n, err := strconv.Atoi(p.Grade); err == nil && strconv.Itoa(n) == p.Grade {
		return n
	}
	return nothing(p.Grade)
}

// nameWidth is how wide the names are, but for a few that are far longer.
func (s *section) nameWidth() float64 {
	var widths []int
	for i := range s.sh.Lines {
		widths = append(widths, table.DisplayWidth(s.sh.Lines[i].Name))
	}
	slices.Sort(widths)
	if len(widths) == 0 {
		return 20
	}
	return float64(min(44, max(20, widths[len(widths)-1-len(widths)/30]+4)))
}

// person is a column of the sheet of players as formulas elsewhere name it.
func (s *section) person(key string) string {
	at := 1 + slices.IndexFunc(s.people, func(p person) bool { return p.key == key })
	return sheets.Range(s.players, at, 2, s.n+1)
}

func (s *section) playersRange() string {
	return sheets.Quoted(s.players) + "!$A$1:$" + sheets.ColumnName(len(s.people)) + "$" + itoa(s.n+1)
}

func (s *section) playersByID() map[model.ID]*model.Player {
	players := map[model.ID]*model.Player{}
	if s.sh.Teams {
		return players
	}
	for i := range s.s.Players {
		players[s.s.Players[i].ID] = &s.s.Players[i]
	}
	return players
}

func playersSheet(s *section) sheets.Sheet {
	columns := s.people
	name := 1 + slices.IndexFunc(columns, func(p person) bool { return p.key == ofName })
	sheet := sheets.Sheet{Name: s.players, Heading: s.headed(s.say("Players")), FrozenRows: 1, FrozenColumns: name,
		Filter: "A1:" + sheets.ColumnName(len(columns)-1) + itoa(s.n+1)}
	if s.sh.Teams {
		sheet.Heading = s.headed(s.say("Teams"))
	}
	heads := make([]sheets.Cell, len(columns))
	for c, p := range columns {
		heads[c] = sheets.Cell{Value: p.head, Style: sheets.Style{Part: sheets.Head, Align: p.style.Align}}
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: p.width, Hidden: p.id})
	}
	sheet.Rows = append(sheet.Rows, heads)
	players := s.playersByID()
	for i := range s.sh.Lines {
		l := &s.sh.Lines[i]
		row := make([]sheets.Cell, len(columns))
		for c, col := range columns {
			row[c] = sheets.Cell{Value: col.value(l, players[l.ID]), Style: col.style}
		}
		sheet.Rows = append(sheet.Rows, row)
	}
	return sheet
}

// nothing is an empty cell for an empty text.
func nothing(text string) any {
	if text == "" {
		return nil
	}
	return text
}

package living

import (
	"time"

	"wallchart/export/sheets"
	"wallchart/export/table"
	"wallchart/model"
)

// person is a column of the sheet of players.
type person struct {
	head  string
	width float64
	style sheets.Style
	value func(p *model.Player) any // nil for nothing
	id    bool                      // of no use to a reader
}

// Columns of the sheet of players that the formulas read.
const (
	playerNo     = 1
	playerName   = 2
	playerRating = 3
)

func (s *section) playersRange() string {
	return sheets.Quoted(s.players) + "!$A$1:$" + sheets.ColumnName(len(s.people())) + "$" + itoa(s.n+1)
}

// people are the columns: number, name and rating, which formulas read, and what
// else is known of anybody.
func (s *section) people() []person {
	right, typed := table.Right, true
	text := func(f func(p *model.Player) string) func(p *model.Player) any {
		return func(p *model.Player) any {
			if t := f(p); t != "" {
				return t
			}
			return nil
		}
	}
	rating := func(f func(p *model.Player) model.Rating) func(p *model.Player) any {
		return func(p *model.Player) any {
			if r := f(p); r != 0 {
				return int(r)
			}
			return nil
		}
	}
	all := []person{
		{s.say("No."), 6, sheets.Style{Align: right}, nil, false},
		{s.say("Name"), 30, sheets.Style{Typed: typed}, nil, false},
		{s.say("Rating"), 9, sheets.Style{Align: right, Typed: typed, Format: sheets.Whole}, nil, false},
		{s.say("Title"), 7, sheets.Style{Typed: typed}, text(func(p *model.Player) string { return p.Title }), false},
		{s.say("FIDE rating"), 12, sheets.Style{Align: right, Typed: typed},
			rating(func(p *model.Player) model.Rating { return p.Rating }), false},
		{s.say("National rating"), 15, sheets.Style{Align: right, Typed: typed},
			rating(func(p *model.Player) model.Rating { return p.NationalRating }), false},
		{s.say("Club or school"), 24, sheets.Style{Typed: typed}, text(func(p *model.Player) string { return p.Club }), false},
		{s.say("Federation"), 11, sheets.Style{Typed: typed}, text(func(p *model.Player) string { return p.Federation }), false},
		{s.say("Sex"), 6, sheets.Style{Typed: typed}, text(func(p *model.Player) string { return p.Sex }), false},
		{s.say("Born"), 12, sheets.Style{Align: right, Typed: typed, Format: sheets.Date}, born, false},
		{s.say("Grade"), 8, sheets.Style{Typed: typed}, text(func(p *model.Player) string { return p.Grade }), false},
		{s.say("FIDE ID"), 12, sheets.Style{Typed: typed, Format: sheets.Text}, text(func(p *model.Player) string { return p.FideID }), false},
		{s.say("National ID"), 12, sheets.Style{Typed: typed, Format: sheets.Text},
			text(func(p *model.Player) string { return p.NationalID }), false},
	}
	kept := all[:3:3]
	kept[playerRating-1].id = !s.anyRated()
	for _, c := range all[3:] {
		for i := range s.s.Players {
			if c.value(&s.s.Players[i]) != nil {
				kept = append(kept, c)
				break
			}
		}
	}
	return append(kept, person{head: "id", width: 6, id: true})
}

// born is a day as a date, a year as a number.
func born(p *model.Player) any {
	if d, err := time.Parse(time.DateOnly, string(p.Birth)); err == nil && d.Year() >= 1900 {
		return d
	}
	if y, err := time.Parse("2006", string(p.Birth)); err == nil {
		return y.Year()
	}
	if p.Birth != "" {
		return string(p.Birth)
	}
	return nil
}

func (s *section) playersSheet() sheets.Sheet {
	columns := s.people()
	sheet := sheets.Sheet{Name: s.players, Heading: s.heading, FrozenRows: 1, FrozenColumns: playerName,
		Filter: "A1:" + sheets.ColumnName(len(columns)-1) + itoa(s.n+1)}
	heads := make([]sheets.Cell, len(columns))
	for c, p := range columns {
		heads[c] = sheets.Cell{Value: p.head, Style: sheets.Style{Part: sheets.Head, Align: p.style.Align}}
		sheet.Columns = append(sheet.Columns, sheets.Column{Width: p.width, Hidden: p.id})
	}
	sheet.Rows = append(sheet.Rows, heads)
	players := map[model.ID]*model.Player{}
	for i := range s.s.Players {
		players[s.s.Players[i].ID] = &s.s.Players[i]
	}
	for i := range s.sh.Lines {
		l := &s.sh.Lines[i]
		row := make([]sheets.Cell, len(columns))
		for c, col := range columns {
			row[c].Style = col.style
			switch {
			case c+1 == playerNo:
				row[c].Value = l.Number
			case c+1 == playerName:
				row[c].Value = l.Name
			case c+1 == playerRating:
				if l.Rating != 0 {
					row[c].Value = int(l.Rating)
				}
			case col.id:
				row[c].Value = int(l.ID)
			default:
				if p := players[l.ID]; p != nil {
					row[c].Value = col.value(p)
				}
			}
			if d, ok := row[c].Value.(int); ok && d < 3000 && col.style.Format == sheets.Date {
				row[c].Style.Format = sheets.General // a year alone
			}
		}
		sheet.Rows = append(sheet.Rows, row)
	}
	return sheet
}

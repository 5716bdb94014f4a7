package lists

import (
	"slices"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

var CheckInReport = report.Report{ID: "checkin", Name: phrase.New("Check-in list"), Audience: model.Organiser,
	Part: true, For: report.EverySection,
	Doc:  phrase.New("For the door: everybody in order of name with a box to tick, number or board, and what is owed."),
	Make: report.OfOne(CheckIn)}

// CheckIn is the list for the door: everybody who takes part in the round to be played,
// of all the sections in order of name, with a box to tick for who has come, number or
// board, and what is owed.
func CheckIn(t *model.Tournament, sections []*model.Section, o report.Options) (table.Document, error) {
	doc := o.About(t)
	if len(sections) == 1 {
		doc = report.Document(t, sections[0], o)
	}
	d := &door{Options: o, t: t, several: len(sections) > 1}
	tb := table.Table{Name: o.Say("Check-in"), Columns: d.columns(sections)}
	var of report.Only
	for _, s := range sections {
		only, err := o.Only(t, s)
		if err != nil {
			return table.Document{}, err
		}
		of = only
		tb.Rows = append(tb.Rows, d.rows(s, only)...)
	}
	if len(tb.Rows) == 0 {
		return table.Document{}, phrase.Errorf("nobody is expected: enter players first")
	}
	doc.Subtitle = o.Under(doc.Subtitle, of.Of(o.Say("Check-in")))
	byName := collate.New(language.Und, collate.IgnoreCase)
	slices.SortStableFunc(tb.Rows, func(a, b table.Row) int { return byName.CompareString(a.Cells[1].Text, b.Cells[1].Text) })
	tb.Notes = d.notes()
	for _, id := range []string{"board", "club", "fee", "paid", "open"} {
		tb = report.WithoutEmpty(tb, id)
	}
	doc.Tables = []table.Table{tb}
	return doc, nil
}

// door is the list while it is made.
type door struct {
	report.Options
	t             *model.Tournament
	several       bool // sections
	here, missing int
	account       model.Account
}

func (d *door) columns(sections []*model.Section) []table.Column {
	all := []table.Column{
		{ID: "present", Title: d.Say("Here"), Align: table.Centre}, {ID: "name", Title: d.Say("Name"), Frozen: true},
		{ID: "no", Title: d.Say("No."), Tip: d.Say("Starting number"), Align: table.Right, Format: table.Whole},
		{ID: "board", Title: d.Say("Board"), Align: table.Right, Format: table.Whole}, {ID: "club", Title: d.Say("Club")},
		{ID: "fee", Title: d.Say("Fee"), Align: table.Right}, {ID: "paid", Title: d.Say("Paid"), Align: table.Right},
		{ID: "open", Title: d.Say("Owes"), Align: table.Right},
	}
	if len(sections) > 1 {
		all = slices.Insert(all, 2, table.Column{ID: "section", Title: d.Say("Section")})
	}
	return all
}

// rows are those of a section who take part in the round to be played: the last one
// while a board of it is open, otherwise the next.
func (d *door) rows(s *model.Section, only report.Only) (rows []table.Row) {
	round := len(s.Rounds) + 1
	boards := map[model.ID]table.Cell{}
	if last := len(s.Rounds); last > 0 && len(s.Rounds[last-1].Open()) > 0 {
		round = last
		for i := range s.Rounds[last-1].Pairings {
			p := &s.Rounds[last-1].Pairings[i]
			for _, id := range p.Sides {
				if p.Board > 0 {
					boards[id] = report.Whole(p.Board)
				}
			}
		}
	}
	for e := range s.Everyone() {
		if !e.Competes() || !e.Plays(round) || !only.Has(e.ID) {
			continue
		}
		board := boards[e.ID]
		if bye := e.Bye(round); bye != model.Pending {
			board = table.Cell{Text: d.Word(bye.Words()), Mark: table.Bye}
		}
		rows = append(rows, d.row(s, e, board))
	}
	return rows
}

func (d *door) row(s *model.Section, e *model.Entry, board table.Cell) table.Row {
	box := table.Cell{Mark: table.Box}
	if e.Present {
		box.Text = "x"
		d.here++
	} else if board.Mark != table.Bye {
		d.missing++
	}
	open := s.Open(e)
	d.account.Add(s, e)
	cells := []table.Cell{box, table.Text(e.Name), report.Whole(e.Number), board, table.Text(e.Club),
		d.money(s.Owed(e)), d.money(s.PaidBy(e)), d.money(open)}
	if open > 0 {
		cells[7].Mark = table.Strong
	}
	if d.several {
		cells = slices.Insert(cells, 2, table.Text(s.Name))
	}
	return table.Row{Cells: cells, Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(e.ID)}}
}

// money is an amount, nothing for none.
func (d *door) money(c model.Cents) table.Cell {
	if c == 0 {
		return table.Cell{}
	}
	return table.Text(d.Word(d.t.Money(c))) // with its currency in a workbook, too
}

// notes count who has come and add up what is owed.
func (d *door) notes() []string {
	notes := []string{d.Say("%d here, %d missing", d.here, d.missing)}
	if a := d.account; a.Owed != 0 || a.Paid != 0 {
		notes = append(notes, d.Say("Owed %s, paid %s, open %s", d.t.Money(a.Owed), d.t.Money(a.Paid), d.t.Money(a.Open)))
	}
	return notes
}

package report

import (
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var extraGames = Report{ID: "extra", Name: phrase.New("Extra rated games"), For: individual, Once: true,
	Doc:  phrase.New("The games that count for rating alone, outside the rounds, with what rating each player has."),
	Make: ExtraGames}

// ExtraGames is the list of the event's games that count for rating alone.
func ExtraGames(st *tiebreaks.Standings, o Options) (table.Document, error) {
	t := st.Sheet.Tournament
	games := t.ExtraGamesOf(nil)
	if len(games) == 0 {
		return table.Document{}, phrase.Errorf("no game beside the rounds is entered. Enter it under Round, Extra rated games")
	}
	d := document(t, st.Sheet.Section, o)
	d.Subtitle = o.say("Extra rated games")
	tb := table.Table{Name: o.say("Extra rated games"), Columns: []table.Column{
		{ID: "n", Title: o.say("No."), Align: table.Right, Format: table.Whole},
		{ID: "first", Title: o.say("White"), Frozen: true}, {ID: "first-rating", Title: o.say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "first-section", Title: o.say("Section")},
		{ID: "result", Title: o.say("Result"), Align: table.Centre},
		{ID: "second", Title: o.say("Black")}, {ID: "second-rating", Title: o.say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "second-section", Title: o.say("Section")},
		{ID: "date", Title: o.say("Date")}, {ID: "note", Title: o.say("Note")}}}
	for n, g := range games {
		cells := append([]table.Cell{whole(n + 1)}, o.seat(t, g.White)...)
		cells = append(cells, table.Text(model.ResultText(g.Outcomes)))
		cells = append(append(cells, o.seat(t, g.Black)...), table.Text(string(g.Date)), table.Text(g.Note))
		tb.Rows = append(tb.Rows, table.Row{Cells: cells})
	}
	tb = withoutEmpty(tb, "date", "note")
	tb.Notes = []string{o.say("They count for rating alone: no points, no tie-breaks, no places.")}
	d.Tables = []table.Table{tb}
	return d, nil
}

func (o Options) seat(t *model.Tournament, at model.Seat) []table.Cell {
	s, p := t.Seated(at)
	r := t.RatingOf(s, p)
	rating := table.Text(o.unrated())
	if r != 0 {
		rating = table.Num(r.String(), float64(r))
	}
	return []table.Cell{{Text: titled(p), Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(p.ID)}}, rating,
		table.Text(s.Name)}
}

package officer

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var ExtraGamesReport = report.Report{ID: "extra", Name: phrase.New("Extra rated games"), For: report.Individual, Once: true,
	Doc:  phrase.New("The games that count for rating alone, outside the rounds, with what rating each player has."),
	Make: ExtraGames}

// ExtraGames is the list of the event's games that count for rating alone.
func ExtraGames(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	t := st.Sheet.Tournament
	games := t.ExtraGamesOf(nil)
	if len(games) == 0 {
		return table.Document{}, phrase.Errorf("no game beside the rounds is entered. Enter it under Round, Extra rated games")
	}
	d := report.Document(t, st.Sheet.Section, o)
	d.Subtitle = o.Say("Extra rated games")
	tb := table.Table{Name: o.Say("Extra rated games"), Columns: []table.Column{
		{ID: "n", Title: o.Say("No."), Align: table.Right, Format: table.Whole},
		{ID: "first", Title: o.Say("White"), Frozen: true}, {ID: "first-rating", Title: o.Say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "first-section", Title: o.Say("Section")},
		{ID: "result", Title: o.Say("Result"), Align: table.Centre},
		{ID: "second", Title: o.Say("Black")}, {ID: "second-rating", Title: o.Say("Rtng"), Align: table.Right, Format: table.Whole},
		{ID: "second-section", Title: o.Say("Section")},
		{ID: "date", Title: o.Say("Date")}, {ID: "note", Title: o.Say("Note")}}}
	for n, g := range games {
		cells := append([]table.Cell{report.Whole(n + 1)}, seat(o, t, g.White)...)
		cells = append(cells, table.Text(model.ResultText(g.Outcomes)))
		cells = append(append(cells, seat(o, t, g.Black)...), table.Text(string(g.Date)), table.Text(g.Note))
		tb.Rows = append(tb.Rows, table.Row{Cells: cells})
	}
	tb = report.WithoutEmpty(tb, "date", "note")
	tb.Notes = []string{o.Say("They count for rating alone: no points, no tie-breaks, no places.")}
	d.Tables = []table.Table{tb}
	return d, nil
}

func seat(o report.Options, t *model.Tournament, at model.Seat) []table.Cell {
	s, p := t.Seated(at)
	r := t.RatingOf(s, p)
	rating := table.Text(o.Unrated())
	if r != 0 {
		rating = table.Num(r.String(), float64(r))
	}
	return []table.Cell{{Text: report.Titled(p), Ref: table.Ref{Kind: table.ToPlayer, Section: int32(s.ID), Participant: int32(p.ID)}}, rating,
		table.Text(s.Name)}
}

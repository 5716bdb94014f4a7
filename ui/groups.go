package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// newStandingsScreen is the standings, of everybody or category by category.
func newStandingsScreen(d tableDesk) *tableScreen {
	by := ""
	s := newTableScreen(d, words.Say("standings.empty"), func(st State, o report.Options) (table.Document, error) {
		if by == "" {
			return report.Standings(st.Standings, o), nil
		}
		o.Grouping = by
		doc, err := report.Categories(st.Standings, o)
		if err != nil { // nobody has one: everybody, and why
			return report.Standings(st.Standings, o), err
		}
		return doc, nil
	})
	names := []string{words.Say("standings.all")}
	for _, g := range report.Groupings {
		names = append(names, words.Say("standings.by", words.Text(g.Name)))
	}
	pick := controls.NewSelect(names, nil)
	pick.Selected = names[0]
	pick.OnChanged = func(string) {
		by = ""
		if i := pick.SelectedIndex(); i > 0 {
			by = report.Groupings[i-1].ID
		}
		s.show(s.st)
	}
	s.head.Objects = []fyne.CanvasObject{widget.NewLabel(words.Say("standings.show")),
		container.New(controls.AtLeast(220), pick), layout.NewSpacer(), s.rounds.object()}
	return s
}

// oneTable is the tables of a document as one, each under its title.
func oneTable(doc table.Document) table.Table {
	if len(doc.Tables) == 1 && doc.Tables[0].Title == "" {
		return doc.Tables[0]
	}
	var all table.Table
	for i, t := range doc.Tables {
		if i == 0 {
			all.Columns = t.Columns
		}
		all.Groups = append(all.Groups, table.Group{Row: len(all.Rows), Title: t.Title})
		all.Rows = append(all.Rows, t.Rows...)
	}
	return all
}

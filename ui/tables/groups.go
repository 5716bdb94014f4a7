package tables

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// NewStandings is the standings, of everybody or category by category.
func NewStandings(d TableHost) *Table {
	by, kept := "", columnchoice.Kept{In: d.Preferences(), List: "standings.columns"}
	s := newTableScreen(d, kept, words.Say("standings.empty"), func(st host.State, o report.Options) (table.Document, error) {
		o.Worth = slices.ContainsFunc(kept.Shown(), charts.IsWorth)
		if by == "" {
			return charts.Standings(st.Standings(), o), nil
		}
		o.Grouping = by
		doc, err := charts.Categories(st.Standings(), o)
		if err != nil { // nobody has one: everybody, and why
			return charts.Standings(st.Standings(), o), err
		}
		return doc, nil
	})
	s.choice.Anew = func() { s.Show(s.st) }
	s.choice.More = func() []table.Column {
		if s.st.Standings() == nil {
			return nil
		}
		o := s.Host.Options()
		o.Language = words.Spoken()
		return charts.WorthColumns(s.st.Standings(), o)
	}
	names := []string{words.Say("standings.all")}
	for _, g := range charts.Groupings {
		names = append(names, words.Say("standings.by", words.Text(g.Name)))
	}
	pick := controls.NewSelect(names, nil)
	pick.Selected = names[0]
	pick.OnChanged = func(string) {
		by = ""
		if i := pick.SelectedIndex(); i > 0 {
			by = charts.Groupings[i-1].ID
		}
		d.Say("") // why the last choice could not be shown
		s.Show(s.st)
	}
	s.Ahead = newOutlook(s)
	s.lead(words.Say("standings.show"), 224, pick, newFewer(s).object(), s.Ahead.Check, s.rounds.object())
	fewer := s.choice.Less
	s.choice.Less = func(c *table.Column) bool { return charts.IsWorth(c.ID) || fewer != nil && fewer(c) }
	return s
}

// firstTieBreaks is how many tie-breaks are shown until all are asked for: more than
// three nobody compares by eye, and names need the room.
const firstTieBreaks = 3

// fewer shows the tie-breaks that decide, or all of them.
type fewer struct {
	screen *Table
	all    bool
	button *controls.HintButton
}

func newFewer(s *Table) *fewer {
	f := &fewer{screen: s}
	f.button = controls.NewHintButton("", nil, f.turn)
	f.button.Hint = func() string { return words.Say("help.standings.more") }
	f.button.OnHint = s.Host.Hint
	s.choice.Less = f.leftOut
	s.shown = f.update
	f.update()
	return f
}

func (f *fewer) object() fyne.CanvasObject { return f.button }

func (f *fewer) turn() {
	f.all = !f.all
	f.screen.choice.Apply()
	f.update()
}

// leftOut tells of a column whether it waits until all are asked for.
func (f *fewer) leftOut(c *table.Column) bool {
	st := f.screen.st.Standings()
	return !f.all && st != nil && c.Ref.Kind == table.ToTieBreak && slices.ContainsFunc(f.more(), func(code string) bool {
		return c.ID == "tb:"+code
	})
}

// more are the tie-breaks beyond the first.
func (f *fewer) more() (codes []string) {
	st := f.screen.st.Standings()
	if st == nil {
		return nil
	}
	first := st.Deciding(firstTieBreaks)
	for c := 1; c < len(st.Columns); c++ {
		if !slices.Contains(first, c) {
			codes = append(codes, st.Columns[c].Code)
		}
	}
	return codes
}

// update says how many more there are.
func (f *fewer) update() {
	n := len(f.more())
	text := words.Say("standings.more", n)
	if f.all {
		text = words.Say("standings.fewer")
	}
	f.button.Hidden = n == 0
	f.button.Set(text, true)
	f.screen.Head.Refresh()
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

package tables

import (
	"slices"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/choices"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// crosstableStyles are the shapes of the crosstable, in the order of the choice.
var crosstableStyles = []struct {
	style   report.Style
	wording string
}{
	{report.US, "crosstable.style.us"},
	{report.FIDE, "crosstable.style.fide"},
	{report.Grid, "crosstable.style.grid"},
	{report.WallChart, "crosstable.style.wallchart"},
}

// NewCrosstable is the screen of the crosstable, in the form that is chosen there.
func NewCrosstable(d TableHost) *Table {
	style := report.US
	chosen, tree := false, false // tree: the bracket of a knock-out stands there
	bracket := words.Say("crosstable.style.bracket")
	var names []string
	for _, st := range crosstableStyles {
		names = append(names, words.Say(st.wording))
	}
	kept := columnchoice.Kept{In: d.Preferences(), List: "crosstable.columns"}
	pick := controls.NewSelect(nil, nil)
	var s *Table
	s = newTableScreen(d, kept, words.Say("crosstable.empty"), func(st host.State, o report.Options) (table.Document, error) {
		use := style
		if f := st.Section.Format; !chosen && f.Predetermined() && f != model.Molter { // of a Molter most of the grid would be empty
			use = report.Grid
		}
		knockout := charts.HasBracket(st.Section)
		name, options := styleWords(use), names
		if knockout {
			options = append(slices.Clone(names), bracket)
		}
		if knockout && (tree || !chosen) {
			name = bracket
		}
		if name != pick.Selected || len(options) != len(pick.Options) {
			pick.Options, pick.Selected = options, name
			pick.Refresh()
		}
		s.Who.Fill(st)
		s.Who.Whole.Hidden = len(s.Who.Names) == 0
		o.Category = s.Who.Name
		if name == bracket {
			if doc, err := charts.Bracket(st.Standings(), o); err == nil {
				doc.Tables = doc.Tables[:1] // the list of matches has other columns, and is on paper
				return doc, nil
			}
		}
		return charts.CrosstableOf(st.Standings(), use, o)
	})
	s.Who = choices.NewCategory(func() { s.Show(s.st) })
	s.Grid.OnCells = s.cells
	pick.Options = names
	pick.Selected = names[0]
	pick.OnChanged = func(name string) {
		if tree = name == bracket; tree {
			chosen = true
			s.Show(s.st)
		}
		for i, n := range names {
			if n == name {
				style, chosen = crosstableStyles[i].style, true
				s.Show(s.st)
			}
		}
	}
	s.lead(words.Say("crosstable.style"), 300, pick, s.Who.Object(), s.rounds.object())
	return s
}

func styleWords(style report.Style) string {
	for _, s := range crosstableStyles {
		if s.style == style {
			return words.Say(s.wording)
		}
	}
	return ""
}

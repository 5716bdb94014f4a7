package ui

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/ui/controls"
	"wallchart/ui/words"
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

func newCrosstable(d tableDesk) *tableScreen {
	style := report.US
	chosen := false
	pick := controls.NewSelect(nil, nil)
	var s *tableScreen
	s = newTableScreen(d, words.Say("crosstable.empty"), func(st State, o report.Options) (table.Document, error) {
		use := style
		if !chosen && st.Section.Format.Predetermined() {
			use = report.Grid
		}
		if name := styleWords(use); name != pick.Selected {
			pick.Selected = name
			pick.Refresh()
		}
		s.who.fill(st)
		s.who.whole.Hidden = len(s.who.names) == 0
		o.Category = s.who.name
		return report.CrosstableOf(st.Standings(), use, o)
	})
	s.who = newCategoryChoice(func() { s.show(s.st) })
	s.grid.OnCells = s.cells
	var names []string
	for _, st := range crosstableStyles {
		names = append(names, words.Say(st.wording))
	}
	pick.Options = names
	pick.Selected = names[0]
	pick.OnChanged = func(name string) {
		for i, n := range names {
			if n == name {
				style, chosen = crosstableStyles[i].style, true
				s.show(s.st)
			}
		}
	}
	s.lead(words.Say("crosstable.style"), 300, pick, s.who.object(), s.rounds.object())
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

package scenes

import (
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"

	"wallchart/export/display"
	"wallchart/ui/hall"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
)

// outlookScenes are the end of an event, with games of the last round open.
func outlookScenes() []Scene {
	return []Scene{
		{"outlook", usual, settings.LightColours, func(a *Stage) { a.lastBoards(3); a.onOutlook("best") }},
		{"outlook-dark", least, settings.DarkColours, func(a *Stage) { a.lastBoards(7); a.onOutlook("first2") }},
		{"whatif", usual, settings.DarkColours, func(a *Stage) { a.lastBoards(7); a.sampleWhatIf() }},
		{"whatif-least", least, settings.LightColours, func(a *Stage) { a.lastBoards(3); a.sampleWhatIf() }},
		{"hall-outlook", fyne.NewSize(1920, 1080), settings.LightColours, func(a *Stage) {
			a.lastBoards(3)
			a.hallHere(hall.Choice{Kinds: []string{display.Forecast}, Seconds: 10, Dark: true}, 0)
		}},
	}
}

// lastBoards opens the sample with so many boards of its last round not played.
func (a *Stage) lastBoards(n int) {
	a.Sample("swiss15")
	round := len(a.Now().Section.Rounds)
	for board := range n {
		if c, err := pair.Result(a.Now().Section, round, board+1, 0, "?"); err == nil {
			_ = a.Do(c)
		}
	}
}

// onOutlook shows what must happen beside the standings, with a cell of the first opened.
func (a *Stage) onOutlook(column string) {
	a.Show("standings")
	a.Screen().(*tables.Table).Ahead.Check.SetChecked(true)
	a.Pick(column, 0)
}

// sampleWhatIf tries two results out.
func (a *Stage) sampleWhatIf() {
	w := a.Boards.AskWhatIf(a.Habits.ResultKeys())
	_ = w.Enter(0, "1-0")
	_ = w.Enter(1, "½-½")
}

package scenes

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/people"
	"wallchart/ui/settings"
)

// sampleHistory shows what the fourth has done, in the panel and beside the pointer.
func (a *Stage) sampleHistory() {
	a.Rows(3, 3)
	a.Run("standings.history")
	if who := a.Marked(); len(who) > 0 {
		a.Pointer.Show(who[0], fyne.NewPos(360, 280))
	}
}

// sampleFromRight gives the first players names that are written from the right.
func (a *Stage) sampleFromRight() {
	a.Show("players")
	s := a.Screen().(*people.Players)
	names := []string{"כהן, דוד", "محمد عبد الله, أحمد", "לוי-ברקוביץ, משה", "الخوارزمي, ليلى", "בן גוריון, רות", "Großmann, Jürgen"}
	for row, name := range names {
		t := s.Grid.Table()
		_ = s.Enter(row, t.Column("name"), name)
	}
	a.Show("standings")
}

// programScenes are those of what holds for all events.
func programScenes() []Scene {
	page := func(n int) func(a *Stage) {
		return func(a *Stage) { a.Sample("club"); a.Programs().Ask().TurnTo(n) }
	}
	return []Scene{
		{"preferences", least, settings.LightColours, page(0)},
		{"preferences-paper-dark", least, settings.DarkColours, page(1)},
		{"preferences-new", usual, settings.LightColours, page(2)},
		{"help-tiebreak-dark", least, settings.DarkColours, func(a *Stage) {
			a.Sample("swiss15")
			a.Show("standings")
			a.Pick("tb:SOLKOFF", 2)
			a.Run("help.keys")
		}},
		{"why-from-right", least, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.sampleFromRight(); a.Pick("tb:SOLKOFF", 0) }},
		{"why-from-right-two", usual, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.sampleFromRight(); a.Rows(0, 1) }},
		{"about", least, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.Run("help.about") }},
	}
}

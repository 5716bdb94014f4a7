package ui

import (
	"fyne.io/fyne/v2"

	"wallchart/ui/people"
	"wallchart/ui/settings"
)

// sampleHistory shows what the fourth has done, in the panel and beside the pointer.
func (a *stage) sampleHistory() {
	a.rows(3, 3)
	a.navigation.history()
	if who := a.navigation.marked(); len(who) > 0 {
		a.pointer.Show(who[0], fyne.NewPos(360, 280))
	}
}

// sampleFromRight gives the first players names that are written from the right.
func (a *stage) sampleFromRight() {
	a.show("players")
	s := a.screen.(*people.Players)
	names := []string{"כהן, דוד", "محمد عبد الله, أحمد", "לוי-ברקוביץ, משה", "الخوارزمي, ليلى", "בן גוריון, רות", "Großmann, Jürgen"}
	for row, name := range names {
		t := s.Grid.Table()
		_ = s.Enter(row, t.Column("name"), name)
	}
	a.show("standings")
}

// programScenes are those of what holds for all events.
func programScenes() []Scene {
	page := func(n int) func(a *stage) {
		return func(a *stage) { a.sample("club"); preferencesOf(a.App).Ask().TurnTo(n) }
	}
	return []Scene{
		{"preferences", least, settings.LightColours, page(0)},
		{"preferences-paper-dark", least, settings.DarkColours, page(1)},
		{"preferences-new", usual, settings.LightColours, page(2)},
		{"help-tiebreak-dark", least, settings.DarkColours, func(a *stage) {
			a.sample("swiss15")
			a.show("standings")
			a.pick("tb:SOLKOFF", 2)
			helpOfWindow(a.App).open()
		}},
		{"why-from-right", least, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.sampleFromRight(); a.pick("tb:SOLKOFF", 0) }},
		{"why-from-right-two", usual, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.sampleFromRight(); a.rows(0, 1) }},
		{"about", least, settings.LightColours, func(a *stage) { a.sample("swiss15"); helpOfWindow(a.App).about() }},
	}
}

package scenes

import (
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/entries"
	"wallchart/export/display"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/ui/hall"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
)

// backScenes are the window when it comes back: events that were open before, and what
// is said after a crash.
func backScenes() []Scene {
	return []Scene{
		{"start-recent", least, settings.LightColours, func(a *Stage) { a.pastEvents() }},
		{"start-recent-dark", usual, settings.DarkColours, func(a *Stage) { a.pastEvents() }},
		{"crashed", least, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.Show("rounds")
			a.Documents.Reassure(words.Text(phrase.Count(12, "The program did not end properly; nothing is missing (one step was made again).",
				"The program did not end properly; nothing is missing (%d steps were made again).")))
		}},
	}
}

// pastEvents shows the start screen with two events that were open, of which one was
// moved, and one that is gone.
func (a *Stage) pastEvents() {
	folder := filepath.Join(a.Folder, "Documents")
	if os.MkdirAll(filepath.Join(folder, "2026"), 0o700) != nil {
		return
	}
	for sample, name := range map[string]string{"swiss15": "Gone", "club": "Club evening", "scholastic": "Scholastic"} {
		a.Sample(sample)
		_ = a.Documents.SaveAs(filepath.Join(folder, name+".wallchart"))
		a.CorrectFirst()
		a.Documents.Close()
	}
	_ = os.Remove(filepath.Join(folder, "Gone.wallchart"))
	_ = os.Rename(filepath.Join(folder, "Scholastic.wallchart"), filepath.Join(folder, "2026", "Scholastic.wallchart"))
	a.Start()
}

// hallScenes are the second screen, in the place of the window.
func hallScenes() []Scene {
	full := fyne.NewSize(1920, 1080)
	shows := func(sample string, dark bool, page int, kinds ...string) func(*Stage) {
		return func(a *Stage) {
			a.Sample(sample)
			a.hallHere(hall.Choice{Kinds: kinds, Seconds: 10, Dark: dark}, page)
		}
	}
	return []Scene{
		{"hall-names", full, settings.LightColours, shows("scholastic", true, 0, display.ByName)},
		{"hall-boards", full, settings.LightColours, shows("club", false, 0, display.ByBoard)},
		{"hall-standings", full, settings.LightColours, shows("scholastic", false, 1, display.Standings)},
		{"hall-entries", full, settings.LightColours, shows("scholastic", true, 0, display.Entries)},
		{"hall-teams", style.Hall, settings.LightColours, shows("amateur-team", true, 0, display.ByBoard)},
		{"hall-200", full, settings.LightColours, func(a *Stage) {
			a.Sample("scholastic")
			a.manyPlayers(200)
			a.hallHere(hall.Choice{Kinds: []string{display.ByName}, Seconds: 10, Dark: true}, 2)
		}},
		{"hall-clock", full, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.hallHere(hall.Choice{Kinds: []string{display.Clock}, Seconds: 10, Dark: true, At: a.Clock().Add(754 * time.Second)}, 0)
		}},
		{"hall-ask", least, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Hall.Ask() }},
		{"hall-ask-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.Hall.Ask() }},
	}
}

// hallHere shows the second screen in the window itself.
func (a *Stage) hallHere(c hall.Choice, page int) {
	a.Win.SetPadded(false)
	a.Win.SetMainMenu(nil)
	a.Hall.ShowIn(a.Win, c, page)
}

// manyPlayers puts the players of the section there again under other names, all in one step for a window that shows each, and
// pairs the next round.
func (a *Stage) manyPlayers(n int) {
	a.None()
	s := a.Now().Section
	var all []journal.Change
	for i := len(s.Players); i < n; i++ {
		p := s.Players[i%len(s.Players)]
		p.Entry = model.Entry{Name: p.Name + " " + string(rune('A'+i/len(s.Players))), Club: p.Club}
		p.Rating += model.Rating(i)
		all = append(all, entries.AddPlayer(a.Now().Event, s, p, 0))
	}
	_ = a.Do(steps.OneStep(phrase.Verbatim("+"), all))
	a.Run("round.pair")
}

package ui

import (
	"os"
	"path/filepath"

	"wallchart/phrase"
	"wallchart/ui/words"
)

// backScenes are the window when it comes back: events that were open before, and what
// is said after a crash.
func backScenes() []Scene {
	return []Scene{
		{"start-recent", least, LightColours, func(a *stage) { a.pastEvents() }},
		{"start-recent-dark", usual, DarkColours, func(a *stage) { a.pastEvents() }},
		{"crashed", least, LightColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			a.documents.Reassure(words.Text(phrase.Count(12, "The program did not end properly; nothing is missing (one step was made again).",
				"The program did not end properly; nothing is missing (%d steps were made again).")))
		}},
	}
}

// pastEvents shows the start screen with two events that were open, of which one was
// moved, and one that is gone.
func (a *stage) pastEvents() {
	folder := filepath.Join(a.settings.State, "Documents")
	if os.MkdirAll(filepath.Join(folder, "2026"), 0o700) != nil {
		return
	}
	for sample, name := range map[string]string{"swiss15": "Gone", "club": "Club evening", "scholastic": "Scholastic"} {
		a.sample(sample)
		_ = a.documents.SaveAs(filepath.Join(folder, name+".wallchart"))
		a.correctFirst()
		a.documents.Close()
	}
	_ = os.Remove(filepath.Join(folder, "Gone.wallchart"))
	_ = os.Rename(filepath.Join(folder, "Scholastic.wallchart"), filepath.Join(folder, "2026", "Scholastic.wallchart"))
	a.showStart()
}

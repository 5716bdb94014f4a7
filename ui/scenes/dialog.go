package scenes

import (
	"context"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/samples"
	"wallchart/export/spool"
	"wallchart/files"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing/systems"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
)

// messageScenes are what is said and asked beside the work itself.
func messageScenes() []Scene {
	return []Scene{
		{"new-teams-dark", least, settings.DarkColours, func(a *Stage) {
			kind := a.Beginner().NewEvent().Kind
			kind.SetSelected(kind.Options[1])
			a.Win.Canvas().Focus(kind)
		}},
		{"cross", least, settings.LightColours, func(a *Stage) { a.sampleCross() }},
		{"cross-dark", usual, settings.DarkColours, func(a *Stage) { a.sampleCross() }},
		{"extra-games", least, settings.LightColours, func(a *Stage) { a.sampleCross(); a.Boards.AskExtra() }},
		{"doubts", usual, settings.LightColours, func(a *Stage) { a.Doubts() }},
		{"doubts-dark", least, settings.DarkColours, func(a *Stage) { a.Doubts() }},
		{"settings-ranked", usual, settings.LightColours, func(a *Stage) { a.sampleRanked() }},
		{"settings-ranked-dark", least, settings.DarkColours, func(a *Stage) { a.sampleRanked() }},
		{"print", usual, settings.LightColours, func(a *Stage) { a.samplePrint() }},
		{"print-dark", least, settings.DarkColours, func(a *Stage) { a.samplePrint() }},
		{"site", least, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Paper.Site() }},
		{"failed", usual, settings.LightColours, func(a *Stage) { a.sampleFailed() }},
		{"failed-dark", least, settings.DarkColours, func(a *Stage) { a.sampleFailed() }},
		{"trophies-own-best", usual, settings.LightColours, func(a *Stage) { a.OwnBest() }},
		{"trophies-own-best-dark", least, settings.DarkColours, func(a *Stage) { a.OwnBest() }},
		{"trophies-category", least, settings.LightColours, func(a *Stage) { a.sampleCategoryTrophy() }},
		{"crosstable-category", least, settings.LightColours, func(a *Stage) { a.sampleCategoryCrosstable() }},
		{"menu", usual, settings.LightColours, func(a *Stage) { a.sampleMenu(3) }},
		{"menu-dark", least, settings.DarkColours, func(a *Stage) { a.sampleMenu(0) }},
		{"paste-table", usual, settings.LightColours, func(a *Stage) { a.Pasted(samplePage()) }},
		{"paste-list-dark", least, settings.DarkColours, func(a *Stage) { a.Pasted(EntryForm) }},
	}
}

// doubtful is a report file whose two sides of a game contradict each other, and
// whose points are not those of its results.
const doubtful = "012 Doubts\n999 something else\n" +
	"001    1      Ash                               1900                             2.0    1     3 w 1     2 b 1\n" +
	"001    2      Bea                               1800                             1.5    2     4 b 1     1 w 1\n" +
	"001    3      Cai                               1700                             0.0    4     1 b 0     4 w 0\n" +
	"001    4      Dov                               1600                             1.0    3     2 w 0     3 b 1\n"

// Doubts opens it.
func (a *Stage) Doubts() {
	o, err := files.Read("doubts.trf", []byte(doubtful), systems.Reports())
	if err != nil {
		a.Say(words.Err(err))
		return
	}
	a.Documents.OpenRead(o, "")
}

// sampleRanked opens the settings of a team section where they say which score
// counts first, with all that can be chosen.
func (a *Stage) sampleRanked() {
	a.Sample("amateur-team")
	p := a.settingsPage(1, "").Rounds.Primary
	a.Win.Canvas().Focus(p)
	p.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
}

// sampleFailed shows what stands in place of a screen that cannot be made.
func (a *Stage) sampleFailed() {
	a.Sample("amateur-team")
	a.Show("trophies")
	a.Failed(guard.Work(words.Say("guard.screen", words.Say("screen.trophies")), func() { panic("no stars") }))
}

// OwnBest lets each tie-break of the trophies take its own best players.
func (a *Stage) OwnBest() {
	a.Sample("scholastic")
	a.Show("trophies")
	s := a.Screen().(*tables.Trophies)
	s.Counting.SetText("3")
	s.ByOrder.SetChecked(false)
}

// sampleCategoryTrophy places the schools by their youngest alone.
func (a *Stage) sampleCategoryTrophy() {
	a.Sample("scholastic")
	if err := a.Do(steps.SetCategories{Categories: []string{"Young: K-3"}}); err != nil {
		a.Say(words.Err(err))
	}
	a.Show("trophies")
	a.Screen().(*tables.Trophies).Who.Pick.SetSelected("Young")
}

// sampleCategoryCrosstable shows the lines of the youngest alone.
func (a *Stage) sampleCategoryCrosstable() {
	a.sampleCategoryTrophy()
	a.Show("crosstable")
	a.Table().Who.Pick.SetSelected("Young")
}

// sampleMenu opens a menu of the menu bar.
func (a *Stage) sampleMenu(i int) {
	a.Sample("club")
	widget.ShowPopUpMenuAtPosition(a.Win.MainMenu().Items[i], a.Win.Canvas(), fyne.NewPos(120, 20))
}

// Pasted pastes a text where a crosstable is asked for.
func (a *Stage) Pasted(text string) {
	a.App.Clipboard().SetContent(text)
	a.Paste().Show()
}

// samplePage is the sample that a PDF has run together.
func samplePage() string {
	for _, s := range samples.All {
		if s.File == "swiss15.txt" {
			data, _ := s.Data()
			return string(data)
		}
	}
	return ""
}

// sampleLists keeps two lists, so that there is something to see.
func (a *Stage) sampleLists() {
	a.Lists().KeepOnly(nil)
	a.Lists().Keep(model.SavedList{Name: "Tuesday club", TieBreaks: []string{"DE", "BH/C1", "BH", "WIN"}})
	_ = a.Do(steps.SaveList{List: model.SavedList{Name: "County championship", TieBreaks: []string{"MODMED", "SOLKOFF", "CUMULATIVE"},
		Unplayed: "us"}})
}

// sampleVersions writes the event, changes it, and shows the versions.
func (a *Stage) sampleVersions() {
	if err := a.Documents.SaveAs(filepath.Join(a.Documents.Options().StateFolder(), "u8"+wallchart.Extension)); err != nil {
		a.Say(words.Err(err))
		return
	}
	a.correct()
	a.Documents.Save()
	_ = a.Do(steps.RenameSection{Section: a.Now().Section.ID, To: "8th grade and under"})
	a.Documents.Save()
	d := a.Versions().Show()
	d.List.Select(len(d.Versions) - 1)
}

// sampleDetails opens the details of an event, of which two cannot be read, on a page.
func (a *Stage) sampleDetails(page int) *settings.Details {
	a.Sample("scholastic")
	n := a.Settings.AskDetails("", "", nil)
	for name, text := range map[string]string{"city": "Goshen", "federation": "GRM", "start": "2026-05-31", "end": "2026-05-30",
		"time": "G/30;d5", "arbiter": "Anna Arbiter", "arbiter.title": "FA", "arbiter.id": "12345678", "deputies": "Dora Deputy"} {
		for _, f := range n.Fields {
			if f.Name == name {
				f.Entry.SetText(text)
				break
			}
		}
	}
	for i, row := range n.Rounds.Panels[n.Rounds.Shown].Rows {
		row[0].Entry.SetText("2026-05-30")
		row[1].Entry.SetText([]string{"09:00", "10:30", "13:00", "14:30", ""}[min(i, 4)])
	}
	n.TurnTo(page)
	return n
}

// samplePrinters are those of a hall.
type samplePrinters struct{}

func (samplePrinters) Printers(context.Context) ([]spool.Printer, error) {
	return []spool.Printer{{Name: "Hall-LaserJet", Usual: true}, {Name: "Office"}}, nil
}
func (samplePrinters) TwoSided(context.Context, string) bool { return true }
func (samplePrinters) ByItself() bool                        { return true }
func (samplePrinters) Chooses() bool                         { return true }
func (samplePrinters) Print(context.Context, spool.Job) (spool.Receipt, error) {
	return spool.Receipt{}, spool.ErrNone
}

// samplePrint asks on which printer the standings are printed.
func (a *Stage) samplePrint() {
	a.Sample("scholastic")
	a.Show("standings")
	a.Paper.Spool = samplePrinters{}
	a.Run("print.print")
}

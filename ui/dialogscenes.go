package ui

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
		{"new-teams-dark", least, settings.DarkColours, func(a *stage) {
			kind := a.beginner().NewEvent().Kind
			kind.SetSelected(kind.Options[1])
			a.win.Canvas().Focus(kind)
		}},
		{"cross", least, settings.LightColours, func(a *stage) { a.sampleCross() }},
		{"cross-dark", usual, settings.DarkColours, func(a *stage) { a.sampleCross() }},
		{"extra-games", least, settings.LightColours, func(a *stage) { a.sampleCross(); a.boards.AskExtra() }},
		{"doubts", usual, settings.LightColours, func(a *stage) { a.sampleDoubts() }},
		{"doubts-dark", least, settings.DarkColours, func(a *stage) { a.sampleDoubts() }},
		{"settings-ranked", usual, settings.LightColours, func(a *stage) { a.sampleRanked() }},
		{"settings-ranked-dark", least, settings.DarkColours, func(a *stage) { a.sampleRanked() }},
		{"print", usual, settings.LightColours, func(a *stage) { a.samplePrint() }},
		{"print-dark", least, settings.DarkColours, func(a *stage) { a.samplePrint() }},
		{"site", least, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.paper.Site() }},
		{"failed", usual, settings.LightColours, func(a *stage) { a.sampleFailed() }},
		{"failed-dark", least, settings.DarkColours, func(a *stage) { a.sampleFailed() }},
		{"trophies-own-best", usual, settings.LightColours, func(a *stage) { a.sampleOwnBest() }},
		{"trophies-own-best-dark", least, settings.DarkColours, func(a *stage) { a.sampleOwnBest() }},
		{"trophies-category", least, settings.LightColours, func(a *stage) { a.sampleCategoryTrophy() }},
		{"crosstable-category", least, settings.LightColours, func(a *stage) { a.sampleCategoryCrosstable() }},
		{"menu", usual, settings.LightColours, func(a *stage) { a.sampleMenu(3) }},
		{"menu-dark", least, settings.DarkColours, func(a *stage) { a.sampleMenu(0) }},
		{"paste-table", usual, settings.LightColours, func(a *stage) { a.samplePasted(samplePage()) }},
		{"paste-list-dark", least, settings.DarkColours, func(a *stage) { a.samplePasted(entryForm) }},
	}
}

// doubtful is a report file whose two sides of a game contradict each other, and
// whose points are not those of its results.
const doubtful = "012 Doubts\n999 something else\n" +
	"001    1      Ash                               1900                             2.0    1     3 w 1     2 b 1\n" +
	"001    2      Bea                               1800                             1.5    2     4 b 1     1 w 1\n" +
	"001    3      Cai                               1700                             0.0    4     1 b 0     4 w 0\n" +
	"001    4      Dov                               1600                             1.0    3     2 w 0     3 b 1\n"

// sampleDoubts opens it.
func (a *stage) sampleDoubts() {
	o, err := files.Read("doubts.trf", []byte(doubtful), systems.Reports())
	if err != nil {
		a.status.say(words.Err(err))
		return
	}
	a.documents.OpenRead(o, "")
}

// sampleRanked opens the settings of a team section where they say which score
// counts first, with all that can be chosen.
func (a *stage) sampleRanked() {
	a.sample("amateur-team")
	p := a.settingsPage(1, "").Rounds.Primary
	a.win.Canvas().Focus(p)
	p.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
}

// sampleFailed shows what stands in place of a screen that cannot be made.
func (a *stage) sampleFailed() {
	a.sample("amateur-team")
	a.show("trophies")
	a.middle.Objects = []fyne.CanvasObject{failedScreen(guard.Work(words.Say("guard.screen", words.Say("screen.trophies")),
		func() { panic("no stars") }))}
	a.middle.Refresh()
}

// sampleOwnBest lets each tie-break of the trophies take its own best players.
func (a *stage) sampleOwnBest() {
	a.sample("scholastic")
	a.show("trophies")
	s := a.screen.(*tables.Trophies)
	s.Counting.SetText("3")
	s.ByOrder.SetChecked(false)
}

// sampleCategoryTrophy places the schools by their youngest alone.
func (a *stage) sampleCategoryTrophy() {
	a.sample("scholastic")
	if err := a.Do(steps.SetCategories{Categories: []string{"Young: K-3"}}); err != nil {
		a.status.say(words.Err(err))
	}
	a.show("trophies")
	a.screen.(*tables.Trophies).Who.Pick.SetSelected("Young")
}

// sampleCategoryCrosstable shows the lines of the youngest alone.
func (a *stage) sampleCategoryCrosstable() {
	a.sampleCategoryTrophy()
	a.show("crosstable")
	a.table().Who.Pick.SetSelected("Young")
}

// sampleMenu opens a menu of the menu bar.
func (a *stage) sampleMenu(i int) {
	a.sample("club")
	widget.ShowPopUpMenuAtPosition(a.win.MainMenu().Items[i], a.win.Canvas(), fyne.NewPos(120, 20))
}

// samplePasted pastes a text where a crosstable is asked for.
func (a *stage) samplePasted(text string) {
	a.fyne.Clipboard().SetContent(text)
	a.paste().Show()
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
func (a *stage) sampleLists() {
	a.ownLists().KeepOnly(nil)
	a.ownLists().Keep(model.SavedList{Name: "Tuesday club", TieBreaks: []string{"DE", "BH/C1", "BH", "WIN"}})
	_ = a.Do(steps.SaveList{List: model.SavedList{Name: "County championship", TieBreaks: []string{"MODMED", "SOLKOFF", "CUMULATIVE"},
		Unplayed: "us"}})
}

// sampleVersions writes the event, changes it, and shows the versions.
func (a *stage) sampleVersions() {
	if err := a.documents.SaveAs(filepath.Join(a.documents.Options().StateFolder(), "u8"+wallchart.Extension)); err != nil {
		a.status.say(words.Err(err))
		return
	}
	a.correct()
	a.documents.Save()
	_ = a.Do(steps.RenameSection{Section: a.state.Section.ID, To: "8th grade and under"})
	a.documents.Save()
	d := a.versions().Show()
	d.List.Select(len(d.Versions) - 1)
}

// sampleDetails opens the details of an event, of which two cannot be read, on a page.
func (a *stage) sampleDetails(page int) *settings.Details {
	a.sample("scholastic")
	n := a.setting.AskDetails("", "", nil)
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
func (a *stage) samplePrint() {
	a.sample("scholastic")
	a.show("standings")
	a.paper.Spool = samplePrinters{}
	a.run(a.command("print.print"))
}

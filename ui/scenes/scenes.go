// Package scenes has named states of the window, worth looking at: the gallery draws them, and a test has them examined.
package scenes

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing/keizer"
	"wallchart/pairing/systems"
	"wallchart/pairing/usswiss"
	"wallchart/ui/boards"
	"wallchart/ui/choices"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
	"wallchart/ui/stage"
	"wallchart/ui/tables"
)

// Scene is the window in a named state, for pictures and for tests.
type Scene struct {
	Name string
	Size fyne.Size
	Look settings.Appearance
	Set  func(a *Stage)
}

// Stage is the window with what scenes and tests do to it and its user does not.
type Stage struct{ stage.Window }

// top is the dialog that has the first word, nil without one.
func (a *Stage) top() *controls.Dialog {
	if open := a.Dialogs(); len(open) > 0 {
		return open[len(open)-1]
	}
	return nil
}

var (
	usual = style.Window
	least = style.LeastWindow
)

// Scenes are the states of the window worth looking at.
func Scenes() []Scene {
	return append([]Scene{
		{"start", usual, settings.LightColours, func(*Stage) {}},
		{"start-dark", usual, settings.DarkColours, func(*Stage) {}},
		{"crosstable-team", usual, settings.LightColours, func(a *Stage) { a.Sample("amateur-team"); a.Pick("tb:USATX2", 0) }},
		{"crosstable-team-dark", usual, settings.DarkColours, func(a *Stage) { a.Sample("amateur-team"); a.Pick("tb:USATX2", 2) }},
		{"crosstable-changed", usual, settings.LightColours, func(a *Stage) { a.Sample("amateur-team"); a.correct() }},
		{"crosstable-players", usual, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.Pick("tb:MODMED", 2) }},
		{"crosstable-least", least, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Pick("score", 3) }},
		{"crosstable-wallchart", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Style("crosstable.style.wallchart") }},
		{"crosstable-grid", usual, settings.LightColours, func(a *Stage) { a.Sample("sydney"); a.Pick("score", 0) }},
		{"players", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Show("players") }},
		{"players-nameless", least, settings.LightColours, func(a *Stage) { a.Sample("club"); a.Show("players"); a.sampleNameless() }},
		{"teams", usual, settings.DarkColours, func(a *Stage) {
			a.Sample("lothian")
			a.Show("players")
			a.People.OpenRoster(1, a.Now().Section.Teams[0].ID)
		}},
		{"trophies", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Show("trophies") }},
		{"rounds", usual, settings.LightColours, func(a *Stage) { a.Sample("club"); a.Show("rounds") }},
		{"rounds-offer", least, settings.LightColours, func(a *Stage) { a.Sample("club"); a.offers(2) }},
		{"rounds-offer-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.offers(0) }},
		{"rounds-by-hand", usual, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.halfByHand() }},
		{"rounds-menu", usual, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.halfByHand()
			a.Rounds().Menu(1, 0, fyne.NewPos(420, 200))
		}},
		{"rounds-check", least, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.Show("rounds"); a.Pairer.CheckRound() }},
		{"rounds-outdated", usual, settings.LightColours, func(a *Stage) { a.Sample("club"); a.Show("rounds"); a.CorrectFirst() }},
		{"rounds-empty", least, settings.LightColours, func(a *Stage) { a.Sample("club"); a.None(); a.Show("rounds") }},
		{"rounds-paired", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.None(); a.Run("round.pair") }},
		{"rounds-objections", usual, settings.LightColours, func(a *Stage) { a.Sample("club"); a.halfByHand(); repeatPair(a.Rounds()) }},
		{"rounds-impossible", least, settings.DarkColours, func(a *Stage) { a.Sample("amateur-team"); a.OneRoundTooMany() }},
		{"section-split", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.None(); a.Show("players"); a.People.AskSplit() }},
		{"rounds-attendance", usual, settings.LightColours, func(a *Stage) { a.Sample("club"); a.Show("rounds"); a.People.AskAttendance() }},
		{"rounds-late", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.Show("rounds"); a.People.AskLate() }},
		{"settings", usual, settings.LightColours, func(a *Stage) { a.Sample("club"); a.settingsPage(0, usswiss.Engine.Code) }},
		{"settings-keizer", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.settingsPage(0, keizer.System.Code) }},
		{"settings-rounds", least, settings.DarkColours, func(a *Stage) { a.Sample("amateur-team"); a.settingsPage(1, "").Rounds.DrawLot() }},
		{"settings-accelerate", usual, settings.DarkColours, func(a *Stage) {
			a.Sample("club")
			a.settingsPage(2, "").Accelerate.Pick.SetSelected(words.Text(pair.Accelerations[1].Name))
		}},
		{"settings-fide", least, settings.LightColours, func(a *Stage) { a.Sample("club"); a.settingsPage(4, "") }},
		{"settings-apart", least, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.settingsPage(3, "").Apart.AddClubs() }},
		{"standings", usual, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.Show("standings"); a.Pick("tb:SOLKOFF", 0) }},
		{"standings-history", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Show("standings"); a.sampleHistory() }},
		{"standings-two-rows-least", least, settings.LightColours,
			func(a *Stage) { a.Sample("amateur-team"); a.Show("standings"); a.Rows(2, 3) }},
		{"standings-two-rows", usual, settings.DarkColours, func(a *Stage) { a.Sample("swiss15"); a.Show("standings"); a.Rows(0, 1) }},
		{"tiebreaks", usual, settings.LightColours, func(a *Stage) { a.Sample("amateur-team"); a.Show("tiebreaks") }},
		{"tiebreaks-dark", usual, settings.DarkColours, func(a *Stage) { a.Sample("swiss15"); a.Show("tiebreaks") }},
		{"log", usual, settings.LightColours, func(a *Stage) { a.Sample("amateur-team"); a.correct(); a.Past().Undo(); a.Show("log") }},
		{"export", usual, settings.LightColours, func(a *Stage) { a.Sample("amateur-team"); a.Paper.Export() }},
		{"export-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("swiss15"); a.Paper.Export() }},
		{"export-cards", least, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.Paper.Prefs.SetStringList("export.reports", []string{"badges", "certificates"})
			a.Paper.Prefs.SetString("export.labels", "L7165")
			a.Paper.Export()
		}},
		{"export-own-labels", least, settings.DarkColours, func(a *Stage) { a.Sample("club"); a.Paper.Export().OwnLabels() }},
		{"export-booklet", least, settings.LightColours, func(a *Stage) {
			a.Sample("scholastic")
			a.Paper.Prefs.SetString("export.form", "pdf")
			a.Paper.Prefs.SetInt("export.several", 3)
			a.Paper.Export()
		}},
		{"export-formulas", least, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.Paper.Prefs.SetString("export.form", "workbook")
			a.Paper.Export()
		}},
		{"boards", usual, settings.LightColours, func(a *Stage) { a.Sample("lothian"); a.firstMatch() }},
		{"palette", usual, settings.LightColours, func(a *Stage) { a.Sample("amateur-team"); a.Run("view.find") }},
	}, slices.Concat(newScenes(), programScenes(), messageScenes(), healthScenes(), warningScenes(), entryScenes(), backScenes(), hallScenes(),
		outlookScenes(), emptyScenes(), seasonScenes(), sharingScenes(), formScenes())...)
}

// newScenes are those of the assistant, of lists that are read, and of the dialogs about the whole event.
func newScenes() []Scene {
	return []Scene{
		{"new", usual, settings.LightColours, func(a *Stage) { a.Beginner().NewEvent() }},
		{"new-typed", usual, settings.LightColours,
			func(a *Stage) { a.sampleNewPeople("Anna Berg 1432\nCarter, Ben 12l0\nDiaz, Cleo;North Side;1065P7\n") }},
		{"new-list", usual, settings.LightColours, func(a *Stage) { a.sampleNewPeople(EntryForm) }},
		{"new-list-dark", least, settings.DarkColours, func(a *Stage) { a.sampleNewPeople(EntryForm) }},
		{"new-people-dark", least, settings.DarkColours, func(a *Stage) { a.sampleNewPeople("") }},
		{"new-rules", least, settings.LightColours,
			func(a *Stage) { n := a.sampleNewPeople(EntryForm); _ = n.Next(); _ = n.Next(); _ = n.Next() }},
		{"new-sections", usual, settings.LightColours, func(a *Stage) { a.sampleNewSections(choices.ByGrade) }},
		{"new-sections-dark", least, settings.DarkColours, func(a *Stage) { a.sampleNewSections(choices.ByColumn) }},
		{"new-rules-search-dark", least, settings.DarkColours, func(a *Stage) {
			n := a.sampleNewSections(choices.ByGrade)
			_ = n.Next()
			n.Preset.Search.SetText("solkoff")
		}},
		{"divide", least, settings.LightColours, func(a *Stage) { a.sampleDivide() }},
		{"paste", usual, settings.LightColours, func(a *Stage) { a.Paste().Show() }},
		{"import", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Show("players"); a.importSample() }},
		{"import-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("scholastic"); a.Show("players"); a.importSample() }},
		{"ratings", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.sampleLookUp() }},
		{"ratings-typed", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.sampleTyping() }},
		{"known", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.sampleKnown() }},
		{"known-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("scholastic"); a.sampleKnown() }},
		{"ratings-refresh", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.sampleRefresh() }},
		{"ratings-refresh-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("scholastic"); a.sampleRefresh() }},
		{"details", usual, settings.LightColours, func(a *Stage) { a.sampleDetails(settings.EventPage) }},
		{"details-dark", least, settings.DarkColours, func(a *Stage) { _ = a.sampleDetails(settings.EventPage).Confirm() }},
		{"details-arbiters", least, settings.LightColours, func(a *Stage) { a.sampleDetails(settings.ArbiterPage) }},
		{"details-rounds-dark", least, settings.DarkColours, func(a *Stage) { a.sampleDetails(settings.RoundPage) }},
		{"details-us", least, settings.LightColours, func(a *Stage) { a.sampleDetails(settings.RoundPage + 1) }},
		{"details-ecf", least, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.Settings.AskDetails("ecf.officer", "", nil) }},
		{"uschess", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.USChess().Show() }},
		{"uschess-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("scholastic"); a.USChess().Show() }},
		{"lists", usual, settings.LightColours,
			func(a *Stage) { a.Sample("swiss15"); a.Show("tiebreaks"); a.sampleLists(); a.Lists().AskAll() }},
		{"lists-save", usual, settings.DarkColours, func(a *Stage) { a.Sample("swiss15"); a.Show("tiebreaks"); a.Lists().AskSave() }},
		{"versions", usual, settings.LightColours, func(a *Stage) { a.Sample("amateur-team"); a.sampleVersions() }},
		{"versions-dark", least, settings.DarkColours, func(a *Stage) { a.Sample("amateur-team"); a.sampleVersions() }},
		{"exchange", usual, settings.LightColours, func(a *Stage) { a.Sample("scholastic"); a.Exporter().Show() }},
		{"exchange-dark", least, settings.DarkColours,
			func(a *Stage) { a.Sample("amateur-team"); a.Exporter().Show().Form.SetSelectedIndex(1) }},
		{"exchange-ecf", least, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.Exporter().Show().Form.SetSelectedIndex(4) }},
		{"guide", usual, settings.LightColours, func(a *Stage) { a.Run("help.keys") }},
		{"guide-teams-dark", least, settings.DarkColours,
			func(a *Stage) { a.Sample("lothian"); a.Show("players"); a.Run("help.guide") }},
		{"help", usual, settings.LightColours, func(a *Stage) { a.Sample("swiss15"); a.Show("rounds"); a.Run("help.keys") }},
	}
}

// Apply puts the window into the scene's state.
func (s Scene) Apply(w stage.Window) {
	if w.Habits.Look.Appearance != s.Look { // it paints the whole window anew
		w.Habits.SetAppearance(s.Look)
	}
	w.Win.Resize(s.Size)
	s.Set(&Stage{w})
}

// Sample opens a sample event by its name.
func (a *Stage) Sample(name string) { a.OpenSample(name + ".wallchart") }

// OpenSample opens one by its file.
func (a *Stage) OpenSample(file string) { a.Documents.OpenSample(file) }

// Table is the screen's grid.
func (a *Stage) Table() *tables.Table {
	s, _ := a.Screen().(*tables.Table)
	return s
}

// Pick selects the cell of a row in the column with that ID.
func (a *Stage) Pick(column string, row int) {
	s := a.Table()
	t := s.Grid.Table()
	s.Grid.Select(row, max(0, t.Column(column)))
}

// Rows marks rows of the table.
func (a *Stage) Rows(first, last int) { a.Table().Grid.SelectRows(first, last) }

// Style chooses the form of the table by its words.
func (a *Stage) Style(wording string) {
	s := a.Table()
	for _, o := range s.Head.Objects {
		if box, ok := o.(*fyne.Container); ok {
			if pick, ok := box.Objects[0].(*controls.Select); ok {
				pick.SetSelected(words.Say(wording))
				return
			}
		}
	}
}

// settingsPage opens a page of the section's settings, with a system chosen.
func (a *Stage) settingsPage(page int, system string) *settings.Section {
	n := a.Settings.AskSettings()
	if e, err := systems.ByCode(system); err == nil {
		n.System.Pick.SetSelected(words.Text(e.Name))
	}
	n.TurnTo(page)
	return n
}

// halfByHand takes two boards of the last round apart and shows the round.
func (a *Stage) halfByHand() {
	s := a.Rounds()
	s.Grid.SelectRows(1, 2)
	s.BreakMarked()
	s.Grid.SelectRows(0, 0)
}

// repeatPair asks for a second meeting of two who are not paired.
func repeatPair(s *boards.Rounds) {
	free := s.Free()
	for i, x := range free {
		for _, y := range free[:i] {
			for r := range s.Round - 1 {
				if p, _ := s.St.Section.Rounds[r].Find(x); p != nil && p.Side(y) >= 0 {
					s.PairTwo(x, y)
					return
				}
			}
		}
	}
	s.PairTwo(s.At(0).Sides[0], free[0])
}

// CorrectFirst turns the result of the first board of round 1, when later rounds
// are paired.
func (a *Stage) CorrectFirst() {
	s := a.Now().Section
	p := s.Rounds[0].Pairings[0]
	c := steps.SetResult{Section: s.ID, Round: 1, Board: p.Board, Who: p.Sides[0], Result: steps.Result{model.Loss, model.Win}}
	if p.Outcomes[0] == model.Loss {
		c.Result = steps.Result{model.Win, model.Loss}
	}
	_ = a.Do(c)
}

// OneRoundTooMany plays on until nobody is left to meet.
func (a *Stage) OneRoundTooMany() {
	s := a.Now().Section
	c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
	c.Settings.Planned = 9
	_ = a.Do(c)
	for len(a.Dialogs()) == 0 && len(a.Now().Section.Rounds) < 9 {
		a.Pairer.PairNext()
		s := a.Rounds()
		for row := range s.Grid.Table().Rows {
			if p := s.At(row); p != nil && !p.Done() {
				_ = s.Enter(row, "3-1")
			}
		}
	}
}

// correct turns the result of the leaders' first match round.
func (a *Stage) correct() {
	s := a.Now().Section
	p := s.Rounds[0].Pairings[0]
	_ = a.Do(steps.SetMatchScore{Section: s.ID, Round: 1, Board: p.Board, Who: p.Sides[0], Score: [2]model.Points{0, 8}})
}

func (a *Stage) firstMatch() {
	t := a.Table().Grid.Table()
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			if c.Ref.Kind == table.ToResult {
				a.Results.Activate(c.Ref)
				return
			}
		}
	}
}

// None takes the rounds of the section away.
func (a *Stage) None() {
	for len(a.Now().Section.Rounds) > 0 {
		a.Pairer.Unpair()
	}
}

// offers shows a round to be played, with the strip of a row.
func (a *Stage) offers(row int) {
	a.None()
	a.Run("round.pair")
	s := a.Rounds()
	s.Decide(0, "1-0", false)
	s.SelectResult(row)
	s.Grid.Offer()
}

// sampleCross is the dialog over two sections of three with somebody left over in each.
func (a *Stage) sampleCross() {
	ev := &model.Tournament{Name: "Club Evening"}
	for k, names := range [][]string{{"Able, Ann", "Baker, Bob", "Cole, Cy"}, {"Xu, Xia", "Young, Yan", "Zander, Zoe"}} {
		s := &model.Section{ID: model.ID(k + 1), Name: []string{"Open", "Reserve"}[k], Planned: 4, LastID: 3,
			Scoring: model.Classic(model.One, model.Half, 0)}
		for i, name := range names {
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name},
				Rating: model.Rating(1900 - 800*k - 100*i)})
		}
		s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}},
			{Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.PairingBye}}}}}
		ev = ev.With(s)
	}
	_ = a.Documents.OpenNew(ev)
	a.Show("rounds")
	a.Boards.AskCross()
}

package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
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
	"wallchart/ui/tables"
)

// Scene is the window in a named state, for pictures and for tests.
type Scene struct {
	Name string
	Size fyne.Size
	Look settings.Appearance
	Set  func(a *stage)
}

// stage is the window with what scenes and tests do to it and its user does not.
type stage struct{ *App }

var (
	usual = style.Window
	least = style.LeastWindow
)

// Scenes are the states of the window worth looking at.
func Scenes() []Scene {
	return append([]Scene{
		{"start", usual, settings.LightColours, func(*stage) {}},
		{"start-dark", usual, settings.DarkColours, func(*stage) {}},
		{"crosstable-team", usual, settings.LightColours, func(a *stage) { a.sample("amateur-team"); a.pick("tb:USATX2", 0) }},
		{"crosstable-team-dark", usual, settings.DarkColours, func(a *stage) { a.sample("amateur-team"); a.pick("tb:USATX2", 2) }},
		{"crosstable-changed", usual, settings.LightColours, func(a *stage) { a.sample("amateur-team"); a.correct() }},
		{"crosstable-players", usual, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.pick("tb:MODMED", 2) }},
		{"crosstable-least", least, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.pick("score", 3) }},
		{"crosstable-wallchart", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.style("crosstable.style.wallchart") }},
		{"crosstable-grid", usual, settings.LightColours, func(a *stage) { a.sample("sydney"); a.pick("score", 0) }},
		{"players", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.show("players") }},
		{"players-nameless", least, settings.LightColours, func(a *stage) { a.sample("club"); a.show("players"); a.sampleNameless() }},
		{"teams", usual, settings.DarkColours, func(a *stage) {
			a.sample("lothian")
			a.show("players")
			a.people.OpenRoster(1, a.state.Section.Teams[0].ID)
		}},
		{"trophies", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.show("trophies") }},
		{"rounds", usual, settings.LightColours, func(a *stage) { a.sample("club"); a.show("rounds") }},
		{"rounds-offer", least, settings.LightColours, func(a *stage) { a.sample("club"); a.offers(2) }},
		{"rounds-offer-dark", least, settings.DarkColours, func(a *stage) { a.sample("club"); a.offers(0) }},
		{"rounds-by-hand", usual, settings.DarkColours, func(a *stage) { a.sample("club"); a.halfByHand() }},
		{"rounds-menu", usual, settings.LightColours, func(a *stage) {
			a.sample("club")
			a.halfByHand()
			a.onRounds().Menu(1, 0, fyne.NewPos(420, 200))
		}},
		{"rounds-check", least, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.show("rounds"); a.pairer.CheckRound() }},
		{"rounds-outdated", usual, settings.LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.correctFirst() }},
		{"rounds-empty", least, settings.LightColours, func(a *stage) { a.sample("club"); a.none(); a.show("rounds") }},
		{"rounds-paired", least, settings.DarkColours, func(a *stage) { a.sample("club"); a.none(); a.run(a.command("round.pair")) }},
		{"rounds-objections", usual, settings.LightColours, func(a *stage) { a.sample("club"); a.halfByHand(); repeatPair(a.onRounds()) }},
		{"rounds-impossible", least, settings.DarkColours, func(a *stage) { a.sample("amateur-team"); a.oneRoundTooMany() }},
		{"section-split", least, settings.DarkColours, func(a *stage) { a.sample("club"); a.none(); a.show("players"); a.people.AskSplit() }},
		{"rounds-attendance", usual, settings.LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.people.AskAttendance() }},
		{"rounds-late", least, settings.DarkColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.people.AskLate() }},
		{"settings", usual, settings.LightColours, func(a *stage) { a.sample("club"); a.settingsPage(0, usswiss.Engine.Code) }},
		{"settings-keizer", least, settings.DarkColours, func(a *stage) { a.sample("club"); a.settingsPage(0, keizer.System.Code) }},
		{"settings-rounds", least, settings.DarkColours, func(a *stage) { a.sample("amateur-team"); a.settingsPage(1, "").Rounds.DrawLot() }},
		{"settings-accelerate", usual, settings.DarkColours, func(a *stage) {
			a.sample("club")
			a.settingsPage(2, "").Accelerate.Pick.SetSelected(words.Text(arbiter.Accelerations[1].Name))
		}},
		{"settings-fide", least, settings.LightColours, func(a *stage) { a.sample("club"); a.settingsPage(4, "") }},
		{"settings-apart", least, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.settingsPage(3, "").Apart.AddClubs() }},
		{"standings", usual, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.show("standings"); a.pick("tb:SOLKOFF", 0) }},
		{"standings-history", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.show("standings"); a.sampleHistory() }},
		{"standings-two-rows-least", least, settings.LightColours,
			func(a *stage) { a.sample("amateur-team"); a.show("standings"); a.rows(2, 3) }},
		{"standings-two-rows", usual, settings.DarkColours, func(a *stage) { a.sample("swiss15"); a.show("standings"); a.rows(0, 1) }},
		{"tiebreaks", usual, settings.LightColours, func(a *stage) { a.sample("amateur-team"); a.show("tiebreaks") }},
		{"tiebreaks-dark", usual, settings.DarkColours, func(a *stage) { a.sample("swiss15"); a.show("tiebreaks") }},
		{"log", usual, settings.LightColours, func(a *stage) { a.sample("amateur-team"); a.correct(); a.steps.Undo(); a.show("log") }},
		{"export", usual, settings.LightColours, func(a *stage) { a.sample("amateur-team"); a.paper.Export() }},
		{"export-dark", least, settings.DarkColours, func(a *stage) { a.sample("swiss15"); a.paper.Export() }},
		{"export-cards", least, settings.LightColours, func(a *stage) {
			a.sample("club")
			a.paper.Prefs.SetStringList("export.reports", []string{"badges", "certificates"})
			a.paper.Prefs.SetString("export.labels", "L7165")
			a.paper.Export()
		}},
		{"export-own-labels", least, settings.DarkColours, func(a *stage) { a.sample("club"); a.paper.Export().OwnLabels() }},
		{"export-booklet", least, settings.LightColours, func(a *stage) {
			a.sample("scholastic")
			a.paper.Prefs.SetString("export.form", "pdf")
			a.paper.Prefs.SetInt("export.several", 3)
			a.paper.Export()
		}},
		{"export-formulas", least, settings.LightColours, func(a *stage) {
			a.sample("club")
			a.paper.Prefs.SetString("export.form", "workbook")
			a.paper.Export()
		}},
		{"boards", usual, settings.LightColours, func(a *stage) { a.sample("lothian"); a.firstMatch() }},
		{"palette", usual, settings.LightColours, func(a *stage) { a.sample("amateur-team"); a.finder.open() }},
	}, slices.Concat(newScenes(), programScenes(), messageScenes(), healthScenes(), warningScenes(), entryScenes(), backScenes(), hallScenes(),
		outlookScenes(), emptyScenes(), seasonScenes(), sharingScenes(), formScenes())...)
}

// newScenes are those of the assistant, of lists that are read, and of the dialogs about the whole event.
func newScenes() []Scene {
	return []Scene{
		{"new", usual, settings.LightColours, func(a *stage) { a.beginner().NewEvent() }},
		{"new-typed", usual, settings.LightColours,
			func(a *stage) { a.sampleNewPeople("Anna Berg 1432\nCarter, Ben 12l0\nDiaz, Cleo;North Side;1065P7\n") }},
		{"new-list", usual, settings.LightColours, func(a *stage) { a.sampleNewPeople(entryForm) }},
		{"new-list-dark", least, settings.DarkColours, func(a *stage) { a.sampleNewPeople(entryForm) }},
		{"new-people-dark", least, settings.DarkColours, func(a *stage) { a.sampleNewPeople("") }},
		{"new-rules", least, settings.LightColours,
			func(a *stage) { n := a.sampleNewPeople(entryForm); _ = n.Next(); _ = n.Next(); _ = n.Next() }},
		{"new-sections", usual, settings.LightColours, func(a *stage) { a.sampleNewSections(choices.ByGrade) }},
		{"new-sections-dark", least, settings.DarkColours, func(a *stage) { a.sampleNewSections(choices.ByColumn) }},
		{"new-rules-search-dark", least, settings.DarkColours, func(a *stage) {
			n := a.sampleNewSections(choices.ByGrade)
			_ = n.Next()
			n.Preset.Search.SetText("solkoff")
		}},
		{"divide", least, settings.LightColours, func(a *stage) { a.sampleDivide() }},
		{"paste", usual, settings.LightColours, func(a *stage) { a.paste().Show() }},
		{"import", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.show("players"); a.importSample() }},
		{"import-dark", least, settings.DarkColours, func(a *stage) { a.sample("scholastic"); a.show("players"); a.importSample() }},
		{"ratings", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.sampleLookUp() }},
		{"ratings-typed", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.sampleTyping() }},
		{"known", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.sampleKnown() }},
		{"known-dark", least, settings.DarkColours, func(a *stage) { a.sample("scholastic"); a.sampleKnown() }},
		{"ratings-refresh", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.sampleRefresh() }},
		{"ratings-refresh-dark", least, settings.DarkColours, func(a *stage) { a.sample("scholastic"); a.sampleRefresh() }},
		{"details", usual, settings.LightColours, func(a *stage) { a.sampleDetails(settings.EventPage) }},
		{"details-dark", least, settings.DarkColours, func(a *stage) { _ = a.sampleDetails(settings.EventPage).Confirm() }},
		{"details-arbiters", least, settings.LightColours, func(a *stage) { a.sampleDetails(settings.ArbiterPage) }},
		{"details-rounds-dark", least, settings.DarkColours, func(a *stage) { a.sampleDetails(settings.RoundPage) }},
		{"details-us", least, settings.LightColours, func(a *stage) { a.sampleDetails(settings.RoundPage + 1) }},
		{"details-ecf", least, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.setting.AskDetails("ecf.officer", "", nil) }},
		{"uschess", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.usChess().Show() }},
		{"uschess-dark", least, settings.DarkColours, func(a *stage) { a.sample("scholastic"); a.usChess().Show() }},
		{"lists", usual, settings.LightColours,
			func(a *stage) { a.sample("swiss15"); a.show("tiebreaks"); a.sampleLists(); a.ownLists().AskAll() }},
		{"lists-save", usual, settings.DarkColours, func(a *stage) { a.sample("swiss15"); a.show("tiebreaks"); a.ownLists().AskSave() }},
		{"versions", usual, settings.LightColours, func(a *stage) { a.sample("amateur-team"); a.sampleVersions() }},
		{"versions-dark", least, settings.DarkColours, func(a *stage) { a.sample("amateur-team"); a.sampleVersions() }},
		{"exchange", usual, settings.LightColours, func(a *stage) { a.sample("scholastic"); a.exporter().Show() }},
		{"exchange-dark", least, settings.DarkColours,
			func(a *stage) { a.sample("amateur-team"); a.exporter().Show().Form.SetSelectedIndex(1) }},
		{"exchange-ecf", least, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.exporter().Show().Form.SetSelectedIndex(4) }},
		{"guide", usual, settings.LightColours, func(a *stage) { helpOfWindow(a.App).open() }},
		{"guide-teams-dark", least, settings.DarkColours,
			func(a *stage) { a.sample("lothian"); a.show("players"); helpOfWindow(a.App).openFor("") }},
		{"help", usual, settings.LightColours, func(a *stage) { a.sample("swiss15"); a.show("rounds"); helpOfWindow(a.App).open() }},
	}
}

// Apply puts the window into the scene's state.
func (s Scene) Apply(a *App) {
	a.habits.SetAppearance(s.Look)
	a.win.Resize(s.Size)
	s.Set(&stage{a})
}

// sample opens a sample event by its name.
func (a *stage) sample(name string) { a.openSample(name + ".wallchart") }

// openSample opens one by its file.
func (a *stage) openSample(file string) { a.documents.OpenSample(file) }

// table is the screen's grid.
func (a *stage) table() *tables.Table {
	s, _ := a.screen.(*tables.Table)
	return s
}

// pick selects the cell of a row in the column with that ID.
func (a *stage) pick(column string, row int) {
	s := a.table()
	t := s.Grid.Table()
	s.Grid.Select(row, max(0, t.Column(column)))
}

func (a *stage) rows(first, last int) { a.table().Grid.SelectRows(first, last) }

func (a *stage) style(wording string) {
	s := a.table()
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
func (a *stage) settingsPage(page int, system string) *settings.Section {
	n := a.setting.AskSettings()
	if e, err := systems.ByCode(system); err == nil {
		n.System.Pick.SetSelected(words.Text(e.Name))
	}
	n.TurnTo(page)
	return n
}

// halfByHand takes two boards of the last round apart and shows the round.
func (a *stage) halfByHand() {
	s := a.onRounds()
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

// correctFirst turns the result of the first board of round 1, when later rounds
// are paired.
func (a *stage) correctFirst() {
	s := a.state.Section
	p := s.Rounds[0].Pairings[0]
	c := steps.SetResult{Section: s.ID, Round: 1, Board: p.Board, Who: p.Sides[0], Result: steps.Result{model.Loss, model.Win}}
	if p.Outcomes[0] == model.Loss {
		c.Result = steps.Result{model.Win, model.Loss}
	}
	_ = a.Do(c)
}

// oneRoundTooMany plays on until nobody is left to meet.
func (a *stage) oneRoundTooMany() {
	s := a.state.Section
	c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
	c.Settings.Planned = 9
	_ = a.Do(c)
	for a.dialogs.count == 0 && len(a.state.Section.Rounds) < 9 {
		a.pairer.PairNext()
		s := a.onRounds()
		for row := range s.Grid.Table().Rows {
			if p := s.At(row); p != nil && !p.Done() {
				_ = s.Enter(row, "3-1")
			}
		}
	}
}

// correct turns the result of the leaders' first match round.
func (a *stage) correct() {
	s := a.state.Section
	p := s.Rounds[0].Pairings[0]
	_ = a.Do(steps.SetMatchScore{Section: s.ID, Round: 1, Board: p.Board, Who: p.Sides[0], Score: [2]model.Points{0, 8}})
}

func (a *stage) firstMatch() {
	t := a.table().Grid.Table()
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			if c.Ref.Kind == table.ToResult {
				a.results.Activate(c.Ref)
				return
			}
		}
	}
}

// none takes the rounds of the section away.
func (a *stage) none() {
	for len(a.state.Section.Rounds) > 0 {
		a.pairer.Unpair()
	}
}

// offers shows a round to be played, with the strip of a row.
func (a *stage) offers(row int) {
	a.none()
	a.run(a.command("round.pair"))
	s := a.onRounds()
	s.Decide(0, "1-0", false)
	s.SelectResult(row)
	s.Grid.Offer()
}

// sampleCross is the dialog over two sections of three with somebody left over in each.
func (a *stage) sampleCross() {
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
	_ = a.documents.OpenNew(ev)
	a.show("rounds")
	a.boards.AskCross()
}

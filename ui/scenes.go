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
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Scene is the window in a named state, for pictures and for tests.
type Scene struct {
	Name string
	Size fyne.Size
	Look Appearance
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
		{"start", usual, LightColours, func(*stage) {}},
		{"start-dark", usual, DarkColours, func(*stage) {}},
		{"crosstable-team", usual, LightColours, func(a *stage) { a.sample("amateur-team"); a.pick("tb:USATX2", 0) }},
		{"crosstable-team-dark", usual, DarkColours, func(a *stage) { a.sample("amateur-team"); a.pick("tb:USATX2", 2) }},
		{"crosstable-changed", usual, LightColours, func(a *stage) { a.sample("amateur-team"); a.correct() }},
		{"crosstable-players", usual, LightColours, func(a *stage) { a.sample("swiss15"); a.pick("tb:MODMED", 2) }},
		{"crosstable-least", least, LightColours, func(a *stage) { a.sample("scholastic"); a.pick("score", 3) }},
		{"crosstable-wallchart", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.style("crosstable.style.wallchart") }},
		{"crosstable-grid", usual, LightColours, func(a *stage) { a.sample("sydney"); a.pick("score", 0) }},
		{"players", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.show("players") }},
		{"players-nameless", least, LightColours, func(a *stage) { a.sample("club"); a.show("players"); a.sampleNameless() }},
		{"teams", usual, DarkColours, func(a *stage) {
			a.sample("lothian")
			a.show("players")
			a.people.openRoster(1, a.state.Section.Teams[0].ID)
		}},
		{"trophies", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.show("trophies") }},
		{"rounds", usual, LightColours, func(a *stage) { a.sample("club"); a.show("rounds") }},
		{"rounds-offer", least, LightColours, func(a *stage) { a.sample("club"); a.offers(2) }},
		{"rounds-offer-dark", least, DarkColours, func(a *stage) { a.sample("club"); a.offers(0) }},
		{"rounds-by-hand", usual, DarkColours, func(a *stage) { a.sample("club"); a.halfByHand() }},
		{"rounds-menu", usual, LightColours, func(a *stage) {
			a.sample("club")
			a.halfByHand()
			a.onRounds().menu(1, 0, fyne.NewPos(420, 200))
		}},
		{"rounds-check", least, LightColours, func(a *stage) { a.sample("swiss15"); a.show("rounds"); a.pairer.checkRound() }},
		{"rounds-outdated", usual, LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.correctFirst() }},
		{"rounds-empty", least, LightColours, func(a *stage) { a.sample("club"); a.none(); a.show("rounds") }},
		{"rounds-paired", least, DarkColours, func(a *stage) { a.sample("club"); a.none(); a.run(a.command("round.pair")) }},
		{"rounds-objections", usual, LightColours, func(a *stage) { a.sample("club"); a.halfByHand(); a.onRounds().repeat() }},
		{"rounds-impossible", least, DarkColours, func(a *stage) { a.sample("amateur-team"); a.oneRoundTooMany() }},
		{"section-split", least, DarkColours, func(a *stage) { a.sample("club"); a.none(); a.show("players"); a.people.askSplit() }},
		{"rounds-attendance", usual, LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.people.askAttendance() }},
		{"rounds-late", least, DarkColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.people.askLate() }},
		{"settings", usual, LightColours, func(a *stage) { a.sample("club"); a.settingsPage(0, usswiss.Engine.Code) }},
		{"settings-keizer", least, DarkColours, func(a *stage) { a.sample("club"); a.settingsPage(0, keizer.System.Code) }},
		{"settings-rounds", least, DarkColours, func(a *stage) { a.sample("amateur-team"); a.settingsPage(1, "").rounds.drawLot() }},
		{"settings-accelerate", usual, DarkColours, func(a *stage) {
			a.sample("club")
			a.settingsPage(2, "").accelerate.pick.SetSelected(words.Text(arbiter.Accelerations[1].Name))
		}},
		{"settings-fide", least, LightColours, func(a *stage) { a.sample("club"); a.settingsPage(4, "") }},
		{"settings-apart", least, LightColours, func(a *stage) { a.sample("scholastic"); a.settingsPage(3, "").apart.addClubs() }},
		{"standings", usual, LightColours, func(a *stage) { a.sample("swiss15"); a.show("standings"); a.pick("tb:SOLKOFF", 0) }},
		{"standings-history", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.show("standings"); a.sampleHistory() }},
		{"standings-two-rows-least", least, LightColours, func(a *stage) { a.sample("amateur-team"); a.show("standings"); a.rows(2, 3) }},
		{"standings-two-rows", usual, DarkColours, func(a *stage) { a.sample("swiss15"); a.show("standings"); a.rows(0, 1) }},
		{"tiebreaks", usual, LightColours, func(a *stage) { a.sample("amateur-team"); a.show("tiebreaks") }},
		{"tiebreaks-dark", usual, DarkColours, func(a *stage) { a.sample("swiss15"); a.show("tiebreaks") }},
		{"log", usual, LightColours, func(a *stage) { a.sample("amateur-team"); a.correct(); a.steps.Undo(); a.show("log") }},
		{"export", usual, LightColours, func(a *stage) { a.sample("amateur-team"); a.paper.Export() }},
		{"export-dark", least, DarkColours, func(a *stage) { a.sample("swiss15"); a.paper.Export() }},
		{"export-cards", least, LightColours, func(a *stage) {
			a.sample("club")
			a.paper.Prefs.SetStringList("export.reports", []string{"badges", "certificates"})
			a.paper.Prefs.SetString("export.labels", "L7165")
			a.paper.Export()
		}},
		{"export-own-labels", least, DarkColours, func(a *stage) { a.sample("club"); a.paper.Export().OwnLabels() }},
		{"export-booklet", least, LightColours, func(a *stage) {
			a.sample("scholastic")
			a.paper.Prefs.SetString("export.form", "pdf")
			a.paper.Prefs.SetInt("export.several", 3)
			a.paper.Export()
		}},
		{"export-formulas", least, LightColours, func(a *stage) {
			a.sample("club")
			a.paper.Prefs.SetString("export.form", "workbook")
			a.paper.Export()
		}},
		{"boards", usual, LightColours, func(a *stage) { a.sample("lothian"); a.firstMatch() }},
		{"palette", usual, LightColours, func(a *stage) { a.sample("amateur-team"); a.finder.open() }},
	}, slices.Concat(newScenes(), programScenes(), messageScenes(), healthScenes(), warningScenes(), entryScenes(), backScenes(), hallScenes(),
		outlookScenes(), emptyScenes(), seasonScenes(), sharingScenes(), formScenes())...)
}

// newScenes are those of the assistant, of lists that are read, and of the dialogs about the whole event.
func newScenes() []Scene {
	return []Scene{
		{"new", usual, LightColours, func(a *stage) { a.assistantDesk().newEvent() }},
		{"new-typed", usual, LightColours,
			func(a *stage) { a.sampleNewPeople("Anna Berg 1432\nCarter, Ben 12l0\nDiaz, Cleo;North Side;1065P7\n") }},
		{"new-list", usual, LightColours, func(a *stage) { a.sampleNewPeople(entryForm) }},
		{"new-list-dark", least, DarkColours, func(a *stage) { a.sampleNewPeople(entryForm) }},
		{"new-people-dark", least, DarkColours, func(a *stage) { a.sampleNewPeople("") }},
		{"new-rules", least, LightColours, func(a *stage) { n := a.sampleNewPeople(entryForm); _ = n.next(); _ = n.next(); _ = n.next() }},
		{"new-sections", usual, LightColours, func(a *stage) { a.sampleNewSections(byGrade) }},
		{"new-sections-dark", least, DarkColours, func(a *stage) { a.sampleNewSections(byColumn) }},
		{"new-rules-search-dark", least, DarkColours, func(a *stage) {
			n := a.sampleNewSections(byGrade)
			_ = n.next()
			n.preset.search.SetText("solkoff")
		}},
		{"divide", least, LightColours, func(a *stage) { a.sampleDivide() }},
		{"paste", usual, LightColours, func(a *stage) { a.pasteDesk().dialog() }},
		{"import", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.show("players"); a.importSample() }},
		{"import-dark", least, DarkColours, func(a *stage) { a.sample("scholastic"); a.show("players"); a.importSample() }},
		{"ratings", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.sampleLookUp() }},
		{"ratings-typed", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.sampleTyping() }},
		{"known", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.sampleKnown() }},
		{"known-dark", least, DarkColours, func(a *stage) { a.sample("scholastic"); a.sampleKnown() }},
		{"ratings-refresh", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.sampleRefresh() }},
		{"ratings-refresh-dark", least, DarkColours, func(a *stage) { a.sample("scholastic"); a.sampleRefresh() }},
		{"details", usual, LightColours, func(a *stage) { a.sampleDetails(eventPage) }},
		{"details-dark", least, DarkColours, func(a *stage) { _ = a.sampleDetails(eventPage).confirm() }},
		{"details-arbiters", least, LightColours, func(a *stage) { a.sampleDetails(arbiterPage) }},
		{"details-rounds-dark", least, DarkColours, func(a *stage) { a.sampleDetails(roundPage) }},
		{"details-us", least, LightColours, func(a *stage) { a.sampleDetails(roundPage + 1) }},
		{"details-ecf", least, LightColours, func(a *stage) { a.sample("swiss15"); a.setting.askDetails("ecf.officer", "", nil) }},
		{"uschess", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.reportDesk().dialog() }},
		{"uschess-dark", least, DarkColours, func(a *stage) { a.sample("scholastic"); a.reportDesk().dialog() }},
		{"lists", usual, LightColours, func(a *stage) { a.sample("swiss15"); a.show("tiebreaks"); a.sampleLists(); a.ownLists().askAll() }},
		{"lists-save", usual, DarkColours, func(a *stage) { a.sample("swiss15"); a.show("tiebreaks"); a.ownLists().askSave() }},
		{"versions", usual, LightColours, func(a *stage) { a.sample("amateur-team"); a.sampleVersions() }},
		{"versions-dark", least, DarkColours, func(a *stage) { a.sample("amateur-team"); a.sampleVersions() }},
		{"exchange", usual, LightColours, func(a *stage) { a.sample("scholastic"); a.exchangeDesk().dialog() }},
		{"exchange-dark", least, DarkColours,
			func(a *stage) { a.sample("amateur-team"); a.exchangeDesk().dialog().form.SetSelectedIndex(1) }},
		{"exchange-ecf", least, LightColours, func(a *stage) { a.sample("swiss15"); a.exchangeDesk().dialog().form.SetSelectedIndex(4) }},
		{"guide", usual, LightColours, func(a *stage) { helpOfWindow(a.App).open() }},
		{"guide-teams-dark", least, DarkColours, func(a *stage) { a.sample("lothian"); a.show("players"); helpOfWindow(a.App).openFor("") }},
		{"help", usual, LightColours, func(a *stage) { a.sample("swiss15"); a.show("rounds"); helpOfWindow(a.App).open() }},
	}
}

// Apply puts the window into the scene's state.
func (s Scene) Apply(a *App) {
	a.habits.setAppearance(s.Look)
	a.win.Resize(s.Size)
	s.Set(&stage{a})
}

// sample opens a sample event by its name.
func (a *stage) sample(name string) { a.openSample(name + ".wallchart") }

// openSample opens one by its file.
func (a *stage) openSample(file string) { a.documents.OpenSample(file) }

// table is the screen's grid.
func (a *stage) table() *tableScreen {
	s, _ := a.screen.(*tableScreen)
	return s
}

// pick selects the cell of a row in the column with that ID.
func (a *stage) pick(column string, row int) {
	s := a.table()
	t := s.grid.Table()
	s.grid.Select(row, max(0, t.Column(column)))
}

func (a *stage) rows(first, last int) { a.table().grid.SelectRows(first, last) }

func (a *stage) style(wording string) {
	s := a.table()
	for _, o := range s.head.Objects {
		if box, ok := o.(*fyne.Container); ok {
			if pick, ok := box.Objects[0].(*controls.Select); ok {
				pick.SetSelected(words.Say(wording))
				return
			}
		}
	}
}

// settingsPage opens a page of the section's settings, with a system chosen.
func (a *stage) settingsPage(page int, system string) *sectionSettings {
	n := a.setting.askSettings()
	if e, err := systems.ByCode(system); err == nil {
		n.system.pick.SetSelected(words.Text(e.Name))
	}
	n.turnTo(page)
	return n
}

// halfByHand takes two boards of the last round apart and shows the round.
func (a *stage) halfByHand() {
	s := a.onRounds()
	s.grid.SelectRows(1, 2)
	s.breakMarked()
	s.grid.SelectRows(0, 0)
}

// repeat asks for a second meeting of two who are not paired.
func (s *roundScreen) repeat() {
	free := s.free()
	for i, x := range free {
		for _, y := range free[:i] {
			for r := range s.round - 1 {
				if p, _ := s.st.Section.Rounds[r].Find(x); p != nil && p.Side(y) >= 0 {
					s.pairTwo(x, y)
					return
				}
			}
		}
	}
	s.pairTwo(s.at(0).Sides[0], free[0])
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
		a.pairer.pairNext()
		s := a.onRounds()
		for row := range s.grid.Table().Rows {
			if p := s.at(row); p != nil && !p.Done() {
				_ = s.enter(row, "3-1")
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
	t := a.table().grid.Table()
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			if c.Ref.Kind == table.ToResult {
				a.results.activate(c.Ref)
				return
			}
		}
	}
}

// none takes the rounds of the section away.
func (a *stage) none() {
	for len(a.state.Section.Rounds) > 0 {
		a.pairer.unpair()
	}
}

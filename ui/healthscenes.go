package ui

import (
	"strings"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/dutch"
)

// healthScenes are pictures of what there is to look at.
func healthScenes() []Scene {
	return []Scene{
		{"adjust", usual, LightColours, func(a *stage) {
			a.sample("club")
			a.show("standings")
			d := a.boards.askAdjust()
			d.who.SetSelectedIndex(2)
			d.points.SetText("-1")
			d.reason.SetText("telephone")
			_ = d.enter()
			d.show()
		}},
		{"expel", least, LightColours, func(a *stage) {
			a.sample("club")
			a.show("players")
			x := a.people.askExpel(0)
			x.who.SetSelectedIndex(2)
			x.reason.SetText("telephone")
			_ = x.enter()
			x.show()
		}},
		{"own-values", least, DarkColours, func(a *stage) {
			a.sample("club")
			a.show("standings")
			v := a.tables.askOwnValues()
			v.lines.SetText(strings.Replace(v.lines.Text, ":", ": 2.5", 1))
		}},
		{"problem-kinds", least, LightColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			k := a.setting.askKinds()
			k.ticks[2].SetChecked(false)
		}},
		{"for-rating", least, DarkColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			s := a.screen.(*roundScreen)
			s.turnTo(1)
			s.selectResult(0)
			d := s.askForRating()
			d.as.SetSelectedIndex(4)
			d.reason.SetText("both pieces of a wrong set")
		}},
		{"rounds-for-rating", usual, LightColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			s := a.screen.(*roundScreen)
			s.turnTo(1)
			s.selectResult(0)
			d := s.askForRating()
			d.as.SetSelectedIndex(4)
			d.dialog.Accept()
			x := a.people.askExpel(0)
			x.who.SetSelectedIndex(2)
			x.dialog.Accept()
		}},
		{"problems", usual, LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.sampleProblems() }},
		{"rounds-locked", usual, LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.lockTwo() }},
		{"rounds-second", least, DarkColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			s := a.screen.(*roundScreen)
			s.turnSecond()
			row, _, _ := s.grid.Selected()
			_ = s.enter(row, "- -")
		}},
		{"problems-dark", least, DarkColours, func(a *stage) {
			a.sample("scholastic")
			a.show("players")
			a.sampleProblems()
			a.health.next()
			a.health.turn(1)
		}},
	}
}

// warningScenes are pictures of what FIDE mode warns of.
func warningScenes() []Scene {
	return []Scene{
		{"warning", usual, LightColours, func(a *stage) { a.sampleFIDE(); a.sampleAnnounced() }},
		{"warning-second", least, DarkColours, func(a *stage) { a.sampleFIDE(); a.sampleAnnounced(); a.dialogs.top().Accept() }},
		{"warning-result", least, LightColours, func(a *stage) {
			a.sampleFIDE()
			p := a.state.Section.Rounds[len(a.state.Section.Rounds)-2].Pairings[0]
			_ = a.Do(steps.SetResult{Section: a.state.Section.ID, Round: len(a.state.Section.Rounds) - 1, Who: p.Sides[0],
				Result: steps.Result{model.Draw, model.Draw}})
		}},
	}
}

// sampleFIDE is the club evening in FIDE mode.
func (a *stage) sampleFIDE() {
	a.sample("club")
	s := *a.state.Section
	s.FIDE, s.System, s.Rulebook = true, dutch.Current.Code, model.FIDERules
	_ = a.documents.OpenNew(a.state.Event.With(&s))
	a.show("rounds")
}

// sampleAnnounced asks for another number of rounds and other tie-breaks than were announced.
func (a *stage) sampleAnnounced() {
	s := a.state.Section
	to := steps.SettingsOf(s)
	to.Planned++
	_ = a.Do(steps.Together{Changes: []journal.Change{steps.EditSection{Section: s.ID, Settings: to},
		steps.SetTieBreaks{Section: s.ID, List: []string{"SB", "WIN"}}}})
}

// lockTwo locks the first two boards that are shown.
func (a *stage) lockTwo() {
	s := a.screen.(*roundScreen)
	s.grid.SelectRows(0, 1)
	s.lockMarked()
}

// sampleProblems makes an event that has several.
func (a *stage) sampleProblems() {
	s := a.state.Section
	for _, round := range []int{s.PlannedRounds() + 1, s.PlannedRounds() + 2} {
		_ = a.Do(arbiter.Bye(s, s.Players[1].ID, round, model.HalfBye))
	}
	late := model.Player{Entry: model.Entry{Name: s.Players[2].Name, Entered: len(s.Rounds)}}
	_ = a.Do(arbiter.AddPlayer(a.state.Event, s, late, 0))
}

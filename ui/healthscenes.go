package ui

import (
	"strings"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/dutch"
	"wallchart/ui/boards"
	"wallchart/ui/settings"
)

// healthScenes are pictures of what there is to look at.
func healthScenes() []Scene {
	return []Scene{
		{"adjust", usual, settings.LightColours, func(a *stage) {
			a.sample("club")
			a.show("standings")
			d := a.boards.AskAdjust()
			d.Who.SetSelectedIndex(2)
			d.Points.SetText("-1")
			d.Reason.SetText("telephone")
			_ = d.Enter()
			d.Show()
		}},
		{"expel", least, settings.LightColours, func(a *stage) {
			a.sample("club")
			a.show("players")
			x := a.people.AskExpel(0)
			x.Who.SetSelectedIndex(2)
			x.Reason.SetText("telephone")
			_ = x.Enter()
			x.Show()
		}},
		{"own-values", least, settings.DarkColours, func(a *stage) {
			a.sample("club")
			a.show("standings")
			v := a.tables.AskOwnValues()
			v.Lines.SetText(strings.Replace(v.Lines.Text, ":", ": 2.5", 1))
		}},
		{"problem-kinds", least, settings.LightColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			k := a.setting.AskKinds()
			k.Ticks[2].SetChecked(false)
		}},
		{"for-rating", least, settings.DarkColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			s := a.screen.(*boards.Rounds)
			s.TurnTo(1)
			s.SelectResult(0)
			d := s.AskForRating()
			d.As.SetSelectedIndex(4)
			d.Reason.SetText("both pieces of a wrong set")
		}},
		{"rounds-for-rating", usual, settings.LightColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			s := a.screen.(*boards.Rounds)
			s.TurnTo(1)
			s.SelectResult(0)
			d := s.AskForRating()
			d.As.SetSelectedIndex(4)
			d.Dialog.Accept()
			x := a.people.AskExpel(0)
			x.Who.SetSelectedIndex(2)
			x.Dialog.Accept()
		}},
		{"problems", usual, settings.LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.sampleProblems() }},
		{"rounds-locked", usual, settings.LightColours, func(a *stage) { a.sample("club"); a.show("rounds"); a.lockTwo() }},
		{"rounds-second", least, settings.DarkColours, func(a *stage) {
			a.sample("club")
			a.show("rounds")
			s := a.screen.(*boards.Rounds)
			s.TurnSecond()
			row, _, _ := s.Grid.Selected()
			_ = s.Enter(row, "- -")
		}},
		{"problems-dark", least, settings.DarkColours, func(a *stage) {
			a.sample("scholastic")
			a.show("players")
			a.sampleProblems()
			a.health.Next()
			a.health.Turn(1)
		}},
	}
}

// warningScenes are pictures of what FIDE mode warns of.
func warningScenes() []Scene {
	return []Scene{
		{"warning", usual, settings.LightColours, func(a *stage) { a.sampleFIDE(); a.sampleAnnounced() }},
		{"warning-second", least, settings.DarkColours, func(a *stage) { a.sampleFIDE(); a.sampleAnnounced(); a.dialogs.top().Accept() }},
		{"warning-result", least, settings.LightColours, func(a *stage) {
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
	s := a.screen.(*boards.Rounds)
	s.Grid.SelectRows(0, 1)
	s.LockMarked()
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

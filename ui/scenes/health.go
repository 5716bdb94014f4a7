package scenes

import (
	"strings"

	"wallchart/arbiter/entries"
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
		{"adjust", usual, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.Show("standings")
			d := a.Boards.AskAdjust()
			d.Who.SetSelectedIndex(2)
			d.Points.SetText("-1")
			d.Reason.SetText("telephone")
			_ = d.Enter()
			d.Show()
		}},
		{"expel", least, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.Show("players")
			x := a.People.AskExpel(0)
			x.Who.SetSelectedIndex(2)
			x.Reason.SetText("telephone")
			_ = x.Enter()
			x.Show()
		}},
		{"own-values", least, settings.DarkColours, func(a *Stage) {
			a.Sample("club")
			a.Show("standings")
			v := a.Tables.AskOwnValues()
			v.Lines.SetText(strings.Replace(v.Lines.Text, ":", ": 2.5", 1))
		}},
		{"problem-kinds", least, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.Show("rounds")
			k := a.Settings.AskKinds()
			k.Ticks[2].SetChecked(false)
		}},
		{"for-rating", least, settings.DarkColours, func(a *Stage) {
			a.Sample("club")
			a.Show("rounds")
			s := a.Screen().(*boards.Rounds)
			s.TurnTo(1)
			s.SelectResult(0)
			d := s.AskForRating()
			d.As.SetSelectedIndex(4)
			d.Reason.SetText("both pieces of a wrong set")
		}},
		{"rounds-for-rating", usual, settings.LightColours, func(a *Stage) {
			a.Sample("club")
			a.Show("rounds")
			s := a.Screen().(*boards.Rounds)
			s.TurnTo(1)
			s.SelectResult(0)
			d := s.AskForRating()
			d.As.SetSelectedIndex(4)
			d.Dialog.Accept()
			x := a.People.AskExpel(0)
			x.Who.SetSelectedIndex(2)
			x.Dialog.Accept()
		}},
		{"problems", usual, settings.LightColours, func(a *Stage) { a.Sample("club"); a.Show("rounds"); a.sampleProblems() }},
		{"rounds-locked", usual, settings.LightColours, func(a *Stage) { a.Sample("club"); a.Show("rounds"); a.lockTwo() }},
		{"rounds-second", least, settings.DarkColours, func(a *Stage) {
			a.Sample("club")
			a.Show("rounds")
			s := a.Screen().(*boards.Rounds)
			s.TurnSecond()
			row, _, _ := s.Grid.Selected()
			_ = s.Enter(row, "- -")
		}},
		{"problems-dark", least, settings.DarkColours, func(a *Stage) {
			a.Sample("scholastic")
			a.Show("players")
			a.sampleProblems()
			a.Health.Next()
			a.Health.Turn(1)
		}},
	}
}

// warningScenes are pictures of what FIDE mode warns of.
func warningScenes() []Scene {
	return []Scene{
		{"warning", usual, settings.LightColours, func(a *Stage) { a.sampleFIDE(); a.sampleAnnounced() }},
		{"warning-second", least, settings.DarkColours, func(a *Stage) { a.sampleFIDE(); a.sampleAnnounced(); a.top().Accept() }},
		{"warning-result", least, settings.LightColours, func(a *Stage) {
			a.sampleFIDE()
			p := a.Now().Section.Rounds[len(a.Now().Section.Rounds)-2].Pairings[0]
			_ = a.Do(steps.SetResult{Section: a.Now().Section.ID, Round: len(a.Now().Section.Rounds) - 1, Who: p.Sides[0],
				Result: steps.Result{model.Draw, model.Draw}})
		}},
	}
}

// sampleFIDE is the club evening in FIDE mode.
func (a *Stage) sampleFIDE() {
	a.Sample("club")
	s := *a.Now().Section
	s.FIDE, s.System, s.Rulebook = true, dutch.Current.Code, model.FIDERules
	_ = a.Documents.OpenNew(a.Now().Event.With(&s))
	a.Show("rounds")
}

// sampleAnnounced asks for another number of rounds and other tie-breaks than were announced.
func (a *Stage) sampleAnnounced() {
	s := a.Now().Section
	to := steps.SettingsOf(s)
	to.Planned++
	_ = a.Do(steps.Together{Changes: []journal.Change{steps.EditSection{Section: s.ID, Settings: to},
		steps.SetTieBreaks{Section: s.ID, List: []string{"SB", "WIN"}}}})
}

// lockTwo locks the first two boards that are shown.
func (a *Stage) lockTwo() {
	s := a.Screen().(*boards.Rounds)
	s.Grid.SelectRows(0, 1)
	s.LockMarked()
}

// sampleProblems makes an event that has several.
func (a *Stage) sampleProblems() {
	s := a.Now().Section
	for _, round := range []int{s.PlannedRounds() + 1, s.PlannedRounds() + 2} {
		_ = a.Do(entries.Bye(s, s.Players[1].ID, round, model.HalfBye))
	}
	late := model.Player{Entry: model.Entry{Name: s.Players[2].Name, Entered: len(s.Rounds)}}
	_ = a.Do(entries.AddPlayer(a.Now().Event, s, late, 0))
}

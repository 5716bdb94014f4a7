package ui

import (
	"wallchart/arbiter/health"
	"wallchart/ui/guard"
	"wallchart/ui/words"
)

// sayState says at the foot of the window how the event stands.
func sayState(a *App) {
	left, right := words.Say("state.saved"), ""
	if err := guard.Work(words.Say("guard.state"), func() { left, right = a.stateSentence(), a.stateRight() }); err != nil {
		left = words.Err(err)
	}
	a.status.setState(left, right)
}

func (a *App) stateSentence() string {
	saved := words.Say("state.saved")
	if trouble := a.doc.Trouble(); trouble != nil {
		saved = words.Err(trouble)
	}
	if a.state.Section == nil {
		return saved
	}
	if round, _, open := progress(a.state.Section); len(open) > 0 {
		saved += " · " + words.Say("state.missing", len(open), round)
	}
	if n := health.Problems(a.health.found); n > 0 {
		saved += " · " + words.Say("state.problems", n, a.command("view.problem").Keys[0].String())
	}
	return saved
}

func (a *App) stateRight() string {
	s := a.state.Section
	if s == nil {
		return ""
	}
	round, planned, _ := progress(s)
	return words.Say("state.right", s.Name, round, planned)
}

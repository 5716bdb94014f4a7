package ui

import (
	"wallchart/arbiter/health"
	"wallchart/arbiter/rank"
	"wallchart/ui/host"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// foot says at the foot of the window how the event stands: whether it is on disk, what is missing, how far it is.
type foot struct {
	now     func() host.State
	trouble func() error // what keeps the event from the disk, nil for nothing
	found   func() []health.Finding
	line    func() string // of a shared event to its other desks, "" for none
	next    func() string // the key that goes to the next problem
	set     func(left, right string)
}

func (f foot) say() {
	left, right := words.Say("state.saved"), ""
	if err := guard.Work(words.Say("guard.state"), func() { left, right = f.sentence(), f.right() }); err != nil {
		left = words.Err(err)
	}
	f.set(left, right)
}

func (f foot) sentence() string {
	saved := words.Say("state.saved")
	if trouble := f.trouble(); trouble != nil {
		saved = words.Err(trouble)
	}
	if line := f.line(); line != "" {
		saved += " · " + line
	}
	s := f.now().Section
	if s == nil {
		return saved
	}
	switch left := rank.ProgressOf(s).Left; {
	case len(left.Boards) > 0:
		saved += " · " + words.Say("state.missing", len(left.Boards), left.Round)
	case len(left.People) > 0:
		saved += " · " + words.Say("state.unpaired", len(left.People), left.Round)
	}
	if n := health.Problems(f.found()); n > 0 {
		saved += " · " + words.Say("state.problems", n, f.next())
	}
	return saved
}

func (f foot) right() string {
	s := f.now().Section
	if s == nil {
		return ""
	}
	p := rank.ProgressOf(s)
	right := words.Say("state.right", s.Name, p.Round, p.Planned)
	if st := f.now(); st.After < st.LastRound() {
		right += " · " + words.Say("round.after", st.After)
	}
	if mark := fideMark(f.now()); mark != "" {
		right += " · " + mark
	}
	return right
}

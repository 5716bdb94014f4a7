package boards

import (
	"strings"
	"testing"

	"wallchart/arbiter/entries"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/typing"
)

// trial stands in for the window where a part of it is tried by itself.
type trial struct{ *hosttest.Trial }

func try(t *testing.T, s *model.Section) *trial {
	t.Helper()
	return &trial{hosttest.Try(t, s)}
}

// dialogs are the dialogs of the room in the trial.
func (r *trial) dialogs() *Dialogs { return &Dialogs{Host: r} }

// Results are entered into the trial's event.
func (r *trial) Results() *typing.Results {
	e := &typing.Results{Host: r}
	e.Open = func(ref table.Ref) { OpenMatch(e, ref) }
	return e
}

// Others are at no other desk.
func (r *trial) Others() *Others { return nil }

// pairs is a pairer whose rounds screen the trial shows.
func (r *trial) pairs() *Pairer {
	screen := NewRounds(r)
	r.Put(screen)
	return &Pairer{Host: r, Rounds: func() *Rounds { return screen }, Round: func() int { return screen.Round },
		Why: r.Why(), Notify: r.Notify,
		Schools: func(_ []entries.School, _, _ string, then func()) { then() },
		Work:    func(_ string, work func(cancel <-chan struct{}) func()) { work(nil)() }}
}

func (r *trial) roster(team int) (names string) {
	for _, id := range r.St.Section.Teams[team].Roster {
		names += strings.Fields(r.St.Section.Player(id).Name)[0] + " "
	}
	return strings.TrimSpace(names)
}

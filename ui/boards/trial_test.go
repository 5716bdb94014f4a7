package boards

import (
	"strings"
	"testing"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/explain"
	"wallchart/ui/hosttest"
	"wallchart/ui/notices"
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

// results are entered into the trial's event.
func (r *trial) results() *typing.Results {
	e := &typing.Results{Host: r}
	e.Open = func(ref table.Ref) { OpenMatch(e, ref) }
	return e
}

// rounds is the desk of the boards of a round in a trial.
func (r *trial) rounds() RoundsHost {
	return RoundsHost{Host: r, Open: func(table.Ref) bool { return false },
		Command: func(id string) (wording, why string) { return id, "" },
		Quietly: func(work func(cancel <-chan struct{}) func()) func() { work(nil)(); return func() {} },
		Inline:  func() bool { return true }, Shown: func() bool { return true },
		PairedFrom: pair.PairedFrom(func(model.ID, int) (*model.Tournament, []string) { return nil, nil }),
		Why:        explain.NewPanel()}
}

// pairs is a pairer whose rounds screen the trial shows.
func (r *trial) pairs() *Pairer {
	screen := NewRounds(RoundsHost{Host: r,
		Command: func(id string) (wording, why string) { return id, "" },
		Quietly: func(work func(cancel <-chan struct{}) func()) func() { work(nil)(); return func() {} },
		Inline:  func() bool { return true }, Shown: func() bool { return true },
		PairedFrom: func(model.ID, int) (*model.Tournament, []string) { return nil, nil },
		Why:        explain.NewPanel(),
	})
	r.Put(screen)
	return &Pairer{Host: r, Rounds: func() *Rounds { return screen }, Round: func() int { return screen.Round },
		Why: screen.Host.Why, Notify: func(_ model.ID, x *notices.Notice) { r.Noticed = append(r.Noticed, x) },
		Schools: func(_ []entries.School, _, _ string, then func()) { then() },
		Work:    func(_ string, work func(cancel <-chan struct{}) func()) { work(nil)() }}
}

func (r *trial) roster(team int) (names string) {
	for _, id := range r.St.Section.Teams[team].Roster {
		names += strings.Fields(r.St.Section.Player(id).Name)[0] + " "
	}
	return strings.TrimSpace(names)
}

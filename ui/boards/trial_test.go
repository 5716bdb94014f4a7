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
type trial struct {
	*hosttest.Trial
	screen *Rounds // that a pairer shows
	shown  int     // how often it did
	// schools answers what is asked about schools; nil goes on.
	schools func(all []entries.School, hint, do string, then func())
	// work does what takes long; nil at once.
	work func(work func(cancel <-chan struct{}) func())
}

func try(t *testing.T, s *model.Section) *trial {
	t.Helper()
	return &trial{Trial: hosttest.Try(t, s)}
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
	r.screen = NewRounds(r)
	r.Put(r.screen)
	return &Pairer{r}
}

func (r *trial) Rounds() *Rounds {
	r.shown++
	return r.screen
}

func (r *trial) Round() int { return r.screen.Round }

func (r *trial) Schools(all []entries.School, hint, do string, then func()) {
	if r.schools != nil {
		r.schools(all, hint, do, then)
		return
	}
	then()
}

func (r *trial) Work(_ string, work func(cancel <-chan struct{}) func()) {
	if r.work != nil {
		r.work(work)
		return
	}
	work(nil)()
}

func (r *trial) roster(team int) (names string) {
	for _, id := range r.St.Section.Teams[team].Roster {
		names += strings.Fields(r.St.Section.Player(id).Name)[0] + " "
	}
	return strings.TrimSpace(names)
}

package settings

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"wallchart/arbiter/pair"
	"wallchart/assets/samples"
	"wallchart/files"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
)

// trial stands in for the window where a part of it is tried by itself.
type trial struct{ *hosttest.Trial }

func try(t *testing.T, s *model.Section) *trial {
	t.Helper()
	return &trial{hosttest.Try(t, s)}
}

// begin is a trial with a club evening of n players, or teams where the section is changed to one of teams.
func begin(t *testing.T, n int, change func(s *model.Section)) *trial {
	t.Helper()
	s := &model.Section{ID: 1, Name: "Club evening", Planned: 9, Scoring: model.Classic(model.One, model.Half, 4), LastID: model.ID(n)}
	change(s)
	for i := 1; i <= n; i++ {
		e := model.Entry{ID: model.ID(i), Number: i, Name: "P" + fmt.Sprint(i)}
		if s.Team() {
			s.Teams = append(s.Teams, model.Team{Entry: e})
		} else {
			e.Club = []string{"North", "South", "East", "West"}[i%4] // the Schiller and the Molter system take clubs for teams
			s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(2000 - 10*i)})
		}
	}
	return try(t, s)
}

// scholastic is a trial with the sample of that name.
func scholastic(t *testing.T) *trial {
	t.Helper()
	i := slices.IndexFunc(samples.All, func(s samples.Sample) bool { return s.File == "scholastic.wallchart" })
	data := must.Have(samples.All[i].Data())(t)
	o := must.Have(files.Read(samples.All[i].File, data, systems.Reports()))(t)
	r := try(t, o.Tournament.Sections[0])
	r.St = host.Derive(o.Tournament, o.Tournament.Sections[0].ID, 0, nil)
	return r
}

// trialHost is the trial's window, whose lots are always drawn alike.
type trialHost struct{ *trial }

func (h trialHost) Clock() time.Time { return time.UnixMicro(7) }

func (h trialHost) Last(c journal.Change, then func()) {
	with, _, err := pair.AsLast(h.St.Event, c, pair.Asked{})
	if err != nil {
		h.T.Fatal(err)
	}
	if h.Do(with) == nil {
		then()
	}
}

// dialogs are the dialogs of the room in the trial.
func (r *trial) dialogs() *Dialogs { return &Dialogs{trialHost{r}} }

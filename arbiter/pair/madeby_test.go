package pair

import (
	"strings"
	"testing"
	"wallchart/arbiter/entries"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing/dubov"
	"wallchart/pairing/dutch"
	"wallchart/pairing/keizer"
	"wallchart/pairing/knockout"
	"wallchart/pairing/roundrobin"
	"wallchart/pairing/team"
	"wallchart/pairing/usswiss"
)

// reasonsOf are what made each board, bye and absence of a round, by the names of who is first in it: "P1 system, P5 request".
func reasonsOf(s *model.Section, round int) string {
	var all []string
	for i := range s.Rounds[round-1].Pairings {
		p := &s.Rounds[round-1].Pairings[i]
		all = append(all, nameOf(s, p.Sides[0])+" "+madeOf(s, round, p).String())
	}
	return strings.Join(all, ", ")
}

// TestEveryReasonComesFromWhatMadeIt: in ten kinds of event every board, bye and absence of every round says what made it, and no sentence
// says anything else.
func TestEveryReasonComesFromWhatMadeIt(t *testing.T) {
	system := func(code string, n int) (*model.Tournament, *model.Section) {
		ev, s := eveningtest.Of(n)
		s.System = code
		return ev, s
	}
	paired := func(code string, n int) func(t *testing.T) *model.Section {
		return func(t *testing.T) *model.Section {
			ev, _ := system(code, n)
			_, s := pairAgain(t, ev, Asked{})
			return s
		}
	}
	for name, c := range map[string]struct {
		make  func(t *testing.T) *model.Section
		round int
		want  string
		says  []string // of each pairing, in order; "" = the system has reasons of its own
	}{
		"FIDE's Dutch, with an odd number": {paired(dutch.Current.Code, 5), 1, "P1 system, P4 system, P5 system", []string{"", "", ""}},
		"FIDE's Dubov":                     {paired(dubov.Engine.Code, 4), 1, "P1 system, P4 system", []string{"", ""}},
		"US Swiss":                         {paired(usswiss.Engine.Code, 4), 1, "P1 system, P4 system", []string{"", ""}},
		"Keizer":                           {paired(keizer.System.Code, 4), 1, "P2 system, P4 system", []string{"", ""}},
		"a knock-out with byes": {func(t *testing.T) *model.Section {
			ev, _ := system(knockout.System.Code, 3)
			ev, _ = pairAgain(t, ev, Asked{})
			ev, _ = eveningtest.Play(t, ev, 1, "1")
			_, s := pairAgain(t, ev, Asked{})
			return s
		}, 2, "P1 system, P3 system", []string{"", "Is out of the knock-out."}},
		"a Berger table of five, all rounds at once": {func(t *testing.T) *model.Section {
			ev, s := system(roundrobin.Single.Code, 5)
			s.Format = model.RoundRobin
			change, _, err := All(s)
			_, s = eveningtest.After(t, ev, change, err)
			return s
		}, 1, "P2 table, P3 table, P1 table", []string{"This board is the table's",
			"This board is the table's", "This is the free number of the table"}},
		"a Berger table of five, round after round": {func(t *testing.T) *model.Section {
			ev, s := system(roundrobin.Single.Code, 5)
			s.Format = model.RoundRobin
			_, s = pairAgain(t, ev, Asked{})
			return s
		}, 1, "P2 table, P3 table, P1 table", []string{"This board is the table's",
			"This board is the table's", "This is the free number of the table"}},
		"a round laid by hand, and the rest by the system": {func(t *testing.T) *model.Section {
			ev, s := system(usswiss.Engine.Code, 7)
			ev, s = eveningtest.After(t, ev, LayRound(s, 1, []model.Pairing{{Board: 1, Sides: [2]model.ID{7, 1}}}), nil)
			_, s = pairAgain(t, ev, Asked{Round: 1, Laid: s.Rounds[0].Pairings})
			return s
		}, 1, "P7 hand, P2 rest, P5 rest, P6 rest", []string{"This board was paired by hand.", "those who were left", "those who were left",
			"one of those who were left"}},
		"byes asked for, left out at the check-in, withdrawn, late": {func(t *testing.T) *model.Section {
			ev, s := system(dutch.Current.Code, 8)
			s.Players[5].Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
			s.Players[6].Withdrawn, s.Players[7].Entered = 1, 2
			for i := range 4 {
				s.Players[i].Present = true
			}
			change, err := entries.LeaveOut(s)
			ev, _ = eveningtest.After(t, ev, change, err)
			_, s = pairAgain(t, ev, Asked{})
			return s
		}, 1, "P1 system, P4 system, P5 check-in, P6 request, P7 absence, P8 absence", []string{"", "", "Had not come",
			"It was asked for", "Has withdrawn from round 1 on.", "Enters in round 2."}},
		"a bye by the arbiter, and two who changed places": {func(t *testing.T) *model.Section {
			ev, _ := system(dutch.Current.Code, 5)
			ev, _ = pairAgain(t, ev, Asked{})
			ev, s := eveningtest.After(t, ev, steps.SwapParticipants{Section: 1, Round: 1, A: 1, B: 5}, nil)
			_, s = eveningtest.After(t, ev, GiveByes(s, 1, []model.ID{1}, model.FullBye), nil)
			return s
		}, 1, "P5 hand, P4 system, P1 hand", []string{"This board was paired by hand.", "", "The arbiter gave it."}},
		"a file of before": {func(t *testing.T) *model.Section {
			ev, s := system(dutch.Current.Code, 6)
			s.Players[5].Byes = []model.ByeRequest{{Round: 1, Kind: model.HalfBye}}
			s.Players[4].Withdrawn = 1
			_, s = pairAgain(t, ev, Asked{})
			for i := range s.Rounds[0].Pairings {
				s.Rounds[0].Pairings[i].By = model.UnknownMaker
			}
			return s
		}, 1, "P1 , P4 , P5 absence, P6 request", []string{"It is not recorded", "It is not recorded", "Has withdrawn", "It was asked for"}},
		"a match of teams": {func(t *testing.T) *model.Section {
			s := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, System: team.TypeA.Code, Planned: 3, Boards: 2,
				Scoring: model.Classic(model.One, model.Half, 0), LastID: 3}
			for i := range 3 {
				s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: []string{"A", "B", "C"}[i]}})
			}
			_, s = pairAgain(t, (&model.Tournament{LastID: 1}).With(s), Asked{})
			return s
		}, 1, "A system, C system", []string{"", ""}},
	} {
		t.Run(name, func(t *testing.T) {
			s := c.make(t)
			if got := reasonsOf(s, c.round); got != c.want {
				t.Errorf("made are %s, want %s", got, c.want)
			}
			for i := range s.Rounds[c.round-1].Pairings {
				said := MadeBy(s, c.round, &s.Rounds[c.round-1].Pairings[i]).String()
				if i < len(c.says) && (!strings.Contains(said, c.says[i]) || c.says[i] == "" && said != "") {
					t.Errorf("pairing %d says %q, want %q", i+1, said, c.says[i])
				}
			}
		})
	}
}

// TestWhyNobodyOfTheRound: who takes no part in a round has been expelled, has left, or comes later, from that round on.
func TestWhyNobodyOfTheRound(t *testing.T) {
	for _, c := range []struct {
		e     model.Entry
		round int
		want  string
	}{
		{model.Entry{Expelled: 1}, 1, "Was expelled from round 1 on."}, {model.Entry{Expelled: 2}, 3, "Was expelled from round 2 on."},
		{model.Entry{Withdrawn: 1}, 1, "Has withdrawn from round 1 on."},
		{model.Entry{Withdrawn: 3, Expelled: 4}, 3, "Has withdrawn from round 3 on."},
		{model.Entry{Entered: 3}, 2, "Enters in round 3."}, {model.Entry{Entered: 3}, 3, "Took no part in this round."},
		{model.Entry{}, 1, "Took no part in this round."},
	} {
		if got := takesNoPart(&c.e, c.round).String(); got != c.want {
			t.Errorf("%+v in round %d: %q, want %q", c.e, c.round, got, c.want)
		}
	}
}

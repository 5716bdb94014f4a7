package check_test

import (
	"errors"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/burstein"
	"wallchart/pairing/check"
	"wallchart/pairing/dubov"
	"wallchart/pairing/dutch"
	"wallchart/pairing/generate"
	"wallchart/pairing/pairingtest"
	"wallchart/pairing/team"
	"wallchart/pairing/usswiss"
)

// TestGeneratedEventsPass makes up whole events with forfeits, byes,
// withdrawals and late entries, and holds every round, read back from the
// section as it is kept, against the examiner and against laws that need no
// engine: nobody meets twice, nobody has a second bye.
func TestGeneratedEventsPass(t *testing.T) {
	for _, e := range []pairing.Engine{dutch.Current, dubov.Engine, burstein.System, team.TypeA, team.TypeB, usswiss.Engine} {
		for seed := range pairingtest.Runs(40) {
			kind := e.Kinds[0]
			n := 6 + seed%45
			p := generate.Plan{Seed: uint64(seed), Kind: kind, Participants: n, Rounds: 3 + seed%5, Draws: 30,
				Forfeits: seed % 4, HalfByes: seed % 3, ZeroByes: seed % 2, Withdrawals: seed % 3, Late: seed % 3}
			ev, err := generate.Tournament(p, e)
			if err != nil {
				if impossible := (*pairing.Impossible)(nil); !errors.As(err, &impossible) { // a small field may run out
					t.Errorf("%s, seed %d: %v", e.Code, seed, err)
				}
			}
			s := ev.Sections[0]
			met, byes := map[[2]model.ID]bool{}, map[model.ID]bool{}
			for r := range s.Rounds {
				for i := range s.Rounds[r].Pairings {
					laws(t, &s.Rounds[r].Pairings[i], met, byes, e.Code, seed, r+1)
				}
				report, err := check.Section(ev, s, r+1, &e, pairing.Options{})
				if err != nil {
					t.Errorf("%s, seed %d, round %d: %v", e.Code, seed, r+1, err)
				} else if len(report.Findings) > 0 {
					t.Errorf("%s, seed %d, round %d: %v", e.Code, seed, r+1, report.Findings)
				}
			}
		}
	}
}

func laws(t *testing.T, p *model.Pairing, met map[[2]model.ID]bool, byes map[model.ID]bool, code string, seed, round int) {
	t.Helper()
	if p.IsBye() {
		if p.Outcomes[0] == model.PairingBye {
			if byes[p.Sides[0]] {
				t.Errorf("%s, seed %d, round %d: %d has a second bye", code, seed, round, p.Sides[0])
			}
			byes[p.Sides[0]] = true
		}
		return
	}
	if !p.Outcomes[0].Played() {
		return // a forfeited pairing may be repeated
	}
	pair := [2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}
	if met[pair] {
		t.Errorf("%s, seed %d, round %d: %v meet again", code, seed, round, pair)
	}
	met[pair] = true
}

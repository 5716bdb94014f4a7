package generate_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/dutch"
	"wallchart/pairing/generate"
	"wallchart/pairing/team"
)

// TestQuotas: what is asked for in a round comes in that round, in that number, and nowhere else.
func TestQuotas(t *testing.T) {
	p := generate.Plan{Seed: 3, Participants: 40, Rounds: 6, Draws: 30}
	for _, text := range []string{"2:half-byes=3", "3-4:zero-byes=10%", "5:full-byes=1", "1:forfeits=4", "6:unusual=20%"} {
		q := must.Have(generate.ReadQuota(text))(t)
		p.Quotas = append(p.Quotas, q)
	}
	ev := must.Have(generate.Tournament(p, dutch.Current))(t)
	if ps := ev.Check(); len(ps) > 0 {
		t.Fatal(ps)
	}
	for r, want := range []map[string]int{{"forfeit": 4}, {"half": 3}, {"zero": 4}, {"zero": 4}, {"full": 1}, {"unusual": 4}} {
		got := map[string]int{}
		for _, x := range ev.Sections[0].Rounds[r].Pairings {
			a, b := x.Outcomes[0], x.Outcomes[1]
			switch {
			case a == model.HalfBye:
				got["half"]++
			case a == model.ZeroBye:
				got["zero"]++
			case a == model.FullBye:
				got["full"]++
			case a == model.ForfeitWin || a == model.ForfeitLoss || a == model.DoubleForfeit:
				got["forfeit"]++
			case a == model.Draw && b == model.Loss || a == model.Loss && b != model.Win:
				got["unusual"]++
			}
		}
		if len(got) != len(want) {
			t.Errorf("round %d: %v, asked for %v", r+1, got, want)
		}
		for what, n := range want {
			if got[what] != n {
				t.Errorf("round %d: %d times %s, asked for %d", r+1, got[what], what, n)
			}
		}
	}
}

// TestUnusualResultsAndFullByes by percentage, and an acceleration.
func TestUnusualResultsAndFullByes(t *testing.T) {
	p := generate.Plan{Seed: 5, Participants: 60, Rounds: 5, Unusual: 20, FullByes: 30,
		Accelerate: func(*model.Section) ([]model.Acceleration, error) {
			return []model.Acceleration{{From: 1, To: 2, First: 1, Last: 30, Games: model.One}}, nil
		}}
	ev := must.Have(generate.Tournament(p, dutch.Current))(t)
	unusual, full := map[[2]model.Outcome]int{}, 0
	for _, r := range ev.Sections[0].Rounds {
		for _, x := range r.Pairings {
			if x.Outcomes[0] == model.FullBye {
				full++
			}
			unusual[x.Outcomes]++
		}
	}
	for _, o := range [][2]model.Outcome{{model.Draw, model.Loss}, {model.Loss, model.Draw}, {model.Loss, model.Loss}} {
		if unusual[o] < 2 {
			t.Errorf("%v comes %d times", o, unusual[o])
		}
	}
	if full < 5 || len(ev.Sections[0].Acceleration) != 1 {
		t.Errorf("%d full-point byes, acceleration %v", full, ev.Sections[0].Acceleration)
	}
}

func TestQuotasThatCannotBe(t *testing.T) {
	for _, text := range []string{"", "2", "2:half-byes", "0:half-byes=1", "3-2:half-byes=1", "2:naps=1", "2:forfeits=101%", "2:forfeits=-1",
		"x:forfeits=1"} {
		if q, err := generate.ReadQuota(text); err == nil || !strings.Contains(err.Error(), "2:half-byes=3") {
			t.Errorf("%q is read as %+v, %v", text, q, err)
		}
	}
	p := generate.Plan{Seed: 1, Kind: model.TeamEvent, Participants: 8, Rounds: 3,
		Quotas: []generate.Quota{{What: "forfeits", From: 1, To: 1, Number: 1}}}
	if _, err := generate.Tournament(p, team.TypeA); err == nil || !strings.Contains(err.Error(), "for sections of players") {
		t.Errorf("matches forfeited by number: %v", err)
	}
}

package arbiter_test

import (
	"strings"
	"testing"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/must"
)

// odd is an event of one section of so many players, the last without a rating.
func odd(n int, unplayed string, list ...string) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(n),
		Ranking: model.Ranking{TieBreaks: list, Unplayed: unplayed}}
	for i := range n {
		s.Players = append(s.Players, model.Player{Rating: model.Rating(1500 + 100*i),
			Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "P" + string(rune('A'+i))}})
	}
	s.Players[n-1].Rating = 0
	t := &model.Tournament{Name: "Day", LastID: 1, Sections: []*model.Section{s}}
	return t, s
}

// TestWhatIsAsked: only what the list, the people and the rules bring up, with what holds until somebody decides.
func TestWhatIsAsked(t *testing.T) {
	for _, c := range []struct {
		name     string
		n        int
		unplayed string
		list     string
		change   func(s *model.Section)
		want     string
	}{
		{"no ratings in the list", 4, "fide2026", "BH", nil, ""},
		{"FIDE's", 4, "fide2026", "BH ARO/C1 TPR", nil, "unrated open: ARO/C1, TPR: how do those without a rating count (PD)? FIDE’s text holds"},
		{"three are named", 4, "us", "ARO", func(s *model.Section) { s.Players[1].Rating, s.Players[2].Rating = 0, 0 },
			"unrated open: ARO: how do those without a rating count (PB; PC; PD)?"},
		{"and of more how many", 6, "us", "ARO", func(s *model.Section) {
			s.Players[1].Rating, s.Players[2].Rating, s.Players[3].Rating = 0, 0, 0
		},
			"unrated open: ARO: how do those without a rating count (PB; PC; PD; 1 more)?"},
		{"a club's", 4, "us", "ARO", nil, "unrated open: ARO: how do those without a rating count (PD)? Games against the unrated are left out"},
		{"announced in the code", 4, "fide2026", "ARO/U1400", nil, ""},
		{"everybody is rated", 4, "fide2026", "ARO", func(s *model.Section) { s.Players[3].Rating = 1000 }, ""},
		{"decided", 4, "us", "ARO", func(s *model.Section) { s.Ranking.Rulings = []model.Ruling{{Answer: "1200"}} }, "unrated 1200"},
		{"FIDE mode", 4, "fide2026", "ARO", func(s *model.Section) { s.FIDE = true }, "unrated drop"},
		{"an odd number by plain rules", 5, "plain", "BH", nil, "bye open: What is the bye worth"},
		{"by FIDE's", 5, "fide2026", "BH", nil, ""},
		{"even", 4, "plain", "BH", nil, ""},
		{"all play all", 5, "plain", "SB", func(s *model.Section) { s.Format = model.RoundRobin }, ""},
		{"worth a draw already", 5, "plain", "BH", func(s *model.Section) { s.Scoring.PairingBye = model.Half }, "bye draw"},
		{"worth something else", 5, "plain", "BH", func(s *model.Section) { s.Scoring.Win, s.Scoring.PairingBye = 6, 4 }, ""},
		{"a final", 4, "fide2026", "SB", func(s *model.Section) {
			s.Adjustments = []model.Adjustment{{Who: 1, Games: 1, Carried: 1}}
		}, "carried open: Do opponents count with the points"},
		{"points given in a section", 4, "fide2026", "SB", func(s *model.Section) {
			s.Adjustments = []model.Adjustment{{Who: 1, Games: 1}}
		}, ""},
		{"a final without such a tie-break", 4, "fide2026", "WIN", func(s *model.Section) {
			s.Adjustments = []model.Adjustment{{Who: 1, Games: 1, Carried: 1}}
		}, ""},
	} {
		ev, s := odd(c.n, c.unplayed, strings.Fields(c.list)...)
		if c.change != nil {
			c.change(s)
		}
		got := ""
		for _, q := range arbiter.Questions(ev, s) {
			if got = q.On.String() + " " + q.Given; q.Given == "" {
				got = q.On.String() + " open: " + q.Ask.String() + " " + q.Holds.String()
			}
		}
		if got != c.want && (c.want == "" || !strings.HasPrefix(got, c.want)) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestDecisionsAreKept: an answer is a step; that of the bye changes what it is worth, and undone it is asked again.
func TestDecisionsAreKept(t *testing.T) {
	ev, s := odd(5, "plain", "ARO")
	for _, c := range []struct {
		on     model.Question
		answer string
		open   string
		bye    model.Points
	}{
		{model.OnUnrated, "1400", "bye", model.One}, {model.OnBye, "draw", "", model.Half}, {model.OnBye, "nothing", "", 0},
		{model.OnBye, "win", "", model.One}, {model.OnBye, "ask", "bye", model.One}, {model.OnUnrated, "ask", "unrated bye", model.One},
	} {
		step := must.Have(arbiter.Decide(s, c.on, c.answer))(t)
		ev = must.Have(step.Apply(ev))(t)
		s = ev.Section(1)
		var open []string
		for _, q := range arbiter.Undecided(ev, s) {
			open = append(open, q.On.String())
		}
		if got := strings.Join(open, " "); got != c.open || s.Scoring.PairingBye != c.bye {
			t.Errorf("after %s %s: open %q, the bye is worth %s", c.on, c.answer, got, s.Scoring.PairingBye)
		}
	}
	if _, err := arbiter.Decide(s, model.OnUnrated, "many"); err == nil {
		t.Error("\"many\" is an answer")
	}
	s.FIDE = true
	step, err := arbiter.Decide(s, model.OnUnrated, "out")
	if err == nil {
		_, err = step.Apply(ev)
	}
	if err == nil || !strings.Contains(err.Error(), "FIDE mode") {
		t.Errorf("in FIDE mode games against the unrated are left out: %v", err)
	}
}

package usswiss_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/generate"
	"wallchart/pairing/usswiss"
)

// Whole events, as they stand in the file at the end: nobody meets twice over
// the board, nobody has two byes, and the unrated have the bye only where no
// rated player of the group could.
func TestWholeEvents(t *testing.T) {
	complete := 0
	for seed := range uint64(150) {
		n := int(seed)
		p := generate.Plan{Seed: seed, Participants: 5 + n%60, Rounds: 3 + n%5, Draws: 30, Clubs: n % 9, Kind: model.Kind(n % 4 / 3),
			Unrated: n % 3 * 10, Forfeits: n % 4, HalfByes: n % 5 * 5, ZeroByes: n % 2 * 5, Withdrawals: n % 6 * 3, Late: n % 7 * 2}
		got, err := generate.Tournament(p, usswiss.Engine)
		if ps := got.Check(); len(ps) > 0 {
			t.Fatalf("%+v: %v", p, ps)
		}
		if err == nil {
			complete++
		}
		sh := model.NewSheet(got, got.Sections[0], len(got.Sections[0].Rounds))
		for i := range sh.Lines {
			met, byes := map[int]bool{}, 0
			for _, c := range sh.Lines[i].Cells {
				if c.Outcome == model.PairingBye {
					byes++
				}
				if c.Opponent >= 0 && c.Outcome.Played() {
					if met[c.Opponent] {
						t.Errorf("%+v: %s meets %s twice", p, sh.Lines[i].Name, sh.Lines[c.Opponent].Name)
					}
					met[c.Opponent] = true
				}
			}
			if byes > 1 {
				t.Errorf("%+v: %s has %d byes", p, sh.Lines[i].Name, byes)
			}
		}
	}
	if complete < 130 {
		t.Errorf("only %d of 150 events could be paired to the end", complete)
	}
}

// A small section in which everybody stays is paired to the last round there
// can be; without looking ahead many are not.
func TestSmallSections(t *testing.T) {
	blind := 0
	for seed := range uint64(15) {
		for n := 4; n <= 9; n++ {
			p := generate.Plan{Seed: seed, Participants: n, Rounds: n - 1 + n%2, Draws: 30}
			if _, err := generate.Tournament(p, usswiss.Engine); err != nil {
				t.Errorf("%+v: %v", p, err)
			}
			if _, err := generate.Tournament(p, usswiss.With(usswiss.Settings{ShortSighted: true})); err != nil {
				blind++
			}
		}
	}
	if blind == 0 {
		t.Error("without looking ahead all went well: the test shows nothing")
	}
}

// The first round of accelerated pairings, by the sections of the field that
// meet (28R1, 28R3).
func TestAcceleration(t *testing.T) {
	for _, x := range []struct {
		name  string
		n     int
		accel []model.Acceleration
		want  string
	}{
		{"added score, 8", 8, usswiss.AddedScore(8), "A-C B-D E-G F-H"},
		{"added score, 10", 10, usswiss.AddedScore(10), "A-D B-E C-F G-I H-J"},
		{"sixths, 12", 12, usswiss.Sixths(12), "A-C B-D E-G F-H I-K J-L"},
	} {
		s := &model.Section{Name: "Open", Scoring: model.Classic(2, 1, 0), Planned: 5, Acceleration: x.accel, InitialColour: model.White}
		for i := range x.n {
			s.Players = append(s.Players, model.Player{
				Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}, Rating: model.Rating(2000 - 10*i),
			})
		}
		f := must.Have(pairing.NewField(&model.Tournament{Sections: []*model.Section{s}}, s, 1))(t)
		r := must.Have(usswiss.Engine.Pair(f, pairing.Options{}))(t)
		if got := meetings(written(f, r)); got != x.want {
			t.Errorf("%s: %s, want %s", x.name, got, x.want)
		}
	}
}

// The trace says what was switched, how far, within which limit and why.
func TestExplain(t *testing.T) {
	f := table(t, 2, 4, "A 2279 1 B\nB 2062 1 W\nC 2003 1 B\nD 1846 1 W\nE 1700 1 B\nF 1650 .5 H\nG - .5 H", "")
	r := must.Have(usswiss.Engine.Pair(f, pairing.Options{Explain: true}))(t)
	got := explained(f, r)
	for _, want := range []string{
		"An interchange of 59 points, within the limit of 80",
		"A (no. 1) would naturally meet C (no. 3): both are due the same colour, and one would not be equalised.",
		"29E3 A has White. Both have their due colours.",
		"Score group 1: 5 players. E (no. 5) drops, the lowest rated of an odd group (29D1).",
		"29D1 E (no. 5) dropped and meets the highest rated of the group who is allowed.",
		"Bye: F (no. 6) has the bye",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the trace does not say %q:\n%s", want, got)
		}
	}
	if r, _ = usswiss.Engine.Pair(f, pairing.Options{}); r.Notes != nil || r.Pairs[0].Why != nil {
		t.Error("a trace was made that nobody asked for")
	}
}

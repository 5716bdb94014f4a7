package usswiss_test

import (
	"errors"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/pairingtest"
	"wallchart/pairing/usswiss"
)

// plans are tournaments of many kinds and sizes.
func plans(n int) []pairingtest.Plan { return pairingtest.Plans(n, 21) }

func TestLaws(t *testing.T) {
	t.Parallel()
	pairingtest.Try(t, &usswiss.Engine, pairingtest.Runs(40)) // in small sections it looks far ahead
}

// The settings leave the laws alone.
func TestLawsWithSettings(t *testing.T) {
	t.Parallel()
	for _, set := range []usswiss.Settings{{ByeForColours: true}, {Adjacent: true}, {ShortSighted: true}, {Alternate: -1, Equalise: -1}} {
		e := usswiss.With(set)
		pairingtest.Try(t, &e, 10)
	}
}

// With 29E5f1 nobody has a third equal colour in a row before the last round.
// Without it only one whose opponent would have had it too, or who is
// equalised by it, or whose opponent would be three out of balance. And nobody
// is, but one whose opponent is out of balance as much.
func TestThirdColour(t *testing.T) {
	t.Parallel()
	for _, p := range plans(pairingtest.Runs(80)) {
		set := usswiss.Settings{Series: usswiss.Series(p.Seed % 2)}
		pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
			made, err := usswiss.With(set).Pair(f, pairing.Options{})
			if err != nil {
				return nil
			}
			for _, g := range made.Pairs {
				x, y := balance(f, g.White), balance(f, g.Black)
				strict := set.Series == usswiss.SeriesExceptLast && f.Round < f.Rounds
				if !strict && (x >= 2 && y < x || y <= -2 && x > y) {
					t.Errorf("%+v round %d: %d-%d makes %+d and %+d of %+d and %+d", p, f.Round, g.White, g.Black, x+1, y-1, x, y)
				}
				w, b := third(f, g.White, model.White), third(f, g.Black, model.Black)
				if !w && !b {
					continue
				}
				excused := third(f, g.Black, model.White) && third(f, g.White, model.White) ||
					third(f, g.White, model.Black) && third(f, g.Black, model.Black) ||
					w && x < 0 || b && y > 0 || !strict && (w && y >= 2 && y > x || b && x <= -2 && x < y)
				if !excused || strict && x >= 0 && y <= 0 {
					t.Errorf("%+v round %d: %d-%d is a third equal colour", p, f.Round, g.White, g.Black)
				}
			}
			return made
		})
	}
}

func third(f *pairing.Field, i int, c model.Colour) bool {
	cs := f.Players[i].Colours(nil)
	n := len(cs)
	return n >= 2 && cs[n-1] == c && cs[n-2] == c
}

func balance(f *pairing.Field, i int) int {
	d := 0
	for _, c := range f.Players[i].Colours(nil) {
		if c == model.White {
			d++
		} else {
			d--
		}
	}
	return d
}

// Teammates do not meet while they are to be kept apart, and with the soft
// setting not where the score group had another way.
func TestTeammates(t *testing.T) {
	t.Parallel()
	for _, teams := range []usswiss.Teams{usswiss.TeamsSoft, usswiss.TeamsNever, usswiss.TeamsPlusTwo, usswiss.TeamsLast} {
		met, rounds := 0, 0
		for _, p := range plans(60) {
			p.Players, p.Rounds, p.Forbidden = 24+p.Players%16, min(p.Rounds, 8), 0
			pairingtest.Simulate(p, func(f *pairing.Field) *pairing.Round {
				f.Teammates = nil
				for i := range f.Players {
					for j := range i {
						if i%8 == j%8 {
							f.Teammates = append(f.Teammates, [2]int{j, i})
						}
					}
				}
				made, err := usswiss.With(usswiss.Settings{Teams: teams}).Pair(f, pairing.Options{})
				if err != nil {
					return nil
				}
				rounds++
				for _, g := range made.Pairs {
					if g.White%8 != g.Black%8 {
						continue
					}
					met++
					least := min(f.Players[g.White].Score, f.Players[g.Black].Score)
					if teams == usswiss.TeamsNever || teams == usswiss.TeamsLast && f.Round < f.Rounds ||
						teams == usswiss.TeamsPlusTwo && 2*least < f.Win*model.Points(f.Round+1) {
						t.Errorf("setting %d, %+v round %d: teammates %d and %d meet", teams, p, f.Round, g.White, g.Black)
					}
				}
				return made
			})
		}
		if teams == usswiss.TeamsSoft && met*10 > rounds {
			t.Errorf("in %d rounds teammates met %d times", rounds, met)
		}
	}
}

func TestImpossibleSaysWhoAndWhy(t *testing.T) {
	f := table(t, 4, 4, "A 2000 1.5 WBW\nB 1900 1.5 BWB\nC 1800 1.5 WWB\nD 1700 1.5 BBW", "A-B A-C A-D B-C B-D C-D")
	_, err := usswiss.Engine.Pair(f, pairing.Options{})
	var im *pairing.Impossible
	if !errors.As(err, &im) || len(im.Left) != 4 || len(im.Cures) == 0 {
		t.Fatalf("got %v", err)
	}
	for _, want := range []string{"A (no. 1)", "27A1", "by hand"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
	f = table(t, 2, 4, "A 2000 1 F\nB 1900 1 F\nC 1800 1 F", "")
	if _, err = usswiss.Engine.Pair(f, pairing.Options{}); err == nil || !strings.Contains(err.Error(), "28L3") {
		t.Errorf("got %v, want an error that names 28L3", err)
	}
	f = table(t, 2, 4, "A 2000 1 W", "")
	if _, err = usswiss.Engine.Pair(f, pairing.Options{}); err == nil {
		t.Error("one player was paired")
	}
	f = table(t, 2, 4, "A 2000 1 W\nB 1900 1 B\nC 1850 1 W\nD 1800 1 B", "A-B C-D")
	f.Teammates = [][2]int{{0, 2}, {0, 3}}
	_, err = usswiss.With(usswiss.Settings{Teams: usswiss.TeamsNever}).Pair(f, pairing.Options{})
	if err == nil || !strings.Contains(err.Error(), "28N") {
		t.Errorf("got %v, want an error that names 28N", err)
	}
}

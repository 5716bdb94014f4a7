package dubov

import (
	"errors"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// A round that the rules do not let be paired says who is left and why; whoever asks why two do not meet in it is told the
// same.
func TestRefusalsInWords(t *testing.T) {
	apart := func(f *pairing.Field, no ...[2]int) *pairing.Field {
		for _, n := range no {
			f.Forbidden = append(f.Forbidden, [2]int{n[0] - 1, n[1] - 1})
		}
		return f
	}
	blank := field(t, 5, model.NoColour, "1900", "1800")
	for _, c := range []struct {
		name string
		f    *pairing.Field
		want []string
	}{
		{"one alone", field(t, 5, model.White, "1900"), []string{"Round 1 cannot be paired.", "Fewer than two participants are present."}},
		{"no colour was drawn", blank, []string{"initial colour"}},
		{"C1", apart(field(t, 5, model.White, "1900", "1800", "1700", "1600"), [2]int{1, 2}, [2]int{1, 3}, [2]int{1, 4}),
			[]string{"Round 1 cannot be paired. Left without an opponent: P1", "forbidden"}},
		{"C1, of five", apart(field(t, 5, model.White, "1900", "1800", "1700", "1600", "1500"), [2]int{1, 2}, [2]int{1, 3},
			[2]int{1, 4}, [2]int{1, 5}, [2]int{2, 3}, [2]int{2, 4}, [2]int{2, 5}), []string{"Left without an opponent: ", "P1", "P2"}},
		{"C2", field(t, 5, model.White, "1900 U", "1800 U", "1700 F"),
			[]string{"Left without an opponent: P3", "P2", "P1", "The number of players is odd, and everybody without whom the others can " +
				"be paired has had a bye or a win without playing (C.04.4.1 C2)."}},
		{"unrated", field(t, 5, model.White, "0", "1800"),
			[]string{"round 1 cannot be paired: the Dubov System goes by the ratings of opponents, and these have none: P1 (no. 1). " +
				"Enter an estimated rating for each (C.04.4.1)"}},
		{"five unrated", field(t, 5, model.White, "0", "0", "0", "0", "0", "1"),
			[]string{"none: P1 (no. 1), P2 (no. 2), P3 (no. 3), P4 (no. 4), P5 (no. 5). Enter"}},
		{"six unrated", field(t, 5, model.White, "0", "0", "0", "0", "0", "0"), []string{"P5 (no. 5), 1 other. Enter"}},
		{"seven unrated", field(t, 5, model.White, "0", "0", "0", "0", "0", "0", "0"), []string{"P5 (no. 5), 2 others. Enter"}},
	} {
		_, err := Engine.Pair(c.f, pairing.Options{})
		_, also := whyNot(c.f, 0, 1, pairing.Options{})
		if err == nil || also == nil || err.Error() != also.Error() {
			t.Errorf("%s: %v; asked why not: %v", c.name, err, also)
			continue
		}
		for _, want := range c.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want %s in it", c.name, err, want)
			}
		}
	}
}

// A pairing that was told to stop does so, and so does an explanation.
func TestCancelled(t *testing.T) {
	cancel := make(chan struct{})
	lines := []string{"1900 F", "1900 F", "1900 F"}
	for range 37 {
		lines = append(lines, "1800 H")
	}
	f := field(t, 9, model.White, lines...)
	for i := range 40 { // much has to be weighed
		for j := range i {
			if (i*i+3*j)%5 > 1 {
				f.Forbidden = append(f.Forbidden, [2]int{i, j})
			}
		}
	}
	k := must.Have(newTask(f, pairing.Options{Cancel: cancel}))(t)
	k.keep = true
	must.Have(k.run())(t)
	close(cancel)
	if r := k.notLifted(k.kept[0], k.personOf(30), -1); r.Rule != "C.04.4.1" || r.Text.String() != "The explanation was cancelled." {
		t.Errorf("%+v", r)
	}
	if _, err := Engine.Pair(f, pairing.Options{Cancel: cancel}); !errors.Is(err, pairing.ErrCancelled) {
		t.Errorf("%v", err)
	}
	if _, err := whyNot(f, 0, 1, pairing.Options{Cancel: cancel}); !errors.Is(err, pairing.ErrCancelled) {
		t.Errorf("%v", err)
	}
}

// In a field beyond what is weighed for an explanation only the score groups in question are weighed, or, where these are too
// large as well, two players beside each other. Number 1 has a point, many half a point, the rest nothing.
func TestWhyNotInALargeField(t *testing.T) {
	for _, c := range []struct {
		name         string
		halves, none int
		rounds       int
		change       func(ps []person)
		not          int
		why          string
	}{
		{"weighed: as good, but later", 3, 400, 9, nil, 3, "4.2"},
		{"weighed: a maximum upfloater", 3, 400, 9, func(ps []person) { ps[1].maximum, ps[1].ups = true, 3 }, 2, "C8"},
		{"weighed: who floated up last time", 3, 400, 9, func(ps []person) { ps[1].ups, ps[1].upLast = 1, true }, 2, "C10"},
		{"weighed: of a lower group", 3, 400, 9, nil, 5, "C6"},
		{"weighed: nobody of the bracket may meet him", 3, 400, 9,
			func(ps []person) { ps[0].Barred, ps[1].Barred = []int32{1}, []int32{0} }, 2, "C4"},
		{"beside each other: as good, but later", 801, 2, 9, nil, 3, "4.2"},
		{"beside each other: the colours", 801, 2, 9, func(ps []person) {
			for v := range ps {
				ps[v].played = 1
			}
			ps[3].Wants = model.White
		}, 2, "C7"},
		{"beside each other: a maximum upfloater", 801, 2, 9, func(ps []person) { ps[1].maximum, ps[1].ups = true, 3 }, 2, "C8"},
		{"beside each other: upfloats of maximum upfloaters", 801, 2, 9, func(ps []person) {
			for v := range ps {
				ps[v].maximum, ps[v].ups = true, 4
			}
			ps[2].ups = 3
		}, 2, "C9"},
		{"beside each other: who floated up last time", 801, 2, 9, func(ps []person) { ps[1].ups, ps[1].upLast = 1, true }, 2, "C10"},
		{"the last round: no C8 to C10", 801, 2, 2, func(ps []person) { ps[2].maximum, ps[2].ups, ps[2].upLast = true, 3, true }, 3, "4.2"},
	} {
		lines := []string{"1900 F"}
		for k := range c.halves + c.none {
			lines = append(lines, "1800 "+map[bool]string{true: "H", false: "Z"}[k < c.halves])
		}
		k := must.Have(newTask(field(t, c.rounds, model.White, lines...), pairing.Options{}))(t)
		if k.keep = true; c.change != nil {
			c.change(k.ps)
		}
		if _, err := k.run(); err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		b := k.kept[0]
		if r := k.notLifted(b, k.personOf(c.not-1), -1); r.Rule != article+c.why {
			t.Errorf("%s: %d does not float up by %s, want %s; %v do", c.name, c.not, r.Rule, c.why, numbers(k.ps, b.members[b.size:]))
		}
	}
}

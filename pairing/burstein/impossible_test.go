package burstein

import (
	"errors"
	"strings"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
)

// What cannot be paired says who is left, which rule it is, and a way out.
func TestImpossibleSaysWhoAndWhy(t *testing.T) {
	for _, c := range []struct {
		what      string
		rows      []string
		forbidden [][2]int
		left      int
		want      []string
		never     string
	}{
		{"they have met", []string{". w2+ b3-", ". b1- w3=", "h h h"}, nil, 2,
			[]string{"Round 3 cannot be paired", "P1 (no. 1), P2 (no. 2)", "have met do not meet again (C.04.4.2 C1)", "by hand", "bye"}, "colour"},
		{"both must have Black, in the last round too", []string{". w3+ w4+", ". w4+ w3+", "h h h", "h h h"}, nil, 2,
			[]string{"not even in the last round (C.04.4.2 C3)", "third equal colour"}, "C1"},
		{"forbidden", []string{". w3+ b4+", ". w4+ b3+", "h h h", "h h h"}, [][2]int{{1, 0}}, 2,
			[]string{"Forbidden pairs", "lift a forbidden pair"}, "C1"},
		{"everybody has had a bye but 2, whom 1 and 3 need", []string{". u w4=", ". w4= b4=", ". b4= u", "h h h"}, [][2]int{{0, 2}}, 2,
			[]string{"odd", "C2", "second bye by hand", "P1 (no. 1), P3 (no. 3)"}, "C1"},
		{"alone", []string{". w2+", "h b1-"}, nil, 0, []string{"Fewer than two"}, "C1"},
	} {
		f := field(3, c.rows...)
		f.Forbidden = c.forbidden
		_, err := System.Pair(f, pairing.Options{})
		var im *pairing.Impossible
		if !errors.As(err, &im) {
			t.Errorf("%s: got %v, want Impossible", c.what, err)
			continue
		}
		if len(im.Left) != c.left || len(im.Cures) == 0 {
			t.Errorf("%s: left %v, cures %v", c.what, im.Left, im.Cures)
		}
		for _, part := range c.want {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%s: %q does not say %q", c.what, err, part)
			}
		}
		if strings.Contains(err.Error(), c.never) {
			t.Errorf("%s: %q speaks of %s", c.what, err, c.never)
		}
	}
}

// A forfeited game is no meeting (C.04.2 3.5).
func TestForfeitedPairMayMeet(t *testing.T) {
	f := field(3, ". x2+", ". x1-")
	if r, err := System.Pair(f, pairing.Options{}); err != nil || written(f, r) != "1-2" {
		t.Errorf("%v, %v", r, err)
	}
}

// The bye's note says by what it was given and why not to those before, and names nobody else.
func TestByeIsExplained(t *testing.T) {
	for _, c := range []struct {
		rows []string
		want string
	}{
		{[]string{". w4= b5+", ". w4= b5+", ". u w4-", "h u u", "h z z"}, "the lowest score (1½), then the most games played (2), then the " +
			"last by the index (C.04.4.2 3.1). P2: Buchholz 2 + 0 = 2, Sonneborn-Berger ½×2 + 1×0 = 1. " +
			"Not P3, who has had a bye, or a win's points without playing (C2)."},
		{[]string{". b2=", ". w1=", ". w4-", "h u"}, "the lowest score (½), then the most games played (1), then the last by the index " +
			"(C.04.4.2 3.1). P2: Buchholz ½ = ½, Sonneborn-Berger ½×½ = ¼. Not P3, without whom the others cannot be paired (C4)."},
	} {
		r := must.Have(System.Pair(field(3, c.rows...), pairing.Options{Explain: true}))(t)
		want := "P2 has the bye, which is given before anything is paired: of those who may have it and without whom the others can be " +
			"paired, " + c.want
		if n := r.Notes[0]; n.Where.String() != "Bye" || n.Text.String() != want {
			t.Errorf("%s: %q, want\n%q", n.Where, n.Text, want)
		}
	}
}

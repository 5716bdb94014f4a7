package burstein

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// What is said of a pair: its scores, and by which article of 5.2 who has White. The
// first has the smaller number of the bracket.
func TestReasonsInWords(t *testing.T) {
	for _, c := range []struct {
		h, l   string // colours of the games
		scores [2]model.Points
		score  string
		rule   string
		colour string
	}{
		{"", "", [2]model.Points{2, 2}, "Both have 1.", "5.2.1",
			"Neither has played yet: the colour of P1 comes from the pairing number and the colour drawn by lot."},
		{"b", "", [2]model.Points{3, 2}, "P1, with 1½, floats down to P2, with 1.", "5.2.2",
			"P1 has White: nobody's colour preference stands against it (P1 is due White; P2 has no preference)."},
		{"w", "bb", [2]model.Points{2, 3}, "P2, with 1½, floats down to P1, with 1.", "5.2.2",
			"P2 has White: nobody's colour preference stands against it (P1 is due Black; P2 must have White)."},
		{"wb", "b", [2]model.Points{1, 1}, "Both have ½.", "5.2.3",
			"P2 has White: the stronger preference is granted (P1 alternates to White; P2 is due White)."},
		{"wbwb", "bwwb", [2]model.Points{1, 1}, "Both have ½.", "5.2.4",
			"P1 has White, P2 Black: the other way round than in the latest round in which their colours differed."},
		{"bwwb", "wbwb", [2]model.Points{1, 1}, "Both have ½.", "5.2.4",
			"P2 has White, P1 Black: the other way round than in the latest round in which their colours differed."},
		{"bw", "bw", [2]model.Points{1, 1}, "Both have ½.", "5.2.5",
			"The colour goes by the preference of the higher ranked by the index, P1."},
	} {
		k := newTask(field(3, ". w3+", ". b4=", "h b1-", "h w2="), pairing.Options{})
		for n, had := range []string{c.h, c.l} {
			p := &k.ps[n]
			p.Score, p.Colours, p.Strength, p.Wants = c.scores[n], nil, fide.None, model.NoColour
			for _, r := range had {
				p.Colours = append(p.Colours, map[rune]model.Colour{'w': model.White, 'b': model.Black}[r])
			}
			p.Prefer()
		}
		b := &bracket{t: k, verts: []int32{1, 0}, size: 2}
		if k.ps[0].At == 0 {
			b.verts = []int32{0, 1}
		}
		var got []string
		for _, r := range k.reasons(b, [2]int32{0, 1}) {
			got = append(got, strings.TrimPrefix(r.Rule, "C.04.4.2 ")+" "+r.Text.String())
		}
		want := []string{"1 " + c.score, c.rule + " " + c.colour,
			"4 P1 is number 1 of the bracket and P2 number 2 of 2; numbers are folded, the first against the last."}
		if !slices.Equal(got[:3], want) {
			t.Errorf("%q against %q:\n%q, want\n%q", c.h, c.l, got[:3], want)
		}
	}
}

// The index is written as the sums it is (1.7). Number 1 won against 2, who has 1, and
// drew with 3, who missed the last two rounds: his ½ and two draws.
func TestIndexInWords(t *testing.T) {
	f := field(9, ". w2+ b3= h", ". b1- u z", "z z w1= z")
	f.Players[2].Past[2].Outcome, f.Players[2].Past[1].Outcome = model.ZeroBye, model.Draw
	k := newTask(f, pairing.Options{})
	want := "P1: Buchholz 1 + 1 (draws for missed rounds: 1) + 2 = 4, Sonneborn-Berger 1×1 + ½×1 + ½×2 = 2½."
	if got := k.indexText(&k.ps[0]).String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	none := field(1, ".", ".")
	none.Round = 1
	k = newTask(none, pairing.Options{})
	if got, want := k.indexText(&k.ps[1]).String(), "P2: Buchholz 0, Sonneborn-Berger 0."; got != want {
		t.Errorf("before the first round: %s, want %s", got, want)
	}
	for n, want := range map[int64]string{0: "0", 1: "¼", 2: "½", 3: "¾", 4: "1", 7: "1¾", 8: "2", 41: "10¼"} {
		if got := quarters(n); got != want {
			t.Errorf("%d quarters are written %s, want %s", n, got, want)
		}
	}
}

// A bracket in words. Of three players with 1 the one who floats is named, and the
// single player below; up to 40 are listed by their numbers.
func TestBracketInWords(t *testing.T) {
	r := must.Have(System.Pair(field(3, ". f", ". h", ". h", ". z"), pairing.Options{Explain: true}))(t)
	var got []string
	for _, n := range r.Notes {
		got = append(got, n.Where.String()+": "+n.Text.String())
	}
	want := []string{
		"Bracket 1: 1 player; no pair. Left over: P1. In order, with Buchholz and Sonneborn-Berger: 1 P1 (1, 1).",
		"Bracket ½: 3 players, 1 of them moved down; 1 pair. Left over: P2. " +
			"In order, with Buchholz and Sonneborn-Berger: 1 P1 (1, 1), 2 P2 (½, ¼), 3 P3 (½, ¼).",
		"Bracket 0: 2 players, 1 of them moved down; 1 pair. In order, with Buchholz and Sonneborn-Berger: 1 P2 (½, ¼), 2 P4 (0, 0).",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want\n%q", got, want)
	}
	for n, listed := range map[int]bool{40: true, 41: false} {
		var rows []string
		for range n {
			rows = append(rows, ". h")
		}
		for range 2 - n%2 {
			rows = append(rows, ". z")
		}
		r := must.Have(System.Pair(field(3, rows...), pairing.Options{Explain: true}))(t)
		text := r.Notes[0].Text.String()
		if strings.Contains(text, "In order") != listed || !strings.HasPrefix(text, fmt.Sprint(n, " players, 0 of")) {
			t.Errorf("%d players: %s", n, text)
		}
	}
}

// Up to 60 players each is told why not the one who came first in order; of more,
// and of larger fields, only what the absolute rules say. All had White against
// somebody who is not there but the first and the last, who had Black: they miss their
// colour if they meet, and nobody else need.
func TestNaturalOpponentsAreExplained(t *testing.T) {
	for n, told := range map[int]bool{60: true, 61: false} {
		var rows []string
		for i := range n {
			if i == 0 || i == n-1 || i%2 == 1 && i != n-2 && i != 1 {
				rows = append(rows, ". w99=")
			} else {
				rows = append(rows, ". b99=")
			}
		}
		for len(rows) < 98 {
			rows = append(rows, "h h")
		}
		rows = append(rows, "h b1=")
		if n%2 == 1 {
			rows[n] = ". z"
		}
		r := must.Have(System.Pair(field(3, rows...), pairing.Options{Explain: true}))(t)
		said := false
		for _, p := range r.Pairs {
			if p.White != 0 && p.Black != 0 {
				continue
			}
			for _, why := range p.Why {
				said = said || why.Rule == rule("C8") &&
					strings.HasPrefix(why.Text.String(), fmt.Sprintf("Not P%d, who came first in order: More players would not get", n))
			}
		}
		if said != told {
			t.Errorf("%d players: the last is ruled out by C8: %v, want %v", n, said, told)
		}
	}
}

// The note of the bye names five of those who come before him by 3.1, the last first.
// Seven have had a full-point bye and no game; of 1 and 2, who have won twice, 2 is
// the last by the index.
func TestByeNoteNamesFive(t *testing.T) {
	rows := []string{". w10+ w11+", ". b11+ b10+"}
	for range 7 {
		rows = append(rows, ". f z")
	}
	rows = append(rows, "h b1- w2-", "h w2- b1-")
	r := must.Have(System.Pair(field(5, rows...), pairing.Options{Explain: true}))(t)
	want := "P2 has the bye, which is given before anything is paired: of those who may have it and without whom the others can be " +
		"paired, the lowest score (2), then the most games played (2), then the last by the index (C.04.4.2 3.1). " +
		"P2: Buchholz 0 + 0 = 0, Sonneborn-Berger 1×0 + 1×0 = 0."
	for n := 9; n > 4; n-- {
		want += fmt.Sprintf(" Not P%d, who has had a bye, or a win's points without playing (C2).", n)
	}
	if got := r.Notes[0].Text.String(); got != want {
		t.Errorf("%s, want\n%s", got, want)
	}
}

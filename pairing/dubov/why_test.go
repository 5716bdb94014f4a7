package dubov

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// six have each met one of three others, who are not there, and drew: numbers 1 to 3
// had Black and their opponents 1000, 1100 and 1200, numbers 4 to 6 had White. So 1, 2
// and 3 want White, in this order, and 4, 5 and 6 Black.
func six(t *testing.T, no ...[2]int) *pairing.Field {
	f := field(t, 5, model.White, "1900 7b=", "1800 8b=", "1700 9b=", "1600 7w=", "1500 8w=", "1400 9w=",
		"1000 1w= out", "1100 2w= out", "1200 3w= out")
	for _, n := range no {
		f.Forbidden = append(f.Forbidden, [2]int{n[0] - 1, n[1] - 1})
	}
	return f
}

// Why two of one bracket do not meet: S1 in order of averages takes from the second
// half, in order of numbers, the first who leaves the others somebody (3.2.6, 4.4).
func TestWhyNotInOneBracket(t *testing.T) {
	worse := "C7 More players would not get the colour they prefer."
	fresh := field(t, 5, model.White, "1900", "1800", "1700", "1600")
	four := field(t, 5, model.White, "1900 7b=", "1800 8b=", "1700 7w=", "1600 8w=",
		"1000 1w= out", "1100 2w= out", "1000 3b= out", "1000 4b= out")
	four.Forbidden = [][2]int{{2, 3}}
	mirrored := field(t, 5, model.White, "1900 7w=", "1800 8w=", "1700 9w=", "1600 7b=", "1500 8b=", "1400 9b=",
		"1000 1b= out", "1100 2b= out", "1200 3b= out")
	uneven := field(t, 5, model.White, "1900 7b=", "1800 8b=", "1700 9b=", "1600 10b=", "1500 7w=", "1400 8w=",
		"1000 1w= out", "1100 2w= out", "1200 3w= out", "1300 4w= out")
	for _, c := range []struct {
		what string
		f    *pairing.Field
		made string // the pairs, the smaller number first
		i, j int
		want string
	}{
		{"1 takes 4", six(t), "1-4 2-5 3-6", 1, 5, "4.4 P1 takes the first of the other half who can be had, and P4 comes before P5."},
		{"asked the other way round", six(t), "1-4 2-5 3-6", 5, 1,
			"4.4 P1 takes the first of the other half who can be had, and P4 comes before P5."},
		{"2 takes 5", six(t), "1-4 2-5 3-6", 2, 6, "4.4 P2 takes the first of the other half who can be had, and P5 comes before P6."},
		{"1 was before 2", six(t), "1-4 2-5 3-6", 2, 4,
			"4.4 P1, who comes before P2 in order of opponents' average rating (1000 and 1100), has taken P4."},
		{"2 was before 3", six(t), "1-4 2-5 3-6", 3, 5,
			"4.4 P2, who comes before P3 in order of opponents' average rating (1100 and 1200), has taken P5."},
		{"2 may meet 4 alone", six(t, [2]int{2, 5}, [2]int{2, 6}), "1-5 2-4 3-6", 1, 4,
			"4.4 Then somebody else of the bracket would have nobody to meet."},
		{"both want White", six(t), "1-4 2-5 3-6", 1, 2, worse},
		{"both want White, and number 2 does too", six(t), "1-4 2-5 3-6", 1, 3, worse},
		{"both want Black", six(t), "1-4 2-5 3-6", 6, 4, worse},
		{"4 to 6 want White, and 4 was before 5", mirrored, "1-4 2-5 3-6", 1, 5,
			"4.4 P4, who comes before P5 in order of opponents' average rating (1000 and 1100), has taken P1."},
		{"4 to 6 want White, and 4 takes 1", mirrored, "1-4 2-5 3-6", 2, 4,
			"4.4 P4 takes the first of the other half who can be had, and P1 comes before P2."},
		{"nobody has played", fresh, "1-3 2-4", 1, 2, "3.2.3 Nobody of the bracket has played: the upper half by number meets the lower half."},
		{"both want White, and the others must not meet", four, "1-3 2-4", 1, 2, "C4 Then the others of the bracket could not all be paired."},
		{"2, from the middle of those who want White, is moved; 1 could be", uneven, "1-2 3-5 4-6", 1, 3,
			"4.3 Both are in one half of the bracket. It would be as good otherwise, but another set of players to be moved comes first in order."},
		{"2 and 5, both in the half of those who get Black", uneven, "1-2 3-5 4-6", 2, 5,
			"4.3 Both are in one half of the bracket. It would be as good otherwise, but another set of players to be moved comes first in order."},
	} {
		made, err := Engine.Pair(c.f, pairing.Options{})
		if err != nil {
			t.Errorf("%s: %v", c.what, err)
			continue
		}
		var pairs []string
		for _, p := range made.Pairs {
			a, b := min(p.White, p.Black), max(p.White, p.Black)
			pairs = append(pairs, written(c.f, &pairing.Round{Pairs: []pairing.Pair{{White: a, Black: b}}, Bye: -1}))
		}
		if slices.Sort(pairs); strings.Join(pairs, " ") != c.made {
			t.Errorf("%s: the pairs are %v, want %s", c.what, pairs, c.made)
		}
		rs, err := whyNot(c.f, c.i-1, c.j-1, pairing.Options{})
		if err != nil || len(rs) != 1 || strings.TrimPrefix(rs[0].Rule, article)+" "+rs[0].Text.String() != c.want {
			t.Errorf("%s: %d and %d: %v, %v; want %s", c.what, c.i, c.j, rs, err, c.want)
		}
	}
}

// What is said of the pairs and the bracket of that example.
func TestReasonsOfABracket(t *testing.T) {
	f := field(t, 5, model.White, "1900 7b=", "1800 8b=", "1700 9b=", "1600 10b=", "1500 7w=", "1400 8w=",
		"1000 1w= out", "1100 2w= out", "1200 3w= out", "1300 4w= out")
	f.Forbidden = [][2]int{{2, 4}}
	r := must.Have(Engine.Pair(f, pairing.Options{Explain: true}))(t)
	got := map[string][]string{}
	for _, p := range r.Pairs {
		var said []string
		for _, why := range p.Why {
			said = append(said, strings.TrimPrefix(why.Rule, article)+" "+why.Text.String())
		}
		got[written(f, &pairing.Round{Pairs: []pairing.Pair{p}, Bye: -1})] = said
	}
	for pair, want := range map[string][]string{
		"1-2": {"3.2 Both have ½.", "5.2.5 P1 has White: the preference of the higher ranked, P1, is granted.",
			"3.2.4 P2 is moved to those who want Black.",
			"3.2.6 P1, whose opponents had a rating of 1000 on average, is number 1 of the first half, and P2 number 1 of the second."},
		"3-6": {"3.2 Both have ½.", "5.2.2 P3 has White: both get the colour they prefer (P3 is due White; P6 is due Black).",
			"3.2.6 P3, whose opponents had a rating of 1200 on average, is number 2 of the first half, and P6 number 3 of the second.",
			"C.04.2 Not P5, who came first in order: P3 and P5 are a forbidden pair."},
		"4-5": {"3.2 Both have ½.", "5.2.2 P4 has White: both get the colour they prefer (P4 is due White; P5 is due Black).",
			"3.2.6 P4, whose opponents had a rating of 1300 on average, is number 3 of the first half, and P5 number 2 of the second."},
	} {
		if !slices.Equal(got[pair], want) {
			t.Errorf("%s: %q, want\n%q", pair, got[pair], want)
		}
	}
	if n := r.Notes[0]; n.Where.String() != "Bracket ½" || n.Text.String() !=
		"6 players: 4 want White, 2 want Black. Moved to those who want Black, so that both halves are equal: P2 (3.2.4)." {
		t.Errorf("%s: %s", n.Where, n.Text)
	}
}

// What is said of the colours, by the rules of 5.2; the first is ranked higher.
func TestColoursInWords(t *testing.T) {
	for _, c := range []struct {
		higher, lower string
		want          string
	}{
		{"", "", "5.2.1 Neither has played: the colour of P1 comes from the pairing number and the colour drawn by lot."},
		{"B", "W", "5.2.2 P1 has White: both get the colour they prefer (P1 is due White; P2 is due Black)."},
		{"", "BB", "5.2.2 P2 has White: both get the colour they prefer (P1 has not played and so prefers Black; P2 must have White)."},
		{"W", "BW", "5.2.3 P2 has White: the stronger preference is granted (P1 is due Black; P2 alternates to Black)."},
		{"BWBW", "WBBW", "5.2.4 P2 has White, P1 Black: the other way round than in the latest game in which their colours differed."},
		{"WBBW", "BWBW", "5.2.4 P1 has White, P2 Black: the other way round than in the latest game in which their colours differed."},
		{"BWBW", "BWBW", "5.2.5 P2 has White: the preference of the higher ranked, P1, is granted."},
	} {
		k := must.Have(newTask(field(t, 5, model.White, "1900", "1800"), pairing.Options{}))(t)
		for n, had := range [2]string{c.higher, c.lower} {
			p := &k.ps[n]
			for _, colour := range had {
				p.Colours = append(p.Colours, map[rune]model.Colour{'W': model.White, 'B': model.Black}[colour])
			}
			p.Difference, p.played = 0, len(had)
			p.prefer()
		}
		h, l := &k.ps[0], &k.ps[1]
		colour, rule := k.allot(h, l)
		rs := k.reasons(h, l, colour, rule)
		if got := strings.TrimPrefix(rs[1].Rule, article) + " " + rs[1].Text.String(); got != c.want {
			t.Errorf("%q against %q: %s, want %s", c.higher, c.lower, got, c.want)
		}
		if h.Score, l.Score = 3, 2; k.reasons(h, l, colour, rule)[0].Text.String() != "P2, with 1, floats up to P1, with 1½." {
			t.Errorf("%s", k.reasons(h, l, colour, rule)[0].Text)
		}
	}
}

// Why somebody who floats up does not meet somebody below: 1 has a point, the others
// half a point each; 2 and 3 want Black as 1 does, 4 wants White.
func TestWhyFloatsUp(t *testing.T) {
	f := field(t, 9, model.White, "1900 5w1", "1800 6w=", "1700 7w=", "1600 8b=",
		"1500 1b0 out", "1400 2b= out", "1300 3b= out", "1200 4w= out")
	for _, c := range []struct {
		i, j int
		want string
	}{
		{4, 2, "C7 P4 floats up to 1. Otherwise: More players would not get the colour they prefer."},
		{3, 4, "C7 P4 floats up to 1. Otherwise: More players would not get the colour they prefer."},
		{1, 2, "C7 More players would not get the colour they prefer."},
		{3, 1, "C7 More players would not get the colour they prefer."},
	} {
		rs, err := whyNot(f, c.i-1, c.j-1, pairing.Options{})
		if err != nil || len(rs) != 1 || strings.TrimPrefix(rs[0].Rule, article)+" "+rs[0].Text.String() != c.want {
			t.Errorf("%d and %d: %v, %v; want %s", c.i, c.j, rs, err, c.want)
		}
	}
	// 2 or, where 1 must not meet him, 3 floats up to 1. The other one could, as well.
	for _, c := range []struct {
		no   [][2]int
		i, j int
		want string
	}{{nil, 2, 3, "P2"}, {[][2]int{{1, 2}}, 3, 4, "P3"}} {
		want := article + "4.2 " + c.want + " floats up to 1. Otherwise: It would be as good, but another set of upfloaters comes first in order."
		rs, err := whyNot(forbid(field(t, 9, model.White, "1900 F", "1800 H", "1700 H", "1600 H"), c.no...), c.i-1, c.j-1, pairing.Options{})
		if err != nil || len(rs) != 1 || rs[0].Rule+" "+rs[0].Text.String() != want {
			t.Errorf("%d and %d: %v, %v; want %s", c.i, c.j, rs, err, want)
		}
	}
	r := must.Have(Engine.Pair(f, pairing.Options{Explain: true}))(t)
	if want := "2 players: 1 want White, 1 want Black. P4 floats up from ½. Not P2, who came first in order (C.04.4.1 C7): " +
		"More players would not get the colour they prefer."; r.Notes[0].Text.String() != want {
		t.Errorf("%s, want %s", r.Notes[0].Text, want)
	}
}

// What everybody is told who asks for somebody who is not there, whom he has met, or
// who has the bye.
func TestWhyNotByRule(t *testing.T) {
	f := field(t, 5, model.White, "1900 2w1 3b1", "1800 1b0 4b=", "1700 4w0 1w0", "1600 3b1 2w=", "1500 Z Z", "1400 Z Z out")
	made := must.Have(Engine.Pair(f, pairing.Options{}))(t)
	if got := written(f, made); !strings.HasSuffix(got, "bye 3") {
		t.Errorf("%s: the bye is for 3, who has nothing and has played twice", got)
	}
	for _, c := range []struct {
		i, j int
		want string
	}{
		{2, 1, "C.04.4.1 C1 P1 and P2 met in round 1."}, {3, 1, "C.04.4.1 C1 P1 and P3 met in round 2."},
		{1, 6, "C.04.2 One of them is not to be paired in this round."}, {6, 5, "C.04.2 One of them is not to be paired in this round."},
		{4, 1, "C.04.4.1 They do meet."}, {1, 4, "C.04.4.1 They do meet."},
		{3, 5, "C.04.4.1 3.1 P3, with 0, has the bye: of those who may have it and without whom the others can be paired, the lowest score, " +
			"then the most games played, then the largest pairing number (C.04.4.1 3.1)."},
	} {
		rs, err := whyNot(f, c.i-1, c.j-1, pairing.Options{})
		if err != nil || len(rs) != 1 || rs[0].Rule+" "+rs[0].Text.String() != c.want {
			t.Errorf("%d and %d: %v, %v; want %s", c.i, c.j, rs, err, c.want)
		}
	}
	f = field(t, 5, model.White, "1900 7w1 8w1", "1800 9w1 10w1", "1700 7b1 8b1", "1600 9b1 10b1", "1000 Z Z out", "1000 Z Z out",
		"1000 1b0 3w0 out", "1000 3w0 1b0 out", "1000 2b0 4w0 out", "1000 4w0 2b0 out")
	if rs, err := whyNot(f, 1, 0, pairing.Options{}); err != nil || rs[0].Rule != article+"C3" ||
		rs[0].Text.String() != "Neither can give way: P1 must have Black, and P2 must have Black." {
		t.Errorf("%v, %v", rs, err)
	}
}

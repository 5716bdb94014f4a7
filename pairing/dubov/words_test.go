package dubov

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Who is moved to which half (3.2.4): 0 is the half of White, or the upper one by number.
func TestMovedInWords(t *testing.T) {
	who := phrase.Verbatim("P1")
	for _, c := range []struct {
		fresh    bool
		to       int
		one, all string
	}{
		{false, 0, "P1 is moved to those who want White.", "Moved to those who want White, so that both halves are equal: P1 (3.2.4)."},
		{false, 1, "P1 is moved to those who want Black.", "Moved to those who want Black, so that both halves are equal: P1 (3.2.4)."},
		{true, 0, "P1 is moved to those who are in the upper half by number.",
			"Moved to those who are in the upper half by number, so that both halves are equal: P1 (3.2.4)."},
		{true, 1, "P1 is moved to those who are in the lower half by number.",
			"Moved to those who are in the lower half by number, so that both halves are equal: P1 (3.2.4)."},
	} {
		h := &halves{fresh: c.fresh}
		if one, all := h.movedOne(who, c.to).String(), h.movedAll(who, c.to).String(); one != c.one || all != c.all {
			t.Errorf("fresh %v, to %d: %q, %q", c.fresh, c.to, one, all)
		}
	}
}

// heard is what a round says of each pair, by numbers with White first, and of each bracket.
func heard(t *testing.T, f *pairing.Field) (pairs map[string][]string, notes []string) {
	t.Helper()
	r := must.Have(Engine.Pair(f, pairing.Options{Explain: true}))(t)
	pairs = map[string][]string{}
	for _, p := range r.Pairs {
		var said []string
		for _, why := range p.Why {
			said = append(said, strings.TrimPrefix(why.Rule, article)+" "+why.Text.String())
		}
		pairs[written(f, &pairing.Round{Pairs: []pairing.Pair{p}, Bye: -1})] = said
	}
	for _, n := range r.Notes {
		notes = append(notes, n.Where.String()+": "+n.Text.String())
	}
	return pairs, notes
}

// A pair inside each half, told whole. 1 and 2 drew with Black and want White, 3 and 4 want Black; 1 may meet 2 alone. So 1, the
// upper one of the middle of his half, is moved, and in return 3. S1 is 3, with an average of 1000, and 2, with 1100.
func TestMovedBothWays(t *testing.T) {
	pairs, notes := heard(t, forbid(field(t, 5, model.White, "1900 5b=", "1800 6b=", "1700 7w=", "1600 8w=",
		"1000 1w= out", "1100 2w= out", "1000 3b= out", "1200 4b= out"), [2]int{1, 3}, [2]int{1, 4}))
	if want := map[string][]string{
		"1-2": {"3.2 Both have ½.", "5.2.5 P1 has White: the preference of the higher ranked, P1, is granted.",
			"3.2.4 P1 is moved to those who want Black.",
			"3.2.6 P2, whose opponents had a rating of 1100 on average, is number 2 of the first half, and P1 number 1 of the second."},
		"4-3": {"3.2 Both have ½.", "5.2.5 P4 has White: the preference of the higher ranked, P3, is granted.",
			"3.2.4 P3 is moved to those who want White.",
			"3.2.6 P3, whose opponents had a rating of 1000 on average, is number 1 of the first half, and P4 number 2 of the second.",
			"C.04.2 Not P1, who came first in order: P1 and P3 are a forbidden pair."},
	}; !reflect.DeepEqual(pairs, want) {
		t.Errorf("%q, want\n%q", pairs, want)
	}
	if want := []string{"Bracket ½: 4 players: 2 want White, 2 want Black. Moved to those who want Black, so that both halves are " +
		"equal: P1 (3.2.4). Moved to those who want White, so that both halves are equal: P3 (3.2.4)."}; !slices.Equal(notes, want) {
		t.Errorf("%q, want\n%q", notes, want)
	}
}

// Nobody has played, and 1 may meet 2 alone, of the upper half too: 1 is moved to the lower half and 3 to the upper one.
func TestMovedInTheFirstRound(t *testing.T) {
	pairs, notes := heard(t, forbid(field(t, 5, model.White, "1900", "1800", "1700", "1600", "1500"), [2]int{1, 3}, [2]int{1, 4}))
	lot := "5.2.1 Neither has played: the colour of P%s comes from the pairing number and the colour drawn by lot."
	if want := map[string][]string{
		"1-2": {"3.2 Both have 0.", strings.Replace(lot, "%s", "1", 1), "3.2.4 P1 is moved to those who are in the lower half by number.",
			"3.2.6 P2, who has not played, is number 1 of the first half, and P1 number 1 of the second."},
		"3-4": {"3.2 Both have 0.", strings.Replace(lot, "%s", "3", 1), "3.2.4 P3 is moved to those who are in the upper half by number.",
			"3.2.6 P3, who has not played, is number 2 of the first half, and P4 number 2 of the second."},
	}; !reflect.DeepEqual(pairs, want) {
		t.Errorf("%q, want\n%q", pairs, want)
	}
	if want := []string{"Bye: P5, with 0, has the bye: of those who may have it and without whom the others can be paired, " +
		"the lowest score, then the most games played, then the largest pairing number (C.04.4.1 3.1).",
		"Bracket 0: 4 players, none of whom has played: the upper half by number meets the lower half. Moved to those who are in the " +
			"lower half by number, so that both halves are equal: P1 (3.2.4). Moved to those who are in the upper half by number, so that " +
			"both halves are equal: P3 (3.2.4)."}; !slices.Equal(notes, want) {
		t.Errorf("%q, want\n%q", notes, want)
	}
}

// A row of 22 in which each may meet his neighbours alone has one pairing: 1-2, 3-4 and so on, all inside the halves; ten
// pairs across would leave two over. However many pairs it has across, a pairing that leaves nobody over is better.
func TestARow(t *testing.T) {
	var wants []byte
	for k := range 22 {
		wants = append(wants, "wwbb"[k%4])
	}
	k, all := people(string(wants))
	k.f = &pairing.Field{Players: make([]pairing.Player, 22)}
	for i := range all {
		for j := range all {
			if i-j != 1 && j-i != 1 && i != j {
				k.ps[i].Barred = append(k.ps[i].Barred, int32(j))
			}
		}
	}
	b := &bracket{members: all, size: len(all)}
	must.Do(t, k.recompose(b))
	for i, p := range k.firstPermutation(b.halves) {
		if p[0]^1 != p[1] {
			t.Errorf("pair %d is of %d and %d", i+1, p[0]+1, p[1]+1)
		}
	}
	if most, ok := k.mostAcross(b, -1, -1); most != 0 || !ok {
		t.Errorf("%d pairs are across the halves, %v", most, ok)
	}
	if _, ok := k.mostAcross(b, 1, 2); ok {
		t.Error("2 and 3 meet, and 1 has somebody to meet")
	}
}

// Sixteen whom somebody must not meet are found in whatever order they were forbidden, and so are seventeen.
func TestBarredInAnyOrder(t *testing.T) {
	for _, n := range []int{16, 17} {
		var lines []string
		for range n + 2 {
			lines = append(lines, "1900")
		}
		f := field(t, 5, model.White, lines...)
		for j := n + 1; j > 1; j-- {
			forbid(f, [2]int{1, j})
		}
		ps := persons(f)
		for j := int32(1); int(j) <= n+1; j++ {
			if want := int(j) <= n; ps[0].bars(j) != want {
				t.Errorf("%d are forbidden: 1 and %d: %v, want %v", n, j+1, ps[0].bars(j), want)
			}
		}
	}
}

// How many are weighed to say why somebody does not float up: all of 400; of more, those down to his score.
func TestHowManyAreWeighed(t *testing.T) {
	for _, c := range []struct{ halves, none, weighed int }{
		{3, 396, 400}, {3, 397, 4}, {398, 1, 400}, {798, 2, 799}, {799, 2, 800}, {800, 2, 0},
	} {
		lines := []string{"1900 F"}
		for k := range c.halves + c.none {
			lines = append(lines, "1800 "+map[bool]string{true: "H", false: "Z"}[k < c.halves])
		}
		k, b := top(t, field(t, 9, model.White, lines...))
		b.members = append(b.members, 1)
		if r := k.notLifted(b, 2, -1); r.Rule != article+"4.2" || k.graph.Vertices() != c.weighed {
			t.Errorf("%+v: %d weighed, %s", c, k.graph.Vertices(), r.Rule)
		}
	}
}

package pairing

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// five are five players of whom 1 and 2 have played each other.
func five() *Field {
	f := &Field{Round: 2}
	for i := range 5 {
		f.Players = append(f.Players, Player{Number: i + 1, Name: string(rune('A' + i)),
			Past: []Past{{Opponent: -1, Outcome: model.ZeroBye}}})
	}
	for i := range 2 {
		f.Players[i].Past[0] = Past{Opponent: 1 - i, Colour: model.White, Outcome: model.Win}
	}
	return f
}

// TestUnpairedSaysWhatKeepsEachApart: who is without a mate is named, and each rule
// that keeps one of them from somebody stands there once, with its cure behind it.
func TestUnpairedSaysWhatKeepsEachApart(t *testing.T) {
	fide := Refusal{Again: phrase.New("Met."), Colours: phrase.New("Colours.")}
	own := fide
	own.Kept, own.KeptCure, own.ColoursCure = phrase.New("Kept."), phrase.New("let them"), phrase.New("turn one")
	const again, lift, third = "allow one pair a repeat by pairing it by hand", "lift a forbidden pair for this round",
		"pair two of them by hand, one with the third equal colour"
	const forbidden = "Forbidden pairs keep some apart."
	for _, c := range []struct {
		what    string
		r       Refusal
		mates   []int32 // of persons 0 to 4, who are players 5 to 1
		kept    string  // pairs of persons
		colours string
		left    string
		rules   string
		cures   []string
	}{
		{"the two who met", fide, []int32{1, 0, 2, -1, -1}, "", "", "B (no. 2), A (no. 1)", "Met.", []string{again}},
		{"who met needs no other reason", fide, []int32{1, 0, 2, -1, -1}, "34", "34", "B (no. 2), A (no. 1)", "Met.", []string{again}},
		{"kept apart", fide, []int32{-1, -1, 0, 0, 0}, "01", "01", "E (no. 5), D (no. 4)", forbidden, []string{lift}},
		{"kept apart from one who has a mate", fide, []int32{-1, 0, 0, 0, 0}, "02", "", "E (no. 5)", forbidden, []string{lift}},
		{"colours", fide, []int32{-1, -1, 0, 0, 0}, "", "01", "E (no. 5), D (no. 4)", "Colours.", []string{third}},
		{"all three", fide, []int32{-1, -1, -1, -1, -1}, "02", "01 12", "E (no. 5), D (no. 4), C (no. 3), B (no. 2), A (no. 1)",
			"Met.; " + forbidden + "; Colours.", []string{again, lift, third}},
		{"of mates nothing is said", fide, []int32{1, 0, -1, 4, 3}, "01", "34", "C (no. 3)", "", nil},
		{"sentences of its own", own, []int32{-1, -1, -1, 0, 0}, "02", "01", "E (no. 5), D (no. 4), C (no. 3)", "Kept.; Colours.",
			[]string{"let them", "turn one"}},
	} {
		apart := func(pairs string) func(v, w int32) bool {
			return func(v, w int32) bool { return strings.Contains(pairs, fmt.Sprint(min(v, w), max(v, w))) }
		}
		spaced := func(pairs string) string { // "01 12" as fmt.Sprint(0, 1) writes it
			var b strings.Builder
			for _, p := range strings.Fields(pairs) {
				b.WriteString(p[:1] + " " + p[1:] + ",")
			}
			return b.String()
		}
		kept, colours := apart(spaced(c.kept)), apart(spaced(c.colours))
		err := c.r.Unpaired(five(), Unpaired{Who: []int32{0, 1, 2, 3, 4}, Mates: c.mates, Index: func(v int32) int { return 4 - int(v) },
			Meet: func(v, w int32) bool { return !kept(v, w) && !colours(v, w) && min(v, w) != 3 }, Kept: kept})
		var im *Impossible
		if !errors.As(err, &im) || im.Round != 2 {
			t.Fatalf("%s: %v", c.what, err)
		}
		cures := append(c.cures, "give some of those left a bye", "end the event after this many rounds")
		if got := phrase.Join(", ", im.Left...).String(); got != c.left {
			t.Errorf("%s: left %q, want %q", c.what, got, c.left)
		}
		if got := phrase.Join("; ", im.Rules...).String(); got != c.rules {
			t.Errorf("%s: rules %q, want %q", c.what, got, c.rules)
		}
		if got := phrase.Join("; ", im.Cures...).String(); got != strings.Join(cures, "; ") {
			t.Errorf("%s: cures %q, want %q", c.what, got, cures)
		}
	}
}

// TestByelessNamesEight of those who would spare the others the bye.
func TestByelessNamesEight(t *testing.T) {
	r := Refusal{NoBye: phrase.New("No bye.")}
	f := &Field{Round: 4, Players: make([]Player, 12)}
	for i := range f.Players {
		f.Players[i].Number = i + 1
	}
	err := r.Byeless(f, []int{11, 10, 9, 8, 7, 6, 5, 4, 3})
	if want := "Round 4 cannot be paired. Left without an opponent: no. 12, no. 11, no. 10, no. 9, no. 8, no. 7, no. 6, no. 5. " +
		"No bye. Ways out: give a second bye by hand; let a house player fill in."; err.Error() != want {
		t.Errorf("%s", err)
	}
	r.NoByeCure = phrase.New("wait")
	if err := r.Byeless(f, nil); err.Error() != "Round 4 cannot be paired. No bye. Ways out: give a second bye by hand; wait." {
		t.Errorf("%s", err)
	}
}

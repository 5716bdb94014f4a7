package model

import (
	"fmt"
	"testing"
)

// TestRulings: what may be answered, and how it is said.
func TestRulings(t *testing.T) {
	for _, c := range []struct {
		on           Question
		text, answer string
		words        string
	}{
		{OnUnrated, " Drop ", "drop", "Tie-breaks of ratings are left out where somebody is unrated"},
		{OnUnrated, "OUT", "out", "Games against the unrated are left out"},
		{OnUnrated, "01400", "1400", "The unrated count as 1400"},
		{OnUnrated, "1", "1", "The unrated count as 1"},
		{OnUnrated, "4000", "4000", "The unrated count as 4000"},
		{OnBye, "win", "win", "The bye is worth a win"},
		{OnBye, "draw", "draw", "The bye is worth a draw"},
		{OnBye, "nothing", "nothing", "The bye is worth nothing"},
		{OnCarried, "with", "with", "Opponents count with the points that they carried"},
		{OnCarried, "without", "without", "Opponents count without the points that they carried"},
	} {
		r, err := ParseRuling(c.on, c.text)
		if err != nil || r != (Ruling{c.on, c.answer}) || r.Words().String() != c.words {
			t.Errorf("%s %q: %+v, %v, %q", c.on, c.text, r, err, r.Words())
		}
	}
	for _, c := range []struct {
		on   Question
		text string
	}{{OnUnrated, ""}, {OnUnrated, "0"}, {OnUnrated, "-5"}, {OnUnrated, "4001"}, {OnUnrated, "win"}, {OnUnrated, "14OO"},
		{OnBye, "drop"}, {OnBye, "1400"},
		{OnCarried, ""}} {
		if r, err := ParseRuling(c.on, c.text); err == nil {
			t.Errorf("%s is answered by %q: %+v", c.on, c.text, r)
		}
	}
}

// TestRuled: one answer to each question, in the order of the questions; "" takes it back.
func TestRuled(t *testing.T) {
	var r Ranking
	for _, c := range []struct {
		on     Question
		answer string
		want   string
	}{
		{OnCarried, "without", "[{carried without}]"}, {OnUnrated, "out", "[{unrated out} {carried without}]"},
		{OnUnrated, "1400", "[{unrated 1400} {carried without}]"}, {OnCarried, "", "[{unrated 1400}]"}, {OnUnrated, "", "[]"},
	} {
		before := fmt.Sprint(r.Rulings)
		next := r.Rule(c.on, c.answer)
		if got := fmt.Sprint(next); got != c.want || fmt.Sprint(r.Rulings) != before {
			t.Errorf("%s %q: %s, want %s; before %s", c.on, c.answer, got, c.want, r.Rulings)
		}
		if r.Rulings = next; r.Ruled(c.on) != c.answer {
			t.Errorf("%s is answered by %q, and was by %q", c.on, r.Ruled(c.on), c.answer)
		}
	}
	if r.Rulings != nil {
		t.Error("no answer is an empty list")
	}
}

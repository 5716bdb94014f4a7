package knockout

import (
	"fmt"
	"slices"
	"testing"

	"wallchart/model"
)

func TestSlots(t *testing.T) {
	if got := fmt.Sprint(slots(3)); got != "[1 8 4 5 2 7 3 6]" {
		t.Errorf("of eight: %s", got)
	}
	if got := fmt.Sprint(slots(4)); got != "[1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11]" {
		t.Errorf("of sixteen: %s", got)
	}
	for n, want := range []int{0, 0, 1, 2, 2, 3, 3, 3, 3, 4} {
		if got := Stages(n); got != want {
			t.Errorf("%d participants: %d rounds, want %d", n, got, want)
		}
	}
}

// field is so many entrants, and rounds in which "1>2" is a win of seed 1, "1=2" a draw, "1" a bye and "-1" somebody who is absent.
type field []Entrant

func newField(n int) field {
	all := make(field, n)
	for i := range all {
		all[i] = Entrant{Number: i + 1, In: true}
	}
	return all
}

func (f field) round(t *testing.T, games ...string) field {
	t.Helper()
	f = slices.Clone(f)
	for i := range f {
		f[i].Rounds = append(slices.Clone(f[i].Rounds), Game{Opponent: -1, Outcome: model.Rest})
	}
	at := func(n int) *Game { return &f[n-1].Rounds[len(f[n-1].Rounds)-1] }
	for _, g := range games {
		var a, b int
		var sign rune
		if n, _ := fmt.Sscanf(g, "%d%c%d", &a, &sign, &b); n == 3 {
			o := [2]model.Outcome{model.Draw, model.Draw}
			switch sign {
			case '>':
				o = [2]model.Outcome{model.Win, model.Loss}
			case 'x':
				o = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
			}
			at(a).Opponent, at(a).Outcome = b-1, o[0]
			at(b).Opponent, at(b).Outcome = a-1, o[1]
			continue
		}
		if _, err := fmt.Sscanf(g, "%d", &a); err != nil {
			t.Fatal(g)
		}
		if a > 0 {
			at(a).Outcome = model.PairingBye
		} else {
			at(-a).Outcome = model.Absent
		}
	}
	return f
}

// shown is the matches of a bracket: "1-. 4-5 | ...", who goes on in brackets.
func shown(b *Bracket) string {
	name := func(i int) string {
		switch i {
		case Nobody:
			return "."
		case Unknown:
			return "?"
		}
		return fmt.Sprint(b.Seed[i])
	}
	text := ""
	for n, s := range b.Stages {
		if n > 0 {
			text += " |"
		}
		for _, m := range s.Matches {
			text += fmt.Sprintf(" %s-%s(%s)", name(m.Sides[0]), name(m.Sides[1]), name(m.Winner))
		}
	}
	return text[1:]
}

func TestBracket(t *testing.T) {
	six := newField(6)
	first := six.round(t, "1", "2", "4>5", "6>3")
	extra := newField(2).round(t, "2=1")
	extra[1].Rounds[0].Extra = 1
	for _, c := range []struct {
		name  string
		rules Rules
		all   field
		want  string
	}{
		{"six before the first round", Rules{Games: 1}, six, "1-.(1) 4-5(?) 2-.(2) 3-6(?) | 1-?(?) 2-?(?) | ?-?(?)"},
		{"six after it", Rules{Games: 1}, first, "1-.(1) 4-5(4) 2-.(2) 3-6(6) | 1-4(?) 2-6(?) | ?-?(?)"},
		{"third place", Rules{Games: 1, Third: true}, first.round(t, "4>1", "2>6").round(t, "2>4", "1>6"),
			"1-.(1) 4-5(4) 2-.(2) 3-6(6) | 1-4(4) 2-6(2) | 4-2(2) 1-6(1)"},
		{"level", Rules{Games: 1}, newField(2).round(t, "2=1"), "1-2(?)"},
		{"level, the better seed", Rules{Games: 1, Seed: true}, newField(2).round(t, "2=1"), "1-2(1)"},
		{"level, a play-off", Rules{Games: 1, Seed: true}, extra, "1-2(2)"},
		{"level, who is paired on", Rules{Games: 1}, newField(4).round(t, "1=4", "2>3").round(t, "4>2"), "1-4(4) 2-3(2) | 4-2(4)"},
		{"one game of two", Rules{Games: 2}, newField(2).round(t, "1>2"), "1-2(?)"},
		{"two games", Rules{Games: 2}, newField(2).round(t, "1=2").round(t, "2>1"), "1-2(2)"},
		{"absent later", Rules{Games: 1}, newField(4).round(t, "1>4", "2>3").round(t, "-1", "2"), "1-4(1) 2-3(2) | 1-2(2)"},
		{"nobody comes", Rules{Games: 1}, newField(4).round(t, "1x4", "2>3"), "1-4(.) 2-3(2) | .-2(2)"},
		{"paired otherwise by hand", Rules{Games: 1}, newField(4).round(t, "1>3", "4>2"), "1-3(1) 2-4(4) | 1-4(?)"},
	} {
		if got := shown(Make(c.rules, c.all)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	// Who is absent from the first round is in no bracket: of four, three are left, and number 2 is the first seed.
	if got, want := shown(Make(Rules{Games: 1}, newField(4).round(t, "-1", "2", "3>4"))), "1-.(1) 2-3(2) | 1-2(?)"; got != want {
		t.Errorf("without number 1: %s, want %s", got, want)
	}
}

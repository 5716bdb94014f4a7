package team

import (
	"fmt"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
)

// scored is a task whose teams have these scores, in their order; their numbers are one more than their places. late is
// one of the last two rounds.
func scored(late bool, scores ...model.Points) *task {
	t := &task{f: &pairing.Field{}, round: &pairing.Round{Bye: -1}, late: late}
	for i, s := range scores {
		t.teams = append(t.teams, team{index: i, number: i + 1, score: s})
		t.left = append(t.left, i)
	}
	return t
}

// bar forbids pairs, a letter for each team: "ab cd".
func (t *task) bar(pairs string) {
	for k := 0; k+1 < len(pairs); k += 3 {
		a, b := int(pairs[k]-'a'), int(pairs[k+1]-'a')
		t.teams[a].barred = append(t.teams[a].barred, b)
		t.teams[b].barred = append(t.teams[b].barred, a)
	}
}

// only allows these pairs alone.
func (t *task) only(pairs string) {
	for b := range t.teams {
		for a := range b {
			t.bar(string([]byte{byte('a' + a), byte('a' + b)}))
		}
	}
	for k := 0; k+1 < len(pairs); k += 3 {
		a, b := int(pairs[k]-'a'), int(pairs[k+1]-'a')
		t.teams[a].barred = slices.DeleteFunc(t.teams[a].barred, func(o int) bool { return o == b })
		t.teams[b].barred = slices.DeleteFunc(t.teams[b].barred, func(o int) bool { return o == a })
	}
}

// floated marks those who floated in the last round, a letter for each.
func (t *task) floated(who string) {
	for _, c := range who {
		t.teams[c-'a'].floated = true
	}
}

// Article 3.4: who floats up into the highest score group, by C3 to C7 and then the first in order. Teams are a, b, c … in the
// order of score and number.
func TestUpfloatersByTheText(t *testing.T) {
	type points = []model.Points
	for _, c := range []struct {
		name   string
		scores points
		size   int
		barred string
		float  string
		late   bool
		want   string
	}{
		{"C4: nobody, if the group can be paired", points{4, 4, 2, 2}, 2, "", "", false, ""},
		{"C4: two, if it cannot", points{4, 4, 2, 2}, 2, "ab", "", false, "cd"},
		{"C4 stands before C6", points{4, 4, 2, 2, 0, 0}, 2, "cd", "", false, ""},
		{"C4: one for an odd group, the first in order", points{4, 2, 2, 2}, 1, "", "", false, "b"},
		{"C3: one whom the group may meet", points{4, 2, 2, 2}, 1, "ab", "", false, "c"},
		{"C3: the others can be paired", points{4, 2, 2, 2}, 1, "cd", "", false, "c"},
		{"C5: the higher score, even of who floated", points{6, 4, 2, 2}, 1, "", "b", false, "b"},
		{"C5: two of the middle, not one high and one low", points{6, 6, 4, 2, 2, 0}, 2, "ab df ef", "", false, "de"},
		{"C5 stands before C7", points{6, 6, 4, 2, 2, 0}, 2, "ab df ef", "de", false, "de"},
		{"C6: the following group can be paired", points{4, 2, 2, 2, 0, 0}, 1, "cd", "", false, "c"},
		{"C6 stands before C7", points{4, 2, 2, 2, 0, 0}, 1, "cd bc", "c", false, "c"},
		{"C7 decides among those equal by C6", points{4, 2, 2, 2, 0, 0}, 1, "cd", "c", false, "d"},
		{"C6: one of the following group may be left over", points{4, 2, 2, 2, 2, 0, 0, 0}, 1, "cd ce de", "", false, "c"},
		{"C6 cannot be had: the first in order", points{4, 2, 2, 2, 2, 2, 0, 0, 0, 0}, 1, "bc be bf cd ce cf de df ef", "", false, "b"},
		{"C7: who did not float", points{4, 2, 2, 2}, 1, "", "b", false, "c"},
		{"C7: the fewest of those who floated", points{4, 2, 2, 2}, 1, "", "bcd", false, "b"},
		{"C7 has no say in the last two rounds", points{4, 2, 2, 2}, 1, "", "b", true, "b"},
		{"C7: one who floated is one too many", points{4, 4, 2, 2, 2, 2}, 2, "ab cf ce", "c", false, "ef"},
	} {
		x := scored(c.late, c.scores...)
		x.bar(c.barred)
		x.floated(c.float)
		lifted, err := x.upfloaters(c.size)
		got := ""
		for i, up := range lifted {
			if up {
				got += string(rune('a' + i))
			}
		}
		if err != nil || got != c.want {
			t.Errorf("%s: %s float up, %v; want %s", c.name, got, err, c.want)
		}
	}
}

// C6 speaks of the next lower score of the round: if all its teams have floated up by now it has no say, and the receiver of
// the bye is not of the round any more. Of b (2½ before), c, d and e the last two do not meet.
func TestFollowingScoreGroup(t *testing.T) {
	for _, c := range []struct {
		bye  int
		want int
	}{{-1, 2}, {1, 3}} {
		x := scored(false, 6, 4, 2, 2, 2, 0, 0)
		x.bar("de")
		x.left = []int{0, 2, 3, 4, 5, 6}
		x.round.Bye = c.bye
		lifted, err := x.upfloaters(1)
		if err != nil || slices.Index(lifted, true) != c.want-1 {
			t.Errorf("the bye is %d: %v, %v; want place %d", c.bye, lifted, err, c.want-1)
		}
	}
}

// Articles 3.5 and 3.6: who meets whom in a bracket, by C8 to C10 and then the first identifier. A preference is a letter for
// each team, a capital a strong one.
func TestBracketByTheText(t *testing.T) {
	for _, c := range []struct {
		name  string
		wants string
		up    string // who floated up into the bracket
		float string
		late  bool
		only  string // the pairs allowed; all, if empty
		want  string
	}{
		{"the upper half against the lower", "----", "", "", false, "", "ac bd"},
		{"the first identifier has the smallest upper numbers", "----", "", "", false, "ad bc ab cd", "ad bc"},
		{"the second pair may not meet", "----", "", "", false, "ac ad bc ab cd", "ad bc"},
		{"everybody is paired, whatever the preferences", "wwbb", "", "", false, "ab bc cd", "ab cd"},
		{"C8: different preferences", "wbw-", "", "", false, "", "ad bc"},
		{"C8 stands before the identifier", "w-wb", "", "", false, "ac bd ab cd", "ab cd"},
		{"C9: not two strong ones", "WwWw", "", "", false, "", "ad bc"},
		{"C9: both strong, or it does not matter", "Wwww", "", "", false, "", "ac bd"},
		{"C9: the other one alone", "wwWw", "", "", false, "", "ac bd"},
		{"C10: an upfloater's opponent did not float", "----", "d", "b", false, "", "ad bc"},
		{"C10 has no say in the last two rounds", "----", "d", "b", true, "", "ac bd"},
		{"C10: with the smaller number", "----", "a", "c", false, "", "ad bc"},
		{"C10: only who meets an upfloater", "----", "", "c", false, "", "ac bd"},
		{"C10: only who meets one, the smaller number", "----", "", "b", false, "", "ac bd"},
		{"C10: the upfloater himself may have floated", "----", "d", "d", false, "", "ac bd"},
		{"C8 stands before C9", "WWw--w", "", "", false, "ab cd ef bc de af", "ab cd ef"},
		{"C8 stands before C10", "ww-b", "d", "b", false, "ac bd ab cd", "ac bd"},
		{"C9 stands before C10", "wwWW", "d", "b", false, "ac bd ab cd", "ac bd"},
		{"C10 stands before the identifier", "--------", "h", "d", false, "ae bf cg dh ab cd eg fh", "ab cd eg fh"},
	} {
		x := scored(c.late, make([]model.Points, len(c.wants))...)
		var members []int
		for i, w := range c.wants {
			m := &x.teams[i]
			members, m.score = append(members, i), 4
			m.strong = w == 'W' || w == 'B'
			m.wants = map[rune]model.Colour{'w': model.White, 'W': model.White, 'b': model.Black, 'B': model.Black}[w]
		}
		for _, u := range c.up {
			x.teams[u-'a'].score = 2
		}
		x.floated(c.float)
		if c.only != "" {
			x.only(c.only)
		}
		err := x.pairMembers(members, 4)
		if got := pairs(x.round); err != nil || got != c.want {
			t.Errorf("%s: %s, %v; want %s", c.name, got, err, c.want)
		}
	}
}

// pairs lists the pairs in the order in which they were made, the smaller number of each first.
func pairs(r *pairing.Round) (s string) {
	for k, p := range r.Pairs {
		if k > 0 {
			s += " "
		}
		s += fmt.Sprintf("%c%c", 'a'+min(p.White, p.Black), 'a'+max(p.White, p.Black))
	}
	return s
}

// A large bracket is solved in parts: team k meets team k + half, but at three places a forbidden pair makes it and the next
// exchange their opponents.
func TestLargeBracket(t *testing.T) {
	for _, n := range []int{110, 128} {
		half := n / 2
		x := scored(false, make([]model.Points, n)...)
		var members []int
		want := make([]int, half)
		for i := range n {
			members = append(members, i)
		}
		for k := range half {
			want[k] = half + k
		}
		for _, k := range []int{0, 30, half - 2} {
			x.teams[k].barred, x.teams[half+k].barred = []int{half + k}, []int{k}
			want[k], want[k+1] = half+k+1, half+k
		}
		if err := x.pairMembers(members, 0); err != nil || len(x.round.Pairs) != half {
			t.Fatalf("%d teams: %d pairs, %v", n, len(x.round.Pairs), err)
		}
		for k, p := range x.round.Pairs {
			if a, b := min(p.White, p.Black), max(p.White, p.Black); a != k || b != want[k] {
				t.Errorf("%d teams: %d meets %d, want %d and %d", n, a+1, b+1, k+1, want[k]+1)
			}
		}
	}
}

package burstein

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// field reads a small tournament: a player a row, first "-" when absent, z for a
// zero-point bye or h for a half-point bye in the round to be paired; then the
// rounds: w4+ is White and a win against number 4, b4= Black and a draw; x4+ and
// x4- a forfeit; u the bye, f h z full-, half- and zero-point byes. Numbers are
// the places of the rows. White is the initial colour.
func field(rounds int, rows ...string) *pairing.Field {
	f := &pairing.Field{Rounds: rounds, Initial: model.White, Win: 2, Draw: 1}
	byes := map[byte]model.Outcome{'u': model.PairingBye, 'f': model.FullBye, 'h': model.HalfBye, 'z': model.ZeroBye, '-': model.Absent}
	for i, row := range rows {
		p := pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: "P" + strconv.Itoa(i+1), Present: true}
		for k, word := range strings.Fields(row) {
			bye, isBye := byes[word[0]]
			if k == 0 && word != "." {
				p.Present, p.Why = false, bye
			}
			if k == 0 {
				continue
			}
			g := pairing.Past{Opponent: -1, Outcome: bye}
			if !isBye {
				n := len(word) - 1
				opponent, err := strconv.Atoi(word[1:n])
				if err != nil {
					panic(err)
				}
				g.Opponent = opponent - 1
				g.Colour = map[byte]model.Colour{'w': model.White, 'b': model.Black, 'x': model.White}[word[0]]
				g.Outcome = map[byte]model.Outcome{'+': model.Win, '=': model.Draw, '-': model.Loss}[word[n]]
				if word[0] == 'x' {
					g.Outcome = map[byte]model.Outcome{'+': model.ForfeitWin, '-': model.ForfeitLoss}[word[n]]
				}
			}
			switch g.Outcome.Worth() {
			case model.WorthWin, model.WorthPairingBye, model.WorthFullBye:
				g.Points = 2
			case model.WorthDraw, model.WorthHalfBye:
				g.Points = 1
			}
			p.Past = append(p.Past, g)
			p.Score += g.Points
		}
		f.Round = len(p.Past) + 1
		f.Players = append(f.Players, p)
	}
	return f
}

// written is a round as "2-1 3-4 bye 5", White first, in board order.
func written(f *pairing.Field, r *pairing.Round) string {
	var words []string
	for _, p := range r.Pairs {
		words = append(words, fmt.Sprintf("%d-%d", f.Players[p.White].Number, f.Players[p.Black].Number))
	}
	if r.Bye >= 0 {
		words = append(words, fmt.Sprintf("bye %d", f.Players[r.Bye].Number))
	}
	return strings.Join(words, " ")
}

// The smallest example of each article, worked out by hand. After round 1 of 3 the
// seeding rounds are over. Absent opponents are there for their scores.
func TestArticles(t *testing.T) {
	for _, c := range []struct {
		article, why string
		want         string
		rows         []string
	}{
		{"4", "all are level, so numbers are pairing numbers: first against last; who had White gets Black", "4-1 3-2",
			[]string{". w3=", ". w4=", ". b1=", ". b2="}},
		{"1.8", "4 has Buchholz 4, the others 2: the order is 4 1 2 3", "1-2 4-3",
			[]string{". w5+ b6-", ". w5+ b6-", ". w5+ b6-", ". w6+ b6-", "h z z", "h u u"}},
		{"C1", "1 and 4 have met, and so have 2 and 3", "3-1 4-2",
			[]string{". w4=", ". w3=", ". b2=", ". b1="}},
		{"C2", "3 is last, but has had a bye", "3-1 bye 2",
			[]string{". w4+", ". w4+", ". u", "h u"}},
		{"C2", "3 is last, but has a win's points without playing", "3-1 bye 2",
			[]string{". w4+", ". w4+", ". x4+", "h u"}},
		{"C3", "1 and 2 must have White and do not meet, so that one of them has the bye: the last by 1.8", "1-3 bye 2",
			[]string{". b4+ b5+", ". b5+ b4+", ". z z", "h w1- w2-", "h w2- w1-"}},
		{"3.1", "of the two with nothing, 4 has played more than 5", "3-1 5-2 bye 4",
			[]string{". w4+", ". w3=", ". b2=", ". b1-", ". z"}},
		{"3.1", "of two who are level the last by 1.8 has the bye: 1, whose opponent made less", "2-3 bye 1",
			[]string{". b5-", ". b4-", ". w5+", "h u", "h h"}},
		{"C4", "1-3 comes first, but then 2 would be left with 4, whom he has met", "1-2 3-4",
			[]string{". w9= b8+", ". w4= b8+", ". w7= b8+", ". b2= w7=", "h z z", "h z z", "h z z", "h z z", "h u u"}},
		{"C5", "of three one floats, the middle one: 1-3", "1-3 2-4",
			[]string{". b4+", ". b5+", ". w6+", ". w1-", "h b2-", "h b3-"}},
		{"C6", "the order is 2 1 3; 2-3 comes first, but then 1, who has floated down to them, would float on", "2-1 4-3",
			[]string{". w5+", ". b6=", ". w7=", ". b8-", "h h", "h u", "h z", "h z"}},
		{"C7", "1-3 comes first, but 2, who would float, has met 4, so that both would float on to 5 and 6", "1-2 3-4 5-6",
			[]string{". w9= b8+", ". w4= b8+", ". w7= b8+", ". b2= w7=", ". w7- b8-", ". b7- w8-", "h z z", "h z z", "h u u"}},
		{"C8", "1-4 comes first, but both want Black, and 2 and 3 both White", "2-1 3-4",
			[]string{". w3=", ". b4=", ". b1=", ". w2="}},
	} {
		f := field(3, c.rows...)
		r, err := System.Pair(f, pairing.Options{})
		if err != nil {
			t.Errorf("%s: %v", c.article, err)
			continue
		}
		if got := written(f, r); got != c.want {
			t.Errorf("%s, %s: got %s, want %s", c.article, c.why, got, c.want)
		}
		if wrong := newWitness(f).differs(r, nil); wrong != "" {
			t.Errorf("%s: the witness: %s", c.article, wrong)
		}
	}
}

// 1.6: the first half of the rounds, but at most four, is paired by the Dutch
// System.
func TestSeedingRounds(t *testing.T) {
	for rounds, want := range map[int]int{1: 0, 2: 1, 3: 1, 5: 2, 7: 3, 8: 4, 9: 4, 11: 4} {
		if got := seeding(rounds); got != want {
			t.Errorf("of %d rounds %d are seeding rounds, want %d", rounds, got, want)
		}
	}
	// Numbers 1 and 3 meet in the first round by the Dutch System; folded it would
	// be 1 and 4.
	f := field(3, ".", ".", ".", ".")
	f.Round = 1
	r, err := System.Pair(f, pairing.Options{Explain: true})
	if err != nil || written(f, r) != "1-3 4-2" {
		t.Fatalf("%v, %v", r, err)
	}
	if n := r.Notes[0]; !strings.Contains(n.Text.String(), "Of 3 rounds the first is paired by the Dutch System") {
		t.Errorf("%v does not say that this is a seeding round", n)
	}
}

// 1.7, in half points and quarters of a point.
func TestIndex(t *testing.T) {
	for _, c := range []struct {
		what                string
		buchholz, sonneborn int
		rows                []string // the index is of the first
	}{
		{"won against 1½ and drew with 1", 5, 8, []string{". w2+ b3=", ". u h", ". h h"}},
		// Own score 2½: 1 + 2½ + 2½, and 1×1 + 1×2½ + ½×2½.
		{"a forfeit win and a half-point bye are games against oneself", 12, 19, []string{". w2+ x3+ h", ". b1- u z", ". u u u"}},
		// Own score ½: ½ + ½, and 0×½ + ½×½.
		{"so are rounds before a late entry", 2, 1, []string{". - h"}},
		// Own score 1: 0 + 1 + 1, and 1×0.
		{"the score of one who is there counts as it is", 4, 0, []string{". w2+ z z", ". b1- z z"}},
		// 1 + 1 + 1, and 1×1: of number 2 the rounds 2 and 3 count as draws.
		{"of one who is absent a run of zero-point byes counts as draws", 6, 4, []string{". w2+ z z", "z b1- z z"}},
		// Own score 1½: 2 + ½ + 1½, and 1×2 + ½×½.
		{"a half-point bye ends the run", 8, 9, []string{". w2+ w3= z", "z u z z", "z z z h"}},
		{"a half-point bye now is no zero-point bye", 3, 2, []string{". b2+ b3-", "h h z", "h u z"}},
		{"withdrawn is absent for nothing", 1, 2, []string{". w2+", "- z"}},
	} {
		f := field(5, c.rows...)
		if x := indexOf(f, 0); int(x.buchholz) != c.buchholz || int(x.sonneborn) != c.sonneborn {
			t.Errorf("%s: Buchholz %d half points, Sonneborn-Berger %d quarters; want %d and %d",
				c.what, x.buchholz, x.sonneborn, c.buchholz, c.sonneborn)
		}
	}
}

// 5.2: White is the higher ranked's, by article. The first of the two is ranked
// higher.
func TestColours(t *testing.T) {
	for _, c := range []struct {
		h, l    string // colours of the games
		seat    int
		white   bool
		article int
	}{
		{"", "", 1, true, 1}, {"", "", 2, false, 1},
		{"b", "w", 2, true, 2}, {"w", "", 1, false, 2}, {"", "w", 2, true, 2}, {"", "b", 1, false, 2},
		{"wb", "bbw", 1, false, 3}, {"bw", "wwbbw", 1, true, 3},
		{"wb", "b", 1, false, 3}, {"b", "wb", 1, true, 3}, {"bwb", "wbb", 1, false, 3}, {"wbb", "bwb", 1, true, 3},
		{"bwwb", "wbwb", 1, false, 4}, {"wbwb", "bwwb", 1, true, 4}, {"bw", "bw", 1, false, 5}, {"b", "b", 2, true, 5},
	} {
		read := func(s string) *person {
			p := &person{Person: fide.Person{Seat: c.seat}}
			for _, r := range s {
				p.Colours = append(p.Colours, map[rune]model.Colour{'w': model.White, 'b': model.Black}[r])
			}
			p.Prefer()
			return p
		}
		k := &task{f: &pairing.Field{Initial: model.White}}
		got, article := k.allot(read(c.h), read(c.l))
		if (got == model.White) != c.white || article != c.article {
			t.Errorf("%q above %q: White %v by 5.2.%d, want %v by 5.2.%d", c.h, c.l, got == model.White, article, c.white, c.article)
		}
	}
}

// The printed example of ten players: round 3 of 5, after two Dutch rounds. Number 3
// floats down and must not float on; of the two pairings without a clash the one
// in which number 1 of the bracket has an opponent is taken.
func TestTenPlayers(t *testing.T) {
	f := field(5, ". b6+ w9=", ". w7= b4+", ". b8+ w10+", ". w9- w2-", ". b10- w8+",
		". w1- b7-", ". b2= w6+", ". w3- b5-", ". b4+ b1=", ". w5+ b3-")
	for i, want := range []index{{3, 3}, {3, 3}, {2, 4}, {6, 0}, {2, 0}, {6, 0}, {3, 3}, {6, 0}, {3, 3}, {6, 4}} {
		if got := indexOf(f, i); got != want {
			t.Errorf("number %d: %v, want %v", i+1, got, want)
		}
	}
	r := must.Have(System.Pair(f, pairing.Options{Explain: true}))(t)
	if got, want := written(f, r), "9-3 2-1 10-7 6-5 8-4"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got, want := r.Notes[1].Text, "5 players, 1 of them moved down; 2 pairs. Left over: P7. In order, with Buchholz and Sonneborn-Berger: "+
		"1 P1 (1½, ¾), 2 P2 (1½, ¾), 3 P7 (1½, ¾), 4 P9 (1½, ¾), 5 P3 (1, 1)."; got.String() != want {
		t.Errorf("the note of the second bracket is\n%s, want\n%s", got, want)
	}
}

// Six players of whom four are paired: 45 pairings, of which the handbook prints the
// first and the last ones in this order.
func TestOrderOfPairings(t *testing.T) {
	w := &witness{f: &pairing.Field{}, ps: make([]wPlayer, 6)}
	for v := range w.ps {
		w.ps[v].at = v
	}
	var got []string
	w.pairings([]int{0, 1, 2, 3, 4, 5}, nil, nil, func(pairs [][2]int, _ []int) {
		if len(pairs) == 2 {
			got = append(got, fmt.Sprintf("%d-%d %d-%d", pairs[0][0]+1, pairs[0][1]+1, pairs[1][0]+1, pairs[1][1]+1))
		}
	})
	first := []string{"1-6 2-5", "1-6 2-4", "1-6 2-3", "1-6 3-5", "1-6 3-4", "1-6 4-5", "1-5 2-6"}
	if len(got) != 45 || !slices.Equal(got[:7], first) || got[44] != "3-4 5-6" {
		t.Errorf("%d pairings, %v … %v; want 45, %v … 3-4 5-6", len(got), got[:min(7, len(got))], got[len(got)-1:], first)
	}
}

package keizer

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
)

// field is six, A to F by rating, after the rounds that were played: "B-A 0" with White first, "B excused", "F bye".
func field(rounds ...string) *pairing.Field {
	f := &pairing.Field{Round: len(rounds) + 1, Rounds: 30, Initial: model.White, Win: model.One, Draw: model.Half}
	for i := range 6 {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i)),
			Rating: model.Rating(2000 - 100*i), Present: true})
	}
	outcome := map[string]model.Outcome{"1": model.Win, "½": model.Draw, "0": model.Loss, "+": model.ForfeitWin}
	for n, round := range rounds {
		for i := range f.Players {
			f.Players[i].Past = append(f.Players[i].Past, pairing.Past{Opponent: -1, Outcome: model.ZeroBye})
		}
		for _, one := range strings.Split(round, ", ") {
			who, made, _ := strings.Cut(one, " ")
			white := int(who[0] - 'A')
			switch made {
			case "bye":
				f.Players[white].Past[n].Outcome = model.PairingBye
			case "excused":
			default:
				black, o := int(who[2]-'A'), outcome[made]
				f.Players[white].Past[n] = pairing.Past{Opponent: black, Colour: model.White, Outcome: o}
				f.Players[black].Past[n] = pairing.Past{Opponent: white, Colour: model.Black, Outcome: o.Opposite()}
			}
		}
	}
	return f
}

var example = []string{"B-A 0, D-C ½, F-E 0", "A-C 1, E-D 1, B excused, F bye", "E-A ½, C-B 1, D-F 1"}

// paired is the round as "A-D, C-E, F-B", with the bye behind it.
func paired(t *testing.T, f *pairing.Field, set model.SystemSettings) string {
	t.Helper()
	r, err := pairWith(set)(f, pairing.Options{})
	if err != nil {
		return err.Error()
	}
	var all []string
	for _, p := range r.Pairs {
		all = append(all, f.Players[p.White].Name+"-"+f.Players[p.Black].Name)
	}
	if r.Bye >= 0 {
		all = append(all, f.Players[r.Bye].Name+" bye")
	}
	return strings.Join(all, ", ")
}

// TestWorkedExample: round by round, the table from the top and the colours by their balance.
func TestWorkedExample(t *testing.T) {
	for _, c := range []struct {
		rounds int
		set    model.SystemSettings
		want   string
	}{
		// Nobody has had a colour or met anybody: the lower has White.
		{0, nil, "B-A, D-C, F-E"},
		// A C D E B F: A and C have both had Black, B and F both White, and have not met: the lower. E has had Black, D White.
		{1, nil, "C-A, E-D, F-B"},
		// A E C D B F. A has met E, C and B, of whom none may come back before round 7; E C; B F.
		{3, model.SystemSettings{distance: "4"}, "A-D, C-E, F-B"},
		// With three rounds between them A may meet B, whom he met in round 1, but E and C are too near: D is higher than B.
		{3, nil, "A-D, C-E, F-B"},
		// A may meet C again, whom he met in round 2 with White; both have one White less than Blacks.
		{3, model.SystemSettings{distance: "2"}, "C-A, D-E, F-B"},
	} {
		if got := paired(t, field(example[:c.rounds]...), c.set); got != c.want {
			t.Errorf("round %d, %v: %s, want %s", c.rounds+1, c.set, got, c.want)
		}
	}
}

// TestWhoIsThere: who is not is passed over, the bye is the lowest's who has had the fewest, and is not the same one's again.
func TestWhoIsThere(t *testing.T) {
	f := field(example...)
	f.Players[0].Present = false
	// E C D B F: F has had the bye. With C as opponent of E, D and F would be left, who met in round 3; D and E met in round 2.
	if got, want := paired(t, f, nil), "F-E, C-D, B bye"; got != want {
		t.Errorf("without A: %s, want %s", got, want)
	}
	f = field("B-A 0, D-C 1, F bye", "A-D 1, C-B 1, F bye")
	f.Players[4].Present = false
	if got := paired(t, f, nil); !strings.HasSuffix(got, "B bye") {
		t.Errorf("F has had it twice: %s", got)
	}
}

// TestForbidden: two who are kept apart never meet, and where that leaves somebody it is said who.
func TestForbidden(t *testing.T) {
	f := field()
	f.Forbidden = [][2]int{{0, 1}, {2, 0}}
	if got, want := paired(t, f, nil), "D-A, C-B, F-E"; got != want {
		t.Errorf("A apart from B and C: %s, want %s", got, want)
	}
	for i := 1; i < 6; i++ {
		f.Forbidden = append(f.Forbidden, [2]int{0, i})
	}
	if got := paired(t, f, nil); !strings.Contains(got, "A (no. 1)") || !strings.Contains(got, "Forbidden pairs") {
		t.Errorf("A apart from all: %s", got)
	}
}

// TestDistanceIsShortened: four who have all met meet again, after as many rounds as can be.
func TestDistanceIsShortened(t *testing.T) {
	f := field("A-B 1, C-D 1", "C-A 0, D-B 0", "A-D 1, B-C 1", "B-A 0, D-C 0")
	f.Players[4].Present, f.Players[5].Present = false, false
	r := must.Have(pairWith(model.SystemSettings{distance: "9"})(f, pairing.Options{Explain: true}))(t)
	got := fmt.Sprint(r.Pairs[0].White, r.Pairs[0].Black, r.Pairs[1].White, r.Pairs[1].Black)
	if got != "0 2 1 3" && got != "2 0 1 3" && got != "0 2 3 1" {
		t.Errorf("paired are %s", got) // A-C and B-D met in round 2, the longest ago
	}
	if len(r.Notes) != 1 || !strings.Contains(r.Notes[0].Text.String(), "No round keeps 9 rounds between two meetings; 3 are kept.") {
		t.Errorf("it says %v", r.Notes)
	}
	var why []string
	for _, w := range r.Pairs[0].Why {
		why = append(why, w.Text.String())
	}
	if text := strings.Join(why, " "); !strings.Contains(text, "A is number 1 of the table and C number 4.") ||
		!strings.Contains(text, "B is not met again yet: they met in round 4.") {
		t.Errorf("A meets C because %s", text)
	}
}

// TestColours: fewer Whites, then who had Black when they last met, then the lower in the table.
func TestColours(t *testing.T) {
	f := field("A-B 1", "B-A 0", "B-A 0")
	for i := 2; i < 6; i++ {
		f.Players[i].Present = false
	}
	if got := paired(t, f, nil); got != "A-B" {
		t.Errorf("A has had one White of three: %s", got)
	}
	f = field("A-B 1", "B-A 0")
	for i := 2; i < 6; i++ {
		f.Players[i].Present = false
	}
	if got := paired(t, f, nil); got != "A-B" {
		t.Errorf("B had White when they last met: %s", got)
	}
}

package knockout

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
)

// cup is so many players, A the first seed, after the rounds that were played: "D-E 1" with White first, "A bye"; who is in none of
// them was out, and who stands in absent does not come to the next round.
func cup(players int, absent string, rounds ...string) *pairing.Field {
	f := &pairing.Field{Round: len(rounds) + 1, Rounds: 9, Initial: model.White, Win: model.One, Draw: model.Half}
	for i := range players {
		name := string(rune('A' + i))
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: name, Present: !strings.Contains(absent, name)})
	}
	outcome := map[string]model.Outcome{"1": model.Win, "½": model.Draw, "0": model.Loss}
	worth := map[model.Outcome]model.Points{model.Win: model.One, model.Draw: model.Half}
	for n, round := range rounds {
		for i := range f.Players {
			f.Players[i].Past = append(f.Players[i].Past, pairing.Past{Opponent: -1, Outcome: model.Rest})
		}
		for _, one := range strings.Split(round, ", ") {
			who, made, _ := strings.Cut(one, " ")
			white := int(who[0] - 'A')
			if made == "bye" {
				f.Players[white].Past[n] = pairing.Past{Opponent: -1, Outcome: model.PairingBye, Points: model.One}
				continue
			}
			black, o := int(who[2]-'A'), outcome[made]
			f.Players[white].Past[n] = pairing.Past{Opponent: black, Colour: model.White, Outcome: o, Points: worth[o]}
			f.Players[black].Past[n] = pairing.Past{Opponent: white, Colour: model.Black, Outcome: o.Opposite(), Points: worth[o.Opposite()]}
		}
	}
	return f
}

// made is the round as "D-E, F-C; byes A B; out G", with the reasons that are given if they are asked for.
func made(f *pairing.Field, set model.SystemSettings, why bool) string {
	r, err := pairWith(set)(f, pairing.Options{Explain: why})
	if err != nil {
		return err.Error()
	}
	var pairs []string
	for _, p := range r.Pairs {
		text := f.Players[p.White].Name + "-" + f.Players[p.Black].Name
		for _, reason := range p.Why {
			text += fmt.Sprintf(" [%s]", reason.Text)
		}
		pairs = append(pairs, text)
	}
	text := strings.Join(pairs, ", ")
	names := func(what string, who []int) {
		for n, i := range who {
			if n == 0 {
				text += "; " + what
			}
			text += " " + f.Players[i].Name
		}
	}
	if r.Bye >= 0 {
		names("byes", append([]int{r.Bye}, r.More...))
	}
	names("out", r.Rests)
	for _, n := range r.Notes {
		text += fmt.Sprintf(" [%s: %s]", n.Where, n.Text)
	}
	return text
}

// TestTheCupOfTheRules is the example of docs/rules/knockout.md round by round, with more of its rules: who meets whom, the byes, the
// colours, the third place.
func TestTheCupOfTheRules(t *testing.T) {
	third, two := model.SystemSettings{"third": "yes"}, model.SystemSettings{"games": "2"}
	first := "D-E 1, F-C 1, A bye, B bye"
	for _, c := range []struct {
		name string
		f    *pairing.Field
		set  model.SystemSettings
		want string
	}{
		{"the first round: on odd boards the better seed has White, on even Black", cup(6, ""), nil, "D-E, F-C; byes A B"},
		{"seeds 1 and 4 of four", cup(4, ""), nil, "A-D, C-B"},
		{"the semi-finals: the other colour than in the last game; who had none follows the opponent's", cup(6, "", first), nil,
			"A-D, B-F; out C E"},
		{"the final, and the third place beside it", cup(6, "", first, "A-D 0, B-F 1"), third, "D-B, F-A; out C E"},
		{"the final alone", cup(6, "", first, "A-D 0, B-F 1"), nil, "D-B; out A C E F"},
		{"it is over", cup(2, "", "A-B 1"), nil, "The final has been played."},
		{"the second game of a match: the colours alternate", cup(4, "", "A-D 1, C-B 0"), two, "D-A, B-C"},
		{"the second match: they alternate from the last game", cup(4, "", "A-D 1, C-B 0", "D-A 0, B-C 1"), two, "A-B; out C D"},
		{"White of the bracket is absent", cup(8, "A", "A-H 1, D-E 1, B-G 1, C-F 1"), nil, "C-B; byes D; out E F G H"},
		{"Black of the bracket is absent", cup(8, "D", "A-H 1, D-E 1, B-G 1, C-F 1"), nil, "C-B; byes A; out E F G H"},
		{"both of a match are absent", cup(8, "AD", "A-H 1, D-E 1, B-G 1, C-F 1"), nil, "C-B; out E F G H"},
		{"nobody meets anybody", cup(4, "AB", "A-D 1, B-C 1"), nil, "In no match of this round are both players present."},
		{"a match is level", cup(4, "", "A-D ½, B-C 1"), nil, "The match A – D is level."},
		{"both are", cup(4, "", "A-D ½, B-C ½"), nil, "The match A – D is level. The match B – C is level."},
		{"the better seed goes on", cup(4, "", "A-D ½, C-B ½"), model.SystemSettings{"level": "seed"}, "B-A; out C D"},
	} {
		got := made(c.f, c.set, false)
		if _, refused, ok := strings.Cut(got, " cannot be paired. "); ok {
			got, _, _ = strings.Cut(refused, " Ways out: ")
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestWhyTheyMeet: the bracket, and the colours.
func TestWhyTheyMeet(t *testing.T) {
	first := "D-E 1, F-C 1, A bye, B bye"
	for _, c := range []struct {
		f    *pairing.Field
		set  model.SystemSettings
		want []string
	}{
		{cup(6, ""), nil, []string{
			"[Seeds 4 and 5 meet in round 1 of the bracket.] [On odd boards the better seed has the colour that was drawn.]",
			"[Seeds 3 and 6 meet in round 1 of the bracket.] [On even boards the better seed has the other colour than was drawn.]",
			"[Bye: A is seed 1, and the bracket has a free place for each of the best seeds.]", "[Bye: B is seed 2, and"}},
		{cup(6, "", first), nil, []string{"A-D [Seeds 1 and 4 meet in round 2 of the bracket.] [D had the other colour in the last game.]"}},
		{cup(6, "A", first), nil, []string{"[Bye: D has no opponent: A is absent.]"}},
		{cup(6, "", first, "A-D 0, B-F 1"), model.SystemSettings{"third": "yes"}, []string{
			"D-B [Seeds 2 and 4 meet in round 3 of the bracket.]", "F-A [The losers of the semi-finals play for the third place.]"}},
		{cup(4, "", "A-D 1, C-B 0"), model.SystemSettings{"games": "2"}, []string{
			"D-A [Seeds 1 and 4 meet in round 1 of the bracket.] [The colours alternate within the match.]"}},
	} {
		got := made(c.f, c.set, true)
		for _, want := range c.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s\nhas no %s", got, want)
			}
		}
	}
}

// TestForbiddenPairsInABracket: whoever stands first in the pair, the round is refused, with what helps; without them it is not.
func TestForbiddenPairsInABracket(t *testing.T) {
	for _, pair := range [][2]int{{0, 3}, {3, 0}} {
		f := cup(4, "")
		f.Forbidden = [][2]int{{0, 1}, pair}
		_, err := pairWith(nil)(f, pairing.Options{})
		var no *pairing.Impossible
		if !errors.As(err, &no) || no.Round != 1 || len(no.Rules) != 1 || len(no.Cures) != 1 ||
			no.Rules[0].String() != "The bracket brings A and D together, who are a forbidden pair." ||
			no.Cures[0].String() != "lift a forbidden pair for this round" {
			t.Errorf("%v: %v", pair, err)
		}
	}
	f := cup(4, "")
	f.Forbidden = [][2]int{{0, 1}, {0, 2}}
	if got := made(f, nil, false); got != "A-D, C-B" {
		t.Errorf("with other pairs forbidden: %s", got)
	}
}

// TestHowLongACupIs: as many rounds as the bracket has, each as often as a match has games.
func TestHowLongACupIs(t *testing.T) {
	for players, want := range map[int]int{2: 1, 3: 2, 4: 2, 5: 3, 8: 3, 9: 4, 16: 4} {
		for games, times := range map[string]int{"": 1, "2": 2} {
			if got := System.Length(model.SystemSettings{"games": games}, players); got != want*times {
				t.Errorf("%d players, games %q: %d rounds, want %d", players, games, got, want*times)
			}
		}
	}
}

package knockout

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// turned is the same field in the opposite order: who is listed first has the last number.
func (f field) turned() field {
	all := slices.Clone(f)
	slices.Reverse(all)
	for i := range all {
		all[i].Rounds = slices.Clone(all[i].Rounds)
		for r := range all[i].Rounds {
			if o := &all[i].Rounds[r].Opponent; *o >= 0 {
				*o = len(all) - 1 - *o
			}
		}
	}
	return all
}

// outcome makes a round of somebody another one.
func (f field) outcome(seed, round int, o model.Outcome) field {
	f = slices.Clone(f)
	f[seed-1].Rounds = slices.Clone(f[seed-1].Rounds)
	f[seed-1].Rounds[round-1] = Game{Opponent: f[seed-1].Rounds[round-1].Opponent, Outcome: o}
	return f
}

// given adds points, in halves, that the arbiter gave for a round.
func (f field) given(seed, round, halves int) field {
	f = slices.Clone(f)
	f[seed-1].Rounds = slices.Clone(f[seed-1].Rounds)
	f[seed-1].Rounds[round-1].Extra = halves
	return f
}

// matches is a stage with its scores, in half points, and how each match was decided: "1-4 2:0 1 by points".
func matches(b *Bracket, stage int) string {
	var all []string
	for _, m := range b.Stages[stage].Matches {
		name := func(i int) string {
			if i < 0 {
				return map[int]string{Nobody: "nobody", Unknown: "?"}[i]
			}
			return fmt.Sprint(b.Seed[i])
		}
		how := []string{"open", "by points", "by a bye", "by a play-off", "by seed", "by the next round", "deserted"}[m.How]
		all = append(all, fmt.Sprintf("%s-%s %d:%d %s %s", name(m.Sides[0]), name(m.Sides[1]), m.Points[0], m.Points[1], name(m.Winner), how))
	}
	return strings.Join(all, ", ")
}

// TestWhoGoesOn: matches with their scores, each with what decides it; in whatever order the participants are listed.
func TestWhoGoesOn(t *testing.T) {
	one, two := Rules{Games: 1}, Rules{Games: 2}
	level := newField(4).round(t, "1=4", "2=3")
	won := newField(4).round(t, "1>4", "2>3").round(t, "4=1", "3=2") // two games each
	for _, c := range []struct {
		name  string
		rules Rules
		all   field
		stage int
		want  string
	}{
		{"by points", one, newField(4).round(t, "1>4", "3>2"), 0, "1-4 2:0 1 by points, 2-3 0:2 3 by points"},
		{"a draw brings each a half", one, level, 0, "1-4 1:1 ? open, 2-3 1:1 ? open"},
		{"the better seed of a level match", Rules{Games: 1, Seed: true}, level, 0, "1-4 1:1 1 by seed, 2-3 1:1 2 by seed"},
		{"the better seed, who stands second", Rules{Games: 1, Seed: true}, newField(4).round(t, "4>1", "2>3").round(t, "4=2"),
			1, "4-2 1:1 2 by seed"},
		{"a play-off of 1½ to 1, entered as it was for both", one, level.given(1, 1, 3).given(4, 1, 2).given(2, 1, 2).given(3, 1, 3), 0,
			"1-4 1:1 1 by a play-off, 2-3 1:1 3 by a play-off"},
		{"points given to both alike decide nothing", one, level.given(1, 1, 1).given(4, 1, 1), 0, "1-4 1:1 ? open, 2-3 1:1 ? open"},
		{"what the arbiter gave stands above the points", one, newField(2).round(t, "1>2").given(2, 1, 1), 0, "1-2 2:0 2 by a play-off"},
		{"the first of two games decides nothing", two, newField(2).round(t, "1>2"), 0, "1-2 2:0 ? open"},
		{"two games", two, newField(2).round(t, "1>2").round(t, "2=1"), 0, "1-2 3:1 1 by points"},
		{"the second match of two games begins in round 3", two,
			won.round(t, "1>2").round(t, "2=1"), 1, "1-2 3:1 1 by points"},
		{"a bye in both games of a match", two, newField(3).round(t, "1", "2>3").round(t, "1", "3=2"), 0,
			"1-nobody 0:0 1 by a bye, 2-3 3:1 2 by points"},
		{"absent from one game of two: that game is lost", two, newField(2).round(t, "1=2").round(t, "-1", "2"), 0, "1-2 1:3 2 by points"},
		{"each absent once: level, and not deserted", two, won.round(t, "1", "-2").round(t, "-1", "2"), 1, "1-2 2:2 ? open"},
		{"both lost over the board: level, and not deserted", one, newField(2).round(t, "1>2").outcome(1, 1, model.Loss), 0, "1-2 0:0 ? open"},
		{"neither came to the last game: nothing was won", two, newField(2).round(t, "1x2").round(t, "1x2"), 0, "1-2 0:0 nobody deserted"},
		{"neither came, and neither had an opponent", two, newField(2).round(t, "1x2").round(t, "-1", "-2"), 0, "1-2 0:0 nobody deserted"},
		{"a drawn game, and then nobody comes", Rules{Games: 2, Seed: true}, newField(2).round(t, "1=2").round(t, "1x2"), 0, "1-2 1:1 1 by seed"},
		{"who is paired on won the match, 1 for 4", one, level.round(t, "1>2"), 0, "1-4 1:1 1 by the next round, 2-3 1:1 2 by the next round"},
		{"who is paired on won the match, 4 and 3", one, level.round(t, "4>3"), 0, "1-4 1:1 4 by the next round, 2-3 1:1 3 by the next round"},
		{"who has a bye in the next round won the match", one, level.round(t, "3", "-1", "-2", "-4"),
			0, "1-4 1:1 ? open, 2-3 1:1 3 by the next round"},
		{"a full-point bye as well", one, level.round(t, "3", "-1", "-2", "-4").outcome(3, 2, model.FullBye), 0,
			"1-4 1:1 ? open, 2-3 1:1 3 by the next round"},
		{"a game against somebody else is none of the match", one, newField(4).round(t, "1>4", "2>3").round(t, "1=3", "2=4"),
			1, "1-2 0:0 nobody deserted"},
	} {
		for _, all := range []field{c.all, c.all.turned()} {
			if got := matches(Make(c.rules, all), c.stage); got != c.want {
				t.Errorf("%s (number %d listed first): %s, want %s", c.name, all[0].Number, got, c.want)
			}
		}
	}
}

// TestTheBracketFollowsWhatWasPlayed: the arbiter paired otherwise than the bracket, and who met stands beside whom he met.
func TestTheBracketFollowsWhatWasPlayed(t *testing.T) {
	for _, c := range []struct {
		name  string
		rules Rules
		all   field
		want  string
	}{
		{"two pairs exchanged", Rules{Games: 1},
			newField(8).round(t, "1>7", "4>5", "2>8", "3>6"), "1-7(1) 4-5(4) 2-8(2) 3-6(3) | 1-4(?) 2-3(?) | ?-?(?)"},
		{"a game for the bye of the best seed", Rules{Games: 1}, newField(3).round(t, "1>3", "2"), "1-3(1) 2-.(2) | 1-2(?)"},
		{"the first of a match is absent, and the second has another opponent", Rules{Games: 1},
			newField(8).round(t, "1>8", "4>5", "2>7", "3>6").round(t, "4>2", "-1", "3"),
			"1-8(1) 4-5(4) 2-7(2) 3-6(3) | 2-4(4) 1-3(3) | 4-3(?)"},
		{"of two games the first holds", Rules{Games: 2}, newField(4).round(t, "1>2", "3>4").round(t, "1=4", "2=3"), "1-2(1) 4-3(3) | 1-3(?)"},
		{"the semi-finals crossed", Rules{Games: 1}, newField(8).round(t, "1>8", "4>5", "2>7", "3>6").round(t, "1>2", "4>3"),
			"1-8(1) 4-5(4) 2-7(2) 3-6(3) | 1-2(1) 4-3(4) | 1-4(?)"},
		{"somebody who is out plays on by hand", Rules{Games: 1}, newField(4).round(t, "1>4", "2>3").round(t, "1>3", "2"),
			"1-4(1) 2-3(2) | 1-2(2)"},
	} {
		for _, all := range []field{c.all, c.all.turned()} {
			if got := shown(Make(c.rules, all)); got != c.want {
				t.Errorf("%s (number %d listed first): %s, want %s", c.name, all[0].Number, got, c.want)
			}
		}
	}
}

// TestTheThirdPlaceIsPlayedForByTwo: only beside the final, and only where both semi-finals have a loser.
func TestTheThirdPlaceIsPlayedForByTwo(t *testing.T) {
	for _, c := range []struct {
		name  string
		games int
		third bool
		all   field
		want  string
	}{
		{"of four", 1, true, newField(4).round(t, "1>4", "2>3"), "1-4(1) 2-3(2) | 1-2(?) 4-3(?)"},
		{"of four, not asked for", 1, false, newField(4).round(t, "1>4", "2>3"), "1-4(1) 2-3(2) | 1-2(?)"},
		{"of three: who lost the one semi-final is third", 1, true, newField(3).round(t, "1", "2>3"), "1-.(1) 2-3(2) | 1-2(?)"},
		{"of two", 1, true, newField(2).round(t, "1>2"), "1-2(1)"},
		{"of two games", 2, true, newField(4).round(t, "1>4", "2>3").round(t, "1=4", "2=3").round(t, "1>2", "4=3").round(t, "2=1", "3>4"),
			"1-4(1) 2-3(2) | 1-2(1) 4-3(3)"},
	} {
		b := Make(Rules{Games: c.games, Third: c.third}, c.all)
		if got := shown(b); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		for n, s := range b.Stages {
			if want := c.third && len(c.all) == 4 && n == 1; s.Third != want || s.First != n*c.games {
				t.Errorf("%s: stage %d begins after round %d, and with the third place: %v", c.name, n+1, s.First, s.Third)
			}
		}
	}
}

// TestTheCupOfTheRules is the example of docs/rules/knockout.md, from the section's rounds to what each stage brought everybody.
func TestTheCupOfTheRules(t *testing.T) {
	s := &model.Section{ID: 1, System: "knockout", SystemSettings: model.SystemSettings{ThirdKey: "yes"}, LastID: 6,
		InitialColour: model.White, Scoring: model.Classic(0, 0, 0)}
	for i := range 6 {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))}})
	}
	round := func(byes string, games ...string) {
		var r model.Round
		for _, who := range byes {
			r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{model.ID(who - 'A' + 1)}, Outcomes: [2]model.Outcome{model.PairingBye}})
		}
		for n, g := range games {
			result := must.Have(model.ParseResult(g[3:]))(t)
			sides := [2]model.ID{model.ID(g[0] - 'A' + 1), model.ID(g[1] - 'A' + 1)}
			r.Pairings = append(r.Pairings, model.Pairing{Board: n + 1, Sides: sides, Outcomes: result})
		}
		s.Rounds = append(s.Rounds, r)
	}
	of := func() *Bracket {
		return Of(model.NewSheet(&model.Tournament{LastID: 1, Sections: []*model.Section{s}}, s, 0))
	}
	if got, want := shown(of()), "1-.(1) 4-5(?) 2-.(2) 3-6(?) | 1-?(?) 2-?(?) | ?-?(?) ?-?(?)"; got != want {
		t.Errorf("before the first round: %s, want %s", got, want)
	}
	round("AB", "DE 1-0", "FC 1/2-1/2")
	s.Adjustments = []model.Adjustment{{Who: 6, Round: 1, Games: 1, Reason: "blitz 2-0"}}
	round("", "AD 0-1", "BF 1-0")
	round("", "DB 1-0", "FA 1-0")
	b := of()
	if got, want := shown(b), "1-.(1) 4-5(4) 2-.(2) 3-6(6) | 1-4(4) 2-6(2) | 4-2(4) 1-6(6)"; got != want {
		t.Errorf("the bracket: %s, want %s", got, want)
	}
	// Twice what the stage counts; "-" where there was no match.
	for i, want := range []string{"2 0 0", "2 2 0", "0 - -", "2 2 2", "0 - -", "2 0 1"} {
		var got []string
		for n := range b.Stages {
			m, worth, ok := b.Passed(i, n)
			switch {
			case !ok && m == nil && worth == 0:
				got = append(got, "-")
			case m.Sides[0] != i && m.Sides[1] != i:
				t.Errorf("stage %d of %c is the match of others", n+1, 'A'+i)
			default:
				got = append(got, fmt.Sprint(worth))
			}
		}
		if text := strings.Join(got, " "); text != want {
			t.Errorf("%c: %s, want %s", 'A'+i, text, want)
		}
	}
}

// TestGivenByTheArbiter: whatever a result is worth in the section, what lies above or below it was given.
func TestGivenByTheArbiter(t *testing.T) {
	for o, worth := range map[model.Outcome]model.Points{model.Win: 6, model.UnratedWin: 6, model.ForfeitWin: 6,
		model.Draw: 2, model.UnratedDraw: 2, model.Loss: 1, model.UnratedLoss: 1} {
		for _, given := range []model.Points{0, 1, -2} {
			if got := Extra(o, worth+given, 6, 2, 1); got != int(given) {
				t.Errorf("a %s that brought %d: %d were given, want %d", o, worth+given, got, given)
			}
		}
	}
	if got := Extra(model.PairingBye, 9, 6, 2, 1); got != 0 {
		t.Errorf("for a bye %d", got)
	}
}

// TestLevel: a match waits for its play-off when all its games have been played, and not before.
func TestLevel(t *testing.T) {
	two := Rules{Games: 2}
	for games, all := range []field{newField(2), newField(2).round(t, "1=2"), newField(2).round(t, "1=2").round(t, "2=1")} {
		if m := &Make(two, all).Stages[0].Matches[0]; m.Level(two) != (games == 2) {
			t.Errorf("after %d games of 2, level: %v", games, m.Level(two))
		}
	}
	if won := newField(2).round(t, "1=2").round(t, "2>1"); Make(two, won).Stages[0].Matches[0].Level(two) {
		t.Error("a match that was won is level")
	}
}

// TestSettings: a match has one game where nothing, or nothing sensible, is said.
func TestSettings(t *testing.T) {
	for games, want := range map[string]int{"": 1, "1": 1, "2": 2, "6": 6, "0": 1, "-3": 1, "two": 1, "99999999999999999999": 1} {
		if got := RulesOf(model.SystemSettings{GamesKey: games}); got != (Rules{Games: want}) {
			t.Errorf("games %q: %+v", games, got)
		}
	}
	set := model.SystemSettings{LevelKey: "seed", ThirdKey: "yes"}
	if got := RulesOf(set); got != (Rules{Games: 1, Seed: true, Third: true}) {
		t.Errorf("%v: %+v", set, got)
	}
	if got := RulesOf(model.SystemSettings{LevelKey: "play-off", ThirdKey: "no"}); got != (Rules{Games: 1}) {
		t.Errorf("a play-off, and no third place: %+v", got)
	}
}

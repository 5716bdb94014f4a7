package pair

import (
	"strings"
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// TestResultsThatAreThrownAway with a round, or with its pairings; whose pair stays with its result loses nothing, in either colour.
func TestResultsThatAreThrownAway(t *testing.T) {
	ev, s := eveningtest.Of(7)
	lay := func(n int, boards ...[2]model.ID) []model.Pairing {
		var ps []model.Pairing
		for i, two := range boards {
			ps = append(ps, model.Pairing{Board: i + 1, Sides: two})
		}
		return append(ps, model.Pairing{Sides: [2]model.ID{model.ID(n)}, Outcomes: [2]model.Outcome{model.PairingBye}})
	}
	ev, _ = eveningtest.After(t, ev, LayRound(s, 1, lay(7, [2]model.ID{1, 4}, [2]model.ID{2, 5}, [2]model.ID{3, 6})), nil)
	ev, s = eveningtest.Play(t, ev, 1, "1=0")
	ev, _ = eveningtest.After(t, ev, LayRound(s, 2, lay(6, [2]model.ID{1, 2}, [2]model.ID{3, 4}, [2]model.ID{5, 7})), nil)
	ev, s = eveningtest.Play(t, ev, 2, "1?")
	won := [2]model.Outcome{model.Loss, model.Win}
	anew := func(round int, ps ...model.Pairing) journal.Change {
		return steps.ReplacePairings{Section: 1, Round: round, Pairings: ps}
	}
	for _, c := range []struct {
		name   string
		change journal.Change
		want   string
	}{
		{"the last round", RemoveLast(s), "1 result of round 2 is thrown away"},
		{"both rounds", steps.Together{Changes: []journal.Change{RemoveLast(s), steps.RemoveRound{Section: 1, Round: 1}}},
			"3 results of round 1 are thrown away; 1 result of round 2 is thrown away"},
		{"other pairs", anew(1, lay(7, [2]model.ID{1, 5}, [2]model.ID{2, 6}, [2]model.ID{3, 4})...), "3 results of round 1 are thrown away"},
		{"a pair that stays, turned and with its result", anew(1, append(lay(7, [2]model.ID{2, 6}, [2]model.ID{3, 5}),
			model.Pairing{Board: 3, Sides: [2]model.ID{4, 1}, Outcomes: won})...), "2 results of round 1 are thrown away"},
		{"a pair whose one plays another, with a result", anew(1, append(lay(7, [2]model.ID{1, 6}, [2]model.ID{3, 5}),
			model.Pairing{Board: 3, Sides: [2]model.ID{4, 2}, Outcomes: won})...), "3 results of round 1 are thrown away"},
		{"a pair that stays without", anew(2, lay(6, [2]model.ID{1, 2}, [2]model.ID{3, 5})...), "1 result of round 2 is thrown away"},
		{"what was open", anew(2, append(lay(6, [2]model.ID{3, 5}), model.Pairing{Board: 2, Sides: [2]model.ID{1, 2}, Outcomes: won})...), ""},
		{"somebody who is gone from it", anew(2, lay(6, [2]model.ID{3, 2})...), "1 result of round 2 is thrown away"},
		{"a result that is cleared", Clear(s, 1, []model.ID{1}), ""},
		{"a board that is broken", Break(s, 2, []model.ID{3}), ""},
	} {
		_, then := eveningtest.After(t, ev, c.change, nil)
		var all []string
		for _, text := range Gone(s, then, c.change) {
			all = append(all, text.String())
		}
		if got := strings.Join(all, "; "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestAMatchWithOneBoardHasAResult: it is thrown away with it, though the match has none yet.
func TestAMatchWithOneBoardHasAResult(t *testing.T) {
	ev, s := lothianTeams(2)
	s.System, s.Boards = "", 2
	games := make([]model.Game, 2)
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Games: games}}}}
	c := RemoveLast(s)
	_, then := eveningtest.After(t, ev, c, nil)
	if all := Gone(s, then, c); all != nil {
		t.Errorf("of a match without a result: %v", all)
	}
	games[1].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	if all := Gone(s, then, c); len(all) != 1 {
		t.Errorf("of a match with one: %v", all)
	}
}

package steps_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// An adjourned game is open and known as such; its result ends that, and so does the
// arbiter.
func TestAdjournedGames(t *testing.T) {
	adjourned := func(section model.ID, board int, who model.ID, yes bool) steps.SetAdjourned {
		return steps.SetAdjourned{Section: section, Round: 1, Board: board, Who: who, Adjourned: yes}
	}
	start := hall()
	ev := done(t, start, adjourned(1, 2, 0, true))
	r := &ev.Section(1).Rounds[0]
	if !r.Pairings[1].Adjourned || r.Pairings[0].Adjourned || !slices.Equal(r.Open(), []int{2}) || r.Awaited() != nil {
		t.Errorf("adjourned is %+v, open are %v, awaited %v", r.Pairings, r.Open(), r.Awaited())
	}
	if before := start.Section(1).Rounds[0]; !slices.Equal(before.Awaited(), []int{2}) {
		t.Errorf("before, %v are awaited", before.Awaited())
	}
	over := done(t, ev, steps.SetResult{Section: 1, Round: 1, Board: 2, Result: win}).Section(1).Rounds[0].Pairings[1]
	if over.Adjourned || over.Outcomes != win {
		t.Errorf("with a result it is %+v", over)
	}
	cleared := done(t, ev, steps.SetResult{Section: 1, Round: 1, Board: 2}).Section(1).Rounds[0].Pairings[1]
	if cleared.Adjourned {
		t.Error("cleared, it is adjourned still")
	}
	if again := done(t, ev, adjourned(1, 2, 0, false)).Section(1).Rounds[0].Pairings[1]; again.Adjourned {
		t.Error("it is adjourned still")
	}
	done(t, start, adjourned(1, 1, 0, false)) // of a board with a result, too
	for c, want := range map[steps.SetAdjourned]string{
		adjourned(1, 1, 0, true): "Open, round 1, board 1: the game has a result, 1-0. Clear the result first.",
		adjourned(1, 0, 5, true): "Open, round 1: Eve has no opponent in this round. Choose a board.",
		adjourned(2, 1, 0, true): "Teams, round 1, board 1: the match has a result, 2-0. Clear the result first.",
		{Section: 1, Round: 1, Board: 2, Game: 1, Adjourned: true}: "Open, round 1, board 2: this is a game between two players, " +
			"not a team match. Enter the result of the game, such as 1-0.",
		{Section: 2, Round: 1, Board: 1, Game: 2, Adjourned: true}: "Teams, round 1, board 1: board 2 of the match has a result, 1-0. " +
			"Clear the result first.",
		{Section: 2, Round: 1, Board: 1, Game: 3, Adjourned: true}: "Teams, round 1, board 1: the match has no board 3. " +
			"Choose a board from 1 to 2.",
		{Section: 2, Round: 1, Board: 2, Game: 1, Adjourned: true}: "Teams, round 1, board 2: only the score of the match is entered. " +
			"Clear the match's result first, then enter its boards.",
	} {
		if _, err := c.Apply(start); err == nil || err.Error() != want {
			t.Errorf("%+v: %v", c, err)
		}
	}
	locked := done(t, start, locks(1, 2))
	if _, err := adjourned(1, 2, 0, true).Apply(locked); err == nil {
		t.Error("a locked board is adjourned")
	}
	var said []string
	for _, d := range append(journal.Differences(start, ev), journal.Differences(ev, start)...) {
		said = append(said, d.String())
	}
	want := []string{"Round 1 board 2 (Cid – Dee): adjourned, Open", "Round 1 board 2 (Cid – Dee): no longer adjourned, Open"}
	if !slices.Equal(said, want) {
		t.Errorf("compared: %q", said)
	}
}

// TestAdjournedBoardsOfAMatch: each board of a match is adjourned for itself, or all that are open together; the match keeps the next
// round waiting while a board has neither a result nor that.
func TestAdjournedBoardsOfAMatch(t *testing.T) {
	adjourn := func(board, game int, yes bool) journal.Change {
		return steps.SetAdjourned{Section: 2, Round: 1, Board: board, Game: game, Adjourned: yes}
	}
	on := func(board, game int, r steps.Result) journal.Change {
		return steps.SetBoardResult{Section: 2, Round: 1, Board: board, Game: game, Result: r}
	}
	clear := func(board int) journal.Change { return steps.SetResult{Section: 2, Round: 1, Board: board} }
	whole := []journal.Change{clear(2), adjourn(2, 0, true)} // it has no line-ups yet
	for _, c := range []struct {
		name    string
		changes []journal.Change
		board   int
		want    string // the boards: r rests, - is open, else the result; of a match without boards in brackets
		awaited bool
	}{
		{"one board", []journal.Change{on(1, 2, steps.Result{}), adjourn(1, 2, true)}, 1, "1-0 r", false},
		{"and the other is open", []journal.Change{clear(1), adjourn(1, 2, true)}, 1, "- r", true},
		{"all that are open", []journal.Change{on(1, 1, steps.Result{}), adjourn(1, 0, true)}, 1, "r 1-0", false},
		{"no longer", []journal.Change{clear(1), adjourn(1, 0, true), adjourn(1, 1, false)}, 1, "- r", true},
		{"none any longer", []journal.Change{clear(1), adjourn(1, 0, true), adjourn(1, 0, false)}, 1, "- -", true},
		{"a result ends it", []journal.Change{clear(1), adjourn(1, 0, true), on(1, 1, win)}, 1, "1-0 r", false},
		{"and the last one the match", []journal.Change{clear(1), adjourn(1, 0, true), on(1, 1, win), on(1, 2, win)}, 1, "1-0 1-0", false},
		{"a board is cleared", []journal.Change{clear(1), adjourn(1, 0, true), on(1, 1, steps.Result{})}, 1, "- r", true},
		{"the match is cleared", []journal.Change{clear(1), adjourn(1, 0, true), clear(1)}, 1, "- -", true},
		{"without line-ups", whole, 2, "(r)", false},
		{"a board of it gets a result", append(whole, on(2, 1, win)), 2, "1-0 r", false},
		{"a board of it goes on today", append(whole, adjourn(2, 1, false)), 2, "- r", true},
		{"one board without line-ups", []journal.Change{clear(2), adjourn(2, 2, true)}, 2, "- r", true},
		{"its score is entered", append(whole, steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{3, 1}}), 2,
			"(1½-½)", false},
		{"nobody came", append(whole, steps.SetResult{Section: 2, Round: 1, Board: 2,
			Result: steps.Result{model.DoubleForfeit, model.DoubleForfeit}}), 2, "(- -)", false},
	} {
		ev := done(t, hall(), c.changes...)
		s := ev.Section(2)
		p := s.Rounds[0].Pairings[c.board-1]
		var got []string
		for _, g := range p.Games {
			got = append(got, stateOf(g))
		}
		if p.Games == nil {
			got = []string{"(" + stateOf(model.Game{Outcomes: p.Outcomes, Adjourned: p.Adjourned}) + ")"}
			if p.Outcomes[0].Played() {
				got = []string{"(" + journal.ScoreText(p.Score) + ")"}
			}
		}
		if text := strings.Join(got, " "); text != c.want || p.Awaited() != c.awaited || p.Done() && p.Adjourned {
			t.Errorf("%s: %s, awaited %v; want %s", c.name, text, p.Awaited(), c.want)
		}
		if found := s.Check().Grave(); len(found) > 0 {
			t.Errorf("%s: %v", c.name, found)
		}
	}
	before := done(t, hall(), clear(1))
	after := done(t, before, adjourn(1, 2, true))
	said := ""
	for _, d := range append(journal.Differences(before, after), journal.Differences(after, before)...) {
		said += d.String() + "\n"
	}
	if said != "Round 1 board 1 (North – South), board 2: adjourned, Teams\n"+
		"Round 1 board 1 (North – South), board 2: no longer adjourned, Teams\n" {
		t.Errorf("compared: %s", said)
	}
}

// stateOf is what is known of a board: its result, r for one that rests, - for one that is open.
func stateOf(g model.Game) string {
	switch {
	case g.Rests():
		return "r"
	case g.Outcomes[0] == model.Pending && !g.Adjourned:
		return "-"
	case g.Adjourned:
		return "adjourned with a result"
	}
	return model.ResultText(g.Outcomes)
}

// TestDrawnUntil: a game that was adjourned while rounds were paired keeps which was the last of them, until that one goes; the lock of its
// board does not hold the round. A table, and another game of the same two, are paired on no game.
func TestDrawnUntil(t *testing.T) {
	start := done(t, hall(), steps.SetResult{Section: 2, Round: 1, Board: 1},
		steps.SetAdjourned{Section: 1, Round: 1, Board: 2, Adjourned: true},
		steps.SetAdjourned{Section: 2, Round: 1, Board: 1, Adjourned: true})
	two := func(section model.ID, round int) journal.Change {
		return steps.AddRound{Section: section, Round: round, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{3, 1}}}}
	}
	ends := []journal.Change{steps.SetResult{Section: 1, Round: 1, Board: 2, Result: win},
		steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: 2, Result: win}}
	remove := []journal.Change{steps.RemoveRound{Section: 1, Round: 3}, steps.RemoveRound{Section: 2, Round: 3}}
	until := func(ev *model.Tournament) [3]int { // of the game, and of the two boards of the match
		games := ev.Section(2).Rounds[0].Pairings[0].Games
		return [3]int{ev.Section(1).Rounds[0].Pairings[1].DrawnUntil, games[0].DrawnUntil, games[1].DrawnUntil}
	}
	if got := until(done(t, start, ends...)); got != [3]int{} {
		t.Errorf("before round 2 is paired: %v", got)
	}
	ev := done(t, start, two(1, 2), two(2, 2), two(1, 3), two(2, 3))
	ev = done(t, ev, ends...)
	if got := until(ev); got != [3]int{3, 0, 3} {
		t.Errorf("after round 3 is paired: %v", got)
	}
	ev = done(t, ev, append([]journal.Change{locks(1, 2), locks(2, 1)}, remove...)...)
	if got := until(ev); got != [3]int{2, 0, 2} {
		t.Errorf("after round 3 is taken away: %v", got)
	}
	ev = done(t, ev, steps.ReplacePairings{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 4}}}},
		steps.RemoveRound{Section: 2, Round: 2})
	if got := until(ev); got != [3]int{} {
		t.Errorf("after round 2 is paired anew: %v", got)
	}
	for name, change := range map[string]func(s *model.Section){
		"a table":   func(s *model.Section) { s.Format = model.RoundRobin },
		"two games": func(s *model.Section) { s.GamesPerPairing = 2 },
	} {
		ev := done(t, start, two(1, 2))
		s := *ev.Section(1)
		change(&s)
		if got := until(done(t, ev.With(&s), ends[0])); got[0] != 0 {
			t.Errorf("%s: %v", name, got)
		}
	}
}

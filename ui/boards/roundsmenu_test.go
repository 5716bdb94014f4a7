package boards

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// begun is a club of six with two boards, Ash – Dov and Eva – Bea; Cai and Fay are not in the round yet.
func begun(t *testing.T) (*trial, *Rounds) {
	t.Helper()
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}))
	return r, r.onScreen()
}

// TestTheMenuPairsTheMarked: two who are marked are named on the side of the caret, and pair or change places; of one, or three, nothing
// of the kind is offered.
func TestTheMenuPairsTheMarked(t *testing.T) {
	r, s := begun(t)
	if got := r.offered(s, 2); got != "Give a bye|Cai" {
		t.Errorf("of Cai is offered %s", got)
	}
	r.mark(s, "first", 2, 3)
	if got := r.offered(s, 2); got != "Pair Cai with Fay|Swap Cai and Fay|Give a bye|Cai" {
		t.Errorf("of Cai and Fay is offered %s", got)
	}
	r.choose(s, 2, "Pair Cai with Fay")
	if got := r.seats(); !strings.Contains(got, "3:3-6") && !strings.Contains(got, "3:6-3") {
		t.Errorf("paired, the boards are %s; %q", got, r.Said)
	}
	r.mark(s, "second", 0, 1)
	if got := r.offered(s, 0); !strings.HasPrefix(got, "Pair Dov with Bea|Swap Dov and Bea|Turn") {
		t.Errorf("of Dov and Bea is offered %s", got)
	}
	r.choose(s, 0, "Swap")
	if got := r.seats(); !strings.HasPrefix(got, "1:1-2 2:5-4 ") {
		t.Errorf("swapped, the boards are %s; %q", got, r.Said)
	}
	r.mark(s, "first", 0, 1)
	if got := r.offered(s, 0); !strings.HasPrefix(got, "Pair Ash with Eva|Swap Ash and Eva|Turn") {
		t.Errorf("of Ash and Eva is offered %s", got)
	}
	r.mark(s, "first", 0, 2)
	if got := r.offered(s, 0); strings.Contains(got, "Swap") || strings.Contains(got, "wins") {
		t.Errorf("of three boards is offered %s", got)
	}
	s.SwapMarked()
	s.PairMarked()
	if want := words.Say("rounds.markTwo"); len(r.Said) != 2 || r.Said[0] != want || r.Said[1] != want {
		t.Errorf("two of three: said is %q", r.Said)
	}
	s.Grid.Select(1, 0)
	if got := r.offered(s, 0); !strings.Contains(got, "Ash wins") {
		t.Errorf("a click on another board than the marked one offers %s", got)
	}
	if row, _, _ := s.Grid.Selected(); row != 0 {
		t.Errorf("and marks row %d", row)
	}
}

// TestTheMenuOfABoardActsOnIt: what is offered is what can be done, and does it.
func TestTheMenuOfABoardActsOnIt(t *testing.T) {
	r, s := begun(t)
	locked := func() table.Cell { tb := s.Grid.Table(); return tb.Rows[0].Cells[tb.Column("board")] }
	if got := r.offered(s, 0); got != "1-0   Ash wins|½-½   Draw|0-1   Dov wins|Another result|Turn the colours|Break this pairing|"+
		"Lock the board|Adjourned or not|Ash|Dov" {
		t.Errorf("of an open board is offered %s", got)
	}
	r.choose(s, 0, "Turn the colours")
	r.choose(s, 0, "Lock the board")
	if p := r.St.Section.Rounds[0].Pairings[0]; p.Sides != [2]model.ID{4, 1} || !p.Locked || locked().Mark != table.Locked {
		t.Fatalf("turned and locked, board 1 is %+v, marked %v", p, locked().Mark)
	}
	r.choose(s, 0, "Unlock the board")
	if locked().Mark != table.Plain || locked().Tip != words.Say("rounds.boardTip") || r.St.Section.Rounds[0].Pairings[0].Locked {
		t.Errorf("unlocked it is marked %v", locked().Mark)
	}
	r.choose(s, 0, "Adjourned or not")
	if got := r.offered(s, 0); !r.St.Section.Rounds[0].Pairings[0].Rests() || !strings.Contains(got, "Adjourned or not") {
		t.Errorf("adjourned, it is offered %s", got)
	}
	r.choose(s, 0, "Another result", "Clear the result")
	if row, _, _ := s.Grid.Selected(); row != 0 {
		t.Errorf("cleared, the caret goes on to row %d", row)
	}
	made := len(r.Made)
	r.mark(s, "result", 1, 1)
	if r.Key(fyne.KeyDelete); len(r.Said) != 0 || len(r.Made) != made {
		t.Errorf("cleared is what has no result: %v; said is %q", r.Made[made:], r.Said)
	}
	r.choose(s, 0, "½-½")
	if got := r.offered(s, 0, "Another result"); strings.Contains(got, "Adjourned") || !strings.Contains(got, "Clear the result") {
		t.Errorf("behind another result of a board with its result is %s", got)
	}
	if got := r.offered(s, 0); !strings.Contains(got, "|Lock the board|Result for rating…|Clear the result|Dov|Ash") {
		t.Errorf("of a board with its result is offered %s", got)
	}
	if r.choose(s, 0, "Result for rating"); len(r.Asked) != 1 || !strings.Contains(said(r.Win.Canvas().Overlays().Top()),
		words.Say("forrating.title", "Dov", "Ash")) {
		t.Errorf("what counts for rating is not asked: %d dialogs", len(r.Asked))
	} else {
		r.Asked[0].Close()
	}
	if row, _, _ := s.Grid.Selected(); row != 0 || s.texts("result") != "½-½||not paired|not paired" {
		t.Errorf("after a draw the caret is in row %d, and the results are %s", row, s.texts("result"))
	}
	r.choose(s, 0, "Clear the result")
	if got := s.texts("result"); got != "||not paired|not paired" {
		t.Errorf("cleared, the results are %s", got)
	}
	r.choose(s, 0, "Break this pairing")
	if got := s.texts("first"); got != "Eva|Ash|Cai|Dov|Fay" {
		t.Errorf("broken, the screen has %s", got)
	}
	s.Menu(-1, 0, fyne.Position{})
	if r.Win.Canvas().Overlays().Top() != nil {
		t.Error("beside the boards a menu opens")
	}
}

// TestTheMenuOfAMatchOpensItsBoards, and has its scores.
func TestTheMenuOfAMatchOpensItsBoards(t *testing.T) {
	r := try(t, hosttest.League())
	s := r.onScreen()
	if got := r.offered(s, 0); !strings.HasPrefix(got, "Result|Turn") || !strings.HasSuffix(got, "Open the match's boards|North|South") {
		t.Errorf("offered is %s", got)
	}
	if got := r.offered(s, 0, "Result"); got != "2-0|1½-½|1-1|½-1½|0-2|+ -   North wins by forfeit|- +   South wins by forfeit|"+
		"- -   Neither came|Adjourned" {
		t.Errorf("its results are %s", got)
	}
	r.choose(s, 0, "Open the match's boards")
	r.choose(s, 0, "Result", "1½-½")
	if got := s.texts("result"); got != "1½-½" || r.Ran[0] != "boards of 1 in round 1" {
		t.Errorf("the match is %s, run was %q", got, r.Ran)
	}
}

// TestAResultOfTheMenuIsWhatItsLineSays: who wins by it is who wins then, and who draws, draws.
func TestAResultOfTheMenuIsWhatItsLineSays(t *testing.T) {
	r, s := begun(t)
	for _, at := range [][]string{{}, {"Another result"}} {
		lines := strings.Split(r.offered(s, 0, at...), "|")
		for n, l := range lines {
			result, says, ok := strings.Cut(l, "   ")
			if !ok {
				continue
			}
			r.choose(s, 0, append(append([]string(nil), at...), l)...)
			o := r.St.Section.Rounds[0].Pairings[0].Outcomes
			sc := r.St.Section.Scoring
			ash, dov := sc.Game(o[0]), sc.Game(o[1])
			want := ash == dov
			switch {
			case strings.HasPrefix(says, "Ash wins"):
				want = ash > dov && dov == 0
			case strings.HasPrefix(says, "Dov wins"):
				want = dov > ash && ash == 0
			case strings.HasPrefix(says, "Ash draws, Dov loses"):
				want = ash == model.Half && dov == 0
			case strings.HasPrefix(says, "Dov draws, Ash loses"):
				want = dov == model.Half && ash == 0
			}
			if !want || strings.Contains(says, "not rated") != (o == model.Unrated(o) && o[0].Played()) {
				t.Errorf("%d: %s, called %q, makes %v", n, result, says, o)
			}
			r.choose(s, 0, "Clear the result")
		}
	}
}

// TestWhatCanBeDoneWithSomebody stands under the name: leaving, byes of the next round, and the board at which one always sits.
func TestWhatCanBeDoneWithSomebody(t *testing.T) {
	r, s := begun(t)
	r.choose(s, 1, "Bea", "Leaves")
	r.choose(s, 2, "Cai", "Leaves")
	if got := strings.Join(r.Ran, "|"); got != "Bea leaves from round 2|Cai leaves from round 1" {
		t.Errorf("run is %s", got)
	}
	if got := r.offered(s, 1, "Bea"); got != "Leaves|Give a half-point bye in round 2|Give a zero-point bye in round 2|"+
		"Give a full-point bye in round 2|Always at one board…" {
		t.Errorf("of Bea is offered %s", got)
	}
	r.choose(s, 1, "Bea", "Give a half-point bye")
	if e, _ := r.St.Section.Entry(2); e.Bye(2) != model.HalfBye {
		t.Errorf("asked for is %v", e.Byes)
	}
	if got := r.offered(s, 1, "Bea"); got != "Leaves|Give a zero-point bye in round 2|Give a full-point bye in round 2|"+
		"No bye in round 2 after all|Always at one board…" {
		t.Errorf("with the bye is offered %s", got)
	}
	r.choose(s, 1, "Bea", "No bye in round 2 after all")
	if e, _ := r.St.Section.Entry(2); e.Bye(2) != model.Pending {
		t.Errorf("taken back, asked for is %v", e.Byes)
	}
	board := func(text string) *controls.Dialog {
		r.choose(s, 1, "Bea", "Always at")
		d := r.Asked[len(r.Asked)-1]
		field := r.Win.Canvas().Focused().(*controls.Entry)
		field.SetText("")
		test.Type(field, text)
		d.Accept()
		return d
	}
	for _, bad := range []string{"0", "x", "-2", "1.5"} {
		if d := board(bad); !d.Open() || d.Said() != words.Say("rounds.board.bad", bad) {
			t.Errorf("board %q: %q", bad, d.Said())
		} else {
			d.Close()
		}
	}
	if board("1"); r.St.Section.Players[1].FixedBoard != 1 {
		t.Errorf("Bea sits at %d", r.St.Section.Players[1].FixedBoard)
	}
	if got := r.offered(s, 1, "Bea"); !strings.HasSuffix(got, "Always at board 1…") {
		t.Errorf("then is offered %s", got)
	}
	r.choose(s, 1, "Bea", "Always at board 1")
	field := r.Win.Canvas().Focused().(*controls.Entry)
	if field.Text != "1" {
		t.Errorf("the dialog has %q", field.Text)
	}
	field.SetText("3")
	if r.Key(fyne.KeyReturn); r.St.Section.Players[1].FixedBoard != 3 || r.Asked[len(r.Asked)-1].Open() {
		t.Errorf("with Enter Bea sits at %d", r.St.Section.Players[1].FixedBoard)
	}
	if d := board(" 7 "); d.Open() || r.St.Section.Players[1].FixedBoard != 7 {
		t.Errorf("Bea sits at %d; %q", r.St.Section.Players[1].FixedBoard, d.Said())
	}
	if got := r.offered(s, 1, "Bea"); !strings.HasSuffix(got, "Always at board 7…") {
		t.Errorf("then is offered %s", got)
	}
	r.choose(s, 1, "Bea", "Always at board 7")
	if got := r.Win.Canvas().Focused().(*controls.Entry).Text; got != "7" {
		t.Errorf("the dialog has %q", got)
	}
	r.Asked[len(r.Asked)-1].Close()
	if board(""); r.St.Section.Players[1].FixedBoard != 0 {
		t.Error("an empty field leaves the board")
	}
}

// TestWhoLeavesAnAllPlayAll loses the games that are left, from the round on that is shown.
func TestWhoLeavesAnAllPlayAll(t *testing.T) {
	club := hosttest.OfClub(4)
	club.Format = model.RoundRobin
	r := try(t, club)
	r.pairs().PairAll()
	s := r.onScreen()
	for round, want := range map[int]bool{1: false, 2: true, 3: true} { // from the first round on it is leaving
		s.TurnTo(round)
		got := r.offered(s, 0, s.name(s.At(0).Sides[0]))
		if strings.HasPrefix(got, words.Say("rounds.forfeits", round)) != want {
			t.Errorf("in round %d is offered %s", round, got)
		}
	}
}

// TestTwoThatAreMarked change places, or are paired, by a command as well; without a round nobody is marked.
func TestTwoThatAreMarked(t *testing.T) {
	r, s := begun(t)
	r.mark(s, "first", 0, 1)
	if s.SwapMarked(); r.seats() != "1:5-4 2:1-2 " {
		t.Errorf("swapped, the boards are %s; %q", r.seats(), r.Said)
	}
	r.mark(s, "first", 2, 3)
	if s.PairMarked(); r.seats() != "1:5-4 2:1-2 3:3-6 " && r.seats() != "1:5-4 2:1-2 3:6-3 " {
		t.Errorf("paired, the boards are %s; %q", r.seats(), r.Said)
	}
	empty := try(t, hosttest.OfClub(4)).onScreen()
	if ids := empty.Marked(); ids != nil || empty.games() != 1 || empty.Began() != 0 {
		t.Errorf("before the first round are marked %v", ids)
	}
}

// TestByesOfTheMenu: who is not in the round yet gets one, another is made of it, and it is taken back.
func TestByesOfTheMenu(t *testing.T) {
	r, s := begun(t)
	r.choose(s, 2, "Give a bye", "half-point bye")
	if got := s.texts("first"); got != "Ash|Eva|Cai|Fay" {
		t.Fatalf("the rows are %s", got)
	}
	p, _ := r.St.Section.Rounds[0].Find(3)
	if p == nil || p.Outcomes[0] != model.HalfBye {
		t.Fatalf("Cai has %+v", p)
	}
	if got := r.offered(s, 2); got != "Make it another bye|Take the bye back|Cai" {
		t.Errorf("of a bye is offered %s", got)
	}
	r.choose(s, 2, "Make it another bye", "full-point bye")
	if p, _ = r.St.Section.Rounds[0].Find(3); p.Outcomes[0] != model.FullBye {
		t.Errorf("then Cai has %v", p.Outcomes[0])
	}
	r.choose(s, 2, "Take the bye back")
	if p, _ = r.St.Section.Rounds[0].Find(3); p != nil {
		t.Errorf("taken back, Cai has %+v", p)
	}
	r.mark(s, "first", 0, 0)
	s.ByeMarked(model.HalfBye)
	if len(r.Said) != 1 || r.Said[0] != words.Say("rounds.markFree") {
		t.Errorf("a bye for somebody at a board: %q", r.Said)
	}
}

// TestCommandsThatNeedABoardSayIt, where the caret is on somebody without one.
func TestCommandsThatNeedABoardSayIt(t *testing.T) {
	r, s := begun(t)
	r.mark(s, "first", 2, 2)
	for name, do := range map[string]func(){"rounds.markBoard": s.TurnMarked, "rounds.markOpen": s.AdjournMarked} {
		r.Said = nil
		if do(); len(r.Said) != 1 || r.Said[0] != words.Say(name) {
			t.Errorf("said is %q and not %q", r.Said, words.Say(name))
		}
	}
	r.Said = nil
	s.BreakMarked()
	s.LockMarked()
	s.AskForRating()
	if want := words.Say("rounds.markBoard"); strings.Join(r.Said, "|") != want+"|"+want+"|"+want || len(r.Made) != 0 {
		t.Errorf("said is %q, made %v", r.Said, r.Made)
	}
}

// TestAnObjectionIsAskedAbout: the rules are named, and the arbiter's word stands.
func TestAnObjectionIsAskedAbout(t *testing.T) {
	s := hosttest.AfterOne()
	s.Planned = 3
	r := try(t, hosttest.Plays(s))
	screen := r.onScreen()
	screen.PairTwo(1, 3) // again
	if len(r.Made) != 0 || len(r.Asked) != 1 || !strings.Contains(said(r.Asked[0].Content()), "round 1") ||
		!strings.Contains(said(r.Asked[0].Content()), "(C.04.1") {
		t.Fatalf("made %v, asked is %d", r.Made, len(r.Asked))
	}
	r.Asked[0].Close()
	if screen.PairTwo(1, 3); len(r.St.Section.Rounds[1].Pairings) != 0 {
		t.Error("it is paired without an answer")
	}
	if r.Confirm(); len(r.St.Section.Rounds[1].Pairings) != 1 {
		t.Errorf("confirmed, the round is %+v", r.St.Section.Rounds[1].Pairings)
	}
	screen.PairTwo(1, 3)
	if len(r.Said) != 1 || len(r.Asked) != 2 {
		t.Errorf("two who play each other: said %q, asked %d", r.Said, len(r.Asked))
	}
}

package boards

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
)

// strip are the texts of the strip that is open in a grid, and its row.
func strip(g *grid.Grid) (row int, all string) {
	row, _, texts := g.Offering()
	return row, strings.Join(texts, "|")
}

// click clicks on a button of the strip that a cell offers.
func (r *trial) click(g *grid.Grid, row int, column, text string) {
	r.T.Helper()
	tb := g.Table()
	g.Select(row, tb.Column(column))
	for _, o := range g.Offers(row, tb.Column(column)) {
		if o.Text == text {
			o.Do(fyne.NewPos(100, 100))
			return
		}
	}
	r.T.Fatalf("row %d does not offer %q", row, text)
}

// TestAStripOffersResults, and the next board that waits opens its own; behind the last button is the menu of all others. Nothing is
// offered beside the results, and where nobody plays.
func TestAStripOffersResults(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(7), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	s := r.onScreen()
	r.click(s.Grid, 0, "result", "½-½")
	if row, all := strip(s.Grid); row != 1 || all != "1-0|½-½|0-1|…" {
		t.Errorf("after a click row %d offers %s", row, all)
	}
	tb := s.Grid.Table()
	if s.Grid.Offers(0, tb.Column("first")) != nil || s.Grid.Offers(3, tb.Column("result")) != nil {
		t.Error("a name, or somebody without a board, offers results")
	}
	r.click(s.Grid, 1, "result", "…")
	lines := r.lines()
	if len(lines) == 0 || !strings.HasPrefix(lines[0].text, "+ -   Eva wins by forfeit") {
		t.Fatalf("behind the button are %v", lines)
	}
	lines[0].of.(fyne.Tappable).Tapped(&fyne.PointEvent{})
	if row, _ := strip(s.Grid); row != 2 || s.texts("result") != "½-½|+ -||not paired" {
		t.Errorf("row %d offers, and the results are %s", row, s.texts("result"))
	}
	r.click(s.Grid, 2, "result", "0-1")
	s.Decide(0, "7-0", false)
	if len(r.Said) != 1 || !strings.HasPrefix(s.texts("result"), "½-½") {
		t.Errorf("7-0 says %q", r.Said)
	}
}

// TestAMatchOffersItsBoards and, where nobody knows them, its scores; each board of it is clicked in turn.
func TestAMatchOffersItsBoards(t *testing.T) {
	r := try(t, hosttest.League())
	s := r.onScreen()
	r.click(s.Grid, 0, "result", words.Say("result.boards"))
	if len(r.Ran) != 1 || r.Ran[0] != "boards of 1 in round 1" {
		t.Errorf("run is %q", r.Ran)
	}
	r.Results().Activate(table.Ref{Kind: table.ToResult, Participant: 1, Round: 1})
	scored := hosttest.League()
	scored.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	scored.Rounds[0].Pairings[0].Score = [2]model.Points{2 * model.One, 0}
	without := try(t, scored)
	without.click(without.onScreen().Grid, 0, "result", words.Say("result.boards"))
	if lines := without.lines(); len(lines) == 0 || lines[0].text != "2-0" {
		t.Errorf("of a match whose boards nobody knows is offered %v", lines)
	}
	m := r.Asked[0].Of.(*MatchBoards)
	r.click(m.Grid, 0, "result", "1-0")
	if row, all := strip(m.Grid); row != 1 || all != "1-0|½-½|0-1|…" {
		t.Errorf("then row %d offers %s", row, all)
	}
	r.click(m.Grid, 1, "result", "½-½")
	r.click(m.Grid, 0, "result", "0-1")
	if row, _, _ := m.Grid.Selected(); row != 1 {
		t.Errorf("a correction leads to row %d", row)
	}
	if p := r.St.Section.Rounds[0].Pairings[0]; p.Score != [2]model.Points{model.Half, model.One + model.Half} {
		t.Errorf("the match is %v", p.Score)
	}
	r.Asked[0].Close()
	tb := s.Grid.Table()
	r.Win.Canvas().Focus(s.Grid)
	s.Grid.Select(0, tb.Column("result"))
	s.Grid.Paste("2-0\n")
	if p := r.St.Section.Rounds[0].Pairings[0]; p.Score == [2]model.Points{2 * model.One, 0} && len(p.Games) > 0 {
		t.Errorf("a score is pasted over the boards: %+v", p)
	}
}

// TestAMatchOfThreeBoards is clicked board by board.
func TestAMatchOfThreeBoards(t *testing.T) {
	s := hosttest.League()
	s.Boards, s.Scoring = 3, model.Classic(model.One, model.Half, 3)
	r := try(t, s)
	r.Results().Activate(table.Ref{Kind: table.ToResult, Participant: 1, Round: 1})
	m := r.Asked[0].Of.(*MatchBoards)
	for row, x := range m.Grid.Table().Rows {
		if x.Cells[3].Mark != table.Pending {
			t.Errorf("the open board of row %d is marked %v", row, x.Cells[3].Mark)
		}
		if want := []string{"1", "2", "3"}[row]; x.Cells[0].Text != want || x.Ref.Board != row+1 {
			t.Errorf("row %d is board %s, %+v", row, x.Cells[0].Text, x.Ref)
		}
	}
	for row := range 2 {
		r.click(m.Grid, row, "result", "1-0")
		if at, _ := strip(m.Grid); at != row+1 {
			t.Errorf("after board %d row %d offers", row+1, at)
		}
	}
	tb := m.Grid.Table()
	if tb.Rows[0].Cells[3].Mark != table.Plain {
		t.Errorf("a board with its result is marked %v", tb.Rows[0].Cells[3].Mark)
	}
	for _, name := range []string{"first", "second"} { // a figure is a result wherever the caret is
		m.Grid.Select(0, tb.Column(name))
		result := map[string]rune{"first": '0', "second": '1'}[name]
		if !m.typed(0, tb.Column(name), table.Ref{}, result) || m.typed(0, tb.Column(name), table.Ref{}, 'w') {
			t.Errorf("%c on a name is no result, or w is one", result)
		}
		now := m.Grid.Table()
		if got := now.Rows[0].Cells[3].Text; got != map[rune]string{'0': "0-1", '1': "1-0"}[result] {
			t.Errorf("%c on a name makes %s", result, got)
		}
	}
	if errs := m.enter([]grid.Typed{{Row: len(tb.Rows), Col: 3, Text: "1"}}); errs[0] != nil {
		t.Errorf("a result behind the last board: %v", errs)
	}
}

// TestTheSecondEntryBeginsAtTheFirstSlip, whatever is open before it.
func TestTheSecondEntryBeginsAtTheFirstSlip(t *testing.T) {
	r, s := begun(t)
	r.mark(s, "result", 1, 1)
	r.Typed("1")
	s.TurnSecond()
	if row, _, _ := s.Grid.Selected(); row != 1 {
		t.Errorf("it begins in row %d", row)
	}
}

// TestABoardThatWasPairedBeforeACorrection says so, which corrections there were, and what the system would do now.
func TestABoardThatWasPairedBeforeACorrection(t *testing.T) {
	s := hosttest.OfClub(6)
	s.Planned, s.InitialColour = 5, model.White
	r := try(t, s)
	p := r.pairs()
	p.PairNext() // 1-4 5-2 3-6
	r.Win.Canvas().Focus(p.Rounds().Grid)
	r.Typed("101")
	from := r.St.Event
	p.PairNext()
	// 2-1 4-3 6-5, and without 1's win it would be 2-3 4-5 6-1
	r.panel(p.Rounds(), 0, 0)
	d := &p.Rounds().drawn
	made, _ := d.draw.Find(d.made, 1)
	reasons := made.Why
	must.Do(t, r.Do(steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Loss, model.Win}}))
	for _, since := range [][]string{{"Enter 0-1, round 1 board 1"}, nil} {
		d := &desk{trial: r, from: from, since: since}
		screen := d.show()
		screen.TurnTo(2)
		said := ""
		for row := range screen.Grid.Table().Rows {
			said += r.panel(screen, row, row) + "\n"
		}
		if since != nil {
			holds(t, "with corrections", said, "paired this board before these corrections:", since[0], "From the results as they are now")
		} else {
			holds(t, "without", said, "paired this board from the event as it was then.", "From the results as they are now", "!corrections")
		}
		for _, w := range reasons {
			holds(t, "as it was then", said, words.Text(w.Text))
		}
		holds(t, "either", said, "!by hand")
	}
}

// TestWhatCannotBeExaminedIsTold in a message, with the round.
func TestWhatCannotBeExaminedIsTold(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{2, 4})
	s.Planned = 3
	r := try(t, hosttest.Plays(s, [2]model.ID{1, 2}, [2]model.ID{3, 4})) // round 1 is open
	p := r.pairs()
	p.Rounds().TurnTo(2)
	for name, do := range map[string]func(){"check": p.CheckRound, "complete": p.DeclareComplete} {
		r.Told = nil
		if do(); len(r.Made) != 0 || len(r.Told) != 2 || r.Told[0] != words.Say("check.title", 2) || !strings.Contains(r.Told[1], "no result") {
			t.Errorf("%s: told is %q, made %v", name, r.Told, r.Made)
		}
	}
}

// TestTheKeyThatPairs: on a Mac F6 does something else unless fn is held, and the other key comes first.
func TestTheKeyThatPairs(t *testing.T) {
	was := menus.Platform
	defer func() { menus.Platform = was }()
	menus.Platform = "linux"
	here := PairKeys(true)
	menus.Platform = "darwin"
	mac := PairKeys(true)
	slices.Reverse(mac)
	if !slices.Equal(here, mac) || here[0].Name != fyne.KeyF6 || !here[0].Shift || !here[1].Ctrl {
		t.Errorf("here %v, there %v", here, mac)
	}
}

// TestSomethingWrongInADialogIsSaidThere: a result of a match that cannot be, and one that is tried out.
func TestSomethingWrongInADialogIsSaidThere(t *testing.T) {
	r := try(t, hosttest.League())
	r.Results().Activate(table.Ref{Kind: table.ToResult, Participant: 1, Round: 1})
	m := r.Asked[0].Of.(*MatchBoards)
	m.Grid.Select(0, m.Column("result"))
	r.Typed("7")
	r.Key(fyne.KeyReturn)
	if r.Asked[0].Said() == "" {
		t.Error("7 is a result")
	}
	r.Key(fyne.KeyEscape)
	m.Grid.Select(0, m.Column("first"))
	r.Key(fyne.KeyDelete)
	tb := m.Grid.Table()
	if tb.Rows[0].Cells[m.Column("first")].Text != "" || tb.Rows[0].Cells[m.Column("second")].Text != "Ida Poe" {
		t.Errorf("a name that is cleared leaves %+v", tb.Rows[0].Cells)
	}
	r.Asked[0].Problem("")
	if m.decide(0, "7", false); r.Asked[0].Said() == "" {
		t.Error("7 that is clicked is a result")
	}
	if m.decide(1, "1-0", false); r.Asked[0].Said() != "" {
		t.Errorf("of a result it still says %q", r.Asked[0].Said())
	}
	x := try(t, hosttest.Plays(hosttest.AfterOne(), [2]model.ID{1, 2}, [2]model.ID{3, 4}))
	w := x.dialogs().AskWhatIf(x.Results().Keys())
	w.decide(0, 2, "7-0", false)
	if row, _, _ := w.boards.Selected(); x.Asked[0].Said() == "" || w.change != nil || row != 0 {
		t.Errorf("7-0 is tried out, and the caret is in row %d", row)
	}
}

// TestAMatchThatIsAdjourned is so on each of its boards.
func TestAMatchThatIsAdjourned(t *testing.T) {
	s := hosttest.League()
	s.Rounds[0].Pairings[0].Adjourned = true
	for n, row := range matchTable(s, &s.Rounds[0].Pairings[0]).Rows {
		if got := row.Cells[3].Text; got != words.Say("result.adjourned") {
			t.Errorf("board %d is %q", n+1, got)
		}
	}
}

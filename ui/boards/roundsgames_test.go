package boards

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// twoGames is a club of five whose pairs play two games, after rounds 1 and 2: Ash – Cai and Dov – Bea, and Eva has the bye.
func twoGames(t *testing.T) (*trial, *Pairer, *Rounds) {
	t.Helper()
	s := hosttest.OfClub(5)
	s.GamesPerPairing, s.Planned, s.InitialColour = 2, 6, model.White
	r := try(t, s)
	p := r.pairs()
	p.PairNext()
	screen := p.Rounds()
	r.Win.Canvas().Focus(screen.Grid)
	return r, p, screen
}

// games are the lines of the boards: "1.1 Ash-Cai 1-0".
func games(s *Rounds) string {
	tb := s.Grid.Table()
	var all []string
	for _, row := range tb.Rows {
		text := func(id string) string { return row.Cells[tb.Column(id)].Text }
		all = append(all, strings.TrimSpace(text("board")+" "+text("first")+"-"+text("second")+" "+text("result")))
	}
	return strings.Join(all, "|")
}

// TestTheGamesOfABoardStandTogether, with what is played in each, and one line for a bye. Commands are about the game of the caret.
func TestTheGamesOfABoardStandTogether(t *testing.T) {
	r, p, s := twoGames(t)
	if got := games(s); !strings.HasPrefix(got, "1.1 Ash-Cai|1.2 Cai-Ash|2.1 Dov-Bea|2.2 Bea-Dov|") || strings.Count(got, "|") != 4 {
		t.Fatalf("the lines are %s", got)
	}
	if strings.Count(games(s), "Eva") != 1 || s.pick.Selected != words.Say("rounds.games", 1, 2) || s.Round != 1 || s.Began() != 1 {
		t.Errorf("%s; chosen is %q, round %d", games(s), s.pick.Selected, s.Round)
	}
	r.Typed("1=")
	if s.Round != 1 || !strings.HasPrefix(games(s), "1.1 Ash-Cai 1-0|1.2 Cai-Ash ½-½|2.1 Dov-Bea|") {
		t.Errorf("after two keys round %d: %s", s.Round, games(s))
	}
	r.Typed("0")
	if section, round, board := s.Place(); section != 1 || round != 2 || board != 2 {
		t.Errorf("the caret is on round %d, board %d", round, board)
	}
	s.LockMarked()
	if s.Round != 2 || !r.St.Section.Rounds[1].Pairings[1].Locked || r.St.Section.Rounds[0].Pairings[1].Locked {
		t.Errorf("locked on a line of round %d: %+v", s.Round, r.St.Section.Rounds[1].Pairings)
	}
	s.LockMarked()
	if r.St.Section.Rounds[1].Pairings[1].Locked {
		t.Error("once more it is not unlocked")
	}
	s.AdjournMarked()
	if !r.St.Section.Rounds[1].Pairings[1].Rests() || r.St.Section.Rounds[0].Pairings[1].Rests() {
		t.Error("not the game of the caret is adjourned")
	}
	r.Typed("+")
	s.Grid.SelectRows(0, 3)
	r.Key(fyne.KeyDelete)
	if got := games(s); strings.ContainsAny(got, "½+") || strings.Contains(got, "1-0") || !strings.HasPrefix(got, "1.1 Ash-Cai|1.2 ") {
		t.Errorf("all cleared: %s", got)
	}
	r.mark(s, "result", 0, 0)
	r.Typed("1111")
	p.PairNext()
	if s.Round != 3 || s.pick.Selected != words.Say("rounds.games", 3, 4) || s.Beside(-1) != 1 || s.Beside(1) != 5 {
		t.Errorf("the next is round %d, %q; beside it are %d and %d", s.Round, s.pick.Selected, s.Beside(-1), s.Beside(1))
	}
	s.TurnTo(2)
	if row, _, _ := s.Grid.Selected(); s.Round != 2 || row != 1 || s.pick.Selected != words.Say("rounds.games", 1, 2) {
		t.Errorf("turned to round 2: row %d of round %d", row, s.Round)
	}
	s.TurnTo(3)
	if s.Round != 3 {
		t.Errorf("turned to round 3: %d", s.Round)
	}
	for _, none := range []int{0, 5, 3} {
		if s.TurnTo(none); s.Round != 3 {
			t.Errorf("turned to round %d: %d", none, s.Round)
		}
	}
	s.pick.SetSelectedIndex(0)
	if s.Began() != 1 {
		t.Errorf("chosen from the list: round %d", s.Round)
	}
	if doc, err := s.Paper(r.St); err != nil || !strings.Contains(doc.Title+doc.Tables[0].Title, "1") {
		t.Errorf("on paper %v, %v", doc.Title, err)
	}
}

// TestTheGamesOfABoardAreOne for what is done with a board, and the rest of a round is paired only where that is the last.
func TestTheGamesOfABoardAreOne(t *testing.T) {
	_, _, s := twoGames(t)
	if ids := s.rows([]int{0, 1, 2}); len(ids) != 2 {
		t.Errorf("three lines of two boards are %v", ids)
	}
	club := hosttest.Plays(hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}), [2]model.ID{1, 2})
	screen := try(t, club).onScreen()
	for round, want := range map[int]string{1: "round.pair", 2: "round.rest"} {
		if screen.TurnTo(round); screen.next() != want {
			t.Errorf("in round %d the next is %s", round, screen.next())
		}
	}
	half := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{2, 4})
	half.GamesPerPairing = 2
	if screen := try(t, half).onScreen(); screen.games() != 1 || games(screen) != "1 Ash-Cai|2 Bea-Dov" {
		t.Errorf("with the first game alone there are %d: %s", screen.games(), games(screen))
	}
	one := try(t, hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2}))
	left := (&desk{trial: one, command: func(id string) (string, string) { return id, "A board is open." }}).show()
	if left.pair.Text != words.Say("rounds.toGo", 1) || left.pair.Disabled() {
		t.Errorf("with one open board the button says %q", left.pair.Text)
	}
	full := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{2, 4})
	if got := try(t, full).onScreen().next(); got != "round.pair" {
		t.Errorf("with nobody left over the next is %s", got)
	}
	if got := try(t, hosttest.Plays(hosttest.OfClub(3), [2]model.ID{1, 2})).onScreen().next(); got != "round.rest" {
		t.Errorf("with one left over the next is %s", got)
	}
}

// TestABoardOfTheSecondGameAlone stands below the boards that have both.
func TestABoardOfTheSecondGameAlone(t *testing.T) {
	s := hosttest.Plays(hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}), [2]model.ID{3, 1}, [2]model.ID{4, 2})
	s.GamesPerPairing = 2
	if got := games(try(t, s).onScreen()); !strings.HasPrefix(got, "1.1 Ash-Cai|1.2 Cai-Ash|2 Dov-Bea|") {
		t.Errorf("the lines are %s", got)
	}
}

// TestBoardsOfOneNumber stand below each other game by game, and each line once.
func TestBoardsOfOneNumber(t *testing.T) {
	s := hosttest.Plays(hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{4, 2}), [2]model.ID{3, 1}, [2]model.ID{2, 4})
	s.GamesPerPairing = 2
	for n := range s.Rounds {
		s.Rounds[n].Pairings[1].Board = 1
	}
	if got := games(try(t, s).onScreen()); got != "1.1 Ash-Cai|1.1 Dov-Bea|1.2 Cai-Ash|1.2 Bea-Dov" {
		t.Errorf("the lines are %s", got)
	}
}

// TestWhatIsPastedOnTheBoards is taken in the column of results alone, and in no second entry.
func TestWhatIsPastedOnTheBoards(t *testing.T) {
	r, s := played(t)
	paste := func(column, text string) (refused bool) {
		tb := s.Grid.Table()
		return s.cells([]grid.Typed{{Row: 0, Col: tb.Column(column), Text: text}})[0] != nil
	}
	if !paste("first", "0-1") || !paste("board", "7") || len(r.Made) != 0 {
		t.Errorf("another column is taken: made %v", r.Made)
	}
	if paste("result", "0-1") || len(r.Made) != 1 {
		t.Errorf("a result is not taken: made %v", r.Made)
	}
	if s.TurnSecond(); !paste("result", "1-0") || len(r.Made) != 1 {
		t.Errorf("the slips are pasted: made %v", r.Made)
	}
}

// TestARefusedResultIsSaid, and the list of rounds has none chosen where there is none.
func TestARefusedResultIsSaid(t *testing.T) {
	r, s := played(t)
	r.Into(s.Grid, 2, "result", "7-0")
	if len(r.Said) != 1 || r.Said[0] == "" || len(r.Made) != 0 {
		t.Errorf("said is %q, made %v", r.Said, r.Made)
	}
	s.Grid.Plain()
	must.Do(t, r.Do(steps.RemoveRound{Section: 1, Round: 1}))
	if s.pick.Selected != "" || s.Round != 0 {
		t.Errorf("without a round %q is chosen", s.pick.Selected)
	}
}

// TestWhatIsPairedIsShown, also where a game of an earlier round is still to be played.
func TestWhatIsPairedIsShown(t *testing.T) {
	for _, next := range []func(*Pairer){(*Pairer).PairNext, (*Pairer).PairSections} {
		r, p, s := twoGames(t)
		r.Typed("11")
		r.mark(s, "result", 2, 2)
		s.AdjournMarked()
		r.mark(s, "result", 3, 3)
		r.Typed("1")
		next(p)
		if len(r.St.Section.Rounds) != 4 || s.Round != 3 {
			t.Errorf("of %d rounds round %d is shown; %q", len(r.St.Section.Rounds), s.Round, r.Said)
		}
	}
	half := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{2, 4}) // paired at another desk
	half.Rounds[0].Pairings[0].Adjourned = true
	r := try(t, half)
	s := r.onScreen()
	more := *half
	r.St = host.Derive(r.St.Event.With(hosttest.Plays(&more, [2]model.ID{1, 2}, [2]model.ID{3, 4})), 1, 0, nil)
	if s.Show(r.St); s.Round != 2 {
		t.Errorf("of 2 rounds round %d is shown", s.Round)
	}
}

// TestASeatThatIsNotKeptIsSaid when the round is there.
func TestASeatThatIsNotKeptIsSaid(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	p := r.pairs()
	m := must.Have(pair.MakeRound(r.St.Event, r.St.Section, pair.Asked{Round: 1}))(t)
	m.Seats = errors.New("two have one board")
	if p.enterMade(r.St.Event, 1, m, nil); len(r.St.Section.Rounds) != 1 || !slices.Equal(r.Said, []string{words.Err(m.Seats)}) {
		t.Errorf("%d rounds; said %q", len(r.St.Section.Rounds), r.Said)
	}
}

// TestABoardNumberOfSeveralGames is typed as it stands there, and moves all games of the board.
func TestABoardNumberOfSeveralGames(t *testing.T) {
	r, _, s := twoGames(t)
	must.Do(t, s.number(2, "1.1"))
	if got := games(s); !strings.HasPrefix(got, "1.1 Dov-Bea|1.2 Bea-Dov|2.1 Ash-Cai|2.2 Cai-Ash|") {
		t.Errorf("board 2 is moved to 1: %s", got)
	}
	must.Do(t, s.GoTo("2"))
	if row, _, _ := s.Grid.Selected(); row != 2 {
		t.Errorf("board 2 is in row %d", row)
	}
	s.TurnTo(2)
	must.Do(t, s.GoTo(" 2 "))
	if row, _, _ := s.Grid.Selected(); row != 3 {
		t.Errorf("board 2 of round 2 is in row %d", row)
	}
	for _, bad := range []string{"0", "x", "3"} {
		if s.GoTo(bad) == nil {
			t.Errorf("there is a board %s", bad)
		}
	}
	for _, bad := range []string{"0", "x", "10000", ""} {
		if err := s.number(0, bad); err == nil || err.Error() != words.Say("rounds.board.bad", bad) {
			t.Errorf("%q is the number of a board: %v", bad, err)
		}
	}
	must.Do(t, s.number(2, "9999"))
	must.Do(t, s.number(2, "2"))
	made := len(r.Made)
	if err := s.number(0, "1"); err != nil || len(r.Made) != made {
		t.Errorf("its own number: %v, %d changes", err, len(r.Made)-made)
	}
}

// TestTheScreenFollowsTheEvent: a round that is paired is shown, one that is taken away is left, and another section begins where it is
// being played. What is looked at stays otherwise.
func TestTheScreenFollowsTheEvent(t *testing.T) {
	s := hosttest.AfterOne()
	r := try(t, hosttest.Plays(s, [2]model.ID{1, 2}, [2]model.ID{3, 4}))
	d := &desk{trial: r}
	screen := d.show()
	if screen.Round != 2 || d.turned != 1 || screen.pick.SelectedIndex() != 1 || strings.Join(screen.pick.Options,
		"|") != "Round 1|Round 2" {
		t.Fatalf("round %d of %q, turned %d times", screen.Round, screen.pick.Options, d.turned)
	}
	screen.TurnTo(1)
	shown := screen.Grid.Table()
	if row, col, _ := screen.Grid.Selected(); screen.Round != 1 || d.turned != 2 || col != shown.Column("result") {
		t.Errorf("round %d, turned %d times, the caret in row %d, column %d", screen.Round, d.turned, row, col)
	}
	to := steps.SettingsOf(r.St.Section)
	to.Planned = 7
	must.Do(t, r.Do(steps.EditSection{Section: 1, Settings: to}))
	if screen.Round != 1 || d.turned != 2 {
		t.Errorf("another setting shows round %d, turned %d times", screen.Round, d.turned)
	}
	must.Do(t, r.Do(steps.RemoveRound{Section: 1, Round: 2}))
	if screen.Round != 1 || len(screen.pick.Options) != 1 {
		t.Errorf("round %d of %q", screen.Round, screen.pick.Options)
	}
	must.Do(t, r.Do(steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}}}}))
	if screen.Round != 2 {
		t.Errorf("a new round, and shown is %d", screen.Round)
	}
	r.St = host.Derive(r.St.Event.With(hosttest.OfClub(2)), 0, 0, nil)
	screen.Show(r.St)
	if r.St.Section == nil && (screen.Round != 0 || screen.pick.PlaceHolder != words.Say("rounds.none") || screen.pick.Selected != "" ||
		screen.Beside(1) != 1) {
		t.Errorf("without a section round %d, %q", screen.Round, screen.pick.Selected)
	}
}

// TestWhatComesNextIsOnTheButton: the next open board, the rest of a round, the next round, and in the end the standings.
func TestWhatComesNextIsOnTheButton(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	why := "Two players at least."
	s := (&desk{trial: r, command: func(id string) (string, string) { return "Do " + id, why }}).show()
	if s.pair.Visible() || !s.people.Visible() || s.first.Visible() || !strings.Contains(said(s.Object()),
		words.Say("rounds.empty")+" "+why) {
		t.Errorf("before anybody is there it says %q", said(s.Object()))
	}
	s.people.OnTapped()
	why = ""
	s.Show(r.St)
	if s.pair.Visible() || s.people.Visible() || !s.first.Visible() || s.first.Text != "Do round.pair ("+PairKeys(false)[0].String()+")" ||
		!strings.Contains(said(s.Object()), words.Say("rounds.empty")) || strings.Contains(said(s.Object()), "Two players") {
		t.Errorf("before the first round it says %q", said(s.Object()))
	}
	why = "Two players at least."
	if s.Show(r.St); !s.people.Visible() || s.first.Visible() {
		t.Error("where it cannot be paired once more, nothing leads to the players")
	}
	why = ""
	s.Show(r.St)
	s.first.OnTapped()
	if got := strings.Join(r.Ran, " "); got != "section.players round.pair" {
		t.Errorf("run is %s", got)
	}
	begin := func(boards ...[2]model.ID) {
		r.St = host.Derive(r.St.Event.With(hosttest.Plays(hosttest.OfClub(4), boards...)), 1, 0, nil)
		s.Show(r.St)
	}
	begin([2]model.ID{1, 3})
	if g := s.Grid.Table().Groups; len(g) != 1 || g[0].Row != 1 || g[0].Title != words.Say("rounds.free", 2) {
		t.Errorf("those without a board stand under %+v", g)
	}
	if !s.pair.Visible() || strings.Contains(said(s.Object()), words.Say("rounds.empty")) || s.pair.Text != "Do round.rest" {
		t.Errorf("with somebody left over the button says %q", s.pair.Text)
	}
	s.pair.OnTapped()
	why = "Boards are open."
	begin([2]model.ID{1, 3}, [2]model.ID{2, 4})
	if s.pair.Text != words.Say("rounds.toGo", 2) || s.pair.Disabled() || s.Grid.Table().Groups != nil {
		t.Errorf("with open boards the button says %q", s.pair.Text)
	}
	s.pair.OnTapped()
	why = ""
	over := hosttest.AfterOne()
	over.Planned = 1
	r.St = host.Derive(r.St.Event.With(over), 1, 0, nil)
	if s.Show(r.St); s.pair.Text != words.Say("rounds.over") {
		t.Errorf("in the end the button says %q", s.pair.Text)
	}
	s.pair.OnTapped()
	more := *over
	more.Planned = 2
	why = "Nobody has a name."
	r.St = host.Derive(r.St.Event.With(&more), 1, 0, nil)
	if s.Show(r.St); s.pair.Text != "Do round.pair" || !s.pair.Disabled() {
		t.Errorf("where the next round waits for something else the button says %q, and can be pressed: %v", s.pair.Text, !s.pair.Disabled())
	}
	why = ""
	if s.Show(r.St); s.pair.Disabled() {
		t.Error("and then it cannot be pressed")
	}
	if got := strings.Join(r.Ran[2:], " "); got != "round.rest round.pair standings.standings" {
		t.Errorf("run is %s", got)
	}
}

// TestSomebodyIsFoundOnTheBoards, by board or without one, and the place is told.
func TestSomebodyIsFoundOnTheBoards(t *testing.T) {
	r, s := begun(t)
	at := func() int { row, _, _ := s.Grid.Selected(); return row }
	for who, row := range map[model.ID]int{2: 1, 5: 1, 1: 0} {
		s.Grid.Select(2, 0)
		if s.Find(who); at() != row {
			t.Errorf("%d is in row %d", who, at())
		}
		s.Grid.Select(0, 0)
		if s.ShowRow(who, 0); at() != row {
			t.Errorf("the row of %d is %d", who, at())
		}
	}
	if s.ShowRow(6, 0); at() != 3 {
		t.Errorf("Fay, who has no board, is in row %d", at())
	}
	if section, round, board := s.Place(); section != 0 || round != 0 || board != 0 {
		t.Errorf("without a board one is at %d %d %d", section, round, board)
	}
	if s.ShowRow(0, 2); at() != 1 {
		t.Errorf("board 2 is in row %d", at())
	}
	if section, round, board := s.Place(); section != 1 || round != 1 || board != 2 {
		t.Errorf("at board 2 one is at %d %d %d", section, round, board)
	}
	tb := s.Grid.Table()
	first, second := tb.Column("first"), tb.Column("second")
	for _, c := range []struct {
		row, col int
		want     model.ID
	}{{0, first, 1}, {0, second, 4}, {1, first, 5}, {2, first, 3}, {2, second, 0}, {0, tb.Column("result"), 0}, {9, first, 0}} {
		if got := s.whose(c.row, c.col); got != c.want {
			t.Errorf("row %d, column %d is %d's, want %d", c.row, c.col, got, c.want)
		}
		if got := s.person(c.row, c.col); got != c.want {
			t.Errorf("dragged from row %d, column %d is %d, want %d", c.row, c.col, got, c.want)
		}
	}
	for _, c := range []struct {
		row, col int
		want     bool
	}{{0, first, true}, {2, first, true}, {2, second, false}, {0, 0, true}, {2, 0, false}, {0, tb.Column("result"), false}} {
		if got := s.canDrag(c.row, c.col); got != c.want {
			t.Errorf("row %d, column %d is dragged: %v", c.row, c.col, got)
		}
	}
	s.Renumber()
	s.number(0, "5")
	s.Renumber()
	if got := r.seats(); got != "2:1-4 1:5-2 " && got != "1:5-2 2:1-4 " {
		t.Errorf("numbered anew the boards are %s", got)
	}
	must.Do(t, r.Do(steps.SetFixedBoard{Section: 1, Who: 1, Board: 9}))
	must.Do(t, r.Do(steps.SetFixedBoard{Section: 1, Who: 4, Board: 3}))
	if s.Renumber(); len(r.Said) != 1 {
		t.Errorf("two with boards of their own who meet: said is %q", r.Said)
	}
}

// TestKeysOnSomebodyWithoutABoard: a letter gives the bye of that letter, a digit or a name in the column of the opponents pairs.
func TestKeysOnSomebodyWithoutABoard(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(8), [2]model.ID{1, 2}))
	s := r.onScreen()
	for key, want := range map[string]model.Outcome{"h": model.HalfBye, "F": model.FullBye, "u": model.ZeroBye, "B": model.PairingBye} {
		r.mark(s, "result", 1, 1)
		r.Typed(key)
		p, _ := r.St.Section.Rounds[0].Find(3)
		if p == nil || p.Outcomes[0] != want {
			t.Fatalf("%s gives %+v", key, p)
		}
		before := len(r.Said)
		r.mark(s, "result", 1, 1)
		if r.Typed("1"); len(r.Said) != before+1 || r.Said[before] != words.Say("rounds.byeKeys") {
			t.Errorf("a result for a bye: %q", r.Said[before:])
		}
		s.BreakMarked()
	}
	r.mark(s, "result", 1, 1)
	made := len(r.Made)
	r.Typed("q")
	r.Key(fyne.KeyEscape)
	if p, _ := r.St.Section.Rounds[0].Find(3); p != nil || len(r.Made) != made {
		t.Errorf("q gives %+v", p)
	}
	into := func(row int, text string) {
		r.mark(s, "second", row, row)
		r.Typed(text)
		r.Key(fyne.KeyReturn)
		if _, _, open := s.Grid.Editing(); open {
			r.Key(fyne.KeyEscape)
		}
	}
	into(1, "zz")
	into(1, "Cai") // herself
	if got := r.seats(); got != "1:1-2 " {
		t.Fatalf("the boards are %s", got)
	}
	r.mark(s, "result", 1, 1)
	r.Typed("8") // wherever the caret is, a number is the opponent's
	r.Key(fyne.KeyReturn)
	if got := r.seats(); got != "1:1-2 2:3-8 " {
		t.Fatalf("8 for Cai makes %s; %q", got, r.Said)
	}
	into(2, " fay ")
	if got := r.seats(); got != "1:1-2 2:3-8 3:4-6 " && got != "1:1-2 2:3-8 3:6-4 " {
		t.Fatalf("fay for Dov makes %s; %q", got, r.Said)
	}
	into(3, "")
	if got := s.texts("first"); !strings.HasSuffix(got, "|Eva|Gus") {
		t.Errorf("the rows are %s", got)
	}
}

// TestBesideTheBoards there is nobody: no board, no name, nothing to drag or to enter.
func TestBesideTheBoards(t *testing.T) {
	r, s := begun(t)
	tb := s.Grid.Table()
	rows, first := len(tb.Rows), tb.Column("first")
	for _, row := range []int{-1, rows} {
		if _, ok := s.slipAt(row); ok || s.At(row) != nil || s.person(row, first) != 0 || s.roundAt(row) != s.Round {
			t.Errorf("in row %d is somebody", row)
		}
	}
	if s.whose(rows, first) != 0 || s.person(0, len(tb.Columns)) != 0 || s.person(0, -1) != 0 || s.typedBye(rows, 'h') {
		t.Error("behind the last row or column is somebody")
	}
	for round, want := range map[int]int{0: 1, 1: 1, 2: 1} {
		if got := s.roundOf(table.Ref{Round: round}); got != want {
			t.Errorf("a line of round %d is of round %d", round, got)
		}
	}
	if errs := s.cells([]grid.Typed{{Row: 0, Col: first, Text: "Eva"}}); errs[0] == nil || len(r.Made) != 0 {
		t.Errorf("a name is pasted: made %v", r.Made)
	}
	if errs := s.cells([]grid.Typed{{Row: rows, Col: tb.Column("result"), Text: "1"}}); errs[0] != nil || len(r.Made) != 0 {
		t.Errorf("a result behind the last board: %v, made %v", errs, r.Made)
	}
	three := try(t, hosttest.Plays(hosttest.OfClub(3), [2]model.ID{1, 2})).onScreen().Grid.Table()
	if g := three.Groups; len(g) != 1 || g[0].Title != words.Say("rounds.free", 1) {
		t.Errorf("who is left over stands under %+v", g)
	}
}

// TestWhatIsTypedIntoACell counts when the cell is left, also with the screen; the number of a board is typed in its own.
func TestWhatIsTypedIntoACell(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 2}, [2]model.ID{4, 5}))
	s := r.onScreen()
	r.mark(s, "board", 0, 0)
	r.Key(fyne.KeyF2)
	r.Win.Canvas().Focused().(interface{ SetText(string) }).SetText("7")
	r.Key(fyne.KeyReturn)
	if got := r.seats(); got != "7:1-2 2:4-5 " && got != "2:4-5 7:1-2 " {
		t.Errorf("board 1 that is called 7: %s; %q", got, r.Said)
	}
	if s.Focus() != s.Grid {
		t.Error("the keyboard is not for the boards")
	}
	r.mark(s, "second", 2, 2)
	r.Typed("6")
	if s.Leave(); !strings.Contains(r.seats(), "3-6") && !strings.Contains(r.seats(), "6-3") {
		t.Errorf("who was typed when the screen was left is forgotten: %s; %q", r.seats(), r.Said)
	}
}

// TestABeginningThatIsOfSeveral asks for more of the name; the whole name of one is that one.
func TestABeginningThatIsOfSeveral(t *testing.T) {
	club := hosttest.Plays(hosttest.OfClub(5))
	club.Players[1].Name, club.Players[2].Name, club.Players[3].Name = "Ann", "Anna", "Annika"
	r := try(t, club)
	s := r.onScreen()
	if err := s.pairTyped(0, "an"); err == nil || err.Error() != words.Say("rounds.severalOpponents", 3, "an") {
		t.Errorf("an: %v", err)
	}
	if err := s.pairTyped(0, "  "); err != nil || len(r.Made) != 0 {
		t.Errorf("nothing that is typed: %v, made %v", err, r.Made)
	}
	if err := s.pairTyped(0, "x"); err == nil || err.Error() != words.Say("rounds.noOpponent", "x") {
		t.Errorf("x: %v", err)
	}
	for _, none := range []string{"9", "1", s.name(1)} { // and nobody is his own opponent
		if err := s.pairTyped(0, none); err == nil || err.Error() != words.Say("rounds.noOpponent", none) {
			t.Errorf("%s for %s: %v", none, s.name(1), err)
		}
	}
	if err := s.pairTyped(0, "ann "); err != nil || r.seats() != "1:1-2 " && r.seats() != "1:2-1 " {
		t.Errorf("ann: %v, %s", err, r.seats())
	}
}

// TestAKeyThatIsNoResult: in the column of the board numbers it is told how they are typed.
func TestAKeyThatIsNoResult(t *testing.T) {
	r, s := begun(t)
	r.mark(s, "board", 0, 0)
	if r.Typed("z"); len(r.Said) != 1 || r.Said[0] != words.Say("rounds.boardTip") {
		t.Errorf("said is %q", r.Said)
	}
	if r.Typed("1"); s.texts("result") != "1-0||not paired|not paired" {
		t.Errorf("1 makes %s", s.texts("result"))
	}
	if s.typed(0, 0, table.Ref{}, ' ') {
		t.Error("a space is taken from the grid")
	}
	r.mark(s, "result", 1, 1)
	r.Typed("0")
	if row, _, _ := s.Grid.Selected(); row != 2 {
		t.Errorf("after the last board the caret is in row %d", row)
	}
}

// TestTheButtonThatWaitsIsNotTheLoudest: while boards are open it leads to them, and is not what one should press next.
func TestTheButtonThatWaitsIsNotTheLoudest(t *testing.T) {
	why := ""
	r := try(t, hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{4, 2}))
	s := (&desk{trial: r, command: func(id string) (string, string) { return id, why }}).show()
	if s.pair.Importance != widget.HighImportance {
		t.Error("what comes next is not to be seen")
	}
	why = "Boards are open."
	if s.Show(r.St); s.pair.Importance != widget.MediumImportance {
		t.Error("what waits is as loud as what can be done")
	}
}

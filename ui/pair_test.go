package ui

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/systems"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// beginWith is the window with a new section of n participants.
func beginWith(t *testing.T, n int, change func(s *model.Section)) *robot {
	t.Helper()
	b := open(t)
	s := &model.Section{ID: 1, Name: "Club evening", Planned: 9, Scoring: model.Classic(model.One, model.Half, 4), LastID: model.ID(n)}
	change(s)
	for i := 1; i <= n; i++ {
		e := model.Entry{ID: model.ID(i), Number: i, Name: "P" + fmt.Sprint(i)}
		if s.Team() {
			s.Teams = append(s.Teams, model.Team{Entry: e})
		} else {
			e.Club = []string{"North", "South", "East", "West"}[i%4] // the Schiller and the Molter system take clubs for teams
			s.Players = append(s.Players, model.Player{Entry: e, Rating: model.Rating(2000 - 10*i)})
		}
	}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Club evening"}).With(s)))
	b.show("rounds")
	return b
}

// whiteWins lets White, or the team with the lower number, win every open board
// of a round.
func (b *robot) whiteWins(round int) {
	b.t.Helper()
	s := b.rounds()
	s.TurnTo(round)
	for row := range s.Grid.Table().Rows {
		if p := s.At(row); p != nil && !p.Done() {
			text := "1-0"
			if b.state.Section.Team() {
				if text = "3-1"; p.Sides[0] > p.Sides[1] {
					text = "1-3"
				}
			}
			if err := s.Enter(row, text); err != nil {
				b.t.Fatal(err)
			}
		}
	}
}

// TestARoundThatCannotBePairedOffersWaysOut: after three rounds of four all have
// met all.
func TestARoundThatCannotBePairedOffersWaysOut(t *testing.T) {
	b := beginWith(t, 4, func(*model.Section) {})
	for round := 1; round <= 3; round++ {
		b.press(fyne.KeyF6, 0)
		b.whiteWins(round)
	}
	before := b.state.Event
	b.press(fyne.KeyF6, 0) // all have met all
	text, buttons := b.dialogText()
	if b.state.Event != before || !strings.Contains(text, "Round 4 cannot be paired") {
		t.Fatalf("a fourth round of four: %q", text)
	}
	for _, wording := range []string{words.Say("pair.way.hand"), words.Say("pair.way.end", 3)} {
		if buttons[wording] == nil {
			t.Errorf("there is no button %q among %v", wording, buttons)
		}
	}
	for wording, button := range buttons {
		if strings.Contains(wording, "these meet again") {
			button.OnTapped()
		}
	}
	if len(b.state.Section.Rounds) != 4 || len(b.state.Section.Rounds[3].Pairings) != 2 {
		t.Fatalf("second meetings are not offered, or not taken: %v", buttons)
	}
	b.do("edit.undo")
	b.press(fyne.KeyF6, 0)
	_, buttons = b.dialogText()
	buttons[words.Say("pair.way.end", 3)].OnTapped()
	if why := b.command("round.pair").why(); why != "" || !pair.Over(b.state.Section) || b.state.Section.Planned != 3 {
		t.Errorf("after ending the event with %d rounds pairing says %q", b.state.Section.Planned, why)
	}
}

// TestAWayOutIsTaken: two of four must not meet, and the other two have met.
func TestAWayOutIsTaken(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) {
		s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2}, From: 2}, {Who: []model.ID{1, 4}, From: 2}}
	})
	b.press(fyne.KeyF6, 0) // 1-3 and 4-2
	b.whiteWins(1)
	for _, way := range []string{"full-point bye", "meet all the same"} {
		b.press(fyne.KeyF6, 0)
		text, buttons := b.dialogText()
		taken := false
		for wording, button := range buttons {
			if !taken && strings.Contains(wording, way) {
				taken = true
				button.OnTapped()
			}
		}
		if !taken {
			t.Fatalf("no way out by a %s: %s %v", way, text, buttons)
		}
		if n := len(b.state.Section.Rounds); n != 2 {
			t.Fatalf("%s leads to %d rounds", way, n)
		}
		if ps := b.state.Section.Check(); len(ps.Grave()) > 0 {
			t.Error(ps)
		}
		b.do("edit.undo") // one step
		if n := len(b.state.Section.Rounds); n != 1 || len(b.state.Section.Players[0].Byes) > 0 {
			t.Fatalf("undo leaves %d rounds", n)
		}
	}
	for _, way := range []string{"full-point bye", "meet all the same"} { // the same of a round begun by hand
		b.do("round.hand")
		b.do("round.rest")
		_, buttons := b.dialogText()
		for wording, button := range buttons {
			if strings.Contains(wording, way) {
				button.OnTapped()
				break
			}
		}
		if free := b.rounds().Free(); len(free) > 0 || len(b.state.Section.Rounds) != 2 || b.asked() {
			t.Fatalf("%s: the rest of a round by hand leaves %v: %v", way, free, buttons)
		}
		b.do("round.unpair")
	}
}

// TestTheLastOneLeftIsOfferedTheBye: a round finished by hand, with an odd
// number.
func TestTheLastOneLeftIsOfferedTheBye(t *testing.T) {
	b := beginWith(t, 5, func(*model.Section) {})
	b.press(fyne.KeyF6, 0)
	whole := b.boards()
	for row := range b.rounds().Grid.Table().Rows {
		if p := b.rounds().At(row); p != nil && p.IsBye() {
			b.mark("result", row)
		}
	}
	b.press(fyne.KeyU, ctrl)
	if b.boards() == whole {
		t.Fatal("the bye is still there")
	}
	b.do("round.rest")
	text, buttons := b.dialogText()
	for wording, button := range buttons {
		if strings.Contains(wording, "bye for P") {
			button.OnTapped()
		}
	}
	if b.boards() != whole {
		t.Errorf("the last one left got %s: %s", b.boards(), text)
	}
}

func TestMissingResultsAreListedAndShown(t *testing.T) {
	b := beginWith(t, 8, func(*model.Section) {})
	b.press(fyne.KeyF6, 0)
	b.mark("result", 0)
	b.typed("1")
	b.mark("result", 2)
	b.typed("1")
	b.show("standings")
	b.run(b.command("round.pair"))
	if text := b.status.left.Text; !strings.Contains(text, "board 2, board 4") {
		t.Errorf("the status line says %q", text)
	}
	if row, _, _ := b.rounds().Grid.Selected(); b.shown != "rounds" || row != 1 {
		t.Errorf("shown is %s, row %d", b.shown, row)
	}
	if text := b.mainButton().Text; !strings.Contains(text, "(2)") || b.mainButton().Disabled() {
		t.Errorf("the button says %q", text)
	}
}

// TestUnpairingKeepsTheResultsInTheLog: an unpaired round comes back with its
// results, and the log tells of them.
func TestUnpairingKeepsTheResultsInTheLog(t *testing.T) {
	b := beginWith(t, 6, func(*model.Section) {})
	b.press(fyne.KeyF6, 0)
	b.typed("1=0")
	with := b.state.Event
	b.do("round.unpair")
	if len(b.state.Section.Rounds) != 0 {
		t.Fatal("the round is still there")
	}
	results := 0
	for _, e := range b.doc.Entries() {
		if strings.HasPrefix(e.Label, "Enter ") {
			results++
		}
	}
	if results != 3 {
		t.Errorf("the log tells of %d results", results)
	}
	b.do("edit.undo")
	if got := b.state.Section.Rounds[0].Pairings; fmt.Sprint(got) != fmt.Sprint(with.Sections[0].Rounds[0].Pairings) {
		t.Errorf("undo brings back %v", got)
	}
}

func TestAllRoundsOfATable(t *testing.T) {
	b := beginWith(t, 5, func(s *model.Section) { s.Format = model.RoundRobin })
	b.do("round.all")
	s := b.state.Section
	if len(s.Rounds) != 5 || s.Planned != 5 {
		t.Fatalf("five players have %d rounds of %d", len(s.Rounds), s.Planned)
	}
	if b.rounds().Round != 1 {
		t.Errorf("after pairing all, round %d is shown", b.rounds().Round)
	}
	if why := b.command("round.all").why(); !strings.Contains(why, "All 5 rounds") {
		t.Errorf("pairing all again: %q", why)
	}
	b.whiteWins(1)
	if p := rank.ProgressOf(b.state.Section); p.Round != 2 || len(p.Left.Boards) != 2 {
		t.Errorf("%+v, want round 2 with 2 open boards", p)
	}
	b.do("edit.undo")
	b.do("edit.undo")
	b.do("edit.undo")
	if n := len(b.state.Section.Rounds); n != 0 {
		t.Errorf("pairing all is not one step: %d rounds are left", n)
	}
}

// TestLeavingAnAllPlayAll: who withdraws loses the games that are left by
// forfeit, and keeps those that were played.
func TestLeavingAnAllPlayAll(t *testing.T) {
	b := beginWith(t, 6, func(s *model.Section) { s.Format = model.RoundRobin })
	b.do("round.all")
	b.whiteWins(1)
	b.rounds().TurnTo(2)
	b.mark("first", 0)
	who := b.rounds().Marked()[0]
	b.do("round.attend")
	_, buttons := b.dialogText()
	for _, e := range test.LaidOutObjects(b.win.Canvas().Overlays().Top()) {
		if entry, ok := e.(*controls.Entry); ok {
			entry.SetText("2")
		}
	}
	buttons[words.Say("dialog.ok")].OnTapped()
	for r := range b.state.Section.Rounds {
		p, _ := b.state.Section.Rounds[r].Find(who)
		if lost := p.Outcomes[p.Side(who)] == model.ForfeitLoss && p.Outcomes[1-p.Side(who)] == model.ForfeitWin; lost != (r > 0) {
			t.Errorf("round %d is %v", r+1, p.Outcomes)
		}
	}
	b.do("edit.undo")
	if p, _ := b.state.Section.Rounds[1].Find(who); p.Done() {
		t.Error("one undo does not take the withdrawal back")
	}
}

// TestTheMenuOfABoard names what can be done with it, and acts on the row that
// was clicked.
func TestTheMenuOfABoard(t *testing.T) {
	b := beginWith(t, 7, func(*model.Section) {})
	b.press(fyne.KeyF6, 0)
	s := b.rounds()
	b.mark("result", 1)
	b.press(fyne.KeyU, ctrl)
	b.mark("result", 0)
	for row, want := range map[int]string{0: "rounds.break", 2: "rounds.noBye", 3: "rounds.giveBye"} {
		s.Menu(row, 0, fyne.NewPos(300, 200))
		menu := b.win.Canvas().Overlays().Top()
		if got, _, _ := s.Grid.Selected(); got != row {
			t.Errorf("the menu of row %d acts on row %d", row, got)
		}
		if !slices.Contains(menuWords(menu), words.Say(want)) {
			t.Errorf("the menu of row %d lacks %q: %q", row, words.Say(want), menuWords(menu))
		}
		b.win.Canvas().Overlays().Remove(menu)
	}
}

// menuWords are the lines of an open menu.
func menuWords(m fyne.CanvasObject) []string {
	var wording []string
	for _, o := range test.LaidOutObjects(m) {
		if text, ok := o.(*canvas.Text); ok {
			wording = append(wording, text.Text)
		}
	}
	return wording
}

// TestLothiansSixthRound: five or six teams play all, and then for the places
// they have.
func TestLothiansSixthRound(t *testing.T) {
	for _, n := range []int{5, 6} {
		b := beginWith(t, n, func(s *model.Section) {
			s.Kind, s.Boards, s.System, s.Planned, s.Format = model.TeamEvent, 4, "lothian", 5, model.RoundRobin
			s.Ranking.TieBreaks = []string{"GPTS"}
		})
		b.do("round.all")
		for round := 1; round <= 5; round++ {
			if why := b.command("round.pair").why(); round > 1 && why == "" {
				t.Errorf("the sixth round could be paired in round %d", round)
			}
			b.whiteWins(round)
		}
		if b.state.Section.Planned != 6 {
			t.Errorf("%d rounds are planned", b.state.Section.Planned)
		}
		places := b.state.Standings().Places
		b.press(fyne.KeyF6, 0)
		if text, _ := b.dialogText(); text != "" {
			t.Fatalf("%d teams: %s", n, text)
		}
		if len(b.state.Section.Rounds) != 6 {
			t.Fatalf("%d teams: %d rounds, %s", n, len(b.state.Section.Rounds), b.status.left.Text)
		}
		r := &b.state.Section.Rounds[5]
		id := func(place int) model.ID { return b.state.Standings().Sheet.Lines[places[place].Index].ID }
		for k := 0; k+1 < n; k += 2 {
			if p, _ := r.Find(id(k)); p == nil || p.Side(id(k+1)) < 0 {
				t.Errorf("places %d and %d do not meet: %+v", k+1, k+2, p)
			}
		}
		if p, _ := r.Find(id(4)); n == 5 && p.Outcomes[0] != model.Rest {
			t.Errorf("the fifth of five has %+v", p)
		}
	}
}

// TestEveryPairingCanBeStopped, whatever the system.
func TestEveryPairingCanBeStopped(t *testing.T) {
	stop := make(chan struct{})
	close(stop)
	for _, e := range systems.All {
		if e.Fixed(12) {
			continue
		}
		b := beginWith(t, 12, func(s *model.Section) {
			if s.System = e.Code; !e.For(model.Individual) {
				s.Kind, s.Boards = model.TeamEvent, 4
			}
		})
		if _, err := pair.MakeRound(b.state.Event, b.state.Section, pair.Asked{Round: 1, Cancel: stop}); !errors.Is(err, pairing.ErrCancelled) {
			t.Errorf("%s does not stop: %v", e.Code, err)
		}
	}
}

// asked tells whether a dialog is open.
func (b *robot) asked() bool { return b.win.Canvas().Overlays().Top() != nil }

// TestSlowWorkCanBeStopped: past half a second a dialog is there; closing it
// stops the work, and what it was to do is not done.
func TestSlowWorkCanBeStopped(t *testing.T) {
	b := begin(t)
	thread := b.offThread()
	stopped, done := make(chan struct{}), false
	b.work.InBackground("Pairing", func(cancel <-chan struct{}) func() {
		<-cancel
		close(stopped)
		return func() { done = true }
	})
	for !b.asked() { // the dialog comes past half a second
		(<-thread)()
	}
	b.press(fyne.KeyEscape, 0)
	<-stopped
	(<-thread)()
	if done || b.asked() {
		t.Error("stopped work was finished all the same")
	}
}

// offThread lets slow work leave the test's goroutine, which is the window's
// thread, and returns what comes back to it.
func (b *robot) offThread() <-chan func() {
	thread := make(chan func(), 64)
	b.work.Inline = false
	b.work.Later = func(f func()) { thread <- f }
	return thread
}

// TestAnEventThatMovedOnIsLeftAlone: what was paired from an older event is not
// entered into a newer one.
func TestAnEventThatMovedOnIsLeftAlone(t *testing.T) {
	b := begin(t)
	thread := b.offThread()
	b.do("round.pair")
	_ = b.Do(steps.Withdraw{Section: b.state.Section.ID, Who: 6, From: 1})
	for entered := b.status.left.Text; b.status.left.Text == entered; {
		(<-thread)()
	}
	if len(b.state.Section.Rounds) != 0 || !strings.Contains(b.status.left.Text, "changed while") {
		t.Errorf("%d rounds, %q", len(b.state.Section.Rounds), b.status.left.Text)
	}
}

// TestARoundByHandIsDeclaredComplete: a swap opens it, which the list of problems says; the command says what differs and ends it.
func TestARoundByHandIsDeclaredComplete(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.do("round.last")
	if got := b.state.Section.Compared; len(got) != 1 || !got[0].Same() || !strings.Contains(b.whyText(), words.Say("check.best")) {
		t.Fatalf("the last round is %+v; %q", got, b.whyText())
	}
	b.mark("result", 1)
	b.do("round.turn")
	if got := b.state.Section.Compared; len(got) != 1 || !got[0].Open || len(b.health.Found) == 0 {
		t.Fatalf("changed by hand it is %+v, %d problems", got, len(b.health.Found))
	}
	b.do("round.complete")
	if got := b.state.Section.Compared; len(got) != 1 || got[0].Open || len(got[0].Boards) != 1 || got[0].Boards[0] != 2 ||
		!strings.Contains(b.whyText(), "colours the wrong way round") || !strings.Contains(b.lastStep(), "Round 1, paired by hand, is complete") {
		t.Errorf("declared complete it is %+v; the log says %q; %q", got, b.lastStep(), b.whyText())
	}
	b.do("edit.undo")
	if got := b.state.Section.Compared; len(got) != 1 || !got[0].Open {
		t.Errorf("undone it is %+v", got)
	}
}

func TestCheckMarksTheBoards(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.do("round.check")
	if !strings.Contains(b.whyText(), words.Say("check.best")) {
		t.Errorf("a fresh round is judged %q", b.whyText())
	}
	b.typed("1=0")
	b.do("round.pair")
	s := b.rounds()
	s.PairTwo(1, 4)
	_, buttons := b.dialogText()
	buttons[words.Say("rounds.allTheSame")].OnTapped()
	b.do("round.rest")
	b.press(fyne.KeyR, ctrl)
	for _, wording := range []string{words.Say("check.grave"), "met in round 1", "C.04.1", words.Say("check.system")} {
		if !strings.Contains(b.whyText(), wording) {
			t.Errorf("the judgement lacks %q:\n%s", wording, b.whyText())
		}
	}
	marked := 0
	for row, r := range s.Grid.Table().Rows {
		if r.Mark != 0 {
			marked++
			if p := s.At(row); p.Side(1) < 0 {
				t.Errorf("the board of %v is marked", p.Sides)
			}
		}
	}
	if marked != 1 {
		t.Errorf("%d boards are marked", marked)
	}
	b.do("edit.undo")
	if slices.ContainsFunc(s.Grid.Table().Rows, func(r table.Row) bool { return r.Mark != 0 }) {
		t.Error("the judgement outlives the round it is about")
	}
}

// TestNoShowsAreAskedAboutBefore the round is paired: nothing is paired until it is answered, and the answer is one step with the round.
func TestNoShowsAreAskedAboutBefore(t *testing.T) {
	b := beginWith(t, 8, func(*model.Section) {})
	s := b.state.Section
	for n := 1; n <= 7; n++ {
		must.Do(t, b.Do(steps.CheckIn{Section: s.ID, Who: model.ID(n), Present: true}))
	}
	b.App.people.LeaveOut()
	b.press(fyne.KeyF6, 0)
	b.whiteWins(1)
	for answer, want := range []string{"zero-point bye", "absent", "paired"} {
		b.do("round.pair")
		fates := question[*controls.Select](b)
		if fates == nil || len(b.state.Section.Rounds) != 1 {
			t.Fatalf("nobody is asked: %d rounds, %s", len(b.state.Section.Rounds), b.status.left.Text)
		}
		if text, _ := b.dialogText(); !strings.Contains(text, "P8 (left out of round 1)") {
			t.Errorf("the dialog says %q", text)
		}
		fates.SetSelectedIndex(answer)
		b.dialogs.top().Accept()
		is := "not in it"
		if p, _ := b.state.Section.Rounds[1].Find(8); p != nil && p.IsBye() {
			is = p.Outcomes[0].String()
		} else if p != nil {
			is = "paired"
		}
		if want == "absent" && b.state.Section.Player(8).Withdrawn == 2 && (is == "absent" || is == "not in it") {
			is = "absent"
		}
		if is != want {
			t.Errorf("answer %d: %s", answer, is)
		}
		b.do("edit.undo")
		if len(b.state.Section.Rounds) != 1 || b.state.Section.Player(8).Withdrawn != 0 || b.state.Section.Player(8).Bye(2) != model.Pending {
			t.Fatalf("one undo leaves %d rounds and %+v", len(b.state.Section.Rounds), b.state.Section.Player(8).Entry)
		}
	}
	b.do("round.pair")
	b.dialogs.top().Close()
	if len(b.state.Section.Rounds) != 1 {
		t.Error("a dialog that is left pairs")
	}
}

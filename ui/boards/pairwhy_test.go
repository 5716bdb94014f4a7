package boards

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/phrase"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// why is what the panel says with the caret on rows of the boards.
func (r *trial) panel(s *Rounds, from, to int) string {
	r.mark(s, "first", from, to)
	return strings.Join(s.Host.Why().Text, "\n")
}

// holds tells what of these a text lacks, and what it has though it should not: those that begin with "!".
func holds(t *testing.T, what, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if not, rest := strings.HasPrefix(part, "!"), strings.TrimPrefix(part, "!"); strings.Contains(text, rest) == not {
			t.Errorf("%s: it says\n%s\nand of it %q", what, text, part)
		}
	}
}

// TestWhyTwoMeet: of a board that the system makes its reasons, of one that was laid by hand that, and whom the system would pair instead.
func TestWhyTwoMeet(t *testing.T) {
	r := try(t, hosttest.OfClub(5))
	p := r.pairs()
	s := p.Rounds()
	if got := strings.Join(s.Host.Why().Text, "\n"); got == "" {
		t.Error("before the first round the panel is empty")
	}
	p.PairNext() // 1-3, 4-2, and 5 has the bye
	holds(t, "board 1", r.panel(s, 0, 0), "Ash – Cai", "C.04.3", "FIDE", "!by hand")
	if _, same := makes(s.drawn.draw, s.drawn.made, &model.Pairing{Sides: [2]model.ID{3}}); same {
		t.Error("a bye of Cai, who meets Ash, is the system's")
	}
	if _, same := makes(s.drawn.draw, s.drawn.made, &model.Pairing{Sides: [2]model.ID{3, 1}, NoColours: true}); !same {
		t.Error("Cai with Ash is not the system's")
	}
	made, _ := s.drawn.draw.Find(s.drawn.made, 1)
	for _, w := range made.Why {
		holds(t, "the reasons of board 1", r.panel(s, 0, 0), words.Text(w.Text), w.Rule)
	}
	holds(t, "the bye", r.panel(s, 2, 2), "Eva: pairing-allocated bye", "!Ash – Cai")
	holds(t, "two boards", r.panel(s, 0, 1), "Dov – Bea", "Why not Ash – Dov?")
	must.Do(t, r.Do(steps.SwapParticipants{Section: 1, Round: 1, A: 3, B: 2}))
	holds(t, "exchanged by hand", r.panel(s, 0, 0), "Ash – Bea", "by hand", "It would pair Ash with Cai.", "!White to")
	must.Do(t, r.Do(steps.SwapParticipants{Section: 1, Round: 1, A: 3, B: 2}))
	holds(t, "exchanged back", r.panel(s, 0, 0), "Ash – Cai", "paired by hand", "C.04.3", "!It would pair")
	s.Grid.Select(0, 0)
	s.TurnMarked()
	holds(t, "turned", r.panel(s, 0, 0), "Cai – Ash", "by hand", words.Say("pair.white", "Ash"), "!It would pair")
}

// TestWhyOfAByeThatWasAskedFor is that it was asked for.
func TestWhyOfAByeThatWasAskedFor(t *testing.T) {
	r := try(t, hosttest.OfClub(5))
	must.Do(t, r.Do(entries.Bye(r.St.Section, 2, 1, model.HalfBye)))
	p := r.pairs()
	p.PairNext()
	bye, _ := r.St.Section.Rounds[0].Find(2)
	why := words.Text(pair.MadeBy(r.St.Section, 1, bye))
	if row := len(r.St.Section.Rounds[0].Pairings) - 1; !bye.IsBye() || why == "" || !strings.Contains(r.panel(p.Rounds(), row, row), why) {
		t.Errorf("of %+v is said %q, want %q", bye, strings.Join(p.Why().Text, "\n"), why)
	}
}

// TestAResultDoesNotDrawTheRoundAgain: explaining is dear, and a result of the round itself changes nothing about how it was drawn; one of
// the round before does, and so does a board that is broken.
func TestAResultDoesNotDrawTheRoundAgain(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(8), [2]model.ID{1, 5}, [2]model.ID{6, 2}, [2]model.ID{3, 7}, [2]model.ID{8, 4}))
	for board := 1; board <= 4; board++ {
		must.Do(t, r.Do(steps.SetResult{Section: 1, Round: 1, Board: board, Result: steps.Result{model.Win, model.Loss}}))
	}
	r.pairs().PairNext()
	drawn := 0
	s := (&desk{trial: r, quietly: func(work func(<-chan struct{}) func()) func() {
		drawn++
		work(nil)()
		return func() {}
	}}).show()
	s.TurnTo(2)
	r.panel(s, 0, 0)
	first := drawn
	must.Do(t, s.Enter(0, "1-0"))
	if r.panel(s, 1, 1); drawn != first || first == 0 {
		t.Errorf("drawn %d times, and after a result %d times", first, drawn)
	}
	s.TurnTo(1)
	must.Do(t, s.Enter(0, "0-1"))
	s.TurnTo(2)
	if r.panel(s, 1, 1); drawn <= first {
		t.Error("another result of the round before did not draw the round again")
	}
	before := drawn
	s.BreakMarked()
	if r.panel(s, 0, 0); drawn == before {
		t.Error("a board that is broken did not draw the round again")
	}
}

// TestWhyWaits: what takes long is worked out beside the window, and until then the panel says so. What is not wanted any more is ended.
func TestWhyWaits(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(6), [2]model.ID{1, 4}, [2]model.ID{5, 2}, [2]model.ID{3, 6}))
	var waiting []func(<-chan struct{}) func()
	ended := 0
	s := (&desk{trial: r, quietly: func(work func(<-chan struct{}) func()) func() {
		waiting = append(waiting, work)
		return func() { ended++ }
	}}).show()
	holds(t, "at once", r.panel(s, 0, 0), "Ash – Dov", words.Say("pair.thinking"))
	n := len(waiting)
	if r.panel(s, 1, 1); len(waiting) != n {
		t.Error("on another board the same round is drawn again while it is being drawn")
	}
	must.Do(t, r.Do(steps.SetResult{Section: 1, Round: 1, Board: 1, Result: steps.Result{model.Win, model.Loss}}))
	if len(waiting) != n {
		t.Error("a result of the round itself has it drawn again")
	}
	fixed := steps.SettingsOf(r.St.Section)
	fixed.InitialColour = model.Black
	must.Do(t, r.Do(steps.EditSection{Section: 1, Settings: fixed}))
	if len(waiting) != n+1 {
		t.Error("while it is being drawn the event is another, and it is not drawn again")
	}
	n++
	waiting[n-1](nil)()
	holds(t, "then", strings.Join(s.Host.Why().Text, "\n"), "Eva – Bea", "!"+words.Say("pair.thinking"))
	if r.panel(s, 0, 0); len(waiting) != n {
		t.Error("what is known is drawn again")
	}
	holds(t, "two boards", r.panel(s, 0, 1), "Why not Ash – Eva?", words.Say("pair.thinking"))
	before := ended
	holds(t, "two others", r.panel(s, 1, 2), "Why not Eva – Cai?")
	if ended == before {
		t.Error("what is not wanted any more goes on")
	}
	waiting[len(waiting)-1](nil)()
	holds(t, "then", strings.Join(s.Host.Why().Text, "\n"), "Why not Eva – Cai?", "!"+words.Say("pair.thinking"))
}

// TestWhyOfTheRoundThatIsShown: what is being drawn of another round is ended, and this one is drawn.
func TestWhyOfTheRoundThatIsShown(t *testing.T) {
	s := hosttest.AfterOne()
	r := try(t, hosttest.Plays(s, [2]model.ID{1, 2}, [2]model.ID{3, 4}))
	drawn, ended := 0, 0
	screen := (&desk{trial: r, quietly: func(func(<-chan struct{}) func()) func() {
		drawn++
		return func() { ended++ }
	}}).show()
	if drawn != 1 || ended != 0 {
		t.Fatalf("at first %d are drawn and %d ended", drawn, ended)
	}
	if screen.TurnTo(1); drawn != 2 || ended != 1 {
		t.Errorf("of the other round %d are drawn and %d ended", drawn, ended)
	}
}

// TestWhyNotThatCannotBeSaid: what the system answers instead is said.
func TestWhyNotThatCannotBeSaid(t *testing.T) {
	r := try(t, hosttest.OfClub(4))
	p := r.pairs()
	p.PairNext()
	s := p.Rounds()
	r.panel(s, 0, 0)
	engine := *s.drawn.draw.Engine
	engine.WhyNot = func(*pairing.Field, int, int, pairing.Options) ([]pairing.Reason, error) {
		return nil, errors.New("it is lost")
	}
	s.drawn.draw.Engine = &engine
	holds(t, "two boards", r.panel(s, 0, 1), "Why not Ash – Dov?", words.Err(errors.New("it is lost")))
}

// TestWhyOfWhatCannotBeDrawn says why not, and asks no system about two.
func TestWhyOfWhatCannotBeDrawn(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 3}, [2]model.ID{2, 4})
	r := try(t, hosttest.Plays(s, [2]model.ID{1, 2}, [2]model.ID{3, 4})) // round 1 is open
	screen := r.onScreen()
	screen.TurnTo(2)
	holds(t, "round 2", r.panel(screen, 0, 0), "no result", "!Why not")
	holds(t, "two of its boards", r.panel(screen, 0, 1), "no result", "!Why not")
}

// TestACheckMarksAndTells: what is not allowed first and under its heading, then what the system would do better, and its own round.
func TestACheckMarksAndTells(t *testing.T) {
	s := hosttest.OfClub(7)
	s.Planned = 5
	r := try(t, s)
	p := r.pairs()
	p.PairNext()
	screen := p.Rounds()
	p.CheckRound()
	holds(t, "a fresh round", strings.Join(p.Why().Text, "\n"), words.Say("check.title", 1), words.Say("check.best"),
		"!"+words.Say("check.grave"), "!"+words.Say("check.other"), "!"+words.Say("check.system"))
	for _, x := range r.St.Section.Rounds[0].Pairings {
		if !x.IsBye() {
			must.Do(t, r.Do(steps.SetResult{Section: 1, Round: 1, Board: x.Board, Result: steps.Result{model.Win, model.Loss}}))
		}
	}
	again := r.St.Section.Rounds[0].Pairings[0].Sides
	other := r.St.Section.Rounds[0].Pairings[1].Sides
	p.PairByHand()
	for _, two := range [][2]model.ID{again, other} {
		before := len(r.Asked)
		if screen.PairTwo(two[0], two[1]); len(r.Asked) > before {
			r.Confirm()
		}
	}
	p.CheckRound()
	text := strings.Join(p.Why().Text, "\n")
	holds(t, "second meetings", text, words.Say("check.grave"), "met in round 1", "C.04.1", words.Say("check.free", 3),
		words.Say("check.title", 2),
		"!"+words.Say("check.best"))
	if n := strings.Count(text, words.Say("check.grave")); n != 1 {
		t.Errorf("the heading stands %d times", n)
	}
	holds(t, "on a board", r.panel(screen, 0, 0), "met in round 1", "C.04.1")
	tb := screen.Grid.Table()
	if c := tb.Rows[0].Cells[tb.Column("board")]; tb.Rows[0].Mark != c.Mark || c.Mark == 0 || !strings.Contains(c.Tip, "met in round 1") {
		t.Errorf("board 1 is marked %v and %v, %q", tb.Rows[0].Mark, c.Mark, c.Tip)
	}
	if tb.Rows[2].Mark != 0 {
		t.Error("somebody without a board is marked")
	}
	must.Do(t, r.Do(steps.SetFixedBoard{Section: 1, Who: 7, Board: 1}))
	if screen.judge.of(r.St, 2) || screen.Grid.Table().Rows[0].Mark != 0 {
		t.Error("after a change the judgement stands")
	}
}

// TestACheckOfWhatTheSystemDoesOtherwise names the boards of the system, and who would have the bye.
func TestACheckOfWhatTheSystemDoesOtherwise(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(5), [2]model.ID{1, 2}, [2]model.ID{3, 4})
	s.System, s.InitialColour = "dutch", model.White
	s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, model.Pairing{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}})
	r := try(t, s)
	p := r.pairs()
	p.CheckRound()
	text := strings.Join(p.Why().Text, "\n")
	holds(t, "two boards", text, words.Say("check.other"), words.Say("check.system"), "1.  Ash – Cai", "2.  Dov – Bea", "Bye: Eva",
		"!"+words.Say("check.grave"), "!"+words.Say("check.best"), "!"+words.Say("check.free", 0))
	if n := strings.Count(text, words.Say("check.other")); n != 1 {
		t.Errorf("the heading stands %d times", n)
	}
	tb := p.Rounds().Grid.Table()
	if c := tb.Rows[0].Cells[tb.Column("board")]; c.Mark == 0 || c.Tip == "" || tb.Rows[0].Mark != 0 {
		t.Errorf("board 1 is marked %v, the row %v: %q", c.Mark, tb.Rows[0].Mark, c.Tip)
	}
}

// TestTheSystemsRoundNamesItsBye, whoever has it, and none where everybody plays.
func TestTheSystemsRoundNamesItsBye(t *testing.T) {
	for players, want := range map[int]string{5: "Bye: Eva", 4: ""} {
		s := hosttest.Plays(hosttest.OfClub(players), [2]model.ID{1, 2}, [2]model.ID{3, 4})
		s.System, s.InitialColour = "dutch", model.White
		if players == 5 {
			s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, model.Pairing{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}})
		}
		r := try(t, s)
		p := r.pairs()
		p.CheckRound()
		text := strings.Join(p.Why().Text, "\n")
		if strings.Contains(text, "Bye: ") != (want != "") || !strings.Contains(text, want) {
			t.Errorf("of %d players it says\n%s", players, text)
		}
		for row, names := range [][2]string{{"Ash", "Bea"}, {"Cai", "Dov"}} {
			said := r.panel(p.Rounds(), row, row)
			holds(t, "a board", said, names[0]+" – "+names[1])
		}
	}
}

// TestWhatACheckTells: a single board that is another than the system's is a reason to show the system's, and one that is not allowed none.
func TestWhatACheckTells(t *testing.T) {
	r := try(t, hosttest.OfClub(3))
	field := &pairing.Field{}
	for n, name := range []string{"Ash", "Bea", "Cai"} {
		field.Players = append(field.Players, pairing.Player{ID: model.ID(n + 1), Name: name})
	}
	other := check.Finding{Text: phrase.Verbatim("another pair"), Rule: phrase.Verbatim("Rule 1"), Who: []int{0}}
	grave := check.Finding{Text: phrase.Verbatim("met before"), Rule: phrase.Verbatim("Rule 2"), Who: []int{0}, Grave: true}
	for _, c := range []struct {
		found []check.Finding
		free  []model.ID
		says  []string
	}{
		{nil, nil, []string{words.Say("check.best"), "!" + words.Say("check.system"), "!" + words.Say("check.grave")}},
		{nil, []model.ID{3}, []string{words.Say("check.free", 1), "!" + words.Say("check.best"), "!" + words.Say("check.system")}},
		{[]check.Finding{other}, nil, []string{words.Say("check.other"), "another pair", "Rule 1", words.Say("check.system"),
			words.Say("check.bye", "Ash"), "!" + words.Say("check.best"), "!" + words.Say("check.grave")}},
		{[]check.Finding{grave}, nil, []string{words.Say("check.grave"), "met before", "Rule 2", "!" + words.Say("check.other"),
			"!" + words.Say("check.system"), "!" + words.Say("check.best")}},
		{[]check.Finding{grave, other}, nil, []string{words.Say("check.grave"), words.Say("check.other"), words.Say("check.system"),
			"!" + words.Say("check.best")}},
	} {
		best := &pairing.Round{Pairs: []pairing.Pair{{White: 1, Black: 2}}, Bye: 0}
		j := judgement{round: 1, report: &pair.Examined{Report: &check.Report{Field: field, Findings: c.found, Best: best},
			Engine: &pairing.Engine{Name: phrase.Verbatim("A system"), Rule: phrase.Verbatim("its rule")}, Free: c.free}}
		j.tell(r.Why())
		holds(t, fmt.Sprint("of ", len(c.found), " findings"), strings.Join(r.Why().Text, "\n"), c.says...)
	}
}

// TestACheckMarksEitherSide: what is found of White or of Black is marked on their board, and what is not allowed on the whole row.
func TestACheckMarksEitherSide(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(2), [2]model.ID{1, 2}))
	field := &pairing.Field{Players: []pairing.Player{{ID: 1, Name: "Ash"}, {ID: 2, Name: "Bea"}}}
	for _, c := range []struct {
		who       int
		grave     bool
		row, cell table.Mark
	}{{0, false, table.Plain, table.Changed}, {1, false, table.Plain, table.Changed}, {0, true, table.Warning, table.Warning},
		{1, true, table.Warning, table.Warning}} {
		found := []check.Finding{{Text: phrase.Verbatim("found"), Who: []int{c.who}, Grave: c.grave}}
		j := judgement{event: r.St.Event, section: 1, round: 1, report: &pair.Examined{Report: &check.Report{Field: field, Findings: found}}}
		tb := table.Table{Columns: []table.Column{{ID: "board"}},
			Rows: []table.Row{{Ref: table.Ref{Participant: 1}, Cells: make([]table.Cell, 1)}}}
		j.mark(r.St, 1, &tb)
		if row := tb.Rows[0]; row.Mark != c.row || row.Cells[0].Mark != c.cell || row.Cells[0].Tip != "found" {
			t.Errorf("%+v: the row is marked %v, the board %v, %q", c, row.Mark, row.Cells[0].Mark, row.Cells[0].Tip)
		}
	}
}

// TestFindingsOfSomebody are those that are about him, and what is not allowed comes first.
func TestFindingsOfSomebody(t *testing.T) {
	field := &pairing.Field{Players: []pairing.Player{{ID: 7}, {ID: 8}, {ID: 9}}}
	all := []check.Finding{{Board: 1, Who: []int{0, 1}}, {Board: 2, Who: []int{2}}, {Board: 3, Who: []int{1}, Grave: true},
		{Board: 4, Who: []int{2, 0}, Grave: true}}
	j := judgement{report: &pair.Examined{Report: &check.Report{Field: field, Findings: all}}}
	for who, want := range map[model.ID]string{7: "[4 1]", 8: "[3 1]", 9: "[4 2]", 5: "[]"} {
		boards := []int{}
		for _, f := range j.findings(who) {
			boards = append(boards, f.Board)
		}
		if got := fmt.Sprint(boards); got != want {
			t.Errorf("of %d are found %s, want %s", who, got, want)
		}
	}
}

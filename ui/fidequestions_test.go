package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/boards"
	"wallchart/ui/tables"
)

// TestPairingWithMissingResultsIsWarnedOf (VCL4THP.13, questions 159 and 160): in FIDE mode the next round is paired all the same, and what
// has no result is adjourned by it; elsewhere the window says which results are missing.
func TestPairingWithMissingResultsIsWarnedOf(t *testing.T) {
	b := beginWith(t, 8, func(s *model.Section) { s.System, s.FIDE = "dutch", true })
	b.press(fyne.KeyF6, 0)
	b.whiteWins(1)
	p := b.state.Section.Rounds[0].Pairings[2]
	c, err := pair.Result(b.state.Section, 1, p.Board, p.Sides[0], "?")
	if err != nil || b.Do(c) != nil {
		t.Fatal(err)
	}
	b.press(fyne.KeyF6, 0)
	b.warning("Round 1 has no result on board 3.").Accept()
	s := b.state.Section
	if len(s.Rounds) != 2 || !s.Rounds[0].Pairings[2].Adjourned || s.Rounds[0].Pairings[1].Adjourned {
		t.Errorf("%d rounds, round 1 %+v", len(s.Rounds), s.Rounds[0].Pairings)
	}
	b.press(fyne.KeyZ, ctrl)
	if s := b.state.Section; len(s.Rounds) != 1 || s.Rounds[0].Pairings[2].Adjourned {
		t.Errorf("undone, there are %d rounds, round 1 %+v", len(s.Rounds), s.Rounds[0].Pairings)
	}

	b = beginWith(t, 8, func(s *model.Section) { s.System = "dutch" })
	b.press(fyne.KeyF6, 0)
	b.press(fyne.KeyF6, 0)
	if text := b.status.left.Text; len(b.state.Section.Rounds) != 1 || !strings.Contains(text, "no result on board 1") {
		t.Errorf("without FIDE mode: %d rounds, %q", len(b.state.Section.Rounds), text)
	}
}

// TestPairingTeamsWithMissingBoardsIsWarnedOf (questions 159 and 163): so it is where teams play: what is adjourned are boards of matches,
// whose results are warned of later.
func TestPairingTeamsWithMissingBoardsIsWarnedOf(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) {
		s.Kind, s.Boards, s.System, s.FIDE = model.TeamEvent, 2, "team", true
		s.Scoring = model.Classic(2*model.One, model.One, 2)
	})
	b.press(fyne.KeyF6, 0)
	enter := func(text string, game int) {
		t.Helper()
		c := must.Have(pair.BoardResult(b.state.Section, 1, 1, 0, game, text))(t)
		_ = b.Do(c)
	}
	enter("1-0", 1)
	b.press(fyne.KeyF6, 0)
	b.warning("Round 1 has no result on board 2 of match 1, board 2.").Accept()
	s := b.state.Section
	if ps := s.Rounds[0].Pairings; len(s.Rounds) != 2 || !ps[0].Games[1].Rests() || ps[0].Games[0].Rests() || !ps[1].Rests() {
		t.Fatalf("%d rounds, round 1 %+v", len(s.Rounds), ps)
	}
	b.rounds().TurnTo(1)
	b.mark("result", 0)
	b.press(fyne.KeyReturn, 0)
	m := b.dialogs.top().Of.(*boards.MatchBoards)
	m.Grid.Select(1, m.Column("result"))
	b.win.Canvas().Focused().TypedRune('1')
	b.warning("The adjourned game of round 1 becomes P1 – P3 (board 2) 1-0.").Accept()
	if tb := m.Grid.Table(); tb.Rows[1].Cells[m.Column("result")].Text != "1-0" {
		t.Errorf("confirmed, the boards of the match show %+v", tb.Rows[1].Cells)
	}
	if ps := b.state.Section.Rounds[0].Pairings; ps[0].Awaited() || !ps[0].Done() {
		t.Errorf("confirmed, the match is %+v", ps[0])
	}
}

// TestAPairByHandIsWarnedOf (question 66): in FIDE mode a second meeting is a warning of level 3, once; cancelled, nothing is done.
func TestAPairByHandIsWarnedOf(t *testing.T) {
	b := inFIDEMode(t)
	s := b.state.Section
	first := s.Rounds[0].Pairings[0].Sides
	screen := b.rounds()
	pair := func() {
		screen.PairTwo(first[0], first[1])
	}
	pair()
	d := b.warning("met in round 1")
	if title, _ := b.dialogText(); strings.Contains(title, "The rules are against this") {
		t.Errorf("it is asked twice: %q", title)
	}
	b.dialogs.top().Leave()
	if b.asked() || b.state.Section.Rounds[1].Pairings[0].Sides == first {
		t.Errorf("cancelled, %v is asked", d)
	}
	pair()
	b.warning("met in round 1").Accept()
	if p, _ := b.state.Section.Rounds[1].Find(first[0]); b.asked() || p == nil || p.Side(first[1]) < 0 {
		t.Errorf("confirmed, %v is paired", p)
	}
}

// TestARepeatInATableIsWarnedOf (question 66): so it is in an all-play-all that is paired to its end, when a pair is typed that meets in
// another round; level 3.
func TestARepeatInATableIsWarnedOf(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.Format, s.System, s.FIDE = model.RoundRobin, "berger", true })
	all, _ := must.Two(pair.All(b.state.Section))(t)
	must.Do(t, b.Do(all))
	first := b.state.Section.Rounds[0].Pairings[0].Sides
	b.rounds().TurnTo(3)
	b.rounds().PairTwo(first[0], first[1])
	b.warning("meet in round 1 already").Accept()
	if p, _ := b.state.Section.Rounds[2].Find(first[0]); b.asked() || p == nil || p.Side(first[1]) < 0 {
		t.Errorf("confirmed, %v is paired", p)
	}
}

// TestUnpairingIsWarnedOfInFIDEMode: a round goes with its results, of which there is a warning of level 4, asked twice; a round without
// results goes as it does elsewhere.
func TestUnpairingIsWarnedOfInFIDEMode(t *testing.T) {
	b := inFIDEMode(t)
	b.pairer.Unpair()
	if n := len(b.state.Section.Rounds); b.asked() || n != 1 {
		t.Fatalf("without results: %d rounds", n)
	}
	b.pairer.Unpair()
	b.warning("4 results of round 1 are thrown away").Accept()
	b.warning("Undo brings it back").Accept()
	if n := len(b.state.Section.Rounds); b.asked() || n != 0 {
		t.Fatalf("confirmed twice: %d rounds", n)
	}
}

// TestEveryPageSaysWhetherItIsInFIDEMode (question 46): the foot of the window has it on every screen. That a section is not in it says
// nothing to a club of whose players nobody has a FIDE ID, and is not said there.
func TestEveryPageSaysWhetherItIsInFIDEMode(t *testing.T) {
	for _, c := range []struct {
		fide bool
		id   string
		want string
	}{{false, "1234567", " · Not in FIDE mode"}, {true, "", " · FIDE mode"}, {true, "1234567", " · FIDE mode"}, {false, "", ""}} {
		b := beginWith(t, 4, func(s *model.Section) { s.System, s.FIDE = "dutch", c.fide })
		b.show("players")
		if c.id != "" {
			p := b.state.Section.Players[0]
			p.FideID = c.id
			must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: p}))
		}
		for n := range 9 {
			b.press(fyne.KeyName(rune('1'+n)), ctrl)
			if _, mark, _ := strings.Cut(b.status.right.Text, "/9"); mark != c.want {
				t.Errorf("page %d says %q, not %q", n+1, b.status.right.Text, c.want)
			}
		}
	}
}

// TestTheProgramIsNotEndorsed: it stands beside FIDE mode, beside FIDE's systems, and where the program is described.
func TestTheProgramIsNotEndorsed(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.System = "dutch" })
	n := b.setting.AskSettings()
	n.TurnTo(4)
	if text, _ := b.dialogText(); !strings.Contains(text, "FIDE has not endorsed this program.") {
		t.Errorf("beside FIDE mode: %q", text)
	}
}

// rowsOf are the names in a table of the window, as it is shown.
func (b *robot) rowsOf(screen string) string {
	b.t.Helper()
	b.show(screen)
	t := b.screen.(*tables.Table).Grid.Table()
	var names []string
	for _, row := range t.Rows {
		for c, column := range t.Columns {
			if column.ID == "name" && c < len(row.Cells) {
				names = append(names, row.Cells[c].Text)
			}
		}
	}
	return strings.Join(names, " ")
}

// TestWhoHasNoPlaceInTheWindow (questions 103 and 198): who is expelled from a Swiss, and who leaves an all-play-all before half of his
// games, is not in the standings, and stands in the crosstable.
func TestWhoHasNoPlaceInTheWindow(t *testing.T) {
	said := map[string]string{"Swiss": "Without a place, as FIDE asks of who was expelled: P4",
		"a table": "Left before half of the games were played, and is without a place; those games do not count (FIDE): P4"}
	for name, change := range map[string]func(s *model.Section){
		"Swiss":   func(s *model.Section) { s.System, s.FIDE = "dutch", true },
		"a table": func(s *model.Section) { s.Format, s.FIDE, s.Planned = model.RoundRobin, true, 3 },
	} {
		b := beginWith(t, 4, change)
		b.press(fyne.KeyF6, 0)
		b.whiteWins(1)
		if got := b.rowsOf("standings"); !strings.Contains(got, "P4") {
			t.Errorf("%s: before it the standings are %q", name, got)
		}
		if told := onScreen[*widget.Label](b); told[len(told)-1].Text == said[name] {
			t.Errorf("%s: before it the screen says %q", name, told[len(told)-1].Text)
		}
		c, err := entries.Expel(b.state.Section, 4, entries.Expelling{From: 2})
		if err != nil || b.Do(c) != nil {
			t.Fatal(name, err)
		}
		if got := b.rowsOf("standings"); strings.Contains(got, "P4") || !strings.Contains(got, "P3") {
			t.Errorf("%s: the standings are %q", name, got)
		}
		told := onScreen[*widget.Label](b)
		if told := told[len(told)-1].Text; told != said[name] {
			t.Errorf("%s: the screen says %q, want %q", name, told, said[name])
		}
		if got := b.rowsOf("crosstable"); !strings.Contains(got, "P4") {
			t.Errorf("%s: the crosstable has %q", name, got)
		}
	}
}

// TestAReportFileIsInFIDEMode (question 56) by itself, when it is opened in the window or pasted, and a notice says so; one that says that
// the mode was left, and one of another federation's system, is not, and the notice says why.
func TestAReportFileIsInFIDEMode(t *testing.T) {
	const event = "012 Evening\n042 2026/05/02\n" +
		"001    1      Ash                               2000                             1.0    1     2 w 1\n" +
		"001    2      Bea                               1900                             0.0    2     1 b 0\n"
	for record, c := range map[string]struct {
		fide         bool
		foot, notice string
	}{
		"":                                 {true, " · FIDE mode", "Evening is in FIDE mode, as it came as a report file"},
		"### FIDE mode exited @ Round 1\n": {false, " · FIDE mode was left", "the report file says that it was left"},
		"192 CUSTOM_SWISS\n":               {false, "", "Evening came as a report file and is not in FIDE mode: in FIDE mode"},
		"092 Individual: Swiss-System (us-swiss)\n192 CUSTOM_SWISS\n": {false, "", "is not in FIDE mode: in FIDE mode the pairing goes by"},
	} {
		b := open(t)
		path := filepath.Join(b.folder, "event.trf")
		must.Do(t, os.WriteFile(path, []byte(event+record), 0o600))
		ways := map[string]func(){"opened": func() { b.Open(path) }, "pasted": func() { b.pastesEvent(event + record) }}
		for how, bring := range ways {
			bring()
			if s := b.state.Section; s.FIDE != c.fide || !strings.HasSuffix(b.status.right.Text, c.foot) {
				t.Errorf("%s, %q: FIDE mode %v; the foot says %q", how, record, s.FIDE, b.status.right.Text)
			}
			n := b.notices.Current()
			if n == nil || !strings.Contains(n.Text, c.notice) || !slices.Contains(n.Acts, "section.settings") {
				t.Errorf("%s, %q: the notice is %+v", how, record, n)
			}
		}
		if err := b.Do(steps.RenameSection{Section: b.state.Section.ID, To: "Open"}); err != nil {
			t.Errorf("%q: a name endangers nothing, and is refused: %v", record, err)
		}
	}
}

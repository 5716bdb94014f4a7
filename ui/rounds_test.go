package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/boards"
)

// begin is the window with a new Swiss of six players.
func begin(t *testing.T) *robot {
	t.Helper()
	b := open(t)
	s := &model.Section{ID: 1, Name: "Club evening", Planned: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: 6}
	for i, name := range []string{"Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name},
			Rating: model.Rating(1900 - 50*i)})
	}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Club evening"}).With(s)))
	b.show("rounds")
	return b
}

func (b *robot) rounds() *boards.Rounds { return b.screen.(*boards.Rounds) }

func (b *robot) results() []string {
	t := b.rounds().Grid.Table()
	var texts []string
	for _, r := range t.Rows {
		texts = append(texts, r.Cells[t.Column("result")].Text)
	}
	return texts
}

// TestAnEveningAtTheBoards pairs three rounds and enters every result with one
// key a board.
func TestAnEveningAtTheBoards(t *testing.T) {
	b := begin(t)
	for round := 1; round <= 3; round++ {
		b.press(fyne.KeyF6, 0)
		s := b.state.Section
		if len(s.Rounds) != round || len(s.Rounds[round-1].Pairings) != 3 {
			t.Fatalf("after pairing round %d: %+v; %s", round, s.Rounds, b.status.left.Text)
		}
		if why := b.command("round.pair").why(); !strings.Contains(why, "no result on board 1") {
			t.Errorf("with open boards pairing says %q", why)
		}
		b.typed("1=0")
		if got := strings.Join(b.results(), " "); got != "1-0 ½-½ 0-1" {
			t.Errorf("round %d: keys 1 = 0 make %q", round, got)
		}
		if !strings.Contains(b.whyText(), "–") {
			t.Errorf("the panel does not name the two: %q", b.whyText())
		}
	}
	if b.press(fyne.KeyF6, 0); b.dialogs.count != 1 || len(b.state.Section.Rounds) != 3 {
		t.Errorf("after the last round one more is not asked about")
	}
	b.press(fyne.KeyEscape, 0)
	met := map[[2]model.ID]bool{}
	for _, r := range b.state.Section.Rounds {
		for _, p := range r.Pairings {
			k := [2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}
			if met[k] {
				t.Errorf("%v met twice", k)
			}
			met[k] = true
		}
	}
}

func TestPairingExplainsAndUnpairs(t *testing.T) {
	b := begin(t)
	b.run(b.command("round.pair"))
	b.rounds().Grid.Select(0, 0)
	if got := len(b.why.Text); got < 3 {
		t.Errorf("a fresh pairing is explained by %q", b.whyText())
	}
	if got := b.state.Section.System; got != "dutch" {
		t.Errorf("the section is kept as paired by %q", got)
	}
	b.run(b.command("round.unpair"))
	if n := len(b.state.Section.Rounds); n != 0 {
		t.Errorf("after unpairing there are %d rounds", n)
	}
	b.run(b.command("edit.undo"))
	if n := len(b.state.Section.Rounds); n != 1 {
		t.Errorf("undo brings back %d rounds", n)
	}
}

func TestByHandIsSaidToBeByHand(t *testing.T) {
	b := begin(t)
	b.run(b.command("round.pair"))
	s := b.rounds()
	p, q := s.At(0), s.At(1)
	s.Grid.SelectRows(0, 1)
	x, y := p.Sides[0], q.Sides[0]
	must.Do(t, b.Do(steps.SwapParticipants{Section: b.state.Section.ID, Round: 1, A: x, B: y}))
	s.Grid.Select(0, 0)
	if !strings.Contains(b.whyText(), "by hand") {
		t.Errorf("a swapped board is explained as %q", b.whyText())
	}
}

func TestClearingAndForfeits(t *testing.T) {
	b := begin(t)
	b.run(b.command("round.pair"))
	g := b.rounds().Grid
	b.typed("+-x")
	if got := strings.Join(b.results(), "|"); got != "+ -|- +|- -" {
		t.Errorf("keys + - x make %q", got)
	}
	g.SelectRows(0, 2)
	b.press(fyne.KeyDelete, 0)
	if got := strings.Join(b.results(), ""); got != "" {
		t.Errorf("after Delete on three boards: %q", got)
	}
	b.run(b.command("edit.undo"))
	if got := strings.Join(b.results(), "|"); got != "+ -|- +|- -" {
		t.Errorf("one undo brings back %q", got)
	}
}

// TestAKeyTooMany: whoever types a stack of slips may type one too many. It changes neither a board that has its result nor a bye.
func TestAKeyTooMany(t *testing.T) {
	b := begin(t)
	b.press(fyne.KeyF6, 0)
	b.typed("1=01")
	if got := strings.Join(b.results(), " "); got != "1-0 ½-½ 0-1" || !strings.Contains(b.status.left.Text, "Press the key again") {
		t.Errorf("one key more makes %q and says %q", got, b.status.left.Text)
	}
	b.typed("1")
	if got := strings.Join(b.results(), " "); got != "1-0 ½-½ 1-0" {
		t.Errorf("pressed again it makes %q", got)
	}
	b.press(fyne.KeyUp, 0)
	b.typed("0")
	if got := strings.Join(b.results(), " "); got != "1-0 0-1 1-0" {
		t.Errorf("on a board that was gone to the key makes %q", got)
	}
}

func TestAKeyTooManyLeavesTheBye(t *testing.T) {
	b := beginWith(t, 5, func(*model.Section) {})
	b.press(fyne.KeyF6, 0)
	b.typed("110")
	if row, _, _ := b.rounds().Grid.Selected(); row != 2 {
		t.Fatalf("the caret is in row %d, not at the bye", row)
	}
	if p := b.state.Section.Rounds[0].Pairings[2]; p.Outcomes[0] != model.PairingBye || !strings.Contains(b.status.left.Text, "it is a bye") {
		t.Errorf("a result too many makes the bye %v and says %q", p.Outcomes[0], b.status.left.Text)
	}
}

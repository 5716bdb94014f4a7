package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

// boards writes the shown round: "1 Anna-Dan, 2 Eva-Ben; bye Finn; free Cleo".
func (b *robot) boards() string {
	s := b.rounds()
	name := func(id model.ID) string {
		e, _ := b.state.Section.Entry(id)
		return e.Name
	}
	var parts []string
	for row, r := range s.Grid.Table().Rows {
		p := s.At(row)
		switch {
		case p == nil:
			parts = append(parts, "free "+name(model.ID(r.Ref.Participant)))
		case p.IsBye():
			parts = append(parts, p.Outcomes[0].String()+" "+name(p.Sides[0]))
		default:
			parts = append(parts, fmt.Sprintf("%d %s-%s", p.Board, name(p.Sides[0]), name(p.Sides[1])))
		}
	}
	return strings.Join(parts, ", ")
}

// mark selects rows with the current cell in a column.
func (b *robot) mark(column string, rows ...int) {
	b.t.Helper()
	g := b.rounds().Grid
	t := g.Table()
	g.Select(rows[0], t.Column(column))
	if len(rows) > 1 {
		g.SelectRows(rows[0], rows[1])
	}
}

func (b *robot) do(id string) {
	b.t.Helper()
	c := b.command(id)
	if why := c.why(); why != "" {
		b.t.Fatalf("%s: %s", id, why)
	}
	b.run(c)
}

// dialogText is what the dialog on top says, and its buttons.
func (b *robot) dialogText() (text string, buttons map[string]*controls.Button) {
	buttons = map[string]*controls.Button{}
	var wording []string
	if top := b.win.Canvas().Overlays().Top(); top != nil {
		for _, o := range test.LaidOutObjects(top) {
			switch o := o.(type) {
			case *widget.Label:
				wording = append(wording, o.Text)
			case *controls.Button:
				buttons[o.Text] = o
			}
		}
	}
	return strings.Join(wording, "\n"), buttons
}

const ctrl = fyne.KeyModifierShortcutDefault

func TestBoardsAreMovedByHand(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	start := b.boards()
	if start != "1 Anna-Dan, 2 Eva-Ben, 3 Cleo-Finn" {
		t.Fatalf("the first round is %s", start)
	}
	for _, step := range []struct {
		column string
		rows   []int
		key    fyne.KeyName
		mod    fyne.KeyModifier
		want   string
	}{
		{"first", []int{0, 1}, fyne.KeyX, ctrl | fyne.KeyModifierShift, "1 Eva-Dan, 2 Anna-Ben, 3 Cleo-Finn"},
		{"second", []int{1, 2}, fyne.KeyX, ctrl | fyne.KeyModifierShift, "1 Anna-Dan, 2 Eva-Finn, 3 Cleo-Ben"},
		{"result", []int{2}, fyne.KeyT, ctrl, "1 Anna-Dan, 2 Eva-Ben, 3 Finn-Cleo"},
		{"result", []int{1}, fyne.KeyU, ctrl, "1 Anna-Dan, 3 Cleo-Finn, free Ben, free Eva"},
		{"first", []int{0, 1}, fyne.KeyM, ctrl | fyne.KeyModifierShift, "1 Anna-Eva, 3 Cleo-Finn, free Ben, free Dan"},
	} {
		b.mark(step.column, step.rows...)
		if step.key == fyne.KeyM { // two who sit at different boards
			b.mark("first", 0, 1)
		}
		b.press(step.key, step.mod)
		if got := b.boards(); got != step.want {
			t.Errorf("%s on %v: %s, want %s", step.key, step.rows, got, step.want)
		}
		b.do("edit.undo")
		if got := b.boards(); got != start {
			t.Fatalf("undo of %s leaves %s", step.key, got)
		}
	}
}

// TestTheOpponentIsTyped: a number or the beginning of a name pairs two who stand far
// apart in the list of those without a board.
func TestTheOpponentIsTyped(t *testing.T) {
	b := begin(t)
	b.do("round.hand")
	b.win.Canvas().Focus(b.rounds().Grid)
	b.mark("result", 0)
	b.typed("4")
	b.press(fyne.KeyReturn, 0)
	if got := b.boards(); got != "1 Anna-Dan, free Ben, free Cleo, free Eva, free Finn" {
		t.Fatalf("the number 4 makes %s", got)
	}
	b.mark("second", 1)
	b.typed("fi")
	b.press(fyne.KeyReturn, 0)
	if got := b.boards(); got != "1 Anna-Dan, 2 Ben-Finn, free Cleo, free Eva" {
		t.Fatalf("fi makes %s", got)
	}
	b.mark("second", 2)
	b.typed("zoe")
	b.press(fyne.KeyReturn, 0)
	if got := b.boards(); got != "1 Anna-Dan, 2 Ben-Finn, free Cleo, free Eva" ||
		!strings.Contains(b.status.left.Text, words.Say("rounds.noOpponent", "zoe")) {
		t.Errorf("zoe makes %s and says %q", got, b.status.left.Text)
	}
}

func TestTheRestIsPairedAndByesGiven(t *testing.T) {
	b := begin(t)
	b.do("round.hand")
	if got := b.boards(); got != "free Anna, free Ben, free Cleo, free Dan, free Eva, free Finn" {
		t.Fatalf("a round begun by hand shows %s", got)
	}
	b.mark("first", 0, 1)
	b.press(fyne.KeyM, ctrl|fyne.KeyModifierShift)
	if got := b.boards(); !strings.HasPrefix(got, "1 Anna-Ben, free Cleo") {
		t.Fatalf("two marked and paired: %s", got)
	}
	if wording := b.mainButton().Text; wording != "Pair the rest" {
		t.Errorf("the button says %q", wording)
	}
	b.mainButton().OnTapped()
	if got := b.boards(); got != "1 Anna-Ben, 2 Cleo-Eva, 3 Finn-Dan" {
		t.Errorf("the rest is paired to %s", got)
	}
	b.mark("result", 2)
	b.press(fyne.KeyU, ctrl)
	b.mark("result", 2)
	b.press(fyne.KeyB, ctrl)
	if got := b.boards(); got != "1 Anna-Ben, 2 Cleo-Eva, pairing-allocated bye Dan, free Finn" {
		t.Errorf("a bye makes %s", got)
	}
	b.mark("first", 2, 3) // the bye and the free one
	b.press(fyne.KeyX, ctrl|fyne.KeyModifierShift)
	if got := b.boards(); got != "1 Anna-Ben, 2 Cleo-Eva, pairing-allocated bye Finn, free Dan" {
		t.Errorf("the free one takes the bye: %s", got)
	}
}

func TestBoardNumbersAreTyped(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.mark("board", 0)
	b.press(fyne.KeyF2, 0)
	b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
	b.typed("3")
	b.press(fyne.KeyReturn, 0)
	if got := b.boards(); got != "1 Cleo-Finn, 2 Eva-Ben, 3 Anna-Dan" {
		t.Errorf("board 1 moved to 3: %s", got)
	}
	if r := b.results(); strings.Join(r, "") != "" {
		t.Errorf("a board number became the result %q", r)
	}
	b.mark("board", 0)
	b.press(fyne.KeyF2, 0)
	b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
	b.typed("x")
	b.press(fyne.KeyReturn, 0)
	if _, _, open := b.rounds().Grid.Editing(); !open {
		t.Error("x is taken for the number of a board")
	}
	b.press(fyne.KeyEscape, 0)
	s := b.state.Section
	must.Do(t, b.Do(steps.SetFixedBoard{Section: s.ID, Who: 2, Board: 1}))
	b.do("round.renumber")
	if got := b.boards(); got != "1 Eva-Ben, 2 Cleo-Finn, 3 Anna-Dan" {
		t.Errorf("Ben sits at board 1: %s", got)
	}
	if err := b.rounds().GoTo("3"); err != nil {
		t.Error(err)
	}
	if row, _, _ := b.rounds().Grid.Selected(); row != 2 {
		t.Errorf("going to board 3 chooses row %d", row)
	}
	if err := b.rounds().GoTo("9"); err == nil || !strings.Contains(err.Error(), "no board 9") {
		t.Errorf("going to board 9: %v", err)
	}
}

// TestObjectionsAreSaidAndOverruled: a second meeting by hand is asked about,
// and made when the arbiter insists.
func TestObjectionsAreSaidAndOverruled(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.typed("1=0")
	b.do("round.pair")
	before := b.boards()
	s := b.rounds()
	s.PairTwo(1, 4) // Anna and Dan met in round 1
	text, buttons := b.dialogText()
	if !strings.Contains(text, "met in round 1") {
		t.Fatalf("nothing is said against a second meeting: %q", text)
	}
	if b.boards() != before {
		t.Fatal("the pair was made before the answer")
	}
	buttons[words.Say("rounds.allTheSame")].OnTapped()
	if got := b.boards(); !strings.Contains(got, "Dan-Anna") && !strings.Contains(got, "Anna-Dan") {
		t.Errorf("the arbiter's word does not stand: %s", got)
	}
	b.do("edit.undo")
	s.PairTwo(1, 4)
	_, buttons = b.dialogText()
	buttons[words.Say("dialog.cancel")].OnTapped()
	if b.boards() != before {
		t.Errorf("cancelled, and yet %s", b.boards())
	}
}

// TestKeySchemes: a key means what its scheme says, the same in the cell's
// editor, and nothing where the scheme does not have it.
func TestKeySchemes(t *testing.T) {
	for _, c := range []struct{ scheme, keys, want string }{
		{"plain", "105", "1-0|0-1|½-½"},
		{"sharly", "123", "1-0|0-1|½-½"},
		{"us", "wld", "1-0|0-1|½-½"},
		{"us", "WBx", "1-0|0-1|- -"},
	} {
		b := begin(t)
		b.do("round.pair")
		b.do("view.keys." + c.scheme)
		b.typed(c.keys)
		if got := strings.Join(b.results(), "|"); got != c.want {
			t.Errorf("%s: %s makes %s, want %s", c.scheme, c.keys, got, c.want)
		}
	}
	b := begin(t)
	b.do("round.pair")
	b.typed("2")
	b.press(fyne.KeyReturn, 0)
	if got := strings.Join(b.results(), ""); got != "" || !strings.Contains(b.status.left.Text, "not a result") {
		t.Errorf("2 is no result of the usual keys: %q, %q", got, b.status.left.Text)
	}
	b.press(fyne.KeyEscape, 0)
	b.do("view.keys.sharly")
	b.mark("result", 0)
	b.typed("1")
	b.mark("result", 0)
	b.typed("0")
	if got := strings.Join(b.results(), ""); got != "" {
		t.Errorf("0 clears by Sharly keys, and leaves %q", got)
	}
	if err := b.rounds().Enter(0, "2"); err != nil || b.results()[0] != "0-1" {
		t.Errorf("2 in the cell makes %q (%v), as a key 0-1", b.results()[0], err)
	}
	if wording := b.command("view.keys.sharly").wording(); !strings.Contains(wording, "in use") {
		t.Errorf("the menu does not tell the scheme in use: %q", wording)
	}
}

func TestLateEntriesAndWithdrawals(t *testing.T) {
	b := begin(t)
	b.do("round.pair")
	b.do("round.late")
	_, buttons := b.dialogText()
	b.typed("Gina")
	buttons[words.Say("dialog.ok")].OnTapped()
	if got := b.boards(); !strings.HasSuffix(got, "3 Cleo-Finn, free Gina") {
		t.Errorf("a late entry in round 1 makes %s", got)
	}
	if e, _ := b.state.Section.Entry(7); e.Number != 7 {
		t.Errorf("the late entry is %+v", e)
	}
	b.mark("first", 3)
	b.do("round.attend")
	_, buttons = b.dialogText()
	buttons[words.Say("dialog.ok")].OnTapped()
	if e, _ := b.state.Section.Entry(7); e.Withdrawn != 2 {
		t.Errorf("the dialog withdraws %+v", e)
	}
}

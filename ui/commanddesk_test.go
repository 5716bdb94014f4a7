package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/report"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
)

// commands is what does three commands in the trial: one that can be done, one that
// cannot and leads to what stands in the way, and one that fails.
func (r *trial) commands() *commander {
	note := func(what string) func() { return func() { r.Run(what) } }
	c := &commander{commands: []Command{
		{ID: "file.new", Menu: "file", Bar: true, Icon: theme.DocumentCreateIcon, Keys: keys(fyne.KeyN), Do: note("new")},
		{ID: "round.pair", Menu: "round", Bar: true, Icon: theme.MediaPlayIcon, Keys: []menus.Key{{Name: fyne.KeyF6}},
			Name: func() string { return "Pair round 7" }, Why: func() string { return "Board 3 is open." },
			Do: note("pair"), Lead: note("board 3")},
		{ID: "view.find", Menu: "view", Do: func() { panic("no stars") }},
	}}
	c.commanderHost, c.dialogs = trialDoing{r}, &dialogs{canvas: r.Win.Canvas(), back: note("back")}
	return c
}

// trialDoing is the trial's window as doing commands sees it.
type trialDoing struct{ *trial }

func (d trialDoing) menu(n int) { d.Run(menuOrder[n]) }
func (d trialDoing) leave()     { d.Run("leave") }
func (d trialDoing) clear()     { d.Said = nil }
func (d trialDoing) changed()   { d.Run("changed") }

// TestACommandIsDoneOrSaysWhyNot: what is typed is committed first; what cannot be
// done says why and leads there; what fails is told.
func TestACommandIsDoneOrSaysWhyNot(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	c := r.commands()
	c.shortcut(menus.Key{Name: fyne.KeyN, Ctrl: true}.Shortcut())
	if got := strings.Join(r.Ran, " "); got != "leave new changed" {
		t.Errorf("Ctrl+N does %q", got)
	}
	r.Ran = nil
	c.shortcut(menus.Key{Name: fyne.KeyF6}.Shortcut())
	if got := strings.Join(r.Ran, " "); got != "board 3" || len(r.Said) != 1 || r.Said[0] != "Board 3 is open." {
		t.Errorf("F6 does %q and says %q", got, r.Said)
	}
	if text := c.hint(c.command("round.pair")); text != "Board 3 is open." {
		t.Errorf("the hint is %q", text)
	}
	c.run(c.command("view.find"))
	if d := c.dialogs.top(); d == nil || !c.dialogs.busy() {
		t.Fatal("of a command that fails nothing is told")
	}
	r.Ran = nil
	if c.run(c.command("file.new")); len(r.Ran) != 0 {
		t.Errorf("with a dialog open %q is done", r.Ran)
	}
	c.dialogs.top().Close()
	if strings.Join(r.Ran, " ") != "back" || c.dialogs.busy() || c.dialogs.top() != nil {
		t.Errorf("closing the dialog does %q", r.Ran)
	}
	if c.shortcut(menus.Key{Name: "F", Alt: true}.Shortcut()); ownMenus() && r.Ran[len(r.Ran)-1] != "file" {
		t.Errorf("Alt+F does %q", r.Ran)
	}
}

// TestKeysOfAnEntryAreTheEntrys: Ctrl+Z in a text takes the typing back, not a step.
func TestKeysOfAnEntryAreTheEntrys(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	c := r.commands()
	c.commands = append(c.commands, Command{ID: "edit.undo", Do: func() { r.Run("undo") }})
	e := widget.NewEntry()
	r.Win.SetContent(e)
	r.Win.Canvas().Focus(e)
	test.Type(e, "ab")
	if c.run(c.command("edit.undo")); len(r.Ran) != 0 || e.Text == "ab" {
		t.Errorf("undo does %q and leaves %q", r.Ran, e.Text)
	}
	r.Win.Canvas().Unfocus()
	if c.run(c.command("edit.undo")); strings.Join(r.Ran, " ") != "leave undo changed" {
		t.Errorf("outside of the entry undo does %q", r.Ran)
	}
}

// TestMenusFollowTheCommands: words, keys and greyness are those of the commands, and
// follow them when they change.
func TestMenusFollowTheCommands(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	c := r.commands()
	why := "Board 3 is open."
	c.commands[1].Why = func() string { return why }
	m := &windowMenus{menuHost: c, commands: c.commands, tip: func(string) {}, win: r.Win}
	r.Win.SetContent(m.toolBar())
	r.Win.SetMainMenu(m.menuBar())
	m.refresh()
	item, button := m.items["round.pair"], m.buttons["round.pair"]
	if !item.Disabled || !button.Disabled() || !strings.HasPrefix(item.Label, "Pair round 7") || button.Text != "Pair round 7" {
		t.Errorf("the item says %q, grey %v; the button %q", item.Label, item.Disabled, button.Text)
	}
	why = ""
	if m.refresh(); item.Disabled || button.Disabled() {
		t.Error("what can be done now is grey")
	}
	button.OnTapped()
	item.Action()
	if got := strings.Join(r.Ran, " "); got != "leave pair changed leave pair changed" {
		t.Errorf("button and item do %q", got)
	}
	if n := len(r.Win.MainMenu().Items); n != 3 {
		t.Errorf("%d menus for three commands of three", n)
	}
}

// TestThePaletteFindsCommandsAndPeople: a few letters are enough; Enter does the
// first that is found.
func TestThePaletteFindsCommandsAndPeople(t *testing.T) {
	r := try(t, begun())
	c, n := r.commands(), r.moves()
	p := &palette{commands: c.commands, run: c.run, moves: n, sample: func(file string) { r.Run(file) }}
	if f := p.finds("pair"); len(f) != 1 || f[0].wording != "Pair round 7" || f[0].why == "" || f[0].key != "F6" {
		t.Errorf("found are %+v", f)
	}
	if f := p.finds("round 2"); len(f) == 0 || f[0].wording != words.Say("find.round", words.Say("rounds.round", 2)) {
		t.Errorf("of round 2 are found %+v", f)
	}
	p.open()
	r.Typed("dov")
	if !r.Confirm() {
		t.Fatal("Dov is not found")
	}
	s := n.screens["crosstable"].(*tables.Table)
	if row, _, _ := s.Grid.Selected(); s.Grid.Table().Rows[row].Ref.Participant != 4 {
		t.Errorf("Dov is sought in row %d", row)
	}
}

// TestHabitsAreKept: how half points are written, which keys enter results, light or
// dark; the screen is shown anew.
func TestHabitsAreKept(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	shown := 0
	h := &settings.Habits{Fyne: fyne.CurrentApp(), Look: &settings.Look{}, Say: r.Say, Show: func() { shown++ }}
	if h.TurnHalves(); h.ReportOptions().Points != report.Fraction || h.HalvesWords() != words.Say("cmd.view.halves.decimal") {
		t.Errorf("halves are written %v", h.ReportOptions().Points)
	}
	if h.ResultKeys().ID != "plain" {
		t.Errorf("the first keys are %s", h.ResultKeys().ID)
	}
	if h.UseKeys("us"); h.ResultKeys().ID != "us" || h.KeyWords("us") == words.Say("cmd.view.keys.us") || len(r.Said) != 1 || shown != 2 {
		t.Errorf("the keys are %s, called %q; said %q, shown %d times", h.ResultKeys().ID, h.KeyWords("us"), r.Said, shown)
	}
	h.SetAppearance(settings.DarkColours)
	again := &settings.Habits{Fyne: fyne.CurrentApp()}
	if h.Look.Appearance != settings.DarkColours || !again.Fractions() || again.ResultKeys().ID != "us" ||
		fyne.CurrentApp().Preferences().String(settings.PrefAppearance) != string(settings.DarkColours) {
		t.Error("what was chosen is not kept")
	}
}

// TestTheLastDialogHasTheFirstWord: dialogs lie on each other; the last to close
// gives the keyboard back to the window.
func TestTheLastDialogHasTheFirstWord(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	back := 0
	o := &dialogs{canvas: r.Win.Canvas(), back: func() { back++ }}
	first := controls.NewDialog(o.canvas, "First", container.NewVBox(), "", "Close")
	closed := false
	first.Closed = func() { closed = true }
	o.openDialog(first, fyne.NewSize(200, 200), nil)
	o.tell("Second", "A sentence.")
	if o.count != 2 || o.top() == first {
		t.Fatalf("%d are open", o.count)
	}
	o.top().Close()
	if o.top() != first || back != 0 || closed {
		t.Error("the one below does not come back")
	}
	if first.Close(); !closed || o.count != 0 || o.top() != nil || back != 1 {
		t.Errorf("closed %v, %d open, back %d times", closed, o.count, back)
	}
}

// TestACommandBehindTheSystemsDialog: the dialog may lie behind the window, so why nothing is done is said.
func TestACommandBehindTheSystemsDialog(t *testing.T) {
	b := openTeam(t)
	b.dialogs.wait(1)
	b.run(b.command("standings.standings"))
	if got := b.status.left.Text; got != words.Say("picker.open") || b.dialogs.top() != nil {
		t.Errorf("it says %q", got)
	}
	b.dialogs.wait(-1)
	if b.run(b.command("standings.standings")); b.status.left.Text == words.Say("picker.open") {
		t.Error("the window still waits")
	}
}

package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/theme"

	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/settings"
)

// TestNoCommandReachesThroughWhatIsOpen presses the key of every command over
// dialogs of ours and of Fyne's, and over a menu.
func TestNoCommandReachesThroughWhatIsOpen(t *testing.T) {
	b := open(t)
	for name, show := range map[string]func(){
		"a dialog":       func() { b.run(b.command("section.scoring")) },
		"Fyne's dialog":  func() { dialog.ShowInformation("Open", "a file", b.win) },
		"a context menu": func() { b.stage().Table().Menu(1, 1, fyne.NewPos(400, 300)) },
	} {
		b.stage().OpenSample("club.wallchart")
		show()
		before, over, event := b.doc, b.win.Canvas().Overlays().Top(), b.doc.Tournament()
		if over == nil {
			t.Fatalf("%s did not open", name)
		}
		for _, c := range b.commands {
			if c.Menu == "help" && name == "a dialog" {
				continue // about the dialog
			}
			for _, k := range c.Keys {
				s := k.Shortcut()
				for _, m := range b.win.MainMenu().Items {
					for _, i := range m.Items {
						if i.Shortcut != nil && i.Shortcut.ShortcutName() == s.ShortcutName() {
							i.Action()
						}
					}
				}
				b.shortcut(s)
				if b.doc != before || b.doc.Tournament() != event || b.shown != "crosstable" || b.win.Canvas().Overlays().Top() != over {
					t.Fatalf("%s reaches through %s", c.ID, name)
				}
			}
		}
		for b.dialogs.count > 0 {
			b.press(fyne.KeyEscape, 0)
		}
		for o := b.win.Canvas().Overlays().Top(); o != nil; o = b.win.Canvas().Overlays().Top() {
			b.win.Canvas().Overlays().Remove(o)
		}
	}
}

func TestEnterPressesTheButtonWithTheFocus(t *testing.T) {
	b := openTeam(t)
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace} {
		b.win.Canvas().Focus(b.menus.buttons["view.find"])
		b.press(key, 0)
		if b.dialogs.count != 1 {
			t.Fatalf("%s does not press a button of the toolbar", key)
		}
		b.press(fyne.KeyEscape, 0)
	}
	event := b.doc.Tournament()
	b.run(b.command("section.rename"))
	b.typed("Another name")
	b.focusOn(words.Say("dialog.cancel"))
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 0 || b.doc.Tournament() != event {
		t.Error("Enter on Cancel does not cancel")
	}
	b.run(b.command("section.rename"))
	b.focusOn(words.Say("dialog.ok"))
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.count != 0 {
		t.Error("Escape does not close a dialog whose button has the focus")
	}
	b.run(b.command("section.rename"))
	b.typed("Another name")
	b.focusOn(words.Say("dialog.cancel"))
	b.press(fyne.KeyReturn, ctrl)
	if got := b.state.Section.Name; b.dialogs.count != 0 || !strings.Contains(got, "Another name") {
		t.Errorf("Ctrl+Enter is not the main button: %q", got)
	}
}

// focusOn puts the keyboard on the button of the top dialog with these words.
func (b *robot) focusOn(wording string) {
	b.t.Helper()
	for range 40 {
		b.win.Canvas().FocusNext()
		if f, ok := b.win.Canvas().Focused().(*controls.Button); ok && f.Text == wording {
			return
		}
	}
	b.t.Fatalf("Tab does not reach the button %q", wording)
}

func TestEnterOpensADropDown(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	b.show("rounds")
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace} {
		b.win.Canvas().Focus(onScreen[*controls.Select](b)[0])
		b.press(key, 0)
		if top := b.win.Canvas().Overlays().Top(); top == nil {
			t.Fatalf("%s does not open the drop-down", key)
		} else {
			b.win.Canvas().Overlays().Remove(top)
		}
	}
}

// TestALongTextIsLeftByKey: Tab is part of the text, Ctrl+Tab goes on, and
// Ctrl+Enter is the dialog's button.
func TestALongTextIsLeftByKey(t *testing.T) {
	b := open(t)
	b.run(b.command("file.paste"))
	text, ok := b.win.Canvas().Focused().(*controls.Entry)
	if !ok || !text.MultiLine {
		t.Fatalf("the keyboard is on %T", b.win.Canvas().Focused())
	}
	b.press(fyne.KeyTab, ctrl)
	if b.win.Canvas().Focused() == fyne.Focusable(text) {
		t.Fatal("Ctrl+Tab does not leave the text")
	}
	b.press(fyne.KeyTab, ctrl|fyne.KeyModifierShift)
	if b.win.Canvas().Focused() != fyne.Focusable(text) {
		t.Fatalf("Ctrl+Shift+Tab goes to %T", b.win.Canvas().Focused())
	}
	b.typed("No. Name Rtng Rnd1 Rnd2 Rnd3 Tot\n1 Anna 1500 W3 W2 D4 2.5\n2 Ben 1400 W4 L1 W3 2.0\n" +
		"3 Cleo 1300 L1 W4 L2 1.0\n4 Dan 1200 L2 L3 D1 0.5\n")
	b.press(fyne.KeyReturn, ctrl)
	if b.doc == nil || len(b.state.Section.Players) != 4 {
		t.Error("Ctrl+Enter in the text does not open the table")
	}
}

// TestEveryPartIsReached goes round the window with Ctrl+Tab from a table, and
// back.
func TestEveryPartIsReached(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	for _, k := range screens() {
		b.show(k.id)
		start := b.win.Canvas().Focused()
		var way []fyne.Focusable
		for range 12 {
			b.press(fyne.KeyTab, ctrl)
			f := b.win.Canvas().Focused()
			if f == start {
				break
			}
			way = append(way, f)
		}
		var found [5]bool // panel, toolbar, sidebar, tabs, head
		for _, f := range way {
			switch f := f.(type) {
			case *controls.Reader:
				found[0] = true
			case *controls.List:
				found[2] = found[2] || f == b.sections.list
			case *controls.HintButton:
				found[1] = found[1] || f == b.menus.buttons["file.new"]
				for i, tab := range b.tabs.buttons {
					found[3] = found[3] || f == tab && screens()[i].id == k.id
				}
				found[4] = found[4] || k.id == "players" && f.Text == words.Say("cmd.section.number")
			default:
				found[4] = true
			}
		}
		if k.id == "log" {
			found[4] = true // what is undone is to be chosen first
		}
		if found != [5]bool{true, true, true, true, true} || b.win.Canvas().Focused() != start {
			t.Errorf("%s: panel, toolbar, sections, tabs, head: %v; at the end the keyboard is on %T", k.id, found, b.win.Canvas().Focused())
		}
		for i := len(way) - 1; i >= 0; i-- {
			if b.press(fyne.KeyTab, ctrl|fyne.KeyModifierShift); b.win.Canvas().Focused() != way[i] {
				t.Errorf("%s: back from %d the keyboard is on %T, not %T", k.id, i, b.win.Canvas().Focused(), way[i])
			}
		}
	}
}

func TestSectionsAndRoundsByKey(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.run(b.command("section.add")) // a second one
	b.typed("Second")
	for range 3 {
		b.press(fyne.KeyReturn, ctrl)
	}
	if n := len(b.state.Event.Sections); n != 2 {
		t.Fatalf("there are %d sections", n)
	}
	b.showSection(b.state.Event.Sections[0].ID)
	b.show("rounds")
	first := b.state.Section.ID
	b.press(fyne.KeyPageDown, ctrl)
	if b.state.Section.ID == first {
		t.Error("Ctrl+PgDn stays in the section")
	}
	b.press(fyne.KeyPageUp, ctrl)
	if b.state.Section.ID != first {
		t.Error("Ctrl+PgUp does not go back")
	}
	last := b.rounds().Round
	b.press(fyne.KeyLeft, fyne.KeyModifierAlt)
	if b.rounds().Round != last-1 {
		t.Errorf("Alt+Left shows round %d, not %d", b.rounds().Round, last-1)
	}
	b.press(fyne.KeyRight, fyne.KeyModifierAlt)
	b.press(fyne.KeyRight, fyne.KeyModifierAlt)
	if b.rounds().Round != last || !strings.Contains(b.status.left.Text, "is the last one") {
		t.Errorf("after Alt+Right the round is %d, %q", b.rounds().Round, b.status.left.Text)
	}
	b.show("standings")
	b.press(fyne.KeyLeft, fyne.KeyModifierAlt)
	if b.state.After != b.state.LastRound()-1 {
		t.Errorf("Alt+Left shows the standings after round %d", b.state.After)
	}
}

// TestMenusByKey: every menu has a letter of its own, underlined in its name.
func TestMenusByKey(t *testing.T) {
	letters := map[rune]bool{}
	for i, r := range menuLetters() {
		if letters[r] {
			t.Errorf("two menus open with Alt+%c", r)
		}
		letters[r] = true
		if name := menuName(i); !strings.Contains(strings.ToLower(name), string(r)+"\u0332") {
			t.Errorf("the menu %q does not underline %c", name, r)
		}
	}
	if len(letters) != len(menuOrder) {
		t.Errorf("%d letters for %d menus", len(letters), len(menuOrder))
	}
}

// TestMenusCanBeRead computes the contrast of what the menus paint: words and
// keys in the text's colour, what cannot be done in the grey one, both readable
// and the grey one weaker.
func TestMenusCanBeRead(t *testing.T) {
	b := open(t)
	for _, m := range b.win.MainMenu().Items {
		for _, i := range m.Items {
			if _, painted := i.Shortcut.(fyne.KeyboardShortcut); painted && ownMenus() {
				t.Errorf("%s: Fyne paints the key, at a fifth of the text's strength", i.Label)
			}
		}
	}
	for _, c := range b.commands {
		if item := b.menus.items[c.ID]; item != nil && len(c.Keys) > 0 && !strings.HasSuffix(item.Label, "     "+c.Keys[0].String()) {
			t.Errorf("%q does not end with its key %s, apart from the words", item.Label, c.Keys[0])
		}
	}
	for name, v := range map[string]fyne.ThemeVariant{"light": theme.VariantLight, "dark": theme.VariantDark} {
		look := &settings.Look{}
		on := func(n fyne.ThemeColorName) float64 {
			return style.Contrast(look.Color(n, v), look.Color(theme.ColorNameMenuBackground, v))
		}
		able, grey := on(theme.ColorNameForeground), on(theme.ColorNameDisabled)
		if able < 4.5 || grey < 4.5 || able < grey+2 {
			t.Errorf("%s: what can be done has a contrast of %.2f:1, what cannot of %.2f:1", name, able, grey)
		}
	}
}

// TestControlsTakeTheirKeys: Fyne's own buttons, drop-downs, choices, tick boxes and lists
// know no Enter and swallow Escape; ours stand in their place everywhere.
func TestControlsTakeTheirKeys(t *testing.T) {
	set := token.NewFileSet()
	for _, name := range sources(t) {
		if strings.HasPrefix(name, "controls") { // they are made of Fyne's
			continue
		}
		f := must.Have(parser.ParseFile(set, name, nil, 0))(t)
		ast.Inspect(f, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			switch s.Sel.Name {
			case "NewButton", "NewButtonWithIcon", "NewSelect", "NewCheck", "NewRadioGroup", "NewList", "NewEntry", "NewMultiLineEntry":
				if pkg, ok := s.X.(*ast.Ident); ok && pkg.Name == "widget" {
					t.Errorf("%s: take %s of ui/kit/controls", set.Position(s.Pos()), s.Sel.Name)
				}
			}
			return true
		})
	}
}

// TestFynesFileDialogKnowsEscape: where the system has no dialogs of its own,
// Ctrl+O opens Fyne's; Ctrl+W does not reach the event behind it, Escape closes it.
func TestFynesFileDialogKnowsEscape(t *testing.T) {
	b := openTeam(t)
	doc := b.doc
	d := dialog.NewFileOpen(func(fyne.URIReadCloser, error) {}, b.win)
	picker.System{Window: b.win}.Show(d, b.folder)
	if b.win.Canvas().Overlays().Top() == nil {
		t.Fatal("the dialog did not open")
	}
	b.press(fyne.KeyW, ctrl)
	if b.doc != doc {
		t.Fatal("Ctrl+W closes the event behind the dialog")
	}
	b.press(fyne.KeyEscape, 0)
	if b.win.Canvas().Overlays().Top() != nil {
		t.Error("Escape does not close the dialog")
	}
	b.press(fyne.KeyF6, 0) // keys are the window's again: it asks about one round more
	b.press(fyne.KeyEscape, 0)
	b.press(fyne.KeyW, ctrl)
	if b.doc != nil {
		t.Error("after the dialog Ctrl+W does nothing")
	}
}

// TestTheFirstLetterIsKept: a name typed into the empty last line arrives whole,
// whatever else was done before.
func TestTheFirstLetterIsKept(t *testing.T) {
	b := begin(t)
	b.show("players")
	for range 3 {
		g := b.screen.(*people.Players).Grid
		sheet := g.Table()
		g.Select(len(sheet.Rows)-1, sheet.Column("name"))
		b.win.Canvas().Focus(g)
		b.typed("Midedit, Kid")
		b.press(fyne.KeyReturn, 0)
		ps := b.state.Section.Players
		if got := ps[len(ps)-1].Name; got != "Midedit, Kid" {
			t.Fatalf("typed was Midedit, Kid, and there is %q", got)
		}
		b.steps.Undo()
	}
}

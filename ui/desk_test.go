package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/scenes"
	"wallchart/ui/tables"
)

// TestChoicesTakeTheirKeys: the arrows go through the choices, Space and Enter
// choose, and everything else is the dialog's.
func TestChoicesTakeTheirKeys(t *testing.T) {
	b := open(t)
	on := func() *controls.Radio {
		b.press(fyne.KeyN, ctrl)
		kind := b.assistant().Kind
		for range 20 {
			if b.win.Canvas().Focused() == fyne.Focusable(kind) {
				return kind
			}
			b.win.Canvas().FocusNext()
		}
		t.Fatal("Tab does not reach the choice of players or teams")
		return nil
	}
	kind := on()
	still := test.LaidOutObjects(kind)
	for _, want := range []int{1, 1} { // there is no third
		b.press(fyne.KeyDown, 0)
		if kind.Selected != kind.Options[want] || b.step() != words.Say("new.step.kind") || !b.asks("new.boards") {
			t.Errorf("Down chooses %q", kind.Selected)
		}
	}
	b.press(fyne.KeyUp, 0)
	if kind.Selected != kind.Options[0] {
		t.Errorf("Up chooses %q", kind.Selected)
	}
	b.press(fyne.KeyDown, 0)
	if len(still) == 0 {
		t.Error("the choice is not painted")
	}
	test.TapCanvas(b.win.Canvas(), fyne.CurrentApp().Driver().AbsolutePositionForObject(kind).AddXY(20, 15))
	if kind.Selected != kind.Options[0] {
		t.Error("a click does not choose")
	}
	b.typed("x") // means nothing here
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.count != 0 {
		t.Fatal("Escape does not close the dialog")
	}
	on()
	b.assistant().Name.SetText("Summer Open")
	b.press(fyne.KeyReturn, 0) // on what is chosen already
	b.at("new.step.players")
	b.press(fyne.KeyEscape, 0)
	b.at("new.step.kind")
	b.press(fyne.KeyReturn, ctrl)
	b.at("new.step.players")
	b.press(fyne.KeyEscape, 0)
	b.press(fyne.KeyEscape, 0)
	kind = on()
	b.press(fyne.KeyTab, ctrl)
	if b.win.Canvas().Focused() == fyne.Focusable(kind) {
		t.Error("Ctrl+Tab does not leave the choice")
	}
}

// TestEscapeLeavesFynesSaveDialog: its text entry has the keyboard from the
// beginning, and what is typed there is the file's name. Where it leads to stays as it is.
func TestEscapeLeavesFynesSaveDialog(t *testing.T) {
	b := openTeam(t)
	t.Setenv("PATH", "") // none of the system's dialogs
	var written string
	show := func() {
		picker.System{Window: b.win}.Save(filepath.Join(b.folder, "teams.wallchart"), nil, func(path string) { written = filepath.Base(path) })
	}
	show()
	e, ok := b.win.Canvas().Focused().(*controls.Entry)
	if !ok || e.Text != "teams.wallchart" {
		t.Fatalf("the keyboard is on %T", b.win.Canvas().Focused())
	}
	b.press(fyne.KeyEscape, 0)
	if b.win.Canvas().Overlays().Top() != nil {
		t.Fatal("Escape does not close the dialog")
	}
	if show(); b.win.Canvas().Focused() == nil {
		t.Fatal("the dialog does not open again")
	}

	b.press(fyne.KeyHome, 0)
	b.typed("my ")
	b.press(fyne.KeyReturn, 0)
	if written != "my teams.wallchart" {
		t.Errorf("the file is called %q", written)
	}
	if _, err := os.Stat(filepath.Join(b.folder, "my teams.wallchart")); err == nil {
		t.Error("choosing a name has made an empty file")
	}
	there := filepath.Join(b.folder, "my teams.wallchart")
	must.Do(t, os.WriteFile(there, []byte("an event"), 0o600))
	show()
	b.press(fyne.KeyHome, 0)
	b.typed("my ")
	b.press(fyne.KeyReturn, 0) // asks whether to overwrite it
	for _, button := range asked[*widget.Button](b) {
		if button.Text == "Yes" {
			test.Tap(button)
		}
	}
	if data, _ := os.ReadFile(there); string(data) != "an event" {
		t.Errorf("choosing a file has made it %q", data)
	}
}

// TestTheStartScreenByKey: the keyboard begins on New, or on the event opened
// last; the arrows go through what can be opened, Enter opens.
func TestTheStartScreenByKey(t *testing.T) {
	b := open(t)
	at := func() string {
		if f, ok := b.win.Canvas().Focused().(*controls.Button); ok {
			return f.Text
		}
		return ""
	}
	var way []string
	for range len(b.start.links) + 1 {
		way = append(way, at())
		b.press(fyne.KeyDown, 0)
	}
	want := []string{b.command("file.new").wording(), b.command("file.open").wording(), b.command("file.paste").wording()}
	if strings.Join(way[:3], "|") != strings.Join(want, "|") || way[len(way)-1] != way[len(way)-2] || len(way) < 8 {
		t.Fatalf("Down goes to %q", way)
	}
	b.press(fyne.KeyUp, 0)
	sample := at()
	b.press(fyne.KeyReturn, 0)
	if b.doc == nil || sample == "" {
		t.Fatalf("Enter on %q opens nothing", sample)
	}
	path := filepath.Join(b.folder, "kept.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	b.press(fyne.KeyW, ctrl)
	if at() != "kept" {
		t.Fatalf("the keyboard begins on %q, not on the event opened last", at())
	}
	b.win.Canvas().Focus(nil)
	b.press(fyne.KeyDown, 0)
	if at() != "kept" {
		t.Errorf("from nowhere Down goes to %q", at())
	}
	b.press(fyne.KeyReturn, 0)
	if b.doc == nil || b.doc.Path() != path {
		t.Error("Enter does not open the event opened last")
	}
}

// TestAPastedListBeginsAnEvent: it is no crosstable, which is said, and the button
// goes on with it.
func TestAPastedListBeginsAnEvent(t *testing.T) {
	b := open(t)
	fyne.CurrentApp().Clipboard().SetContent("Name,Rating,Club\nBerg Anna,1500,North\nCarter Ben,1400,South\nDiaz Cleo,1300,North\n")
	b.press(fyne.KeyV, ctrl|fyne.KeyModifierShift)
	text, buttons := b.dialogText()
	if !strings.Contains(text, "This is a list of 3 players") || buttons[words.Say("paste.begin")] == nil ||
		buttons[words.Say("paste.begin")].Disabled() {
		t.Fatalf("a list says %q", text)
	}
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.count != 1 || b.assistant() == nil {
		t.Fatal("the button does not begin an event")
	}
	b.typed("Summer Open")
	b.next()
	if !b.listed() || len(asked[*grid.Grid](b)[0].Table().Rows) != 3 {
		t.Fatal("the second step does not show the list")
	}
	b.next()
	b.next()
	b.next()
	if b.doc == nil || len(b.state.Section.Players) != 3 {
		t.Error("the list did not become an event")
	}
}

func TestPasteBeginsItsSentencesWithACapital(t *testing.T) {
	b := open(t)
	b.paste().Show()
	b.typed("nothing of the kind\nat all")
	text, buttons := b.dialogText()
	if !strings.Contains(text, "There is neither a crosstable nor a list of players in it") {
		t.Errorf("what is no table says %q", text)
	}
	if buttons[words.Say("paste.open")] == nil || !buttons[words.Say("paste.open")].Disabled() {
		t.Error("what is no table can be opened")
	}
	b.press(fyne.KeyEscape, 0)
	b.tell("Open", "the file is empty")
	if text, _ := b.dialogText(); !strings.Contains(text, "The file is empty.") {
		t.Errorf("an error is told as %q", text)
	}
	b.press(fyne.KeyEscape, 0)
	b.run(b.command("file.new"))
	b.assistant().Dialog.Problem("there is no list")
	if text, _ := b.dialogText(); !strings.Contains(text, "There is no list.") {
		t.Errorf("a problem is shown as %q", text)
	}
}

// TestEveryKeyIsInItsList holds F1's list to what the window acts on: the keys of
// the commands, and those that belong to none.
func TestEveryKeyIsInItsList(t *testing.T) {
	b := open(t)
	listed := map[string]bool{}
	for _, e := range b.openHelp().found {
		for _, key := range strings.Split(e.key, ", ") {
			listed[key] = true
		}
	}
	for _, c := range b.commands {
		for _, k := range c.Keys {
			if !listed[k.String()] {
				t.Errorf("F1 does not list %s", k)
			}
		}
	}
	if k := (menus.Key{Name: fyne.KeyReturn, Ctrl: true}); !listed[k.String()] {
		t.Errorf("F1 does not list %s", k)
	}
}

// TestAWayOutIsSaidOnce: words too long for a button stand above a short one.
func TestAWayOutIsSaidOnce(t *testing.T) {
	b := open(t)
	b.stage().Sample("amateur-team")
	b.stage().OneRoundTooMany()
	text, buttons := b.dialogText()
	if !strings.Contains(text, "cannot be paired") {
		t.Fatalf("the round is paired: %q", text)
	}
	for wording := range buttons {
		if strings.HasSuffix(wording, "…") || strings.Contains(text, wording) || strings.Count(text, "eet again") > 1 {
			t.Errorf("%q is said twice or cut off, the dialog says %q", wording, text)
		}
	}
	if _, short := buttons[words.Say("pair.way.so")]; !short {
		t.Fatal("the way out with long words has no button")
	}
	buttons[words.Say("pair.way.so")].OnTapped()
	if b.dialogs.count != 0 {
		t.Error("the way out is not taken")
	}
}

// TestWhatIsSaidHasRoom: a button grows with its words, a message with its text,
// and the questions above the trophies stay on their screen.
func TestWhatIsSaidHasRoom(t *testing.T) {
	b := open(t)
	b.win.Resize(least)
	b.stage().Pasted(scenes.EntryForm)
	_, buttons := b.dialogText()
	if ok := buttons[words.Say("paste.begin")]; ok == nil || ok.Size().Width < ok.MinSize().Width {
		t.Error("the words of the button are cut off")
	}
	b.press(fyne.KeyEscape, 0)
	b.stage().Doubts()
	for _, o := range test.LaidOutObjects(b.win.Canvas().Overlays().Top()) {
		if s, ok := o.(*container.Scroll); ok && s.Size().Height < s.Content.MinSize().Height {
			t.Errorf("the doubts have %v and need %v", s.Size(), s.Content.MinSize())
		}
	}
	b.press(fyne.KeyEscape, 0)
	b.stage().OwnBest()
	s := b.screen.(*tables.Trophies)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	if end, room := at(s.ByOrder).X+s.ByOrder.MinSize().Width, at(s.Object()).X+s.Object().Size().Width; end > room {
		t.Errorf("the tick box ends at %v, its screen at %v", end, room)
	}
}

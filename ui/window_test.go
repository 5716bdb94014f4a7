package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/xuri/excelize/v2"

	"wallchart/assets/samples"
	"wallchart/export/table"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/scenes"
	"wallchart/ui/tables"
	"wallchart/ui/windowtest"
)

// robot drives the window as its user does and reads what it says.
type robot struct {
	*App
	t      *testing.T
	folder string
}

// stage is the window with what scenes do to it, as it is furnished now.
func (b *robot) stage() *scenes.Stage { return &scenes.Stage{Window: b.App.Stage()} }

var (
	usual = style.Window
	least = style.LeastWindow
)

func open(t *testing.T) *robot {
	t.Helper()
	f := windowtest.NewApp(t)
	folder := t.TempDir()
	a := New(f, Settings{Folder: folder, State: filepath.Join(folder, "state"), Version: "test", Inline: true,
		Picker: noPicker{}, Now: func() time.Time { return time.Date(2026, 11, 20, 18, 0, 0, 0, time.UTC) }})
	a.win.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(func() {
		if a.doc != nil {
			a.documents.Close()
		}
		a.lists.Close()
		a.win.SetCloseIntercept(nil)
		a.win.Close()
	})
	return &robot{a, t, folder}
}

// openTeam is the window with the sample of seven school teams.
func openTeam(t *testing.T) *robot {
	t.Helper()
	b := open(t)
	b.stage().OpenSample("amateur-team.wallchart")
	if b.doc == nil {
		t.Fatal("the sample did not open: " + b.status.left.Text)
	}
	return b
}

// noPicker answers no file dialog.
type noPicker struct{}

func (noPicker) Open([]picker.Kind, func(string))         {}
func (noPicker) Save(string, []picker.Kind, func(string)) {}

// press sends a key to the control with the focus, with a modifier a shortcut;
// menus come first, as in the real window.
func (b *robot) press(k fyne.KeyName, mod fyne.KeyModifier) {
	b.t.Helper()
	if mod == fyne.KeyModifierShift { // of which the driver makes no shortcut
		b.pressShifted(k)
		return
	}
	if mod != 0 {
		if e, ok := b.editing(); ok && k == fyne.KeyA && mod == fyne.KeyModifierShortcutDefault {
			e.TypedShortcut(&fyne.ShortcutSelectAll{}) // as the real window's driver has it
			return
		}
		s := driverShortcut(k, mod)
		for _, m := range b.win.MainMenu().Items {
			for _, i := range m.Items {
				if i.Shortcut != nil && i.Shortcut.ShortcutName() == s.ShortcutName() {
					i.Action()
					return
				}
			}
		}
		if f, ok := b.win.Canvas().Focused().(fyne.Shortcutable); ok {
			f.TypedShortcut(s)
		} else {
			b.shortcut(s) // what the canvas does with the shortcuts it was given
		}
		return
	}
	b.key(k)
}

// key sends a key alone.
func (b *robot) key(k fyne.KeyName) {
	if f := b.win.Canvas().Focused(); f != nil {
		f.TypedKey(&fyne.KeyEvent{Name: k})
		return
	}
	if typed := b.win.Canvas().OnTypedKey(); typed != nil {
		typed(&fyne.KeyEvent{Name: k})
	}
}

// pressShifted sends a key while Shift is held down.
func (b *robot) pressShifted(k fyne.KeyName) {
	b.shifted = func() bool { return true }
	defer func() { b.shifted = driverShifted }()
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	f, held := b.win.Canvas().Focused().(desktop.Keyable)
	if held {
		f.KeyDown(shift)
	}
	b.key(k)
	if held {
		f.KeyUp(shift)
	}
}

// driverShortcut is what the real window's driver makes of a key.
func driverShortcut(k fyne.KeyName, mod fyne.KeyModifier) fyne.Shortcut {
	if mod == fyne.KeyModifierShortcutDefault {
		switch k {
		case fyne.KeyZ:
			return &fyne.ShortcutUndo{}
		case fyne.KeyY:
			return &fyne.ShortcutRedo{}
		}
	}
	return &desktop.CustomShortcut{KeyName: k, Modifier: mod}
}

func (b *robot) typed(text string) {
	for _, r := range text {
		b.win.Canvas().Focused().TypedRune(r)
	}
}

// question is what asks with the dialog that is open, nil when it is something else.
func question[T any](b *robot) (q T) {
	if n := len(b.dialogs.stack); n > 0 {
		q, _ = b.dialogs.stack[n-1].Of.(T)
	}
	return q
}

// expects answers the question of who has not come: they are expected, and the round is paired with them.
func (b *robot) expects() {
	b.t.Helper()
	if fates := question[*controls.Select](b); fates != nil {
		fates.SetSelectedIndex(2)
		b.dialogs.top().Accept()
	}
}

// names are the rows of the current table from top to bottom.
func (b *robot) names() []string {
	t := b.stage().Table().Grid.Table()
	var names []string
	for _, r := range t.Rows {
		names = append(names, r.Cells[t.Column("name")].Text)
	}
	return names
}

func (b *robot) choose(column string, row int) {
	b.t.Helper()
	s := b.stage().Table()
	tb := s.Grid.Table()
	col := tb.Column(column)
	if col < 0 {
		b.t.Fatalf("there is no column %q in %v", column, tb.Columns)
	}
	b.win.Canvas().Focus(s.Grid)
	s.Grid.Select(row, col)
}

func (b *robot) whyText() string { return strings.Join(b.why.Text, "\n") }

func TestSampleExplainsItsNumbers(t *testing.T) {
	b := openTeam(t)
	want := []string{"Edgewood MS", "Goshen MS A", "Goshen MS B", "Goshen MS C", "Bethany Christian MS", "North Side MS", "Urey MS"}
	if got := b.names(); !slices.Equal(got, want) {
		t.Fatalf("the crosstable shows %v", got)
	}
	b.choose("tb:USATX2", 0)
	for _, part := range []string{"Edgewood MS", "53.0", "(3.5×1 + 3×2 + 3×3 + 4×2) × 2", "stands above"} {
		if !strings.Contains(b.whyText(), part) {
			t.Errorf("the panel lacks %q:\n%s", part, b.whyText())
		}
	}
}

func TestTypedResultReordersAndUndoTakesItBack(t *testing.T) {
	b := openTeam(t)
	before := b.names()
	b.choose("r3", 0) // Edgewood against Goshen A, 3 to 1
	b.press(fyne.KeyF2, 0)
	b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
	b.typed("1")
	b.press(fyne.KeyReturn, 0)
	if got := b.names(); got[0] != "Goshen MS A" {
		t.Fatalf("after 1-3 in round 3 the order is %v; %s", got, b.status.left.Text)
	}
	if !strings.Contains(b.whyText(), "Edgewood MS  1st › 2nd") {
		t.Errorf("the panel does not say who moved:\n%s", b.whyText())
	}
	b.press(fyne.KeyZ, fyne.KeyModifierShortcutDefault)
	if got := b.names(); !slices.Equal(got, before) {
		t.Errorf("after undo the order is %v", got)
	}
	b.press(fyne.KeyZ, fyne.KeyModifierShortcutDefault|fyne.KeyModifierShift)
	if got := b.names(); got[0] != "Goshen MS A" {
		t.Errorf("after redo the order is %v", got)
	}
	b.press(fyne.KeyZ, fyne.KeyModifierShortcutDefault)
	b.press(fyne.KeyY, fyne.KeyModifierShortcutDefault) // the second key of redo, past the grid
	if got := b.names(); got[0] != "Goshen MS A" {
		t.Errorf("after Ctrl+Y the order is %v", got)
	}
}

func TestImpossibleResultIsRefusedInASentence(t *testing.T) {
	b := openTeam(t)
	event := b.doc.Tournament()
	b.choose("r3", 0)
	b.press(fyne.KeyF2, 0)
	b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
	b.typed("9")
	b.press(fyne.KeyReturn, 0)
	if said := b.status.left.Text; !strings.Contains(said, "game points") {
		t.Errorf("the refusal says %q", said)
	}
	if b.doc.Tournament() != event {
		t.Error("a refused result changed the event")
	}
	b.press(fyne.KeyEscape, 0)
	if b.doc.Tournament() != event {
		t.Error("Escape changed the event")
	}
}

func TestTwoRowsSayWhy(t *testing.T) {
	b := openTeam(t)
	b.choose("name", 2)
	b.stage().Rows(2, 3)
	if got := b.whyText(); !strings.Contains(got, "Goshen MS B stands above Goshen MS C") {
		t.Errorf("the panel says %q", got)
	}
}

func TestTieBreakListIsReordered(t *testing.T) {
	b := openTeam(t)
	codes := func() []string { return b.state.Section.Ranking.TieBreaks }
	before := slices.Clone(codes())
	if len(before) < 2 {
		t.Fatalf("the sample uses %v", before)
	}
	b.show("tiebreaks")
	s := b.screen.(*tables.TieBreaks)
	s.Order.Select(2)
	b.press(fyne.KeyUp, fyne.KeyModifierAlt)
	if got := codes(); got[0] != before[1] || got[1] != before[0] {
		t.Errorf("after Alt+Up on the second the list is %v, was %v", got, before)
	}
	s.Add("SOLKOFF")
	if got := codes(); got[len(got)-1] != "SOLKOFF" {
		t.Errorf("after adding Solkoff the list is %v", got)
	}
	s.Order.Select(len(codes()))
	b.press(fyne.KeyDelete, 0)
	if got := codes(); slices.Contains(got, "SOLKOFF") {
		t.Errorf("after Delete the list is %v", got)
	}
}

func TestPresetIsChosen(t *testing.T) {
	b := openTeam(t)
	b.show("tiebreaks")
	for _, name := range preset(b).Options {
		if strings.Contains(name, "Lothian") {
			preset(b).SetSelected(name)
		}
	}
	if got := b.state.Section.Ranking.TieBreaks; !slices.Contains(got, "LOTHIAN") {
		t.Errorf("Lothian's preset makes the list %v", got)
	}
	if b.state.Standings() == nil {
		t.Errorf("there are no standings: %s", b.state.Problem())
	}
}

func TestExportWritesWhatTheScreenShows(t *testing.T) {
	b := openTeam(t)
	for _, name := range []string{"event.xlsx", "event.pdf", "event.html", "event.csv"} {
		b.press(fyne.KeyE, fyne.KeyModifierShortcutDefault)
		if b.dialogs.count != 1 {
			t.Fatal("the export dialog did not open")
		}
		path := filepath.Join(b.folder, name)
		b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
		b.typed(path)
		b.press(fyne.KeyReturn, 0)
		if b.dialogs.count != 0 {
			t.Fatalf("the export dialog did not close for %s", name)
		}
		if info, err := os.Stat(path); err != nil || info.Size() == 0 {
			t.Errorf("%s was not written: %v", name, err)
		}
	}
	for name, begins := range map[string]string{"event.pdf": "%PDF", "event.html": "<!", "event.csv": "No.,"} {
		if got, _ := os.ReadFile(filepath.Join(b.folder, name)); !strings.Contains(string(got[:min(len(got), 200)]), begins) {
			t.Errorf("%s begins with %.40q", name, got)
		}
	}
	f := must.Have(excelize.OpenFile(filepath.Join(b.folder, "event.xlsx")))(t)
	defer f.Close()
	if kind, err := f.GetRows(f.GetSheetName(0)); err != nil || len(kind) < 8 {
		t.Errorf("the workbook's first sheet has %d rows, %v", len(kind), err)
	}
}

func TestDialogsCloseWithEscape(t *testing.T) {
	b := openTeam(t)
	for i := range b.commands {
		c := &b.commands[i]
		switch c.ID {
		case "file.quit", "file.close", "file.window", "print.print":
			continue // no dialog, or none in this window
		}
		b.run(c)
		for range 2 {
			if b.dialogs.count > 0 {
				b.press(fyne.KeyEscape, 0)
			}
		}
		if b.dialogs.count != 0 {
			t.Fatalf("Escape does not close what %s opens", c.ID)
		}
	}
}

func TestGreyCommandsSayWhy(t *testing.T) {
	b := open(t)
	for i := range b.commands {
		c := &b.commands[i]
		item := b.menus.items[c.ID]
		if why := c.why(); (why != "") != (item != nil && item.Disabled) {
			t.Errorf("%s: grey is %v, the reason %q", c.ID, item.Disabled, why)
		}
	}
	b.run(b.command("print.export"))
	if got := b.status.left.Text; !strings.Contains(got, "No event is open") {
		t.Errorf("a grey command says %q", got)
	}
}

func TestEventIsOnDiskAndInTheRecentList(t *testing.T) {
	b := openTeam(t)
	path := filepath.Join(b.folder, "kept.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	b.choose("r3", 0)
	b.press(fyne.KeyF2, 0)
	b.press(fyne.KeyA, fyne.KeyModifierShortcutDefault)
	b.typed("1")
	b.press(fyne.KeyReturn, 0)
	b.documents.Close()
	if got := b.documents.Recent(); len(got) == 0 || got[0].Path != path {
		t.Fatalf("the recent events are %v", got)
	}
	b.Open(path)
	if got := b.names(); got[0] != "Goshen MS A" {
		t.Errorf("the event comes back as %v", got)
	}
}

func TestBrokenFileIsToldAndNothingOpens(t *testing.T) {
	b := openTeam(t)
	event := b.doc.Tournament()
	path := filepath.Join(b.folder, "broken.wallchart")
	must.Do(t, os.WriteFile(path, []byte("{\"format\":\"wallchart\",\"version\":\"1.0\"}\n{\"sec"), 0o644))
	b.Open(path)
	if b.dialogs.count != 1 {
		t.Error("nothing is said about a broken file")
	}
	b.press(fyne.KeyEscape, 0)
	if b.doc == nil || b.doc.Tournament() != event {
		t.Error("the open event is gone")
	}
}

func TestNewEventStepByStep(t *testing.T) {
	b := open(t)
	b.run(b.command("file.new"))
	b.typed("Spring Open")
	b.press(fyne.KeyReturn, 0)
	b.typed("Ben Carter 1210\nCleo Diaz\nAnna Berg;1432;North")
	overlay := b.win.Canvas().Overlays().Top()
	tapConfirm(t, overlay, words.Say("new.next"))
	tapConfirm(t, overlay, words.Say("new.next"))
	tapConfirm(t, overlay, words.Say("new.create"))
	if b.doc == nil {
		t.Fatal("no event was made")
	}
	s := b.state.Section
	if s.Name != "Spring Open" || len(s.Players) != 3 || s.Players[1].NationalRating != 1210 || s.Players[0].Club != "North" {
		t.Errorf("the event is %+v", s.Players)
	}
}

func tapConfirm(t *testing.T, o fyne.CanvasObject, wording string) {
	t.Helper()
	for _, c := range test.LaidOutObjects(o) {
		if btn, ok := c.(*controls.Button); ok && btn.Text == wording {
			test.Tap(btn)
			return
		}
	}
	t.Fatalf("there is no button %q", wording)
}

// TestPastingAsksWhatOpeningAsks: a table whose totals do not agree is opened when that is wanted, pasted or from a file; doubts that are
// no such thing are said while it is pasted, and it is opened.
func TestPastingAsksWhatOpeningAsks(t *testing.T) {
	table := "No. Name Rtng Rnd1 Rnd2 Rnd3 Tot\n1 Anna 1500 W3 W2 D4 2.5\n2 Ben 1400 W4 L1 W3 2.0\n3 Cleo 1300 L1 W4 L2 1.0\n" +
		"4 Dan 1200 L2 L3 D1 0.5\n"
	wrong, contrary := strings.Replace(table, "L2 1.0", "L2 2.0", 1), strings.Replace(table, "L1 W4 L2 1.0", "L1 W4 W2 2.0", 1)
	for _, c := range []struct {
		text  string
		asked bool
	}{{table, false}, {wrong, true}, {contrary, false}} {
		b := open(t)
		before := b.doc
		b.paste().Show()
		b.typed(c.text)
		_, buttons := b.dialogText()
		if button := buttons[words.Say("paste.open")]; button == nil || button.Disabled() {
			t.Fatalf("it cannot be opened: %q", c.text)
		}
		test.Tap(buttons[words.Say("paste.open")])
		text, buttons := b.dialogText()
		if asked := strings.Contains(text, words.Say("open.disagrees.text")); asked != c.asked || asked != (b.doc == before) {
			t.Errorf("asked is %v, opened %v: %q", asked, b.doc != before, text)
		}
		if c.asked {
			test.Tap(buttons[words.Say("open.anyway")])
		}
		if b.doc == before || len(b.state.Section.Players) != 4 {
			t.Errorf("it is not opened: %q", c.text)
		}
	}
}

// TestEveryCellOfTheChartIsReached walks the crosstable of every sample with
// the arrow keys: every number opens to a sum, and nothing panics.
func TestEveryCellOfTheChartIsReached(t *testing.T) {
	b := open(t)
	for _, s := range samples.All {
		id := s.File
		b.stage().OpenSample(id)
		g := b.stage().Table().Grid
		b.win.Canvas().Focus(g)
		tb := g.Table()
		for row := range tb.Rows {
			for col := range tb.Columns {
				g.Select(row, col)
				if tb.Rows[row].Cells[col].Ref.Kind == table.ToTieBreak && len(b.why.Text) < 3 {
					t.Errorf("%s: row %d, %s is not explained: %v", id, row+1, tb.Columns[col].ID, b.why.Text)
				}
			}
		}
	}
}

package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/xuri/excelize/v2"

	"wallchart/export/table"
	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/scenes"
)

// TestAssistantTakesAListAsTheImportDoes pastes an entry form's rows, corrects
// the cell that could not be read, and finds everything in the event.
func TestAssistantTakesAListAsTheImportDoes(t *testing.T) {
	b := open(t)
	b.begun("Spring Open")
	b.pasted(scenes.EntryForm)
	if !b.listed() || b.choice("import.heading").Selected != words.Say("import.row", 1) {
		t.Fatalf("the rows pasted are taken for a list without headings: %s", b.told())
	}
	for _, part := range []string{"Rating, number of games (2)", "Timestamp (4)"} {
		if !strings.Contains(b.told(), part) {
			t.Errorf("%q is not said in %q", part, b.told())
		}
	}
	b.next() // a cell that would stay empty does not pass in silence
	b.at("new.step.players")
	b.press(fyne.KeyF8, 0)
	b.typed("1500")
	b.press(fyne.KeyReturn, 0)
	if strings.Contains(b.told(), "to correct") {
		t.Fatalf("after the correction it says %q", b.told())
	}
	b.next()
	b.next()
	b.next()
	if b.dialogs.count != 0 || b.shown != "players" {
		t.Fatalf("%d dialogs are open, %s is shown", b.dialogs.count, b.shown)
	}
	got := b.state.Section.Players
	want := []model.Player{
		{Entry: model.Entry{ID: 2, Number: 1, Name: "Carter, Ben", Club: "Goshen MS",
			Byes: []model.ByeRequest{{Round: 2, Kind: model.HalfBye}, {Round: 5, Kind: model.HalfBye}}},
			NationalRating: 1500, NationalID: "12345679", Birth: "2014-02-03", Grade: "6"},
		{Entry: model.Entry{ID: 1, Number: 2, Name: "Berg, Anna", Club: "Goshen MS"},
			NationalRating: 1432, NationalID: "12345678", Birth: "2013-04-12", Grade: "7"},
		{Entry: model.Entry{ID: 3, Number: 3, Name: "Diaz, Cleo", Club: "Monroe ES", Byes: []model.ByeRequest{{Round: 1, Kind: model.ZeroBye}}},
			NationalRating: 1065, NationalID: "30123456", Birth: "2012-11-30", Grade: "8"},
	}
	if len(got) != len(want) {
		t.Fatalf("there are %d players", len(got))
	}
	for i := range want {
		if g, w := got[i], want[i]; g.Name != w.Name || g.Number != w.Number || g.Rating != w.Rating ||
			g.NationalRating != w.NationalRating || g.Club != w.Club || g.NationalID != w.NationalID ||
			g.Birth != w.Birth || g.Grade != w.Grade || !slices.Equal(g.Byes, w.Byes) {
			t.Errorf("player %d is %+v, want %+v", i+1, g, w)
		}
	}
}

// TestAssistantKeepsWhatWasTyped goes back and forth by key, changes the kind of
// event, and leaves the entry with Tab.
func TestAssistantKeepsWhatWasTyped(t *testing.T) {
	b := open(t)
	who := b.begun("Cup")
	const names = "Edgewood MS\nGoshen MS A 1400\nUrey MS"
	b.typed("Edgewood MS")
	who.SetText(names)
	if who.AcceptsTab() {
		t.Error("Tab stays in the list")
	}
	if n := len(asked[*grid.Grid](b)[0].Table().Rows); n != 3 {
		t.Fatalf("%d lines are understood", n)
	}
	b.next()
	test.Tap(b.button("new.back"))
	test.Tap(b.button("new.back"))
	b.at("new.step.kind")
	if b.button("new.back") != nil || b.assistant().Name.Text != "Cup" {
		t.Fatalf("back at the first step with %q", b.assistant().Name.Text)
	}
	b.assistant().Kind.SetSelected(words.Say("new.kind.teams"))
	b.next()
	b.at("new.step.teams")
	if who.Text != names || len(asked[*grid.Grid](b)[0].Table().Rows) != 3 {
		t.Fatalf("for teams it holds %q; %s", who.Text, b.told())
	}
	b.next()
	b.next()
	sec := b.state.Section
	if !sec.Team() || len(sec.Teams) != 3 || sec.Teams[0].Name != "Goshen MS A" || sec.Teams[0].Strength != 1400 {
		t.Errorf("the section has %+v", sec.Teams)
	}
}

// TestOnlyOneRingIsShown: the button that had the focus loses its ring with it when another step has another size.
func TestOnlyOneRingIsShown(t *testing.T) {
	b := open(t)
	b.begun("Spring Open")
	b.win.Canvas().FocusNext()
	for range 9 {
		if _, ok := b.win.Canvas().Focused().(*controls.Button); ok {
			break
		}
		b.win.Canvas().FocusNext()
	}
	button, ok := b.win.Canvas().Focused().(*controls.Button)
	if !ok {
		t.Fatal("no button can have the focus")
	}
	rings := func() int {
		n := 0
		for _, o := range test.WidgetRenderer(button).Objects() {
			if r, ok := o.(*canvas.Rectangle); ok && r.StrokeWidth > 0 && r.Visible() {
				n++
			}
		}
		return n
	}
	if rings() == 0 {
		t.Fatalf("%q has the focus and no ring", button.Text)
	}
	b.next()
	if f := b.win.Canvas().Focused(); b.step() == words.Say("new.step.players") || f == fyne.Focusable(button) {
		t.Fatalf("Ctrl+Enter leaves it at the step %q, %T focused", b.step(), f)
	}
	if rings() > 0 {
		t.Errorf("%q still has a ring", button.Text)
	}
}

// TestAssistantTakesAFile takes a workbook, gives it up for names that are typed,
// and takes it again for a section of the event that is open.
func TestAssistantTakesAFile(t *testing.T) {
	f := excelize.NewFile()
	for i, row := range [][]any{{"Name", "Rating", "Class"}, {"Young, Eve", 800, "4"}, {"Young, Max", "7OO", "5"}} {
		cell, _ := excelize.CoordinatesToCellName(1, i+1)
		_ = f.SetSheetRow("Sheet1", cell, &row)
	}
	var book bytes.Buffer
	must.Do(t, f.Write(&book))
	b := open(t)
	path := filepath.Join(b.folder, "club.xlsx")
	must.Do(t, os.WriteFile(path, book.Bytes(), 0o600))
	b.settings.Picker = &filePicker{path}
	who := b.begun("Club Open")
	b.typed("Somebody")
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("new.who.file"))
	if !b.listed() || !strings.Contains(b.told(), "club.xlsx") || !strings.Contains(b.told(), "1 to correct") {
		t.Fatalf("of the file it says %q", b.told())
	}
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("new.who.again"))
	if b.listed() || who.Text != "Somebody" || len(asked[*grid.Grid](b)[0].Table().Rows) != 1 {
		t.Fatalf("what was typed is %q", who.Text)
	}
	b.next()
	b.next()
	b.next()
	if got := b.people(); !slices.Equal(got, []string{"Somebody"}) {
		t.Fatalf("the event has %v", got)
	}
	b.beginner().AddSection()
	b.typed("U10")
	b.press(fyne.KeyReturn, 0)
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("new.who.file"))
	b.next() // says which cell would stay empty
	for range 3 {
		b.next()
	}
	if got := b.people(); b.dialogs.count != 0 || b.state.Section.Name != "U10" || !slices.Equal(got, []string{"Young, Eve", "Young, Max"}) {
		t.Errorf("the section %s has %v", b.state.Section.Name, got)
	}
}

// TestAUSEventHasNationalRatings: under US Chess' rules a plain column Rating, and
// what is typed, is that federation's: its report and its tie-breaks have it.
func TestAUSEventHasNationalRatings(t *testing.T) {
	b := open(t)
	fyne.CurrentApp().Clipboard().SetContent("Name,Rating,USCF ID\nBerg Anna,1500,12345671\n" +
		"Carter Ben,1400,12345672\nDiaz Cleo,1300,12345673\nEng Dan,1200,12345674\n")
	b.begun("Summer Open")
	tapConfirm(t, b.win.Canvas().Overlays().Top(), words.Say("new.who.paste"))
	b.next()
	b.next()
	if !strings.Contains(b.told(), "Ratings that count: National, else FIDE") {
		t.Errorf("the rules say %q", b.told())
	}
	b.next()
	if b.doc == nil {
		t.Fatal("there is no event")
	}
	for _, p := range b.state.Section.Players {
		if p.NationalRating < 1200 || p.Rating != 0 {
			t.Errorf("%s has %d of US Chess', %d of FIDE's", p.Name, p.NationalRating, p.Rating)
		}
	}
	b.put(4, "name", "Fay Eve 1100")
	if p := b.state.Section.Players[4]; p.NationalRating != 1100 || p.Rating != 0 {
		t.Errorf("typed behind a new name: %+v", p)
	}
	b.steps.Undo()
	b.press(fyne.KeyF6, 0)
	b.whiteWins(1)
	sh := b.state.Standings().Sheet
	for i := range sh.Lines {
		if sh.Lines[i].Rating < 1200 {
			t.Errorf("%s counts with %d", sh.Lines[i].Name, sh.Lines[i].Rating)
		}
	}
	b.show("crosstable")
	tb := b.stage().Table().Grid.Table()
	col := slices.IndexFunc(tb.Columns, func(c table.Column) bool { return strings.HasPrefix(c.ID, "tb:AVGOPP") })
	if col < 0 {
		t.Fatalf("there is no average opposition among %v", tb.Columns)
	}
	for _, r := range tb.Rows {
		if avg, _ := strconv.Atoi(r.Cells[col].Text); avg < 1200 {
			t.Errorf("%s has an average opposition of %q", r.Cells[tb.Column("name")].Text, r.Cells[col].Text)
		}
	}
	files := must.Have(uschess.Write(b.doc.Tournament(), uschess.Stored(b.doc.Tournament())))(t)
	for _, rating := range []string{"1500", "1400", "1300", "1200"} {
		if !bytes.Contains(files.Details, []byte(rating)) {
			t.Errorf("the rating report has no %s", rating)
		}
	}
}

// TestMolterFromAnEmptyScreen: four clubs of two, in one table of three rounds: nobody meets a club mate, nor one club twice.
func TestMolterFromAnEmptyScreen(t *testing.T) {
	b := open(t)
	b.begins("file.new", "Schools", "fide-swiss", "", "", 3)
	b.pastes("Name\tClub\tRating\nA1\tAlpha\t1900\nA2\tAlpha\t1500\nB1\tBeta\t1800\nB2\tBeta\t1400\n" +
		"C1\tGamma\t1700\nC2\tGamma\t1300\nD1\tDelta\t1600\nD2\tDelta\t1200\n")
	for range 3 {
		b.press(fyne.KeyF6, 0)
		b.closed()
	}
	s := b.state.Section
	if s.Format != model.Molter || s.System != "molter" || len(s.Rounds) != 3 {
		t.Fatalf("it has %d rounds by %q, form %v", len(s.Rounds), s.System, s.Format)
	}
	met := map[string]bool{}
	for _, r := range s.Rounds {
		for _, p := range r.Pairings {
			x, y := s.Player(p.Sides[0]), s.Player(p.Sides[1])
			if x.Club == y.Club || met[x.Name+y.Club] || met[y.Name+x.Club] {
				t.Errorf("%s meets %s of %s", x.Name, y.Name, y.Club)
			}
			met[x.Name+y.Club], met[y.Name+x.Club] = true, true
		}
	}
}

// TestAssistantProposesAPreset goes by the kind and the form of the event, until
// somebody has chosen.
func TestAssistantProposesAPreset(t *testing.T) {
	b := open(t)
	b.press(fyne.KeyN, fyne.KeyModifierShortcutDefault)
	n, format := b.assistant(), b.choice("new.format")
	for _, c := range []struct {
		kind, format int
		want         string
	}{{0, 0, "US Chess"}, {0, 1, "FIDE, round robin (2019)"}, {1, 1, "FIDE, team round robin (older C.07)"},
		{1, 0, "US Amateur Team"}, {0, 2, "FIDE, round robin (2019)"}} {
		n.Kind.SetSelected(n.Kind.Options[c.kind])
		format.SetSelectedIndex(c.format)
		if n.Preset.Selected != c.want {
			t.Errorf("kind %d, form %d: %q is proposed, not %q", c.kind, c.format, n.Preset.Selected, c.want)
		}
	}
	n.Kind.SetSelected(n.Kind.Options[0])
	format.SetSelectedIndex(3)
	n.Name.SetText("Clubs")
	b.next()
	b.next()
	if got := b.choice("new.rules.system").Selected; got != "Molter system" {
		t.Errorf("clubs in one table are paired by the %q", got)
	}
	b.press(fyne.KeyEscape, 0)
	b.press(fyne.KeyEscape, 0)
	b.at("new.step.kind")
	if n.Kind.SetSelected(n.Kind.Options[1]); format.SelectedIndex() != 0 || len(format.Options) != 3 {
		t.Errorf("teams play %q of %q", format.Selected, format.Options)
	}
	n.Kind.SetSelected(n.Kind.Options[0])
	n.Preset.SetSelected("Michigan")
	format.SetSelectedIndex(0)
	if n.Preset.Selected != "Michigan" {
		t.Errorf("what was chosen became %q", n.Preset.Selected)
	}
}

// TestAssistantFollowsTheSystem: a pairing system that is chosen brings its tie-breaks along, and going back brings the
// usual ones back; a list that was chosen stays, and the dialog says which would be usual.
func TestAssistantFollowsTheSystem(t *testing.T) {
	b := open(t)
	b.press(fyne.KeyN, fyne.KeyModifierShortcutDefault)
	b.typed("Club evening")
	n, rounds := b.assistant(), b.field("new.rounds")
	b.next()
	b.next()
	b.at("new.step.rules")
	system := b.choice("new.rules.system")
	if n.Preset.Selected != "US Chess" || system.Selected != "US Chess Swiss" {
		t.Fatalf("it begins with %q and %q", n.Preset.Selected, system.Selected)
	}
	for _, c := range []struct{ system, preset string }{{"Keizer system", "Keizer"}, {"Knock-out", "Knock-out"},
		{"FIDE (Dutch) System", "FIDE, Swiss (recommendation of 2019)"}, {"US Chess Swiss", "US Chess"}, {"Keizer system", "Keizer"}} {
		system.SetSelected(c.system)
		if system.Selected != c.system || n.Preset.Selected != c.preset {
			t.Errorf("chosen %q: %q with the list %q", c.system, system.Selected, n.Preset.Selected)
		}
	}
	b.press(fyne.KeyEscape, 0)
	b.press(fyne.KeyEscape, 0)
	rounds.SetText("9") // other answers leave the choice alone
	b.next()
	b.next()
	if system.Selected != "Keizer system" || n.Preset.Selected != "Keizer" {
		t.Errorf("after another answer: %q with the list %q", system.Selected, n.Preset.Selected)
	}
	n.Preset.SetSelected("Michigan")
	if system.Selected != "Keizer system" {
		t.Errorf("a list takes the system that was chosen: %q", system.Selected)
	}
	system.SetSelected("Knock-out")
	if n.Preset.Selected != "Michigan" || !strings.Contains(b.told(),
		"stays Michigan, as you have chosen it; usual with this system is Knock-out") {
		t.Errorf("the list that was chosen became %q: %s", n.Preset.Selected, b.told())
	}
	system.SetSelected("Keizer system")
	n.Preset.SetSelected("Keizer")
	b.next()
	b.closed()
	if s := b.state.Section; s.System != "keizer" || s.Ranking.Preset != "keizer" || s.Ranking.TieBreaks[0] != "KEIZER" {
		t.Errorf("made is %q with %+v", s.System, s.Ranking)
	}
}

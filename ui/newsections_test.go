package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// tabTo presses Tab until the control has the keyboard.
func (b *robot) tabTo(to fyne.Focusable) {
	b.t.Helper()
	for range 12 {
		if b.win.Canvas().Focused() == to {
			return
		}
		b.win.Canvas().FocusNext()
	}
	b.t.Fatal("Tab does not come to it")
}

// pasted puts a text on the clipboard and pastes it where the keyboard is.
func (b *robot) pasted(text string) {
	b.t.Helper()
	b.fyne.Clipboard().SetContent(text)
	b.win.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: b.fyne.Clipboard()})
}

// scholastic is a registration list of 60 with two slips of the pen: a letter in a
// rating (Jackson, Ben) and a day that there is not (Rogers, Uma).
func scholastic(t *testing.T) string {
	t.Helper()
	list := must.Have(os.ReadFile("daytest/scholastic60.tsv"))(t)
	return string(list)
}

// divided is what stands in a row and column of the sections to be made.
func (b *robot) divided(row int, column string) string {
	b.t.Helper()
	t := asked[*grid.Grid](b)[0].Table()
	return t.Rows[row].Cells[t.Column(column)].Text
}

// into is the line with the sections to be made, and by what they are divided by.
func (b *robot) into() *controls.Entry {
	b.t.Helper()
	return b.field("divide.into")
}

func (b *robot) by() string {
	b.t.Helper()
	return asked[*controls.Radio](b)[0].Selected
}

// TestScholasticListBecomesThreeSections: by keys alone a list of 60 is pasted, its
// two bad cells are corrected, it is divided by grade, and the event is made: 18
// children of K to 2, 22 of 3 to 5, 20 of 6 to 8.
func TestScholasticListBecomesThreeSections(t *testing.T) {
	b := open(t)
	b.press(fyne.KeyN, fyne.KeyModifierShortcutDefault)
	b.typed("Goshen Scholastic")
	b.tabTo(b.field("new.rounds"))
	b.press(fyne.KeyA, ctrl)
	b.typed("7")
	b.press(fyne.KeyReturn, 0)
	b.pasted(scholastic(t))
	if got := b.told(); !strings.Contains(got, "2 to correct, F8 goes to the next") {
		t.Errorf("it says %q", got)
	}
	b.press(fyne.KeyF8, 0)
	b.typed("1205")
	b.press(fyne.KeyF8, 0) // takes what was typed and goes on
	if got := b.told(); !strings.Contains(got, "1 to correct, F8 goes to it") {
		t.Errorf("after the first it says %q", got)
	}
	b.typed("2/28/2014")
	b.press(fyne.KeyReturn, 0)
	if got := b.told(); strings.Contains(got, "to correct") {
		t.Errorf("after the second it says %q", got)
	}
	b.next()
	b.at("new.step.sections")
	if b.divided(0, "name") != "Goshen Scholastic" || b.divided(0, "players") != "60" {
		t.Fatalf("it shows %s", b.told())
	}
	b.press(fyne.KeyDown, 0)
	if b.into().Text != "K-2, 3-5, 6-8" {
		t.Errorf("proposed is %q", b.into().Text)
	}
	for row, want := range []string{"K-2 18", "3-5 22", "6-8 20"} {
		if got := b.divided(row, "name") + " " + b.divided(row, "players"); got != want {
			t.Errorf("row %d shows %s, want %s", row, got, want)
		}
	}
	if b.doc != nil {
		t.Fatal("something is made already")
	}
	b.press(fyne.KeyReturn, 0)
	b.at("new.step.rules")
	if p, system := b.assistant().Preset.Selected, b.choice("new.rules.system").Selected; p != "US Chess" || system != "US Chess Swiss" {
		t.Fatalf("proposed are %q and %q", p, system)
	}
	b.press(fyne.KeyReturn, 0)
	b.closed()
	if b.shown != "players" {
		t.Errorf("%s is shown", b.shown)
	}
	if _, err := os.Stat(filepath.Join(b.folder, "Goshen Scholastic.wallchart")); err != nil {
		t.Errorf("the event has no file: %v", err)
	}
	var names []string
	found := map[string]*model.Player{}
	for _, s := range b.doc.Tournament().Sections {
		names = append(names, s.Name)
		if s.System != "us-swiss" || s.Planned != 7 {
			t.Errorf("%s is paired with %q, %d rounds", s.Name, s.System, s.Planned)
		}
		for i := range s.Players {
			found[s.Players[i].Name] = &s.Players[i]
		}
		if s.Players[0].NationalRating < s.Players[1].NationalRating {
			t.Errorf("%s is not in the order of ratings", s.Name)
		}
	}
	if got := strings.Join(names, " "); got != "K-2 3-5 6-8" || len(found) != 60 {
		t.Fatalf("the sections are %s with %d players", got, len(found))
	}
	if p := found["Jackson, Ben"]; p.NationalRating != 1205 || p.Grade != "5" {
		t.Errorf("the first corrected is %+v", p)
	}
	if p := found["Baker, Kai"]; p.Paid != model.InFull || p.Email != "kai.baker@example.org" {
		t.Errorf("of the fee and the address there is %+v", p.Entry)
	}
	if p := found["Adams, Dan"]; p.Paid != 0 {
		t.Errorf("who has not paid has %v", p.Paid)
	}
	if p := found["Rogers, Uma"]; p.Birth != "2014-02-28" {
		t.Errorf("the second corrected was born %s", p.Birth)
	}
	for name, want := range map[string][]model.ByeRequest{
		"Chen, Yara": {{Round: 2, Kind: model.HalfBye}, {Round: 5, Kind: model.HalfBye}},
		"Hall, Sam":  {{Round: 1, Kind: model.ZeroBye}, {Round: 4, Kind: model.HalfBye}, {Round: 7, Kind: model.ZeroBye}},
	} {
		for _, bye := range want {
			if got := found[name].Bye(bye.Round); got != bye.Kind {
				t.Errorf("%s has %v in round %d", name, got, bye.Round)
			}
		}
	}
}

// TestEscapeThrowsNoListAway: it goes back step by step, and at the first it asks.
func TestEscapeThrowsNoListAway(t *testing.T) {
	b := open(t)
	b.begun("Open")
	b.pasted("Name,Grade,Rating\nAnn,1,400\nBob,4,900\n")
	b.next()
	n := b.assistant()
	for _, want := range []string{"new.step.players", "new.step.kind", "new.step.kind"} {
		b.press(fyne.KeyEscape, 0)
		if b.at(want); b.dialogs.count != 1 {
			t.Fatalf("%d dialogs are open", b.dialogs.count)
		}
	}
	if got := n.Dialog.Said(); got != words.Say("new.lost") {
		t.Errorf("it says %q", got)
	}
	b.next()
	if b.at("new.step.players"); n.Dialog.Said() != "" {
		t.Errorf("it says %q", n.Dialog.Said())
	}
	for range 2 {
		b.press(fyne.KeyEscape, 0)
	}
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.count != 0 {
		t.Error("the second time does not close it")
	}
	b.press(fyne.KeyN, fyne.KeyModifierShortcutDefault)
	b.typed("Open")
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.count != 0 {
		t.Error("a name alone is asked about")
	}
}

// TestCtrlEnterTakesTheCellThatIsTypedInto in the list, and goes on.
func TestCtrlEnterTakesTheCellThatIsTypedInto(t *testing.T) {
	b := open(t)
	b.begun("Open")
	b.pasted("Name,Grade,Rating\nAnn,1,4OO\nBob,4,900\n")
	b.press(fyne.KeyF8, 0)
	b.typed("405")
	b.next()
	b.at("new.step.sections")
	b.next()
	b.next()
	b.closed()
	if got := b.state.Section.Players[1]; got.Name != "Ann" || max(got.Rating, got.NationalRating) != 405 {
		t.Errorf("with the cell is made %+v", got)
	}
}

// TestSectionsAreKeptBackAndForth: what was chosen and typed about the sections and
// the rules is there again after going back to the list, by keys; a proposal is made
// of the list as it is then.
func TestSectionsAreKeptBackAndForth(t *testing.T) {
	b := open(t)
	b.begun("Open")
	b.pasted("Name,Grade,Rating\nAnn,1,400\nBob,4,900\nCid,5,1000\nDee,x,1200\n")
	b.next()
	n := b.assistant()
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeySpace, 0)
	if want := "1 player is in none of them and stays in Open: Dee (x)"; !strings.Contains(b.told(), want) || b.into().Text != "K-2, 3-5" {
		t.Errorf("%q; it says %q, want %q", b.into().Text, b.told(), want)
	}
	b.tabTo(b.into())
	b.press(fyne.KeyA, ctrl)
	b.typed("K-4, 6-8")
	if !strings.Contains(b.told(), "Nobody of Open is in 6-8.") {
		t.Errorf("of a section without anybody it says %q", b.told())
	}
	b.next() // a section without anybody is not taken
	b.at("new.step.sections")
	b.press(fyne.KeyA, ctrl)
	b.typed("K-4, 5")
	b.press(fyne.KeyReturn, 0)
	b.at("new.step.rules")
	b.typed("michigan")
	if n.Preset.Selected != "Michigan" {
		t.Errorf("found is %q", n.Preset.Selected)
	}
	b.choice("new.rules.system").SetSelected("FIDE (Dutch) System")
	for range 2 {
		b.press(fyne.KeyLeft, fyne.KeyModifierAlt)
	}
	b.at("new.step.players")
	g := asked[*grid.Grid](b)[0]
	row := slices.IndexFunc(g.Table().Rows, func(r table.Row) bool { return r.Cells[1].Text == "Dee" })
	g.Select(row, 2)
	b.typed("8")
	b.press(fyne.KeyReturn, 0)
	b.next()
	if b.by() != words.Say("divide.grade") || b.into().Text != "K-4, 5" || !strings.Contains(b.told(), "Dee (8)") {
		t.Errorf("back again it is %q, and says %q", b.into().Text, b.told())
	}
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeySpace, 0)
	if b.by() != words.Say("divide.rating") || b.into().Text != "U1000, 1000+" {
		t.Errorf("by rating it is %q", b.into().Text)
	}
	b.press(fyne.KeyUp, 0)
	b.press(fyne.KeySpace, 0)
	b.next()
	if system := b.choice("new.rules.system").Selected; n.Preset.Selected != "Michigan" || system != "FIDE (Dutch) System" {
		t.Errorf("the rules are %q and %q", n.Preset.Selected, system)
	}
	b.next()
	b.closed()
	all := b.doc.Tournament().Sections
	if len(all) != 3 || all[0].Name != "Open" || all[0].Players[0].Name != "Dee" || all[1].Name != "K-4" ||
		all[1].System != "dutch" || all[1].Ranking.Preset != "mca" || b.shown != "players" {
		t.Errorf("there are %d sections, the second is %+v", len(all), all[1])
	}
}

// TestSectionColumnMakesTheSections: a list that says the sections is divided by
// them unless somebody chooses otherwise, and in one step of the event that is open.
func TestSectionColumnMakesTheSections(t *testing.T) {
	b := openTeam(t)
	before := b.doc.Tournament()
	b.run(b.command("section.add"))
	b.typed("Side events")
	b.press(fyne.KeyReturn, 0)
	b.pasted("Name\tSchool\tSection\nAnn\tGoshen\tReserve\nBob\tGoshen\tOpen\nCid\tUrey\tReserve\nDee\tUrey\t\n")
	b.next()
	column := b.choice("divide.columnOf")
	if b.by() != words.Say("divide.column") || column.Selected != "Section" || b.into().Text != "Open, Reserve" {
		t.Fatalf("proposed is %q, %q", column.Selected, b.into().Text)
	}
	if want := "1 player is in none of them and stays in Side events: Dee"; !strings.Contains(b.told(), want) {
		t.Errorf("it says %q, want %q", b.told(), want)
	}
	b.tabTo(column)
	column.SetSelected("School")
	if b.into().Text != "Goshen, Urey" || b.divided(1, "players") != "2" {
		t.Errorf("by school it is %q", b.into().Text)
	}
	column.SetSelected("Section")
	b.next()
	b.next()
	b.closed()
	var names []string
	for _, s := range b.doc.Tournament().Sections[len(before.Sections):] {
		names = append(names, s.Name)
	}
	if got := strings.Join(names, " "); got != "Side events Open Reserve" || b.state.Section.Name != "Side events" {
		t.Errorf("made are %s, and %s is shown", got, b.state.Section.Name)
	}
	if got := b.steps.undoWords(); !strings.Contains(got, "Add Side events as 2 sections") {
		t.Errorf("undo says %q", got)
	}
	b.steps.Undo()
	if got := len(b.doc.Tournament().Sections); got != len(before.Sections) {
		t.Errorf("one undo leaves %d sections", got)
	}
}

// TestDivideCommand divides a section that is there, by keys, undone in one step;
// afterwards and after the first round it says why it cannot be done.
func TestDivideCommand(t *testing.T) {
	b := open(t)
	b.begun("Club")
	b.pasted("Name,Rating,Club\nAnn,900,North\nBob,1400,South\nCid,1900,North\nDee,,South\n")
	b.next()
	b.next()
	b.next()
	b.closed()
	before := b.doc.Tournament()
	b.do("section.divide")
	if !strings.Contains(b.told(), words.Say("divide.noGrades")) {
		t.Errorf("without grades it says %q", b.told())
	}
	b.press(fyne.KeyReturn, ctrl)
	if b.doc.Tournament() != before || b.dialogs.count != 1 {
		t.Fatal("it was divided all the same")
	}
	b.press(fyne.KeyDown, 0)
	b.press(fyne.KeySpace, 0)
	if b.into().Text != "U1400, 1400+" || b.divided(0, "players") != "2" || b.divided(0, "unrated") != "1" ||
		b.divided(1, "ratings") != "1400–1900" {
		t.Errorf("by rating: %q, %s", b.into().Text, b.told())
	}
	b.press(fyne.KeyReturn, 0)
	b.closed()
	if all := b.doc.Tournament().Sections; len(all) != 2 || all[0].Name != "U1400" || all[1].Name != "1400+" {
		t.Errorf("made are %+v", all)
	}
	b.steps.Undo()
	if all := b.doc.Tournament().Sections; len(all) != 1 || all[0].Name != "Club" {
		t.Errorf("one undo leaves %+v", all)
	}
	b.press(fyne.KeyF6, 0)
	if why := b.App.people.WhyNoDivision(); !strings.Contains(why, "Club has begun") {
		t.Errorf("after the first round it says %q", why)
	}
}

// TestPresetsAreSearched: by whose they are and by a tie-break in them; the arrows go
// through what is found, and without letters there is again what was chosen.
func TestPresetsAreSearched(t *testing.T) {
	b := open(t)
	b.begun("Open")
	b.next()
	p, found := b.assistant().Preset, asked[*controls.List](b)[0].Length
	first, all := p.Selected, found()
	for range all {
		b.press(fyne.KeyUp, 0)
	}
	whose, before := map[string]bool{}, ""
	for range all { // those of one organisation stand together
		chosen := slices.IndexFunc(catalogue.Presets(), func(x catalogue.Preset) bool { return words.Text(x.Name) == p.Selected })
		organisation := catalogue.Presets()[chosen].Organisation
		if organisation != before && whose[organisation] {
			t.Errorf("%s stands apart from the others of %s", p.Selected, organisation)
		}
		whose[organisation], before = true, organisation
		b.press(fyne.KeyDown, 0)
	}
	if len(whose) < 5 {
		t.Errorf("the arrows go through the presets of %v alone", whose)
	}
	b.typed("echecs")
	if found() != 2 || p.Selected != "France, youth" {
		t.Errorf("of the French federation are found %d, chosen is %q", found(), p.Selected)
	}
	b.press(fyne.KeyDown, 0)
	if system := b.choice("new.rules.system").Selected; p.Selected != "France, schools" || !strings.Contains(b.told(), "Fédération") ||
		system != "FIDE (Dutch) System" {
		t.Errorf("the next is %q, paired with %q", p.Selected, system)
	}
	b.press(fyne.KeyA, ctrl)
	b.press(fyne.KeyBackspace, 0)
	if p.Selected != "France, schools" || found() != all {
		t.Errorf("what was chosen became %q of %d", p.Selected, found())
	}
	b.typed("kashdan")
	if !strings.HasPrefix(p.Selected, "US Chess") {
		t.Errorf("with Kashdan is found %q", p.Selected)
	}
	b.press(fyne.KeyA, ctrl)
	b.typed("zzz")
	if found() != 0 || !strings.Contains(b.told(), words.Say("find.nothing", "zzz")) {
		t.Errorf("of nothing is found %d", found())
	}
	b.press(fyne.KeyA, ctrl)
	b.press(fyne.KeyBackspace, 0)
	if p.Selected != "France, schools" || first == p.Selected {
		t.Errorf("after a search for nothing %q is chosen", p.Selected)
	}
}

// TestAListOfUSChessIsPairedByIt wherever the computer is set up.
func TestAListOfUSChessIsPairedByIt(t *testing.T) {
	b := open(t)
	b.settings.Language = "de-DE"
	b.begun("Offen")
	if got := b.assistant().Preset.Selected; got != "FIDE, Swiss (recommendation of 2019)" {
		t.Errorf("without a list %q is proposed", got)
	}
	b.pasted("Name,USCF ID,Rating\nAnn,12345678,900\nBob,12345679,1400\n")
	if !b.listed() {
		t.Fatal("the rows are not taken for a list")
	}
	b.next()
	b.next()
	if p, system := b.assistant().Preset.Selected, b.choice("new.rules.system").Selected; p != "US Chess" || system != "US Chess Swiss" {
		t.Errorf("with one of US Chess %q and %q", p, system)
	}
}

// TestF8LeadsToTheLineThatWasTyped from another control.
func TestF8LeadsToTheLineThatWasTyped(t *testing.T) {
	b := open(t)
	who := b.begun("Open")
	who.SetText("Anna Berg 1432\nCarter, Ben 12l0\nDiaz, Cleo 900")
	b.tabTo(b.button("new.back"))
	b.press(fyne.KeyF8, 0)
	if b.win.Canvas().Focused() != who || who.CursorRow != 1 {
		t.Errorf("F8 leads to line %d", who.CursorRow+1)
	}
}

package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/xuri/excelize/v2"

	"wallchart/files/roster"
	"wallchart/ui/entry"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// importing opens the import of a text as a file of that name.
func (b *robot) importing(name, text string) *entry.ImportDialog {
	b.t.Helper()
	src, err := entry.ReadList(name, []byte(text))
	if err != nil {
		b.t.Fatal(err)
	}
	return b.importingFrom(src)
}

func (b *robot) importingFrom(src *entry.Source) *entry.ImportDialog {
	d := b.importer().Take(src)
	b.t.Cleanup(d.Dialog.Close)
	return d
}

// TestImportAsksWhatColumnsHold tells the dialog about a column nobody knows and
// finds the answer remembered for the next list of the same headings.
func TestImportAsksWhatColumnsHold(t *testing.T) {
	const list = "Spielername;Kugelstand\nWolf, Ida;1511\nKurz, Leo;1702\n"
	b := begin(t)
	b.show("players")
	d := b.importing("club.csv", list)
	if d.Mapping.Field(0) != roster.Name {
		t.Fatalf("the first column is taken for %v", d.Mapping.Field(0))
	}
	d.Heading.SetSelected(words.Say("import.row", 1))
	d.Fields.Picks[1].SetSelected(roster.Rating.Label().String())
	if got := d.Grid.Table().Rows[0].Cells[2]; got.Text != "1511" {
		t.Errorf("the preview shows %+v", got)
	}
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 0 {
		t.Fatal("Enter did not import")
	}
	ps := b.state.Section.Players
	if n := len(ps); n != 8 || ps[7].Name != "Kurz, Leo" || ps[7].Rating != 1702 {
		t.Fatalf("after the import: %+v", ps[len(ps)-1])
	}
	b.run(b.command("edit.undo"))
	if n := len(b.state.Section.Players); n != 6 {
		t.Errorf("one undo leaves %d players", n)
	}
	again := b.importing("next.csv", strings.ReplaceAll(list, "Ida", "Eva"))
	if again.Mapping.Field(1) != roster.Rating || !strings.Contains(again.Outcome.Text, "earlier list") {
		t.Errorf("the next list: %v, %q", again.Mapping.Columns, again.Outcome.Text)
	}
}

// TestImportPointsOutTwins decides that one who is there is to be updated.
func TestImportPointsOutTwins(t *testing.T) {
	b := begin(t)
	b.show("players")
	first := b.state.Section.Players[0]
	d := b.importing("again.csv", "Name;Rating;Club\n"+first.Name+";2222;New Club\nSomebody New;1000;East\nBad Rating;abc;East\n")
	if !strings.Contains(d.Problems.Text, "Row 4, column B") {
		t.Errorf("the problems are %q", d.Problems.Text)
	}
	vs := entry.Verdicts(d.Im)
	if len(vs) != 1 || vs[0].Of != first.ID {
		t.Fatalf("to decide: %+v", vs)
	}
	d.Grid.Select(2, 2)
	if !strings.Contains(d.Outcome.Text, "column B") {
		t.Errorf("of the cell chosen it says %q", d.Outcome.Text)
	}
	b.win.Canvas().Focus(d.Grid) // Enter there confirms, and Tab leaves it
	if d.Grid.AcceptsTab() {
		t.Error("Tab stays in the list")
	}
	picks := selectsIn(d.Twins)
	picks[len(picks)-1].SetSelected(words.Say("import.update"))
	if !strings.Contains(d.Outcome.Text, "1 to update") {
		t.Errorf("said %q", d.Outcome.Text)
	}
	d.Fields.Picks[2].SetSelected(roster.LeftOut.Label().String()) // a decision survives what is said of a column
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 1 || !strings.Contains(d.ToMend.Text, "1 to correct") {
		t.Fatalf("a cell that would stay empty passes in silence: %q", d.ToMend.Text)
	}
	b.press(fyne.KeyReturn, 0)
	p := b.state.Section.Player(first.ID)
	if p.Rating != 2222 || p.Club != first.Club || len(b.state.Section.Players) != 8 {
		t.Errorf("updated: %+v of %d", p, len(b.state.Section.Players))
	}
}

func selectsIn(o fyne.CanvasObject) (found []*widget.Select) {
	switch o := o.(type) {
	case *controls.Select:
		found = append(found, &o.Select)
	case *widget.Select:
		found = append(found, o)
	case *fyne.Container:
		for _, c := range o.Objects {
			found = append(found, selectsIn(c)...)
		}
	}
	return found
}

// TestImportReadsWorkbooks chooses the sheet with the list and another by hand.
func TestImportReadsWorkbooks(t *testing.T) {
	f := excelize.NewFile()
	_ = f.SetSheetRow("Sheet1", "A1", &[]any{"Entries 2026"})
	for name, rows := range map[string][][]any{
		"U10": {{"Name", "Rating"}, {"Young, Eve", 800}, {"Young, Max", 700}},
		"U14": {{"Name", "Rating"}, {"Older, Kim", 1300}},
	} {
		_, _ = f.NewSheet(name)
		for i := range rows {
			cell, _ := excelize.CoordinatesToCellName(1, i+1)
			_ = f.SetSheetRow(name, cell, &rows[i])
		}
	}
	var book bytes.Buffer
	if err := f.Write(&book); err != nil {
		t.Fatal(err)
	}
	b := begin(t)
	src, err := entry.ReadList("entries.xlsx", book.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	d := b.importingFrom(src)
	if got := d.Src.Sheets[d.At].Name; got != "U10" {
		t.Errorf("the sheet shown first is %q", got)
	}
	i := slices.IndexFunc(d.Sheet.Options, func(s string) bool { return strings.HasSuffix(s, "U14") })
	d.Sheet.SetSelectedIndex(i)
	b.press(fyne.KeyReturn, 0)
	if got := b.people(); got[len(got)-1] != "Older, Kim" || len(got) != 7 {
		t.Errorf("now there are %v", got)
	}
}

// TestImportShowsTheEncoding corrects a guess of the encoding.
func TestImportShowsTheEncoding(t *testing.T) {
	b := begin(t)
	d := b.importing("alt.csv", "Name;Rating\nM\x81ller;1500\n") // IBM 437 and 850
	i := slices.Index(d.Encodings(), "IBM 850")
	if i < 0 {
		t.Fatalf("offered are %v", d.Encodings())
	}
	d.Encoding.SetSelectedIndex(i)
	if got := d.Grid.Table().Rows[0].Cells[1].Text; got != "Müller" {
		t.Errorf("as IBM 850 the name is %q", got)
	}
}

// TestImportIntoTeams fills rosters in board order.
func TestImportIntoTeams(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("lothian.wallchart")
	before := len(b.state.Section.Teams)
	b.importing("school.csv", "Team;Board;Player;Rating\nNew School;2;Second, Kit;900\nNew School;1;First, Jo;1100\n")
	b.press(fyne.KeyReturn, 0)
	s := b.state.Section
	if len(s.Teams) != before+1 {
		t.Fatalf("there are %d teams; %s", len(s.Teams), b.status.left.Text)
	}
	team := s.Teams[before]
	if len(team.Roster) != 2 || s.Player(team.Roster[0]).Name != "First, Jo" {
		t.Errorf("the roster of %s is %v", team.Name, team.Roster)
	}
}

// TestListBeginsAnEvent opens a list of players where there is no event: the
// assistant asks for the event, the import for the columns.
func TestListBeginsAnEvent(t *testing.T) {
	b := open(t)
	path := filepath.Join(b.folder, "members.csv")
	if err := os.WriteFile(path, []byte("Name,Rating,Club\nWolf Ida,1511,North\nKurz Leo,1702,South\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	b.Open(path)
	b.typed("Autumn Open")
	for range 4 {
		b.press(fyne.KeyReturn, 0)
	}
	if b.dialogs.count != 0 {
		t.Fatalf("after the assistant %d dialogs are open", b.dialogs.count)
	}
	if got := b.people(); b.state.Event.Name != "Autumn Open" || len(got) != 2 || b.state.Section.Players[0].NationalRating != 1702 {
		t.Errorf("the event %q has %v", b.state.Event.Name, got)
	}
	if b.shown != "players" {
		t.Errorf("shown is %s", b.shown)
	}
}

// TestImportRefusesWhatIsNoList says why.
func TestImportRefusesWhatIsNoList(t *testing.T) {
	for name, raw := range map[string]string{"empty.csv": "", "old.xls": "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "data.bin": "ab\x00\x01\x02"} {
		if src, err := entry.ReadList(name, []byte(raw)); err == nil {
			t.Errorf("%s is taken for %+v", name, src.Sheets)
		}
	}
	if _, err := entry.OpenList(filepath.Join(t.TempDir(), "gone.csv"), &work.Job{}); err == nil ||
		!strings.Contains(err.Error(), "gone.csv") {
		t.Errorf("a file that is not there: %v", err)
	}
}

// TestARowWithoutANameIsMended: its empty cell is marked and counted with the others, F8
// goes through all of them from the top, and a name that is typed there brings its player.
// Confirmed without, what would be gone is said before.
func TestARowWithoutANameIsMended(t *testing.T) {
	b := begin(t)
	d := b.importing("form.csv", "Name;Rating;Club\nNina;15x0;East\n;1400;West\nOle;1300;East\n;1200;West\n")
	if got := d.ToMend.Text; got != "3 to correct, F8 goes to the next" {
		t.Fatalf("to correct: %q", got)
	}
	at := func() string {
		row, col, _ := d.Grid.Selected()
		return grid.ParseTSV(d.Grid.TSV())[0][0] + "@" + roster.ColumnName(col) + d.Grid.Table().Rows[row].Cells[0].Text
	}
	b.win.Canvas().Focus(d.Grid)
	for _, want := range []string{"15x0@B2", "@A3", "@A5", "15x0@B2", "@A3"} {
		if b.press(fyne.KeyF8, 0); at() != want {
			t.Errorf("F8 goes to %s, want %s", at(), want)
		}
	}
	b.typed("Pia")
	b.press(fyne.KeyReturn, 0)
	if got := d.ToMend.Text; got != "2 to correct, F8 goes to the next" || len(d.Im.Lines) != 3 {
		t.Errorf("with a name: %q, %d players", got, len(d.Im.Lines))
	}
	b.press(fyne.KeyReturn, 0)
	if said := d.Dialog.Said(); b.dialogs.count != 1 || said != "1 cell could not be read and would stay empty: B2. "+
		"1 row has no name that can be read and would be left out: 5. Correct it here, or press the button again to go on without." {
		t.Fatalf("it goes without a word: %q", said)
	}
	b.press(fyne.KeyReturn, 0)
	if got := b.people(); b.dialogs.count != 0 || !slices.Contains(got, "Pia") || len(got) != 9 {
		t.Errorf("imported are %v", got)
	}
}

// TestAnOpenTwinIsAskedAbout: a row with the name of somebody in the section, of another club, is left out unless the
// organiser says otherwise, and that is said before anything is done.
func TestAnOpenTwinIsAskedAbout(t *testing.T) {
	b := begin(t)
	b.importing("first.csv", "Name;Rating;Club\nQuast, Pia;1400;East\n")
	b.press(fyne.KeyReturn, 0)
	before := len(b.people())
	d := b.importing("more.csv", "Name;Rating;Club\nQuast, Pia;1500;West\nReed, Sam;1300;West\n")
	b.press(fyne.KeyReturn, 0)
	want := "1 row may be somebody who is in the section already, and would be left out: 2. " +
		"Correct it here, or press the button again to go on without."
	if said := d.Dialog.Said(); b.dialogs.count != 1 || said != want {
		t.Fatalf("nobody asks: %q", said)
	}
	picks := selectsIn(d.Twins)
	picks[len(picks)-1].SetSelected(words.Say("import.add"))
	b.press(fyne.KeyReturn, 0)
	if got := b.people(); b.dialogs.count != 0 || len(got) != before+2 {
		t.Errorf("said to be somebody else: %v", got)
	}
}

// TestTheImportAsksWhichReadingIsRight: where a name can be read in two ways both are shown, and nothing is made of the list
// before somebody has looked; of a guess it is never said that everything could be read.
func TestTheImportAsksWhichReadingIsRight(t *testing.T) {
	b := begin(t)
	d := b.importing("alt.csv", "Name;Rating\nMu\xf1ski, Jan;1500\n")
	want := "Is it Muñski (Windows-1252) or Muński (Windows-1250)?"
	if !strings.HasPrefix(d.Problems.Text, want) {
		t.Errorf("it says %q", d.Problems.Text)
	}
	b.press(fyne.KeyReturn, 0)
	if said := d.Dialog.Said(); b.dialogs.count != 1 || !strings.HasPrefix(said, want) {
		t.Fatalf("nobody asks: %q", said)
	}
	d.Encoding.SetSelectedIndex(slices.Index(d.Encodings(), "Windows-1250"))
	b.press(fyne.KeyReturn, 0)
	if got := b.people(); b.dialogs.count != 0 || !slices.Contains(got, "Muński, Jan") {
		t.Errorf("imported are %v", got)
	}
	d = b.importing("neu.csv", "Name;Rating\nM\xfcller, J\xf6rg;1500\n")
	if want := "The encoding Windows-1252 is a guess: Müller, Jörg."; !strings.HasPrefix(d.Problems.Text, want) {
		t.Errorf("of a guess it says %q", d.Problems.Text)
	}
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 0 {
		t.Errorf("a guess without a rival is asked about: %q", d.Dialog.Said())
	}
	if d = b.importing("utf8.csv", "Name;Rating\nMüller, Jutta;1500\n"); d.Problems.Text != words.Say("import.clean") {
		t.Errorf("of UTF-8 it says %q", d.Problems.Text)
	}
}

// TestTheImportSaysWhyOfAColumn in the line below the list, where a cell of it is chosen.
func TestTheImportSaysWhyOfAColumn(t *testing.T) {
	b := begin(t)
	d := b.importing("grades.csv", "Name,Grade\nSmith J,1641\nJones K,1210\n")
	d.Grid.Select(0, 2)
	if want := "column B, Grade: Rating (its heading, and its cells, which do not fit \"School grade\"). · " +
		""; !strings.HasPrefix(d.Outcome.Text, want) {
		t.Errorf("it says %q", d.Outcome.Text)
	}
}

// TestTheWindowSaysWhatIsNoList, from a file and from the clipboard, and opens nothing.
func TestTheWindowSaysWhatIsNoList(t *testing.T) {
	card := "Rd,Opponent,Rating,Colour,Result\n1,Ann Lee,1500,W,1\n2,Bo Ray,1400,B,½\n"
	if _, err := entry.ReadList("card.csv", []byte(card)); err == nil || !strings.Contains(words.Err(err), "this is a player's card") {
		t.Errorf("from a file: %v", err)
	}
	if _, err := entry.ReadPastedList("clipboard", card); err == nil || !strings.Contains(words.Err(err), "this is a player's card") {
		t.Errorf("from the clipboard: %v", err)
	}
	if _, _, said := entry.ReadPasted("Name = LEE, ANN\nRating = 958\nName = RAY, BO\nRating = 924\n"); !strings.Contains(said,
		"its lines are settings") {
		t.Errorf("where a table is pasted: %q", said)
	}
}

package entry

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/xuri/excelize/v2"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// trial stands in for the window where a part of it is tried by itself.
type trial struct{ *hosttest.Trial }

// begin is a trial with a club evening of six.
func begin(t *testing.T) *trial {
	t.Helper()
	s := &model.Section{ID: 1, Name: "Club evening", Planned: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: 6}
	for i, name := range []string{"Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name},
			Rating: model.Rating(1900 - 50*i)})
	}
	return &trial{hosttest.Try(t, s)}
}

// dialogs are the imports of the room in the trial.
func (r *trial) dialogs() Importer { return Importer{Host: r} }

// importing opens the import of a text as a file of that name.
func (r *trial) importing(name, text string) *importDialog {
	r.T.Helper()
	src, err := ReadList(name, []byte(text))
	if err != nil {
		r.T.Fatal(err)
	}
	d := r.dialogs().Take(src)
	r.T.Cleanup(d.dialog.Close)
	return d
}

// names are those of the players, in the order of their numbers.
func (r *trial) names() (all []string) {
	for _, p := range r.St.Section.Players {
		all = append(all, p.Name)
	}
	return all
}

// twinChoices are the drop-downs by which is decided what becomes of who may be there already.
func twinChoices(d *importDialog) (all []*controls.Select) {
	for _, o := range test.LaidOutObjects(d.twins) {
		if s, ok := o.(*controls.Select); ok {
			all = append(all, s)
		}
	}
	return all
}

// TestImportAsksWhatColumnsHold tells the dialog about a column nobody knows and
// finds the answer remembered for the next list of the same headings.
func TestImportAsksWhatColumnsHold(t *testing.T) {
	const list = "Spielername;Kugelstand\nWolf, Ida;1511\nKurz, Leo;1702\n"
	r := begin(t)
	d := r.importing("club.csv", list)
	if d.mapping.Field(0) != roster.Name {
		t.Fatalf("the first column is taken for %v", d.mapping.Field(0))
	}
	d.heading.SetSelected(words.Say("import.row", 1))
	d.fields.picks[1].SetSelected(roster.Rating.Label().String())
	if got := d.grid.Table().Rows[0].Cells[2]; got.Text != "1511" {
		t.Errorf("the preview shows %+v", got)
	}
	r.Key(fyne.KeyReturn)
	if d.dialog.Open() {
		t.Fatal("Enter did not import")
	}
	ps := r.St.Section.Players
	if n := len(ps); n != 8 || ps[7].Name != "Kurz, Leo" || ps[7].Rating != 1702 {
		t.Fatalf("after the import: %+v", ps[len(ps)-1])
	}
	if len(r.Made) != 1 {
		t.Errorf("%d changes", len(r.Made))
	}
	again := r.importing("next.csv", strings.ReplaceAll(list, "Ida", "Eva"))
	if again.mapping.Field(1) != roster.Rating || !strings.Contains(again.outcome.Text, "earlier list") {
		t.Errorf("the next list: %v, %q", again.mapping.Columns, again.outcome.Text)
	}
}

// TestImportPointsOutTwins decides that one who is there is to be updated.
func TestImportPointsOutTwins(t *testing.T) {
	r := begin(t)
	first := r.St.Section.Players[0]
	d := r.importing("again.csv", "Name;Rating;Club\n"+first.Name+";2222;New Club\nSomebody New;1000;East\nBad Rating;abc;East\n")
	if !strings.Contains(d.problems.Text, "Row 4, column B") {
		t.Errorf("the problems are %q", d.problems.Text)
	}
	vs := verdicts(d.im)
	if len(vs) != 1 || vs[0].of != first.ID {
		t.Fatalf("to decide: %+v", vs)
	}
	d.grid.Select(2, 2)
	if !strings.Contains(d.outcome.Text, "column B") {
		t.Errorf("of the cell chosen it says %q", d.outcome.Text)
	}
	r.Win.Canvas().Focus(d.grid) // Enter there confirms, and Tab leaves it
	if d.grid.AcceptsTab() {
		t.Error("Tab stays in the list")
	}
	picks := twinChoices(d)
	picks[len(picks)-1].SetSelected(words.Say("import.update"))
	if !strings.Contains(d.outcome.Text, "1 to update") {
		t.Errorf("said %q", d.outcome.Text)
	}
	d.fields.picks[2].SetSelected(roster.LeftOut.Label().String()) // a decision survives what is said of a column
	r.Key(fyne.KeyReturn)
	if !d.dialog.Open() || !strings.Contains(d.toMend.Text, "1 to correct") {
		t.Fatalf("a cell that would stay empty passes in silence: %q", d.toMend.Text)
	}
	r.Key(fyne.KeyReturn)
	p := r.St.Section.Player(first.ID)
	if p.Rating != 2222 || p.Club != first.Club || len(r.St.Section.Players) != 8 {
		t.Errorf("updated: %+v of %d", p, len(r.St.Section.Players))
	}
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
	must.Do(t, f.Write(&book))
	r := begin(t)
	src := must.Have(ReadList("entries.xlsx", book.Bytes()))(t)
	d := r.dialogs().Take(src)
	if got := d.src.sheets[d.at].Name; got != "U10" {
		t.Errorf("the sheet shown first is %q", got)
	}
	i := slices.IndexFunc(d.sheet.Options, func(s string) bool { return strings.HasSuffix(s, "U14") })
	d.sheet.SetSelectedIndex(i)
	r.Key(fyne.KeyReturn)
	if got := r.names(); got[len(got)-1] != "Older, Kim" || len(got) != 7 {
		t.Errorf("now there are %v", got)
	}
}

// TestImportShowsTheEncoding corrects a guess of the encoding.
func TestImportShowsTheEncoding(t *testing.T) {
	r := begin(t)
	d := r.importing("alt.csv", "Name;Rating\nM\x81ller;1500\n") // IBM 437 and 850
	i := slices.Index(d.encodings(), "IBM 850")
	if i < 0 {
		t.Fatalf("offered are %v", d.encodings())
	}
	d.encoding.SetSelectedIndex(i)
	if got := d.grid.Table().Rows[0].Cells[1].Text; got != "Müller" {
		t.Errorf("as IBM 850 the name is %q", got)
	}
}

// TestImportRefusesWhatIsNoList says why.
func TestImportRefusesWhatIsNoList(t *testing.T) {
	for name, raw := range map[string]string{"empty.csv": "", "old.xls": "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "data.bin": "ab\x00\x01\x02"} {
		if src, err := ReadList(name, []byte(raw)); err == nil {
			t.Errorf("%s is taken for %+v", name, src.sheets)
		}
	}
	if _, err := openList(filepath.Join(t.TempDir(), "gone.csv"), &work.Job{}); err == nil ||
		!strings.Contains(err.Error(), "gone.csv") {
		t.Errorf("a file that is not there: %v", err)
	}
}

// TestARowWithoutANameIsMended: its empty cell is marked and counted with the others, F8
// goes through all of them from the top, and a name that is typed there brings its player.
// Confirmed without, what would be gone is said before.
func TestARowWithoutANameIsMended(t *testing.T) {
	r := begin(t)
	d := r.importing("form.csv", "Name;Rating;Club\nNina;15x0;East\n;1400;West\nOle;1300;East\n;1200;West\n")
	if got := d.toMend.Text; got != "3 to correct, F8 goes to the next" {
		t.Fatalf("to correct: %q", got)
	}
	at := func() string {
		row, col, _ := d.grid.Selected()
		return grid.ParseTSV(d.grid.TSV())[0][0] + "@" + roster.ColumnName(col) + d.grid.Table().Rows[row].Cells[0].Text
	}
	r.Win.Canvas().Focus(d.grid)
	for _, want := range []string{"15x0@B2", "@A3", "@A5", "15x0@B2", "@A3"} {
		if r.Key(fyne.KeyF8); at() != want {
			t.Errorf("F8 goes to %s, want %s", at(), want)
		}
	}
	r.Typed("Pia")
	r.Key(fyne.KeyReturn)
	if got := d.toMend.Text; got != "2 to correct, F8 goes to the next" || len(d.im.Lines) != 3 {
		t.Errorf("with a name: %q, %d players", got, len(d.im.Lines))
	}
	r.Key(fyne.KeyReturn)
	if said := d.dialog.Said(); !d.dialog.Open() || said != "1 cell could not be read and would stay empty: B2. "+
		"1 row has no name that can be read and would be left out: 5. Correct it here, or press the button again to go on without." {
		t.Fatalf("it goes without a word: %q", said)
	}
	r.Key(fyne.KeyReturn)
	if got := r.names(); d.dialog.Open() || !slices.Contains(got, "Pia") || len(got) != 9 {
		t.Errorf("imported are %v", got)
	}
}

// TestAnOpenTwinIsAskedAbout: a row with the name of somebody in the section, of another club, is left out unless the
// organiser says otherwise, and that is said before anything is done.
func TestAnOpenTwinIsAskedAbout(t *testing.T) {
	r := begin(t)
	r.importing("first.csv", "Name;Rating;Club\nQuast, Pia;1400;East\n")
	r.Key(fyne.KeyReturn)
	before := len(r.names())
	d := r.importing("more.csv", "Name;Rating;Club\nQuast, Pia;1500;West\nReed, Sam;1300;West\n")
	r.Key(fyne.KeyReturn)
	want := "1 row may be somebody who is in the section already, and would be left out: 2. " +
		"Correct it here, or press the button again to go on without."
	if said := d.dialog.Said(); !d.dialog.Open() || said != want {
		t.Fatalf("nobody asks: %q", said)
	}
	picks := twinChoices(d)
	picks[len(picks)-1].SetSelected(words.Say("import.add"))
	r.Key(fyne.KeyReturn)
	if got := r.names(); d.dialog.Open() || len(got) != before+2 {
		t.Errorf("said to be somebody else: %v", got)
	}
}

// TestTheImportAsksWhichReadingIsRight: where a name can be read in two ways both are shown, and nothing is made of the list
// before somebody has looked; of a guess it is never said that everything could be read.
func TestTheImportAsksWhichReadingIsRight(t *testing.T) {
	r := begin(t)
	d := r.importing("alt.csv", "Name;Rating\nMu\xf1ski, Jan;1500\n")
	want := "Is it Muñski (Windows-1252) or Muński (Windows-1250)?"
	if !strings.HasPrefix(d.problems.Text, want) {
		t.Errorf("it says %q", d.problems.Text)
	}
	r.Key(fyne.KeyReturn)
	if said := d.dialog.Said(); !d.dialog.Open() || !strings.HasPrefix(said, want) {
		t.Fatalf("nobody asks: %q", said)
	}
	d.encoding.SetSelectedIndex(slices.Index(d.encodings(), "Windows-1250"))
	r.Key(fyne.KeyReturn)
	if got := r.names(); d.dialog.Open() || !slices.Contains(got, "Muński, Jan") {
		t.Errorf("imported are %v", got)
	}
	d = r.importing("neu.csv", "Name;Rating\nM\xfcller, J\xf6rg;1500\n")
	if want := "The encoding Windows-1252 is a guess: Müller, Jörg."; !strings.HasPrefix(d.problems.Text, want) {
		t.Errorf("of a guess it says %q", d.problems.Text)
	}
	r.Key(fyne.KeyReturn)
	if d.dialog.Open() {
		t.Errorf("a guess without a rival is asked about: %q", d.dialog.Said())
	}
	if d = r.importing("utf8.csv", "Name;Rating\nMüller, Jutta;1500\n"); d.problems.Text != words.Say("import.clean") {
		t.Errorf("of UTF-8 it says %q", d.problems.Text)
	}
}

// TestTheImportSaysWhyOfAColumn in the line below the list, where a cell of it is chosen.
func TestTheImportSaysWhyOfAColumn(t *testing.T) {
	r := begin(t)
	d := r.importing("grades.csv", "Name,Grade\nSmith J,1641\nJones K,1210\n")
	d.grid.Select(0, 2)
	if want := "column B, Grade: Rating (its heading, and its cells, which do not fit \"School grade\"). · " +
		""; !strings.HasPrefix(d.outcome.Text, want) {
		t.Errorf("it says %q", d.outcome.Text)
	}
}

// TestWhatIsNoListIsSaid, from a file and from the clipboard, and opens nothing.
func TestWhatIsNoListIsSaid(t *testing.T) {
	card := "Rd,Opponent,Rating,Colour,Result\n1,Ann Lee,1500,W,1\n2,Bo Ray,1400,B,½\n"
	if _, err := ReadList("card.csv", []byte(card)); err == nil || !strings.Contains(words.Err(err), "this is a player's card") {
		t.Errorf("from a file: %v", err)
	}
	if _, err := readPastedList("clipboard", card); err == nil || !strings.Contains(words.Err(err), "this is a player's card") {
		t.Errorf("from the clipboard: %v", err)
	}
	if _, _, said := readPasted("Name = LEE, ANN\nRating = 958\nName = RAY, BO\nRating = 924\n"); !strings.Contains(said,
		"its lines are settings") {
		t.Errorf("where a table is pasted: %q", said)
	}
}

// TestImportCellsAreCorrectedInPlace types into the list, in an encoding that is
// corrected afterwards.
func TestImportCellsAreCorrectedInPlace(t *testing.T) {
	r := begin(t)
	d := r.importing("alt.csv", "Name;Rating;Phone\nM\x81ller, Jo;15OO;1\nKurz, Leo;1400;2\n") // IBM 437 and 850
	r.Key(fyne.KeyF8)
	if row, col, _ := d.grid.Selected(); row != 0 || col != 2 {
		t.Fatalf("F8 goes to row %d, column %d", row, col)
	}
	r.Typed("1500")
	r.Key(fyne.KeyReturn)
	d.encoding.SetSelectedIndex(slices.Index(d.encodings(), "IBM 850"))
	if d.untaken.Text != "Not taken: Phone (2)." {
		t.Errorf("of the phones it says %q", d.untaken.Text)
	}
	r.Key(fyne.KeyReturn)
	ps := r.St.Section.Players
	if p := ps[len(ps)-2]; d.dialog.Open() || p.Name != "Müller, Jo" || p.Rating != 1500 {
		t.Errorf("imported is %+v", p)
	}
}

package ui

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/assets/wording"
	"wallchart/export/formats"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// withScores opens an event of four with their scores by decision of the arbiter: Ben and Cleo share the second place.
func withScores(t *testing.T) *robot {
	t.Helper()
	b := open(t)
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 4}
	for n, p := range []struct {
		name   string
		rating model.Rating
		points model.Points
	}{{"Anna", 2000, 3}, {"Ben", 1900, 2}, {"Cleo", 1500, 2}, {"Dan", 1400, 1}} {
		id := model.ID(n + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: n + 1, Name: p.name}, Rating: p.rating})
		s.Adjustments = append(s.Adjustments, model.Adjustment{Who: id, Games: p.points * model.One})
	}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Test", Start: "2026-05-01", Federation: "USA"}).With(s)))
	return b
}

// intoLine types a prize into the line where the cursor is, cell by cell, and goes to the beginning of the next.
func (b *robot) intoLine(cells ...string) {
	b.t.Helper()
	for n, text := range cells {
		b.typed(text)
		if n < len(cells)-1 {
			b.press(fyne.KeyTab, 0)
		}
	}
	b.press(fyne.KeyReturn, 0)
	b.press(fyne.KeyHome, 0)
	b.press(fyne.KeyRight, 0)
}

// fundWinners are the names with their amounts.
func fundWinners(d *tables.Fund) string {
	var all []string
	t := d.Won.Table()
	for _, r := range t.Rows {
		all = append(all, strings.TrimSpace(r.Cells[t.Column("name")].Text+" "+r.Cells[t.Column("amount")].Text))
	}
	return strings.Join(all, ", ")
}

// fundLine is a prize as it is typed, cell by cell.
func fundLine(d *tables.Fund, row int) (cells []string) {
	for _, c := range d.Grid.Table().Rows[row].Cells[1:] {
		cells = append(cells, c.Text)
	}
	return cells
}

// told is all that the dialog on top says.
func (b *robot) told() string {
	text, _ := b.dialogText()
	return text
}

// TestPrizesByKeys: found by what people call it, typed line by line; who wins what is seen before it is confirmed, as one step that one
// undo takes back. The amounts are worked out by hand: Ben and Cleo share 150 and 60 (US Chess rule 32B3).
func TestPrizesByKeys(t *testing.T) {
	b := withScores(t)
	for _, typed := range []string{"prize fund", "money", "receipts"} {
		if found := b.found(typed); !slices.Contains(found, words.Say("cmd.standings.prizes")) {
			t.Errorf("%q finds %q", typed, found)
		}
	}
	before := b.doc.Tournament()
	b.do("standings.fund")
	d := question[*tables.Fund](b)
	b.intoLine("1st", "250 + trophy", "place")
	b.intoLine("2nd", "150")
	b.intoLine("U1600", "60", "U1600")
	if got := fundWinners(d); got != "Anna 250.00, Ben 105.00, Cleo 105.00, Together 460.00" {
		t.Errorf("the dialog says %s", got)
	}
	if line := strings.Join(fundLine(d, 0), "|"); line != "1st|250.00|place|trophy||||||" {
		t.Errorf("the first line is %s", line)
	}
	d.Won.Select(2, 0)
	for _, want := range []string{"Cleo: 105.00", "Made of: 2nd 150.00 + U1600 60.00 = 210.00, by 2", "U1600 alone would have given 60.00",
		"Divided: US Chess rule 32."} {
		if !strings.Contains(b.told(), want) {
			t.Errorf("of Cleo it does not say %q: %q", want, b.told())
		}
	}
	b.choice("fund.division").SetSelectedIndex(3)
	if got := fundWinners(d); got != "Anna 250.00, Ben 75.00, Cleo 75.00, Dan 60.00, Together 460.00" { // nothing separates Ben and Cleo
		t.Errorf("by tie-break the dialog says %s", got)
	}
	b.choice("fund.division").SetSelectedIndex(0)
	if b.doc.Tournament() != before {
		t.Fatal("the event has prizes before they are confirmed")
	}
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
	f := b.state.Section.Fund
	if f == nil || len(f.Prizes) != 3 || f.Prizes[0] != (model.Prize{Name: "1st", Amount: 25000, Trophy: "trophy"}) ||
		f.Prizes[2] != (model.Prize{Name: "U1600", Amount: 6000, Rule: "U1600"}) || f.Division != "" {
		t.Fatalf("the event has %+v", f)
	}
	b.press(fyne.KeyZ, ctrl)
	if b.state.Section.Fund != nil || len(b.doc.Undoable()) != 0 {
		t.Errorf("one undo leaves %+v", b.state.Section.Fund)
	}
}

// TestPrizesThatCannotBeRead: a line that is begun holds up nothing but the end; it is named, and nothing typed is lost unasked.
func TestPrizesThatCannotBeRead(t *testing.T) {
	b := withScores(t)
	b.do("standings.fund")
	d := question[*tables.Fund](b)
	b.intoLine("1st", "100")
	b.intoLine("U14OO", "50", "U14OO")
	if got := fundWinners(d); got != "Anna 100.00, Together 100.00" {
		t.Errorf("the line that can be read gives %s", got)
	}
	const why = `Line 2: "U14OO" does not say for whom a prize is.`
	if tip := d.Grid.Table().Rows[1].Cells[0].Tip; !strings.Contains(b.told(), why) || !strings.HasPrefix(strings.ToLower(tip), "line 2") {
		t.Errorf("said is %q, beside the line %q", b.told(), tip)
	}
	d.Won.Select(0, 0)
	if !strings.Contains(b.told(), why) || !strings.Contains(b.told(), "Anna: 100.00") {
		t.Errorf("of Anna it says %q", b.told())
	}
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.top() == nil || !strings.Contains(b.dialogs.top().Said(), why) {
		t.Fatalf("confirmed it says %q", b.dialogs.top().Said())
	}
	b.field("fund.basedOn").SetText("many")
	if b.dialogs.top().Confirm() == nil || !strings.Contains(b.told(), `"many" is no number of entries`) {
		t.Errorf("for many entries it says %q", b.told())
	}
	b.field("fund.basedOn").SetText("")
	b.press(fyne.KeyEscape, 0)
	if b.dialogs.top() == nil || b.dialogs.top().Said() != words.Say("new.lost") {
		t.Errorf("Escape says %q", b.dialogs.top().Said())
	}
	b.press(fyne.KeyEscape, 0)
	b.closed()
	if b.state.Section.Fund != nil {
		t.Error("the event has prizes")
	}
}

// TestPrizesPasted: in the columns as they stand, or by their headings; what the window does not ask about is kept.
func TestPrizesPasted(t *testing.T) {
	b := withScores(t)
	b.do("standings.fund")
	d := question[*tables.Fund](b)
	d.Grid.Select(0, 0)
	b.pasteText("1st\t100\n2nd\t50\t\tcup")
	d.Grid.Select(2, 1)
	b.pasteText("Rule\tPrize\tAmount\tGuaranteed\nU1600\tClass\t1,250.00\tyes\nby hand\tBest game\t20\t")
	d.Grid.Select(3, 8)
	b.typed("4")
	b.press(fyne.KeyReturn, 0)
	d.Grid.Select(0, 7)
	b.typed("x")
	d.Grid.Select(3, 1)
	b.press(fyne.KeyUp, fyne.KeyModifierAlt)
	b.field("fund.basedOn").SetText("8")
	b.win.Canvas().Focus(d.Grid)
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
	want := []model.Prize{{Name: "1st", Amount: 10000, Bonus: true}, {Name: "2nd", Amount: 5000, Trophy: "cup"},
		{Name: "Best game", Amount: 2000, Rule: "by hand", Winner: 4}, {Name: "Class", Amount: 125000, Rule: "U1600", Guaranteed: true}}
	f := b.state.Section.Fund
	if f == nil || !slices.Equal(f.Prizes, want) || f.BasedOn != 8 {
		t.Fatalf("the event has %+v", f)
	}
	kept := *f
	kept.Whole, kept.Least, kept.Limits = true, 60, []model.PrizeLimit{{Rule: "unrated", Most: 5000}}
	b.keeps(kept)
	b.do("standings.fund")
	b.press(fyne.KeyReturn, ctrl) // nothing is another
	b.closed()
	if len(b.doc.Undoable()) != 2 {
		t.Errorf("there are %d steps", len(b.doc.Undoable()))
	}
	b.do("standings.fund")
	d = question[*tables.Fund](b)
	d.Grid.Select(0, 2)
	b.typed("90")
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
	kept.Prizes = slices.Clone(want)
	kept.Prizes[0].Amount = 9000
	if f = b.state.Section.Fund; !slices.Equal(f.Prizes, kept.Prizes) || !f.Whole || f.Least != 60 || len(f.Limits) != 1 || f.BasedOn != 8 {
		t.Errorf("the event has %+v", f)
	}
}

// TestPrizesInOtherLanguages: amounts as they are written there, and every sentence.
func TestPrizesInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	for language, want := range map[string][]string{"de": {"250,00", "Regel 32 von US Chess", "Preisliste drucken", "Zeile 2"},
		"es": {"250,00", "regla 32 de US Chess", "Imprimir la lista de premios", "Línea 2"},
		"fr": {"250,00", "règle 32 d'US Chess", "Imprimer la liste des prix", "Ligne 2", "Anna\u00a0: 250,00"}} {
		b := withScores(t)
		b.speaks(language)
		b.do("standings.fund")
		d := question[*tables.Fund](b)
		b.intoLine("1.", "250,00")
		b.intoLine("2.")
		if fundLine(d, 0)[1] != want[0] || !strings.Contains(b.told(), want[1]) || !strings.Contains(b.told(), want[3]) {
			t.Errorf("%s: the amount is %q, and it says %q", language, fundLine(d, 0)[1], b.told())
		}
		if d.Won.Select(0, 0); len(want) > 4 && !strings.Contains(b.told(), want[4]) {
			t.Errorf("%s: of the first it says %q", language, b.told())
		}
		if got := b.command("print.prizes").wording(); got != want[2] {
			t.Errorf("%s: the command is %q", language, got)
		}
		b.dialogs.top().Close()
	}
}

// TestPrintPrizes: the list and the receipts of the section's prizes; before there are any, why not.
func TestPrintPrizes(t *testing.T) {
	b := withScores(t)
	for _, id := range []string{"print.prizes", "print.receipts"} {
		if why := b.command(id).why(); why != words.Say("fund.none") {
			t.Errorf("without prizes %s says %q", id, why)
		}
	}
	b.keeps(model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 10000}}})
	for _, id := range []string{"prizes", "receipts"} {
		got := b.paperOf("print." + id)
		r, _ := reports.ByID(id)
		doc := must.Have(r.Document(b.state.Standings(), b.paper.Options()))(t)
		k, _ := formats.ByName("pdf")
		var want bytes.Buffer
		if err := k.Write(&want, doc, b.paper.Plain()); err != nil || !bytes.Equal(got, want.Bytes()) {
			t.Errorf("the PDF is not that of the report %s (%v)", id, err)
		}
	}
	b.keeps(model.Fund{Prizes: []model.Prize{{Name: "1st", Trophy: "cup"}}})
	b.run(b.command("print.receipts"))
	if got := b.status.left.Text; !strings.Contains(got, "wins money") {
		t.Errorf("of a cup the receipts say %q", got)
	}
}

// keeps gives the section prizes.
func (b *robot) keeps(f model.Fund) {
	b.t.Helper()
	if err := b.App.Do(steps.SetFund{Section: b.state.Section.ID, Fund: &f}); err != nil {
		b.t.Fatal(err)
	}
}

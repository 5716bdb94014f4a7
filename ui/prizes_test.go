package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/assets/wording"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
	"wallchart/ui/typing"
)

// prizesOf are the prizes on their screen, which stand before those who win them.
func prizesOf(b *robot) *grid.Grid { return onScreen[*grid.Grid](b)[0] }

// onPrizes shows the prizes of the event of withScores: Ben and Cleo share the second place.
func onPrizes(t *testing.T) (*robot, *tables.Prizes) {
	t.Helper()
	b := withScores(t)
	b.keeps(model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 25000, Trophy: "trophy"}, {Name: "2nd", Amount: 15000},
		{Name: "U1600", Amount: 6000, Rule: "U1600"}}})
	b.press(fyne.Key7, ctrl)
	s, ok := b.screen.(*tables.Prizes)
	if !ok || b.shown != "prizes" {
		t.Fatalf("Ctrl+7 shows %s", b.shown)
	}
	return b, s
}

// amountsOf are who wins what on the screen; those that are lit have a star.
func amountsOf(s *tables.Prizes) string {
	var all []string
	t := s.Won.Table()
	for _, r := range t.Rows {
		cell := r.Cells[t.Column("amount")]
		text := r.Cells[t.Column("name")].Text + " " + cell.Text
		if cell.Mark == table.Changed {
			text += "*"
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// TestPrizeScreen: the prizes at the left, who wins them at the right, and beside them what the marked one is made of, both ways.
func TestPrizeScreen(t *testing.T) {
	b, s := onPrizes(t)
	if got, want := amountsOf(s), "Anna 250.00, Ben 105.00, Cleo 105.00, Together 460.00"; got != want {
		t.Errorf("the screen says %s, want %s", got, want)
	}
	var prizes []string
	for _, r := range prizesOf(b).Table().Rows {
		prizes = append(prizes, r.Cells[0].Text+" "+r.Cells[1].Text+" "+r.Cells[3].Text)
	}
	const want = "1st 250.00 Anna 250.00 (trophy); 2nd 150.00 Ben 75.00, Cleo 75.00; U1600 60.00 Ben 30.00, Cleo 30.00"
	if got := strings.Join(prizes, "; "); got != want {
		t.Errorf("the prizes are %s,\nwant %s", got, want)
	}
	s.Won.Select(2, 0)
	b.why.Soon.Settle()
	for _, want := range []string{"Cleo: 105.00", "2nd  75.00", "U1600  30.00", "75.00 + 30.00 = 105.00",
		"2nd 150.00 + U1600 60.00 = 210.00, by 2", "U1600 alone would have given 60.00"} {
		if !slices.Contains(b.why.Text, want) {
			t.Errorf("of Cleo it does not say %q: %q", want, b.why.Text)
		}
	}
	if docs := b.why.Pages(); len(docs) != 1 || docs[0].Tables[0].Rows[2].Cells[1].Text != "75.00 + 30.00 = 105.00" {
		t.Errorf("to print there are %+v", docs)
	}
	prizesOf(b).Select(1, 1)
	b.why.Soon.Settle()
	for _, want := range []string{"2nd: 150.00", "Ben  75.00", "Cleo  75.00"} {
		if !slices.Contains(b.why.Text, want) {
			t.Errorf("of the second prize it does not say %q: %q", want, b.why.Text)
		}
	}
	doc, err := s.Paper(b.state)
	if r, _ := reports.ByID("prizes"); err != nil || len(doc.Tables) != 1 || doc.Tables[0].Name != words.Text(r.Name) {
		t.Errorf("printed is %+v, %v", doc, err)
	}
	b.show("standings")
	b.show("prizes")
	s.Find(2)
	if row, _, _ := s.Won.Selected(); row != 1 {
		t.Errorf("Ben is looked for in line %d", row)
	}
}

// TestAmountsThatMoved: what a correction altered is lit until the next step, and who has lost his prize is named.
func TestAmountsThatMoved(t *testing.T) {
	b, s := onPrizes(t)
	below := func() string { return strings.Join(labels(s.Object()), "\n") }
	give := func(who model.ID, points model.Points) {
		t.Helper()
		given := model.Adjustment{Who: who, Games: points, Reason: "late"}
		must.Do(t, b.Do(steps.AddAdjustment{Section: b.state.Section.ID, Adjustment: given}))
	}
	give(4, 3*model.One) // Dan is first, and Anna second
	if got, want := amountsOf(s), "Dan 250.00*, Anna 150.00*, Cleo 60.00*, Together 460.00"; got != want {
		t.Errorf("after the correction: %s, want %s", got, want)
	}
	if got, want := prizeWinners(b), "1st: Dan 250.00 (trophy)*; 2nd: Anna 150.00*; U1600: Cleo 60.00*"; got != want {
		t.Errorf("the list of prizes has %s, want %s", got, want)
	}
	if want := words.Say("prizes.gone", "Ben 105.00"); !strings.Contains(below(), want) {
		t.Errorf("it does not say %q: %q", want, below())
	}
	b.show("standings")
	b.show("prizes")
	if got, want := amountsOf(s), "Dan 250.00*, Anna 150.00*, Cleo 60.00*, Together 460.00"; got != want {
		t.Errorf("when one comes back: %s, want %s", got, want)
	}
	b.press(fyne.KeyZ, ctrl)
	if got, want := amountsOf(s), "Anna 250.00*, Ben 105.00*, Cleo 105.00*, Together 460.00"; got != want {
		t.Errorf("after the undo: %s, want %s", got, want)
	}
	give(4, model.Half)
	if got, want := amountsOf(s), "Anna 250.00, Ben 105.00, Cleo 105.00, Together 460.00"; got != want {
		t.Errorf("a step that moves no money: %s, want %s", got, want)
	}
	if strings.Contains(below(), "Ben") {
		t.Errorf("it still says %q", below())
	}
	const before = "1st: Anna 250.00 (trophy); 2nd: Ben 75.00, Cleo 75.00; U1600: Ben 30.00, Cleo 30.00"
	if got := prizeWinners(b); got != before {
		t.Errorf("the list of prizes has %s, want %s", got, before)
	}
	f := *b.state.Section.Fund
	f.Prizes = slices.Clone(f.Prizes)
	f.Prizes[0].Amount = 20000
	b.keeps(f)
	if got := prizesOf(b).Table(); got.Rows[0].Cells[1].Mark != table.Changed || got.Rows[1].Cells[1].Mark == table.Changed {
		t.Errorf("of another amount it lights %v and %v", got.Rows[0].Cells[1].Mark, got.Rows[1].Cells[1].Mark)
	}
}

// prizeWinners are the prizes with who wins them; those that are lit have a star.
func prizeWinners(b *robot) string {
	var all []string
	t := prizesOf(b).Table()
	for _, r := range t.Rows {
		cell := r.Cells[t.Column("won")]
		text := r.Cells[0].Text + ": " + cell.Text
		if cell.Mark == table.Changed {
			text += "*"
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

// TestPrizesFitTheWindow: at its smallest no column has to be scrolled, in any language; wide enough, the two tables are beside each other.
func TestPrizesFitTheWindow(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	for _, l := range append(wording.Languages(), wording.English) {
		b := open(t)
		b.speaks(l)
		b.stage().Fund()
		s := b.screen.(*tables.Prizes)
		b.win.Resize(style.LeastWindow)
		for name, g := range map[string]*grid.Grid{"prizes": prizesOf(b), "winners": s.Won} {
			if g.Wide() > g.Size().Width || g.Size().Height < 100 {
				t.Errorf("%s: the %s need %.0f and have %v", l, name, g.Wide(), g.Size())
			}
		}
		b.win.Resize(fyne.NewSize(1900, 1000))
		if prizesOf(b).Size().Height != s.Won.Size().Height || prizesOf(b).Wide() > prizesOf(b).Size().Width {
			t.Errorf("%s: in a wide window the prizes have %v, the winners %v", l, prizesOf(b).Size(), s.Won.Size())
		}
	}
}

// TestPrizesAreEntered: from the blank and from a line of the list one comes to the dialog.
func TestPrizesAreEntered(t *testing.T) {
	b := withScores(t)
	b.show("prizes")
	s := b.screen.(*tables.Prizes)
	text, buttons := blankOf(b)
	if text == "" || len(onScreen[*controls.HintButton](b)) > 0 {
		t.Fatal("without prizes there are buttons for them")
	}
	test.Tap(buttons[0])
	if question[*tables.Fund](b) == nil {
		t.Fatal("the button asks nothing")
	}
	b.intoLine("1st", "250")
	b.intoLine("2nd", "100")
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
	if text, _ := blankOf(b); text != "" || len(onScreen[*controls.HintButton](b)) == 0 ||
		amountsOf(s) != "Anna 250.00, Ben 50.00, Cleo 50.00, Together 350.00" {
		t.Fatalf("with prizes: %s", amountsOf(s))
	}
	b.win.Canvas().Focus(prizesOf(b))
	prizesOf(b).Select(1, 0)
	b.press(fyne.KeyReturn, 0)
	d := question[*tables.Fund](b)
	if d == nil {
		t.Fatal("Enter on a prize asks nothing")
	}
	if row, col, _ := d.Grid.Selected(); row != 1 || col != 1 {
		t.Errorf("the cursor is on %d, %d", row, col)
	}
	b.press(fyne.KeyEscape, 0)
	b.closed()
}

// TestFundSettings: what the command line sets is typed beside the list, is one step, and is seen at once.
func TestFundSettings(t *testing.T) {
	b, _ := onPrizes(t)
	must.Do(t, b.Do(steps.SetFee{Section: b.state.Section.ID, Fee: 1000}))
	steps := len(b.doc.Undoable())
	b.do("standings.fund")
	d := question[*tables.Fund](b)
	b.win.Canvas().Focus(d.Grid)
	b.intoLine("Share", "10%")
	b.turns("fund.settings")
	fees := beside[*controls.Entry](b, typing.InCurrency(b.state.Event, words.Say("fund.fees")))[0]
	if b.win.Canvas().Focused() != fyne.Focusable(b.field("fund.entries")) || fees.PlaceHolder != "40.00, as owed" {
		t.Errorf("the settings have %q for the fees", fees.PlaceHolder)
	}
	if !strings.Contains(b.told(), "one cash prize each") {
		t.Errorf("of the division it says %q", b.told())
	}
	const shared = "Anna 250.00, Ben 105.00, Cleo 105.00, Dan 4.00, Together 464.00"
	if got := fundWinners(d); got != shared || !strings.Contains(b.told(), "40.00") {
		t.Errorf("with a share: %s, %s", got, b.told())
	}
	fees.SetText("990")
	if !strings.Contains(b.told(), "10% is 99.00") {
		t.Errorf("with other fees it says %q", b.told())
	}
	b.field("fund.limits").SetText("U1600=20; U1950=50%")
	if got := fundWinners(d); !strings.Contains(got, "Cleo 20.00") {
		t.Errorf("with a limit: %s", got)
	}
	b.field("fund.entries").SetText("3.5")
	b.field("fund.basedOn").SetText("7")
	b.field("fund.least").SetText("0")
	for _, check := range asked[*controls.Check](b) {
		check.SetChecked(true)
	}
	if !strings.Contains(b.told(), "The fund is based on 7 entries and there are 3½") {
		t.Errorf("based on entries it says %q", b.told())
	}
	b.field("fund.limits").SetText("U1600=much")
	if why := `"U1600=much" is no limit`; !strings.Contains(b.told(), why) || b.dialogs.top().Confirm() == nil {
		t.Errorf("a limit that is none: %q", b.told())
	}
	b.field("fund.limits").SetText("U1600=20; U1950=50%")
	b.press(fyne.KeyReturn, ctrl)
	b.closed()
	f := *b.state.Section.Fund
	f.Prizes = nil
	want := model.Fund{BasedOn: 7, Entries: 7, Least: model.NoLeast, Fees: 99000, Whole: true, Unrated: true, Several: true,
		Limits: []model.PrizeLimit{{Rule: "U1600", Most: 2000}, {Rule: "U1950", Percent: 50}}}
	if fmt.Sprintf("%+v", f) != fmt.Sprintf("%+v", want) || len(b.doc.Undoable()) != steps+1 {
		t.Errorf("the event has %+v after %d steps", f, len(b.doc.Undoable())-steps)
	}
	b.do("standings.fund")
	b.turns("fund.settings")
	again := []string{b.field("fund.limits").Text, b.field("fund.least").Text, b.field("fund.entries").Text}
	if !slices.Equal(again, []string{"U1600=20.00; U1950=50%", "0", "3.5"}) {
		t.Errorf("opened again the settings are %q", again)
	}
	b.press(fyne.KeyReturn, ctrl) // nothing is another
	b.closed()
	if len(b.doc.Undoable()) != steps+1 {
		t.Error("nothing was altered, and there is another step")
	}
}

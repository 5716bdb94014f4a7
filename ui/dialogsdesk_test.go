package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/ui/boards"
	"wallchart/ui/host"
	"wallchart/ui/kit/columnchoice"
	"wallchart/ui/kit/words"
	"wallchart/ui/people"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
)

// office are all dialogs that decide something.
type office struct {
	*boardDialogs
	*peopleDialogs
	*tableDialogs
	*settingDialogs
}

type (
	boardDialogs   = boards.Dialogs
	peopleDialogs  = people.Dialogs
	tableDialogs   = tables.Dialogs
	settingDialogs = settings.Dialogs
)

// office is that of the trial, with those marked.
func (r *trial) office(marked ...model.ID) office {
	if marked != nil {
		r.marked = func() []model.ID { return marked }
	}
	var said []string
	return office{&boards.Dialogs{Host: r},
		&people.Dialogs{Host: r, Columns: columnchoice.Kept{Get: func() []string { return said },
			Set: func(to []string) { said = to }}}, &tables.Dialogs{Host: r},
		&settings.Dialogs{Host: r, Clock: func() time.Time { return time.UnixMicro(7) },
			Last: (&boards.Pairer{Host: r, Work: func(_ string, work func(<-chan struct{}) func()) { work(nil)() }}).AsLast}}
}

// typed types a text where the keyboard is.
func (r *trial) typed(text string) {
	r.t.Helper()
	test.Type(r.win.Canvas().Focused(), text)
}

// confirm confirms the dialog that was opened last, and tells whether it closed.
func (r *trial) confirm() bool {
	r.t.Helper()
	if len(r.asked) == 0 {
		r.t.Fatal("no dialog was opened")
	}
	d := r.asked[len(r.asked)-1]
	d.Accept()
	return !d.Open()
}

// TestTheOfficeRenamesAndScores: what is typed takes the place of the name and is one change; what cannot be read
// keeps the dialog open.
func TestTheOfficeRenamesAndScores(t *testing.T) {
	r := try(t, afterOne())
	o := r.office()
	o.AskRename()
	r.typed("B")
	if !r.confirm() || r.st.Section.Name != "B" {
		t.Errorf("renamed it is %q", r.st.Section.Name)
	}
	o.AskScoring()
	r.typed("x")
	if r.confirm() || len(r.made) != 1 {
		t.Error("a win is worth a letter")
	}
	r.win.Canvas().Focused().(interface{ SetText(string) }).SetText("3")
	if !r.confirm() || r.st.Section.Scoring.Win != 3*model.One {
		t.Errorf("a win is worth %v", r.st.Section.Scoring.Win)
	}
}

// TestTheOfficeTakesLateEntriesAndWithdrawals: who enters now plays from the next
// round; the one who is marked is the one asked about.
func TestTheOfficeTakesLateEntriesAndWithdrawals(t *testing.T) {
	r := try(t, afterOne())
	o := r.office(3)
	o.AskLate()
	r.typed("Eva")
	if !r.confirm() {
		t.Fatal("the late entry is refused")
	}
	if p := r.st.Section.Players; len(p) != 5 || p[4].Name != "Eva" || p[4].Entered != 2 {
		t.Fatalf("entered late: %+v", p[len(p)-1])
	}
	o.AskAttendance()
	if !r.confirm() || r.st.Section.Player(3).Withdrawn != 2 {
		t.Errorf("Cai is withdrawn from round %d", r.st.Section.Player(3).Withdrawn)
	}
}

// TestTheOfficeBreaksTies: Ash leads, Bea and Dov share the second place, so the
// order of two is asked; lots leave nothing shared.
func TestTheOfficeBreaksTies(t *testing.T) {
	section := afterOne()
	section.Ranking.TieBreaks = nil
	r := try(t, section)
	o := r.office()
	if why := o.WhyNoTie(); why != "" || len(tables.Tied(r.st)) != 2 {
		t.Fatalf("%d share a place; %s", len(tables.Tied(r.st)), why)
	}
	o.AskOrder()
	if !r.confirm() || len(r.st.Section.Ranking.Manual) != 2 || len(tables.Tied(r.st)) != 0 {
		t.Errorf("by a play-off the ranking is %+v", r.st.Section.Ranking)
	}
	r.st = host.Derive((&model.Tournament{}).With(section), 1, 0, nil)
	o.DrawLots()
	if len(tables.Tied(r.st)) != 0 || r.st.Section.Ranking.Lots == 0 {
		t.Errorf("with lots the ranking is %+v", r.st.Section.Ranking)
	}
	if why := o.WhyNoTie(); why != words.Say("ties.none") {
		t.Errorf("without a tie the order is not asked because %q", why)
	}
}

// TestTheLastQuadPlaysASwiss: of seven players ticked so, one group of seven.
func TestTheLastQuadPlaysASwiss(t *testing.T) {
	r := try(t, ofClub(7))
	r.office().AskSplit().SetChecked(true)
	if !r.confirm() || len(r.st.Event.Sections) != 1 || r.st.Event.Sections[0].Format != model.Swiss || r.st.Event.Sections[0].Planned != 3 {
		t.Errorf("split into %d, %+v", len(r.st.Event.Sections), r.st.Event.Sections[0])
	}
}

// TestTheOfficeSplitsAndNumbers: eight players make two groups of four; numbers by
// rating put the strongest first.
func TestTheOfficeSplitsAndNumbers(t *testing.T) {
	section := ofClub(8)
	section.Players[7].Rating = 2500
	r := try(t, section)
	o := r.office()
	if o.Number(arbiter.ByRating); r.st.Section.Player(8).Number != 1 || r.st.Section.Player(1).Number != 2 {
		t.Errorf("Hal, the strongest, has number %d, Ash %d", r.st.Section.Player(8).Number, r.st.Section.Player(1).Number)
	}
	if why := o.WhyNoSplit(); why != "" {
		t.Fatalf("not split because %s", why)
	}
	o.AskSplit()
	r.typed("x") // behind the 4 that stands there
	if r.confirm() {
		t.Fatal("groups of x are made")
	}
	r.win.Canvas().Focused().(interface{ SetText(string) }).SetText("4")
	if !r.confirm() || len(r.st.Event.Sections) != 2 {
		t.Errorf("split into %d", len(r.st.Event.Sections))
	}
	settled := host.State{Event: r.st.Event, Section: afterOne()}
	for range 3 {
		settled.Section.Rounds = append(settled.Section.Rounds, settled.Section.Rounds[0])
	}
	r.st = settled
	if why := o.WhyNoNumbering(); why != words.Say("people.tooLate", 4) {
		t.Errorf("with four rounds numbers are kept because %q", why)
	}
}

// TestTheSettingsNeedTheirDeskAlone: what is altered on the pages is one change; a
// page that cannot be read is turned to.
func TestTheSettingsNeedTheirDeskAlone(t *testing.T) {
	r := try(t, afterOne())
	n := r.office().AskSettings()
	n.TurnTo(3)
	n.Apart.Groups.SetText("Ash; Nobody")
	n.Rounds.Planned.SetText("six")
	if r.confirm() || n.Stack.Objects[0] != fyne.CanvasObject(n.Rounds.Whole) {
		t.Fatal("six rounds in letters are taken")
	}
	n.Rounds.Planned.SetText("6")
	if r.confirm() || n.Stack.Objects[0] != fyne.CanvasObject(n.Apart.Whole) || len(r.made) != 0 {
		t.Fatal("nobody is kept apart from Ash")
	}
	n.Apart.Groups.SetText("Ash; Dov")
	n.Rounds.DrawLot()
	if !r.confirm() || len(r.made) != 1 {
		t.Fatalf("%d changes", len(r.made))
	}
	s := r.st.Section
	if s.Planned != 6 || len(s.Forbidden) != 1 || s.InitialColour != n.Rounds.Lot || s.InitialColour == model.NoColour {
		t.Errorf("%d rounds, apart %v, the lot fell on %v", s.Planned, s.Forbidden, s.InitialColour)
	}
}

// TestAnotherLastRoundIsExamined (VCL4THP.13, question 60): round 1 of an open number of rounds is paired. Announced alone it is the
// last, and is examined with the same step; announced among six it is not, and among five it was not before. What cannot be entered
// stays in the dialog.
func TestAnotherLastRoundIsExamined(t *testing.T) {
	r := try(t, afterOne())
	announce := func(rounds string) {
		t.Helper()
		n := r.office().AskSettings()
		if n.Rounds.Planned.SetText(rounds); !r.confirm() {
			t.Fatalf("%s rounds are not taken", rounds)
		}
	}
	announce("1")
	s := r.st.Section
	if len(r.made) != 1 || s.Planned != 1 || len(s.Compared) != 1 || s.Compared[0].When != model.AtLast {
		t.Fatalf("%d changes, %d rounds, %+v", len(r.made), s.Planned, s.Compared)
	}
	announce("6")
	announce("5")
	if s = r.st.Section; len(r.made) != 3 || s.Planned != 5 || len(s.Compared) != 1 {
		t.Errorf("%d changes, %d rounds, %+v", len(r.made), s.Planned, s.Compared)
	}
	second, third := r.made[1].Label().String(), r.made[2].Label().String()
	if !strings.Contains(second, "Round 1 examined again") || strings.Contains(third, "again") {
		t.Errorf("the steps are %q and %q", second, third)
	}
}

package ui

import (
	"testing"
	"time"

	"wallchart/arbiter/entries"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/boards"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
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

// trialSettings is the trial's window as the settings see it.
type trialSettings struct {
	host.Host
	pairer *boards.Pairer
}

func (w trialSettings) Clock() time.Time                   { return time.UnixMicro(7) }
func (w trialSettings) Last(c journal.Change, then func()) { w.pairer.AsLast(c, then) }

// office is that of the trial, with those marked.
func (r *trial) office(marked ...model.ID) office {
	if marked != nil {
		r.Marks = func() []model.ID { return marked }
	}
	return office{&boards.Dialogs{Host: r}, &people.Dialogs{Host: r}, &tables.Dialogs{Host: r},
		&settings.Dialogs{Host: trialSettings{r, &boards.Pairer{PairerHost: r}}}}
}

// TestTheOfficeRenamesAndScores: what is typed takes the place of the name and is one change; what cannot be read
// keeps the dialog open.
func TestTheOfficeRenamesAndScores(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	o := r.office()
	o.AskRename()
	r.Typed("B")
	if !r.Confirm() || r.St.Section.Name != "B" {
		t.Errorf("renamed it is %q", r.St.Section.Name)
	}
	o.AskScoring()
	r.Typed("x")
	if r.Confirm() || len(r.Made) != 1 {
		t.Error("a win is worth a letter")
	}
	r.Win.Canvas().Focused().(interface{ SetText(string) }).SetText("3")
	if !r.Confirm() || r.St.Section.Scoring.Win != 3*model.One {
		t.Errorf("a win is worth %v", r.St.Section.Scoring.Win)
	}
}

// TestTheOfficeTakesLateEntriesAndWithdrawals: who enters now plays from the next
// round; the one who is marked is the one asked about.
func TestTheOfficeTakesLateEntriesAndWithdrawals(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	o := r.office(3)
	o.AskLate()
	r.Typed("Eva")
	if !r.Confirm() {
		t.Fatal("the late entry is refused")
	}
	if p := r.St.Section.Players; len(p) != 5 || p[4].Name != "Eva" || p[4].Entered != 2 {
		t.Fatalf("entered late: %+v", p[len(p)-1])
	}
	o.AskAttendance()
	if !r.Confirm() || r.St.Section.Player(3).Withdrawn != 2 {
		t.Errorf("Cai is withdrawn from round %d", r.St.Section.Player(3).Withdrawn)
	}
}

// TestTheLastQuadPlaysASwiss: of seven players ticked so, one group of seven.
func TestTheLastQuadPlaysASwiss(t *testing.T) {
	r := try(t, hosttest.OfClub(7))
	r.office().AskSplit().SetChecked(true)
	if !r.Confirm() || len(r.St.Event.Sections) != 1 || r.St.Event.Sections[0].Format != model.Swiss || r.St.Event.Sections[0].Planned != 3 {
		t.Errorf("split into %d, %+v", len(r.St.Event.Sections), r.St.Event.Sections[0])
	}
}

// TestTheOfficeSplitsAndNumbers: eight players make two groups of four; numbers by
// rating put the strongest first.
func TestTheOfficeSplitsAndNumbers(t *testing.T) {
	section := hosttest.OfClub(8)
	section.Players[7].Rating = 2500
	r := try(t, section)
	o := r.office()
	if o.Number(entries.ByRating); r.St.Section.Player(8).Number != 1 || r.St.Section.Player(1).Number != 2 {
		t.Errorf("Hal, the strongest, has number %d, Ash %d", r.St.Section.Player(8).Number, r.St.Section.Player(1).Number)
	}
	if why := o.WhyNoSplit(); why != "" {
		t.Fatalf("not split because %s", why)
	}
	o.AskSplit()
	r.Typed("x") // behind the 4 that stands there
	if r.Confirm() {
		t.Fatal("groups of x are made")
	}
	r.Win.Canvas().Focused().(interface{ SetText(string) }).SetText("4")
	if !r.Confirm() || len(r.St.Event.Sections) != 2 {
		t.Errorf("split into %d", len(r.St.Event.Sections))
	}
	settled := host.State{Event: r.St.Event, Section: hosttest.AfterOne()}
	for range 3 {
		settled.Section.Rounds = append(settled.Section.Rounds, settled.Section.Rounds[0])
	}
	r.St = settled
	if why := o.WhyNoNumbering(); why != words.Say("people.tooLate", 4) {
		t.Errorf("with four rounds numbers are kept because %q", why)
	}
}

package people

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
)

// TestExpelledFromTheWindow: with the games given to the opponents, in the list below, and taken back by its button.
func TestExpelledFromTheWindow(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 2})
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{model.Win, model.Loss}
	r := try(t, s)
	o := r.dialogs()
	x := o.AskExpel(0)
	if err := x.Enter(); err == nil || !strings.Contains(err.Error(), "Choose who is expelled") {
		t.Errorf("nobody is chosen: %v", err)
	}
	x.Who.SetSelectedIndex(0)
	x.round.SetText("none")
	if x.Enter() == nil {
		t.Error("\"none\" is read as a round")
	}
	x.round.SetText("2")
	x.Reason.SetText("telephone")
	x.opponents.SetChecked(true)
	x.Dialog.Accept()
	e, p := r.St.Section.Players[0], r.St.Section.Rounds[0].Pairings[0]
	if e.Expelled != 2 || e.Expulsion != "telephone" || x.Dialog.Open() ||
		p.Outcomes != [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin} || p.ForRating.Outcomes[0] != model.Win {
		t.Fatalf("%+v, %+v", e, p)
	}
	if got := statusOf(&e.Entry); got != "expelled from round 2" {
		t.Errorf("among the players stands %q", got)
	}
	x = o.AskExpel(1)
	if x.Who.SelectedIndex() != 0 || len(x.given.Objects) != 1 {
		t.Fatalf("asked of Ash, %d is chosen; %d lines", x.Who.SelectedIndex(), len(x.given.Objects))
	}
	line := x.given.Objects[0].(*fyne.Container)
	for _, o := range line.Objects {
		if l, ok := o.(*widget.Label); ok && l.Text != "Ash · expelled from round 2 · telephone" {
			t.Errorf("the list: %s", l.Text)
		}
	}
	for _, f := range controls.Focusables(line) {
		test.Tap(f.(*controls.Button))
	}
	if r.St.Section.Players[0].Expelled != 0 || len(x.given.Objects) != 0 {
		t.Errorf("taken back: %+v", r.St.Section.Players[0])
	}
}

// offered are the words of a menu for somebody.
func offered(o *Dialogs, s *model.Section, e model.Entry) string {
	var all []string
	o.Leaving(s, e, 2, func(wording string, _ func()) { all = append(all, wording) })
	return strings.Join(all, "|")
}

// TestWhatAMenuOffers to who stays, has withdrawn, is left out, or was expelled.
func TestWhatAMenuOffers(t *testing.T) {
	r := try(t, hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 2}))
	o := r.dialogs()
	for _, c := range []struct {
		set  func(e *model.Entry)
		want string
	}{
		{func(*model.Entry) {}, "Withdraw from round 2 on|No right to half-point byes|Play only where the number is odd|Expel…"},
		{func(e *model.Entry) { e.Withdrawn = 2 },
			"Take back the withdrawal|Is back: takes part again|No right to half-point byes|Play only where the number is odd|Expel…"},
		{func(e *model.Entry) { e.Byes = []model.ByeRequest{{Round: 2, Kind: model.ZeroBye}} },
			"Withdraw from round 2 on|Is back: takes part again|No right to half-point byes|Play only where the number is odd|Expel…"},
		{func(e *model.Entry) { e.NoHalfByes = true },
			"Withdraw from round 2 on|Right to half-point byes again|Play only where the number is odd|Expel…"},
		{func(e *model.Entry) { e.Expelled = 2 }, "Take back the expulsion"},
	} {
		s := *r.St.Section
		s.Players = append([]model.Player(nil), s.Players...)
		c.set(&s.Players[2].Entry)
		if got := offered(o, &s, s.Players[2].Entry); got != c.want {
			t.Errorf("offered is %q, not %q", got, c.want)
		}
	}
}

// TestBackForWhoIsMarked, with the reason where nobody was left out.
func TestBackForWhoIsMarked(t *testing.T) {
	s := hosttest.Plays(hosttest.OfClub(4), [2]model.ID{1, 2})
	s.Players[2].Withdrawn = 2
	r := try(t, s)
	who := []model.ID{1}
	r.Marks = func() []model.ID { return who }
	o := r.dialogs()
	if got := o.WhyNotBack(); got != "Ash is not left out of round 2" && got != "Ash is not left out of round 2." {
		t.Errorf("why not: %q", got)
	}
	who = []model.ID{3}
	if got := o.WhyNotBack(); got != "" {
		t.Errorf("why not: %q", got)
	}
	if o.Back(); r.St.Section.Players[2].Withdrawn != 0 {
		t.Error("Cai is not back")
	}
}

// TestBackAtTheDoor: by the menu of the line.
func TestBackAtTheDoor(t *testing.T) {
	s := hosttest.OfClub(4)
	s.Players[2].Withdrawn, s.Fee = 1, 1000
	r := try(t, s)
	c := r.dialogs().AskCheckIn()
	if len(c.offers(99)) != 0 {
		t.Error("a menu about nobody")
	}
	c.Menu(2, 1, fyne.Position{})
	if row, col, _ := c.Grid.Selected(); row != 2 || col != 1 {
		t.Errorf("the cursor is at %d, %d", row, col)
	}
	items := c.offers(2)
	if len(items) != 3 || items[0].Checked || len(c.offers(0)) != 2 {
		t.Fatalf("%d items, %d of who is not left out", len(items), len(c.offers(0)))
	}
	for _, i := range []int{0, 1, 1} { // who has paid is not offered to pay
		c.offers(2)[i].Action()
	}
	if p := r.St.Section.Players[2]; !p.Present || p.Paid != model.InFull || p.Withdrawn != 0 {
		t.Errorf("Cai is %+v", p)
	}
}

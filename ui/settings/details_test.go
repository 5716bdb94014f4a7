package settings

import (
	"slices"
	"strings"
	"testing"

	"wallchart/arbiter"
	"wallchart/arbiter/health"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/must"
)

// detailOf is the field of that name, of the rounds the n-th.
func detailOf(n *Details, name string, at int) *detailField {
	for _, f := range n.Fields {
		if f.Name == name {
			if at == 0 {
				return f
			}
			at--
		}
	}
	return nil
}

// wrongsOf are the sentences at the fields.
func wrongsOf(n *Details) string {
	var all []string
	for _, f := range n.Fields {
		if f.wrong.Visible() {
			all = append(all, f.Name+": "+f.wrong.Text)
		}
	}
	return strings.Join(all, "\n")
}

// TestDetailsAreOneStep: what is typed on every page is one change.
func TestDetailsAreOneStep(t *testing.T) {
	r := scholastic(t)
	n := r.dialogs().AskDetails("", "", nil)
	for name, text := range map[string]string{"name": "Cup", "city": "Graz", "federation": "austria", "start": "30.5.2026", "end": "31 May",
		"time": "90+30", "organiser": "Club", "page": "club.example/cup",
		"arbiter": "Eva Arbiter", "arbiter.title": "IA", "arbiter.id": "1200002", "rounds": "30.5.",
		"rounds.time": "2 pm"} {
		detailOf(n, name, 0).Entry.SetText(text)
	}
	detailOf(n, "deputies", 1).Entry.SetText("Deputy, Dora") // the second line; the first stays empty
	n.Rounds.Panels[0].control.SetSelectedIndex(1)
	if !r.Confirm() {
		t.Fatalf("the dialog stays open: %s", wrongsOf(n))
	}
	e := r.St.Event
	if e.Name != "Cup" || e.City != "Graz" || e.Federation != "AUT" || e.Start != "2026-05-30" || e.End != "2026-05-31" || e.Time != "90+30" ||
		e.Organiser != "Club" || e.Page != "https://club.example/cup" || e.Arbiter != "IA Eva Arbiter (1200002)" ||
		!slices.Equal(e.Deputies, []string{"Deputy, Dora"}) {
		t.Errorf("the event is %+v", arbiter.DetailsOf(e).Header)
	}
	if s := e.Sections[0]; s.When(1) != (model.When{Date: "2026-05-30", Time: "14:00"}) || s.Control != model.Rapid {
		t.Errorf("round 1 begins %v, rated as %v", s.When(1), s.Control)
	}
	if len(r.Made) != 1 {
		t.Errorf("%d changes", len(r.Made))
	}
	before := r.St.Event
	r.dialogs().AskDetails("", "", nil)
	if !r.Confirm() || r.St.Event != before {
		t.Error("what is confirmed as it was is a step")
	}
}

// TestDetailsSayWhatIsWrongAtTheField: a sentence at each, the keyboard at the first, and nothing is entered.
func TestDetailsSayWhatIsWrongAtTheField(t *testing.T) {
	r := scholastic(t)
	before := r.St.Event
	n := r.dialogs().AskDetails("", "", nil)
	for name, text := range map[string]string{"federation": "GRM", "start": "2026-05-31", "end": "2026-05-30", "arbiter.id": "12x",
		"page": "club", "deputies.title": "FA", "rounds": "5/6/2026", "rounds.time": "25:00"} {
		detailOf(n, name, 0).Entry.SetText(text)
	}
	n.dialog.Accept()
	want := strings.Join([]string{`federation: "GRM" is not the code of a federation; the nearest is GER (Germany).`,
		"end: The last day, 2026-05-30, is before the first, 2026-05-31.",
		`page: "club" is no address of a page. Write it as a browser shows it, such as https://club.example/open.`,
		"arbiter: Enter the name.",
		"arbiter.id: “12x” is not an ID of FIDE, which has digits only.",
		"deputies: Enter the name.", `rounds: "5/6/2026" can be read in two ways; write the year first, such as 2026-05-31.`,
		`rounds.time: "25:00" is not a time of day; write it as 09:30 or 14:00.`}, "\n")
	if got := wrongsOf(n); got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	if r.St.Event != before || !n.dialog.Open() || r.Win.Canvas().Focused() != detailOf(n, "federation", 0).Entry {
		t.Error("something was entered, the dialog is gone, or the keyboard is not at the first")
	}
	detailOf(n, "federation", 0).Entry.SetText("GER")
	if f := detailOf(n, "federation", 0); f.wrong.Visible() {
		t.Error("what was put right is still said to be wrong")
	}
}

// TestRoundsLikeTheFirstSection: days and times are copied as long as the tick is there.
func TestRoundsLikeTheFirstSection(t *testing.T) {
	r := scholastic(t)
	c, _, err := pair.NewSection(r.St.Event, pair.Plan{Name: "Blitz"})
	if err == nil {
		err = r.Do(c)
	}
	if err != nil {
		t.Fatal(err)
	}
	second := r.St.Event.Sections[len(r.St.Event.Sections)-1]
	to := arbiter.DetailsOf(r.St.Event)
	at := len(to.Sections) - 1
	to.Sections[at].Rounds = []model.When{{}, {}}
	n := r.dialogs().AskDetails("", "", nil)
	if n.Rounds.Panels[at].section != second || len(n.Rounds.Panels[at].Rows) != 0 {
		t.Fatalf("a section without planned rounds has %d lines", len(n.Rounds.Panels[at].Rows))
	}
	n.dialog.Close()
	to.Sections[at].Rounds = []model.When{{Date: "2026-01-01"}, {Date: "2026-01-02"}}
	for _, c := range to.Steps(r.St.Event) {
		must.Do(t, r.Do(c))
	}
	n = r.dialogs().AskDetails("", "", nil)
	first, own := n.Rounds.Panels[0], n.Rounds.Panels[at]
	if own.like.Checked {
		t.Error("it is said to be like the first section, and is not")
	}
	first.Rows[0][0].Entry.SetText("2026-05-30")
	first.Rows[1][1].Entry.SetText("14:00")
	own.like.SetChecked(true)
	if !own.Rows[0][0].Entry.Disabled() || own.Rows[0][0].Entry.Text != "2026-05-30" || own.Rows[1][1].Entry.Text != "14:00" {
		t.Errorf("the second section has %q, %q", own.Rows[0][0].Entry.Text, own.Rows[1][1].Entry.Text)
	}
	first.Rows[0][0].Entry.SetText("2026-05-29") // after the tick
	n.dialog.Accept()
	if n.dialog.Open() {
		t.Fatal(wrongsOf(n))
	}
	s := r.St.Event.Sections[at]
	if s.When(1).Date != "2026-05-29" || s.When(2).Time != "14:00" {
		t.Errorf("its rounds begin %v, %v", s.When(1), s.When(2))
	}
	if n = r.dialogs().AskDetails("", "", nil); !n.Rounds.Panels[at].like.Checked {
		t.Error("two equal sections are not said to be alike")
	}
}

// TestALongEventInTheWindow (VCL4THP.13, question 210): an event is set down as one of more than 30 days.
func TestALongEventInTheWindow(t *testing.T) {
	r := begin(t, 4, func(s *model.Section) { s.Ranking.TieBreaks = []string{"ARO"} })
	n := r.dialogs().AskDetails("", "", nil)
	n.long.SetChecked(true)
	n.dialog.Accept()
	if !r.St.Event.Long {
		t.Error("it is not set down")
	}
	if got := health.Check(r.St.Event); !slices.ContainsFunc(got, func(f health.Finding) bool { return f.Code == "long-event" }) {
		t.Errorf("nothing is said of the tie-break of ratings: %v", got)
	}
	if n = r.dialogs().AskDetails("", "", nil); !n.long.Checked {
		t.Error("it is not ticked when it is asked again")
	}
}

package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

// detail is the field of that name, of the rounds the n-th.
func (n *eventDetails) detail(name string, at int) *detailField {
	for _, f := range n.fields {
		if f.name == name {
			if at == 0 {
				return f
			}
			at--
		}
	}
	return nil
}

// begins is when a round is typed to begin.
type begins struct {
	round       int
	date, clock string
}

// schedules types the dates and times of rounds into the details of the event. What is refused stays in the dialog, with a
// sentence at the field, until the dialog is left.
func (b *robot) schedules(refused bool, rounds ...begins) {
	b.t.Helper()
	b.press(fyne.KeyI, fyne.KeyModifierShortcutDefault)
	n := question[*eventDetails](b)
	for _, r := range rounds {
		n.detail("rounds", r.round-1).entry.SetText(r.date)
		n.detail("rounds.time", r.round-1).entry.SetText(r.clock)
	}
	b.press(fyne.KeyReturn, 0)
	if refused {
		if b.dialogs.count == 0 || n.wrongs() == "" {
			b.t.Errorf("rounds at %v are taken", rounds)
		}
		n.dialog.Close()
		return
	}
	if b.dialogs.count != 0 {
		b.t.Fatalf("rounds at %v are not taken: %s", rounds, n.wrongs())
	}
}

// TestDetailsAreOneStep: what is typed on every page is entered with one Enter and taken back with one undo.
func TestDetailsAreOneStep(t *testing.T) {
	b := open(t)
	b.openSample("scholastic.wallchart")
	before := b.state.Event
	b.press(fyne.KeyI, fyne.KeyModifierShortcutDefault)
	n := question[*eventDetails](b)
	for name, text := range map[string]string{"name": "Cup", "city": "Graz", "federation": "austria", "start": "30.5.2026", "end": "31 May",
		"time": "90+30", "organiser": "Club", "page": "club.example/cup",
		"arbiter": "Eva Arbiter", "arbiter.title": "IA", "arbiter.id": "1200002", "rounds": "30.5.",
		"rounds.time": "2 pm"} {
		n.detail(name, 0).entry.SetText(text)
	}
	n.detail("deputies", 1).entry.SetText("Deputy, Dora") // the second line; the first stays empty
	n.rounds.panels[0].control.SetSelectedIndex(1)
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 0 {
		t.Fatalf("the dialog stays open: %s", n.wrongs())
	}
	e := b.state.Event
	if e.Name != "Cup" || e.City != "Graz" || e.Federation != "AUT" || e.Start != "2026-05-30" || e.End != "2026-05-31" || e.Time != "90+30" ||
		e.Organiser != "Club" || e.Page != "https://club.example/cup" || e.Arbiter != "IA Eva Arbiter (1200002)" ||
		!slices.Equal(e.Deputies, []string{"Deputy, Dora"}) {
		t.Errorf("the event is %+v", arbiter.DetailsOf(e).Header)
	}
	if s := e.Sections[0]; s.When(1) != (model.When{Date: "2026-05-30", Time: "14:00"}) || s.Control != model.Rapid {
		t.Errorf("round 1 begins %v, rated as %v", s.When(1), s.Control)
	}
	b.run(b.command("edit.undo"))
	if b.state.Event != before {
		t.Error("one undo does not take it back")
	}
	b.press(fyne.KeyI, fyne.KeyModifierShortcutDefault)
	b.press(fyne.KeyReturn, 0)
	if b.state.Event != before || b.dialogs.count != 0 {
		t.Error("what is confirmed as it was is a step")
	}
}

// wrongs are the sentences at the fields.
func (n *eventDetails) wrongs() string {
	var all []string
	for _, f := range n.fields {
		if f.wrong.Visible() {
			all = append(all, f.name+": "+f.wrong.Text)
		}
	}
	return strings.Join(all, "\n")
}

// TestDetailsSayWhatIsWrongAtTheField: a sentence at each, the keyboard at the first, and nothing is entered.
func TestDetailsSayWhatIsWrongAtTheField(t *testing.T) {
	b := open(t)
	b.openSample("scholastic.wallchart")
	before := b.state.Event
	n := b.setting.askDetails("", "", nil)
	for name, text := range map[string]string{"federation": "GRM", "start": "2026-05-31", "end": "2026-05-30", "arbiter.id": "12x",
		"page": "club", "deputies.title": "FA", "rounds": "5/6/2026", "rounds.time": "25:00"} {
		n.detail(name, 0).entry.SetText(text)
	}
	n.dialog.Accept()
	want := strings.Join([]string{`federation: "GRM" is not the code of a federation; the nearest is GER (Germany).`,
		"end: The last day, 2026-05-30, is before the first, 2026-05-31.",
		`page: "club" is no address of a page. Write it as a browser shows it, such as https://club.example/open.`,
		"arbiter: Enter the name.",
		"arbiter.id: “12x” is not an ID of FIDE, which has digits only.",
		"deputies: Enter the name.", `rounds: "5/6/2026" can be read in two ways; write the year first, such as 2026-05-31.`,
		`rounds.time: "25:00" is not a time of day; write it as 09:30 or 14:00.`}, "\n")
	if got := n.wrongs(); got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	if b.state.Event != before || !n.dialog.Open() || b.win.Canvas().Focused() != n.detail("federation", 0).entry {
		t.Error("something was entered, the dialog is gone, or the keyboard is not at the first")
	}
	n.detail("federation", 0).entry.SetText("GER")
	if f := n.detail("federation", 0); f.wrong.Visible() {
		t.Error("what was put right is still said to be wrong")
	}
}

// TestRoundsLikeTheFirstSection: days and times are copied as long as the tick is there.
func TestRoundsLikeTheFirstSection(t *testing.T) {
	b := open(t)
	b.openSample("scholastic.wallchart")
	c, _, err := arbiter.NewSection(b.state.Event, arbiter.Plan{Name: "Blitz"})
	if err == nil {
		err = b.Do(c)
	}
	if err != nil {
		t.Fatal(err)
	}
	second := b.state.Event.Sections[len(b.state.Event.Sections)-1]
	to := arbiter.DetailsOf(b.state.Event)
	at := len(to.Sections) - 1
	to.Sections[at].Rounds = []model.When{{}, {}}
	n := b.setting.askDetails("", "", nil)
	if n.rounds.panels[at].section != second || len(n.rounds.panels[at].rows) != 0 {
		t.Fatalf("a section without planned rounds has %d lines", len(n.rounds.panels[at].rows))
	}
	n.dialog.Close()
	to.Sections[at].Rounds = []model.When{{Date: "2026-01-01"}, {Date: "2026-01-02"}}
	for _, c := range to.Steps(b.state.Event) {
		if err := b.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	n = b.setting.askDetails("", "", nil)
	first, own := n.rounds.panels[0], n.rounds.panels[at]
	if own.like.Checked {
		t.Error("it is said to be like the first section, and is not")
	}
	first.rows[0][0].entry.SetText("2026-05-30")
	first.rows[1][1].entry.SetText("14:00")
	own.like.SetChecked(true)
	if !own.rows[0][0].entry.Disabled() || own.rows[0][0].entry.Text != "2026-05-30" || own.rows[1][1].entry.Text != "14:00" {
		t.Errorf("the second section has %q, %q", own.rows[0][0].entry.Text, own.rows[1][1].entry.Text)
	}
	first.rows[0][0].entry.SetText("2026-05-29") // after the tick
	n.dialog.Accept()
	if n.dialog.Open() {
		t.Fatal(n.wrongs())
	}
	s := b.state.Event.Sections[at]
	if s.When(1).Date != "2026-05-29" || s.When(2).Time != "14:00" {
		t.Errorf("its rounds begin %v, %v", s.When(1), s.When(2))
	}
	if n = b.setting.askDetails("", "", nil); !n.rounds.panels[at].like.Checked {
		t.Error("two equal sections are not said to be alike")
	}
}

// TestWhatFIDEWillAskForLeadsToItsField: Enter on the line opens the details there; what is entered is no longer missing.
func TestWhatFIDEWillAskForLeadsToItsField(t *testing.T) {
	b := open(t)
	b.openSample("scholastic.wallchart")
	x := b.exchangeDesk().dialog()
	lines := func() (all []string) {
		for _, l := range x.links {
			all = append(all, l.Text)
		}
		return all
	}
	const missing = "The city is missing. Enter where the event is held."
	at := slices.Index(lines(), missing)
	if at < 0 {
		t.Fatalf("it lists %q", lines())
	}
	b.win.Canvas().Focus(x.links[at])
	b.press(fyne.KeyReturn, 0)
	n := question[*eventDetails](b)
	if b.win.Canvas().Focused() != n.detail("city", 0).entry {
		t.Fatal("the keyboard is not at the city")
	}
	b.typed("Graz")
	b.press(fyne.KeyReturn, 0)
	if !x.dialog.Open() || b.dialogs.count != 1 || slices.Contains(lines(), missing) || b.state.Event.City != "Graz" {
		t.Errorf("afterwards it lists %q, %d dialogs are open", lines(), b.dialogs.count)
	}
	at = slices.IndexFunc(lines(), func(l string) bool { return strings.Contains(l, "rounds have no date") })
	if at < 0 {
		t.Fatalf("it lists %q", lines())
	}
	x.links[at].OnTapped()
	if n = question[*eventDetails](b); b.win.Canvas().Focused() != n.rounds.panels[n.rounds.shown].rows[0][0].entry {
		t.Error("the keyboard is not at the day of round 1")
	}
}

// TestRatingReportLeadsToItsFields: every finding about the event is a link to the line that it is about.
func TestRatingReportLeadsToItsFields(t *testing.T) {
	b := rated(t)
	d := b.reportDesk().dialog()
	if len(d.links) == 0 {
		t.Fatal("nothing is missing")
	}
	for start, wording := range map[string]string{"The affiliate's ID is missing": "uschess.affiliate", "The city": "uschess.city",
		"The chief director's ID is missing": "uschess.chief", "The state": "uschess.state"} {
		at := slices.IndexFunc(d.found, func(p model.Problem) bool { return strings.HasPrefix(words.Err(p), start) })
		if at < 0 {
			t.Fatalf("not found: %s in %v", start, d.found)
		}
		d.follow(d.found[at])
		if b.win.Canvas().Focused() != d.field(wording).entry {
			t.Errorf("%s does not lead to its line", start)
		}
	}
	for _, p := range d.found {
		if p.Field == "" && p.Who == "" && p.Round == 0 && p.Section == "" {
			t.Errorf("leads nowhere: %v", p)
		}
	}
}

// TestDetailsAreFound: by what people call them.
func TestDetailsAreFound(t *testing.T) {
	b := open(t)
	b.openSample("scholastic.wallchart")
	for _, typed := range []string{"arbiter", "organiser", "organizer", "dates", "time control", "city", "federation", "round times"} {
		if !slices.ContainsFunc(b.found(typed), func(s string) bool { return strings.HasPrefix(s, words.Say("cmd.edit.details")) }) {
			t.Errorf("%q finds %q", typed, b.found(typed))
		}
	}
}

// TestALongEventInTheWindow (VCL4THP.13, question 210): an event is set down as one of more than 30 days.
func TestALongEventInTheWindow(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.Ranking.TieBreaks = []string{"ARO"} })
	n := b.setting.askDetails("", "", nil)
	n.long.SetChecked(true)
	n.dialog.Accept()
	if !b.state.Event.Long {
		t.Error("it is not set down")
	}
	if got := health.Check(b.state.Event); !slices.ContainsFunc(got, func(f health.Finding) bool { return f.Code == "long-event" }) {
		t.Errorf("nothing is said of the tie-break of ratings: %v", got)
	}
	if n = b.setting.askDetails("", "", nil); !n.long.Checked {
		t.Error("it is not ticked when it is asked again")
	}
}

package ui

import (
	"slices"
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/arbiter/health"
	"wallchart/model"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
)

// detailOf is the field of that name, of the rounds the n-th.
func detailOf(n *settings.Details, name string, at int) *settings.DetailField {
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
	n := question[*settings.Details](b)
	for _, r := range rounds {
		detailOf(n, "rounds", r.round-1).Entry.SetText(r.date)
		detailOf(n, "rounds.time", r.round-1).Entry.SetText(r.clock)
	}
	b.press(fyne.KeyReturn, 0)
	if refused {
		if b.dialogs.count == 0 || wrongsOf(n) == "" {
			b.t.Errorf("rounds at %v are taken", rounds)
		}
		n.Dialog.Close()
		return
	}
	if b.dialogs.count != 0 {
		b.t.Fatalf("rounds at %v are not taken: %s", rounds, wrongsOf(n))
	}
}

// TestDetailsAreOneStep: what is typed on every page is entered with one Enter and taken back with one undo.
func TestDetailsAreOneStep(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	before := b.state.Event
	b.press(fyne.KeyI, fyne.KeyModifierShortcutDefault)
	n := question[*settings.Details](b)
	for name, text := range map[string]string{"name": "Cup", "city": "Graz", "federation": "austria", "start": "30.5.2026", "end": "31 May",
		"time": "90+30", "organiser": "Club", "page": "club.example/cup",
		"arbiter": "Eva Arbiter", "arbiter.title": "IA", "arbiter.id": "1200002", "rounds": "30.5.",
		"rounds.time": "2 pm"} {
		detailOf(n, name, 0).Entry.SetText(text)
	}
	detailOf(n, "deputies", 1).Entry.SetText("Deputy, Dora") // the second line; the first stays empty
	n.Rounds.Panels[0].Control.SetSelectedIndex(1)
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 0 {
		t.Fatalf("the dialog stays open: %s", wrongsOf(n))
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

// wrongsOf are the sentences at the fields.
func wrongsOf(n *settings.Details) string {
	var all []string
	for _, f := range n.Fields {
		if f.Wrong.Visible() {
			all = append(all, f.Name+": "+f.Wrong.Text)
		}
	}
	return strings.Join(all, "\n")
}

// TestDetailsSayWhatIsWrongAtTheField: a sentence at each, the keyboard at the first, and nothing is entered.
func TestDetailsSayWhatIsWrongAtTheField(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	before := b.state.Event
	n := b.setting.AskDetails("", "", nil)
	for name, text := range map[string]string{"federation": "GRM", "start": "2026-05-31", "end": "2026-05-30", "arbiter.id": "12x",
		"page": "club", "deputies.title": "FA", "rounds": "5/6/2026", "rounds.time": "25:00"} {
		detailOf(n, name, 0).Entry.SetText(text)
	}
	n.Dialog.Accept()
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
	if b.state.Event != before || !n.Dialog.Open() || b.win.Canvas().Focused() != detailOf(n, "federation", 0).Entry {
		t.Error("something was entered, the dialog is gone, or the keyboard is not at the first")
	}
	detailOf(n, "federation", 0).Entry.SetText("GER")
	if f := detailOf(n, "federation", 0); f.Wrong.Visible() {
		t.Error("what was put right is still said to be wrong")
	}
}

// TestRoundsLikeTheFirstSection: days and times are copied as long as the tick is there.
func TestRoundsLikeTheFirstSection(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	c, _, err := pair.NewSection(b.state.Event, pair.Plan{Name: "Blitz"})
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
	n := b.setting.AskDetails("", "", nil)
	if n.Rounds.Panels[at].Section != second || len(n.Rounds.Panels[at].Rows) != 0 {
		t.Fatalf("a section without planned rounds has %d lines", len(n.Rounds.Panels[at].Rows))
	}
	n.Dialog.Close()
	to.Sections[at].Rounds = []model.When{{Date: "2026-01-01"}, {Date: "2026-01-02"}}
	for _, c := range to.Steps(b.state.Event) {
		if err := b.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	n = b.setting.AskDetails("", "", nil)
	first, own := n.Rounds.Panels[0], n.Rounds.Panels[at]
	if own.Like.Checked {
		t.Error("it is said to be like the first section, and is not")
	}
	first.Rows[0][0].Entry.SetText("2026-05-30")
	first.Rows[1][1].Entry.SetText("14:00")
	own.Like.SetChecked(true)
	if !own.Rows[0][0].Entry.Disabled() || own.Rows[0][0].Entry.Text != "2026-05-30" || own.Rows[1][1].Entry.Text != "14:00" {
		t.Errorf("the second section has %q, %q", own.Rows[0][0].Entry.Text, own.Rows[1][1].Entry.Text)
	}
	first.Rows[0][0].Entry.SetText("2026-05-29") // after the tick
	n.Dialog.Accept()
	if n.Dialog.Open() {
		t.Fatal(wrongsOf(n))
	}
	s := b.state.Event.Sections[at]
	if s.When(1).Date != "2026-05-29" || s.When(2).Time != "14:00" {
		t.Errorf("its rounds begin %v, %v", s.When(1), s.When(2))
	}
	if n = b.setting.AskDetails("", "", nil); !n.Rounds.Panels[at].Like.Checked {
		t.Error("two equal sections are not said to be alike")
	}
}

// TestWhatFIDEWillAskForLeadsToItsField: Enter on the line opens the details there; what is entered is no longer missing.
func TestWhatFIDEWillAskForLeadsToItsField(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	x := b.exporter().Show()
	lines := func() (all []string) {
		for _, l := range x.Links {
			all = append(all, l.Text)
		}
		return all
	}
	const missing = "The city is missing. Enter where the event is held."
	at := slices.Index(lines(), missing)
	if at < 0 {
		t.Fatalf("it lists %q", lines())
	}
	b.win.Canvas().Focus(x.Links[at])
	b.press(fyne.KeyReturn, 0)
	n := question[*settings.Details](b)
	if b.win.Canvas().Focused() != detailOf(n, "city", 0).Entry {
		t.Fatal("the keyboard is not at the city")
	}
	b.typed("Graz")
	b.press(fyne.KeyReturn, 0)
	if !x.Dialog.Open() || b.dialogs.count != 1 || slices.Contains(lines(), missing) || b.state.Event.City != "Graz" {
		t.Errorf("afterwards it lists %q, %d dialogs are open", lines(), b.dialogs.count)
	}
	at = slices.IndexFunc(lines(), func(l string) bool { return strings.Contains(l, "rounds have no date") })
	if at < 0 {
		t.Fatalf("it lists %q", lines())
	}
	x.Links[at].OnTapped()
	if n = question[*settings.Details](b); b.win.Canvas().Focused() != n.Rounds.Panels[n.Rounds.Shown].Rows[0][0].Entry {
		t.Error("the keyboard is not at the day of round 1")
	}
}

// TestRatingReportLeadsToItsFields: every finding about the event is a link to the line that it is about.
func TestRatingReportLeadsToItsFields(t *testing.T) {
	b := rated(t)
	d := b.usChess().Show()
	if len(d.Links) == 0 {
		t.Fatal("nothing is missing")
	}
	for start, wording := range map[string]string{"The affiliate's ID is missing": "uschess.affiliate", "The city": "uschess.city",
		"The chief director's ID is missing": "uschess.chief", "The state": "uschess.state"} {
		at := slices.IndexFunc(d.Found, func(p model.Problem) bool { return strings.HasPrefix(words.Err(p), start) })
		if at < 0 {
			t.Fatalf("not found: %s in %v", start, d.Found)
		}
		d.Follow(d.Found[at])
		if b.win.Canvas().Focused() != fieldOf(d, wording).Entry {
			t.Errorf("%s does not lead to its line", start)
		}
	}
	for _, p := range d.Found {
		if p.Field == "" && p.Who == "" && p.Round == 0 && p.Section == "" {
			t.Errorf("leads nowhere: %v", p)
		}
	}
}

// TestDetailsAreFound: by what people call them.
func TestDetailsAreFound(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	for _, typed := range []string{"arbiter", "organiser", "organizer", "dates", "time control", "city", "federation", "round times"} {
		if !slices.ContainsFunc(b.found(typed), func(s string) bool { return strings.HasPrefix(s, words.Say("cmd.edit.details")) }) {
			t.Errorf("%q finds %q", typed, b.found(typed))
		}
	}
}

// TestALongEventInTheWindow (VCL4THP.13, question 210): an event is set down as one of more than 30 days.
func TestALongEventInTheWindow(t *testing.T) {
	b := beginWith(t, 4, func(s *model.Section) { s.Ranking.TieBreaks = []string{"ARO"} })
	n := b.setting.AskDetails("", "", nil)
	n.Long.SetChecked(true)
	n.Dialog.Accept()
	if !b.state.Event.Long {
		t.Error("it is not set down")
	}
	if got := health.Check(b.state.Event); !slices.ContainsFunc(got, func(f health.Finding) bool { return f.Code == "long-event" }) {
		t.Errorf("nothing is said of the tie-break of ratings: %v", got)
	}
	if n = b.setting.AskDetails("", "", nil); !n.Long.Checked {
		t.Error("it is not ticked when it is asked again")
	}
}

package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/files/uschess"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
)

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
	b.turns("details.rounds")
	for _, r := range rounds {
		line := beside[*controls.Entry](b, words.Say("rounds.round", r.round))
		line[0].SetText(r.date)
		line[1].SetText(r.clock)
	}
	details := b.dialogs.top()
	b.press(fyne.KeyReturn, 0)
	if refused {
		if text, _ := b.dialogText(); !details.Open() || !strings.Contains(text, "There is no such day") {
			b.t.Errorf("rounds at %v are taken: %s", rounds, text)
		}
		details.Close()
		return
	}
	b.closed()
}

// TestWhatFIDEWillAskForLeadsToItsField: Enter on the line opens the details there; what is entered is no longer missing.
func TestWhatFIDEWillAskForLeadsToItsField(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("scholastic.wallchart")
	b.exporter().Show()
	x := b.dialogs.top()
	lines := func() (all []string) {
		for _, l := range asked[*controls.Link](b) {
			all = append(all, l.Text)
		}
		return all
	}
	const missing = "The city is missing. Enter where the event is held."
	at := slices.Index(lines(), missing)
	if at < 0 {
		t.Fatalf("it lists %q", lines())
	}
	b.win.Canvas().Focus(asked[*controls.Link](b)[at])
	b.press(fyne.KeyReturn, 0)
	if b.win.Canvas().Focused() != b.field("details.city") {
		t.Fatal("the keyboard is not at the city")
	}
	b.typed("Graz")
	b.press(fyne.KeyReturn, 0)
	if !x.Open() || b.dialogs.count != 1 || slices.Contains(lines(), missing) || b.state.Event.City != "Graz" {
		t.Errorf("afterwards it lists %q, %d dialogs are open", lines(), b.dialogs.count)
	}
	at = slices.IndexFunc(lines(), func(l string) bool { return strings.Contains(l, "rounds have no date") })
	if at < 0 {
		t.Fatalf("it lists %q", lines())
	}
	asked[*controls.Link](b)[at].OnTapped()
	if b.win.Canvas().Focused() != beside[*controls.Entry](b, words.Say("rounds.round", 1))[0] {
		t.Error("the keyboard is not at the day of round 1")
	}
}

// TestRatingReportLeadsToItsFields: every finding about the event is a link to the line that it is about.
func TestRatingReportLeadsToItsFields(t *testing.T) {
	b := rated(t)
	b.usChess().Show()
	if len(asked[*controls.Link](b)) == 0 {
		t.Fatal("nothing is missing")
	}
	for start, wording := range map[string]string{"The affiliate's ID is missing": "uschess.affiliate", "The city": "uschess.city",
		"The chief director's ID is missing": "uschess.chief", "The state": "uschess.state"} {
		b.follows(start)
		if b.win.Canvas().Focused() != b.field(wording) {
			t.Errorf("%s does not lead to its line", start)
		}
	}
	for _, p := range uschess.Check(b.doc.Tournament(), uschess.Stored(b.doc.Tournament())) {
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

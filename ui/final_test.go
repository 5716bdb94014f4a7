package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/scenes"
)

// TestAFinalIsMadeInTheWindow: the dialog says who qualifies, the step makes the section, and undo takes it back.
func TestAFinalIsMadeInTheWindow(t *testing.T) {
	b := begin(t)
	must.Do(t, b.documents.OpenNew(scenes.GroupsPlayed()))
	b.show("standings")
	b.do("section.final")
	d := b.win.Canvas().Overlays().Top()
	if text, _ := b.dialogText(); !strings.Contains(text, "Ann (A 1), Xia (B 1), Bob (A 2), Yan (B 2)") {
		t.Fatalf("the dialog says %q", text)
	}
	tapConfirm(t, d, words.Say("final.do"))
	s := b.state.Event.Sections[len(b.state.Event.Sections)-1]
	if len(b.state.Event.Sections) != 3 || s.Format != model.RoundRobin || len(s.Players) != 4 || s.Final == nil {
		t.Fatalf("the final is %+v", s)
	}
	if b.state.Section != s { // F6 and the keys of results are for what is shown
		t.Errorf("shown is %s", b.state.Section.Name)
	}
	b.run(b.command("edit.undo"))
	if n := len(b.state.Event.Sections); n != 2 {
		t.Errorf("after undo there are %d sections", n)
	}
}

// TestWhoQualifiesFollowsTheForm: numbers, points and groups change who is named, and what cannot be has its reason and no button.
func TestWhoQualifiesFollowsTheForm(t *testing.T) {
	b := begin(t)
	must.Do(t, b.documents.OpenNew(scenes.GroupsPlayed()))
	b.show("standings")
	f := b.App.people.AskFinal()
	f.First.SetText("1")
	f.Next.SetText("1")
	f.Carry.SetSelectedIndex(int(model.CarryQualifiers))
	if !strings.Contains(b.told(), "Ann (A 1) 1, Xia (B 1), Bob (A 2)") {
		t.Errorf("one and the best next: %q", b.told())
	}
	if b.asks("final.rounds") || b.tick("final.apart") != nil {
		t.Error("a table is asked for its rounds")
	}
	f.Next.SetText("many")
	if do := b.button("final.do"); !do.Disabled() || !strings.Contains(b.told(), "many") {
		t.Errorf("a number that is none: %q", b.told())
	}
	f.Next.SetText("0")
	group := beside[*controls.Check](b, words.Say("final.groups"))[1]
	group.SetChecked(false)
	if do := b.button("final.do"); !do.Disabled() {
		t.Error("a final of one player is made")
	}
	group.SetChecked(true)
	f.First.SetText("2")
	f.Pairing.SetSelected("FIDE Dubov System")
	b.field("final.rounds").SetText("5")
	b.tick("final.apart").SetChecked(true)
	before := len(b.state.Event.Sections)
	test.Tap(b.button("final.do"))
	b.closed()
	if all := b.state.Event.Sections; len(all) != before+1 || all[before].System != "dubov" || all[before].Planned != 5 ||
		len(all[before].Forbidden) != 2 {
		t.Errorf("made is %+v", all[len(all)-1])
	}
	if why := pair.WhyNoFinal(&model.Tournament{}).String(); why == "" {
		t.Error("a final of nothing has no reason against it")
	}
}

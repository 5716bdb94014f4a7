package ui

import (
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/must"
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
	if !strings.Contains(f.Hint.Text, "Ann (A 1) 1, Xia (B 1), Bob (A 2)") {
		t.Errorf("one and the best next: %q", f.Hint.Text)
	}
	if f.Rounds.Visible() || f.Apart.Visible() {
		t.Error("a table is asked for its rounds")
	}
	f.Pairing.SetSelected("FIDE Dubov System")
	f.Rounds.SetText("5")
	f.Apart.SetChecked(true)
	final, groups, err := f.Asked()
	if err != nil || !final.Apart || *final.Pairing.System != "dubov" || final.Rounds != 5 || !f.Rounds.Visible() {
		t.Errorf("asked is %+v, %v", final, err)
	}
	c := must.Have(pair.MakeFinal(b.state.Event, groups, final))(t)
	made := must.Have(c.Apply(b.state.Event))(t)
	if s := made.Sections[len(made.Sections)-1]; s.System != "dubov" || s.Planned != 5 {
		t.Errorf("the final is paired by %q, %d rounds", s.System, s.Planned)
	}
	f.Next.SetText("many")
	if _, err := f.Change(); err == nil || !strings.Contains(f.Hint.Text, "many") {
		t.Errorf("a number that is none: %q", f.Hint.Text)
	}
	f.Next.SetText("0")
	f.Ticks[1].SetChecked(false)
	if _, err := f.Change(); err == nil {
		t.Error("a final of one player is made")
	}
	if why := pair.WhyNoFinal(&model.Tournament{}).String(); why == "" {
		t.Error("a final of nothing has no reason against it")
	}
}

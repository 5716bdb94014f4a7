package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/entry"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// TestTheScreenAsksHowTheUnratedCount: with a tie-break of ratings in the list and somebody without one the screen asks once, says what
// holds, and keeps the answer as a step that can be undone.
func TestTheScreenAsksHowTheUnratedCount(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 2,
		Ranking: model.Ranking{TieBreaks: []string{"BH"}, Unplayed: "fide2026"}, Players: []model.Player{
			{Rating: 1900, Entry: model.Entry{ID: 1, Number: 1, Name: "Ann"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bob"}}}}
	r := try(t, s)
	screen := tables.NewTieBreaks(r)
	r.Put(screen)
	if len(inside[*controls.Select](screen.Asks.Box)) != 0 {
		t.Fatal("it asks without a tie-break of ratings")
	}
	screen.Add("ARO")
	asks := inside[*controls.Select](screen.Asks.Box)
	if len(asks) != 1 || asks[0].Selected != "" || len(asks[0].Options) != 2 {
		t.Fatalf("it does not ask: %+v", asks)
	}
	choice := asks[0]
	for _, box := range []fyne.CanvasObject{screen.Asks.Box, choice} {
		if box.Size().Height < box.MinSize().Height {
			t.Errorf("the question has %v and needs %v", box.Size(), box.MinSize())
		}
	}
	choice.SetSelectedIndex(1)
	if got := r.St.Section.Ranking.Ruled(model.OnUnrated); got != model.UnratedOut {
		t.Errorf("chosen is %q", got)
	}
	out := words.Text(model.Ruling{On: model.OnUnrated, Answer: model.UnratedOut}.Words())
	if got := inside[*controls.Select](screen.Asks.Box)[0].Selected; got != out {
		t.Errorf("shown is %q", got)
	}
	types := func(text string) {
		rating := inside[*controls.Entry](screen.Asks.Box)[0]
		rating.SetText(text)
		rating.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	types("1250")
	if got := r.St.Section.Ranking.Ruled(model.OnUnrated); got != "1250" || inside[*controls.Entry](screen.Asks.Box)[0].Text != "1250" {
		t.Errorf("typed is %q, shown %q", got, inside[*controls.Entry](screen.Asks.Box)[0].Text)
	}
	types("often")
	if got := r.St.Section.Ranking.Ruled(model.OnUnrated); got != "1250" || !strings.Contains(strings.Join(r.Said, " "), "often") {
		t.Errorf("after an answer that is none it is %q, said is %q", got, r.Said)
	}
	notes := screen.Live.Table().Notes
	if !strings.Contains(strings.Join(notes, " "), "1250") {
		t.Errorf("below the table stands %q", notes)
	}
}

// TestTheAssistantAsks: where the preset has a tie-break of ratings and somebody in the list has none, the last step asks, and the
// answer is in the event that is made.
func TestTheAssistantAsks(t *testing.T) {
	b := open(t)
	b.begun("Spring Open")
	b.fyne.Clipboard().SetContent("Name\tRating\nBerg, Anna\t1900\nCarter, Ben\t\n")
	b.win.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: b.fyne.Clipboard()})
	b.next()
	b.next()
	n := b.assistant()
	if n.Step != entry.StepRules {
		t.Fatalf("step %d", n.Step)
	}
	p, err := catalogue.PresetByCode("fide-swiss-rated")
	if err != nil {
		t.Fatal(err)
	}
	n.Preset.SetSelected(words.Text(p.Name))
	asks := func() *controls.Select {
		for _, s := range asked[*controls.Select](b) {
			if s.PlaceHolder == words.Say("questions.open") {
				return s
			}
		}
		t.Fatalf("it does not ask: %s", b.told())
		return nil
	}
	choice := asks()
	if choice.Selected != "" {
		t.Fatalf("answered is %q", choice.Selected)
	}
	choice.SetSelectedIndex(0)
	if got := asks().Selected; got != choice.Options[0] {
		t.Errorf("shown is %q", got)
	}
	b.next()
	if b.state.Section == nil || b.state.Section.Ranking.Ruled(model.OnUnrated) != model.UnratedDrop {
		t.Errorf("the event has %+v", b.state.Section)
	}
}

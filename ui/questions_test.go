package ui

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/words"

	"fyne.io/fyne/v2"
)

// TestTheScreenAsksHowTheUnratedCount: with a tie-break of ratings in the list and somebody without one the screen asks once, says what
// holds, and keeps the answer as a step that can be undone.
func TestTheScreenAsksHowTheUnratedCount(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 2,
		Ranking: model.Ranking{TieBreaks: []string{"BH"}, Unplayed: "fide2026"}, Players: []model.Player{
			{Rating: 1900, Entry: model.Entry{ID: 1, Number: 1, Name: "Ann"}}, {Entry: model.Entry{ID: 2, Number: 2, Name: "Bob"}}}}
	r := try(t, s)
	screen := newTieBreakScreen(tieBreakDesk{Host: r, sayLeft: func([]phrase.Text) {},
		lists: func() []ownList { return nil }, why: newWhyPanel()})
	r.put(screen)
	if len(screen.asks.choice) != 0 {
		t.Fatal("it asks without a tie-break of ratings")
	}
	screen.add("ARO")
	choice := screen.asks.choice[model.OnUnrated]
	if choice == nil || choice.Selected != "" || len(choice.Options) != 2 {
		t.Fatalf("it does not ask: %+v", choice)
	}
	for _, box := range []fyne.CanvasObject{screen.asks.box, choice} {
		if box.Size().Height < box.MinSize().Height {
			t.Errorf("the question has %v and needs %v", box.Size(), box.MinSize())
		}
	}
	choice.SetSelectedIndex(1)
	if got := r.st.Section.Ranking.Ruled(model.OnUnrated); got != model.UnratedOut {
		t.Errorf("chosen is %q", got)
	}
	out := words.Text(model.Ruling{On: model.OnUnrated, Answer: model.UnratedOut}.Words())
	if got := screen.asks.choice[model.OnUnrated].Selected; got != out {
		t.Errorf("shown is %q", got)
	}
	screen.asks.rating.SetText("1250")
	screen.asks.rating.OnSubmitted("1250")
	if got := r.st.Section.Ranking.Ruled(model.OnUnrated); got != "1250" || screen.asks.rating.Text != "1250" {
		t.Errorf("typed is %q, shown %q", got, screen.asks.rating.Text)
	}
	screen.asks.rating.OnSubmitted("often")
	if got := r.st.Section.Ranking.Ruled(model.OnUnrated); got != "1250" || !strings.Contains(strings.Join(r.said, " "), "often") {
		t.Errorf("after an answer that is none it is %q, said is %q", got, r.said)
	}
	notes := screen.live.Table().Notes
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
	if n.step != stepRules {
		t.Fatalf("step %d", n.step)
	}
	p, err := catalogue.PresetByCode("fide-swiss-rated")
	if err != nil {
		t.Fatal(err)
	}
	n.preset.SetSelected(words.Text(p.Name))
	choice := n.asks.choice[model.OnUnrated]
	if choice == nil || choice.Selected != "" {
		t.Fatalf("it does not ask: %+v", choice)
	}
	choice.SetSelectedIndex(0)
	if got := n.asks.choice[model.OnUnrated].Selected; got != choice.Options[0] {
		t.Errorf("shown is %q", got)
	}
	b.next()
	if b.state.Section == nil || b.state.Section.Ranking.Ruled(model.OnUnrated) != model.UnratedDrop {
		t.Errorf("the event has %+v", b.state.Section)
	}
}

package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/ui/choices"
	"wallchart/ui/explain"
	"wallchart/ui/host"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/words"
)

// tabWindow is a window as its tabs see it.
type tabWindow struct {
	host.Host
	shown, hint string
}

func (w *tabWindow) show(id string)  { w.shown = id }
func (w *tabWindow) showing() string { return w.shown }
func (w *tabWindow) Hint(tip string) { w.hint = tip }

// TestTheTabsNeedTheirDeskAlone: a tab shows its screen, and the one that is shown
// stands out.
func TestTheTabsNeedTheirDeskAlone(t *testing.T) {
	r := try(t, hosttest.OfClub(2))
	w := &tabWindow{Host: r, shown: "rounds"}
	tabs := newTabs(screenNames(), w)
	r.Win.SetContent(tabs.object())
	marked := func() (text string) {
		tabs.update()
		for _, b := range tabs.buttons {
			if b.Importance == widget.HighImportance {
				text += b.Text
			}
		}
		return text
	}
	if marked() != words.Say("screen.rounds") {
		t.Fatalf("%q stands out", marked())
	}
	for i, id := range screenNames() {
		if tabs.buttons[i].OnTapped(); w.shown != id || marked() != words.Say("screen."+id) {
			t.Errorf("the tab of %s shows %s, and %q stands out", id, w.shown, marked())
		}
	}
	tabs.buttons[0].MouseIn(nil)
	if w.hint != words.Say("help.screen.players") {
		t.Errorf("the hint is %q", w.hint)
	}
}

// TestTheSectionsNeedTheirDeskAlone: each section with how far it is; to choose one
// shows it, but showing one chooses nothing.
func TestTheSectionsNeedTheirDeskAlone(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	other := hosttest.OfClub(2)
	other.ID, other.Name = 2, "Under 10"
	event := r.St.Event.With(other)
	var shown []model.ID
	added := 0
	l := newSectionList(trialSections{func(id model.ID) { shown = append(shown, id) }, &added})
	r.Win.SetContent(l.object())
	r.Win.Resize(fyne.NewSize(250, 400))
	l.update(host.Derive(event, 1, 0, nil))
	if len(shown) != 0 {
		t.Fatalf("bringing it up to date shows %v", shown)
	}
	if got := choices.AboutSection(event.Sections[1]); got != words.Say("section.players", 2)+" · "+words.Say("section.notStarted") {
		t.Errorf("of a section without rounds it says %q", got)
	}
	l.list.Select(1)
	l.whole.Objects[2].(interface{ Tapped(*fyne.PointEvent) }).Tapped(nil)
	if len(shown) != 1 || shown[0] != 2 || added != 1 {
		t.Errorf("shown are %v, added %d", shown, added)
	}
}

// TestThePanelExplainsWithoutAWindow: the sum behind a number, and who stands above
// whom. Ash has 1 point, Bea and Dov ½ each, Cai none.
func TestThePanelExplainsWithoutAWindow(t *testing.T) {
	r := try(t, hosttest.AfterOne())
	p := explain.NewPanel()
	r.Win.SetContent(p.Object())
	p.Number(r.St, 1, 0)
	text := strings.Join(p.Text, "\n")
	for _, want := range []string{"Bea", "R1  Dov  0.5", "0.5 = 0.5", "Ash stands above Bea"} {
		if !strings.Contains(text, want) {
			t.Errorf("of Bea's points the panel does not say %q:\n%s", want, text)
		}
	}
	if len(p.Paper) != 2 {
		t.Errorf("%d documents can be printed", len(p.Paper))
	}
	if p.Hint(r.St); len(p.Paper) != 0 || strings.Contains(strings.Join(p.Text, ""), "Bea") {
		t.Error("the hint leaves an explanation behind")
	}
}

package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/tables"
)

// filePicker answers every file dialog with one path.
type filePicker struct{ path string }

func (p *filePicker) Open(_ []picker.Kind, answer func(string))           { answer(p.path) }
func (p *filePicker) Save(_ string, _ []picker.Kind, answer func(string)) { answer(p.path) }

// preset is the choice of the list that the order of the section follows.
func preset(b *robot) *controls.Select { return onScreen[*controls.Select](b)[0] }

// TestOwnListIsSavedAndChosen makes a list, gives it a name, and finds it among
// the presets of this event and of the next.
func TestOwnListIsSavedAndChosen(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	b.show("tiebreaks")
	s := b.screen.(*tables.TieBreaks)
	s.Set([]string{"BH/C1", "WON"})
	b.run(b.command("standings.savelist"))
	b.typed("Tuesday club")
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 0 || len(b.state.Event.Lists) != 1 {
		t.Fatalf("the event has the lists %v", b.state.Event.Lists)
	}
	ofEvent, own := words.Say("lists.ofEvent", "Tuesday club"), words.Say("lists.own", "Tuesday club")
	if preset(b).Selected != ofEvent || !slices.Contains(preset(b).Options, own) {
		t.Errorf("chosen is %q of %v", preset(b).Selected, preset(b).Options)
	}
	b.run(b.command("edit.undo"))
	if len(b.state.Event.Lists) != 0 {
		t.Error("one undo leaves the list in the event")
	}
	b.stage().OpenSample("club.wallchart")
	b.show("tiebreaks")
	preset(b).SetSelected(own)
	if got := b.state.Section.Ranking; !slices.Equal(got.TieBreaks, []string{"BH/C1", "WON"}) {
		t.Errorf("chosen in another event: %+v", got)
	}
	b.stage().OpenSample("amateur-team.wallchart")
	b.show("tiebreaks")
	b.ownLists().Keep(model.SavedList{Name: "Teams", TieBreaks: []string{"EDE"}})
	b.screen.Show(b.state)
	if !slices.Contains(preset(b).Options, words.Say("lists.own", "Teams")) {
		t.Errorf("a list for teams is not offered to teams: %v", preset(b).Options)
	}
}

func TestOwnListNeedsAName(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	b.ownLists().AskSave()
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 1 || b.fyne.Preferences().String("tiebreaks.lists") != "" {
		t.Error("a list without a name was saved")
	}
	b.typed("US Chess")
	b.press(fyne.KeyReturn, 0)
	if b.dialogs.count != 1 || b.fyne.Preferences().String("tiebreaks.lists") != "" {
		t.Error("a list was saved under the name of a preset")
	}
	b.press(fyne.KeyEscape, 0)
}

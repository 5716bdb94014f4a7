package ui

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/assets/wording"
	"wallchart/export/report/reasons"
	"wallchart/model"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
)

// openPreferences opens the settings with their key.
func (b *robot) openPreferences() *preferences {
	b.t.Helper()
	b.press(fyne.KeyComma, ctrl)
	return question[*preferences](b)
}

// choosing is a picker that has chosen already.
type choosing struct{ path string }

func (c choosing) Open(_ []picker.Kind, answer func(string))      { answer(c.path) }
func (c choosing) Save(_ string, _ []picker.Kind, _ func(string)) {}

// TestSettingsOfTheWindow: colours and size of type are shown at once, and taken back with Escape; the others hold from
// OK on, without a new start.
func TestSettingsOfTheWindow(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	b := open(t)
	b.openSample("club.wallchart")
	p := b.openPreferences()
	p.look.SetSelectedIndex(2)
	p.size.SetSelectedIndex(slices.Index(textSizes, 130))
	if b.habits.look.Appearance != DarkColours || b.habits.look.Percent != 130 {
		t.Errorf("chosen: %v, %d", b.habits.look.Appearance, b.habits.look.Percent)
	}
	b.press(fyne.KeyEscape, 0)
	if b.habits.look.Appearance != FollowSystem || b.habits.look.Percent != 0 {
		t.Errorf("after Escape: %v, %d", b.habits.look.Appearance, b.habits.look.Percent)
	}
	p = b.openPreferences()
	p.size.SetSelectedIndex(slices.Index(textSizes, 115))
	p.halves.SetSelectedIndex(1)
	p.keys.SetSelectedIndex(2)
	p.sheet.SetSelected("Letter")
	b.press(fyne.KeyReturn, ctrl)
	if b.habits.look.Percent != 115 || !b.habits.fractions() || b.habits.resultKeys().id != "us" ||
		b.paper.Plain().Paper.String() != "Letter" {
		t.Errorf("after OK: %d %%, %v, %s, %s", b.habits.look.Percent, b.habits.fractions(), b.habits.resultKeys().id, b.paper.Plain().Paper)
	}
	if got := textSize(b.fyne.Preferences()); got != 115 {
		t.Errorf("the next start has %d %%", got)
	}
	p = b.openPreferences()
	p.language.SetSelected("Deutsch")
	b.press(fyne.KeyReturn, ctrl)
	if got := words.Say("prefs.title"); got != "Einstellungen" || b.win.MainMenu().Items[0].Label == "" {
		t.Errorf("in German the dialog is called %q", got)
	}
}

// TestTheClubAtTheHeadOfPapers: its name and logo are in what is printed; a picture that is none is refused with its
// file's name, and No logo takes it away.
func TestTheClubAtTheHeadOfPapers(t *testing.T) {
	b := open(t)
	b.openSample("club.wallchart")
	var raw bytes.Buffer
	if err := png.Encode(&raw, image.NewNRGBA(image.Rect(0, 0, 20, 10))); err != nil {
		t.Fatal(err)
	}
	good, bad := filepath.Join(b.folder, "logo.png"), filepath.Join(b.folder, "letter.png")
	for path, content := range map[string][]byte{good: raw.Bytes(), bad: []byte("Dear members")} {
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b.settings.Picker = choosing{bad}
	p := b.openPreferences()
	p.turnTo(1)
	p.chooseLogo()
	if got := p.dialog.Said(); !strings.Contains(got, "letter.png") || !strings.Contains(got, "PNG") || len(p.logo) != 0 {
		t.Errorf("of a letter it says %q", got)
	}
	p.desk.picker = choosing{good}
	p.chooseLogo()
	p.club.SetText(" Northgate Chess Club ")
	b.press(fyne.KeyReturn, ctrl)
	doc := reasons.ForParent(b.state.Standings(), 0, 1, b.paper.Options())
	if doc.Head != "Northgate Chess Club" || len(doc.Logo) == 0 {
		t.Errorf("the paper's head is %q with a logo of %d bytes", doc.Head, len(doc.Logo))
	}
	again := &habits{fyne: b.fyne, logoFile: b.habits.logoFile} // at the next start
	if again.club() != "Northgate Chess Club" || !bytes.Equal(again.logo(), doc.Logo) {
		t.Error("the next start has another head")
	}
	p = b.openPreferences()
	p.setLogo(nil)
	b.press(fyne.KeyReturn, ctrl)
	if _, err := os.Stat(b.habits.logoFile); err == nil || len(b.habits.logo()) != 0 {
		t.Error("the logo is still there")
	}
}

// TestWhatNewEventsBeginWith: federation, rate of play, rating and tie-breaks of the club are in a new event; a
// federation that there is not is refused and nothing is kept.
func TestWhatNewEventsBeginWith(t *testing.T) {
	b := open(t)
	p := b.openPreferences()
	p.federation.SetText("Atlantis")
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.count != 1 || p.dialog.Said() == "" || b.habits.defaults().Federation != "" {
		t.Fatalf("Atlantis: %q", p.dialog.Said())
	}
	p.federation.SetText("germany")
	p.currency.SetText("12")
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.count != 1 || p.dialog.Said() == "" || b.habits.defaults().Federation != "" {
		t.Fatalf("a currency that is a number: %q", p.dialog.Said())
	}
	p.currency.SetText("EUR")
	p.control.SetSelectedIndex(1)
	p.rating.SetSelectedIndex(int(model.RatingNational))
	p.preset.SetSelectedIndex(slices.Index(p.presets, "scotland"))
	chosen := p.preset.Selected
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.count != 0 {
		t.Fatalf("OK says %q", p.dialog.Said())
	}
	b.run(b.command("file.new"))
	n := b.assistant()
	n.name.SetText("Autumn Rapid")
	for range 2 {
		b.press(fyne.KeyReturn, ctrl)
	}
	if n.preset.Selected != chosen {
		t.Errorf("the assistant proposes %q, not %q", n.preset.Selected, chosen)
	}
	b.press(fyne.KeyReturn, ctrl)
	event := b.state.Event
	if event == nil {
		t.Fatalf("no event: %q", n.dialog.Said())
	}
	if event.Currency != "EUR" {
		t.Errorf("fees are in %q", event.Currency)
	}
	if s := event.Sections[0]; event.Federation != "GER" || s.Control != model.Rapid || s.Ratings != model.RatingNational {
		t.Errorf("%q, %v, %v", event.Federation, s.Control, s.Ratings)
	}
}

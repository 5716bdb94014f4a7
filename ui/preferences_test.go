package ui

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/assets/wording"
	"wallchart/export/report/reasons"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
)

// openPreferences opens the settings with their key, on a page of them.
func (b *robot) openPreferences(page string) {
	b.t.Helper()
	b.press(fyne.KeyComma, ctrl)
	b.turns(page)
}

// choosing is a picker that has chosen already.
type choosing struct{ path string }

func (c *choosing) Open(_ []picker.Kind, answer func(string))      { answer(c.path) }
func (c *choosing) Save(_ string, _ []picker.Kind, _ func(string)) {}

// TestSettingsOfTheWindow: colours and size of type are shown at once, and taken back with Escape; the others hold from
// OK on, without a new start.
func TestSettingsOfTheWindow(t *testing.T) {
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	b.openPreferences("prefs.window")
	b.choice("prefs.look").SetSelectedIndex(2)
	b.choice("prefs.size").SetSelected(words.Say("prefs.percent", 130))
	if b.habits.Look.Appearance != settings.DarkColours || b.habits.Look.Percent != 130 {
		t.Errorf("chosen: %v, %d", b.habits.Look.Appearance, b.habits.Look.Percent)
	}
	b.press(fyne.KeyEscape, 0)
	if b.habits.Look.Appearance != settings.FollowSystem || b.habits.Look.Percent != 0 {
		t.Errorf("after Escape: %v, %d", b.habits.Look.Appearance, b.habits.Look.Percent)
	}
	b.openPreferences("prefs.window")
	b.choice("prefs.size").SetSelected(words.Say("prefs.percent", 115))
	b.choice("prefs.halves").SetSelectedIndex(1)
	b.choice("prefs.keys").SetSelectedIndex(2)
	b.turns("prefs.paper")
	b.choice("prefs.sheet").SetSelected("Letter")
	b.press(fyne.KeyReturn, ctrl)
	if b.habits.Look.Percent != 115 || !b.habits.Fractions() || b.habits.ResultKeys().ID != "us" ||
		b.paper.Plain().Paper.String() != "Letter" {
		t.Errorf("after OK: %d %%, %v, %s, %s", b.habits.Look.Percent, b.habits.Fractions(), b.habits.ResultKeys().ID, b.paper.Plain().Paper)
	}
	if got := settings.TextSize(b.fyne.Preferences()); got != 115 {
		t.Errorf("the next start has %d %%", got)
	}
	b.openPreferences("prefs.window")
	b.choice("language.window").SetSelected("Deutsch")
	b.press(fyne.KeyReturn, ctrl)
	if got := words.Say("prefs.title"); got != "Einstellungen" || b.win.MainMenu().Items[0].Label == "" {
		t.Errorf("in German the dialog is called %q", got)
	}
}

// TestTheClubAtTheHeadOfPapers: its name and logo are in what is printed; a picture that is none is refused with its
// file's name, and No logo takes it away.
func TestTheClubAtTheHeadOfPapers(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("club.wallchart")
	var raw bytes.Buffer
	must.Do(t, png.Encode(&raw, image.NewNRGBA(image.Rect(0, 0, 20, 10))))
	good, bad := filepath.Join(b.folder, "logo.png"), filepath.Join(b.folder, "letter.png")
	for path, content := range map[string][]byte{good: raw.Bytes(), bad: []byte("Dear members")} {
		must.Do(t, os.WriteFile(path, content, 0o600))
	}
	chosen := &choosing{bad}
	b.settings.Picker = chosen
	b.openPreferences("prefs.paper")
	_, buttons := b.dialogText()
	none := buttons[words.Say("prefs.logo.none")]
	test.Tap(buttons[words.Say("prefs.logo.choose")])
	if got := b.dialogs.top().Said(); !strings.Contains(got, "letter.png") || !strings.Contains(got, "PNG") || !none.Disabled() {
		t.Errorf("of a letter it says %q", got)
	}
	chosen.path = good
	if test.Tap(buttons[words.Say("prefs.logo.choose")]); none.Disabled() {
		t.Error("a picture is not taken")
	}
	b.field("prefs.club").SetText(" Northgate Chess Club ")
	b.press(fyne.KeyReturn, ctrl)
	doc := reasons.ForParent(b.state.Standings(), 0, 1, b.paper.Options())
	if doc.Head != "Northgate Chess Club" || len(doc.Logo) == 0 {
		t.Errorf("the paper's head is %q with a logo of %d bytes", doc.Head, len(doc.Logo))
	}
	again := &settings.Habits{Fyne: b.fyne, LogoFile: b.habits.LogoFile} // at the next start
	if again.ReportOptions().Club != "Northgate Chess Club" || !bytes.Equal(again.ReportOptions().Logo, doc.Logo) {
		t.Error("the next start has another head")
	}
	b.openPreferences("prefs.paper")
	_, buttons = b.dialogText()
	test.Tap(buttons[words.Say("prefs.logo.none")])
	b.press(fyne.KeyReturn, ctrl)
	if _, err := os.Stat(b.habits.LogoFile); err == nil || len(b.habits.ReportOptions().Logo) != 0 {
		t.Error("the logo is still there")
	}
}

// TestWhatNewEventsBeginWith: federation, rate of play, rating and tie-breaks of the club are in a new event; a
// federation that there is not is refused and nothing is kept.
func TestWhatNewEventsBeginWith(t *testing.T) {
	b := open(t)
	b.openPreferences("prefs.new")
	p := b.dialogs.top()
	b.field("prefs.federation").SetText("Atlantis")
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.count != 1 || p.Said() == "" || b.habits.Defaults().Federation != "" {
		t.Fatalf("Atlantis: %q", p.Said())
	}
	b.field("prefs.federation").SetText("germany")
	b.field("prefs.currency").SetText("12")
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.count != 1 || p.Said() == "" || b.habits.Defaults().Federation != "" {
		t.Fatalf("a currency that is a number: %q", p.Said())
	}
	b.field("prefs.currency").SetText("EUR")
	b.choice("prefs.control").SetSelectedIndex(1)
	b.choice("prefs.ratings").SetSelectedIndex(int(model.RatingNational))
	preset := must.Have(catalogue.PresetByCode("scotland"))(t)
	chosen := words.Text(preset.Name)
	b.choice("prefs.preset").SetSelected(chosen)
	b.press(fyne.KeyReturn, ctrl)
	if b.dialogs.count != 0 {
		t.Fatalf("OK says %q", p.Said())
	}
	b.run(b.command("file.new"))
	n := b.assistant()
	n.Name.SetText("Autumn Rapid")
	for range 2 {
		b.press(fyne.KeyReturn, ctrl)
	}
	if n.Preset.Selected != chosen {
		t.Errorf("the assistant proposes %q, not %q", n.Preset.Selected, chosen)
	}
	b.press(fyne.KeyReturn, ctrl)
	event := b.state.Event
	if event == nil {
		t.Fatalf("no event: %q", n.Dialog.Said())
	}
	if event.Currency != "EUR" {
		t.Errorf("fees are in %q", event.Currency)
	}
	if s := event.Sections[0]; event.Federation != "GER" || s.Control != model.Rapid || s.Ratings != model.RatingNational {
		t.Errorf("%q, %v, %v", event.Federation, s.Control, s.Ratings)
	}
}

package settings

import (
	"path/filepath"
	"reflect"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"wallchart/assets/wording"
	"wallchart/must"
	"wallchart/ui/hosttest"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/words"
	"wallchart/ui/paper"
)

// TestEverySettingIsKept alters each control of each page, and finds all of it so when the settings are opened again.
func TestEverySettingIsKept(t *testing.T) {
	t.Cleanup(func() { must.Do(t, words.Speak(wording.English)) })
	r := try(t, hosttest.OfClub(4))
	f := fyne.CurrentApp()
	d := Preferences{Languages: Languages{Host: trialHost{r}, Anew: func() {}}, Paper: &paper.Desk{Prefs: f.Preferences()},
		Habits: &Habits{Fyne: f, Look: &Look{}, Say: r.Say, Show: func() {}, LogoFile: filepath.Join(t.TempDir(), "logo.png")}}
	shown := map[uintptr]bool{} // the controls on the pages
	var asked *preferencesDialog
	each := func(do func(o fyne.CanvasObject)) {
		p := d.Ask()
		asked = p
		for page := range p.pages.Tabs {
			p.TurnTo(page)
			for _, o := range test.LaidOutObjects(r.Win.Canvas().Overlays().Top()) {
				shown[reflect.ValueOf(o).Pointer()] = true
				do(o)
			}
		}
	}
	var altered, kept []string
	each(func(o fyne.CanvasObject) {
		switch c := o.(type) {
		case *controls.Select:
			at := len(c.Options) - 1
			if c.SelectedIndex() == at {
				at = 0
			}
			c.SetSelectedIndex(at)
		case *controls.Check:
			c.SetChecked(!c.Checked)
		case *controls.Entry:
			c.SetText("SCO") // a club, a federation, a currency
		default:
			return
		}
		altered = append(altered, setTo(o))
	})
	if !r.Confirm() {
		t.Fatal("what was altered is not taken")
	}
	each(func(o fyne.CanvasObject) {
		if now := setTo(o); now != "" {
			kept = append(kept, now)
		}
	})
	for n := range min(len(altered), len(kept)) {
		if altered[n] != kept[n] {
			t.Errorf("control %d was set to %q and is %q the next time: take, ui/settings/preferences.go, keeps what was chosen",
				n+1, altered[n], kept[n])
		}
	}
	if len(altered) != len(kept) || len(kept) < 12 {
		t.Errorf("chosen were %q, and kept are %q", altered, kept)
	}
	record := reflect.ValueOf(asked).Elem()
	for i := range record.NumField() {
		field := record.Type().Field(i)
		if c := record.Field(i); field.Type.Implements(reflect.TypeFor[fyne.Focusable]()) && !c.IsNil() && !shown[c.Pointer()] {
			t.Errorf("%s of preferencesDialog is on no page: its row, ui/settings/preferences.go", field.Name)
		}
	}
}

// setTo is what a control is set to, "" of what is none.
func setTo(o fyne.CanvasObject) string {
	switch c := o.(type) {
	case *controls.Select:
		return strconv.Itoa(c.SelectedIndex()) // its words may be in another language now
	case *controls.Check:
		return strconv.FormatBool(c.Checked)
	case *controls.Entry:
		return c.Text
	}
	return ""
}

package ui

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/wording"
	"wallchart/export/table"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/settings"
	"wallchart/ui/tables"
	"wallchart/ui/windowtest"
)

// speaking is a window in a language, at its smallest.
func speaking(t *testing.T, language string) *App {
	t.Helper()
	return speakingIn(t, language, settings.FollowSystem, least, nil)
}

// speakingIn is one that is painted in its colours and laid out in its size from the beginning.
func speakingIn(t *testing.T, language string, look settings.Appearance, size fyne.Size, turn func(func())) *App {
	t.Helper()
	f := windowtest.NewApp(t)
	f.Preferences().SetString(settings.PrefAppearance, string(look))
	t.Cleanup(func() { _ = words.Speak(wording.English) })
	folder := t.TempDir()
	a := New(f, Settings{Language: language, Folder: folder, State: filepath.Join(folder, "state"), Version: "test", Inline: true, Turn: turn,
		Picker: noPicker{}, Now: func() time.Time { return time.Date(2026, 11, 20, 18, 0, 0, 0, time.UTC) }})
	a.win.Resize(size)
	t.Cleanup(func() { // before its folder is taken away
		CloseFiles(a)
		a.lists.Close()
	})
	return a
}

// tightest are the tightest screens and dialogs.
var tightest = []string{"start", "crosstable-team", "players", "rounds", "trophies", "tiebreaks", "log", "settings", "settings-rounds",
	"export", "uschess", "import", "ratings-refresh", "lists", "versions", "exchange", "new", "rounds-attendance"}

// tight finds in the tightest scenes, in the smallest window, the buttons, tabs and headings that are cut and are whole in
// English, which is looked at before.
func (in *inspection) tight(v view) (faults []string) {
	if v.scene.Size != least || !slices.Contains(tightest, v.scene.Name) {
		return nil
	}
	found := tooTight(v.App)
	if v.language == wording.English {
		in.cut[v.scene.Name] = found
		return nil
	}
	return slices.DeleteFunc(found, func(fault string) bool { return slices.Contains(in.cut[v.scene.Name], fault) })
}

// TestTooTight: what is looked for is found.
func TestTooTight(t *testing.T) {
	a := speaking(t, "de")
	a.documents.OpenSample("club.wallchart")
	b := a.tabs.buttons[0]
	b.SetText(strings.Repeat("Spieler ", 30))
	if faults := tooTight(a); len(faults) == 0 {
		t.Error("a tab wider than the window is passed over")
	}
	a.win.SetContent(container.NewStack(canvas.NewText("Feinwertu…", theme.Color(theme.ColorNameForeground))))
	if faults := tooTight(a); !slices.Equal(faults, []string{"screen.tiebreaks is cut: Feinwertu…"}) {
		t.Errorf("a cut text: %q", faults)
	}
}

// tooTight lists what has less room than it needs: controls narrower than their
// words, what reaches beyond the window, and texts of the catalogue that end in …
func tooTight(a *App) []string {
	var faults []string
	c := a.win.Canvas()
	var walk func(o fyne.CanvasObject, at fyne.Position)
	walk = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		switch o := o.(type) {
		case *canvas.Text:
			if name := cutText(o.Text); name != "" {
				faults = append(faults, fmt.Sprintf("%s is cut: %s", name, o.Text))
			}
			if right := at.X + fyne.MeasureText(o.Text, o.TextSize, o.TextStyle).Width; right > c.Size().Width+1 {
				faults = append(faults, fmt.Sprintf("%q reaches beyond the window", o.Text))
			}
		case *container.Scroll, *container.Clip, *grid.Grid: // what is in them may be wider
		case *fyne.Container:
			row := o.Layout == controls.Tabs() // which has less beside the names before it cuts one
			if need, has := o.MinSize().Width, o.Size().Width; row && need > has+1 {
				faults = append(faults, fmt.Sprintf("the names of pages need %.0f and have %.0f", need, has))
			}
			for _, inner := range o.Objects {
				if w, is := inner.(fyne.Widget); is && row && inner.Visible() {
					for _, part := range test.WidgetRenderer(w).Objects() {
						walk(part, at.Add(w.Position()))
					}
					continue
				}
				walk(inner, at)
			}
		case fyne.Widget:
			if need, has := o.MinSize().Width, o.Size().Width; need > has+1 && has > 0 {
				fault := fmt.Sprintf("%T needs %.0f and has %.0f", o, need, has)
				if l, ok := o.(*widget.Label); ok {
					fault += ": " + l.Text
				}
				faults = append(faults, fault)
			}
			for _, inner := range test.WidgetRenderer(o).Objects() {
				walk(inner, at)
			}
		}
	}
	walk(c.Content(), fyne.Position{})
	for _, o := range c.Overlays().List() {
		walk(o, fyne.Position{})
	}
	return faults
}

// cutText is the name of the window's text that a shown one is the beginning of,
// "" for none. Hints are made to be cut: the status line says them whole.
func cutText(shown string) string {
	begin, cut := strings.CutSuffix(shown, "…")
	if !cut || len(begin) < 3 {
		return ""
	}
	names := words.Spoken().Names()
	if slices.ContainsFunc(names, func(name string) bool { text, _ := words.Find(name); return text == shown }) {
		return ""
	}
	for _, prefix := range []string{"screen.", "cmd.", "refresh.", "new.", "settings.", "us.",
		"uschess.", "trophy.", "export.", "import.", "tiebreaks."} {
		for _, name := range names {
			text, _ := words.Find(name)
			if strings.HasPrefix(name, prefix) && strings.HasPrefix(text, begin) && !strings.HasSuffix(text, ".") {
				return name
			}
		}
	}
	return ""
}

// TestLanguageOfTheWindow: chosen in the dialog, the window speaks it at once and
// what was open stays open; it is kept for the next start.
func TestLanguageOfTheWindow(t *testing.T) {
	a := &robot{speaking(t, ""), t, ""}
	a.documents.OpenSample("club.wallchart")
	a.show("rounds")
	if got := a.tabs.buttons[0].Text; got != "Players" {
		t.Fatalf("the first tab is %q", got)
	}
	a.languages().Ask()
	a.choice("language.window").SetSelected("Deutsch")
	a.press(fyne.KeyReturn, ctrl)
	if got := a.tabs.buttons[0].Text; got != "Spieler" {
		t.Errorf("the first tab is %q after German was chosen", got)
	}
	if a.shown != "rounds" || a.doc == nil || a.busy() {
		t.Errorf("shown is %q, open %v, busy %v", a.shown, a.doc != nil, a.busy())
	}
	if got := a.command("edit.undo").Keys[0].String(); got != "Strg+Z" {
		t.Errorf("the key is %q", got)
	}
	next := &robot{New(a.fyne, Settings{Language: "en-GB", State: t.TempDir(), Inline: true}), t, ""}
	t.Cleanup(func() { CloseFiles(next.App) })
	if got := next.tabs.buttons[0].Text; got != "Spieler" {
		t.Errorf("at the next start the first tab is %q", got)
	}
	next.languages().Ask()
	next.choice("language.window").SetSelectedIndex(0)
	next.press(fyne.KeyReturn, ctrl)
	if got := next.tabs.buttons[0].Text; got != "Players" {
		t.Errorf("as the system has it, the first tab is %q", got)
	}
}

// TestDocumentsHaveALanguageOfTheirOwn: what is printed is in the language of the
// event, what is on the screen in that of the window.
func TestDocumentsHaveALanguageOfTheirOwn(t *testing.T) {
	a := &robot{speaking(t, ""), t, ""}
	a.documents.OpenSample("club.wallchart")
	a.show("standings")
	printed := func() table.Document {
		t.Helper()
		doc := must.Have(a.screen.Paper(a.state))(t)
		return doc
	}
	onScreen := func() string { return a.screen.(*tables.Table).Grid.Table().Columns[0].Title }
	if doc := printed(); doc.Lang != "en" || doc.Tables[0].Columns[0].Title != "Place" {
		t.Errorf("before anything is chosen a document is in %q: %q", doc.Lang, doc.Tables[0].Columns[0].Title)
	}
	a.languages().Ask()
	a.choice("language.documents").SetSelected("Deutsch")
	a.press(fyne.KeyReturn, ctrl)
	if got := a.doc.Tournament().Language; got != "de" {
		t.Fatalf("the event names the language %q", got)
	}
	if got := onScreen(); got != "Place" {
		t.Errorf("the screen says %q", got)
	}
	if doc := printed(); doc.Lang != "de" || doc.Tables[0].Columns[0].Title != "Platz" {
		t.Errorf("a document is in %q: %q", doc.Lang, doc.Tables[0].Columns[0].Title)
	}
	a.why.Number(a.state, 0, 0)
	if got := a.why.Pages()[0]; got.Lang != "de" {
		t.Errorf("an explanation is printed in %q", got.Lang)
	}

	a.languages().Ask()
	if got := a.choice("language.documents").Selected; got != "Deutsch" {
		t.Errorf("the dialog offers %q", got)
	}
	a.choice("language.window").SetSelected("Deutsch")
	a.choice("language.documents").SetSelected("English")
	a.press(fyne.KeyReturn, ctrl)
	if got, doc := onScreen(), printed(); got != "Platz" || doc.Lang != "en" || doc.Tables[0].Columns[0].Title != "Place" {
		t.Errorf("the screen says %q, a document is in %q", got, doc.Lang)
	}
	a.languages().Ask()
	a.choice("language.documents").SetSelectedIndex(0)
	a.press(fyne.KeyReturn, ctrl)
	if doc := printed(); a.doc.Tournament().Language != "" || doc.Lang != "de" {
		t.Errorf("as the window, a document is in %q", doc.Lang)
	}
}

// TestALanguageThisProgramHasNot is kept with the event, and offered as it stands.
func TestALanguageThisProgramHasNot(t *testing.T) {
	a := &robot{speaking(t, ""), t, ""}
	a.documents.OpenSample("club.wallchart")
	h := steps.HeaderOf(a.doc.Tournament())
	h.Language = "tlh"
	must.Do(t, a.Do(steps.EditTournament{Header: h}))
	a.languages().Ask()
	if got := a.choice("language.documents").Selected; got != "tlh" {
		t.Errorf("the dialog offers %q", got)
	}
	a.press(fyne.KeyReturn, ctrl)
	if got := a.doc.Tournament().Language; got != "tlh" {
		t.Errorf("the language is %q after nothing was changed", got)
	}
	a.show("standings")
	if doc, err := a.screen.Paper(a.state); err != nil || doc.Lang != "en" {
		t.Errorf("a document is in %q, %v", doc.Lang, err)
	}
}

package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/wording"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
	"wallchart/ui/scenes"
)

// view is a scene as it is drawn in one language at one size.
type view struct {
	*App
	language string
	scene    scenes.Scene // of that size
	made     fyne.Size    // the size that the scene is made for
}

// inspection is what is found in the scenes one after the other.
type inspection struct {
	cut     map[string][]string // what is too tight in English, by scene
	dialogs int                 // looked at
	seen    map[string]bool     // kinds of controls that had the keyboard
	tried   map[string]bool     // kinds of columns that were typed into
}

func newInspection() *inspection {
	return &inspection{cut: map[string][]string{}, seen: map[string]bool{}, tried: map[string]bool{}}
}

// examiner is one question that is asked of scenes; what it finds is wrong.
type examiner struct {
	name string
	find func(in *inspection, v view) []string
}

// examiners ask one after the other: those who only read come before those who turn pages and move the keyboard.
var examiners = []examiner{{"whole", (*inspection).whole}, {"tight", (*inspection).tight}, {"dialog", (*inspection).dialog},
	{"apart", (*inspection).apart}, {"keyboard", (*inspection).keyboard},
	{"inputs", (*inspection).inputs}}

// TestEveryScene draws every scene in every language in the smallest window, in English also in the usual one and at its own
// size, and has all examiners look at it. What has the same texts in the same places as a scene before, such as one in other
// colours, is drawn in English alone.
func TestEveryScene(t *testing.T) {
	in, drawn, all := newInspection(), 0, 0
	shown, alike := map[string]bool{}, map[string]bool{} // texts with their places; scenes that have those of another
	draw := func(code string, s scenes.Scene, sizes []fyne.Size) {
		all++
		t.Run(code+"/"+s.Name, func(t *testing.T) {
			drawn++
			v := view{language: code, scene: s, made: s.Size}
			for _, size := range sizes {
				v.scene.Size = size
				v.App = playing(t, code, v.scene)
				if code == wording.English && size == least {
					texts := textsOn(v.win.Canvas())
					alike[s.Name], shown[texts] = shown[texts], true
				}
				for _, x := range examiners {
					for _, fault := range x.find(in, v) {
						t.Errorf("%gx%g: %s: %s", size.Width, size.Height, x.name, fault)
					}
				}
				v.win.Close()
			}
		})
	}
	for _, s := range scenes.Scenes() {
		sizes := slices.DeleteFunc([]fyne.Size{least, usual}, func(size fyne.Size) bool { return size == s.Size })
		draw(wording.English, s, append(sizes, s.Size))
	}
	for _, code := range wording.Languages() {
		for _, s := range scenes.Scenes() {
			if code != wording.English && !alike[s.Name] {
				draw(code, s, []fyne.Size{least})
			}
		}
	}
	if drawn < all { // some were chosen
		return
	}
	if in.dialogs < 80 || len(in.seen) < 20 {
		t.Errorf("%d dialogs and %d kinds of controls are looked at: %v", in.dialogs, len(in.seen), in.seen)
	}
	if len(shown) < len(scenes.Scenes())*3/4 {
		t.Errorf("of %d scenes %d are different", len(scenes.Scenes()), len(shown))
	}
}

// playing is a new window in the state of a scene. What follows what is shown, such as menus and explanations, does so once, in the end.
func playing(t *testing.T, language string, s scenes.Scene) *App {
	var turns []func()
	turn := func(do func()) { turns = append(turns, do) }
	a := speakingIn(t, language, s.Look, s.Size, func(do func()) { turn(do) })
	s.Apply(a.Stage())
	turn = func(do func()) { do() }
	for _, do := range turns {
		do()
	}
	return a
}

// textsOn are all texts on the screen with their places.
func textsOn(c fyne.Canvas) string {
	var all strings.Builder
	var walk func(o fyne.CanvasObject, at fyne.Position)
	walk = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		var inside []fyne.CanvasObject
		switch o := o.(type) {
		case *canvas.Text:
			fmt.Fprintln(&all, o.Text, at, o.Size())
		case *grid.Grid:
			for _, x := range test.LaidOutObjects(o) {
				if text, is := x.(*canvas.Text); is {
					fmt.Fprintln(&all, text.Text, at, text.Position(), text.Size())
				}
			}
		case *fyne.Container:
			inside = o.Objects
		case fyne.Widget:
			inside = test.WidgetRenderer(o).Objects()
		}
		for _, x := range inside {
			walk(x, at)
		}
	}
	for _, layer := range append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...) {
		walk(layer, fyne.Position{})
	}
	return all.String()
}

// TestExaminersNotice: each finds the fault that it is there for, and nothing in a window without it.
func TestExaminersNotice(t *testing.T) {
	dialogOf := func(a *App, content fyne.CanvasObject, size fyne.Size) {
		d := controls.NewDialog(a.win.Canvas(), "?", content, "", words.Say("dialog.close"))
		a.dialogs.openDialog(d, style.Short, nil)
		for _, o := range test.WidgetRenderer(a.win.Canvas().Overlays().Top().(fyne.Widget)).Objects() {
			if popup, is := o.(*widget.PopUp); is {
				popup.Resize(d.Size().Add(size))
			}
		}
	}
	scrolling := func() fyne.CanvasObject { return container.NewVScroll(controls.Wrapped(strings.Repeat("Line.\n", 20))) }
	faults := map[string]struct {
		examiner int
		finds    string
		put      func(a *App)
	}{
		"a heading ends in …":        {0, "is cut", func(a *App) { a.win.SetContent(canvas.NewText("The rounds of the sec…", nil)) }},
		"a tab is too narrow":        {1, "Split needs", func(a *App) { a.tabs.buttons[0].SetText(strings.Repeat("Spieler ", 30)) }},
		"a dialog is mostly empty":   {2, "empty", func(a *App) { dialogOf(a, controls.Wrapped("One line."), fyne.NewSize(0, 50*style.Unit)) }},
		"a dialog is off the grid":   {2, "no whole units", func(a *App) { dialogOf(a, controls.Wrapped("One line."), fyne.NewSize(3, 0)) }},
		"a dialog scrolls":           {2, "scrolls", func(a *App) { dialogOf(a, scrolling(), fyne.NewSize(0, -10*style.Unit)) }},
		"a dialog leaves the window": {2, "it is {1000 144}", func(a *App) { dialogOf(a, controls.Wrapped("One line."), fyne.NewSize(2000, 0)) }},
		"two stand on each other": {3, "stand on each other", func(a *App) {
			a.win.SetContent(container.NewStack(controls.NewButton("Next", nil), canvas.NewText("the last field", nil)))
		}},
		"the keyboard is not shown": {4, " 0 are different", func(a *App) { a.win.SetContent(container.NewVBox(newHidden())) }},
	}
	for name, fault := range faults {
		t.Run(name, func(t *testing.T) {
			x := examiners[fault.examiner]
			v := view{App: speaking(t, "en"), language: "en", scene: scenes.Scene{Name: "start", Size: least}, made: least}
			if x.name == "tight" {
				v.documents.OpenSample("club.wallchart")
			}
			in := newInspection()
			if found := x.find(in, v); len(found) > 0 {
				t.Errorf("%s finds %q where nothing is wrong", x.name, found)
			}
			if x.name == "tight" { // in others than English, in which it was looked at
				v.language = "de"
			}
			fault.put(v.App)
			if found := x.find(in, v); !strings.Contains(strings.Join(found, "\n"), fault.finds) {
				t.Errorf("%s finds %q", x.name, found)
			}
		})
	}
}

// hidden is a button that looks the same with the keyboard and without.
type hidden struct{ controls.Button }

func newHidden() *hidden {
	b := &hidden{}
	b.ExtendBaseWidget(b)
	return b
}

func (b *hidden) FocusGained() {}

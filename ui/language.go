package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/phrase/catalogue"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

const prefLanguage = "language" // of the window: a code, "" for the system's

// speak gives the window the language that was chosen, else the system's.
func (a *App) speak() {
	wish := a.fyne.Preferences().StringWithFallback(prefLanguage, a.settings.Language)
	if err := words.Speak(catalogue.Best(wish)); err != nil {
		panic(err) // Best names a language that is part of the program
	}
}

// useLanguage takes another language, "" for the system's, and furnishes the
// window anew: what is open stays open.
func (a *App) useLanguage(code string) {
	if code == "" {
		a.fyne.Preferences().RemoveValue(prefLanguage)
	} else {
		a.fyne.Preferences().SetString(prefLanguage, code)
	}
	a.speak()
	shown, before, section := a.shown, a.state, model.ID(0)
	if before.Section != nil {
		section = before.Section.ID
	}
	a.furnish()
	if a.doc == nil {
		a.showStart()
		return
	}
	a.body.Objects = []fyne.CanvasObject{a.event}
	a.body.Refresh()
	a.state = derive(a.doc.Tournament(), section, before.After, nil)
	a.why.hint(a.state)
	a.show(shown)
	a.showState()
}

// languageNames are the languages by their own names, the system's before them,
// and their codes.
func languageNames() (names, codes []string) {
	names, codes = []string{words.Say("language.system")}, []string{""}
	for _, code := range catalogue.Languages() {
		if l, err := catalogue.Load(code); err == nil {
			names, codes = append(names, l.Say("language.name")), append(codes, code)
		}
	}
	return names, codes
}

// languageDialog asks for the language of the window.
type languageDialog struct {
	dialog *controls.Dialog
	window *controls.Select
}

func (a *App) askLanguage() *languageDialog {
	names, codes := languageNames()
	d := &languageDialog{window: controls.NewSelect(names, nil)}
	chosen := a.fyne.Preferences().String(prefLanguage)
	d.window.SetSelectedIndex(max(0, slices.Index(codes, chosen)))
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("language.window")), d.window)
	d.dialog = controls.NewDialog(a.win.Canvas(), words.Say("language.title"), rows, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	next := chosen
	d.dialog.Confirm = func() error {
		next = codes[d.window.SelectedIndex()]
		return nil
	}
	d.dialog.Closed = func() {
		if next != chosen {
			a.useLanguage(next)
		}
	}
	a.openDialog(d.dialog, fyne.NewSize(480, 200), nil)
	return d
}

package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal"
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

// languageDialog asks for the language of the window, and for that of the event's
// documents, which belongs to the event.
type languageDialog struct {
	dialog    *controls.Dialog
	window    *controls.Select
	documents *controls.Select // nil while no event is open
}

func (a *App) askLanguage() *languageDialog {
	names, codes := languageNames()
	d := &languageDialog{window: controls.NewSelect(names, nil)}
	chosen := a.fyne.Preferences().String(prefLanguage)
	d.window.SetSelectedIndex(max(0, slices.Index(codes, chosen)))
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("language.window")), d.window)
	var printed []string
	if a.doc != nil {
		rows.Add(widget.NewLabel(words.Say("language.documents")))
		printed = d.askDocuments(names, codes, a.doc.Tournament().Language)
		rows.Add(d.documents)
	}
	d.dialog = controls.NewDialog(a.win.Canvas(), words.Say("language.title"), rows, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	next := chosen
	d.dialog.Confirm = func() error {
		next = codes[d.window.SelectedIndex()]
		if d.documents == nil {
			return nil
		}
		return printIn(a, printed[d.documents.SelectedIndex()])
	}
	d.dialog.Closed = func() {
		if next != chosen {
			a.useLanguage(next)
		}
	}
	a.openDialog(d.dialog, fyne.NewSize(520, 240), nil)
	return d
}

// askDocuments offers the languages of documents and returns their codes: first that
// of the window, last one that the event names and this program has not.
func (d *languageDialog) askDocuments(names, codes []string, chosen string) []string {
	names, codes = slices.Clone(names), slices.Clone(codes)
	names[0] = words.Say("language.asWindow")
	if !slices.Contains(codes, chosen) {
		names, codes = append(names, chosen), append(codes, chosen)
	}
	d.documents = controls.NewSelect(names, nil)
	d.documents.SetSelectedIndex(slices.Index(codes, chosen))
	return codes
}

// printIn makes a language that of the event's documents.
func printIn(a *App, code string) error {
	h := journal.HeaderOf(a.doc.Tournament())
	if h.Language == code {
		return nil
	}
	h.Language = code
	return a.Do(journal.EditTournament{Header: h})
}

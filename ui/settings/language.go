package settings

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/assets/wording"
	"wallchart/model/journal/steps"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

const prefLanguage = "language" // of the window: a code, "" for the system's

// Speak gives the window the language that was chosen, else the system's.
func Speak(chosen fyne.Preferences, system string) {
	wish := chosen.StringWithFallback(prefLanguage, system)
	if err := words.Speak(wording.Best(wish)); err != nil {
		panic(err) // Best names a language that is part of the program
	}
}

// languageNames are the languages by their own names, the system's before them,
// and their codes.
func languageNames() (names, codes []string) {
	names, codes = []string{words.Say("language.system")}, []string{""}
	for _, code := range wording.Languages() {
		if l, err := wording.Load(code); err == nil {
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

// Languages are what the dialog of the languages depends on.
type Languages struct {
	host.Host
	System string
	Anew   func() // furnishes the window in another language
}

// use takes another language for the window, "" for the system's.
func (l Languages) use(code string) {
	if code == "" {
		l.Preferences().RemoveValue(prefLanguage)
	} else {
		l.Preferences().SetString(prefLanguage, code)
	}
	Speak(l.Preferences(), l.System)
	l.Anew()
}

// Ask asks for the languages of the window and of the documents.
func (l Languages) Ask() *languageDialog {
	names, codes := languageNames()
	d := &languageDialog{window: controls.NewSelect(names, nil)}
	chosen := l.Preferences().String(prefLanguage)
	d.window.SetSelectedIndex(max(0, slices.Index(codes, chosen)))
	rows := container.New(controls.FormRows(), widget.NewLabel(words.Say("language.window")), d.window)
	var printed []string
	if event := l.Now().Event; event != nil {
		rows.Add(widget.NewLabel(words.Say("language.documents")))
		printed = d.askDocuments(names, codes, event.Language)
		rows.Add(d.documents)
	}
	d.dialog = controls.NewDialog(l.Canvas(), words.Say("language.title"), rows, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	next := chosen
	d.dialog.Confirm = func() error {
		next = codes[d.window.SelectedIndex()]
		if d.documents == nil {
			return nil
		}
		return l.printIn(printed[d.documents.SelectedIndex()])
	}
	d.dialog.Closed = func() {
		if next != chosen {
			l.use(next)
		}
	}
	l.Host.Ask(d.dialog, style.Sentence, nil)
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
func (l Languages) printIn(code string) error {
	h := steps.HeaderOf(l.Now().Event)
	if h.Language == code {
		return nil
	}
	h.Language = code
	return l.Do(steps.EditTournament{Header: h})
}

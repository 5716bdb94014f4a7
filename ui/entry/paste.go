package entry

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/ui/choices"
	"wallchart/ui/documents"
	"wallchart/ui/host"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Paste is what pasting a crosstable depends on.
type Paste struct {
	host.Host
	Clipboard fyne.Clipboard
	Assistant Beginner            // who begins an event with a list
	Open      func(*files.Opened) // as an event without a place yet
}

// Show asks for a crosstable as text and says, while it is being pasted,
// what was understood of it.
func (p Paste) Show() {
	text := controls.NewTextEntry()
	text.TextStyle.Monospace = true
	text.SetPlaceHolder(words.Say("paste.placeholder"))
	found := widget.NewLabel(words.Say("paste.hint"))
	found.Wrapping = fyne.TextWrapWord
	notes := container.NewVScroll(found)
	notes.SetMinSize(style.Notes)
	d := controls.NewDialog(p.Canvas(), words.Say("paste.title"),
		container.NewBorder(nil, notes, nil, nil, text), words.Say("paste.open"), words.Say("dialog.cancel"))
	var read *files.Opened
	var list *Source
	text.OnChanged = func(s string) {
		var wording string
		read, list, wording = readPasted(s)
		found.SetText(controls.Sentences(wording))
		if d.SetConfirmText(words.Say("paste.open")); list != nil {
			d.SetConfirmText(words.Say("paste.begin"))
		}
		d.SetConfirm(read != nil || list != nil)
	}
	d.Confirm = func() error {
		switch {
		case list != nil:
			d.Close()
			p.Assistant.NewEvent().FromList(list)
			return nil
		case read == nil:
			return errors.New(words.Say("paste.nothing"))
		}
		d.Close()
		p.Open(read)
		return nil
	}
	text.In(d)
	p.Ask(d, style.Paper, text)
	d.SetConfirm(false)
	if clip := p.Clipboard.Content(); strings.Count(clip, "\n") > 2 {
		text.SetText(clip)
	}
}

// readPasted reads a pasted table as a file with the same text would be read, and says in words what was understood and what was not:
// whether the printed totals agree, too. Doubts are no hindrance; what is no event with which anything can be computed is. A list of
// players or teams comes back as one: it begins a new event.
func readPasted(text string) (*files.Opened, *Source, string) {
	if strings.TrimSpace(text) == "" {
		return nil, nil, words.Say("paste.hint")
	}
	o, err := files.Read("", []byte(text), systems.Reports())
	if err == nil && o.Tournament == nil {
		var list *Source
		if list, err = readPastedList(words.Say("import.clipboard"), text); err == nil {
			return nil, list, words.Say("paste.list", list.people())
		}
	}
	if err != nil {
		return nil, nil, words.Err(err)
	}
	var lines []string
	if o.Format != files.Crosstable {
		lines = append(lines, words.Text(phrase.Sentence(o.Format.Words())))
	}
	for _, s := range documents.WithPrinted(o.Tournament, o.Printed).Sections {
		line := s.Name + ": " + choices.AboutSection(s)
		if o.Format == files.Crosstable {
			line += " · " + strings.Join(s.Ranking.TieBreaks, ", ")
		}
		lines = append(lines, line)
	}
	for _, p := range append(o.Lost(), o.Remarks()...) {
		lines = append(lines, words.Err(p))
	}
	if len(o.Unsound()) > 0 {
		return nil, nil, strings.Join(append(lines, words.Say("paste.grave")), "\n")
	}
	return o, nil, strings.Join(lines, "\n")
}

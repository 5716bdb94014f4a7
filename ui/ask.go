package ui

import (
	"errors"
	"strings"
	"wallchart/ui/host"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/ui/documents"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// askRename asks for the section's name.
func (o *settingDialogs) askRename() {
	s := o.Now().Section
	name := controls.NewEntry()
	name.SetText(s.Name)
	d := controls.NewDialog(o.Canvas(), words.Say("rename.title"), name, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error { return o.Do(steps.RenameSection{Section: s.ID, To: strings.TrimSpace(name.Text)}) }
	name.In(d)
	o.Ask(d, style.Short, name)
}

// removeSection takes the section out of the event; undo brings it back.
func (o *settingDialogs) removeSection() {
	_ = o.Do(steps.RemoveSection{Section: o.Now().Section.ID})
}

// askScoring asks what results are worth.
func (o *settingDialogs) askScoring() {
	s := o.Now().Section
	rows := container.New(controls.FormRows())
	sc := s.Scoring
	var entries []*controls.Entry
	var targets []*model.Points
	for _, f := range scoringFields {
		if f.teams && !s.Team() {
			continue
		}
		e := controls.NewEntry()
		to := f.of(&sc)
		e.SetText(to.Short())
		rows.Add(widget.NewLabel(words.Say(f.wording)))
		rows.Add(e)
		entries, targets = append(entries, e), append(targets, to)
	}
	d := controls.NewDialog(o.Canvas(), words.Say("cmd.section.scoring"), rows, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		for i, e := range entries {
			p, err := model.ParsePoints(e.Text)
			if err != nil {
				return err
			}
			*targets[i] = p
		}
		return o.Do(steps.SetScoring{Section: s.ID, Scoring: sc})
	}
	for _, e := range entries {
		e.In(d)
	}
	o.Ask(d, style.Short, entries[0])
}

// scoringFields are the entries of the scoring, in the order asked.
var scoringFields = []struct {
	wording string
	teams   bool
	of      func(*model.Scoring) *model.Points
}{
	{"scoring.win", false, func(s *model.Scoring) *model.Points { return &s.Win }},
	{"scoring.draw", false, func(s *model.Scoring) *model.Points { return &s.Draw }},
	{"scoring.loss", false, func(s *model.Scoring) *model.Points { return &s.Loss }},
	{"scoring.bye", false, func(s *model.Scoring) *model.Points { return &s.PairingBye }},
	{"scoring.full", false, func(s *model.Scoring) *model.Points { return &s.FullBye }},
	{"scoring.half", false, func(s *model.Scoring) *model.Points { return &s.HalfBye }},
	{"scoring.absent", false, func(s *model.Scoring) *model.Points { return &s.Absent }},
	{"scoring.matchWin", true, func(s *model.Scoring) *model.Points { return &s.MatchWin }},
	{"scoring.matchDraw", true, func(s *model.Scoring) *model.Points { return &s.MatchDraw }},
	{"scoring.matchLoss", true, func(s *model.Scoring) *model.Points { return &s.MatchLoss }},
	{"scoring.matchBye", true, func(s *model.Scoring) *model.Points { return &s.MatchBye }},
	{"scoring.gamesBye", true, func(s *model.Scoring) *model.Points { return &s.GamesBye }},
}

// pasteDesk is what pasting a crosstable depends on.
type pasteDesk struct {
	host.Host
	clipboard fyne.Clipboard
	assistant assistantDesk       // who begins an event with a list
	open      func(*files.Opened) // as an event without a place yet
}

// dialog asks for a crosstable as text and says, while it is being pasted,
// what was understood of it.
func (p pasteDesk) dialog() {
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
	var list *source
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
			p.assistant.newEvent().fromList(list)
			return nil
		case read == nil:
			return errors.New(words.Say("paste.nothing"))
		}
		d.Close()
		p.open(read)
		return nil
	}
	text.In(d)
	p.Ask(d, style.Paper, text)
	d.SetConfirm(false)
	if clip := p.clipboard.Content(); strings.Count(clip, "\n") > 2 {
		text.SetText(clip)
	}
}

// readPasted reads a pasted table as a file with the same text would be read, and says in words what was understood and what was not:
// whether the printed totals agree, too. Doubts are no hindrance; what is no event with which anything can be computed is. A list of
// players or teams comes back as one: it begins a new event.
func readPasted(text string) (*files.Opened, *source, string) {
	if strings.TrimSpace(text) == "" {
		return nil, nil, words.Say("paste.hint")
	}
	o, err := files.Read("", []byte(text), systems.Reports())
	if err == nil && o.Tournament == nil {
		var list *source
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
		line := s.Name + ": " + about(s)
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

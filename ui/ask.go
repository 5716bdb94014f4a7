package ui

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/files"
	"wallchart/files/crosstable"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing/systems"
	"wallchart/phrase"
	"wallchart/ui/controls"
	"wallchart/ui/documents"
	"wallchart/ui/style"
	"wallchart/ui/words"
)

// askRename asks for the section's name.
func (o *office) askRename() {
	s := o.now().Section
	name := controls.NewEntry()
	name.SetText(s.Name)
	d := controls.NewDialog(o.canvas, words.Say("rename.title"), name, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error { return o.do(journal.RenameSection{Section: s.ID, To: strings.TrimSpace(name.Text)}) }
	name.In(d)
	o.ask(d, style.Short, name)
}

// removeSection takes the section out of the event; undo brings it back.
func (o *office) removeSection() { _ = o.do(journal.RemoveSection{Section: o.now().Section.ID}) }

// askScoring asks what results are worth.
func (o *office) askScoring() {
	s := o.now().Section
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
	d := controls.NewDialog(o.canvas, words.Say("cmd.section.scoring"), rows, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error {
		for i, e := range entries {
			p, err := model.ParsePoints(e.Text)
			if err != nil {
				return err
			}
			*targets[i] = p
		}
		return o.do(journal.SetScoring{Section: s.ID, Scoring: sc})
	}
	for _, e := range entries {
		e.In(d)
	}
	o.ask(d, style.Short, entries[0])
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
	desk
	clipboard fyne.Clipboard
	assistant assistantDesk                 // who begins an event with a list
	open      func(*model.Tournament) error // as an event without a place yet
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
	d := controls.NewDialog(p.canvas, words.Say("paste.title"),
		container.NewBorder(nil, notes, nil, nil, text), words.Say("paste.open"), words.Say("dialog.cancel"))
	var read *model.Tournament
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
		return p.open(read)
	}
	text.In(d)
	p.ask(d, style.Paper, text)
	d.SetConfirm(false)
	if clip := p.clipboard.Content(); strings.Count(clip, "\n") > 2 {
		text.SetText(clip)
	}
}

// readElse says what was understood of a text that is no crosstable and yet an
// event, such as a list of games.
func readElse(o *files.Opened) (*model.Tournament, *source, string) {
	lines := []string{words.Text(phrase.Sentence(o.Format.Words()))}
	t := documents.WithPrinted(o.Tournament, o.Printed)
	for _, s := range t.Sections {
		lines = append(lines, s.Name+": "+about(s))
	}
	for _, p := range append(o.Lost(), o.Remarks()...) {
		lines = append(lines, words.Err(p))
	}
	if len(o.Unsound()) > 0 {
		return nil, nil, strings.Join(append(lines, words.Say("paste.grave")), "\n")
	}
	return t, nil, strings.Join(lines, "\n")
}

// readPasted reads a pasted table and says in words what was understood and
// what was not, line by line. A list of players or teams comes back as one: it
// begins a new event.
func readPasted(text string) (*model.Tournament, *source, string) {
	if strings.TrimSpace(text) == "" {
		return nil, nil, words.Say("paste.hint")
	}
	r, err := crosstable.ReadText(text)
	if err != nil {
		o, failed := files.Read("", []byte(text), systems.Reports())
		if failed == nil && o.Tournament == nil {
			if list, unread := readPastedList(words.Say("import.clipboard"), text); unread == nil {
				return nil, list, words.Say("paste.list", list.people())
			}
		} else if failed == nil {
			return readElse(o)
		}
		if failed != nil {
			err = failed
		}
		return nil, nil, words.Err(err)
	}
	t := documents.WithPrinted(r.Tournament, r.Printed)
	var lines []string
	for _, s := range t.Sections {
		lines = append(lines, s.Name+": "+about(s)+" · "+strings.Join(s.Ranking.TieBreaks, ", "))
	}
	for _, p := range r.Problems {
		lines = append(lines, words.Err(p))
	}
	for _, u := range r.Unread {
		lines = append(lines, words.Say("paste.unread", u.Line, u.Why, u.Text))
	}
	if len(r.Problems.Grave()) > 0 {
		t = nil
		lines = append(lines, words.Say("paste.grave"))
	}
	return t, nil, strings.Join(lines, "\n")
}

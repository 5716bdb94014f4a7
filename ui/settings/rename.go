package settings

import (
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// AskRename asks for the section's name.
func (o *Dialogs) AskRename() {
	s := o.Now().Section
	name := controls.NewEntry()
	name.SetText(s.Name)
	d := controls.NewDialog(o.Canvas(), words.Say("rename.title"), name, words.Say("dialog.ok"), words.Say("dialog.cancel"))
	d.Confirm = func() error { return o.Do(steps.RenameSection{Section: s.ID, To: strings.TrimSpace(name.Text)}) }
	name.In(d)
	o.Ask(d, style.Short, name)
}

// RemoveSection takes the section out of the event; undo brings it back.
func (o *Dialogs) RemoveSection() {
	_ = o.Do(steps.RemoveSection{Section: o.Now().Section.ID})
}

// AskScoring asks what results are worth.
func (o *Dialogs) AskScoring() {
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

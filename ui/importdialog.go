package ui

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"wallchart/arbiter"
	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
	"wallchart/ui/controls"
	"wallchart/ui/words"
)

// importDialog asks how a list is to be read and imports it into a section.
// Nothing of the list is in the event before it is confirmed.
type importDialog struct {
	*importPanel
	dialog *controls.Dialog
}

// take asks how a list is to be read and imports it into the section that is shown.
func (m importDesk) take(src *source) *importDialog {
	id := m.now().Section.ID
	p := newImportPanel(m, func() *model.Section { return m.now().Event.Section(id) },
		func(s *model.Section) model.RatingChoice { return m.now().Event.Ratings(s) })
	d := &importDialog{importPanel: p}
	d.dialog = controls.NewDialog(m.canvas, words.Say("import.title", src.name), p.content(), words.Say("import.confirm", 0),
		words.Say("dialog.cancel"))
	d.dialog.Confirm = d.confirm
	d.dialog.OnKey = p.mend
	p.host = d.dialog
	p.counted = func(n int) {
		d.dialog.SetConfirmText(words.Say("import.confirm", n))
		d.dialog.SetConfirm(n > 0)
	}
	d.dialog.Of = d
	m.ask(d.dialog, fyne.NewSize(1120, 690), p.grid)
	p.take(src)
	return d
}

// confirm makes the import one step of the event.
func (d *importDialog) confirm() error {
	d.grid.Commit() // a cell that is still being typed into
	s := d.section()
	if s == nil {
		return errors.New(words.Say("why.no.section"))
	}
	c, err := d.change(d.desk.now().Event, s.ID)
	if err != nil {
		return err
	}
	if err := d.desk.do(c); err != nil {
		return err
	}
	d.remember()
	return nil
}

// change is what the import does to a section. Cells that would stay empty are
// said once before.
func (p *importPanel) change(t *model.Tournament, section model.ID) (journal.Change, error) {
	s := t.Section(section)
	p.im.Ratings = t.Ratings(s)
	c, err := p.im.Change(s)
	if err != nil {
		return nil, err
	}
	if cells := p.badCells(); len(cells) > 0 && p.asked != strings.Join(cells, " ") {
		p.asked = strings.Join(cells, " ")
		shown := strings.Join(cells[:min(len(cells), 8)], ", ")
		if len(cells) > 8 {
			shown += " …"
		}
		return nil, errors.New(words.Say("import.lost", len(cells), shown))
	}
	return arbiter.Enlist(t, s.ID, c, p.im.OwnNumbers())
}

// badCells names the cells that could not be read and would stay empty, as a
// spreadsheet does: C7.
func (p *importPanel) badCells() []string {
	var cells []string
	for _, q := range p.im.Problems {
		if q.Lost {
			cells = append(cells, q.Cell())
		}
	}
	return slices.Compact(cells)
}

// remember keeps what the columns were said to be for the next list.
func (p *importPanel) remember() {
	if !p.src.typed {
		p.desk.remember(p.mapping)
	}
}

// tally says what confirming will do.
func (p *importPanel) tally() {
	n := 0
	for _, l := range p.im.Lines {
		if l.Action != roster.Leave {
			n++
		}
	}
	for _, t := range p.im.Teams {
		if t.Action != roster.Leave && len(p.im.Lines) == 0 {
			n++
		}
	}
	p.outcome.SetText(p.summary())
	p.counted(n)
}

// summary is what will be added, updated and left out, in words.
func (p *importPanel) summary() string {
	var players, teams [3]int
	for _, l := range p.im.Lines {
		players[l.Action]++
	}
	for _, t := range p.im.Teams {
		teams[t.Action]++
	}
	parts := []string{words.Say("import.players", players[roster.Add])}
	if s := p.section(); s != nil && s.Team() {
		parts = append(parts, words.Say("import.teams", teams[roster.Add]))
	}
	if n := players[roster.Update] + teams[roster.Update]; n > 0 {
		parts = append(parts, words.Say("import.updated", n))
	}
	if n := players[roster.Leave]; n > 0 {
		parts = append(parts, words.Say("import.left", n))
	}
	if p.known {
		parts = append(parts, words.Say("import.known"))
	}
	if cut := p.src.sheets[p.at].Cut; !cut.Empty() {
		parts = append(parts, words.Text(phrase.New("%s.", cut)))
	}
	return strings.Join(parts, " · ")
}

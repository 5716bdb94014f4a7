package entry

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/entries"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// importDialog asks how a list is to be read and imports it into a section.
// Nothing of the list is in the event before it is confirmed.
type importDialog struct {
	*importPanel
	dialog *controls.Dialog
}

// Take asks how a list is to be read and imports it into the section that is shown.
func (m Importer) Take(src *Source) *importDialog {
	id := m.Now().Section.ID
	p := newImportPanel(m, func() *model.Section { return m.Now().Event.Section(id) })
	d := &importDialog{importPanel: p}
	d.dialog = controls.NewDialog(m.Canvas(), words.Say("import.title", src.name), p.content(), words.Say("import.confirm", 0),
		words.Say("dialog.cancel"))
	d.dialog.Confirm = d.confirm
	d.dialog.OnKey = p.mend
	p.host = d.dialog
	p.counted = func(n int) {
		d.dialog.SetConfirmText(words.Say("import.confirm", n))
		d.dialog.SetConfirm(n > 0)
	}
	d.dialog.Of = d
	m.Ask(d.dialog, style.Whole, p.grid)
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
	c, err := d.change(d.by.Now().Event, s.ID)
	if err != nil {
		return err
	}
	if err := d.by.Do(c); err != nil {
		return err
	}
	d.remember()
	return nil
}

// change is what the import does to a section. Cells that would stay empty are
// said once before.
func (p *importPanel) change(t *model.Tournament, section model.ID) (journal.Change, error) {
	c, err := entries.Enlist(t, section, p.im)
	if err != nil {
		return nil, err
	}
	if lost := p.lost(); lost != "" && p.asked != lost {
		p.asked = lost
		return nil, errors.New(lost)
	}
	return c, nil
}

// lost says what of the list would not be taken, "" for all: the cells that could not be
// read, named as a spreadsheet does (C7), the rows without a name, and those of which nobody
// has said whether they are somebody who is in the section.
func (p *importPanel) lost() string {
	var cells, rows, open []string
	for _, t := range p.im.Twins {
		if _, said := p.said[rowKey(t.Row)]; t.Open && !said {
			open = append(open, strconv.Itoa(t.Row))
		}
	}
	for _, q := range p.im.Problems {
		switch {
		case q.Lost:
			cells = append(cells, q.Cell())
		case q.Left && q.Column > 0:
			rows = append(rows, strconv.Itoa(q.Row))
		}
	}
	var parts []string
	say := func(wording string, which []string) {
		which = slices.Compact(which)
		if len(which) == 0 {
			return
		}
		shown := strings.Join(which[:min(len(which), 8)], ", ")
		if len(which) > 8 {
			shown += " …"
		}
		parts = append(parts, words.Say(wording, len(which), shown))
	}
	say("import.lost", cells)
	say("import.leftOut", rows)
	say("import.open", open)
	if rival := p.src.rival(); rival != "" {
		parts = append([]string{rival}, parts...)
	}
	if len(parts) == 0 {
		return ""
	}
	return strings.Join(append(parts, words.Say("import.lost.cure")), " ")
}

// remember keeps what the columns were said to be for the next list.
func (p *importPanel) remember() {
	if !p.src.typed {
		p.by.remember(p.mapping)
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

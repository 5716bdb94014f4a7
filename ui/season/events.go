package season

import (
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/season"
	"wallchart/model"
	"wallchart/standings/series"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
	"wallchart/ui/kit/work"
)

// eventPage is the list of the events: their names in the table, which section counts, their weights, and what was found of them.
type eventPage struct {
	of   *Dialog
	grid *grid.Grid
	here *controls.Button
	page fyne.CanvasObject
}

// Columns of the list.
const (
	numberColumn = iota
	nameColumn
	sectionColumn
	weightColumn
	stateColumn
	fileColumn
)

func newEventPage(d *Dialog) *eventPage {
	p := &eventPage{of: d, grid: grid.New(table.Table{}, "")}
	d.listening(p.grid)
	p.grid.OnCells = p.cells
	p.grid.OnCommit = func(row, col int, ref table.Ref, text string) error {
		return p.cells([]grid.Typed{{Row: row, Col: col, Ref: ref, Text: text}})[0]
	}
	p.grid.OnClear = p.clear
	p.grid.OnShortcut = p.shortcut
	p.grid.Choices = p.choices
	hint := widget.NewLabel(words.Say("season.events.hint"))
	hint.Wrapping, hint.Importance = fyne.TextWrapWord, widget.LowImportance
	p.here = controls.NewButtonWithIcon(words.Say("season.addHere"), theme.ContentAddIcon(), func() { p.add(d.desk.Here()) })
	p.page = container.NewBorder(hint, foot(
		controls.NewButtonWithIcon(words.Say("season.add"), theme.ContentAddIcon(), func() { d.desk.Open(d.desk.Events(), p.add) }), p.here,
		controls.NewButtonWithIcon(words.Say("season.remove"), theme.ContentRemoveIcon(), func() { p.remove(p.grid.SelectedRows()) }),
		controls.NewButtonWithIcon(words.Say("season.again"), theme.ViewRefreshIcon(), d.again)), nil, nil, p.grid)
	return p
}

func (p *eventPage) show() {
	if p.of.desk.Here() == "" {
		p.here.Disable()
	} else {
		p.here.Enable()
	}
	p.grid.SetHint(words.Say("season.noEvents"))
	t := table.Table{Columns: []table.Column{{ID: "no", Align: table.Right, Frozen: true},
		{ID: "name", Title: words.Say("season.event"), Width: 14}, {ID: "section", Title: words.Say("season.section"), Width: 10},
		{ID: "weight", Title: words.Say("season.weight"), Align: table.Right, Width: 5},
		{ID: "state", Title: words.Say("season.state"), Width: 16}, {ID: "file", Title: words.Say("season.file"), Width: 16}}}
	for n, e := range p.of.file.Season.Events {
		row := table.Row{Cells: []table.Cell{table.Num(strconv.Itoa(n+1), float64(n+1)), {Text: e.Name, Editable: true},
			{Text: e.Section, Editable: true}, {Text: p.of.number(e.Weight), Editable: true}, {}, table.Text(e.Path)}}
		state := &row.Cells[stateColumn]
		switch x := &p.of.found[n]; {
		case x.Missing:
			state.Text = words.Say("season.toCome")
		case x.Err != nil:
			state.Text, state.Mark, state.Tip = words.Err(x.Err), table.Warning, words.Err(x.Err)
		default:
			state.Text = words.Say("season.found", x.Section.Participants(), len(x.Section.Rounds))
			if e.Section == "" {
				row.Cells[sectionColumn].Text = x.Section.Name
			}
		}
		t.Rows = append(t.Rows, row)
	}
	p.grid.SetTable(t)
}

// choices are the sections of an event.
func (p *eventPage) choices(row, col int) (names []string) {
	if col == sectionColumn && row < len(p.of.found) && p.of.found[row].Event != nil {
		for _, s := range p.of.found[row].Event.Sections {
			names = append(names, s.Name)
		}
	}
	return names
}

// cells takes what was typed about events.
func (p *eventPage) cells(typed []grid.Typed) []error {
	errs := make([]error, len(typed))
	for n, c := range typed {
		if err := p.set(c.Row, c.Col, model.OneLine(strings.TrimSpace(strings.ReplaceAll(c.Text, `"`, "'")))); err != nil {
			errs[n] = errors.New(words.Err(err))
		}
	}
	p.of.changed()
	p.show()
	p.of.head()
	return errs
}

// set changes a cell; an empty one is as usual.
func (p *eventPage) set(row, col int, text string) error {
	s := &p.of.file.Season
	if row >= len(s.Events) {
		return nil
	}
	e := &s.Events[row]
	switch col {
	case nameColumn:
		for n := range s.Events {
			if n != row && strings.EqualFold(s.Events[n].Name, text) {
				return errors.New(words.Say("season.sameName", text))
			}
		}
		if text != "" {
			s.Rename(row, text)
		}
	case sectionColumn:
		if x := &p.of.found[row]; x.Event != nil {
			var try season.Event
			if try.Take(x.Event, text); try.Err != nil {
				return try.Err
			}
			if len(x.Event.Sections) == 1 {
				text = "" // the only one needs no name
			}
		}
		e.Section = text
	case weightColumn:
		if text == "" {
			text = "1"
		}
		w, err := series.ParseHundredths(text)
		if err != nil {
			return err
		}
		e.Weight = w
	}
	return nil
}

// clear empties what can be as usual, and takes events out where a whole line or its number is marked.
func (p *eventPage) clear(rows []int, col int) {
	if p.grid.WholeRows() || col != sectionColumn && col != weightColumn {
		p.remove(rows)
		return
	}
	var typed []grid.Typed
	for _, row := range rows {
		typed = append(typed, grid.Typed{Row: row, Col: col})
	}
	for _, err := range p.cells(typed) {
		if err != nil {
			p.of.refuse(err)
		}
	}
}

func (p *eventPage) remove(rows []int) {
	for _, row := range slices.Backward(rows) {
		if row < len(p.of.file.Season.Events) {
			p.of.file.Season.Remove(row)
		}
	}
	p.of.changed()
	p.of.turnTo(eventsAt)
}

// add puts an event at the end, which is read beside the window.
func (p *eventPage) add(file string) {
	if strings.EqualFold(filepath.Ext(file), season.Extension) {
		p.of.dialog.Problem(words.Say("season.isSeries", filepath.Base(file)))
		return
	}
	p.of.desk.Work.Alone(words.Say("season.busy"), func(*work.Job) func() {
		t, err := p.of.desk.Read(file)
		return func() {
			if err == nil {
				err = p.of.file.Add(file, t.Name)
			}
			if err != nil {
				p.of.refuse(err)
				return
			}
			p.of.dialog.Problem("")
			p.of.changed()
			p.of.turnTo(eventsAt)
			p.grid.Select(len(p.of.file.Season.Events)-1, nameColumn)
		}
	}, nil)
}

// shortcut moves the marked event: the later of equal results is dropped.
func (p *eventPage) shortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	by := 0
	if ok && c.Modifier == fyne.KeyModifierAlt {
		by = map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1}[c.KeyName]
	}
	if by == 0 {
		p.of.dialog.Shortcut(s)
		return
	}
	all := p.of.file.Season.Events
	row, col, _ := p.grid.Selected()
	if to := row + by; row < len(all) && to >= 0 && to < len(all) {
		all[row], all[to] = all[to], all[row]
		p.of.changed()
		p.show()
		p.grid.Select(to, col)
	}
}

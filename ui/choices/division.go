package choices

import (
	"errors"
	"slices"
	"strconv"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// Division asks into which sections the players of one are to be divided, and
// shows who would be in which before anything is made. It is a step of the
// assistant, and by itself a dialog about a section that there is.
type Division struct {
	Source  DivisionSource
	Host    PanelHost
	Changed func()
	whole   bool // "one section" is among the choices

	event   *model.Tournament // what is divided, as it was when the panel was shown
	section *model.Section
	columns []entries.Column
	Parts   int               // sections that there would be; 0 where it cannot be done
	said    bool              // the organiser has chosen what it is divided by
	typed   map[string]string // what was typed in place of a proposal, by what it is divided by

	By      *controls.Radio
	column  *controls.Select
	into    *controls.Entry
	rows    struct{ column, into, hint *fyne.Container }
	choices *fyne.Container // the rows
	foot    *fyne.Container
	body    *fyne.Container
	grid    *grid.Grid
	problem *widget.Label
	left    *widget.Label
	quiet   bool
}

// DivisionSource is what a panel divides.
type DivisionSource struct {
	Section func() (*model.Tournament, *model.Section, error)
	Columns func(*model.Section) []entries.Column
	Usual   func() int // the column that says sections already, -1 for none
}

// PartWay is what a section is divided by, in the order of the choices.
type PartWay int

const (
	notDivided PartWay = iota
	ByGrade
	ByRating
	ByColumn
)

// NewDivision is a panel about a source; whole offers to leave it one section.
func NewDivision(source DivisionSource, whole bool) *Division {
	p := &Division{Source: source, whole: whole, typed: map[string]string{}, Changed: func() {}}
	choices := []string{words.Say("divide.whole"), words.Say("divide.grade"), words.Say("divide.rating"), words.Say("divide.column")}
	if !whole {
		choices = choices[1:]
	}
	p.By = controls.NewRadio(choices, func(string) { p.choose() })
	p.column = controls.NewSelect(nil, func(string) { p.choose() })
	p.into = controls.NewEntry()
	p.into.OnChanged = func(text string) {
		if !p.quiet {
			p.typed[p.key()] = text
			p.show()
		}
	}
	p.grid = grid.New(table.Table{}, words.Say("divide.nobody"))
	p.grid.OnShortcut = func(s fyne.Shortcut) { p.Host.Shortcut(s) }
	p.grid.OnKey = func(e *fyne.KeyEvent) bool {
		if e.Name != fyne.KeyEscape && e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter {
			return false
		}
		p.Host.Key(e)
		return true
	}
	p.problem, p.left = controls.Wrapped(""), controls.Wrapped("")
	p.problem.Importance, p.left.TextStyle.Bold = widget.DangerImportance, true
	p.quiet = true
	p.By.SetSelected(choices[0])
	p.quiet = false
	return p
}

// Content is what the panel shows.
func (p *Division) Content() fyne.CanvasObject {
	row := func(wording string, o fyne.CanvasObject) *fyne.Container {
		return container.New(controls.FormRows(), widget.NewLabel(words.Say(wording)), o)
	}
	p.rows.column, p.rows.into = row("divide.columnOf", p.column), row("divide.into", p.into)
	p.rows.hint = container.NewStack(controls.Wrapped(words.Say("divide.hint")))
	p.rows.hint.Objects[0].(*widget.Label).Importance = widget.LowImportance
	p.choices = container.NewVBox(p.rows.column, p.rows.into, p.rows.hint)
	top := container.NewBorder(nil, nil, container.NewVBox(p.By), nil, container.NewPadded(p.choices))
	p.foot = container.NewVBox(p.problem, p.left)
	p.body = container.NewBorder(top, p.foot, nil, nil, p.grid)
	return p.body
}

// Entries are the texts that are typed in it.
func (p *Division) Entries() []*controls.Entry { return []*controls.Entry{p.into} }

// way is what has been chosen.
func (p *Division) way() PartWay {
	way := PartWay(slices.Index(p.By.Options, p.By.Selected))
	if !p.whole {
		way++
	}
	return max(notDivided, way)
}

// SetWay chooses what is divided by.
func (p *Division) SetWay(way PartWay) {
	if !p.whole {
		way--
	}
	p.By.SetSelected(p.By.Options[way])
}

// key names what it is divided by, for what was typed about it.
func (p *Division) key() string {
	if p.way() == ByColumn {
		return "column " + p.column.Selected
	}
	return strconv.Itoa(int(p.way()))
}

// division is what the organiser asks for; not ok where nothing is to be divided.
func (p *Division) division() (d entries.Division, ok bool) {
	switch p.way() {
	case notDivided:
		return d, false
	case ByGrade:
		d.By = entries.GradeBands
	case ByRating:
		d.By = entries.RatingBands
	default:
		d.By = entries.EachValue
		if i := p.column.SelectedIndex(); i >= 0 && i < len(p.columns) {
			d.Column = p.columns[i]
		}
	}
	d.Into = p.into.Text
	return d, true
}

// Refresh looks at what is to be divided anew, because the people or their ratings
// may be others. What was chosen and typed stays, a proposal is made again.
func (p *Division) Refresh() {
	var err error
	if p.event, p.section, err = p.Source.Section(); err != nil {
		p.Host.Problem(words.Err(err))
		return
	}
	p.columns = p.Source.Columns(p.section)
	p.quiet = true
	before := p.column.Selected
	p.column.Options = nil
	for _, c := range p.columns {
		p.column.Options = append(p.column.Options, words.Text(c.Title))
	}
	at := slices.Index(p.column.Options, before)
	if usual := p.Source.Usual(); !p.said && usual >= 0 {
		at = usual
		p.SetWay(ByColumn)
	}
	if p.column.ClearSelected(); len(p.columns) > 0 {
		p.column.SetSelectedIndex(max(0, at))
	}
	p.quiet = false
	p.propose()
	p.show()
}

// choose acts on another choice of what it is divided by.
func (p *Division) choose() {
	if p.quiet || p.section == nil {
		return
	}
	p.said = true
	p.propose()
	p.show()
}

// propose writes the parts to begin with, or those that were typed.
func (p *Division) propose() {
	d, divided := p.division()
	text, typed := p.typed[p.key()]
	if !typed && divided && p.can() {
		text = d.Propose(p.event, p.section)
	}
	p.quiet = true
	p.into.SetText(text)
	p.quiet = false
}

// can tells whether there is a column where one is asked for.
func (p *Division) can() bool { return p.way() != ByColumn || len(p.columns) > 0 }

// bands are the sections that there would be, and who would be left.
func (p *Division) bands() (bands []entries.Band, rest []model.ID, err error) {
	d, divided := p.division()
	switch {
	case p.section == nil || !divided:
		return nil, nil, nil
	case !p.can():
		return nil, nil, errors.New(words.Say("divide.noColumn"))
	case d.Into == "" && d.By == entries.GradeBands && d.Propose(p.event, p.section) == "":
		return nil, nil, errors.New(words.Say("divide.noGrades"))
	case d.Into == "" && d.By == entries.RatingBands && d.Propose(p.event, p.section) == "":
		return nil, nil, errors.New(words.Say("divide.noRatings"))
	}
	return d.Bands(p.event, p.section)
}

// show shows what would be made.
func (p *Division) show() {
	visible := func(o fyne.CanvasObject, on bool) {
		if o.Hide(); on {
			o.Show()
		}
	}
	way := p.way()
	visible(p.rows.column, way == ByColumn)
	visible(p.rows.into, way != notDivided)
	visible(p.rows.hint, way != notDivided)
	bands, rest, err := p.bands()
	parts := bands
	if way == notDivided {
		parts = []entries.Band{{Name: p.section.Name, Who: everybody(p.section)}}
	}
	p.grid.SetTable(p.table(parts))
	p.problem.SetText("")
	if err != nil {
		p.problem.SetText(controls.Sentences(words.Err(err)))
	}
	visible(p.problem, err != nil)
	p.left.SetText(p.leftWords(rest))
	visible(p.left, len(rest) > 0)
	visible(p.foot, err != nil || len(rest) > 0)
	p.choices.Refresh()
	p.body.Refresh() // what has come or gone leaves room or takes it
	p.Parts = len(parts)
	p.Changed()
	if p.Host != nil {
		p.Host.Fit()
	}
}

func everybody(s *model.Section) []model.ID {
	var all []model.ID
	for _, e := range s.Entries() {
		all = append(all, e.ID)
	}
	return all
}

// table lists the sections: how many are in each, between which ratings, and who.
func (p *Division) table(bands []entries.Band) table.Table {
	t := table.Table{Columns: []table.Column{
		{ID: "name", Title: words.Say("divide.section"), Width: 14},
		{ID: "players", Title: words.Say("divide.players"), Align: table.Right},
		{ID: "ratings", Title: words.Say("divide.ratings"), Align: table.Right, Width: 10},
		{ID: "unrated", Title: words.Say("divide.unrated"), Align: table.Right},
		{ID: "who", Title: words.Say("divide.who"), Width: 40},
	}}
	for _, b := range bands {
		var ratings []model.Rating
		var who []string
		for n, id := range b.Who {
			one := p.section.Player(id)
			if one == nil {
				continue
			}
			if r := p.event.RatingOf(p.section, one); r > 0 {
				ratings = append(ratings, r)
			}
			if n < namedOf {
				who = append(who, one.Name)
			}
		}
		span := ""
		if len(ratings) > 0 {
			span = slices.Min(ratings).String() + "–" + slices.Max(ratings).String()
		}
		names := words.List(who)
		if len(b.Who) > namedOf {
			names += " …"
		}
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(b.Name), table.Num(strconv.Itoa(len(b.Who)), float64(len(b.Who))),
			table.Text(span), table.Num(words.NumberOrNothing(len(b.Who)-len(ratings)), float64(len(b.Who)-len(ratings))), table.Text(names)}})
	}
	return t
}

const (
	namedOf  = 3  // of a section
	mostLeft = 12 // of those who are in none
)

// leftWords says who would be in no section, with what each has of what it is
// divided by, and what becomes of them.
func (p *Division) leftWords(rest []model.ID) string {
	if len(rest) == 0 {
		return ""
	}
	d, _ := p.division()
	var names []string
	for _, id := range rest[:min(len(rest), mostLeft)] {
		one := p.section.Player(id)
		if has := d.Of(p.event, p.section, one); has != "" {
			names = append(names, words.Say("divide.has", one.Name, has))
		} else {
			names = append(names, one.Name)
		}
	}
	text := words.List(names)
	if n := len(rest) - mostLeft; n > 0 {
		text += " " + words.Say("import.more", n)
	}
	return words.Say("divide.left", len(rest), p.section.Name, text)
}

// Change divides the section of the event as it is now; nil where it stays one.
func (p *Division) Change(t *model.Tournament, s *model.Section) (journal.Change, error) {
	p.event, p.section = t, s
	if _, divided := p.division(); !divided {
		return nil, nil
	}
	bands, _, err := p.bands()
	if err != nil {
		return nil, err
	}
	return entries.Divide(t, s, bands)
}

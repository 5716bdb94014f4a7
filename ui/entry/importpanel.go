package entry

import (
	"slices"
	"strconv"
	"wallchart/arbiter/entries"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/roster"
	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/ui/choices"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/words"
)

// importPanel shows a list as it stands beside what is understood of it: what
// each column holds, what could not be read, what nothing takes, who may be there
// already. All of it can be corrected. It is what the dialog of an import and the
// second step of the assistant consist of.
type importPanel struct {
	by      Importer
	section func() *model.Section // that the list goes to
	host    choices.PanelHost
	counted func(int) // is told how many would be added or updated
	toLine  func(int) // goes to a line that was typed, from 1
	src     *Source   // nil as long as there is none
	at      int       // the sheet
	mapping roster.Mapping
	known   bool // the mapping is one of an earlier list
	chosen  bool // the organiser has said what columns hold
	im      *roster.Import
	said    map[string]roster.Action // the organiser's own decisions, by verdict.key
	asked   string                   // the cells that he was told would stay empty

	sheet    *controls.Select
	encoding *controls.Select
	heading  *controls.Select
	dates    *controls.Select
	choices  *fyne.Container
	rows     struct{ sheet, encoding, dates fyne.CanvasObject } // what is asked only of some lists
	fields   *fieldRow
	grid     *grid.Grid
	outcome  *widget.Label
	untaken  *widget.Label
	problems *widget.Label
	toMend   *widget.Label
	twins    *fyne.Container
	below    *fyne.Container
	quiet    bool
}

// newImportPanel makes a panel for lists that go to a section.
func newImportPanel(m Importer, section func() *model.Section) *importPanel {
	p := &importPanel{by: m, section: section}
	p.sheet = controls.NewSelect(nil, func(string) { p.choose(func() { p.chooseSheet(p.sheet.SelectedIndex()) }) })
	p.encoding = controls.NewSelect(nil, func(string) { p.choose(p.chooseEncoding) })
	p.heading = controls.NewSelect(nil, func(string) { p.choose(p.chooseHeading) })
	p.dates = controls.NewSelect([]string{words.Say("import.dayFirst"), words.Say("import.monthFirst")},
		func(string) { p.choose(p.chooseDates) })
	p.grid = grid.New(table.Table{}, words.Say("import.nothing"))
	p.grid.OnShortcut = func(s fyne.Shortcut) { p.host.Shortcut(s) }
	p.grid.OnKey = p.key
	p.grid.OnEditKey = func(e *fyne.KeyEvent) bool {
		if e.Name != fyne.KeyF8 {
			return false
		}
		if p.grid.Commit() {
			p.nextBad()
		}
		return true
	}
	p.grid.OnSelect = func(row, col int, _ table.Ref) { p.about(row, col) }
	p.grid.OnCommit = func(row, col int, _ table.Ref, text string) error { p.edit(row, col, text); return nil }
	p.grid.OnCells = p.editAll
	p.fields = newFieldRow(p.grid, p.chooseField)
	p.outcome = widget.NewLabel("")
	p.outcome.Truncation = fyne.TextTruncateEllipsis
	p.grid.OnHover = func(_ table.Ref, tip string) {
		if tip == "" && p.im != nil {
			tip = p.summary()
		}
		p.outcome.SetText(tip)
	}
	p.untaken = widget.NewLabel("")
	p.untaken.Wrapping, p.untaken.TextStyle.Bold = fyne.TextWrapWord, true
	p.problems = widget.NewLabel("")
	p.problems.Wrapping = fyne.TextWrapWord
	p.toMend = widget.NewLabel("")
	p.toMend.Importance = widget.DangerImportance
	p.twins = container.NewVBox()
	return p
}

func (p *importPanel) content() fyne.CanvasObject {
	p.choices = container.NewHBox()
	ask := func(wording string, c fyne.CanvasObject, width float32) fyne.CanvasObject {
		pair := container.NewHBox(widget.NewLabel(words.Say(wording)), container.New(controls.AtLeast(width), c))
		p.choices.Add(pair)
		return pair
	}
	p.rows.sheet = ask("import.sheet", p.sheet, 170)
	p.rows.encoding = ask("import.encoding", p.encoding, 190)
	ask("import.heading", p.heading, 120)
	p.rows.dates = ask("import.dates", p.dates, 130)
	p.below = container.NewStack()
	list := container.NewBorder(p.fields.object(), p.outcome, nil, nil, p.grid)
	foot := container.NewVBox(p.untaken, container.New(controls.FixedHeight(116), p.below))
	return container.NewBorder(p.choices, foot, nil, nil, list)
}

// key lets Enter and Escape act on the dialog, and F8 go to the next cell that
// could not be read.
func (p *importPanel) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter:
		p.host.Key(e)
		return true
	}
	return p.mend(e)
}

// mend acts on F8, from wherever in the dialog it comes.
func (p *importPanel) mend(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyF8 || p.src == nil {
		return false
	}
	p.nextBad()
	return true
}

// nextBad selects the next cell, in reading order, that could not be read, and gives
// it the keyboard. What was typed line by line is corrected where it was typed.
func (p *importPanel) nextBad() {
	rows := p.grid.Table().Rows
	row, col, ok := p.grid.Selected()
	if !ok {
		return
	}
	width := len(p.grid.Table().Columns)
	for n := 1; n <= len(rows)*width; n++ {
		at := (row*width + col + n) % (len(rows) * width)
		if c := at % width; c > 0 && rows[at/width].Cells[c].Mark == table.Warning {
			p.grid.Select(at/width, c)
			if line, _ := strconv.Atoi(rows[at/width].Cells[0].Text); p.src.typed && p.toLine != nil {
				p.toLine(line)
			} else {
				p.by.Canvas().Focus(p.grid)
			}
			return
		}
	}
}

// about says what is wrong with the chosen cell, or else what its column is taken for, and why.
func (p *importPanel) about(row, col int) {
	if rows := p.grid.Table().Rows; row < len(rows) && col < len(rows[row].Cells) && rows[row].Cells[col].Tip != "" {
		p.outcome.SetText(rows[row].Cells[col].Tip)
	} else if p.im != nil {
		p.outcome.SetText(p.column(col) + p.summary())
	}
}

// column says what a column of the grid is taken for, and why; nothing of the one with the numbers of the rows and where
// the organiser has said it himself.
func (p *importPanel) column(col int) string {
	if p.mapping.Reason(col - 1).Empty() {
		return ""
	}
	return words.Text(phrase.New("%s.", p.im.ColumnWords(col-1))) + " · "
}

// take shows a list.
func (p *importPanel) take(src *Source) {
	p.src, p.chosen, p.asked = src, false, ""
	p.chooseSheet(roster.Choose(src.sheets))
}

// takeTyped shows lines that are being typed; what has been said of the columns holds on.
func (p *importPanel) takeTyped(text string, teams bool) {
	rows, m := roster.TypedList(text, teams)
	src := &Source{typed: true, sheets: []sheet.Sheet{{Rows: rows}}}
	if p.src == nil || !p.src.typed || !p.chosen || p.mapping.Signature != m.Signature || len(p.mapping.Columns) != len(m.Columns) {
		p.mapping, p.chosen, p.said = m, false, map[string]roster.Action{}
	}
	p.src, p.at, p.known = src, 0, false
	p.read()
}

// clear forgets the list.
func (p *importPanel) clear() { p.src, p.im, p.chosen, p.asked = nil, nil, false, "" }

// choose acts on what the organiser chose, not on what the panel sets itself.
func (p *importPanel) choose(do func()) {
	if !p.quiet && p.src != nil {
		do()
	}
}

// list are the rows of the sheet that is looked at.
func (p *importPanel) list() [][]string { return p.src.sheets[p.at].Rows }

func (p *importPanel) chooseSheet(i int) {
	p.at, p.said = i, map[string]roster.Action{}
	p.guess()
	p.read()
}

// guess says what the columns hold, by an earlier list of the same headings or by
// what stands in them.
func (p *importPanel) guess() {
	p.mapping, p.known = p.by.mappings().Guess(p.list())
	if s := p.section(); !p.known && s != nil && s.Team() {
		p.mapping = p.mapping.ForTeams()
	}
}

func (p *importPanel) chooseEncoding() {
	name := p.encodings()[p.encoding.SelectedIndex()]
	if err := p.src.as(name); err != nil {
		p.host.Problem(words.Err(err))
		return
	}
	p.host.Problem("")
	p.chooseSheet(min(p.at, len(p.src.sheets)-1))
}

// encodings lists the guess and the others, likeliest first.
func (p *importPanel) encodings() []string {
	return append([]string{p.src.guess.Name}, p.src.guess.Others...)
}

func (p *importPanel) chooseHeading() {
	p.mapping.HeadingRow, p.chosen = p.heading.SelectedIndex(), true
	p.read()
}

func (p *importPanel) chooseDates() {
	p.mapping.Dates, p.chosen = roster.DateOrder(p.dates.SelectedIndex()), true
	p.read()
}

func (p *importPanel) chooseField(column int, f roster.Field) {
	p.mapping, p.chosen = p.mapping.With(column, f), true
	p.read()
}

// edit puts another text into a cell of the list; the file stays as it is.
func (p *importPanel) edit(row, col int, text string) {
	p.editAll([]grid.Typed{{Row: row, Col: col, Text: text}})
}

// editAll corrects several cells of the list; what cannot be corrected stays.
func (p *importPanel) editAll(cells []grid.Typed) []error {
	t := p.grid.Table()
	for _, c := range cells {
		if c.Row >= len(t.Rows) || c.Col < 1 || !t.Rows[c.Row].Cells[c.Col].Editable {
			continue
		}
		line, _ := strconv.Atoi(t.Rows[c.Row].Cells[0].Text)
		p.src.set(p.at, line-1, c.Col-1, c.Text)
	}
	p.read()
	return nil
}

// read understands the list anew and shows what came out.
func (p *importPanel) read() {
	p.im = entries.PeopleList{Rows: p.list(), From: p.src.name, Columns: &p.mapping}.Read(p.section())
	p.show()
}

func (p *importPanel) show() {
	p.quiet = true
	defer func() { p.quiet = false }()
	p.showChoices()
	preview := p.im.Preview(previewRows)
	p.grid.SetTable(previewTable(preview, !p.src.typed))
	p.fields.set(preview.Columns)
	vs := verdicts(p.im)
	for i := range vs {
		if do, ok := p.said[vs[i].key]; ok && slices.Contains(vs[i].choices, do) {
			vs[i].decide(do)
		}
	}
	p.showTwins(vs)
	p.showBelow(len(vs) > 0)
	p.tally()
	if p.host != nil {
		p.host.Fit()
	}
}

// showChoices fills the choices above the list.
func (p *importPanel) showChoices() {
	shown := func(o fyne.CanvasObject, on bool) {
		if o.Hide(); on {
			o.Show()
		}
	}
	var names []string
	for i, s := range p.src.sheets {
		names = append(names, strconv.Itoa(i+1)+". "+s.Name)
	}
	p.sheet.Options = names
	p.sheet.SetSelectedIndex(p.at)
	shown(p.rows.sheet, len(names) > 1)
	names = nil
	for i, n := range p.encodings() {
		switch {
		case i == 0 && p.src.guess.Sure:
			n = words.Say("import.sure", n)
		case i == 0:
			n = words.Say("import.guessed", n)
		}
		names = append(names, n)
	}
	p.encoding.Options = names
	p.encoding.SetSelectedIndex(max(0, slices.Index(p.encodings(), p.src.encoding)))
	shown(p.rows.encoding, p.src.guess.Name != "" && !p.src.pasted)
	headings := []string{words.Say("import.noHeading")}
	for i := range min(len(p.list()), max(6, p.mapping.HeadingRow)) {
		headings = append(headings, words.Say("import.row", i+1))
	}
	p.heading.Options = headings
	p.heading.SetSelectedIndex(p.mapping.HeadingRow)
	p.dates.SetSelectedIndex(int(p.mapping.Dates))
	shown(p.rows.dates, p.mapping.Column(roster.Birth) >= 0)
	p.choices.Refresh()
}

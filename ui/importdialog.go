package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/ui/controls"
	"wallchart/ui/grid"
)

// importDialog shows a list as it stands beside what is understood of it: what
// each column holds, what could not be read, who may be there already. All of
// it can be corrected, and nothing of it is in the event before it is confirmed.
type importDialog struct {
	app     *App
	dialog  *controls.Dialog
	section model.ID
	src     *source
	at      int // the sheet
	mapping roster.Mapping
	known   bool // the mapping is one of an earlier list
	im      *roster.Import
	said    map[string]roster.Action // the organiser's own decisions, by verdict.key

	sheet    *widget.Select
	encoding *widget.Select
	heading  *widget.Select
	dates    *widget.Select
	dateRow  fyne.CanvasObject
	fields   *fieldRow
	grid     *grid.Grid
	outcome  *widget.Label
	problems *widget.Label
	twins    *fyne.Container
	below    *fyne.Container
	quiet    bool
}

// importList asks how a list is to be read and imports it into the section that
// is shown.
func (a *App) importList(src *source) { a.newImport(src) }

func (a *App) newImport(src *source) *importDialog {
	d := &importDialog{app: a, section: a.state.Section.ID, src: src}
	d.build()
	d.dialog = controls.NewDialog(a.win.Canvas(), say("import.title", src.name), d.content(), say("import.confirm", 0), say("dialog.cancel"))
	d.dialog.Confirm = d.confirm
	a.openDialog(d.dialog, fyne.NewSize(1120, 690), nil)
	d.chooseSheet(roster.Choose(d.src.sheets))
	a.imports = d
	return d
}

func (d *importDialog) build() {
	var names []string
	for i, s := range d.src.sheets {
		names = append(names, strconv.Itoa(i+1)+". "+s.Name)
	}
	d.sheet = widget.NewSelect(names, func(string) { d.choose(func() { d.chooseSheet(d.sheet.SelectedIndex()) }) })
	d.encoding = widget.NewSelect(nil, func(string) { d.choose(d.chooseEncoding) })
	d.heading = widget.NewSelect(nil, func(string) { d.choose(d.chooseHeading) })
	d.dates = widget.NewSelect([]string{say("import.dayFirst"), say("import.monthFirst")}, func(string) { d.choose(d.chooseDates) })
	d.grid = grid.New(table.Table{}, say("import.nothing"))
	d.grid.OnShortcut = d.app.shortcut
	d.grid.OnKey = func(e *fyne.KeyEvent) bool {
		if e.Name != fyne.KeyEscape && e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter {
			return false
		}
		d.dialog.Key(e)
		return true
	}
	d.grid.OnSelect = func(row, col int, _ table.Ref) { d.about(row, col) }
	d.fields = newFieldRow(d.grid, d.chooseField)
	hint := widget.NewLabel("")
	hint.Truncation = fyne.TextTruncateEllipsis
	d.outcome = hint
	d.grid.OnHover = func(_ table.Ref, tip string) {
		if tip == "" {
			tip = d.summary()
		}
		d.outcome.SetText(tip)
	}
	d.problems = widget.NewLabel("")
	d.problems.Wrapping = fyne.TextWrapWord
	d.twins = container.NewVBox()
}

func (d *importDialog) content() fyne.CanvasObject {
	asked := container.NewHBox()
	ask := func(words string, c fyne.CanvasObject, width float32) fyne.CanvasObject {
		pair := container.NewHBox(widget.NewLabel(say(words)), container.New(atLeast{width}, c))
		asked.Add(pair)
		return pair
	}
	if len(d.src.sheets) > 1 {
		ask("import.sheet", d.sheet, 170)
	}
	if d.src.guess.Name != "" {
		ask("import.encoding", d.encoding, 190)
	}
	ask("import.heading", d.heading, 120)
	d.dateRow = ask("import.dates", d.dates, 130)
	d.below = container.NewStack()
	list := container.NewBorder(d.fields.object(), d.outcome, nil, nil, d.grid)
	return container.NewBorder(asked, container.New(fixedHeight{170}, d.below), nil, nil, list)
}

// about says what is wrong with the chosen cell.
func (d *importDialog) about(row, col int) {
	if rows := d.grid.Table().Rows; d.dialog != nil && row < len(rows) && col < len(rows[row].Cells) && rows[row].Cells[col].Tip != "" {
		d.outcome.SetText(rows[row].Cells[col].Tip)
	} else if d.im != nil {
		d.outcome.SetText(d.summary())
	}
}

// choose acts on what the organiser chose, not on what the dialog sets itself.
func (d *importDialog) choose(do func()) {
	if !d.quiet && d.dialog != nil {
		do()
	}
}

func (d *importDialog) rows() [][]string { return d.src.sheets[d.at].Rows }

func (d *importDialog) chooseSheet(i int) {
	d.at, d.said = i, map[string]roster.Action{}
	d.mapping, d.known = d.app.mappings().Guess(d.rows())
	d.read()
}

func (d *importDialog) chooseEncoding() {
	name := d.encodings()[d.encoding.SelectedIndex()]
	if err := d.src.as(name); err != nil {
		d.dialog.Problem(err.Error())
		return
	}
	d.dialog.Problem("")
	d.chooseSheet(min(d.at, len(d.src.sheets)-1))
}

// encodings lists the guess and the others, likeliest first.
func (d *importDialog) encodings() []string {
	return append([]string{d.src.guess.Name}, d.src.guess.Others...)
}

func (d *importDialog) chooseHeading() {
	d.mapping.HeadingRow = d.heading.SelectedIndex()
	d.read()
}

func (d *importDialog) chooseDates() {
	d.mapping.Dates = roster.DateOrder(d.dates.SelectedIndex())
	d.read()
}

func (d *importDialog) chooseField(column int, f roster.Field) {
	d.mapping = d.mapping.With(column, f)
	d.read()
}

// read understands the list anew and shows what came out.
func (d *importDialog) read() {
	d.im = roster.Read(d.rows(), d.mapping)
	if t := d.app.doc.Tournament(); t.Section(d.section) != nil {
		d.im.Ratings = t.Ratings(t.Section(d.section))
	}
	d.im.From = d.src.name
	d.im.Compare(d.app.doc.Tournament().Section(d.section))
	d.show()
}

func (d *importDialog) show() {
	d.quiet = true
	defer func() { d.quiet = false }()
	d.sheet.SetSelectedIndex(d.at)
	d.showChoices()
	p := d.im.Preview(previewRows)
	d.grid.SetTable(previewTable(p))
	d.fields.set(p.Columns)
	vs := verdicts(d.im)
	for i := range vs {
		if do, ok := d.said[vs[i].key]; ok && slices.Contains(vs[i].choices, do) {
			vs[i].decide(do)
		}
	}
	d.showTwins(vs)
	d.showBelow(len(vs) > 0)
	d.tally()
}

// showChoices fills the choices above the list.
func (d *importDialog) showChoices() {
	var names []string
	for i, n := range d.encodings() {
		switch {
		case i == 0 && d.src.guess.Sure:
			n = say("import.sure", n)
		case i == 0:
			n = say("import.guessed", n)
		}
		names = append(names, n)
	}
	d.encoding.Options = names
	d.encoding.SetSelectedIndex(max(0, slices.Index(d.encodings(), d.src.encoding)))
	headings := []string{say("import.noHeading")}
	for i := range min(len(d.rows()), max(6, d.mapping.HeadingRow)) {
		headings = append(headings, say("import.row", i+1))
	}
	d.heading.Options = headings
	d.heading.SetSelectedIndex(d.mapping.HeadingRow)
	d.dates.SetSelectedIndex(int(d.mapping.Dates))
	if d.mapping.Column(roster.Birth) < 0 {
		d.dateRow.Hide()
	} else {
		d.dateRow.Show()
	}
}

// tally says what confirming will do.
func (d *importDialog) tally() {
	n := 0
	for _, l := range d.im.Lines {
		if l.Action != roster.Leave {
			n++
		}
	}
	for _, t := range d.im.Teams {
		if t.Action != roster.Leave && len(d.im.Lines) == 0 {
			n++
		}
	}
	d.outcome.SetText(d.summary())
	d.dialog.SetConfirmText(say("import.confirm", n))
	d.dialog.SetConfirm(n > 0)
}

// summary is what will be added, updated and left out, in words.
func (d *importDialog) summary() string {
	var players, teams [3]int
	for _, l := range d.im.Lines {
		players[l.Action]++
	}
	for _, t := range d.im.Teams {
		teams[t.Action]++
	}
	parts := []string{say("import.players", players[roster.Add])}
	if s := d.app.doc.Tournament().Section(d.section); s != nil && s.Team() {
		parts = append(parts, say("import.teams", teams[roster.Add]))
	}
	if n := players[roster.Update] + teams[roster.Update]; n > 0 {
		parts = append(parts, say("import.updated", n))
	}
	if n := players[roster.Leave]; n > 0 {
		parts = append(parts, say("import.left", n))
	}
	if d.known {
		parts = append(parts, say("import.known"))
	}
	if cut := d.src.sheets[d.at].Cut; cut != "" {
		parts = append(parts, cut)
	}
	return strings.Join(parts, " · ")
}

// confirm makes the import one step of the event.
func (d *importDialog) confirm() error {
	s := d.app.doc.Tournament().Section(d.section)
	if s == nil {
		return errors.New(say("why.no.section"))
	}
	c, err := d.im.Change(s)
	if err != nil {
		return err
	}
	if err := d.app.Do(c); err != nil {
		return err
	}
	d.app.rememberMapping(d.mapping)
	return nil
}

package entry

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/roster"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

const (
	previewRows = 2000 // more rows than anyone looks at
	mostLines   = 200  // problems and decisions that are listed one by one
)

// previewTable is the list as it stands; below a cell is how it was understood,
// where that is something else.
func previewTable(p roster.Preview, editable bool) table.Table {
	t := table.Table{Columns: []table.Column{{ID: "row", Align: table.Right, Frozen: true, Width: 4}}}
	for _, c := range p.Columns {
		t.Columns = append(t.Columns, table.Column{ID: "column " + c.Name, Title: strings.TrimSpace(c.Name + "  " + c.Heading), Width: 17})
	}
	for _, r := range p.Rows {
		row := table.Row{Cells: []table.Cell{table.Num(strconv.Itoa(r.Row), float64(r.Row))}}
		if !r.LeftOut.Empty() {
			row.Mark = table.Withdrawn
			row.Cells[0].Mark, row.Cells[0].Tip = table.Warning, words.Text(r.LeftOut)
		}
		for i, c := range r.Cells {
			cell := table.Text(c.Text)
			cell.Editable = editable
			switch {
			case p.Columns[i].Field == roster.LeftOut || p.Columns[i].Field == roster.Unknown:
				cell.Mark = table.Empty
			case !c.Problem.Empty():
				cell.Mark, cell.Tip = table.Warning, words.Text(c.Problem)
			case c.As != "" && c.As != c.Text && p.Columns[i].Field != roster.FirstName: // the whole name stands under the surname
				cell.Below = c.As
			}
			row.Cells = append(row.Cells, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// fieldRow is the row of choices above the columns of the preview, which it
// follows when they are scrolled.
type fieldRow struct {
	grid  *grid.Grid
	picks []*controls.Select
	row   *fyne.Container
	quiet bool
	chose func(column int, f roster.Field)
}

func newFieldRow(g *grid.Grid, chose func(int, roster.Field)) *fieldRow {
	f := &fieldRow{grid: g, chose: chose}
	f.row = container.New(f)
	g.OnColumns = func() { f.row.Refresh(); f.Layout(f.row.Objects, f.row.Size()) }
	return f
}

func (f *fieldRow) object() fyne.CanvasObject {
	return container.New(controls.FixedHeight(f.MinSize(nil).Height), container.NewClip(f.row))
}

// set shows what the columns hold.
func (f *fieldRow) set(columns []roster.PreviewColumn) {
	f.quiet = true
	defer func() { f.quiet = false }()
	var labels []string
	for _, field := range roster.Fields() {
		labels = append(labels, words.Text(field.Label()))
	}
	for i := len(f.picks); i < len(columns); i++ {
		pick := controls.NewSelect(labels, nil)
		pick.OnChanged = func(string) {
			if !f.quiet {
				f.chose(i, roster.Fields()[pick.SelectedIndex()])
			}
		}
		f.picks = append(f.picks, pick)
		f.row.Add(pick)
	}
	for i, pick := range f.picks {
		if i >= len(columns) {
			pick.Hide()
			continue
		}
		pick.Show()
		pick.SetSelectedIndex(int(columns[i].Field))
	}
	f.Layout(f.row.Objects, f.row.Size())
}

// MinSize is part of fyne.Layout.
func (f *fieldRow) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(12.5*style.Unit, controls.NewSelect(nil, nil).MinSize().Height)
}

// Layout puts each choice over its column. Those over the frozen column are out
// of sight.
func (f *fieldRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	_, frozen, _ := f.grid.ColumnSpan(0)
	for i := range o {
		x, w, ok := f.grid.ColumnSpan(i + 1)
		if !ok {
			continue
		}
		cut := max(0, frozen-x) // what the frozen column hides of it
		o[i].Move(fyne.NewPos(x+cut+1, 0))
		o[i].Resize(fyne.NewSize(max(0, w-cut-2), size.Height))
	}
}

// showTwins lists those who may be there already, each with what will happen.
func (p *importPanel) showTwins(vs []verdict) {
	all := []fyne.CanvasObject{p.forAll(vs)}
	for i := range vs[:min(len(vs), mostLines)] {
		v := &vs[i]
		var wording []string
		for _, c := range v.choices {
			wording = append(wording, actionWords(c))
		}
		text := widget.NewLabel(strings.Join(v.sentences, "\n"))
		text.Wrapping = fyne.TextWrapWord
		pick := controls.NewSelect(wording, nil)
		pick.Selected = actionWords(*v.action)
		pick.OnChanged = func(string) {
			do := v.choices[pick.SelectedIndex()]
			v.decide(do)
			p.said[v.key] = do
			p.tally()
		}
		all = append(all, container.NewBorder(nil, nil, nil, container.NewVBox(container.New(controls.AtLeast(120), pick)), text))
	}
	if n := len(vs) - mostLines; n > 0 {
		all = append(all, widget.NewLabel(words.Say("import.more", n)))
	}
	p.twins.Objects = all // at once: every Add lays all of them out
	p.twins.Refresh()
}

// forAll decides about all of them at once.
func (p *importPanel) forAll(vs []verdict) fyne.CanvasObject {
	actions := []roster.Action{roster.Add, roster.Leave, roster.Update}
	pick := controls.NewSelect([]string{actionWords(roster.Add), actionWords(roster.Leave), actionWords(roster.Update)}, nil)
	pick.PlaceHolder = words.Say("import.each")
	pick.OnChanged = func(string) {
		for i := range vs {
			for _, can := range vs[i].choices {
				if can == actions[pick.SelectedIndex()] {
					p.said[vs[i].key] = can
					vs[i].decide(can)
				}
			}
		}
		p.show()
	}
	title := controls.Heading("import.twins")
	return container.NewBorder(nil, nil, nil, container.New(controls.AtLeast(120), pick), title)
}

// showBelow shows what could not be read, and beside it who may be there
// already; what there is nothing of takes no room.
func (p *importPanel) showBelow(twins bool) {
	var lines []string
	for _, problem := range p.im.Problems[:min(len(p.im.Problems), mostLines)] {
		lines = append(lines, words.Err(problem))
	}
	if n := len(p.im.Problems) - mostLines; n > 0 {
		lines = append(lines, words.Say("import.more", n))
	}
	switch rival := p.src.rival(); {
	case rival != "":
		lines = append([]string{rival}, lines...)
	case p.src.guessed():
		lines = append([]string{words.Say("import.guess", p.src.encoding, strings.Join(p.src.guess.Words, ", "))}, lines...)
	case len(lines) == 0:
		lines = []string{words.Say("import.clean")}
	}
	p.problems.SetText(strings.Join(lines, "\n"))
	p.untaken.SetText(words.Text(p.im.NotTaken(p.section())))
	if p.untaken.Hide(); p.untaken.Text != "" {
		p.untaken.Show()
	}
	p.toMend.SetText("")
	if n := p.im.Lost(); n > 0 {
		p.toMend.SetText(words.Say("import.toMend", n))
	}
	left := container.NewBorder(container.NewHBox(controls.Heading("import.problems"), p.toMend), nil, nil, nil,
		container.NewVScroll(p.problems))
	p.below.Objects = []fyne.CanvasObject{left}
	if twins {
		split := container.NewHSplit(left, container.NewPadded(container.NewVScroll(p.twins)))
		split.Offset = 0.42
		p.below.Objects = []fyne.CanvasObject{split}
	}
	p.below.Refresh()
}

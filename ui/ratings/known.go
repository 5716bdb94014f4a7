package ratings

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/files/atomicfile"
	"wallchart/files/playerbook"
	"wallchart/ui/kit/controls"
	"wallchart/ui/kit/grid"
	"wallchart/ui/kit/picker"
	"wallchart/ui/kit/style"
	"wallchart/ui/kit/words"
)

// Known is the dialog of the players of earlier events: who they are, and what becomes of them.
type Known struct {
	desk   *Desk
	dialog *controls.Dialog
	grid   *grid.Grid
	on     *controls.Check
	forget *controls.Button
	said   *widget.Label
	people []playerbook.Person
	sure   bool // forgetting everybody has been asked for once
}

// AskKnown opens it.
func (desk *Desk) AskKnown() *Known {
	d := &Known{desk: desk, grid: grid.New(table.Table{}, words.Say("known.title")), said: widget.NewLabel("")}
	d.said.Wrapping = fyne.TextWrapWord
	hint := widget.NewLabel(words.Say("known.hint"))
	hint.Wrapping = fyne.TextWrapWord
	hint.Importance = widget.LowImportance
	d.on = controls.NewCheck(words.Say("known.remember"), nil)
	d.on.Checked = !desk.Lists.Known.Off()
	d.on.OnChanged = func(on bool) { d.tell(desk.Lists.Known.Turn(on)) }
	export := controls.NewButtonWithIcon(words.Say("known.export"), theme.DocumentSaveIcon(), d.export)
	d.forget = controls.NewButton(words.Say("known.forgetAll"), d.forgetAll)
	above := container.NewVBox(hint, container.NewHBox(d.on, export, d.forget))
	d.dialog = controls.NewDialog(desk.Canvas, words.Say("known.title"), container.NewBorder(above, d.said, nil, nil, d.grid), "",
		words.Say("dialog.close"))
	d.grid.OnClear = func(rows []int, _ int) { d.forgetRows(rows) }
	d.grid.OnShortcut, d.grid.OnKey = d.dialog.Shortcut, d.dialog.Escape
	d.dialog.Of = d
	d.show()
	desk.Ask(d.dialog, style.Table, d.grid)
	d.grid.Select(0, 0)
	return d
}

// Close takes the dialog away.
func (d *Known) Close() { d.dialog.Close() }

func (d *Known) tell(err error) {
	d.said.SetText("")
	if err != nil {
		d.said.SetText(words.Reason(err))
	}
}

// show lists who is known.
func (d *Known) show() {
	people, err := d.desk.Lists.Known.People()
	d.tell(err)
	d.people, d.sure = people, false
	t := table.Table{Columns: []table.Column{{ID: "name", Title: words.Say("known.name"), Frozen: true, Width: 16},
		{ID: "rating", Title: words.Say("known.rating"), Align: table.Right},
		{ID: "national", Title: words.Say("known.national"), Align: table.Right},
		{ID: "club", Title: words.Say("known.club"), Width: 12}, {ID: "birth", Title: words.Say("known.birth")},
		{ID: "fide", Title: words.Say("known.fideID")}, {ID: "id", Title: words.Say("known.nationalID")},
		{ID: "event", Title: words.Say("known.event"), Width: 12}, {ID: "seen", Title: words.Say("known.seen")}}}
	number := func(n int) table.Cell {
		if n == 0 {
			return table.Cell{}
		}
		return table.Num(strconv.Itoa(n), float64(n))
	}
	for i := range people {
		p := &people[i]
		t.Rows = append(t.Rows, table.Row{Cells: []table.Cell{table.Text(p.Name), number(int(p.Rating)),
			number(int(p.NationalRating)), table.Text(p.Club), table.Text(words.Day(string(p.Birth))), table.Text(p.FideID),
			table.Text(p.NationalID), table.Text(p.Event), table.Text(words.Day(string(p.Seen)))}})
	}
	d.grid.SetTable(t)
	d.forget.SetText(words.Say("known.forgetAll"))
	if len(people) == 0 && err == nil {
		d.said.SetText(words.Say("known.none"))
	}
}

// forgetRows forgets those who are marked.
func (d *Known) forgetRows(rows []int) {
	var gone []playerbook.Person
	for _, row := range rows {
		if row < len(d.people) {
			gone = append(gone, d.people[row])
		}
	}
	n, err := d.desk.Lists.Known.Forget(func(p *playerbook.Person) bool { return slices.Contains(gone, *p) })
	d.show()
	if d.tell(err); err == nil {
		d.said.SetText(words.Say("known.forgotten", n))
	}
}

// forgetAll forgets everybody, asked for a second time.
func (d *Known) forgetAll() {
	if !d.sure && len(d.people) > 0 {
		d.sure = true
		d.forget.SetText(words.Say("known.sure", len(d.people)))
		return
	}
	err := d.desk.Lists.Known.Clear()
	d.show()
	if err != nil {
		d.tell(err)
	}
}

// export asks for a file and writes the list.
func (d *Known) export() {
	kinds := []picker.Kind{{Name: words.Say("known.title"), Patterns: []string{"*.csv"}}}
	d.desk.Save(words.Say("known.file")+".csv", kinds, func(path string) {
		if filepath.Ext(path) == "" {
			path += ".csv"
		}
		if f, err := os.OpenFile(path, os.O_CREATE|os.O_RDONLY, 0o600); err == nil { // for who exports it
			f.Close()
		}
		if err := atomicfile.Write(path, "", func(w io.Writer) error { return playerbook.WriteCSV(w, d.people) }); err != nil {
			d.said.SetText(words.Say("export.cannotWrite", path, words.Reason(err)))
			return
		}
		d.said.SetText(words.Say("known.exported", path, len(d.people)))
	})
}

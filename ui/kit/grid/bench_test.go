package grid

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
)

func bench(b *testing.B, n, m int) (*Grid, table.Table) {
	test.NewTempApp(b)
	t := wide(n, m)
	g := New(t, "")
	w := test.NewTempWindow(b, g)
	w.Resize(fyne.NewSize(1200, 800))
	w.Canvas().Focus(g)
	b.ResetTimer()
	return g, t
}

func BenchmarkRefresh(b *testing.B) {
	g, _ := bench(b, 300, 15)
	for b.Loop() {
		g.Refresh()
	}
}

func BenchmarkArrow(b *testing.B) {
	g, _ := bench(b, 300, 15)
	keys := []fyne.KeyName{fyne.KeyDown, fyne.KeyRight, fyne.KeyUp, fyne.KeyLeft}
	for i := 0; b.Loop(); i++ {
		g.TypedKey(&fyne.KeyEvent{Name: keys[i/20%4]})
	}
}

// BenchmarkSetTable300x15 alternates two tables of which one cell differs.
func BenchmarkSetTable300x15(b *testing.B) {
	g, t := bench(b, 300, 15)
	u := wide(300, 15)
	u.Rows[3].Cells[4].Text = "½"
	for i := 0; b.Loop(); i++ {
		if i%2 == 0 {
			g.SetTable(u)
		} else {
			g.SetTable(t)
		}
	}
}

func BenchmarkSetTable5000x30(b *testing.B) {
	g, t := bench(b, 5000, 30)
	for b.Loop() {
		g.SetTable(t)
	}
}

func BenchmarkWheel5000x30(b *testing.B) {
	g, _ := bench(b, 5000, 30)
	for i := 0; b.Loop(); i++ {
		g.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, float32(30-60*(i/1000%2)))})
	}
}

// labels is the same table in the toolkit's own widget, to compare with.
func labels(b *testing.B) *widget.Table {
	test.NewTempApp(b)
	t := wide(300, 15)
	w := widget.NewTable(
		func() (int, int) { return len(t.Rows), len(t.Columns) },
		func() fyne.CanvasObject { return widget.NewLabel("r000c00") },
		func(id widget.TableCellID, o fyne.CanvasObject) {
			o.(*widget.Label).SetText(t.Rows[id.Row].Cells[id.Col].Text)
		})
	win := test.NewTempWindow(b, w)
	win.Resize(fyne.NewSize(1200, 800))
	win.Canvas().Focus(w)
	b.ResetTimer()
	return w
}

func BenchmarkLabelsRefresh(b *testing.B) {
	w := labels(b)
	for b.Loop() {
		w.Refresh()
	}
}

func BenchmarkLabelsArrow(b *testing.B) {
	w := labels(b)
	keys := []fyne.KeyName{fyne.KeyDown, fyne.KeyRight, fyne.KeyUp, fyne.KeyLeft}
	for i := 0; b.Loop(); i++ {
		w.TypedKey(&fyne.KeyEvent{Name: keys[i/20%4]})
	}
}

func ExampleGrid_TSV() {
	defer test.NewApp().Quit()
	g := New(table.Table{
		Columns: []table.Column{{ID: "name", Title: "Name"}, {ID: "r1", Title: "Rnd 1"}},
		Rows: []table.Row{
			{Cells: []table.Cell{table.Text("Bruno, Test"), {Text: "W2", Below: "1.0"}}},
			{Cells: []table.Cell{table.Text("Ana, Test"), {Text: "L1", Below: "0.0"}}},
		},
	}, "")
	g.SelectRows(0, 1)
	fmt.Printf("%q\n", g.TSV())
	// Output: "Bruno, Test\tW2 1.0\nAna, Test\tL1 0.0"
}

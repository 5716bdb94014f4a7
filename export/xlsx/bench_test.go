package xlsx

import (
	"io"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/must"
)

func BenchmarkXLSX300(b *testing.B)  { benchmark(b, 300) }
func BenchmarkXLSX5000(b *testing.B) { benchmark(b, 5000) }

// benchmark compares our writer with the bare stream writer given the same
// values: the ratio is what layout, styles and sorting cost.
func benchmark(b *testing.B, players int) {
	doc := tabletest.WallChart(players, 11)
	b.Run("ours", func(b *testing.B) {
		for b.Loop() {
			must.Do(b, Write(io.Discard, doc, Options{}))
		}
	})
	b.Run("bare", func(b *testing.B) {
		for b.Loop() {
			must.Do(b, bare(io.Discard, doc.Tables[0]))
		}
	})
}

func bare(w io.Writer, t table.Table) error {
	f := excelize.NewFile()
	defer f.Close()
	style, err := f.NewStyle(&excelize.Style{Alignment: &excelize.Alignment{WrapText: true}})
	if err != nil {
		return err
	}
	sw, err := f.NewStreamWriter("Sheet1")
	if err != nil {
		return err
	}
	slots := slotsOf(&t)
	line := make([]any, len(slots))
	for r := range t.Rows {
		for c := range slots {
			cell := slots[c].cell(&t.Rows[r])
			line[c] = excelize.Cell{StyleID: style, Value: cell.Text}
			if cell.IsNumber {
				line[c] = excelize.Cell{StyleID: style, Value: cell.Number}
			}
		}
		at, err := excelize.CoordinatesToCellName(1, r+1)
		if err != nil {
			return err
		}
		if err := sw.SetRow(at, line); err != nil {
			return err
		}
	}
	if err := sw.Flush(); err != nil {
		return err
	}
	return f.Write(w)
}

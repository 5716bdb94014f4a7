package formulas_test

import (
	"bytes"
	"io"
	"testing"

	"github.com/xuri/excelize/v2"

	"wallchart/export/formulas"
	"wallchart/export/report"
	"wallchart/export/xlsx"
	"wallchart/pairing/draw"
	"wallchart/pairing/generate"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// BenchmarkWorkbook plans and writes a workbook of formulas; bare is the library's
// stream writer with as many cells that hold a number, which the cells are to be
// compared with in the same run.
func BenchmarkWorkbook(b *testing.B) {
	for _, c := range []struct {
		name            string
		players, rounds int
	}{{"60x5", 60, 5}, {"220x9", 220, 9}, {"1000x11", 1000, 11}} {
		engine := must.Have(draw.System(&model.Section{}, "us-swiss"))(b)
		tm, err := generate.Tournament(generate.Plan{Participants: c.players, Rounds: c.rounds, Seed: 1, Draws: 30, Forfeits: 3}, *engine)
		if err != nil {
			b.Fatal(err)
		}
		list := must.Have(catalogue.ParseList("BH/C1,BH,SB,DE"))(b)
		rules, _ := tiebreaks.RulesByCode("fide2026")
		st := must.Have(catalogue.Rank(model.NewSheet(tm, tm.Sections[0], 0), list, rules))(b)
		cells := 0
		b.Run(c.name, func(b *testing.B) {
			size := 0
			for b.Loop() {
				book := formulas.Workbook([]*tiebreaks.Standings{st}, report.Options{}, formulas.OfEvent)
				cells = 0
				for i := range book.Sheets {
					for _, row := range book.Sheets[i].Rows {
						cells += len(row)
					}
				}
				var out bytes.Buffer
				must.Do(b, xlsx.WriteBook(&out, book, xlsx.Options{}))
				size = out.Len()
			}
			b.ReportMetric(float64(size)/1000, "kB")
			b.ReportMetric(float64(cells), "cells")
		})
		b.Run(c.name+"/bare", func(b *testing.B) {
			for b.Loop() {
				must.Do(b, bare(cells))
			}
		})
	}
}

func bare(cells int) error {
	f := excelize.NewFile()
	defer f.Close()
	sw, err := f.NewStreamWriter("Sheet1")
	if err != nil {
		return err
	}
	const wide = 50
	row := make([]any, wide)
	for n := range (cells + wide - 1) / wide {
		for c := range row {
			row[c] = excelize.Cell{Value: float64(n + c)}
		}
		at, err := excelize.CoordinatesToCellName(1, n+1)
		if err != nil {
			return err
		}
		if err := sw.SetRow(at, row); err != nil {
			return err
		}
	}
	if err := sw.Flush(); err != nil {
		return err
	}
	return f.Write(io.Discard)
}

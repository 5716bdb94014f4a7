package main

import (
	"fmt"
	"image"
	"path/filepath"
	"strings"

	"wallchart/assets/samples"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/files"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// drawReports draws the first sheet of every report of every sample event, as it
// comes out of the printer: "report-club-pairings.png".
func drawReports(out, only string) error {
	painter, err := pdf.NewPainter()
	if err != nil {
		return err
	}
	for _, s := range samples.All {
		name, ours := strings.CutSuffix(s.File, ".wallchart")
		if !ours {
			continue
		}
		standings, err := standingsOf(s)
		if err != nil {
			return err
		}
		for _, r := range reports.For(standings.Sheet.Section) {
			title := "report-" + name + "-" + r.ID
			if !strings.Contains(title, only) {
				continue
			}
			doc, err := r.Document(standings, report.Options{})
			if err != nil {
				fmt.Printf("%s: %v\n", title, err) // as the export dialog would say it
				continue
			}
			if err := save(sheet(doc, r.ID == "wallchart", painter), filepath.Join(out, title+".png")); err != nil {
				return err
			}
		}
	}
	return nil
}

// standingsOf are the standings of the first section of a sample event.
func standingsOf(s samples.Sample) (*tiebreaks.Standings, error) {
	data, err := s.Data()
	if err != nil {
		return nil, err
	}
	o, err := files.Read(s.File, data, systems.Reports())
	if err != nil {
		return nil, err
	}
	return catalogue.Standard(o.Tournament, o.Tournament.Sections[0], 0)
}

// sheet is the first page of a document; a wall chart fills a sheet that lies on its side.
func sheet(doc table.Document, wall bool, painter *pdf.Painter) *image.RGBA {
	lies := table.Auto
	if wall {
		lies = table.Across
	}
	pages := page.Layout(doc, page.Options{Orientation: lies, Fill: wall}, painter.Metrics())
	return painter.Paint(pages[0], int(pages[0].Width)*4, int(pages[0].Height)*4)
}

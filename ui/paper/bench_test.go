package paper

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// field is an event of n players, everybody's neighbours in a ring that turns.
func field(n, rounds int) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Planned: rounds, Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(n)}
	s.Ranking.TieBreaks = []string{"BH/C1", "BH", "SB", "PS", "WIN", "DE"}
	for i := range n {
		s.Players = append(s.Players, model.Player{Rating: model.Rating(2400 - i),
			Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("Player %04d", i+1)}})
	}
	for r := range rounds {
		var round model.Round
		for b := range n / 2 {
			i, j := 0, (r+n-2)%(n-1)+1
			if b > 0 {
				i, j = (r+b-1)%(n-1)+1, (r+n-1-b-1)%(n-1)+1
			}
			round.Pairings = append(round.Pairings, model.Pairing{Board: b + 1,
				Sides:    [2]model.ID{model.ID(min(i, j) + 1), model.ID(max(i, j) + 1)},
				Outcomes: [2]model.Outcome{model.Win, model.Loss}})
		}
		s.Rounds = append(s.Rounds, round)
	}
	return (&model.Tournament{Name: "Open"}).With(s)
}

// BenchmarkPreview is what the preview of 500 players and 11 rounds costs: the usual reports, their pages, and one page as it
// is painted, twice as fine as a screen of 1280 × 800 shows it. Budget: a page in 100 ms.
func BenchmarkPreview(b *testing.B) {
	app := test.NewTempApp(b)
	event := field(500, 11)
	st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(b)
	d := &Desk{Subject: func() Subject { return Subject{Event: event, Section: event.Sections[0], Standings: st, Round: 11} },
		Prefs: app.Preferences(), Now: time.Now, Options: func() report.Options { return report.Options{} }}
	e := newExport(d, "", "")
	c := e.chosenReports()
	doc, _, _, err := c.document(func(int) bool { return true })
	if err != nil {
		b.Fatal(err)
	}
	painter := must.Have(pdf.NewPainter())(b)
	var pages []page.Page
	b.Run("document", func(b *testing.B) {
		for b.Loop() {
			_, _, _, _ = c.document(func(int) bool { return true })
		}
	})
	b.Run("pages", func(b *testing.B) {
		for b.Loop() {
			pages = page.Layout(doc, e.sheet().Page(), painter.Metrics())
		}
		b.ReportMetric(float64(len(pages)), "pages")
	})
	b.Run("paint", func(b *testing.B) {
		for n := 0; b.Loop(); n++ {
			painter.Paint(pages[n%len(pages)], 2*400, 2*560)
		}
	})
}

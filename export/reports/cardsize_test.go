package reports_test

import (
	"fmt"
	"strings"
	"testing"

	phrases "wallchart/assets/wording"
	"wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// leastCard is how large type is at least on every card, in points.
const leastCard = 7

// TestNothingOnACardIsTooSmall: every kind of card, of every sample and of an event with very long names, on paper, on every label
// that it may stand on and on the smallest there may be, in every language. Only the grid of opponents may leave the end of a name
// out: a number stands before it.
func TestNothingOnACardIsTooSmall(t *testing.T) {
	metrics := must.Have(pdf.NewMetrics())(t)
	all := events(t)
	all["scripts"], all["league"] = scripts(), league()
	all["dealt"], _ = dealt()
	laid := map[string]int{}
	for name, event := range all {
		event.Sections[0].Fund = &model.Fund{Prizes: []model.Prize{{Name: "1st", Amount: 125000, Trophy: "cup"}, {Name: "2nd", Amount: 15000}}}
		st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
		for _, r := range reports.For(event.Sections[0]) {
			if r.Kind() != report.OnCards {
				continue
			}
			for _, sheet := range sheetsFor(t, r, st, name != "scripts") {
				for _, code := range phrases.Languages() {
					language := must.Have(phrases.Load(code))(t)
					doc, err := r.Document(st, report.Options{Language: language, Labels: sheet, Isolated: true})
					if err != nil {
						continue // too small, or nothing to be dealt
					}
					laid[r.ID+" "+sheet]++
					for n, p := range page.Layout(doc, page.Options{}, metrics) {
						what := fmt.Sprintf("%s, %s, %s, on %q, sheet %d", name, r.ID, code, sheet, n+1)
						apart(t, what, p)
						tooSmall(t, what, p)
					}
				}
			}
		}
	}
	for _, want := range []string{"slips L7418", "cards 5163", "player-cards 5163", "badges 5160", "receipts 5395", "board-cards ", "places ",
		"certificates ", "cards " + cards.Names()[5]} {
		if laid[want] == 0 {
			t.Errorf("%s: nothing was laid out", want)
		}
	}
}

// tooSmall names the texts of a page that cannot be read, and those without their end.
func tooSmall(t *testing.T, what string, p page.Page) {
	t.Helper()
	for _, x := range p.Texts {
		if x.Size < leastCard-0.01 {
			t.Errorf("%s: %q is set in %.2f points", what, x.String, x.Size)
		}
		if strings.HasSuffix(x.String, "…") && !strings.Contains(x.String, "Wolfeschl") {
			t.Errorf("%s: %q has lost its end", what, x.String)
		}
	}
}

// sheetsFor are paper, all labels and, for what may stand on labels, one of the least size: names of 46 letters may be in smaller
// type there.
func sheetsFor(t *testing.T, r report.Report, st *tiebreaks.Standings, least bool) []string {
	t.Helper()
	all := []string{""}
	if !r.Labels {
		return all
	}
	all = append(all, cards.Names()...)
	if doc, err := r.Document(st, report.Options{}); err == nil && least {
		size := doc.Tables[0].Cards.Least
		own := fmt.Sprintf("A4: 2x2 %.1fx%.1f", size.Width, size.Height)
		must.Have(cards.ParseSheet(own))(t)
		all = append(all, own)
	}
	return all
}

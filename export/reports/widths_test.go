package reports_test

import (
	"fmt"
	"testing"

	phrases "wallchart/assets/wording"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks/catalogue"
)

// TestHeadingsFitOnPaper lays the tightest tables out upright on A4, in every
// language: a heading stands beside its neighbour and not over it, the table takes
// no more pages than in English, and its type is hardly smaller (down to 7 points: a
// table that is divided because of a few letters has larger type than one that is not).
func TestHeadingsFitOnPaper(t *testing.T) {
	metrics := must.Have(pdf.NewMetrics())(t)
	events := map[string]*model.Tournament{"tight": tight(9), "league": league(),
		"open8": fixture(t, "open8.tsv"), "team7": fixture(t, "team7.tsv"), "double4": fixture(t, "double4.tsv")}
	type form struct {
		pages int
		size  float64
	}
	english := map[string]form{}
	for _, code := range phrases.Languages() {
		l := must.Have(phrases.Load(code))(t)
		for name, event := range events {
			st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
			for _, r := range reports.For(event.Sections[0]) {
				doc, err := r.Document(st, report.Options{Language: l})
				if err != nil {
					continue
				}
				what := name + ", " + r.ID
				pages := page.Layout(doc, page.Options{LeastSize: 7, Orientation: table.Upright}, metrics)
				for _, fault := range overlapping(pages) {
					t.Errorf("%s, %s: %s", code, what, fault)
				}
				now, was := form{len(pages), headingSize(pages)}, english[what]
				switch {
				case code == phrases.English:
					english[what] = now
				case now.pages > was.pages:
					t.Errorf("%s, %s: %d pages, in English %d; the headings are %q", code, what, now.pages, was.pages, headings(doc))
				case now.pages == was.pages && now.size < 0.92*was.size: // fewer pages are worth smaller type
					t.Errorf("%s, %s: type of %.1f points, in English of %.1f; the headings are %q", code, what, now.size, was.size, headings(doc))
				}
			}
		}
	}
	if len(english) < 30 {
		t.Errorf("only %d tables were laid out", len(english))
	}
}

// tight is an event with everything a chart can show, and names of the usual length.
func tight(rounds int) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2, 1, 0), Planned: rounds,
		Ranking: model.Ranking{TieBreaks: []string{"BH/C1", "BH", "SB", "PS", "DE", "WIN", "BWG"}}}
	const players = 40
	for n := 1; n <= players; n++ {
		p := model.Player{Title: "WFM", Rating: model.Rating(2500 - 11*n), NationalRating: model.Rating(2480 - 11*n),
			FideID: fmt.Sprint(4600000 + n), NationalID: fmt.Sprint(10231000 + n), Grade: "11", Categories: []string{"U18"}}
		p.ID, p.Number, p.Name = model.ID(n), n, fmt.Sprintf("Abendroth-%02d, Maximiliane", n)
		p.Club, p.Federation = "SK Zehlendorf", []string{"GER", "AUT"}[n%2]
		s.Players = append(s.Players, p)
	}
	s.LastID = players
	for r := range rounds { // the one half stands, the other turns
		round := model.Round{}
		for b := range players / 2 {
			p := model.Pairing{Board: b + 1, Sides: [2]model.ID{model.ID(b + 1), model.ID(players/2 + (b+r)%(players/2) + 1)}}
			p.Outcomes = [2]model.Outcome{model.Draw, model.Draw}
			round.Pairings = append(round.Pairings, p)
		}
		s.Rounds = append(s.Rounds, round)
	}
	s.Adjustments = []model.Adjustment{{Who: 3, Games: model.One, Round: 2, Reason: "x"}}
	return &model.Tournament{Name: "Open", LastID: 1, Sections: []*model.Section{s}}
}

// overlapping names the headings that reach into their neighbours or off the page.
func overlapping(pages []page.Page) []string {
	var faults []string
	for _, p := range pages {
		type place struct {
			table int
			y     float64
		}
		ends := map[place]page.Text{}
		for _, x := range p.Texts {
			if x.Role != page.Heading {
				continue
			}
			at := place{x.Table, x.Y}
			if last, ok := ends[at]; ok && last.Column < x.Column && last.X+last.Width > x.X+0.1 {
				faults = append(faults, fmt.Sprintf("%q stands over %q", last.String, x.String))
			}
			if x.X < 0 || x.X+x.Width > p.Width {
				faults = append(faults, fmt.Sprintf("%q leaves the page", x.String))
			}
			ends[at] = x
		}
	}
	return faults
}

// headingSize is the size of the smallest heading.
func headingSize(pages []page.Page) float64 {
	size := 100.0
	for _, p := range pages {
		for _, x := range p.Texts {
			if x.Role == page.Heading {
				size = min(size, x.Size)
			}
		}
	}
	return size
}

func headings(d table.Document) []string {
	var all []string
	for _, c := range d.Tables[0].Columns {
		all = append(all, c.Title)
	}
	return all
}

// TestHeadingsThatDoNotFit: a heading that is far too long is found out.
func TestHeadingsThatDoNotFit(t *testing.T) {
	pages := []page.Page{{Width: 210, Texts: []page.Text{
		{Role: page.Heading, X: 10, Width: 30, Column: 0, String: "Wertungszahl"},
		{Role: page.Heading, X: 39, Width: 10, Column: 1, String: "Pkt."},
		{Role: page.Heading, X: 205, Width: 10, Column: 2, String: "Platz"}, {Role: page.Body, X: 0, Width: 300},
	}}}
	if got := overlapping(pages); len(got) != 2 {
		t.Errorf("found %q", got)
	}
}

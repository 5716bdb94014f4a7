package reports_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/assets/wording"
	labels "wallchart/export/cards"
	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/report/cards"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/export/table/tabletest"
	"wallchart/model"
	"wallchart/must"
)

// dealt is two rounds of four: Ann beat Bob and drew with Cid, Dee had a bye and plays Bob; Eve left before the second.
func dealt() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 5, Planned: 3}
	for i, name := range []string{"Ann", "Bob", "Cid", "Dee", "Eve"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	ann := &s.Players[0]
	ann.Title, ann.Rating, ann.Club, ann.Federation, ann.FideID = "WFM", 2100, "North", "AUT", "1600001"
	s.Players[4].Withdrawn = 2
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
			{Board: 2, Sides: [2]model.ID{3, 5}, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
			{Sides: [2]model.ID{4}, Outcomes: [2]model.Outcome{model.HalfBye}}}},
		{Date: "2026-11-21", Time: "10:00", Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{3, 1}, Outcomes: [2]model.Outcome{model.Draw, model.Draw}}, {Board: 2, Sides: [2]model.ID{2, 4}}}},
	}
	return &model.Tournament{Name: "Club day", City: "Graz", End: "2026-11-22", Arbiter: "IA Stone (123)", Sections: []*model.Section{s}}, s
}

// faces are what stands on the cards, line by line; a grid's rows in brackets.
func faces(doc table.Document) (all []string) {
	for _, c := range doc.Tables[0].Cards.Cards {
		var lines []string
		for _, l := range c.Lines {
			var parts []string
			for _, f := range l.Fields {
				text := f.Text
				if f.Label != "" {
					text = f.Label + ": " + text
				}
				if f.Write {
					text += "___"
				}
				parts = append(parts, text)
			}
			if l.Grid != nil {
				for _, r := range l.Grid.Rows {
					parts = append(parts, "["+r.Head+" "+strings.Join(r.Cells, " ")+"]")
				}
			}
			lines = append(lines, strings.Join(parts, "|"))
		}
		all = append(all, strings.Join(lines, "\n"))
	}
	return all
}

func cardsOf(t *testing.T, id string, o report.Options) []string {
	t.Helper()
	ev, _ := dealt()
	r := must.Have(reports.ByID(id))(t)
	doc := must.Have(r.Document(after(t, ev, 2), o))(t)
	return faces(doc)
}

// TestWhatStandsOnACard, worked out by hand from the two rounds.
func TestWhatStandsOnACard(t *testing.T) {
	for _, c := range []struct {
		id    string
		o     report.Options
		count int
		at    int
		want  string
	}{
		{"slips", report.Options{}, 2, 0, "Board 1|Club day\nOpen, round 2|2026-11-21 10:00\nWhite: 3 Cid\nBlack: 1 WFM Ann (2100)\n" +
			"Result: 1-0    ½-½    0-1___\nSignatures|White: ___|Black: ___"},
		{"pairing-cards", report.Options{}, 4, 0, "1|WFM Ann|2100\nAUT – North|Club day\n[1 w 2 Bob 1 1.0]|[2 b 3 Cid ½ 1.5]|[3    ]"},
		{"cards", report.Options{}, 4, 3, "4|Dee|\n|Club day\n[1  half-point bye 0.5 0.5]|[2 b 2 Bob  ]|[3    ]\n" +
			"Round 2, board 2: Black against Bob"},
		{"cards", report.Options{}, 4, 1, "2|Bob|\n|Club day\n[1 b 1 Ann 0 0.0]|[2 w 4 Dee  ]|[3    ]\n" +
			"Round 2, board 2: White against Dee"},
		{"cards", report.Options{Round: 1}, 5, 4, "5|Eve|\n|Club day\n[1 b 3 Cid 0 0.0]|[2    ]|[3    ]"},
		{"player-cards", report.Options{}, 5, 1, "Club day\n2|Bob\n[1 1 b 1 Ann 2100 0]|[2 2 w 4 Dee  ]|[3      ]"},
		{"player-cards", report.Options{}, 5, 0, "Club day\n1|WFM Ann\nRtng: 2100|Club: North\nFed: AUT|FIDE ID: 1600001\n" +
			"[1 1 w 2 Bob  1]|[2 1 b 3 Cid  ½]|[3      ]"},
		{"places", report.Options{}, 4, 0, "WFM Ann\nAUT – North|2100\nClub day"},
		{"board-cards", report.Options{}, 2, 1, "2\nClub day"},
		{"badges", report.Options{}, 4, 0, "Club day\nWFM Ann\nAUT – North\n|1"},
		{"certificates", report.Options{}, 4, 2, "Club day\nCertificate\nDee\n3rd place after round 2\nOpen\n0.5 points in 2 rounds\n" +
			"Graz, 2026-11-22\n___||___\nIA Stone, Chief arbiter||Organiser"},
		{"certificates", report.Options{Places: 1}, 2, 0, "Club day\nCertificate\nWFM Ann\nNorth\n1st place, shared after round 2\n" +
			"Open\n1.5 points in 2 rounds\n" +
			"Graz, 2026-11-22\n___||___\nIA Stone, Chief arbiter||Organiser"},
	} {
		got := cardsOf(t, c.id, c.o)
		if len(got) != c.count || got[c.at] != c.want {
			t.Errorf("%s: %d cards, %d of them is\n%s\nwant\n%s", c.id, len(got), c.at+1, strings.Join(got, "\n---\n"), c.want)
		}
	}
}

// TestEveryCardFits: names of forty letters and in nine scripts, with the widths of the printed font, on A4, Letter and labels:
// nothing leaves its page, and no name is smaller than six points.
func TestEveryCardFits(t *testing.T) {
	metrics := must.Have(pdf.NewMetrics())(t)
	ev, s := dealt()
	names := append([]string{"Wolfeschlegelsteinhausenbergerdorffmeier", "Maximilian-Alexander von Hohenlohe-Bartel"}, tabletest.Scripts...)
	for n, name := range names {
		if n < 4 {
			s.Players[n].Name = name
			continue
		}
		s.LastID++
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: s.LastID, Number: n + 2, Name: name}})
	}
	st := after(t, ev, 2)
	laid := 0
	for _, r := range reports.For(s) {
		for _, sheet := range append([]string{""}, labels.Names()...) {
			doc, err := r.Document(st, report.Options{Labels: sheet})
			if err != nil || doc.Tables[0].Cards == nil {
				continue
			}
			for _, o := range []page.Options{{}, {Paper: table.Letter}} {
				for _, pg := range page.Layout(doc, o, metrics) {
					laid++
					for _, x := range pg.Texts {
						if x.X < 2 || x.X+x.Width > pg.Width-2 || x.Y-x.Size*0.25 < 2 || x.Y > pg.Height-2 {
							t.Errorf("%s on %q: %q stands at %g, %g of %g × %g", r.ID, sheet, x.String, x.X, x.Y, pg.Width, pg.Height)
						}
						if x.Bold && x.Size < 6 && strings.Contains(fmt.Sprint(names), x.String) {
							t.Errorf("%s on %q: %q is set in %.1f points", r.ID, sheet, x.String, x.Size)
						}
					}
				}
			}
		}
	}
	if laid < 60 {
		t.Errorf("only %d pages were laid out", laid)
	}
}

// TestCardsThatCannotBe say why: nobody, a round that is not there, labels too small or unknown, no results, all gone.
func TestCardsThatCannotBe(t *testing.T) {
	ev, s := dealt()
	nobody := *s
	nobody.Players, nobody.Rounds = nil, nil
	gone := *s
	gone.Players = append([]model.Player(nil), s.Players...)
	for i := range gone.Players {
		gone.Players[i].Withdrawn = 2
	}
	for want, err := range map[string]error{
		"nobody is in Open yet: enter players first":   cannot(cards.PairingCards(ev, &nobody, report.Options{})),
		"Open has no round 3: it has rounds 1 to 2":    cannot(cards.PlayerCards(ev, s, report.Options{Round: 3})),
		"Open has no round -1: it has rounds 1 to 2":   cannot(cards.Badges(ev, s, report.Options{Round: -1})),
		"everybody of Open has left":                   cannot(cards.PlaceCards(ev, &gone, report.Options{})),
		"a label of 5160 is 66.68 × 25.4 mm large":     cannot(cards.Slips(ev, s, report.Options{Labels: "5160"})),
		"there are no labels \"X1\"":                   cannot(cards.Badges(ev, s, report.Options{Labels: "X1"})),
		"nobody of Open has a place before the first ": cannot(cards.Certificates(after(t, ev.With(&nobody), 0), report.Options{})),
	} {
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("it says %v, want %s", err, want)
		}
	}
}

// levelAll is an event of so many players whose only round is drawn, and who stand in the order of their numbers.
func levelAll(players int) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(players), Planned: 1}
	s.Rounds = []model.Round{{}}
	for n := 1; n <= players; n++ {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n), Number: n, Name: fmt.Sprint("P", n)}})
		s.Adjustments = append(s.Adjustments, model.Adjustment{Who: model.ID(n), Games: model.Points(100 - 2*n), Reason: "x"})
		if n%2 == 1 {
			s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, model.Pairing{Board: (n + 1) / 2, Sides: [2]model.ID{model.ID(n), model.ID(n + 1)},
				Outcomes: [2]model.Outcome{model.Draw, model.Draw}})
		}
	}
	return (&model.Tournament{Name: "Open"}).With(s)
}

// TestPlacesInWords: the English endings, of which eleven to thirteen have none of their own.
func TestPlacesInWords(t *testing.T) {
	doc := must.Have(cards.Certificates(after(t, levelAll(24), 1), report.Options{}))(t)
	all := strings.Join(faces(doc), "\n")
	for _, want := range []string{"1st place", "2nd place", "3rd place", "4th place", "11th place", "12th place", "13th place", "21st place",
		"22nd place", "23rd place", "24th place"} {
		if !strings.Contains(all, "\n"+want+"\n") {
			t.Errorf("no certificate for the %s", want)
		}
	}
}

// TestPlacesInFrench: only the first has an ending of its own.
func TestPlacesInFrench(t *testing.T) {
	french := must.Have(wording.Load("fr"))(t)
	doc := must.Have(cards.Certificates(after(t, levelAll(24), 1), report.Options{Language: french}))(t)
	all := strings.Join(faces(doc), "\n")
	for _, want := range []string{"1re place", "2e place", "11e place", "21e place", "22e place"} {
		if !strings.Contains(all, "\n"+want+"\n") {
			t.Errorf("no certificate for the %s", want)
		}
	}
}

func cannot(_ table.Document, err error) error { return err }

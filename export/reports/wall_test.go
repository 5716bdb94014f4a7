package reports_test

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/export/page"
	"wallchart/export/pdf"
	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// heads are the headings of a document's first table; cells a row of it, a second line
// behind a stroke.
func heads(doc table.Document) string {
	var all []string
	for _, c := range doc.Tables[0].Columns {
		all = append(all, c.Title)
	}
	return strings.Join(all, " | ")
}

func cells(doc table.Document, row int) string {
	var all []string
	for _, c := range doc.Tables[0].Rows[row].Cells {
		text := c.Text
		if c.Below != "" {
			text += "/" + c.Below
		}
		all = append(all, text)
	}
	return strings.Join(all, " | ")
}

func papered(t *testing.T, id string, st *tiebreaks.Standings, o report.Options) table.Document {
	t.Helper()
	r := must.Have(reports.ByID(id))(t)
	doc, err := r.Document(st, o)
	if err != nil {
		t.Fatal(id, err)
	}
	return doc
}

// TestWallIsReadFromTwoMetres: in the form for the wall nothing in a row is set in less
// than 18 points on A4 and Letter, and in less than 24 on A3 and Tabloid, however many
// columns and tie-breaks the event has and however long its names are.
func TestWallIsReadFromTwoMetres(t *testing.T) {
	metrics := must.Have(pdf.NewMetrics())(t)
	long := tight(5)
	long.Sections[0].Players[3].Name = "Wolfeschlegelsteinhausenbergerdorff-Abernathy, Maximilian Alexander Bartholomew"
	events := map[string]*model.Tournament{"tight": tight(9), "long": long, "league": league(),
		"open8": fixture(t, "open8.tsv"), "team7": fixture(t, "team7.tsv"), "double4": fixture(t, "double4.tsv")}
	laid := 0
	for name, event := range events {
		st := must.Have(catalogue.Standard(event, event.Sections[0], 0))(t)
		for _, r := range reports.For(event.Sections[0]) {
			doc, err := r.Document(st, report.Options{Wall: true, TieBreaks: name == "long"})
			if err != nil || !r.ForWall {
				continue
			}
			for _, paper := range table.Papers() {
				for _, across := range []table.Orientation{table.Upright, table.Across} {
					least := map[table.Paper]float64{table.A4: 18, table.Letter: 18, table.A3: 24, table.Tabloid: 24}[paper]
					what := fmt.Sprintf("%s, %s, %v, across %v", name, r.ID, paper, across)
					pages := page.Layout(doc, page.Options{Paper: paper, Orientation: across}, metrics)
					if text, size := smallestInRows(pages); size < least-0.01 {
						t.Errorf("%s: %q is set in %.1f points", what, text, size)
					}
					for _, fault := range overlapping(pages) {
						t.Errorf("%s: %s", what, fault)
					}
					laid++
				}
			}
		}
	}
	if laid < 200 {
		t.Errorf("only %d documents were laid out", laid)
	}
}

// smallestInRows is the smallest text in the rows of tables.
func smallestInRows(pages []page.Page) (text string, size float64) {
	size = 1000
	for _, p := range pages {
		for _, x := range p.Texts {
			if (x.Role == page.Body || x.Role == page.Below) && x.Size < size {
				text, size = x.String, x.Size
			}
		}
	}
	return text, size
}

// usOpen is a section of players from two states: 1 beats 2 with White, 3 and 4 draw;
// then 3 has Black against 1 and loses, 2 wins by forfeit against 4 with Black.
func usOpen() *model.Tournament {
	s := &model.Section{ID: section, Name: "Open", Scoring: model.Classic(2, 1, 0), Planned: 3, LastID: 4}
	for n, name := range []string{"Ames, Lee", "Boyd, Kim", "Cole, Max", "Dunn, Jo"} {
		p := model.Player{Rating: model.Rating(2000 - 100*n), NationalID: fmt.Sprint(12345670 + n), Title: []string{"FM", "", "", ""}[n]}
		p.ID, p.Number, p.Name, p.Club = model.ID(n+1), n+1, name, "Knights"
		p.State = []string{"NY", "NJ", "NY", "NY"}[n]
		s.Players = append(s.Players, p)
	}
	s.Players[3].Rating = 0
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{board(1, 1, 2, model.Win, model.Loss), board(2, 3, 4, model.Draw, model.Draw)}},
		{Pairings: []model.Pairing{board(1, 1, 3, model.Win, model.Loss), board(2, 4, 2, model.ForfeitLoss, model.ForfeitWin)}},
	}
	return &model.Tournament{Name: "Spring", LastID: section, Sections: []*model.Section{s}}
}

func usStandings(t *testing.T, list string) *tiebreaks.Standings {
	t.Helper()
	return after(t, usOpen(), 0, strings.Split(list, ",")...)
}

// TestWallForm: number or place, name, state, rounds, points. The wall chart has the form of
// US halls: the colour and the opponent's number over the running score, ID and rating under the
// name. Tie-breaks are there when they are asked for.
func TestWallForm(t *testing.T) {
	st := usStandings(t, "PTS,SOLKOFF,CUMULATIVE")
	wall := report.Options{Wall: true}
	for _, x := range []struct{ id, heads, first string }{
		{"wallchart", "No. | Name | St | Rd 1 | Rd 2 | Rd 3 | Pts",
			"1 | FM Ames, Lee/12345670 / 2000 | NY | W2/1.0 | W3/2.0 |  | 2.0"},
		{"standings", "Place | Name | St | Pts", "1 | FM Ames, Lee | NY | 2.0"},
		{"crosstable", "No. | Name | St | Rnd 1 | Rnd 2 | Pts", "1 | FM Ames, Lee | NY | W2 | W3 | 2.0"},
		{"fide", "Rk. | Name | St | 1.Rd | 2.Rd | Pts", "1 | FM Ames, Lee | NY | 2w1 | 3w1 | 2.0"},
		{"pairings", "Board | White | Result | Black", "1 | FM Ames, Lee | 1-0 | Cole, Max"},
		{"names", "Name | Board | Colour | Opponent", "Ames, Lee, FM | 1 | White | Cole, Max"},
	} {
		doc := papered(t, x.id, st, wall)
		if heads(doc) != x.heads || cells(doc, 0) != x.first {
			t.Errorf("%s: %q %q\nwant  %q %q", x.id, heads(doc), cells(doc, 0), x.heads, x.first)
		}
		if !doc.Tables[0].Wall {
			t.Errorf("%s is not marked as one for the wall", x.id)
		}
		for _, n := range doc.Tables[0].Notes {
			if strings.Contains(n, "Solk") || strings.HasPrefix(n, "Unplayed rounds") {
				t.Errorf("%s explains a column that is not there: %s", x.id, n)
			}
		}
	}
	chart := papered(t, "wallchart", st, wall)
	for row, want := range []string{"", "2 | Boyd, Kim/12345671 / 1900 | NJ | B1/0.0 | B4+/1.0 |  | 1.0",
		"3 | Cole, Max/12345672 / 1800 | NY | W4/0.5 | B1/0.5 |  | 0.5",
		"4 | Dunn, Jo/12345673 / unr. | NY | B3/0.5 | W2-/0.5 |  | 0.5"} {
		if row > 0 && cells(chart, row) != want {
			t.Errorf("the wall chart has %q, want %q", cells(chart, row), want)
		}
	}
	asked := papered(t, "standings", st, report.Options{Wall: true, TieBreaks: true})
	if want := "Place | Name | St | Pts | Solk. | Cum."; heads(asked) != want {
		t.Errorf("with tie-breaks the standings have %q, want %q", heads(asked), want)
	}
	if usual := papered(t, "players", st, wall); usual.Tables[0].Wall {
		t.Error("the list of players has no form for the wall, but is marked so")
	}
	if usual := papered(t, "standings", st, report.Options{}); usual.Tables[0].Wall || !strings.Contains(heads(usual), "Solk.") {
		t.Errorf("the standings are in the form for the wall without being asked: %q", heads(usual))
	}
}

// TestWallHomes: one column says where somebody is from: the state, a federation if there are
// others than states, the club where all are from one.
func TestWallHomes(t *testing.T) {
	event := usOpen()
	for _, x := range []struct{ feds, want string }{
		{"NY NJ NY", "Place | Name | St | Pts"}, {"USA CAN USA", "Place | Name | Fed | Pts"},
		{"NY ENG NY", "Place | Name | Fed | Pts"}, {"NY NY NY", "Place | Name | Club | Pts"},
	} {
		feds := strings.Fields(x.feds)
		for n := range event.Sections[0].Players {
			event.Sections[0].Players[n].Federation, event.Sections[0].Players[n].State = feds[min(n, 2)], ""
		}
		if got := heads(papered(t, "standings", after(t, event, 0, "PTS"), report.Options{Wall: true})); got != x.want {
			t.Errorf("with players of %s: %q, want %q", x.feds, got, x.want)
		}
	}
	for n := range event.Sections[0].Players {
		event.Sections[0].Players[n].Club = ""
	}
	if got := heads(papered(t, "standings", after(t, event, 0, "PTS"), report.Options{Wall: true})); got != "Place | Name | Pts" {
		t.Errorf("of players from nowhere the standings have %q", got)
	}
}

// TestColumns: columns are named by what they are, in the order in which they are wanted, and
// the notes follow; a column that is nowhere is refused by its name.
func TestColumns(t *testing.T) {
	st := usStandings(t, "PTS,SOLKOFF,CUMULATIVE")
	for _, x := range []struct{ id, columns, want string }{
		{"standings", "name,rank,points", "Name | Place | Pts"},
		{"standings", "name,SOLKOFF", "Name | Solk."},
		{"standings", "Name,tie-breaks,points,name", "Name | Solk. | Cum. | Pts"},
		{"crosstable", "name,rounds", "Name | Rnd 1 | Rnd 2"},
		{"crosstable", "r2,rating", "Rnd 2 | Rtng"},
		{"wallchart", "name,rounds", "Name | Rd 1 | Rd 2 | Rd 3"},
	} {
		doc := papered(t, x.id, st, report.Options{Columns: strings.Split(x.columns, ",")})
		if heads(doc) != x.want {
			t.Errorf("%s with %s: %q, want %q", x.id, x.columns, heads(doc), x.want)
		}
		for _, r := range doc.Tables[0].Rows {
			if len(r.Cells) != len(doc.Tables[0].Columns) {
				t.Errorf("%s with %s: %d cells in a row", x.id, x.columns, len(r.Cells))
			}
		}
		if notes := strings.Join(doc.Tables[0].Notes, "\n"); strings.Contains(notes, "Solk.: ") != strings.Contains(x.want, "Solk.") {
			t.Errorf("%s with %s has the notes\n%s", x.id, x.columns, notes)
		}
	}
	r, _ := reports.ByID("standings")
	_, err := r.Document(st, report.Options{Columns: []string{"name", "elo"}})
	want := `there is no column "elo" here; choose among rank, no, name, rating, state, club, points, tie-breaks, SOLKOFF, CUMULATIVE`
	if err == nil || err.Error() != want {
		t.Errorf("a column that is not there: %v\nwant %s", err, want)
	}
	wall := papered(t, "standings", st, report.Options{Wall: true, Columns: []string{"rank", "rating"}})
	if got := heads(wall); got != "Place | Rtng" || !wall.Tables[0].Wall {
		t.Errorf("on the wall with columns of one's own: %q", got)
	}
}

// TestListOrders: a list goes by number, by name, by rating from the top, or by club; those who are
// equal by number, those of no club last.
func TestListOrders(t *testing.T) {
	event := usOpen()
	for n, p := range []struct {
		name, club string
		rating     model.Rating
	}{{"Ames", "Zebras", 1500}, {"dunn", "", 1900}, {"Cole", "Knights", 0}, {"Boyd", "Knights", 1900}} {
		q := &event.Sections[0].Players[n]
		q.Name, q.Club, q.Rating, q.Title = p.name, p.club, p.rating, ""
	}
	for by, want := range map[string]string{"": "Ames dunn Cole Boyd", "number": "Ames dunn Cole Boyd", "NAME": "Ames Boyd Cole dunn",
		"rating": "dunn Boyd Ames Cole", "club": "Boyd Cole Ames dunn"} {
		doc := must.Have(lists.Players(event, event.Sections[0], report.Options{Grouping: by}))(t)
		var got []string
		for _, r := range doc.Tables[0].Rows {
			got = append(got, r.Cells[doc.Tables[0].Column("name")].Text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("by %q: %q, want %q", by, got, want)
		}
	}
	if _, err := lists.Players(event, event.Sections[0], report.Options{Grouping: "shoes"}); err == nil ||
		err.Error() != "a list cannot go by shoes; choose one of number, name, rating, club" {
		t.Errorf("a list by shoes: %v", err)
	}
}

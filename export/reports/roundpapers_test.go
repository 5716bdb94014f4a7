package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/page"
	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// TestPairingsOnPaper have the starting number, title, rating and points of both sides, and room
// for the result; on the screen there is a list of players beside them.
func TestPairingsOnPaper(t *testing.T) {
	event := usOpen()
	s := event.Sections[0]
	s.Rounds[1].Pairings[0].Outcomes = [2]model.Outcome{}
	doc := must.Have(lists.PairingsOnPaper(event, s, report.Options{}))(t)
	if want := "Board | No. | White | Rtng | Pts | Result | No. | Black | Rtng | Pts"; heads(doc) != want {
		t.Errorf("%q, want %q", heads(doc), want)
	}
	if want := "1 | 1 | FM Ames, Lee | 2000 | 1.0 |  | 3 | Cole, Max | 1800 | 0.5"; cells(doc, 0) != want {
		t.Errorf("%q, want %q", cells(doc, 0), want)
	}
	if c := doc.Tables[0].Columns[5]; !c.Write || c.ID != "result" {
		t.Errorf("there is no room to write the result: %+v", c)
	}
	screen := must.Have(lists.Pairings(event, s, report.Options{}))(t)
	if want := "1 | Ames, Lee | 2000 | 1.0 |  | Cole, Max | 1800 | 0.5"; cells(screen, 0) != want || screen.Tables[0].Columns[4].Write {
		t.Errorf("on the screen: %q, want %q", cells(screen, 0), want)
	}
	names := must.Have(lists.NamesOnPaper(event, s, report.Options{}))(t)
	if want := "Name | No. | Rtng | Pts | Board | Colour | Opponent"; heads(names) != want {
		t.Errorf("by name: %q, want %q", heads(names), want)
	}
	for row, want := range []string{"Ames, Lee, FM | 1 | 2000 | 1.0 | 1 | White | Cole, Max",
		"Boyd, Kim | 2 | 1900 | 0.0 | 2 | Black | Dunn, Jo", "Cole, Max | 3 | 1800 | 0.5 | 1 | Black | FM Ames, Lee"} {
		if cells(names, row) != want {
			t.Errorf("by name: %q, want %q", cells(names, row), want)
		}
	}
}

// TestWhiteOfMatchesIsNamed where the team named first has White on board 1 in every match, and
// only there: a source may not tell, or say otherwise.
func TestWhiteOfMatchesIsNamed(t *testing.T) {
	for _, x := range []struct {
		alter func(*model.Pairing)
		want  string
	}{
		{func(*model.Pairing) {}, "Match | No. | Team, White on board 1"},
		{func(p *model.Pairing) { p.NoColours = true }, "Match | No. | Team"},
		{func(p *model.Pairing) { p.Games = []model.Game{{White: 1}} }, "Match | No. | Team"},
		{func(p *model.Pairing) { p.Games = []model.Game{{}, {White: 1}} }, "Match | No. | Team, White on board 1"},
	} {
		event := league4()
		s := open(event)
		x.alter(&s.Rounds[0].Pairings[0])
		doc := must.Have(lists.PairingsOnPaper(event, s, report.Options{Round: 1}))(t)
		if got := strings.Split(heads(doc), " | "); strings.Join(got[:3], " | ") != x.want {
			t.Errorf("%q, want %q", strings.Join(got[:3], " | "), x.want)
		}
	}
}

// twoSections are two sections, the second with its first round only.
func twoSections() *model.Tournament {
	event, other := usOpen(), usOpen()
	s := other.Sections[0]
	s.ID, s.Name, s.Rounds = section+1, "Reserves", s.Rounds[:1]
	for n, name := range []string{"Able, Al", "Zorn, Zoe", "Moss, Mo", "Nash, Ned"} {
		s.Players[n].Name, s.Players[n].Title = name, ""
	}
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{}
	event.Sections, event.LastID = append(event.Sections, s), section+1
	return event
}

// TestDoorList is of all sections in one order of names, each with its own last round; a section
// without the round is left out, and who has a bye has it in place of a board.
func TestDoorList(t *testing.T) {
	event := twoSections()
	p := &event.Sections[1].Rounds[0].Pairings
	*p = append((*p)[:1], alone(3, model.PairingBye))
	doc := must.Have(lists.DoorList(event, event.Sections, report.Options{}))(t)
	if want := "Where everybody plays: Open round 2; Reserves round 1"; doc.Subtitle != want {
		t.Errorf("%q, want %q", doc.Subtitle, want)
	}
	if want := "Name | No. | Section | Board | Colour"; heads(doc) != want || !doc.Tables[0].Halves {
		t.Errorf("%q, want %q", heads(doc), want)
	}
	for row, want := range []string{"Able, Al | 1 | Reserves | 1 | White", "Ames, Lee, FM | 1 | Open | 1 | White",
		"Boyd, Kim | 2 | Open | 2 | Black", "Cole, Max | 3 | Open | 1 | Black", "Dunn, Jo | 4 | Open | 2 | White",
		"Moss, Mo | 3 | Reserves |  | pairing-allocated bye", "Zorn, Zoe | 2 | Reserves | 1 | Black"} {
		if cells(doc, row) != want {
			t.Errorf("%q, want %q", cells(doc, row), want)
		}
	}
	one := must.Have(lists.DoorList(event, event.Sections[:1], report.Options{}))(t)
	if want := "Where everybody plays: round 2"; heads(one) != "Name | No. | Board | Colour" || one.Subtitle != want {
		t.Errorf("of one section: %q, %q", one.Subtitle, heads(one))
	}
	second := must.Have(lists.DoorList(event, event.Sections, report.Options{Round: 2}))(t)
	if want := "Where everybody plays: Open round 2"; second.Subtitle != want {
		t.Errorf("of round 2: %q, want %q", second.Subtitle, want)
	}
	event.Sections[0].Rounds[1].Pairings[0].NoColours = true
	event.Sections[0].Rounds[1].Pairings = event.Sections[0].Rounds[1].Pairings[:1]
	if got := heads(must.Have(lists.DoorList(event, event.Sections[:1], report.Options{}))(t)); got != "Name | No. | Board" {
		t.Errorf("without colours: %q", got)
	}
	if _, err := lists.DoorList(event, event.Sections, report.Options{Round: 3}); err == nil {
		t.Error("there is a door list of a round that no section has")
	}
}

// TestRoundPapers: of the round that is played pairings, one list for the door and slips; of one whose
// results are in pairings, standings and crosstable. Each thing begins on its own sheet.
func TestRoundPapers(t *testing.T) {
	event := twoSections()
	titles := func(o report.Options) string {
		doc := must.Have(reports.RoundPapers(event, event.Sections, o))(t)
		var all []string
		for _, tb := range doc.Tables {
			all = append(all, tb.Title)
			if !tb.NewPage {
				t.Errorf("%s does not begin on a new sheet", tb.Title)
			}
		}
		return strings.Join(all, "\n")
	}
	want := strings.Join([]string{"Reserves: Pairings of round 1", "Open: Pairings of round 2", "Where everybody plays: round 1",
		"Reserves: Result slips of round 1", "Open: Standings after round 2 of 3", "Open: Crosstable after round 2 of 3"}, "\n")
	if got := titles(report.Options{}); got != want {
		t.Errorf("the papers are\n%s\nwant\n%s", got, want)
	}
	want = "Open: Pairings of round 2\nOpen: Standings after round 2 of 3\nOpen: Crosstable after round 2 of 3"
	if got := titles(report.Options{Round: 2}); got != want {
		t.Errorf("the papers of round 2 are\n%s\nwant\n%s", got, want)
	}
	doc := must.Have(reports.RoundPapers(event, event.Sections, report.Options{Wall: true}))(t)
	wall := ""
	for _, tb := range doc.Tables {
		wall += map[bool]string{true: "w", false: "-"}[tb.Wall]
	}
	if wall != "ww--ww" {
		t.Errorf("on the wall hang %s: pairings, standings and crosstable do, list and slips do not", wall)
	}
	if _, err := reports.RoundPapers(event, event.Sections, report.Options{Round: 3}); err == nil {
		t.Error("there are papers of a round that nobody has")
	}
}

// TestRules: what is announced, and nothing of who is kept apart.
func TestRules(t *testing.T) {
	event := usOpen()
	s := event.Sections[0]
	s.System, s.HalfByes, s.HalfByesEnd = "us-swiss", 2, 1
	s.Acceleration = []model.Acceleration{{From: 1, To: 2, First: 1, Last: 2, Games: model.One}}
	s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2}}}
	doc := must.Have(lists.Rules(after(t, event, 0, "PTS", "SOLKOFF"), report.Options{}))(t)
	text := ""
	for row := range doc.Tables[0].Rows {
		text += cells(doc, row) + "\n"
	}
	for _, want := range []string{"Rounds | 3 rounds", "Pairing | US Chess Swiss.", "Scoring | win 1.0, draw 0.5, loss 0.0",
		"Byes asked for | 2 half-point byes each, up to round 2",
		"Acceleration | numbers 1 to 2 have 1.0 more for the pairing of rounds 1 to 2\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not among\n%s", want, text)
		}
	}
	if strings.Contains(text, "Boyd") || strings.Contains(text, "Matches") {
		t.Errorf("too much is said:\n%s", text)
	}
	list := doc.Tables[1]
	if got := list.Rows[0].Cells[1].Text + "/" + list.Rows[0].Cells[2].Text; len(list.Rows) != 1 || got != "Solkoff/Solk." ||
		!strings.HasPrefix(list.Notes[0], "Solkoff: ") {
		t.Errorf("the tie-breaks are %q with %q", got, list.Notes)
	}
	s.HalfByes, s.Acceleration, s.System = model.NoHalfByes, nil, ""
	doc = must.Have(lists.Rules(after(t, event, 0, "PTS"), report.Options{}))(t)
	text = ""
	for row := range doc.Tables[0].Rows {
		text += cells(doc, row) + "\n"
	}
	if !strings.Contains(text, "no half-point byes") || !strings.Contains(text, "Acceleration | none") ||
		strings.Contains(text, "Pairing") || len(doc.Tables) != 1 {
		t.Errorf("with nothing laid down:\n%s", text)
	}
	s.Scoring.MatchWin, s.Kind = 4, model.Individual
	team := league4()
	doc = must.Have(lists.Rules(after(t, team, 0, "MPTS"), report.Options{}))(t)
	text = cells(doc, 1) + "\n" + cells(doc, 2)
	if !strings.Contains(text, "Matches | win ") {
		t.Errorf("of matches it is said %q", text)
	}
}

// TestHalves: a long list runs down the left half of a page and then down the right one, in its order,
// and what follows begins on another page.
func TestHalves(t *testing.T) {
	doc := table.Document{Title: "Door", Tables: []table.Table{
		{Name: "a", Halves: true, Columns: []table.Column{{ID: "name", Title: "Name"}}},
		{Name: "b",
			Columns: []table.Column{{ID: "x", Title: "X"}}, Rows: []table.Row{{Cells: []table.Cell{table.Text("after")}}}}}}
	for n := range 150 {
		cell := table.Num(string(rune('A'+n/26))+string(rune('a'+n%26)), 0)
		doc.Tables[0].Rows = append(doc.Tables[0].Rows, table.Row{Cells: []table.Cell{cell}})
	}
	pages := page.Layout(doc, page.Options{}, func(s string, _ bool, size float64) float64 { return float64(len(s)) * size * 0.2 })
	row, last, right := -1, 0.0, 0
	for _, p := range pages[:len(pages)-1] {
		last = 0
		for _, x := range p.Texts {
			if x.Role != page.Body {
				continue
			}
			if row++; x.Row != row || x.X < last-1 || x.X > p.Width-10 || x.Y > p.Height-10 {
				t.Fatalf("row %d stands where row %d should, at %.0f, %.0f", x.Row, row, x.X, x.Y)
			}
			if x.X > p.Width/2 {
				right++
			}
			last = x.X
		}
	}
	if row != 149 || right == 0 || len(pages) != 3 {
		t.Errorf("%d rows on %d pages, %d to the right", row+1, len(pages), right)
	}
	for _, x := range pages[len(pages)-1].Texts {
		if x.Role == page.Body && x.String != "after" {
			t.Errorf("%q stands on the page of the next table", x.String)
		}
	}
}

package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/controls"
	"wallchart/ui/tables"
)

// withGames opens an event of one round, in which Anna beats Ben and Cleo draws with Dan.
func withGames(t *testing.T) *robot {
	t.Helper()
	b := withScores(t)
	board := func(n int, a, c model.ID, x, y model.Outcome) model.Pairing {
		return model.Pairing{Board: n, Sides: [2]model.ID{a, c}, Outcomes: [2]model.Outcome{x, y}}
	}
	s := *b.state.Section
	s.Adjustments = nil
	s.Rounds = []model.Round{{Pairings: []model.Pairing{board(1, 1, 2, model.Win, model.Loss), board(2, 3, 4, model.Draw, model.Draw)}}}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Test", Start: "2026-05-01", Federation: "FRA"}).With(&s)))
	return b
}

// TestGainScreen: what the games bring, and beside it what the marked number is made of; on any other cell all numbers of the line.
func TestGainScreen(t *testing.T) {
	b := withGames(t)
	b.press(fyne.Key9, ctrl)
	s, ok := b.screen.(*tables.Gains)
	if !ok || b.shown != "gains" {
		t.Fatalf("Ctrl+9 shows %s", b.shown)
	}
	tb := s.Grid.Table()
	if len(tb.Rows) == 0 || tb.Column("change") < 0 || s.Pick.Selected == "" {
		t.Fatalf("it shows %q, %d lines", s.Pick.Selected, len(tb.Rows))
	}
	s.Grid.Select(0, tb.Column("change"))
	b.why.Soon.Settle()
	name, change := tb.Rows[0].Cells[tb.Column("name")].Text, tb.Rows[0].Cells[tb.Column("change")].Text
	text := strings.Join(b.why.Text, "\n")
	if !strings.HasPrefix(text, name+"\nChange of the rating: "+strings.Replace(change, "-", "−", 1)) || strings.Contains(text,
		"Performance:") {
		t.Errorf("of %s, %s, it says\n%s", name, change, text)
	}
	s.Grid.Select(0, tb.Column("name"))
	b.why.Soon.Settle()
	text = strings.Join(b.why.Text, "\n")
	if !strings.Contains(text, "Change of the rating: ") || !strings.Contains(text, "Performance: ") || len(b.why.Pages()) != 2 {
		t.Errorf("of the whole line it says\n%s", text)
	}
	doc, err := s.Paper(b.state)
	if err != nil || len(doc.Tables) != 1 || doc.Tables[0].Title != choiceTitleOf(s) {
		t.Errorf("on paper: %+v, %v", doc.Tables, err)
	}
	// Nobody has a rating any more.
	var changes []journal.Change
	for _, p := range b.state.Section.Players {
		p.Rating, p.NationalRating = 0, 0
		changes = append(changes, steps.EditPlayer{Section: b.state.Section.ID, Player: p})
	}
	for _, step := range changes {
		must.Do(t, b.Do(step))
	}
	if text, _ := blankOf(b); !strings.HasPrefix(text, "Nobody here has a rating that the games change") || len(s.Grid.Table().Rows) != 0 {
		t.Errorf("without ratings: %q", text)
	}
}

// choiceTitleOf is the heading that the table has on paper.
func choiceTitleOf(s *tables.Gains) string {
	return strings.Replace(s.Pick.Selected, "Changes by", "Ratings by", 1)
}

// TestGainsInTheStandings: the columns are offered, come when they are asked for, open to their sum, and go again.
func TestGainsInTheStandings(t *testing.T) {
	b := withGames(t)
	b.press(fyne.Key4, ctrl)
	s := b.screen.(*tables.Table)
	given := func() bool {
		g := s.Grid.Given()
		return g.Column("change") >= 0
	}
	if given() {
		t.Error("the change is worked out unasked")
	}
	b.run(b.command("section.columns"))
	ticks := asked[*controls.Check](b)
	i := slices.IndexFunc(ticks, func(c *controls.Check) bool { return strings.Contains(c.Text, "Change of FIDE's rating") })
	if i < 0 || ticks[i].Checked {
		t.Fatalf("it is not offered: %d", i)
	}
	ticks[i].SetChecked(true)
	b.press(fyne.KeyEscape, 0)
	tb := s.Grid.Table()
	if tb.Column("change") < 0 || tb.Column("performance") >= 0 {
		t.Fatalf("asked for one column there are %+v", tb.Columns)
	}
	s.Grid.Select(0, tb.Column("change"))
	b.why.Soon.Settle()
	if text := strings.Join(b.why.Text, "\n"); !strings.HasPrefix(text, tb.Rows[0].Cells[tb.Column("name")].Text+"\nChange of the rating: ") {
		t.Errorf("beside it stands\n%s", text)
	}
	b.run(b.command("section.columns"))
	b.turns("columns.filled")
	b.press(fyne.KeyEscape, 0)
	if given() {
		t.Error("it is still worked out")
	}
}

// TestNormsOnScreen: where norms can be made they can be chosen, and the sum beside them names the conditions.
func TestNormsOnScreen(t *testing.T) {
	b := withGames(t)
	s := *b.state.Section
	s.Planned = 9
	s.Players = slices.Clone(s.Players)
	for i := range s.Players {
		s.Players[i].Title, s.Players[i].Federation, s.Players[i].Rating = "GM", []string{"FRA", "GER", "ESP"}[i%3], 2600
	}
	s.Players[0].Title = "IM"
	for len(s.Players) < 14 {
		p := s.Players[len(s.Players)%3]
		s.LastID++
		p.ID, p.Number, p.Name, p.Title = s.LastID, len(s.Players)+1, "P"+string(rune('A'+len(s.Players))), "GM"
		s.Players = append(s.Players, p)
	}
	must.Do(t, b.documents.OpenNew((&model.Tournament{Name: "Test", Start: "2026-05-01", Federation: "FRA"}).With(&s)))
	b.press(fyne.Key9, ctrl)
	g := b.screen.(*tables.Gains)
	i := slices.Index(g.Pick.Options, "Title norms")
	if i < 0 {
		t.Fatalf("there are %q", g.Pick.Options)
	}
	g.Pick.SetSelectedIndex(i)
	tb := g.Grid.Table()
	if len(tb.Rows) == 0 || tb.Column("norm") < 0 {
		t.Fatalf("nobody can have a norm: %q", labels(g.Object()))
	}
	g.Grid.Select(0, tb.Column("advice"))
	b.why.Soon.Settle()
	if text := strings.Join(b.why.Text, "\n"); !strings.Contains(text, "GM norm: ") || !strings.Contains(text, "Titled opponents (1.4.5a)") {
		t.Errorf("beside it stands\n%s", text)
	}
	g.Pick.SetSelectedIndex(i + 1)
	if text, _ := blankOf(b); !strings.Contains(text, "has made a norm yet") || len(onScreen[*controls.Select](b)) == 0 {
		t.Errorf("of certificates it says %q", text)
	}
}

// TestGainChoices: an event of a federation with a system of its own has both.
func TestGainChoices(t *testing.T) {
	b := withGames(t)
	header := steps.HeaderOf(b.state.Event)
	header.Federation = "GER"
	must.Do(t, b.Do(steps.EditTournament{Header: header}))
	b.press(fyne.Key9, ctrl)
	s := b.screen.(*tables.Gains)
	if got := strings.Join(s.Pick.Options, ", "); !strings.Contains(got, "Changes by DWZ") {
		t.Errorf("there are %s", got)
	}
	if i := slices.Index(s.Pick.Options, "Changes by DWZ"); i >= 0 {
		s.Pick.SetSelectedIndex(i)
	}
	if told := labels(s.Object()); !strings.Contains(strings.Join(told, "\n"), "An estimate") {
		t.Errorf("below stands %q", told)
	}
	s.Find(b.state.Section.Players[1].ID)
	if row, _, ok := s.Grid.Selected(); !ok || model.ID(s.Grid.Table().Rows[row].Ref.Participant) != b.state.Section.Players[1].ID {
		t.Error("find does not find")
	}
}

package reports_test

import (
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/model"
)

// rowsOf are a table's rows as texts, an empty cell as a full stop, what is struck in brackets.
func rowsOf(tb table.Table) (all []string) {
	for _, r := range tb.Rows {
		var cells []string
		for _, c := range r.Cells {
			text := c.Text
			if text == "" {
				text = "."
			}
			if c.Mark == table.Struck {
				text = "[" + text + "]"
			}
			cells = append(cells, text)
		}
		all = append(all, strings.Join(cells, "|"))
	}
	return all
}

// whys are four: Ana beat Ben and lost to Cy, Ben beat Dee; Cy had a half-point bye in round 1, so that the opponents of
// Ana have 1 + 1½ = 2½ points and those of Ben 1 + 0 = 1.
func whys() *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Planned: 2, Scoring: model.Classic(2, 1, 0), LastID: 4}
	for i, name := range []string{"Ana", "Ben", "Cy", "Dee"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	game := func(board int, a, b model.ID, won model.Outcome) model.Pairing {
		return model.Pairing{Board: board, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{won, won.Opposite()}}
	}
	alone := func(a model.ID, o model.Outcome) model.Pairing {
		return model.Pairing{Sides: [2]model.ID{a}, Outcomes: [2]model.Outcome{o}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{game(1, 1, 2, model.Win), alone(3, model.HalfBye), alone(4, model.ZeroBye)}},
		{Pairings: []model.Pairing{game(1, 1, 3, model.Loss), game(2, 2, 4, model.Win)}},
	}
	return &model.Tournament{Name: "Spring", LastID: 1, Sections: []*model.Section{s}}
}

// TestForParent: Ana stands above Ben by Solkoff, 2.5 against 1.0. The page says so, marks that row, and has both sums
// side by side with the names of the opponents.
func TestForParent(t *testing.T) {
	st := rank(t, whys(), 0, "plain", "SOLKOFF", "SB")
	d := reasons.ForParent(st, 1, 0, report.Options{})
	if d.Title != "Why Ana stands above Ben" || !strings.HasPrefix(d.Subtitle, "Spring – Open: ") {
		t.Errorf("%q, %q", d.Title, d.Subtitle)
	}
	if len(d.Tables) != 3 {
		t.Fatalf("%d tables", len(d.Tables))
	}
	marks := []table.Mark{table.Quiet, table.Strong, table.Quiet}
	for n, r := range d.Tables[0].Rows {
		if r.Mark != marks[n] {
			t.Errorf("row %d is %s, want %s", n, r.Mark, marks[n])
		}
	}
	for n, want := range map[int][]string{
		0: {"Points|1.0|1.0", "Solkoff|2.5|1.0", "Sonneborn-Berger|1.00|0.00"},
		1: {"1|Ben|1|win|Ana|0|loss", "2|Cy|0|loss|Dee|1|win", ".|.|1.0|.|.|1.0|."},
		2: {"1|Ben|1|Ana|1", "2|Cy|1.5|Dee|0", ".|.|2.5|.|1.0"},
	} {
		if got := rowsOf(d.Tables[n]); !slices.Equal(got, want) {
			t.Errorf("table %d:\n%s\nwant\n%s", n, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	if last := d.Tables[1].Rows[2]; last.Mark != table.Total {
		t.Errorf("the sum is marked %s", last.Mark)
	}
	if got, want := d.Tables[1].Notes[:3], []string{"Ana: 1 + 0 = 1.0", "Ben: 0 + 1 = 1.0",
		"In this section: win 1, draw 0.5, loss 0."}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := d.Tables[2].Notes[:2]; !slices.Equal(got, []string{"Ana: 1 + 1.5 = 2.5", "Ben: 1 + 0 = 1.0"}) {
		t.Errorf("%q", got)
	}
	if rule := d.Tables[2].Notes[len(d.Tables[2].Notes)-1]; rule != "Rule: US Chess 34E2" {
		t.Errorf("%q", rule)
	}
	if len(d.Notes) != 1 || !strings.HasPrefix(d.Notes[0], "Solkoff: The sum of the opponents' scores") {
		t.Errorf("%q", d.Notes)
	}
}

// TestForParentByTheScore: where the score decides there is no second sum; a bye is in the sentence of what counts.
func TestForParentByTheScore(t *testing.T) {
	d := reasons.ForParent(rank(t, whys(), 0, "plain", "SOLKOFF"), 0, 2, report.Options{})
	if d.Title != "Why Cy stands above Ana" || len(d.Tables) != 2 || len(d.Notes) != 0 {
		t.Fatalf("%q, %d tables, %q", d.Title, len(d.Tables), d.Notes)
	}
	if got := rowsOf(d.Tables[1])[0]; got != "1|.|0.5|half-point bye|Ben|1|win" {
		t.Error(got)
	}
	if got := d.Tables[1].Notes[2]; got != "In this section: win 1, draw 0.5, loss 0, half-point bye 0.5." {
		t.Error(got)
	}
}

// TestForParentAmongTheTied: a direct encounter is shown as the table of those who are tied; what is struck is struck.
func TestForParentAmongTheTied(t *testing.T) {
	st := rank(t, whys(), 0, "plain", "DE")
	d := reasons.ForParent(st, 0, 1, report.Options{})
	if len(d.Tables) != 4 || d.Tables[3].Title != "Among the tied" {
		t.Fatalf("%d tables", len(d.Tables))
	}
	cut := reasons.ForParent(rank(t, whys(), 0, "plain", "BH/C1"), 0, 1, report.Options{})
	if got := rowsOf(cut.Tables[2])[0]; !strings.HasPrefix(got, "1|Ben|[1]|") {
		t.Errorf("Ben's point is the lowest and cut: %q", got)
	}
	if c := cut.Tables[2].Rows[0].Cells; c[1].Mark != table.Quiet || c[3].Mark != table.Quiet {
		t.Errorf("beside what is struck stand %s and %s", c[1].Mark, c[3].Mark)
	}
}

// TestForParentOfEquals: two whom nothing separates share the place, and one alone is nobody's better.
func TestForParentOfEquals(t *testing.T) {
	event := whys()
	event.Sections[0].Rounds = nil
	event.Sections[0].Players[1].Name = ""
	st := rank(t, event, 0, "plain", "SOLKOFF")
	if d := reasons.ForParent(st, 0, 1, report.Options{}); d.Title != "Why Ana and Number 2 share the place" || len(d.Tables) != 2 {
		t.Errorf("%q, %d tables", d.Title, len(d.Tables))
	}
	if d := reasons.ForParent(st, 1, 1, report.Options{}); len(d.Tables) != 0 || d.Title != "Spring" {
		t.Errorf("%q, %d tables", d.Title, len(d.Tables))
	}
}

// TestWhosePaperItIs: every document bears the club's name and logo.
func TestWhosePaperItIs(t *testing.T) {
	o := report.Options{Club: "Northgate", Logo: []byte{1}}
	for _, d := range []table.Document{o.Blank(), reasons.ForParent(rank(t, whys(), 0, "plain", "SOLKOFF"), 0, 1, o)} {
		if d.Head != "Northgate" || len(d.Logo) != 1 {
			t.Errorf("%q has %q and %v", d.Title, d.Head, d.Logo)
		}
	}
}

// TestForParentWithUnequalSums: a point that the arbiter gave to Ana stands in a line of no round, beside nothing of Cy;
// the notes of a score are those three sentences and its rule.
func TestForParentWithUnequalSums(t *testing.T) {
	event := whys()
	event.Sections[0].Adjustments = []model.Adjustment{{Who: 1, Match: model.One, Games: model.One}}
	d := reasons.ForParent(rank(t, event, 0, "plain", "SOLKOFF"), 0, 2, report.Options{})
	tb := d.Tables[1]
	if got := rowsOf(tb)[2]; got != ".|.|1|the arbiter's decision|.|.|." {
		t.Errorf("%q", got)
	}
	for n, r := range tb.Rows {
		if len(r.Cells) != len(tb.Columns) {
			t.Errorf("row %d has %d cells for %d columns", n, len(r.Cells), len(tb.Columns))
		}
	}
	said := 0
	for _, note := range tb.Notes {
		if strings.HasPrefix(note, "In this section") {
			said++
		}
	}
	if said != 1 {
		t.Errorf("what counts is said %d times: %q", said, tb.Notes)
	}
}

// TestForParentSaysANoteOnce: that a mean was taken holds for both sums. Ben's opponents have a Buchholz of 2.5 and 1,
// Ana's of 1 each.
func TestForParentSaysANoteOnce(t *testing.T) {
	d := reasons.ForParent(rank(t, whys(), 0, "plain", "AOB"), 0, 1, report.Options{})
	if d.Title != "Why Ben stands above Ana" || len(d.Tables) != 3 {
		t.Fatalf("%q, %d tables", d.Title, len(d.Tables))
	}
	means := 0
	for _, note := range d.Tables[2].Notes {
		if strings.Contains(strings.ToLower(note), "mean") {
			means++
		}
	}
	if means != 1 {
		t.Errorf("%d sentences about the mean: %q", means, d.Tables[2].Notes)
	}
}

// TestOneLineEach: a name with a line break in it stands on one line, whatever the page is about.
func TestOneLineEach(t *testing.T) {
	event := whys()
	event.Sections[0].Players[0].Name = "Ana\nBerg"
	st := rank(t, event, 0, "plain", "SOLKOFF")
	o := report.Options{Club: "North\ngate"}
	for _, d := range []table.Document{reasons.ForParent(st, 0, 1, o), reasons.History(st, 0, o)} {
		for _, text := range []string{d.Title, d.Head, d.Tables[0].Columns[1].Title} {
			if strings.Contains(text, "\n") {
				t.Errorf("%q has two lines", text)
			}
		}
	}
}

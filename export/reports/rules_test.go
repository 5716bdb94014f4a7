package reports_test

import (
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/lists"
	"wallchart/model"
	"wallchart/must"
)

// TestEveryLineOfTheRules: what is not laid down has no line, and each limit is said where it means something.
func TestEveryLineOfTheRules(t *testing.T) {
	rules := func(event *model.Tournament, score string) string {
		doc := must.Have(lists.Rules(after(t, event, 0, score, "SOLKOFF", "CUMULATIVE"), report.Options{}))(t)
		text := ""
		for _, table := range doc.Tables {
			for _, r := range table.Rows {
				var all []string
				for _, c := range r.Cells {
					all = append(all, c.Text)
				}
				text += strings.Join(all, " | ") + "\n"
			}
		}
		return text
	}
	for _, c := range []struct {
		name        string
		set         func(s *model.Section)
		says, lacks string
	}{
		{"no number of rounds", func(s *model.Section) { s.Planned, s.Rounds = 0, nil }, "", "Rounds |"},
		{"one round", func(s *model.Section) { s.Planned, s.Rounds = 1, nil }, "Rounds | 1 round\n", ""},
		{"a system that is not known", func(s *model.Section) { s.System = "elsewhere" }, "", "Pairing |"},
		{"none named", func(s *model.Section) { s.System = "" }, "", "Pairing |"},
		{"unplayed rounds", func(*model.Section) {}, "Unplayed rounds | Plain: scores as they stand. ", ""},
		{"half-byes to the end", func(s *model.Section) { s.HalfByes, s.HalfByesEnd = 1, 0 }, "1 half-point bye each\n", "up to round"},
		{"none in the last", func(s *model.Section) { s.HalfByes, s.HalfByesEnd = 1, 1 }, "1 half-point bye each, up to round 2\n", ""},
		{"none in as many as there are", func(s *model.Section) { s.HalfByes, s.HalfByesEnd = 1, 3 }, "1 half-point bye each\n", "up to round"},
		{"match points for the pairing", func(s *model.Section) {
			s.Acceleration = []model.Acceleration{{From: 1, To: 1, First: 1, Last: 2, Match: 2 * model.One, Games: model.One}}
		}, "numbers 1 to 2 have 2.0 more for the pairing of rounds 1 to 1", ""},
		{"an acceleration of one's own", func(s *model.Section) {
			s.Acceleration = []model.Acceleration{{From: 1, To: 3, First: 1, Last: 2, Games: model.One + model.Half},
				{From: 2, To: 2, First: 3, Last: 4, Games: model.Half}}
		}, "Acceleration | numbers 1 to 2 have 1.5 more for the pairing of rounds 1 to 3; numbers 3 to 4 have 0.5 more for the pairing " +
			"of rounds 2 to 2\n", ""},
		{"a double all-play-all", func(s *model.Section) {
			s.Format, s.System, s.SystemSettings = model.DoubleRoundRobin, "berger2", model.SystemSettings{"first-cycle": "printed"}
		}, "Last two rounds of the first cycle: In the order of the table\n", ""},
		{"its usual end", func(s *model.Section) { s.Format, s.System = model.DoubleRoundRobin, "berger2" }, "FIDE C.05", "first cycle:"},
		{"the list of ratings", func(s *model.Section) { s.RatingsFrom = "FIDE, May 2026" }, "Ratings taken from | FIDE, May 2026\n", ""},
		{"no list of ratings", func(*model.Section) {}, "", "Ratings taken from"},
		{"the tie-breaks in their order", func(*model.Section) {}, "1 | Solkoff | Solk. | ", "0 | "},
		{"and the second", func(*model.Section) {}, "2 | Cumulative | Cum. | ", "3 | "},
		{"an all-play-all", func(s *model.Section) { s.Format = model.RoundRobin }, "", "Byes asked for"},
	} {
		event := usOpen()
		s := event.Sections[0]
		s.System = "us-swiss"
		c.set(s)
		got := rules(event, "PTS")
		if strings.Contains(got, "Ties |") {
			t.Errorf("%s: ties are said to stay in\n%s", c.name, got)
		}
		if !strings.Contains(got, c.says) || c.lacks != "" && strings.Contains(got, c.lacks) {
			t.Errorf("%s: want %q and not %q in\n%s", c.name, c.says, c.lacks, got)
		}
	}
	doc := must.Have(lists.Rules(after(t, usOpen(), 0, "PTS"), report.Options{}))(t)
	if n := len(doc.Tables[0].Rows); doc.Tables[0].Rows[n-2].Cells[1].Text != "not broken: those with equal points share their places" {
		t.Errorf("without tie-breaks: %v", doc.Tables[0].Rows)
	}
}

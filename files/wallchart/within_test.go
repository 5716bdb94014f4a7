package wallchart

import (
	"fmt"
	"testing"

	"os"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// TestWhatCountsWhenItIsWritten is what counts when it is read: the file with every field holds 38 records besides its log,
// which are two for version and event, four beside the sections, and
// 14 of the first section and its lists, 3 byes, 2 on a roster, 4 in forbidden groups, 3 rounds, 3 pairings, 2 games,
// and 1 of the second section.
func TestWhatCountsWhenItIsWritten(t *testing.T) {
	const records = 2 + 4 + 14 + 3 + 2 + 4 + 3 + 3 + 2 + 1
	event := everyField().Tournament
	if err := withinLimits(event, 500_000-records); err != nil {
		t.Errorf("500,000 records: %v", err)
	}
	const want = "the event would have 500001 records (games, byes and what lists hold count, too), and a file holds 500000. " +
		"Make a second event of a part of it"
	if err := withinLimits(event, 500_001-records); fmt.Sprint(err) != want {
		t.Errorf("a record too many: %v, want %s", err, want)
	}
	in := must.Have(os.Open("testdata/every-field.wallchart"))(t)
	defer in.Close()
	w := &walker{scanner: newScanner(in), file: &File{Tournament: &model.Tournament{}}}
	must.Do(t, w.object(phrase.New("a file"), w.field))
	if w.records != records+3 {
		t.Errorf("read, it has %d records, want %d and 3 of the log", w.records, records)
	}
}

// TestLimitsOfAChange: both sides of each, and its sentence.
func TestLimitsOfAChange(t *testing.T) {
	section := func(fill func(s *model.Section)) *model.Tournament {
		s := &model.Section{Name: "S"}
		fill(s)
		return &model.Tournament{Sections: []*model.Section{s, {Name: "T"}}}
	}
	people := make([]model.Team, 199_901)
	for _, c := range []struct {
		event func(n int) *model.Tournament
		most  int
		want  string // of one more
	}{
		{func(n int) *model.Tournament {
			return section(func(s *model.Section) { s.Rounds = make([]model.Round, n) })
		}, 1000, "S would have 1001 rounds, and a section has at most 1000"},
		{func(n int) *model.Tournament {
			return section(func(s *model.Section) {
				s.Players = []model.Player{{}, {Entry: model.Entry{Name: "A", Byes: make([]model.ByeRequest, n)}}}
			})
		}, 1000, "A would have 1001 byes, and a section has at most 1000 rounds"},
		{func(n int) *model.Tournament {
			return section(func(s *model.Section) {
				s.Teams = []model.Team{{}, {Entry: model.Entry{Name: "A", Byes: make([]model.ByeRequest, n)}}}
			})
		}, 1000, "A would have 1001 byes, and a section has at most 1000 rounds"},
		{func(n int) *model.Tournament {
			return section(func(s *model.Section) {
				s.Teams = []model.Team{{}, {Entry: model.Entry{Name: "A"}, Roster: make([]model.ID, n)}}
			})
		}, 5000, "A would have 5001 players on its roster, and a team has at most 5000"},
		{func(n int) *model.Tournament {
			event := &model.Tournament{}
			for range n {
				event.Sections = append(event.Sections, &model.Section{})
			}
			return event
		}, 1000, "the event would have 1001 sections, and a file holds 1000"},
		{func(n int) *model.Tournament {
			return section(func(s *model.Section) { s.Players, s.Teams = make([]model.Player, 100), people[:n-100] })
		}, 200_000, "the event would have 200001 players and teams, and a file holds 200000"},
	} {
		if err := withinLimits(c.event(c.most), 0); err != nil {
			t.Errorf("%d: %v", c.most, err)
		}
		if err := withinLimits(c.event(c.most+1), 0); fmt.Sprint(err) != c.want+". Make a second event of a part of it" {
			t.Errorf("one more: %v, want %s", err, c.want)
		}
	}
}

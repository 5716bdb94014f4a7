package trf

import (
	"strings"
	"testing"

	"wallchart/model"
)

// askedFor is an event with all that FIDE's rating officers ask for.
func askedFor() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Planned: 2, Rounds: []model.Round{{Date: "2026-05-30"}},
		Coming:  []model.When{{Date: "2026-05-31"}},
		Players: []model.Player{{Entry: model.Entry{ID: 1, Number: 1, Name: "Anna", Federation: "AUT"}, FideID: "1200001", Birth: "1990"}}}
	return &model.Tournament{Name: "Cup", City: "Graz", Federation: "AUT", Start: "2026-05-30", End: "2026-05-31",
		Arbiter: "IA Eva (1200002)", Time: "90+30", Sections: []*model.Section{s}}, s
}

// TestCheck takes away one thing at a time: what is said, and the field that it is about.
func TestCheck(t *testing.T) {
	for _, c := range []struct {
		change func(*model.Tournament, *model.Section)
		want   string
	}{
		{func(*model.Tournament, *model.Section) {}, ""},
		{func(e *model.Tournament, _ *model.Section) { e.Name = " " }, "name: The event has no name. Enter its name."},
		{func(e *model.Tournament, _ *model.Section) { e.City = "" }, "city: The city is missing. Enter where the event is held."},
		{func(e *model.Tournament, _ *model.Section) { e.Federation = "" },
			"federation: The federation is missing. Enter its three letters, such as GER."},
		{func(e *model.Tournament, _ *model.Section) { e.Start = "2026" }, "start: The first day is missing. Enter year, month and day."},
		{func(e *model.Tournament, _ *model.Section) { e.End = "" }, "end: The last day is missing. Enter year, month and day."},
		{func(e *model.Tournament, _ *model.Section) { e.Arbiter = "" },
			"arbiter: The chief arbiter is missing. Enter the name and FIDE’s ID."},
		{func(e *model.Tournament, _ *model.Section) { e.Arbiter = "IA Eva" },
			"arbiter.id: The chief arbiter has no FIDE ID. Enter it beside the name."},
		{func(e *model.Tournament, _ *model.Section) { e.Time = "" }, "time: The time control is missing. Enter it, such as 90+30."},
		{func(_ *model.Tournament, s *model.Section) { s.Coming = nil }, "rounds: 1 round has no date. Enter when the rounds are played."},
		{func(_ *model.Tournament, s *model.Section) { s.Rounds[0].Date, s.Coming = "2026", nil },
			"rounds: 2 rounds have no date. Enter when the rounds are played."},
		{func(_ *model.Tournament, s *model.Section) { s.Rounds[0].Date = "2026-05-29" }, "rounds: Round 1: is played on 2026-05-29, " +
			"outside the days of the event. Correct the dates of the event or of the rounds."},
		{func(_ *model.Tournament, s *model.Section) { s.Coming[0].Date = "2026-06-01" }, "rounds: Round 2: is played on 2026-06-01, " +
			"outside the days of the event. Correct the dates of the event or of the rounds."},
		{func(e *model.Tournament, s *model.Section) {
			s.Rounds[0].Date, s.Coming[0].Date, e.Start, e.End = "1999-01-01", "2099-01-01", "", ""
		},
			"start: The first day is missing. Enter year, month and day.\nend: The last day is missing. Enter year, month and day."},
		{func(_ *model.Tournament, s *model.Section) { s.Players[0].FideID = "" },
			": Anna: has no FIDE ID. Look the player up in FIDE’s list."},
		{func(_ *model.Tournament, s *model.Section) { s.Players[0].Birth = "" },
			": Anna: has no date of birth. Look the player up in FIDE’s list."},
		{func(_ *model.Tournament, s *model.Section) { s.Players[0].Federation = "" },
			": Anna: has no federation. Look the player up in FIDE’s list."},
		{func(_ *model.Tournament, s *model.Section) { s.Players[0].FideID, s.Players[0].Birth = "", "" },
			": Anna: has neither FIDE’s ID nor a date of birth. Look the player up in FIDE’s list."},
	} {
		e, s := askedFor()
		c.change(e, s)
		var got []string
		for _, p := range Check(e, s) {
			if p.Grave {
				t.Errorf("the file is refused: %v", p)
			}
			got = append(got, p.Field+": "+p.Words().String())
		}
		if strings.Join(got, "\n") != c.want {
			t.Errorf("said is\n%s\nwant\n%s", strings.Join(got, "\n"), c.want)
		}
	}
}

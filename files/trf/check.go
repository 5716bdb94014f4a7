package trf

import (
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Check lists what a federation will ask for that wants to have the section rated
// by FIDE: the details of the event in records 012 to 132 and of the players in
// record 001. The file can be written without them.
func Check(t *model.Tournament, s *model.Section) model.Problems {
	var found model.Problems
	missing := func(field, text string, what, cure phrase.Text) {
		if strings.TrimSpace(text) == "" {
			found = append(found, model.Problem{Field: field, What: what, Cure: cure})
		}
	}
	missing("name", t.Name, phrase.New("the event has no name"), phrase.New("Enter its name"))
	missing("city", t.City, phrase.New("the city is missing"), phrase.New("Enter where the event is held"))
	missing("federation", t.Federation, phrase.New("the federation is missing"), phrase.New("Enter its three letters, such as GER"))
	missing("start", whole(t.Start), phrase.New("the first day is missing"), phrase.New("Enter year, month and day"))
	missing("end", whole(t.End), phrase.New("the last day is missing"), phrase.New("Enter year, month and day"))
	missing("arbiter", t.Arbiter, phrase.New("the chief arbiter is missing"), phrase.New("Enter the name and FIDE’s ID"))
	if t.Arbiter != "" && !strings.HasSuffix(t.Arbiter, ")") {
		missing("arbiter.id", "", phrase.New("the chief arbiter has no FIDE ID"), phrase.New("Enter it beside the name"))
	}
	missing("time", t.Time, phrase.New("the time control is missing"), phrase.New("Enter it, such as 90+30"))
	found = append(found, dates(t, s)...)
	return append(found, people(t, s)...)
}

// whole is a date with month and day, "" for any other.
func whole(d model.Date) string {
	if len(d) == len("2026-05-31") {
		return string(d)
	}
	return ""
}

// dates wants a day for each round, within those of the event.
func dates(t *model.Tournament, s *model.Section) model.Problems {
	var outside model.Problems
	undated := 0
	for round := 1; round <= s.PlannedRounds(); round++ {
		d := whole(s.When(round).Date)
		if d == "" {
			undated++
		} else if start, end := whole(t.Start), whole(t.End); start != "" && d < start || end != "" && d > end {
			outside = append(outside, model.Problem{Field: "rounds", Round: round,
				What: phrase.New("is played on %s, outside the days of the event", d),
				Cure: phrase.New("Correct the dates of the event or of the rounds")})
		}
	}
	if undated == 0 {
		return outside
	}
	return append(model.Problems{{Field: "rounds", What: phrase.Count(undated, "%d round has no date", "%d rounds have no date"),
		Cure: phrase.New("Enter when the rounds are played")}}, outside...)
}

// people want FIDE's ID, a federation and a date of birth.
func people(t *model.Tournament, s *model.Section) model.Problems {
	var found model.Problems
	for i := range s.Players {
		p := &s.Players[i]
		var what phrase.Text
		switch {
		case p.FideID == "" && p.Birth == "":
			what = phrase.New("has neither FIDE’s ID nor a date of birth")
		case p.FideID == "":
			what = phrase.New("has no FIDE ID")
		case p.Birth == "":
			what = phrase.New("has no date of birth")
		case p.Federation == "":
			what = phrase.New("has no federation")
		default:
			continue
		}
		found = append(found, model.Problem{Who: p.Name, What: what, Cure: phrase.New("Look the player up in FIDE’s list")})
	}
	return found
}

package health

import (
	"time"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// mostDays are the days that an event has before FIDE's checklist asks for a word about it (VCL4THP.13, questions 210 to 216).
const mostDays = 30

// lasting says that an event lasts more than 30 days, from its first day to its last or from round to round; and of a shorter one with a
// section in FIDE mode that a new list of ratings comes out meanwhile, which FIDE does on the first of each month.
func lasting(t *model.Tournament) []Finding {
	first, last := span(t)
	if len(t.Sections) == 0 {
		return nil
	}
	if t.Long {
		return byRatings(t)
	}
	if first.IsZero() || !first.Before(last) {
		return nil
	}
	at := Place{Section: t.Sections[0].ID, Field: "dates"}
	facts := factsOf(first.Format(time.DateOnly), last.Format(time.DateOnly))
	days := int(last.Sub(first).Hours())/24 + 1
	if days > mostDays {
		return append([]Finding{{Code: "long-event", Level: Doubt, At: at, Facts: facts, Text: phrase.New("The event lasts %d days, from "+
			"%s to %s. If that is right, say so in Event details, and ask the rating officer before the start whether it is reported in parts and "+
			"which lists of ratings count; otherwise correct the dates.", days, on(first), on(last))}}, byRatings(t)...)
	}
	if first.Month() == last.Month() {
		return nil
	}
	for _, s := range t.Sections {
		if s.FIDE {
			return []Finding{{Code: "long-event", Level: Remark, At: at, Facts: facts, Text: phrase.New("A new list of FIDE’s ratings comes out "+
				"on %s, while the event goes on. Keep the ratings with which it began.",
				on(time.Date(last.Year(), last.Month(), 1, 0, 0, 0, 0, time.UTC)))}}
		}
	}
	return nil
}

// byRatings advises against tie-breaks of ratings in an event of more than 30 days, in which a player may have several (FIDE C.07, 10;
// VCL4THP.13, question 211).
func byRatings(t *model.Tournament) (all []Finding) {
	for _, s := range t.Sections {
		for _, code := range s.Ranking.TieBreaks {
			if u, err := catalogue.Parse(code); s.Rulebook == model.FIDERules && err == nil && u.TieBreak.Allows(tiebreaks.ModUnrated) {
				all = append(all, Finding{Code: "long-event", Level: Remark, At: Place{Section: s.ID, Field: "tieBreaks"}, Facts: factsOf(u.Code),
					Text: phrase.New("%s is a tie-break of ratings, and FIDE advises against these where an event lasts more than 30 days.", u.Code)})
			}
		}
	}
	return all
}

// span is the first and the last day that an event or one of its rounds has; zero for none. A year alone says nothing.
func span(t *model.Tournament) (first, last time.Time) {
	take := func(d model.Date) {
		day, err := time.Parse(time.DateOnly, string(d))
		if err != nil {
			return
		}
		if first.IsZero() || day.Before(first) {
			first = day
		}
		if day.After(last) {
			last = day
		}
	}
	take(t.Start)
	take(t.End)
	for _, s := range t.Sections {
		for n := range s.Scheduled() {
			take(s.When(n + 1).Date)
		}
	}
	return first, last
}

// on is a day within a sentence.
func on(day time.Time) phrase.Moment { return phrase.Moment(day.Format(time.DateOnly)) }

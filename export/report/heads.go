package report

import (
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
)

// The head of every paper is made here; a format only lays it out.

// About is the empty document about an event: its name, whose paper it is, and the
// facts below the title.
func (o Options) About(t *model.Tournament) table.Document {
	d := o.Blank()
	d.Title, d.Author, d.Keywords = t.Name, t.Arbiter, JoinNonEmpty(", ", t.City, string(t.Start))
	if o.Title != "" {
		d.Title = o.Title
	}
	if d.Author == "" {
		d.Author = t.Organiser
	}
	d.Event = o.facts(t, "")
	d.Code = codes.of(t.Page)
	return d
}

// Document is the empty document about a section: the event's name above, the
// section's name below where it says something new.
func Document(t *model.Tournament, s *model.Section, o Options) table.Document {
	d := o.About(t)
	switch {
	case d.Title == "":
		d.Title = s.Name
	case s.Name != d.Title:
		d.Subtitle, d.Section = s.Name, s.Name
	}
	rate := ""
	if s.Control != model.Standard { // which is what a section is that says nothing
		rate = o.Word(s.Control.Words())
	}
	d.Event = o.facts(t, rate)
	return d
}

// facts are where and when an event is held, how fast it is played, and who answers
// for it, as far as that is known.
func (o Options) facts(t *model.Tournament, rate string) []string {
	place := JoinNonEmpty(", ", t.City, t.Federation)
	days := o.Day(t.Start)
	if t.End != "" && t.End != t.Start {
		days = JoinNonEmpty(" – ", days, o.Day(t.End))
	}
	var facts []string
	for _, f := range []string{place, days} {
		if f != "" {
			facts = append(facts, f)
		}
	}
	if control := JoinNonEmpty(", ", t.Time, rate); control != "" {
		facts = append(facts, o.Say("Time control: %s", control))
	}
	if t.Arbiter != "" {
		facts = append(facts, o.Say("Chief arbiter: %s", WithoutID(t.Arbiter)))
	}
	var deputies []string
	for _, d := range t.Deputies {
		deputies = append(deputies, o.Itself(WithoutID(d)))
	}
	if n := len(deputies); n > 0 {
		facts = append(facts, o.Count(n, "Deputy arbiter: %s", "Deputy arbiters: %s", strings.Join(deputies, ", ")))
	}
	if t.Organiser != "" {
		facts = append(facts, o.Say("Organiser: %s", t.Organiser))
	}
	return facts
}

// WithoutID is an arbiter without the FIDE ID behind the name: IA Anna Arbiter (12345678).
func WithoutID(arbiter string) string {
	name, id, found := strings.Cut(strings.TrimSuffix(arbiter, ")"), " (")
	if found && strings.Trim(id, "0123456789") == "" {
		return name
	}
	return arbiter
}

// shared are the facts that all documents agree on: sections may be played at
// different rates.
func shared(docs []table.Document) []string {
	return slices.DeleteFunc(slices.Clone(docs[0].Event), func(fact string) bool {
		return slices.ContainsFunc(docs, func(d table.Document) bool { return !slices.Contains(d.Event, fact) })
	})
}

// LastDay is the day on which an event ends.
func LastDay(t *model.Tournament) model.Date {
	if t.End != "" {
		return t.End
	}
	return t.Start
}

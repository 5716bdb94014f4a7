package uschess

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
)

// Report is what a rating report says besides the event itself.
type Report struct {
	EventID   string // only if the federation has given one; usually empty
	Affiliate string // A and seven digits
	State     string // of the event, two letters
	ZIP       string // 12345 or 12345-6789
	Country   string // "" is USA
	OtherTDs  string // member IDs, separated by commas
	Crosstab  string // who gets a printed crosstable: T director, A affiliate, N nobody; "" is N

	Defaults Terms              // for all sections
	Sections map[model.ID]Terms // what is different in a section; empty fields are the default's
}

// Terms are what a section of the report says besides its players and games.
type Terms struct {
	ChiefTD     string // member ID
	AssistantTD string // member ID
	Time        string // time control; "" is that of the event
	System      string // R regular, D dual, Q quick; "" follows from the time control
	Level       string // scholastic level: N, S, P or J; may be empty
	GrandPrix   string // Grand Prix points; "" is none
	FIDE        string // Y if also for FIDE rating
	Start, End  model.Date
}

// entry is one field of a Report with the key of its Extra record.
type entry struct {
	key  string
	text *string
}

const (
	keyStart = "uschess.start"
	keyEnd   = "uschess.end"
	prefix   = "uschess."
)

func (r *Report) entries() []entry {
	return append([]entry{
		{"uschess.event", &r.EventID},
		{"uschess.affiliate", &r.Affiliate},
		{"uschess.state", &r.State},
		{"uschess.zip", &r.ZIP},
		{"uschess.country", &r.Country},
		{"uschess.other-tds", &r.OtherTDs},
		{"uschess.crosstable", &r.Crosstab},
	}, r.Defaults.entries()...)
}

func (t *Terms) entries() []entry {
	return []entry{
		{"uschess.chief-td", &t.ChiefTD},
		{"uschess.assistant-td", &t.AssistantTD},
		{"uschess.time", &t.Time},
		{"uschess.system", &t.System},
		{"uschess.level", &t.Level},
		{"uschess.grand-prix", &t.GrandPrix},
		{"uschess.fide", &t.FIDE},
	}
}

// Stored is the report that the event carries in its Extra records.
func Stored(t *model.Tournament) Report {
	var r Report
	load(t.Extra, r.entries())
	for _, s := range t.Sections {
		var terms Terms
		load(s.Extra, terms.entries())
		for _, x := range s.Extra {
			switch x.Key {
			case keyStart:
				terms.Start = model.Date(x.Text)
			case keyEnd:
				terms.End = model.Date(x.Text)
			}
		}
		r.set(s.ID, terms)
	}
	return r
}

func load(extra []model.Extra, entries []entry) {
	for _, x := range extra {
		for _, e := range entries {
			if e.key == x.Key {
				*e.text = x.Text
			}
		}
	}
}

// Store returns the event with the report in its Extra records, in place of
// what they said before.
func (r Report) Store(t *model.Tournament) *model.Tournament {
	n := *t
	n.Extra = without(t.Extra)
	for _, e := range r.entries() {
		n.Extra = put(n.Extra, e.key, *e.text)
	}
	n.Sections = nil
	for _, s := range t.Sections {
		c := *s
		c.Extra = without(s.Extra)
		terms := r.Sections[s.ID]
		for _, e := range terms.entries() {
			c.Extra = put(c.Extra, e.key, *e.text)
		}
		c.Extra = put(c.Extra, keyStart, string(terms.Start))
		c.Extra = put(c.Extra, keyEnd, string(terms.End))
		n.Sections = append(n.Sections, &c)
	}
	return &n
}

func without(extra []model.Extra) []model.Extra {
	return slices.DeleteFunc(slices.Clone(extra), func(x model.Extra) bool { return strings.HasPrefix(x.Key, prefix) })
}

func put(extra []model.Extra, key, text string) []model.Extra {
	if text == "" {
		return extra
	}
	return append(extra, model.Extra{Key: key, Text: text})
}

// set keeps the terms of a section if they say anything.
func (r *Report) set(id model.ID, terms Terms) {
	empty := terms.Start == "" && terms.End == ""
	for _, e := range terms.entries() {
		empty = empty && *e.text == ""
	}
	if empty {
		return
	}
	if r.Sections == nil {
		r.Sections = map[model.ID]Terms{}
	}
	r.Sections[id] = terms
}

// terms are what holds for a section: its own, else the report's, else the
// event's.
func (r Report) terms(t *model.Tournament, s *model.Section) Terms {
	own := r.Sections[s.ID]
	all := own.entries()
	for i, e := range r.Defaults.entries() {
		*all[i].text = cmp.Or(*all[i].text, *e.text)
	}
	own.Time = cmp.Or(own.Time, t.Time)
	first, last := t.Start, t.End
	for _, round := range s.Rounds {
		if len(round.Date) == len("2006-01-02") {
			first = round.Date
			break
		}
	}
	for _, round := range slices.Backward(s.Rounds) {
		if len(round.Date) == len("2006-01-02") {
			last = round.Date
			break
		}
	}
	own.Start, own.End = cmp.Or(own.Start, first), cmp.Or(own.End, last)
	return own
}

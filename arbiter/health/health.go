// Package health looks an event over and lists what its arbiter should see before it is printed, paired or sent away.
//
// A Finding forbids nothing. It has a code that never changes, a level, a sentence with the cure, and the place that it is about,
// so that the window can go there and the command line can name it. The list is a pure function of the event, made anew after
// every change; what has been mended is not in it any more.
//
// The codes are in kinds.go, and docs/problems.md says of each what is found. Check goes through them; a check is a method of look, in
// a file about its subject, and ends in add.
//
// # What is not known
//
// Addresses are not kept, so brothers and sisters are known by the family name and the club or school.
package health

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Finding is something in an event that its arbiter should see.
type Finding struct {
	Code  string // never changes: "missing-results"
	Level Level
	Text  phrase.Text // what is found, and the cure; the section is named where there are several
	At    Place
	Facts string // what it is about besides its place, in numbers and codes
	Quiet bool   // of a kind that is switched off
	Seen  bool   // by the arbiter, who leaves it as it is
}

// What is the finding as an event keeps it once it is seen. Neither its wording nor the number of a board at which somebody
// sits makes it another.
func (f Finding) What() model.Seen {
	seen := model.Seen{Code: f.Code, Round: f.At.Round, Who: f.At.Who, Facts: f.Facts, Text: f.Text.String()}
	if seen.Who == 0 {
		seen.Board = f.At.Board
	}
	return seen
}

// seenIn tells whether it is among what an event keeps as seen. The first files kept nothing but the sentence.
func (f Finding) seenIn(all []model.Seen) bool {
	what := f.What()
	return slices.ContainsFunc(all, func(x model.Seen) bool {
		return what.Same(x) || x.Facts == "" && x.Code == f.Code && x.Text == what.Text
	})
}

// See is the step that puts a finding away. What was announced and changed stays in the
// list: it is not for the arbiter alone to know.
func See(f Finding) (journal.Change, error) {
	if f.Level == Breach {
		return nil, phrase.Errorf("what was announced and changed stays in the list")
	}
	return steps.SetSeen{Section: f.At.Section, What: f.What(), Seen: true}, nil
}

// LookAgain is the step that brings back all that was put away; nil when nothing was.
func LookAgain(t *model.Tournament) journal.Change {
	var changes []journal.Change
	for _, s := range t.Sections {
		for _, x := range s.Seen {
			changes = append(changes, steps.SetSeen{Section: s.ID, What: x})
		}
	}
	if len(changes) < 2 {
		return append(changes, nil)[0]
	}
	return steps.Together{Words: phrase.New("Look again at all that was seen"), Changes: changes}
}

// Place is what a finding is about. What is zero does not matter.
type Place struct {
	Section model.ID
	Round   int
	Board   int
	Who     model.ID // a participant, or a player of a roster
	Field   string   // a field of the participant or a setting of the section: "byes", "planned", "tieBreaks"
}

// Level is how much a finding matters.
type Level uint8

// Levels. FIDE's checklist for pairing programs (VCL4THP.13, questions 57 to 59, 115 and 201) warns in levels too; what it
// counts as its highest, a change of what was announced, is Breach.
const (
	Remark Level = 1 + iota // worth knowing, and often meant so
	Doubt                   // probably a slip
	Fault                   // a number or a paper will be wrong, or a request is passed over
	Breach                  // what was announced was changed after the start
)

// Words name the level.
func (l Level) Words() phrase.Text {
	switch l {
	case Remark:
		return phrase.New("remark")
	case Doubt:
		return phrase.New("doubt")
	case Fault:
		return phrase.New("problem")
	}
	return phrase.New("changed after the start")
}

// Check lists what is found in an event, was not seen and is of no kind that is switched off: the highest level first, and within a
// level in the order of sections and rounds.
func Check(t *model.Tournament) []Finding {
	return slices.DeleteFunc(All(t), func(f Finding) bool { return f.Seen || f.Quiet })
}

// All is Check with what was seen and what is switched off.
func All(t *model.Tournament) []Finding {
	var all []Finding
	for _, s := range t.Sections {
		h := &look{t: t, s: s}
		h.consistent()
		h.results()
		h.phoneResults()
		h.attendance()
		h.noShows()
		h.here()
		h.byes()
		h.across()
		h.final()
		h.meetings()
		h.ratings()
		h.meant()
		h.ownTable()
		h.rounds()
		h.decided()
		h.scoring()
		h.altered()
		h.compared()
		h.everybody()
		h.games()
		h.fullByes()
		h.listOfTheStart()
		h.memberships()
		h.forms()
		all = append(all, h.found...)
	}
	all = append(all, persons(t)...)
	all = append(all, schools(t)...)
	all = append(all, lasting(t)...)
	for i := range all {
		all[i].Quiet = slices.Contains(t.Quiet, all[i].Code)
		if s := t.Section(all[i].At.Section); s != nil && len(s.Seen) > 0 {
			all[i].Seen = all[i].Level != Breach && (all[i].Seen || all[i].seenIn(s.Seen))
		}
	}
	slices.SortStableFunc(all, func(a, b Finding) int { return cmp.Compare(b.Level, a.Level) })
	return all
}

// Problems counts the findings above remarks.
func Problems(all []Finding) int {
	n := 0
	for _, f := range all {
		if f.Level > Remark {
			n++
		}
	}
	return n
}

// look is one section being looked over.
type look struct {
	t     *model.Tournament
	s     *model.Section
	found []Finding
}

// add notes a finding about a place in the section, with the facts besides the place that make it what it is.
func (h *look) add(code string, level Level, at Place, text phrase.Text, facts ...any) {
	at.Section = h.s.ID
	h.found = append(h.found, Finding{Code: code, Level: level, At: at, Text: inSection(h.t, h.s, text), Facts: factsOf(facts...)})
}

// factsOf writes facts in a row: "2,5".
func factsOf(facts ...any) string {
	var all []string
	for _, f := range facts {
		all = append(all, strings.Trim(fmt.Sprint(f), "[]"))
	}
	return strings.Join(all, ",")
}

// called is how a sentence names somebody: by the number where no name is entered yet.
func called(e *model.Entry) any {
	if strings.TrimSpace(e.Name) == "" {
		return phrase.New("No. %d", e.Number)
	}
	return e.Name
}

// inSection names the section where the event has several.
func inSection(t *model.Tournament, s *model.Section, text phrase.Text) phrase.Text {
	if len(t.Sections) < 2 || s.Name == "" {
		return text
	}
	return phrase.New("%s: %s", s.Name, text)
}

// consistent passes on what makes numbers wrong.
func (h *look) consistent() {
	for _, p := range h.s.Check() {
		at := Place{Round: p.Round, Board: p.Board}
		for e := range h.s.Everyone() {
			if p.Who != "" && e.Name == p.Who {
				at.Who = e.ID
			}
		}
		level := Doubt
		if p.Grave {
			level = Fault
		}
		p.Section = ""
		h.add("inconsistent", level, at, p.Words(), p.Code)
	}
}

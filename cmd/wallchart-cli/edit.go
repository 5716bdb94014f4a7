package main

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// edit is what the verbs that change an event have in common.
type edit struct {
	call    *call
	section string
}

func (e *edit) flags(c *call) {
	e.call = c
	c.StringVar(&e.section, "section", "", "the section with this `NAME`; needed where there are several")
	c.warnable()
}

// change opens the file, makes a change and saves it.
func (e *edit) change(make func(*model.Tournament, *model.Section) (journal.Change, error)) error {
	return e.call.change(e.call.words[0], func(t *model.Tournament) (journal.Change, error) {
		s, err := (&selection{call: e.call, section: e.section}).one(t)
		if err != nil {
			return nil, err
		}
		return make(t, s)
	})
}

// enter is change for the verbs that enter people: an event without a section gets the first one with them, as the plan has
// it, called as --section says.
func (e *edit) enter(plan func(*model.Tournament) pair.Plan,
	make func(*model.Tournament, *model.Section) (journal.Change, error)) error {
	return e.call.change(e.call.words[0], func(t *model.Tournament) (journal.Change, error) {
		if len(t.Sections) > 0 {
			s, err := (&selection{call: e.call, section: e.section}).one(t)
			if err != nil {
				return nil, err
			}
			return make(t, s)
		}
		made, add, err := e.first(t, plan)
		if err != nil {
			return nil, err
		}
		s := made.Sections[0]
		people, err := make(made, s)
		if err != nil {
			return nil, err
		}
		e.call.tell(e.call.err, phrase.New("%s: the event has no section yet and gets %s. The verb section changes what it is.",
			e.call.words[0], s.Name))
		return steps.Together{Words: journal.Label(people, made), Changes: []journal.Change{add, people}}, nil
	})
}

// first is an event without a section with the one that it gets, called as --section says, and the step that adds it.
func (e *edit) first(t *model.Tournament, plan func(*model.Tournament) pair.Plan) (*model.Tournament, journal.Change, error) {
	p := plan(t)
	if p.Name = e.section; strings.TrimSpace(p.Name) == "" {
		p.Name = "Open"
	}
	add, left, err := pair.NewSection(t, p)
	if e.call.notes(left); err != nil {
		return nil, nil, err
	}
	made, err := add.Apply(t)
	return made, add, err
}

// ofKind is the plan of a section of a kind, and nothing else said.
func ofKind(kind model.Kind) func(*model.Tournament) pair.Plan {
	return func(*model.Tournament) pair.Plan { return pair.Plan{Kind: kind} }
}

// number reads an argument that must be a number from 1 on.
func (c *call) number(at int, what string) (int, error) {
	n, err := strconv.Atoi(c.words[at])
	if err != nil || n < 1 {
		return 0, misused("%s: %s must be a number, and is %q", c.verb.name, what, c.words[at])
	}
	return n, nil
}

// roundAnd reads the round that a verb names after the file, and what it names
// next: a board or a match.
func (c *call) roundAnd(what string) (round, n int, err error) {
	if round, err = c.number(1, "ROUND"); err != nil {
		return 0, 0, err
	}
	n, err = c.number(2, what)
	return round, n, err
}

// entry finds a participant by starting number or name.
func (c *call) entry(s *model.Section, text string) (model.Entry, error) {
	if no, err := strconv.Atoi(text); err == nil {
		if e, ok := s.ByNumber(no); ok {
			return e, nil
		}
		return model.Entry{}, phrase.Errorf("%s: %s has no starting number %d. The numbers are in the first columns of \"standings\"",
			c.words[0], s.Name, no)
	}
	var found []model.Entry
	var names []string
	for _, e := range s.Entries() {
		names = append(names, e.Name)
		if strings.EqualFold(e.Name, text) {
			found = append(found, e)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return model.Entry{}, phrase.Errorf("%s: there is nobody named %q%s. Give the starting number", c.words[0], text, didYouMean(text, names))
	}
	return model.Entry{}, phrase.Errorf("%s: there are %d named %q. Give the starting number", c.words[0], len(found), text)
}

// participant finds a participant by starting number or name and returns the
// index in the sheet.
func participant(st *tiebreaks.Standings, text string) (int, error) {
	var no int
	if _, err := fmt.Sscanf(text+"\n", "%d\n", &no); err == nil {
		if i := st.Sheet.ByNumber(no); i >= 0 {
			return i, nil
		}
		return 0, phrase.Errorf("%s has no starting number %d. The numbers are in the first columns of \"standings\"", st.Sheet.Section.Name, no)
	}
	found := -1
	names := make([]string, len(st.Sheet.Lines))
	for i := range st.Sheet.Lines {
		names[i] = st.Sheet.Lines[i].Name
		if !strings.EqualFold(names[i], text) {
			continue
		}
		if found >= 0 {
			return 0, phrase.Errorf("there are two named %q. Give the starting number", text)
		}
		found = i
	}
	if found < 0 {
		return 0, phrase.Errorf("there is nobody named %q%s. Give the starting number", text, didYouMean(text, names))
	}
	return found, nil
}

// colour reads --initial.
func (c *call) colour(text string) (model.Colour, error) {
	switch strings.ToLower(text) {
	case "":
		return model.NoColour, nil
	case "white", "w":
		return model.White, nil
	case "black", "b":
		return model.Black, nil
	}
	return model.NoColour, misused("%s: --initial is white or black, and not %q", c.verb.name, text)
}

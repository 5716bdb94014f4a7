package cli

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

// Edit is what the verbs that change an event have in common.
type Edit struct {
	Call    *Call
	Section string
}

// Edit is a verb that changes a section, with its flags declared.
func (c *Call) Edit() *Edit {
	e := &Edit{Call: c}
	c.StringVar(&e.Section, "section", "", "the section with this `NAME`; needed where there are several")
	c.Warnable()
	return e
}

// Change opens the file, makes a change and saves it.
func (e *Edit) Change(make func(*model.Tournament, *model.Section) (journal.Change, error)) error {
	return e.Call.Change(e.Call.Words[0], func(t *model.Tournament) (journal.Change, error) {
		s, err := (&Selection{Call: e.Call, Section: e.Section}).One(t)
		if err != nil {
			return nil, err
		}
		return make(t, s)
	})
}

// Enter is Change for the verbs that enter people: an event without a section gets the first one with them, as the plan has
// it, called as --section says.
func (e *Edit) Enter(plan func(*model.Tournament) pair.Plan,
	make func(*model.Tournament, *model.Section) (journal.Change, error)) error {
	return e.Call.Change(e.Call.Words[0], func(t *model.Tournament) (journal.Change, error) {
		if len(t.Sections) > 0 {
			s, err := (&Selection{Call: e.Call, Section: e.Section}).One(t)
			if err != nil {
				return nil, err
			}
			return make(t, s)
		}
		made, add, err := e.First(t, plan)
		if err != nil {
			return nil, err
		}
		s := made.Sections[0]
		people, err := make(made, s)
		if err != nil {
			return nil, err
		}
		e.Call.Tell(e.Call.Err, phrase.New("%s: the event has no section yet and gets %s. The verb section changes what it is.",
			e.Call.Words[0], s.Name))
		return steps.Together{Words: journal.Label(people, made), Changes: []journal.Change{add, people}}, nil
	})
}

// First is an event without a section with the one that it gets, called as --section says, and the step that adds it.
func (e *Edit) First(t *model.Tournament, plan func(*model.Tournament) pair.Plan) (*model.Tournament, journal.Change, error) {
	p := plan(t)
	if p.Name = e.Section; strings.TrimSpace(p.Name) == "" {
		p.Name = "Open"
	}
	add, left, err := pair.NewSection(t, p)
	if e.Call.Notes(left); err != nil {
		return nil, nil, err
	}
	made, err := add.Apply(t)
	return made, add, err
}

// OfKind is the plan of a section of a kind, and nothing else said.
func OfKind(kind model.Kind) func(*model.Tournament) pair.Plan {
	return func(*model.Tournament) pair.Plan { return pair.Plan{Kind: kind} }
}

// Number reads an argument that must be a number from 1 on.
func (c *Call) Number(at int, what string) (int, error) {
	n, err := strconv.Atoi(c.Words[at])
	if err != nil || n < 1 {
		return 0, Misused("%s: %s must be a number, and is %q", c.Verb.Name, what, c.Words[at])
	}
	return n, nil
}

// RoundAnd reads the round that a verb names after the file, and what it names
// next: a board or a match.
func (c *Call) RoundAnd(what string) (round, n int, err error) {
	if round, err = c.Number(1, "ROUND"); err != nil {
		return 0, 0, err
	}
	n, err = c.Number(2, what)
	return round, n, err
}

// Entry finds a participant by starting number or name.
func (c *Call) Entry(s *model.Section, text string) (model.Entry, error) {
	if no, err := strconv.Atoi(text); err == nil {
		if e, ok := s.ByNumber(no); ok {
			return e, nil
		}
		return model.Entry{}, phrase.Errorf("%s: %s has no starting number %d. The numbers are in the first columns of \"standings\"",
			c.Words[0], s.Name, no)
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
		return model.Entry{}, phrase.Errorf("%s: there is nobody named %q%s. Give the starting number", c.Words[0], text, DidYouMean(text, names))
	}
	return model.Entry{}, phrase.Errorf("%s: there are %d named %q. Give the starting number", c.Words[0], len(found), text)
}

// Entries finds several participants as Entry does one.
func (c *Call) Entries(s *model.Section, texts []string) ([]model.ID, error) {
	var all []model.ID
	for _, text := range texts {
		e, err := c.Entry(s, text)
		if err != nil {
			return nil, err
		}
		all = append(all, e.ID)
	}
	return all, nil
}

// YesNo reads a flag that is yes or no.
func (c *Call) YesNo(flag, text string) (bool, error) {
	if text != "yes" && text != "no" {
		return false, Misused("%s: --%s is yes or no, and not %q", c.Verb.Name, flag, text)
	}
	return text == "yes", nil
}

// Participant finds a participant by starting number or name and returns the
// index in the sheet.
func Participant(st *tiebreaks.Standings, text string) (int, error) {
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
		return 0, phrase.Errorf("there is nobody named %q%s. Give the starting number", text, DidYouMean(text, names))
	}
	return found, nil
}

// Colour reads --initial.
func (c *Call) Colour(text string) (model.Colour, error) {
	switch strings.ToLower(text) {
	case "":
		return model.NoColour, nil
	case "white", "w":
		return model.White, nil
	case "black", "b":
		return model.Black, nil
	}
	return model.NoColour, Misused("%s: --initial is white or black, and not %q", c.Verb.Name, text)
}

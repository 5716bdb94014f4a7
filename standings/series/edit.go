package series

import (
	"slices"
	"strconv"
	"strings"
)

// Add puts an event at the end of the season under a name that no other has: its own, or its file's, or that with a number.
func (s *Season) Add(path, name string) {
	taken := func(name string) bool {
		return name == "" || slices.ContainsFunc(s.Events, func(e Event) bool { return strings.EqualFold(e.Name, name) })
	}
	if name = strings.ReplaceAll(strings.Join(strings.Fields(name), " "), `"`, "'"); taken(name) {
		name = NameOf(path)
	}
	for base, n := name, 2; taken(name); n++ {
		name = base + " " + strconv.Itoa(n)
	}
	s.Events = append(s.Events, Event{Path: path, Name: name, Weight: One})
}

// Rename gives an event another name, in the answers too.
func (s *Season) Rename(event int, name string) {
	was := s.Events[event].Name
	s.Events[event].Name = name
	for _, pairs := range [][]Pair{s.Same, s.Apart} {
		for n := range pairs {
			for _, w := range []*Who{&pairs[n].First, &pairs[n].Second} {
				if strings.EqualFold(w.Event, was) {
					w.Event = name
				}
			}
		}
	}
}

// Remove takes an event out, and the answers about who played in it.
func (s *Season) Remove(event int) {
	name := s.Events[event].Name
	s.Events = slices.Delete(slices.Clone(s.Events), event, event+1)
	about := func(p Pair) bool {
		return strings.EqualFold(p.First.Event, name) || strings.EqualFold(p.Second.Event, name)
	}
	s.Same, s.Apart = slices.DeleteFunc(slices.Clone(s.Same), about), slices.DeleteFunc(slices.Clone(s.Apart), about)
}

// Answer says of a question whether the two are one person.
func (s *Season) Answer(p Pair, same bool) {
	if same {
		s.Same = append(slices.Clip(s.Same), p)
	} else {
		s.Apart = append(slices.Clip(s.Apart), p)
	}
}

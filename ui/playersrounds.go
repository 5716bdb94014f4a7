package ui

import (
	"strings"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/words"
)

// typed takes a key in a column of a round: H, B, U or Z and W are entered at once.
// Where nothing can be typed it says why.
func (s *playerScreen) typed(row, col int, ref table.Ref, r rune) bool {
	if s.refuse(row, col, ref, r) {
		return true
	}
	switch f := s.fields[col]; {
	case f.id == "present":
		s.turnPresent(row)
		return true
	case f.round == 0:
		return false
	}
	if err := s.enter(row, col, string(r)); err != nil {
		s.desk.Say(words.Err(err))
	}
	return true
}

// ask makes the change that is typed into the column of a round, or of the section.
func (s *playerScreen) ask(id model.ID, f personField, text string) error {
	if f.id == "section" {
		return s.toSection(id, text)
	}
	c, err := requested(s.st.Section, id, f, text)
	if err != nil || c == nil {
		return err
	}
	return s.desk.Do(c)
}

// turnPresent ticks somebody as present, or takes the tick back.
func (s *playerScreen) turnPresent(row int) {
	if e, ok := s.st.Section.Entry(s.at(row)); ok {
		_ = s.desk.Do(steps.CheckIn{Section: s.st.Section.ID, Who: e.ID, Present: !e.Present})
	}
}

// toSection moves a player to the section whose name was typed.
func (s *playerScreen) toSection(id model.ID, text string) error {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	to, err := arbiter.SectionNamed(s.st.Event, text)
	if err != nil || to.ID == s.st.Section.ID {
		return err
	}
	c, err := arbiter.Move(s.st.Event, s.st.Section, to, id)
	if err != nil {
		return err
	}
	e, _ := s.st.Section.Entry(id)
	if err := s.desk.Do(c); err != nil {
		return err
	}
	s.desk.Say(words.Say("people.moved", shownName(e), to.Name))
	return nil
}

// marked are those whose lines are marked.
func (s *playerScreen) marked() []model.ID {
	if _, _, ok := s.grid.Selected(); !ok {
		return nil
	}
	var who []model.ID
	for _, row := range s.grid.SelectedRows() {
		if id := s.at(row); id != 0 {
			who = append(who, id)
		}
	}
	return who
}

package people

import (
	"strings"
	"wallchart/arbiter/entries"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/ui/kit/words"
	"wallchart/ui/typing"
)

// typed takes a key in a column of a round: H, B, U or Z and W are entered at once.
// Where nothing can be typed it says why.
func (s *Players) typed(row, col int, ref table.Ref, r rune) bool {
	if s.refuse(row, col, ref, r) {
		return true
	}
	switch f := s.fields[col]; {
	case f.ID == "present":
		s.turnPresent(row)
		return true
	case f.round == 0:
		return false
	}
	if err := s.Enter(row, col, string(r)); err != nil {
		s.host.Say(words.Err(err))
	}
	return true
}

// ask makes the change that is typed into the column of a round, or of the section.
func (s *Players) ask(id model.ID, f Field, text string) error {
	if f.ID == "section" {
		return s.toSection(id, text)
	}
	c, err := requested(s.st.Section, id, f, text)
	if err != nil || c == nil {
		return err
	}
	return s.host.Do(c)
}

// turnPresent ticks somebody as present, or takes the tick back.
func (s *Players) turnPresent(row int) {
	if e, ok := s.st.Section.Entry(s.at(row)); ok {
		_ = s.host.Do(steps.CheckIn{Section: s.st.Section.ID, Who: e.ID, Present: !e.Present})
	}
}

// toSection moves a player to the section whose name was typed.
func (s *Players) toSection(id model.ID, text string) error {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	to, err := entries.SectionNamed(s.st.Event, text)
	if err != nil || to.ID == s.st.Section.ID {
		return err
	}
	c, err := entries.Move(s.st.Event, s.st.Section, to, id)
	if err != nil {
		return err
	}
	e, _ := s.st.Section.Entry(id)
	if err := s.host.Do(c); err != nil {
		return err
	}
	s.host.Say(words.Say("people.moved", typing.NameOf(e), to.Name))
	return nil
}

// Marked are those whose lines are marked.
func (s *Players) Marked() []model.ID {
	if _, _, ok := s.Grid.Selected(); !ok {
		return nil
	}
	var who []model.ID
	for _, row := range s.Grid.SelectedRows() {
		if id := s.at(row); id != 0 {
			who = append(who, id)
		}
	}
	return who
}

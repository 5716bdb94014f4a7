package people

import (
	"slices"
	"testing"

	"wallchart/ui/hosttest"
	"wallchart/ui/kit/grid"
)

// TestAWrongOneOfALineIsFound: a line is one change; where it is refused, the cell that
// is wrong keeps its text and the others are taken.
func TestAWrongOneOfALineIsFound(t *testing.T) {
	r := try(t, hosttest.OfClub(3))
	s := NewPlayers(r.players())
	r.Put(s)
	s.ChooseColumn("birth")
	s.ChooseColumn("club")
	typed := func(row int, column, text string) grid.Typed {
		return grid.Typed{Row: row, Col: columnIn(s, column), Text: text}
	}
	errs := s.cells([]grid.Typed{typed(0, "club", "East"), typed(0, "birth", "31 Dec"), typed(1, "name", ""), typed(1, "birth", "2012-05-01")})
	if errs[0] != nil || errs[1] == nil || errs[2] != nil || errs[3] != nil {
		t.Errorf("refused are %v", errs)
	}
	ps := r.St.Section.Players
	if ps[0].Club != "East" || ps[0].Birth != "" || ps[1].Name != "Bea" || ps[1].Birth != "2012-05-01" || len(r.Made) != 1 {
		t.Errorf("after %d changes there are %+v", len(r.Made), ps[:2])
	}
}

// TestASectionInABlockComesLast: the line's other cells are the player's before he goes.
func TestASectionInABlockComesLast(t *testing.T) {
	r := two(t)
	s := NewPlayers(r.players())
	r.Put(s)
	s.ChooseColumn("grade")
	errs := s.cells([]grid.Typed{{Row: 0, Col: columnIn(s, "section"), Text: "Reserve"}, {Row: 0, Col: columnIn(s, "grade"), Text: "7"},
		{Row: 1, Col: columnIn(s, "section"), Text: "nowhere"}})
	if errs[0] != nil || errs[1] != nil || errs[2] == nil {
		t.Errorf("refused are %v", errs)
	}
	var grades []string
	for _, p := range r.St.Event.Section(2).Players {
		grades = append(grades, p.Name+p.Grade)
	}
	slices.Sort(grades) // an Ash and a Bea were there before
	if !slices.Equal(grades, []string{"Ash", "Ash7", "Bea"}) || len(r.Made) != 1 {
		t.Errorf("in Reserve are %v after %d changes", grades, len(r.Made))
	}
}

func columnIn(s *Players, id string) int {
	t := s.Grid.Table()
	return t.Column(id)
}

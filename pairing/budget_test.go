package pairing

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// crowd is a section of n players with groups of them kept apart.
func crowd(n int, groups ...int) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0)}
	for i := range n {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "Anna"}})
	}
	for _, size := range groups {
		var g model.Forbidden
		for i := range size {
			g.Who = append(g.Who, model.ID(i+1))
		}
		s.Forbidden = append(s.Forbidden, g)
	}
	t := (&model.Tournament{}).With(s)
	return t, t.Sections[0]
}

// TestAPairIsForbiddenOnce: groups that hold the same pairs cost what one costs.
func TestAPairIsForbiddenOnce(t *testing.T) {
	event, s := crowd(60, 50, 50, 50, 40, 50)
	s.Forbidden[1].From, s.Forbidden[3].Who = 5, append([]model.ID{60}, s.Forbidden[3].Who...)
	f := must.Have(NewField(event, s, 1))(t)
	if want := 50*49/2 + 40; len(f.Forbidden) != want {
		t.Errorf("%d pairs are forbidden, want %d", len(f.Forbidden), want)
	}
}

// TestWhatIsTooMuchIsSaid: nonsense is refused before it is worked through.
func TestWhatIsTooMuchIsSaid(t *testing.T) {
	event, s := crowd(3000, 2999, 2999)
	if _, err := NewField(event, s, 1); err == nil ||
		!strings.Contains(err.Error(), "more than 1000000 pairs are forbidden to meet, which no event needs. Make the groups") {
		t.Errorf("a dense group: %v", err)
	}
	event, s = crowd(mostPeople)
	if _, err := NewField(event, s, 1); err != nil {
		t.Errorf("as many as may be: %v", err)
	}
	event, s = crowd(mostPeople + 1)
	if _, err := NewField(event, s, 1); err == nil || !strings.Contains(err.Error(), "20001 participants") ||
		!strings.Contains(err.Error(), "Split the section") {
		t.Errorf("a crowd: %v", err)
	}
}

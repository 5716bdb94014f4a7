package pairing

import (
	"testing"

	"wallchart/model"
)

// TestTeammatesNeedATeamPrize: clubmates may meet unless their club plays for
// something (US Chess 28N).
func TestTeammatesNeedATeamPrize(t *testing.T) {
	s := &model.Section{ID: 1, Scoring: model.Classic(model.One, model.Half, 0)}
	for i, club := range []string{"North", "North", "South", "North"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: club, Club: club}})
	}
	ev := (&model.Tournament{}).With(s)
	for _, c := range []struct {
		trophy *model.Trophy
		want   int
	}{{nil, 0}, {&model.Trophy{Counting: 2}, 3}} {
		s.Trophy = c.trophy
		f, err := NewField(ev, s, 1)
		if err != nil || len(f.Teammates) != c.want {
			t.Errorf("with trophy %v: %d pairs of teammates, %v; want %d", c.trophy, len(f.Teammates), err, c.want)
		}
	}
}

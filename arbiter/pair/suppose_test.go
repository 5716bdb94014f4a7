package pair

import (
	"reflect"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// openRound is four players in round 1 of 2: board 1 is entered, board 2 not.
func openRound() (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(0, 0, 0), LastID: 4, Planned: 2}
	for i, name := range []string{"Ash", "Bea", "Cai", "Dov"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: name}})
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}, {Board: 2, Sides: [2]model.ID{3, 4}}}}}
	return (&model.Tournament{Name: "Trial"}).With(s), s
}

// TestSuppose: the copy has the result, the event not; kept, it is that one step.
func TestSuppose(t *testing.T) {
	event, s := openRound()
	if open := OpenBoards(s); !reflect.DeepEqual(open, []Supposed{{Round: 1, Board: 2}}) {
		t.Errorf("open are %v", open)
	}
	x := must.Have(ParseSupposed(" 1:2 = 0-1"))(t)
	copied, c := must.Two(Suppose(event, s, []Supposed{x}))(t)
	if got := copied.Section(1).Rounds[0].Pairings[1].Outcomes; got != [2]model.Outcome{model.Loss, model.Win} {
		t.Errorf("in the copy it is %v", got)
	}
	if got := s.Rounds[0].Pairings[1].Outcomes; got != [2]model.Outcome{} {
		t.Errorf("in the event it is %v", got)
	}
	kept, err := c.Apply(event)
	if err != nil || !reflect.DeepEqual(kept, copied) {
		t.Errorf("kept it is another event: %v", err)
	}
	for _, text := range []string{"x:2=0-1", "1:x=0-1", "1=0-1", "1:2", "1:2="} {
		if _, err := ParseSupposed(text); err == nil || !strings.Contains(err.Error(), "Write round, board and result") {
			t.Errorf("%q is read: %v", text, err)
		}
	}
	if same, none, err := Suppose(event, s, nil); same != event || none != nil || err != nil {
		t.Error("nothing supposed is the event")
	}
}

// TestNotSupposed: each is refused with its place, and nothing is tried.
func TestNotSupposed(t *testing.T) {
	event, s := openRound()
	s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, model.Pairing{Board: 5, Sides: [2]model.ID{1, 4}, Locked: true})
	for _, c := range [][2]string{
		{"1:5=1-0", "round 1, board 5: "},
		{"2:1=1-0", "round 2, board 1: there is no round 2 yet"},
		{"1:3=1-0", "round 1, board 3: there is no such board"},
		{"1:0=1-0", "round 1, board 0: there is no such board"},
		{"1:1=0-1", "round 1, board 1: the result is entered"},
		{"1:2=?", "leave the board away"},
		{"1:2=adj", "has no result"},
		{"1:2=7-0", "round 1, board 2: "},
		{"1:2=1-0;1:2==", "two results are tried"},
		{"1.2=1-0", "is no board with a result"},
		{"1:2", "is no board with a result"},
	} {
		var all []Supposed
		var err error
		for _, text := range strings.Split(c[0], ";") {
			x, bad := ParseSupposed(text)
			if all = append(all, x); bad != nil {
				err = bad
			}
		}
		if err == nil {
			_, _, err = Suppose(event, s, all)
		}
		if err == nil || !strings.Contains(err.Error(), c[1]) {
			t.Errorf("%s: %v, and not %q", c[0], err, c[1])
		}
	}
}

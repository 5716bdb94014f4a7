package byhand_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/burstein"
	"wallchart/pairing/byhand"
	"wallchart/pairing/dubov"
	"wallchart/pairing/dutch"
	"wallchart/pairing/keizer"
	"wallchart/pairing/knockout"
	"wallchart/pairing/usswiss"
)

// TestABrokenBoardIsMadeAsItWas: a board that is broken and left to the system again is the board that it was, with its number and its
// colours, whichever board it is: the colours of a US Swiss alternate down all the boards, those that stay included (28J, 29E2).
func TestABrokenBoardIsMadeAsItWas(t *testing.T) {
	for _, e := range []pairing.Engine{usswiss.Engine, dutch.Current, dubov.Engine, burstein.System, keizer.System, knockout.System} {
		for _, initial := range []model.Colour{model.White, model.Black} {
			s := &model.Section{ID: 1, Name: "Open", Planned: 3, Scoring: model.Classic(model.One, model.Half, 0), LastID: 8, InitialColour: initial}
			for i := range 8 {
				s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))},
					Rating: model.Rating(2000 - 50*i)})
			}
			f := must.Have(pairing.NewField((&model.Tournament{LastID: 1}).With(s), s, 1))(t)
			made := must.Have(e.Pair(f, pairing.Options{}))(t)
			want := made.Pairings(f)
			for k := range want {
				laid := append(append([]model.Pairing(nil), want[:k]...), want[k+1:]...)
				got, err := byhand.Rest(f, laid, &e, pairing.Options{})
				if diff := cmp.Diff(want, got); diff != "" || err != nil {
					t.Errorf("%s, %s drawn, board %d made again: %v\n%s", e.Code, initial, k+1, err, diff)
				}
			}
		}
	}
}

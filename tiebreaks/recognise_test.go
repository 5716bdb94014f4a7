package tiebreaks

import (
	"slices"
	"strings"
	"testing"

	"wallchart/model"
)

// TestRecognise: the two unnamed columns of the printed team table are the US
// Amateur Team score, doubled, and the games won.
func TestRecognise(t *testing.T) {
	s := team7(t)
	ev := (&model.Tournament{}).With(s)
	var usat, games, wrong PrintedColumn
	usat.Values, games.Values, wrong.Values = map[model.ID]string{}, map[model.ID]string{}, map[model.ID]string{}
	printed := [][2]string{{"53.0", "13.5"}, {"32.0", "13.0"}, {"24.0", "11.0"}, {"7.0", "9.0"}, {"3.5", "7.5"}, {"20.0", "4.5"}, {"5.5", "5½"}}
	for i, e := range s.Entries() {
		usat.Values[e.ID], games.Values[e.ID], wrong.Values[e.ID] = printed[i][0], printed[i][1], "1.0"
	}
	for _, c := range []struct {
		name    string
		columns []PrintedColumn
		want    []string
	}{
		{"both", []PrintedColumn{usat, games}, []string{"USATX2", "GAMES"}},
		{"a named one", []PrintedColumn{{Code: "SOLKOFF"}, games}, []string{"SOLKOFF", "GAMES"}},
		{"an unknown one ends the list", []PrintedColumn{usat, wrong, games}, []string{"USATX2"}},
		{"none", nil, nil},
	} {
		if got := Recognise(ev, s, c.columns); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestNearestSpelling(t *testing.T) {
	for text, code := range map[string]string{"SOLKOF": "SOLKOFF", "BUCH": "BH", "KASHDEN": "KASHDAN", "MODMET": "MODMED"} {
		if got := nearest(text); !strings.Contains(got, "nearest is "+code+" ") {
			t.Errorf("%s: %q, want %s", text, got, code)
		}
	}
}

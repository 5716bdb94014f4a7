package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// TestValuesByHand (VCL4THP.13, questions 203 to 207): the tie-break comes into the list with the first value, before lots and an order
// by hand; where it is there already it stays where it is.
func TestValuesByHand(t *testing.T) {
	for _, c := range []struct{ list, typed, want, values string }{
		{"", "2.5", "OWN", "[{1 2.5}]"},
		{"BH SB", "-3", "BH SB OWN", "[{1 -3}]"},
		{"BH LOTS", "0", "BH OWN LOTS", "[{1 0}]"},
		{"BH MANUAL", "1", "BH OWN MANUAL", "[{1 1}]"},
		{"BH PLAYOFF", "1", "BH PLAYOFF OWN", "[{1 1}]"},
		{"OWN/R BH", "1", "OWN/R BH", "[{1 1}]"},
		{"nonsense BH", "1", "nonsense BH OWN", "[{1 1}]"},
		{"BH", "-", "BH", "[]"}, {"BH", " ", "BH", "[]"}, {"BH", "–", "BH", "[]"},
	} {
		s := asked(0)
		s.Ranking = model.Ranking{TieBreaks: strings.Fields(c.list), Unplayed: "us", Preset: "club"}
		change := must.Have(rank.OwnValue(s, 1, c.typed))(t)
		ev := must.Have(change.Apply((&model.Tournament{}).With(s)))(t)
		r := ev.Sections[0].Ranking
		if got := strings.Join(r.TieBreaks, " "); got != c.want || fmt.Sprint(r.Own) != c.values || r.Unplayed != "us" || r.Preset != "club" {
			t.Errorf("%+v: %s, %v", c, got, r)
		}
	}
	s := asked(0)
	s.Ranking.Own = []model.OwnValue{{Who: 1, Value: 100}, {Who: 2, Value: 250}}
	for typed, want := range map[string]string{"7": "[{2 2.5} {1 7}]", "": "[{2 2.5}]"} {
		change := must.Have(rank.OwnValue(s, 1, typed))(t)
		ev, err := change.Apply((&model.Tournament{}).With(s))
		if err != nil || fmt.Sprint(ev.Sections[0].Ranking.Own) != want || len(s.Ranking.Own) != 2 {
			t.Errorf("%q: %v, %v", typed, ev.Sections[0].Ranking.Own, err)
		}
	}
	if _, err := rank.OwnValue(s, 1, "much"); err == nil {
		t.Error("\"much\" is read as a value")
	}
}

// TestValuesByHandAreTypedByLines: what is shown is what is read, and a line that is not understood is named.
func TestValuesByHandAreTypedByLines(t *testing.T) {
	s := asked(0)
	s.Ranking.Own = []model.OwnValue{{Who: 2, Value: 250}}
	if got := rank.OwnLines(s, phrase.English); got != "1 Ash:\n2 Bea: 2.5" {
		t.Errorf("shown is %q", got)
	}
	for _, c := range []struct{ text, want string }{
		{"1 Ash:\n2 Bea: 2.5", "[{2 2.5}]"}, {"", "[]"}, {"\n 2: 7 \n", "[{2 7}]"}, {"2 7½", "[{2 7.5}]"}, {"2. Bea 7", "[{2 7}]"},
		{"1 Ash: The second: 4", "[{1 4}]"}, {"1 Ash: -", "[]"}, {"1", "[]"}, {"2 Bea: 1\n1 Ash: 2", "[{2 1} {1 2}]"},
		{"Ash: 4", `"Ash: 4" does not begin with a starting number. Write the number, a colon and the value: 7: 12.5`},
		{"3: 4", `"3: 4" does not begin with`}, {"1 Ash: lots", `number 1, Ash: "`}, {"1: 4\n1: 5", "number 1 stands there twice"},
	} {
		values, err := rank.ReadOwnLines(s, c.text)
		got := fmt.Sprint(values)
		if err != nil {
			got = err.Error()
		}
		if !strings.HasPrefix(got, c.want) {
			t.Errorf("%q is read as %s, want %s", c.text, got, c.want)
		}
	}
}

package fund

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"wallchart/model"
)

// TestTextsAreReadBack: whatever a prize is, its texts are read as the same prize.
func TestTextsAreReadBack(t *testing.T) {
	ev, s := event()
	s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: 11, Number: 3, Name: "ben"}},
		model.Player{Entry: model.Entry{ID: 12, Number: 4, Name: "2"}})
	for _, p := range []model.Prize{
		{Name: "1st", Amount: 25050, Trophy: "cup + book", Qualifies: "the final of 2027"},
		{Name: "2nd", Amount: 100, Guaranteed: true},
		{Name: "3rd", Share: 1250, Trophy: "cup", Each: true, Entrants: 12},
		{Name: "U1400", Trophy: "trophy", Rule: "U1400", Bonus: true},
		{Name: "Best game", Amount: 500, Rule: "by hand", Winner: 4},
		{Name: "Best move", Amount: 500, Rule: "by hand", Winner: 11}, // another is called Ben
		{Name: "Best rook", Amount: 500, Rule: "by hand", Winner: 12}, // whose name is the number of another
	} {
		row := Texts(p, s)
		got, err := Line(row, ev, s)
		if err != nil || !reflect.DeepEqual(got, p) {
			t.Errorf("%q is %+v, %v; want %+v", row, got, err, p)
		}
	}
	if got := strings.Join(Texts(model.Prize{Name: "1st", Amount: 25050}, s), "|"); got != "1st|250.50|place|||||||" {
		t.Errorf("a place is written %q", got)
	}
}

// TestLinesKeepWhatIsGood: a line that cannot be read is named and does not hold up the others.
func TestLinesKeepWhatIsGood(t *testing.T) {
	ev, s := event()
	all, errs := Lines([][]string{{"1st", "250 + trophy"}, {"", " "}, {"2nd", "much"}, {"#3", "50", "place"}, {"4th"}}, ev, s)
	if got := written(model.Fund{Prizes: all}); got != "1st|250.00|trophy||\n2nd|0.00|much||\n#3|50.00|||" {
		t.Errorf("read are\n%s", got)
	}
	const why = "line 5: 4th is worth nothing. Write an amount, such as 100 or 62.50, a share of the fees, such as 20%, or trophy"
	if got := fmt.Sprint(errors.Join(errs...)); len(errs) != 5 || got != why {
		t.Errorf("said is %s", got)
	}
}

// TestHeaded: a list that names its columns stands in others than the usual ones.
func TestHeaded(t *testing.T) {
	rows, ok := Headed([][]string{{"Rule", "Note", "Prize", "Amount"}, {"U1400", "new", "U1400", "50", "over"}, {"place", "", "1st"}})
	if want := "[[U1400 50 U1400       ] [1st  place       ]]"; !ok || fmt.Sprint(rows) != want {
		t.Errorf("%v, %v; want %s", rows, ok, want)
	}
	for _, rows := range [][][]string{nil, {{"1st", "100", "place"}}} {
		if _, ok := Headed(rows); ok {
			t.Errorf("%v has headings", rows)
		}
	}
}

package model

import "testing"

// TestLeftFIDEMode: that it was left is kept among what was altered; other alterations are none.
func TestLeftFIDEMode(t *testing.T) {
	other := Altered{} // what is announced first
	for _, c := range []struct {
		altered []Altered
		want    bool
	}{{nil, false}, {[]Altered{other}, false}, {[]Altered{{What: AnnouncedFIDE}}, true}, {[]Altered{other, {What: AnnouncedFIDE}}, true}} {
		if got := (&Section{Altered: c.altered}).FIDELeft(); got != c.want {
			t.Errorf("%v: left %v, want %v", c.altered, got, c.want)
		}
	}
	one := &Section{Kind: TeamEvent, Boards: 1, Scoring: Classic(2*One, One, 1)}
	if one.ByeOverWin() {
		t.Error("a bye of the only board is worth more than a win")
	}
	if one.Scoring.GamesBye = One + Half; !one.ByeOverWin() {
		t.Error("a bye of 1½ game points, of one board, is worth no more than a win")
	}
}

// TestTheSectionsOwnCategory goes before the event's of the same name, in its place.
func TestTheSectionsOwnCategory(t *testing.T) {
	s := &Section{Categories: []string{"a", "B"}}
	ev := &Tournament{Categories: []string{"A", "C"}, Sections: []*Section{s}}
	got := ""
	for _, c := range ev.CategoriesOf(s).Rules() {
		got += c.Name + " "
	}
	if got != "a C B " {
		t.Errorf("the categories are %s", got)
	}
}

// TestNoBands: a band has a number on both sides, the lower first.
func TestNoBands(t *testing.T) {
	for name, want := range map[string][3]any{"1-3": {1, 3, true}, "3-3": {3, 3, true}, "3-1": {0, 0, false}, "1-x": {0, 0, false},
		"x-3": {0, 0, false}} {
		if from, to, ok := GradeBand(name); [3]any{from, to, ok} != want {
			t.Errorf("%s: %d to %d, %v; want %v", name, from, to, ok, want)
		}
	}
}

package usswiss

import (
	"reflect"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
)

// Each setting as it stands in files, and what it means; what is not set is as the rulebook's main text has it.
func TestReadSettings(t *testing.T) {
	for _, c := range []struct {
		key, value string
		want       Settings
	}{
		{"teams", "soft", Settings{}},
		{"teams", "never", Settings{Teams: TeamsNever}},
		{"teams", "plus-two", Settings{Teams: TeamsPlusTwo}},
		{"teams", "except-last", Settings{Teams: TeamsLast}},
		{"teams", "ignore", Settings{Teams: TeamsIgnore}},
		{"series", "in-group", Settings{}},
		{"series", "except-last", Settings{Series: SeriesExceptLast}},
		{"conflict", "three", Settings{}},
		{"conflict", "series", Settings{Conflict: ConflictSeries}},
		{"conflict", "balance", Settings{Conflict: ConflictBalance}},
		{"alternate", "50", Settings{Alternate: 50}},
		{"alternate", "0", Settings{Alternate: -1}},
		{"alternate", "1", Settings{Alternate: 1}},
		{"equalise", "150", Settings{Equalise: 150}},
		{"equalise", "0", Settings{Equalise: -1}},
		{"house", "7", Settings{House: 7}},
		{"class", "1000-1200,1400-1600", Settings{Classes: []Class{{1000, 1200}, {1400, 1600}}}},
		{"bye", "colours", Settings{ByeForColours: true}},
		{"order", "adjacent", Settings{Adjacent: true}},
		{"ahead", "no", Settings{ShortSighted: true}},
	} {
		if got := read(model.SystemSettings{c.key: c.value}); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s %s: %+v, want %+v", c.key, c.value, got, c.want)
		}
	}
	if got := read(nil); !reflect.DeepEqual(got, Settings{}) {
		t.Errorf("%+v", got)
	}
	for _, c := range []struct {
		set                 Settings
		alternate, equalise int32
	}{
		{Settings{}, 80, 200},
		{Settings{Alternate: -1, Equalise: -1}, 0, 0},
		{Settings{Alternate: 1, Equalise: 2}, 1, 2},
		{Settings{Alternate: 300}, 300, 300},
		{Settings{Equalise: -1}, 80, 80},
		{Settings{Alternate: -1}, 0, 200},
	} {
		if a, e := c.set.limits(); a != c.alternate || e != c.equalise {
			t.Errorf("%+v: %d and %d", c.set, a, e)
		}
	}
}

// 28R1 and 28R3: who has how many points more in the first two rounds.
func TestAcceleratedRanks(t *testing.T) {
	more := func(first, last int, points model.Points) model.Acceleration {
		return model.Acceleration{From: 1, To: 2, First: first, Last: last, Match: points, Games: points}
	}
	for n, half := range map[int]int{4: 2, 5: 4, 6: 4, 8: 4, 9: 6, 12: 6} {
		if got, want := AddedScore(n), []model.Acceleration{more(1, half, model.One)}; !reflect.DeepEqual(got, want) {
			t.Errorf("%d: %v, want %v", n, got, want)
		}
	}
	for n, third := range map[int]int{6: 2, 7: 4, 12: 4, 13: 6, 18: 6} {
		want := []model.Acceleration{more(1, third, 2*model.One), more(third+1, 2*third, model.One)}
		if got := Sixths(n); !reflect.DeepEqual(got, want) {
			t.Errorf("%d: %v, want %v", n, got, want)
		}
	}
}

// 29I: of a class are in the running those no more than one win behind its first, an even number of them.
func TestContenders(t *testing.T) {
	for _, c := range []struct {
		name   string
		scores []model.Points
		rated  []model.Rating
		want   []int32
	}{
		{"one win behind", []model.Points{6, 5, 4, 3}, []model.Rating{1300, 1300, 1300, 1300}, []int32{0, 1}},
		{"all of them", []model.Points{6, 5, 5, 4}, []model.Rating{1300, 1300, 1300, 1300}, []int32{0, 1, 2, 3}},
		{"further behind", []model.Points{6, 5, 3, 3}, []model.Rating{1300, 1300, 1300, 1300}, []int32{0, 1}},
		{"the limits of the class", []model.Points{6, 6, 6, 6}, []model.Rating{1400, 1399, 1200, 1199}, []int32{1, 2}},
		{"not the unrated", []model.Points{6, 6, 6, 6}, []model.Rating{1300, 1250, 0, 0}, []int32{0, 1}},
		{"the first of the class counts", []model.Points{9, 6, 5, 4}, []model.Rating{1900, 1300, 1300, 1300}, []int32{1, 2}},
	} {
		f := &pairing.Field{Round: 4, Rounds: 4, Win: 2, Draw: 1}
		for i := range c.scores {
			f.Players = append(f.Players, pairing.Player{Number: i + 1, Present: true, Score: c.scores[i], Rating: c.rated[i]})
		}
		tk := newTask(f, pairing.Options{}, Settings{})
		if got := tk.contenders([]int32{0, 1, 2, 3}, Class{1200, 1400}); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// Of an odd group may drop who is within the limit of the natural odd player, and breaks no greater wish.
func TestMayDrop(t *testing.T) {
	g := groupOf("-----", 0, Settings{}, nil)
	for _, c := range []struct {
		limit int32
		want  []int
	}{{0, []int{4}}, {99, []int{4}}, {100, []int{3, 4}}, {199, []int{3, 4}}, {200, []int{2, 3, 4}}} {
		var got []int
		for _, d := range g.mayDrop(c.limit) {
			got = append(got, d.who)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("within %d: %v, want %v", c.limit, got, c.want)
		}
	}
	if got := groupOf("----", 0, Settings{}, nil).mayDrop(far); got != nil {
		t.Errorf("nobody need drop of an even group: %v", got)
	}
}

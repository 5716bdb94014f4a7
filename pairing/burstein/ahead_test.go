package burstein

import (
	"slices"
	"testing"

	"wallchart/model"
)

// level are persons with these scores of whom some must not meet.
func level(scores []int, apart ...[2]int32) *task {
	t := &task{ps: make([]person, len(scores)), marked: make([]int32, len(scores))}
	for v, s := range scores {
		t.ps[v].Score = model.Points(s)
	}
	for _, p := range apart {
		for side, v := range p {
			t.ps[v].Barred = append(t.ps[v].Barred, p[1-side])
		}
	}
	t.count()
	return t
}

// Floaters leave nothing to be desired below when the next group takes all of them, with
// at most one of its own left for the groups below it.
func TestFloatersAreTaken(t *testing.T) {
	for _, c := range []struct {
		what     string
		scores   []int
		apart    [][2]int32
		floaters []int32
		next     int
		want     bool
	}{
		{"nobody floats, nobody is below", []int{4, 4}, nil, nil, 2, true},
		{"somebody floats, nobody is below", []int{4, 4, 4}, nil, []int32{2}, 3, false},
		{"nobody floats, two below", []int{4, 4, 2, 2}, nil, nil, 2, true},
		{"nobody floats, two below who have met", []int{4, 4, 2, 2}, [][2]int32{{2, 3}}, nil, 2, false},
		{"nobody floats, two of different groups below", []int{4, 4, 2, 0}, nil, nil, 2, true},
		{"one to one", []int{4, 4, 4, 2}, nil, []int32{2}, 3, true},
		{"one to one whom he has met", []int{4, 4, 4, 2}, [][2]int32{{2, 3}}, []int32{2}, 3, false},
		{"two to two", []int{4, 4, 2, 2}, nil, []int32{0, 1}, 2, true},
		{"two to two of whom one has met both", []int{4, 4, 2, 2}, [][2]int32{{0, 1}, {0, 2}, {1, 2}}, []int32{0, 1}, 2, false},
		{"two to two, each has met one", []int{4, 4, 2, 2}, [][2]int32{{0, 2}, {1, 3}}, []int32{0, 1}, 2, true},
		{"two to one and nobody below", []int{4, 4, 2}, nil, []int32{0, 1}, 2, false},
		{"two to one, one further below", []int{4, 4, 2, 0}, [][2]int32{{0, 1}}, []int32{0, 1}, 2, false},
		{"one to two, one further below", []int{4, 2, 2, 0}, nil, []int32{0}, 1, true},
		{"the one further below has met both", []int{4, 2, 2, 0}, [][2]int32{{1, 3}, {2, 3}}, []int32{0}, 1, false},
		{"he has met one, who is for the floater", []int{4, 2, 2, 0}, [][2]int32{{1, 3}}, []int32{0}, 1, true},
		{"whom the floater has met", []int{4, 2, 2, 0}, [][2]int32{{1, 3}, {0, 1}}, []int32{0}, 1, false},
		{"three further below, two of whom have met the third", []int{4, 2, 2, 0, 0, 0}, [][2]int32{{3, 5}, {4, 5}}, []int32{0}, 1, true},
		{"the third can meet nobody of the group either", []int{4, 2, 2, 0, 0, 0}, [][2]int32{{3, 5}, {4, 5}, {1, 5}, {2, 5}},
			[]int32{0}, 1, false},
		{"one to one, and two further below who have met", []int{4, 2, 0, 0}, [][2]int32{{2, 3}}, []int32{0}, 1, false},
	} {
		k := level(c.scores, c.apart...)
		if got := k.lookBelow(c.next, len(c.floaters)).takes(c.floaters); got != c.want {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// Who of the next group can be free for a single floater: of three of whom two have met
// one of these; of two, with one below who has met one of them, that one.
func TestReceivers(t *testing.T) {
	for _, c := range []struct {
		what   string
		scores []int
		apart  [][2]int32
		want   []int32
	}{
		{"anybody of three", []int{4, 2, 2, 2}, nil, []int32{1, 2, 3}},
		{"1 and 2 have met", []int{4, 2, 2, 2}, [][2]int32{{1, 2}}, []int32{1, 2}},
		{"3 has met both", []int{4, 2, 2, 2}, [][2]int32{{1, 3}, {2, 3}}, []int32{3}},
		{"nobody can meet anybody", []int{4, 2, 2, 2}, [][2]int32{{1, 2}, {1, 3}, {2, 3}}, nil},
		{"one of two, the other meets the one below", []int{4, 2, 2, 0}, nil, []int32{1, 2}},
		{"who has met the one below", []int{4, 2, 2, 0}, [][2]int32{{1, 3}}, []int32{1}},
		{"the rest cannot be paired", []int{4, 2, 0, 0}, [][2]int32{{2, 3}}, nil},
	} {
		k := level(c.scores, c.apart...)
		if got := k.lookBelow(1, 1).receivers(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

package journal

import (
	"slices"
	"testing"

	"wallchart/model"
)

func drawLots(t *testing.T, j *Journal, n int) {
	t.Helper()
	for i := range n {
		if err := j.Do(SetLots{Section: 1, Seed: int64(j.Last() + i + 1)}); err != nil {
			t.Fatal(err)
		}
	}
}

// kept are the steps whose state before is in memory.
func kept(steps []step) []int {
	var out []int
	for i, s := range steps {
		if s.before != nil {
			out = append(out, i)
		}
	}
	return out
}

// TestStatesThatAreKept: of the last 64 steps, and of every 64th before.
func TestStatesThatAreKept(t *testing.T) {
	j := New((&model.Tournament{}).With(&model.Section{ID: 1}), nil, nil)
	drawLots(t, j, 200)
	last := func(from, to int) (out []int) {
		for i := from; i < to; i++ {
			out = append(out, i)
		}
		return out
	}
	if got, want := kept(j.done), append([]int{0, 64, 128}, last(136, 200)...); !slices.Equal(got, want) {
		t.Errorf("kept are the states before %v, want %v", got, want)
	}
	base, steps, err := j.Archive(1 << 20)
	if err != nil {
		t.Fatal(err)
	}
	again := New(j.Tournament(), j.Entries(), nil)
	again.Remember(Past{Steps: func() ([]Entry, error) { return steps, nil },
		Base: func() (*model.Tournament, error) { return base, nil }, Same: Same})
	again.recall()
	if got := kept(again.done); len(got) > 0 {
		t.Errorf("before anybody goes back the states before %v are there", got)
	}
	if err := again.reach(200); err != nil {
		t.Fatal(err)
	}
	if got, want := kept(again.done), append([]int{0, 64, 128}, last(136, 200)...); !slices.Equal(got, want) {
		t.Errorf("of the past are kept the states before %v, want %v", got, want)
	}
	for range 100 {
		if _, err := j.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := kept(j.undone), last(36, 100); !slices.Equal(got, want) {
		t.Errorf("of those undone are kept the states before %v, want %v", got, want)
	}
	for i, s := range j.undone {
		if (s.after != nil) != (i >= 36) {
			t.Errorf("of undone step %d the state after is kept: %v", i, s.after != nil)
		}
	}
}

// TestAnUnloadedPast is not taken for states: what is done since is kept as it is, and steps of before the
// event was opened are had only once somebody goes back that far.
func TestAnUnloadedPast(t *testing.T) {
	first := New((&model.Tournament{}).With(&model.Section{ID: 1}), nil, nil)
	drawLots(t, first, 3)
	base, steps, err := first.Archive(1 << 20)
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	j := New(first.Tournament(), first.Entries(), nil)
	j.Remember(Past{Steps: func() ([]Entry, error) { return steps, nil },
		Base: func() (*model.Tournament, error) { asked++; return base, nil }, Same: Same})
	drawLots(t, j, 1)
	if _, err := j.Undo(); err != nil || asked != 0 {
		t.Errorf("undoing a new step asked for the past %d times, %v", asked, err)
	}
	if len(j.Undoable()) != 3 || asked != 0 {
		t.Errorf("listing the steps asked for their states %d times", asked)
	}
	if _, err := j.Undo(); err != nil || asked != 1 {
		t.Errorf("undoing an old step asked for the past %d times, %v", asked, err)
	}
	if _, err := j.Undo(); err != nil || asked != 1 {
		t.Errorf("undoing another asked for the past %d times, %v", asked, err)
	}
}

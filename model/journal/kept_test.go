package journal

import (
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
)

// lots is a change of no list but the tests'.
type lots struct{ Seed int64 }

func (lots) Name() string       { return "lots" }
func (lots) Label() phrase.Text { return phrase.Verbatim("lots") }
func (c lots) Apply(t *model.Tournament) (*model.Tournament, error) {
	s := *t.Sections[0]
	s.Ranking.Lots = c.Seed
	return t.With(&s), nil
}

var list = NewList(func(to *model.Tournament) Change { return back{To: *to} }, Of[lots](), Of[back]())

type back struct{ To model.Tournament }

func (back) Name() string                                         { return "back" }
func (back) Label() phrase.Text                                   { return phrase.Text{} }
func (c back) Apply(*model.Tournament) (*model.Tournament, error) { return &c.To, nil }
func (c back) State() *model.Tournament                           { return &c.To }

func drawLots(t *testing.T, j *Journal, n int) {
	t.Helper()
	for i := range n {
		must.Do(t, j.Do(lots{Seed: int64(j.Last() + i + 1)}))
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
	j := New(list, (&model.Tournament{}).With(&model.Section{ID: 1}), nil, nil)
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
	base, steps := must.Two(j.Archive(1 << 20))(t)
	again := New(list, j.Tournament(), j.Entries(), nil)
	again.Remember(Past{Steps: func() ([]Entry, error) { return steps, nil },
		Base: func() (*model.Tournament, error) { return base, nil }, Same: Same})
	again.recall()
	if got := kept(again.done); len(got) > 0 {
		t.Errorf("before anybody goes back the states before %v are there", got)
	}
	must.Do(t, again.reach(200))
	if got, want := kept(again.done), append([]int{0, 64, 128}, last(136, 200)...); !slices.Equal(got, want) {
		t.Errorf("of the past are kept the states before %v, want %v", got, want)
	}
	for range 100 {
		must.Have(j.Undo())(t)
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
	first := New(list, (&model.Tournament{}).With(&model.Section{ID: 1}), nil, nil)
	drawLots(t, first, 3)
	base, steps := must.Two(first.Archive(1 << 20))(t)
	asked := 0
	j := New(list, first.Tournament(), first.Entries(), nil)
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

// TestTheFirstStateSinceOpening is kept however much is done since: what led to it is not in memory.
func TestTheFirstStateSinceOpening(t *testing.T) {
	first := New(list, (&model.Tournament{}).With(&model.Section{ID: 1}), nil, nil)
	drawLots(t, first, 3)
	base, steps := must.Two(first.Archive(1 << 20))(t)
	j := New(list, first.Tournament(), first.Entries(), nil)
	j.Remember(Past{Steps: func() ([]Entry, error) { return steps, nil },
		Base: func() (*model.Tournament, error) { return base, nil }, Same: Same})
	if j.UndoLabel().Empty() {
		t.Error("the past is not known")
	}
	drawLots(t, j, 70)
	if got := kept(j.done); len(got) != 65 || got[0] != 3 || got[1] != 9 {
		t.Errorf("kept are the states before %v", got)
	}
	for range 70 {
		must.Have(j.Undo())(t)
	}
	if j.Tournament() != first.Tournament() {
		t.Error("all undone is not what was opened")
	}
}

// TestSameSettings: by their names and what they are, however many.
func TestSameSettings(t *testing.T) {
	event := func(s model.SystemSettings) *model.Tournament {
		return &model.Tournament{Sections: []*model.Section{{SystemSettings: s}}}
	}
	for _, c := range []struct {
		a, b model.SystemSettings
		same bool
	}{
		{nil, nil, true}, {nil, model.SystemSettings{}, true}, {model.SystemSettings{"a": "b"}, model.SystemSettings{"a": "b"}, true},
		{model.SystemSettings{"a": "b"}, nil, false}, {model.SystemSettings{"a": "b"}, model.SystemSettings{"a": "c"}, false},
		{model.SystemSettings{"a": "b"}, model.SystemSettings{"c": "b"}, false},
		{model.SystemSettings{"a": "b"}, model.SystemSettings{"a": "b", "c": "d"}, false},
		{model.SystemSettings{"a": ""}, model.SystemSettings{"c": ""}, false},
	} {
		if Same(event(c.a), event(c.b)) != c.same || Same(event(c.b), event(c.a)) != c.same {
			t.Errorf("%v and %v are the same: %v", c.a, c.b, !c.same)
		}
	}
	one := event(nil)
	if !Same(one, one) || Same(one, nil) || Same(nil, one) || !Same(nil, nil) {
		t.Error("an event is another than itself, or the same as none")
	}
}

// TestStacks: which steps of a log stand at its end, which were taken back; what was made again counts as new.
func TestStacks(t *testing.T) {
	for _, c := range []struct {
		log          []Step
		done, undone []int
	}{
		{nil, nil, nil}, {[]Step{Done}, []int{1}, nil}, {[]Step{Done, Undone}, nil, []int{1}}, {[]Step{Done, Undone, Redone}, []int{1}, nil},
		{[]Step{Done, Done, Undone, Undone, Redone}, []int{1}, []int{2}}, {[]Step{Done, Done, Undone, Undone, Redone, Redone}, []int{1, 2}, nil},
		{[]Step{Done, Undone, Done}, []int{3}, nil},
	} {
		var log []Entry
		for i, s := range c.log {
			log = append(log, Entry{N: i + 1, Step: s})
		}
		done, undone, err := stacks(log)
		numbers := func(steps []step, older bool) (out []int) {
			for _, s := range steps {
				if out = append(out, s.entry.N); s.older != older {
					t.Errorf("%v: step %d is older: %v", c.log, s.entry.N, s.older)
				}
			}
			return out
		}
		if err != nil || !slices.Equal(numbers(done, false), c.done) || !slices.Equal(numbers(undone, true), c.undone) {
			t.Errorf("%v: %v and %v, %v", c.log, done, undone, err)
		}
	}
}

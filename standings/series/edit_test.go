package series

import (
	"fmt"
	"strings"
	"testing"
)

// names are the events of a season by their names.
func names(s *Season) string {
	var all []string
	for _, e := range s.Events {
		all = append(all, e.Name)
	}
	return strings.Join(all, ", ")
}

// TestEventsHaveNamesOfTheirOwn: the name that is given, or the file's, or that with a number; capitals make no other name.
func TestEventsHaveNamesOfTheirOwn(t *testing.T) {
	s := &Season{}
	for _, c := range []struct{ path, name, want string }{
		{"x/may.wallchart", ` The  "May"  open `, "The 'May' open"},
		{"x/may.wallchart", "", "may"},
		{`C:\cup\May.wallchart`, "MAY", "May 2"},
		{"may", "may 2", "may 3"},
		{"june.v2.trf", "the 'may' OPEN", "june.v2"},
		{".hidden", "", ".hidden"},
	} {
		s.Add(c.path, c.name)
		if e := s.Events[len(s.Events)-1]; e.Name != c.want || e.Path != c.path || e.Weight != One {
			t.Errorf("%s %q: %+v, want %q", c.path, c.name, e, c.want)
		}
	}
}

// TestEventsRenamedAndTakenOut: the answers go along with an event that has another name, and are gone with one that is out.
func TestEventsRenamedAndTakenOut(t *testing.T) {
	who := func(event string) Who { return Who{"Ann", event} }
	s := &Season{Events: []Event{{Name: "May"}, {Name: "June"}, {Name: "July"}}}
	s.Answer(Pair{who("may"), who("June")}, true)
	s.Answer(Pair{who("June"), who("July")}, false)
	s.Answer(Pair{who("July"), who("May")}, false)
	s.Rename(0, "Spring")
	if got, want := fmt.Sprint(names(s), " ", s.Same, s.Apart), `Spring, June, July [{"Ann" in "Spring" "Ann" in "June"}] `+
		`[{"Ann" in "June" "Ann" in "July"} {"Ann" in "July" "Ann" in "Spring"}]`; got != want {
		t.Errorf("renamed: %s, want %s", got, want)
	}
	before := *s
	s.Remove(1)
	if got, want := fmt.Sprint(names(s), " ", s.Same, s.Apart), `Spring, July [] [{"Ann" in "July" "Ann" in "Spring"}]`; got != want {
		t.Errorf("taken out: %s, want %s", got, want)
	}
	if names(&before) != "Spring, June, July" || len(before.Same) != 1 || len(before.Apart) != 2 {
		t.Errorf("the season of before is %s with %v and %v", names(&before), before.Same, before.Apart)
	}
}

// TestWhatASeasonLacks: each fault in its own sentence, and a season with what it needs has none.
func TestWhatASeasonLacks(t *testing.T) {
	good := func() *Season {
		return &Season{Score: 100, Events: []Event{{Name: "May"}, {Name: "June"}}, Same: []Pair{{Who{"Ann", "may"}, Who{"Anna", "JUNE"}}}}
	}
	for _, c := range []struct {
		name   string
		change func(*Season)
		want   string
	}{
		{"nothing", func(*Season) {}, ""},
		{"points by place alone", func(s *Season) { s.Score, s.Places = 0, []Hundredths{100} }, ""},
		{"points for taking part alone", func(s *Season) { s.Score, s.Participation = 0, 1 }, ""},
		{"points for any place alone", func(s *Season) { s.Score, s.Else = 0, 1 }, ""},
		{"points", func(s *Season) { s.Score = 0 }, "nothing is worth points. Write points 10 8 6 5 4 3 2 1, or score 1"},
		{"events", func(s *Season) { s.Events, s.Same = nil, nil },
			"the series has no event. Write a line for each, such as event october.wallchart"},
		{"names of their own", func(s *Season) { s.Events = append(s.Events, Event{Name: "JUNE"}) },
			"two events are called JUNE. Give one of them a name of its own: event FILE name NAME"},
		{"the event of an answer", func(s *Season) { s.Apart = []Pair{{Who{"Ann", "May"}, Who{"Anna", "July"}}} },
			"no event is called July, in which Anna is looked for"},
	} {
		s := good()
		c.change(s)
		got := ""
		if err := s.Check(); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("without %s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestWhatAPlaceBrings: alone and shared, by the mean and by the highest, on the last places with points and behind them.
func TestWhatAPlaceBrings(t *testing.T) {
	season := func(ties Ties, other Hundredths) *Season {
		return &Season{Places: []Hundredths{1000, 700, 500, 400, 300}, Else: other, Ties: ties}
	}
	for _, c := range []struct {
		s        *Season
		from, to int // places, from 1
		amount   Hundredths
		words    string
	}{
		{season(Share, 0), 1, 1, 1000, "place 1: 10"},
		{season(Share, 0), 2, 3, 600, "places 2 to 3: (7 + 5) / 2 = 6"},
		{season(Higher, 0), 2, 3, 700, "place 2, shared by 2: 7"},
		{season(Share, 0), 1, 3, 733, "places 1 to 3: (10 + 7 + 5) / 3 = 7.33"},
		{season(Share, 0), 2, 5, 475, "places 2 to 5: (7 + 5 + 4 + 3) / 4 = 4.75"},
		{season(Share, 0), 1, 5, 580, "places 1 to 5: (29) / 5 = 5.8"},
		{season(Share, 100), 5, 6, 200, "places 5 to 6: (3 + 1) / 2 = 2"},
		{season(Share, 100), 6, 6, 100, "behind the places with points: 1"},
		{season(Share, 100), 6, 9, 100, "behind the places with points: 1"},
		{season(Share, 0), 6, 6, 0, "behind the places with points: 0"},
		{&Season{Else: 50}, 1, 2, 50, "behind the places with points: 0.5"},
	} {
		p, has := c.s.byPlace(c.from-1, c.to)
		if got := p.Why.String(); !has || p.Amount != c.amount || got != c.words {
			t.Errorf("%s, places %d to %d: %d, %q, want %d, %q", c.s.Ties, c.from, c.to, int(p.Amount), got, int(c.amount), c.words)
		}
	}
	if p, has := (&Season{Score: 100}).byPlace(0, 1); has {
		t.Errorf("where places bring nothing: %+v", p)
	}
	r := &Result{Weight: 150, Parts: []Part{{Amount: 333}, {Amount: 0}}}
	if r.weigh(); r.Points != 500 { // 3.33 × 1.5 = 4.995
		t.Errorf("3.33 one and a half times is %s", r.Points)
	}
}

// TestTheLatestResults separate by the last event, then by the one before; who did not take part is below who made nothing.
func TestTheLatestResults(t *testing.T) {
	person := func(points ...Hundredths) *Person {
		p := &Person{}
		for _, n := range points {
			if n < 0 {
				p.Results = append(p.Results, nil)
				continue
			}
			p.Results = append(p.Results, &Result{Points: n})
		}
		return p
	}
	for _, c := range []struct {
		a, b *Person
		want int
	}{
		{person(1, 2), person(2, 1), -1}, {person(2, 1), person(1, 2), 1}, {person(2, 1), person(1, 1), -1}, {person(1, 0), person(1, -1), -1},
		{person(3, 1), person(3, 1), 0}, {person(1, 5, 5), person(2, 5, 5), 1},
	} {
		if got := compareBy(ByLast, c.a, c.b, nil, nil); got != c.want {
			t.Errorf("%v and %v: %d, want %d", c.a.Results, c.b.Results, got, c.want)
		}
	}
}

package series

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// Table is a series as it stands.
type Table struct {
	Season    *Season
	Persons   []Person // placed ones first, best first
	Questions []Question
	Notes     []phrase.Text
	ToCome    []bool // by event: it is not there yet
}

// Person is somebody with what he has made in the series.
type Person struct {
	Name    string // as the latest event has it
	Club    string
	Rank    int // 0 = not placed: too few events
	Shared  bool
	Total   Hundredths
	Events  int
	Results []*Result // by event, nil where he did not take part
}

// Result is what one event brings somebody.
type Result struct {
	Name    string // as the event has it
	Place   int    // among those who took part
	Level   int    // how many are level on points with him, himself included
	Points  Hundredths
	Parts   []Part // what the points are the sum of, before the weight
	Weight  Hundredths
	Dropped bool // not among the best that count
}

// Part is a piece of what an event brings, with its reason.
type Part struct {
	Amount Hundredths
	Why    phrase.Text
}

// Played is an event with the section that counts; a nil section is an event to come.
type Played struct {
	Event   *model.Tournament
	Section *model.Section
}

// Make adds up a season. played are its events, in their order.
func Make(s *Season, played []Played) (*Table, error) {
	t := &Table{Season: s, ToCome: make([]bool, len(s.Events))}
	var all []entry
	var results []*Result
	for n := range s.Events {
		if n >= len(played) || played[n].Section == nil {
			t.ToCome[n] = true
			continue
		}
		st, err := catalogue.Standard(played[n].Event, played[n].Section, 0)
		if err != nil {
			return nil, phrase.Errorf("%s: %w", s.Events[n].Name, err)
		}
		people := map[model.ID]*model.Player{}
		if !st.Sheet.Teams {
			for i := range played[n].Section.Players {
				people[played[n].Section.Players[i].ID] = &played[n].Section.Players[i]
			}
		}
		in, cannot := s.counts(played[n], people)
		if len(cannot) > 0 {
			t.Notes = append(t.Notes, phrase.New("%s: whether they are %s cannot be decided of %s.", s.Events[n].Name, model.RuleWords(s.Only),
				phrase.Join("; ", cannot...)))
		}
		for index, r := range s.results(n, st, in) {
			id := st.Sheet.Lines[index].ID
			e, _ := played[n].Section.Entry(id)
			all, results = append(all, newEntry(played[n].Event, n, index, e, people[id])), append(results, r)
		}
	}
	t.persons(all, results)
	t.rank()
	return t, nil
}

// counts tells who may have points: everybody, or who is in the category. Of some that cannot be decided: they have none.
func (s *Season) counts(at Played, people map[model.ID]*model.Player) (in func(model.ID) bool, cannot []phrase.Text) {
	if s.Only == "" {
		return func(model.ID) bool { return true }, nil
	}
	c, err := model.ReadCategory(s.Only)
	if err != nil { // Lines has read it
		return func(model.ID) bool { return false }, nil
	}
	book, are := at.Event.CategoriesOf(at.Section), map[model.ID]bool{}
	for i := range at.Section.Players {
		p := &at.Section.Players[i]
		if people[p.ID] == nil {
			continue
		}
		is, why := book.Takes(c, p)
		if are[p.ID] = is; !why.Empty() {
			cannot = append(cannot, phrase.New("%s (%s)", p.Name, why))
		}
	}
	return func(id model.ID) bool { return are[id] }, cannot
}

// persons joins entries and gives each person his results.
func (t *Table) persons(all []entry, results []*Result) {
	j := newJoiner(t.Season, all)
	j.join()
	t.Questions, t.Notes = j.questions, append(t.Notes, j.unknown...)
	at := map[int]int{}
	for n := range all {
		root := j.root(n)
		if _, known := at[root]; !known {
			at[root] = len(t.Persons)
			t.Persons = append(t.Persons, Person{Results: make([]*Result, len(t.Season.Events))})
		}
		p := &t.Persons[at[root]]
		p.Name, p.Club = results[n].Name, cmp.Or(all[n].club, p.Club)
		if had := p.Results[all[n].event]; had != nil {
			t.Notes = append(t.Notes, phrase.New("%s is in %s twice, also as %s, and the better result counts.", results[n].Name,
				t.Season.Events[all[n].event].Name, had.Name))
			if had.Points >= results[n].Points {
				continue
			}
		}
		p.Results[all[n].event] = results[n]
	}
	for n := range t.Persons {
		t.Persons[n].add(t.Season.Best)
	}
}

// add adds up the best results.
func (p *Person) add(best int) {
	sorted := p.best()
	p.Events = len(sorted)
	for n, r := range sorted {
		if r.Dropped = best > 0 && n >= best; !r.Dropped {
			p.Total += r.Points
		}
	}
}

// best are somebody's results, the best first, of equal ones the earlier.
func (p *Person) best() []*Result {
	all := slices.DeleteFunc(slices.Clone(p.Results), func(r *Result) bool { return r == nil })
	slices.SortStableFunc(all, func(a, b *Result) int { return cmp.Compare(b.Points, a.Points) })
	return all
}

// rank orders the persons.
func (t *Table) rank() {
	type key struct {
		p    Person
		best []*Result
	}
	keys := make([]key, len(t.Persons))
	for n, p := range t.Persons {
		keys[n] = key{p, p.best()}
	}
	placed := func(k *key) bool { return k.p.Events >= t.Season.Least }
	compare := func(a, b *key) int {
		if x, y := placed(a), placed(b); x != y {
			if x {
				return -1
			}
			return 1
		}
		if c := cmp.Compare(b.p.Total, a.p.Total); c != 0 {
			return c
		}
		for _, l := range t.Season.Levels {
			if c := compareBy(l, &a.p, &b.p, a.best, b.best); c != 0 {
				return c
			}
		}
		return 0
	}
	slices.SortStableFunc(keys, func(a, b key) int {
		return cmp.Or(compare(&a, &b), strings.Compare(a.p.Name, b.p.Name))
	})
	for n := range keys {
		k := &keys[n]
		level := n > 0 && compare(&keys[n-1], k) == 0
		if placed(k) {
			if k.p.Rank = n + 1; level {
				k.p.Rank, k.p.Shared, keys[n-1].p.Shared = keys[n-1].p.Rank, true, true
			}
		}
	}
	for n := range keys {
		t.Persons[n] = keys[n].p
	}
}

// compareBy is negative when a stands above b.
func compareBy(l Level, a, b *Person, bestOfA, bestOfB []*Result) int {
	switch l {
	case ByBest:
		return slices.CompareFunc(bestOfB, bestOfA, func(x, y *Result) int { return cmp.Compare(x.Points, y.Points) })
	case ByFirsts:
		return cmp.Compare(firsts(bestOfB), firsts(bestOfA))
	case ByEvents:
		return cmp.Compare(b.Events, a.Events)
	}
	for n := len(a.Results) - 1; n >= 0; n-- {
		if c := cmp.Compare(pointsOf(b.Results[n]), pointsOf(a.Results[n])); c != 0 {
			return c
		}
	}
	return 0
}

func firsts(all []*Result) (n int) {
	for _, r := range all {
		if r.Place == 1 {
			n++
		}
	}
	return n
}

// pointsOf is less than nothing for who did not take part.
func pointsOf(r *Result) Hundredths {
	if r == nil {
		return -1
	}
	return r.Points
}

// Why says how an event's points came about: "places 2 to 3: (9 + 8) / 2 = 8.5; taking part 1; × 2".
func (r *Result) Why() phrase.Text {
	var all []phrase.Text
	for _, p := range r.Parts {
		all = append(all, p.Why)
	}
	text := phrase.Join("; ", all...)
	if r.Weight != One {
		text = phrase.New("%s; together × %s", text, decimal(r.Weight))
	}
	return text
}

// Sum is what the total is made of: "10 + 8.5 = 18.5".
func (p *Person) Sum() string {
	var all []string
	for _, r := range p.Results {
		if r != nil && !r.Dropped {
			all = append(all, r.Points.String())
		}
	}
	if len(all) < 2 {
		return p.Total.String()
	}
	return strings.Join(all, " + ") + " = " + p.Total.String()
}

package games

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/model/namekey"
)

// person is somebody in the list, with where he stands first.
type person struct {
	Side
	line   int
	key    string       // the words of the name in alphabetical order
	rounds map[int]bool // in which he has a game or a bye
}

func (p *person) rating() model.Rating { return cmp.Or(p.Rating, p.NationalRating) }

// register is the people of a section, found again by number or by name.
type register struct {
	list []*person
	by   map[string]int
}

// words is a name without regard to the order of its words: "Lee, Ann" is "Ann
// Lee".
func words(name string) string {
	w := strings.Fields(namekey.Key(name))
	slices.Sort(w)
	return strings.Join(w, " ")
}

// find enters a person, or finds the one who has that ID or that name, and returns
// his place.
func (r *register) find(l *List, s Side, line int) int {
	if r.by == nil {
		r.by = map[string]int{}
	}
	var ids []string
	if s.FideID != "" {
		ids = append(ids, "fide "+s.FideID)
	}
	if s.National != "" {
		ids = append(ids, "national "+s.National)
	}
	name := "name " + words(s.Name)
	if s.Key != "" {
		ids, name = []string{"key " + s.Key}, "key "+s.Key
	}
	i, ok := -1, false
	for _, id := range ids {
		if i, ok = r.by[id]; ok {
			break
		}
	}
	if !ok {
		if i, ok = r.by[name]; ok {
			o := r.list[i]
			ok = (s.FideID == "" || o.FideID == "" || s.FideID == o.FideID) && (s.National == "" || o.National == "" || s.National == o.National)
		}
	}
	if !ok {
		i = len(r.list)
		r.list = append(r.list, &person{Side: s, line: line, key: words(s.Name), rounds: map[int]bool{}})
	}
	if _, taken := r.by[name]; !taken { // a second spelling of somebody who is known by his ID stands for him without it
		r.by[name] = i
	}
	p := r.list[i]
	if p.Name != s.Name && s.Key == "" && r.once(p, s.Name) {
		l.say(true, "%s: %s is taken for %s (%s). If they are two people, write them apart, such as with an ID.", l.at(line), s.Name,
			p.Name, l.at(p.line))
	}
	for _, id := range ids {
		r.by[id] = i
	}
	p.add(s)
	return i
}

// once tells whether a spelling of somebody is seen for the first time.
func (r *register) once(p *person, name string) bool {
	key := "spelt " + p.key + "\x00" + name
	_, seen := r.by[key]
	r.by[key] = 0
	return !seen
}

// add takes what another line says in addition.
func (p *person) add(s Side) {
	p.Title, p.Club, p.Federation = cmp.Or(p.Title, s.Title), cmp.Or(p.Club, s.Club), cmp.Or(p.Federation, s.Federation)
	p.FideID, p.National = cmp.Or(p.FideID, s.FideID), cmp.Or(p.National, s.National)
	p.Rating, p.NationalRating = cmp.Or(p.Rating, s.Rating), cmp.Or(p.NationalRating, s.NationalRating)
	p.Number = cmp.Or(p.Number, s.Number)
}

// neighbours is with how many others, in the order of names, somebody is compared:
// all with all would take the square of a list.
const neighbours = 40

// alike says who may be one person in two spellings: names almost the same, of
// people who never play in the same round.
func (r *register) alike(l *List) {
	order := slices.Clone(r.list)
	said := map[[2]*person]bool{}
	for _, by := range []func(*person) string{func(p *person) string { return p.key }, func(p *person) string { return namekey.Key(p.Name) }} {
		slices.SortStableFunc(order, func(a, b *person) int { return cmp.Compare(by(a), by(b)) })
		for i, a := range order {
			for _, b := range order[i+1 : min(i+1+neighbours, len(order))] {
				x, y := a, b
				if y.line < x.line {
					x, y = y, x
				}
				if said[[2]*person{x, y}] || !near(x, y) || together(x, y) {
					continue
				}
				said[[2]*person{x, y}] = true
				l.say(true, "%s: %s may be %s (%s): both are entered. If they are one person, write the name in one way.",
					l.at(y.line), y.Name, x.Name, l.at(x.line))
			}
		}
	}
}

// near tells names that are almost the same, or the same but for an initial, of people whom no number tells apart.
func near(a, b *person) bool {
	if a.FideID != "" && b.FideID != "" || a.National != "" && b.National != "" || a.Key != "" && b.Key != "" {
		return false
	}
	return roster.Near(a.key, b.key) || initials(namekey.Reversed(a.Name), namekey.Reversed(b.Name))
}

// initials tells "J Smith" and "John Smith".
func initials(a, b string) bool {
	x, y := strings.Fields(a), strings.Fields(b)
	if len(x) != len(y) || len(x) < 2 || x[len(x)-1] != y[len(y)-1] {
		return false
	}
	for i := range x {
		if x[i] != y[i] && !(len(x[i]) == 1 && strings.HasPrefix(y[i], x[i])) && !(len(y[i]) == 1 && strings.HasPrefix(x[i], y[i])) {
			return false
		}
	}
	return true
}

func together(a, b *person) bool {
	for r := range a.rounds {
		if b.rounds[r] {
			return true
		}
	}
	return false
}

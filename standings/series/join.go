package series

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/phrase"
)

// An entry is somebody in one event.
type entry struct {
	event          int
	index          int // in the standings' sheet
	name           string
	key            string // the words of the name in the order of the alphabet, comparable
	fide, national string
	year           string // of birth
	club           string
	number         int
}

// numbered is the name with the starting number, by which one of two of a name is told from the other.
func (e *entry) numbered() string { return e.name + " #" + strconv.Itoa(e.number) }

// Question is about two of whom it is not known whether they are one person.
type Question struct {
	Pair
	Why phrase.Text
}

// named is an entry's name in an event, comparable.
type named struct {
	name  string
	event int
}

// joiner joins entries; sets are trees, the root of each stands for a person.
type joiner struct {
	season    *Season
	all       []entry
	parent    []int
	events    []map[int]bool // of roots: in which events they are
	ids       [][]string     // of roots: FIDE's, then the national ones with whose they are
	years     []map[string]bool
	apart     map[[2]int]bool // entries that are not one person, by answer
	questions []Question
	asked     map[[2]int]bool
	twice     map[named]bool // names that two have in an event
	unknown   []phrase.Text  // answers about nobody
}

func newJoiner(s *Season, all []entry) *joiner {
	j := &joiner{season: s, all: all, parent: make([]int, len(all)), events: make([]map[int]bool, len(all)), ids: make([][]string, len(all)),
		years: make([]map[string]bool, len(all)), apart: map[[2]int]bool{}, asked: map[[2]int]bool{},
		twice: map[named]bool{}}
	for n := range all {
		j.parent[n], j.events[n], j.years[n] = n, map[int]bool{all[n].event: true}, map[string]bool{}
		if all[n].year != "" {
			j.years[n][all[n].year] = true
		}
		for _, id := range []string{all[n].fide, all[n].national} {
			if id != "" {
				j.ids[n] = append(j.ids[n], id)
			}
		}
	}
	return j
}

// join finds the persons: the root of each entry.
func (j *joiner) join() {
	where := map[named]int{}
	for n := range j.all {
		key := named{namekey.Key(j.all[n].name), j.all[n].event}
		if _, twice := where[key]; twice {
			j.twice[key] = true
		}
		where[key] = n
		key.name = namekey.Key(j.all[n].numbered())
		where[key] = n
	}
	answers := func(pairs []Pair, same bool, do func(a, b int)) {
		for _, p := range pairs {
			a, ok := where[named{namekey.Key(p.First.Name), j.eventOf(p.First.Event)}]
			b, also := where[named{namekey.Key(p.Second.Name), j.eventOf(p.Second.Event)}]
			if ok && also {
				do(a, b)
				continue
			}
			j.unknown = append(j.unknown, phrase.New("An answer is about nobody: %s.", phrase.Verbatim(p.Line(same))))
		}
	}
	answers(j.season.Apart, false, func(a, b int) { j.apart[both(a, b)] = true })
	answers(j.season.Same, true, j.unite)
	byID := map[string]int{}
	for n := range j.all {
		for _, id := range j.ids[n] {
			if other, ok := byID[id]; !ok {
				byID[id] = n
			} else if !j.kept(n, other) {
				j.unite(other, n)
			}
		}
	}
	j.byName()
	j.nearly()
}

func (j *joiner) eventOf(name string) int {
	return slices.IndexFunc(j.season.Events, func(e Event) bool { return strings.EqualFold(e.Name, name) })
}

func both(a, b int) [2]int { return [2]int{min(a, b), max(a, b)} }

func (j *joiner) root(n int) int {
	for j.parent[n] != n {
		j.parent[n] = j.parent[j.parent[n]]
		n = j.parent[n]
	}
	return n
}

func (j *joiner) unite(a, b int) {
	a, b = j.root(a), j.root(b)
	if a == b {
		return
	}
	a, b = min(a, b), max(a, b)
	j.parent[b] = a
	for e := range j.events[b] {
		j.events[a][e] = true
	}
	for y := range j.years[b] {
		j.years[a][y] = true
	}
	for _, id := range j.ids[b] {
		if !slices.Contains(j.ids[a], id) {
			j.ids[a] = append(j.ids[a], id)
		}
	}
}

// kept tells whether an answer keeps two persons apart.
func (j *joiner) kept(a, b int) bool {
	if len(j.apart) == 0 {
		return false
	}
	a, b = j.root(a), j.root(b)
	for pair := range j.apart {
		if both(j.root(pair[0]), j.root(pair[1])) == both(a, b) {
			return true
		}
	}
	return false
}

// other says why two persons may not be one: both in an event, or other IDs or years. sure is that nobody need be asked.
func (j *joiner) other(a, b int) (why phrase.Text, is, sure bool) {
	for e := range j.events[a] {
		if j.events[b][e] {
			return phrase.Text{}, true, true
		}
	}
	for _, id := range j.ids[a] {
		whose, _, _ := strings.Cut(id, " ")
		for _, o := range j.ids[b] {
			if also, _, _ := strings.Cut(o, " "); also == whose && o != id {
				return phrase.New("the same name, and other IDs"), true, false
			}
		}
	}
	if len(j.years[a]) > 0 && len(j.years[b]) > 0 {
		for y := range j.years[a] {
			if j.years[b][y] {
				return phrase.Text{}, false, false
			}
		}
		return phrase.New("the same name, and other years of birth"), true, false
	}
	return phrase.Text{}, false, false
}

// byName joins those of one name where nothing is against it, and asks where it does not decide.
func (j *joiner) byName() {
	for _, group := range j.groups(func(n int) []string { return []string{j.all[n].key} }) {
		doubt := false
		for x, a := range group {
			for _, b := range group[:x] {
				if _, is, _ := j.other(a, b); is || j.kept(a, b) {
					doubt = true
				}
			}
		}
		for x, a := range group {
			for _, b := range group[:x] {
				switch why, is, sure := j.other(a, b); {
				case !doubt:
					j.unite(b, a)
				case sure || j.kept(a, b):
				case is:
					j.ask(b, a, why)
				default:
					j.ask(b, a, phrase.New("several have this name"))
				}
			}
		}
	}
}

// nearly asks about names that are nearly the same: an initial in place of a first name, or one letter.
func (j *joiner) nearly() {
	for _, group := range j.groups(func(n int) []string { return near(j.all[n].key) }) {
		for x, a := range group {
			for _, b := range group[:x] {
				if _, is, _ := j.other(a, b); !is && !j.kept(a, b) && alike(j.all[a].key, j.all[b].key) {
					j.ask(b, a, phrase.New("nearly the same name"))
				}
			}
		}
	}
}

// groups are the persons that share a key, in the order of their first entries.
func (j *joiner) groups(keys func(n int) []string) [][]int {
	at := map[string]int{}
	var groups [][]int
	for n := range j.all {
		r := j.root(n)
		for _, k := range keys(n) {
			g, ok := at[k]
			if !ok {
				g = len(groups)
				at[k], groups = g, append(groups, nil)
			}
			if !slices.Contains(groups[g], r) {
				groups[g] = append(groups[g], r)
			}
		}
	}
	return slices.DeleteFunc(groups, func(g []int) bool { return len(g) < 2 })
}

// near are the forms of a name under which it meets those that are nearly the same: for each of its words the others, with
// that word as an initial, whole, and with each letter left out.
func near(key string) (all []string) {
	words := strings.Fields(key)
	for n, w := range words {
		others := strings.Join(slices.Delete(slices.Clone(words), n, n+1), " ")
		_, size := utf8.DecodeRuneInString(w)
		all = append(all, others+"."+w[:size], others+"|"+w)
		for at, r := range w {
			all = append(all, others+"|"+w[:at]+w[at+utf8.RuneLen(r):])
		}
	}
	return all
}

// leastLetters is how long a name is of which one letter may be mistyped: Na Li and Na Lu are two.
const leastLetters = 7

// alike tells whether two names differ in one word alone, and in that as an initial does from the name, or by one letter.
func alike(a, b string) bool {
	var x, y []string
	from, to := strings.Fields(a), strings.Fields(b)
	for n, m := 0, 0; n < len(from) || m < len(to); {
		switch {
		case n < len(from) && m < len(to) && from[n] == to[m]:
			n, m = n+1, m+1
		case m == len(to) || n < len(from) && from[n] < to[m]:
			x, n = append(x, from[n]), n+1
		default:
			y, m = append(y, to[m]), m+1
		}
	}
	if len(x) != 1 || len(y) != 1 {
		return false
	}
	short, long := []rune(x[0]), []rune(y[0])
	if len(short) > len(long) {
		short, long = long, short
	}
	if len(short) == 1 {
		return short[0] == long[0]
	}
	return min(utf8.RuneCountInString(a), utf8.RuneCountInString(b)) >= leastLetters && mistyped(short, long)
}

// mistyped tells whether two words are one letter apart: one too many, another one, or two that changed places. The first is
// not the longer one.
func mistyped(x, y []rune) bool {
	n := 0
	for n < len(x) && x[n] == y[n] {
		n++
	}
	x, y = x[n:], y[n:]
	switch {
	case len(x) < len(y):
		return string(x) == string(y[1:])
	case len(x) > 1 && x[0] == y[1] && x[1] == y[0]:
		return string(x[2:]) == string(y[2:])
	}
	return len(x) > 0 && string(x[1:]) == string(y[1:])
}

// ask asks about two persons, once.
func (j *joiner) ask(a, b int, why phrase.Text) {
	if pair := both(j.root(a), j.root(b)); !j.asked[pair] {
		j.asked[pair] = true
		who := func(n int) Who {
			e := &j.all[n]
			name := e.name
			if j.twice[named{namekey.Key(name), e.event}] {
				name = e.numbered()
			}
			return Who{name, j.season.Events[e.event].Name}
		}
		j.questions = append(j.questions, Question{Pair{who(a), who(b)}, why})
	}
}

// NameKey makes a name comparable: without accents and case, its words in the order of the alphabet.
func NameKey(name string) string {
	words := strings.Fields(namekey.Key(name))
	slices.Sort(words)
	return strings.Join(words, " ")
}

// newEntry is a participant of a section as the joiner sees him.
func newEntry(t *model.Tournament, event, index int, e model.Entry, p *model.Player) entry {
	n := entry{event: event, index: index, number: e.Number, name: e.Name, key: NameKey(e.Name), club: e.Club}
	if p == nil {
		return n
	}
	if p.FideID != "" {
		n.fide = "fide " + p.FideID
	}
	if p.NationalID != "" {
		n.national = strings.ToLower(t.Federation) + "! " + strings.ReplaceAll(namekey.Key(p.NationalID), " ", "")
	}
	if len(p.Birth) >= 4 {
		n.year = string(p.Birth[:4])
	}
	return n
}

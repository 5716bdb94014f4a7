package playerbook

import "wallchart/model/namekey"

// index finds those who may be one person: by an ID, or by the name.
type index map[string][]int

func newIndex(people []Person) index {
	x := index{}
	for i := range people {
		x.add(i, &people[i])
	}
	return x
}

func keysOf(p *Person) []string {
	keys := []string{"name " + namekey.Key(p.Name)}
	if p.FideID != "" {
		keys = append(keys, "fide "+p.FideID)
	}
	if p.NationalID != "" {
		keys = append(keys, "national "+p.NationalID)
	}
	return keys
}

func (x index) add(i int, p *Person) {
	for _, key := range keysOf(p) {
		x[key] = append(x[key], i)
	}
}

// find is the place of somebody in the book, -1 for nobody: by ID before by name, and of several of one name the one who was
// seen last.
func (x index) find(people []Person, p *Person, taken map[int]bool) int {
	keys := keysOf(p)
	for k := len(keys) - 1; k >= 0; k-- {
		best := -1
		for _, i := range x[keys[k]] {
			if !people[i].Same(p) || taken[i] && k == 0 {
				continue
			}
			if best < 0 || people[i].Seen > people[best].Seen {
				best = i
			}
		}
		if best >= 0 {
			return best
		}
	}
	return -1
}

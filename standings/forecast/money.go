package forecast

import (
	"encoding/binary"
	"slices"

	"wallchart/model"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks/catalogue"
)

// The money of prizes that the tied share goes by points alone, and whom the same prizes are for and who have as many points
// win the same but for a cent. So of all results of the last round few are different ones: those with as many of each
// kind on each score. Each of these is divided once.

// mostShared is how many games of which every result is tried in this way: 3 to the power of it are gone through.
const mostShared = 10

// shared is that way of trying.
type shared struct {
	f     *Forecast
	terms *prizes.Terms
	pass  *pass
	goals []int               // of prizes that are money alone
	kinds []shape             // those there are
	at    []*[3]int           // by participant: the kind that he is with each result of his game; nil of whom it does not matter
	game  []int               // by participant: which game of the pass is his, -1 for none
	seen  map[string][]uint64 // what each kind wins, by how many there are of each
}

// shape is a kind of participant: for whom the prizes are the same, and who has as many points.
type shape struct {
	class  int
	points model.Points
}

// money finds out what comes of prizes that are money alone, when all results that matter to it can be gone through. Goals with
// an answer keep it.
func (f *Forecast) money(answers [][]Answer) (*shared, error) {
	if f.Fund == nil || !f.byPoints() || f.single() == nil || f.Standings.Sheet.Teams {
		return nil, nil
	}
	t, err := prizes.TermsOf(f.Standings, *f.Fund)
	if err != nil || !byPointsAlone(t, len(f.span)) {
		return nil, err
	}
	m := &shared{f: f, terms: t, seen: map[string][]uint64{}}
	for g, goal := range f.Goals {
		if goal.Places == 0 && goal.Gives == Money && !t.Other[goal.Prize] {
			m.goals = append(m.goals, g)
		}
	}
	games := f.matters(answers, m.goals, true)
	if len(games) > mostShared {
		return nil, nil
	}
	m.pass = f.pass(games)
	m.shapes(answers)
	done, err := m.every()
	if !done {
		return nil, err
	}
	return m, err
}

// byPointsAlone tells whether the order of the tied decides no more than who gets an odd cent: each who shares a prize has a
// piece of it that is more than that.
func byPointsAlone(t *prizes.Terms, people int) bool {
	shares := t.By == model.DivideUS || t.By == model.DivideEqual
	return shares && !t.Limited && !t.Awaited && len(t.Other) <= 64 && len(t.Pots) > 0 && t.Smallest >= t.Unit*model.Cents(people) &&
		t.Smallest >= t.Total/t.Smallest+1
}

// shapes finds the kinds.
func (m *shared) shapes(answers [][]Answer) {
	f, single, classes := m.f, m.f.single(), [][]bool{}
	low, high := f.ranges()
	m.at, m.game = make([]*[3]int, len(f.span)), make([]int, len(f.span))
	for i := range m.at {
		if m.game[i] = -1; single[i] >= 0 {
			m.game[i] = slices.Index(m.pass.games, single[i])
		}
		if !m.near(answers, low, high, i) {
			continue
		}
		var in []bool
		for _, z := range m.terms.Pots {
			in = append(in, m.terms.In[z][i])
		}
		class := slices.IndexFunc(classes, func(c []bool) bool { return slices.Equal(c, in) })
		if class < 0 {
			class, classes = len(classes), append(classes, in)
		}
		m.at[i] = &[3]int{}
		for r := range results {
			points := f.base[i]
			if m.game[i] >= 0 {
				g := &f.Games[single[i]]
				points += g.ends[r].worth[slices.Index(g.Sides[:], i)]
			}
			m.at[i][r] = m.kind(shape{class, points})
		}
	}
}

// near tells whether somebody can win money of these prizes, or be level with somebody who can.
func (m *shared) near(answers [][]Answer, low, high []model.Points, q int) bool {
	for p := range answers {
		if (p == q || low[q] <= high[p] && low[p] <= high[q]) &&
			slices.ContainsFunc(m.goals, func(g int) bool { return answers[p][g] != Out }) {
			return true
		}
	}
	return false
}

func (m *shared) kind(k shape) int {
	if at := slices.Index(m.kinds, k); at >= 0 {
		return at
	}
	m.kinds = append(m.kinds, k)
	return len(m.kinds) - 1
}

// every goes through all results of the games; false where that is too much work.
func (m *shared) every() (bool, error) {
	f, chosen := m.f, make([]int, len(m.pass.games))
	numbers := make([]byte, 2*len(m.kinds))
	for {
		clear(numbers)
		for i, at := range m.at {
			if at != nil {
				n := numbers[2*m.now(i, at, chosen):]
				binary.LittleEndian.PutUint16(n, binary.LittleEndian.Uint16(n)+1)
			}
		}
		wins, err := m.wins(numbers, chosen)
		if wins == nil {
			return false, err
		}
		m.pass.count(chosen)
		for i, at := range m.at {
			if at == nil {
				continue
			}
			if won := wins[m.now(i, at, chosen)]; won != 0 {
				for _, g := range m.goals {
					if won>>f.Goals[g].Prize&1 == 1 {
						m.pass.hit(i, g, chosen)
					}
				}
			}
		}
		if !f.next(m.pass, chosen) {
			return true, nil
		}
	}
}

// now is the kind of somebody with these results.
func (m *shared) now(i int, at *[3]int, chosen []int) int {
	if m.game[i] < 0 {
		return at[0]
	}
	return at[chosen[m.game[i]]]
}

// wins is what each kind wins when there are so many of each: a bit for each prize. nil where that is too much work.
func (m *shared) wins(numbers []byte, chosen []int) ([]uint64, error) {
	f := m.f
	if known := m.seen[string(numbers)]; known != nil {
		return known, nil
	}
	if f.steps < len(f.span) {
		return nil, nil
	}
	f.steps -= len(f.span)
	for k, r := range chosen {
		f.Games[m.pass.games[k]].put(r)
	}
	st, err := catalogue.Rank(model.NewSheet(f.t, f.s, len(f.s.Rounds)), f.uses[:1], f.rules)
	if err != nil {
		return nil, err
	}
	d, err := prizes.Divide(st, *f.Fund)
	if err != nil {
		return nil, err
	}
	wins := make([]uint64, len(m.kinds))
	for _, a := range d.Awards {
		if a.Index < 0 || m.at[a.Index] == nil {
			continue
		}
		for _, p := range a.Parts {
			wins[m.now(a.Index, m.at[a.Index], chosen)] |= 1 << p.Prize
		}
	}
	m.seen[string(numbers)] = wins
	return wins, nil
}

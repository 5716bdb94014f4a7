package prizes

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// A field is who can win what. Entrants are named by their position in it, which is that
// of the standings.
type field struct {
	all     []entrant
	scores  [][]int // those level on points, best first
	ranks   [][]int // those whom nothing separates
	flights []flight
	pots    []pot       // the money that goes by place, most valuable first, then by 32B4
	unit    model.Cents // the smallest step of a share
}

// entrant is somebody who takes part.
type entrant struct {
	index  int // in the sheet
	rank   int
	player *model.Player // nil of a team
	limit  *model.PrizeLimit
}

// pot is a prize that is money.
type pot struct {
	prize  int // in the fund
	flight int
	amount model.Cents
}

// flight is all prizes with one rule.
type flight struct {
	name string // of its category; "" of the places
	rule model.PrizeRule
	in   []bool // by entrant
}

func (f *flight) place() bool { return f.rule.Category == nil }

// newField collects who takes part: who has been expelled, or has neither points nor a game, has not.
func newField(st *tiebreaks.Standings, fund *model.Fund) *field {
	f := &field{unit: 1}
	if fund.Whole {
		f.unit = 100
	}
	people := map[model.ID]*model.Player{}
	for i := range st.Sheet.Section.Players {
		people[st.Sheet.Section.Players[i].ID] = &st.Sheet.Section.Players[i]
	}
	var last tiebreaks.Value
	for _, p := range st.Places {
		l := &st.Sheet.Lines[p.Index]
		if e, ok := st.Sheet.Section.Entry(l.ID); !ok || e.Expelled > 0 || absent(st.Sheet, l) {
			continue
		}
		n := len(f.all)
		e := entrant{index: p.Index, rank: p.Rank}
		if !st.Sheet.Teams {
			e.player = people[l.ID]
		}
		f.all = append(f.all, e)
		if n == 0 || p.Cells[0].Value != last {
			f.scores = append(f.scores, nil)
		}
		if n == 0 || p.Rank != f.all[n-1].rank {
			f.ranks = append(f.ranks, nil)
		}
		last = p.Cells[0].Value
		f.scores[len(f.scores)-1] = append(f.scores[len(f.scores)-1], n)
		f.ranks[len(f.ranks)-1] = append(f.ranks[len(f.ranks)-1], n)
	}
	return f
}

func absent(sh *model.Sheet, l *model.Line) bool {
	return sh.Rounds > 0 && l.Total(sh.Primary) == 0 &&
		!slices.ContainsFunc(l.Cells, func(c model.Cell) bool { return c.Outcome.Played() || c.Outcome == model.Pending && c.Opponent >= 0 })
}

// fill puts the prizes into flights. The rule of a prize that cannot be read leaves the prize out and is said.
func (f *field) fill(fund *model.Fund, book model.Book, worth []model.Cents) (rules []model.PrizeRule, notes []phrase.Text) {
	rules = make([]model.PrizeRule, len(fund.Prizes))
	for n, p := range fund.Prizes {
		r, err := book.PrizeRule(p.Rule)
		if err != nil {
			notes = append(notes, phrase.New("%s is not awarded: %s.", p.Name, err))
			rules[n].Order = unreadable
			continue
		}
		rules[n] = r
		if p.Entrants > 0 && r.Order != model.ByBoard && r.Order != model.ByClub {
			if came := f.came(r, book); came < p.Entrants {
				notes = append(notes, tooFew(p, came))
				rules[n].Order = notHeld
				continue
			}
		}
		if r.Order == model.ByPlace && !p.Bonus && worth[n] > 0 {
			f.pots = append(f.pots, pot{prize: n, flight: f.flight(r, book), amount: worth[n]})
		}
	}
	slices.SortStableFunc(f.pots, func(a, b pot) int {
		return cmp.Or(cmp.Compare(b.amount, a.amount), f.before(a.flight, b.flight), cmp.Compare(a.prize, b.prize))
	})
	return rules, notes
}

// came is how many of those who take part a prize is for.
func (f *field) came(r model.PrizeRule, book model.Book) (n int) {
	for i := range f.all {
		in := r.Category == nil
		if p := f.all[i].player; !in && p != nil {
			in, _ = book.Takes(*r.Category, p)
		}
		if in {
			n++
		}
	}
	return n
}

func tooFew(p model.Prize, came int) phrase.Text {
	return phrase.Count(came, "%s is not awarded: it asks for %d entrants and there is %d.",
		"%s is not awarded: it asks for %d entrants and there are %d.", p.Name, p.Entrants, came)
}

// Marks of a prize that is not awarded: its rule cannot be read; it asks for more entrants than there are.
const (
	unreadable = model.PrizeOrder(255)
	notHeld    = model.PrizeOrder(254)
)

// flight is the flight of a rule; one that is new is made.
func (f *field) flight(r model.PrizeRule, book model.Book) int {
	for n := range f.flights {
		if same(f.flights[n].rule.Category, r.Category) {
			return n
		}
	}
	fl := flight{rule: r, in: make([]bool, len(f.all))}
	if r.Category != nil {
		fl.name = r.Category.Name
	}
	for i := range f.all {
		if fl.place() {
			fl.in[i] = true
		} else if p := f.all[i].player; p != nil {
			fl.in[i], _ = book.Takes(*r.Category, p)
		}
	}
	f.flights = append(f.flights, fl)
	return len(f.flights) - 1
}

func same(a, b *model.Category) bool {
	if a == nil || b == nil {
		return a == b
	}
	from, to, band := a.Band()
	low, high, too := b.Band()
	return strings.EqualFold(a.Name, b.Name) && strings.EqualFold(a.Rule, b.Rule) || band && too && from == low && to == high
}

// before orders flights whose prizes are worth the same: places, then rating classes from the highest, then the others
// in the order of the list (32B4).
func (f *field) before(a, b int) int {
	key := func(n int) (kind, to, from int) {
		if f.flights[n].place() {
			return 0, 0, 0
		}
		low, high, band := f.flights[n].rule.Category.Band()
		if band {
			return 1, -high, -low
		}
		return 2, n, 0
	}
	ka, ta, fa := key(a)
	kb, tb, fb := key(b)
	return cmp.Or(cmp.Compare(ka, kb), cmp.Compare(ta, tb), cmp.Compare(fa, fb))
}

// tied are those on the same score as somebody.
func (f *field) tied(p int) []int {
	for _, g := range f.scores {
		if slices.Contains(g, p) {
			return g
		}
	}
	return nil
}

// best are the n most valuable of the pots in one flight, of those that are left.
func (f *field) best(left []int, fl, n int) []int {
	var out []int
	for _, z := range left {
		if f.pots[z].flight == fl && len(out) < n {
			out = append(out, z)
		}
	}
	return out
}

func (f *field) sum(pots []int) (s model.Cents) {
	for _, z := range pots {
		s += f.pots[z].amount
	}
	return s
}

// members are those of a group who are in a flight.
func (f *field) members(g []int, fl int) []int {
	var in []int
	for _, p := range g {
		if f.flights[fl].in[p] {
			in = append(in, p)
		}
	}
	return in
}

// without takes some out of groups or lists.
func without(from, out []int) []int {
	return slices.DeleteFunc(slices.Clone(from), func(x int) bool { return slices.Contains(out, x) })
}

package prizes

import (
	"slices"

	"wallchart/model"
)

// limited divides and holds those to their limits who may win only so much. US Chess leaves open (32C) what becomes of
// the rest; here nobody below gets more than if the limited had not played:
//
//	N = the division without limits; A = the one without those whose limit binds. Group by group, best first, the
//	limited get their limit, and what that leaves raises the others from N, by the same amount each, at most to A.
//	What is over then goes on to the next group.
//
// Who may win nothing at all takes no part in either.
func (f *field) limited(groups [][]int, divide func(groups [][]int) []payment) []payment {
	none := f.those(func(p int) bool {
		l := f.all[p].limit
		return l != nil && l.Most == 0 && l.Percent == 0
	})
	groups = apart(groups, none)
	n := divide(groups)
	bound := f.those(func(p int) bool {
		l := f.all[p].limit
		return l != nil && !slices.Contains(none, p) && mostOf(l, n[p].amount()) < n[p].amount()
	})
	if len(bound) == 0 {
		return n
	}
	a := divide(apart(groups, bound))
	var carry []Part
	for _, g := range groups {
		var others []int
		for _, p := range g {
			if slices.Contains(bound, p) {
				n[p].uncut = n[p].amount()
				keep, rest := cut(n[p].parts, mostOf(f.all[p].limit, n[p].uncut))
				n[p].parts, carry = keep, append(carry, rest...)
			} else {
				others = append(others, p)
			}
		}
		limits := make([]model.Cents, len(others))
		for i, p := range others {
			most := a[p].amount()
			if l := f.all[p].limit; l != nil {
				most = mostOf(l, most)
			}
			limits[i] = max(0, most-n[p].amount())
		}
		var room model.Cents
		for _, l := range limits {
			room += l
		}
		for i, more := range split(min(room, amount(carry)), limits, f.unit) {
			if more > 0 {
				p := others[i]
				n[p].moved, carry = cut(carry, more)
				n[p].parts = append(n[p].parts, n[p].moved...)
			}
		}
	}
	return n
}

// mostOf is what a limit leaves of an amount.
func mostOf(l *model.PrizeLimit, of model.Cents) model.Cents {
	if l.Most > 0 {
		return min(of, l.Most)
	}
	return ofTotal(of, model.Cents(l.Percent), 100)
}

// cut divides parts after an amount.
func cut(parts []Part, after model.Cents) (keep, rest []Part) {
	for _, p := range parts {
		first := min(p.Amount, after)
		after -= first
		if first > 0 {
			keep = append(keep, Part{p.Prize, first})
		}
		if p.Amount > first {
			rest = append(rest, Part{p.Prize, p.Amount - first})
		}
	}
	return keep, rest
}

func (f *field) those(is func(p int) bool) []int {
	var all []int
	for p := range f.all {
		if is(p) {
			all = append(all, p)
		}
	}
	return all
}

// apart are the groups without some of their members.
func apart(groups [][]int, out []int) [][]int {
	if len(out) == 0 {
		return groups
	}
	var all [][]int
	for _, g := range groups {
		if g = without(g, out); len(g) > 0 {
			all = append(all, g)
		}
	}
	return all
}

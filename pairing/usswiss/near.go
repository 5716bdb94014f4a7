package usswiss

import (
	"cmp"
	"slices"
)

// near calls add for every pair a, b of the group, a ranked above b, whose switch
// could be within the limit, and for few others: in a group of a thousand most
// pairs are far from natural, and are not looked at one by one.
//
// The size of a switch is |rating of a's natural opponent − rating of b| or the
// same with a and b exchanged, or for two without one their own difference. So b
// is found among the ratings about that of a's natural opponent, or among those
// whose natural opponents' ratings are about a's.
func (g *group) near(limit int32, add func(a, b int)) {
	n := len(g.who)
	own, partner := make(byRating, 0, n), make(byRating, 0, n)
	for i := range n {
		own = append(own, rated{g.rating[i], i})
		if o := g.raw[i]; o >= 0 {
			partner = append(partner, rated{g.rating[o], i})
		}
	}
	own.sort()
	partner.sort()
	var found []int
	last := make([]int, n) // 1 + the a that b was added to last
	for a := range n {
		found = found[:0]
		from := a // whose rating b's is near to
		if o := g.raw[a]; o >= 0 {
			from = o
			found = append(found, o)
		}
		found = own.about(g.rating[from], limit, found)
		found = partner.about(g.rating[a], limit, found)
		if g.raw[a] < g.dropped {
			found = own.about(g.rating[a], limit, found)
		}
		for _, b := range found {
			if b > a && last[b] != a+1 {
				last[b] = a + 1
				add(a, b)
			}
		}
	}
}

// rated is a player of the group with a rating, his own or his natural opponent's.
type rated struct {
	rating int32
	who    int
}

type byRating []rated

func (s byRating) sort() {
	slices.SortFunc(s, func(a, b rated) int { return cmp.Compare(a.rating, b.rating) })
}

// about appends those whose rating is no further than limit from r.
func (s byRating) about(r, limit int32, to []int) []int {
	i, _ := slices.BinarySearchFunc(s, r-limit, func(x rated, least int32) int { return cmp.Compare(x.rating, least) })
	for ; i < len(s) && s[i].rating <= r+limit; i++ {
		to = append(to, s[i].who)
	}
	return to
}

package usswiss

import "wallchart/pairing/matching"

// restCompletes tells whether those who drop and everybody below can all be
// paired.
func (g *group) restCompletes(mate []int) bool {
	var rest []int32
	for i, o := range mate {
		if o < 0 {
			rest = append(rest, g.who[i])
		}
	}
	return g.t.completes(append(rest, g.below...), g.ban)
}

// completes tells whether an even number of persons can all be paired without the
// pairs of a ban. A graph
// in which everybody may meet at least half of the others always can (Dirac);
// otherwise a matching is tried.
func (t *task) completes(who []int32, ban ban) bool {
	if len(who)%2 == 1 {
		return false
	}
	if !t.noSeries && ban == nil {
		dense := true
		for _, v := range who {
			if len(who)-1-len(t.ps[v].barred) < len(who)/2 {
				dense = false
				break
			}
		}
		if dense {
			return true
		}
	}
	return 2*t.single.Match(t.adjacency(who, ban), nil) == len(who)
}

func (t *task) adjacency(who []int32, ban ban) *matching.Adjacency {
	t.meet.Reset(len(who))
	for i, v := range who {
		for j := i + 1; j < len(who); j++ {
			if (ban == nil || !ban.has(v, who[j])) && t.mayMeet(v, who[j]) {
				t.meet.Join(i, j)
			}
		}
	}
	return &t.meet
}

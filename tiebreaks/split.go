package tiebreaks

import (
	"fmt"
	"slices"
	"strings"
)

// split is one step that separated some of the tied: what was compared, what
// each had, and the tiers that came of it, best first.
type split struct {
	what    string
	members []int
	score   []Value // of each member
	tiers   [][]int
	certain bool // ahead whatever the missing games would have brought
	alone   bool // the step can put one strictly first and does nothing else
}

// of is what a member had.
func (s *split) of(i int) Value { return s.score[slices.Index(s.members, i)] }

// tier is the tier of a member, -1 if the step was not about it.
func (s *split) tier(i int) int {
	return slices.IndexFunc(s.tiers, func(t []int) bool { return slices.Contains(t, i) })
}

// separated records a step.
func (g *Group) separated(s split) { g.splits = append(g.splits, s) }

// reason says which step separated two members, and how: "direct encounter among
// the 3 tied: 1.5 against 1". Empty when no step is recorded.
func (t *tie) reason(name string, a, b int) string {
	for k := range t.splits {
		s := &t.splits[k]
		x, y := s.tier(a), s.tier(b)
		if x < 0 || y < 0 || x == y {
			continue
		}
		text := name
		if s.what != "" {
			text += ", " + s.what
		}
		switch n := len(s.members); {
		case n < len(t.members):
			text += fmt.Sprintf(" among the %d still level", n)
		case n > 2:
			text += fmt.Sprintf(" among the %d tied", n)
		}
		text += fmt.Sprintf(": %s against %s", s.of(a).short(), s.of(b).short())
		if s.certain {
			text += ", whatever the missing games would have brought"
		}
		return text
	}
	return ""
}

// steps writes the recorded steps as sentences: "Among them: Deer 8.5, then Cougars
// 8 and Bonobos 8". Who stands between two "then" is not separated by the step.
func (st *Standings) steps(t *tie) []string {
	var out []string
	for _, s := range t.splits {
		var tiers []string
		for _, tier := range s.tiers {
			had := make([]string, len(tier))
			for k, i := range tier {
				had[k] = st.Sheet.Lines[i].Name + " " + s.of(i).short()
			}
			tiers = append(tiers, list(had))
		}
		text := s.what
		if text == "" {
			text = "among them"
		}
		text += ": " + strings.Join(tiers, ", then ")
		switch {
		case s.certain:
			text += ", whatever the missing games would have brought"
		case s.alone && len(s.members) > 2:
			text += "; only who is strictly first is separated"
		}
		out = append(out, sentence(text))
	}
	return out
}

package tiebreaks

import (
	"slices"

	"wallchart/phrase"
)

// Step is one step that separated some of the tied: what was compared, what
// each had, and the tiers that came of it, best first.
type Step struct {
	What    phrase.Text
	Members []int
	Score   []Value // of each member
	Tiers   [][]int
	Certain bool // ahead whatever the missing games would have brought
	Alone   bool // the step can put one strictly first and does nothing else
}

// of is what a member had.
func (s *Step) of(i int) Value { return s.Score[slices.Index(s.Members, i)] }

// tier is the tier of a member, -1 if the step was not about it.
func (s *Step) tier(i int) int {
	return slices.IndexFunc(s.Tiers, func(t []int) bool { return slices.Contains(t, i) })
}

// Separated records a step.
func (g *Group) Separated(s Step) { g.splits = append(g.splits, s) }

// reason says which step separated two members, and how: "direct encounter among
// the 3 tied: 1.5 against 1". Empty when no step is recorded.
func (t *tie) reason(name phrase.Text, a, b int) phrase.Text {
	for k := range t.splits {
		s := &t.splits[k]
		x, y := s.tier(a), s.tier(b)
		if x < 0 || y < 0 || x == y {
			continue
		}
		head := name
		if !s.What.Empty() {
			head = phrase.New("%s, %s", head, s.What)
		}
		switch n := len(s.Members); {
		case n < len(t.members):
			head = phrase.New("%s among the %d still level", head, n)
		case n > 2:
			head = phrase.New("%s among the %d tied", head, n)
		}
		text := phrase.New("%s: %s against %s", head, s.of(a).Said(), s.of(b).Said())
		if s.Certain {
			return whatever(text)
		}
		return text
	}
	return phrase.Text{}
}

func whatever(text phrase.Text) phrase.Text {
	return phrase.New("%s, whatever the missing games would have brought", text)
}

// steps writes the recorded steps as sentences: "Among them: Deer 8.5, then Cougars
// 8 and Bonobos 8". Who stands between two "then" is not separated by the step.
func (st *Standings) steps(t *tie) []phrase.Text {
	var out []phrase.Text
	for _, s := range t.splits {
		var tiers phrase.Text
		for n, tier := range s.Tiers {
			had := make([]phrase.Text, len(tier))
			for k, i := range tier {
				had[k] = phrase.New("%s %s", st.nameOf(i), s.of(i).Said())
			}
			if n == 0 {
				tiers = list(had)
			} else {
				tiers = phrase.New("%s, then %s", tiers, list(had))
			}
		}
		what := s.What
		if what.Empty() {
			what = phrase.New("among them")
		}
		text := phrase.New("%s: %s", what, tiers)
		switch {
		case s.Certain:
			text = whatever(text)
		case s.Alone && len(s.Members) > 2:
			text = phrase.New("%s; only who is strictly first is separated", text)
		}
		out = append(out, sentence(text))
	}
	return out
}

package dubov

import (
	"fmt"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
)

const article = "C.04.4.1 "

func (t *task) label(p *person) string { return t.f.Players[p.index].Label() }

func (t *task) labels(list []int32) string {
	var names []string
	for _, v := range list {
		names = append(names, t.label(&t.ps[v]))
	}
	return strings.Join(names, ", ")
}

// preferenceOf is a colour preference in words: "Bruno must have White".
func (t *task) preferenceOf(p *person) string {
	c := p.wants.String()
	switch {
	case p.strength == absolute:
		return fmt.Sprintf("%s must have %s", t.label(p), c)
	case p.strength == strong:
		return fmt.Sprintf("%s is due %s", t.label(p), c)
	case p.played == 0:
		return fmt.Sprintf("%s has not played and so prefers %s", t.label(p), c)
	}
	return fmt.Sprintf("%s alternates to %s", t.label(p), c)
}

// reasons explains a pair, h ranked above l: the score groups, and the rule that
// gave h colour c.
func (t *task) reasons(h, l *person, c model.Colour, rule int) []pairing.Reason {
	hn, ln := t.label(h), t.label(l)
	group := pairing.Reason{Rule: article + "3.2", Text: fmt.Sprintf("Both have %s.", h.score.Fraction())}
	if h.score != l.score {
		group = pairing.Reason{Rule: article + "3.2.2", Text: fmt.Sprintf("%s, with %s, floats up to %s, with %s.",
			ln, l.score.Fraction(), hn, h.score.Fraction())}
	}
	white, black := h, l
	if c == model.Black {
		white, black = l, h
	}
	text := t.label(white) + " has White"
	both := fmt.Sprintf(" (%s; %s).", t.preferenceOf(h), t.preferenceOf(l))
	switch rule {
	case 1:
		text = fmt.Sprintf("Neither has played: the colour of %s comes from the pairing number and the colour drawn by lot.", hn)
	case 2:
		text += ": both get the colour they prefer" + both
	case 3:
		text += ": the stronger preference is granted" + both
	case 4:
		text += fmt.Sprintf(", %s Black: the other way round than in the latest game in which their colours differed.", t.label(black))
	case 5:
		text += fmt.Sprintf(": the preference of the higher ranked, %s, is granted.", hn)
	}
	return []pairing.Reason{group, {Rule: fmt.Sprintf("%s5.2.%d", article, rule), Text: text}}
}

// standing explains why the two of pair k of a bracket come together: where they
// stand in their halves, and who was passed over.
func (t *task) standing(b *bracket, k int) []pairing.Reason {
	h := b.halves
	v, w := b.pairs[k][0], b.pairs[k][1]
	var rs []pairing.Reason
	for side, list := range h.moved {
		for _, m := range list {
			if m == v || m == w {
				rs = append(rs, pairing.Reason{Rule: article + "3.2.4", Text: fmt.Sprintf("%s is moved to those who %s.",
					t.label(&t.ps[m]), h.groupName(1-side))})
			}
		}
	}
	at, natural := b.inOrder(k)
	rs = append(rs, pairing.Reason{Rule: article + "3.2.6",
		Text: fmt.Sprintf("%s is number %d of the first half, and %s number %d of the second.",
			t.metOnAverage(&t.ps[v]), k+1, t.label(&t.ps[w]), at+1)})
	if natural != w {
		text := fmt.Sprintf("Not %s, who came first in order: ", t.label(&t.ps[natural]))
		if r := t.barred(v, natural); r != nil {
			rs = append(rs, pairing.Reason{Rule: r.Rule, Text: text + r.Text})
		} else {
			rs = append(rs, pairing.Reason{Rule: article + "4.4", Text: text + "then somebody else of the bracket would have nobody to meet."})
		}
	}
	return rs
}

// inOrder tells where in the second half the opponent of the kth of the first
// stands, and who of it came first when it was his turn.
func (b *bracket) inOrder(k int) (at int, natural int32) {
	if b.places == nil {
		b.places = map[int32]int{}
		for i, v := range b.halves.second {
			b.places[v] = i
		}
		taken, next := make([]bool, len(b.pairs)), 0
		for _, p := range b.pairs {
			for taken[next] {
				next++
			}
			b.naturals = append(b.naturals, b.halves.second[next])
			taken[b.places[p[1]]] = true
		}
	}
	return b.places[b.pairs[k][1]], b.naturals[k]
}

// groupName says who is in a half.
func (h *halves) groupName(side int) string {
	if h.fresh {
		return [2]string{"are in the upper half by number", "are in the lower half by number"}[side]
	}
	return [2]string{"want White", "want Black"}[side]
}

func (t *task) metOnAverage(p *person) string {
	if p.played == 0 {
		return t.label(p) + ", who has not played,"
	}
	return fmt.Sprintf("%s, whose opponents had a rating of %d on average,", t.label(p), p.aro)
}

// note sums the bracket up.
func (t *task) note(b *bracket) pairing.Note {
	h := b.halves
	n := pairing.Note{Where: "Bracket " + t.ps[b.members[0]].score.Fraction()}
	var text strings.Builder
	if h.fresh {
		fmt.Fprintf(&text, "%d players, none of whom has played: the upper half by number meets the lower half.", len(b.members))
	} else {
		fmt.Fprintf(&text, "%d players: %d want White, %d want Black.", len(b.members), len(h.lists[0]), len(h.lists[1]))
	}
	for _, u := range b.members[b.size:] {
		fmt.Fprintf(&text, " %s floats up from %s.", t.label(&t.ps[u]), t.ps[u].score.Fraction())
	}
	if natural, r := t.passedOver(b); r != nil {
		fmt.Fprintf(&text, " Not %s, who came first in order (%s): %s", t.label(&t.ps[natural]), r.Rule, r.Text)
	}
	for side, list := range h.moved {
		if len(list) > 0 {
			fmt.Fprintf(&text, " Moved to those who %s, so that both halves are equal: %s (3.2.4).", h.groupName(1-side), t.labels(list))
		}
	}
	n.Text = text.String()
	return n
}

// passedOver is the first player below who did not float up though he came before
// somebody who did, and why.
func (t *task) passedOver(b *bracket) (int32, *pairing.Reason) {
	lifted := b.members[b.size:]
	if len(lifted) == 0 || b.below[0] == lifted[0] {
		return 0, nil
	}
	r := t.notLifted(b, b.below[0], -1)
	return b.below[0], &r
}

func (t *task) byeNote() string {
	p := &t.ps[t.bye]
	return fmt.Sprintf("%s, with %s, has the bye: of those who may have it and without whom the others can be paired, the lowest score, "+
		"then the most games played, then the largest pairing number (C.04.4.1 3.1).", t.label(p), p.score.Fraction())
}

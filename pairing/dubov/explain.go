package dubov

import (
	"fmt"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/phrase"
)

const article = "C.04.4.1 "

func (t *task) label(p *person) phrase.Text { return t.f.Players[p.At].Label() }

func (t *task) labels(list []int32) phrase.Text {
	var names []phrase.Text
	for _, v := range list {
		names = append(names, t.label(&t.ps[v]))
	}
	return phrase.Join(", ", names...)
}

// preferenceOf is a colour preference in words: "Bruno must have White".
func (t *task) preferenceOf(p *person) phrase.Text {
	if p.played == 0 {
		return phrase.New("%s has not played and so prefers %s", t.label(p), p.Wants)
	}
	return p.Preference(t.f)
}

// reasons explains a pair, h ranked above l: the score groups, and the rule that
// gave h colour c.
func (t *task) reasons(h, l *person, c model.Colour, rule int) []pairing.Reason {
	hn, ln := t.label(h), t.label(l)
	group := pairing.Reason{Rule: article + "3.2", Text: phrase.New("Both have %s.", h.Score.Fraction())}
	if h.Score != l.Score {
		group = pairing.Reason{Rule: article + "3.2.2", Text: phrase.New("%s, with %s, floats up to %s, with %s.",
			ln, l.Score.Fraction(), hn, h.Score.Fraction())}
	}
	white, black := hn, ln
	if c == model.Black {
		white, black = ln, hn
	}
	var text phrase.Text
	switch rule {
	case 1:
		text = phrase.New("Neither has played: the colour of %s comes from the pairing number and the colour drawn by lot.", hn)
	case 2:
		text = phrase.New("%s has White: both get the colour they prefer (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 3:
		text = phrase.New("%s has White: the stronger preference is granted (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 4:
		text = phrase.New("%s has White, %s Black: the other way round than in the latest game in which their colours differed.", white, black)
	case 5:
		text = phrase.New("%s has White: the preference of the higher ranked, %s, is granted.", white, hn)
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
				rs = append(rs, pairing.Reason{Rule: article + "3.2.4", Text: h.movedOne(t.label(&t.ps[m]), 1-side)})
			}
		}
	}
	at, natural := b.inOrder(k)
	rs = append(rs, pairing.Reason{Rule: article + "3.2.6", Text: t.places(&t.ps[v], k+1, &t.ps[w], at+1)})
	if natural != w {
		r := t.barred(v, natural)
		if r == nil {
			r = &pairing.Reason{Rule: article + "4.4", Text: phrase.New("Then somebody else of the bracket would have nobody to meet.")}
		}
		rs = append(rs, fide.PassedOver(t.label(&t.ps[natural]), *r))
	}
	return rs
}

// places says where in their halves the two of a pair stand.
func (t *task) places(p *person, in int, q *person, at int) phrase.Text {
	if p.played == 0 {
		return phrase.New("%s, who has not played, is number %d of the first half, and %s number %d of the second.",
			t.label(p), in, t.label(q), at)
	}
	return phrase.New("%s, whose opponents had a rating of %d on average, is number %d of the first half, and %s number %d of the second.",
		t.label(p), p.aro, in, t.label(q), at)
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

// movedOne says that somebody is moved to a half.
func (h *halves) movedOne(who phrase.Text, to int) phrase.Text {
	switch {
	case h.fresh && to == 0:
		return phrase.New("%s is moved to those who are in the upper half by number.", who)
	case h.fresh:
		return phrase.New("%s is moved to those who are in the lower half by number.", who)
	case to == 0:
		return phrase.New("%s is moved to those who want White.", who)
	}
	return phrase.New("%s is moved to those who want Black.", who)
}

// movedAll says who are moved to a half.
func (h *halves) movedAll(who phrase.Text, to int) phrase.Text {
	switch {
	case h.fresh && to == 0:
		return phrase.New("Moved to those who are in the upper half by number, so that both halves are equal: %s (3.2.4).", who)
	case h.fresh:
		return phrase.New("Moved to those who are in the lower half by number, so that both halves are equal: %s (3.2.4).", who)
	case to == 0:
		return phrase.New("Moved to those who want White, so that both halves are equal: %s (3.2.4).", who)
	}
	return phrase.New("Moved to those who want Black, so that both halves are equal: %s (3.2.4).", who)
}

// note sums the bracket up.
func (t *task) note(b *bracket) pairing.Note {
	h := b.halves
	said := []phrase.Text{phrase.New("%d players: %d want White, %d want Black.", len(b.members), len(h.lists[0]), len(h.lists[1]))}
	if h.fresh {
		said[0] = phrase.New("%d players, none of whom has played: the upper half by number meets the lower half.", len(b.members))
	}
	for _, u := range b.members[b.size:] {
		said = append(said, phrase.New("%s floats up from %s.", t.label(&t.ps[u]), t.ps[u].Score.Fraction()))
	}
	if natural, r := t.passedOver(b); r != nil {
		said = append(said, phrase.New("Not %s, who came first in order (%s): %s", t.label(&t.ps[natural]), r.Rule, r.Text))
	}
	for side, list := range h.moved {
		if len(list) > 0 {
			said = append(said, h.movedAll(t.labels(list), 1-side))
		}
	}
	return pairing.Note{Where: phrase.New("Bracket %s", t.ps[b.members[0]].Score.Fraction()), Text: phrase.Join(" ", said...)}
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

func (t *task) byeNote() phrase.Text {
	p := &t.ps[t.bye]
	return phrase.New("%s, with %s, has the bye: of those who may have it and without whom the others can be paired, the lowest score, "+
		"then the most games played, then the largest pairing number (C.04.4.1 3.1).", t.label(p), p.Score.Fraction())
}

package burstein

import (
	"fmt"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
)

// reasons explains a pair of a bracket: the scores, the numbers in the bracket,
// the index they come from, and the article that gave the colours.
func (t *task) reasons(b *bracket, pair [2]int32) []pairing.Reason {
	h, l := b.person(int(pair[0])), b.person(int(pair[1]))
	hn, ln := t.label(h), t.label(l)
	score := fmt.Sprintf("Both have %s.", h.score.Fraction())
	if h.score != l.score {
		up, down := h, l
		if up.score < down.score {
			up, down = l, h
		}
		score = fmt.Sprintf("%s, with %s, floats down to %s, with %s.",
			t.label(up), up.score.Fraction(), t.label(down), down.score.Fraction())
	}
	c, article := t.allot(h, l)
	white, black := hn, ln
	if c == model.Black {
		white, black = ln, hn
	}
	text := ""
	switch article {
	case 1:
		text = fmt.Sprintf("Neither has played yet: the colour of %s comes from the pairing number and the colour drawn by lot.", hn)
	case 2:
		text = fmt.Sprintf("%s has White: nobody's colour preference stands against it (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 3:
		text = fmt.Sprintf("%s has White: the stronger preference is granted (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 4:
		text = fmt.Sprintf("%s has White, %s Black: the other way round than in the latest round in which their colours differed.", white, black)
	case 5:
		text = fmt.Sprintf("The colour goes by the preference of the higher ranked by the index, %s.", hn)
	}
	return []pairing.Reason{
		{Rule: rule("1"), Text: score},
		{Rule: rule(fmt.Sprintf("5.2.%d", article)), Text: text},
		{Rule: rule("4"), Text: fmt.Sprintf("%s is number %d of the bracket and %s number %d of %d; numbers are folded, "+
			"the first against the last.", hn, pair[0]+1, ln, pair[1]+1, b.size)},
		{Rule: rule("1.7"), Text: t.indexText(h)},
		{Rule: rule("1.7"), Text: t.indexText(l)},
	}
}

// rule cites an article.
func rule(article string) string { return "C.04.4.2 " + article }

func (t *task) label(p *person) string { return t.f.Players[p.at].Label() }

// preferenceOf is a colour preference in words: "Bruno must have White".
func (t *task) preferenceOf(p *person) string {
	c := p.wants.String()
	switch p.strength {
	case absolute:
		return fmt.Sprintf("%s must have %s", t.label(p), c)
	case strong:
		return fmt.Sprintf("%s is due %s", t.label(p), c)
	case mild:
		return fmt.Sprintf("%s alternates to %s", t.label(p), c)
	}
	return t.label(p) + " has no preference"
}

// indexText writes the index as the sums it is.
func (t *task) indexText(p *person) string {
	var scores, products []string
	parts(t.f, p.at, func(x part) {
		score := x.score.Fraction()
		products = append(products, x.made.Fraction()+"×"+score)
		if x.missed > 0 {
			score += fmt.Sprintf(" (draws for missed rounds: %d)", x.missed)
		}
		scores = append(scores, score)
	})
	if len(scores) == 0 {
		return t.label(p) + ": Buchholz 0, Sonneborn-Berger 0."
	}
	return fmt.Sprintf("%s: Buchholz %s = %s, Sonneborn-Berger %s = %s.", t.label(p),
		strings.Join(scores, " + "), p.buchholz.Fraction(), strings.Join(products, " + "), quarters(p.sonneborn))
}

// quarters writes a number of quarter points: 11 is 2¾.
func quarters(n int64) string {
	rest := [...]string{"", "¼", "½", "¾"}[n%4]
	if n >= 4 || rest == "" {
		return fmt.Sprint(n/4) + rest
	}
	return rest
}

// mostListed is how many players of a bracket a note lists with their numbers.
const mostListed = 40

// note sums the bracket up.
func (t *task) note(b *bracket, left []int32) pairing.Note {
	score := t.ps[b.next-1].score
	n := pairing.Note{Where: "Bracket " + score.Fraction(),
		Text: fmt.Sprintf("%s, %d of them moved down; %s.", plural(b.size, "player"), b.moved, plural(len(b.pairs), "pair"))}
	if b.size == 1 {
		n.Text = "1 player" + [...]string{"", ", moved down"}[b.moved] + "; no pair."
	}
	for k, v := range left {
		n.Text += [...]string{" Left over: ", ", "}[min(k, 1)] + t.label(&t.ps[v])
	}
	if len(left) > 0 {
		n.Text += "."
	}
	if b.size > mostListed {
		return n
	}
	for i := range b.size {
		p := b.person(i)
		n.Text += fmt.Sprintf("%s%d %s (%s, %s)", [...]string{" In order, with Buchholz and Sonneborn-Berger: ", ", "}[min(i, 1)],
			i+1, t.label(p), p.buchholz.Fraction(), quarters(p.sonneborn))
	}
	n.Text += "."
	return n
}

func plural(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
}

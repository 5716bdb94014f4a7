package burstein

import (
	"fmt"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/phrase"
)

// reasons explains a pair of a bracket: the scores, the numbers in the bracket,
// the index they come from, and the article that gave the colours.
func (t *task) reasons(b *bracket, pair [2]int32) []pairing.Reason {
	h, l := b.person(int(pair[0])), b.person(int(pair[1]))
	hn, ln := t.label(h), t.label(l)
	score := phrase.New("Both have %s.", h.Score.Fraction())
	if h.Score != l.Score {
		up, down := h, l
		if up.Score < down.Score {
			up, down = l, h
		}
		score = phrase.New("%s, with %s, floats down to %s, with %s.",
			t.label(up), up.Score.Fraction(), t.label(down), down.Score.Fraction())
	}
	c, article := t.allot(h, l)
	white, black := hn, ln
	if c == model.Black {
		white, black = ln, hn
	}
	var text phrase.Text
	switch article {
	case 1:
		text = phrase.New("Neither has played yet: the colour of %s comes from the pairing number and the colour drawn by lot.", hn)
	case 2:
		text = phrase.New("%s has White: nobody's colour preference stands against it (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 3:
		text = phrase.New("%s has White: the stronger preference is granted (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 4:
		text = phrase.New("%s has White, %s Black: the other way round than in the latest round in which their colours differed.", white, black)
	case 5:
		text = phrase.New("The colour goes by the preference of the higher ranked by the index, %s.", hn)
	}
	return []pairing.Reason{
		{Rule: rule("1"), Text: score},
		{Rule: rule(fmt.Sprintf("5.2.%d", article)), Text: text},
		{Rule: rule("4"), Text: phrase.New("%s is number %d of the bracket and %s number %d of %d; numbers are folded, "+
			"the first against the last.", hn, pair[0]+1, ln, pair[1]+1, b.size)},
		{Rule: rule("1.7"), Text: t.indexText(h)},
		{Rule: rule("1.7"), Text: t.indexText(l)},
	}
}

// rule cites an article.
func rule(article string) string { return "C.04.4.2 " + article }

func (t *task) label(p *person) phrase.Text { return t.f.Players[p.At].Label() }

func (t *task) preferenceOf(p *person) phrase.Text { return p.Preference(t.f) }

// indexText writes the index as the sums it is.
func (t *task) indexText(p *person) phrase.Text {
	var scores, products []phrase.Text
	parts(t.f, p.At, func(x part) {
		score := phrase.Verbatim(x.score.Fraction())
		products = append(products, phrase.Verbatim(x.made.Fraction()+"×"+x.score.Fraction()))
		if x.missed > 0 {
			score = phrase.New("%s (draws for missed rounds: %d)", score, x.missed)
		}
		scores = append(scores, score)
	})
	if len(scores) == 0 {
		return phrase.New("%s: Buchholz 0, Sonneborn-Berger 0.", t.label(p))
	}
	return phrase.New("%s: Buchholz %s = %s, Sonneborn-Berger %s = %s.", t.label(p),
		phrase.Join(" + ", scores...), p.buchholz.Fraction(), phrase.Join(" + ", products...), quarters(p.sonneborn))
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
	var names []phrase.Text
	for _, v := range left {
		names = append(names, t.label(&t.ps[v]))
	}
	said := fide.Summary(b.size, b.moved, len(b.pairs), names)
	if b.size <= mostListed {
		var numbers []phrase.Text
		for i := range b.size {
			p := b.person(i)
			numbers = append(numbers, phrase.New("%d %s (%s, %s)", i+1, t.label(p), p.buchholz.Fraction(), quarters(p.sonneborn)))
		}
		said = append(said, phrase.New("In order, with Buchholz and Sonneborn-Berger: %s.", phrase.Join(", ", numbers...)))
	}
	return pairing.Note{Where: phrase.New("Bracket %s", t.ps[b.next-1].Score.Fraction()), Text: phrase.Join(" ", said...)}
}

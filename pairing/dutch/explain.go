package dutch

import (
	"fmt"

	"wallchart/model"
	"wallchart/pairing"
)

// reasons explains a pair of a bracket, h ranked above l: the score groups, who
// floats, and the article that gave the colours.
func (t *task) reasons(h, l *person) []pairing.Reason {
	var rs []pairing.Reason
	hn, ln := t.label(h), t.label(l)
	if h.score == l.score {
		rs = append(rs, pairing.Reason{Rule: t.ed.rule("1.3"), Text: fmt.Sprintf("Both have %s.", h.score.Fraction())})
	} else {
		rs = append(rs, pairing.Reason{Rule: t.ed.rule("1.4"), Text: fmt.Sprintf("%s, with %s, floats down to %s, with %s.",
			hn, h.score.Fraction(), ln, l.score.Fraction())})
	}
	c, article := t.allot(h, l)
	white, black := hn, ln
	if c == model.Black {
		white, black = ln, hn
	}
	text := ""
	switch article {
	case 1:
		text = fmt.Sprintf("%s has White: nobody's colour preference stands against it (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 2:
		text = fmt.Sprintf("%s has White: the stronger preference is granted (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 3:
		text = fmt.Sprintf("%s has White, %s Black: the other way round than in the latest round in which their colours differed.", white, black)
	case 4:
		text = fmt.Sprintf("The colour goes by the preference of the higher ranked, %s.", hn)
	case 5:
		text = fmt.Sprintf("No game played yet: the colour of %s comes from the pairing number and the colour drawn by lot.", hn)
	}
	return append(rs, pairing.Reason{Rule: t.ed.colourRule(article), Text: text})
}

func (t *task) label(p *person) string { return t.f.Players[p.index].Label() }

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

// note sums the bracket up.
func (t *task) note(b *bracket, left []int32) pairing.Note {
	score := t.ps[b.verts[b.size-1]].score
	n := pairing.Note{Where: "Bracket " + score.Fraction(),
		Text: fmt.Sprintf("%s, %d of them moved down; %s.", plural(b.size, "player"), b.mdps, plural(len(b.pairs), "pair"))}
	if b.size == 1 {
		n.Text = "1 player" + [...]string{"", ", moved down"}[b.mdps] + "; no pair."
	}
	for k, v := range left {
		switch {
		case k == 0:
			n.Text += " Left over: "
		default:
			n.Text += ", "
		}
		n.Text += t.label(&t.ps[v])
	}
	if len(left) > 0 {
		n.Text += "."
	}
	return n
}

func plural(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
}

// rule cites an article of the edition.
func (e *edition) rule(article string) string {
	if e.lastBye {
		return "C.04.3 (2017) " + map[string]string{"1.3": "A.3", "1.4": "A.4"}[article]
	}
	return "C.04.3 " + article
}

func (e *edition) colourRule(k int) string {
	if e.lastBye {
		return fmt.Sprintf("C.04.3 (2017) E.%d", k)
	}
	return fmt.Sprintf("C.04.3 5.2.%d", k)
}

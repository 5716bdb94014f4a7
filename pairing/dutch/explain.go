package dutch

import (
	"fmt"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
	"wallchart/phrase"
)

// reasons explains a pair of a bracket, h ranked above l: the score groups, who
// floats, and the article that gave the colours.
func (t *task) reasons(h, l *person) []pairing.Reason {
	var rs []pairing.Reason
	hn, ln := t.label(h), t.label(l)
	if h.Score == l.Score {
		rs = append(rs, pairing.Reason{Rule: t.ed.rule("1.3"), Text: phrase.New("Both have %s.", h.Score.Fraction())})
	} else {
		rs = append(rs, pairing.Reason{Rule: t.ed.rule("1.4"), Text: phrase.New("%s, with %s, floats down to %s, with %s.",
			hn, h.Score.Fraction(), ln, l.Score.Fraction())})
	}
	c, article := t.allot(h, l)
	white, black := hn, ln
	if c == model.Black {
		white, black = ln, hn
	}
	var text phrase.Text
	switch article {
	case 1:
		text = phrase.New("%s has White: nobody's colour preference stands against it (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 2:
		text = phrase.New("%s has White: the stronger preference is granted (%s; %s).", white, t.preferenceOf(h), t.preferenceOf(l))
	case 3:
		text = phrase.New("%s has White, %s Black: the other way round than in the latest round in which their colours differed.", white, black)
	case 4:
		text = phrase.New("The colour goes by the preference of the higher ranked, %s.", hn)
	case 5:
		text = phrase.New("No game played yet: the colour of %s comes from the pairing number and the colour drawn by lot.", hn)
	}
	return append(rs, pairing.Reason{Rule: t.ed.colourRule(article), Text: text})
}

func (t *task) label(p *person) phrase.Text { return t.f.Players[p.At].Label() }

func (t *task) preferenceOf(p *person) phrase.Text { return p.Preference(t.f) }

// note sums the bracket up.
func (t *task) note(b *bracket, left []int32) pairing.Note {
	var names []phrase.Text
	for _, v := range left {
		names = append(names, t.label(&t.ps[v]))
	}
	return pairing.Note{Where: phrase.New("Bracket %s", t.ps[b.verts[b.size-1]].Score.Fraction()),
		Text: phrase.Join(" ", fide.Summary(b.size, b.mdps, len(b.pairs), names)...)}
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

package usswiss

import (
	"fmt"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
)

// note says of a score group who was in it, and who dropped.
func (g *group) note(mate []int) pairing.Note {
	t := g.t
	n := pairing.Note{Where: "Score group " + t.ps[g.who[len(g.who)-1]].score.Fraction()}
	var b strings.Builder
	if own := len(g.who) - g.dropped; own == 1 {
		b.WriteString("1 player")
	} else {
		fmt.Fprintf(&b, "%d players", own)
	}
	if g.dropped > 0 {
		fmt.Fprintf(&b, " and, from above, %s", t.names(g.who[:g.dropped]))
	}
	b.WriteString(".")
	for i, o := range mate {
		if o >= 0 {
			continue
		}
		fmt.Fprintf(&b, " %s drops", t.name(g.who[i]))
		switch size := g.dropSize(i); {
		case i == g.odd:
			b.WriteString(", the lowest rated of an odd group (29D1).")
		case i < g.dropped:
			b.WriteString(" once more: there is no opponent here.")
		case g.odd >= 0:
			fmt.Fprintf(&b, " instead of %s, %d points away (29D1).", t.name(g.who[g.odd]), size)
		default:
			b.WriteString(": the group cannot be paired within itself (29D2).")
		}
	}
	n.Text = b.String()
	return n
}

func (t *task) names(who []int32) string {
	names := make([]string, len(who))
	for i, v := range who {
		names[i] = t.name(v)
	}
	return strings.Join(names, ", ")
}

// why explains a pair of the group, i ranked above o.
func (g *group) why(i, o int) []pairing.Reason {
	t := g.t
	if g.raw[i] == o {
		switch {
		case i < g.dropped:
			return []pairing.Reason{{Rule: "29D1", Text: t.name(g.who[i]) + " dropped and meets the highest rated of the group who is allowed."}}
		case t.set.Adjacent:
			return []pairing.Reason{{Rule: "29L1", Text: "Neighbours in the score group meet."}}
		}
		return []pairing.Reason{{Rule: "27A3", Text: "Upper half against lower half, as they stand."}}
	}
	alternate, equalise := t.set.limits()
	size, kind, rule := g.size(i, o), "A transposition", "29E5c"
	switch {
	case i < g.dropped:
		kind, rule = t.name(g.who[i])+" dropped and meets another than the highest rated: a switch", "29D1"
	case g.role[i] == g.role[o] && g.role[i] != neutral:
		kind, rule = "An interchange", "29E5d"
	}
	text := fmt.Sprintf("%s of %d points", kind, size)
	switch {
	case size <= alternate:
		text += fmt.Sprintf(", within the limit of %d for alternating colours (29E5a)", alternate)
	case size <= equalise:
		text += fmt.Sprintf(", within the limit of %d for equalising colours (29E5b)", equalise)
	default:
		text += fmt.Sprintf(", beyond the limit of %d, which cannot be helped", equalise)
	}
	reasons := []pairing.Reason{{Rule: rule, Text: text + "."}}
	for _, x := range []int{i, o} {
		reasons = append(reasons, g.ruledOut(x)...)
	}
	return reasons
}

// ruledOut says what spoke against the natural opponent of a player.
func (g *group) ruledOut(x int) []pairing.Reason {
	t, o := g.t, g.raw[x]
	if o < 0 {
		return nil
	}
	a, b := g.who[min(x, o)], g.who[max(x, o)]
	say := func(rule, text string) []pairing.Reason {
		return []pairing.Reason{{Rule: rule, Text: fmt.Sprintf("%s would naturally meet %s: %s.", t.name(g.who[x]), t.name(g.who[o]), text)}}
	}
	f := t.fault(&t.ps[a], &t.ps[b])
	switch {
	case t.f.Players[t.ps[a].index].Met(t.ps[b].index):
		return say("27A1", "they have met")
	case g.ban.has(a, b):
		return say("29L", "a later round would be left without a pairing")
	case !t.mayMeet(a, b):
		return say("28T", "they are kept apart")
	case t.areMates(a, b):
		return say("28N", "they are teammates")
	case f.series:
		return say("29E5f", "one of them would have a third equal colour in a row")
	case f.imbalance > 0:
		return say("29E5b", "both are due the same colour, and one would not be equalised")
	case f.alternate:
		return say("29E5a", "both are due the same colour, and one would not alternate")
	}
	return say("29E6", "this follows from the other switches")
}

// colourReason explains the colours of a pair.
func (t *task) colourReason(a, b *person, c model.Colour, rule string) pairing.Reason {
	who, other := t.f.Players[a.index].Name, t.f.Players[b.index].Name
	texts := map[string]string{
		"29E2":          who + " is due no colour, nor is " + other + ": such boards alternate.",
		"29E3":          "Both have their due colours.",
		"29E5f":         "Both are due the same colour; a third equal colour in a row is avoided.",
		"29E4, 1":       "Both are due the same colour; unequal colours go before equal ones.",
		"29E4, 2":       "Both are due the same colour; the larger imbalance goes first.",
		"29E4, 3 and 4": "Both are due the same colour; the latest round in which theirs differed is reversed.",
		"29E4, 5":       "Both are due the same colour; the higher ranked goes first.",
	}
	if rule == "29E3" && (a.due == model.NoColour || b.due == model.NoColour) {
		texts[rule] = "Only one of them is due a colour, and has it."
	}
	return pairing.Reason{Rule: rule, Text: fmt.Sprintf("%s has %s. %s", who, c, texts[rule])}
}

func (t *task) byeReason(v int32) string {
	p := &t.ps[v]
	text := t.name(v) + " has the bye: the lowest rated of the lowest score group who may have it (28L2)."
	if p.rating == 0 {
		text = t.name(v) + " has the bye, although unrated: no rated player of the lowest score group may have it (28L2)."
	}
	if t.halfBye(p) {
		text += " A half-point bye does not bar it when all others of the group have had theirs (28L4)."
	}
	return text
}

package usswiss

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// note says of a score group who was in it, and who dropped.
func (g *group) note(mate []int) pairing.Note {
	t, own := g.t, len(g.who)-g.dropped
	n := pairing.Note{Where: phrase.New("Score group %s", t.ps[g.who[len(g.who)-1]].score.Fraction())}
	said := []phrase.Text{phrase.Count(own, "%d player.", "%d players.")}
	if g.dropped > 0 {
		said[0] = phrase.Count(own, "%d player and, from above, %s.", "%d players and, from above, %s.", own, t.names(g.who[:g.dropped]))
	}
	for i, o := range mate {
		if o >= 0 {
			continue
		}
		who := t.name(g.who[i])
		switch size := g.dropSize(i); {
		case i == g.odd:
			said = append(said, phrase.New("%s drops, the lowest rated of an odd group (29D1).", who))
		case i < g.dropped:
			said = append(said, phrase.New("%s drops once more: there is no opponent here.", who))
		case g.odd >= 0:
			said = append(said, phrase.New("%s drops instead of %s, %d points away (29D1).", who, t.name(g.who[g.odd]), size))
		default:
			said = append(said, phrase.New("%s drops: the group cannot be paired within itself (29D2).", who))
		}
	}
	n.Text = phrase.Join(" ", said...)
	return n
}

func (t *task) names(who []int32) phrase.Text {
	names := make([]phrase.Text, len(who))
	for i, v := range who {
		names[i] = t.name(v)
	}
	return phrase.Join(", ", names...)
}

// why explains a pair of the group, i ranked above o.
func (g *group) why(i, o int) []pairing.Reason {
	t := g.t
	if g.raw[i] == o {
		switch {
		case i < g.dropped:
			return []pairing.Reason{{Rule: "29D1",
				Text: phrase.New("%s dropped and meets the highest rated of the group who is allowed.", t.name(g.who[i]))}}
		case t.set.Adjacent:
			return []pairing.Reason{{Rule: "29L1", Text: phrase.New("Neighbours in the score group meet.")}}
		}
		return []pairing.Reason{{Rule: "27A3", Text: phrase.New("Upper half against lower half, as they stand.")}}
	}
	size, kind, rule := g.size(i, o), phrase.New("A transposition of %d points", g.size(i, o)), "29E5c"
	switch {
	case i < g.dropped:
		kind, rule = phrase.New("%s dropped and meets another than the highest rated: a switch of %d points", t.name(g.who[i]), size), "29D1"
	case g.role[i] == g.role[o] && g.role[i] != neutral:
		kind, rule = phrase.New("An interchange of %d points", size), "29E5d"
	}
	var text phrase.Text
	switch alternate, equalise := t.set.limits(); {
	case size <= alternate:
		text = phrase.New("%s, within the limit of %d for alternating colours (29E5a).", kind, alternate)
	case size <= equalise:
		text = phrase.New("%s, within the limit of %d for equalising colours (29E5b).", kind, equalise)
	default:
		text = phrase.New("%s, beyond the limit of %d, which cannot be helped.", kind, equalise)
	}
	reasons := []pairing.Reason{{Rule: rule, Text: text}}
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
	say := func(rule string, why phrase.Text) []pairing.Reason {
		return []pairing.Reason{{Rule: rule, Text: phrase.New("%s would naturally meet %s: %s.", t.name(g.who[x]), t.name(g.who[o]), why)}}
	}
	f := t.fault(&t.ps[a], &t.ps[b])
	switch {
	case t.f.Players[t.ps[a].index].Met(t.ps[b].index):
		return say("27A1", phrase.New("they have met"))
	case g.ban.has(a, b):
		return say("29L", phrase.New("a later round would be left without a pairing"))
	case !t.mayMeet(a, b):
		return say("28T", phrase.New("they are kept apart"))
	case t.areMates(a, b):
		return say("28N", phrase.New("they are teammates"))
	case f.series:
		return say("29E5f", phrase.New("one of them would have a third equal colour in a row"))
	case f.imbalance > 0:
		return say("29E5b", phrase.New("both are due the same colour, and one would not be equalised"))
	case f.alternate:
		return say("29E5a", phrase.New("both are due the same colour, and one would not alternate"))
	}
	return say("29E6", phrase.New("this follows from the other switches"))
}

// colourReason explains the colours of a pair.
func (t *task) colourReason(a, b *person, c model.Colour, rule string) pairing.Reason {
	who, other := t.f.Players[a.index].Label(), t.f.Players[b.index].Label()
	has := phrase.New("%s has %s.", who, c)
	return pairing.Reason{Rule: rule, Text: phrase.Join(" ", has, colourRule(a, b, who, other, rule))}
}

// colourRule is what a rule says of the colours of two.
func colourRule(a, b *person, who, other phrase.Text, rule string) phrase.Text {
	switch rule {
	case "29E2":
		return phrase.New("%s is due no colour, nor is %s: such boards alternate.", who, other)
	case "29E3":
		if a.due == model.NoColour || b.due == model.NoColour {
			return phrase.New("Only one of them is due a colour, and has it.")
		}
		return phrase.New("Both have their due colours.")
	case "29E5f":
		return phrase.New("Both are due the same colour; a third equal colour in a row is avoided.")
	case needed:
		return phrase.New("Both are due the same colour; a third equal colour in a row for one is necessary to equalise the other, " +
			"who is further out of balance.")
	case "29E4, 1":
		return phrase.New("Both are due the same colour; unequal colours go before equal ones.")
	case "29E4, 2":
		return phrase.New("Both are due the same colour; the larger imbalance goes first.")
	case "29E4, 3 and 4":
		return phrase.New("Both are due the same colour; the latest round in which theirs differed is reversed.")
	}
	return phrase.New("Both are due the same colour; the higher ranked goes first.") // 29E4, 5
}

func (t *task) byeReason(v int32) phrase.Text {
	p := &t.ps[v]
	text := phrase.New("%s has the bye: the lowest rated of the lowest score group who may have it (28L2).", t.name(v))
	if p.rating == 0 {
		text = phrase.New("%s has the bye, although unrated: no rated player of the lowest score group may have it (28L2).", t.name(v))
	}
	if t.halfBye(p) {
		text = phrase.Join(" ", text, phrase.New("A half-point bye does not bar it when all others of the group have had theirs (28L4)."))
	}
	return text
}

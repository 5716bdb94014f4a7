package health

import (
	"slices"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/phrase"
)

// mostNamed is how many a sentence names before it counts the others.
const mostNamed = 3

// named are the first of several, and how many more there are.
func named(all []phrase.Text) phrase.Text {
	if more := len(all) - mostNamed; more > 0 {
		all = append(all[:mostNamed:mostNamed], phrase.Count(more, "%d more", "%d more"))
	}
	return phrase.Join(", ", all...)
}

// everybody names those who do not meet as often as an all-play-all has it, when all its rounds are paired: a table does it by itself, and
// rounds by hand may not (VCL4THP.13, questions 100 and 101).
func (h *look) everybody() {
	times := map[model.Format]int{model.RoundRobin: 1, model.DoubleRoundRobin: 2}[h.s.Format]
	times *= h.s.Games()
	if last := pair.LastRound(h.s); times == 0 || last == 0 || len(h.s.Rounds) < last {
		return
	}
	met := map[[2]model.ID]int{}
	for i := range h.s.Rounds {
		for _, p := range h.s.Rounds[i].Pairings {
			if !p.IsBye() {
				met[[2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}]++
			}
		}
	}
	var pairs []phrase.Text
	var facts []any
	entries := slices.Collect(h.s.Everyone())
	for i := range entries {
		for j := range entries[:i] {
			a, b := entries[j], entries[i]
			n := met[[2]model.ID{min(a.ID, b.ID), max(a.ID, b.ID)}]
			if n != times && a.Gone() == 0 && b.Gone() == 0 {
				pairs, facts = append(pairs, phrase.New("%s – %s (%d)", called(a), called(b), n)), append(facts, a.ID, b.ID, n)
			}
		}
	}
	if pairs == nil {
		return
	}
	if times == 1 {
		h.add("not-everybody", Doubt, Place{Round: len(h.s.Rounds)}, phrase.New("In an all-play-all everybody meets everybody once, and "+
			"these do not: %s. Correct a round.", named(pairs)), facts...)
		return
	}
	if times == 2 {
		h.add("not-everybody", Doubt, Place{Round: len(h.s.Rounds)}, phrase.New("In this all-play-all everybody meets everybody twice, and "+
			"these do not: %s. Correct a round.", named(pairs)), facts...)
		return
	}
	h.add("not-everybody", Doubt, Place{Round: len(h.s.Rounds)}, phrase.New("In this all-play-all everybody meets everybody %d times, and "+
		"these do not: %s. Correct a round.", times, named(pairs)), facts...)
}

// fullByes names the full-point byes that somebody has or has asked for, besides those that the pairing allocates: a point without a game,
// by the arbiter's decision (VCL4THP.13, questions 177 to 179). US Chess' rules know them.
func (h *look) fullByes() {
	if h.s.Rulebook != model.FIDERules {
		return
	}
	var who []phrase.Text
	var facts []any
	at := Place{Field: "byes"}
	type event struct {
		who   model.ID
		round int
	}
	has := map[event]bool{}
	for n := range h.s.Rounds {
		for _, p := range h.s.Rounds[n].Pairings {
			for side, id := range p.Sides {
				if p.Outcomes[side] == model.FullBye {
					has[event{id, n}] = true
				}
			}
		}
	}
	entries := slices.Collect(h.s.Everyone())
	for i := range entries {
		e := entries[i]
		for n := range max(len(h.s.Rounds), h.s.PlannedRounds()) {
			if paired := n < len(h.s.Rounds); paired && !has[event{e.ID, n}] || !paired && e.Bye(n+1) != model.FullBye {
				continue
			}
			if who == nil {
				at.Round, at.Who = n+1, e.ID
			}
			who, facts = append(who, phrase.New("%s (round %d)", called(e), n+1)), append(facts, e.ID, n+1)
		}
	}
	if who != nil {
		h.add("full-byes", Doubt, at, phrase.New("A point without a game that the pairing does not give: %s. Make it a half-point bye, or one "+
			"without points.", named(who)), facts...)
	}
}

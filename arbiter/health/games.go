package health

import (
	"wallchart/model"
	"wallchart/phrase"
)

// games looks, where a round has several games, for games whose pairs are not those of the first, and for a last round with fewer.
func (h *look) games() {
	games := h.s.Games()
	if games == 1 {
		return
	}
	if over := h.s.Planned % games; over != 0 {
		h.add("games-left-over", Doubt, Place{Field: "planned"}, phrase.New("%d rounds are announced, and each pair plays %d games: "+
			"the last pair would play %d. Announce %d rounds, or %d.",
			h.s.Planned, games, over, h.s.Planned-over, h.s.Planned-over+games), h.s.Planned)
	}
	for n := range h.s.Rounds {
		if meeting, game := h.s.Meeting(n + 1); game > 1 {
			h.otherPairs(n+1, (meeting-1)*games+1)
		}
	}
}

// otherPairs names who meets somebody else in a game than in the first of the same pairing.
func (h *look) otherPairs(round, first int) {
	var who []phrase.Text
	var facts []any
	at := Place{Round: round}
	opponent := func(n int, id model.ID) model.ID {
		p, _ := h.s.Rounds[n-1].Find(id)
		if p == nil || p.IsBye() {
			return 0
		}
		return p.Sides[1-p.Side(id)]
	}
	for e := range h.s.Everyone() {
		a, b := opponent(first, e.ID), opponent(round, e.ID)
		if a == b {
			continue
		}
		if who == nil {
			at.Who = e.ID
		}
		who, facts = append(who, phrase.New("%s", called(e))), append(facts, e.ID)
	}
	if who != nil {
		h.add("other-pairs", Doubt, at, phrase.New("Round %d is another game of the pairs of round %d, and these have another opponent in it, "+
			"or none: %s. Pair round %[1]d again, or correct it.", round, first, named(who)), facts...)
	}
}

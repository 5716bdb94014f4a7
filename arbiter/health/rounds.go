package health

import (
	"wallchart/arbiter/entries"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// results names the rounds that lack results. The rounds of a table that are still to come lack none.
func (h *look) results() {
	now := current(h.s)
	for n := 1; n <= now; n++ {
		h.adjourned(n)
		open := h.s.Rounds[n-1].Awaited()
		if len(open) == 0 {
			continue
		}
		at := Place{Round: n, Board: open[0]}
		if p, _ := h.s.Rounds[n-1].OnBoard(open[0]); p != nil {
			at.Who = p.Sides[0]
		}
		if h.together(n, now) {
			h.add("missing-results", Remark, at, phrase.New("Round %d has no result yet on %s. Enter each when its game is over.",
				n, model.Boards(open)), "now", open)
			continue
		}
		h.add("missing-results", Fault, at, phrase.New("Round %d has no result on %s, and a later round has begun. Enter the results.",
			n, model.Boards(open)), open)
	}
}

// adjourned names the games of a round that are to go on, of a match of teams that has some of its results its boards.
func (h *look) adjourned(n int) {
	for _, p := range h.s.Rounds[n-1].Pairings {
		white, _ := h.s.Entry(p.Sides[0])
		black, _ := h.s.Entry(p.Sides[1])
		at := Place{Round: n, Board: p.Board, Who: p.Sides[0]}
		var names []phrase.Text
		facts := []any{p.Sides[1]}
		for _, x := range pair.Resting(&p) {
			names = append(names, x.Name)
			if x.Game > 0 {
				facts = append(facts, x.Game)
			}
		}
		switch {
		case names == nil:
		case len(facts) > 1:
			h.add("adjourned", Remark, at, phrase.New("Round %d, %s – %s is adjourned on %s, which counts as a draw for the pairing. "+
				"Enter the result when the game is over.", n, white.Name, black.Name, model.FirstOf(names)), facts...)
		default:
			h.add("adjourned", Remark, at, phrase.New("Round %d, board %d, %s – %s is adjourned "+
				"and counts as a draw for the pairing. Enter the result when the game is over.", n, p.Board, white.Name, black.Name), facts...)
		}
	}
}

// together tells whether two rounds are games of the same pairs, which are played board by board, or one round.
func (h *look) together(a, b int) bool {
	one, _ := h.s.Meeting(a)
	other, _ := h.s.Meeting(b)
	return one == other
}

// current is the round that is being played: of an all-play-all that is paired to its end not the last one.
func current(s *model.Section) int {
	n := s.Played()
	if n < len(s.Rounds) && (n == 0 || len(s.Rounds[n-1].Awaited()) == 0) {
		n++
	}
	if !s.Format.Predetermined() && s.Games() == 1 {
		n = len(s.Rounds)
	}
	return n
}

// attendance looks for those whom a round left out, and for those who were left in.
func (h *look) attendance() {
	n := len(h.s.Rounds)
	if n == 0 || len(h.s.Rounds[n-1].Pairings) == 0 {
		return
	}
	for _, l := range h.s.LeftOf(n) {
		for _, id := range l.People {
			e, _ := h.s.Entry(id)
			at := Place{Round: l.Round, Who: id}
			if e.Entered == l.Round && n > 1 {
				h.add("late-unpaired", Fault, at, phrase.New("%s entered in round %d and is not paired in it. Lay a board, give a bye, "+
					"or enter %[1]s in the next round.", called(&e), l.Round))
				continue
			}
			h.add("unpaired", Fault, at, phrase.New("%s takes part in round %d and is not paired in it. Lay a board, give a bye, "+
				"or withdraw %[1]s.", called(&e), l.Round))
		}
	}
	if !h.s.Format.Predetermined() {
		h.forfeited(n)
	}
}

// forfeited looks for those who lost the last game they were paired for by not coming, and are paired again.
func (h *look) forfeited(n int) {
	for _, p := range h.s.Rounds[n-1].Pairings {
		if p.IsBye() || p.Done() {
			continue
		}
		for _, id := range p.Sides {
			missed, forfeit := entries.Missed(h.s, id, n)
			if !forfeit {
				continue
			}
			e, _ := h.s.Entry(id)
			h.add("forfeit-paired", Doubt, Place{Round: n, Board: p.Board, Who: id},
				phrase.New("%s lost round %d by forfeit and is paired in round %d. Ask whether %[1]s is back, or withdraw %[1]s.",
					called(&e), missed, n), missed)
		}
	}
}

// noShows asks what becomes of those who have not come before the next round is paired with them.
func (h *look) noShows() {
	all := entries.NoShows(h.s)
	if len(all) == 0 || pair.WhyNotNext(h.s) != nil {
		return
	}
	facts := []any{len(h.s.Rounds) + 1}
	for _, x := range all {
		facts = append(facts, x.ID)
	}
	h.add("no-shows", Doubt, Place{Who: all[0].ID}, phrase.New("%s Withdraw them, leave them out again, or pair them.",
		entries.NoShowsSaid(h.s, all)), facts...)
}

// rounds compares the number of rounds that is announced with what can be paired: everybody can meet everybody else once, and
// with an odd number everybody rests or has the bye once. Of an all-play-all the table says how many there are.
func (h *look) rounds() {
	n := 0
	for e := range h.s.Everyone() {
		if e.Competes() && e.Gone() == 0 {
			n++
		}
	}
	if n < 2 {
		return
	}
	most := n - 1 + n%2
	if h.s.Format.Predetermined() {
		table, err := draw.Table(h.s)
		if err != nil {
			return
		}
		if most = len(table); draw.PlayOff(h.s) {
			most++
		}
	}
	if e, err := draw.System(h.s, ""); err == nil && !h.s.Format.Predetermined() {
		switch {
		case e.Length != nil: // a knock-out, with several games of a match
			n = h.s.Competitors()
			most = e.Length(e.Set, n)
		case e.Again != nil && e.Again(&pairing.Field{Round: 2}): // who have met meet again, as in Keizer's system
			return
		}
	}
	if !h.s.Format.Predetermined() {
		most *= h.s.Games()
	}
	if h.s.Planned <= most {
		return
	}
	level := Fault
	if len(h.s.Rounds) == 0 { // entries are still coming
		level = Doubt
	}
	h.add("too-many-rounds", level, Place{Field: "planned"},
		phrase.New("%d rounds are announced, and %d participants can be paired for %d at most. Announce fewer rounds, or enter the others.",
			h.s.Planned, n, most), h.s.Planned, n)
}

// altered names what was announced and was changed after the start. It stays in the list: players have chosen the event by the
// announcement, and the report file says it too. FIDE asks for it; a club that goes by other rules adds a round as it likes.
func (h *look) altered() {
	for _, a := range h.s.Altered {
		if a.What == model.AnnouncedRounds && h.s.Rulebook != model.FIDERules {
			continue
		}
		at := Place{Field: [...]string{"planned", "scoring", "system", "tieBreaks", "acceleration", "fide", "apart", "byes", "tieBreaks"}[a.What]}
		after := phrase.Count(a.After, "%d round was paired", "%d rounds were paired")
		to := phrase.Verbatim(a.To)
		if a.To == "" {
			to = phrase.New("nothing announced")
		}
		var text phrase.Text
		switch a.What {
		case model.AnnouncedRounds:
			text = phrase.New("The number of rounds was changed from %s to %s when %s. Tell the players; the report file says it.",
				a.From, to, after)
		case model.AnnouncedScoring:
			text = phrase.New("The scoring was changed from %s to %s when %s. Tell the players; the report file says it.", a.From, to,
				after)
		case model.AnnouncedSystem:
			text = phrase.New("The pairing system was changed from %s to %s when %s. Tell the players; the report file says it.", a.From,
				to, after)
		case model.AnnouncedAcceleration:
			text = phrase.New("The acceleration was changed from %s to %s when %s. Tell the players; the report file says it.", a.From,
				to, after)
		case model.AnnouncedFIDE:
			text = phrase.New("FIDE mode was left when %s. There is no way back; the report file says it.", after)
		case model.AnnouncedApart:
			text = phrase.New("Who is kept apart was changed from %s to %s when %s. The report file says it.", a.From, to, after)
		case model.AnnouncedHalfByes:
			text = phrase.New("Who has no right to half-point byes was changed from %s to %s when %s. The report file says it.", a.From,
				to, after)
		case model.AnnouncedUnplayed:
			text = phrase.New("The rules for unplayed rounds were changed from %s to %s when %s. Tell the players; the report file says it.",
				a.From, to, after)
		default:
			text = phrase.New("The tie-breaks were changed from %s to %s when %s. Tell the players; the report file says it.", a.From, to,
				after)
		}
		h.add("changed", Breach, at, text, a.After, a.From, a.To)
	}
}

package draw

import (
	"cmp"

	"wallchart/model"
)

// Next is the number of the first round that has no board yet; a round of byes alone says
// who will be absent.
func Next(s *model.Section) int {
	for r := range s.Rounds {
		if !hasBoards(&s.Rounds[r]) {
			return r + 1
		}
	}
	return len(s.Rounds) + 1
}

func hasBoards(r *model.Round) bool {
	for i := range r.Pairings {
		if !r.Pairings[i].IsBye() {
			return true
		}
	}
	return false
}

// beforeRound is the section as it stood when a round was to be paired: without
// it and those after it. Where the file has the round, its byes tell who was not
// to be paired, and so does silence about somebody when others have a board,
// unless the round is still open.
func beforeRound(s *model.Section, round int, open bool) *model.Section {
	b := *s
	b.Rounds = s.Rounds[:round-1]
	if round > len(s.Rounds) {
		return &b
	}
	now := &s.Rounds[round-1]
	boards := hasBoards(now)
	attend := func(e model.Entry) model.Entry {
		p, _ := now.Find(e.ID)
		out := model.Pending
		switch {
		case p == nil && !e.Competes(): // was not needed
		case p == nil && boards && !open:
			out = model.ZeroBye
		case p == nil || !p.IsBye() || p.Outcomes[0] == model.PairingBye || p.Outcomes[0] == model.Rest:
		case p.Outcomes[0] == model.FullBye || p.Outcomes[0] == model.HalfBye:
			out = p.Outcomes[0]
		default:
			out = model.ZeroBye
		}
		asked := make([]model.ByeRequest, 0, len(e.Byes)+1)
		for _, b := range e.Byes {
			given := b.Kind == model.PairingBye && p != nil && p.IsBye() && p.Outcomes[0] == model.PairingBye
			if b.Round != round || given || (!boards || open && p == nil) && out == model.Pending {
				asked = append(asked, b)
			}
		}
		if out != model.Pending {
			asked = append(asked, model.ByeRequest{Round: round, Kind: out})
		}
		if e.Byes = asked; p != nil && out == model.Pending { // was there, whatever the list says
			e.Entered, e.Withdrawn, e.Expelled = min(e.Entered, round), 0, 0
		}
		return e
	}
	b.Players = make([]model.Player, len(s.Players))
	for i, p := range s.Players {
		b.Players[i] = p
		if !s.Team() {
			b.Players[i].Entry = attend(p.Entry)
		}
	}
	b.Teams = make([]model.Team, len(s.Teams))
	for i, t := range s.Teams {
		b.Teams[i] = t
		b.Teams[i].Entry = attend(t.Entry)
	}
	return &b
}

// drawnColour is the initial colour of a section: its own, or that of a file that has none as its first round shows it. Before that
// round it is White.
func drawnColour(t *model.Tournament, s *model.Section, lot model.Lot) model.Colour {
	return cmp.Or(s.InitialColour, t.ShownColour(s, lot), model.White)
}

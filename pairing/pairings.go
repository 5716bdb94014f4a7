package pairing

import "wallchart/model"

// Pairings writes a round as it stands in the file, without results: the boards
// numbered from 1, then the pairing-allocated bye or the rest of an all-play-all,
// then who asked for a bye. Who is absent is not mentioned.
func (r *Round) Pairings(f *Field) []model.Pairing {
	var ps []model.Pairing
	for i, p := range r.Pairs {
		ps = append(ps, model.Pairing{Board: i + 1, Sides: [2]model.ID{f.Players[p.White].ID, f.Players[p.Black].ID}})
	}
	bye := func(i int, o model.Outcome) {
		ps = append(ps, model.Pairing{Sides: [2]model.ID{f.Players[i].ID}, Outcomes: [2]model.Outcome{o}})
	}
	switch {
	case r.Bye >= 0 && r.Resting:
		bye(r.Bye, model.Rest)
	case r.Bye >= 0:
		bye(r.Bye, model.PairingBye)
	}
	for _, i := range r.More {
		bye(i, model.PairingBye)
	}
	for _, i := range r.Rests {
		bye(i, model.Rest)
	}
	for i := range f.Players {
		if p := &f.Players[i]; !p.Present && !p.ByHand && p.Why != model.Absent {
			bye(i, p.Why)
		}
	}
	return ps
}

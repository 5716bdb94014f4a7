package catalogue

import "wallchart/model"

// Decided is the order of a section's standings after a round, best first; nil
// where two share a place, which is for the arbiter to settle and not for their
// numbers, and where there are no standings.
func Decided(t *model.Tournament, s *model.Section, after int) []model.ID {
	standings, err := Standard(t, s, after)
	if err != nil {
		return nil
	}
	var order []model.ID
	for i, p := range standings.Places {
		if i > 0 && p.Rank == standings.Places[i-1].Rank {
			return nil
		}
		order = append(order, standings.Sheet.Lines[p.Index].ID)
	}
	return order
}

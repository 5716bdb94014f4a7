package health

import "wallchart/phrase"

// across looks for games across sections that are reported in the other section, which has them no more: the round was deleted there,
// or the board broken.
func (h *look) across() {
	for _, x := range h.s.Across() {
		home := h.t.Section(x.Guest.Guest.Section)
		if other, _, _ := h.t.OtherHalf(h.s, x); home == nil || other != nil || !x.Guest.Guest.Elsewhere {
			continue
		}
		h.add("half-across", Fault, Place{Round: x.Round, Who: x.Own.ID}, phrase.New("%s has a game against a player of %s, where it is to be "+
			"reported, and %[2]s has it no more. Take it back here: Round, Take back the game across sections; or enter it there again.",
			called(&x.Own.Entry), home.Name))
	}
}

package pairing

import "wallchart/model"

// Float is a player's float in a round.
type Float uint8

// Floats.
const (
	NoFloat Float = iota
	Down
	Up
)

// FloatIn is the float of player i in a past round by C.04.3 (2026), 1.4:
// against an opponent with another pairing score, up or down; a
// pairing-allocated bye is a downfloat, and so is scoring more than a loss
// without playing.
func (f *Field) FloatIn(i, round int) Float {
	p := &f.Players[i]
	if round < 1 || round > len(p.Past) {
		return NoFloat
	}
	g := &p.Past[round-1]
	switch {
	case g.Outcome.Played() && g.Opponent >= 0:
		switch own, his := p.Before(round), f.Players[g.Opponent].Before(round); {
		case own > his:
			return Down
		case own < his:
			return Up
		}
	case g.Outcome == model.PairingBye, g.Outcome.Unplayed() && g.Points > f.Loss:
		return Down
	}
	return NoFloat
}

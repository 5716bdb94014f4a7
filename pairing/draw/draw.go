// Package draw pairs one round of a section: it chooses the system, takes from
// the section what was known before the round, lets the engine work, and gives
// the round back as the section writes it. The window and the command line both
// pair with it.
package draw

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/systems"
	"wallchart/phrase"
)

// Draw is one round about to be paired.
type Draw struct {
	Before *model.Section // the section as it stood before the round
	Field  *pairing.Field
	Engine *pairing.Engine
}

// Options say what the section does not.
type Options struct {
	Round   int          // 0 = the next
	System  string       // code of the system, and its settings; "" = the section's own, or the usual one for its kind
	Initial model.Colour // NoColour = the section's, or as its first round shows it
	// Standing is the order of the standings before the round, best first, for a
	// system with a play-off; nil = not known, or not decided.
	Standing []model.ID
	// Open takes those whom a half-made round does not mention for present, to
	// be paired with byhand.Rest. Otherwise silence about somebody in a round
	// that has boards means absence.
	Open bool
}

// New prepares a round. The error says which boards lack a result, or which
// systems there are.
func New(t *model.Tournament, s *model.Section, o Options) (*Draw, error) {
	if o.Round == 0 {
		o.Round = Next(s)
	}
	if o.Round < 1 || o.Round > len(s.Rounds)+1 {
		return nil, phrase.Errorf("%s has %d rounds so far, so round %d cannot be paired. Pair round %d",
			s.Name, len(s.Rounds), o.Round, len(s.Rounds)+1)
	}
	e, err := System(s, o.System)
	if err != nil {
		return nil, err
	}
	if s.Competitors() < s.Participants() {
		e = e.WithHouse()
	}
	d := &Draw{Before: beforeRound(s.AdjournOpen(o.Round), o.Round, o.Open), Engine: e}
	d.Before.Rounds = d.Before.RoundsAsPaired(o.Round)
	d.Before.InitialColour = cmp.Or(o.Initial, drawnColour(t, s, e.Lot))
	if d.Field, err = pairing.NewField(t, d.Before, o.Round); err == nil {
		d.stand(o.Standing)
	}
	return d, err
}

// System is the system of that code, with the settings behind it, or the section's
// own, or the first that usually pairs sections of its kind and format.
func System(s *model.Section, code string) (*pairing.Engine, error) {
	fit := systems.For(s.Kind)
	var codes []string
	for _, e := range fit {
		codes = append(codes, e.Code)
	}
	if code != "" || s.System != "" {
		e, err := systems.Of(s)
		if code != "" {
			if e, err = systems.ByCode(code); err == nil {
				e, err = e.Of(s.Games())
			}
		}
		if err == nil && !e.For(s.Kind) {
			err = phrase.Errorf("%s does not pair a section of kind %q. Choose one of %s", e.Name, s.Kind, strings.Join(codes, ", "))
		}
		return e, err
	}
	for _, e := range fit {
		if e.Formats[0] == s.Format {
			return e.Of(s.Games())
		}
	}
	for _, e := range systems.For(model.Individual) {
		if s.Team() && e.Formats[0] == s.Format {
			return nil, phrase.Errorf("%s pairs players, whose clubs are the teams, and %s is a section of teams. "+
				"Enter the players in a section of players, or choose another form", e.Name, s.Name)
		}
	}
	return nil, phrase.Errorf("no system is set for %s (%s). Choose one of %s", s.Name, s.Format, strings.Join(codes, ", "))
}

// Make pairs the round by the engine's rules.
func (d *Draw) Make(o pairing.Options) (*pairing.Round, error) { return d.Engine.Pair(d.Field, o) }

// Pairings is the round as the section writes it: the boards in order, the bye,
// and those who are not to be paired with what they get for it.
func (d *Draw) Pairings(r *pairing.Round) []model.Pairing {
	if d.Field.Before != nil {
		round := len(d.Before.Rounds) + 1
		return WithoutGone(d.Before, round, Reversed(d.Before, round))
	}
	players := d.Field.Players
	var ps []model.Pairing
	for n, p := range r.Pairs {
		ps = append(ps, model.Pairing{Board: n + 1, Sides: [2]model.ID{players[p.White].ID, players[p.Black].ID}})
	}
	if r.Bye >= 0 {
		bye := model.PairingBye
		if r.Resting || d.Before.Format.Predetermined() {
			bye = model.Rest
		}
		ps = append(ps, model.Pairing{Sides: [2]model.ID{players[r.Bye].ID}, Outcomes: [2]model.Outcome{bye}})
	}
	for _, i := range r.More {
		ps = append(ps, model.Pairing{Sides: [2]model.ID{players[i].ID}, Outcomes: [2]model.Outcome{model.PairingBye}})
	}
	for _, i := range r.Rests {
		ps = append(ps, model.Pairing{Sides: [2]model.ID{players[i].ID}, Outcomes: [2]model.Outcome{model.Rest}})
	}
	for i := range players {
		if p, _ := d.Find(r, players[i].ID); p == nil && !players[i].Present && !players[i].House && i != r.Bye {
			ps = append(ps, model.Pairing{Sides: [2]model.ID{players[i].ID}, Outcomes: [2]model.Outcome{players[i].Why}})
		}
	}
	return WithoutGone(d.Before, len(d.Before.Rounds)+1, ps)
}

// WithoutGone has who has left a table lose the games that a round of the table still has for him, by forfeit.
func WithoutGone(s *model.Section, round int, ps []model.Pairing) []model.Pairing {
	if !s.Format.Predetermined() {
		return ps
	}
	for i := range ps {
		if ps[i].IsBye() {
			continue
		}
		var gone [2]bool
		for side, id := range ps[i].Sides {
			e, _ := s.Entry(id)
			gone[side] = e.Gone() > 0 && e.Gone() <= round
		}
		switch gone {
		case [2]bool{true, true}:
			ps[i].Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
		case [2]bool{true, false}:
			ps[i].Outcomes = [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}
		case [2]bool{false, true}:
			ps[i].Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		}
	}
	return ps
}

// stand hands the order of the standings to the engine as indices, if it names
// everybody.
func (d *Draw) stand(order []model.ID) {
	var indices []int
	for _, id := range order {
		if i := d.index(id); i >= 0 {
			indices = append(indices, i)
		}
	}
	if len(indices) == len(d.Field.Players) {
		d.Field.Standing = indices
	}
}

func (d *Draw) index(id model.ID) int {
	return slices.IndexFunc(d.Field.Players, func(p pairing.Player) bool { return p.ID == id })
}

// Find returns the pair in which a participant plays and the opponent's index,
// or nil and −1.
func (d *Draw) Find(r *pairing.Round, who model.ID) (pair *pairing.Pair, opponent int) {
	i := d.index(who)
	for k := range r.Pairs {
		switch p := &r.Pairs[k]; i {
		case p.White:
			return p, p.Black
		case p.Black:
			return p, p.White
		}
	}
	return nil, -1
}

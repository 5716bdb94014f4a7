package draw

import (
	"slices"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/phrase"
)

// ErrNoTable says that a section's rounds are not known before the first.
var ErrNoTable = phrase.Errorf("the rounds of this system depend on results: pair them one after the other")

// Table is every round of a section whose pairings depend on no result, as the
// section writes them: of an all-play-all all rounds, of five or six Lothian
// teams those before the play-off. ErrNoTable for other systems. With an odd
// number one rests in each round.
func Table(s *model.Section) ([][]model.Pairing, error) {
	e, err := System(s, "")
	if err != nil {
		return nil, err
	}
	if !e.Fixed(s.Competitors()) {
		return nil, ErrNoTable
	}
	f := &pairing.Field{}
	for _, p := range s.Entries() {
		if !p.Competes() {
			continue
		}
		f.Players = append(f.Players, pairing.Player{ID: p.ID, Number: p.Number, Name: p.Name, Club: p.Club, Present: true})
	}
	rounds, err := e.Table(f)
	if err != nil {
		return nil, err
	}
	written := make([][]model.Pairing, len(rounds))
	for n := range rounds {
		written[n] = rounds[n].Pairings(f)
	}
	return written, nil
}

// Foreseen is a section with the rounds of its table that are not written yet, which nobody has to pair to know who meets whom. It
// is the section itself where there is no table, where its rounds are others than the table's, and where somebody is away or has
// a bye in one of those to come.
func Foreseen(s *model.Section) *model.Section {
	table, err := Table(s)
	if err != nil || len(s.Rounds) > len(table) {
		return s
	}
	for n := range s.Rounds {
		if !slices.Equal(meetings(s.Rounds[n].Pairings), meetings(table[n])) {
			return s
		}
	}
	next := *s
	next.Rounds = slices.Clone(s.Rounds)
	for n := len(s.Rounds); n < len(table); n++ {
		for _, e := range s.Entries() {
			if e.Competes() && (!e.Plays(n+1) || e.Bye(n+1) != model.Pending) {
				return s
			}
		}
		next.Rounds = append(next.Rounds, model.Round{Pairings: table[n]})
	}
	if next.Planned = len(table); PlayOff(s) {
		next.Planned++
	}
	return &next
}

// meetings are the pairs of a round, in one order.
func meetings(ps []model.Pairing) (all [][2]model.ID) {
	for _, p := range ps {
		if !p.IsBye() {
			all = append(all, [2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])})
		}
	}
	slices.SortFunc(all, func(a, b [2]model.ID) int { return slices.Compare(a[:], b[:]) })
	return all
}

// PlayOff tells a section whose table is followed by one round drawn from the
// places, as five or six Lothian teams have it.
func PlayOff(s *model.Section) bool {
	e, err := System(s, "")
	return err == nil && e.PlayOff != nil && e.PlayOff(s.Competitors())
}

// Lot draws the initial colour. The same seed always draws the same colour, so
// that a draw on record can be repeated.
func Lot(seed int64) model.Colour {
	x := uint64(seed) + 0x9e3779b97f4a7c15 // SplitMix64: neighbouring seeds are as good as distant ones
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	if (x^x>>31)&1 == 0 {
		return model.White
	}
	return model.Black
}

// Seated numbers the boards of a round so that everybody with a fixed board
// sits there (see byhand.FixedBoards) and sorts by them. When that cannot be,
// the round comes back as it is, with an error that says why.
func Seated(s *model.Section, ps []model.Pairing) ([]model.Pairing, error) {
	seat := map[model.ID]int{}
	for _, e := range s.Entries() {
		if e.FixedBoard > 0 {
			seat[e.ID] = e.FixedBoard
		}
	}
	if len(seat) == 0 {
		return ps, nil
	}
	boards, err := byhand.FixedBoards(s, &model.Round{Pairings: ps}, seat)
	if err != nil {
		return ps, err
	}
	seated := slices.Clone(ps)
	n := 0
	for i := range seated {
		if !seated[i].IsBye() {
			seated[i].Board = boards[n]
			n++
		}
	}
	byhand.SortBoards(seated)
	return seated, nil
}

// knowing is the system with the standings that a round is drawn from, for the
// examiner, who makes a field of his own.
func knowing(e *pairing.Engine, standing []model.ID) *pairing.Engine {
	known := *e
	known.Pair = func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		with := *f
		with.Standing = nil
		for _, id := range standing {
			if k := slices.IndexFunc(f.Players, func(p pairing.Player) bool { return p.ID == id }); k >= 0 {
				with.Standing = append(with.Standing, k)
			}
		}
		return e.Pair(&with, o)
	}
	return &known
}

// Examiner is the draw's system as the examiner is to use it.
func (d *Draw) Examiner() *pairing.Engine {
	if d.Field.Standing == nil {
		return d.Engine
	}
	var standing []model.ID
	for _, i := range d.Field.Standing {
		standing = append(standing, d.Field.Players[i].ID)
	}
	return knowing(d.Engine, standing)
}

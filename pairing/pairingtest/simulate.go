package pairingtest

import (
	"math/rand/v2"
	"strconv"

	"wallchart/model"
	"wallchart/pairing"
)

// Plan is a tournament to be simulated. Rates are in 1 of so many; 0 is never.
type Plan struct {
	Seed      uint64
	Players   int
	Rounds    int
	Forfeits  int // boards that are forfeited
	Byes      int // half-point and zero-point byes asked for
	Late      int // players who come in a later round
	Withdrawn int // players who leave
	Draws     int // percent of drawn games
	Baku      bool
	Forbidden int // pairs that must not meet
}

// Simulate plays a tournament: pair is called with the field of each round and
// returns its pairs, and results are drawn from the ratings. It stops early
// when pair returns nil.
func Simulate(p Plan, pair func(*pairing.Field) *pairing.Round) {
	s := &simulation{Plan: p, r: rand.New(rand.NewPCG(p.Seed, 77))}
	s.enter()
	for round := 1; round <= p.Rounds; round++ {
		s.gather(round)
		made := pair(&s.f)
		if made == nil {
			return
		}
		s.play(made)
	}
}

type simulation struct {
	Plan
	r           *rand.Rand
	f           pairing.Field
	from, until []int
}

func (s *simulation) once(in int) bool { return in > 0 && s.r.IntN(in) == 0 }

func (s *simulation) enter() {
	s.f = pairing.Field{Rounds: s.Rounds, Initial: model.Colour(1 + s.r.IntN(2)), Win: 2, Draw: 1}
	for i := range s.Players {
		s.f.Players = append(s.f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1,
			Name: "Player " + strconv.Itoa(i+1), Rating: model.Rating(2600 - 1600*i/s.Players)})
		from, until := 1, s.Rounds
		if s.once(s.Late) {
			from = 2 + s.r.IntN(2)
		}
		if s.once(s.Withdrawn) {
			until = 1 + s.r.IntN(s.Rounds)
		}
		s.from, s.until = append(s.from, from), append(s.until, until)
	}
	for range s.Forbidden {
		if i, j := s.r.IntN(s.Players), s.r.IntN(s.Players); i != j {
			s.f.Forbidden = append(s.f.Forbidden, [2]int{i, j})
		}
	}
}

// gather decides who is there.
func (s *simulation) gather(round int) {
	s.f.Round = round
	group := 2 * ((s.Players + 3) / 4)
	accelerated := (s.Rounds + 1) / 2
	full := (accelerated + 1) / 2
	for i := range s.f.Players {
		p := &s.f.Players[i]
		p.Present, p.Why = round >= s.from[i] && round <= s.until[i], model.Absent
		if p.Present && s.once(s.Byes) {
			p.Present, p.Why = false, model.HalfBye
			if s.r.IntN(2) == 0 {
				p.Why = model.ZeroBye
			}
		}
		if s.Baku && i < group {
			v := model.Points(0)
			switch {
			case round <= full:
				v = 2
			case round <= accelerated:
				v = 1
			}
			p.Virtual = append(p.Virtual, v)
		}
	}
}

func (s *simulation) play(made *pairing.Round) {
	s.f.Players = append([]pairing.Player(nil), s.f.Players...)
	for _, p := range made.Pairs {
		w, b := &s.f.Players[p.White], &s.f.Players[p.Black]
		o := s.result(int(w.Rating - b.Rating))
		s.score(p.White, p.Black, model.White, o[0])
		s.score(p.Black, p.White, model.Black, o[1])
	}
	if made.Bye >= 0 {
		s.score(made.Bye, -1, model.NoColour, model.PairingBye)
	}
	for _, i := range made.More {
		s.score(i, -1, model.NoColour, model.PairingBye)
	}
	for _, i := range made.Rests {
		s.score(i, -1, model.NoColour, model.Rest)
	}
	for i := range s.f.Players {
		if p := &s.f.Players[i]; !p.Present {
			s.score(i, -1, model.NoColour, p.Why)
		}
	}
}

func (s *simulation) result(difference int) [2]model.Outcome {
	if s.once(s.Forfeits) {
		return [][2]model.Outcome{{model.ForfeitWin, model.ForfeitLoss}, {model.ForfeitLoss, model.ForfeitWin},
			{model.DoubleForfeit, model.DoubleForfeit}}[s.r.IntN(3)]
	}
	draws := s.Draws
	if draws == 0 {
		draws = 30
	}
	if s.r.IntN(100) < draws {
		return [2]model.Outcome{model.Draw, model.Draw}
	}
	// About the logistic curve, in straight lines.
	if s.r.IntN(1000) < min(950, max(50, 500+difference+20)) {
		return [2]model.Outcome{model.Win, model.Loss}
	}
	return [2]model.Outcome{model.Loss, model.Win}
}

func (s *simulation) score(i, opponent int, c model.Colour, o model.Outcome) {
	p := &s.f.Players[i]
	past := pairing.Past{Opponent: opponent, Colour: c, Outcome: o}
	switch o.Worth() {
	case model.WorthWin, model.WorthPairingBye, model.WorthFullBye:
		past.Points = s.f.Win
	case model.WorthDraw, model.WorthHalfBye:
		past.Points = s.f.Draw
	}
	p.Score += past.Points
	p.Past = append(p.Past, past)
}

package pair

import (
	"fmt"
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/pairing"
	"wallchart/pairing/byhand"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Objections are what the rules have against a round after a change laid by hand,
// and had not against it before. The arbiter's word stands; these are said first.
// The error is of a change that cannot be made.
func Objections(t *model.Tournament, s *model.Section, round int, c journal.Change) ([]pairing.Reason, error) {
	next, err := c.Apply(t)
	if err != nil {
		return nil, err
	}
	if then := next.Section(s.ID); then != nil && round <= len(then.Rounds) {
		_, rs := NewObjections(t, s, then, round)
		return rs, nil
	}
	return nil, nil
}

// NewObjections are what the rules have against a round of a section after a change and had not before, and the draw of the round. Where
// earlier results are missing, or there is no system, nothing is known but what a table has against it.
func NewObjections(t *model.Tournament, s, then *model.Section, round int) (d *draw.Draw, rs []pairing.Reason) {
	rs = NewAgainstTable(s, then, round)
	d, err := draw.New(t, s, draw.Options{Round: round, Open: true})
	if err != nil {
		return nil, rs
	}
	var had []pairing.Reason
	if round <= len(s.Rounds) {
		had = against(d, &s.Rounds[round-1])
	}
	return d, append(rs, without(against(d, &then.Rounds[round-1]), had)...)
}

// without are the reasons that there were not before.
func without(now, had []pairing.Reason) []pairing.Reason {
	return slices.DeleteFunc(now, func(r pairing.Reason) bool {
		return slices.ContainsFunc(had, func(o pairing.Reason) bool { return sameReason(o, r) })
	})
}

// NewAgainstTable is what a table has against a round of a section after a change and had not before: two who meet more often than it has
// them meet, in an all-play-all of an odd number who rests more often, and in a game that is not the table's a colour that somebody has for
// the third time in a row (VCL4THP.13, question 66). The games of a meeting are one. It asks for no result, as a table waits for none.
func NewAgainstTable(s, then *model.Section, round int) []pairing.Reason {
	now := againstTable(then, round)
	if round <= len(s.Rounds) {
		return without(now, againstTable(s, round))
	}
	return now
}

func againstTable(s *model.Section, round int) (rs []pairing.Reason) {
	if !s.Format.Predetermined() {
		return nil
	}
	times := 1
	if s.Format == model.DoubleRoundRobin {
		times = 2
	}
	rests := s.Format == model.RoundRobin || s.Format == model.DoubleRoundRobin
	for i := range s.Rounds[round-1].Pairings {
		p := &s.Rounds[round-1].Pairings[i]
		rs = append(rs, thirdColours(s, round, p)...)
		if p.IsBye() && (!rests || !resting(p)) {
			continue
		}
		in := placedAs(s, round, p)
		if len(in) < times {
			continue
		}
		one, _ := s.Entry(p.Sides[0])
		other, _ := s.Entry(p.Sides[1])
		var text phrase.Text
		switch {
		case p.IsBye() && times == 1:
			text = phrase.New("%s has a bye in round %d already.", one.Name, in[0])
		case p.IsBye():
			text = phrase.New("%s has a bye in rounds %d and %d already.", one.Name, in[0], in[1])
		case times == 1:
			text = phrase.New("%s and %s meet in round %d already.", one.Name, other.Name, in[0])
		default:
			text = phrase.New("%s and %s meet in rounds %d and %d already.", one.Name, other.Name, in[0], in[1])
		}
		rs = append(rs, pairing.Reason{Rule: "C.05", Text: text})
	}
	return rs
}

// thirdColours objects to a game in which somebody has a colour for the third time in a row, which a table never gives but at the turn of
// two cycles that are left as printed.
func thirdColours(s *model.Section, round int, p *model.Pairing) (rs []pairing.Reason) {
	if s.Team() || p.IsBye() {
		return nil
	}
	if table, err := draw.Table(s); err == nil && round <= len(table) &&
		slices.ContainsFunc(table[round-1], func(q model.Pairing) bool { return q.Sides == p.Sides }) {
		return nil
	}
	for side, colour := range []model.Colour{model.White, model.Black} {
		one, _ := s.Entry(p.Sides[side])
		if inARow(s, round, -1, p.Sides[side], colour)+inARow(s, round, 1, p.Sides[side], colour) > 1 {
			rs = append(rs, pairing.Reason{Rule: "C.05", Text: phrase.New("%s would have %s three times in a row.", one.Name, colour)})
		}
	}
	return rs
}

// inARow is in how many games on end before a round (step -1), or after it (1), somebody had or is to have a colour. A game that was won by
// forfeit has none.
func inARow(s *model.Section, round, step int, who model.ID, colour model.Colour) (games int) {
	for n := round + step; n > 0 && n <= len(s.Rounds); n += step {
		q, _ := s.Rounds[n-1].Find(who)
		if q == nil || q.IsBye() || q.Outcomes[0] != model.Pending && !q.Outcomes[q.Side(who)].Played() {
			continue
		}
		if (q.Side(who) == 0) != (colour == model.White) {
			break
		}
		games++
	}
	return games
}

// resting tells whether somebody has no opponent because one is too many.
func resting(p *model.Pairing) bool {
	return p.Outcomes[0] == model.PairingBye || p.Outcomes[0] == model.Rest
}

// placedAs are the rounds of other meetings in which two meet as in a pairing, or somebody rests as in it; of each meeting the first.
func placedAs(s *model.Section, round int, p *model.Pairing) (in []int) {
	own, _ := s.Meeting(round)
	last := own
	for n := 1; n <= len(s.Rounds); n++ {
		meeting, game := s.Meeting(n)
		if game == 1 {
			last = 0
		}
		if meeting == own || meeting == last {
			continue
		}
		q, _ := s.Rounds[n-1].Find(p.Sides[0])
		if q != nil && (p.IsBye() && q.IsBye() && resting(q) || !p.IsBye() && q.Side(p.Sides[1]) >= 0) {
			in, last = append(in, n), meeting
		}
	}
	return in
}

func sameReason(a, b pairing.Reason) bool {
	return a.Rule == b.Rule && fmt.Sprint(a.Text) == fmt.Sprint(b.Text)
}

// against is what the rules have against a round as it stands.
func against(d *draw.Draw, r *model.Round) []pairing.Reason {
	may := (*pairing.Field).MayHaveBye
	if d.Engine.MayHaveBye != nil {
		may = d.Engine.MayHaveBye
	}
	fide := d.Engine.Rulebook == model.FIDERules && !d.Engine.KnockOut && !d.Before.Format.Predetermined()
	var rs []pairing.Reason
	if two := byes(r); fide && len(two) > 1 {
		rs = append(rs, pairing.Reason{Rule: "C.04.1", Text: phrase.New("%s have the pairing-allocated bye, which one has at most in a round.",
			d.Before.Names(two))})
	}
	for _, p := range r.Pairings {
		if !p.IsBye() {
			rs = append(rs, byhand.Objections(d.Field, p.Sides[0], p.Sides[1])...)
			if fide && d.Field.Boards == 0 && d.Field.Round != d.Field.Rounds {
				rs = append(rs, unbalanced(d.Field, p.Sides)...)
			}
			continue
		}
		for i := range d.Field.Players {
			q := &d.Field.Players[i]
			switch {
			case q.ID != p.Sides[0] || p.Outcomes[0] != model.PairingBye:
			case !d.Field.Table && !may(d.Field, i):
				rs = append(rs, pairing.Reason{Rule: "C.04.1; 28L3", Text: phrase.New("%s has had a bye, or a win without playing, before.", q.Name)})
			case fide && d.Field.Boards == 0 && slices.ContainsFunc(d.Field.Ranked(), func(j int) bool {
				return d.Field.Players[j].Score < q.Score && may(d.Field, j)
			}):
				rs = append(rs, pairing.Reason{Rule: "C.04.3, C5", Text: phrase.New("%s has more points than somebody else who may have the bye.",
					q.Name)})
			}
		}
	}
	return rs
}

// byes are those who have the pairing-allocated bye in a round.
func byes(r *model.Round) []model.ID {
	var who []model.ID
	for i := range r.Pairings {
		if p := &r.Pairings[i]; p.IsBye() && p.Outcomes[0] == model.PairingBye {
			who = append(who, p.Sides[0])
		}
	}
	return who
}

// unbalanced objects to a pair in which somebody has had one colour three times more often than the other, which the rules let happen in
// the last round at most (C.04.1 of 2026, basic rules: the difference is two at most). After White, White, Black, White it is two, and
// with White again three.
func unbalanced(f *pairing.Field, sides [2]model.ID) []pairing.Reason {
	var rs []pairing.Reason
	for side, colour := range []model.Colour{model.White, model.Black} {
		i := slices.IndexFunc(f.Players, func(p pairing.Player) bool { return p.ID == sides[side] })
		if i < 0 {
			continue
		}
		more, had := 1, f.Players[i].Colours(nil)
		if n := len(had); n > 1 && had[n-1] == colour && had[n-2] == colour {
			continue // a third in a row is said already
		}
		for _, c := range had {
			if c == colour {
				more++
			} else {
				more--
			}
		}
		if more > 2 {
			rs = append(rs, pairing.Reason{Rule: "C.04.1", Text: phrase.New("%s would have had %s %d times more often than the other colour.",
				f.Players[i].Name, colour, more)})
		}
	}
	return rs
}

// contrary are the boards at which both would have the colour that is due to the other (VCL4THP.13, question 67).
func Contrary(f *pairing.Field, r *model.Round) []int {
	var boards []int
	for _, p := range r.Pairings {
		if p.IsBye() || f.Boards > 0 {
			continue
		}
		wrong := 0
		for side, colour := range []model.Colour{model.White, model.Black} {
			if i := slices.IndexFunc(f.Players, func(q pairing.Player) bool { return q.ID == p.Sides[side] }); i >= 0 &&
				len(f.Players[i].Colours(nil)) > 0 && f.Due(i) == colour.Opposite() {
				wrong++
			}
		}
		if wrong == 2 {
			boards = append(boards, p.Board)
		}
	}
	return boards
}

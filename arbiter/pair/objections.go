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
	fresh := freshIn(s, then, round)
	d, err := draw.New(t, s, draw.Options{Round: round, Open: true})
	if err != nil {
		return nil, rs
	}
	rs = append(rs, against(d, &then.Rounds[round-1], fresh)...)
	return d, append(rs, againstLater(d, then, round, fresh)...)
}

// freshIn tells of the pairings of a round after a change which it has not had before: with other opponents, other colours or another bye.
func freshIn(s, then *model.Section, round int) func(*model.Pairing) bool {
	if round > len(s.Rounds) {
		return func(*model.Pairing) bool { return true }
	}
	return func(p *model.Pairing) bool {
		had, _ := s.Rounds[round-1].Find(p.Sides[0])
		return had == nil || had.Sides != p.Sides || p.IsBye() && had.Outcomes != p.Outcomes
	}
}

// againstLater is what there is against a round because of those after it that are paired already, as when it is laid anew: two who meet
// there as well where a system has two meet once, a second bye, and a colour for the third time in a row or three times more often.
func againstLater(d *draw.Draw, s *model.Section, round int, fresh func(*model.Pairing) bool) (rs []pairing.Reason) {
	if d.Field.Table || d.Engine.KnockOut || round == len(s.Rounds) {
		return nil
	}
	object := func(rule string, text phrase.Text) { rs = append(rs, pairing.Reason{Rule: rule, Text: text}) }
	for i := range s.Rounds[round-1].Pairings {
		p := &s.Rounds[round-1].Pairings[i]
		if !fresh(p) {
			continue
		}
		one, _ := s.Entry(p.Sides[0])
		other, _ := s.Entry(p.Sides[1])
		for _, n := range placedAs(s, round, p) {
			switch q, _ := s.Rounds[n-1].Find(one.ID); {
			case n < round:
			case p.IsBye():
				if p.Outcomes[0] == model.PairingBye && q.Outcomes[0] == model.PairingBye {
					object("C.04.1; 28L3", phrase.New("%s has a bye in round %d already.", one.Name, n))
				}
			case q.Outcomes[0] == model.Pending || q.Outcomes[0].Played():
				object("C.04.1; 27A1", phrase.New("%s and %s meet in round %d already.", one.Name, other.Name, n))
			}
		}
		if p.IsBye() || s.Team() {
			continue
		}
		for side, e := range []*model.Entry{&one, &other} {
			c := []model.Colour{model.White, model.Black}[side]
			before, after := coloursBefore(s, round, e.ID), coloursAfter(s, round, e.ID)
			if n := after.run(c); n > 0 && before.run(c) < 2 && before.run(c)+n > 1 {
				object("C.04.1; 29E5f", phrase.New("%s would have %s three times in a row.", e.Name, c))
			} else if most := after.most(c, before.balance(c)+1); fide(d) && most > 2 && before.balance(c) < 2 {
				object("C.04.1", phrase.New("%s would have had %s %d times more often than the other colour.", e.Name, c, most))
			}
		}
	}
	return rs
}

// without are the reasons that there were not before.
func without(now, had []pairing.Reason) []pairing.Reason {
	return slices.DeleteFunc(now, func(r pairing.Reason) bool {
		return slices.ContainsFunc(had, func(o pairing.Reason) bool { return sameReason(o, r) })
	})
}

// NewAgainstTable is what a table has against a round of a section after a change and had not before: two who meet more often than it has
// them meet, in an all-play-all who rests more often or is without a game, and what is against a game that is not the table's: somebody is
// not there, they are kept apart, or have colours that no table gives (VCL4THP.13, question 66). The games of a meeting are one. It asks
// for no result, as a table waits for none.
func NewAgainstTable(s, then *model.Section, round int) []pairing.Reason {
	rs := againstTable(then, round, freshIn(s, then, round))
	if round <= len(s.Rounds) {
		return append(rs, without(withoutAGame(then, round), withoutAGame(s, round))...)
	}
	return append(rs, withoutAGame(then, round)...)
}

// againstTable is what speaks against boards of an all-play-all, or of another table: that two have met already as often as the table has
// them meet, or that somebody rests once too often.
func againstTable(s *model.Section, round int, fresh func(*model.Pairing) bool) (rs []pairing.Reason) {
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
		if !fresh(p) {
			continue
		}
		rs = append(rs, strange(s, round, p)...)
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

// withoutAGame objects to byes by hand in an all-play-all: of an odd number one rests in a round, of an even one nobody.
func withoutAGame(s *model.Section, round int) []pairing.Reason {
	if s.Format != model.RoundRobin && s.Format != model.DoubleRoundRobin {
		return nil
	}
	var byHand []model.ID
	all := 0
	for i := range s.Rounds[round-1].Pairings {
		p := &s.Rounds[round-1].Pairings[i]
		if e, _ := s.Entry(p.Sides[0]); !p.IsBye() || !e.Competes() || !e.Plays(round) {
			continue
		}
		if all++; p.By == model.MadeByHand {
			byHand = append(byHand, p.Sides[0])
		}
	}
	if byHand == nil || all <= s.Competitors()%2 {
		return nil
	}
	return []pairing.Reason{{Rule: "C.05", Text: phrase.New("without a game in round %d: %s, and everybody is to meet everybody.", round,
		s.Names(byHand))}}
}

// strange is what there is against a game by hand: that they are kept apart, and, where the table does not have it in that round and with
// these colours, that somebody is not there, a colour for the third time in a row, or three times more often than the other. A table
// gives none of the last two but at the turn of two cycles that are left as printed.
func strange(s *model.Section, round int, p *model.Pairing) (rs []pairing.Reason) {
	if p.IsBye() || p.By != model.MadeByHand {
		return nil
	}
	object := func(rule string, text phrase.Text) { rs = append(rs, pairing.Reason{Rule: rule, Text: text}) }
	one, _ := s.Entry(p.Sides[0])
	other, _ := s.Entry(p.Sides[1])
	if slices.ContainsFunc(s.Forbidden, func(f model.Forbidden) bool {
		return f.Holds(round) && slices.Contains(f.Who, one.ID) && slices.Contains(f.Who, other.ID)
	}) {
		object("", phrase.New("%s and %s are not to meet in this round.", one.Name, other.Name))
	}
	if ofTable(s, round, p) {
		return rs
	}
	for side, e := range []*model.Entry{&one, &other} {
		if !e.Plays(round) {
			object("C.05", phrase.New("%s is not in this round.", e.Name))
		}
		if s.Team() { // on every second board they have the other colour
			continue
		}
		c := []model.Colour{model.White, model.Black}[side]
		had := coloursBefore(s, round, e.ID)
		if before, after := had.run(c), coloursAfter(s, round, e.ID).run(c); before+after > 1 {
			object("C.05", phrase.New("%s would have %s three times in a row.", e.Name, c))
		} else if more := had.balance(c); more > 1 {
			object("C.05", phrase.New("%s would have had %s %d times more often than the other colour.", e.Name, c, more+1))
		}
	}
	return rs
}

// ofTable tells whether a pairing is a bye, or a game that the table has in the round, with these colours.
func ofTable(s *model.Section, round int, p *model.Pairing) bool {
	if p.IsBye() || p.By != model.MadeByHand {
		return true
	}
	table, err := draw.Table(s)
	return err == nil && round <= len(table) && slices.ContainsFunc(table[round-1], func(q model.Pairing) bool { return q.Sides == p.Sides })
}

// ContraryInTable are the boards of an all-play-all, and of other systems whose rounds are known before the first, at which after a change
// both would have the colour that is due to the other, and had not before; see Contrary. What the table has is never one; what it has
// with the other colours is, unless these are due after the rounds before.
func ContraryInTable(s, then *model.Section, round int) (boards []int) {
	for i := range then.Rounds[round-1].Pairings {
		p := &then.Rounds[round-1].Pairings[i]
		if ofTable(then, round, p) || then.Team() {
			continue
		}
		due := [2]model.Colour{pairing.DueAfter(coloursBefore(then, round, p.Sides[0])), pairing.DueAfter(coloursBefore(then, round, p.Sides[1]))}
		turned := model.Pairing{Sides: [2]model.ID{p.Sides[1], p.Sides[0]}, By: p.By}
		right := [2]model.Colour{model.White, model.Black}
		if due != [2]model.Colour{model.Black, model.White} && (due == right || !ofTable(then, round, &turned)) {
			continue
		}
		if round <= len(s.Rounds) {
			if had, _ := s.Rounds[round-1].Find(p.Sides[0]); had != nil && had.Sides == p.Sides {
				continue
			}
		}
		boards = append(boards, p.Board)
	}
	return boards
}

// hadColours are those that somebody had or is to have in the rounds on one side of a round, the nearest last.
type hadColours []model.Colour

func coloursBefore(s *model.Section, round int, who model.ID) (cs hadColours) {
	for n := 1; n < round; n++ {
		cs = cs.with(&s.Rounds[n-1], who)
	}
	return cs
}

func coloursAfter(s *model.Section, round int, who model.ID) (cs hadColours) {
	for n := len(s.Rounds); n > round; n-- {
		cs = cs.with(&s.Rounds[n-1], who)
	}
	return cs
}

// with adds a round's colour. Where a game was not played, and will not be, there is none.
func (cs hadColours) with(r *model.Round, who model.ID) hadColours {
	p, _ := r.Find(who)
	switch {
	case p == nil || p.Done() && !p.Outcomes[p.Side(who)].Played():
		return cs
	case p.Side(who) == 0:
		return append(cs, model.White)
	}
	return append(cs, model.Black)
}

// run is how often a colour comes on end, up to the nearest.
func (cs hadColours) run(c model.Colour) (n int) {
	for n < len(cs) && cs[len(cs)-1-n] == c {
		n++
	}
	return n
}

// balance is how much more often than the other a colour comes.
func (cs hadColours) balance(c model.Colour) (more int) {
	for _, had := range cs {
		if had == c {
			more++
		} else {
			more--
		}
	}
	return more
}

// most is how much more often than the other a colour comes at most, on the way from the nearest; more is how much it was before.
func (cs hadColours) most(c model.Colour, more int) int {
	most := more
	for _, has := range slices.Backward(cs) {
		if more--; has == c {
			more += 2
		}
		most = max(most, more)
	}
	return most
}

// NewAgainstFirstGame is what there is against another game of a pairing, which stays as it is, after the one before was laid anew.
func NewAgainstFirstGame(s, then *model.Section, round int) []pairing.Reason {
	return without(AgainstFirstGame(then, round), AgainstFirstGame(s, round))
}

// AgainstFirstGame is what there is against a round by hand in which those who met in the round before play the next game of their pairing:
// other opponents, other byes, and colours that are not the other way round.
func AgainstFirstGame(s *model.Section, round int) (rs []pairing.Reason) {
	object := func(text phrase.Text) { rs = append(rs, pairing.Reason{Rule: "C.04.1", Text: text}) }
	for i := range s.Rounds[round-1].Pairings {
		p := &s.Rounds[round-1].Pairings[i]
		one, _ := s.Entry(p.Sides[0])
		other, _ := s.Entry(p.Sides[1])
		switch had, _ := s.Rounds[round-2].Find(one.ID); {
		case had == nil || p.By != model.MadeByHand && had.By != model.MadeByHand:
		case p.IsBye() && !had.IsBye():
			object(phrase.New("%s has a game in round %d, and this is the next game of the same pairings.", one.Name, round-1))
		case p.IsBye():
		case had.Side(other.ID) < 0:
			object(phrase.New("%s and %s do not meet in round %d, and this is the next game of the same pairings.", one.Name, other.Name, round-1))
		case had.Sides == p.Sides:
			object(phrase.New("%s has White in both games against %s.", one.Name, other.Name))
		}
	}
	return rs
}

// resting tells whether somebody has no opponent because one is too many, or because the arbiter gave him none.
func resting(p *model.Pairing) bool {
	return p.Outcomes[0] == model.PairingBye || p.Outcomes[0] == model.Rest || p.By == model.MadeByHand
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
func against(d *draw.Draw, r *model.Round, fresh func(*model.Pairing) bool) []pairing.Reason {
	may := (*pairing.Field).MayHaveBye
	if d.Engine.MayHaveBye != nil {
		may = d.Engine.MayHaveBye
	}
	fide := fide(d)
	var rs []pairing.Reason
	if two := byes(r); fide && len(two) > 1 && slices.ContainsFunc(r.Pairings, func(p model.Pairing) bool {
		return p.Outcomes[0] == model.PairingBye && fresh(&p)
	}) {
		rs = append(rs, pairing.Reason{Rule: "C.04.1", Text: phrase.New("%s have the pairing-allocated bye, which one has at most in a round.",
			d.Before.Names(two))})
	}
	for _, p := range r.Pairings {
		if !fresh(&p) {
			continue
		}
		if !p.IsBye() {
			rs = append(rs, byhand.Objections(d.Field, p.Sides[0], p.Sides[1])...)
			if fide && d.Field.Boards == 0 {
				rs = append(rs, unbalanced(d.Field, p.Sides)...)
			}
		}
		for i := range d.Field.Players {
			q := &d.Field.Players[i]
			switch {
			case q.ID != p.Sides[0] || p.Outcomes[0] != model.PairingBye:
			case !q.Present && !q.ByHand && !q.Spare && q.Why != model.PairingBye:
				rs = append(rs, byhand.NotThere(q))
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

// fide tells whether the basic rules of FIDE's Swiss systems are asked for.
func fide(d *draw.Draw) bool {
	return d.Engine.Rulebook == model.FIDERules && !d.Engine.KnockOut && !d.Before.Format.Predetermined()
}

// byes are those who have the pairing-allocated bye in a round.
func byes(r *model.Round) []model.ID {
	var who []model.ID
	for i := range r.Pairings {
		if p := &r.Pairings[i]; p.Outcomes[0] == model.PairingBye {
			who = append(who, p.Sides[0])
		}
	}
	return who
}

// unbalanced objects to a pair in which somebody has had one colour three times more often than the other, which a system may have to give
// in the last round at most (C.04.1 of 2026, basic rules: the difference is two at most). After White, White, Black, White it is two, and
// with White again three.
func unbalanced(f *pairing.Field, sides [2]model.ID) []pairing.Reason {
	var rs []pairing.Reason
	for side, colour := range []model.Colour{model.White, model.Black} {
		i := slices.IndexFunc(f.Players, func(p pairing.Player) bool { return p.ID == sides[side] })
		if i < 0 {
			continue
		}
		had := hadColours(f.Players[i].Colours(nil))
		if had.run(colour) > 1 {
			continue // a third in a row is said already
		}
		if more := had.balance(colour); more > 1 {
			rs = append(rs, pairing.Reason{Rule: "C.04.1; 29E5f", Text: phrase.New("%s would have had %s %d times more often than the other colour.",
				f.Players[i].Name, colour, more+1)})
		}
	}
	return rs
}

// Contrary are the boards at which both would have the colour that is due to the other (VCL4THP.13, question 67).
func Contrary(f *pairing.Field, r *model.Round) []int {
	var boards []int
	for _, p := range r.Pairings {
		if p.IsBye() {
			continue
		}
		wrong := 0
		for side, colour := range []model.Colour{model.White, model.Black} {
			if i := slices.IndexFunc(f.Players, func(q pairing.Player) bool { return q.ID == p.Sides[side] }); i >= 0 &&
				pairing.DueAfter(f.Players[i].Colours(nil)) == colour.Opposite() {
				wrong++
			}
		}
		if wrong == 2 {
			boards = append(boards, p.Board)
		}
	}
	return boards
}

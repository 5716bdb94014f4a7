package pair

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/byhand"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// Spare are the house players who could play in a round and whom it does not mention.
func Spare(s *model.Section, round int) []model.ID {
	return s.Unmentioned(round, func(e *model.Entry) bool { return e.House && e.Bye(round) == model.Pending })
}

// LayRound enters a round that was laid by hand, anew where it is there already;
// with nothing laid it begins one. Those who have asked for a bye get it unless
// they are laid, and those who do not take part are absent.
func LayRound(s *model.Section, round int, laid []model.Pairing) journal.Change {
	return followed(s, round, layRound(s, round, laid))
}

// layRound is a round with the boards that were laid by hand, and with the byes and absences of those who are at none of them. Who is
// there and without a board is still to be paired.
func layRound(s *model.Section, round int, laid []model.Pairing) journal.Change {
	all := slices.Clone(laid)
	for e := range s.Everyone() {
		if slices.ContainsFunc(laid, func(p model.Pairing) bool { return p.Side(e.ID) >= 0 }) {
			continue
		}
		if !e.Competes() { // is needed or not
			continue
		}
		o := e.Bye(round)
		if !e.Plays(round) {
			o = model.Absent
		}
		if o != model.Pending {
			bye := byeFor(e.ID, o)
			bye.By = e.WithoutBoard(round)
			all = append(all, bye)
		}
	}
	switch {
	case round <= len(s.Rounds):
		return steps.ReplacePairings{Section: s.ID, Round: round, Pairings: all, ByHand: true}
	case len(laid) == 0:
		add := steps.AddRound{Section: s.ID, Round: round, Pairings: all, ByHand: true}
		return steps.Together{Words: phrase.New("Begin round %d by hand", round), Changes: []journal.Change{add}}
	}
	return steps.AddRound{Section: s.ID, Round: round, Pairings: all, ByHand: true}
}

// All pairs every round of a table that is not paired yet, as one step, and
// announces as many rounds as there are. The error beside the change says why
// somebody does not sit at the fixed board.
func All(s *model.Section) (c journal.Change, seats, err error) {
	if err := WhyNotAll(s); err != nil {
		return nil, nil, err
	}
	table, err := draw.Table(s)
	if err != nil {
		return nil, nil, err
	}
	var changes []journal.Change
	if planned := LastRound(s); planned != s.Planned {
		c := steps.EditSection{Section: s.ID, Settings: steps.SettingsOf(s)}
		c.Settings.Planned = planned
		changes = append(changes, c)
	}
	for n := draw.Next(s); n <= len(table); n++ {
		ps, trouble := draw.Seated(s, draw.WithoutGone(s, n, table[n-1]))
		s.MadeBy(model.MadeByTable, n, ps)
		if trouble != nil {
			seats = trouble
		}
		if n <= len(s.Rounds) {
			changes = append(changes, steps.ReplacePairings{Section: s.ID, Round: n, Pairings: ps})
		} else {
			changes = append(changes, steps.AddRound{Section: s.ID, Round: n, Pairings: ps})
		}
	}
	words := phrase.Count(len(table), "Pair all rounds (%d)", "Pair all %d rounds")
	return steps.Together{Words: words, Changes: changes}, seats, nil
}

// RemoveLast takes the last round away, with the other games of the same pairs where there are some; undo brings it back with its
// results.
func RemoveLast(s *model.Section) journal.Change {
	last := len(s.Rounds)
	_, game := s.Meeting(last)
	if game == 1 {
		return steps.RemoveRound{Section: s.ID, Round: last}
	}
	var changes []journal.Change
	for n := last; n > last-game; n-- {
		changes = append(changes, steps.RemoveRound{Section: s.ID, Round: n})
	}
	return steps.Together{Words: phrase.New("Remove rounds %d to %d", last-game+1, last), Changes: changes}
}

// Swap lets two participants change places in a round; one of them may be
// without a place in it.
func Swap(s *model.Section, round int, a, b model.ID) (journal.Change, error) {
	r, err := roundOf(s, round)
	if err != nil {
		return nil, err
	}
	p, _ := r.Find(a)
	q, _ := r.Find(b)
	switch {
	case p == nil && q == nil:
		return nil, phrase.Errorf("neither has a place in the round yet")
	case p != nil && q != nil:
		return followed(s, round, steps.SwapParticipants{Section: s.ID, Round: round, A: a, B: b}), nil
	}
	in, out, at := a, b, q
	if p != nil {
		in, out, at = b, a, p
	}
	if !at.IsBye() && at.Done() {
		return nil, hasResult(s, out)
	}
	put := model.Pairing{Board: at.Board, Sides: at.Sides, Outcomes: at.Outcomes}
	put.Sides[at.Side(out)] = in
	return followed(s, round, steps.Together{Words: phrase.New("Swap %s and %s", nameOf(s, a), nameOf(s, b)), Changes: []journal.Change{
		steps.RemovePairing{Section: s.ID, Round: round, Board: at.Board, Who: out},
		steps.AddPairing{Section: s.ID, Round: round, Pairing: put},
	}}), nil
}

func roundOf(s *model.Section, round int) (*model.Round, error) {
	if round < 1 || round > len(s.Rounds) {
		return nil, phrase.Errorf("%s has no round %d: it has %d rounds", s.Name, round, len(s.Rounds))
	}
	return &s.Rounds[round-1], nil
}

func hasResult(s *model.Section, who model.ID) error {
	return phrase.Errorf("the board of %s has a result. Clear it first", nameOf(s, who))
}

func nameOf(s *model.Section, id model.ID) string {
	e, _ := s.Entry(id)
	return e.Name
}

// PairTwo pairs two with each other in a round. Boards at which they sat are broken;
// the new one takes the number of the first of these, or the lowest that is free.
// White is who should rather have it.
func PairTwo(t *model.Tournament, s *model.Section, round int, a, b model.ID) (journal.Change, error) {
	r, err := roundOf(s, round)
	if err != nil {
		return nil, err
	}
	board := 0
	var changes []journal.Change
	for _, who := range []model.ID{a, b} {
		p, _ := r.Find(who)
		switch {
		case p == nil || p.IsBye():
		case p.Side(a) >= 0 && p.Side(b) >= 0:
			return nil, phrase.Errorf("%s and %s play each other already", nameOf(s, a), nameOf(s, b))
		case p.Outcomes[0] != model.Pending:
			return nil, hasResult(s, who)
		default:
			if board == 0 {
				board = p.Board
			}
			changes = append(changes, steps.RemovePairing{Section: s.ID, Round: round, Board: p.Board, Who: who})
		}
	}
	if board == 0 {
		board = freeBoard(r)
	}
	sides := [2]model.ID{a, b}
	if better(t, s, round, b, a) {
		sides = [2]model.ID{b, a}
	}
	changes = append(changes, steps.AddPairing{Section: s.ID, Round: round, Pairing: model.Pairing{Board: board, Sides: sides}})
	return followed(s, round, steps.OneStep(phrase.New("Pair %s with %s", nameOf(s, a), nameOf(s, b)), changes)), nil
}

// better tells whether a pair should rather have these colours than the others:
// the rules have less against them, or who is to have White had it less often.
func better(t *model.Tournament, s *model.Section, round int, white, black model.ID) bool {
	if d, err := draw.New(t, s, draw.Options{Round: round, Open: true}); err == nil {
		these, others := len(byhand.Objections(d.Field, white, black)), len(byhand.Objections(d.Field, black, white))
		if these != others {
			return these < others
		}
	}
	return whites(s, round, white) < whites(s, round, black)
}

// whites is how many more games somebody has had with White than with Black
// before the round.
func whites(s *model.Section, round int, who model.ID) int {
	n := 0
	for r := range round - 1 {
		if p, _ := s.Rounds[r].Find(who); p != nil && !p.IsBye() && !p.NoColours && p.Outcomes[0].Played() {
			n += 1 - 2*p.Side(who)
		}
	}
	return n
}

// freeBoard is the lowest number that no board of the round has.
func freeBoard(r *model.Round) int {
	for n := 1; ; n++ {
		if p, _ := r.OnBoard(n); p == nil {
			return n
		}
	}
}

// Turn turns the colours of the boards at which these sit; nil when none has an
// opponent.
func Turn(s *model.Section, round int, who []model.ID) journal.Change {
	var changes []journal.Change
	for _, p := range boardsOf(s, round, who) {
		if !p.IsBye() {
			changes = append(changes, steps.SwapSides{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0]})
		}
	}
	words := phrase.Count(len(changes), "Turn the colours on %d board", "Turn the colours on %d boards")
	return followed(s, round, steps.OneStep(words, changes))
}

// Break takes the pairings of these out of a round, byes too; nil when there are
// none.
func Break(s *model.Section, round int, who []model.ID) journal.Change {
	var changes []journal.Change
	for _, p := range boardsOf(s, round, who) {
		changes = append(changes, steps.RemovePairing{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0]})
	}
	return followed(s, round, steps.OneStep(phrase.Count(len(changes), "Break %d pairing", "Break %d pairings"), changes))
}

// boardsOf are the pairings of some participants, each once.
func boardsOf(s *model.Section, round int, who []model.ID) []*model.Pairing {
	r, err := roundOf(s, round)
	if err != nil {
		return nil
	}
	var ps []*model.Pairing
	for _, id := range who {
		if p, _ := r.Find(id); p != nil && !slices.Contains(ps, p) {
			ps = append(ps, p)
		}
	}
	return ps
}

// Clear takes the results of the boards away at which these sit; nil when none has
// one.
func Clear(s *model.Section, round int, who []model.ID) journal.Change {
	var changes []journal.Change
	for _, p := range boardsOf(s, round, who) {
		switch {
		case p.IsBye():
		case p.Done():
			changes = append(changes, steps.SetResult{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0]})
		case p.Rests(): // that it is adjourned stands where its result would
			changes = append(changes, steps.SetAdjourned{Section: s.ID, Round: round, Board: p.Board, Who: p.Sides[0]})
		}
	}
	return steps.OneStep(phrase.Count(len(changes), "Clear %d result", "Clear %d results"), changes)
}

// GiveByes gives those of these who have no opponent in a round a bye of a kind; nil
// when nobody is without one, or all have that bye.
func GiveByes(s *model.Section, round int, who []model.ID, kind model.Outcome) journal.Change {
	r, err := roundOf(s, round)
	if err != nil {
		return nil
	}
	var changes []journal.Change
	for _, id := range who {
		if p, _ := r.Find(id); p == nil || p.IsBye() && p.Outcomes[0] != kind {
			changes = append(changes, steps.SetOutcome{Section: s.ID, Round: round, Who: id, Outcome: kind})
		}
	}
	return followed(s, round, steps.OneStep(phrase.Count(len(changes), "Give %d bye", "Give %d byes"), changes))
}

package byhand

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Rest completes a round: pairs and byes laid down by hand stay as they are,
// with their board numbers, colours and results, and the engine pairs those who
// are left. Boards without a number get the free ones in the order of
// C.04.2. What cannot be in the round is reported all at once as
// model.Problems; an engine that finds no pairing returns
// *pairing.Impossible, to which breaking a pair is added as a way out.
func Rest(f *pairing.Field, laid []model.Pairing, e *pairing.Engine, o pairing.Options) ([]model.Pairing, error) {
	if ps := check(f, laid); ps != nil {
		return nil, ps
	}
	if len(laid) > 0 && e.Fixed(len(f.Players)) {
		return nil, phrase.Errorf("%s fixes its rounds before the first: it has no way to pair those who are left. "+
			"Choose another system for this round, or pair all by hand", e.Name)
	}
	g := *f
	g.Players = slices.Clone(f.Players)
	for i := range laid {
		for _, id := range laid[i].Sides {
			if p := index(f, id); p >= 0 {
				g.Players[p].Present, g.Players[p].ByHand = false, true
			}
		}
		if a, b := index(f, laid[i].Sides[0]), index(f, laid[i].Sides[1]); a >= 0 && b >= 0 {
			g.Laid = append(g.Laid, [2]int{a, b})
		}
	}
	made := &pairing.Round{Number: f.Round, Bye: -1}
	switch left := g.Ranked(); len(left) {
	case 0:
	case 1:
		name := f.Players[left[0]].Label()
		return nil, phrase.Errorf("round %d: %s is the only one left. Give %s a bye, or break one of the pairs made by hand",
			f.Numbered(), name, name)
	default:
		var err error
		if made, err = e.Pair(&g, o); err != nil {
			return nil, withCure(err, len(laid))
		}
	}
	// Only the boards of the engine's round lose their numbers.
	all := made.Pairings(&g)
	for i := range all {
		all[i].Board = 0
	}
	all = append(slices.Clone(laid), all...)
	number(f, all, e.Rated)
	return all, nil
}

// withCure adds breaking a pair to the ways out of a round that cannot be
// paired.
func withCure(err error, laid int) error {
	var im *pairing.Impossible
	if laid == 0 || !errors.As(err, &im) {
		return err
	}
	more := *im
	more.Cures = append([]phrase.Text{phrase.New("break one of the pairs made by hand")}, im.Cures...)
	return &more
}

// number gives boards without a number the free ones, best board first, and
// sorts by them, byes last.
func number(f *pairing.Field, all []model.Pairing, rated bool) {
	taken := map[int]bool{}
	var pairs []pairing.Pair
	at := map[[2]int]int{}
	for i := range all {
		p := &all[i]
		switch {
		case p.IsBye():
			p.Board = 0
		case p.Board > 0:
			taken[p.Board] = true
		default:
			pair := pairing.Pair{White: index(f, p.Sides[0]), Black: index(f, p.Sides[1])}
			at[[2]int{pair.White, pair.Black}] = i
			pairs = append(pairs, pair)
		}
	}
	if rated {
		f.SortBoardsRated(pairs)
	} else {
		f.SortBoards(pairs)
	}
	board := 0
	for _, p := range pairs {
		for board++; taken[board]; board++ {
		}
		all[at[[2]int{p.White, p.Black}]].Board = board
	}
	SortBoards(all)
}

// SortBoards puts the pairings of a round in the order of their boards, byes last.
func SortBoards(all []model.Pairing) {
	place := func(p *model.Pairing) int {
		if p.IsBye() {
			return math.MaxInt
		}
		return p.Board
	}
	slices.SortStableFunc(all, func(a, b model.Pairing) int { return cmp.Compare(place(&a), place(&b)) })
}

func index(f *pairing.Field, id model.ID) int {
	if id == 0 {
		return -1
	}
	return slices.IndexFunc(f.Players, func(p pairing.Player) bool { return p.ID == id })
}

// check reports everything that cannot be in a round.
func check(f *pairing.Field, laid []model.Pairing) error {
	var ps model.Problems
	where, boards := map[model.ID]string{}, map[int]string{}
	for i := range laid {
		p := &laid[i]
		complain := func(who int, what, cure phrase.Text) {
			q := model.Problem{Round: f.Numbered(), Board: p.Board, What: what, Cure: cure, Grave: true}
			if who >= 0 {
				q.Who = f.Players[who].Name
			}
			ps = append(ps, q)
		}
		if p.IsBye() && !p.Outcomes[0].IsBye() {
			complain(index(f, p.Sides[0]),
				phrase.New("a participant without an opponent cannot have a %s", p.Outcomes[0]), phrase.New("Give a bye, or an opponent"))
		}
		if p.Sides[0] == p.Sides[1] {
			complain(index(f, p.Sides[0]), phrase.New("nobody plays against himself"), phrase.New("Choose another opponent"))
			continue
		}
		name := pairName(f, p)
		if p.Board > 0 && boards[p.Board] != "" {
			complain(-1, phrase.New("%s and %s have one board", boards[p.Board], name), phrase.New("Number one of them anew"))
		}
		boards[p.Board] = name
		for side, id := range p.Sides {
			if id == 0 && side == 1 {
				continue
			}
			who := index(f, id)
			switch {
			case who < 0:
				complain(-1, phrase.New("participant %d does not exist", id), phrase.New("Choose somebody else"))
			case where[id] != "":
				complain(who, phrase.New("is in %s and in %s", where[id], name), phrase.New("Break one of the two"))
			case !p.IsBye() && !f.Players[who].Present && !f.Players[who].Spare:
				complain(who, absent(&f.Players[who]), phrase.New("Bring the participant back into the round first, or choose somebody else"))
			}
			where[id] = name
		}
	}
	if ps == nil {
		return nil
	}
	return ps
}

func absent(p *pairing.Player) phrase.Text {
	if p.Why == model.Absent {
		return phrase.New("is not in this round")
	}
	return phrase.New("has asked for a %s in this round", p.Why)
}

func pairName(f *pairing.Field, p *model.Pairing) string {
	var names []string
	for _, id := range p.Sides {
		if i := index(f, id); i >= 0 {
			names = append(names, f.Players[i].Name)
		}
	}
	if p.IsBye() {
		return "a bye"
	}
	return strings.Join(names, " – ")
}

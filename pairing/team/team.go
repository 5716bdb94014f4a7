package team

import (
	"errors"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/matching"
	"wallchart/phrase"
)

// preferences is which colour preferences the event uses (1.7).
type preferences uint8

const (
	typeA preferences = iota
	typeB
	noPreferences
)

// team is one team to be paired, in the order of score and pairing number.
type team struct {
	index   int
	number  int
	score   model.Points
	second  model.Points
	colours []model.Colour // of the matches played
	cd      int            // whites less blacks
	wants   model.Colour
	strong  bool
	floated bool // last round, 1.5
	played  int
	bye     bool // C2
	barred  []int
}

// task is one round being paired.
type task struct {
	f       *pairing.Field
	kind    preferences
	teams   []team
	left    []int // teams not yet paired, in order
	late    bool  // one of the last two rounds: no C7, no C10
	solver  matching.Solver
	single  matching.Cardinality
	meet    matching.Adjacency // for single
	g       matching.Graph
	round   *pairing.Round
	explain bool
}

func pair(f *pairing.Field, o pairing.Options, kind preferences) (*pairing.Round, error) {
	if err := f.Ready(); err != nil {
		return nil, err
	}
	t := &task{f: f, kind: kind, explain: o.Explain, late: f.Round > f.Rounds-2,
		round: &pairing.Round{Number: f.Round, Bye: -1}}
	t.solver.Cancel = o.Cancel
	t.digest()
	for i := range t.teams {
		t.left = append(t.left, i)
	}
	if err := t.giveBye(); err != nil {
		return nil, err
	}
	for len(t.left) > 0 {
		switch err := t.bracket(); {
		case o.Cancelled(), errors.Is(err, matching.ErrCancelled):
			return nil, pairing.ErrCancelled
		case err != nil:
			return nil, err
		}
	}
	f.SortBoards(t.round.Pairs)
	return t.round, nil
}

// digest makes of the field what the rules look at: the teams in their order, with whom each may not meet again, whether it may have the
// bye, and the colour it is due.
func (t *task) digest() {
	place := make([]int, len(t.f.Players))
	for i := range place {
		place[i] = -1
	}
	order := t.f.Ranked()
	for at, i := range order {
		place[i] = at
	}
	for _, i := range order {
		p := &t.f.Players[i]
		m := team{index: i, number: p.Number, score: p.Pairing(), second: p.Second, colours: p.Colours(nil), bye: true}
		for r := range p.Past {
			g := &p.Past[r]
			switch {
			case g.Outcome == model.PairingBye, g.Outcome == model.ForfeitWin, g.Outcome == model.FullBye:
				m.bye = false
			case g.Outcome.Played() && g.Opponent >= 0:
				m.played++
				if o := place[g.Opponent]; o >= 0 {
					m.barred = append(m.barred, o)
				}
			}
		}
		if spared, asked := t.f.Spared(i); asked {
			m.bye = spared
		}
		m.bye = m.bye && !t.f.AgainLeftOver(i)
		if n := len(p.Past); n > 0 {
			if g := &p.Past[n-1]; g.Outcome.Played() && g.Opponent >= 0 {
				m.floated = p.Before(n) != t.f.Players[g.Opponent].Before(n)
			}
		}
		m.preference(t.kind, t.f.Round >= t.f.Rounds)
		t.teams = append(t.teams, m)
	}
	for _, p := range t.f.Forbidden {
		if a, b := place[p[0]], place[p[1]]; a >= 0 && b >= 0 {
			t.teams[a].barred = append(t.teams[a].barred, b)
			t.teams[b].barred = append(t.teams[b].barred, a)
		}
	}
}

// mayMeet is C1, with the forbidden pairs.
func (t *task) mayMeet(a, b int) bool {
	for _, o := range t.teams[a].barred {
		if o == b {
			return false
		}
	}
	return true
}

// adjacency is who may meet among the teams still unpaired.
func (t *task) adjacency() *matching.Adjacency {
	t.meet.Reset(len(t.left))
	for j, b := range t.left {
		for i, a := range t.left[:j] {
			if t.mayMeet(a, b) {
				t.meet.Join(i, j)
			}
		}
	}
	return &t.meet
}

// giveBye finds the receiver of the bye by 3.1: of those who may have it (C2)
// and without whom the others can be paired (C3), the lowest score, the most
// matches played, the largest pairing number. With an even number it only
// makes sure that the round can be paired.
func (t *task) giveBye() error {
	n := len(t.left)
	pairs := t.single.Match(t.adjacency(), nil)
	if n < 2 {
		return pairing.NothingToPair(t.f)
	}
	if pairs < n/2 {
		return t.impossible(false)
	}
	if n%2 == 0 {
		return nil
	}
	best := -1
	for i, free := range t.single.Replaceable() {
		if free && t.teams[t.left[i]].bye && (best < 0 || t.byeBefore(t.left[i], t.left[best])) {
			best = i
		}
	}
	if best < 0 {
		return t.impossible(true)
	}
	m := &t.teams[t.left[best]]
	t.round.Bye = m.index
	if t.explain {
		t.round.Notes = append(t.round.Notes, pairing.Note{Where: phrase.New("Bye"),
			Text: phrase.New("%s has the bye: of those who may have it and without whom the others can be paired, the lowest score, "+
				"then the most matches played, then the largest number (C.04.6 3.1).", t.name(m))})
	}
	t.left = append(t.left[:best:best], t.left[best+1:]...)
	return nil
}

func (t *task) byeBefore(i, j int) bool {
	a, b := &t.teams[i], &t.teams[j]
	if a.score != b.score {
		return a.score < b.score
	}
	if a.played != b.played {
		return a.played > b.played
	}
	return a.number > b.number
}

func (t *task) name(m *team) phrase.Text { return t.f.Players[m.index].Label() }

// mostNamed is how many of those who may not have the bye are named.
const mostNamed = 8

func (t *task) impossible(bye bool) error {
	e := &pairing.Impossible{Round: t.f.Round}
	if bye {
		e.Rules = []phrase.Text{phrase.New("The number of teams is odd, and every team without which the others can be paired " +
			"has had a bye or a match won by forfeit (C.04.6 C2).")}
		e.Cures = []phrase.Text{phrase.New("give a second bye by hand")}
		for i, free := range t.single.Replaceable() {
			if free && len(e.Left) < mostNamed {
				e.Left = append(e.Left, t.name(&t.teams[t.left[i]]))
			}
		}
		return e
	}
	for i, m := range t.single.Mate {
		if m < 0 {
			e.Left = append(e.Left, t.name(&t.teams[t.left[i]]))
		}
	}
	e.Rules = []phrase.Text{phrase.New("Teams that have met, and forbidden pairs, do not meet (C.04.6 C1).")}
	e.Cures = []phrase.Text{phrase.New("allow one pair a repeat by pairing it by hand"), phrase.New("give some of those left a bye"),
		phrase.New("end the event after this many rounds")}
	return e
}

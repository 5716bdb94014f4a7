// Package knockout works out the bracket of a knock-out: who meets whom by the seeds, and who goes on by what was played.
//
// Seeds are the starting numbers of those who are in the first round. The bracket has room for a power of two; what is
// missing are byes of the best seeds, all in the first round. Winners of neighbouring matches meet next, so that seeds 1
// and 2 can meet in the final alone. A match is one game or several, each a round of the section. Pairing, standings and
// the bracket on paper all ask here, so that they cannot differ. docs/rules/knockout.md has the sources.
package knockout

import (
	"cmp"
	"slices"
	"strconv"

	"wallchart/model"
)

// Keys of the settings, as a section keeps them.
const GamesKey, LevelKey, ThirdKey = "games", "level", "third"

// Rules are what may be chosen of the system.
type Rules struct {
	Games int  // of a match
	Seed  bool // who has the better seed goes on from a match that is level; otherwise a play-off decides
	Third bool // the losers of the semi-finals play for the third place
}

// RulesOf are the rules by the settings that a section keeps.
func RulesOf(set model.SystemSettings) Rules {
	n, err := strconv.Atoi(set[GamesKey])
	if err != nil {
		n = 1
	}
	return Rules{Games: max(1, n), Seed: set[LevelKey] == "seed", Third: set[ThirdKey] == "yes"}
}

// Of is the bracket of a knock-out as the sheet has it.
func Of(sh *model.Sheet) *Bracket {
	all := make([]Entrant, len(sh.Lines))
	for i := range sh.Lines {
		l := &sh.Lines[i]
		all[i] = Entrant{Number: l.Number, In: true}
		for _, c := range l.Cells {
			all[i].Rounds = append(all[i].Rounds, Game{Opponent: c.Opponent, Outcome: c.Outcome,
				Extra: Extra(c.Outcome, c.Points(sh.Primary), sh.Scoring.Win, sh.Scoring.Draw, sh.Scoring.Loss)})
		}
	}
	return Make(RulesOf(sh.Section.SystemSettings), all)
}

// Stages is how many rounds of matches a number of participants needs: each halves the field.
func Stages(participants int) (n int) {
	for 1<<n < participants {
		n++
	}
	return n
}

// slots are the seeds, from 1, in the order of the bracket: each seed s of a smaller one is followed by who meets it in
// one twice as large, so that of 8 they are 1 8 4 5 2 7 3 6.
func slots(stages int) []int {
	slots := []int{1}
	for range stages {
		sum := 2*len(slots) + 1
		next := make([]int, 0, sum)
		for _, s := range slots {
			next = append(next, s, sum-s)
		}
		slots = next
	}
	return slots
}

// Entrant is a participant with what his rounds were, as many as those of any other. In tells whether somebody takes part
// in the first round, as long as no round says it.
type Entrant struct {
	Number int
	In     bool
	Rounds []Game
}

// Game is a round of an entrant.
type Game struct {
	Opponent int // index, -1 for none
	Outcome  model.Outcome
	Extra    int // points that the arbiter gave him for this round: he goes on who was given more than his opponent
}

// Extra is what the arbiter gave for a game that was played or won by forfeit: what it brought less what its outcome is worth.
func Extra(o model.Outcome, brought, win, draw, loss model.Points) int {
	switch {
	case o.IsWin(), o == model.ForfeitWin:
		return int(brought - win)
	case o.IsDraw():
		return int(brought - draw)
	case o.IsLoss():
		return int(brought - loss)
	}
	return 0
}

// points is what a game brings in a match, in half points, whatever the section says a result is worth.
func (g *Game) points() int {
	switch o := g.Outcome; {
	case o.IsWin(), o == model.ForfeitWin, o == model.PairingBye, o == model.FullBye:
		return 2
	case o.IsDraw():
		return 1
	}
	return 0
}

// Somebody who is not known yet, or whose place is empty.
const (
	Nobody  = -1 // the place is empty
	Unknown = -2 // still being played for
)

// How a match was decided.
type How uint8

// Ways in which a match is decided.
const (
	Open     How = iota // it is not
	Points              // by points
	Bye                 // there is no opponent
	Stated              // by a play-off: the arbiter gave points for it
	Seeded              // level: the better seed
	Went                // level: by who plays in the next round of matches
	Deserted            // nobody came
)

// Match is a meeting of two, of one game or several.
type Match struct {
	Sides  [2]int // by index; Nobody, Unknown
	Points [2]int // in half points
	Games  int    // that are paired
	Winner int    // by index; Unknown, Nobody
	How    How
}

// loser is who does not go on: Nobody where there is no such one, Unknown where it is open.
func (m *Match) loser() int {
	switch m.Winner {
	case Unknown:
		return Unknown
	case m.Sides[0]:
		return m.Sides[1]
	case m.Sides[1]:
		return m.Sides[0]
	}
	return Nobody
}

// Level tells a match whose games are all played and that waits for a play-off.
func (m *Match) Level(r Rules) bool { return m.Winner == Unknown && m.Games >= r.Games }

// Stage is a round of matches.
type Stage struct {
	First   int // its first round, from 0
	Matches []Match
	Third   bool // the last of the matches is for the third place
}

// Bracket is all of it: the stages that are still to come as well.
type Bracket struct {
	Rules  Rules
	Seeds  []int // indices, best first
	Seed   []int // by index: from 1, 0 for those who are not in it
	Stages []Stage
	all    []Entrant
}

// Make works out the bracket after the rounds that the entrants have.
func Make(r Rules, all []Entrant) *Bracket {
	b := &Bracket{Rules: r, Seed: make([]int, len(all)), all: all}
	for i := range all {
		if b.entered(i) {
			b.Seeds = append(b.Seeds, i)
		}
	}
	slices.SortFunc(b.Seeds, func(i, j int) int { return cmp.Compare(all[i].Number, all[j].Number) })
	for n, i := range b.Seeds {
		b.Seed[i] = n + 1
	}
	stages := Stages(len(b.Seeds))
	var sides []int
	for _, s := range slots(stages) {
		who := Nobody
		if s <= len(b.Seeds) {
			who = b.Seeds[s-1]
		}
		sides = append(sides, who)
	}
	var losers []int
	for n := range stages {
		s := b.stage(n*r.Games, sides)
		if len(sides) == 2 && len(losers) == 2 && r.Third && !slices.Contains(losers, Nobody) {
			s.Third = true
			s.Matches = append(s.Matches, Match{Sides: [2]int{losers[0], losers[1]}, Winner: Unknown})
		}
		b.follow(&s)
		sides, losers = nil, nil
		for k := range s.Matches {
			m := &s.Matches[k]
			b.decide(m, s.First)
			sides, losers = append(sides, m.Winner), append(losers, m.loser())
		}
		b.Stages = append(b.Stages, s)
	}
	return b
}

// entered: of the first round its games and byes say who takes part.
func (b *Bracket) entered(i int) bool {
	if len(b.all[i].Rounds) == 0 {
		return b.all[i].In
	}
	return b.plays(i, 0)
}

func (b *Bracket) stage(first int, sides []int) Stage {
	s := Stage{First: first}
	for k := 0; k < len(sides); k += 2 {
		s.Matches = append(s.Matches, Match{Sides: [2]int{sides[k], sides[k+1]}, Winner: Unknown})
	}
	return s
}

// met is whom somebody met in the rounds of a stage.
func (b *Bracket) met(i int, s *Stage) int {
	if i < 0 {
		return Nobody
	}
	for r := s.First; r < min(s.First+b.Rules.Games, len(b.all[i].Rounds)); r++ {
		if o := b.all[i].Rounds[r].Opponent; o >= 0 {
			return o
		}
	}
	return Nobody
}

// follow changes the matches of a stage into those that were played, where somebody was paired otherwise by hand.
func (b *Bracket) follow(s *Stage) {
	for k := range s.Matches {
		m := &s.Matches[k]
		for side := range 2 {
			o := b.met(m.Sides[side], s)
			if o >= 0 && b.met(o, s) == m.Sides[side] {
				b.swap(s, o, k, 1-side)
			}
		}
	}
}

// swap puts somebody in a place of a match and who had it where he was; nobody who is out already.
func (b *Bracket) swap(s *Stage, who, match, side int) {
	for k := range s.Matches {
		for n := range 2 {
			if s.Matches[k].Sides[n] == who {
				s.Matches[k].Sides[n], s.Matches[match].Sides[side] = s.Matches[match].Sides[side], who
				return
			}
		}
	}
}

// decide adds up a match and says who goes on.
func (b *Bracket) decide(m *Match, first int) {
	x, y := m.Sides[0], m.Sides[1]
	switch {
	case x == Unknown || y == Unknown:
		return
	case x < 0 || y < 0:
		m.Winner, m.How = max(x, y, Nobody), Bye
		return
	}
	sides, given, came := [2]int{x, y}, 0, false
	for r := first; r < min(first+b.Rules.Games, len(b.all[x].Rounds)); r++ {
		m.Games++
		for n, i := range sides {
			g := b.all[i].Rounds[r]
			if g.Opponent >= 0 && g.Opponent != sides[1-n] {
				continue
			}
			m.Points[n] += g.points()
			came = came || b.plays(i, r) && g.Outcome != model.DoubleForfeit
			given += g.Extra * (1 - 2*n)
		}
	}
	switch {
	case given > 0:
		m.Winner, m.How = x, Stated
	case given < 0:
		m.Winner, m.How = y, Stated
	case m.Games < b.Rules.Games:
	case m.Points[0] > m.Points[1]:
		m.Winner, m.How = x, Points
	case m.Points[0] < m.Points[1]:
		m.Winner, m.How = y, Points
	case !came:
		m.Winner, m.How = Nobody, Deserted
	case b.Rules.Seed:
		m.Winner, m.How = x, Seeded
		if b.Seed[y] < b.Seed[x] {
			m.Winner = y
		}
	default:
		if a, c := b.plays(x, first+b.Rules.Games), b.plays(y, first+b.Rules.Games); a != c {
			m.Winner, m.How = x, Went
			if c {
				m.Winner = y
			}
		}
	}
}

// plays tells whether somebody is in a round.
func (b *Bracket) plays(i, round int) bool {
	if round >= len(b.all[i].Rounds) {
		return false
	}
	o := b.all[i].Rounds[round].Outcome
	return o.Paired() || o == model.PairingBye || o == model.FullBye
}

// Passed is what one stage brought somebody: 2 for going on, 1 for winning the match for the third place. ok is
// false where he was in no match of it.
func (b *Bracket) Passed(i, stage int) (m *Match, worth int, ok bool) {
	s := &b.Stages[stage]
	for k := range s.Matches {
		m := &s.Matches[k]
		if m.Sides[0] != i && m.Sides[1] != i {
			continue
		}
		third := s.Third && k == len(s.Matches)-1
		switch {
		case m.Winner != i:
			return m, 0, true
		case third:
			return m, 1, true
		}
		return m, 2, true
	}
	return nil, 0, false
}

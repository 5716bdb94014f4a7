package model

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Problem is something wrong with an event: where, what, and how to mend it.
type Problem struct {
	Section string // section's name, "" where there is only one
	Round   int    // 0 = none
	Board   int    // 0 = none
	Who     string // participant, "" = none
	What    string // a sentence without its full stop
	Cure    string // a sentence without its full stop, may be empty
	// Grave: reckoning would be wrong. Otherwise it is a warning the arbiter
	// may have reasons to ignore.
	Grave bool
}

// Error writes the problem as sentences: "Round 3, board 4: … Enter …".
func (p Problem) Error() string {
	var place []string
	if p.Section != "" {
		place = append(place, p.Section)
	}
	if p.Round > 0 {
		place = append(place, fmt.Sprintf("round %d", p.Round))
	}
	if p.Board > 0 {
		place = append(place, fmt.Sprintf("board %d", p.Board))
	}
	if p.Who != "" {
		place = append(place, p.Who)
	}
	s := p.What
	if len(place) > 0 {
		s = strings.Join(place, ", ") + ": " + s
	}
	first, size := utf8.DecodeRuneInString(s)
	s = string(unicode.ToUpper(first)) + s[size:] + "."
	if p.Cure != "" {
		s += " " + p.Cure + "."
	}
	return s
}

// Problems is all that is wrong, in the order of the document; as an error it
// reads one problem a line.
type Problems []Problem

// Error joins the problems, one a line.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// Grave returns the problems that make reckoning wrong.
func (ps Problems) Grave() Problems {
	var g Problems
	for _, p := range ps {
		if p.Grave {
			g = append(g, p)
		}
	}
	return g
}

// Check returns everything that is wrong with the event, never just the first.
func (t *Tournament) Check() Problems {
	var ps Problems
	seen := map[ID]bool{}
	for _, s := range t.Sections {
		if seen[s.ID] || s.ID <= 0 {
			ps = append(ps, Problem{Section: s.Name, What: fmt.Sprintf("the section's ID %d is used twice or not positive", s.ID), Grave: true})
		}
		seen[s.ID] = true
		ps = append(ps, s.Check()...)
	}
	return ps
}

// Check returns everything that is wrong with the section.
func (s *Section) Check() Problems {
	c := checker{s: s, names: map[ID]string{}, players: map[ID]*Player{}}
	c.people()
	for r := range s.Rounds {
		c.round(r)
	}
	return c.found
}

type checker struct {
	s       *Section
	names   map[ID]string  // participants
	players map[ID]*Player // looking each up in the list would be quadratic
	found   Problems
}

func (c *checker) add(p Problem) {
	p.Section = c.s.Name
	c.found = append(c.found, p)
}

func (c *checker) people() {
	ids, numbers := map[ID]string{}, map[int]string{}
	for i := range c.s.Players {
		c.entry(&c.s.Players[i].Entry, ids, numbers)
		c.players[c.s.Players[i].ID] = &c.s.Players[i]
	}
	if c.s.Team() {
		clear(numbers)
		for i := range c.s.Teams {
			c.entry(&c.s.Teams[i].Entry, ids, numbers)
		}
		c.rosters()
	}
	for _, e := range c.s.Entries() {
		c.names[e.ID] = e.Name
	}
}

func (c *checker) entry(e *Entry, ids map[ID]string, numbers map[int]string) {
	if e.ID <= 0 {
		c.add(Problem{Who: e.Name, What: "has no ID", Grave: true})
	} else if other, ok := ids[e.ID]; ok {
		c.add(Problem{Who: e.Name, What: fmt.Sprintf("has the same ID as %s", other), Grave: true})
	}
	if other, ok := numbers[e.Number]; ok && e.Number > 0 {
		c.add(Problem{Who: e.Name, What: fmt.Sprintf("has the same starting number %d as %s", e.Number, other), Cure: "Renumber one of them", Grave: true})
	}
	if strings.TrimSpace(e.Name) == "" {
		c.add(Problem{Who: fmt.Sprintf("number %d", e.Number), What: "has no name", Cure: "Enter a name"})
	}
	ids[e.ID], numbers[e.Number] = e.Name, e.Name
}

func (c *checker) rosters() {
	in := map[ID]string{}
	for i := range c.s.Teams {
		t := &c.s.Teams[i]
		for _, id := range t.Roster {
			p := c.players[id]
			if p == nil {
				c.add(Problem{Who: t.Name, What: fmt.Sprintf("lists a player (ID %d) who does not exist", id), Cure: "Remove the player from the roster", Grave: true})
				continue
			}
			if other, ok := in[id]; ok {
				c.add(Problem{Who: p.Name, What: fmt.Sprintf("is on the rosters of %s and %s", other, t.Name), Cure: "Remove the player from one of them", Grave: true})
			}
			in[id] = t.Name
		}
	}
}

func (c *checker) round(r int) {
	met, boards := map[ID]int{}, map[int]bool{}
	ps := c.s.Rounds[r].Pairings
	for i := range ps {
		p := &ps[i]
		at := Problem{Round: r + 1, Board: p.Board, Grave: true}
		report := func(what, cure string) {
			q := at
			q.What, q.Cure = what, cure
			c.add(q)
		}
		if p.Board > 0 && boards[p.Board] {
			report("the board number is used twice", "Renumber the boards of the round")
		}
		boards[p.Board] = true
		for side, id := range p.Sides {
			if id == 0 && side == 1 {
				continue
			}
			name, ok := c.names[id]
			if !ok {
				report(fmt.Sprintf("participant %d does not exist", id), "Pair the board anew")
			} else if n, twice := met[id]; twice {
				report(fmt.Sprintf("%s plays twice in this round, also on %s", name, boardName(&ps[n])), "Remove one of the two pairings")
			}
			met[id] = i
		}
		if p.Sides[0] == p.Sides[1] {
			report("a participant is paired with itself", "Pair the board anew")
		}
		c.pairing(p, report)
	}
}

func boardName(p *Pairing) string {
	if p.IsBye() {
		return "a bye"
	}
	return fmt.Sprintf("board %d", p.Board)
}

func (c *checker) pairing(p *Pairing, report func(what, cure string)) {
	if p.IsBye() {
		if o := p.Outcomes[0]; o.Paired() {
			report(fmt.Sprintf("%s has no opponent but the outcome %q", c.names[p.Sides[0]], o), "Give a bye, or an opponent")
		}
		return
	}
	if !LegalResult(p.Outcomes) {
		report(fmt.Sprintf("%s for one side and %s for the other contradict each other", p.Outcomes[0], p.Outcomes[1]), "Enter the result again")
	}
	if !c.s.Team() {
		if len(p.Games) > 0 {
			report("a game between players cannot have board games", "")
		}
		return
	}
	c.match(p, report)
}

func (c *checker) match(p *Pairing, report func(what, cure string)) {
	for b, g := range p.Games {
		if !LegalResult(g.Outcomes) {
			report(fmt.Sprintf("board %d of the match: %s and %s contradict each other", b+1, g.Outcomes[0], g.Outcomes[1]), "Enter the board's result again")
		}
		for side, id := range g.Players {
			if id != 0 && c.players[id] == nil {
				report(fmt.Sprintf("board %d of the match: player %d of %s does not exist", b+1, id, c.names[p.Sides[side]]), "Choose the line-up again")
			}
		}
	}
	if c.s.Boards > 0 && len(p.Games) > c.s.Boards {
		report(fmt.Sprintf("the match has %d boards, the section plays %d", len(p.Games), c.s.Boards), "Remove the boards too many, or change the number of boards")
	}
	settled := c.s.Settle(*p)
	if len(p.Games) > 0 && (settled.Score != p.Score || settled.Outcomes != p.Outcomes) {
		report(fmt.Sprintf("the match score %s-%s does not add up to its boards, which make %s-%s",
			p.Score[0].Fraction(), p.Score[1].Fraction(), settled.Score[0].Fraction(), settled.Score[1].Fraction()), "Correct the score or a board")
	}
	if len(p.Games) == 0 && p.Outcomes[0].Played() {
		if p.Outcomes != MatchOutcomes(p.Score) {
			report(fmt.Sprintf("the match score %s-%s does not fit the result %s", p.Score[0].Fraction(), p.Score[1].Fraction(), ResultText(p.Outcomes)), "Enter the match score again")
		}
		if total := c.s.Scoring.Win * Points(c.s.Boards); c.s.Boards > 0 && p.Score[0]+p.Score[1] > total {
			report(fmt.Sprintf("the match score %s-%s is more than %d boards can give", p.Score[0].Fraction(), p.Score[1].Fraction(), c.s.Boards), "Correct the score or the number of boards")
		}
	}
}

package model

import (
	"strings"

	"wallchart/phrase"
)

// Problem is something wrong with an event: where, what, and how to mend it.
type Problem struct {
	Section string      // section's name, "" where there is only one
	Round   int         // 0 = none
	Board   int         // 0 = none
	Who     string      // participant, "" = none
	Field   string      // detail of the event, by its name in the file: "city"; "" = none
	What    phrase.Text // a sentence without its full stop
	Cure    phrase.Text // a sentence without its full stop, may be empty
	// Grave: numbers would be wrong. Otherwise it is a warning the arbiter
	// may have reasons to ignore.
	Grave bool
	// Code never changes, however the sentence is worded: "board-twice".
	Code string
}

// Words is the problem as sentences: "Round 3, board 4: … Enter …".
func (p Problem) Words() phrase.Text {
	var place []phrase.Text
	if p.Section != "" {
		place = append(place, phrase.Verbatim(p.Section))
	}
	if p.Round > 0 {
		place = append(place, phrase.New("round %d", p.Round))
	}
	if p.Board > 0 {
		place = append(place, phrase.New("board %d", p.Board))
	}
	if p.Who != "" {
		place = append(place, phrase.Verbatim(p.Who))
	}
	what := p.What
	if len(place) > 0 {
		what = phrase.New("%s: %s", phrase.Join(", ", place...), what)
	}
	if p.Cure.Empty() {
		return phrase.New("%s.", phrase.Sentence(what))
	}
	return phrase.New("%s. %s.", phrase.Sentence(what), p.Cure)
}

// Error is the problem in English.
func (p Problem) Error() string { return p.Words().String() }

// Problems is all that is wrong, in the order of the document; as an error it
// reads one problem a line.
type Problems []Problem

// Words is the problems, one a line.
func (ps Problems) Words() phrase.Text {
	lines := make([]phrase.Text, len(ps))
	for i, p := range ps {
		lines[i] = p.Words()
	}
	return phrase.Join("\n", lines...)
}

// Error is the problems in English.
func (ps Problems) Error() string { return ps.Words().String() }

// Grave returns the problems that make numbers wrong.
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
			ps = append(ps, Problem{Code: "section-id", Section: s.Name,
				What: phrase.New("the section's ID %d is used twice or not positive", s.ID), Grave: true})
		}
		seen[s.ID] = true
		ps = append(ps, s.Check()...)
	}
	return ps
}

// Check returns everything that is wrong with the section.
func (s *Section) Check() Problems {
	n := s.Participants()
	c := checker{s: s, names: make(map[ID]string, n), players: make(map[ID]*Player, len(s.Players)),
		met: make(map[ID]int, n), boards: make(map[int]bool, n/2+1)}
	c.people()
	for _, r := range s.Ranking.Rulings {
		if _, err := ParseRuling(r.On, r.Answer); err != nil {
			c.add(Problem{What: phrase.New("the ruling on %s is not understood: %s", r.On, err), Cure: phrase.New("Decide it again"), Grave: true})
		}
	}
	for r := range s.Rounds {
		c.round(r)
	}
	return c.found
}

type checker struct {
	s       *Section
	names   map[ID]string  // participants
	players map[ID]*Player // looking each up in the list would be quadratic
	met     map[ID]int     // the pairing of each in the round looked at
	boards  map[int]bool   // the boards of that round
	found   Problems
}

func (c *checker) add(p Problem) {
	p.Section = c.s.Name
	c.found = append(c.found, p)
}

func (c *checker) people() {
	n := c.s.Participants()
	ids, numbers := make(map[ID]string, n), make(map[int]string, n)
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
	for e := range c.s.Everyone() {
		c.names[e.ID] = e.Name
	}
}

func (c *checker) entry(e *Entry, ids map[ID]string, numbers map[int]string) {
	if e.ID <= 0 {
		c.add(Problem{Code: "no-id", Who: e.Name, What: phrase.New("has no ID"), Grave: true})
	} else if other, ok := ids[e.ID]; ok {
		c.add(Problem{Code: "same-id", Who: e.Name, What: phrase.New("has the same ID as %s", other), Grave: true})
	}
	if other, ok := numbers[e.Number]; ok && e.Number > 0 {
		c.add(Problem{Code: "same-number", Who: e.Name, What: phrase.New("has the same starting number %d as %s", e.Number, other),
			Cure: phrase.New("Renumber one of them"), Grave: true})
	}
	if strings.TrimSpace(e.Name) == "" {
		c.add(Problem{Code: "no-name", What: phrase.New("number %d has no name", e.Number), Cure: phrase.New("Enter a name")})
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
				c.add(Problem{Code: "roster-unknown", Who: t.Name, What: phrase.New("lists a player (ID %d) who does not exist", id),
					Cure: phrase.New("Remove the player from the roster"), Grave: true})
				continue
			}
			if other, ok := in[id]; ok {
				c.add(Problem{Code: "two-rosters", Who: p.Name, What: phrase.New("is on the rosters of %s and %s", other, t.Name),
					Cure: phrase.New("Remove the player from one of them"), Grave: true})
			}
			in[id] = t.Name
		}
	}
}

func (c *checker) round(r int) {
	ps := c.s.Rounds[r].Pairings
	met, boards := c.met, c.boards
	clear(met)
	clear(boards)
	for i := range ps {
		p := &ps[i]
		at := Problem{Round: r + 1, Board: p.Board, Grave: true}
		report := func(code string, what, cure phrase.Text) {
			q := at
			q.Code, q.What, q.Cure = code, what, cure
			c.add(q)
		}
		if p.Board > 0 && boards[p.Board] {
			report("board-twice", phrase.New("the board number is used twice"), phrase.New("Renumber the boards of the round"))
		}
		boards[p.Board] = true
		for side, id := range p.Sides {
			if id == 0 && side == 1 {
				continue
			}
			name, ok := c.names[id]
			if !ok {
				report("unknown", phrase.New("participant %d does not exist", id), phrase.New("Pair the board anew"))
			} else if n, twice := met[id]; twice {
				report("plays-twice", phrase.New("%s plays twice in this round, also on %s", name, boardName(&ps[n])),
					phrase.New("Remove one of the two pairings"))
			}
			met[id] = i
		}
		if p.Sides[0] == p.Sides[1] {
			report("itself", phrase.New("a participant is paired with itself"), phrase.New("Pair the board anew"))
		}
		c.pairing(p, report)
	}
}

func boardName(p *Pairing) phrase.Text {
	if p.IsBye() {
		return phrase.New("a bye")
	}
	return phrase.New("board %d", p.Board)
}

func (c *checker) pairing(p *Pairing, report func(code string, what, cure phrase.Text)) {
	if p.IsBye() {
		if o := p.Outcomes[0]; o.Paired() {
			report("no-opponent", phrase.New("%s has no opponent but the outcome %q", c.names[p.Sides[0]], o),
				phrase.New("Give a bye, or an opponent"))
		}
		return
	}
	if !LegalResult(p.Outcomes) {
		report("contradict", phrase.New("%s for one side and %s for the other contradict each other", p.Outcomes[0], p.Outcomes[1]),
			phrase.New("Enter the result again"))
	}
	c.forRating(p.ForRating, report)
	if !c.s.Team() {
		if len(p.Games) > 0 {
			report("board-games", phrase.New("a game between players cannot have board games"), phrase.Text{})
		}
		return
	}
	c.match(p, report)
}

func (c *checker) forRating(r ForRating, report func(code string, what, cure phrase.Text)) {
	if !LegalResult(r.Outcomes) {
		report("rating-contradict", phrase.New("for rating %s for one side and %s for the other contradict each other",
			r.Outcomes[0], r.Outcomes[1]), phrase.New("Enter the result for rating again"))
	}
}

func (c *checker) match(p *Pairing, report func(code string, what, cure phrase.Text)) {
	for b, g := range p.Games {
		c.forRating(g.ForRating, report)
		if !LegalResult(g.Outcomes) {
			report("board-contradict", phrase.New("board %d of the match: %s and %s contradict each other", b+1, g.Outcomes[0], g.Outcomes[1]),
				phrase.New("Enter the board's result again"))
		}
		for side, id := range g.Players {
			if id != 0 && c.players[id] == nil {
				report("board-unknown", phrase.New("board %d of the match: player %d of %s does not exist", b+1, id, c.names[p.Sides[side]]),
					phrase.New("Choose the line-up again"))
			}
		}
	}
	if c.s.Boards > 0 && len(p.Games) > c.s.Boards {
		report("boards-many", phrase.New("the match has %d boards, the section plays %d", len(p.Games), c.s.Boards),
			phrase.New("Remove the boards too many, or change the number of boards"))
	}
	settled := c.s.Settle(*p)
	if settled.Score != p.Score || settled.Outcomes != p.Outcomes {
		report("match-sum", phrase.New("the match score %s-%s does not add up to its boards, which make %s-%s",
			p.Score[0].Fraction(), p.Score[1].Fraction(), settled.Score[0].Fraction(), settled.Score[1].Fraction()),
			phrase.New("Correct the score or a board"))
	}
	if len(p.Games) == 0 && p.Outcomes[0].Played() {
		if p.Outcomes != MatchOutcomes(p.Score) {
			report("match-result", phrase.New("the match score %s-%s does not fit the result %s", p.Score[0].Fraction(), p.Score[1].Fraction(),
				ResultText(p.Outcomes)), phrase.New("Enter the match score again"))
		}
		if total := c.s.Scoring.Win * Points(c.s.Boards); c.s.Boards > 0 && p.Score[0]+p.Score[1] > total {
			report("match-more", phrase.New("the match score %s-%s is more than %d boards can give",
				p.Score[0].Fraction(), p.Score[1].Fraction(), c.s.Boards),
				phrase.New("Correct the score or the number of boards"))
		}
	}
}

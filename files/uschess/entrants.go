package uschess

import (
	"cmp"
	"slices"
	"strconv"

	"wallchart/model"
	"wallchart/phrase"
)

// entrant is a record of TDEXPORT: a player with a cell for each round.
type entrant struct {
	player *model.Player
	pair   int // pairing number, 0 for those who are left out
	cells  []cell
}

// cell is one round of a player.
type cell struct {
	letter   byte
	opponent model.ID // only of W, D and L
	colour   model.Colour
	board    int
	unrated  bool // a game was played, but not for rating
}

// text is the cell as it stands in the file.
func (c cell) text(pairs map[model.ID]int) string {
	if c.opponent == 0 {
		return string(c.letter) + "0"
	}
	s := string(c.letter) + strconv.Itoa(pairs[c.opponent])
	switch c.colour {
	case model.White:
		s += "W"
	case model.Black:
		s += "B"
	}
	return s
}

// collector turns the rounds of a section into entrants.
type collector struct {
	s     *model.Section
	all   []entrant
	index map[model.ID]int
	used  map[[2]int]bool // player and round
	found model.Problems
}

// entrants are the players in the order of starting numbers with all their
// rounds, numbered for the report, and what cannot be reported.
func entrants(s *model.Section) ([]entrant, model.Problems) {
	c := collector{s: s, index: map[model.ID]int{}, used: map[[2]int]bool{}}
	for i := range s.Players {
		c.all = append(c.all, entrant{player: &s.Players[i], cells: make([]cell, rounds(s))})
	}
	slices.SortStableFunc(c.all, func(a, b entrant) int { return cmp.Compare(a.player.Number, b.player.Number) })
	for i := range c.all {
		c.index[c.all[i].player.ID] = i
		for r := range c.all[i].cells {
			c.all[i].cells[r].letter = 'U'
		}
	}
	for r := range rounds(s) {
		for i := range s.Rounds[r].Pairings {
			c.pairing(r, &s.Rounds[r].Pairings[i])
		}
	}
	n := 0
	for i := range c.all {
		if slices.ContainsFunc(c.all[i].cells, func(c cell) bool { return c.letter != 'U' }) {
			n++
			c.all[i].pair = n
		}
	}
	return c.all, c.found
}

// rounds is the number of rounds that have pairings.
func rounds(s *model.Section) int {
	for r := len(s.Rounds); r > 0; r-- {
		if len(s.Rounds[r-1].Pairings) > 0 {
			return r
		}
	}
	return 0
}

func (c *collector) add(round, board int, what, cure phrase.Text) {
	c.found = append(c.found, model.Problem{Section: c.s.Name, Round: round + 1, Board: board, What: what, Cure: cure, Grave: true})
}

func (c *collector) pairing(r int, p *model.Pairing) {
	switch {
	case p.IsBye():
		if !c.s.Team() { // a team's bye is no round of its players
			c.put(r, p.Board, p.Sides[0], cell{letter: byeLetter(p.Outcomes[0], c.s.Scoring)})
		}
	case !c.s.Team():
		colours := [2]model.Colour{model.White, model.Black}
		if p.NoColours {
			colours = [2]model.Colour{}
		}
		c.game(r, p.Board, p.Sides, p.Outcomes, colours)
	case len(p.Games) == 0 && p.Outcomes[0].Played():
		c.add(r, p.Board, phrase.New("only the match score is known, and the federation rates games"),
			phrase.New("Enter the results of the boards"))
	case len(p.Games) == 0 && p.Outcomes[0] == model.Pending:
		c.add(r, p.Board, phrase.New("the match has no result"), phrase.New("Enter the results of the boards"))
	default:
		for i := range p.Games {
			g := &p.Games[i]
			colours := [2]model.Colour{model.Black, model.Black}
			colours[g.White] = model.White
			c.game(r, p.Board, g.Players, g.Outcomes, colours)
		}
	}
}

func (c *collector) game(r, board int, players [2]model.ID, outcomes [2]model.Outcome, colours [2]model.Colour) {
	if outcomes[0] == model.Pending || outcomes[1] == model.Pending {
		c.add(r, board, phrase.New("the game has no result"), phrase.New("Enter the result, or a bye or forfeit"))
		return
	}
	if !reportable(outcomes) {
		c.add(r, board,
			phrase.New("the result %s is not the same for both sides, "+
				"and how the federation wants it reported could not be confirmed", model.ResultText(outcomes)),
			phrase.New("Report the event without this game and send the result to the federation's office"))
		return
	}
	for side, id := range players {
		if id == 0 {
			if outcomes[1-side].Played() {
				c.add(r, board, phrase.New("a game was played against nobody"), phrase.New("Enter the line-up again, or a forfeit"))
			}
			continue
		}
		l := cell{unrated: outcomes[side].Played()}
		switch o := outcomes[side]; {
		case o.Played() && o.Rated():
			l = cell{letter: o.US(), opponent: players[1-side], colour: colours[side]}
		case o.IsWin() || o == model.ForfeitWin:
			l.letter = 'X'
		case o.IsDraw():
			l.letter = 'Z'
		default:
			l.letter = 'F'
		}
		c.put(r, board, id, l)
	}
}

func (c *collector) put(r, board int, id model.ID, l cell) {
	i, ok := c.index[id]
	if !ok {
		c.add(r, board, phrase.New("player %d does not exist", id), phrase.New("Pair the board anew"))
		return
	}
	if c.used[[2]int{i, r}] {
		c.add(r, board, phrase.New("%s has more than one game in this round, and a report has room for one", c.all[i].player.Name),
			phrase.New("Enter the second game in a round of its own"))
		return
	}
	c.used[[2]int{i, r}] = true
	l.board = board
	c.all[i].cells[r] = l
}

// byeLetter is the letter of a round without opponent, by what it is worth.
func byeLetter(o model.Outcome, sc model.Scoring) byte {
	switch worth := sc.Game(o); {
	case o == model.Rest:
		return 'U'
	case sc.Win == 0:
		return o.US()
	case worth >= sc.Win:
		return 'B'
	case worth > 0:
		return 'H'
	}
	return 'U'
}

// reportable tells the results that are one result for both sides.
func reportable(o [2]model.Outcome) bool {
	return o[0].Opposite() == o[1] && o[0].Paired()
}

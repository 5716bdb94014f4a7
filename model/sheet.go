package model

// Sheet is the digest of one section that all computing reads: standings,
// tie-breaks, crosstables, pairing. It refers to participants by index (their
// place in the order of starting numbers) and holds what each round brought
// them, up to and including round Rounds and no further.
type Sheet struct {
	Tournament    *Tournament
	Section       *Section
	Teams         bool
	Predetermined bool // round robin and the like: FIDE C.07, 15.2
	Rounds        int  // rounds counted
	Planned       int  // rounds announced, never fewer than Rounds
	Boards        int  // boards of a team match
	Scoring       Scoring
	Primary       ScoreKind
	Ratings       RatingChoice // which rating counts
	Lines         []Line
	index         map[ID]int
}

// Line is one participant's row: len(Cells) is Sheet.Rounds.
type Line struct {
	ID     ID
	Number int // starting number
	Name   string
	Rating Rating // the one that counts; a team's strength
	Exact  int    // the rating in thousandths: averages of teams before they are rounded
	Club   string
	House  bool // does not compete: has no place
	Out    bool // has left, and has no place any more: see Section.unplaced
	Cells  []Cell
	Match  Points // total match points; in an individual event the points
	Games  Points // total game points; in an individual event the points
}

// Cell is what one round brought one participant.
type Cell struct {
	Opponent int // index of the scheduled opponent, -1 for none
	Colour   Colour
	Outcome  Outcome
	Match    Points // points awarded; match points in a team event
	Games    Points // points awarded; game points in a team event
	Against  Points // what the opponent made, in game points
	Board    int    // number of the board in the round, 0 for none
	Pairing  int    // index into Round.Pairings, -1 when the round does not mention the participant
	// Boards are the points made on each board of a team match, nil when only
	// the match score is known.
	Boards []Points
}

// Total is the participant's score of that kind.
func (l *Line) Total(k ScoreKind) Points {
	if k == GamePoints {
		return l.Games
	}
	return l.Match
}

// Points is what the round brought, of that kind.
func (c *Cell) Points(k ScoreKind) Points {
	if k == GamePoints {
		return c.Games
	}
	return c.Match
}

// NewSheet digests a section after a round; after 0 means the last round that
// has a result. A later round that is announced but was never paired may be
// asked for too: it brought nobody anything but the byes asked for. It asks for a section that Check finds sound: references to
// unknown participants are passed over.
func NewSheet(t *Tournament, s *Section, after int) *Sheet {
	if after <= 0 || after > s.PlannedRounds() {
		after = s.Played()
	}
	entries := s.Entries()
	sh := &Sheet{
		Tournament: t, Section: s, Teams: s.Team(), Predetermined: s.Format.Predetermined(),
		Rounds: after, Planned: max(s.DueRounds(), after), Boards: s.Boards,
		Scoring: s.Scoring, Primary: s.Primary, Ratings: t.Ratings(s),
		Lines: make([]Line, len(entries)), index: make(map[ID]int, len(entries)),
	}
	if !sh.Teams {
		sh.Primary = GamePoints
	}
	cells := make([]Cell, len(entries)*after)
	for i := range cells {
		cells[i] = Cell{Opponent: -1, Outcome: Absent, Pairing: -1}
	}
	for i, e := range entries {
		sh.index[e.ID] = i
		sh.Lines[i] = Line{ID: e.ID, Number: e.Number, Name: e.Name, Club: e.Club, House: !e.Competes(), Out: s.unplaced(&e, after),
			Cells: cells[i*after : (i+1)*after : (i+1)*after]}
	}
	sh.rate()
	for r := range after {
		if r < len(s.Rounds) {
			sh.addRound(r)
		} else {
			sh.addByes(r, entries)
		}
	}
	sh.total()
	return sh
}

// NewSheetBefore digests a section before a round. Before the first, too, everybody has the points that were given or taken of the
// total: those that were carried into a final, or a handicap.
func NewSheetBefore(t *Tournament, s *Section, round int) *Sheet {
	if round > 1 {
		return NewSheet(t, s, round-1)
	}
	start := *s
	start.Rounds = nil
	return NewSheet(t, &start, 0)
}

// rate fills in the ratings that count, or the strengths of the teams.
func (sh *Sheet) rate() {
	s := sh.Section
	if sh.Teams {
		average := sh.Tournament.averager(s)
		for i := range s.Teams {
			l := &sh.Lines[sh.index[s.Teams[i].ID]]
			l.Exact = average.strength(&s.Teams[i])
			l.Rating = rounded(l.Exact)
		}
		return
	}
	for i := range s.Players {
		l := &sh.Lines[sh.index[s.Players[i].ID]]
		l.Rating = sh.Ratings.Of(&s.Players[i])
		l.Exact = 1000 * int(l.Rating)
	}
}

// Placed tells whether somebody has a place in the standings.
func (l *Line) Placed() bool { return !l.House && !l.Out }

// Competitors is how many lines there are without those of house players.
func (sh *Sheet) Competitors() int {
	n := 0
	for i := range sh.Lines {
		if !sh.Lines[i].House {
			n++
		}
	}
	return n
}

// Index returns the participant's index, or -1.
func (sh *Sheet) Index(id ID) int {
	if i, ok := sh.index[id]; ok {
		return i
	}
	return -1
}

// ByNumber returns the index of the participant with that starting number, or -1.
func (sh *Sheet) ByNumber(no int) int {
	for i := range sh.Lines {
		if sh.Lines[i].Number == no {
			return i
		}
	}
	return -1
}

func (sh *Sheet) addRound(r int) {
	if sh.Predetermined && sh.Competitors()%2 == 1 {
		for i := range sh.Lines {
			sh.Lines[i].Cells[r].Outcome = Rest
		}
	}
	ps := sh.Section.Rounds[r].Pairings
	for n := range ps {
		p := sh.Section.Settle(ps[n])
		for side := range 2 {
			i := sh.Index(p.Sides[side])
			if i < 0 {
				continue
			}
			c := Cell{Opponent: -1, Outcome: p.Outcomes[side], Board: p.Board, Pairing: n}
			if !p.IsBye() {
				c.Opponent = sh.Index(p.Sides[1-side])
				if !p.NoColours {
					c.Colour = [...]Colour{White, Black}[side]
				}
			}
			sh.award(&c, &p, side)
			sh.Lines[i].Cells[r] = c
		}
	}
}

// addByes digests a round that was not paired: the byes asked for, and nothing.
func (sh *Sheet) addByes(r int, entries []Entry) {
	for i := range entries {
		if o := entries[i].Bye(r + 1); o != Pending {
			c := &sh.Lines[i].Cells[r]
			c.Outcome = o
			sh.award(c, &Pairing{}, 0)
		}
	}
}

// award fills in what the round was worth.
func (sh *Sheet) award(c *Cell, p *Pairing, side int) {
	if !sh.Teams {
		c.Games = sh.Scoring.Game(c.Outcome)
		c.Match = c.Games
		if c.Opponent >= 0 {
			c.Against = sh.Scoring.Game(p.Outcomes[1-side])
		}
		return
	}
	c.Match = sh.Scoring.Match(c.Outcome)
	if p.IsBye() || (!c.Outcome.Played() && c.Outcome != Pending && len(p.Games) == 0) {
		c.Games = sh.Scoring.MatchGames(c.Outcome, sh.Boards)
		if c.Opponent >= 0 {
			c.Against = sh.Scoring.MatchGames(p.Outcomes[1-side], sh.Boards)
		}
		return
	}
	c.Games, c.Against = p.Score[side], p.Score[1-side]
	if len(p.Games) > 0 {
		c.Boards = make([]Points, len(p.Games))
		for b := range p.Games {
			c.Boards[b] = sh.Scoring.Game(p.Games[b].Outcomes[side])
		}
	}
}

func (sh *Sheet) total() {
	for _, a := range sh.Section.Adjustments {
		i := sh.Index(a.Who)
		if i < 0 || a.Round > sh.Rounds {
			continue
		}
		l := &sh.Lines[i]
		if a.Round > 0 {
			c := &l.Cells[a.Round-1]
			c.Match, c.Games = c.Match+a.Match, c.Games+a.Games
		} else {
			l.Match, l.Games = l.Match+a.Match, l.Games+a.Games
		}
	}
	for i := range sh.Lines {
		l := &sh.Lines[i]
		for _, c := range l.Cells {
			l.Match += c.Match
			l.Games += c.Games
		}
	}
}

package model

import "slices"

// Round is one round of a section; its number is its place in Section.Rounds,
// from 1.
type Round struct {
	Date     Date      `json:"date,omitempty"`
	Time     TimeOfDay `json:"time,omitempty"` // at which it begins
	Pairings []Pairing `json:"pairings"`
	// Second is what came of each second entry of the results, in the order in
	// which they were made. Nothing is computed from it.
	Second []SecondEntry `json:"second,omitempty"`
	// PhoneResults are what came from phones. Nothing is computed from it.
	PhoneResults []PhoneResult `json:"said,omitempty"`
}

// SecondEntry says what came of typing the results of a round a second time.
// What neither agreed nor was corrected was not typed, or is left to be decided.
type SecondEntry struct {
	Of        int `json:"of"`    // results there were
	Agree     int `json:"agree"` // of them typed the same, or decided to stand
	Corrected int `json:"corrected,omitempty"`
}

// Pairing is one board of a round: a game of an individual section, a match of
// a team section, or one participant without an opponent.
//
// Side 0 is White, or the team named first; side 1 is Black. Without an opponent
// Sides[1] is 0 and Outcomes[0] is a bye, an absence or a rest.
type Pairing struct {
	Board    int        `json:"board,omitempty"` // number of the table in the round, 1-based; 0 for byes
	Sides    [2]ID      `json:"sides"`
	Outcomes [2]Outcome `json:"outcomes"`
	By       Maker      `json:"by,omitempty"` // who or what made it, where that is known
	// NoColours: the source did not say who had White (a US chart without
	// colours); Sides are in no particular order.
	NoColours bool `json:"noColours,omitempty"`
	// Games are the boards of a team match, board 1 first; empty when only the
	// match score is known.
	Games []Game `json:"games,omitempty"`
	// Score is the game points of each side of a team match that was played. With
	// Games it is their sum (see Section.Settle).
	Score [2]Points `json:"score,omitzero"`
	Note  string    `json:"note,omitempty"`
	// Locked: no change may touch who plays here and what came of it, before the
	// arbiter takes the lock away.
	Locked bool `json:"locked,omitempty"`
	// Adjourned: the game goes on at another time. While it has no result it keeps
	// no round waiting, and counts as a draw for the pairing alone. Of a match with
	// Games each of them says it for itself.
	Adjourned bool `json:"adjourned,omitempty"`
	// DrawnUntil is the last round that was paired while it was adjourned: for the
	// rounds up to that one it was a draw, whatever came of it later.
	DrawnUntil int `json:"drawnUntil,omitempty"`
	// ForRating is what a game counts as for rating, where that is another.
	ForRating ForRating `json:"forRating,omitzero"`
}

// Game is one board of a team match; side 0 belongs to the team named first.
type Game struct {
	Players  [2]ID      `json:"players"`
	White    uint8      `json:"white"` // the side with the white pieces: 0 or 1
	Outcomes [2]Outcome `json:"outcomes"`
	// Adjourned: the board goes on at another time, as a Pairing does.
	Adjourned  bool `json:"adjourned,omitempty"`
	DrawnUntil int  `json:"drawnUntil,omitempty"`
	// ForRating is what the game counts as for rating, where that is another.
	ForRating ForRating `json:"forRating,omitzero"`
}

// DrawnFor tells whether a round was paired, or is, with a draw for the board.
func (g *Game) DrawnFor(round int) bool { return g.Rests() || g.DrawnUntil >= round }

// Rests tells whether the board is adjourned and has no result yet.
func (g *Game) Rests() bool { return g.Adjourned && g.Outcomes[0] == Pending }

// Unseated tells whether the board has the result of a game, and on a side nobody who played it.
func (g *Game) Unseated() bool {
	return (g.Outcomes[0].Played() || g.Outcomes[1].Played()) && (g.Players[0] == 0 || g.Players[1] == 0)
}

// IsBye tells a pairing without an opponent.
func (p *Pairing) IsBye() bool { return p.Sides[1] == 0 }

// Done tells whether the pairing needs nothing more.
func (p *Pairing) Done() bool { return p.IsBye() || p.Outcomes[0] != Pending }

// Awaited tells whether the next round waits for the pairing: it has no result, and is not adjourned. A match with boards is awaited
// while one of them is.
func (p *Pairing) Awaited() bool {
	if p.Done() || len(p.Games) == 0 {
		return !p.Done() && !p.Adjourned
	}
	return !p.Rests() || slices.ContainsFunc(p.Games, func(g Game) bool { return g.Outcomes[0] == Pending && !g.Adjourned })
}

// Rests tells whether the pairing, or a board of the match, is adjourned and has no result yet.
func (p *Pairing) Rests() bool {
	if p.Done() || len(p.Games) == 0 {
		return !p.Done() && p.Adjourned
	}
	return slices.ContainsFunc(p.Games, func(g Game) bool { return g.Rests() })
}

// Adjourn has what of the pairing has no result go on at another time, or no longer: of a match with boards each that is open.
func (p *Pairing) Adjourn(yes bool) {
	if len(p.Games) == 0 {
		p.Adjourned = yes && !p.Done()
		return
	}
	p.Adjourned, p.Games = false, slices.Clone(p.Games)
	for b := range p.Games {
		g := &p.Games[b]
		g.Adjourned = yes && g.Outcomes[0] == Pending
	}
}

// Resume ends what is adjourned and has a result; paired is the last round that was paired before it came, 0 for none. A match that was
// adjourned before it had boards is so on all that are open.
func (p *Pairing) Resume(paired int) {
	switch {
	case p.Adjourned && p.Done() && len(p.Games) == 0:
		p.Adjourned, p.DrawnUntil = false, paired
	case p.Adjourned:
		p.Adjourn(true)
	case slices.ContainsFunc(p.Games, func(g Game) bool { return g.Adjourned && !g.Rests() }):
		p.Games = slices.Clone(p.Games)
		for b := range p.Games {
			if g := &p.Games[b]; g.Adjourned && !g.Rests() {
				g.Adjourned, g.DrawnUntil = false, paired
			}
		}
	}
}

// Side returns which side the participant is on, 0 or 1, or -1.
func (p *Pairing) Side(id ID) int {
	switch {
	case id == 0:
		return -1
	case p.Sides[0] == id:
		return 0
	case p.Sides[1] == id:
		return 1
	}
	return -1
}

// Turned is the pairing seen from the other side: sides, results and the teams
// of its games change places, so that who had White has Black.
func (p *Pairing) Turned() Pairing {
	q := *p
	q.Sides[0], q.Sides[1] = q.Sides[1], q.Sides[0]
	q.Outcomes[0], q.Outcomes[1] = q.Outcomes[1], q.Outcomes[0]
	q.Score[0], q.Score[1] = q.Score[1], q.Score[0]
	q.ForRating = q.ForRating.turned()
	q.Games = slices.Clone(q.Games)
	for i := range q.Games {
		g := &q.Games[i]
		g.Players[0], g.Players[1] = g.Players[1], g.Players[0]
		g.Outcomes[0], g.Outcomes[1] = g.Outcomes[1], g.Outcomes[0]
		g.ForRating = g.ForRating.turned()
	}
	return q
}

// Find returns the pairing of a participant in a round and its index, or nil
// and -1.
func (r *Round) Find(id ID) (*Pairing, int) {
	for i := range r.Pairings {
		if r.Pairings[i].Side(id) >= 0 {
			return &r.Pairings[i], i
		}
	}
	return nil, -1
}

// OnBoard returns the pairing on that board and its index, or nil and -1.
func (r *Round) OnBoard(board int) (*Pairing, int) {
	for i := range r.Pairings {
		if r.Pairings[i].Board == board && board > 0 {
			return &r.Pairings[i], i
		}
	}
	return nil, -1
}

// Open returns the boards that have no result yet, in order.
func (r *Round) Open() []int {
	var open []int
	for i := range r.Pairings {
		if !r.Pairings[i].Done() {
			open = append(open, r.Pairings[i].Board)
		}
	}
	return open
}

// Awaited are the open boards that the next round waits for: those that are not
// adjourned.
func (r *Round) Awaited() []int {
	var open []int
	for i := range r.Pairings {
		if p := &r.Pairings[i]; p.Awaited() {
			open = append(open, p.Board)
		}
	}
	return open
}

// Played is the number of the last round: the last in which a game or match has
// a result, or in which nobody was left to play, because everybody who takes
// part has a bye and some bye brings points. Standings are asked after that
// round unless told otherwise.
func (s *Section) Played() int {
	for r := len(s.Rounds); r > 0; r-- {
		if s.hasResults(r) {
			return r
		}
	}
	return 0
}

// hasResults tells whether a game or match of a round has a result, or nobody was left to play in it.
func (s *Section) hasResults(round int) bool {
	return s.byesOnly(round) || slices.ContainsFunc(s.Rounds[round-1].Pairings, func(p Pairing) bool {
		return !p.IsBye() && (p.Outcomes[0] != Pending || p.Started()) && (!s.leftBefore(round, &p) || s.awaitsNone(round))
	})
}

// emptied tells whether a round of a table has no game any more, as each is lost because somebody left before it.
func (s *Section) emptied(round int) (lost bool) {
	if !s.Format.Predetermined() || round > len(s.Rounds) {
		return false
	}
	for i := range s.Rounds[round-1].Pairings {
		if p := &s.Rounds[round-1].Pairings[i]; !p.IsBye() {
			if lost = s.leftBefore(round, p); !lost {
				return false
			}
		}
	}
	return lost
}

// awaitsNone tells whether a round, and all before it, wait for no result.
func (s *Section) awaitsNone(round int) bool {
	for r := range round {
		if len(s.Rounds[r].Awaited()) > 0 {
			return false
		}
	}
	return true
}

// leftBefore tells whether a game of a table is lost because somebody left before its round: that is known before the round begins.
func (s *Section) leftBefore(round int, p *Pairing) bool {
	if !s.Format.Predetermined() || p.Outcomes[0].Played() || p.Outcomes[0] == Pending {
		return false
	}
	return slices.ContainsFunc(p.Sides[:], func(who ID) bool {
		e, _ := s.Entry(who)
		from := s.LeftFrom(&e)
		return from > 0 && from <= round
	})
}

// byesOnly tells whether a round is held with nothing but byes: nobody stands
// unpaired, as in a round that is being made by hand.
func (s *Section) byesOnly(round int) bool {
	ps, brings := s.Rounds[round-1].Pairings, false
	there := make(map[ID]bool, len(ps))
	for i := range ps {
		if !ps[i].IsBye() {
			return false
		}
		there[ps[i].Sides[0]] = true
		o := ps[i].Outcomes[0]
		brings = brings || o == PairingBye || o == FullBye || o == HalfBye
	}
	for e := range s.Everyone() {
		if e.Competes() && e.Plays(round) && !there[e.ID] {
			return false
		}
	}
	return brings
}

// Started tells whether a board of a match has a result.
func (p *Pairing) Started() bool {
	for i := range p.Games {
		if p.Games[i].Outcomes[0] != Pending {
			return true
		}
	}
	return false
}

// DrawnFor tells whether a round was paired, or is, with a draw for the pairing, or for a board of the match.
func (p *Pairing) DrawnFor(round int) bool {
	return p.Rests() || p.DrawnUntil >= round || slices.ContainsFunc(p.Games, func(g Game) bool { return g.DrawnFor(round) })
}

// AsPaired is a pairing of a round before another as that one was paired, or is: with a draw on each board that was adjourned then.
func (s *Section) AsPaired(p Pairing, round int) Pairing {
	if !p.DrawnFor(round) {
		return p
	}
	drawn := [2]Outcome{Draw, Draw}
	if len(p.Games) == 0 || p.DrawnUntil >= round {
		if p.Outcomes, p.Games = drawn, nil; s.Team() {
			half := s.Scoring.Draw * Points(s.Boards)
			p.Score = [2]Points{half, half}
		}
		return p
	}
	p.Games = slices.Clone(p.Games)
	for b := range p.Games {
		if g := &p.Games[b]; g.DrawnFor(round) {
			g.Outcomes = drawn
		}
	}
	return s.Settle(p)
}

// RoundsAsPaired are the rounds with a draw in those before a round for each game that is adjourned, or was while the round was paired: for
// the pairing alone it counts as one, by FIDE's general handling rules (C.04.1 and C.04.2, editions of 2026, as docs/rules has them
// summarised; the article could not be looked up). That standings take the game as open meanwhile is our choice. A board of a match is such
// a game: what the match comes to follows from its boards.
func (s *Section) RoundsAsPaired(round int) []Round {
	own := slices.Clone(s.Rounds)
	for r := range min(round-1, len(own)) {
		for i, p := range own[r].Pairings {
			if p.DrawnFor(round) {
				own[r].Pairings = slices.Clone(own[r].Pairings)
				own[r].Pairings[i] = s.AsPaired(p, round)
			}
		}
	}
	return own
}

// PairedAfter is the last round after one that is paired from its results, 0 for none: a table is paired from no results, and another
// game of the same pairs neither.
func (s *Section) PairedAfter(round int) int {
	if s.Format.Predetermined() {
		return 0
	}
	n := len(s.Rounds)
	for n > 0 && !s.Paired(n) {
		n--
	}
	one, _ := s.Meeting(round)
	if last, _ := s.Meeting(max(n, 1)); last <= one {
		return 0
	}
	return n
}

// Unpaired is the section without knowing that a round was paired with draws for what was adjourned: it goes, or is paired anew from what
// is known now. It is the section itself where nothing was.
func (s *Section) Unpaired(round int) *Section {
	before := func(own int) int { // the round that was paired on its draw then, of a game of the round own
		if round-1 <= own {
			return 0
		}
		return round - 1
	}
	with := s
	for r := range min(round-1, len(s.Rounds)) {
		for i, p := range s.Rounds[r].Pairings {
			if p.DrawnUntil < round && !slices.ContainsFunc(p.Games, func(g Game) bool { return g.DrawnUntil >= round }) {
				continue
			}
			if p.DrawnUntil >= round {
				p.DrawnUntil = before(r + 1)
			}
			p.Games = slices.Clone(p.Games)
			for b := range p.Games {
				if p.Games[b].DrawnUntil >= round {
					p.Games[b].DrawnUntil = before(r + 1)
				}
			}
			with = with.withPairing(r+1, i, p)
		}
	}
	return with
}

// Settle returns the team match with its score and outcome computed from its
// boards. A match without board games, a bye and a forfeited match come back
// as they are. A match with an open board is Pending and shows the score so far.
func (s *Section) Settle(p Pairing) Pairing {
	if len(p.Games) == 0 || p.IsBye() {
		return p
	}
	p.Score = [2]Points{}
	open, played := false, false
	for _, g := range p.Games {
		open = open || g.Outcomes[0] == Pending
		played = played || g.Outcomes[0].Played()
		for side := range 2 {
			p.Score[side] += s.Scoring.Game(g.Outcomes[side])
		}
	}
	switch {
	case open:
		p.Outcomes = [2]Outcome{}
	case !played:
		p.Outcomes = [2]Outcome{forfeited(p.Score[0], p.Score[1]), forfeited(p.Score[1], p.Score[0])}
	default:
		p.Outcomes = MatchOutcomes(p.Score)
	}
	return p
}

// forfeited is the outcome of a match in which no board was played.
func forfeited(own, other Points) Outcome {
	switch {
	case own > other:
		return ForfeitWin
	case own < other:
		return ForfeitLoss
	case own > 0:
		return Draw
	}
	return DoubleForfeit
}

// MatchOutcomes is the result of a played match with that score: more game
// points win it.
func MatchOutcomes(score [2]Points) [2]Outcome {
	switch {
	case score[0] > score[1]:
		return [2]Outcome{Win, Loss}
	case score[0] < score[1]:
		return [2]Outcome{Loss, Win}
	}
	return [2]Outcome{Draw, Draw}
}

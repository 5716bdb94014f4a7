package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetMatchScore enters the score of a team match of which nothing more is
// known. A match with board games has its score from them.
type SetMatchScore struct {
	Section model.ID        `json:"section"`
	Round   int             `json:"round"`
	Board   int             `json:"board,omitempty"`
	Who     model.ID        `json:"who,omitempty"` // names the match where Board is 0
	Score   [2]model.Points `json:"score"`         // game points, the team named first first
	// Short allows a score below what the boards make, for a match in which a
	// board was lost by both sides.
	Short bool `json:"short,omitempty"`
}

// Name is "set-match-score".
func (SetMatchScore) Name() string { return "set-match-score" }

// Label is "Enter 3½-½, round 2 board 1".
func (c SetMatchScore) Label() phrase.Text {
	return phrase.New("Enter %s, %s", journal.ScoreText(c.Score), journal.Where(c.Round, c.Board))
}

var _ journal.Narrow = SetMatchScore{}

// Alters is the board.
func (c SetMatchScore) Alters() journal.Touch { return board(c.Section, c.Round, c.Board) }

// Apply refuses a score that does not add up to the boards or contradicts them.
func (c SetMatchScore) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		if err := isMatch(s, at, p); err != nil {
			return err
		}
		if c.Score[0] < 0 || c.Score[1] < 0 {
			return at.refuse("Enter both sides' game points, such as 3½-½", "%s is not a match score", journal.ScoreText(c.Score))
		}
		if len(p.Games) > 0 {
			return c.agrees(s, at, p)
		}
		if err := c.addsUp(s, at); err != nil {
			return err
		}
		p.Score, p.Outcomes = c.Score, model.MatchOutcomes(c.Score)
		return nil
	})
}

func (c SetMatchScore) agrees(s *model.Section, at place, p *model.Pairing) error {
	settled := s.Settle(*p)
	open := 0
	for _, g := range p.Games {
		if g.Outcomes[0] == model.Pending {
			open++
		}
	}
	switch {
	case open > 0:
		return at.refuse("Enter the results of the boards, or remove the line-ups first",
			"the match has board games, %d of them still open, so its score comes from them", open)
	case settled.Score != c.Score:
		return at.refuse("Correct a board instead", "%s contradicts the boards of the match, which make %s",
			journal.ScoreText(c.Score), journal.ScoreText(settled.Score))
	}
	*p = settled
	return nil
}

func (c SetMatchScore) addsUp(s *model.Section, at place) error {
	if s.Boards == 0 {
		return nil
	}
	n := model.Points(s.Boards)
	least := n * min(2*s.Scoring.Draw, s.Scoring.Win+s.Scoring.Loss)
	most := n * max(2*s.Scoring.Draw, s.Scoring.Win+s.Scoring.Loss)
	sum := c.Score[0] + c.Score[1]
	if sum > most || max(c.Score[0], c.Score[1]) > n*s.Scoring.Win || (sum < least && !c.Short) {
		cure := phrase.New("Enter both sides' points again")
		if sum < least {
			cure = phrase.New("Enter both sides' points again, or say that a board was lost by both sides")
		}
		return at.refuseWith(cure, "the match score %s makes %s in all, which does not add up to the %s",
			journal.ScoreText(c.Score), sum.Fraction(), phrase.Count(s.Boards, "%d board", "%d boards"))
	}
	return nil
}

func isMatch(s *model.Section, at place, p *model.Pairing) error {
	if !s.Team() {
		return at.refuse("Enter the result of the game, such as 1-0", "this is a game between two players, not a team match")
	}
	if p.IsBye() {
		return at.refuse("Change the bye, or pair the round anew", "%s has no opponent in this round", journal.NameOf(s, p.Sides[0]))
	}
	return nil
}

// SetBoardResult enters the result of one board of a team match; the score of
// the match follows from its boards. A match without line-ups gets empty ones.
type SetBoardResult struct {
	Section model.ID `json:"section"`
	Round   int      `json:"round"`
	Board   int      `json:"board,omitempty"` // number of the match
	Who     model.ID `json:"who,omitempty"`   // names the match where Board is 0
	Game    int      `json:"game"`            // board within the match, from 1
	Result  Result   `json:"result"`          // the team named first first, whatever its colour
}

// Name is "set-board-result".
func (SetBoardResult) Name() string { return "set-board-result" }

// Label is "Enter 1-0, round 2 match 3 board 4".
func (c SetBoardResult) Label() phrase.Text {
	verb := phrase.New("Enter %s", model.ResultText(c.Result))
	if c.Result == (Result{}) {
		verb = phrase.New("Clear the result")
	}
	return onBoard(verb, c.Round, c.Board, c.Game)
}

var _ journal.Narrow = SetBoardResult{}

// Alters is the board.
func (c SetBoardResult) Alters() journal.Touch { return board(c.Section, c.Round, c.Board) }

// Apply refuses a board that the match does not have.
func (c SetBoardResult) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		if err := isMatch(s, at, p); err != nil {
			return err
		}
		if !model.LegalResult(c.Result) {
			return at.refuse("Write 1-0, 0-1, ½-½, + -, - + or - -", "%s for one side and %s for the other is not a result",
				c.Result[0], c.Result[1])
		}
		g, err := boardOf(s, at, p, c.Game)
		if err != nil {
			return err
		}
		if g.Outcomes = c.Result; c.Result == (Result{}) {
			g.Adjourned = false
		}
		*p = s.Settle(*p)
		return nil
	})
}

// boardOf is a board of a match, from 1, to be written to. A match without line-ups gets those of the rosters.
func boardOf(s *model.Section, at place, p *model.Pairing, board int) (*model.Game, error) {
	if len(p.Games) == 0 {
		if p.Outcomes != [2]model.Outcome{} {
			return nil, at.refuse("Clear the match's result first, then enter its boards", "only the score of the match is entered")
		}
		if s.Boards < 1 || s.Boards > mostBoards {
			return nil, at.refuse("Enter the number of boards in the section's settings", "the section does not say how many boards a match has")
		}
		p.Games = Lineup(s, p)
	}
	if board < 1 || board > len(p.Games) {
		return nil, at.refuseWith(phrase.New("Choose a board from 1 to %d", len(p.Games)), "the match has no board %d", board)
	}
	p.Resume(0) // what was adjourned as a whole is so on each board
	p.Games = slices.Clone(p.Games)
	return &p.Games[board-1], nil
}

// onBoard says in a label what is done on a board of a match.
func onBoard(verb phrase.Text, round, match, board int) phrase.Text {
	if match == 0 {
		return phrase.New("%s, round %d board %d of the match", verb, round, board)
	}
	return phrase.New("%s, round %d match %d board %d", verb, round, match, board)
}

// Lineup is the line-up of a match as the rosters have it: each team's first
// players in board order, with the colours of the section. Where a roster is
// short the place is empty.
func Lineup(s *model.Section, p *model.Pairing) []model.Game {
	games := make([]model.Game, min(max(s.Boards, 0), mostBoards))
	for b := range games {
		games[b].White = boardWhite(s, b)
		for side, id := range p.Sides {
			if t := s.TeamByID(id); t != nil && b < len(t.Roster) {
				games[b].Players[side] = t.Roster[b]
			}
		}
	}
	return games
}

// Vacant refuses the result of a game on a board of a match at which a side has nobody, and a win of it: the other wins by forfeit.
// Where a team names nobody in the match, as a club does that does not know its guests, who plays is unknown, and the result is taken; in
// FIDE mode only where neither team names anybody.
func Vacant(s *model.Section, p *model.Pairing, board int, result Result) error {
	games := p.Games
	if len(games) == 0 {
		games = Lineup(s, p)
	}
	if board < 1 || board > len(games) {
		return nil
	}
	var named [2]bool
	for _, g := range games {
		for side, id := range g.Players {
			named[side] = named[side] || id != 0
		}
	}
	for side, id := range games[board-1].Players {
		if id != 0 || !result[side].Played() && result[side] != model.ForfeitWin || !named[side] && !(s.FIDE && named[1-side]) {
			continue
		}
		won := "+ -"
		if side == 0 {
			won = "- +"
		}
		return phrase.Errorf("nobody of %s sits at board %d of the match. Choose who plays there first, or enter %s, a win by forfeit",
			journal.NameOf(s, p.Sides[side]), board, won)
	}
	return nil
}

// boardWhite is the side with White on board b (from 0): the pattern of the
// section, or alternating from White for the team named first.
func boardWhite(s *model.Section, b int) uint8 {
	if b < len(s.BoardColours) {
		switch s.BoardColours[b] {
		case 'B', 'b':
			return 1
		}
		return 0
	}
	return uint8(b % 2)
}

// SetLineup sets who played on which board of a team match. No games at all
// takes the boards away, so that a score alone can be entered.
type SetLineup struct {
	Section model.ID     `json:"section"`
	Round   int          `json:"round"`
	Board   int          `json:"board,omitempty"`
	Who     model.ID     `json:"who,omitempty"`
	Games   []model.Game `json:"games"`
}

// Name is "set-lineup".
func (SetLineup) Name() string { return "set-lineup" }

// Label is "Line-ups, round 2 board 1".
func (c SetLineup) Label() phrase.Text {
	if len(c.Games) == 0 {
		return phrase.New("Remove the line-ups, %s", journal.Where(c.Round, c.Board))
	}
	return phrase.New("Line-ups, %s", journal.Where(c.Round, c.Board))
}

// Apply refuses players who are not on the team, or play twice.
func (c SetLineup) Apply(t *model.Tournament) (*model.Tournament, error) {
	return editPairing(t, c.Section, c.Round, c.Board, c.Who, func(s *model.Section, at place, p *model.Pairing) error {
		if err := isMatch(s, at, p); err != nil {
			return err
		}
		if s.Boards > 0 && len(c.Games) > s.Boards {
			return at.refuse("Leave the boards too many out", "the line-up has %d boards, the section plays %d", len(c.Games), s.Boards)
		}
		seen := map[model.ID]int{}
		for b, g := range c.Games {
			if g.White > 1 || !model.LegalResult(g.Outcomes) {
				return at.refuse("Enter the board again", "board %d of the match has no sound result or colours", b+1)
			}
			for side, id := range g.Players {
				if id == 0 {
					continue
				}
				team := s.TeamByID(p.Sides[side])
				player := s.Player(id)
				if player == nil || team == nil || !slices.Contains(team.Roster, id) {
					return at.refuse("Choose a player of the roster", "board %d: %s is not on the roster of %s",
						b+1, playerName(player, id), journal.NameOf(s, p.Sides[side]))
				}
				if seen[id] > 0 {
					return at.refuse("Choose another player for one of them", "%s plays on boards %d and %d of the match", player.Name, seen[id], b+1)
				}
				seen[id] = b + 1
			}
		}
		if len(c.Games) == 0 {
			p.Outcomes, p.Score = [2]model.Outcome{}, [2]model.Points{}
			p.Games = nil
			return nil
		}
		p.Games = slices.Clone(c.Games)
		*p = s.Settle(*p)
		return nil
	})
}

func playerName(p *model.Player, id model.ID) phrase.Text {
	if p != nil {
		return phrase.Verbatim(p.Name)
	}
	return phrase.New("player %d", id)
}

package model

// Scoring is what results are worth. It is data of the section: 1/½/0, 3/1/0,
// match points 2/1/0 or 1/½/0, and every kind of bye by itself.
type Scoring struct {
	Win        Points `json:"win"`
	Draw       Points `json:"draw"`
	Loss       Points `json:"loss"`
	Absent     Points `json:"absent"`     // zero-point bye, absence, forfeit loss
	PairingBye Points `json:"pairingBye"` // pairing-allocated bye of a player
	FullBye    Points `json:"fullBye"`
	HalfBye    Points `json:"halfBye"`

	MatchWin  Points `json:"matchWin"`
	MatchDraw Points `json:"matchDraw"`
	MatchLoss Points `json:"matchLoss"`
	MatchBye  Points `json:"matchBye"` // match points of a team's pairing-allocated bye
	GamesBye  Points `json:"gamesBye"` // game points credited with it
}

// Classic is 1/½/0 for games, with match points as given; a team's bye counts
// as a won match with every board won, as US clubs do.
func Classic(matchWin, matchDraw Points, boards int) Scoring {
	return Scoring{
		Win: One, Draw: Half, PairingBye: One, FullBye: One, HalfBye: Half,
		MatchWin: matchWin, MatchDraw: matchDraw, MatchBye: matchWin,
		GamesBye: One * Points(boards),
	}
}

// WithGames is the scoring with other points for a game. A bye stays worth a won or a
// drawn game where it was: of 3-1-0 the bye counts three points, a half-point bye one.
func (s Scoring) WithGames(win, draw, loss Points) Scoring {
	for _, bye := range []*Points{&s.PairingBye, &s.FullBye, &s.HalfBye} {
		switch *bye {
		case s.Win:
			*bye = win
		case s.Draw:
			*bye = draw
		}
	}
	s.Win, s.Draw, s.Loss = win, draw, loss
	return s
}

// UsualBye is what the bye of a team is worth where nothing else is laid down, in
// match points and game points: a drawn match with every board drawn in FIDE's
// Swiss System for teams (C.04.6, in force from 1 February 2026), a won one in
// other formats and by other rules, such as those of US Chess.
func (s *Section) UsualBye() (match, games Points) {
	fide := s.Format == Swiss && s.Rulebook == FIDERules && s.Ranking.Unplayed != "us"
	if fide {
		return s.Scoring.MatchDraw, s.Scoring.Draw * Points(s.Boards)
	}
	return s.Scoring.MatchWin, s.Scoring.Win * Points(s.Boards)
}

// WithUsualBye is the section's scoring with the usual worth of a bye.
func (s *Section) WithUsualBye() Scoring {
	sc := s.Scoring
	sc.MatchBye, sc.GamesBye = s.UsualBye()
	return sc
}

// FollowBye is the scoring of a section after a change of its settings: where the
// bye was worth what is usual, it still is; what was laid down stays.
func (s *Section) FollowBye(before *Section) Scoring {
	if match, games := before.UsualBye(); !s.Team() || len(s.Rounds) > 0 || before.Scoring.MatchBye != match ||
		before.Scoring.GamesBye != games {
		return s.Scoring
	}
	return s.WithUsualBye()
}

// Game is what an outcome is worth to a player.
func (s Scoring) Game(o Outcome) Points {
	switch o.Worth() {
	case WorthWin:
		return s.Win
	case WorthDraw:
		return s.Draw
	case WorthLoss:
		return s.Loss
	case WorthAbsent:
		return s.Absent
	case WorthPairingBye:
		return s.PairingBye
	case WorthFullBye:
		return s.FullBye
	case WorthHalfBye:
		return s.HalfBye
	}
	return 0
}

// Match is what an outcome is worth to a team in match points.
func (s Scoring) Match(o Outcome) Points {
	switch o.Worth() {
	case WorthWin, WorthFullBye:
		return s.MatchWin
	case WorthDraw, WorthHalfBye:
		return s.MatchDraw
	case WorthLoss:
		return s.MatchLoss
	case WorthPairingBye:
		return s.MatchBye
	}
	return 0
}

// MatchGames is the game points credited to a team for a round without play:
// a forfeit win counts every board won, a half-point bye every board drawn.
func (s Scoring) MatchGames(o Outcome, boards int) Points {
	switch o {
	case ForfeitWin, FullBye:
		return s.Win * Points(boards)
	case HalfBye:
		return s.Draw * Points(boards)
	case PairingBye:
		return s.GamesBye
	}
	return 0
}

// ScoreKind tells match points from game points.
type ScoreKind uint8

// The two scores of a team event. In an individual event both are the points.
const (
	MatchPoints ScoreKind = iota
	GamePoints
)

// Other is the secondary score when k is the primary.
func (k ScoreKind) Other() ScoreKind { return 1 - k }

// String is "match points" or "game points".
func (k ScoreKind) String() string { return scoreNames[k] }

package health_test

import (
	"testing"

	"wallchart/arbiter/health"
	"wallchart/model"
)

func TestWhatTheArbiterDecided(t *testing.T) {
	out := func(reason string) *model.Tournament {
		s := club(4)
		s.Players[1].Expelled, s.Players[1].Expulsion = 3, reason
		return event(s)
	}
	try(t, "expelled", []example{
		{"without a reason", out(""), "Family2, Given is expelled from round 3 on. The report file",
			health.Place{Section: 1, Who: 2}, health.Remark},
		{"with one", out("a telephone"), "from round 3 on: a telephone. The", health.Place{Section: 1, Who: 2}, health.Remark},
		{"nobody", event(club(4)), "", health.Place{}, 0},
	})
	rated := func(reason string) *model.Tournament {
		s := round(t, club(4), "1-3 1-0", "4-2 1-0")
		s.Rounds[0].Pairings[1].ForRating = model.ForRating{Outcomes: [2]model.Outcome{model.Draw, model.Draw}, Reason: reason}
		return event(s)
	}
	at := health.Place{Section: 1, Round: 1, Board: 2, Who: 4}
	try(t, "rated-otherwise", []example{
		{"without a reason", rated(""), "Round 1, board 2, Family4, Given – Family2, Given: 1-0 in the standings, ½-½ for rating.", at,
			health.Remark},
		{"with one", rated("agreed"), "½-½ for rating (agreed).", at, health.Remark},
		{"none", event(round(t, club(4), "1-3 1-0", "4-2 1-0")), "", at, 0},
	})
}

func TestWhatResultsAreWorth(t *testing.T) {
	worth := func(change func(v *model.Scoring)) *model.Tournament {
		s := club(4)
		change(&s.Scoring)
		return event(s)
	}
	teams := func(change func(v *model.Scoring)) *model.Tournament {
		s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: 4, Scoring: model.Classic(2*model.One, model.One, 4)}
		change(&s.Scoring)
		return event(s)
	}
	at := health.Place{Section: 1, Field: "scoring"}
	draws, bye := "Two draws are worth more than a win and a loss", "The pairing-allocated bye is worth more than a win"
	try(t, "scoring", []example{
		{"1, ½, 0", worth(func(*model.Scoring) {}), "", at, 0},
		{"3, 1, 0", worth(func(v *model.Scoring) { v.Win, v.Draw = 6, 2 }), "", at, 0},
		{"a draw like a win", worth(func(v *model.Scoring) { v.Draw = v.Win }), draws, at, health.Doubt},
		{"3, 2, 1", worth(func(v *model.Scoring) { v.Win, v.Draw, v.Loss = 6, 4, 2 }), "", at, 0},
		{"3, 2½, 1", worth(func(v *model.Scoring) { v.Win, v.Draw, v.Loss = 6, 5, 2 }), draws, at, health.Doubt},
		{"a bye of 1½", worth(func(v *model.Scoring) { v.PairingBye = 3 }), bye, at, health.Doubt},
		{"teams, as usual", teams(func(*model.Scoring) {}), "", at, 0},
		{"a drawn match like a win", teams(func(v *model.Scoring) { v.MatchDraw = v.MatchWin }), draws, at, health.Doubt},
		{"a bye of three match points", teams(func(v *model.Scoring) { v.MatchBye = 6 }), bye, at, health.Doubt},
		{"a bye of four and a half boards of four", teams(func(v *model.Scoring) { v.GamesBye = 9 }), bye, at, health.Doubt},
	})
}

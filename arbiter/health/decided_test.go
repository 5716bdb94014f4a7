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

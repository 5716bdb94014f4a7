package generate

import (
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/roundrobin"
)

// tableEvent makes an all-play-all up.
func tableEvent(t *testing.T, p Plan) *model.Tournament {
	t.Helper()
	return must.Have(Tournament(p, roundrobin.Single))(t)
}

func TestOneTableOrTwo(t *testing.T) {
	if s := tableEvent(t, Plan{Participants: 4}).Sections[0]; s.Format != model.RoundRobin || len(s.Rounds) != 3 {
		t.Errorf("%s of %d rounds", s.Format, len(s.Rounds))
	}
	ev := must.Have(Tournament(Plan{Participants: 4}, roundrobin.Double))(t)
	if s := ev.Sections[0]; s.Format != model.DoubleRoundRobin || len(s.Rounds) != 6 {
		t.Errorf("%s of %d rounds", s.Format, len(s.Rounds))
	}
}

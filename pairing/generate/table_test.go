package generate

import (
	"testing"

	"wallchart/model"
	"wallchart/pairing/roundrobin"
)

// tableEvent makes an all-play-all up.
func tableEvent(t *testing.T, p Plan) *model.Tournament {
	t.Helper()
	ev, err := Tournament(p, roundrobin.Single)
	if err != nil {
		t.Fatal(err)
	}
	return ev
}

func TestOneTableOrTwo(t *testing.T) {
	if s := tableEvent(t, Plan{Participants: 4}).Sections[0]; s.Format != model.RoundRobin || len(s.Rounds) != 3 {
		t.Errorf("%s of %d rounds", s.Format, len(s.Rounds))
	}
	ev, err := Tournament(Plan{Participants: 4}, roundrobin.Double)
	if err != nil {
		t.Fatal(err)
	}
	if s := ev.Sections[0]; s.Format != model.DoubleRoundRobin || len(s.Rounds) != 6 {
		t.Errorf("%s of %d rounds", s.Format, len(s.Rounds))
	}
}

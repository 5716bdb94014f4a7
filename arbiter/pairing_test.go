package arbiter

import (
	"testing"

	"wallchart/arbiter/eveningtest"
	"wallchart/arbiter/pair"
	"wallchart/model"
	"wallchart/must"
)

// pairAgain is the event after the system has made what is asked for.
func pairAgain(t *testing.T, ev *model.Tournament, a pair.Asked) (*model.Tournament, *model.Section) {
	t.Helper()
	m := must.Have(pair.MakeRound(ev, ev.Section(1), a))(t)
	c, err := m.Change(ev)
	return eveningtest.After(t, ev, c, err)
}

// sixAfterOne is an evening of six players before and after round 2 was paired.
func sixAfterOne(t *testing.T) (before, ev *model.Tournament) {
	t.Helper()
	ev, _ = eveningtest.Of(6)
	ev, _ = pairAgain(t, ev, pair.Asked{})
	before, _ = eveningtest.Play(t, ev, 1, "101")
	ev, _ = pairAgain(t, before, pair.Asked{})
	return before, ev
}

package pair

import (
	"wallchart/model"
	"wallchart/pairing/draw"
)

// Over tells whether all the rounds that a section was announced with are paired, and none of them waits for anything.
func Over(s *model.Section) bool {
	last := LastRound(s)
	return last > 0 && len(s.Rounds) >= last && len(s.LeftOf(len(s.Rounds))) == 0
}

// OneMore tells whether the only thing against the next round is that no more rounds were announced: Asked.More announces it.
func OneMore(s *model.Section) bool {
	last := LastRound(s)
	if last == 0 || len(s.Rounds) < last {
		return false
	}
	for i := range s.Rounds {
		if len(s.Rounds[i].Awaited()) > 0 {
			return false
		}
	}
	return WhyNotNext(s) != nil && WhyNotNext(announced(s, draw.Next(s))) == nil
}

// announced is a section that is announced with that many rounds at least.
func announced(s *model.Section, rounds int) *model.Section {
	more := *s
	more.Planned = max(s.Planned, rounds)
	return &more
}

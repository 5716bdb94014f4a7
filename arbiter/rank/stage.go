package rank

import "wallchart/model"

// Stage is how far an event is, over all its sections.
type Stage struct {
	Sections int
	Round    int // that is being played in the section furthest behind, 0 before its first
	Planned  int // rounds of that section
	Missing  int // results of rounds that are being played or were, in all sections
}

// Over tells whether every round that is planned was played.
func (s Stage) Over() bool { return s.Planned > 0 && s.Round >= s.Planned && s.Missing == 0 }

// StageOf looks at all sections. One in which nobody is yet holds the others back only
// where there is no other.
func StageOf(t *model.Tournament) Stage {
	st := Stage{Sections: len(t.Sections)}
	begun, first := false, true
	for _, s := range t.Sections {
		round, planned, _ := Progress(s)
		for r := range round {
			st.Missing += len(s.Rounds[r].Open())
		}
		peopled := s.Participants() > 0
		behind := planned-round > st.Planned-st.Round
		if first || peopled && !begun || peopled == begun && behind {
			st.Round, st.Planned = round, planned
		}
		begun, first = begun || peopled, false
	}
	return st
}

// Progress is how far a section is: the round that is being played, rounds planned,
// boards of that round without a result. Of an all-play-all paired to its end it is
// not the last round. An adjourned game holds no later round back.
func Progress(s *model.Section) (round, planned int, open []int) {
	round, planned = s.Played(), s.PlannedRounds()
	if round < len(s.Rounds) && (round == 0 || len(s.Rounds[round-1].Awaited()) == 0) {
		round++
	}
	if round > 0 {
		open = s.Rounds[round-1].Open()
	}
	return round, planned, open
}

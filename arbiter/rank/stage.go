package rank

import "wallchart/model"

// Stage is how far an event is, over all its sections.
type Stage struct {
	Sections int
	Round    int // that is being played in the section furthest behind, 0 before its first
	Planned  int // rounds of that section
	Missing  int // results of rounds that are being played or were, in all sections
	Unpaired int // who takes part in such a round and is neither paired nor absent, in all sections
	// Undeclared are the rounds that wait for nothing but that the arbiter says that they are complete, in all sections.
	Undeclared int
}

// Over tells whether every round that is planned was played.
func (s Stage) Over() bool {
	return s.Planned > 0 && s.Round >= s.Planned && s.Missing+s.Unpaired+s.Undeclared == 0
}

// StageOf looks at all sections. One in which nobody is yet holds the others back only
// where there is no other.
func StageOf(t *model.Tournament) Stage {
	st := Stage{Sections: len(t.Sections)}
	begun, first := false, true
	for _, s := range t.Sections {
		p := ProgressOf(s)
		for _, l := range s.LeftOf(p.Round) {
			st.Missing += len(l.Boards)
			st.Unpaired += len(l.People)
			if l.Undeclared {
				st.Undeclared++
			}
		}
		peopled := s.Participants() > 0
		behind := p.Planned-p.Round > st.Planned-st.Round
		if first || peopled && !begun || peopled == begun && behind {
			st.Round, st.Planned = p.Round, p.Planned
		}
		begun, first = begun || peopled, false
	}
	return st
}

// Progress is how far a section is.
type Progress struct {
	Round   int // that is being played, of an all-play-all paired to its end not the last one; 0 before the first
	Planned int // rounds in all; of an all-play-all without a plan those of its table
	// Left is what that round waits for; where it waits for nothing, what an earlier one does.
	Left model.Left
}

// Over tells whether all rounds are played that are announced.
func (p Progress) Over() bool { return p.Round > 0 && p.Round >= p.Planned && p.Left.None() }

// ProgressOf is how far a section is. An adjourned game holds no later round back.
func ProgressOf(s *model.Section) Progress {
	p := Progress{Round: s.Played(), Planned: s.DueRounds()}
	if p.Round < len(s.Rounds) && (p.Round == 0 || len(s.Rounds[p.Round-1].Awaited()) == 0) {
		p.Round++
	}
	if p.Left = s.Left(p.Round); p.Left.None() {
		if left := s.LeftOf(p.Round); len(left) > 0 {
			p.Left = left[0]
		}
	}
	return p
}

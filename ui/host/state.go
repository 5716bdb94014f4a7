package host

import (
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/ui/kit/words"
)

// State is what the screens show: a value made anew from the event after every
// change. Nothing in it is updated in place; the standings, which cost most, are
// worked out when they are first asked for.
type State struct {
	Event   *model.Tournament
	Section *model.Section
	After   int // standings after this round

	ranking *ranking // nil without a section
	problem string   // why there is none
}

// Standings are those of the section, nil when Problem says why there are none.
func (st State) Standings() *tiebreaks.Standings {
	if st.ranking == nil {
		return nil
	}
	return st.ranking.standings()
}

// Problem says why there are no standings, "" for nothing.
func (st State) Problem() string {
	if st.Standings() == nil && st.ranking != nil {
		return st.ranking.problem
	}
	return st.problem
}

// Moves are those whom the last change moved.
func (st State) Moves() []Move {
	if st.ranking == nil {
		return nil
	}
	return st.ranking.told()
}

// With is the state with other standings than its own.
func (st State) With(other *tiebreaks.Standings) State {
	st.ranking = &ranking{made: other, done: true}
	return st
}

// Derive makes the state of one section of an event. With before, of the same
// section after the same round, it also knows who moved.
func Derive(t *model.Tournament, id model.ID, after int, before *State) State {
	st := State{Event: t, Section: t.Section(id)}
	if st.Section == nil && len(t.Sections) > 0 {
		st.Section = t.Sections[0]
	}
	if st.Section == nil {
		st.problem = words.Say("state.noSection")
		return st
	}
	if st.After = after; after <= 0 || after > len(st.Section.Rounds) {
		after, st.After = 0, st.Section.Played()
	}
	st.ranking = &ranking{event: t, section: st.Section, after: after}
	if before != nil && before.ranking != nil && before.Section.ID == st.Section.ID && before.After == st.After {
		st.ranking.before = before.ranking
		before.ranking.before = nil // only of the last change it is told who moved
	}
	return st
}

// WhyNoEvent says that no event is open, "" when one is.
func (st State) WhyNoEvent() string {
	if st.Event == nil {
		return words.Say("why.no.event")
	}
	return ""
}

// WhyNoSection says that no section is shown, "" when one is.
func (st State) WhyNoSection() string {
	if why := st.WhyNoEvent(); why != "" {
		return why
	}
	if st.Section == nil {
		return words.Say("why.no.section")
	}
	return ""
}

// WhyNoRound says that nothing is paired yet, "" when something is.
func (st State) WhyNoRound() string {
	if why := st.WhyNoSection(); why != "" {
		return why
	}
	if len(st.Section.Rounds) == 0 {
		return words.Say("pair.noRound")
	}
	return ""
}

// WhyNobody says that nobody takes part, "" when somebody does.
func (st State) WhyNobody() string {
	if why := st.WhyNoSection(); why != "" {
		return why
	}
	if st.Section.Participants() == 0 {
		return words.Say("crosstable.empty")
	}
	return ""
}

// WhyNoStandings says what stands in the way of the standings, "" for nothing.
func (st State) WhyNoStandings() string {
	if why := st.WhyNoSection(); why != "" {
		return why
	}
	if st.Standings() == nil {
		return st.Problem()
	}
	return ""
}

// WhyNoPlayers says why nobody can be added from a rating list, "" for nothing.
func (st State) WhyNoPlayers() string {
	if why := st.WhyNoSection(); why != "" {
		return why
	}
	if st.Section.Team() {
		return words.Say("ratings.teams")
	}
	return ""
}

// LastRound is the round the standings are after when nothing else was asked.
func (st State) LastRound() int {
	if st.Section == nil {
		return 0
	}
	return st.Section.Played()
}

// SectionID is that of the section that is shown, as tables keep it; 0 for none.
func (st State) SectionID() int32 {
	if st.Section == nil {
		return 0
	}
	return int32(st.Section.ID)
}

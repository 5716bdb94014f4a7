package ui

import (
	"wallchart/arbiter"
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/ui/guard"
	"wallchart/ui/words"
)

// State is what the screens show: a value computed anew from the event after
// every change. Nothing in it is updated in place.
type State struct {
	Event     *model.Tournament
	Section   *model.Section
	After     int                  // standings after this round
	Standings *tiebreaks.Standings // nil when Problem says why there are none
	Problem   string
	Moves     []Move // who moved by the last change
}

// Move is a participant whose place the last change altered.
type Move struct {
	Who      model.ID
	Name     string
	From, To int
}

// derive computes the state of one section of an event. With before, of the same
// section after the same round, it also lists who moved.
// What stops it is told as the state's problem.
func derive(t *model.Tournament, id model.ID, after int, before *State) (st State) {
	if err := guard.Work(words.Say("guard.standings"), func() { st = derived(t, id, after, before) }); err != nil {
		st = State{Event: t, Section: t.Section(id), Problem: words.Err(err)}
		if st.Section == nil && len(t.Sections) > 0 {
			st.Section = t.Sections[0]
		}
	}
	return st
}

func derived(t *model.Tournament, id model.ID, after int, before *State) State {
	st := State{Event: t, Section: t.Section(id)}
	if st.Section == nil && len(t.Sections) > 0 {
		st.Section = t.Sections[0]
	}
	if st.Section == nil {
		st.Problem = words.Say("state.noSection")
		return st
	}
	if after <= 0 || after > len(st.Section.Rounds) {
		after = 0
	}
	ranked, err := tiebreaks.Standard(t, st.Section, after)
	if err != nil {
		st.Problem = words.Err(err)
		return st
	}
	st.Standings, st.After = ranked, ranked.Sheet.Rounds
	if before != nil && before.Standings != nil && before.Section.ID == st.Section.ID && before.After == st.After {
		st.Moves = moves(before.Standings, ranked)
	}
	return st
}

// moves compares two standings of one section.
func moves(before, now *tiebreaks.Standings) []Move {
	old := make(map[model.ID]int, len(before.Places))
	for _, p := range before.Places {
		old[before.Sheet.Lines[p.Index].ID] = p.Rank
	}
	var ms []Move
	for _, p := range now.Places {
		l := &now.Sheet.Lines[p.Index]
		if was, ok := old[l.ID]; ok && was != p.Rank {
			ms = append(ms, Move{Who: l.ID, Name: l.Name, From: was, To: p.Rank})
		}
	}
	return ms
}

// progress is how far a section is.
func progress(s *model.Section) (round, planned int, open []int) { return arbiter.Progress(s) }

// whyNoEvent says that no event is open, "" when one is.
func (st State) whyNoEvent() string {
	if st.Event == nil {
		return words.Say("why.no.event")
	}
	return ""
}

func (st State) whyNoSection() string {
	if why := st.whyNoEvent(); why != "" {
		return why
	}
	if st.Section == nil {
		return words.Say("why.no.section")
	}
	return ""
}

func (st State) whyNoRound() string {
	if why := st.whyNoSection(); why != "" {
		return why
	}
	if len(st.Section.Rounds) == 0 {
		return words.Say("pair.noRound")
	}
	return ""
}

func (st State) whyNobody() string {
	if why := st.whyNoSection(); why != "" {
		return why
	}
	if len(st.Section.Entries()) == 0 {
		return words.Say("crosstable.empty")
	}
	return ""
}

// whyNoStandings says what stands in the way of the standings, "" for nothing.
func (st State) whyNoStandings() string {
	if why := st.whyNoSection(); why != "" {
		return why
	}
	if st.Standings == nil {
		return st.Problem
	}
	return ""
}

// whyNoPlayers says why nobody can be added from a rating list, "" for nothing.
func (st State) whyNoPlayers() string {
	if why := st.whyNoSection(); why != "" {
		return why
	}
	if st.Section.Team() {
		return words.Say("ratings.teams")
	}
	return ""
}

// lastRound is the round the standings are after when nothing else was asked.
func (st State) lastRound() int {
	if st.Section == nil {
		return 0
	}
	return st.Section.Played()
}

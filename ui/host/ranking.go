package host

import (
	"wallchart/model"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
	"wallchart/ui/kit/guard"
	"wallchart/ui/kit/words"
)

// ranking is the standings of a state. They are worked out when they are first asked
// for: who types results on the boards of a large event sees none before the next key.
// Of the window's thread alone.
type ranking struct {
	event   *model.Tournament
	section *model.Section
	after   int // round; 0 for the last one that has a result

	done    bool
	made    *tiebreaks.Standings
	problem string // why there are none

	before *ranking // the one before the last change; nil when that is not known, or has been compared
	moves  []Move
}

// standings are nil when problem says why. What stops the work is told as that.
func (r *ranking) standings() *tiebreaks.Standings {
	if r.done {
		return r.made
	}
	r.done = true
	var err error
	var before *tiebreaks.Standings
	if r.before != nil {
		before = r.before.made
	}
	stopped := guard.Work(words.Say("guard.standings"), func() {
		r.made, err = catalogue.StandardSince(before, r.event, r.section, r.after)
	})
	if stopped != nil {
		r.made, err = nil, stopped
	}
	if err != nil {
		r.problem = words.Err(err)
	}
	return r.made
}

// told are those whom the last change moved.
func (r *ranking) told() []Move {
	if before := r.before; before != nil {
		r.before = nil
		if old, now := before.standings(), r.standings(); old != nil && now != nil {
			r.moves = moves(old, now)
		}
	}
	return r.moves
}

// Move is a participant whose place the last change altered.
type Move struct {
	Who      model.ID
	Name     string
	From, To int
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

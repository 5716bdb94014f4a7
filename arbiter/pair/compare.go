package pair

import (
	"slices"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// comparison is what an examined round says as the section keeps it.
func comparison(s *model.Section, x *Examined, when model.Moment) model.Compared {
	round := x.Field.Numbered()
	c := model.Compared{When: when, Round: round, System: x.Engine.Code, Refused: x.Best == nil}
	for _, f := range x.Findings {
		if f.Grave {
			c.Forbidden++
		}
	}
	if x.Best == nil {
		return c
	}
	whites := map[model.ID]model.ID{}
	for _, p := range x.Best.Pairs {
		whites[x.Field.Players[p.White].ID] = x.Field.Players[p.Black].ID
	}
	for _, p := range s.Rounds[round-1].Pairings {
		if !p.IsBye() && whites[p.Sides[0]] != p.Sides[1] {
			c.Boards = append(c.Boards, p.Board)
		}
	}
	slices.Sort(c.Boards)
	c.Bye = x.Made.Bye != x.Best.Bye && !x.Engine.KnockOut && !(x.Best.Resting && x.Made.Bye < 0)
	return c
}

// Complete is the declared end of pairing a round by hand: it is set beside the system's own, and what comes of it is kept
// (VCL4THP.13, questions 65, 68 and 69). Everybody who takes part must have a place in the round.
func Complete(t *model.Tournament, s *model.Section, a Asked) (journal.Change, *Examined, error) {
	if _, err := roundOf(s, a.Round); err != nil {
		return nil, nil, err
	}
	if free := s.Free(a.Round); len(free) > 0 {
		return nil, nil, phrase.Errorf("round %d is not complete: %s has no place in it. Pair everybody, or give a bye",
			a.Round, nameOf(s, free[0]))
	}
	return noted(t, s, a, model.AtHand)
}

// ExamineLast sets the last round that is paired beside the system's own once more and keeps what comes of it: a number of rounds
// that was changed makes another round the last, which some systems pair by other rules (VCL4THP.13, questions 60 and 61).
func ExamineLast(t *model.Tournament, s *model.Section, a Asked) (journal.Change, *Examined, error) {
	if a.Round = len(s.Rounds); a.Round == 0 {
		return nil, nil, phrase.Errorf("%s has no pairings yet, so there is nothing to check. Pair the first round", s.Name)
	}
	return noted(t, s, a, model.AtLast)
}

// AsLast is a change together with what comes of examining the last round that is paired, where by the change that round becomes the
// final one, or stops being it; otherwise the change as it is, and nil (VCL4THP.13, question 60). What could not be compared, because
// it was cancelled or the system lacks something, is kept as open.
func AsLast(t *model.Tournament, change journal.Change, a Asked) (journal.Change, *Examined, error) {
	made, err := change.Apply(t)
	if err != nil {
		return nil, nil, err
	}
	for _, before := range t.Sections {
		after := made.Section(before.ID)
		if after == nil || !turns(before, after) {
			continue
		}
		a.Round = len(before.Rounds)
		c := model.Compared{When: model.AtLast, Round: a.Round, System: after.System, Open: true}
		x, err := Examine(made, after, a)
		if err == nil {
			c = comparison(after, x, model.AtLast)
		}
		note := steps.NoteCompared{Section: after.ID, Of: []model.Compared{c}}
		return steps.Together{Words: phrase.New("%s. %s", journal.Label(change, t), note.Label()),
			Changes: []journal.Change{change, note}}, x, nil
	}
	return change, nil, nil
}

// Turns tells whether other settings of a section make of the last round that is paired the final one, or no longer.
func Turns(s *model.Section, to steps.Settings) bool { return turns(s, WithSettings(s, to)) }

// turns tells whether the last round that was paired before is the final one either before or after. An all-play-all has no other
// rules for it.
func turns(before, after *model.Section) bool {
	n := len(before.Rounds)
	if n == 0 || len(after.Rounds) < n || before.Format.Predetermined() || after.Format.Predetermined() {
		return false
	}
	final := func(s *model.Section) bool { return s.Planned > 0 && s.Planned <= n }
	return len(before.Rounds[n-1].Pairings) > 0 && final(before) != final(after)
}

func noted(t *model.Tournament, s *model.Section, a Asked, when model.Moment) (journal.Change, *Examined, error) {
	x, err := Examine(t, s, a)
	if err != nil {
		return nil, nil, err
	}
	return steps.NoteCompared{Section: s.ID, Of: []model.Compared{comparison(s, x, when)}}, x, nil
}

// importPatience is how long the rounds of a file are examined while somebody waits for it to open; what it does not suffice for
// is kept as not compared.
const importPatience = 20 * time.Second

// Soon is closed when nobody should have to wait any longer.
func Soon() <-chan struct{} {
	spent := make(chan struct{})
	time.AfterFunc(importPatience, func() { close(spent) })
	return spent
}

// ExamineImport examines an event that was read from another program's report file: every round beside what the system makes, and
// the points and places that are stated beside those that the results make (VCL4THP.13, questions 54 and 55). It is nil where
// there is nothing to compare. What could not be compared, because it was cancelled or the system lacks something, is kept as open.
func ExamineImport(t *model.Tournament, stated []catalogue.PrintedColumn, cancel <-chan struct{}) journal.Change {
	var changes []journal.Change
	for _, s := range t.Sections {
		if all := imported(t, s, stated, cancel); len(all) > 0 {
			changes = append(changes, steps.NoteCompared{Section: s.ID, Of: all})
		}
	}
	return steps.OneStep(phrase.New("Examine what was imported"), changes)
}

// imported holds the rounds of an event that comes from elsewhere against the pairing system: each by itself, and the last that was played
// also by how many of the printed points and places are others here. What could not be compared stays Open.
func imported(t *model.Tournament, s *model.Section, stated []catalogue.PrintedColumn, cancel <-chan struct{}) []model.Compared {
	var all []model.Compared
	for n := 1; n <= len(s.Rounds) && s.System != ""; n++ {
		if len(s.Rounds[n-1].Pairings) == 0 {
			continue
		}
		c := model.Compared{When: model.AtImport, Round: n, System: s.System, Open: true}
		if x, err := Examine(t, s, Asked{Round: n, Cancel: cancel, pairsOnly: true}); err == nil {
			c = comparison(s, x, model.AtImport)
		}
		all = append(all, c)
	}
	played := s.Played()
	v, err := catalogue.Verify(t, s, stated)
	if err != nil || played == 0 || len(v.Codes) == 0 {
		return all
	}
	at := slices.IndexFunc(all, func(c model.Compared) bool { return c.Round == played })
	if at < 0 {
		all, at = append(all, model.Compared{When: model.AtImport, Round: played}), len(all)
	}
	for _, d := range v.Differences {
		switch d.Code {
		case catalogue.PlaceCode:
			all[at].Places++
		case "PTS", "MPTS", "GPTS":
			all[at].Points++
		}
	}
	return all
}

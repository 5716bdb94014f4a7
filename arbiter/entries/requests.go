package entries

import (
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// What stands in a participant's cell of a round to come, and may be typed there.
const (
	MarkHalf      = "H"
	MarkFull      = "B"
	MarkZero      = "U" // Z may be typed as well
	MarkWithdrawn = "W"
	MarkExpelled  = "X" // is shown, not typed: an expulsion has a reason
	markAway      = "–" // not yet entered, or withdrawn in an earlier round
)

// requestMarks are the byes that can be asked for, by what may be typed; the first
// of a kind is what is shown.
var requestMarks = []struct {
	mark string
	kind model.Outcome
}{{MarkHalf, model.HalfBye}, {MarkFull, model.FullBye}, {MarkZero, model.ZeroBye}, {"Z", model.ZeroBye}}

// RequestMark is what a participant has asked of a round: a bye, W in the first
// round he no longer plays, a dash in the others that he does not play.
func RequestMark(e *model.Entry, round int) string {
	switch {
	case e.Expelled == round:
		return MarkExpelled
	case e.Withdrawn == round && e.Gone() == round:
		return MarkWithdrawn
	case !e.Plays(round):
		return markAway
	}
	for _, r := range requestMarks {
		if r.kind == e.Bye(round) {
			return r.mark
		}
	}
	return ""
}

// Request is what a letter asks for in a round: H a half-point bye, B a full-point
// bye, U or Z a zero-point bye, W the withdrawal from that round on; "" takes back
// what stands there. A nil change is nothing to do.
func Request(s *model.Section, who model.ID, round int, text string) (journal.Change, error) {
	e, ok := s.Entry(who)
	if !ok {
		return nil, phrase.Errorf("participant %d is not in %s", who, s.Name)
	}
	mark := strings.ToUpper(strings.TrimSpace(text))
	now := RequestMark(&e, round)
	if mark == now || mark == "Z" && now == MarkZero {
		return nil, nil
	}
	if why := whyNoRequest(s, &e, round, mark); !why.Empty() {
		return nil, phrase.Fail(why)
	}
	var changes []journal.Change
	if e.Withdrawn == round {
		changes = append(changes, Return(s, who))
	}
	if (mark == "" || mark == MarkWithdrawn) && e.Bye(round) != model.Pending {
		changes = append(changes, Bye(s, who, round, model.Pending))
	}
	if mark == MarkWithdrawn {
		changes = append(changes, Withdraw(s, who, round))
	}
	for _, r := range requestMarks {
		if r.mark == mark && r.kind != e.Bye(round) {
			changes = append(changes, Bye(s, who, round, r.kind))
		}
	}
	if len(changes) == 1 {
		return changes[0], nil
	}
	words := phrase.New("%s in round %d: %s", e.Name, round, mark)
	if mark == "" {
		words = phrase.New("%s plays in round %d after all", e.Name, round)
	}
	return steps.Together{Words: words, Changes: changes}, nil
}

// whyNoRequest says why it cannot be asked for, nothing when it can.
func whyNoRequest(s *model.Section, e *model.Entry, round int, mark string) phrase.Text {
	known := mark == "" || mark == MarkWithdrawn
	for _, r := range requestMarks {
		known = known || r.mark == mark
	}
	switch {
	case !known:
		return phrase.New("%q is nothing to ask for in a round. Type H for a half-point bye, B for a full-point bye, "+
			"U or Z for a zero-point bye, W to withdraw from that round on", mark)
	case round < 1 || s.Planned > 0 && round > s.PlannedRounds():
		return phrase.New("there is no round %d in %s", round, s.Name)
	case mark == MarkWithdrawn && Forfeits(s, e.ID, round) > 0: // of a table, whose rounds are paired before they are played
		return phrase.Text{}
	case round <= len(s.Rounds):
		return phrase.New("round %d is paired already. Give the bye on the Rounds screen, or withdraw from a later round", round)
	case e.Expelled > 0 && e.Expelled <= round:
		return phrase.New("%s is expelled from round %d on. Take the expulsion back first", e.Name, e.Expelled)
	case mark == MarkHalf && e.NoHalfByes:
		return phrase.New("%s has no right to half-point byes. Type U for a bye without points, or give the right back on the Players screen",
			e.Name)
	case mark == MarkWithdrawn:
		return phrase.Text{} // steps.Withdraw refuses the rest
	case round < e.Entered:
		return phrase.New("%s enters only in round %d, and what the rounds before are worth is set in Scoring", e.Name, e.Entered)
	case e.Withdrawn > 0 && e.Withdrawn < round:
		return phrase.New("%s has withdrawn from round %d on. Delete the W there first", e.Name, e.Withdrawn)
	case mark != "" && s.Format.Predetermined():
		return phrase.New("in %s everybody meets everybody, and there is no bye to ask for. "+
			"Type W to withdraw, or enter the game as lost by forfeit", s.Name)
	}
	return phrase.Text{}
}

// RequestRounds are the rounds that a section has or will have, as far as is known:
// as many as are announced, otherwise those that are paired and the next, and never
// fewer than somebody has asked a bye for.
func RequestRounds(s *model.Section) int {
	n := s.PlannedRounds()
	if s.Planned == 0 {
		n++
	}
	for e := range s.Everyone() {
		for _, b := range e.Byes {
			n = max(n, b.Round)
		}
		n = max(n, e.Withdrawn, e.Expelled)
	}
	return n
}

// HalfByeRight takes the right to half-point byes from participants, or gives it back.
func HalfByeRight(s *model.Section, has bool, who ...model.ID) (journal.Change, error) {
	var changes []journal.Change
	for _, id := range who {
		e, ok := s.Entry(id)
		if !ok {
			return nil, phrase.Errorf("participant %d is not in %s", id, s.Name)
		}
		if e.NoHalfByes == has {
			changes = append(changes, steps.SetHalfByeRight{Section: s.ID, Who: id, None: !has})
		}
	}
	switch {
	case s.Format.Predetermined():
		return nil, phrase.Errorf("in %s everybody meets everybody, and there is no bye to ask for", s.Name)
	case len(who) == 0:
		return nil, phrase.Errorf("nobody is marked")
	case has:
		return steps.OneStep(phrase.Count(len(changes), "%d participant has a right to half-point byes again",
			"%d participants have a right to half-point byes again"), changes), nil
	}
	return steps.OneStep(phrase.Count(len(changes), "%d participant has no right to half-point byes",
		"%d participants have no right to half-point byes"), changes), nil
}

// LacksHalfByeRight tells whether all of several have no right to half-point byes; of nobody it is false.
func LacksHalfByeRight(s *model.Section, who ...model.ID) bool {
	for _, id := range who {
		if e, ok := s.Entry(id); !ok || !e.NoHalfByes {
			return false
		}
	}
	return len(who) > 0
}

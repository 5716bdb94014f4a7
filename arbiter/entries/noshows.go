package entries

import (
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/pairing/draw"
	"wallchart/phrase"
)

// NoShow is a participant of whom nobody has heard since a round, and who would be paired in the next.
type NoShow struct {
	model.Entry
	Round   int  // that was missed
	Forfeit bool // it was lost by forfeit; otherwise he was left out because he was not there
}

// NoShows are those who did not come to the last round that they could have played, and would be paired in the next one:
// who lost it by forfeit, and who was left out of it at the door and is not marked as present since. A bye without a point that was
// asked for is no sign of absence. In an all-play-all and in a knock-out there is nothing to decide.
func NoShows(s *model.Section) (all []NoShow) {
	next := len(s.Rounds) + 1
	if next == 1 || s.Format.Predetermined() {
		return nil
	}
	if e, err := draw.System(s, ""); err == nil && e.KnockOut {
		return nil
	}
	checked := AtTheDoor(s).Here > 0
	for e := range s.Everyone() {
		if !e.Competes() || !e.Plays(next) || e.Bye(next) != model.Pending {
			continue
		}
		if round, forfeit := Missed(s, e.ID, next); round > 0 && (forfeit || checked && !e.Present) {
			all = append(all, NoShow{*e, round, forfeit})
		}
	}
	return all
}

// Missed is the round before a round to which a participant did not come, with nothing since then that he came or wrote for, and
// whether he lost it by forfeit; 0 when there is none. Of several rounds it is the last one lost by forfeit.
func Missed(s *model.Section, id model.ID, before int) (round int, forfeit bool) {
	for r := before - 1; r > 0; r-- {
		p, _ := s.Rounds[r-1].Find(id)
		if p == nil {
			continue
		}
		switch o := s.Settle(*p).Outcomes[p.Side(id)]; o {
		case model.ForfeitLoss, model.DoubleForfeit:
			return r, true
		case model.ZeroBye:
			if p.By == model.MadeAtCheckIn {
				round = max(round, r)
			}
		case model.Absent:
		default:
			return round, false
		}
	}
	return round, false
}

// NoShowsSaid asks what becomes of them, in a sentence, nothing where there are none.
func NoShowsSaid(s *model.Section, all []NoShow) phrase.Text {
	if len(all) == 0 {
		return phrase.Text{}
	}
	var names []phrase.Text
	for _, x := range all {
		name := phrase.Verbatim(x.Name)
		if strings.TrimSpace(x.Name) == "" {
			name = phrase.New("No. %d", x.Number)
		}
		if x.Forfeit {
			names = append(names, phrase.New("%s (lost round %d by forfeit)", name, x.Round))
		} else {
			names = append(names, phrase.New("%s (left out of round %d)", name, x.Round))
		}
	}
	return phrase.Count(len(all), "%d who has not come since would be paired in round %d: %s.",
		"%d who have not come since would be paired in round %d: %s.", len(all), len(s.Rounds)+1, phrase.Join("; ", names...))
}

// Fate is what becomes of those who have not come.
type Fate uint8

// Fates.
const (
	Unasked      Fate = iota // nobody has been asked
	LeaveOutThem             // they get a zero-point bye in the next round as well
	WithdrawThem             // they have left the event
	PairThem                 // they are expected
)

// Fates are what may be answered, by their names on the command line, in the order of menus.
var Fates = []string{LeaveOutThem: "leave-out", WithdrawThem: "withdraw", PairThem: "pair"}

// decide is the steps that an answer stands for; none where they are paired or there are none.
func (f Fate) Decide(s *model.Section) (changes []journal.Change) {
	next := len(s.Rounds) + 1
	for _, x := range NoShows(s) {
		switch f {
		case LeaveOutThem:
			changes = append(changes, steps.RequestBye{Section: s.ID, Who: x.ID, Round: next, Bye: model.ZeroBye,
				By: model.MadeAtCheckIn})
		case WithdrawThem:
			changes = append(changes, Withdraw(s, x.ID, next))
		}
	}
	return changes
}

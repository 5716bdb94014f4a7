package rank

import (
	"strings"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// Adjust gives points, or with a minus takes them away, by the arbiter's decision: for a round, or with round 0 from the total.
// Points of a team are those that decide, or match points and game points: "-1/-2".
func Adjust(s *model.Section, who model.ID, round int, points, reason string) (journal.Change, error) {
	a := model.Adjustment{Who: who, Round: round, Reason: strings.TrimSpace(reason)}
	first, second, both := strings.Cut(points, "/")
	one, err := model.ParsePoints(strings.TrimPrefix(strings.TrimSpace(first), "+"))
	two := one
	if both && err == nil {
		two, err = model.ParsePoints(strings.TrimPrefix(strings.TrimSpace(second), "+"))
	}
	switch {
	case err != nil:
		return nil, err
	case both && !s.Team():
		return nil, phrase.Errorf("%q has match points and game points, and %s is a section of players. Write one number, such as -1",
			points, s.Name)
	case !s.Team() || both:
		a.Match, a.Games = one, two
	case s.Primary == model.MatchPoints:
		a.Match = one
	default:
		a.Games = one
	}
	return steps.AddAdjustment{Section: s.ID, Adjustment: a}, nil
}

// TakeBack takes back the points that a participant was given or lost in a round, or with round 0 those of the total.
func TakeBack(s *model.Section, who model.ID, round int) (journal.Change, error) {
	var changes []journal.Change
	for i := len(s.Adjustments) - 1; i >= 0; i-- {
		if a := s.Adjustments[i]; a.Who == who && a.Round == round {
			changes = append(changes, steps.RemoveAdjustment{Section: s.ID, Index: i})
		}
	}
	e, _ := s.Entry(who)
	switch {
	case len(changes) == 0 && round > 0:
		return nil, phrase.Errorf("%s has no points given or taken away in round %d", e.Name, round)
	case len(changes) == 0:
		return nil, phrase.Errorf("%s has no points given or taken away from the total. Name the round, if it was for one", e.Name)
	}
	return steps.OneStep(phrase.New("Take back the adjustments of %s", e.Name), changes), nil
}

package steps

import (
	"slices"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// SetSchedule says when each round begins, those that are paired and those to
// come.
type SetSchedule struct {
	Section model.ID     `json:"section"`
	Rounds  []model.When `json:"rounds"` // the first round first; a round behind the last of them has neither day nor time
}

// ScheduleOf is when each round of the section begins, to be changed and given back.
func ScheduleOf(s *model.Section) []model.When {
	rounds := make([]model.When, s.Scheduled())
	for i := range rounds {
		rounds[i] = s.When(i + 1)
	}
	return rounds
}

// Name is "set-schedule".
func (SetSchedule) Name() string { return "set-schedule" }

// Label is "Days and times of the rounds".
func (SetSchedule) Label() phrase.Text { return phrase.New("Days and times of the rounds") }

// Describe says which round it is, where it is only one, and names the section.
func (c SetSchedule) Describe(t *model.Tournament) phrase.Text {
	label, differ := c.Label(), 0
	if s := t.Section(c.Section); s != nil {
		for n := 1; n <= max(s.Scheduled(), len(c.Rounds)); n++ {
			if w := c.when(n); w != s.When(n) {
				differ++
				label = roundLabel(n, w)
			}
		}
	}
	if differ != 1 {
		label = c.Label()
	}
	return journal.InSection(t, c.Section, label)
}

func roundLabel(round int, w model.When) phrase.Text {
	switch {
	case w == model.When{}:
		return phrase.New("Round %d without a date", round)
	case w.Time == "":
		return phrase.New("Round %d on %s", round, w.Date)
	case w.Date == "":
		return phrase.New("Round %d at %s", round, w.Time)
	}
	return phrase.New("Round %d on %s at %s", round, w.Date, w.Time)
}

func (c SetSchedule) when(round int) model.When {
	if round > len(c.Rounds) {
		return model.When{}
	}
	return c.Rounds[round-1]
}

// Apply refuses what is not a day or a time of day, and more rounds than can be
// planned.
func (c SetSchedule) Apply(t *model.Tournament) (*model.Tournament, error) {
	return edit(t, c.Section, func(s *model.Section, at place) error {
		if len(c.Rounds) > mostRounds {
			return at.refuseWith(phrase.New("Enter %d rounds at most", mostRounds), "%d rounds cannot be played", len(c.Rounds))
		}
		for i, w := range c.Rounds {
			at.round = i + 1
			if err := w.Date.Check(); err != nil {
				return at.refuse("Write year, month and day, such as 2026-05-31", "%q is not a date", string(w.Date))
			}
			if !isTime(w.Time) {
				return at.refuse("Write hours and minutes, such as 09:30 or 14:00", "%q is not a time of day", string(w.Time))
			}
		}
		rounds := slices.Clone(s.Rounds)
		for i := range rounds {
			w := c.when(i + 1)
			rounds[i].Date, rounds[i].Time = w.Date, w.Time
		}
		s.Rounds = rounds
		s.Coming = slices.Clone(model.UntilLast(c.Rounds[min(len(rounds), len(c.Rounds)):]))
		return nil
	})
}

// isTime tells HH:MM, and nothing at all.
func isTime(t model.TimeOfDay) bool {
	if t == "" {
		return true
	}
	if len(t) != len("14:00") || t[2] != ':' {
		return false
	}
	digits := string(t[:2] + t[3:])
	for _, r := range digits {
		if r < '0' || r > '9' {
			return false
		}
	}
	return digits[:2] < "24" && digits[2:] < "60"
}

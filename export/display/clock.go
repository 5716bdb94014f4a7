package display

import (
	"fmt"
	"time"

	"wallchart/model"
)

// JustBegun is how long a round counts as the one that begins, after it has.
const JustBegun = 10 * time.Minute

// Start is when a round begins.
type Start struct {
	Sections []string // that begin it then
	Round    int
	At       time.Time
}

// Starts are the rounds that begin next, one for each section that has a time for it;
// sections whose same round begins at the same time are together.
func Starts(sections []*model.Section, now time.Time) []Start {
	var all []Start
	for _, s := range sections {
		for r := 1; r <= s.Scheduled(); r++ {
			at, ok := moment(s.When(r), now)
			if !ok || at.Before(now.Add(-JustBegun)) {
				continue
			}
			i := 0
			for i < len(all) && (all[i].Round != r || !all[i].At.Equal(at)) {
				i++
			}
			if i == len(all) {
				all = append(all, Start{Round: r, At: at})
			}
			all[i].Sections = append(all[i].Sections, s.Name)
			break
		}
	}
	return all
}

// moment is a time of the schedule on the clock of the hall; without a day it is today.
func moment(w model.When, now time.Time) (time.Time, bool) {
	day := string(w.Date)
	if len(day) != len(time.DateOnly) {
		if day != "" {
			return time.Time{}, false // a year alone
		}
		day = now.Format(time.DateOnly)
	}
	at, err := time.ParseInLocation(time.DateOnly+" 15:04", day+" "+string(w.Time), now.Location())
	return at, err == nil
}

// Left is the time until something begins, as a clock shows it: 1:04:09, 4:09, 0:09. A
// second that has begun counts, so that 0:00 is the start.
func Left(at, now time.Time) string {
	d := at.Sub(now)
	if d < 0 {
		d = 0
	}
	n := int((d + time.Second - 1) / time.Second)
	if n >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", n/3600, n/60%60, n%60)
	}
	return fmt.Sprintf("%d:%02d", n/60, n%60)
}

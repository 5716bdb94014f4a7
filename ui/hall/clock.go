package hall

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"wallchart/export/display"
	"wallchart/ui/kit/words"
)

// readTime reads when something begins as it is typed: 14:30, or +15 for a quarter of an
// hour from now. Empty is the schedule's.
func readTime(text string, now time.Time) (time.Time, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return time.Time{}, nil
	}
	if minutes, ok := strings.CutPrefix(text, "+"); ok {
		if n, err := strconv.Atoi(minutes); err == nil && n > 0 && n <= 24*60 {
			return now.Add(time.Duration(n) * time.Minute), nil
		}
		return time.Time{}, errors.New(words.Say("hall.badTime", text))
	}
	t, err := time.Parse("15:04", strings.Replace(text, ".", ":", 1))
	if err != nil {
		return time.Time{}, errors.New(words.Say("hall.badTime", text))
	}
	at := time.Date(now.Year(), now.Month(), now.Day(), t.Hour(), t.Minute(), 0, 0, now.Location())
	switch {
	case now.Sub(at) > 12*time.Hour:
		at = at.AddDate(0, 0, 1) // after midnight
	case now.Sub(at) > display.JustBegun:
		return time.Time{}, errors.New(words.Say("hall.past", text, now.Format("15:04")))
	}
	return at, nil
}

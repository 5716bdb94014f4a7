package display

import (
	"strings"
	"testing"
	"time"

	"wallchart/model"
)

func at(text string) time.Time {
	t, err := time.Parse("2006-01-02 15:04:05", text)
	if err != nil {
		panic(err)
	}
	return t
}

// TestStarts finds the round that begins next in each section; those that begin together
// are one.
func TestStarts(t *testing.T) {
	now := at("2026-05-31 13:55:00")
	open := &model.Section{Name: "Open", Rounds: []model.Round{{Date: "2026-05-31", Time: "10:00"}},
		Coming: []model.When{{Date: "2026-05-31", Time: "14:00"}, {Date: "2026-05-31", Time: "16:00"}}}
	under := &model.Section{Name: "U1200", Rounds: []model.Round{{}, {Date: "2026-05-31", Time: "14:00"}}}
	today := &model.Section{Name: "Blitz", Rounds: []model.Round{{Time: "13:50"}}}
	for name, c := range map[string]struct {
		sections []*model.Section
		now      time.Time
		want     string
	}{
		"two together":             {[]*model.Section{open, under}, now, "2 14:00 Open+U1200"},
		"the last one of today":    {[]*model.Section{open}, at("2026-05-31 15:00:00"), "3 16:00 Open"},
		"one that has just begun":  {[]*model.Section{today}, now, "1 13:50 Blitz"},
		"ten minutes are the most": {[]*model.Section{today}, at("2026-05-31 14:00:00"), "1 13:50 Blitz"},
		"and then it is over":      {[]*model.Section{today}, at("2026-05-31 14:00:01"), ""},
		"nobody has a time":        {[]*model.Section{{Name: "Free", Rounds: []model.Round{{}}}}, now, ""},
		"a year is no day":         {[]*model.Section{{Name: "Old", Rounds: []model.Round{{Date: "2026", Time: "14:00"}}}}, now, ""},
		"a day without a time":     {[]*model.Section{{Name: "Day", Rounds: []model.Round{{Date: "2026-05-31"}}}}, now, ""},
		"at different times":       {[]*model.Section{under, today}, now, "2 14:00 U1200, 1 13:50 Blitz"},
		"the same time, two rounds": {[]*model.Section{under, {Name: "Late", Rounds: []model.Round{{Time: "14:00"}}}}, now,
			"2 14:00 U1200, 1 14:00 Late"},
	} {
		var got []string
		for _, s := range Starts(c.sections, c.now) {
			got = append(got, string(rune('0'+s.Round))+" "+s.At.Format("15:04")+" "+strings.Join(s.Sections, "+"))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestLeft is what a clock shows; a second that has begun counts.
func TestLeft(t *testing.T) {
	now := at("2026-05-31 13:00:00")
	for d, want := range map[time.Duration]string{
		0: "0:00", -time.Minute: "0:00", time.Millisecond: "0:01", 9 * time.Second: "0:09", time.Minute: "1:00",
		754 * time.Second: "12:34", time.Hour - time.Second: "59:59", time.Hour: "1:00:00", 3849 * time.Second: "1:04:09",
		25 * time.Hour: "25:00:00",
	} {
		if got := Left(now.Add(d), now); got != want {
			t.Errorf("%v is shown as %s, want %s", d, got, want)
		}
	}
}

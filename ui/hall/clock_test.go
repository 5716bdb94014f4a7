package hall

import (
	"testing"
	"time"

	"wallchart/must"
	"wallchart/ui/kit/words"
)

func at(text string) time.Time {
	t, err := time.Parse("2006-01-02 15:04:05", text)
	if err != nil {
		panic(err)
	}
	return t
}

// TestReadTime reads what is typed at 13:55, and says what is wrong with the rest.
func TestReadTime(t *testing.T) {
	must.Do(t, words.Speak("en"))
	day, night := at("2026-05-31 13:55:00"), at("2026-05-31 23:50:00")
	for _, c := range []struct {
		text string
		now  time.Time
		want string
	}{
		{"", day, "0001-01-01 00:00:00"},
		{"14:30", day, "2026-05-31 14:30:00"},
		{" 14.30 ", day, "2026-05-31 14:30:00"},
		{"9:05", at("2026-05-31 09:00:00"), "2026-05-31 09:05:00"},
		{"+15", day, "2026-05-31 14:10:00"},
		{"+1440", day, "2026-06-01 13:55:00"},
		{"13:50", day, "2026-05-31 13:50:00"}, // it has just begun
		{"0:10", night, "2026-06-01 00:10:00"},
		{"13:44", day, "13:44 is past, it is 13:55."},
		{"+0", day, "“+0” is no time: type 14:30, or +15 for 15 minutes from now."},
		{"+1441", day, "“+1441” is no time: type 14:30, or +15 for 15 minutes from now."},
		{"+x", day, "“+x” is no time: type 14:30, or +15 for 15 minutes from now."},
		{"25:00", day, "“25:00” is no time: type 14:30, or +15 for 15 minutes from now."},
		{"soon", day, "“soon” is no time: type 14:30, or +15 for 15 minutes from now."},
	} {
		got, err := readTime(c.text, c.now)
		said := got.Format("2006-01-02 15:04:05")
		if err != nil {
			said = err.Error()
		}
		if said != c.want {
			t.Errorf("%q at %s: %s, want %s", c.text, c.now.Format("15:04"), said, c.want)
		}
	}
}

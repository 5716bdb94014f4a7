package cli

import (
	"testing"

	"wallchart/export/table"
	"wallchart/model"
)

// TestPaperByTheEvent: an event of the US is printed on Letter, another on A4, and what is asked for on neither of them.
func TestPaperByTheEvent(t *testing.T) {
	for _, c := range []struct {
		name, federation string
		want             table.Paper
	}{{"", "USA", table.Letter}, {"", "GER", table.A4}, {"a3", "USA", table.A3}, {"A4", "USA", table.A4}} {
		l := Look{paper: c.name}
		if got, err := l.size(&model.Tournament{Federation: c.federation}); err != nil || got != c.want {
			t.Errorf("--paper %q for an event of %s: %v, %v, want %v", c.name, c.federation, got, err, c.want)
		}
	}
	if _, err := (&Look{paper: "A5"}).size(&model.Tournament{}); err == nil {
		t.Error("A5 is taken, which nobody can print on")
	}
}

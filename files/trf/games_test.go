package trf

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestGamesOfAPairing: two games a round are read where all rounds show them, and the tournament type claims no system of FIDE's.
func TestGamesOfAPairing(t *testing.T) {
	first := row(1, "3w1", "3b+") + row(2, "4b=", "4w0") + row(3, "1b0", "1w-") + row(4, "2w=", "2b1")
	two := row(1, "3w1", "3b+", "2w1", "2b1") + row(2, "4b=", "4w0", "1b0", "1w0") + row(3, "1b0", "1w-", "4w1", "4b1") +
		row(4, "2w=", "2b1", "3b0", "3w0")
	three := row(1, "2w1", "2b1", "2w0") + row(2, "1b0", "1w0", "1b1")
	for _, c := range []struct {
		what, text string
		want       int
	}{
		{"one meeting", "092 Swiss\n" + first, 2},
		{"two meetings", "192 CUSTOM_SWISS\n" + two, 2},
		{"three games", "192 CUSTOM_SWISS\n" + three, 3},
		{"of Berger's tables", "192 CUSTOM_ROUNDROBIN\n" + two, 2},
		{"a system of FIDE's", "192 FIDE_DUTCH_2026\n" + two, 0},
		{"Double-Swiss with no round", "192 FIDE_DOUBLESWISS\n" + row(1) + row(2), 2},
		{"Double-Swiss with other pairs", "192 FIDE_DOUBLESWISS\n" + four, 0},
		{"with the same colours", "092 Swiss\n" + row(1, "2w1", "2w1") + row(2, "1b0", "1b0"), 0},
		{"one pair of two again", "092 Swiss\n" + row(1, "3w1", "3b1") + row(2, "4b=") + row(3, "1b0", "1w0") + row(4, "2w="), 0},
		{"a match of six games", row(1, "2w1", "2b1", "2w1", "2b1", "2w1", "2b1") + row(2, "1b0", "1w0", "1b0", "1w0", "1b0", "1w0"), 0},
		{"no round", "092 Swiss\n" + row(1) + row(2), 0},
	} {
		if s, _ := section(t, c.text); s.GamesPerPairing != c.want {
			t.Errorf("%s: %d games, want %d", c.what, s.GamesPerPairing, c.want)
		}
	}
}

// TestGamesAreWritten: the type is no code of FIDE's, and what is read again has the same games.
func TestGamesAreWritten(t *testing.T) {
	res, err := readText("192 CUSTOM_SWISS\n"+row(1, "3w1", "3b+")+row(2, "4b=", "4w0")+row(3, "1b0", "1w-")+row(4, "2w=", "2b1"), known)
	if err != nil {
		t.Fatal(err)
	}
	ev := res.Tournament
	for _, c := range []struct {
		system, read string
		format       model.Format
		want         string
	}{
		{"dutch", "", model.Swiss, "192 CUSTOM_SWISS"},
		{"dutch", "FIDE_DUTCH_2026", model.Swiss, "192 CUSTOM_SWISS"},
		{"", "FIDE_DOUBLESWISS", model.Swiss, "192 FIDE_DOUBLESWISS"},
		{"berger", "", model.RoundRobin, "192 CUSTOM_ROUNDROBIN"},
		{"berger", "FIDE_ROUNDROBIN", model.RoundRobin, "192 CUSTOM_ROUNDROBIN"},
	} {
		s := *ev.Sections[0]
		s.System, s.Format, s.Extra = c.system, c.format, nil
		if c.read != "" {
			s.Extra = []model.Extra{{Key: "192", Text: c.read}}
		}
		text, _ := write(t, ev.With(&s), Options{})
		back, err := readText(text, known)
		if err != nil || !strings.Contains(text, c.want+"\r\n") || back.Tournament.Sections[0].GamesPerPairing != 2 {
			t.Errorf("%s, %s: %v, want %s and two games\n%s", c.system, c.read, err, c.want, text)
		}
	}
}

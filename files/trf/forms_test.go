package trf

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestDates: the ways in which programs write dates; a year of two digits of somebody's
// birth lies in the past.
func TestDates(t *testing.T) {
	for _, c := range []struct {
		text string
		born bool
		want model.Date
		bad  bool
	}{
		{"2026/03/31", false, "2026-03-31", false}, {"2026-3-1", false, "2026-03-01", false}, {"31.03.2026", false, "2026-03-31", false},
		{"20260331", false, "2026-03-31", false}, {"26/03/31", false, "2026-03-31", false}, {"11.25.02", false, "2011-02-25", false},
		{"2026", false, "2026", false}, {"2026/00/00", false, "2026", false}, {"2026.0.0", false, "2026", false},
		{"20260000", false, "2026", false}, {"00.00.2026", false, "2026", false}, {"26/00/00", true, "1926", false},
		{"", false, "", false}, {"0000/00/00", false, "", false}, {" / / ", false, "", false},
		{"70.01.02", true, "1970-01-02", false}, {"20.01.02", true, "2020-01-02", false}, {"21.01.02", true, "1921-01-02", false},
		{"21.01.02", false, "2021-01-02", false},
		{"2026/12/31", false, "2026-12-31", false}, {"2026/13/01", false, "", true}, {"2026/12/32", false, "", true},
		{"2026/00/05", false, "", true}, {"2026/05/00", false, "", true}, {"1800/01/01", false, "1800-01-01", false},
		{"1799/01/01", false, "", true}, {"yesterday", false, "", true},
	} {
		if got, ok := parseDate(c.text, c.born); got != c.want || ok == c.bad {
			t.Errorf("%q, born %v: %q, %v; want %q", c.text, c.born, got, ok, c.want)
		}
	}
}

// TestUsualScorings: without a record of what results are worth, everybody's points tell.
// In the event 1 has a win and a draw, 2 two draws, 3 a loss and a half-point bye, and 4 a
// draw and the bye of the pairing.
func TestUsualScorings(t *testing.T) {
	for points, want := range map[string]string{
		" 1.5 1.0 0.5 1.5": "1.0 0.5 0.0, absent 0.0, byes 1.0 1.0 0.5",
		" 1.5 1.0 0.5 1.0": "1.0 0.5 0.0, absent 0.0, byes 0.5 1.0 0.5",
		" 1.5 1.0 0.5 0.5": "1.0 0.5 0.0, absent 0.0, byes 0.0 1.0 0.5",
		" 4.0 2.0 1.0 4.0": "3.0 1.0 0.0, absent 0.0, byes 3.0 3.0 1.0",
		" 4.0 2.0 1.0 2.0": "3.0 1.0 0.0, absent 0.0, byes 1.0 3.0 1.0",
		" 5.0 4.0 3.0 5.0": "3.0 2.0 1.0, absent 0.0, byes 3.0 3.0 2.0",
	} {
		lines := strings.Split(strings.TrimSuffix(four, "\n"), "\n")
		for i := range lines {
			lines[i] = lines[i][:80] + points[4*i:4*i+4] + lines[i][84:]
		}
		s, ps := section(t, strings.Join(lines, "\n"))
		if got := scoring(s); got != want || len(ps) > 0 {
			t.Errorf("with the points%s the scoring is %s, want %s; %v", points, got, want, ps)
		}
		if s, _ := section(t, "162  W 1.0\n"+strings.Join(lines, "\n")); scoring(s) != "1.0 0.5 0.0, absent 0.0, byes 1.0 1.0 0.5" {
			t.Errorf("record 162 does not count: %s", scoring(s))
		}
	}
}

// TestFormats: who met whom tells an all-play-all, and so do the words of record 092.
func TestFormats(t *testing.T) {
	once := row(1, "2w1", "3b1") + row(2, "1b0", "", "3w1") + row(3, "", "1w0", "2b0")
	twice := row(1, "2w1", "3b1", "", "2b1", "3w1") + row(2, "1b0", "", "3w1", "1w0", "", "3b1") + row(3, "", "1w0", "2b0", "", "1b0", "2w0")
	for _, c := range []struct {
		text string
		want model.Format
	}{
		{once, model.RoundRobin}, {twice, model.DoubleRoundRobin}, {four, model.Swiss}, {row(1, "2w1") + row(2, "1b0"), model.Swiss},
		{once + row(4, ""), model.Swiss},
		{"092 Swiss System\n" + once, model.Swiss}, {"092 FIDE Dutch\n" + once, model.Swiss},
		{"092 Round Robin\n" + four, model.RoundRobin}, {"092 Berger tables\n" + four, model.RoundRobin},
		{"092 All-Play-All\n" + four, model.RoundRobin},
		{"092 Double round robin\n" + four, model.DoubleRoundRobin}, {"092 double Swiss\n" + once, model.Swiss},
		{"192 CUSTOM_ROUNDROBIN\n" + four, model.RoundRobin}, {"192 CUSTOM_DOUBLEROUNDROBIN\n" + four, model.DoubleRoundRobin},
	} {
		if s, _ := section(t, c.text); s.Format != c.want {
			t.Errorf("%s\nis a %s, want %s", c.text, s.Format, c.want)
		}
	}
}

// TestTieBreakRecords: 202 has no score, 212 begins with it; of a team it is the primary one.
func TestTieBreakRecords(t *testing.T) {
	for _, c := range []struct {
		text, list string
		primary    model.ScoreKind
	}{
		{"202 BH:MP/C1, SB\n" + four, "BH:MP/C1 SB", model.MatchPoints}, {"212 PTS,DE,BH\n" + four, "DE BH", model.MatchPoints},
		{"212 DE,PTS\n" + four, "DE PTS", model.MatchPoints}, {"202 BH\n212 PTS,SB\n" + four, "SB", model.MatchPoints},
		{teams + "212 GPTS,MPTS,SB\n", "MPTS SB", model.GamePoints}, {teams + "212 MPTS,GPTS\n", "GPTS", model.MatchPoints},
	} {
		s, _ := section(t, c.text)
		if got := strings.Join(s.Ranking.TieBreaks, " "); got != c.list || s.Team() && s.Primary != c.primary {
			t.Errorf("%s\nhas the tie-breaks %q after %s, want %q after %s", c.text, got, s.Primary, c.list, c.primary)
		}
	}
}

// TestPlayersColumns: record 001, column by column.
func TestPlayersColumns(t *testing.T) {
	s, ps := section(t, rec("001", 5, "   7", 10, "f", 11, " wm", 15, "Zeh, Ann", 49, "1987", 54, "GER", 58, "00004612345", 70, "1999/12/31",
		81, " 1.0", 86, "   3", 92, "0000 - F")+rec("001", 5, "   8", 10, "x", 11, " gm", 15, "Z"))
	p, q := s.Players[0], s.Players[1]
	if len(ps) > 0 || p.Number != 7 || p.Sex != "w" || p.Title != "WIM" || p.Name != "Zeh, Ann" || p.Rating != 1987 || p.Federation != "GER" ||
		p.FideID != "4612345" || p.Birth != "1999-12-31" || q.Sex != "" || q.Title != "GM" || q.Rating != 0 {
		t.Errorf("%+v\n%+v\n%v", p, q, ps)
	}
}

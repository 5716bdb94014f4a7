package trf

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestWhatOtherProgramsWrite: dates and addresses of lichess, birth years of SwissPerfect, a line that was pushed to the right.
func TestWhatOtherProgramsWrite(t *testing.T) {
	lines := []string{
		"012 KDU Chess  Girls",
		"022 https://lichess.org/swiss/gfp5cTrx",
		"032 Lichess",
		"042 Apr 18, 2026",
		"052 19 April 2026",
		"102 https://lichess.org/swiss",
		"001    1 m    Lee, Ann                          1777 CZE       10081 1975.  .    1.0    1     2 w 1  ",
		" 001    2 m    Ray, Bo                           1761 IRL        4578 1971-05     0.0    2     1 b 0  ",
	}
	res := must.Have(readText(strings.Join(lines, "\n"), nil))(t)
	e := res.Tournament
	if e.Start != "2026-04-18" || e.End != "2026-04-19" || e.City != "" || e.Arbiter != "" || e.Federation != "" ||
		e.Page != "https://lichess.org/swiss/gfp5cTrx" {
		t.Errorf("%+v", e)
	}
	s := e.Sections[0]
	if len(s.Players) != 2 || s.Players[0].Birth != "1975" || s.Players[1].Birth != "1971" || len(s.Rounds) != 1 ||
		s.Rounds[0].Pairings[0].Outcomes != [2]model.Outcome{model.Win, model.Loss} {
		t.Errorf("%+v\n%+v", s.Players, s.Rounds)
	}
	for _, want := range []string{"1 blank stands before the record", "is an address"} {
		if !strings.Contains(res.Problems.Error(), want) {
			t.Errorf("nothing says %q in %v", want, res.Problems)
		}
	}
}

// TestZBesideAnOpponent is said, and the opponent stays.
func TestZBesideAnOpponent(t *testing.T) {
	res := must.Have(readText("012 Z\n"+
		"001    1 m    Lee, Ann                          1777 CZE       10081 1975/01/01  1.0    1     2 w +  \n"+
		"001    2 m    Ray, Bo                           1761 IRL        4578 1971/01/01  0.0    2     1 b Z  \n", nil))(t)
	if p := res.Tournament.Sections[0].Rounds[0].Pairings[0]; p.IsBye() || p.Outcomes != [2]model.Outcome{model.ForfeitWin,
		model.ForfeitLoss} {
		t.Errorf("%+v", p)
	}
	if !strings.Contains(res.Problems.Error(), "Z is a round without an opponent, and Ray, Bo has one") {
		t.Errorf("nothing is said: %v", res.Problems)
	}
}

func TestDatesOfPrograms(t *testing.T) {
	for text, want := range map[string]model.Date{"Apr 18, 2026": "2026-04-18", "18 Apr 2026": "2026-04-18", "April 2, 2026": "2026-04-02",
		"2. May 2026": "2026-05-02", "1975.  .": "1975", "1975.": "1975", "1975..": "1975", "1975/00/00": "1975", "1975.05.  ": "1975",
		"2026-04-18T10:00:00Z": "2026-04-18", ".  .": ""} {
		if got, ok := parseDate(strings.TrimSpace(text), true); !ok || got != want {
			t.Errorf("%q: %q, %v", text, got, ok)
		}
	}
	for _, text := range []string{"Apr 31, 2026", "1975.13.", "Smarch 1, 2026", "19750"} {
		if got, ok := parseDate(text, true); ok {
			t.Errorf("%q passed as %q", text, got)
		}
	}
}

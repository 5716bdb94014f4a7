package trf

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/must"
)

// Records filled to the last column, with something else in the columns between their fields:
// a column that is read one too far to the left or to the right makes another value, or none.

// long are four players with numbers of four digits, and a game of two of them.
var long = rec("001", 5, "1234", 15, "A", 92, "2345 w 1") + rec("001", 5, "2345", 15, "B", 92, "1234 b 0") +
	rec("001", 5, "3456", 15, "C", 92, "0000 - U") + rec("001", 5, "4567", 15, "D")

// crews are three teams with numbers of three digits, of one board; in round 1 the first beats
// the second.
var crews = rec("001", 5, "1234", 15, "A", 92, "2345 w 1") + rec("001", 5, "2345", 15, "B", 92, "1234 b 0") +
	rec("001", 5, "3456", 15, "C") + rec("001", 5, "4567", 15, "D") +
	rec("310", 5, "123", 9, "North", 74, "1234") + rec("310", 5, "234", 9, "South", 74, "2345") +
	rec("310", 5, "345", 9, "West", 74, "3456 4567")

func TestPackedRecords(t *testing.T) {
	last := func(s *model.Section) string { // the last round, and how many there are
		all := strings.Split(rounds(s), "; ")
		return fmt.Sprint(len(all), ": ", all[len(all)-1])
	}
	for _, c := range []struct {
		text  string
		shows func(*model.Section) string
		want  string
	}{
		{long + "260x123x234x1234x3456x4567\n", forbidden, "{[1 3 4] 123 234}"},
		{long + "260 123 2341234 3456\n", forbidden, "{[1 3] 123 234}"}, // a column to the left
		{long + "250x12.5x10.5x123x234x1234x4567x\n", acceleration, "rounds 123-234, 1234-4567: 0.0/10.5"},
		{long + "250x12.5x    x123x234x1234x4567x\n", acceleration, "rounds 123-234, 1234-4567: 0.0/12.5"},
		{long + "250x 2.0x 0.5x 12x 12x 234x 234x\n", acceleration, "rounds 12-12, 234-234: 0.0/0.5"},
		{crews + "250x12.5x10.5x123x234x1234x4567x\n", acceleration, "rounds 123-234, 1234-4567: 12.5/10.5"},
		{long + "299x xx12.5xx10.5xx123x1234x4567\n", adjustments, "1 round 123: 10.5/10.5; 4 round 123: 10.5/10.5"},
		{long + "299x xx12.5xx    xx200x1234x4567\n", adjustments, "1 round 200: 12.5/12.5; 4 round 200: 12.5/12.5"},
		{crews + "299x xx12.5xx10.5xx123x 123x 345\n", adjustments, "5 round 123: 12.5/10.5; 7 round 123: 12.5/10.5"},
		{long + "299xWxx    xx10.0xx001x1234x2345\n", adjustments, "1 round 1: 9.0/9.0"},
		{long + "240xHx123x1234x4567\n", requests, "1234 in 123: half-point bye; 4567 in 1: zero-point bye; 4567 in 123: half-point bye"},
		{long + "XXAx2345x10.5x10.5x12.5x\n", acceleration, "rounds 1-2, 2345-2345: 0.0/10.5; rounds 3-3, 2345-2345: 0.0/12.5"},
		{long + "XXAx2345x1\n", acceleration, "rounds 1-1, 2345-2345: 0.0/1.0"},
		{long + "XXA 2345 " + strings.Repeat(" 0.5 ", 201) + "\n", acceleration, "rounds 1-200, 2345-2345: 0.0/0.5"},
		{long + "XXP 1234x4567-3456\n", forbidden, "{[1 4 3] 0 0}"},
		{long + "XXPx1234x4567\n", forbidden, "{[1 4] 0 0}"},
		{long + "XXZx4567 1234\n", requests, "1234 in 2: zero-point bye; 4567 in 1: zero-point bye; 4567 in 2: zero-point bye"},
		{long + "162W30.5D1 L=.5 A 1,5 P=2.0\n", scoring, "30.5 1.0 0.5, absent 1.5, byes 2.0 30.5 1.0"},
		{crews + "362TW30.5TD=1TL.5\n", matchScoring, "30.5 1.0 0.5, bye 1.0/0.5"},
		{crews + "320x12.5x10.5x345x   x123\n", matchScoring, "2.0 1.0 0.0, bye 12.5/10.5"},
		{crews + "320x12.5x10.5x345x   x123\n", last, "1: 123-234 win-loss [1-2 win-loss White 0], 345 pairing-allocated bye"},
		{crews + "320  1.0  1.0   x345\n"[:14] + "345\n", last, "1: 123-234 win-loss [1-2 win-loss White 0], 345 pairing-allocated bye"},
		{crews + "330x+-x 12x123x234x\n", last, "12: 123-234 forfeit win-forfeit loss, 345 absent"},
		{crews + "330x--x 12x345x234x\n", last, "12: 123 absent, 345-234 double forfeit-double forfeit"},
		{crews + "330x-+x123x345x123\n", last, "123: 345-123 forfeit loss-forfeit win, 234 absent"},
		{crews + "330x-+x200x345x123\n", last, "200: 345-123 forfeit loss-forfeit win, 234 absent"},
		{rec("132", 92, "2026/3/31", 101, "x", 102, "26/04/01") + four, rounds,
			"2026-03-311-3 win-loss, 4-2 draw-draw; 2026-04-012-1 draw-draw, 3 half-point bye, 4 pairing-allocated bye"},
		{"012x3\n" + four + "142x12 rounds\n", header, "12 white"},
	} {
		s, ps := section(t, c.text)
		if got := c.shows(s); got != c.want || len(ps) > 0 {
			t.Errorf("%s\nreads %s\nwant  %s; %v", c.text, got, c.want, ps)
		}
	}
}

// TestPackedPlayer: every column of record 001, and of a national one.
func TestPackedPlayer(t *testing.T) {
	name := "Ab-Cd-Ef-Gh-Ij-Kl-Mn-Op-Qr-Suvwxy"
	text := rec("001", 4, "x", 5, "1234", 9, "x", 10, "m", 11, "WIM", 14, "x", 15, name, 48, "x", 49, "2345", 53, "x", 54, "ISL", 57, "x",
		58, "12345678901", 69, "x", 70, "1999/12/31", 80, "7", 81, "10.5", 85, "7", 86, "1234", 90, "77",
		92, "2345xwx1xx", 102, "0000x-xHx") +
		rec("001", 5, "2345", 15, "B", 79, " ", 80, "100.5", 86, "12", 92, "1234 b 0") +
		rec("ISL", 5, "1234", 9, "x", 10, "w", 11, "abc", 14, "x", 15, "Somebody", 48, "9", 49, "1987", 53, "9", 54, "IND", 57, "x",
			58, "abc-def/123", 69, "x", 70, "1999/12/31")
	res := must.Have(readText(text, known))(t)
	s := res.Tournament.Sections[0]
	want := model.Player{Entry: model.Entry{ID: 1, Number: 1234, Name: name, Federation: "ISL", Byes: asked(2, model.HalfBye)},
		Sex: "m", Title: "WIM", Rating: 2345, FideID: "12345678901", Birth: "1999-12-31", NationalRating: 1987, NationalID: "abc-def/123"}
	if diff := cmp.Diff(want, s.Players[0]); diff != "" {
		t.Errorf("(- wanted, + read)\n%s", diff)
	}
	if got := rounds(s); got != "1234-2345 win-loss" {
		t.Error(got)
	}
	if diff := cmp.Diff([]Printed{{"PTS", map[model.ID]string{1: "10.5", 2: "100.5"}}, {"PLACE", map[model.ID]string{1: "1234", 2: "12"}}},
		res.Printed); diff != "" {
		t.Errorf("printed (- wanted, + read)\n%s", diff)
	}
	if diff := cmp.Diff([]model.Extra{{Key: "ISL", Text: strings.TrimPrefix(strings.Split(text, "\n")[2], "ISL")}}, s.Extra); diff != "" {
		t.Errorf("kept (- wanted, + read)\n%s", diff)
	}
	wantProblems(t, text, "! Line 1, column 81: "+name+" has 10.5 points in the file, the results make 1.0. "+
		"Compare the results, or the worth of a win, a draw and a bye.",
		"! Line 2, column 81: B has 100.5 points in the file, the results make 0.0. "+
			"Compare the results, or the worth of a win, a draw and a bye.")
}

// TestPackedTeam: every column of the records 310, 013 and 300.
func TestPackedTeam(t *testing.T) {
	name := "Alpha chess club of the old town"
	people := long[:strings.LastIndex(long, "001")]
	full := "310x234x" + name + "xALPHAx12345671000.5x2000.5x123xx1234x3456\n"
	res := must.Have(readText(people+full+rec("310", 5, "345", 9, "West", 55, "   0.0", 62, "   0.0", 69, "  2", 74, "2345")+
		"192 CUSTOM_TEAM_SWISS\n320  0.0  0.0\n", known))(t)
	want := model.Team{Entry: model.Entry{ID: 4, Number: 234, Name: name}, Short: "ALPHA", Strength: 123456, Roster: []model.ID{1, 3}}
	if diff := cmp.Diff(want, res.Tournament.Sections[0].Teams[0]); diff != "" {
		t.Errorf("(- wanted, + read)\n%s", diff)
	}
	if diff := cmp.Diff([]Printed{{"MPTS", map[model.ID]string{4: "1000.5", 5: "0.0"}}, {"GPTS", map[model.ID]string{4: "2000.5", 5: "0.0"}},
		{"PLACE", map[model.ID]string{4: "123", 5: "2"}}}, res.Printed); diff != "" {
		t.Errorf("printed (- wanted, + read)\n%s", diff)
	}
	if diff := cmp.Diff([]string{
		"! Line 4, column 55: " + name + " has 1000.5 match points in the file, its results make 2.0. Compare the matches.",
		"! Line 4, column 62: " + name + " has 2000.5 game points in the file, its results make 1.0. Compare the matches."},
		said(res.Problems)); diff != "" {
		t.Error(diff)
	}
	s, ps := section(t, people+"013x"+name+"1234x3456\n013 West"+strings.Repeat(" ", 28)+"2345\n192 CUSTOM_TEAM_SWISS\n")
	want = model.Team{Entry: model.Entry{ID: 4, Number: 1, Name: name}, Roster: []model.ID{1, 3}}
	if diff := cmp.Diff(want, s.Teams[0]); diff != "" || len(ps) > 0 || s.Teams[1].Number != 2 || s.Teams[1].Name != "West" {
		t.Errorf("(- wanted, + read)\n%s%v", diff, ps)
	}
	rd := &reader{t: &model.Tournament{}, s: &model.Section{ID: 1}, byNumber: map[int]int{}, teamOf: map[model.ID]int{}, teamAt: map[int]int{}}
	rd.sort(collect(crews + "300x123x234x345x1234x0000x3456\n300 200 123 345 1\n"))
	rd.people()
	rd.teams()
	rd.readLineups()
	got := rd.lineups[[2]int{123, 1}]
	if len(rd.lineups) != 2 || got.opponent != 2 || fmt.Sprint(got.players) != "[1234 0 3456]" {
		t.Errorf("%+v", rd.lineups)
	}
	if ps := said(rd.problems); len(ps) != 1 || ps[0] != `! Line 9, column 17: "1" is not a player's starting number; `+
		`the board is taken for empty. Correct the number.` || fmt.Sprint(rd.lineups[[2]int{200, 0}].players) != "[0]" {
		t.Errorf("%q, %+v", ps, rd.lineups)
	}
}

// said are problems as sentences, the grave ones behind an exclamation mark.
func said(ps Problems) []string {
	var lines []string
	for _, p := range ps {
		mark := ""
		if p.Grave {
			mark = "! "
		}
		lines = append(lines, mark+p.Words().String())
	}
	return lines
}

func wantProblems(t *testing.T, text string, want ...string) {
	t.Helper()
	res, err := readText(text, known)
	if err != nil {
		t.Errorf("%s\n%v", text, err)
		return
	}
	if diff := cmp.Diff(want, said(res.Problems)); diff != "" {
		t.Errorf("%s(- wanted, + said)\n%s", text, diff)
	}
}

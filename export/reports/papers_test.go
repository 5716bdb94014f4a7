package reports_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/reasons"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
)

// fourPlayers is an event of four players with two rounds: 1 beats 4, 2 and 3 draw; then 1 and 3 draw, 2 wins by forfeit against 4.
func fourPlayers() *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Planned: 2, LastID: 4, Format: model.Swiss, Scoring: model.Scoring{Win: 2, Draw: 1}}
	for i, p := range []model.Player{
		{Rating: 1850, Title: "FM", Sex: "m", Birth: "1980-01-01"}, {Rating: 1700, Sex: "w", Birth: "2010"}, {Rating: 1900}, {}} {
		p.ID, p.Number, p.Name, p.Federation = model.ID(i+1), i+1, []string{"Ann", "Bea", "Cy", "Dan"}[i], []string{"GER", "FRA"}[i%2]
		s.Players = append(s.Players, p)
	}
	board := func(n int, a, b model.ID, x, y model.Outcome) model.Pairing {
		return model.Pairing{Board: n, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{board(1, 1, 4, model.Win, model.Loss), board(2, 2, 3, model.Draw, model.Draw)}},
		{Pairings: []model.Pairing{board(1, 3, 1, model.Draw, model.Draw), board(2, 2, 4, model.ForfeitWin, model.ForfeitLoss)}},
	}
	return &model.Tournament{Name: "Spring", Start: "2026-05-01", LastID: 1, Sections: []*model.Section{s}}
}

func cellsOf(tb table.Table, ids ...string) []string {
	var lines []string
	for r := range tb.Rows {
		var cells []string
		for _, id := range ids {
			c := "-"
			if n := tb.Column(id); n >= 0 {
				c = tb.Rows[r].Cells[n].Text
			}
			cells = append(cells, c)
		}
		lines = append(lines, strings.Join(cells, "|"))
	}
	return lines
}

// TestRankingList: performance and change by the games over the board against the rated. Ann, 1850, draws with 1900: .50 less .43
// is .07 × 20 = +1.4; the game against Dan, who has no rating, is none. Bea, 16 years old, 1700 draws with 1900: the difference of
// 200 stands for .24, so .26 × 40 = +10.4; the forfeit is none. Cy, 1900, draws with 1700 and 1850: -.26 and -.07: -.33 × 20 = -6.6,
// and his performance is (1700 + 1850) / 2 = 1775; Dan lost to 1850: 1050.
func TestRankingList(t *testing.T) {
	doc := must.Have(charts.Ranking(rank(t, fourPlayers(), 0, "fide2026", "PTS"), report.Options{}))(t)
	want := []string{"1=|FM|Ann|m|1.5|1900|20|+1.4", "1=||Bea|w|1.5|1900|40|+10.4", "3||Cy||1.0|1775|20|-6.6", "4||Dan||0.0|1050||"}
	if got := cellsOf(doc.Tables[0], "rank", "title", "name", "sex", "tb:PTS", "performance", "k", "change"); !slices.Equal(got, want) {
		t.Errorf("ranking list\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	tip := doc.Tables[0].Rows[2].Cells[doc.Tables[0].Column("change")]
	if tip.Tip != "2 games against rated opponents: score less expected score -0.33, times 20" || tip.Number != -6.6 || !tip.IsNumber {
		t.Errorf("what the change is made of: %+v", tip)
	}
	if notes := doc.Tables[0].Notes; !strings.HasPrefix(notes[len(notes)-1], "Rtg ±") || len(must.Have(charts.Ranking(rank(t, fourPlayers(), 0,
		"fide2026", "PTS", "BH"), report.Options{}))(t).Tables[0].Notes) <= len(notes) {
		t.Errorf("notes of the tie-breaks are missing: %q", notes)
	}
	if doc.Subtitle != "Open: Final ranking list" || !slices.ContainsFunc(doc.Tables[0].Notes, func(n string) bool {
		return strings.HasPrefix(n, "Rtg ±")
	}) {
		t.Errorf("%s, %q", doc.Subtitle, doc.Tables[0].Notes)
	}
}

// TestRankingListOfOtherRatings: national ratings and rapid games have no FIDE change, and without ratings, or before the first
// round, there is no performance.
func TestRankingListOfOtherRatings(t *testing.T) {
	for what, c := range map[string]struct {
		change      func(*model.Tournament)
		performance bool
		gains       bool
	}{
		"FIDE":           {func(*model.Tournament) {}, true, true},
		"national first": {func(e *model.Tournament) { e.Federation = "USA" }, true, false},
		"national":       {func(e *model.Tournament) { e.Sections[0].Ratings = model.RatingNational }, false, false},
		"rapid":          {func(e *model.Tournament) { e.Sections[0].Control = model.Rapid }, true, false},
		"before":         {func(e *model.Tournament) { e.Sections[0].Rounds = nil }, false, false},
		"unrated": {func(e *model.Tournament) {
			for i := range e.Sections[0].Players {
				e.Sections[0].Players[i].Rating = 0
			}
		}, false, false},
	} {
		event := fourPlayers()
		c.change(event)
		tb := must.Have(charts.Ranking(rank(t, event, 0, "fide2026", "PTS"), report.Options{}))(t).Tables[0]
		if (tb.Column("performance") >= 0) != c.performance || (tb.Column("change") >= 0) != c.gains || (tb.Column("k") >= 0) != c.gains {
			t.Errorf("%s: columns %v", what, tb.Columns)
		}
		if noted := slices.ContainsFunc(tb.Notes, func(n string) bool { return strings.HasPrefix(n, "Rtg ±") }); noted != c.gains {
			t.Errorf("%s: the note on changes is there: %v", what, noted)
		}
	}
	event := fourPlayers()
	event.Sections[0].Rounds[0].Pairings[1].ForRating = model.ForRating{Outcomes: [2]model.Outcome{model.Win, model.Loss}}
	tb := must.Have(charts.Ranking(rank(t, event, 0, "fide2026", "PTS"), report.Options{}))(t).Tables[0]
	if got := cellsOf(tb, "name", "change")[1]; got != "Bea|+30.4" { // .76 × 40: a win for rating alone
		t.Errorf("a result for rating alone: %s", got)
	}
	if _, err := charts.Ranking(rank(t, league(), 0, "us", "MPTS"), report.Options{}); err == nil ||
		err.Error() != "League is a section of teams, and a ranking list is of players" {
		t.Errorf("of teams: %v", err)
	}
}

// TestBoardPrizes: on board 2 Bea and Eli have half a point of one game each; Eli drew with the higher rated.
func TestBoardPrizes(t *testing.T) {
	st := rank(t, league(), 0, "us", "MPTS")
	tb := must.Have(charts.BoardPrizes(st, report.Options{}))(t).Tables[0]
	want := []string{"1|Ash|Rooks|2000|2.0|2|100|2650", "2|Dov|Knights|1850|0.0|2|0|1200", "1|Eli|Knights|1800|0.5|1|50|1950",
		"2|Bea|Rooks|1950|0.5|1|50|1800"}
	if got := cellsOf(tb, "rank", "name", "plays-for", "rating", "points", "games", "percent", "performance"); !slices.Equal(got, want) {
		t.Errorf("board prizes\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if len(tb.Groups) != 2 || tb.Groups[0].Title != "Board 1" || tb.Groups[1].Title != "Board 2" || tb.Groups[1].Row != 2 {
		t.Errorf("boards: %+v", tb.Groups)
	}
	first := must.Have(charts.BoardPrizes(st, report.Options{Places: 1}))(t).Tables[0]
	if got := cellsOf(first, "name"); !slices.Equal(got, []string{"Ash", "Eli"}) {
		t.Errorf("the first of each board: %q", got)
	}
	event := league()
	for i := range event.Sections[0].Players {
		event.Sections[0].Players[i].Rating = 0
	}
	tb = must.Have(charts.BoardPrizes(rank(t, event, 0, "us", "MPTS"), report.Options{}))(t).Tables[0]
	want = []string{"1|Ash|unr.|", "2|Dov|unr.|", "1=|Bea|unr.|", "1=|Eli|unr.|"}
	if got := cellsOf(tb, "rank", "name", "rating", "performance"); !slices.Equal(got, want) {
		t.Errorf("without ratings: %q", got)
	}
	event = league()
	event.Sections[0].Boards = 1
	tb = must.Have(charts.BoardPrizes(rank(t, event, 0, "us", "MPTS"), report.Options{}))(t).Tables[0]
	if tb.Groups[1].Title != "Substitute 1" {
		t.Errorf("beyond the boards of a match: %+v", tb.Groups)
	}
	for event, want := range map[*model.Tournament]string{
		fourPlayers():           "Open is a section of players, and only teams have boards",
		fixture(t, "team7.tsv"): "has no board games",
	} {
		if _, err := charts.BoardPrizes(rank(t, event, 0, "us"), report.Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", event.Name, err)
		}
	}
}

// TestShareOfTheGamesPlayed: of two with a point the one of two games has the larger share than the one of three; with the same share
// the performance decides.
func TestShareOfTheGamesPlayed(t *testing.T) {
	event := league()
	s := event.Sections[0]
	s.Rounds = s.Rounds[:1]
	s.Rounds[0].Pairings[0].Games[0].Outcomes = [2]model.Outcome{model.Draw, model.Draw}
	s.Rounds[0].Pairings[0] = s.Settle(s.Rounds[0].Pairings[0])
	tb := must.Have(charts.BoardPrizes(rank(t, event, 0, "us", "MPTS"), report.Options{}))(t).Tables[0]
	if got := cellsOf(tb, "rank", "name", "percent", "performance"); got[0] != "1|Dov|50|2000" || got[1] != "2|Ash|50|1850" {
		t.Errorf("one draw each on board 1: %q", got)
	}
	event = league()
	s = event.Sections[0]
	second, third := &s.Rounds[1].Pairings[0], model.Pairing{Board: 1, Sides: [2]model.ID{11, 12}}
	second.Games = []model.Game{{Players: [2]model.ID{4, 1}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}
	third.Games = []model.Game{{Players: [2]model.ID{2, 4}, Outcomes: [2]model.Outcome{model.Win, model.Loss}}}
	s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{third}})
	for r := range s.Rounds {
		s.Rounds[r].Pairings[0] = s.Settle(s.Rounds[r].Pairings[0])
	}
	// Ash has 1 of 2 against Dov: 1850. Dov has 1 of 3 against 2000, 2000 and 1950: 1983 less 125.
	tb = must.Have(charts.BoardPrizes(rank(t, event, 0, "us", "MPTS"), report.Options{}))(t).Tables[0]
	if got := cellsOf(tb, "rank", "name", "points", "percent", "performance"); got[0] != "1|Ash|1.0|50|1850" || got[1] != "2|Dov|1.0|33|1858" {
		t.Errorf("a point of two and of three games: %q", got)
	}
	if points := tb.Rows[0].Cells[tb.Column("points")]; points.Mark != table.Strong || len(tb.Notes) == 0 ||
		!strings.HasPrefix(tb.Notes[0], "Who has more points") {
		t.Errorf("points are %+v, the rule %q", points, tb.Notes)
	}
}

// TestSchedule: the Berger table of four (FIDE C.05, annex 1): 1-4 2-3, 4-3 1-2, 2-4 3-1. The round that is paired is as it is.
func TestSchedule(t *testing.T) {
	event := fourPlayers()
	s := event.Sections[0]
	s.Format, s.System, s.Rounds = model.RoundRobin, "berger", nil
	doc := must.Have(lists.Schedule(event, s, report.Options{}))(t)
	tables := doc.Tables
	if doc.Subtitle != "Open: Schedule of all rounds" || tables[0].Columns[2].Title != "2" || tables[0].Columns[2].Tip != "Board 2" {
		t.Errorf("%s, %+v", doc.Subtitle, tables[0].Columns)
	}
	if got := cellsOf(tables[0], "round", "b1", "b2", "when", "rests"); !slices.Equal(got,
		[]string{"1|1–4|2–3|-|-", "2|4–3|1–2|-|-", "3|2–4|3–1|-|-"}) {
		t.Errorf("schedule %q", got)
	}
	if got := cellsOf(tables[1], "no", "name", "rating", "club"); !slices.Equal(got,
		[]string{"1|FM Ann|1850|GER", "2|Bea|1700|FRA", "3|Cy|1900|GER", "4|Dan||FRA"}) {
		t.Errorf("numbers %q", got)
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{4, 1}}, {Board: 2, Sides: [2]model.ID{3, 2}}}}}
	s.Coming = []model.When{{Date: "2026-05-02", Time: "14:00"}}
	s.Players = s.Players[:4]
	if got := cellsOf(must.Have(lists.Schedule(event, s, report.Options{}))(t).Tables[0], "round", "when", "b1"); !slices.Equal(got,
		[]string{"1||4–1", "2|2026-05-02 14:00|4–3", "3||2–4"}) {
		t.Errorf("with a round paired by hand %q", got)
	}
	s.Coming[0].Time = ""
	when := cellsOf(must.Have(lists.Schedule(event, s, report.Options{}))(t).Tables[0], "when")
	if got := when; !slices.Equal(got, []string{"", "2026-05-02", ""}) {
		t.Errorf("a day without a time: %q", got)
	}
	s.Players, s.Rounds, s.Coming = s.Players[:3], nil, nil
	if got := cellsOf(must.Have(lists.Schedule(event, s, report.Options{}))(t).Tables[0], "round", "b1", "rests", "b2"); !slices.Equal(got,
		[]string{"1|2–3|1|-", "2|1–2|3|-", "3|3–1|2|-"}) {
		t.Errorf("of three %q", got)
	}
	s.Players = nil
	if _, err := lists.Schedule(event, s, report.Options{}); err == nil || !strings.Contains(err.Error(), "Open has no schedule yet") {
		t.Errorf("of nobody: %v", err)
	}
}

// TestExplained: a sentence for each place; of those named every sum; of a tied group as far as its tie-breaks are asked for.
func TestExplained(t *testing.T) {
	st := rank(t, fourPlayers(), 0, "fide2026", "PTS", "WIN", "TPN")
	doc := must.Have(reasons.Explained(st, report.Options{}))(t)
	if len(doc.Tables) != 1 || len(doc.Tables[0].Rows) != 4 {
		t.Fatalf("%d tables", len(doc.Tables))
	}
	why := cellsOf(doc.Tables[0], "rank", "name", "points", "why")
	if !strings.HasPrefix(why[0], "1|Bea|1.5|Bea stands above FM Ann") && !strings.HasPrefix(why[0], "1|") || !strings.HasSuffix(why[3], "|") {
		t.Errorf("sentences:\n%s", strings.Join(why, "\n"))
	}
	named := func(who ...int) func(*tiebreaks.Standings) ([]int, error) {
		return func(*tiebreaks.Standings) ([]int, error) { return who, nil }
	}
	titles := func(d table.Document) (all []string) {
		for _, tb := range d.Tables {
			all = append(all, tb.Title)
		}
		return all
	}
	one := must.Have(reasons.Explained(st, report.Options{Who: named(2)}))(t)
	others := func(s string) bool { return !strings.HasPrefix(s, "Cy: ") }
	if got := titles(one); got[0] != "Cy: Points: 1.0" || slices.ContainsFunc(got, others) {
		t.Errorf("of Cy: %q", got)
	}
	tied := must.Have(reasons.Explained(st, report.Options{Who: named(0), Tied: true}))(t)
	if got := titles(tied); got[0] != "" || len(tied.Tables[0].Rows) != 2 || !slices.Contains(got, "Ann: Points: 1.5") ||
		!slices.Contains(got, "Bea: Points: 1.5") || slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, "Cy") }) {
		t.Errorf("of Ann's group: %q", got)
	}
	golden(t, "explained-tied", must.Have(reasons.Explained(rank(t, fourPlayers(), 0, "fide2026", "PTS", "DE", "BH"),
		report.Options{Who: named(0), Tied: true}))(t))
	lost := errors.New("there is nobody named Eve")
	if _, err := reasons.Explained(st, report.Options{Who: func(*tiebreaks.Standings) ([]int, error) { return nil, lost }}); err != lost {
		t.Errorf("of somebody who is not there: %v", err)
	}
	event := fourPlayers()
	event.Sections[0].Rounds = nil
	if _, err := reasons.Explained(rank(t, event, 0, "fide2026", "PTS"), report.Options{}); err == nil {
		t.Error("before the first round something is explained")
	}
}

// TestManyAbsent: three who are absent have a line each on paper, four one sentence; on the screen each has a line.
func TestManyAbsent(t *testing.T) {
	event := fourPlayers()
	s := event.Sections[0]
	for i, name := range []string{"Eve", "Fay", "Gus", "Hal"} {
		id := model.ID(5 + i)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name}})
		s.Rounds[1].Pairings = append(s.Rounds[1].Pairings, model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{model.Absent}})
	}
	s.LastID = 8
	paper := must.Have(lists.PairingsOnPaper(event, s, report.Options{}))(t).Tables[0]
	if len(paper.Rows) != 2 || paper.Notes[0] != "Absent: Eve, Fay, Gus, Hal" {
		t.Errorf("on paper %d lines, %q", len(paper.Rows), paper.Notes)
	}
	if screen := must.Have(lists.Pairings(event, s, report.Options{}))(t).Tables[0]; len(screen.Rows) != 6 {
		t.Errorf("on the screen %d lines", len(screen.Rows))
	}
	s.Rounds[1].Pairings = s.Rounds[1].Pairings[:5]
	s.Rounds[1].Pairings[2].Outcomes[0] = model.HalfBye
	s.Rounds[1].Pairings = append(s.Rounds[1].Pairings, model.Pairing{Sides: [2]model.ID{8}, Outcomes: [2]model.Outcome{model.Absent}})
	paper = must.Have(lists.PairingsOnPaper(event, s, report.Options{}))(t).Tables[0]
	if len(paper.Rows) != 6 || strings.Contains(strings.Join(paper.Notes, " "), "Absent") {
		t.Errorf("with three absent %d lines, %q", len(paper.Rows), paper.Notes)
	}
}

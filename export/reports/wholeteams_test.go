package reports_test

import (
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/officer"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/check"
	"wallchart/phrase"
	"wallchart/tiebreaks/catalogue"
)

// TestWholeLeague compares every report of a league of teams in its second round, whole.
// league4 says by what results the charts come about.
func TestWholeLeague(t *testing.T) {
	event := league4()
	s := open(event)
	st := after(t, event, 0, "MPTS", "GPTS")
	sameInAll(t, "league-standings", charts.Standings(st, report.Options{ScoreGroups: true}))
	sameInAll(t, "league-us", charts.Crosstable(st, report.US, report.Options{}))
	same(t, "league-us-fractions", charts.Crosstable(st, report.US, report.Options{Points: report.Fraction}))
	same(t, "league-fide", charts.Crosstable(st, report.FIDE, report.Options{}))
	same(t, "league-wall", charts.Crosstable(st, report.WallChart, report.Options{}))
	same(t, "league-grid", charts.Crosstable(st, report.Grid, report.Options{}))
	sameInAll(t, "league-lineups", must.Have(charts.Lineups(st, report.Options{}))(t))
	sameInAll(t, "league-players", must.Have(lists.Players(event, s, report.Options{}))(t))
	sameInAll(t, "league-names", must.Have(lists.PairingsByName(event, s, report.Options{}))(t))
	for round, name := range []string{"", "1", "2"} {
		if round > 0 {
			sameInAll(t, "league-pairings-"+name, must.Have(lists.Pairings(event, s, report.Options{Round: round}))(t))
			sameInAll(t, "league-matches-"+name, must.Have(lists.Matches(event, s, report.Options{Round: round}))(t))
		}
	}
	half := league4() // a win is worth half a point, anything else nothing: the match has begun all the same
	open(half).Scoring.Win, open(half).Scoring.Draw = model.Half, 0
	same(t, "league-half-points", charts.Crosstable(after(t, half, 2, "MPTS"), report.FIDE, report.Options{}))
	same(t, "league-after-1", charts.Crosstable(after(t, event, 1, "GPTS"), report.WallChart, report.Options{}))
	same(t, "league-lineups-1", must.Have(charts.Lineups(after(t, event, 1, "MPTS"), report.Options{Points: report.Fraction}))(t))
}

// TestWholeLeagueWithoutMore: teams without players, and matches without colours, of which
// the scores alone are known.
func TestWholeLeagueWithoutMore(t *testing.T) {
	event := league4()
	s := open(event)
	s.Players, s.Boards = nil, 2
	for i := range s.Teams {
		s.Teams[i].Roster = nil
	}
	s.Teams[0].Strength = 1900
	for r := range s.Rounds {
		for n := range s.Rounds[r].Pairings {
			p := s.Settle(s.Rounds[r].Pairings[n])
			p.Games, p.NoColours = nil, true
			s.Rounds[r].Pairings[n] = p
		}
	}
	s.Teams[1].Roster = []model.ID{1}
	same(t, "scores-one-on-a-roster", must.Have(lists.Players(event, s, report.Options{}))(t))
	s.Teams[1].Roster = nil
	s.Rounds[1].Pairings[1] = alone(11, model.PairingBye)
	s.Rounds[1].Pairings = append(s.Rounds[1].Pairings, alone(13, model.HalfBye))
	st := after(t, event, 0, "MPTS", "GPTS")
	same(t, "scores-us", charts.Crosstable(st, report.US, report.Options{}))
	same(t, "scores-fide", charts.Crosstable(st, report.FIDE, report.Options{}))
	same(t, "scores-wall", charts.Crosstable(st, report.WallChart, report.Options{}))
	same(t, "scores-grid", charts.Crosstable(st, report.Grid, report.Options{}))
	same(t, "scores-players", must.Have(lists.Players(event, s, report.Options{}))(t))
	sameInAll(t, "scores-pairings", must.Have(lists.Pairings(event, s, report.Options{}))(t))
	sameInAll(t, "scores-names", must.Have(lists.PairingsByName(event, s, report.Options{}))(t))
}

// TestWholeAdjustments: what the arbiter gave and took, in a round and at large, of players
// and of teams. It is not in the round's cell; the running score has it from its round on,
// and what belongs to no round from the first on.
func TestWholeAdjustments(t *testing.T) {
	event := seven()
	s := open(event)
	s.Adjustments = []model.Adjustment{
		{Who: 27, Round: 1, Games: -model.One, Reason: "Telephone"}, {Who: 25, Games: model.Half}, {Who: 25, Round: 2, Games: model.One},
		{Who: 24, Round: 3, Games: model.One, Reason: "to come"}, {Who: 23}, {Who: 22, Round: 2, Reason: "Warned"},
		{Who: 26, Match: model.One}, {Who: 21, Games: -model.Half},
		{Who: 99, Games: model.One},
	}
	st := after(t, event, 0, "PTS")
	same(t, "adjusted-us", charts.Crosstable(st, report.US, report.Options{ScoreFirst: true}))
	same(t, "adjusted-wall", charts.Crosstable(st, report.WallChart, report.Options{Points: report.Fraction}))
	same(t, "adjusted-grid", charts.Crosstable(st, report.Grid, report.Options{}))
	event = league4()
	s = open(event)
	s.Adjustments = []model.Adjustment{
		{Who: 14, Round: 1, Match: -model.One, Games: -model.Half, Reason: "Late"}, {Who: 13, Match: model.One},
		{Who: 12, Round: 2, Games: model.Half}, {Who: 11, Round: 3, Match: model.One},
	}
	st = after(t, event, 0, "MPTS", "GPTS")
	same(t, "adjusted-league-us", charts.Crosstable(st, report.US, report.Options{}))
	same(t, "adjusted-league-wall", charts.Crosstable(st, report.WallChart, report.Options{}))
	same(t, "adjusted-league-game-points", charts.Crosstable(after(t, event, 0, "GPTS"), report.WallChart, report.Options{}))
}

// TestWholeExaminations: a round with more boards than the system makes, and one with
// fewer; the same bye, another, and none.
func TestWholeExaminations(t *testing.T) {
	event := seven()
	s := open(event)
	field := &pairing.Field{Round: 2}
	for _, p := range s.Players {
		field.Players = append(field.Players, pairing.Player{ID: p.ID, Number: p.Number, Name: p.Name})
	}
	pairs := func(bye int, at ...int) *pairing.Round {
		r := &pairing.Round{Bye: bye}
		for n := 0; n < len(at); n += 2 {
			r.Pairs = append(r.Pairs, pairing.Pair{White: at[n], Black: at[n+1]})
		}
		return r
	}
	more := &check.Report{Field: field, Made: pairs(6, 0, 1, 2, 3, 4, 5), Best: pairs(4, 0, 1, 3, 2),
		Findings: []check.Finding{{Board: 2, Rule: phrase.Verbatim("C.04.1.b"), Text: phrase.New("they have met"), Grave: true}}}
	fewer := &check.Report{Field: &pairing.Field{Round: 3, Players: field.Players}, Made: pairs(-1, 0, 1), Best: pairs(0, 0, 2, 3, 4),
		Findings: []check.Finding{{Board: 1, Text: phrase.New("there is a better board")}}}
	none := &check.Report{Field: &pairing.Field{Round: 4, Players: field.Players}, Made: pairs(-1, 0, 1), Best: pairs(-1, 0, 1)}
	sameInAll(t, "examined", officer.Examinations(event, s, []*check.Report{more, fewer, none}, report.Options{}))
	same(t, "examined-none", officer.Examination(event, s, none, report.Options{}))
	same(t, "examined-the-same-bye", officer.Examination(event, s,
		&check.Report{Field: field, Made: pairs(6, 0, 1), Best: pairs(6, 1, 0)}, report.Options{}))
	for n, name := range []string{"examined-bye-made", "examined-bye-of-the-system"} {
		byes := [2]int{-1, -1}
		byes[n] = 0
		same(t, name, officer.Examination(event, s, &check.Report{Field: field, Made: pairs(byes[0]), Best: pairs(byes[1])}, report.Options{}))
	}
	league := league4()
	same(t, "examined-teams", officer.Examination(league, open(league),
		&check.Report{Field: field, Made: pairs(2, 0, 1), Findings: fewer.Findings}, report.Options{}))
}

// TestWholeVerified: what a file prints beside what its results make.
func TestWholeVerified(t *testing.T) {
	event := seven()
	v := &catalogue.Verified{
		Sheet: &model.Sheet{Lines: []model.Line{{ID: 5, Number: 7, Name: "Ben"}, {ID: 6, Number: 8, Name: "Anna"}}},
		List:  []string{"PTS", "BH"}, Codes: []string{"PTS", "BH", catalogue.PlaceCode, "MPTS", "GPTS"},
		Differences: []catalogue.Difference{
			{Who: 1, Code: "BH", Printed: "7.0", Made: "6.5"}, {Who: 0, Code: "BH", Printed: "1.0", Made: "1.5"},
			{Who: 1, Code: catalogue.PlaceCode, Printed: "2", Made: "1"}},
	}
	sameInAll(t, "verified", officer.Verified(event, open(event), v, report.Options{}))
	v.Differences, v.Codes = nil, v.Codes[:2]
	same(t, "verified-good", officer.Verified(event, open(event), v, report.Options{}))
	steps := []officer.Step{{When: "10:00", Who: "Eva", What: "Enter 1-0"}, {When: "10:05", What: "Undo"}}
	sameInAll(t, "log", officer.Log(event, steps, report.Options{}))
}

package steps_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/journaltest"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

func adjust(who model.ID, games model.Points) journal.Change {
	return steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: who, Games: games}}
}

func board(game int, r steps.Result) journal.Change {
	return steps.SetBoardResult{Section: 2, Round: 1, Board: 1, Game: game, Result: r}
}

func worth(v model.Scoring) journal.Change { return steps.SetScoring{Section: 2, Scoring: v} }

func score(a, b model.Points) journal.Change {
	return steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{a, b}}
}

// scoringWas is what is noted of the scoring of Schools, which has begun, when it changes.
const scoringWas = "Schools.altered.0.after=1 Schools.altered.0.from=1.0-0.5-0.0-0.0 bye 1.0/1.0/0.5 match 1.0-0.5-0.0 bye 1.0/4.0 "

var (
	draw     = steps.Result{model.Draw, model.Draw}
	hill     = steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill")}, Players: []model.Player{{Entry: named(0, "Eva")}}}
	threeOne = model.Scoring{Win: 6, Draw: 2, MatchWin: 4, MatchDraw: 2}
	settings = steps.Settings{Format: model.RoundRobin, System: "us-swiss teams=plus-two", Rulebook: model.USChessRules, Planned: 5,
		HalfByes: 2, HalfByesEnd: 1, Boards: 4, BoardColours: "WB",
		InitialColour: model.Black, Primary: model.GamePoints, PrimaryOnly: true, Ratings: model.RatingFIDE,
		Control: model.Rapid}
)

// moreSteps are examples with several of a kind, in which the first must not be taken for the last.
var moreSteps = []step{
	{[]journal.Change{steps.SetOutcome{Section: 1, Round: 1, Who: 4, Outcome: model.ZeroBye}},
		steps.SetOutcome{Section: 1, Round: 1, Who: 3},
		"-Open.rounds.0.pairings.2.outcomes.0 -Open.rounds.0.pairings.2.sides.0 " +
			"Open.rounds.0.pairings.1.outcomes.0=zero-point bye Open.rounds.0.pairings.1.sides.0=4"},
	{nil, steps.Withdraw{Section: 2, Who: 1, From: 2}, "Schools.teams.0.withdrawn=2"},
	{[]journal.Change{steps.EnterLate{Section: 1, Who: 4, Round: 2}, steps.Withdraw{Section: 1, Who: 4, From: 3}},
		steps.Withdraw{Section: 1, Who: 4}, "-Open.players.3.withdrawn"},
	{[]journal.Change{second}, steps.Withdraw{Section: 1, Who: 3, From: 3}, "Open.players.2.withdrawn=3"},
	{[]journal.Change{steps.EnterLate{Section: 1, Who: 4, Round: 2}}, steps.EnterLate{Section: 1, Who: 4}, "-Open.players.3.entered"},
	{nil, steps.EnterLate{Section: 1, Who: 3, Round: 9}, "Open.players.2.entered=9"}, // a bye before is no game
	{[]journal.Change{second}, steps.EnterLate{Section: 1, Who: 3, Round: 2}, "Open.players.2.entered=2"},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.FullBye},
		"Open.players.3.byes.0.kind=full-point bye Open.players.3.byes.0.round=2"},
	{nil, steps.RequestBye{Section: 2, Who: 4, Round: 2, Bye: model.ZeroBye},
		"Schools.teams.3.byes.0.kind=zero-point bye Schools.teams.3.byes.0.round=2"},
	{[]journal.Change{steps.RequestBye{Section: 1, Who: 4, Round: 3, Bye: model.HalfBye}},
		steps.RequestBye{Section: 1, Who: 4, Round: 4, Bye: model.ZeroBye},
		"Open.players.3.byes.1.kind=zero-point bye Open.players.3.byes.1.round=4"},
	{[]journal.Change{steps.SetFixedBoard{Section: 1, Who: 4, Board: 1}}, steps.SetFixedBoard{Section: 1, Who: 4},
		"-Open.players.3.fixedBoard"},
	{[]journal.Change{steps.SetFixedBoard{Section: 1, Who: 4, Board: 1}}, steps.SetFixedBoard{Section: 1, Who: 4, Board: 1}, ""},

	{[]journal.Change{adjust(1, 1), adjust(2, 2), adjust(3, 3)}, steps.RemoveAdjustment{Section: 1, Index: 1},
		"-Open.adjustments.2.games -Open.adjustments.2.who Open.adjustments.1.games=1.5 Open.adjustments.1.who=3"},
	{[]journal.Change{adjust(1, 1), adjust(2, 2)}, steps.RemoveAdjustment{Section: 1, Index: 1},
		"-Open.adjustments.1.games -Open.adjustments.1.who"},
	{[]journal.Change{adjust(1, 1)}, adjust(1, 1), "Open.adjustments.1.games=0.5 Open.adjustments.1.who=1"},
	{[]journal.Change{steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}}, {Who: []model.ID{1, 2}}}}},
		steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{2, 3}, From: 2}}},
		"-Open.forbidden.1.who.0 -Open.forbidden.1.who.1 Open.altered.0.to=2+3@2- " +
			"Open.forbidden.0.from=2 Open.forbidden.0.who.0=2 Open.forbidden.0.who.1=3"},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}, From: 1, To: 1}}},
		"Open.altered.0.after=1 Open.altered.0.from=none Open.altered.0.to=1+4@1-1 Open.altered.0.what=kept apart " +
			"Open.forbidden.0.from=1 Open.forbidden.0.to=1 Open.forbidden.0.who.0=1 Open.forbidden.0.who.1=4"},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}, To: 1}}},
		"Open.altered.0.after=1 Open.altered.0.from=none Open.altered.0.to=1+4@1-1 Open.altered.0.what=kept apart " +
			"Open.forbidden.0.to=1 Open.forbidden.0.who.0=1 Open.forbidden.0.who.1=4"},

	{[]journal.Change{board(2, win)}, worth(threeOne), "-Schools.scoring.fullBye -Schools.scoring.gamesBye " +
		"-Schools.scoring.halfBye -Schools.scoring.matchBye -Schools.scoring.pairingBye " +
		scoringWas + "Schools.altered.0.to=3.0-1.0-0.0-0.0 bye 0.0/0.0/0.0 match 2.0-1.0-0.0 bye 0.0/0.0 " +
		"Schools.altered.0.what=scoring Schools.rounds.0.pairings.0.score.0=3 " +
		"Schools.scoring.draw=1 Schools.scoring.matchDraw=1 Schools.scoring.matchWin=2 Schools.scoring.win=3"},
	{nil, worth(model.Scoring{}),
		"-Schools.scoring.draw -Schools.scoring.fullBye -Schools.scoring.gamesBye -Schools.scoring.halfBye " +
			"-Schools.scoring.matchBye -Schools.scoring.matchDraw -Schools.scoring.matchWin -Schools.scoring.pairingBye " +
			"-Schools.scoring.win " + scoringWas + "Schools.altered.0.to=0.0-0.0-0.0-0.0 bye 0.0/0.0/0.0 match 0.0-0.0-0.0 bye 0.0/0.0 " +
			"Schools.altered.0.what=scoring"},
	{[]journal.Change{worth(threeOne)}, score(24, 0),
		"Schools.rounds.0.pairings.1.outcomes.0=win Schools.rounds.0.pairings.1.outcomes.1=loss " +
			"Schools.rounds.0.pairings.1.score.0=12"},
	{[]journal.Change{worth(threeOne)}, score(24, 1), "refused: does not add up to the 4 boards"},
	{[]journal.Change{worth(model.Scoring{Win: 4, Draw: 3, Loss: 2})}, score(16, 8),
		"Schools.rounds.0.pairings.1.outcomes.0=win Schools.rounds.0.pairings.1.outcomes.1=loss " +
			"Schools.rounds.0.pairings.1.score.0=8 Schools.rounds.0.pairings.1.score.1=4"},
	{[]journal.Change{worth(model.Scoring{Win: 4, Draw: 3, Loss: 2})}, score(17, 7), "refused: does not add up to the 4 boards"},
	{[]journal.Change{worth(model.Scoring{Win: 4, Draw: 3, Loss: 2})}, score(7, 17), "refused: does not add up to the 4 boards"},
	{[]journal.Change{worth(model.Scoring{Win: 4, Draw: 2, Loss: 2})}, score(16, 8),
		"Schools.rounds.0.pairings.1.outcomes.0=win Schools.rounds.0.pairings.1.outcomes.1=loss " +
			"Schools.rounds.0.pairings.1.score.0=8 Schools.rounds.0.pairings.1.score.1=4"},
	{nil, score(8, 0), "Schools.rounds.0.pairings.1.outcomes.0=win Schools.rounds.0.pairings.1.outcomes.1=loss " +
		"Schools.rounds.0.pairings.1.score.0=4"},
	{[]journal.Change{board(1, win)}, board(2, draw), "Schools.rounds.0.pairings.0.games.1.outcomes.0=draw " +
		"Schools.rounds.0.pairings.0.games.1.outcomes.1=draw Schools.rounds.0.pairings.0.score.0=1.5 " +
		"Schools.rounds.0.pairings.0.score.1=0.5"},
	{[]journal.Change{steps.EditSection{Section: 2}}, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: []model.Game{{White: 1}}},
		"Schools.rounds.0.pairings.0.games.0.white=1"},
	{[]journal.Change{worth(model.Scoring{Win: 3, Draw: 2})}, score(8, 8),
		"Schools.rounds.0.pairings.1.outcomes.0=draw Schools.rounds.0.pairings.1.outcomes.1=draw " +
			"Schools.rounds.0.pairings.1.score.0=4 Schools.rounds.0.pairings.1.score.1=4"},
	{[]journal.Change{worth(model.Scoring{Win: 3, Draw: 2})}, score(6, 6),
		"Schools.rounds.0.pairings.1.outcomes.0=draw Schools.rounds.0.pairings.1.outcomes.1=draw " +
			"Schools.rounds.0.pairings.1.score.0=3 Schools.rounds.0.pairings.1.score.1=3"},
	{[]journal.Change{worth(model.Scoring{Win: 3, Draw: 2})}, score(6, 5), "refused: does not add up to the 4 boards"},
	{[]journal.Change{worth(model.Scoring{Win: 3, Draw: 2})}, score(9, 8), "refused: does not add up to the 4 boards"},
	{[]journal.Change{steps.EditSection{Section: 2}}, score(1, 0),
		"Schools.rounds.0.pairings.1.outcomes.0=win Schools.rounds.0.pairings.1.outcomes.1=loss " +
			"Schools.rounds.0.pairings.1.score.0=0.5"},
	{[]journal.Change{steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 1}}}, score(1, 1),
		"Schools.rounds.0.pairings.1.outcomes.0=draw Schools.rounds.0.pairings.1.outcomes.1=draw " +
			"Schools.rounds.0.pairings.1.score.0=0.5 Schools.rounds.0.pairings.1.score.1=0.5"},

	{[]journal.Change{steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 1}}}, steps.SetTrophy{Section: 1},
		"-Open.trophy.counting"},
	{nil, steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 2, Least: 1, PerClub: 1, TieBreaks: []string{"BH"}, OwnBest: true}},
		"Open.trophy.counting=2 Open.trophy.least=1 Open.trophy.ownBest=true Open.trophy.perClub=1 Open.trophy.tieBreaks.0=BH"},

	{nil, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: model.Entry{Name: "Eva", Byes: []model.ByeRequest{{Round: 2,
		Kind: model.HalfBye}}}, Categories: []string{"U12"}}}}, "Open.lastID=5 Open.players.4.byes.0.kind=half-point bye " +
		"Open.players.4.byes.0.round=2 Open.players.4.categories.0=U12 Open.players.4.id=5 Open.players.4.name=Eva Open.players.4.no=5"},
	{nil, steps.EditPlayer{Section: 1, Player: model.Player{Entry: model.Entry{ID: 4, Number: 4, Name: "Dmitri",
		Byes: []model.ByeRequest{{Round: 2, Kind: model.HalfBye}}}, Categories: []string{"U12"}}},
		"Open.players.3.byes.0.kind=half-point bye Open.players.3.byes.0.round=2 Open.players.3.categories.0=U12"},
	{[]journal.Change{steps.EditPlayer{Section: 1, Player: model.Player{Entry: model.Entry{ID: 4, Number: 5, Name: "Dmitri"}}}},
		steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: model.Entry{Name: "Eva", Number: 4}}}},
		"Open.lastID=5 Open.players.3.id=5 Open.players.3.name=Eva Open.players.3.no=4 " +
			"Open.players.4.id=4 Open.players.4.name=Dmitri Open.players.4.no=5"},
	{[]journal.Change{steps.EditTeam{Section: 2, Team: model.Team{Entry: model.Entry{ID: 4, Number: 5, Name: "Lake MS"}}}},
		steps.AddTeam{Section: 2, Team: model.Team{Entry: model.Entry{Name: "Hill", Number: 4}}},
		"Schools.lastID=31 Schools.teams.3.id=31 Schools.teams.3.name=Hill Schools.teams.3.no=4 " +
			"Schools.teams.4.id=4 Schools.teams.4.name=Lake MS Schools.teams.4.no=5"},
	{[]journal.Change{steps.AddSection{Section: "Blitz"}},
		steps.AddPlayers{Section: 3, Players: []model.Player{{Entry: named(0, "Eva")}}},
		"new.lastID=1 new.players.0.id=1 new.players.0.name=Eva new.players.0.no=1"},
	{[]journal.Change{steps.AddSection{Section: "Blitz", Kind: model.TeamEvent}},
		steps.AddTeam{Section: 3, Team: model.Team{Entry: named(0, "Hill")}},
		"new.lastID=1 new.teams.0.id=1 new.teams.0.name=Hill new.teams.0.no=1"},
	{[]journal.Change{edgewood}, steps.RemovePlayer{Section: 2, Player: 25},
		"-Schools.players.15.id -Schools.players.15.name -Schools.players.15.team -Schools.teams.3.roster.3"},
	{nil, steps.AddTeam{Section: 2, Team: model.Team{Entry: model.Entry{Name: "Hill", Byes: []model.ByeRequest{{Round: 2,
		Kind: model.HalfBye}}}}}, "Schools.lastID=31 Schools.teams.4.byes.0.kind=half-point bye " +
		"Schools.teams.4.byes.0.round=2 Schools.teams.4.id=31 Schools.teams.4.name=Hill Schools.teams.4.no=5"},
	{nil, steps.EditTeam{Section: 2, Team: model.Team{Entry: model.Entry{ID: 4, Number: 4, Name: "Lake MS", Byes: []model.ByeRequest{
		{Round: 2, Kind: model.HalfBye}}}, Roster: []model.ID{22, 23, 24, 25}}},
		"Schools.teams.3.byes.0.kind=half-point bye Schools.teams.3.byes.0.round=2"},
	{nil, steps.AddTeams{Section: 2, Teams: []steps.NewTeam{
		{Team: model.Team{Entry: model.Entry{ID: 40, Name: "Hill", Number: 9}}}, {Team: model.Team{Entry: named(0, "Moor")}}}},
		"Schools.lastID=41 Schools.teams.4.id=40 Schools.teams.4.name=Hill Schools.teams.4.no=9 " +
			"Schools.teams.5.id=41 Schools.teams.5.name=Moor Schools.teams.5.no=10"},
	{[]journal.Change{steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: named(0, "Fox")}}}},
		steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill"), Roster: []model.ID{31}}, Players: []model.Player{
			{Entry: named(0, "Eva")}, {Entry: named(0, "Ida")}}},
		"Schools.lastID=34 Schools.players.16.team=32 Schools.players.17.id=33 Schools.players.17.name=Eva " +
			"Schools.players.17.team=32 Schools.players.18.id=34 Schools.players.18.name=Ida Schools.players.18.team=32 " +
			"Schools.teams.4.id=32 Schools.teams.4.name=Hill Schools.teams.4.no=5 Schools.teams.4.roster.0=31 " +
			"Schools.teams.4.roster.1=33 Schools.teams.4.roster.2=34"},
	{nil, steps.EditTeam{Section: 2, Team: model.Team{Entry: model.Entry{ID: 1, Number: 9, Name: "Edgewood MS"},
		Roster: []model.ID{10, 11, 12, 13}}},
		"Schools.teams.0.id=2 Schools.teams.0.name=North Side MS Schools.teams.0.no=2 Schools.teams.0.roster.0=14 " +
			"Schools.teams.0.roster.1=15 Schools.teams.0.roster.2=16 Schools.teams.0.roster.3=17 Schools.teams.1.id=3 " +
			"Schools.teams.1.name=Goshen MS Schools.teams.1.no=3 Schools.teams.1.roster.0=18 Schools.teams.1.roster.1=19 " +
			"Schools.teams.1.roster.2=20 Schools.teams.1.roster.3=21 Schools.teams.2.id=4 Schools.teams.2.name=Lake MS " +
			"Schools.teams.2.no=4 Schools.teams.2.roster.0=22 Schools.teams.2.roster.1=23 Schools.teams.2.roster.2=24 " +
			"Schools.teams.2.roster.3=25 Schools.teams.3.id=1 Schools.teams.3.name=Edgewood MS Schools.teams.3.no=9 " +
			"Schools.teams.3.roster.0=10 Schools.teams.3.roster.1=11 Schools.teams.3.roster.2=12 " +
			"Schools.teams.3.roster.3=13"},
	{nil, steps.SetRoster{Section: 2, Team: 1, Roster: []model.ID{10}}, "-Schools.players.1.team -Schools.players.2.team " +
		"-Schools.players.3.team -Schools.teams.0.roster.1 -Schools.teams.0.roster.2 -Schools.teams.0.roster.3"},
	{[]journal.Change{hill, steps.AddAdjustment{Section: 2, Adjustment: model.Adjustment{Who: 31, Match: 1}}},
		steps.RemoveTeam{Section: 2, Team: 31},
		"-Schools.adjustments.0.match -Schools.adjustments.0.who -Schools.players.16.id -Schools.players.16.name " +
			"-Schools.players.16.team -Schools.teams.4.id -Schools.teams.4.name -Schools.teams.4.no " +
			"-Schools.teams.4.roster.0"},
	{nil, steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: named(0, "Fox")}}},
		"Schools.lastID=31 Schools.players.16.id=31 Schools.players.16.name=Fox"},
	{nil, steps.EditPlayer{Section: 1, Player: model.Player{Entry: model.Entry{ID: 1, Number: 9, Name: "Anna"}}},
		"Open.players.0.id=2 Open.players.0.name=Bruno Open.players.0.no=2 Open.players.1.id=3 " +
			"Open.players.1.name=Clara Open.players.1.no=3 Open.players.2.id=4 Open.players.2.name=Dmitri " +
			"Open.players.2.no=4 Open.players.3.id=1 Open.players.3.name=Anna Open.players.3.no=9"},
	{[]journal.Change{steps.RemovePlayer{Section: 1, Player: 4}},
		steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(4, "Dmitri")}}},
		"Open.players.3.id=4 Open.players.3.name=Dmitri Open.players.3.no=4"},
	{[]journal.Change{adjust(4, 1), adjust(1, 1), steps.SetManualOrder{Section: 1, Order: []model.ID{4, 1}},
		steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}}, {Who: []model.ID{4, 1, 2}}}}},
		steps.RemovePlayer{Section: 1, Player: 4},
		"-Open.adjustments.1.games -Open.adjustments.1.who -Open.forbidden.1.who.0 -Open.forbidden.1.who.1 " +
			"-Open.forbidden.1.who.2 -Open.players.3.id -Open.players.3.name -Open.players.3.no -Open.ranking.manual.1 " +
			"Open.adjustments.0.who=1 Open.forbidden.0.who.1=2 Open.ranking.manual.0=1"},
	{nil, steps.Renumber{Section: 2, Order: []model.ID{2, 1, 3, 4}},
		"Schools.teams.0.id=2 Schools.teams.0.name=North Side MS Schools.teams.0.roster.0=14 " +
			"Schools.teams.0.roster.1=15 Schools.teams.0.roster.2=16 Schools.teams.0.roster.3=17 Schools.teams.1.id=1 " +
			"Schools.teams.1.name=Edgewood MS Schools.teams.1.roster.0=10 Schools.teams.1.roster.1=11 " +
			"Schools.teams.1.roster.2=12 Schools.teams.1.roster.3=13"},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 2, Rating: 1}, {Player: 1, Title: "GM"}}},
		"Open.players.0.title=GM Open.players.1.rating=1"},

	{[]journal.Change{board(1, win), board(2, draw), board(3, win), board(4, draw)},
		steps.SetResult{Section: 2, Round: 1, Board: 1, Result: forfeit},
		"-Schools.rounds.0.pairings.0.score.1 Schools.rounds.0.pairings.0.games.0.outcomes.0=forfeit win " +
			"Schools.rounds.0.pairings.0.games.0.outcomes.1=forfeit loss " +
			"Schools.rounds.0.pairings.0.games.1.outcomes.0=forfeit win " +
			"Schools.rounds.0.pairings.0.games.1.outcomes.1=forfeit loss " +
			"Schools.rounds.0.pairings.0.games.2.outcomes.0=forfeit win " +
			"Schools.rounds.0.pairings.0.games.2.outcomes.1=forfeit loss " +
			"Schools.rounds.0.pairings.0.games.3.outcomes.0=forfeit win " +
			"Schools.rounds.0.pairings.0.games.3.outcomes.1=forfeit loss Schools.rounds.0.pairings.0.outcomes.0=forfeit " +
			"win Schools.rounds.0.pairings.0.outcomes.1=forfeit loss Schools.rounds.0.pairings.0.score.0=4"},
	{[]journal.Change{board(1, win)}, steps.SetResult{Section: 2, Round: 1, Board: 1},
		"-Schools.rounds.0.pairings.0.games.0.outcomes.0 -Schools.rounds.0.pairings.0.games.0.outcomes.1 " +
			"-Schools.rounds.0.pairings.0.score.0"},
	{[]journal.Change{score(5, 3)}, steps.SetResult{Section: 2, Round: 1, Board: 2, Result: forfeit},
		"-Schools.rounds.0.pairings.1.score.0 -Schools.rounds.0.pairings.1.score.1 " +
			"Schools.rounds.0.pairings.1.outcomes.0=forfeit win Schools.rounds.0.pairings.1.outcomes.1=forfeit loss"},
	{[]journal.Change{score(5, 3)}, steps.SetResult{Section: 2, Round: 1, Board: 2},
		"-Schools.rounds.0.pairings.1.outcomes.0 -Schools.rounds.0.pairings.1.outcomes.1 " +
			"-Schools.rounds.0.pairings.1.score.0 -Schools.rounds.0.pairings.1.score.1"},
	{nil, steps.SetLineup{Section: 2, Round: 1, Board: 1, Games: []model.Game{
		{Players: [2]model.ID{10, 14}, White: 1, Outcomes: win}, {Players: [2]model.ID{11, 0}, Outcomes: forfeit}, {}, {}}},
		"Schools.rounds.0.pairings.0.games.0.outcomes.0=win Schools.rounds.0.pairings.0.games.0.outcomes.1=loss " +
			"Schools.rounds.0.pairings.0.games.0.players.0=10 Schools.rounds.0.pairings.0.games.0.players.1=14 " +
			"Schools.rounds.0.pairings.0.games.0.white=1 Schools.rounds.0.pairings.0.games.1.outcomes.0=forfeit win " +
			"Schools.rounds.0.pairings.0.games.1.outcomes.1=forfeit loss " +
			"Schools.rounds.0.pairings.0.games.1.players.0=11 Schools.rounds.0.pairings.0.score.0=2"},
	{[]journal.Change{board(1, win)}, steps.SetLineup{Section: 2, Round: 1, Board: 1},
		"-Schools.rounds.0.pairings.0.games.0.outcomes.0 -Schools.rounds.0.pairings.0.games.0.outcomes.1 " +
			"-Schools.rounds.0.pairings.0.games.0.players.0 -Schools.rounds.0.pairings.0.games.0.players.1 " +
			"-Schools.rounds.0.pairings.0.games.1.players.0 -Schools.rounds.0.pairings.0.games.1.players.1 " +
			"-Schools.rounds.0.pairings.0.games.1.white -Schools.rounds.0.pairings.0.games.2.players.0 " +
			"-Schools.rounds.0.pairings.0.games.2.players.1 -Schools.rounds.0.pairings.0.games.3.players.0 " +
			"-Schools.rounds.0.pairings.0.games.3.players.1 -Schools.rounds.0.pairings.0.games.3.white " +
			"-Schools.rounds.0.pairings.0.score.0"},
	{[]journal.Change{score(5, 3)}, steps.SetLineup{Section: 2, Round: 1, Board: 2},
		"-Schools.rounds.0.pairings.1.outcomes.0 -Schools.rounds.0.pairings.1.outcomes.1 " +
			"-Schools.rounds.0.pairings.1.score.0 -Schools.rounds.0.pairings.1.score.1"},
	{[]journal.Change{steps.EditSection{Section: 2, Settings: steps.Settings{Boards: 1, BoardColours: "B"}}}, board(1, draw),
		"Schools.rounds.0.pairings.0.games.0.outcomes.0=draw Schools.rounds.0.pairings.0.games.0.outcomes.1=draw " +
			"Schools.rounds.0.pairings.0.games.0.players.0=10 Schools.rounds.0.pairings.0.games.0.players.1=14 " +
			"Schools.rounds.0.pairings.0.games.0.white=1 Schools.rounds.0.pairings.0.outcomes.0=draw " +
			"Schools.rounds.0.pairings.0.outcomes.1=draw Schools.rounds.0.pairings.0.score.0=0.5 " +
			"Schools.rounds.0.pairings.0.score.1=0.5"},

	{nil, second, "Open.rounds.1.pairings.0.board=1 Open.rounds.1.pairings.0.sides.0=1 Open.rounds.1.pairings.0.sides.1=3"},
	{nil, steps.AddRound{Section: 1, Round: 2, Date: "2026-05-31", Pairings: []model.Pairing{bye(3)}},
		"Open.rounds.1.date=2026-05-31 Open.rounds.1.pairings.0.outcomes.0=pairing-allocated bye " +
			"Open.rounds.1.pairings.0.sides.0=3"},
	{[]journal.Change{second}, steps.RemoveRound{Section: 1, Round: 2},
		"-Open.rounds.1.pairings.0.board -Open.rounds.1.pairings.0.sides.0 -Open.rounds.1.pairings.0.sides.1"},
	{[]journal.Change{steps.SetRoundDate{Section: 1, Round: 1, Date: "2026"}}, steps.SetRoundDate{Section: 1, Round: 1},
		"-Open.rounds.0.date"},
	{[]journal.Change{steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(0, "Eva")}}}},
		steps.AddPairing{Section: 1, Round: 1, Pairing: on(2, 4, 5)}, byHand + "Open.rounds.0.pairings.2.board=2 " +
			"Open.rounds.0.pairings.2.sides.0=4 Open.rounds.0.pairings.2.sides.1=5"},
	{nil, steps.AddPairing{Section: 1, Round: 1, Pairing: on(2, 3, 4)}, "-Open.rounds.0.pairings.1.outcomes.0 " + byHand +
		"Open.rounds.0.pairings.1.board=2 Open.rounds.0.pairings.1.sides.1=4"},
	{nil, steps.AddPairing{Section: 1, Round: 1, Pairing: bye(4)},
		byHand + "Open.rounds.0.pairings.2.outcomes.0=pairing-allocated bye Open.rounds.0.pairings.2.sides.0=4"},
	{nil, steps.RemovePairing{Section: 1, Round: 1, Board: 1},
		"-Open.rounds.0.pairings.0.board -Open.rounds.0.pairings.0.sides.1 -Open.rounds.0.pairings.1.outcomes.0 " +
			"-Open.rounds.0.pairings.1.sides.0 " + byHand + "Open.rounds.0.pairings.0.outcomes.0=pairing-allocated bye " +
			"Open.rounds.0.pairings.0.sides.0=3"},
	{[]journal.Change{steps.ReplacePairings{Section: 2, Round: 1}}, steps.AddPairing{Section: 2, Round: 1, Pairing: model.Pairing{Board: 1,
		Sides: [2]model.ID{1, 2}, Games: []model.Game{{Players: players}}}},
		"Schools.compared.0.open=true Schools.compared.0.round=1 Schools.compared.0.when=by hand Schools.rounds.0.pairings.0.board=1 " +
			"Schools.rounds.0.pairings.0.games.0.players.0=10 Schools.rounds.0.pairings.0.games.0.players.1=14 " +
			"Schools.rounds.0.pairings.0.sides.0=1 Schools.rounds.0.pairings.0.sides.1=2"},
	{nil, steps.SwapParticipants{Section: 2, Round: 1, A: 1, B: 4},
		"Schools.compared.0.open=true Schools.compared.0.round=1 Schools.compared.0.when=by hand " +
			"Schools.rounds.0.pairings.0.sides.0=4 Schools.rounds.0.pairings.1.sides.1=1"},
	{[]journal.Change{steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{
		{Board: 6, Sides: [2]model.ID{3}, Outcomes: [2]model.Outcome{model.HalfBye}}, on(9, 1, 4), bye(2)}}},
		steps.RenumberBoards{Section: 1, Round: 1},
		"-Open.rounds.0.pairings.0.outcomes.0 -Open.rounds.0.pairings.1.board -Open.rounds.0.pairings.1.sides.1 " +
			"Open.rounds.0.pairings.0.board=1 Open.rounds.0.pairings.0.sides.0=1 Open.rounds.0.pairings.0.sides.1=4 " +
			"Open.rounds.0.pairings.1.outcomes.0=half-point bye Open.rounds.0.pairings.1.sides.0=3"},
	{[]journal.Change{steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{bye(3), on(9, 1, 4), bye(2)}}},
		steps.RenumberBoards{Section: 1, Round: 1, Boards: []int{5}},
		"-Open.rounds.0.pairings.0.outcomes.0 -Open.rounds.0.pairings.1.board -Open.rounds.0.pairings.1.sides.1 " +
			"Open.rounds.0.pairings.0.board=5 Open.rounds.0.pairings.0.sides.0=1 Open.rounds.0.pairings.0.sides.1=4 " +
			"Open.rounds.0.pairings.1.outcomes.0=pairing-allocated bye Open.rounds.0.pairings.1.sides.0=3"},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{8, 7}},
		"Schools.rounds.0.pairings.0.board=7 Schools.rounds.0.pairings.0.sides.0=3 " +
			"Schools.rounds.0.pairings.0.sides.1=4 Schools.rounds.0.pairings.1.board=8 " +
			"Schools.rounds.0.pairings.1.sides.0=1 Schools.rounds.0.pairings.1.sides.1=2"},

	{nil, steps.AddSection{Section: "Blitz", Kind: model.TeamEvent, Settings: settings, Scoring: model.Scoring{Win: 2}},
		"deputies.2=section Blitz lastID=3 new.boardColours=WB new.boards=4 new.control=rapid new.format=round robin " +
			"new.halfByes=2 new.halfByesEnd=1 new.id=3 new.initialColour=black new.kind=team new.name=Blitz new.planned=5 new.primary=game points " +
			"new.primaryOnly=true new.ratings=FIDE new.rulebook=US Chess new.scoring.win=1 new.system=us-swiss " +
			"new.systemSettings.teams=plus-two"},
	{[]journal.Change{steps.AddSection{Section: "Blitz"}, steps.RemoveSection{Section: 3}}, steps.AddSection{Section: "Rapid"},
		"deputies.2=section Rapid lastID=4"},
	{nil, steps.EditSection{Section: 1, Settings: settings},
		"Open.boardColours=WB Open.boards=4 Open.control=rapid Open.format=round robin " +
			"Open.halfByes=2 Open.halfByesEnd=1 Open.initialColour=black " +
			"Open.planned=5 Open.primary=game points Open.primaryOnly=true Open.ratings=FIDE Open.rulebook=US Chess " +
			"Open.system=us-swiss Open.systemSettings.teams=plus-two"},
	{nil, steps.ImportSection{Section: model.Section{ID: 1, Name: "Open", System: "us-swiss teams=plus-two", LastID: 1,
		Players: []model.Player{{Entry: named(7, "Eva")}, {Entry: named(3, "Fox")}}}},
		"deputies.2=section Open 2 lastID=3 new.format=Swiss new.id=3 new.kind=individual new.lastID=7 new.name=Open " +
			"2 new.players.0.id=7 new.players.0.name=Eva new.players.1.id=3 new.players.1.name=Fox new.primary=match " +
			"points new.system=us-swiss new.systemSettings.teams=plus-two"},
	{[]journal.Change{steps.RenameSection{Section: 2, To: "open 2"}}, steps.ImportSection{Section: model.Section{Name: "Open", LastID: 9,
		Teams: []model.Team{{Entry: named(8, "Hill")}}}},
		"deputies.2=section Open 3 lastID=3 new.format=Swiss new.id=3 new.kind=individual new.lastID=9 new.name=Open " +
			"3 new.primary=match points new.teams.0.id=8 new.teams.0.name=Hill"},
	{nil, steps.ImportSection{Section: model.Section{Teams: []model.Team{{Entry: named(8, "Hill")}, {Entry: named(6, "Moor")}}}},
		"deputies.2=section 2 lastID=3 new.format=Swiss new.id=3 new.kind=individual new.lastID=8 new.name=2 " +
			"new.primary=match points new.teams.0.id=8 new.teams.0.name=Hill new.teams.1.id=6 new.teams.1.name=Moor"},
	{[]journal.Change{steps.AddSection{Section: "Blitz"}}, steps.RemoveSection{Section: 3},
		"-deputies.2 -new.format -new.id -new.kind -new.name -new.primary"},

	{nil, steps.EditTournament{Header: steps.Header{Name: "A", City: "B", Federation: "AUT", Start: "2026-05-30", End: "2026-05-31",
		Arbiter: "C", Deputies: []string{"D"}, Organiser: "E", Time: "G/60", Currency: "EUR", Language: "de",
		Page: "https://a.de/b"}},
		"arbiter=C city=B currency=EUR deputies.0=D deputies.1=section Open deputies.2=section Schools end=2026-05-31 federation=AUT " +
			"language=de name=A organiser=E page=https://a.de/b start=2026-05-30 time=G/60"},
	{nil, steps.EditTournament{Header: steps.Header{Name: "Club day", Start: "2026-05-31"}}, "start=2026-05-31"},
	{nil, steps.EditTournament{Header: steps.Header{Name: "Club day", Start: "2026", End: "2025-01-01"}}, "end=2025-01-01 start=2026"},
	{[]journal.Change{steps.SaveList{List: model.SavedList{Name: "A"}}, steps.SaveList{List: model.SavedList{Name: "B"}}},
		steps.SaveList{List: model.SavedList{Name: "B", Unplayed: "us"}}, "lists.1.unplayed=us"},
	{[]journal.Change{steps.SaveList{List: model.SavedList{Name: "A"}}, steps.SaveList{List: model.SavedList{Name: "B"}}},
		steps.RemoveList{List: "A"}, "-lists.1.name lists.0.name=B"},
	{nil, steps.SetExtra{Extra: []model.Extra{{Key: "a", Text: "1"}}}, "extra.0.key=a extra.0.text=1"},
	{nil, steps.SetExtra{Section: 2, Extra: []model.Extra{{Key: "a", Text: "1"}}}, "Schools.extra.0.key=a Schools.extra.0.text=1"},
	{nil, steps.Together{Changes: []journal.Change{steps.SetLots{Section: 1, Seed: 4}, steps.SetLots{Section: 2, Seed: 5}}},
		"Open.ranking.lots=4 Schools.ranking.lots=5"},
}

// written is an event as a file has it.
func written(t *testing.T, ev *model.Tournament) string {
	t.Helper()
	b := must.Have(json.Marshal(ev))(t)
	return string(b)
}

// TestStepsThereAndBack: a step that is undone leaves the very event there was, made again it leads to the
// same, and so does its line of the log.
func TestStepsThereAndBack(t *testing.T) {
	for _, c := range append(changes, moreSteps...) {
		before := do(t, club(), c.first...)
		j := journal.New(steps.List, before, nil, journaltest.Ticking())
		if j.Do(c.change) != nil || j.Tournament() == before {
			continue
		}
		after := written(t, j.Tournament())
		if _, err := j.Undo(); err != nil || j.Tournament() != before {
			t.Errorf("%T undone: %v", c.change, err)
		}
		if _, err := j.Redo(); err != nil || written(t, j.Tournament()) != after {
			t.Errorf("%T made again: %v", c.change, err)
		}
		again := journal.New(steps.List, before, nil, journaltest.Ticking())
		if err := again.Replay(j.Entries()); err != nil || written(t, again.Tournament()) != after {
			t.Errorf("%T replayed: %v", c.change, err)
		}
	}
}

// TestStepsOwnWhatTheyTake: what a caller does to his lists afterwards is nothing to the event.
func TestStepsOwnWhatTheyTake(t *testing.T) {
	for _, c := range append(changes, moreSteps...) {
		if _, whole := c.change.(steps.ImportSection); whole {
			continue // is read from a file, and nobody's but the event's
		}
		line, err := journal.Encode(c.change)
		if err != nil {
			continue // nothing that a file could hold: refused
		}
		own := must.Have(steps.List.Decode(line))(t)
		after, err := own.Apply(do(t, club(), c.first...))
		if err != nil {
			continue
		}
		was := written(t, after)
		scribble(reflect.ValueOf(own))
		if is := written(t, after); is != was {
			t.Errorf("%T%+v: what is written into its lists afterwards makes of\n%s\n%s", c.change, c.change, was, is)
		}
	}
}

// scribble empties every entry of every list below a value.
func scribble(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			scribble(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			scribble(v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			scribble(v.Index(i))
			if v.Index(i).Kind() != reflect.Interface {
				v.Index(i).SetZero()
			}
		}
	}
}

// TestStepsOfOneEventDoNotMeet: two changes of the same event know nothing of each other, also where its
// lists have room for more.
func TestStepsOfOneEventDoNotMeet(t *testing.T) {
	ev := club()
	roomy(reflect.ValueOf(ev))
	was := written(t, ev)
	type made struct {
		change journal.Change
		ev     *model.Tournament
		was    string
	}
	var all []made
	for _, c := range append(changes, moreSteps...) {
		if c.first != nil {
			continue
		}
		if after, err := c.change.Apply(ev); err == nil {
			all = append(all, made{c.change, after, written(t, after)})
		}
		if is := written(t, ev); is != was {
			t.Fatalf("%T%+v changes what it was given:\n%s\n%s", c.change, c.change, was, is)
		}
	}
	for _, m := range all {
		if is := written(t, m.ev); is != m.was {
			t.Errorf("others make of what %T%+v left\n%s\n%s", m.change, m.change, m.was, is)
		}
	}
}

// roomy gives every list below a value room for more.
func roomy(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			roomy(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			roomy(v.Field(i))
		}
	case reflect.Slice:
		if v.Len() > 0 {
			v.Grow(4)
		}
		for i := range v.Len() {
			roomy(v.Index(i))
		}
	}
}

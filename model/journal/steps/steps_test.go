package steps_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// flat is an event as paths with values, "Open.players.0.name": "Anna", without what is nothing and without
// the sections that another event has just as they are.
func flat(t *testing.T, ev, other *model.Tournament) map[string]string {
	t.Helper()
	own := func(id model.ID) *model.Section {
		if s := ev.Section(id); s != other.Section(id) {
			return s
		}
		return nil
	}
	out := map[string]string{}
	var walk func(path string, v any)
	walk = func(path string, v any) {
		switch v := v.(type) {
		case map[string]any:
			for k, x := range v {
				walk(path+"."+k, x)
			}
		case []any:
			for i, x := range v {
				walk(path+"."+strconv.Itoa(i), x)
			}
		default:
			text, is := v.(string)
			if !is {
				text = fmt.Sprint(v)
			}
			if !slices.Contains([]string{"0", "", "<nil>", model.Pending.String()}, text) {
				out[strings.TrimPrefix(path, ".")] = text
			}
		}
	}
	for name, part := range map[string]any{"": header(ev), "Open": own(1), "Schools": own(2), "new": own(3)} {
		b := must.Have(json.Marshal(part))(t)
		var v any
		must.Do(t, json.Unmarshal(b, &v))
		if v != nil {
			walk(name, v)
		}
	}
	return out
}

func header(ev *model.Tournament) model.Tournament {
	h := *ev
	h.Sections = nil
	for _, s := range ev.Sections {
		h.Deputies = append(slices.Clone(h.Deputies), "section "+s.Name) // their order
	}
	return h
}

// changed is what is different, in order.
func changed(before, after map[string]string) string {
	var out []string
	for k, v := range after {
		if old, ok := before[k]; !ok || old != v {
			out = append(out, k+"="+v)
		}
	}
	for k := range before {
		if _, ok := after[k]; !ok {
			out = append(out, "-"+k)
		}
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

func named(id model.ID, name string) model.Entry { return model.Entry{ID: id, Name: name} }

func game(a, b model.ID) model.Pairing { return model.Pairing{Board: 1, Sides: [2]model.ID{a, b}} }

var (
	win, forfeit = steps.Result{model.Win, model.Loss}, steps.Result{model.ForfeitWin, model.ForfeitLoss}
	second       = steps.AddRound{Section: 1, Round: 2, Pairings: []model.Pairing{game(1, 3)}}
	dated        = steps.SetSchedule{Section: 1, Rounds: []model.When{{Date: "2026-05-31"}, {Date: "2026-06-01", Time: "10:00"},
		{Date: "2026-06-02"}}}
)

type step struct {
	first  []journal.Change
	change journal.Change
	want   string
}

// changes are the smallest examples of every kind of change, with all that is different
// then; or, behind "refused: ", why it is not made.
var changes = []step{
	{nil, steps.EditTournament{Header: steps.Header{Name: "Club day", Start: "1999-01-01", End: "1999-12-31"}},
		"end=1999-12-31 start=1999-01-01"},
	{nil, steps.EditTournament{Header: steps.Header{Name: "Club day", Start: "1999-05-01", End: "1999-05-01"}},
		"end=1999-05-01 start=1999-05-01"},
	{nil, steps.EditTournament{Header: steps.Header{Name: "Club day", Start: "1999"}}, "start=1999"},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999-05-02", End: "1999-05-01"}}, "refused: before it starts"},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999-13-01"}}, "refused: is not a date"},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999-00-01"}}, "refused: is not a date"},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999-01-00"}}, "refused: is not a date"},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999-01-32"}}, "refused: is not a date"},
	{nil, steps.EditTournament{Header: steps.Header{Start: "1999/01/01"}}, "refused: is not a date"},
	{nil, steps.EditTournament{Header: steps.Header{Start: "19-9"}}, "refused: is not a date"},
	{nil, steps.SaveList{List: model.SavedList{Name: "A", TieBreaks: []string{"BH"}}}, "lists.0.name=A lists.0.tieBreaks.0=BH"},
	{[]journal.Change{steps.SaveList{List: model.SavedList{Name: "A", TieBreaks: []string{"BH"}}}},
		steps.SaveList{List: model.SavedList{Name: "A", TieBreaks: []string{"SB"}}}, "lists.0.tieBreaks.0=SB"},
	{[]journal.Change{steps.SaveList{List: model.SavedList{Name: "A"}}}, steps.RemoveList{List: "A"}, "-lists.0.name"},
	{nil, steps.RemoveList{List: "A"}, "refused: there is no tie-break list “A”"},
	{nil, steps.SaveList{List: model.SavedList{Name: " "}}, "refused: has no name"},

	{nil, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(0, "Eva")}}},
		"Open.lastID=5 Open.players.4.id=5 Open.players.4.name=Eva Open.players.4.no=5"},
	{nil, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(9, "Eva")}, {Entry: named(0, "Fox")}}},
		"Open.lastID=10 Open.players.4.id=9 Open.players.4.name=Eva Open.players.4.no=5 " +
			"Open.players.5.id=10 Open.players.5.name=Fox Open.players.5.no=6"},
	{nil, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: model.Entry{Name: "Eva", Number: 8}}, {Entry: named(0,
		"Fox")}}},
		"Open.lastID=6 Open.players.4.id=5 Open.players.4.name=Eva Open.players.4.no=8 " +
			"Open.players.5.id=6 Open.players.5.name=Fox Open.players.5.no=9"},
	{nil, steps.AddPlayers{Section: 1, Players: []model.Player{{Entry: named(-1, "Eva")}}}, "refused: Eva has the ID -1"},
	{nil, steps.AddPlayers{Section: 1}, "refused: there are no players to add"},
	{nil, steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: named(0, "Eva"), Team: 4}}},
		"Schools.lastID=31 Schools.players.16.id=31 Schools.players.16.name=Eva Schools.players.16.team=4 Schools.teams.3.roster.4=31"},
	{nil, steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: named(0, "Eva"), Team: 9}}}, "refused: team 9 does not exist"},
	{nil, steps.EditPlayer{Section: 1, Player: model.Player{Entry: model.Entry{ID: 4, Number: 4, Name: "Dora"}, Birth: "2001"}},
		"Open.players.3.birth=2001 Open.players.3.name=Dora"},
	{nil, steps.EditPlayer{Section: 1, Player: model.Player{Entry: model.Entry{ID: 4, Number: 4}, Birth: "long ago"}},
		"refused: is not a date"},
	{nil, steps.EditPlayer{Section: 1, Player: model.Player{Entry: named(9, "Eva")}}, "refused: player 9 does not exist"},
	{nil, steps.EditPlayer{Section: 2, Player: model.Player{Entry: named(10, "Eva"), Team: 2}}, "refused: cannot change teams here"},
	{nil, steps.RemovePlayer{Section: 1, Player: 4}, "-Open.players.3.id -Open.players.3.name -Open.players.3.no"},
	{nil, steps.RemovePlayer{Section: 1, Player: 9}, "refused: player 9 does not exist"},
	{nil, steps.RemovePlayer{Section: 2, Player: 25},
		"-Schools.players.15.id -Schools.players.15.name -Schools.players.15.team -Schools.teams.3.roster.3"},
	{[]journal.Change{steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4, Games: 1}},
		steps.SetManualOrder{Section: 1, Order: []model.ID{4}},
		steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}}}}},
		steps.RemovePlayer{Section: 1, Player: 4}, "-Open.adjustments.0.games -Open.adjustments.0.who -Open.forbidden.0.who.0 " +
			"-Open.forbidden.0.who.1 -Open.players.3.id -Open.players.3.name -Open.players.3.no -Open.ranking.manual.0"},
	{[]journal.Change{steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 2, 4}}}}},
		steps.RemovePlayer{Section: 1, Player: 4}, "-Open.forbidden.0.who.2 -Open.players.3.id -Open.players.3.name -Open.players.3.no"},
	{nil, steps.Renumber{Section: 1, Order: []model.ID{2, 1, 3, 4}},
		"Open.players.0.id=2 Open.players.0.name=Bruno Open.players.1.id=1 Open.players.1.name=Anna"},
	{nil, steps.Renumber{Section: 1, Order: []model.ID{2, 1, 3}}, "refused: the new order names 3 of 4 participants"},
	{nil, steps.Renumber{Section: 1, Order: []model.ID{2, 1, 3, 3}}, "refused: Clara is named twice"},
	{nil, steps.Renumber{Section: 2, Order: []model.ID{1, 2, 3, 4}}, ""},
	{nil, steps.ExchangeNumbers{Section: 1, Who: [2]model.ID{1, 2}},
		"Open.players.0.id=2 Open.players.0.name=Bruno Open.players.1.id=1 Open.players.1.name=Anna"},
	{nil, steps.ExchangeNumbers{Section: 1, Who: [2]model.ID{1, 1}}, "refused: Anna is named twice"},
	{nil, steps.ExchangeNumbers{Section: 1, Who: [2]model.ID{1, 9}}, "refused: participant 9 does not exist"},
	{nil, steps.ExchangeNumbers{Section: 2, Who: [2]model.ID{2, 9}}, "refused: participant 9 does not exist"},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 1, Rating: 1500, NationalRating: 1, Title: "CM"}}},
		"Open.players.0.nationalRating=1 Open.players.0.rating=1500 Open.players.0.title=CM"},
	{nil, steps.RefreshRatings{Section: 1, From: "FIDE, May 2026"}, "Open.ratingsFrom=FIDE, May 2026"},
	{[]journal.Change{steps.RefreshRatings{Section: 1, From: "FIDE, May 2026"}}, steps.RefreshRatings{Section: 1}, ""},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 1, Rating: -1}}}, "refused: -1 is not a rating"},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 1, OwnRating: 1500}}, From: "Club", Of: "2026-05-01"},
		"Open.players.0.ownRating=1500 Open.ratingsFrom=Club Open.ratingsOf=2026-05-01"},
	{nil, steps.RefreshRatings{Section: 1, From: "Club", Of: "May"}, "refused: is not a date"},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 1, NationalRating: -1}}},
		"refused: -1 is not a rating"},
	{nil, steps.RefreshRatings{Section: 1, Ratings: []steps.PlayerRating{{Player: 9}}}, "refused: player 9 does not exist"},

	{nil, steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill")}, Players: []model.Player{{Entry: named(0, "Eva")}}},
		"Schools.lastID=32 Schools.players.16.id=32 Schools.players.16.name=Eva Schools.players.16.team=31 " +
			"Schools.teams.4.id=31 Schools.teams.4.name=Hill Schools.teams.4.no=5 Schools.teams.4.roster.0=32"},
	{nil, steps.AddTeams{Section: 2}, "refused: there are no teams to add"},
	{nil, steps.AddTeam{Section: 1, Team: model.Team{Entry: named(0, "Hill")}}, "refused: this is an individual section"},
	{nil, steps.EditTeam{Section: 2, Team: model.Team{Entry: model.Entry{ID: 4, Number: 4, Name: "Lake"}, Roster: []model.ID{22, 23}}},
		"-Schools.players.14.team -Schools.players.15.team -Schools.teams.3.roster.2 -Schools.teams.3.roster.3 Schools.teams.3.name=Lake"},
	{nil, steps.EditTeam{Section: 2, Team: model.Team{Entry: named(9, "Lake")}}, "refused: team 9 does not exist"},
	{nil, steps.SetRoster{Section: 2, Team: 4, Roster: []model.ID{23, 22, 24, 25}},
		"Schools.teams.3.roster.0=23 Schools.teams.3.roster.1=22"},
	{nil, steps.SetRoster{Section: 2, Team: 4, Roster: []model.ID{22, 23, 22}},
		"refused: the player on board 3 is on the roster twice"},
	{nil, steps.SetRoster{Section: 2, Team: 4, Roster: []model.ID{29}}, "refused: the roster names player 29, who does not exist"},
	{nil, steps.SetRoster{Section: 2, Team: 9}, "refused: team 9 does not exist"},
	{nil, steps.RemoveTeam{Section: 2, Team: 4}, "refused: cannot be removed, being part of round 1"},
	{nil, steps.RemoveTeam{Section: 2, Team: 9}, "refused: team 9 does not exist"},
	{[]journal.Change{
		steps.AddTeam{Section: 2, Team: model.Team{Entry: named(0, "Hill")}, Players: []model.Player{{Entry: named(0, "Eva")}}}},
		steps.RemoveTeam{Section: 2, Team: 31}, "-Schools.players.16.id -Schools.players.16.name -Schools.players.16.team " +
			"-Schools.teams.4.id -Schools.teams.4.name -Schools.teams.4.no -Schools.teams.4.roster.0"},

	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 3, Outcome: model.HalfBye},
		"Open.compared.0.open=true Open.compared.0.round=1 Open.compared.0.when=by hand " +
			"Open.rounds.0.pairings.1.outcomes.0=half-point bye"},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 4, Outcome: model.ZeroBye},
		"Open.compared.0.open=true Open.compared.0.round=1 Open.compared.0.when=by hand " +
			"Open.rounds.0.pairings.2.outcomes.0=zero-point bye Open.rounds.0.pairings.2.sides.0=4"},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 4}, "refused: has no bye in this round"},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 9}, "refused: participant 9 does not exist"},
	{nil, steps.SetOutcome{Section: 1, Round: 1, Who: 4, Outcome: model.Win}, "refused: a round without an opponent cannot be a win"},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.HalfBye},
		"Open.players.3.byes.0.kind=half-point bye Open.players.3.byes.0.round=2"},
	{[]journal.Change{steps.RequestBye{Section: 1, Who: 4, Round: 3, Bye: model.HalfBye}},
		steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.ZeroBye}, "Open.players.3.byes.0.kind=zero-point bye " +
			"Open.players.3.byes.0.round=2 Open.players.3.byes.1.kind=half-point bye Open.players.3.byes.1.round=3"},
	{[]journal.Change{steps.RequestBye{Section: 1, Who: 4, Round: 3, Bye: model.HalfBye}},
		steps.RequestBye{Section: 1, Who: 4, Round: 3, Bye: model.ZeroBye}, "Open.players.3.byes.0.kind=zero-point bye"},
	{[]journal.Change{steps.RequestBye{Section: 1, Who: 4, Round: 3, Bye: model.HalfBye}}, steps.RequestBye{Section: 1, Who: 4,
		Round: 3},
		"-Open.players.3.byes.0.kind -Open.players.3.byes.0.round"},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 3}, "refused: no bye was asked for"},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 0, Bye: model.HalfBye}, "refused: there is no round 0"},
	{nil, steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.Win}, "refused: nobody asks for this in a round to come: win"},
	{nil, steps.Withdraw{Section: 1, Who: 4, From: 1}, "Open.players.3.withdrawn=1"},
	{nil, steps.Withdraw{Section: 1, Who: 3, From: 1}, "Open.players.2.withdrawn=1"}, // a bye is given up
	{nil, steps.Withdraw{Section: 1, Who: 1, From: 2}, "Open.players.0.withdrawn=2"},
	{[]journal.Change{second}, steps.Withdraw{Section: 1, Who: 1, From: 2}, "refused: is paired on board 1"},
	{nil, steps.Withdraw{Section: 1, Who: 1, From: -1}, "refused: there is no round -1"},
	{[]journal.Change{steps.EnterLate{Section: 1, Who: 4, Round: 3}}, steps.Withdraw{Section: 1, Who: 4, From: 3},
		"refused: enters only in round 3"},
	{[]journal.Change{steps.EnterLate{Section: 1, Who: 4, Round: 3}}, steps.Withdraw{Section: 1, Who: 4, From: 4},
		"Open.players.3.withdrawn=4"},
	{[]journal.Change{steps.Withdraw{Section: 1, Who: 4, From: 2}}, steps.Withdraw{Section: 1, Who: 4},
		"-Open.players.3.withdrawn"},
	{nil, steps.EnterLate{Section: 1, Who: 4, Round: 2}, "Open.players.3.entered=2"},
	{nil, steps.EnterLate{Section: 1, Who: 1, Round: 1}, "Open.players.0.entered=1"},
	{nil, steps.EnterLate{Section: 1, Who: 1, Round: 2}, "refused: is paired on board 1"},
	{nil, steps.EnterLate{Section: 1, Who: 4, Round: -1}, "refused: cannot enter in round -1"},
	{[]journal.Change{steps.Withdraw{Section: 1, Who: 4, From: 3}}, steps.EnterLate{Section: 1, Who: 4, Round: 3},
		"refused: cannot enter in round 3"},
	{[]journal.Change{steps.Withdraw{Section: 1, Who: 4, From: 3}}, steps.EnterLate{Section: 1, Who: 4, Round: 2},
		"Open.players.3.entered=2"},
	{nil, steps.SetHalfByeRight{Section: 1, Who: 4, None: true}, "Open.altered.0.after=1 Open.altered.0.from=none " +
		"Open.altered.0.to=4 Open.altered.0.what=half-point byes Open.players.3.noHalfByes=true"},
	{nil, steps.SetHalfByeRight{Section: 2, Who: 1, None: true}, "Schools.altered.0.after=1 Schools.altered.0.from=none " +
		"Schools.altered.0.to=1 Schools.altered.0.what=half-point byes Schools.teams.0.noHalfByes=true"},
	{[]journal.Change{steps.SetHalfByeRight{Section: 1, Who: 4, None: true}}, steps.SetHalfByeRight{Section: 1, Who: 4},
		"-Open.altered.0.after -Open.altered.0.from -Open.altered.0.to -Open.altered.0.what -Open.players.3.noHalfByes"},
	{[]journal.Change{steps.SetHalfByeRight{Section: 1, Who: 4, None: true}},
		steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.HalfBye}, "refused: has no right to half-point byes"},
	{[]journal.Change{steps.SetHalfByeRight{Section: 1, Who: 4, None: true}},
		steps.RequestBye{Section: 1, Who: 4, Round: 2, Bye: model.ZeroBye},
		"Open.players.3.byes.0.kind=zero-point bye Open.players.3.byes.0.round=2"},
	{nil, steps.SetFixedBoard{Section: 1, Who: 4, Board: 1}, "Open.players.3.fixedBoard=1"},
	{nil, steps.SetFixedBoard{Section: 1, Who: 4, Board: -1}, "refused: -1 is not the number of a board"},
	{[]journal.Change{steps.SetFixedBoard{Section: 1, Who: 4, Board: 1}}, steps.SetFixedBoard{Section: 1, Who: 3, Board: 1},
		"refused: where Dmitri sits"},
	{[]journal.Change{steps.SetFixedBoard{Section: 1, Who: 4, Board: 1}}, steps.SetFixedBoard{Section: 1, Who: 3, Board: 2},
		"Open.players.2.fixedBoard=2"},
	{nil, steps.SetFixedBoard{Section: 2, Who: 1, Board: 2}, "Schools.teams.0.fixedBoard=2"},

	{nil, steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4, Games: -1, Round: 1}},
		"Open.adjustments.0.games=-0.5 Open.adjustments.0.round=1 Open.adjustments.0.who=4"},
	{nil, steps.AddAdjustment{Section: 2, Adjustment: model.Adjustment{Who: 4, Match: 1}},
		"Schools.adjustments.0.match=0.5 Schools.adjustments.0.who=4"},
	{nil, steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4}}, "refused: is worth nothing"},
	{nil, steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4, Games: 1, Round: 2}}, "refused: there is no round 2"},
	{nil, steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 9, Games: 1}}, "refused: participant 9 does not exist"},
	{[]journal.Change{steps.AddAdjustment{Section: 1, Adjustment: model.Adjustment{Who: 4, Games: 1}}},
		steps.RemoveAdjustment{Section: 1},
		"-Open.adjustments.0.games -Open.adjustments.0.who"},
	{nil, steps.RemoveAdjustment{Section: 1}, "refused: there is no adjustment 1, there are 0"},
	{nil, steps.RemoveAdjustment{Section: 1, Index: -1}, "refused: there is no adjustment 0"},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}, From: 2, To: 2}}},
		"Open.altered.0.after=1 Open.altered.0.from=none Open.altered.0.to=1+4@2-2 Open.altered.0.what=kept apart " +
			"Open.forbidden.0.from=2 Open.forbidden.0.to=2 Open.forbidden.0.who.0=1 Open.forbidden.0.who.1=4"},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}, From: 3, To: 2}}},
		"refused: from round 3 to round 2"},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 4}, From: -1}}}, "refused: from round -1"},
	{nil, steps.SetForbidden{Section: 1, Groups: []model.Forbidden{{Who: []model.ID{1, 1}}}}, "refused: Anna is named twice"},
	{nil, steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 1, To: 1, First: 1, Last: 1, Games: 2}}},
		"Open.acceleration.0.first=1 Open.acceleration.0.from=1 Open.acceleration.0.games=1 " +
			"Open.acceleration.0.last=1 Open.acceleration.0.to=1 " +
			"Open.altered.0.after=1 Open.altered.0.from=none Open.altered.0.to=1-1 1.0@1-1 Open.altered.0.what=acceleration"},
	{nil, steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 0, To: 1, First: 1, Last: 1}}},
		"refused: line 1"},
	{nil, steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 2, To: 1, First: 1, Last: 1}}},
		"refused: line 1"},
	{nil, steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 1, To: 1, First: 0, Last: 1}}},
		"refused: line 1"},
	{nil, steps.SetAcceleration{Section: 1, Acceleration: []model.Acceleration{{From: 1, To: 1, First: 2, Last: 1}}},
		"refused: line 1"},

	{nil, steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win},
		"Open.rounds.0.pairings.0.outcomes.0=win Open.rounds.0.pairings.0.outcomes.1=loss"},
	{nil, steps.SetResult{Section: 1, Round: 1, Who: 2, Result: win},
		"Open.rounds.0.pairings.0.outcomes.0=win Open.rounds.0.pairings.0.outcomes.1=loss"},
	{nil, steps.SetResult{Section: 1, Round: 1, Who: 4, Result: win}, "refused: Dmitri is not in this round"},
	{nil, steps.SetResult{Section: 1, Round: 1, Who: 9, Result: win}, "refused: participant 9 does not exist"},
	{nil, steps.SetResult{Section: 1, Round: 0, Board: 1, Result: win}, "refused: there is no round 0"},
	{[]journal.Change{second}, steps.SetResult{Section: 1, Round: 3, Board: 1, Result: win},
		"refused: the rounds are 1 to 2. Choose a round from 1 to 2"},
	{nil, steps.SetResult{Section: 2, Round: 1, Board: 3, Result: forfeit},
		"refused: the last board is 2. Choose a board from 1 to 2"},
	{nil, steps.SetResult{Section: 2, Round: 1, Board: 2, Result: forfeit}, "Schools.rounds.0.pairings.1.outcomes.0=forfeit win " +
		"Schools.rounds.0.pairings.1.outcomes.1=forfeit loss"},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{5, 3}},
		"Schools.rounds.0.pairings.1.outcomes.0=win " +
			"Schools.rounds.0.pairings.1.outcomes.1=loss Schools.rounds.0.pairings.1.score.0=2.5 Schools.rounds.0.pairings.1.score.1=1.5"},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{9, -1}}, "refused: is not a match score"},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{3, 4}, Short: true},
		"Schools.rounds.0.pairings.1.outcomes.0=loss " +
			"Schools.rounds.0.pairings.1.outcomes.1=win Schools.rounds.0.pairings.1.score.0=1.5 Schools.rounds.0.pairings.1.score.1=2"},
	{nil, steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{9, 0}, Short: true}, "refused: makes 4½ in all"},
	{[]journal.Change{steps.SetScoring{Section: 2, Scoring: model.Scoring{Win: 6, Draw: 2, MatchWin: 4, MatchDraw: 2}}},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{8, 7}},
		"refused: or say that a board was lost by both sides"},
	{[]journal.Change{steps.SetScoring{Section: 2, Scoring: model.Scoring{Win: 6, Draw: 2, MatchWin: 4, MatchDraw: 2}}},
		steps.SetMatchScore{Section: 2, Round: 1, Board: 2, Score: [2]model.Points{8, 8}},
		"Schools.rounds.0.pairings.1.outcomes.0=draw " +
			"Schools.rounds.0.pairings.1.outcomes.1=draw Schools.rounds.0.pairings.1.score.0=4 Schools.rounds.0.pairings.1.score.1=4"},
	{nil, steps.SetPairingNote{Section: 1, Round: 1, Board: 1, Note: "late"}, "Open.rounds.0.pairings.0.note=late"},

	{[]journal.Change{second}, steps.RemoveRound{Section: 1, Round: 1},
		"refused: only the last round can be removed. Remove round 2 first"},
	{nil, steps.SetRoundDate{Section: 1, Round: 1, Date: "2026-05-31"}, "Open.rounds.0.date=2026-05-31"},
	{nil, steps.SetRoundDate{Section: 1, Round: 2, Date: "2026-05-31"}, "refused: there is no round 2"},
	{nil, steps.SetRoundDate{Section: 1, Round: 1, Date: "31"}, "refused: is not a date"},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Date: "2026-05-31", Time: "09:30"}, {}, {Time: "14:00"}, {}}},
		"Open.coming.1.time=14:00 Open.rounds.0.date=2026-05-31 Open.rounds.0.time=09:30"},
	{[]journal.Change{dated, second}, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "23:59"}}},
		"-Open.coming.0.date -Open.rounds.0.date -Open.rounds.1.date -Open.rounds.1.time Open.rounds.0.time=23:59"},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "24:00"}}}, `refused: "24:00" is not a time of day`},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "23:60"}}}, `refused: "23:60" is not a time of day`},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "9:30"}}}, `refused: "9:30" is not a time of day`},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "14.00"}}}, `refused: "14.00" is not a time of day`},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "1a:00"}}}, `refused: "1a:00" is not a time of day`},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{Time: "/0:00"}}}, `refused: "/0:00" is not a time of day`},
	{nil, steps.SetSchedule{Section: 1, Rounds: []model.When{{}, {Date: "soon"}}}, `refused: "soon" is not a date`},
	{nil, steps.SetSchedule{Section: 1, Rounds: make([]model.When, 1000)}, "refused: 1000 rounds cannot be played"},
	{[]journal.Change{dated}, steps.SetSchedule{Section: 1, Rounds: make([]model.When, 999)},
		"-Open.coming.0.date -Open.coming.0.time -Open.coming.1.date -Open.rounds.0.date"},
	// The next round is played when the schedule says, unless it comes with a day of its own.
	{[]journal.Change{dated}, steps.AddRound{Section: 1, Round: 2}, "-Open.coming.0.time -Open.coming.1.date " +
		"Open.coming.0.date=2026-06-02 Open.rounds.1.date=2026-06-01 Open.rounds.1.time=10:00"},
	{[]journal.Change{dated}, steps.AddRound{Section: 1, Round: 2, Date: "2026-06-01"}, "-Open.coming.0.time -Open.coming.1.date " +
		"Open.coming.0.date=2026-06-02 Open.rounds.1.date=2026-06-01 Open.rounds.1.time=10:00"},
	{[]journal.Change{dated}, steps.AddRound{Section: 1, Round: 2, Date: "2026-06-05"}, "-Open.coming.0.time -Open.coming.1.date " +
		"Open.coming.0.date=2026-06-02 Open.rounds.1.date=2026-06-05"},
	{[]journal.Change{dated}, steps.RemoveRound{Section: 1, Round: 1},
		"-Open.coming.0.time -Open.rounds.0.date -Open.rounds.0.pairings.0.board " +
			"-Open.rounds.0.pairings.0.sides.0 -Open.rounds.0.pairings.0.sides.1 " +
			"-Open.rounds.0.pairings.1.outcomes.0 -Open.rounds.0.pairings.1.sides.0 Open.coming.0.date=2026-05-31 " +
			"Open.coming.1.date=2026-06-01 Open.coming.1.time=10:00 Open.coming.2.date=2026-06-02"},
	{nil, steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{game(3, 2)}},
		"-Open.rounds.0.pairings.1.outcomes.0 -Open.rounds.0.pairings.1.sides.0 Open.rounds.0.pairings.0.sides.0=3"},
	{nil, steps.ReplacePairings{Section: 1, Round: 1, Pairings: []model.Pairing{game(0, 2)}},
		"refused: a pairing has nobody on its first side"},
	{nil, steps.ReplacePairings{Section: 1, Round: 2}, "refused: there is no round 2"},
	{nil, steps.AddPairing{Section: 1, Round: 1, Pairing: model.Pairing{Board: 2, Sides: [2]model.ID{4, 3}}},
		"-Open.rounds.0.pairings.1.outcomes.0 " + byHand +
			"Open.rounds.0.pairings.1.board=2 Open.rounds.0.pairings.1.sides.0=4 Open.rounds.0.pairings.1.sides.1=3"},
	{nil, steps.RemovePairing{Section: 1, Round: 1, Who: 3},
		"-Open.rounds.0.pairings.1.outcomes.0 -Open.rounds.0.pairings.1.sides.0 " + strings.TrimSpace(byHand)},
	{nil, steps.SwapSides{Section: 1, Round: 1, Board: 1},
		byHand + "Open.rounds.0.pairings.0.sides.0=2 Open.rounds.0.pairings.0.sides.1=1"},
	{nil, steps.SwapSides{Section: 1, Round: 1, Who: 3}, "refused: Clara has no opponent in this round"},
	{nil, steps.SwapParticipants{Section: 1, Round: 1, A: 1, B: 3},
		byHand + "Open.rounds.0.pairings.0.sides.0=3 Open.rounds.0.pairings.1.sides.0=1"},
	{nil, steps.SwapParticipants{Section: 1, Round: 1, A: 1, B: 2}, "refused: Anna and Bruno play each other"},
	{[]journal.Change{steps.SetResult{Section: 1, Round: 1, Board: 1, Result: win}},
		steps.SwapParticipants{Section: 1, Round: 1, A: 3, B: 2},
		"refused: Open, round 1, board 1: the board of Bruno has a result"},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{7, 8}},
		"Schools.rounds.0.pairings.0.board=7 Schools.rounds.0.pairings.1.board=8"},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{7}}, "refused: there are 1 numbers for 2 boards"},
	{nil, steps.RenumberBoards{Section: 2, Round: 1, Boards: []int{7, 0}}, "refused: 0 is not the number of a board"},

	{nil, steps.SetTieBreaks{Section: 1, List: []string{"BH"}, Unplayed: "plain", Preset: "club"},
		"Open.ranking.preset=club Open.ranking.tieBreaks.0=BH Open.ranking.unplayed=plain"},
	{nil, steps.SetTieBreaks{Section: 1, List: []string{"BH", " "}}, "refused: tie-break 2 has no code"},
	{nil, steps.SetLots{Section: 1, Seed: 7}, "Open.ranking.lots=7"},
	{nil, steps.SetManualOrder{Section: 1, Order: []model.ID{2, 1}}, "Open.ranking.manual.0=2 Open.ranking.manual.1=1"},
	{nil, steps.SetOwnValues{Section: 1, Values: []model.OwnValue{{Who: 2, Value: 150}}},
		"Open.ranking.own.0.value=150 Open.ranking.own.0.who=2"},
	{nil, steps.SetOwnValues{Section: 1, Values: []model.OwnValue{{Who: 9}}}, "refused: participant 9 does not exist"},
	{nil, steps.SetOwnValues{Section: 1, Values: []model.OwnValue{{Who: 2}, {Who: 2}}}, "refused: Bruno is named twice"},
	{[]journal.Change{steps.SetOwnValues{Section: 1, Values: []model.OwnValue{{Who: 4, Value: 150}, {Who: 2, Value: 25}}}},
		steps.RemovePlayer{Section: 1, Player: 4}, "-Open.players.3.id -Open.players.3.name -Open.players.3.no " +
			"-Open.ranking.own.1.value -Open.ranking.own.1.who Open.ranking.own.0.value=25 Open.ranking.own.0.who=2"},
	{nil, steps.SetRuling{Section: 1, On: model.OnUnrated, Answer: " Drop"},
		"Open.ranking.rulings.0.answer=drop Open.ranking.rulings.0.on=unrated"},
	{nil, steps.SetRuling{Section: 1, On: model.OnUnrated, Answer: "4001"}, "refused: \"4001\" does not say how the unrated count"},
	{nil, steps.SetRuling{Section: 1, On: model.OnBye, Answer: "out"}, "refused: \"out\" is no answer. Write one of win, draw, nothing"},
	{[]journal.Change{steps.SetRuling{Section: 1, On: model.OnUnrated, Answer: "out"}}, steps.SetRuling{Section: 1},
		"-Open.ranking.rulings.0.answer -Open.ranking.rulings.0.on"},
	{nil, steps.SetManualOrder{Section: 1, Order: []model.ID{9}}, "refused: participant 9 does not exist"},
	{nil, steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 0}}, "refused: the best 0 scores cannot be counted"},
	{nil, steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 1, Least: -1}}, "refused: cannot be counted"},
	{nil, steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 1, PerClub: -1}}, "refused: cannot be counted"},
	{nil, steps.SetTrophy{Section: 2, Trophy: &model.Trophy{Counting: 1}}, "refused: this is a team section"},
	{nil, steps.SetTrophy{Section: 1, Trophy: &model.Trophy{Counting: 1}}, "Open.trophy.counting=1"},
	{nil, steps.SetScoring{Section: 1, Scoring: model.Scoring{Win: 1, Draw: 2}}, "refused: a win must not be worth less"},
	{nil, steps.SetScoring{Section: 1, Scoring: model.Scoring{Win: 2, Draw: 1, Loss: 2}}, "refused: a win must not be worth less"},
	{nil, steps.SetScoring{Section: 1, Scoring: model.Scoring{MatchWin: 1, MatchDraw: 2}}, "refused: a win must not be worth less"},
	{nil, steps.SetScoring{Section: 1, Scoring: model.Scoring{MatchDraw: 1, MatchLoss: 2, MatchWin: 4}},
		"refused: a win must not be worth less"},

	{nil, steps.RenameSection{Section: 1, To: "Masters"}, "Open.name=Masters deputies.0=section Masters"},
	{nil, steps.RenameSection{Section: 1, To: "open"}, "Open.name=open deputies.0=section open"},
	{nil, steps.RenameSection{Section: 1, To: "SCHOOLS"}, "refused: there is a section \"Schools\" already"},
	{nil, steps.RenameSection{Section: 1, To: " "}, "refused: a section without a name"},
	{nil, steps.OrderSections{Order: []model.ID{2, 1}}, "deputies.0=section Schools deputies.1=section Open"},
	{nil, steps.OrderSections{Order: []model.ID{2}}, "refused: the new order names 1 of 2 sections"},
	{nil, steps.OrderSections{Order: []model.ID{2, 2}}, "refused: the new order names 1 of 2 sections"},
	{nil, steps.OrderSections{Order: []model.ID{2, 1, 1}}, "refused: the new order names 2 of 2 sections"},
	{nil, steps.OrderSections{Order: []model.ID{2, 9}}, "refused: section 9 does not exist"},
	{nil, steps.RemoveSection{Section: 9}, "refused: section 9 does not exist"},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Planned: 999, Boards: 999, BoardColours: "wb"}},
		"Open.boardColours=wb Open.boards=999 Open.planned=999"},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Planned: 1000}}, "refused: 1000 rounds of matches on 0 boards"},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Planned: -1}}, "refused: -1 rounds"},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Boards: 1000}}, "refused: on 1000 boards"},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{Boards: -1}}, "refused: on -1 boards"},
	{nil, steps.EditSection{Section: 1, Settings: steps.Settings{BoardColours: "WX"}}, "refused: \"WX\" does not say the colours"},
	{nil, steps.AddSection{Section: "open"}, "refused: there is a section \"Open\" already"},
}

// byHand is what a change by hand notes of round 1 besides.
const byHand = "Open.compared.0.open=true Open.compared.0.round=1 Open.compared.0.when=by hand "

// madeBy is what a step records of who made a pairing.
var madeBy = regexp.MustCompile(`-?\S+\.pairings\.\d+\.by(=\S+)?( |$)`)

func TestSteps(t *testing.T) {
	for _, c := range append(changes, moreSteps...) {
		before := do(t, club(), c.first...)
		after, err := c.change.Apply(before)
		why, refused := strings.CutPrefix(c.want, "refused: ")
		switch {
		case refused && (err == nil || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(why))):
			t.Errorf("%T%+v: %v, want %q", c.change, c.change, err, why)
		case refused:
		case err != nil:
			t.Errorf("%T%+v: %v", c.change, c.change, err)
		default:
			// Who made a pairing: TestWhoMadeAPairing.
			if got := madeBy.ReplaceAllString(changed(flat(t, before, after), flat(t, after, before)), ""); got != c.want {
				t.Errorf("%T%+v:\nchanges %s\nwant    %s", c.change, c.change, got, c.want)
			}
		}
	}
}

// TestLabelsOfSections: a step names the section that it takes away or renames.
func TestLabelsOfSections(t *testing.T) {
	nameless := &model.Tournament{Sections: []*model.Section{{ID: 1}}}
	for _, c := range []struct {
		ev     *model.Tournament
		change journal.Change
		want   string
	}{
		{club(), steps.RemoveSection{Section: 1}, "Remove the section Open"}, {nameless, steps.RemoveSection{Section: 1},
			"Remove a section"},
		{club(), steps.RenameSection{Section: 1, To: "A"}, "Rename the section Open to A"},
		{nameless, steps.RenameSection{Section: 1, To: "A"}, "Rename the section to A"},
	} {
		if got := journal.Label(c.change, c.ev).String(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

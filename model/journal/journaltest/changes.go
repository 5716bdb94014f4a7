package journaltest

import (
	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// aim is where a change is to happen: mostly a place that exists.
type aim struct {
	t            *rapid.T
	ev           *model.Tournament
	s            *model.Section // never nil
	round, board int
	who, other   model.ID
}

func (a aim) n(from, to int, what string) int { return rapid.IntRange(from, to).Draw(a.t, what) }

// Change draws a change that may or may not be possible in the event. Every
// kind of change is drawn.
func Change(t *rapid.T, ev *model.Tournament) journal.Change {
	a := aim{t: t, ev: ev, s: &model.Section{ID: 77}}
	if len(ev.Sections) > 0 {
		a.s = rapid.SampledFrom(ev.Sections).Draw(t, "in section")
	}
	a.aimAt()
	draw := rapid.SampledFrom(makers).Draw(t, "change")
	return draw(a)
}

// aimAt chooses round, board and participants: nine times in ten some that are.
func (a *aim) aimAt() {
	a.round, a.board = a.n(0, len(a.s.Rounds)+1, "round"), a.n(0, 5, "board")
	a.who, a.other = model.ID(a.n(0, int(a.s.LastID)+1, "who")), model.ID(a.n(0, int(a.s.LastID)+1, "other"))
	if a.n(0, 9, "miss") == 0 {
		return
	}
	if es := a.s.Entries(); len(es) > 0 {
		a.who, a.other = rapid.SampledFrom(es).Draw(a.t, "participant").ID, rapid.SampledFrom(es).Draw(a.t, "other participant").ID
	}
	if len(a.s.Rounds) == 0 {
		return
	}
	a.round = a.n(1, len(a.s.Rounds), "round of the section")
	if ps := a.s.Rounds[a.round-1].Pairings; len(ps) > 0 {
		p := rapid.SampledFrom(ps).Draw(a.t, "pairing")
		a.board = p.Board
		if p.Board == 0 {
			a.who = p.Sides[0]
		}
	}
}

type id = model.ID

// makers has one line or more for every kind of change; a test counts them.
var makers = []func(a aim) journal.Change{
	func(a aim) journal.Change {
		return steps.SetResult{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, Result: Result(a.t)}
	},
	func(a aim) journal.Change {
		return steps.SetMatchScore{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who,
			Score: score(a.t, a.n(0, 4, "of boards")), Short: a.board == 2}
	},
	func(a aim) journal.Change {
		return steps.SetBoardResult{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, Game: a.n(0, 5, "game"),
			Result: Result(a.t)}
	},
	func(a aim) journal.Change {
		p := model.Pairing{}
		if a.round > 0 && a.round <= len(a.s.Rounds) {
			if q, _ := a.s.Rounds[a.round-1].OnBoard(a.board); q != nil {
				p = *q
			}
		}
		games := steps.Lineup(a.s, &p)
		if a.n(0, 2, "no games") == 0 {
			games = nil
		}
		return steps.SetLineup{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, Games: games}
	},
	func(a aim) journal.Change {
		return steps.SetOutcome{Section: a.s.ID, Round: a.round, Who: a.who, Outcome: model.Outcome(a.n(0, int(model.Outcomes)-1,
			"outcome"))}
	},
	func(a aim) journal.Change {
		return steps.SetPairingNote{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, Note: text(a.t, "note")}
	},
	func(a aim) journal.Change {
		return steps.SetLock{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, Locked: a.n(0, 2, "unlock") > 0}
	},
	func(a aim) journal.Change {
		return steps.SetAdjourned{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who,
			Game: a.n(-1, 3, "game"), Adjourned: a.n(0, 2, "resumed") > 0}
	},
	func(a aim) journal.Change {
		return steps.NoteSecondEntry{Section: a.s.ID, Round: a.round, Entry: model.SecondEntry{Of: a.n(0, 2, "of"), Agree: a.n(0, 2,
			"agree")}}
	},
	func(a aim) journal.Change {
		return steps.SetPhoneResult{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, From: model.Sender(a.n(0, 2, "teller")),
			Result: rapid.SampledFrom([]string{"1-0", "0-1", "½-½", "2½-1½", ""}).Draw(a.t, "said")}
	},
	func(a aim) journal.Change {
		return steps.SetSecret{Secret: rapid.SampledFrom([]string{"", "short", "0123456789abcdef", "fedcba9876543210"}).Draw(a.t, "secret")}
	},
	func(a aim) journal.Change {
		return steps.AddRound{Section: a.s.ID, Round: len(a.s.Rounds) + 1, Date: date(a.t), Pairings: pairings(a.t, a.s, false)}
	},
	func(a aim) journal.Change { return steps.RemoveRound{Section: a.s.ID, Round: a.round} },
	func(a aim) journal.Change {
		return steps.ReplacePairings{Section: a.s.ID, Round: a.round, Pairings: pairings(a.t, a.s, true)}
	},
	func(a aim) journal.Change {
		return steps.SetRoundDate{Section: a.s.ID, Round: a.round, Date: date(a.t)}
	},
	func(a aim) journal.Change {
		return steps.SetSchedule{Section: a.s.ID, Rounds: schedule(a.t)}
	},
	func(a aim) journal.Change {
		return steps.AddPairing{Section: a.s.ID, Round: a.round, Pairing: model.Pairing{Board: a.board + 5, Sides: [2]id{a.who, a.other}}}
	},
	func(a aim) journal.Change {
		return steps.RemovePairing{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who}
	},
	func(a aim) journal.Change {
		return steps.SwapSides{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who}
	},
	func(a aim) journal.Change {
		return steps.SwapParticipants{Section: a.s.ID, Round: a.round, A: a.who, B: a.other}
	},
	func(a aim) journal.Change {
		return steps.RenumberBoards{Section: a.s.ID, Round: a.round,
			Boards: rapid.SampledFrom([][]int{nil, {1}, {4, 3, 2, 1}, {2, 1}}).Draw(a.t, "boards")}
	},
	func(a aim) journal.Change {
		return steps.AddPlayers{Section: a.s.ID, Players: []model.Player{player(a.t, 0, 0), player(a.t, 0, 0)}, From: "club.csv"}
	},
	func(a aim) journal.Change {
		p := player(a.t, a.who, a.n(0, 9, "number"))
		if old := a.s.Player(a.who); old != nil {
			p.Team = old.Team
		}
		return steps.EditPlayer{Section: a.s.ID, Player: p}
	},
	func(a aim) journal.Change { return steps.RemovePlayer{Section: a.s.ID, Player: a.who} },
	func(a aim) journal.Change {
		return steps.AddTeam{Section: a.s.ID, Team: model.Team{Entry: model.Entry{Name: text(a.t, "team")}},
			Players: []model.Player{player(a.t, 0, 0)}}
	},
	func(a aim) journal.Change {
		one := steps.NewTeam{Team: model.Team{Entry: model.Entry{Name: text(a.t, "team")}}, Players: []model.Player{player(a.t, 0, 0)}}
		return steps.AddTeams{Section: a.s.ID, Teams: []steps.NewTeam{one, {Team: model.Team{Entry: model.Entry{Name: "Bye"}}}},
			From: "a list"}
	},
	func(a aim) journal.Change {
		tm := model.Team{Entry: model.Entry{ID: a.who, Number: a.n(1, 12, "number"), Name: text(a.t, "team")}}
		if old := a.s.TeamByID(a.who); old != nil {
			tm.Roster = old.Roster
		}
		return steps.EditTeam{Section: a.s.ID, Team: tm}
	},
	func(a aim) journal.Change { return steps.RemoveTeam{Section: a.s.ID, Team: a.who} },
	func(a aim) journal.Change {
		r := []id{a.other}
		if old := a.s.TeamByID(a.who); old != nil && len(old.Roster) > 0 {
			r = rapid.Permutation(old.Roster).Draw(a.t, "roster")
		}
		return steps.SetRoster{Section: a.s.ID, Team: a.who, Roster: r}
	},
	func(a aim) journal.Change {
		var order []id
		for _, e := range rapid.Permutation(a.s.Entries()).Draw(a.t, "order") {
			order = append(order, e.ID)
		}
		return steps.Renumber{Section: a.s.ID, Order: order}
	},
	func(a aim) journal.Change {
		return steps.ExchangeNumbers{Section: a.s.ID, Who: [2]id{a.who, a.other}}
	},
	func(a aim) journal.Change {
		return steps.Withdraw{Section: a.s.ID, Who: a.who, From: a.n(0, 8, "from")}
	},
	func(a aim) journal.Change {
		return steps.Expel{Section: a.s.ID, Who: a.who, From: a.n(0, 8, "from"), Reason: text(a.t, "reason")}
	},
	func(a aim) journal.Change {
		return steps.SetForRating{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, Game: a.n(0, 3, "game"),
			Result: Result(a.t),
			Reason: text(a.t, "reason")}
	},
	func(a aim) journal.Change {
		return steps.EnterLate{Section: a.s.ID, Who: a.who, Round: a.n(0, 4, "from")}
	},
	func(a aim) journal.Change {
		return steps.RequestBye{Section: a.s.ID, Who: a.who, Round: a.n(0, 9, "in"), Bye: model.Outcome(a.n(0, int(model.Outcomes)-1,
			"bye"))}
	},
	func(a aim) journal.Change {
		return steps.SetFixedBoard{Section: a.s.ID, Who: a.who, Board: a.n(-1, 9, "board")}
	},
	func(a aim) journal.Change {
		return steps.SetQuiet{Kind: rapid.SampledFrom([]string{"", "half-byes", "changed"}).Draw(a.t, "kind"), Quiet: a.n(0, 1,
			"quiet") == 1}
	},
	func(a aim) journal.Change {
		first, second := a.across()
		return steps.CrossPairing{First: first, Second: second, White: a.n(0, 1, "white"), BothCount: a.n(0, 1, "both") == 1}
	},
	func(a aim) journal.Change {
		first, second := a.across()
		return steps.CrossBack{First: first, Second: second}
	},
	func(a aim) journal.Change {
		game := model.ExtraGame{White: model.Seat{Section: a.s.ID, Player: a.who}, Black: model.Seat{Section: a.s.ID, Player: a.other},
			Outcomes: Result(a.t), Date: date(a.t)}
		return steps.SetExtraGames{Games: []model.ExtraGame{game}[:a.n(0, 1, "games")]}
	},
	func(a aim) journal.Change {
		return steps.SetHouse{Section: a.s.ID, Who: a.who, House: a.n(0, 1, "house") == 1}
	},
	func(a aim) journal.Change {
		return steps.SetHalfByeRight{Section: a.s.ID, Who: a.who, None: a.n(0, 1, "none") == 1}
	},
	func(a aim) journal.Change {
		return steps.SetCategories{Section: rapid.SampledFrom([]id{0, a.s.ID}).Draw(a.t, "whose"),
			Categories: rapid.SampledFrom([][]string{nil, {"U1400"}, {"Kids: K-3 and girls", "unrated"}, {"U14OO"}}).Draw(a.t,
				"categories")}
	},
	func(a aim) journal.Change {
		return steps.CheckIn{Section: a.s.ID, Who: a.who, Present: a.n(0, 1, "present") == 1}
	},
	func(a aim) journal.Change {
		return steps.SetSeen{Section: a.s.ID, What: model.Seen{Code: "half-byes", Round: a.n(0, 2, "round seen"), Text: "two"},
			Seen: a.n(0, 2, "again") > 0}
	},
	func(a aim) journal.Change {
		return steps.NoteCompared{Section: a.s.ID, Of: []model.Compared{
			{When: model.Moment(a.n(0, 2, "when")), Round: a.round, Boards: []int{a.board}}}}
	},
	func(a aim) journal.Change {
		return steps.SetFee{Section: a.s.ID, Fee: model.Cents(a.n(-1, 2, "fee") * 1250)}
	},
	func(a aim) journal.Change {
		return steps.RefreshRatings{Section: a.s.ID,
			Ratings: []steps.PlayerRating{{Player: a.who, Rating: 1900, NationalRating: 2000, OwnRating: 1800, Title: "CM"}},
			From:    "FIDE", Of: date(a.t)}
	},
	func(a aim) journal.Change {
		return steps.AddSection{Section: text(a.t, "section"), Kind: model.Kind(a.n(0, 1, "kind")),
			Settings: steps.SettingsOf(a.s), Scoring: a.s.Scoring}
	},
	func(a aim) journal.Change {
		return steps.ImportSection{Section: *section(a.t, 1, text(a.t, "section")), From: "open.trf"}
	},
	func(a aim) journal.Change {
		set := steps.SettingsOf(a.s)
		set.Boards, set.Planned = a.n(0, 4, "boards"), a.n(0, 9, "planned")
		set.GamesPerPairing = a.n(0, model.MostGames+1, "games per pairing")
		set.HalfByes, set.HalfByesEnd = a.n(-1, 3, "half-point byes"), a.n(0, 2, "last rounds without")
		set.Ratings, set.Control = model.RatingChoice(a.n(0, 7, "ratings")), model.TimeControl(a.n(0, 2, "control"))
		if a.n(0, 2, "system settings") == 0 {
			set.SystemSettings = model.SystemSettings{"teams": text(a.t, "teams"), "bye": "colours"}
		}
		return steps.EditSection{Section: a.s.ID, Settings: set}
	},
	func(a aim) journal.Change { return steps.RenameSection{Section: a.s.ID, To: text(a.t, "section")} },
	func(a aim) journal.Change { return steps.RemoveSection{Section: a.s.ID * id(a.n(0, 1, "sure"))} },
	func(a aim) journal.Change {
		other := a.s
		if n := len(a.ev.Sections); n > 0 {
			other = a.ev.Sections[a.n(0, n-1, "merged")]
		}
		return steps.MergeSections{Section: a.s.ID, From: []id{other.ID}}
	},
	func(a aim) journal.Change {
		var order []id
		for _, s := range rapid.Permutation(a.ev.Sections).Draw(a.t, "order") {
			order = append(order, s.ID)
		}
		return steps.OrderSections{Order: order}
	},
	func(a aim) journal.Change {
		return steps.SetTieBreaks{Section: a.s.ID, List: []string{"SB", text(a.t, "code")}, Unplayed: "us", Preset: "Club"}
	},
	func(a aim) journal.Change {
		return steps.SetScoring{Section: a.s.ID, Scoring: model.Scoring{Win: 6, Draw: 2, HalfBye: 1, MatchWin: 4, MatchDraw: 2}}
	},
	func(a aim) journal.Change { return steps.SetLots{Section: a.s.ID, Seed: int64(a.n(0, 99, "seed"))} },
	func(a aim) journal.Change {
		return steps.SetOwnValues{Section: a.s.ID, Values: []model.OwnValue{{Who: a.who, Value: model.Hundredths(a.n(-500, 500,
			"value"))}}}
	},
	func(a aim) journal.Change {
		return steps.SetRuling{Section: a.s.ID, On: model.Question(a.n(0, int(model.Questions)-1, "question")),
			Answer: rapid.SampledFrom([]string{"", "drop", "out", "1400", "win", "draw", "with", "without"}).Draw(a.t, "answer")}
	},
	func(a aim) journal.Change {
		return steps.SetManualOrder{Section: a.s.ID, Order: []id{a.who, a.other}}
	},
	func(a aim) journal.Change {
		return steps.SetFund{Section: a.s.ID,
			Fund: rapid.SampledFrom([]*model.Fund{nil, Fund(a.who), {Prizes: []model.Prize{{}}}}).Draw(a.t, "fund")}
	},
	func(a aim) journal.Change {
		return steps.SetTrophy{Section: a.s.ID, Trophy: rapid.SampledFrom([]*model.Trophy{nil, {Counting: 3}, {}}).Draw(a.t, "trophy")}
	},
	func(a aim) journal.Change {
		return steps.SaveList{List: model.SavedList{Name: text(a.t, "list"), TieBreaks: []string{"BH"}}}
	},
	func(a aim) journal.Change { return steps.RemoveList{List: "Club"} },
	func(a aim) journal.Change {
		return steps.SetExtra{Section: rapid.SampledFrom([]id{0, a.s.ID}).Draw(a.t, "whose"),
			Extra: []model.Extra{{Key: "key", Text: text(a.t, "record")}}, For: "a report"}
	},
	func(a aim) journal.Change {
		return steps.AddAdjustment{Section: a.s.ID,
			Adjustment: model.Adjustment{Who: a.who, Round: a.round, Games: model.Points(a.n(-2, 2, "points")), Reason: text(a.t,
				"reason")}}
	},
	func(a aim) journal.Change {
		return steps.RemoveAdjustment{Section: a.s.ID, Index: a.n(-1, 2, "index")}
	},
	func(a aim) journal.Change {
		return steps.SetForbidden{Section: a.s.ID, Groups: []model.Forbidden{{Who: []id{a.who, a.other}, From: a.n(0, 2, "from")}}}
	},
	func(a aim) journal.Change {
		return steps.SetAcceleration{Section: a.s.ID,
			Acceleration: []model.Acceleration{{From: a.n(0, 1, "from"), To: 2, First: 1, Last: 8, Match: model.One}}}
	},
	func(a aim) journal.Change {
		return steps.SetFIDEMode{Section: a.s.ID, On: rapid.Bool().Draw(a.t, "FIDE mode")}
	},
	func(a aim) journal.Change {
		return steps.EditTournament{Header: steps.Header{Name: text(a.t, "event"), Start: date(a.t), Deputies: []string{text(a.t,
			"deputy")},
			Language: rapid.SampledFrom([]string{"", "de", "pt-BR"}).Draw(a.t, "language"),
			Page:     rapid.SampledFrom([]string{"", "https://club.example/open"}).Draw(a.t, "page")}}
	},
	func(a aim) journal.Change {
		old := *a.ev
		old.Name = text(a.t, "event")
		return steps.Restore{Tournament: old, From: "of this morning"}
	},
	func(a aim) journal.Change {
		return steps.Together{Words: phrase.New("Two results"), Changes: []journal.Change{
			steps.SetResult{Section: a.s.ID, Round: a.round, Board: a.board, Who: a.who, Result: Result(a.t)},
			steps.SetResult{Section: a.s.ID, Round: a.round, Board: a.board + 1, Who: a.other, Result: Result(a.t)},
		}}
	},
}

// Kinds is one change of every maker, for tests that want each kind once.
func Kinds(t *rapid.T, ev *model.Tournament) []journal.Change {
	all := make([]journal.Change, len(makers))
	for i, draw := range makers {
		a := aim{t: t, ev: ev, s: ev.Sections[0]}
		all[i] = draw(a)
	}
	return all
}

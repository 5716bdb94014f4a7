package steps_test

import (
	"testing"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// copied is an event that shares nothing with the other.
func copied(ev *model.Tournament) *model.Tournament {
	n := *ev
	n.Sections = nil
	for _, s := range ev.Sections {
		c := *s
		c.Players = append([]model.Player(nil), s.Players...)
		c.Teams = append([]model.Team(nil), s.Teams...)
		c.Rounds = nil
		for _, r := range s.Rounds {
			r.Pairings = append([]model.Pairing(nil), r.Pairings...)
			for i := range r.Pairings {
				r.Pairings[i].Games = append([]model.Game(nil), r.Pairings[i].Games...)
			}
			c.Rounds = append(c.Rounds, r)
		}
		n.Sections = append(n.Sections, &c)
	}
	return &n
}

// parts are what the examples below write to.
type parts struct {
	ev            *model.Tournament
	open, schools *model.Section
	anna          *model.Player
	lake          *model.Team
	board, bye    *model.Pairing // of the Open
	match         *model.Pairing // Edgewood MS – North Side MS
}

func partsOf(ev *model.Tournament) parts {
	p := parts{ev: ev, open: ev.Sections[0], schools: ev.Sections[1]}
	p.anna, p.lake = &p.open.Players[0], &p.schools.Teams[3]
	p.board, p.bye = &p.open.Rounds[0].Pairings[0], &p.open.Rounds[0].Pairings[1]
	p.match = &p.schools.Rounds[0].Pairings[0]
	return p
}

func blitz(players, rounds int) *model.Section {
	return &model.Section{ID: 3, Name: "Blitz", Players: make([]model.Player, players), Rounds: make([]model.Round, rounds)}
}

// told are small differences and what is said of them, line by line: what is so before and after, and what
// is altered then.
var told = []struct {
	both, after func(parts)
	want        string
}{
	{nil, func(p parts) { p.ev.Name = "Cup" }, "Name of the event: Cup instead of Club day"},
	{nil, func(p parts) { p.open.Rounds[0].Time = "09:30" }, "Time of round 1: 09:30 instead of none, Open"},
	{nil, func(p parts) { p.open.Coming = []model.When{{}, {Date: "2026-05-31", Time: "14:00"}} },
		"Date of round 3: 2026-05-31 instead of none, Open\nTime of round 3: 14:00 instead of none, Open"},
	{func(p parts) { p.open.Coming = []model.When{{Date: "2026-05-31"}} }, func(p parts) { p.open.Coming = nil },
		"Date of round 2: none instead of 2026-05-31, Open"},
	{nil, func(p parts) { p.ev.City = "Graz" }, "City: Graz instead of none"},
	{nil, func(p parts) { p.ev.Federation = "AUT" }, "Federation: AUT instead of none"},
	{nil, func(p parts) { p.ev.Start = "2026-05-30" }, "First day: 2026-05-30 instead of none"},
	{nil, func(p parts) { p.ev.End = "2026-05-31" }, "Last day: 2026-05-31 instead of none"},
	{nil, func(p parts) { p.ev.Arbiter = "A" }, "Arbiter: A instead of none"},
	{nil, func(p parts) { p.ev.Deputies = []string{"B", "C"} }, "Deputies: B, C instead of none"},
	{nil, func(p parts) { p.ev.Deputies = []string{} }, ""},
	{nil, func(p parts) { p.ev.Organiser = "D" }, "Organiser: D instead of none"},
	{nil, func(p parts) { p.ev.Page = "https://a.de" }, "Page on the web: https://a.de instead of none"},
	{nil, func(p parts) { p.open.RatingsOf = "2026-05-01" }, "List of ratings of: 2026-05-01 instead of none, Open"},
	{nil, func(p parts) { p.open.RatingsFrom = "FIDE, May" }, "Ratings taken from: FIDE, May instead of none, Open"},
	{nil, func(p parts) {
		p.open.Ranking.Rulings = []model.Ruling{{On: model.OnUnrated, Answer: model.UnratedOut}}
	},
		"What the organiser has decided of the tie-breaks changed, Open"},
	{nil, func(p parts) { p.open.Ranking.Own = []model.OwnValue{{Who: 1}} }, "The values by hand changed, Open"},
	{nil, func(p parts) { p.ev.Quiet = []string{"half-byes", "changed"} },
		"Problems that are not listed: half-byes, changed instead of none"},
	{nil, func(p parts) { p.ev.Currency = "EUR" }, "Currency: EUR instead of none"},
	{nil, func(p parts) { p.ev.Time = "G/60" }, "Time control: G/60 instead of none"},
	{nil, func(p parts) { p.ev.Language = "de" }, "Language of the documents: de instead of none"},
	{nil, func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A"}} }, "The saved tie-break lists changed"},
	{func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A"}} },
		func(p parts) { p.ev.Lists = []model.SavedList{{Name: "B"}} }, "The saved tie-break lists changed"},
	{func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A"}} },
		func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A", Unplayed: "us"}} }, "The saved tie-break lists changed"},
	{func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A"}} },
		func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A", TieBreaks: []string{"BH"}}} }, "The saved tie-break lists changed"},
	{func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A"}} },
		func(p parts) { p.ev.Lists = []model.SavedList{{Name: "A", TieBreaks: []string{}}} }, ""},
	{nil, func(p parts) { p.ev.Extra = make([]model.Extra, 1) }, "The records of other programs changed"},

	{nil, func(p parts) { p.ev.Sections = append(p.ev.Sections, blitz(1, 2)) }, "Section Blitz added: 1 participant, 2 rounds"},
	{nil, func(p parts) { p.ev.Sections = append(p.ev.Sections, blitz(2, 1)) }, "Section Blitz added: 2 participants, 1 round"},
	{nil, func(p parts) { p.ev.Sections = p.ev.Sections[:1] }, "Section Schools removed"},
	{nil, func(p parts) { p.ev.Sections = []*model.Section{p.schools, p.open} }, "The sections are in another order"},
	{nil, func(p parts) { p.ev.Sections = []*model.Section{blitz(0, 0), p.open, p.schools} },
		"Section Blitz added: 0 participants, 0 rounds"},
	{func(p parts) { p.ev.Sections = p.ev.Sections[:1] }, func(p parts) { p.open.Planned = 7 }, "Planned rounds: 7 instead of none"},
	{nil, func(p parts) { p.ev.Sections, p.open.Planned = p.ev.Sections[:1], 7 },
		"Planned rounds: 7 instead of none, Open\nSection Schools removed"},
	{func(p parts) { p.ev.Sections = p.ev.Sections[:1] },
		func(p parts) { p.ev.Sections, p.open.Planned = append(p.ev.Sections, blitz(0, 0)), 7 },
		"Planned rounds: 7 instead of none, Open\nSection Blitz added: 0 participants, 0 rounds"},

	{nil, func(p parts) { p.open.Name = "A" }, "Name of the section: A instead of Open, A"},
	{nil, func(p parts) { p.open.Kind = model.TeamEvent }, "Kind: team instead of individual, Open"},
	{nil, func(p parts) { p.open.Format = model.RoundRobin }, "Format: round robin instead of Swiss, Open"},
	{nil, func(p parts) { p.open.System, p.open.SystemSettings = "dutch", model.SystemSettings{"a": "b"} },
		"Pairing system: dutch a=b instead of none, Open"},
	{nil, func(p parts) { p.open.HalfByes = 2 }, "Half-point byes for each: 2 instead of 1, Open"},
	{nil, func(p parts) { p.open.HalfByes = model.NoHalfByes }, "Half-point byes for each: none instead of 1, Open"},
	{nil, func(p parts) { p.open.HalfByesEnd = 1 }, "Last rounds without half-point byes: 1 instead of none, Open"},
	{nil, func(p parts) { p.open.Boards = 2 }, "Boards of a match: 2 instead of none, Open"},
	{nil, func(p parts) { p.open.BoardColours = "WB" }, "Colours of the boards: WB instead of none, Open"},
	{nil, func(p parts) { p.open.InitialColour = model.Black }, "The colour of the first board changed, Open"},
	{nil, func(p parts) { p.open.Primary = model.GamePoints }, "Ranked by: game points instead of match points, Open"},
	{nil, func(p parts) { p.open.PrimaryOnly = true }, "Colours by that score alone: true instead of false, Open"},
	{nil, func(p parts) { p.open.Ratings = model.RatingFIDE }, "Rating that counts: FIDE instead of as the federation has it, Open"},
	{nil, func(p parts) { p.open.Control = model.Rapid }, "Rated as: rapid instead of standard, Open"},
	{nil, func(p parts) { p.open.Scoring.Win = 6 }, "Scoring 3-½-0, Open"},
	{nil, func(p parts) { p.open.Scoring.PairingBye = 3 }, "Bye: 1½, Open"},
	{nil, func(p parts) { p.open.Scoring.FullBye = 3 }, "Full-point bye: 1½, Open"},
	{nil, func(p parts) { p.open.Scoring.HalfBye = 3 }, "Half-point bye: 1½, Open"},
	{nil, func(p parts) { p.open.Scoring.Absent = 1 }, "Absence: ½, Open"},
	{nil, func(p parts) { p.open.Ranking.TieBreaks = []string{"BH", "SB"} }, "Tie-breaks: BH, SB instead of none, Open"},
	{nil, func(p parts) { p.open.Ranking.Unplayed = "us" }, "Unplayed rounds: us instead of none, Open"},
	{nil, func(p parts) { p.open.Ranking.Preset = "club" }, "Preset: club instead of none, Open"},
	{nil, func(p parts) { p.open.Ranking.Lots = 1 }, "The lots changed, Open"},
	{nil, func(p parts) { p.open.Ranking.Manual = []model.ID{1} }, "The order by hand changed, Open"},
	{nil, func(p parts) { p.open.Trophy = &model.Trophy{} }, "The trophy changed, Open"},
	{nil, func(p parts) { p.open.Fund = &model.Fund{} }, "The prizes changed, Open"},
	{nil, func(p parts) { p.open.Adjustments = make([]model.Adjustment, 1) }, "The adjustments of scores changed, Open"},
	{nil, func(p parts) { p.open.Forbidden = make([]model.Forbidden, 1) }, "The forbidden pairings changed, Open"},
	{nil, func(p parts) { p.open.Acceleration = make([]model.Acceleration, 1) }, "The acceleration changed, Open"},
	{nil, func(p parts) { p.open.Extra = make([]model.Extra, 1) }, "The records of other programs changed, Open"},
	{nil, func(p parts) { p.open.Rulebook = model.USChessRules }, "The rules of the pairing system changed, Open"},
	{nil, func(p parts) { p.open.Rulebook, p.open.System = model.USChessRules, "us-swiss" },
		"Pairing system: us-swiss instead of none, Open"},

	{nil, func(p parts) { p.open.Players = append(p.open.Players, model.Player{Entry: named(5, "Eva")}) }, "Eva added, Open"},
	{nil, func(p parts) { p.open.Players = p.open.Players[:3] }, "Dmitri removed, Open"},
	{nil, func(p parts) { p.anna.Name = "" }, "Anna is now called none, Open"},
	{nil, func(p parts) { p.anna.Number = 9 }, "Starting number of Anna: 9 instead of 1, Open"},
	{nil, func(p parts) { p.anna.Club = "A" }, "Club of Anna: A instead of none, Open"},
	{nil, func(p parts) { p.anna.Federation = "AUT" }, "Federation of Anna: AUT instead of none, Open"},
	{nil, func(p parts) { p.anna.Entered = 2 }, "First round of Anna: 2 instead of none, Open"},
	{nil, func(p parts) { p.anna.Withdrawn = 1 }, "Anna withdrew from round 1 on, Open"},
	{func(p parts) { p.anna.Withdrawn = 2 }, func(p parts) { p.anna.Withdrawn = 0 }, "Anna is back in the event, Open"},
	{nil, func(p parts) { p.anna.Expelled = 3 }, "Anna was expelled from round 3 on, Open"},
	{func(p parts) { p.anna.Expelled = 3 }, func(p parts) { p.anna.Expulsion = "a telephone" }, "Anna was expelled from round 3 on, Open"},
	{func(p parts) { p.anna.Expelled = 3 }, func(p parts) { p.anna.Expelled = 0 }, "Anna is not expelled after all, Open"},
	{func(p parts) { p.anna.Present = true }, func(p parts) { p.anna.Came = 2 }, "Anna has checked in again, Open"},
	{nil, func(p parts) { p.anna.Present, p.anna.Came = true, 2 }, "Anna is here, Open"},
	{func(p parts) { p.anna.Present, p.anna.Came = true, 2 }, func(p parts) { p.anna.Present, p.anna.Came = false, 0 },
		"Anna is not here, Open"},
	{nil, func(p parts) { p.board.ForRating = model.ForRating{Outcomes: win} }, "Round 1 board 1 (Anna – Bruno): for rating 1-0, Open"},
	{func(p parts) { p.board.ForRating = model.ForRating{Outcomes: win} }, func(p parts) { p.board.ForRating = model.ForRating{} },
		"Round 1 board 1 (Anna – Bruno): rated as the result says, Open"},
	{func(p parts) { p.board.ForRating = model.ForRating{Outcomes: win} }, func(p parts) { p.board.ForRating.Reason = "agreed" },
		"Round 1 board 1 (Anna – Bruno): the reason for the result for rating changed, Open"},
	{func(p parts) { p.match.Games = make([]model.Game, 2) }, func(p parts) { p.match.Games[1].ForRating.Outcomes = win },
		"Round 1 board 1 (Edgewood MS – North Side MS), board 2: for rating 1-0, Schools"},
	{nil, func(p parts) { p.anna.NoHalfByes = true }, "Anna has no right to half-point byes, Open"},
	{func(p parts) { p.anna.NoHalfByes = true }, func(p parts) { p.anna.NoHalfByes = false },
		"Anna has a right to half-point byes again, Open"},
	{nil, func(p parts) { p.anna.FixedBoard = 1 }, "Anna sits at board 1 in every round, Open"},
	{func(p parts) { p.anna.FixedBoard = 2 }, func(p parts) { p.anna.FixedBoard = 0 }, "Anna may sit at any board, Open"},
	{nil, func(p parts) { p.anna.Byes = make([]model.ByeRequest, 1) }, "The byes asked for by Anna changed, Open"},
	{nil, func(p parts) { p.anna.Rating = 1500 }, "Rating of Anna: 1500 instead of unr., Open"},
	{nil, func(p parts) { p.anna.OwnRating = 1500 }, "Own rating of Anna: 1500 instead of unr., Open"},
	{nil, func(p parts) { p.anna.NationalRating = 1500 }, "National rating of Anna: 1500 instead of unr., Open"},
	{nil, func(p parts) { p.anna.Title = "CM" }, "Title of Anna: CM instead of none, Open"},
	{nil, func(p parts) { p.anna.Sex = "w" }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.Birth = "2001" }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.FideID = "1" }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.NationalID = "1" }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.State = "NY" }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.Grade = "7" }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.Note = "late" }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.Team = 1 }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.Categories = []string{"U12"} }, "Details of Anna changed, Open"},
	{func(p parts) { p.anna.Categories = []string{"U12"} }, func(p parts) { p.anna.Categories = nil }, "Details of Anna changed, Open"},
	{nil, func(p parts) { p.anna.Categories = []string{} }, ""},
	{func(p parts) { p.anna.Categories = []string{"U12"} }, func(p parts) { p.anna.Title = "CM" },
		"Title of Anna: CM instead of none, Open"},

	{nil, func(p parts) { p.schools.Teams = append(p.schools.Teams, model.Team{Entry: named(31, "Hill")}) }, "Team Hill added, Schools"},
	{nil, func(p parts) { p.schools.Teams = p.schools.Teams[:3] }, "Team Lake MS removed, Schools"},
	{nil, func(p parts) { p.lake.Name = "Lake" }, "Lake MS is now called Lake, Schools"},
	{nil, func(p parts) { p.lake.Roster = []model.ID{22} }, "Roster of Lake MS changed, Schools"},
	{nil, func(p parts) { p.lake.Short = "L" }, "Details of Lake MS changed, Schools"},
	{nil, func(p parts) { p.lake.Captain = "C" }, "Details of Lake MS changed, Schools"},
	{nil, func(p parts) { p.lake.Strength = 1500 }, "Details of Lake MS changed, Schools"},
}

// toldOfRounds are differences of rounds and pairings, likewise.
var toldOfRounds = []struct {
	both, after func(parts)
	want        string
}{
	{nil, func(p parts) { p.open.Rounds = nil }, "Round 1 removed, Open"},
	{nil, func(p parts) {
		p.open.Rounds = append(p.open.Rounds, model.Round{Pairings: []model.Pairing{
			bye(3), {Board: 1, Sides: [2]model.ID{1, 2}, Outcomes: win}, on(2, 4, 5)}})
	}, "Round 2 paired, 2 boards, 1 result, Open"},
	{nil, func(p parts) {
		p.open.Rounds = append(p.open.Rounds, model.Round{Pairings: []model.Pairing{on(1, 1, 2)}})
	},
		"Round 2 paired, 1 board, 0 results, Open"},
	{nil, func(p parts) { p.open.Rounds[0].Date = "2026-05-31" }, "Date of round 1: 2026-05-31 instead of none, Open"},
	{nil, func(p parts) { p.open.Rounds[0].Pairings = append(p.open.Rounds[0].Pairings, on(1, 4, 5)) },
		"Round 1: Dmitri – participant 5 paired on board 1, Open"},
	{nil, func(p parts) { p.open.Rounds[0].Pairings = append(p.open.Rounds[0].Pairings, bye(4)) },
		"Round 1: Dmitri (pairing-allocated bye) paired, Open"},
	{nil, func(p parts) { p.open.Rounds[0].Pairings = p.open.Rounds[0].Pairings[:1] },
		"Round 1: Clara (pairing-allocated bye) no longer paired, Open"},
	{nil, func(p parts) { p.board.Sides = [2]model.ID{4, 2} },
		"Round 1: Dmitri – Bruno paired on board 1, Open\nRound 1: Anna – Bruno no longer paired, Open"},
	{nil, func(p parts) { *p.board, *p.bye = *p.bye, *p.board }, "Round 1: the pairings are in another order, Open"},
	{nil, func(p parts) { p.open.Rounds[0].Pairings = append(p.open.Rounds[0].Pairings, *p.bye) },
		"Round 1: Clara (pairing-allocated bye) paired, Open"},
	{func(p parts) { p.open.Rounds[0].Pairings = append(p.open.Rounds[0].Pairings, *p.bye) },
		func(p parts) { p.open.Rounds[0].Pairings = p.open.Rounds[0].Pairings[:2] },
		"Round 1: Clara (pairing-allocated bye) no longer paired, Open"},
	{nil, func(p parts) { p.board.Games = []model.Game{} }, ""},

	{nil, func(p parts) { p.board.Sides = [2]model.ID{2, 1} }, "Round 1 board 1 (Bruno – Anna): colours exchanged, Open"},
	{func(p parts) { p.board.Outcomes = win }, func(p parts) {
		p.board.Sides, p.board.Outcomes = [2]model.ID{2, 1}, [2]model.Outcome{3,
			1}
	},
		"Round 1 board 1 (Bruno – Anna): colours exchanged, Open"},
	{nil, func(p parts) { p.board.Board = 2 }, "Round 1: Anna – Bruno on board 2 instead of 1, Open"},
	{nil, func(p parts) { p.board.Board = 0 }, "Round 1: Anna – Bruno on board none instead of 1, Open"},
	{nil, func(p parts) { p.board.Outcomes = win }, "Round 1 board 1 (Anna – Bruno): 1-0 entered, Open"},
	{func(p parts) { p.board.Outcomes = win }, func(p parts) { p.board.Outcomes = [2]model.Outcome{} },
		"Round 1 board 1 (Anna – Bruno): 1-0 cleared, Open"},
	{func(p parts) { p.board.Outcomes = win }, func(p parts) { p.board.Outcomes = draw },
		"Round 1 board 1 (Anna – Bruno): ½-½ instead of 1-0, Open"},
	{nil, func(p parts) { p.bye.Outcomes[0] = model.HalfBye },
		"Round 1, Clara: half-point bye instead of pairing-allocated bye, Open"},
	{nil, func(p parts) { p.bye.Outcomes[1] = model.HalfBye }, "Round 1, Clara: the result changed, Open"},
	{nil, func(p parts) { p.board.Score[1] = 1 }, "Round 1 board 1 (Anna – Bruno): the result changed, Open"},
	{nil, func(p parts) { p.board.NoColours = true }, "Round 1 board 1 (Anna – Bruno): colours are now unknown, Open"},
	{func(p parts) { p.board.NoColours = true }, func(p parts) { p.board.NoColours = false },
		"Round 1 board 1 (Anna – Bruno): colours are now known, Open"},
	{nil, func(p parts) { p.board.Note = "late" }, "Round 1 board 1 (Anna – Bruno): the note changed, Open"},

	{nil, func(p parts) { p.match.Score = [2]model.Points{1, 0} },
		"Round 1 board 1 (Edgewood MS – North Side MS): ½-0 entered, Schools"},
	{nil, func(p parts) { p.match.Outcomes = draw }, "Round 1 board 1 (Edgewood MS – North Side MS): 0-0 entered, Schools"},
	{nil, func(p parts) { p.match.Outcomes[0] = model.Draw }, "Round 1 board 1 (Edgewood MS – North Side MS): 0-0 entered, Schools"},
	{nil, func(p parts) { p.match.Outcomes = forfeit }, "Round 1 board 1 (Edgewood MS – North Side MS): + - entered, Schools"},
	{func(p parts) { p.match.Outcomes = draw }, func(p parts) { p.match.Outcomes = win },
		"Round 1 board 1 (Edgewood MS – North Side MS): the result changed, Schools"},
	{nil, func(p parts) { p.match.Games = make([]model.Game, 2) },
		"Round 1 board 1 (Edgewood MS – North Side MS): the line-ups changed, Schools"},
	{func(p parts) { p.match.Games = make([]model.Game, 2) }, func(p parts) { p.match.Games[1].White = 1 },
		"Round 1 board 1 (Edgewood MS – North Side MS): the line-up of board 2 changed, Schools"},
	{func(p parts) { p.match.Games = make([]model.Game, 2) }, func(p parts) { p.match.Games[0].Players[1] = 14 },
		"Round 1 board 1 (Edgewood MS – North Side MS): the line-up of board 1 changed, Schools"},
	{func(p parts) { p.match.Games = make([]model.Game, 2) }, func(p parts) { p.match.Games[1].Outcomes = win },
		"Round 1 board 1 (Edgewood MS – North Side MS): board 2 is 1-0 instead of open, Schools"},
}

func TestEveryDifferenceIsTold(t *testing.T) {
	for _, c := range append(told, toldOfRounds...) {
		before, after := club(), club()
		then := partsOf(after)
		if c.both != nil {
			c.both(partsOf(before))
			c.both(then)
		}
		if got := phrase.Join("\n", journal.Differences(before, copied(after))...).String(); got != "" {
			t.Errorf("of a copy is told %s", got)
		}
		c.after(then)
		if got := phrase.Join("\n", journal.Differences(before, after)...).String(); got != c.want {
			t.Errorf("told is\n%s\nwant\n%s", got, c.want)
		}
		if got := journal.Same(before, after); got != (c.want == "") {
			t.Errorf("the same is %v, but %s", got, c.want)
		}
	}
}

// Package journaltest draws random events and random changes for property tests:
// individual and team sections, odd fields, byes, forfeits, line-ups, match
// scores alone, names in any script. It is imported by tests only.
package journaltest

import (
	"fmt"

	"pgregory.net/rapid"

	"wallchart/model"
	"wallchart/must"
)

// Tournament draws a sound event of one to three small sections.
func Tournament(t *rapid.T) *model.Tournament {
	ev := &model.Tournament{
		Name: text(t, "event"), City: text(t, "city"), Start: date(t), Arbiter: text(t, "arbiter"),
	}
	if rapid.Bool().Draw(t, "more of the event") {
		ev.Deputies = []string{text(t, "deputy")}
		ev.Lists = []model.SavedList{{Name: "Club", TieBreaks: []string{"BH/C1", "SB"}, Unplayed: "us"}}
		ev.Extra = []model.Extra{{Key: "###", Text: text(t, "extra")}}
	}
	for i := range rapid.IntRange(1, 3).Draw(t, "sections") {
		ev.LastID += model.ID(rapid.IntRange(1, 3).Draw(t, "gap"))
		ev.Sections = append(ev.Sections, section(t, ev.LastID, fmt.Sprintf("%s %d", text(t, "section"), i)))
	}
	return ev
}

// section draws a section of any kind, with participants and rounds that may be.
func section(t *rapid.T, id model.ID, name string) *model.Section {
	s := &model.Section{
		ID: id, Name: name, Format: model.Format(rapid.IntRange(0, 2).Draw(t, "format")),
		Planned: rapid.IntRange(0, 7).Draw(t, "planned"), Scoring: model.Classic(model.One, model.Half, 0),
		Ranking: model.Ranking{TieBreaks: rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"BH", "BH/C1", "SB", "DE", "USAT"}),
			0, 3, rapid.ID).Draw(t, "tie-breaks")},
	}
	if rapid.IntRange(0, 3).Draw(t, "ratings chosen") == 0 {
		s.Ratings = model.RatingChoice(rapid.IntRange(0, 7).Draw(t, "ratings"))
		s.Control = model.TimeControl(rapid.IntRange(0, 2).Draw(t, "control"))
	}
	n := rapid.IntRange(0, 9).Draw(t, "participants")
	if rapid.Bool().Draw(t, "team event") {
		s.Kind, s.Boards, s.BoardColours = model.TeamEvent, rapid.IntRange(1, 4).Draw(t, "boards"), "WBWB"
		s.Scoring = model.Classic(model.One*2, model.One, s.Boards)
		s.Primary = model.ScoreKind(rapid.IntRange(0, 1).Draw(t, "primary"))
		s.PrimaryOnly = rapid.Bool().Draw(t, "primary only")
		for i := range n {
			team(t, s, i+1)
		}
	} else {
		for i := range n {
			s.LastID++
			s.Players = append(s.Players, player(t, s.LastID, i+1))
		}
		if rapid.IntRange(0, 3).Draw(t, "several games a round") == 0 {
			s.GamesPerPairing = rapid.IntRange(2, model.MostGames).Draw(t, "games a round")
		}
		if rapid.Bool().Draw(t, "trophy") {
			s.Trophy = &model.Trophy{Counting: 4, TieBreaks: []string{"SOLKOFF"}}
		}
		if rapid.Bool().Draw(t, "prizes") && n > 0 {
			s.Fund = Fund(1)
		}
	}
	for range rapid.IntRange(0, 4).Draw(t, "rounds") {
		s.Rounds = append(s.Rounds, model.Round{Date: date(t), Time: timeOfDay(t), Pairings: pairings(t, s, true)})
	}
	s.Coming = schedule(t)
	extras(t, s)
	return s
}

func extras(t *rapid.T, s *model.Section) {
	es := s.Entries()
	if len(es) < 2 || !rapid.Bool().Draw(t, "more of the section") {
		return
	}
	a, b := es[0].ID, es[1].ID
	s.Adjustments = []model.Adjustment{{Who: a, Games: -model.Half, Reason: text(t, "reason")}}
	s.Forbidden = []model.Forbidden{{Who: []model.ID{a, b}, From: 1}}
	s.Acceleration = []model.Acceleration{{From: 1, To: 2, First: 1, Last: 2, Games: model.One}}
	s.Ranking.Manual = []model.ID{b, a}
	s.Extra = []model.Extra{{Key: "XXC", Text: text(t, "extra")}}
}

func player(t *rapid.T, id model.ID, number int) model.Player {
	p := model.Player{Entry: model.Entry{ID: id, Number: number, Name: text(t, "player"), Club: text(t, "club")}}
	p.Rating = model.Rating(rapid.IntRange(0, 2800).Draw(t, "rating"))
	if rapid.IntRange(0, 3).Draw(t, "nationally rated") == 0 {
		p.NationalRating = model.Rating(rapid.IntRange(0, 2800).Draw(t, "national rating"))
		p.OwnRating = model.Rating(rapid.IntRange(0, 2800).Draw(t, "own rating"))
	}
	p.Birth = date(t)
	if rapid.Bool().Draw(t, "more of the player") {
		p.Expires, p.K, p.Games = "2027-05-31", 20, 31
		p.Title, p.Sex, p.FideID, p.State, p.Categories = "WFM", "w", "1503014", "NY", []string{"U16", text(t, "category")}
		p.Byes = []model.ByeRequest{{Round: 9, Kind: model.HalfBye}}
		p.Email, p.Fee, p.Paid, p.Present = text(t, "email"), 2000, model.InFull, true
	}
	return p
}

func team(t *rapid.T, s *model.Section, number int) {
	s.LastID++
	tm := model.Team{Entry: model.Entry{ID: s.LastID, Number: number, Name: text(t, "team")}, Captain: text(t, "captain")}
	for range rapid.IntRange(0, s.Boards+1).Draw(t, "roster") {
		s.LastID++
		p := player(t, s.LastID, 0)
		p.Team = tm.ID
		s.Players = append(s.Players, p)
		tm.Roster = append(tm.Roster, p.ID)
	}
	s.Teams = append(s.Teams, tm)
}

// pairings draws pairings for a whole round of the section, with results if
// asked for.
func pairings(t *rapid.T, s *model.Section, results bool) []model.Pairing {
	es := s.Entries()
	order := rapid.Permutation(es).Draw(t, "order")
	var ps []model.Pairing
	for len(order) > 1 && rapid.IntRange(0, 9).Draw(t, "stop") > 0 {
		p := model.Pairing{Board: len(ps) + 1, Sides: [2]model.ID{order[0].ID, order[1].ID}}
		p.NoColours = rapid.IntRange(0, 9).Draw(t, "no colours") == 0
		if results {
			finish(t, s, &p)
		}
		ps, order = append(ps, p), order[2:]
	}
	for _, e := range order {
		if bye := model.Outcome(rapid.IntRange(int(model.PairingBye)-1, int(model.Rest)).Draw(t, "bye")); bye >= model.PairingBye {
			ps = append(ps, model.Pairing{Sides: [2]model.ID{e.ID}, Outcomes: [2]model.Outcome{bye}})
		}
	}
	return ps
}

func finish(t *rapid.T, s *model.Section, p *model.Pairing) {
	if !s.Team() {
		p.Outcomes = Result(t)
		return
	}
	switch rapid.IntRange(0, 2).Draw(t, "match") {
	case 0:
		p.Score = score(t, s.Boards)
		p.Outcomes = model.MatchOutcomes(p.Score)
	case 1:
		p.Games = lineup(t, s, p)
		*p = s.Settle(*p)
	}
}

func lineup(t *rapid.T, s *model.Section, p *model.Pairing) []model.Game {
	games := make([]model.Game, s.Boards)
	for b := range games {
		games[b].White = uint8(b % 2)
		games[b].Outcomes = Result(t)
		for side, id := range p.Sides {
			if r := s.TeamByID(id).Roster; b < len(r) {
				games[b].Players[side] = r[b]
			}
		}
	}
	return games
}

// score draws a match score that adds up to the boards.
func score(t *rapid.T, boards int) [2]model.Points {
	a := model.Points(rapid.IntRange(0, 2*boards).Draw(t, "score"))
	return [2]model.Points{a, model.Points(2*boards) - a}
}

// Result draws a legal result of a board, open included.
func Result(t *rapid.T) [2]model.Outcome {
	r := must.Have(model.ParseResult(rapid.SampledFrom([]string{"1-0", "0-1", "½-½", "+ -", "- +", "- -", "0-0", "1-0u", ""}).Draw(t,
		"result")))(t)
	return r
}

func text(t *rapid.T, what string) string {
	return rapid.OneOf(
		rapid.SampledFrom([]string{"Bruno", "Anna", "O’Brien <Müller> & Co", "Șerban ½", "王小明", "line\nbreak\u2028",
			`"quoted" \ {}`, "Ивановa"}),
		rapid.StringN(1, 12, -1),
	).Draw(t, what)
}

// schedule draws when rounds begin.
func schedule(t *rapid.T) []model.When {
	var all []model.When
	for range rapid.IntRange(0, 3).Draw(t, "scheduled") {
		all = append(all, model.When{Date: date(t), Time: timeOfDay(t)})
	}
	return model.UntilLast(all)
}

func timeOfDay(t *rapid.T) model.TimeOfDay {
	return rapid.SampledFrom([]model.TimeOfDay{"", "09:30", "14:00"}).Draw(t, "time of day")
}

func date(t *rapid.T) model.Date {
	return rapid.SampledFrom([]model.Date{"", "2026", "2026-05-31", "2025-11-20"}).Draw(t, "date")
}

// Fund is a fund of prizes with all that it can say; somebody is named as the winner of one.
func Fund(winner model.ID) *model.Fund {
	return &model.Fund{Division: model.DivideHort, BasedOn: 40, Entries: 77, Least: 60, Whole: true, Unrated: true, Several: true,
		Limits: []model.PrizeLimit{{Rule: "unrated", Most: 5000}, {Rule: "U1400", Percent: 50}},
		Prizes: []model.Prize{{Name: "1st", Amount: 30000, Trophy: "cup", Guaranteed: true},
			{Name: "U1400", Amount: 5050, Qualifies: "the final", Rule: "U1400"}, {Name: "Best game", Amount: 2000, Rule: "by hand",
				Winner: winner},
			{Name: "Upset", Trophy: "book", Rule: "upset and U1600", Bonus: true}}}
}

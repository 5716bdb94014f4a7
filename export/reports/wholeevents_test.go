package reports_test

import (
	"testing"

	"wallchart/model"
)

// board is a game, or a match whose score alone is known.
func board(number int, a, b model.ID, x, y model.Outcome) model.Pairing {
	return model.Pairing{Board: number, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
}

// alone is a round without an opponent.
func alone(id model.ID, bye model.Outcome) model.Pairing {
	return model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{bye}}
}

// seven is an open tournament in its third round of four. No starting number is the
// player's ID, and the order after two rounds is another again:
//
//	                round 1     round 2                       points  Sonneborn-Berger
//	1 Almeida  27   beat 5      drew with 2                   1½      1×1 + ½×½ = 1¼
//	2 Berg     26   lost to 6   drew with 1                   ½       ½×1½ = ¾
//	3 Castel   25   drew with 4 beat 7, colours not known     1½      ½×1½ + 1×0 = ¾
//	4 Dvorak   24   drew with 3 6 did not come                1½      ½×1½ = ¾
//	5 Ek       23   lost to 1   no opponent was left          1       0
//	6 Fox      22   beat 2      did not come                  1       1×½ = ½
//	7 Gray     21   came later  lost to 3, left               0       0
//
// So Castel and Dvorak share the second place. In round 3 Almeida and Castel and Dvorak
// and Berg are paired, Ek has asked for half a point, Fox for none.
func seven() *model.Tournament {
	s := &model.Section{ID: section, Name: "Open", Scoring: model.Classic(2, 1, 0), Planned: 4, LastID: 27}
	s.Ranking.Unplayed = "plain"
	add := func(name, title, club, federation string, rating model.Rating) *model.Player {
		n := len(s.Players) + 1
		s.Players = append(s.Players, model.Player{Rating: rating, Title: title,
			Entry: model.Entry{ID: model.ID(28 - n), Number: n, Name: name, Club: club, Federation: federation}})
		return &s.Players[n-1]
	}
	p := add("Almeida, Rita", "WFM", "Northgate", "POR", 2105)
	p.FideID, p.Sex, p.Grade, p.Categories, p.Birth = "1900001", "w", "11", []string{"U18"}, "2009-01-02"
	p = add("Berg, Otto", "", "Harbour", "DEN", 1980)
	p.NationalID, p.Sex, p.Grade, p.Categories = "D-77", "m", "12", []string{"U18"}
	p = add("Castel, Ines", "", "Northgate", "ESP", 1875)
	p.NationalRating, p.Sex, p.Grade, p.Categories = 1875, "w", "6", []string{"U12", "Girls"}
	p = add("Dvorak, Jan", "", "Harbour", "CZE", 1800)
	p.NationalRating, p.Sex, p.Grade, p.Categories = 1790, "m", "6", []string{"U12"}
	p = add("Ek, Åsa", "", "Northgate", "SWE", 0)
	p.FideID, p.NationalID, p.Sex = "1700005", "S-5", "w"
	add("Fox, Bela", "", "", "", 1650).Byes = []model.ByeRequest{{Round: 3, Kind: model.ZeroBye}}
	p = add("Gray, Ken", "", "Harbour", "ENG", 1600)
	p.Entered, p.Withdrawn = 2, 3
	noColours := board(3, 25, 21, model.Win, model.Loss)
	noColours.NoColours = true
	s.Rounds = []model.Round{
		{Date: "2026-05-30", Time: "10:00", Pairings: []model.Pairing{board(1, 27, 23, model.Win, model.Loss),
			board(2, 22, 26, model.Win, model.Loss),
			board(3, 25, 24, model.Draw, model.Draw)}},
		{Date: "2026-05-31", Pairings: []model.Pairing{alone(23, model.PairingBye), noColours,
			board(1, 26, 27, model.Draw, model.Draw), board(2, 24, 22, model.ForfeitWin, model.ForfeitLoss)}},
		{Pairings: []model.Pairing{board(1, 27, 25, 0, 0), board(2, 24, 26, 0, 0), alone(23, model.HalfBye), alone(22, model.ZeroBye)}},
	}
	other := &model.Section{ID: 1, Name: "Blitz"}
	return &model.Tournament{Name: "Spring", City: "Graz", Start: "2026-05-30", Organiser: "Northgate", LastID: section,
		Sections: []*model.Section{s, other}}
}

// four teams of a league at two boards, in its second round of three. The rosters are
// unequal, and the Pawns have none.
//
//	               round 1                           round 2
//	1 Rooks    14  beat the Knights 1½-½             the Kings did not come: 2-0
//	2 Knights  13  lost to the Rooks ½-1½            have Black against the Pawns; board 1 is won, board 2 open
//	3 Kings    12  beat the Pawns 2-0, score alone   did not come
//	4 Pawns    11  lost to the Kings 0-2             have White against the Knights
//
// A match won is a match point, a drawn one half of it, and a forfeit counts as won.
func league4() *model.Tournament {
	s := &model.Section{ID: section, Name: "League", Kind: model.TeamEvent, Boards: 2, Scoring: model.Classic(2, 1, 2), Planned: 3, LastID: 36}
	s.Ranking.Unplayed = "plain"
	for n, name := range []string{"Ash", "Bea", "Cai", "Dov", "Eli", "Fay"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(36 - n), Number: n + 1, Name: name},
			Rating: model.Rating(2000 - 50*n)})
	}
	s.Teams = []model.Team{
		{Entry: model.Entry{ID: 14, Number: 1, Name: "Rooks", Club: "Northgate", Federation: "SCO"}, Roster: []model.ID{36, 35, 34}},
		{Entry: model.Entry{ID: 13, Number: 2, Name: "Knights", Club: "Knights"}, Roster: []model.ID{33, 32}, Strength: 1850, Captain: "Mr Hill"},
		{Entry: model.Entry{ID: 12, Number: 3, Name: "Kings", Withdrawn: 4}, Roster: []model.ID{31}},
		{Entry: model.Entry{ID: 11, Number: 4, Name: "Pawns", Entered: 2}},
	}
	for n, team := range []model.ID{14, 14, 14, 13, 13, 12} {
		s.Players[n].Team = team
	}
	s.Players[2].Rating, s.Players[0].Title = 0, "FM"
	match := func(number int, a, b model.ID, games ...model.Game) model.Pairing {
		return s.Settle(model.Pairing{Board: number, Sides: [2]model.ID{a, b}, Games: games})
	}
	game := func(a, b model.ID, white uint8, x, y model.Outcome) model.Game {
		return model.Game{Players: [2]model.ID{a, b}, White: white, Outcomes: [2]model.Outcome{x, y}}
	}
	known := board(2, 12, 11, model.Win, model.Loss)
	known.Score = [2]model.Points{2 * model.One, 0}
	s.Rounds = []model.Round{
		{Date: "2026-10-03", Pairings: []model.Pairing{
			match(1, 14, 13, game(36, 33, 0, model.Draw, model.Draw), game(34, 32, 1, model.Win, model.Loss)), known}},
		{Pairings: []model.Pairing{
			match(1, 12, 14, game(31, 36, 1, model.ForfeitLoss, model.ForfeitWin), game(0, 35, 0, model.ForfeitLoss, model.ForfeitWin)),
			match(2, 11, 13, game(0, 33, 0, model.ForfeitLoss, model.ForfeitWin), game(0, 32, 1, 0, 0))}},
	}
	return &model.Tournament{Name: "League night", Arbiter: "M. Stone", LastID: section,
		Sections: []*model.Section{{ID: 1, Name: "Cup"}, s}}
}

// TestEventsAreSound: nothing in the events of these tests would be refused when they
// were opened from a file.
func TestEventsAreSound(t *testing.T) {
	for _, event := range []*model.Tournament{seven(), league4()} {
		if problems := event.Check().Grave(); len(problems) > 0 {
			t.Errorf("%s: %v", event.Name, problems)
		}
	}
}

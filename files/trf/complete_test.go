package trf

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
	"wallchart/must"
)

// The files of testdata/complete were written by hand, column by column as the specification
// counts them: every record that Write knows, in its order, and every column that can be filled.
// individual.trf and team.trf are TRF26, the others what TRF16 with JaVaFo's records holds of
// the same events.

func complete(t *testing.T, name string) string {
	t.Helper()
	raw := must.Have(os.ReadFile("testdata/complete/" + name + ".trf"))(t)
	return string(raw)
}

func bye(id model.ID, o model.Outcome) model.Pairing {
	return model.Pairing{Sides: [2]model.ID{id}, Outcomes: [2]model.Outcome{o}}
}

func board(n int, a, b model.ID, x, y model.Outcome) model.Pairing {
	return model.Pairing{Board: n, Sides: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
}

func asked(at ...any) []model.ByeRequest {
	var byes []model.ByeRequest
	for i := 0; i < len(at); i += 2 {
		byes = append(byes, model.ByeRequest{Round: at[i].(int), Kind: at[i+1].(model.Outcome)})
	}
	return byes
}

// individualEvent is what individual.trf says. A win is worth 3 points, a draw 1, a loss ½,
// the bye of the pairing 2.
func individualEvent() *model.Tournament {
	entry := func(id model.ID, no int, name, club, fed string, byes ...any) model.Entry {
		return model.Entry{ID: id, Number: no, Name: name, Club: club, Federation: fed, Byes: asked(byes...)}
	}
	s := &model.Section{
		ID: 1, Name: "Winter Cup Ä", System: "dutch", Planned: 5, InitialColour: model.Black, Ratings: model.RatingNational,
		Scoring: model.Scoring{Win: 6, Draw: 2, Loss: 1, PairingBye: 4, FullBye: 6, HalfBye: 2, MatchWin: 4, MatchDraw: 2, MatchBye: 4},
		Ranking: model.Ranking{TieBreaks: []string{"DE", "BH:MP/C1", "SB"}},
		Players: []model.Player{
			{Entry: entry(1, 1, "Adalbertsdottir-Adalbertsson, Ada", "North", "ISL", 4, model.FullBye), Sex: "w", Title: "WGM", Rating: 2345,
				FideID: "12345678901", Birth: "1999-12-31", NationalRating: 2222, NationalID: "987"},
			{Entry: entry(2, 2, "Berg, Bo", "A club with a name of 32 charact", "DEN", 4, model.HalfBye), Sex: "m", Title: "GM", Rating: 2100,
				Birth: "1987"},
			{Entry: entry(3, 3, "Cole, Cy", "North", ""), Rating: 1999, FideID: "77", NationalRating: 1888},
			{Entry: entry(4, 5, "Dahl, Di", "", "NOR", 3, model.FullBye, 4, model.HalfBye), Title: "CM"},
			{Entry: entry(5, 8, "Egge, Ed", "", "", 3, model.ZeroBye), Sex: "m", Birth: "2001-02-03", NationalRating: 1650,
				NationalID: "PNUM 123"},
			{Entry: entry(6, 13, "Falk, Fe", "", "", 2, model.HalfBye), Rating: 900},
			{Entry: entry(7, 9999, "Gill, Gus", "North", "", 3, model.ZeroBye, 5, model.ZeroBye), Rating: 100},
		},
		Rounds: []model.Round{
			{Date: "2026-02-27", Pairings: []model.Pairing{board(1, 4, 1, model.Loss, model.Win), board(2, 2, 5, model.Draw, model.Draw),
				board(3, 6, 3, model.ForfeitWin, model.ForfeitLoss), bye(7, model.PairingBye)}},
			{Date: "2026-02-28", Pairings: []model.Pairing{board(1, 1, 2, model.UnratedWin, model.UnratedLoss),
				board(2, 3, 7, model.UnratedDraw, model.UnratedDraw), board(3, 4, 5, model.DoubleForfeit, model.DoubleForfeit),
				bye(6, model.HalfBye)}},
			{Pairings: []model.Pairing{board(1, 6, 1, model.Loss, model.Loss), board(2, 2, 3, model.Loss, model.Draw),
				bye(4, model.FullBye), bye(5, model.ZeroBye), bye(7, model.Absent)}},
		},
		Coming: []model.When{{Date: "2026-03-01"}, {Date: "2026-03-02"}},
		Adjustments: []model.Adjustment{
			{Who: 5, Round: 2, Match: -1, Games: -1, Reason: adjusted}, {Who: 1, Round: 1, Match: -1, Games: -1, Reason: adjusted},
			{Who: 1, Round: 2, Match: -1, Games: -1, Reason: adjusted}, {Who: 6, Match: 1, Games: 1, Reason: adjusted},
			{Who: 6, Match: -1, Games: -1, Reason: adjusted}},
		Forbidden:    []model.Forbidden{{Who: []model.ID{1, 3, 4}, From: 2, To: 4}, {Who: []model.ID{2, 5}}},
		Acceleration: []model.Acceleration{{From: 1, To: 2, First: 1, Last: 5, Games: 2}, {From: 3, To: 4, First: 1, Last: 9999, Games: 1}},
		Extra: []model.Extra{{Key: "SCO", Text: "    8      Edward Egge                       1650     PNUM 123"},
			{Key: "092", Text: " Individual: Dutch (FIDE 2026)"},
			{Key: "182", Text: " Another Program 1.2"}, {Key: "###", Text: " made by hand"},
			{Key: "XYZ", Text: " something of another program"}},
		LastID: 7,
	}
	return &model.Tournament{Name: "Winter Cup Ä", City: "Dunkeld", Federation: "SCO", Start: "2026-02-27", End: "2026-03-01",
		Arbiter: "Arbiter, Anna", Deputies: []string{"Deputy, Dora", "Deputy, Emil"}, Time: "90 minutes + 30 seconds",
		Sections: []*model.Section{s}, LastID: 1}
}

// teamEvent is what team.trf says. A match is worth 3 points, 1 and 0; the team named first
// has Black on the first board. The second match of the second round was drawn by two
// forfeits, those of the third were not played.
func teamEvent() *model.Tournament {
	s := &model.Section{
		ID: 1, Name: "Club Cup", Kind: model.TeamEvent, System: "teamB", Planned: 5, Boards: 2, BoardColours: "BW",
		InitialColour: model.White, Primary: model.GamePoints,
		Scoring: model.Scoring{Win: 2, Draw: 1, PairingBye: 2, FullBye: 2, HalfBye: 1, MatchWin: 6, MatchDraw: 2, MatchBye: 3, GamesBye: 2},
		Ranking: model.Ranking{TieBreaks: []string{"MPTS", "SB"}},
		Teams: []model.Team{
			{Entry: model.Entry{ID: 13, Number: 1, Name: "Alpha chess club of the old town"}, Short: "ALPHA", Strength: 2222,
				Roster: []model.ID{1, 2, 3}},
			{Entry: model.Entry{ID: 14, Number: 2, Name: "Beta"}, Short: "B", Roster: []model.ID{4, 5}},
			{Entry: model.Entry{ID: 15, Number: 3, Name: "Gamma", Byes: asked(4, model.FullBye)}, Roster: []model.ID{6, 7, 8}},
			{Entry: model.Entry{ID: 16, Number: 12, Name: "Delta"}, Strength: 900, Roster: []model.ID{9, 10}},
			{Entry: model.Entry{ID: 17, Number: 999, Name: "Omega", Byes: asked(2, model.HalfBye, 5, model.ZeroBye)}, Strength: 123456,
				Roster: []model.ID{11, 12}},
		},
		Adjustments: []model.Adjustment{{Who: 14, Round: 2, Match: -2, Games: 1, Reason: adjusted}},
		Forbidden:   []model.Forbidden{{Who: []model.ID{13, 15, 16}, From: 1}},
		Acceleration: []model.Acceleration{{From: 1, To: 2, First: 1, Last: 999, Match: 4, Games: 2},
			{From: 3, To: 3, First: 2, Last: 12, Match: 2}},
		Extra:  []model.Extra{{Key: "###", Text: " made by hand"}},
		LastID: 17,
	}
	ratings := map[string]model.Rating{"Player 4": 2000, "Player 5": 1901, "Player 9999": 1500}
	for i, name := range strings.Fields("1 2 3 4 5 6 7 8 9 10 11 9999") {
		no := i + 1
		if name == "9999" {
			no = 9999
		}
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: no, Name: "Player " + name},
			Rating: ratings["Player "+name], Team: []model.ID{13, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17}[i]})
	}
	match := func(p model.Pairing, x, y model.Points, games ...model.Game) model.Pairing {
		p.Games, p.Score = games, [2]model.Points{x, y}
		return p
	}
	game := func(a, b model.ID, white uint8, x, y model.Outcome) model.Game {
		return model.Game{Players: [2]model.ID{a, b}, White: white, Outcomes: [2]model.Outcome{x, y}}
	}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{
			match(board(1, 13, 14, model.Win, model.Loss), 3, 1, game(1, 4, 1, model.Win, model.Loss), game(2, 5, 0, model.Draw, model.Draw)),
			match(board(2, 16, 15, model.Draw, model.Draw), 2, 2, game(9, 6, 1, model.Win, model.Loss), game(10, 8, 0, model.Loss, model.Win)),
			bye(17, model.PairingBye)}},
		{Pairings: []model.Pairing{
			match(board(1, 13, 15, model.Loss, model.Win), 1, 3, game(1, 8, 1, model.Loss, model.Win), game(3, 6, 0, model.Draw, model.Draw)),
			match(board(2, 14, 16, model.Draw, model.Draw), 2, 2, game(4, 9, 1, model.ForfeitWin, model.ForfeitLoss),
				game(0, 10, 0, model.ForfeitLoss, model.ForfeitWin)),
			bye(17, model.HalfBye)}},
		{Pairings: []model.Pairing{board(1, 16, 13, model.ForfeitWin, model.ForfeitLoss),
			board(2, 14, 17, model.DoubleForfeit, model.DoubleForfeit), bye(15, model.PairingBye)}},
	}
	return &model.Tournament{Name: "Club Cup", Start: "2026", Sections: []*model.Section{s}, LastID: 1}
}

// TestCompleteFiles reads the two files, compares every field of the events, and writes both
// editions of them, byte by byte as they were written by hand.
func TestCompleteFiles(t *testing.T) {
	printed := func(code string, first model.ID, values ...string) Printed {
		p := Printed{code, map[model.ID]string{}}
		for i, v := range values {
			p.Values[first+model.ID(i)] = v
		}
		return p
	}
	for _, c := range []struct {
		name     string
		want     *model.Tournament
		problems string
		printed  []Printed
		lost     []string // in the older edition
	}{
		{"individual", individualEvent(), "Line 48, column 1: the record \"XYZ\" is not known; it is kept as it stands.",
			[]Printed{printed("PTS", 1, "5.5", "2.0", "2.0", "3.5", "0.5", "4.5", "3.0"),
				printed("PLACE", 1, "1", "5", "6", "3", "7", "2", "4")},
			[]string{"clubs, since lists of members would make a team event of it", "which rating counts, which TRF16 has no record for",
				"the tie-breaks, which TRF16 has no record for", "points added or taken away, which TRF16 has no record for",
				"from when to when pairs are forbidden, which TRF16 has no place for"}},
		{"team", teamEvent(), "", []Printed{printed("MPTS", 13, "3.0", "0.0", "5.5", "5.0", "2.5"),
			printed("GPTS", 13, "2.0", "2.0", "3.5", "4.0", "2.0"), printed("PLACE", 13, "3", "4", "2", "1", "5")},
			[]string{"the tie-breaks, which TRF16 has no record for", "points added or taken away, which TRF16 has no record for",
				"line-ups that are not in the order of the roster, which TRF16 has no record for",
				"forfeited matches without line-ups, which TRF16 has no record for", "byes of teams, which TRF16 has no record for",
				"fictitious match points, which TRF16 has no record for"}},
	} {
		text := complete(t, c.name)
		res := must.Have(Read(strings.NewReader(text), known))(t)
		if diff := cmp.Diff(c.want, res.Tournament); diff != "" {
			t.Errorf("%s (- wanted, + read):\n%s", c.name, diff)
		}
		if got := res.Problems.Error(); got != c.problems || res.Encoding != "UTF-8" {
			t.Errorf("%s, in %s, says %s\nwant %s", c.name, res.Encoding, got, c.problems)
		}
		if diff := cmp.Diff(c.printed, res.Printed); diff != "" {
			t.Errorf("%s: printed (- wanted, + read):\n%s", c.name, diff)
		}
		now, lost := write(t, c.want, Options{})
		if diff := cmp.Diff(strings.ReplaceAll(text, "\n", "\r\n"), now); diff != "" || len(lost) > 0 {
			t.Errorf("%s (- wanted, + written):\n%s\nlost %q", c.name, diff, lost)
		}
		old, lost := write(t, c.want, Options{Edition: TRF16})
		if diff := cmp.Diff(strings.ReplaceAll(complete(t, c.name+"-16"), "\n", "\r\n"), old); diff != "" {
			t.Errorf("%s, the older edition (- wanted, + written):\n%s", c.name, diff)
		}
		if diff := cmp.Diff(c.lost, lost); diff != "" {
			t.Errorf("%s: what the older edition has no place for (- wanted, + said):\n%s", c.name, diff)
		}
	}
}

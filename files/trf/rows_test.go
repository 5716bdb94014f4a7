package trf

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
)

// TestFields: how scores, names and dates are fitted into their columns.
func TestFields(t *testing.T) {
	for p, want := range map[model.Points]string{0: "0.0", 3: "1.5", -1: "-0.5", 199: "99.5", 200: "100", 201: "", 19998: "9999", 20000: "",
		-198: "-99", -19: "-9.5",
		-21: ""} {
		wr := &writer{said: map[string]bool{}}
		if got := wr.four(p); got != want || (len(wr.lost) > 0) != (want == "") {
			t.Errorf("%s is written %q, want %q; %v", p, got, want, wr.lost)
		}
	}
	for d, want := range map[model.Date]string{"": "", "1999": "1999/00/00", "1999-12-31": "1999/12/31"} {
		if got := birth(d); got != want {
			t.Errorf("%q is written %q", d, got)
		}
	}
	for d, want := range map[model.Date]string{"": "", "1999": "", "1999-12-31": "99/12/31"} {
		if got := shortDate(d); got != want {
			t.Errorf("%q is written %q", d, got)
		}
	}
	for s, want := range map[string]string{"": "    ", "ab": "ab  ", "äöüß": "äöüß", "äöüßx": "äöüß", " a\nb ": "a b "} {
		if got := pad(s, 4); got != want {
			t.Errorf("%q is written %q", s, got)
		}
	}
	if got := cellText(0, '-', 'H') + cellText(1, 'w', '1') + cellText(1234, 'b', '0'); got != "0000 - H   1 w 11234 b 0" {
		t.Error(got)
	}
}

// written are the lines with identifiers of a changed event of three players, or of teams of one.
func written(t *testing.T, teams bool, edition Edition, ids string, change func(*model.Tournament, *model.Section)) []string {
	t.Helper()
	event, s := open(make([]model.Player, 3)...)
	if teams {
		event, s = club(3)
	}
	change(event, s)
	text, lost := write(t, event, Options{Edition: edition})
	return append(records(text, strings.Fields(ids)...), lost...)
}

// written001 is a written record 001.
func written001(no int, name string, points string, rank int, cells string) string {
	return strings.TrimRight(strings.TrimSuffix(rec("001", 5, fmt.Sprintf("%4d", no), 15, name, 81, points, 86, fmt.Sprintf("%4d", rank), 92,
		cells), "\n"), " ")
}

// TestPlayersRows: cells, byes of rounds to come, places.
func TestPlayersRows(t *testing.T) {
	two := func(_ *model.Tournament, s *model.Section) {
		s.Rounds = []model.Round{{Pairings: []model.Pairing{board(1, 2, 1, model.Draw, model.Draw), bye(3, model.PairingBye)}},
			{Pairings: []model.Pairing{board(1, 1, 3, model.Pending, model.Pending)}}}
		s.Rounds[1].Pairings[0].NoColours = true
	}
	for _, c := range []struct {
		what    string
		edition Edition
		change  func(*model.Tournament, *model.Section)
		want    []string
	}{
		{"a draw, a bye, a board without result or colours, an absence", TRF26, two, []string{
			written001(1, "A", " 0.5", 2, "   2 b =     3 - ?"), written001(2, "B", " 0.5", 3, "   1 w =          "),
			written001(3, "C", " 1.0", 1, "0000 - U     1 - ?")}},
		{"byes to come in the older edition", TRF16, func(tr *model.Tournament, s *model.Section) {
			two(tr, s)
			s.Players[0].Byes = asked(1, model.ZeroBye, 4, model.HalfBye)
			s.Players[1].Withdrawn, s.Players[2].Byes, s.Planned = 3, asked(3, model.FullBye), 4
		}, []string{written001(1, "A", " 0.5", 2, "   2 b =     3 -              0000 - H"),
			written001(2, "B", " 0.5", 3, "   1 w =            0000 - Z  0000 - Z"), written001(3, "C", " 1.0", 1, "0000 - U     1 -    0000 - F")}},
		{"byes to come", TRF26, func(tr *model.Tournament, s *model.Section) {
			two(tr, s)
			s.Players[0].Byes = asked(1, model.ZeroBye, 2, model.HalfBye, 3, model.HalfBye, 6, model.HalfBye)
			s.Players[1].Withdrawn, s.Players[2].Byes, s.Planned = 4, asked(3, model.HalfBye), 4
		}, []string{written001(1, "A", " 0.5", 2, "   2 b =     3 - ?"), written001(2, "B", " 0.5", 3, "   1 w ="),
			written001(3, "C", " 1.0", 1, "0000 - U     1 - ?"), "240 H   3    1    3", "240 Z   4    2", "240 Z   5    2", "240 H   6    1",
			"240 Z   6    2"}},
		{"not there yet", TRF26, func(_ *model.Tournament, s *model.Section) { s.Players[1].Entered, s.Planned = 2, 2 }, []string{
			written001(1, "A", " 0.0", 1, ""), written001(2, "B", " 0.0", 2, ""), written001(3, "C", " 0.0", 3, ""), "240 Z   1    2",
			"when late players entered: they are absent in the rounds before"}},
		{"clubs", TRF26, func(_ *model.Tournament, s *model.Section) {
			s.Players[0].Club, s.Players[1].Club, s.Players[2].Club = "Y", " ", "Y"
		},
			[]string{written001(1, "A", " 0.0", 1, ""), written001(2, "B", " 0.0", 2, ""), written001(3, "C", " 0.0", 3, ""),
				strings.TrimSuffix(rec("013", 5, "Y", 37, "   1    3"), "\n")}},
	} {
		if diff := cmp.Diff(c.want, written(t, false, c.edition, "001 013 240", c.change)); diff != "" {
			t.Errorf("%s (- wanted, + written)\n%s", c.what, diff)
		}
	}
	event, s := open(make([]model.Player, 2)...)
	s.Players[0].Byes, s.Players[1].Byes = asked(200, model.HalfBye), asked(201, model.HalfBye, 300, model.FullBye)
	text, _ := write(t, event, Options{Rank: func(id model.ID) int { return 10 * int(id) }})
	if diff := cmp.Diff([]string{written001(1, "A", " 0.0", 10, ""), written001(2, "B", " 0.0", 20, ""), "240 H 200    1"},
		records(text, "001", "240")); diff != "" {
		t.Errorf("places given, and rounds as late as they can be (- wanted, + written)\n%s", diff)
	}
}

// TestNationalRows: national ratings stand under the federation of the player, or of the event;
// without either in record 001 where FIDE's is missing.
func TestNationalRows(t *testing.T) {
	rating := func(id, no, rating, number string) string {
		return strings.TrimRight(rec(id, 5, no, 15, string(rune('A'+no[3]-'1')), 49, rating, 58, number), " \n")
	}
	for _, c := range []struct {
		what  string
		event string
		p     model.Player
		extra []model.Extra
		want  []string
	}{
		{"nothing", "USA", model.Player{}, nil, nil}, {"a number", "USA", model.Player{NationalID: "12345678901x"}, nil, []string{rating("USA",
			"   1", "", "12345678901")}},
		{"a rating", "USA", model.Player{NationalRating: 1}, nil, []string{rating("USA", "   1", "   1", "")}},
		{"another federation", "USA", model.Player{Entry: model.Entry{Federation: "CAN"}, NationalRating: 1500, Title: "GM"}, nil,
			[]string{rating("CAN", "   1", "1500", "")}},
		{"no code", "USA", model.Player{Entry: model.Entry{Federation: "Canada"}, NationalRating: 1500}, nil, []string{rating("USA", "   1",
			"1500", "")}},
		{"no code at all", "us", model.Player{NationalRating: 1500}, nil, nil},
		{"as it was read", "USA", model.Player{NationalRating: 1500}, []model.Extra{{Key: "XYZ", Text: "    1"}, {Key: "USA",
			Text: "    1   xyz"}},
			[]string{"USA    1   xyz", "XYZ    1"}},
		{"that of another was read", "USA", model.Player{NationalRating: 1500}, []model.Extra{{Key: "USA", Text: "    2   xyz"}},
			[]string{"USA    2   xyz", rating("USA", "   1", "1500", "")}},
	} {
		got := written(t, false, TRF26, "USA CAN us XYZ", func(tr *model.Tournament, s *model.Section) {
			tr.Federation, s.Extra = c.event, c.extra
			c.p.ID, c.p.Number, c.p.Name = 1, 1, "A"
			s.Players[0] = c.p
		})
		if c.what == "no code at all" {
			c.want = []string{"national numbers and ratings of players without a federation of three letters"}
		}
		if c.what == "as it was read" { // a national record is any with three capital letters
			c.want = []string{"XYZ    1", "USA    1   xyz"}
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (- wanted, + written)\n%s", c.what, diff)
		}
	}
	for _, c := range []struct {
		fed            string
		fide, national model.Rating
		want           string
	}{{"USA", 0, 1500, ""}, {"USA", 1600, 1500, "1600"}, {"", 0, 1500, "1500"}, {"", 1600, 1500, "1600"}, {"", 1, 1500, "1"}, {"", 0, 0, ""},
		{"USA", 1, 0, "1"}} {
		event, _ := open(model.Player{Rating: c.fide, NationalRating: c.national})
		event.Federation = c.fed
		text, _ := write(t, event, Options{})
		if got := strings.TrimSpace(records(text, "001")[0][48:52]); got != c.want {
			t.Errorf("%+v: written is %q", c, got)
		}
	}
}

// TestCutRows: what is too long is cut where its columns end; the weakest team has a strength.
func TestCutRows(t *testing.T) {
	event, _ := open(model.Player{Entry: model.Entry{Name: strings.Repeat("n", 34), Federation: "ENGL"}, Title: "WGMX", Sex: "w", Rating: 2500,
		FideID: "123456789012", Birth: "1999-12-31"})
	text, _ := write(t, event, Options{})
	want := rec("001", 5, "   1", 10, "wWGM", 15, strings.Repeat("n", 33), 49, "2500 ENG 12345678901 1999/12/31", 81, " 0.0", 86, "   1")
	if got := records(text, "001")[0] + "\n"; got != want {
		t.Errorf("%q\nwant %q", got, want)
	}
	event, s := open(model.Player{}, model.Player{}, model.Player{})
	s.Format, s.Rounds = model.RoundRobin, []model.Round{{Pairings: []model.Pairing{board(1, 1, 2, model.Win, model.Loss)}}, {}}
	text, _ = write(t, event, Options{})
	if got := records(text, "001")[2]; got != written001(3, "C", " 0.0", 3, "") {
		t.Errorf("who rests is written %q", got)
	}
	event, s = open(model.Player{NationalRating: 1500})
	event.Federation, s.Players[0].Number, s.Extra = "USA", 1234, []model.Extra{{Key: "USA", Text: " 1234xabc"}}
	text, _ = write(t, event, Options{})
	if got := records(text, "USA"); !slices.Equal(got, []string{"USA 1234xabc"}) {
		t.Errorf("%q", got)
	}
	event, s = club(1)
	s.Teams[0].Strength = 1
	text, _ = write(t, event, Options{})
	if got, want := records(text, "310")[0]+"\n", rec("310", 5, "  1", 9, "T1", 48, "     1", 55, "   0.0", 62, "   0.0", 69, "  1", 74,
		"   1"); got != want {
		t.Errorf("%q\nwant %q", got, want)
	}
	s.Acceleration = []model.Acceleration{{From: 1, To: 1, First: 1, Last: 1, Games: 1}}
	if text, lost := write(t, event, Options{Edition: TRF16}); len(lost) > 0 || len(records(text, "XXA    1  0.5")) != 1 {
		t.Errorf("lost is %q from\n%s", lost, text)
	}
}

// TestDecisionRows: points added, fictitious points and forbidden pairs.
func TestDecisionRows(t *testing.T) {
	for _, c := range []struct {
		what    string
		teams   bool
		edition Edition
		change  func(*model.Tournament, *model.Section)
		want    []string
	}{
		{"of players, match points are none", false, TRF26, func(_ *model.Tournament, s *model.Section) {
			s.Acceleration = []model.Acceleration{{From: 1, To: 2, First: 1, Last: 2, Match: 4, Games: 2}, {From: 1, To: 2, First: 1, Last: 2,
				Match: 4}}
			s.Adjustments = []model.Adjustment{{Who: 3, Round: 1, Match: 4, Games: 1}, {Who: 2, Match: 4}}
			s.Forbidden = []model.Forbidden{{Who: []model.ID{3, 1}, From: 1, To: 2}, {Who: []model.ID{1, 2}}}
		}, []string{"250       1.0   1   2    1    2", "250             1   2    1    2", "260   1   2    3    1", "260            1    2",
			"299           0.5    1    3", "299                       2"}},
		{"of teams", true, TRF26, func(_ *model.Tournament, s *model.Section) {
			s.Acceleration = []model.Acceleration{{From: 1, To: 2, First: 1, Last: 2, Match: 1, Games: 1}, {From: 1, To: 2, First: 1, Last: 2,
				Match: 4}}
			s.Adjustments = []model.Adjustment{{Who: 6, Round: 1, Match: 1, Games: 1}, {Who: 5, Games: 4}}
			s.Forbidden = []model.Forbidden{{Who: []model.ID{6, 4}}}
		}, []string{"250  0.5  0.5   1   2    1    2", "250  2.0        1   2    1    2", "260            3    1", "299     0.5   0.5    1    3",
			"299           2.0         2"}},
		{"in the older edition", false, TRF16, func(_ *model.Tournament, s *model.Section) {
			s.Acceleration = []model.Acceleration{{From: 2, To: 3, First: 2, Last: 3, Games: 1, Match: 1}, {From: 1, To: 1, First: 1, Last: 2,
				Games: 2},
				{From: 1, To: 1, First: 1, Last: 2, Match: 1}}
		}, []string{"XXA    2  0.0  0.5  0.5", "XXA    3  0.0  0.5  0.5", "XXA    1  1.0", "XXA    2  1.0"}},
	} {
		if diff := cmp.Diff(c.want, written(t, c.teams, c.edition, "250 260 299 XXA", c.change)); diff != "" {
			t.Errorf("%s (- wanted, + written)\n%s", c.what, diff)
		}
	}
}

// TestTeamRows: line-ups, forfeits and byes of teams.
func TestTeamRows(t *testing.T) {
	match := func(p model.Pairing, x, y model.Points, games ...model.Game) func(*model.Tournament, *model.Section) {
		return func(_ *model.Tournament, s *model.Section) {
			p.Games, p.Score = games, [2]model.Points{x, y}
			s.Rounds = []model.Round{{}, {Pairings: []model.Pairing{p}}}
		}
	}
	game := func(a, b model.ID, x, y model.Outcome) model.Game {
		return model.Game{Players: [2]model.ID{a, b}, Outcomes: [2]model.Outcome{x, y}}
	}
	const z = "0000 - Z  "
	row := func(no int, points, cell string) string {
		return strings.TrimSuffix(rec("001", 5, fmt.Sprintf("%4d", no), 15, string(rune('A'+no-1)), 81, points, 92, z+cell), "\n")
	}
	rows := func(more ...string) []string {
		return append([]string{row(1, " 0.0", "0000 - Z"), row(2, " 0.0", "0000 - Z"), row(3, " 0.0",
			"0000 - Z")}, more...)
	}
	for _, c := range []struct {
		what     string
		change   func(*model.Tournament, *model.Section)
		now, old []string
	}{
		{"a win", match(board(4, 4, 5, model.Win, model.Loss), 2, 0, game(1, 2, model.Win, model.Loss)),
			[]string{row(1, " 1.0", "   2 w 1"), row(2, " 0.0", "   1 b 0"), row(3, " 0.0", "0000 - Z")},
			[]string{row(1, " 1.0", "   2 w 1"), row(2, " 0.0", "   1 b 0"), row(3, " 0.0", "0000 - Z")}},
		{"not played yet", match(board(4, 4, 5, model.Pending, model.Pending), 0, 0, game(1, 2, model.Pending, model.Pending)),
			[]string{row(1, " 0.0", "   2 w ?"), row(2, " 0.0", "   1 b ?"), row(3, " 0.0", "0000 - Z")},
			[]string{row(1, " 0.0", "   2 w"), row(2, " 0.0", "   1 b"), row(3, " 0.0", "0000 - Z")}},
		{"no boards", match(board(4, 4, 5, model.Win, model.Loss), 2, 0),
			rows("300   2   1   2", "300   2   2   1", "round 2: the score of the match on table 4, which has no boards"),
			rows("round 2: the score of the match on table 4, which has no boards")},
		{"a game against nobody", match(board(4, 4, 5, model.Win, model.Loss), 2, 0, game(1, 0, model.Win, model.Loss)),
			[]string{row(1, " 1.0", "0000 - 1"), row(2, " 0.0", "0000 - Z"), row(3, " 0.0", "0000 - Z"), "300   2   1   2    1",
				"300   2   2   1    0", "round 2: the results on boards of table 4 where a side has nobody"},
			[]string{row(1, " 1.0", "0000 - 1"), row(2, " 0.0", "0000 - Z"), row(3, " 0.0", "0000 - Z"),
				"round 2: the results on boards of table 4 where a side has nobody",
				"line-ups that are not in the order of the roster, which TRF16 has no record for"}},
		{"paired alone", match(board(4, 4, 5, model.Pending, model.Pending), 0, 0),
			rows("300   2   1   2", "300   2   2   1"),
			rows("round 2: that T1 and T2 are paired, until there are line-ups")},
		{"a forfeit without boards", match(board(4, 6, 5, model.ForfeitLoss, model.ForfeitWin), 0, 0), rows("330 -+   2   3   2"),
			rows("forfeited matches without line-ups, which TRF16 has no record for")},
		{"a forfeit with boards", match(board(4, 4, 5, model.ForfeitWin, model.ForfeitLoss), 2, 0, game(1, 0, model.ForfeitWin,
			model.ForfeitLoss)),
			[]string{row(1, " 1.0", "0000 - +"), row(2, " 0.0", "0000 - Z"), row(3, " 0.0", "0000 - Z"), "300   2   2   1    0",
				"330 +-   2   1   2"},
			[]string{row(1, " 1.0", "0000 - +"), row(2, " 0.0", "0000 - Z"), row(3, " 0.0", "0000 - Z"),
				"line-ups that are not in the order of the roster, which TRF16 has no record for"}},
		{"an empty board of the other side", match(board(4, 4, 5, model.ForfeitLoss, model.ForfeitWin), 0, 2,
			game(0, 2, model.ForfeitLoss, model.ForfeitWin)),
			[]string{row(1, " 0.0", "0000 - Z"), row(2, " 1.0", "0000 - +"), row(3, " 0.0", "0000 - Z"), "300   2   1   2    0",
				"330 -+   2   1   2"},
			[]string{row(1, " 0.0", "0000 - Z"), row(2, " 1.0", "0000 - +"), row(3, " 0.0", "0000 - Z"),
				"line-ups that are not in the order of the roster, which TRF16 has no record for"}},
		{"nobody came to a board", match(board(4, 4, 5, model.DoubleForfeit, model.DoubleForfeit), 0, 0,
			game(1, 2, model.DoubleForfeit, model.DoubleForfeit)),
			[]string{row(1, " 0.0", "   2 w -"), row(2, " 0.0", "   1 b -"), row(3, " 0.0", "0000 - Z"), "330 --   2   1   2"},
			[]string{row(1, " 0.0", "   2 w -"), row(2, " 0.0", "   1 b -"), row(3, " 0.0", "0000 - Z")}},
		{"the bye of the pairing", match(bye(5, model.PairingBye), 0, 0), rows("320  1.0  0.5       2"),
			rows("byes of teams, which TRF16 has no record for")},
		{"a half-point bye", match(bye(5, model.HalfBye), 0, 0), rows("240 H   2    2"), rows("byes of teams, which TRF16 has no record for")},
		{"a full-point bye", match(bye(6, model.FullBye), 0, 0), rows("240 F   2    3"), rows("byes of teams, which TRF16 has no record for")},
		{"the bye of the first team", match(bye(4, model.PairingBye), 0, 0), rows("320  1.0  0.5       1"),
			rows("byes of teams, which TRF16 has no record for")},
		{"a half-point bye in the first round", func(_ *model.Tournament, s *model.Section) {
			s.Rounds = []model.Round{{Pairings: []model.Pairing{bye(5, model.HalfBye)}}, {}}
		}, rows("240 H   1    2"), rows("byes of teams, which TRF16 has no record for")},
		{"a bye by the rules of US Chess, which a reader does not know of", func(_ *model.Tournament, s *model.Section) {
			s.Rounds, s.Rulebook, s.Scoring.MatchBye, s.Scoring.GamesBye = make([]model.Round, 2), model.USChessRules, 4, 2
		}, rows("320  2.0  1.0"), rows()},
		{"by its tie-breaks", func(_ *model.Tournament, s *model.Section) {
			s.Rounds, s.Ranking.Unplayed, s.Scoring.MatchBye, s.Scoring.GamesBye = make([]model.Round, 2), "us", 4, 2
		}, rows("320  2.0  1.0"), rows()},
		{"one who waited in vain", match(board(4, 4, 5, model.DoubleForfeit, model.DoubleForfeit), 0, 0,
			game(1, 0, model.DoubleForfeit, model.DoubleForfeit)),
			[]string{row(1, " 0.0", "0000 - -"), row(2, " 0.0", "0000 - Z"), row(3, " 0.0", "0000 - Z"), "300   2   1   2    1",
				"300   2   2   1    0",
				"330 --   2   1   2"},
			[]string{row(1, " 0.0", "0000 - -"), row(2, " 0.0", "0000 - Z"), row(3, " 0.0", "0000 - Z"),
				"line-ups that are not in the order of the roster, which TRF16 has no record for"}},
		{"an absence", match(bye(6, model.Absent), 0, 0), rows(), rows("byes of teams, which TRF16 has no record for")},
		{"nothing", func(_ *model.Tournament, s *model.Section) { s.Rounds = make([]model.Round, 2) }, rows(), rows()},
		{"a bye of its own worth", func(_ *model.Tournament, s *model.Section) { s.Rounds, s.Scoring.MatchBye = make([]model.Round, 2), 4 },
			rows("320  2.0  0.5"), rows()},
		{"a bye of its own worth in game points", func(_ *model.Tournament, s *model.Section) {
			s.Rounds,
				s.Scoring.GamesBye = make([]model.Round, 2),
				2
		},
			rows("320  1.0  1.0"), rows()},
		{"byes to come", func(_ *model.Tournament, s *model.Section) {
			s.Rounds, s.Planned, s.Teams[0].Withdrawn, s.Teams[1].Byes = make([]model.Round, 2), 4, 4, asked(1, model.HalfBye, 3, model.FullBye)
		}, rows("240 F   3    2", "240 Z   4    1"), rows("byes of teams, which TRF16 has no record for")},
		{"byes of the pairing to come", func(_ *model.Tournament, s *model.Section) {
			s.Rounds, s.Planned, s.Teams[0].Byes, s.Teams[1].Byes = make([]model.Round, 2), 5, asked(4, model.PairingBye),
				asked(3, model.PairingBye, 4, model.PairingBye)
		}, rows("320  1.0  0.5           2   1", "round 4: that T2 has a bye in advance, as another team has one too"),
			rows("byes of teams, which TRF16 has no record for")},
	} {
		for edition, want := range [][]string{c.now, c.old} {
			got := written(t, true, Edition(edition), "001 300 330 320 240", func(tr *model.Tournament, s *model.Section) {
				s.Scoring.MatchBye, s.Scoring.GamesBye = s.Scoring.MatchDraw, 1
				c.change(tr, s)
			})
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s, edition %d (- wanted, + written)\n%s", c.what, edition, diff)
			}
		}
	}
}

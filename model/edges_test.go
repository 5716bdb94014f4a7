package model

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/phrase"
)

// TestPointsInEachSpelling: one decimal, as short as can be, and as an arbiter writes.
func TestPointsInEachSpelling(t *testing.T) {
	for p, want := range map[Points]string{0: "0.0 0 0", 1: "0.5 0.5 ½", 2: "1.0 1 1", 3: "1.5 1.5 1½", 4: "2.0 2 2", 20: "10.0 10 10",
		21: "10.5 10.5 10½", -1: "-0.5 -0.5 -½", -2: "-1.0 -1 -1", -3: "-1.5 -1.5 -1½"} {
		if got := p.String() + " " + p.Short() + " " + p.Fraction(); got != want {
			t.Errorf("%d is written %s, want %s", int(p), got, want)
		}
	}
	for text, want := range map[string]Points{" 3 ": 6, "3.": 6, "3.50": 7, "-½": -1, "- 1/2": -1, "-3 1/2": -7, "3 ½": 7,
		"65535": 131070, "0.0": 0,
		"1½": 3, "0.500": 1, "-0": 0} {
		if got, err := ParsePoints(text); err != nil || got != want {
			t.Errorf("%q is %d, %v; want %d", text, int(got), err, int(want))
		}
	}
	for _, text := range []string{"", " ", "-", ".", ",", "-.", "65536", "65536½", "a", "a½", "½½", "3.05", "3.55", "3.1", "1.2.5",
		"3½5", "+1", "½1"} {
		want := fmt.Sprintf("%q is not a score: write whole or half points, such as 3, 3.5 or 3½", text)
		if got, err := ParsePoints(text); err == nil || err.Error() != want || got != 0 {
			t.Errorf("%q is %d, %v; want %s", text, int(got), err, want)
		}
	}
	if Rating(0).String() != "unr." || Rating(1).String() != "1" || Rating(1500).String() != "1500" {
		t.Error("a rating is written otherwise")
	}
}

// TestScoresOfMatches: two scores with a dash of any length or a colon between them.
func TestScoresOfMatches(t *testing.T) {
	for text, want := range map[string][2]Points{"3-1": {6, 2}, "3—1": {6, 2}, "3−1": {6, 2}, "3–1": {6, 2}, "3:1": {6, 2},
		" 0 - ½ ": {0, 1}} {
		if got, err := ParseMatchScore(text); err != nil || got != want {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "3", "-", "3-", "-1", "3- ", " -1", "3--1", "x-1", "1-x", "1-2-3", "31"} {
		want := fmt.Sprintf("%q is not a match score: write both sides' game points, such as 3½-½ or 2.5-1.5", text)
		if got, err := ParseMatchScore(text); err == nil || err.Error() != want || got != [2]Points{} {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	for text, want := range map[string][2]Outcome{"1–0": {Win, Loss}, "0—1": {Loss, Win}, "½−½": {Draw, Draw}, " 1 - 0 ": {Win,
		Loss},
		"W":     {Win, Loss},
		"+ - -": {ForfeitWin, ForfeitLoss}, "": {}} {
		if got, err := ParseResult(text); err != nil || got != want {
			t.Errorf("%q is %v, %v", text, got, err)
		}
	}
	want := `"9-9" is not a result: write 1-0, 0-1, ½-½, + - (forfeit win), - + or - - (both forfeit)`
	if got, err := ParseResult("9-9"); err == nil || err.Error() != want || got != [2]Outcome{} {
		t.Errorf("9-9 is %v, %v", got, err)
	}
	if got := ResultText([2]Outcome{Win, Win}); got != "win / win" {
		t.Errorf("a result that there is not is written %q", got)
	}
}

// TestProblemsAsSentences: place, what is wrong, cure, each only where there is one.
func TestProblemsAsSentences(t *testing.T) {
	what := phrase.New("something is wrong")
	for want, p := range map[string]Problem{
		"Something is wrong.":          {What: what},
		"Something is wrong. Mend it.": {What: what, Cure: phrase.New("Mend it")},
		"Open: something is wrong.":    {Section: "Open", What: what},
		"Round 1: something is wrong.": {Round: 1, What: what},
		"Board 1: something is wrong.": {Board: 1, What: what},
		"Anna: something is wrong.":    {Who: "Anna", What: what},
		"Open, round 2, board 3, Anna: something is wrong. Mend it now.": {Section: "Open", Round: 2, Board: 3, Who: "Anna", Field: "city",
			What: what, Cure: phrase.New("Mend it now"), Grave: true},
	} {
		if got := p.Error(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	ps := Problems{{What: what}, {What: what, Grave: true, Board: 1}}
	if got := ps.Error(); got != "Something is wrong.\nBoard 1: something is wrong." {
		t.Error(got)
	}
	if g := ps.Grave(); len(g) != 1 || g[0].Board != 1 {
		t.Errorf("grave are %v", g)
	}
}

// TestWhatIsSound: an empty place in a line-up, a match without a number of boards, points that just fit.
func TestWhatIsSound(t *testing.T) {
	for what, change := range map[string]func(*Section){
		"an empty place":            func(s *Section) { s.Rounds[0].Pairings[0].Games[1].Players = [2]ID{} },
		"no number of boards":       func(s *Section) { s.Boards, s.Rounds[0].Pairings[1].Score = 0, [2]Points{1, 9} },
		"all boards given":          func(s *Section) { s.Rounds[0].Pairings[1].Score = [2]Points{0, 4} },
		"a match that is not begun": func(s *Section) { s.Rounds[0].Pairings[1] = Pairing{Board: 2, Sides: [2]ID{3, 4}} },
		"a match that was forfeited": func(s *Section) {
			s.Rounds[0].Pairings[1] = Pairing{Board: 2, Sides: [2]ID{3, 4}, Outcomes: [2]Outcome{ForfeitWin, ForfeitLoss}}
		},
		"every bye": func(s *Section) {
			s.Rounds[0].Pairings = nil
			for i, o := range []Outcome{PairingBye, FullBye, HalfBye, ZeroBye} {
				s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, Pairing{Sides: [2]ID{ID(i + 1)}, Outcomes: [2]Outcome{o}})
			}
		},
		"nobody on a roster": func(s *Section) { s.Teams[2].Roster = nil },
	} {
		s := small()
		change(s)
		if ps := s.Check(); len(ps) > 0 {
			t.Errorf("%s: %v", what, ps)
		}
	}
}

// TestWhatIsNot: faults that stand beside others, and those of sections of players.
func TestWhatIsNot(t *testing.T) {
	for want, change := range map[string]func(*Section){
		"Open, round 1: participant 0 does not exist. Pair the board anew.\n" +
			"Open, round 1: a participant is paired with itself. Pair the board anew.\n" +
			`Open, round 1:  has no opponent but the outcome "not played yet". Give a bye, or an opponent.`: func(s *Section) {
			s.Rounds[0].Pairings[1] = Pairing{}
		},
		"Open, round 1, board 1: the match score 1½-½ does not add up to its boards, which make 1½-½. Correct the score or a " +
			"board.": func(
			s *Section) {
			s.Rounds[0].Pairings[0].Outcomes = [2]Outcome{Draw, Draw}
		},
		"Open, round 1, board 2: win for one side and draw for the other contradict each other. Enter the result again.\n" +
			"Open, round 1, board 2: the match score ½-1½ does not fit the result win / draw. Enter the match score " +
			"again.": func(s *Section) {
			s.Rounds[0].Pairings[1].Outcomes = [2]Outcome{Win, Draw}
		},
		"Open, round 1, board 1: board 2 of the match: player 77 of Team B does not exist. Choose the line-up again.": func(s *Section) {
			s.Rounds[0].Pairings[0].Games[1].Players[1] = 77
		},
	} {
		s := small()
		change(s)
		if got := s.Check().Error(); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
	for want, change := range map[string]func(*Section){
		"Open, Team A: lists a player (ID 99) who does not exist. Remove the player from the roster.\n" +
			"Open, Team C: lists a player (ID 99) who does not exist. Remove the player from the roster.": func(s *Section) {
			s.Teams[0].Roster, s.Teams[2].Roster = append(s.Teams[0].Roster, 99), append(s.Teams[2].Roster, 99)
		},
		"Open, round 1, board 2: loss for one side and not played yet for the other contradict each other. Enter the result again.\n" +
			"Open, round 1, board 2: the match score ½-1½ does not fit the result loss / not played yet. " +
			"Enter the match score again.": func(s *Section) { s.Rounds[0].Pairings[1].Outcomes[1] = Pending },
		"Open, Player d: has the same starting number 1 as Player c. Renumber one of them.": func(s *Section) { s.Players[1].Number = 1 },
	} {
		s := small()
		change(s)
		if got := s.Check().Error(); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
	one := small()
	one.Boards, one.Rounds[0].Pairings = 1, one.Rounds[0].Pairings[1:]
	if ps := one.Check(); len(ps) != 1 || !strings.Contains(ps.Error(), "the match score ½-1½ is more than") {
		t.Errorf("two points on one board: %v", ps)
	}
	single := &Section{Players: []Player{{Entry: Entry{ID: 1, Number: 1, Name: "Ann"}}, {Entry: Entry{ID: 2, Number: 2, Name: "Bea"}}},
		Rounds: []Round{{}, {Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{Win, Draw}}}}}}
	if got, want := single.Check().Error(), "Round 2, board 1: win for one side and draw for the other contradict each other. "+
		"Enter the result again."; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	if ps := (&Tournament{Sections: []*Section{{ID: -1}, {ID: 1}, {ID: 1}}}).Check(); len(ps) != 2 {
		t.Errorf("%v", ps)
	}
}

// TestWhichRatingIsTheNationalOne, of players with neither, one and both; equal ratings are FIDE's.
func TestWhichRatingIsTheNationalOne(t *testing.T) {
	players := []Player{{}, {Rating: 1}, {NationalRating: 1}, {Rating: 1, NationalRating: 1}, {Rating: 2, NationalRating: 1}, {Rating: 1,
		NationalRating: 2}, {OwnRating: 3}, {Rating: 1, NationalRating: 2, OwnRating: 3}, {NationalRating: 2, OwnRating: 3}}
	for c, want := range map[RatingChoice]string{
		RatingUsual:         "- - n - - - - - n",
		RatingFIDE:          "- - - - - - - - -",
		RatingNational:      "n n n n n n n n n",
		RatingFIDEFirst:     "- - n - - - - - n",
		RatingNationalFirst: "n - n n n n n n n",
		RatingHigher:        "- - n - - n - n n",
		RatingLower:         "- - n - n - - - n",
		RatingOwnFirst:      "o - n - - - o o o",
	} {
		var got []string
		for _, p := range players {
			kind := c.Kind(&p)
			got = append(got, string("-no"[kind]))
			after, put := p, [3]Rating{p.Rating, p.NationalRating, p.OwnRating}
			put[kind] = 7
			if c.Put(&after, 7); [3]Rating{after.Rating, after.NationalRating, after.OwnRating} != put {
				t.Errorf("%s: 7 put into %+v makes %+v", c, p, after)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %s, want %s", c, got, want)
		}
	}
	for fed, want := range map[string]RatingChoice{"USA": RatingNationalFirst, "CAN": RatingNationalFirst, "ENG": RatingNationalFirst,
		"SCO": RatingNationalFirst, "WLS": RatingNationalFirst, "IRL": RatingNationalFirst, "AUS": RatingNationalFirst,
		"NZL": RatingNationalFirst,
		"NED": RatingNationalFirst, "GER": RatingHigher, "AUT": RatingFIDEFirst, "": RatingFIDEFirst} {
		if got := UsualRatings(fed); got != want {
			t.Errorf("%s counts %s, want %s", fed, got, want)
		}
	}
}

// TestWhoseTheEventIs: the federation says it; where none is given, the rules of the section.
func TestWhoseTheEventIs(t *testing.T) {
	for _, c := range []struct {
		t    *Tournament
		s    Section
		want bool
	}{
		{&Tournament{Federation: "USA"}, Section{}, true},
		{&Tournament{Federation: "GER"}, Section{Rulebook: USChessRules, Ranking: Ranking{Unplayed: "us"}}, false},
		{&Tournament{}, Section{Rulebook: USChessRules}, true},
		{&Tournament{}, Section{Ranking: Ranking{Unplayed: "us"}}, true},
		{nil, Section{Ranking: Ranking{Unplayed: "us"}}, true},
		{&Tournament{}, Section{}, false}, {nil, Section{}, false},
	} {
		if got := c.t.USChess(&c.s); got != c.want {
			t.Errorf("%+v, %+v: %v", c.t, c.s, got)
		}
	}
}

// TestStrengthInThousandths: the average half up; players who are not there, or unrated, are left out.
func TestStrengthInThousandths(t *testing.T) {
	s := &Section{Kind: TeamEvent}
	for i, r := range []Rating{1000, 1000, 1001, 0, 2000, 1003} {
		s.Players = append(s.Players, Player{Entry: Entry{ID: ID(i + 1)}, Rating: r})
	}
	for _, c := range []struct {
		boards int
		team   Team
		want   int
	}{
		{0, Team{}, 0}, {0, Team{Strength: 1}, 1000}, {0, Team{Strength: 1500, Roster: []ID{1}}, 1_500_000},
		{0, Team{Roster: []ID{1, 2, 3}}, 1_000_333}, {0, Team{Roster: []ID{1, 3, 3}}, 1_000_667}, {0, Team{Roster: []ID{4, 9}}, 0},
		{0, Team{Roster: []ID{1, 4, 9, 5}}, 1_500_000}, {1, Team{Roster: []ID{1, 5}}, 1_000_000}, {2, Team{Roster: []ID{1, 5, 5}},
			1_500_000},
		{3, Team{Roster: []ID{1, 5}}, 1_500_000}, {0, Team{Roster: []ID{1, 1, 1, 1, 1, 1, 6}}, 1_000_429},
	} {
		s.Boards = c.boards
		event := &Tournament{}
		if got := event.averager(s).strength(&c.team); got != c.want {
			t.Errorf("%d boards, %+v: %d, want %d", c.boards, c.team, got, c.want)
		}
		if got := event.Strengths(s)(&c.team); got != rounded(c.want) {
			t.Errorf("%d boards, %+v: %s", c.boards, c.team, got)
		}
	}
}

// TestWordsOfFiles: each value has its word, what is beyond them none, and a long word is cut short when it is
// refused.
func TestWordsOfFiles(t *testing.T) {
	type worded interface {
		fmt.Stringer
		phrase.Worded
		MarshalText() ([]byte, error)
	}
	for _, c := range []struct {
		of    func(n uint8) worded
		words []string
		what  string
	}{
		{func(n uint8) worded { return Kind(n) }, []string{"individual", "team"}, "kind"},
		{func(n uint8) worded { return Format(n) }, []string{"Swiss", "round robin", "double round robin", "Scheveningen", "Schiller", "Molter"},
			"format"},
		{func(n uint8) worded { return ScoreKind(n) }, []string{"match points", "game points"}, "score"},
		{func(n uint8) worded { return TimeControl(n) }, []string{"standard", "rapid", "blitz"}, "time control"},
		{func(n uint8) worded { return RatingChoice(n) }, []string{"", "FIDE", "national", "FIDE, else national", "national, else FIDE",
			"higher",
			"lower", "own, else FIDE, else national"}, "choice of ratings"},
		{func(n uint8) worded { return Outcome(n) }, OutcomeNames(), "outcome"},
	} {
		for n, want := range c.words {
			v := c.of(uint8(n))
			text, err := v.MarshalText()
			said := want
			if want == "" {
				said = "as the federation has it"
			}
			if err != nil || string(text) != want || v.String() != want || v.Words().String() != said {
				t.Errorf("%s %d is written %q and said %q, %v; want %q", c.what, n, text, v.Words(), err, want)
			}
		}
		n := uint8(len(c.words))
		want := fmt.Sprintf("%s %d does not exist", c.what, n)
		if text, err := c.of(n).MarshalText(); err == nil || err.Error() != want || text != nil {
			t.Errorf("%q, %v; want %s", text, err, want)
		}
	}
	for n, want := range []string{"FIDE", "US Chess", "own"} {
		if text, err := Rulebook(n).MarshalText(); err != nil || string(text) != want || Rulebook(n).String() != want {
			t.Errorf("rulebook %d is written %q, %v", n, text, err)
		}
	}
	for c, want := range map[Colour]string{NoColour: "no colour", White: "White", Black: "Black"} {
		if got := c.Words().String(); got != want {
			t.Errorf("colour %d is said %q", c, got)
		}
	}
	long := strings.Repeat("ä", 20)
	for text, want := range map[string]string{
		"x": `"x" is not a kind; known are ["individual" "team"]`, long: `"` + long + `" is not a kind; known are ["individual" "team"]`,
		"x" + long:       `"x` + strings.Repeat("ä", 19) + `…" is not a kind; known are ["individual" "team"]`,
		long + "xxxxxxx": `"` + long + `…" is not a kind; known are ["individual" "team"]`,
	} {
		var k Kind
		if err := k.UnmarshalText([]byte(text)); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	var o Outcome
	if err := o.UnmarshalText([]byte("won")); err == nil || !strings.HasPrefix(err.Error(),
		`"won" is not an outcome; known are ["not played yet"`) {
		t.Errorf("read as %s, %v", o, err)
	}
	for n, unmarshal := range []func([]byte) error{new(Format).UnmarshalText, new(Colour).UnmarshalText, new(ScoreKind).UnmarshalText,
		new(Rulebook).UnmarshalText, new(RatingChoice).UnmarshalText, new(TimeControl).UnmarshalText} {
		want := []string{`"x" is not a format; known are [`, `"x" is not a colour; known are [`, `"x" is not a score; known are [`,
			`"x" is not a rulebook; known are [`, `"x" is not a choice of ratings; known are [`,
			`"x" is not a time control; known are [`}[n]
		if err := unmarshal([]byte("x")); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	p := Points(5)
	if err := json.Unmarshal([]byte("null"), &p); err != nil || p != 5 {
		t.Errorf("null makes of 2½ %s, %v", p, err)
	}
	if err := p.UnmarshalJSON([]byte(`"x"`)); err == nil || p != 5 ||
		err.Error() != `"\"x\"" is not a score: write whole or half points, such as 3, 3.5 or 3½` {
		t.Errorf("x is %s, %v", p, err)
	}
	if b, err := json.Marshal([]Points{7, 8, -1}); err != nil || string(b) != "[3.5,4,-0.5]" {
		t.Errorf("%s, %v", b, err)
	}
}

// TestLastRoundPlayed: the last with a result on a board, even one board of a match; a board that is paired, and
// byes that bring nothing, make no round.
func TestLastRoundPlayed(t *testing.T) {
	bye := func(id ID, o Outcome) Pairing { return Pairing{Sides: [2]ID{id}, Outcomes: [2]Outcome{o}} }
	game := func(o Outcome) Pairing {
		return Pairing{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{o, o.Opposite()}}
	}
	begun := Pairing{Board: 1, Sides: [2]ID{1, 2}, Games: []Game{{}, {Outcomes: [2]Outcome{Draw, Draw}}}}
	open := Pairing{Board: 1, Sides: [2]ID{1, 2}, Games: []Game{{}, {}}}
	for _, c := range []struct {
		what   string
		rounds [][]Pairing
		want   int
	}{
		{"no rounds", nil, 0}, {"a win", [][]Pairing{{game(Win)}}, 1}, {"paired", [][]Pairing{{game(Pending)}}, 0},
		{"the second is paired", [][]Pairing{{game(Draw)}, {game(Pending)}}, 1}, {"a gap", [][]Pairing{{game(Pending)}, {game(Draw)}}, 2},
		{"a match is begun", [][]Pairing{{begun}}, 1}, {"a match with line-ups", [][]Pairing{{open}}, 0},
		{"a result behind a bye", [][]Pairing{{bye(3, HalfBye), game(Win)}}, 1}, {"a bye and a pairing", [][]Pairing{{bye(3, HalfBye),
			game(Pending)}}, 0},
		{"pairing-allocated", [][]Pairing{{bye(1, PairingBye), bye(2, ZeroBye)}}, 1}, {"full", [][]Pairing{{bye(1, ZeroBye), bye(2,
			FullBye)}}, 1},
		{"half", [][]Pairing{{bye(2, HalfBye), bye(1, Absent)}}, 1}, {"nothing", [][]Pairing{{bye(1, ZeroBye), bye(2, ZeroBye)}}, 0},
	} {
		s := &Section{Players: []Player{{Entry: Entry{ID: 1}}, {Entry: Entry{ID: 2}}, {Entry: Entry{ID: 3, Entered: 2, Withdrawn: 2}}}}
		for _, ps := range c.rounds {
			s.Rounds = append(s.Rounds, Round{Pairings: ps})
		}
		if got := s.Played(); got != c.want {
			t.Errorf("%s: %d, want %d", c.what, got, c.want)
		}
	}
}

// TestSettleForfeits: a match of which no board was played is forfeited; drawn where both sides have points.
func TestSettleForfeits(t *testing.T) {
	s := &Section{Kind: TeamEvent, Scoring: Classic(One, Half, 2)}
	won, lost := [2]Outcome{ForfeitWin, ForfeitLoss}, [2]Outcome{ForfeitLoss, ForfeitWin}
	for _, c := range []struct {
		games []Game
		score [2]Points
		want  [2]Outcome
	}{
		{[]Game{{Outcomes: won}, {Outcomes: lost}}, [2]Points{2, 2}, [2]Outcome{Draw, Draw}},
		{[]Game{{Outcomes: lost}}, [2]Points{0, 2}, lost}, {[]Game{{Outcomes: won}}, [2]Points{2, 0}, won},
		{[]Game{{Outcomes: [2]Outcome{DoubleForfeit, DoubleForfeit}}}, [2]Points{}, [2]Outcome{DoubleForfeit, DoubleForfeit}},
		{[]Game{{Outcomes: [2]Outcome{Loss, Loss}}}, [2]Points{}, [2]Outcome{Draw, Draw}},
		{[]Game{{Outcomes: won}, {}}, [2]Points{2, 0}, [2]Outcome{}},
		{[]Game{{Outcomes: [2]Outcome{Win, ForfeitLoss}}}, [2]Points{2, 0}, [2]Outcome{Win, Loss}}, // faulty: the first side's counts
		{[]Game{{Outcomes: won}, {Outcomes: [2]Outcome{Draw, Draw}}}, [2]Points{3, 1}, [2]Outcome{Win, Loss}},
	} {
		if p := s.Settle(Pairing{Sides: [2]ID{1, 2}, Games: c.games, Score: [2]Points{9, 9},
			Outcomes: won}); p.Score != c.score || p.Outcomes != c.want {
			t.Errorf("%v: %v %v, want %v %v", c.games, p.Score, p.Outcomes, c.score, c.want)
		}
	}
	cheap := &Section{Kind: TeamEvent, Scoring: Scoring{Win: 1}}
	if p := cheap.Settle(Pairing{Sides: [2]ID{1, 2}, Games: []Game{{Outcomes: won}, {Outcomes: lost}}}); p.Outcomes != [2]Outcome{Draw,
		Draw} {
		t.Errorf("half a point each makes %v", p.Outcomes)
	}
	bye := Pairing{Sides: [2]ID{1}, Outcomes: [2]Outcome{HalfBye}, Games: []Game{{}}, Score: [2]Points{9, 9}}
	if p := s.Settle(bye); p.Score != bye.Score || p.Outcomes != bye.Outcomes {
		t.Errorf("a bye becomes %+v", p)
	}
	alone := Pairing{Sides: [2]ID{1, 2}, Outcomes: won, Score: [2]Points{9, 9}}
	if p := s.Settle(alone); p.Score != alone.Score || p.Outcomes != won {
		t.Errorf("a match without boards becomes %+v", p)
	}
	for score, want := range map[[2]Points][2]Outcome{{2, 1}: {Win, Loss}, {1, 2}: {Loss, Win}, {1, 1}: {Draw, Draw}, {0, 0}: {Draw,
		Draw}} {
		if got := MatchOutcomes(score); got != want {
			t.Errorf("%v is %v", score, got)
		}
	}
}

// TestSheetOfTeams: byes asked for later, points of the arbiter, forfeits with line-ups, and who does not exist.
func TestSheetOfTeams(t *testing.T) {
	s := small()
	s.Planned, s.Scoring.MatchBye, s.Scoring.GamesBye = 3, 5, 7
	s.Teams[3].Byes = []ByeRequest{{Round: 3, Kind: HalfBye}, {Round: 2, Kind: FullBye}}
	s.Adjustments = []Adjustment{{Who: 1, Round: 1, Match: 1, Games: 2}, {Who: 2, Match: 3, Games: -1}, {Who: 9, Match: 1}, {Who: 3,
		Round: 3, Games: 1}}
	s.Rounds[0].Pairings = append(s.Rounds[0].Pairings, Pairing{Board: 3, Sides: [2]ID{8, 9}, Outcomes: [2]Outcome{Win, Loss}})
	for _, c := range []struct {
		after, rounds int
		want          [4][2]Points
	}{
		{-1, 1, [4][2]Points{{3, 5}, {3, 0}, {0, 1}, {2, 3}}},
		{0, 1, [4][2]Points{{3, 5}, {3, 0}, {0, 1}, {2, 3}}},
		{1, 1, [4][2]Points{{3, 5}, {3, 0}, {0, 1}, {2, 3}}},
		{2, 2, [4][2]Points{{3, 5}, {3, 0}, {0, 1}, {4, 7}}},
		{3, 3, [4][2]Points{{3, 5}, {3, 0}, {0, 2}, {5, 9}}},
		{4, 1, [4][2]Points{{3, 5}, {3, 0}, {0, 1}, {2, 3}}},
	} {
		sh := NewSheet(&Tournament{}, s, c.after)
		var got [4][2]Points
		for i := range got {
			got[i] = [2]Points{sh.Lines[i].Total(MatchPoints), sh.Lines[i].Total(GamePoints)}
		}
		if got != c.want || sh.Rounds != c.rounds || sh.Planned != 3 || sh.Boards != 2 || !sh.Teams || sh.Primary != MatchPoints {
			t.Errorf("after %d: %v in %d rounds, want %v in %d", c.after, got, sh.Rounds, c.want, c.rounds)
		}
	}
	s.Teams[2].Strength = 1500
	first := NewSheet(&Tournament{}, s, 1)
	if c := first.Lines[0].Cells[0]; c.Match != 3 || c.Games != 5 || first.Lines[2].Cells[0].Boards != nil ||
		first.Lines[2].Rating != 1500 {
		t.Errorf("round 1 of the first is %+v, of the third %+v", c, first.Lines[2])
	}
	c := NewSheet(&Tournament{}, s, 3).Lines[3].Cells[2]
	if c.Outcome != HalfBye || c.Opponent != -1 || c.Pairing != -1 || c.Points(MatchPoints) != 1 || c.Points(GamePoints) != 2 {
		t.Errorf("the bye asked for is %+v", c)
	}
	s.Rounds = append(s.Rounds, Round{Pairings: []Pairing{
		{Board: 4, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{ForfeitWin, ForfeitLoss}, Games: []Game{{Outcomes: [2]Outcome{ForfeitWin,
			ForfeitLoss}}}},
		{Sides: [2]ID{3}, Outcomes: [2]Outcome{PairingBye}}}})
	sh := NewSheet(&Tournament{}, s, 2)
	if c := sh.Lines[0].Cells[1]; c.Match != 2 || c.Games != 2 || c.Against != 0 || !slices.Equal(c.Boards,
		[]Points{2}) || c.Board != 4 || c.Pairing != 0 {
		t.Errorf("a match forfeited board by board is %+v", c)
	}
	c = sh.Lines[2].Cells[1]
	if c.Match != 5 || c.Games != 7 || c.Against != 0 || c.Opponent != -1 || c.Pairing != 1 || c.Colour != NoColour {
		t.Errorf("the bye is %+v", c)
	}
}

// TestSystemsAsTyped: what stands behind a code, in any order and spelling.
func TestSystemsAsTyped(t *testing.T) {
	for _, c := range []struct{ text, code, want string }{
		{"", "", ""}, {" ", "", ""}, {"dutch", "dutch", ""}, {"dutch,", "dutch,", ""}, {"dutch a=b", "dutch", "a=b"}, {"dutch,a=b,c=d",
			"dutch", "a=b c=d"},
		{"dutch c=d a=b", "dutch", "a=b c=d"}, {"dutch a", "dutch", "=a"}, {"dutch a=b c d", "dutch", "a=b,c,d"}, {"dutch a=b c=d e a=f",
			"dutch", "a=b,f c=d,e"},
		{"dutch a=b=c", "dutch", "a=b=c"},
	} {
		code, settings := ReadSystem(c.text, nil)
		if code != c.code || settings.String() != c.want {
			t.Errorf("%q is %q with %q, want %q with %q", c.text, code, settings, c.code, c.want)
		}
	}
}

// TestOrderOfParticipants: by starting number, whatever their order in the section; the planned rounds are never
// fewer than there are.
func TestOrderOfParticipants(t *testing.T) {
	s := &Section{Players: []Player{{Entry: Entry{ID: 1, Number: 3}}, {Entry: Entry{ID: 2, Number: 1}}, {Entry: Entry{ID: 3, Number: 2}}}}
	var ids []ID
	for _, e := range s.Entries() {
		ids = append(ids, e.ID)
	}
	if !slices.Equal(ids, []ID{2, 3, 1}) {
		t.Errorf("the order is %v", ids)
	}
	for _, c := range [][3]int{{0, 0, 0}, {1, 0, 1}, {0, 1, 1}, {2, 1, 2}, {1, 2, 2}} {
		s.Planned, s.Rounds = c[0], make([]Round, c[1])
		if got := s.PlannedRounds(); got != c[2] {
			t.Errorf("%d planned and %d made are %d", c[0], c[1], got)
		}
	}
}

// TestHalfAResult, as a faulty file can have it: what the first side has counts.
func TestHalfAResult(t *testing.T) {
	first, second := [2]Outcome{Win, Pending}, [2]Outcome{Pending, Win}
	for _, c := range []struct {
		what string
		is   func([2]Outcome) bool
	}{
		{"done", func(o [2]Outcome) bool { return (&Pairing{Sides: [2]ID{1, 2}, Outcomes: o}).Done() }},
		{"played", func(o [2]Outcome) bool {
			s := &Section{Rounds: []Round{{Pairings: []Pairing{{Sides: [2]ID{1, 2}, Outcomes: o}}}}}
			return s.Played() == 1
		}},
		{"begun", func(o [2]Outcome) bool { return (&Pairing{Games: []Game{{Outcomes: o}}}).Started() }},
		{"settled", func(o [2]Outcome) bool {
			p := (&Section{Scoring: Classic(One, Half, 1)}).Settle(Pairing{Sides: [2]ID{1, 2}, Games: []Game{{Outcomes: o}}})
			return p.Outcomes[0] != Pending
		}},
	} {
		if !c.is(first) || c.is(second) {
			t.Errorf("%s: %v and %v", c.what, c.is(first), c.is(second))
		}
	}
}

// TestFindingPlayers: by ID, on either side, on the first board too.
func TestFindingPlayers(t *testing.T) {
	s := &Section{Players: []Player{{Entry: Entry{ID: 7, Name: "Ann"}}}}
	if e, ok := s.Entry(7); !ok || e.Name != "Ann" {
		t.Errorf("Ann is %+v, %v", e, ok)
	}
	if e, ok := s.Entry(8); ok || e.Name != "" {
		t.Errorf("nobody is %+v", e)
	}
	r := Round{Pairings: []Pairing{{Sides: [2]ID{9}}, {Board: 1, Sides: [2]ID{7, 8}}}}
	for id, want := range map[ID]int{9: 0, 7: 1, 8: 1, 0: -1, 6: -1} {
		if p, i := r.Find(id); i != want || (p != nil) != (i >= 0) {
			t.Errorf("%d is in pairing %d, want %d", id, i, want)
		}
	}
	for board, want := range map[int]int{1: 1, 0: -1, -1: -1, 2: -1} {
		if p, i := r.OnBoard(board); i != want || (p != nil) != (i >= 0) {
			t.Errorf("board %d is pairing %d, want %d", board, i, want)
		}
	}
	for text, want := range map[string]string{"\n": " ", "\x1b": "", "\n\u202e": " ", "ä": "ä"} {
		if got := OneLine(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestTitlesInAnyOrder: the initial list does not hang on the order in which players were entered.
func TestTitlesInAnyOrder(t *testing.T) {
	for _, titles := range [][3]string{{"GM", "IM", ""}, {"GM", "", "IM"}, {"IM", "GM", ""}, {"IM", "", "GM"}, {"", "GM", "IM"}, {"",
		"IM", "GM"}} {
		s := &Section{}
		for i, title := range titles {
			s.Players = append(s.Players, Player{Entry: Entry{ID: ID(i + 1), Number: i + 1, Name: "Ann"}, Title: title})
		}
		var got []string
		for _, id := range (&Tournament{}).ByRating(s) {
			got = append(got, s.Player(id).Title)
		}
		if !slices.Equal(got, []string{"GM", "IM", ""}) {
			t.Errorf("of %q the order is %q", titles, got)
		}
	}
}

// TestCodesOfTwoSystems: on its day the new one has the code, whichever stands first; of two of a kind it is the
// first.
func TestCodesOfTwoSystems(t *testing.T) {
	old, now := ReportCode{Code: "X", System: "old", Until: "2026-02-01"}, ReportCode{Code: "X", System: "new"}
	older, newer := ReportCode{Code: "X", System: "older", Until: "2026-02-01"}, ReportCode{Code: "X", System: "newer"}
	for _, c := range []struct {
		codes ReportCodes
		start Date
		want  string
	}{
		{ReportCodes{old, now}, "2026-01-31", "old"}, {ReportCodes{now, old}, "2026-01-31", "old"},
		{ReportCodes{old, now}, "2026-02-01", "new"}, {ReportCodes{now, old}, "2026-02-01", "new"},
		{ReportCodes{old, older}, "2026-01-31", "old"}, {ReportCodes{now, newer}, "2026-01-31", "new"},
		{ReportCodes{now, newer}, "", "new"},
	} {
		if got, ok := c.codes.Read("X", c.start); !ok || got.System != c.want {
			t.Errorf("%v on %s is %q, want %q", c.codes, c.start, got.System, c.want)
		}
	}
}

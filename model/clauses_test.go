package model

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestEachFaultInItsOwnWords: the whole sentence of each problem of a section: place, what is wrong, cure.
func TestEachFaultInItsOwnWords(t *testing.T) {
	for want, spoil := range map[string]func(*Section){
		"Open, Team A: has no ID.":                                                      func(s *Section) { s.Teams[0].ID, s.Rounds = 0, nil },
		"Open, Team B: has the same ID as Team A.":                                      func(s *Section) { s.Teams[1].ID, s.Rounds = 1, nil },
		"Open, Team B: has the same starting number 1 as Team A. Renumber one of them.": func(s *Section) { s.Teams[1].Number = 1 },
		"Open: number 1 has no name. Enter a name.":                                     func(s *Section) { s.Teams[0].Name = " " },
		"Open, Team A: lists a player (ID 99) who does not exist. Remove the player from the roster.": func(s *Section) {
			s.Teams[0].Roster = append(s.Teams[0].Roster, 99)
		},
		"Open, Player e: is on the rosters of Team A and Team B. Remove the player from one of them.": func(s *Section) {
			s.Teams[0].Roster = append(s.Teams[0].Roster, s.Teams[1].Roster[0])
		},
		"Open, round 1, board 2: the board number is used twice. Renumber the boards of the round.": func(s *Section) {
			s.Rounds[0].Pairings[0].Board = 2
		},
		"Open, round 1, board 2: Team A plays twice in this round, also on board 1. Remove one of the two pairings.": func(s *Section) {
			s.Rounds[0].Pairings[1].Sides[0] = 1
		},
		"Open, round 1: Team A plays twice in this round, also on board 1. Remove one of the two pairings.": func(s *Section) {
			s.Rounds[0].Pairings[1] = Pairing{Sides: [2]ID{1}, Outcomes: [2]Outcome{HalfBye}}
		},
		"Open, round 1, board 1: Team B plays twice in this round, also on a bye. Remove one of the two pairings.": func(s *Section) {
			ps := s.Rounds[0].Pairings
			ps[0], ps[1] = Pairing{Sides: [2]ID{2}, Outcomes: [2]Outcome{FullBye}}, ps[0]
		},
		"Open, round 1, board 2: participant 44 does not exist. Pair the board anew.": func(s *Section) { s.Rounds[0].Pairings[1].Sides[1] = 44 },
		`Open, round 1: Team C has no opponent but the outcome "win". Give a bye, or an opponent.`: func(s *Section) {
			s.Rounds[0].Pairings[1] = Pairing{Sides: [2]ID{3, 0}, Outcomes: [2]Outcome{Win}}
		},
		"Open, round 1, board 1: board 2 of the match: win and draw contradict each other. Enter the board's result again.": func(s *Section) {
			g := &s.Rounds[0].Pairings[0]
			g.Games[1].Outcomes = [2]Outcome{Win, Draw}
			*g = s.Settle(*g)
		},
		"Open, round 1, board 1: board 1 of the match: player 77 of Team A does not exist. Choose the line-up again.": func(s *Section) {
			s.Rounds[0].Pairings[0].Games[0].Players[0] = 77
		},
		"Open, round 1, board 1: the match has 2 boards, the section plays 1. " +
			"Remove the boards too many, or change the number of boards.": func(s *Section) {
			s.Boards, s.Rounds[0].Pairings = 1, s.Rounds[0].Pairings[:1]
		},
		"Open, round 1, board 1: the match score 2-0 does not add up to its boards, which make 1½-½. Correct the score or a " +
			"board.": func(s *Section) {
			s.Rounds[0].Pairings[0].Score = [2]Points{4, 0}
		},
		"Open, round 1, board 2: the match score 1½-½ does not fit the result 0-1. Enter the match score again.": func(s *Section) {
			s.Rounds[0].Pairings[1].Score = [2]Points{3, 1}
		},
		"Open, round 1, board 2: the match score ½-2 is more than 2 boards can give. Correct the score or the number of " +
			"boards.": func(s *Section) {
			s.Rounds[0].Pairings[1].Score = [2]Points{1, 4}
		},
	} {
		s := small()
		spoil(s)
		if got := s.Check().Error(); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
	for want, sections := range map[string][]*Section{
		"A: the section's ID 0 is used twice or not positive.": {{Name: "A"}, {Name: "B", ID: 3}},
		"B: the section's ID 2 is used twice or not positive.": {{Name: "A", ID: 2}, {Name: "B", ID: 2}},
	} {
		if ps := (&Tournament{Sections: sections}).Check(); fmt.Sprint(ps) != want {
			t.Errorf("%v, want %s", ps, want)
		}
	}
	pair := Pairing{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{Win, Loss}, Games: []Game{{Outcomes: [2]Outcome{Win, Loss}}}}
	single := &Section{ID: 1, Players: []Player{{Entry: Entry{ID: 1, Number: 1, Name: "Ann"}}, {Entry: Entry{ID: 2, Number: 2, Name: "Bea"}}},
		Rounds: []Round{{Pairings: []Pairing{pair}}}}
	if got, want := single.Check().Error(), "Round 1, board 1: a game between players cannot have board games."; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	single.Rounds[0].Pairings[0] = Pairing{Board: 1, Sides: [2]ID{1, 1}}
	if got := single.Check().Error(); !strings.HasSuffix(got, "Round 1, board 1: a participant is paired with itself. Pair the board anew.") {
		t.Error(got)
	}
}

// TestGraveOrNot: only a missing name leaves everything to be computed rightly; numbers of 0 are no two equal numbers,
// nor are boards of 0.
func TestGraveOrNot(t *testing.T) {
	s := small()
	s.Teams[0].Name = ""
	s.Teams[1].Number, s.Teams[2].Number = 0, 0
	s.Rounds[0].Pairings[0].Board, s.Rounds[0].Pairings[1].Board = 0, 0
	if ps := s.Check(); len(ps) != 1 || len(ps.Grave()) != 0 {
		t.Errorf("%v", ps)
	}
	s.Teams[0].ID = 2
	if ps := s.Check(); len(ps.Grave()) == 0 || len(ps.Grave()) == len(ps) {
		t.Errorf("%v", ps)
	}
}

// TestFinding: who is asked for is found, and nobody else, and nobody is found for an ID that is not there.
func TestFinding(t *testing.T) {
	s := small()
	event := &Tournament{Sections: []*Section{{ID: 7, Name: "Blitz"}, s}, LastID: 7}
	if event.Section(1) != s || event.Section(7) == s || event.Section(2) != nil {
		t.Error("sections are not found by their IDs")
	}
	p := &s.Rounds[0].Pairings[0]
	if p.Side(1) != 0 || p.Side(2) != 1 || p.Side(3) != -1 || p.Side(0) != -1 {
		t.Error("sides are not found")
	}
	bye := Pairing{Sides: [2]ID{3}}
	if bye.Side(0) != -1 || bye.Side(3) != 0 {
		t.Error("the empty side of a bye is somebody's")
	}
	r := &s.Rounds[0]
	if q, n := r.Find(4); q != &r.Pairings[1] || n != 1 {
		t.Error("a pairing is not found by its participant")
	}
	if q, n := r.Find(9); q != nil || n != -1 {
		t.Error("a pairing is found for nobody")
	}
	if q, n := r.OnBoard(2); q != &r.Pairings[1] || n != 1 {
		t.Error("a board is not found")
	}
	r.Pairings = append(r.Pairings, Pairing{Sides: [2]ID{9}})
	for _, b := range []int{0, 3} {
		if q, n := r.OnBoard(b); q != nil || n != -1 {
			t.Errorf("board %d is found", b)
		}
	}
	if e, ok := s.Entry(2); !ok || e.Name != "Team B" {
		t.Error("a team is not found")
	}
	if _, ok := s.Entry(5); ok {
		t.Error("a player of a roster is a participant")
	}
	if e, ok := s.ByNumber(3); !ok || e.Name != "Team C" {
		t.Error("a team is not found by its number")
	}
	if _, ok := s.ByNumber(5); ok || s.Player(1) != nil || s.Player(6) == nil || s.TeamByID(5) != nil || s.TeamByID(4).Name != "Team D" {
		t.Error("somebody is found who is not there")
	}
	sh := NewSheet(event, s, 0)
	if sh.Index(3) != 2 || sh.Index(9) != -1 || sh.ByNumber(4) != 3 || sh.ByNumber(5) != -1 {
		t.Error("the sheet finds somebody else")
	}
}

// TestOpenBoards: a board without a result is open, a bye never.
func TestOpenBoards(t *testing.T) {
	r := Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{Draw, Draw}},
		{Board: 2, Sides: [2]ID{3, 4}}, {Sides: [2]ID{5}}}}
	if got := r.Open(); !slices.Equal(got, []int{2}) {
		t.Errorf("boards %v are open", got)
	}
}

// TestTurned: a pairing seen from the other side, its boards too; the original stays as it was.
func TestTurned(t *testing.T) {
	s := small()
	p := s.Rounds[0].Pairings[0]
	q := p.Turned()
	if q.Sides != [2]ID{2, 1} || q.Outcomes != [2]Outcome{Loss, Win} || q.Score != [2]Points{1, 3} {
		t.Errorf("turned it is %+v", q)
	}
	g, was := q.Games[0], p.Games[0]
	if g.Players != [2]ID{was.Players[1], was.Players[0]} || g.Outcomes != [2]Outcome{Loss, Win} || was.Outcomes != [2]Outcome{Win, Loss} {
		t.Errorf("a board is %+v turned and was %+v", g, was)
	}
	if back := q.Turned(); fmt.Sprint(back) != fmt.Sprint(p) {
		t.Errorf("turned twice it is %+v", back)
	}
}

// TestWith: a changed section takes the place of the old one, a new one comes last; the event that was stays.
func TestWith(t *testing.T) {
	a, b := &Section{ID: 1, Name: "A"}, &Section{ID: 2, Name: "B"}
	event := &Tournament{Sections: []*Section{a, b}, LastID: 5}
	first := event.With(&Section{ID: 1, Name: "A new"})
	if len(first.Sections) != 2 || first.Sections[0].Name != "A new" || first.Sections[1] != b || first.LastID != 5 {
		t.Errorf("%+v", first)
	}
	more := event.With(&Section{ID: 9, Name: "C"})
	if len(more.Sections) != 3 || more.Sections[2].Name != "C" || more.LastID != 9 {
		t.Errorf("%+v", more)
	}
	if len(event.Sections) != 2 || event.Sections[0] != a || event.LastID != 5 {
		t.Errorf("the event that was is %+v", event)
	}
}

// TestTakesPart: from the round of entering to the one before withdrawing; byes asked for, by round.
func TestTakesPart(t *testing.T) {
	late := Entry{Entered: 2, Withdrawn: 4, Byes: []ByeRequest{{Round: 3, Kind: HalfBye}}}
	for round, want := range []bool{false, false, true, true, false, false} {
		if late.Plays(round) != want {
			t.Errorf("in round %d takes part: %v", round, !want)
		}
	}
	if late.Bye(3) != HalfBye || late.Bye(2) != Pending {
		t.Error("the bye is in another round")
	}
	if all := (&Entry{}); !all.Plays(1) || !all.Plays(99) {
		t.Error("somebody who stays does not take part")
	}
}

// TestColours names them and turns them round.
func TestColours(t *testing.T) {
	for c, want := range []string{"no colour - no colour", "White w Black", "Black b White"} {
		c := Colour(c)
		if got := c.String() + " " + string(c.Letter()) + " " + c.Opposite().String(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// TestOverTheBoard: results of games that were played, for rating or not; byes and forfeits are none.
func TestOverTheBoard(t *testing.T) {
	for o := range Outcomes {
		win, draw, loss := o == Win || o == UnratedWin, o == Draw || o == UnratedDraw, o == Loss || o == UnratedLoss
		if o.IsWin() != win || o.IsDraw() != draw || o.IsLoss() != loss {
			t.Errorf("%s counts as win %v, draw %v, loss %v", o, o.IsWin(), o.IsDraw(), o.IsLoss())
		}
		if got := o.Halves(); got != map[bool]int{win: 2, draw: 1}[true] {
			t.Errorf("%s is %d half points", o, got)
		}
		bye := o == PairingBye || o == FullBye || o == HalfBye || o == ZeroBye || o == Absent
		forfeit := o == ForfeitWin || o == ForfeitLoss || o == DoubleForfeit
		if o.IsBye() != bye || o.Unplayed() != (bye || forfeit) {
			t.Errorf("%s is a bye: %v, without play: %v", o, o.IsBye(), o.Unplayed())
		}
	}
}

// TestOneLineTakesOut: line ends become blanks; what could move a cursor or turn the direction goes.
func TestOneLineTakesOut(t *testing.T) {
	for in, want := range map[string]string{
		"a\nb\rc\td\ve\ff": "a b c d e f", "a\u0085b\u2028c\u2029d": "a b c d", "a\u001bb\x00c\u007fd": "abcd",
		"a\u202ab\u202ec": "abc", "a\u2066b\u2069c": "abc", "\ufeffa": "a",
		"a\u200cb\u200dc\u200ed\u200f": "a\u200cb\u200dc\u200ed\u200f", "a\u2029\u2030b": "a \u2030b", "a\u2065b\u206ac": "a\u2065b\u206ac",
		"Müller ~": "Müller ~", "a\xffb": "a\ufffdb", "plain ~!": "plain ~!", "": "",
	} {
		if got := OneLine(in); got != want {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}

// TestSmallClauses: the edges of short functions.
func TestSmallClauses(t *testing.T) {
	if MatchPoints.Other() != GamePoints || GamePoints.Other() != MatchPoints {
		t.Error("the other score is another")
	}
	for thousandths, want := range map[int]Rating{0: 0, 499: 0, 500: 1, 1499: 1, 1500: 2} { // a team's strength, half up
		if got := rounded(thousandths); got != want {
			t.Errorf("%d thousandths are %d, want %d", thousandths, got, want)
		}
	}
	if text, err := GamePoints.MarshalText(); err != nil || string(text) != scoreNames[GamePoints] {
		t.Errorf("%s %v", text, err)
	}
	if text, err := ScoreKind(len(scoreNames)).MarshalText(); err == nil {
		t.Errorf("a score that does not exist is written %q", text)
	}
	pairs := []Pairing{{Board: 1, Sides: [2]ID{1, 2}}}
	if got := (&Section{Rounds: []Round{{Pairings: pairs}}}).Played(); got != 0 {
		t.Errorf("round %d counts as played without a result", got)
	}
	one := &Section{ID: 1, Kind: TeamEvent, Boards: 1, Scoring: Classic(2*One, One, 1),
		Teams: []Team{{Entry: Entry{ID: 1, Number: 1, Name: "A"}}, {Entry: Entry{ID: 2, Number: 2, Name: "B"}}}}
	match := Pairing{Board: 1, Sides: [2]ID{1, 2}, Games: []Game{{Outcomes: [2]Outcome{Win, Loss}}}, Score: [2]Points{0, One},
		Outcomes: [2]Outcome{Loss, Win}}
	one.Rounds = []Round{{Pairings: []Pairing{match}}}
	if got := one.Check().Error(); !strings.Contains(got, "does not add up to its boards, which make 1-0") {
		t.Errorf("a match of one board that was won and is scored 0-1: %q", got)
	}
}

// TestWhereThingsBegin: the edges of rounds, bands and numbers.
func TestWhereThingsBegin(t *testing.T) {
	for round, want := range map[int]bool{1: false, 2: true, 4: true, 5: false} {
		if f := (Forbidden{From: 2, To: 4}); f.Holds(round) != want {
			t.Errorf("from round 2 to 4 it holds in round %d: %v", round, !want)
		}
		if f := (Forbidden{From: 2}); f.Holds(round) != (round > 1) {
			t.Errorf("from round 2 on it holds in round %d: %v", round, round <= 1)
		}
	}
	for name, want := range map[string]bool{"9": true, "9-12": true, "912": false, "K-2": true, "12-9": false} {
		if _, _, ok := GradeBand(name); ok != want {
			t.Errorf("%q is a band of grades: %v", name, ok)
		}
	}
	for names, years := range map[string]bool{"Ash 1931|Bea 2026": true, "Ash 1930|Bea 2026": false, "Ash 1931|Bea 2027": false,
		"Ash 1950|Bea 1960P5": false} {
		if _, either := RatingsBehind(strings.Split(names, "|"), 2026); either != years {
			t.Errorf("%s may be years: %v", names, either)
		}
	}
	for kind, want := range map[FieldKind]bool{TextField: false, RatingField: true, DayField: false, MoneyField: true, CountField: true} {
		if f := (Typed{Kind: kind}); f.Right() != want {
			t.Errorf("a field of kind %d stands at the right: %v", kind, !want)
		}
	}
	for _, blank := range []string{"", "  "} {
		if got, known, _ := keptTerm(blank + "school Elm Park" + blank); got != "school Elm Park" || !known {
			t.Errorf("between blanks it is %q, known: %v", got, known)
		}
	}
}

// TestTheRoundsOfATable stand on no results: a round is stood on when one of the meeting after it has any.
func TestTheRoundsOfATable(t *testing.T) {
	rounds := func(results ...Outcome) []Round {
		var all []Round
		for _, o := range results {
			all = append(all, Round{Pairings: []Pairing{{Board: 1, Sides: [2]ID{1, 2}, Outcomes: [2]Outcome{o, o.Opposite()}}}})
		}
		return all
	}
	people := []Player{{Entry: Entry{ID: 1, Number: 1}}, {Entry: Entry{ID: 2, Number: 2}}}
	for _, c := range []struct {
		format  Format
		games   int
		results []Outcome
		stoodOn bool // round 1
		after   int  // the last round that is paired from it
	}{
		{RoundRobin, 1, []Outcome{Win, Pending, Win}, false, 0}, {RoundRobin, 1, []Outcome{Win, Draw, Pending}, true, 0},
		{RoundRobin, 2, []Outcome{Win, Win, Pending, Draw}, true, 0}, {RoundRobin, 2, []Outcome{Win, Win, Pending, Pending, Win}, false, 0},
		{RoundRobin, 1, []Outcome{Win}, false, 0}, {Swiss, 1, []Outcome{Win, Pending}, true, 2}, {Swiss, 1, []Outcome{Win}, false, 0},
	} {
		s := &Section{Format: c.format, GamesPerPairing: c.games, Players: people, Rounds: rounds(c.results...)}
		if got := s.stoodOn(1); got != c.stoodOn {
			t.Errorf("%v, %d games, %v: round 1 is stood on: %v", c.format, c.games, c.results, got)
		}
		if got := s.PairedAfter(1); got != c.after {
			t.Errorf("%v, %d games, %v: round %d is paired after 1", c.format, c.games, c.results, got)
		}
	}
}

// TestBoardsWhereNobodySits have a game that was played with one side empty.
func TestBoardsWhereNobodySits(t *testing.T) {
	for _, c := range []struct {
		o    [2]Outcome
		who  [2]ID
		want bool
	}{{[2]Outcome{Win, Loss}, [2]ID{1, 2}, false}, {[2]Outcome{Win, Loss}, [2]ID{1, 0}, true}, {[2]Outcome{Win, Loss}, [2]ID{0, 2}, true},
		{[2]Outcome{Win, ForfeitLoss}, [2]ID{0, 2}, true}, {[2]Outcome{ForfeitWin, ForfeitLoss}, [2]ID{1, 0}, false}, {}} {
		if g := (Game{Outcomes: c.o, Players: c.who}); g.Unseated() != c.want {
			t.Errorf("%+v: %v", c, !c.want)
		}
	}
}

// TestDaysThatAreDays: YYYY-MM-DD, a year or nothing.
func TestDaysThatAreDays(t *testing.T) {
	for day, want := range map[Date]bool{"": true, "2026": true, "2026-05-31": true, "2026-12-01": true, "2026-00-10": false,
		"2026-13-01": false, "2026-05-00": false, "2026-05-32": false, "2026/05/31": false,
		"2026-05/31": false, "2026-5-31": false, "20260531": false,
		"2026-05-3x": false, "20261-5-31": false} {
		if err := day.Check(); (err == nil) != want {
			t.Errorf("%s: %v", day, err)
		}
	}
}

// TestLettersAmongDigits of a rating, which begins with a digit, look like digits.
func TestLettersAmongDigits(t *testing.T) {
	for text, want := range map[string]bool{"2O00": true, "19l5": true, "2000": false, "O200": false, "9B00": false, "2x00": false,
		":O": false} {
		if RatingSlip(text) != want {
			t.Errorf("%s has letters for digits: %v", text, !want)
		}
	}
}

// TestRoundsThatAreNotDeclared are by hand, in FIDE mode, and still open.
func TestRoundsThatAreNotDeclared(t *testing.T) {
	for _, c := range []struct {
		fide bool
		of   Compared
		want bool
	}{{true, Compared{When: AtHand, Round: 2, Open: true}, true}, {true, Compared{When: AtHand, Round: 1, Open: true}, false},
		{true, Compared{When: AtHand, Round: 2}, false}, {true, Compared{When: AtLast, Round: 2, Open: true}, false},
		{true, Compared{When: AtLast, Round: 2}, false}, {false, Compared{When: AtHand, Round: 2, Open: true}, false}} {
		if s := (&Section{FIDE: c.fide, Compared: []Compared{c.of}}); s.Undeclared(2) != c.want {
			t.Errorf("%+v: %v", c, !c.want)
		}
	}
}

// TestCuresOfWhatIsLeft: results come first, then people, then the word of the arbiter.
func TestCuresOfWhatIsLeft(t *testing.T) {
	for begins, l := range map[string]Left{"Enter": {Boards: []int{1}, People: []ID{2}}, "Lay": {People: []ID{2}}, "Say": {}} {
		if got := l.Cure().String(); !strings.HasPrefix(got, begins) {
			t.Errorf("%+v: %s", l, got)
		}
	}
}

// TestALineThatIsNoRule is a category by hand, and has none.
func TestALineThatIsNoRule(t *testing.T) {
	b := (&Tournament{Categories: []string{"Top: 1800+", "New: by some newer rule"}}).CategoriesOf(&Section{})
	if b.all[0].Rule == "" || b.all[1].Rule != "" {
		t.Errorf("the categories are %+v", b.all)
	}
}

package tiebreaks_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/tiebreaks"
)

var sidesOf = map[rune][2]model.Outcome{'1': {model.Win, model.Loss}, '=': {model.Draw, model.Draw}, '0': {model.Loss, model.Win},
	'+': {model.ForfeitWin, model.ForfeitLoss}, '-': {model.ForfeitLoss, model.ForfeitWin}}

// teamEvent builds a team section from rounds such as "A-B 1=0=, C-D 1100":
// the boards as the team named first sees them; "E bye" is a pairing-allocated
// bye, "E rest" none.
func teamEvent(t testing.TB, boards int, rounds ...string) *model.Section {
	t.Helper()
	s := &model.Section{ID: 1, Kind: model.TeamEvent, Boards: boards, Scoring: model.Classic(2*model.One, model.One, boards)}
	id := func(name string) model.ID {
		for i := range s.Teams {
			if s.Teams[i].Name == name {
				return s.Teams[i].ID
			}
		}
		n := model.ID(len(s.Teams) + 1)
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: n, Number: int(n), Name: name}})
		return n
	}
	for _, text := range rounds {
		var rd model.Round
		for _, m := range strings.Split(text, ", ") {
			pair, result, _ := strings.Cut(m, " ")
			a, b, match := strings.Cut(pair, "-")
			p := model.Pairing{Sides: [2]model.ID{id(a)},
				Outcomes: [2]model.Outcome{map[string]model.Outcome{"bye": model.PairingBye, "rest": model.Rest}[result]}}
			if match {
				p = model.Pairing{Board: len(rd.Pairings) + 1, Sides: [2]model.ID{id(a), id(b)}}
				for _, r := range result {
					p.Games = append(p.Games, model.Game{Outcomes: sidesOf[r]})
				}
				p = s.Settle(p)
			}
			rd.Pairings = append(rd.Pairings, p)
		}
		s.Rounds = append(s.Rounds, rd)
	}
	if ps := s.Check().Grave(); len(ps) > 0 {
		t.Fatal(ps.Error())
	}
	return s
}

// playerEvent builds an individual section from rounds such as "1-2 1, 3-4 =",
// White first; "5 B" is a bye by its US letter.
func playerEvent(t testing.TB, n int, rounds ...string) *model.Section {
	t.Helper()
	s := &model.Section{ID: 1, Scoring: model.Classic(model.One, model.Half, 0)}
	for i := range n {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("P%d", i+1)},
			Rating: model.Rating(2000 - 100*i)})
	}
	for _, text := range rounds {
		var rd model.Round
		for _, m := range strings.Split(text, ", ") {
			pair, result, _ := strings.Cut(m, " ")
			a, b, match := strings.Cut(pair, "-")
			p := model.Pairing{Sides: [2]model.ID{model.ID(atoi(a))}, Outcomes: [2]model.Outcome{letters[result]}}
			if match {
				p = model.Pairing{Board: len(rd.Pairings) + 1, Sides: [2]model.ID{model.ID(atoi(a)), model.ID(atoi(b))},
					Outcomes: sidesOf[[]rune(result)[0]]}
			}
			rd.Pairings = append(rd.Pairings, p)
		}
		s.Rounds = append(s.Rounds, rd)
	}
	if ps := s.Check().Grave(); len(ps) > 0 {
		t.Fatal(ps.Error())
	}
	return s
}

// order is the standings as names with ranks: "1 A, 2 B, 2 C".
func order(st *tiebreaks.Standings) string {
	var out []string
	for _, p := range st.Places {
		out = append(out, fmt.Sprintf("%d %s", p.Rank, st.Sheet.Lines[p.Index].Name))
	}
	return strings.Join(out, ", ")
}

// column is the texts of the last column in the order of the sheet.
func column(st *tiebreaks.Standings) string {
	var out []string
	for i := range st.Sheet.Lines {
		cells := st.Places[st.PlaceOf(i)].Cells
		out = append(out, cells[len(cells)-1].Text)
	}
	return strings.Join(out, " ")
}

func TestAllPlayAllOfFour(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 =", "1-3 =, 2-4 =", "1-4 1, 2-3 =")
	s.Format = model.RoundRobin
	for code, want := range map[string]string{"SB": "2.75 1.25 2.25 1.25", "PS": "5.0 1.5 3.0 2.5", "KS": "0.5 0.5 0.5 0.0"} {
		if code == "KS" {
			want = "0.5 0.5 0.5 0.5" // against 1 (2½) and 3 (1½ of 3)
		}
		if got := column(standings(t, s, code, "fide2026")); got != want {
			t.Errorf("%s: %s, want %s", code, got, want)
		}
	}
	st := standings(t, s, "BH", "fide2026")
	if len(st.Notes) != 1 || !strings.Contains(st.Notes[0].String(), "all-play-all") {
		t.Errorf("Buchholz in an all-play-all: %q", st.Notes)
	}
}

func TestBoards(t *testing.T) {
	s := teamEvent(t, 4, "A-B =10=", "A-C 1100, B-D 0011")
	if got, want := column(standings(t, s, "BERLIN", "plain")), "12.5 7.5 3.0 7.0"; got != want {
		t.Errorf("Berlin: %s, want %s", got, want) // ½·4 + 3 + ½·1 = 5½ against 4½ in the first match
	}
	if got, want := column(standings(t, s, "BERLIN/W10.5.2.1", "plain")), "25.5 10.5 3.0 15.0"; got != want {
		t.Errorf("Berlin, weighted: %s, want %s", got, want)
	}
	if got, want := column(standings(t, s, "BC", "plain")), "7.5 12.5 7.0 3.0"; got != want {
		t.Errorf("board count: %s, want %s", got, want)
	}
	if got, want := order(standings(t, s, "HIGHWIN", "plain")), "1 A, 2 B, 3 D, 4 C"; got != want {
		t.Errorf("wins on high boards: %s, want %s", got, want)
	}
	if got, want := column(standings(t, s, "GPDIFF", "plain")), "0.0 0.0 0.0 0.0"; got != want {
		t.Errorf("difference: %s, want %s", got, want)
	}
	s = teamEvent(t, 4, "A-B 1110", "A-C 0000, B-D 1=00")
	if got, want := column(standings(t, s, "GPDIFF", "plain")), "-2.0 -3.0 4.0 1.0"; got != want {
		t.Errorf("difference: %s, want %s", got, want)
	}
	if got, want := column(standings(t, s, "GPDIFFPLUS", "plain")), "2.0 0.0 4.0 1.0"; got != want {
		t.Errorf("difference, floored: %s, want %s", got, want)
	}
	if got, want := order(standings(t, teamEvent(t, 4, "A-B 0011, C-D ====", "A-C 1111, B-D 1111"), "TENNANT", "plain")),
		"1 B, 2 A, 3 C, 3 D"; got != want {
		t.Errorf("Tennant-Smith: %s, want %s", got, want) // in the match, B's board count is 1+2, A's 3+4
	}
}

// TestUSATScoring: the tie-break is the same whether a match won gives 1 or 2.
func TestUSATScoring(t *testing.T) {
	s := team7(t)
	s.Scoring = model.Classic(2*model.One, model.One, 4)
	st := standings(t, s, "USATX2", "")
	if e := st.Explain(0, 1); e.Formula != "(3.5×1 + 3×2 + 3×3 + 4×2) × 2 = 53.0" ||
		e.Lines[1].Note.String() != "5, one bye as 1, so 4, with a won match as 1: 2" {
		t.Errorf("%+v", e)
	}
}

func TestMatchScoresOnly(t *testing.T) {
	st := standings(t, team7(t), "TBR,GAMES", "us")
	if len(st.Notes) != 1 || !strings.Contains(st.Notes[0].String(),
		"TBR is left out: of round 1, Edgewood MS, only the match score is known") {
		t.Errorf("%q", st.Notes)
	}
	if got := order(st); !strings.HasPrefix(got, "1 Edgewood MS, 2 Goshen MS A, 3 Goshen MS B, 4 Goshen MS C") {
		t.Error(got)
	}
}

func TestLothian(t *testing.T) {
	for _, c := range []struct {
		what, want, places, note string
		rounds                   []string
	}{
		{"more game points", "1 A, 2 B, 3 D, 4 C", "1 2 2 1", "rule 5", []string{"A-C 1111, B-D 1110"}},
		{"their match", "1 B, 2 A, 3 D, 4 C", "2 1 0 3", "rule 6, the match between them: B 2, then A 0",
			[]string{"A-B 1000", "A-C 111=, B-D 1=00"}},
		{"their match without the lowest board", "1 B, 2 A, 3 C, 3 D", "2 1 0 0", "rule 7, that match without the lowest board: B 2, then A 1",
			[]string{"A-B ==01", "A-C 1100, B-D 1100"}},
		{"their match without two boards", "1 A, 2 B, 3 C, 3 D", "1 2 0 0", "rule 7, that match without the lowest two boards: A 1.5, then B 0.5",
			[]string{"A-B 1=0=", "A-C 1100, B-D 1100"}},
		{"without the lowest board of every match", "1 A, 2 B, 3 D, 4 C", "1 2 2 1", "rule 8, game points without the lowest board",
			[]string{"A-C 1110, B-D 1101"}},
		{"nothing", "1 A, 1 B, 3 C, 3 D", "0 0 0 0", "", []string{"A-C 1110, B-D 1110"}},
	} {
		s := teamEvent(t, 4, c.rounds...)
		st := standings(t, s, "LOTHIAN", "plain")
		if got := order(st); got != c.want || column(st) != c.places {
			t.Errorf("%s: %s with %s, want %s with %s", c.what, got, column(st), c.want, c.places)
		}
		if e := st.Explain(0, 1); !strings.Contains(strings.ToLower(strings.Join(inWords(e.Notes), " ")), strings.ToLower(c.note)) {
			t.Errorf("%s: %q does not speak of %s", c.what, e.Notes, c.note)
		}
	}
}

// TestLothianSixthRound: after the all-play-all A D lead, B C and E F follow. In
// the sixth round nobody leaves its pair, whatever it scores.
func TestLothianSixthRound(t *testing.T) {
	five := []string{
		"A-F 1111, B-E 1111, C-D 1100",
		"A-E 1111, D-F 1111, C-B 0000",
		"A-D 1111, C-E 1111, B-F 1111",
		"A-C 1111, B-D 1000, E-F 1111",
		"A-B 1111, D-E 1111, C-F 1111",
	}
	if got, want := order(standings(t, teamEvent(t, 4, five...), "LOTHIAN", "")), "1 A, 2 D, 3 B, 4 C, 5 E, 6 F"; got != want {
		t.Fatalf("after five rounds %s, want %s", got, want)
	}
	for sixth, want := range map[string]string{
		"A-D 1000, B-C 0000, E-F 0000": "1 A, 2 D, 3 C, 4 B, 5 E, 6 F", // C passes B (7 to 6); F reaches E's 2 with fewer game points
		"A-D 1111, C-B 1111, E-F 1111": "1 A, 2 D, 3 C, 4 B, 5 E, 6 F", // C passes B but not D
		"A-D 1111, B-C 1111, E-F 0111": "1 A, 2 D, 3 B, 4 C, 5 E, 6 F", // B has 8 and D 7: no overtaking from below
		"A-D 0000, B-C ====, E-F ====": "1 A, 2 D, 3 B, 4 C, 5 E, 6 F", // D reaches 9, A stays ahead with 10
	} {
		st := standings(t, teamEvent(t, 4, append(slices.Clone(five), sixth)...), "LOTHIAN", "")
		if got := order(st); got != want {
			t.Errorf("%s: %s, want %s", sixth, got, want)
		}
		if len(st.Notes) != 1 || !strings.Contains(st.Notes[0].String(), "overtaken from below") {
			t.Errorf("%s: %q", sixth, st.Notes)
		}
	}
	st := standings(t, teamEvent(t, 4, append(slices.Clone(five), "A-D 1111, B-C 1111, E-F 0111")...), "LOTHIAN", "")
	if got, want := st.Why(st.Places[1].Index, st.Places[2].Index).String(),
		"D stands above B: the pairs of the last round decide the places among themselves, and it was not overtaken in its own (7.0 "+
			"against 8.0 match points)."; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

func TestWinTD(t *testing.T) {
	s := teamEvent(t, 4, "A-B 11=0")
	if got, want := column(standings(t, s, "PERFINDEX", "us")), "80.00 120.00"; got != want {
		t.Errorf("performance index: %s, want %s", got, want) // 100 − 30 + 10 and 100 + 30 − 10
	}
	if got, want := column(standings(t, playerEvent(t, 4, "1-2 1, 3-4 =", "1-3 =, 2-4 1", "4-1 0, 2 B, 3 U"), "PERCENT", "us")),
		"83.33 50.00 50.00 16.67"; got != want {
		t.Errorf("percentage: %s, want %s", got, want) // the bye of 2 and the absence of 3 are no games
	}
	three := playerEvent(t, 4, "1-2 1, 3-4 =", "1-3 =, 2-4 1", "4-1 =, 2-3 =")
	three.Scoring.Win, three.Scoring.Draw = 3*model.One, model.One
	// 5 of 9, 4 of 9, 3 of 9, 2 of 9 points: rounded once, not game by game.
	if got, want := column(standings(t, three, "PERCENT", "us")), "55.56 44.44 33.33 22.22"; got != want {
		t.Errorf("percentage: %s, want %s", got, want)
	}
}

// played is a round with an opponent of the sheet.
func played(opponent int, p model.Points) model.Cell {
	return model.Cell{Opponent: opponent, Outcome: map[model.Points]model.Outcome{0: model.Loss, model.Half: model.Draw,
		model.One: model.Win}[p], Match: p, Games: p}
}

func orderOf(t *testing.T, sh *model.Sheet, code, rules string) string {
	t.Helper()
	return order(rankedBy(t, sh, code, rules))
}

func TestScotland(t *testing.T) {
	// Running scores 1 1 1 2 and 0 1 2 2: both make 5, without the first round 4 and 5.
	sh := sheet(4, false, []model.Cell{scored(2), scored(0), scored(0), scored(2)}, []model.Cell{scored(0), scored(2), scored(2), scored(0)})
	if got, want := orderOf(t, sh, "PROGELIM", "plain"), "1 2, 2 1"; got != want {
		t.Errorf("progressive with elimination: %s, want %s", got, want)
	}
	// 1 beat the weakest and lost to the strongest, 2 the other way round.
	sh = sheet(2, false, []model.Cell{played(2, 0), played(3, 2)}, []model.Cell{played(2, 2), played(3, 0)},
		[]model.Cell{played(0, 2), played(1, 0)}, []model.Cell{played(0, 0), played(1, 2)})
	sh.Lines[2].Games, sh.Lines[3].Games = 6, 0
	if got, want := orderOf(t, sh, "WALLACE", "plain"), "1 3, 2 2, 3 1, 4 4"; got != want {
		t.Errorf("Wallace: %s, want %s", got, want)
	}
	sh.Lines[0].Rating, sh.Lines[1].Rating, sh.Lines[2].Rating, sh.Lines[3].Rating = 1500, 1400, 2000, 1000
	if got, want := orderOf(t, sh, "SORELIM", "plain"), "1 3, 2 1, 2 2, 4 4"; got != want {
		t.Errorf("ratings without the lowest: %s, want %s", got, want)
	}
}

func TestMedianFromNineRounds(t *testing.T) {
	lines := [][]model.Cell{nil}
	for k := range 9 { // opponents with 1, 2, … 9; nine games, 5 won
		lines[0] = append(lines[0], played(k+1, model.Points(2*min(1, k/4))))
		lines = append(lines, []model.Cell{scored(model.Points(2 * (k + 1)))})
	}
	sh := sheet(9, false, lines...)
	for code, want := range map[string]string{"SOLKOFF": "45", "MEDIAN": "25", "MODMED": "42"} {
		if got := value(t, sh, code, "us"); got != want {
			t.Errorf("%s: %s, want %s", code, got, want)
		}
	}
}

func TestBetween(t *testing.T) {
	// 1 to 4 have two points. Among them 1 has +2 −1, 2 and 4 are even (4 with two
	// wins and two losses), 3 has +1 −2.
	s := playerEvent(t, 6, "1-2 1, 3-4 1, 5-6 1", "1-3 1, 2-4 1, 5-6 1", "4-1 1, 2-6 1, 3-5 1", "1-6 0, 2-5 0, 3-4 0")
	st := standings(t, s, "BETWEEN", "us")
	if got, want := order(st), "1 P5, 2 P1, 3 P2, 3 P4, 5 P3, 6 P6"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	i := st.Sheet.ByNumber(1)
	if got := st.Places[st.PlaceOf(i)].Cells[1].Parts; len(got) != 3 {
		t.Errorf("games of 1 among the tied: %+v", got)
	}
}

// TestDirectEncounterOfFewer: whom it separates, and whether all must have met.
func TestDirectEncounterOfFewer(t *testing.T) {
	met := []string{"1-2 1, 3-4 1", "1-3 0, 2-4 1"} // 1 and 2 have a point each, and 1 beat 2
	not := []string{"1-2 1, 3-4 1", "1-4 0, 2-3 1"} // everybody has one; 1 has not met 3, nor 2 4
	// 1 beat 2, 3 and 4, who have 3 points as he has; 2 and 4, and 3 and 4, have not met (see TestSteps).
	sure := []string{"1-2 1, 3-5 1, 4-6 1", "1-3 1, 2-5 1, 4-7 1", "1-4 1, 2-6 1, 3-7 1", "2-3 =, 1-5 0, 4-8 1", "2-6 =, 3-7 =, 1-8 0, 4-5 0"}
	for _, c := range []struct {
		n          int
		rounds     []string
		code, want string
	}{
		{4, met, "DE", "1 P3, 2 P1, 3 P2, 4 P4"}, {4, met, "DEALL", "1 P3, 2 P1, 3 P2, 4 P4"},
		{4, not, "DE", "1 P1, 1 P2, 1 P3, 1 P4"}, {4, not, "DEALL", "1 P1, 1 P2, 1 P3, 1 P4"},
		{8, sure, "DE", "1 P1, 2 P2, 2 P3, 2 P4"}, {8, sure, "DEALL", "1 P1, 1 P2, 1 P3, 1 P4"},
	} {
		if got := order(standings(t, playerEvent(t, c.n, c.rounds...), c.code, "fide2026")); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s of %q: %s, want %s", c.code, c.rounds, got, c.want)
		}
	}
}

func TestLotsAndHand(t *testing.T) {
	s := playerEvent(t, 8, "1-2 =, 3-4 =, 5-6 =, 7-8 =")
	st := standings(t, s, "LOTS", "plain")
	if len(st.Notes) != 1 || !strings.Contains(st.Notes[0].String(), "no lots have been drawn") {
		t.Errorf("%q", st.Notes)
	}
	s.Ranking.Lots = 1
	first := order(standings(t, s, "LOTS", "plain"))
	if again := order(standings(t, s, "LOTS", "plain")); again != first {
		t.Errorf("the same seed draws %s and %s", first, again)
	}
	if !strings.Contains(first, "8 ") {
		t.Errorf("lots leave a tie: %s", first)
	}
	s.Ranking.Lots = 2
	if other := order(standings(t, s, "LOTS", "plain")); other == first {
		t.Error("another seed draws the same")
	}
	s.Ranking.Manual = []model.ID{5, 2}
	if got, want := order(standings(t, s, "PLAYOFF", "plain")), "1 P5, 2 P2, 3 P1, 3 P3"; !strings.HasPrefix(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestOlympiad(t *testing.T) {
	s := teamEvent(t, 4, "A-B 1110, C-D 1100, E bye", "A-C 1111, B-E 1110, D bye", "A-D 1000, E-C 1=00, B bye")
	// A: B 2+2 of the bye counted 1 = 3 points, C 1+2 = 3, D 1+2 with the bye as 1 = 4 …
	st := standings(t, s, "OLY26,GPTS,OLY26MP", "")
	if st.Rules.Code != "olympiad2026" {
		t.Fatal(st.Rules.Code)
	}
	e := st.Explain(st.Sheet.ByNumber(2), 1) // B has a bye: nothing is dropped besides it
	struck := 0
	for _, l := range e.Lines {
		if l.Struck {
			struck++
		}
	}
	if struck != 0 {
		t.Errorf("a team with a bye loses an opponent: %+v", e)
	}
	e = st.Explain(0, 1)
	if !slices.ContainsFunc(e.Lines, func(l tiebreaks.ExplainLine) bool { return l.Struck }) {
		t.Errorf("nobody is left out for a team without a bye: %+v", e)
	}
	k := standings(t, s, "KHANTY", "")
	if k.Rules.Code != "olympiad2018" ||
		!strings.Contains(k.Explain(1, 1).Lines[2].Note.String(), "virtual opponent with 2 before the round") {
		t.Errorf("%+v", k.Explain(1, 1))
	}
}

func TestHalfByes(t *testing.T) {
	if got := ownResults(t, "B W L D W", "CUMULATIVE", "us"); got != "10" {
		t.Error("bye, win, loss, draw, win:", got)
	}
	if got := ownResults(t, "H W", "CUMULATIVE", "us"); got != "1.5" {
		t.Error("half-point bye deducted:", got)
	}
	if got := ownResults(t, "H W", "CUMULATIVE/H0", "us"); got != "2" {
		t.Error("half-point bye not deducted:", got)
	}
}

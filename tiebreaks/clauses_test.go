package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestForfeits: P1 wins against P2 without play and loses to P3, who has beaten P4; P2 beats P4.
func TestForfeits(t *testing.T) {
	s := playerEvent(t, 4, "1-2 +, 3-4 1", "1-3 0, 2-4 1")
	for _, c := range []struct{ code, want string }{
		{"WIN", "1 1 2 0"}, {"WON", "0 1 2 0"}, {"WON/P", "1 1 2 0"},
		{"BPG", "0 0 1 2"}, {"BPG/P", "0 1 1 2"}, {"BWG", "0 0 1 0"}, {"REP", "2 1 2 2"},
		{"BH", "3.0 1.0 1.0 3.0"}, // 16.4: P1's dummy has 1, no more than the scheduled opponent
		{"BH/P", "3.0 1.0 1.0 3.0"},
		{"BH/C1", "2.0 0.0 1.0 2.0"}, // 16.5: P2's round without play goes before the 0
		{"ARO", "1800 1700 1850 1850"},
	} {
		if got := column(standings(t, s, c.code, "fide2026")); got != c.want {
			t.Errorf("%s: %s, want %s", c.code, got, c.want)
		}
	}
}

// TestGelbfuhsRoundsTheSum: P1 has beaten two who have a third of their points each, P2 one who has two thirds. They are equal,
// and the sums that are printed are true: 1÷3 + 1÷3 is 0.67.
func TestGelbfuhsRoundsTheSum(t *testing.T) {
	s := playerEvent(t, 8, "1-3 1, 2-5 1, 4-6 1, 7-8 1", "1-4 1, 2-6 0, 3-7 1, 5-8 1", "1-6 0, 2-7 0, 3-8 0, 4-5 0")
	st := standings(t, s, "GELBFUHS", "plain")
	if got := column(st); !strings.HasPrefix(got, "0.67 0.67 ") {
		t.Errorf("Gelbfuhs is %s, want 0.67 for the first two", got)
	}
	if e := st.Explain(0, 1); e.Formula != "1×1÷3 + 1×1÷3 + 0×2÷3 = 0.67" {
		t.Errorf("printed is %s, with %s", e.Formula, e.Notes)
	}
}

// TestCutsByRounds: France cuts one value up to 7 rounds, two up to 12, then three.
func TestCutsByRounds(t *testing.T) {
	for rounds, want := range map[int]int{1: 1, 7: 1, 8: 2, 9: 2, 12: 2, 13: 3} {
		if got := tiebreaks.RoundsCut(rounds); got != want {
			t.Errorf("%d rounds: %d values, want %d", rounds, got, want)
		}
	}
}

// TestStruckByRounds strikes the values 1 to 9, each of an opponent with that score.
func TestStruckByRounds(t *testing.T) {
	for _, c := range []struct {
		code, rules string
		rounds      int
		want        string
	}{
		{"BH/C1", "papi", 7, "1"}, {"BH/C1", "papi", 8, "1 2"}, {"BH/C1", "papi", 13, "1 2 3"},
		{"BH/M1", "papi", 8, "1 2 8 9"}, {"BH/M1", "papi", 13, "1 2 3 7 8 9"},
		{"BH/C2", "papi", 8, "1 2"},                                   // only a first cut grows
		{"ARO/C1", "papi", 8, "1"},                                    // and only over opponents' results
		{"BH/C1", "fide2026", 13, "1"}, {"BH/M2", "us", 9, "1 2 8 9"}, // elsewhere never
		{"PS/C2", "papi", 8, "1 2"},
	} {
		u := must.Have(catalogue.Parse(c.code))(t)
		rules := must.Have(tiebreaks.RulesByCode(c.rules))(t)
		tally := &tiebreaks.Tally{Work: &tiebreaks.Work{Sheet: &model.Sheet{Rounds: c.rounds}, Rules: rules}, Use: u}
		for v := tiebreaks.One; v <= 9*tiebreaks.One; v += tiebreaks.One {
			tally.Add(tiebreaks.Part{Term: tiebreaks.Amount(v), Rank: v})
		}
		tiebreaks.Strike(tally)
		var struck []string
		for _, p := range tally.Parts {
			if p.Struck {
				struck = append(struck, p.Text())
			}
		}
		if got := strings.Join(struck, " "); got != c.want {
			t.Errorf("%s by %s after %d rounds strikes %s, want %s", c.code, c.rules, c.rounds, got, c.want)
		}
	}
}

// TestLinear: a player rated 1500 meets 2000 or 1000. The linear performance is the opponent's rating and 400 more or
// less; for Papi the opponents count as 1900 and 1100, and as they stand for a player without a rating.
func TestLinear(t *testing.T) {
	for _, c := range []struct {
		own, opponent         model.Rating
		result, plain, own400 string
	}{
		{1500, 2000, "1", "2400", "2300"}, {1500, 2000, "=", "2000", "1900"}, {1500, 2000, "0", "1600", "1500"},
		{1500, 1000, "1", "1400", "1500"}, {1500, 1000, "=", "1000", "1100"}, {1500, 1000, "0", "600", "700"},
		{1500, 1900, "=", "1900", "1900"}, {1500, 1100, "0", "700", "700"}, {0, 2000, "1", "2400", "2400"},
	} {
		s := playerEvent(t, 2, "1-2 "+c.result)
		s.Players[0].Rating, s.Players[1].Rating = c.own, c.opponent
		for code, want := range map[string]string{"LINPERF": c.plain, "PAPIPERF": c.own400} {
			st := standings(t, s, code, "plain")
			if got := st.Places[st.PlaceOf(0)].Cells[1].Text; got != want {
				t.Errorf("%s of %d, %s against %d: %s, want %s", code, c.own, c.result, c.opponent, got, want)
			}
		}
	}
}

// TestPerformances: P1 (2000) beat P2 (1500) and drew P3, who has no rating and drew P4 (1600); P4 beat P2. Performances as
// SwissSys prints them: P1 has 1650 + 400, for a win counts as one over 350 less at least, and the 1800 of P3; P2 has 2000
// and 1600, each less 400; P3 1600 and 2000; P4 the 1800 of P3 and 1500 + 400. By the rulebook (34E10) P1 has 1500 + 400 and
// P4 the same, both without P3.
func TestPerformances(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 =", "1-3 =, 4-2 1")
	for i, r := range []model.Rating{2000, 1500, 0, 1600} {
		s.Players[i].Rating = r
	}
	for code, want := range map[string]string{
		"OPPPERF":   "1600 1887.5 1887.5 1600", // of 1400 and 1800; 1925 and 1850
		"OPPPERF/R": "1600 1900 1900 1600",
		"AVGOPP":    "1650 1800 1800 1650", // P3 counts as 1800
		"AVGOPP/R":  "1500 1800 1800 1500",
	} {
		if got := column(standings(t, s, code, "us")); got != want {
			t.Errorf("%s: %s, want %s", code, got, want)
		}
	}
}

// TestRatingTable: rows of FIDE Handbook B.02, 8.1.1 and 8.1.2, the latter without its cut at 400.
func TestRatingTable(t *testing.T) {
	for percent, want := range map[int]int{0: -800, 1: -677, 17: -273, 49: -7, 50: 0, 51: 7, 75: 193, 83: 273, 99: 677, 100: 800} {
		if got := tiebreaks.RatingDifference(percent); got != want {
			t.Errorf("%d%% is a difference of %d, want %d", percent, got, want)
		}
	}
	for d, want := range map[int]int{0: 50, 3: 50, 4: 51, 10: 51, 11: 52, 374: 90, 375: 91, 391: 91, 392: 92, 619: 98, 620: 99, 735: 99,
		736: 100, 9999: 100} {
		if tiebreaks.ExpectedScore(d) != want || tiebreaks.ExpectedScore(-d) != 100-want {
			t.Errorf("a difference of %d expects %d%% and %d%%, want %d%%", d, tiebreaks.ExpectedScore(d), tiebreaks.ExpectedScore(-d), want)
		}
	}
}

// TestWrittenNumbers: how values stand in tables, and how they are rounded.
func TestWrittenNumbers(t *testing.T) {
	for v, want := range map[tiebreaks.Value][4]string{ // whole, halves, quarters, as needed
		5300: {"53", "53.0", "53.00", "53"}, 950: {"9.50", "9.5", "9.50", "9.5"}, 925: {"9.25", "9.25", "9.25", "9.25"},
		0: {"0", "0.0", "0.00", "0"}, -150: {"-1.50", "-1.5", "-1.50", "-1.5"}, 5: {"0.05", "0.05", "0.05", "0.05"},
		1: {"0.01", "0.01", "0.01", "0.01"},
	} {
		for f, text := range want {
			if got := tiebreaks.Format(f).Text(v); got != text {
				t.Errorf("%d hundredths in form %d: %s, want %s", v, f, got, text)
			}
		}
	}
	for _, c := range []struct {
		join      tiebreaks.Join
		sum, want tiebreaks.Value
		n         int
	}{
		{tiebreaks.Sum, 501, 501, 2}, {tiebreaks.MeanWhole, 350, 200, 2}, {tiebreaks.MeanWhole, 349, 200, 2}, {tiebreaks.MeanWhole, 298,
			100, 2}, {tiebreaks.MeanWhole, -300, -100, 2},
		{tiebreaks.MeanCents, 1, 1, 2}, {tiebreaks.MeanCents, 200, 67, 3}, {tiebreaks.MeanCents, 100, 33, 3}, {tiebreaks.MeanFloorHalf,
			399, 150, 2}, {tiebreaks.MeanFloorHalf, 400, 200, 2},
		{tiebreaks.MeanWhole, 7, 7, 0},
	} {
		if got := c.join.Mean(c.sum, c.n); got != c.want {
			t.Errorf("join %d of %d by %d: %d, want %d", c.join, c.sum, c.n, got, c.want)
		}
	}
	for a, want := range map[tiebreaks.Value]tiebreaks.Value{7: 3, -7: -4, -6: -3, 6: 3, 0: 0} {
		if got := tiebreaks.FloorDiv(a, 2); got != want {
			t.Errorf("%d by 2, cut down: %d, want %d", a, got, want)
		}
	}
	for text, want := range map[string]tiebreaks.Value{"3": 300, "3.5": 350, "3,25": 325, "½": 50, "3½": 350, ".5": 50, "12.": 1200} {
		if got, ok := tiebreaks.ParseValue(text); !ok || got != want {
			t.Errorf("%q is read as %d, want %d", text, got, want)
		}
	}
	for _, text := range []string{"", "-", "1.234", "x", "-1"} {
		if got, ok := tiebreaks.ParseValue(text); ok {
			t.Errorf("%q is read as %d", text, got)
		}
	}
}

// TestModifiersOutOfRange: each modifier's limits, with the sentence that names them.
func TestModifiersOutOfRange(t *testing.T) {
	for code, want := range map[string]string{
		"BH/C10": "cuts 10 values; no more than 9 can be cut", "BH/C1/C1": "cuts twice; write BH/C1, BH/C2 or BH/M1",
		"BH/P/P":   "has P twice; write it once",
		"KS/L+100": "L100 is out of range; L goes from -99 to 99", "SSSC/K1000": "K1000 is out of range; K goes from 1 to 999",
		"SSSC/K0": "K0 is out of range", "ARO/U4001": "U4001 is out of range; U goes from 0 to 4000",
		"CUMULATIVE/H2": "write H0 (not deducted) or H1 (deducted), once",
		"BERLIN/W1000":  "after W stand the weights of the boards", "BERLIN/W1/W2": "stand there twice",
		"KS/L+1/L+1": "has L twice; write it once",
		"SSSC/K2/K3": "has K twice", "BH:XX": "after the colon stands MP (match points) or GP (game points), as in BH:MP",
		"ARO:MP": "does not ask for a score; write ARO", "WINS/C1": "write WINS, it has no modifiers", "BH/": `ends in "/"; write BH`,
	} {
		if _, err := catalogue.Parse(code); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", code, err, want)
		}
	}
	for _, code := range []string{"BH/C9", "KS/L+99", "KS/L-99", "SSSC/K999", "SSSC/K1", "ARO/U4000", "ARO/U0", "CUMULATIVE/H0",
		"CUMULATIVE/H1", "BERLIN/W999.1"} {
		if u, err := catalogue.Parse(code); err != nil || u.Code != code {
			t.Errorf("%s is read as %s, %v", code, u.Code, err)
		}
	}
}

// TestSentences: the small words of explanations.
func TestSentences(t *testing.T) {
	for got, want := range map[string]string{
		tiebreaks.ListOf(nil).String() + "|" + tiebreaks.ListOf([]string{"a"}).String():                          "|a",
		tiebreaks.ListOf([]string{"a", "b"}).String() + "|" + tiebreaks.ListOf([]string{"a", "b", "c"}).String(): "a and b|a, b and c",
		tiebreaks.ListOf([]string{"Dunn, E", "Upton, U", "Kim"}).String():                                        "Dunn, E; Upton, U and Kim",
		tiebreaks.Sentence(phrase.New("rule %d: a", 5)).String():                                                 "Rule 5: a.",
		tiebreaks.Chain(nil) + " " + tiebreaks.Chain([]string{"-1", "2", "-3"}):                                  "0 -1 + 2 − 3",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if tiebreaks.Distance("KITTEN", "SITTING") != 3 || tiebreaks.Distance("", "AB") != 2 || tiebreaks.Distance("AB", "AB") != 0 ||
		tiebreaks.Distance("AB", "") != 2 {
		t.Error("Levenshtein's distance is another")
	}
	s := playerEvent(t, 5, "1-2 1, 3-4 =")
	w := tiebreaks.NewWork(model.NewSheet(event(s), s, 1), tiebreaks.RuleSets[0], model.GamePoints)
	if got := w.Names([]bool{true, false, true, false, true}).String(); got != "P1, P3 and P5" {
		t.Error(got)
	}
	if got := w.Names([]bool{true, true, true, true, true}).String(); got != "P1, P2, P3 and 2 more" {
		t.Error(got)
	}
}

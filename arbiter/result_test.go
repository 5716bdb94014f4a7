package arbiter_test

import (
	"fmt"
	"strings"
	"testing"
	"wallchart/arbiter/pair"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
)

// four is a round of four: 1 with White against 2 on board 1, 3 against 4 on board
// 2, and 5 with a bye. Teams play on four boards.
func four(kind model.Kind) *model.Section {
	s := &model.Section{ID: 1, Kind: kind, Boards: 4, Scoring: model.Classic(2*model.One, model.One, 4), LastID: 5}
	for n := model.ID(1); n <= 5; n++ {
		e := model.Entry{ID: n, Number: int(n), Name: string(rune('A' + n - 1))}
		if kind == model.TeamEvent {
			s.Teams = append(s.Teams, model.Team{Entry: e})
		} else {
			s.Players = append(s.Players, model.Player{Entry: e})
		}
	}
	s.Rounds = []model.Round{{Pairings: []model.Pairing{
		{Board: 1, Sides: [2]model.ID{1, 2}}, {Board: 2, Sides: [2]model.ID{3, 4}},
		{Sides: [2]model.ID{5}, Outcomes: [2]model.Outcome{model.PairingBye}},
	}}}
	return s
}

// what is a change in a few words: what it enters where.
func what(c journal.Change, err error) string {
	if err != nil {
		return "error: " + err.Error()
	}
	switch c := c.(type) {
	case steps.SetResult:
		return fmt.Sprintf("%d: %s", c.Board, model.ResultText(c.Result))
	case steps.SetMatchScore:
		return fmt.Sprintf("%d: %s-%s", c.Board, c.Score[0].Fraction(), c.Score[1].Fraction())
	case steps.SetOutcome:
		return fmt.Sprintf("%d: %s", c.Who, c.Outcome)
	}
	return fmt.Sprintf("%T", c)
}

func hold(t *testing.T, typed map[string]string, enter func(text string) (journal.Change, error)) {
	t.Helper()
	for text, want := range typed {
		got := what(enter(text))
		if want == "" && !strings.HasPrefix(got, "error: ") || want != "" && got != want {
			t.Errorf("%q: %s, want %q", text, got, want)
		}
	}
}

// TestAResultOnABoard: White's side first, in all the ways in which arbiters write.
func TestAResultOnABoard(t *testing.T) {
	s := four(model.Individual)
	hold(t, map[string]string{
		"1-0": "1: 1-0", "1": "1: 1-0", "w": "1: 1-0", "0-1": "1: 0-1", "0": "1: 0-1", "b": "1: 0-1", "5": "1: ½-½", "=": "1: ½-½",
		"1/2-1/2": "1: ½-½",
		"½–½":     "1: ½-½", "+": "1: + -", "+-": "1: + -", "- +": "1: - +", "x": "1: - -", "--": "1: - -", "0-0": "1: 0-0", "½-0": "1: ½-0",
		"1-0 unrated": "1: 1-0 unrated", "": "1: ", "?": "1: ", "2-0": "", "win": "", "3.5": "",
	}, func(text string) (journal.Change, error) { return pair.Result(s, 1, 1, 0, text) })
	if got := what(pair.Result(s, 1, 0, 5, "H")); got != "5: half-point bye" {
		t.Errorf("of who has no opponent: %s", got)
	}
	if got := what(pair.Result(s, 1, 0, 4, "1-0")); got != "0: 1-0" {
		t.Errorf("by who sits there: %s", got)
	}
}

// TestAMatchOnABoard: both teams' game points, those of the team named first, or a
// forfeit of the whole match.
func TestAMatchOnABoard(t *testing.T) {
	s := four(model.TeamEvent)
	hold(t, map[string]string{
		"3.5-0.5": "2: 3½-½", "3½:½": "2: 3½-½", "2,5-1,5": "2: 2½-1½", "3.5": "2: 3½-½", "4": "2: 4-0", "0": "2: 0-4", "½": "2: ½-3½",
		"0-0": "2: 0-0",
		"+":   "2: + -", "- +": "2: - +", "1f-0f": "2: + -", "x": "2: - -", "?": "2: ", "5": "", "4.5": "", "3.3": "", "nonsense": "",
		"w": "", "=": "", // a match that was played has a score
	}, func(text string) (journal.Change, error) { return pair.Result(s, 1, 2, 0, text) })
	hold(t, map[string]string{"3-½": "2: 3-½", "3": "2: 3-1", "+": "", "x": ""}, func(text string) (journal.Change, error) {
		return pair.MatchScore(s, 1, 2, text, true)
	})
	c, err := pair.BoardResult(s, 1, 2, 3, 4, "=")
	if want := (steps.SetBoardResult{Section: 1, Round: 1, Board: 2, Who: 3, Game: 4,
		Result: steps.Result{model.Draw, model.Draw}}); err != nil || c != want {
		t.Errorf("a board of a match: %+v, %v", c, err)
	}
	for match, who := range map[int]model.ID{9: 0, 0: 5} { // a match that is not there, and a bye
		c, err := pair.BoardResult(s, 1, match, who, 1, "1-0")
		if err == nil {
			_, err = c.Apply((&model.Tournament{}).With(s))
		}
		if err == nil {
			t.Errorf("a board of match %d, of %d, has a result", match, who)
		}
	}
	if _, err := pair.BoardResult(s, 1, 2, 3, 4, "3.5"); err == nil {
		t.Error("a board is won by three and a half")
	}
}

// TestAResultInARow: the participant's own, as on a wall chart; the change has the
// side of White first all the same.
func TestAResultInARow(t *testing.T) {
	s := four(model.Individual)
	for who, typed := range map[model.ID]map[string]string{
		1: {
			"1": "1: 1-0", "0": "1: 0-1", "5": "1: ½-½", "=": "1: ½-½", "½": "1: ½-½", "W": "1: 1-0", "L": "1: 0-1", "W2": "1: 1-0", "d2": "1: ½-½",
			"2w1": "1: 1-0",
			"w1":  "1: 1-0", "w0": "1: 0-1", "+": "1: + -", "-": "1: - +", "x": "1: - -", "f": "1: - +", "": "1: ", "?": "1: ",
			"W3": "", "3w1": "", "2": "", "win": "", "3.5": "", "W2x": "", "1-0-1": "", "2w": "", "2b": "",
		},
		3: {"1": "2: 1-0", "d4": "2: ½-½", "d1": "", "l1": ""},
		2: {"1": "1: 0-1", "L1": "1: 1-0", "1b½": "1: ½-½", "-": "1: + -", "x": "1: - -"},
		5: {
			"B": "5: pairing-allocated bye", "-B-": "5: pairing-allocated bye", "-H-": "5: half-point bye", "u": "5: zero-point bye",
			"F": "5: full-point bye",
			"":  "5: absent", "-": "5: absent", "rest": "5: rest", "W": "", "3": "",
		},
	} {
		hold(t, typed, func(text string) (journal.Change, error) { return pair.RowResult(s, 1, who, "", text) })
	}
	// A chart that numbers by place shows 7 for B: its number may stay.
	if got := what(pair.RowResult(s, 1, 1, "W7", "1")); got != "1: 1-0" {
		t.Errorf("without the number that the chart shows: %s", got)
	}
	if got := what(pair.RowResult(s, 1, 1, "W7", "L7")); got != "1: 0-1" {
		t.Errorf("with the number that the chart shows: %s", got)
	}
	if _, err := pair.RowResult(s, 1, 1, "W7", "W3"); err == nil || !strings.Contains(err.Error(), "The opponent was B") &&
		!strings.Contains(err.Error(), "the opponent was B") {
		t.Errorf("another opponent: %v", err)
	}
	if _, err := pair.RowResult(s, 2, 1, "", "1"); err == nil {
		t.Error("a result of a round that there is not")
	}
	s.Rounds[0].Pairings = s.Rounds[0].Pairings[:2]
	if got := what(pair.RowResult(s, 1, 5, "", "H")); got != "5: half-point bye" {
		t.Errorf("whom the round does not mention: %s", got)
	}
}

func TestAMatchInARow(t *testing.T) {
	s := four(model.TeamEvent)
	for who, typed := range map[model.ID]map[string]string{
		3: {"3.5": "2: 3½-½", "3½": "2: 3½-½", "2-2": "2: 2-2", "W4,3.5": "2: 3½-½", "0.5-3.5": "2: ½-3½", "4": "2: 4-0", "+": "2: + -",
			"f": "2: - +",
			"":  "2: ", "5": "", "x1": "", "W": "", "3.3": "", "-1": "", "W2,3.5": ""},
		4: {"3.5": "2: ½-3½", "2.5-1.5": "2: 1½-2½", "-": "2: + -", "L3,1": "2: 3-1"},
		5: {"B,2": "5: pairing-allocated bye", "H": "5: half-point bye"},
	} {
		hold(t, typed, func(text string) (journal.Change, error) { return pair.RowResult(s, 1, who, "", text) })
	}
}

// TestByesAsTyped: the words of the command line and the letters of wall charts.
func TestByesAsTyped(t *testing.T) {
	for text, want := range map[string]model.Outcome{
		"full": model.FullBye, "F": model.FullBye, "Half": model.HalfBye, "h": model.HalfBye, "zero": model.ZeroBye, "pairing": model.PairingBye,
		"absent": model.Absent, "rest": model.Rest, "none": model.Pending,
	} {
		if got, err := pair.ParseBye(text); err != nil || got != want {
			t.Errorf("%q: %v, %v; want %v", text, got, err, want)
		}
	}
	if got, err := pair.ParseBye("quarter"); err == nil {
		t.Errorf("a quarter is %v", got)
	}
}

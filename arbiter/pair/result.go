package pair

import (
	"strconv"
	"strings"
	"unicode"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
)

// A result is typed in one of two ways. On a board both sides are meant, White or
// the team named first before the other: "1-0", "w", "3.5-0.5". In the row of
// one participant, as on a wall chart, it is that participant's own: "1", "W12",
// "12w1", "3.5". What says both sides at once is written the same in both; only
// "w", "b" and a bare score depend on where they stand.

// Result is the step to the result of a board as it was typed: the pairing with
// that number or, where it has none, that of who. In a team section it is the
// score of a match or a forfeit of the whole; of somebody without an opponent
// it is the bye.
func Result(s *model.Section, round, board int, who model.ID, text string) (journal.Change, error) {
	if p := PairingOf(s, round, board, who); p != nil && p.IsBye() {
		return byeResult(s, round, p.Sides[0], text)
	}
	if adjourned(text) {
		return steps.SetAdjourned{Section: s.ID, Round: round, Board: board, Who: who, Adjourned: true}, nil
	}
	if s.Team() {
		if score, ok := matchScore(text, fullScore(s)); ok {
			return steps.SetMatchScore{Section: s.ID, Round: round, Board: board, Who: who, Score: score}, nil
		}
	}
	result, err := model.ParseResult(text)
	if s.Team() && (err != nil || result[0].Played()) { // a match that was played has a score
		err = NoMatchResult(text)
	}
	if err != nil {
		return nil, err
	}
	return steps.SetResult{Section: s.ID, Round: round, Board: board, Who: who, Result: result}, nil
}

// adjourned tells whether what was typed says that a game goes on at another time.
func adjourned(text string) bool {
	s := strings.ToLower(strings.TrimSpace(text))
	return s == "adj" || s == "adj." || s == "adjourned"
}

// MatchScore is the step to the score of a team match and nothing else. short
// allows one below what the boards make, since a board was lost by both sides.
func MatchScore(s *model.Section, round, board int, text string, short bool) (journal.Change, error) {
	score, ok := matchScore(text, fullScore(s))
	if !ok {
		return nil, NoMatchResult(text)
	}
	return steps.SetMatchScore{Section: s.ID, Round: round, Board: board, Score: score, Short: short}, nil
}

// BoardResult is the step to the result of one board of a team match, the player
// of the team named first first, whatever the colours.
func BoardResult(s *model.Section, round, match int, who model.ID, board int, text string) (journal.Change, error) {
	if adjourned(text) {
		return steps.SetAdjourned{Section: s.ID, Round: round, Board: match, Who: who, Game: board, Adjourned: true}, nil
	}
	result, err := model.ParseResult(text)
	if err != nil {
		return nil, err
	}
	if p := PairingOf(s, round, match, who); p != nil && !p.IsBye() && s.Team() {
		if err := steps.Vacant(s, p, board, result); err != nil {
			return nil, err
		}
	}
	return steps.SetBoardResult{Section: s.ID, Round: round, Board: match, Who: who, Game: board, Result: result}, nil
}

// RowResult is the step to what was typed into a participant's row of a wall
// chart. shown is what stood there before: an opponent's number may stay with the
// result, but cannot be changed, for charts correct results and not pairings.
func RowResult(s *model.Section, round int, who model.ID, shown, text string) (journal.Change, error) {
	if round < 1 || round > len(s.Rounds) {
		return nil, phrase.Errorf("there is no round %d yet", round)
	}
	p := PairingOf(s, round, 0, who)
	if p == nil || p.IsBye() {
		return byeResult(s, round, who, text)
	}
	t, number, err := parseRow(text, s.Team(), fullScore(s))
	if err != nil {
		return nil, err
	}
	side := p.Side(who)
	if number > 0 {
		if err := sameOpponent(s, p.Sides[1-side], number, shown, round); err != nil {
			return nil, err
		}
	}
	if side == 1 {
		t.result[0], t.result[1] = t.result[1], t.result[0]
		t.score[0], t.score[1] = t.score[1], t.score[0]
	}
	if t.isScore {
		return steps.SetMatchScore{Section: s.ID, Round: round, Board: p.Board, Who: who, Score: t.score}, nil
	}
	return steps.SetResult{Section: s.ID, Round: round, Board: p.Board, Who: who, Result: t.result}, nil
}

// pairingOf is the pairing on a board or, without a number, that of who; nil
// where there is none.
func PairingOf(s *model.Section, round, board int, who model.ID) *model.Pairing {
	if round < 1 || round > len(s.Rounds) {
		return nil
	}
	r := &s.Rounds[round-1]
	for i := range r.Pairings {
		if p := &r.Pairings[i]; board > 0 && p.Board == board || board == 0 && p.Side(who) >= 0 {
			return p
		}
	}
	return nil
}

// MatchScores are the scores that a match of a section has when all boards are played, the best for the team named first first: "4-0",
// "3½-½". There are none where the points of a game depend on its result.
func MatchScores(s *model.Section) []string {
	full, half := fullScore(s), s.Scoring.Draw
	if half <= 0 || s.Scoring.Win != 2*half || s.Scoring.Loss != 0 {
		return nil
	}
	var all []string
	for won := full; won >= 0; won -= half {
		all = append(all, won.Fraction()+"-"+(full-won).Fraction())
	}
	return all
}

// fullScore is what a team makes that wins on every board.
func fullScore(s *model.Section) model.Points { return s.Scoring.Win * model.Points(s.Boards) }

// byeNames are the rounds without an opponent as they are typed: the letters of
// US wall charts, points, and words. The first is how it is called.
var byeNames = []struct {
	kind      model.Outcome
	spellings []string
}{
	{model.FullBye, []string{"full", "f"}},
	{model.HalfBye, []string{"half", "h", "½", "5", "="}},
	{model.ZeroBye, []string{"zero", "u", "z", "0"}},
	{model.PairingBye, []string{"pairing", "b", "bye", "1"}},
	{model.Absent, []string{"absent", ""}},
	{model.Rest, []string{"rest"}},
	{model.Pending, []string{"none"}},
}

// ParseBye reads a round without an opponent.
func ParseBye(text string) (model.Outcome, error) {
	s := strings.Trim(strings.ToLower(text), "-– ")
	for _, b := range byeNames {
		for _, spelling := range b.spellings {
			if s == spelling {
				return b.kind, nil
			}
		}
	}
	return 0, &phrase.Unclear{Text: phrase.New("%q is no bye. Write full (F), half (H), zero (U), pairing (B), absent, rest or none", text)}
}

// byeResult is the step to a bye of somebody without an opponent. A chart shows
// the game points of a team's bye behind a comma.
func byeResult(s *model.Section, round int, who model.ID, text string) (journal.Change, error) {
	if s.Team() {
		text, _, _ = strings.Cut(text, ",")
	}
	kind, err := ParseBye(text)
	if err != nil {
		return nil, phrase.Errorf("without an opponent only a bye can be entered: B full point, H half point, U none")
	}
	return steps.SetOutcome{Section: s.ID, Round: round, Who: who, Outcome: kind}, nil
}

// typed is what stands in a row, from the side of the row's participant.
type typed struct {
	result  steps.Result // own, other
	score   [2]model.Points
	isScore bool // game points of a team match, own side first
}

// parseRow reads a result as people type it into a crosstable: 1 0 5 = ½ and W L
// D, + and - for forfeits, x for both; for a team its game points (3.5, or
// 3.5-0.5). An opponent's number, as the chart shows it ("W12", "12w1"), may
// stand with it and is given back.
func parseRow(text string, teams bool, full model.Points) (row typed, number int, err error) {
	s := strings.ToLower(strings.TrimSpace(text))
	if sides, err := model.ParseResult(s); err == nil && sides[0] == model.Pending {
		return row, number, nil
	}
	if teams {
		return parseMatchRow(s, full)
	}
	var letters string
	letters, number = splitCell(s)
	if (letters == "w" || letters == "b") && unicode.IsDigit(rune(s[0])) {
		return row, number, noResult(text) // "12w" is an open board as the chart shows it, not a win
	}
	own, ok := rowResults[letters]
	if !ok {
		return row, number, noResult(text)
	}
	return typed{result: steps.Result{own, own.Opposite()}}, number, nil
}

var rowResults = map[string]model.Outcome{
	"1": model.Win, "w": model.Win, "0": model.Loss, "l": model.Loss,
	"5": model.Draw, "=": model.Draw, "½": model.Draw, "d": model.Draw, ".5": model.Draw, "0.5": model.Draw, "1/2": model.Draw,
	"+": model.ForfeitWin, "-": model.ForfeitLoss, "f": model.ForfeitLoss, "x": model.DoubleForfeit,
	"w1": model.Win, "b1": model.Win, "w0": model.Loss, "b0": model.Loss, "w½": model.Draw, "b½": model.Draw,
	"w=": model.Draw, "b=": model.Draw, "w+": model.ForfeitWin, "b+": model.ForfeitWin, "w-": model.ForfeitLoss, "b-": model.ForfeitLoss,
}

// splitCell takes the opponent's number out of "w12" (US) or "12w1" (FIDE). A
// bare number is a result, not an opponent.
func splitCell(s string) (rest string, number int) {
	digits := func(s string) int {
		return len(s) - len(strings.TrimLeftFunc(s, unicode.IsDigit))
	}
	if n := digits(s); n > 0 && n < len(s) && strings.ContainsRune("wb", rune(s[n])) {
		return s[n:], atoi(s[:n])
	}
	if s != "" && strings.ContainsRune("wldxf", rune(s[0])) && digits(s[1:]) == len(s)-1 {
		if _, ok := rowResults[s]; ok {
			return s, 0 // "w" is one, and "w1" and "w0" are results as White
		}
		return s[:1], atoi(s[1:])
	}
	return s, 0
}

// atoi reads digits; a number too long is larger than any that there is.
func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// parseMatchRow reads "3.5", "3.5-0.5", "W6,3.5" and the forfeits.
func parseMatchRow(s string, full model.Points) (typed, int, error) {
	if own, ok := rowResults[s]; ok && !own.Played() {
		return typed{result: steps.Result{own, own.Opposite()}}, 0, nil
	}
	number := 0
	if before, after, ok := strings.Cut(s, ","); ok && before != "" && strings.ContainsRune("wld", rune(before[0])) {
		number, s = atoi(before[1:]), after
	}
	score, ok := matchScore(s, full)
	if !ok {
		return typed{}, 0, NoMatchResult(s)
	}
	return typed{result: model.MatchOutcomes(score), score: score, isScore: true}, number, nil
}

// matchScore reads the game points of a match: both sides', or those of the first,
// of all that can be made.
func matchScore(text string, full model.Points) ([2]model.Points, bool) {
	if score, err := model.ParseMatchScore(text); err == nil {
		return score, true
	}
	own, err := model.ParsePoints(text)
	return [2]model.Points{own, full - own}, err == nil && own >= 0 && own <= full
}

// sameOpponent refuses a number that is not the opponent's. The chart may number
// by place, so the number that the cell shows will do as well as the starting
// number.
func sameOpponent(s *model.Section, opponent model.ID, number int, shown string, round int) error {
	cell, _, _ := strings.Cut(strings.ToLower(shown), ",")
	_, before := splitCell(cell)
	if e, _ := s.Entry(opponent); e.Number != number && before != number {
		return phrase.Errorf("the opponent was %s. Results are corrected here; to change who played whom in round %d, change the pairing", e.Name,
			round)
	}
	return nil
}

func noResult(text string) error {
	return phrase.Errorf("%q is no result. Type 1, 0 or ½ (5 and = will do), + or - for a forfeit, x when neither came", text)
}

func NoMatchResult(text string) error {
	return phrase.Errorf("%q is no result of a match. Type the team's game points, such as 3.5, "+
		"or the score, such as 3.5-0.5; + or - for a forfeit", text)
}

package ui

import (
	"errors"
	"strings"
	"unicode"

	"wallchart/model"
	"wallchart/ui/words"
)

// typed is what someone wrote into a result cell, from the side of the row's
// participant.
type typed struct {
	own     model.Outcome // of the participant; Pending clears
	other   model.Outcome // of the opponent
	score   [2]model.Points
	isScore bool // score is set: game points of a team match, own side first
}

// errTyped is the sentence for a text that is no result.
func errTyped(teams bool) error {
	if teams {
		return errors.New(words.Say("typed.badTeam"))
	}
	return errors.New(words.Say("typed.bad"))
}

// parseTyped reads a result as people type it into a crosstable: 1 0 5 = ½ and
// W L D, + and - for forfeits, x for both; B H U for byes; for a team also its
// game points (3.5, or 3.5-0.5). An opponent's number, as the chart shows it
// ("W12", "12w1"), may stand with it and is given back.
func parseTyped(text string, teams, paired bool, boards model.Points) (typed, int, error) {
	s := strings.ToLower(strings.TrimSpace(text))
	if s == "" {
		return typed{}, 0, nil
	}
	if !paired {
		t, err := typedBye(strings.Trim(s, "-– "), teams)
		return t, 0, err
	}
	if teams {
		return typedMatch(s, boards)
	}
	letters, number := splitCell(s)
	if (letters == "w" || letters == "b") && unicode.IsDigit(rune(s[0])) {
		return typed{}, 0, errTyped(false) // "12w" is an open board as the chart shows it, not a win
	}
	o, ok := typedOutcomes[letters]
	if !ok {
		return typed{}, 0, errTyped(false)
	}
	return typed{own: o, other: o.Opposite()}, number, nil
}

var typedOutcomes = map[string]model.Outcome{
	"1": model.Win, "w": model.Win, "0": model.Loss, "l": model.Loss,
	"5": model.Draw, "=": model.Draw, "½": model.Draw, "d": model.Draw, ".5": model.Draw, "0.5": model.Draw, "1/2": model.Draw,
	"+": model.ForfeitWin, "-": model.ForfeitLoss, "f": model.ForfeitLoss, "x": model.DoubleForfeit,
	"w1": model.Win, "b1": model.Win, "w0": model.Loss, "b0": model.Loss, "w½": model.Draw, "b½": model.Draw,
	"w=": model.Draw, "b=": model.Draw, "w+": model.ForfeitWin, "b+": model.ForfeitWin, "w-": model.ForfeitLoss, "b-": model.ForfeitLoss,
}

var typedByes = map[string]model.Outcome{
	"b": model.PairingBye, "bye": model.PairingBye, "1": model.PairingBye, "f": model.FullBye,
	"h": model.HalfBye, "½": model.HalfBye, "5": model.HalfBye, "=": model.HalfBye,
	"u": model.ZeroBye, "z": model.ZeroBye, "0": model.ZeroBye, "": model.Absent,
}

func typedBye(s string, teams bool) (typed, error) {
	if teams {
		s, _, _ = strings.Cut(s, ",")
		s = strings.Trim(s, "- ")
	}
	o, ok := typedByes[s]
	if !ok {
		return typed{}, errors.New(words.Say("typed.badBye"))
	}
	return typed{own: o}, nil
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
	if s != "" && strings.ContainsRune("wldxf", rune(s[0])) && digits(s[1:]) > 0 && digits(s[1:]) == len(s)-1 {
		if _, ok := typedOutcomes[s]; ok {
			return s, 0 // "w1" and "w0" are results as White
		}
		return s[:1], atoi(s[1:])
	}
	return s, 0
}

func atoi(s string) (n int) {
	for _, r := range s {
		n = min(n*10+int(r-'0'), 1<<20)
	}
	return n
}

// typedMatch reads "3.5", "3.5-0.5", "W6,3.5" and the forfeits.
func typedMatch(s string, boards model.Points) (typed, int, error) {
	switch s {
	case "+":
		return typed{own: model.ForfeitWin, other: model.ForfeitLoss}, 0, nil
	case "-", "f":
		return typed{own: model.ForfeitLoss, other: model.ForfeitWin}, 0, nil
	case "x":
		return typed{own: model.DoubleForfeit, other: model.DoubleForfeit}, 0, nil
	}
	number := 0
	if before, after, ok := strings.Cut(s, ","); ok && before != "" && strings.ContainsRune("wld", rune(before[0])) {
		number, s = atoi(before[1:]), after
	}
	var score [2]model.Points
	if strings.ContainsAny(s, "-–:") {
		sc, err := model.ParseMatchScore(s)
		if err != nil {
			return typed{}, 0, err
		}
		score = sc
	} else {
		own, err := model.ParsePoints(s)
		if err != nil || own < 0 || own > boards {
			return typed{}, 0, errTyped(true)
		}
		score = [2]model.Points{own, boards - own}
	}
	o := model.MatchOutcomes(score)
	return typed{own: o[0], other: o[1], score: score, isScore: true}, number, nil
}

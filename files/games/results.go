package games

import (
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/model/namekey"
)

var (
	// forfeited is what lists write behind a result that was not played for.
	forfeited = pattern.New(`(?i)[\s(]+(?:f|ff|forfeit(?:ed)?|forfait|kampflos|kl\.?|w\.?/?o\.?|walk-?over|def(?:ault)?\.?|` +
		`incomparecencia|ausencia|falta|reglementair)\s*\)?$`)
	// marked has the F at the numbers: 1F-0F, 1-0F, 0 - 1F.
	marked = pattern.New(`(?i)^\s*([01])\s*(f?)\s*[-–—−:/]\s*([01])\s*(f?)\s*$`)
	sure   = strings.NewReplacer("0,5", "½", "0.5", "½", "1/2", "½", "1,0", "1", "1.0", "1", "0,0", "0", "0.0", "0")
)

// said are results in words.
var said = map[string][2]model.Outcome{
	"white": {model.Win, model.Loss}, "white wins": {model.Win, model.Loss}, "white won": {model.Win, model.Loss},
	"black": {model.Loss, model.Win}, "black wins": {model.Loss, model.Win}, "black won": {model.Loss, model.Win},
	"draw": {model.Draw, model.Draw}, "drawn": {model.Draw, model.Draw}, "remis": {model.Draw, model.Draw},
	"tablas": {model.Draw, model.Draw}, "nulle": {model.Draw, model.Draw}, "nul": {model.Draw, model.Draw},
	"patta": {model.Draw, model.Draw}, "empate": {model.Draw, model.Draw}, "remise": {model.Draw, model.Draw},
	"": {}, "unfinished": {}, "adjourned": {}, "pending": {}, "ongoing": {}, "not played": {}, "notset": {}, "null": {},
}

// Result reads what came of a board, White's side first: all that model.ParseResult
// knows, with the marks and words for forfeits, and in words who has won.
func Result(text string) ([2]model.Outcome, bool) {
	s := strings.TrimSpace(text)
	if m := marked.FindStringSubmatch(s); m != nil && m[2]+m[4] != "" {
		return unplayed(m[1], m[3])
	}
	if rest := forfeited.ReplaceAllString(s, ""); rest != s {
		if m := marked.FindStringSubmatch(rest); m != nil {
			return unplayed(m[1], m[3])
		}
		out, err := model.ParseResult(rest)
		return out, err == nil && !out[0].Played()
	}
	if s == "-" || s == ":" {
		return [2]model.Outcome{}, true
	}
	if out, err := model.ParseResult(sure.Replace(s)); err == nil {
		return out, true
	}
	out, ok := said[namekey.Key(s)]
	if !ok || s != "" && namekey.Key(s) == "" {
		return [2]model.Outcome{}, false
	}
	return out, true
}

func unplayed(white, black string) ([2]model.Outcome, bool) {
	switch white + black {
	case "10":
		return [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}, true
	case "01":
		return [2]model.Outcome{model.ForfeitLoss, model.ForfeitWin}, true
	case "00":
		return [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}, true
	}
	return [2]model.Outcome{}, false
}

// points reads the points of both sides of one board.
func points(white, black string) ([2]model.Outcome, bool) {
	a, err1 := model.ParsePoints(white)
	b, err2 := model.ParsePoints(black)
	if err1 != nil || err2 != nil {
		return [2]model.Outcome{}, false
	}
	switch [2]model.Points{a, b} {
	case [2]model.Points{model.One, 0}:
		return [2]model.Outcome{model.Win, model.Loss}, true
	case [2]model.Points{0, model.One}:
		return [2]model.Outcome{model.Loss, model.Win}, true
	case [2]model.Points{model.Half, model.Half}:
		return [2]model.Outcome{model.Draw, model.Draw}, true
	case [2]model.Points{}:
		return [2]model.Outcome{model.Loss, model.Loss}, true
	}
	return [2]model.Outcome{}, false
}

var nobody = pattern.New(`(?i)\bbye\b|not paired|unpaired|spielfrei|freilos|nicht ausgelost|no emparejad|descans[ao]|\blibre\b|` +
	`\bexempte?\b|non appari|riposo|\bfolga\b|\bvrij\b`)

// Nobody tells a text that stands where an opponent would: bye, spielfrei,
// descansa.
func Nobody(text string) bool { return nobody.MatchString(text) }

// Bye is what somebody without an opponent has, by the text that stands for one and
// by what the board is worth.
func Bye(text, worth string) model.Outcome {
	low := strings.ToLower(text)
	worth, _, _ = strings.Cut(strings.TrimSpace(worth), " ")
	worth, _, _ = strings.Cut(sure.Replace(worth), "-")
	free := strings.Contains(low, "bye") || strings.Contains(low, "spielfrei") || strings.Contains(low, "freilos") ||
		strings.Contains(low, "descans") || strings.Contains(low, "exempt") || strings.Contains(low, "riposo") || strings.Contains(low, "libre")
	switch {
	case strings.Contains(low, "half"):
		return model.HalfBye
	case strings.Contains(low, "full"):
		return model.FullBye
	case strings.Contains(low, "zero"):
		return model.ZeroBye
	case worth == "½":
		return model.HalfBye
	case (worth == "1" || worth == "+") && free:
		return model.PairingBye
	case worth == "1" || worth == "+":
		return model.FullBye
	case worth == "" && free:
		return model.PairingBye
	}
	return model.Absent
}

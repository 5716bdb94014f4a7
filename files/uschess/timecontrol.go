package uschess

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/phrase"
)

// RatingSystem tells which of a player's ratings a game counts for.
type RatingSystem byte

// Rating systems of games over the board (rule 5C).
const (
	Regular RatingSystem = 'R'
	Dual    RatingSystem = 'D' // regular and quick
	Quick   RatingSystem = 'Q'
	Blitz   RatingSystem = 'B'
)

// Code is the letter in a report. Format 2C has none for blitz. The federation
// goes by the time control, and accepted D for a blitz event.
func (s RatingSystem) Code() string {
	if s == Blitz {
		return "D"
	}
	return string(s)
}

var (
	delay = pattern.New(`[;,\s]*(?:\b(?:d|delay|inc|increment)|(\+))\s*/?\s*(\d{1,3})\s*(?:"|''|s|sec|seconds)?$`)
	stage = pattern.New(`^(\d{1,3})/(\d{1,3})$`)
	death = pattern.New(`^(?:(?:g|game|sd)\s*/?\s*)?(\d{1,3})$`)
)

// TimeControl reads a time control as directors write it ("G/60 d5", "Game/90;
// +30", "90+30", "40/90, SD/30; d5") and gives the federation's spelling of it
// ("G/60;d5", "40/90,SD/30;d5") and the rating system by rule 5C: the minutes
// of all stages and the seconds of delay or increment together are over 65 for
// regular, 30 to 65 for dual, 11 to 29 for quick and 5 to 10 for blitz.
func TimeControl(text string) (string, RatingSystem, error) {
	s := strings.ToLower(strings.TrimSpace(text))
	s = strings.NewReplacer("minutes", "", "min", "", "´", "", "’", "", "“", "\"", "”", "\"").Replace(s)
	kind, seconds := "d", 0
	if m := delay.FindStringSubmatchIndex(s); m != nil {
		seconds, _ = strconv.Atoi(s[m[4]:m[5]])
		if m[2] >= 0 || strings.Contains(s[m[0]:m[1]], "inc") {
			kind = "+"
		}
		s = s[:m[0]]
	}
	total := seconds
	var stages []string
	parts := strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ';' })
	for i, p := range parts {
		p = strings.Trim(p, " '")
		if m := stage.FindStringSubmatch(strings.ReplaceAll(p, " ", "")); m != nil && i < len(parts)-1 {
			minutes, _ := strconv.Atoi(m[2])
			total += minutes
			stages = append(stages, m[0])
			continue
		}
		m := death.FindStringSubmatch(p)
		if m == nil || i < len(parts)-1 {
			stages = nil
			break
		}
		minutes, _ := strconv.Atoi(m[1])
		total += minutes
		stages = append(stages, map[bool]string{true: "G/", false: "SD/"}[i == 0]+m[1])
	}
	if len(stages) == 0 {
		return "", 0, phrase.Errorf("%q is not a time control in the federation's form: "+
			"write for instance G/60;d5, G/90;+30 or 40/90,SD/30;d5", text)
	}
	spelling := fmt.Sprintf("%s;%s%d", strings.Join(stages, ","), kind, seconds)
	switch {
	case total > 65:
		return spelling, Regular, nil
	case total >= 30:
		return spelling, Dual, nil
	case total > 10:
		return spelling, Quick, nil
	case total >= 5:
		return spelling, Blitz, nil
	}
	return spelling, 0, phrase.Errorf("%s is too fast to be rated: minutes and seconds together must be at least 5", spelling)
}

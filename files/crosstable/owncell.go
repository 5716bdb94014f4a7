package crosstable

import (
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
)

// Cells of our tables. Forfeited matches with boards that were played print their
// game points, too.
var (
	ownUS     = pattern.New(`^([WLDXF])(\d{1,4})(?:,(-?[\d½.]+))?$`)
	ownBye    = pattern.New(`^-([BHU])-(?:[, ](-?[\d½.]+))?$`)
	ownOpen   = pattern.New(`^(\d{1,4})([wb])?(?:,(-?[\d½.]+))?$`)
	ownFIDE   = pattern.New(`^(\d{1,4})([wb]| )([+-]?,?-?[\d½.]*)$`)
	ownNoGame = pattern.New(`^-(-?[\d½.]+)$`)
	ownWall   = pattern.New(`^([wb])(\d{1,4})(?: ([+-]?,?-?[\d½.]*))?$`)
	ownPlain  = pattern.New(`^([WLDXF])(\d{1,4})(?: [+-]?,?(-?[\d½.]*))?$`)
)

var ownColours = map[string]model.Colour{"w": model.White, "b": model.Black}

// cell reads what a round says.
func (t *ownTable) cell(text string) (cell, bool) {
	if text == "" || text == "---" {
		return cell{outcome: model.Absent, blank: text == ""}, true
	}
	if m := ownBye.FindStringSubmatch(text); m != nil {
		return withGames(cell{outcome: byeOutcomes[m[1]]}, m[2])
	}
	switch t.form {
	case usForm:
		if m := ownUS.FindStringSubmatch(text); m != nil {
			return against(m[2], usOutcomes[m[1]], "", m[3])
		}
	case fideForm:
		if m := ownNoGame.FindStringSubmatch(text); m != nil {
			return t.noGame(m[1])
		}
		if m := ownFIDE.FindStringSubmatch(text); m != nil {
			return t.made(m[1], m[2], m[3])
		}
	case wallForm:
		if m := ownWall.FindStringSubmatch(text); m != nil {
			return t.made(m[2], m[1], m[3])
		}
		if m := ownPlain.FindStringSubmatch(text); m != nil {
			return against(m[2], usOutcomes[m[1]], "", m[3])
		}
	}
	if m := ownOpen.FindStringSubmatch(text); m != nil {
		return against(m[1], model.Pending, m[2], m[3])
	}
	return cell{}, false
}

// made is a game or match with what was made of it: a sign for a game, game points
// for a match.
func (t *ownTable) made(opponent, colour, made string) (cell, bool) {
	made, games, _ := strings.Cut(made, ",")
	if o, ok := fideOutcomes[made]; ok && (!t.team || made == "" || o.Unplayed()) {
		return against(opponent, o, colour, games)
	}
	c, ok := against(opponent, model.Pending, colour, made)
	c.scores = ok
	return c, ok && t.team
}

// noGame is a round without an opponent in a federation's table: what was given
// for it.
func (t *ownTable) noGame(text string) (cell, bool) {
	p, err := model.ParsePoints(text)
	if err != nil {
		return cell{}, false
	}
	// Of a bye for a team the points do not say which kind it was; the score will.
	return cell{outcome: model.PairingBye, games: p, hasGames: t.team, given: true}, true
}

func against(opponent string, o model.Outcome, colour, games string) (cell, bool) {
	n, err := strconv.Atoi(opponent)
	if err != nil || n == 0 {
		return cell{}, false
	}
	return withGames(cell{opponent: n, outcome: o, colour: ownColours[colour]}, games)
}

func withGames(c cell, games string) (cell, bool) {
	if games == "" {
		return c, true
	}
	p, err := model.ParsePoints(games)
	c.games, c.hasGames = p, true
	return c, err == nil
}

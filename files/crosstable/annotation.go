package crosstable

import (
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
)

var annotation = pattern.New(`(?i)^\s*(?:tie[ -]?break|wertung|desempate)\s?(\d{1,2})\s*:\s*(.+)$`)

// unsaid is a name whose parameters the page leaves out.
var unsaid = pattern.New(`(?i)\(variab\w+ with parameter\)\s*$`)

// annotate reads what chess-results prints below its tables: which tie-break is
// in which of the columns TB1, TB2, …
//
//	Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)
func (t *tableText) annotate(text string) bool {
	s := strings.ToLower(strings.TrimSpace(text))
	if s == "annotation:" || s == "anmerkung:" || s == "anotación:" || strings.HasPrefix(s, "program: ") {
		return len(t.readings) > 0
	}
	m := annotation.FindStringSubmatch(text)
	if m == nil || len(t.readings) == 0 {
		return false
	}
	n, _ := strconv.Atoi(m[1])
	for i := range t.heading.cols {
		c := &t.heading.cols[i]
		if c.kind != tieBreak {
			continue
		}
		if n--; n == 0 && c.code == "" {
			c.code, c.named = TieBreakNamed(m[2], t.forTeams()), m[2]
			c.open = c.code != "" && unsaid.MatchString(m[2])
			t.score(i)
		}
	}
	return true
}

// score takes a column of tie-breaks that is the score itself for it, where no
// other column is. It stays a column, so that the next annotation finds its own.
func (t *tableText) score(i int) {
	code := t.heading.cols[i].code
	if code != Points && code != MatchPoints {
		return
	}
	t.heading.cols[i].code, t.heading.cols[i].score = "", true
	if code == MatchPoints && !t.forTeams() {
		return
	}
	teamGames := code == Points && t.forTeams()
	for _, ways := range t.readings {
		for k := range ways {
			r := &ways[k]
			p, err := model.ParsePoints(r.printed[i])
			switch {
			case err != nil:
			case teamGames && !r.hasGames:
				r.games, r.hasGames = p, true
			case !teamGames && !r.hasTotal:
				r.total, r.hasTotal = p, true
			}
		}
	}
}

// forTeams tells a table of teams by its heading or its match scores.
func (t *tableText) forTeams() bool {
	for _, c := range t.heading.cols {
		if c.kind == name {
			switch strings.ToLower(c.heading) {
			case "team", "team name", "mannschaft", "equipo", "équipe", "equipe", "squadra":
				return true
			}
		}
	}
	for _, ways := range t.readings {
		for _, c := range ways[0].cells {
			if c.hasGames {
				return true
			}
		}
	}
	return false
}

// edition is the rule set for unplayed rounds that all names of tie-breaks
// below the table agree on, "" where they say nothing or disagree.
func (t *tableText) edition() string {
	found := ""
	for _, c := range t.heading.cols {
		e := editionNamed(c.named)
		if e == "" {
			continue
		}
		if found != "" && found != e {
			return ""
		}
		found = e
	}
	return found
}

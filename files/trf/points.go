package trf

import (
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

var (
	gamePoints  = pattern.New(`([WDLAPX])\s*=?\s*(-?\d*[.,]?\d+)`)
	matchPoints = pattern.New(`(T[WDL])\s*=?\s*(-?\d*[.,]?\d+)`)
	namedPoints = pattern.New(`([A-Z]{1,3})\s*=\s*(-?\d*[.,]?\d+)`)
)

// scoring reads what results are worth: records 162 and 362, bbpPairings' BB
// records, JaVaFo's XXS. Without any, individual points that follow another
// usual scoring throughout decide.
func (rd *reader) scoring() {
	sc := &rd.s.Scoring
	*sc = model.Classic(2*model.One, model.One, 0)
	bye := false
	for _, r := range rd.take("162") {
		for _, m := range gamePoints.FindAllStringSubmatch(string(r.runes[3:]), -1) {
			p, ok := rd.worth(r, m[2])
			if !ok {
				continue
			}
			switch m[1] {
			case "W":
				sc.Win, sc.FullBye = p, p
			case "D":
				sc.Draw, sc.HalfBye = p, p
			case "L":
				sc.Loss = p
			case "A":
				sc.Absent = p
			case "P":
				sc.PairingBye, bye = p, true
			}
		}
	}
	bye = rd.bbPoints(sc) || bye
	bye = rd.javafoPoints(sc) || bye
	if !bye {
		sc.PairingBye = sc.Win
	}
	for _, r := range rd.take("362") {
		for _, m := range matchPoints.FindAllStringSubmatch(string(r.runes[3:]), -1) {
			if p, ok := rd.worth(r, m[2]); ok {
				*map[string]*model.Points{"TW": &sc.MatchWin, "TD": &sc.MatchDraw, "TL": &sc.MatchLoss}[m[1]] = p
			}
		}
	}
}

func (rd *reader) worth(r *record, text string) (model.Points, bool) {
	p, err := model.ParsePoints(text)
	if err != nil {
		rd.grave(r, 5, phrase.New("%q is not a number of points", text), "Write whole or half points, such as 1.0 or 0.5")
	}
	return p, err == nil
}

// bbPoints reads bbpPairings' records BBW 3.0, BBD 1.0, BBL, BBZ, BBF, BBU; it
// tells whether the bye's worth was among them.
func (rd *reader) bbPoints(sc *model.Scoring) (bye bool) {
	for id, to := range map[string][]*model.Points{"BBW": {&sc.Win, &sc.FullBye}, "BBD": {&sc.Draw, &sc.HalfBye}, "BBL": {&sc.Loss},
		"BBZ": {&sc.Absent}, "BBF": {&sc.Absent}, "BBU": {&sc.PairingBye}} {
		for _, r := range rd.take(id) {
			if p, ok := rd.worth(r, r.text()); ok {
				for _, field := range to {
					*field = p
				}
				bye = bye || id == "BBU"
			}
		}
	}
	return bye
}

// javafoPoints reads XXS WW=1.0 BW=1.0 …; W and D are short for all wins and all
// draws.
func (rd *reader) javafoPoints(sc *model.Scoring) (bye bool) {
	to := map[string][]*model.Points{
		"W": {&sc.Win, &sc.FullBye}, "D": {&sc.Draw, &sc.HalfBye}, "WW": {&sc.Win}, "BW": {&sc.Win}, "WD": {&sc.Draw}, "BD": {&sc.Draw},
		"WL": {&sc.Loss}, "BL": {&sc.Loss}, "ZPB": {&sc.Absent}, "HPB": {&sc.HalfBye}, "FPB": {&sc.FullBye}, "PAB": {&sc.PairingBye},
		"FW": {&sc.Win}, "FL": {&sc.Absent},
	}
	for _, r := range rd.take("XXS") {
		for _, m := range namedPoints.FindAllStringSubmatch(r.text(), -1) {
			fields, ok := to[m[1]]
			if !ok {
				rd.grave(r, 5, phrase.New("%q is not a result that XXS knows", m[1]), "")
				continue
			}
			p, ok := rd.worth(r, m[2])
			for _, f := range fields {
				if ok {
					*f = p
				}
			}
			bye = bye || m[1] == "PAB"
		}
	}
	return bye
}

// usualScorings are tried when the file does not say what results are worth and
// the players' points are not those of 1, ½ and 0.
var usualScorings = []model.Scoring{
	{Win: 2, Draw: 1, PairingBye: 2, FullBye: 2, HalfBye: 1},
	{Win: 2, Draw: 1, PairingBye: 1, FullBye: 2, HalfBye: 1},
	{Win: 2, Draw: 1, FullBye: 2, HalfBye: 1},
	{Win: 6, Draw: 2, PairingBye: 6, FullBye: 6, HalfBye: 2},
	{Win: 6, Draw: 2, PairingBye: 2, FullBye: 6, HalfBye: 2},
	{Win: 6, Draw: 4, Loss: 2, PairingBye: 6, FullBye: 6, HalfBye: 4},
}

// inferScoring replaces the default by a usual scoring under which the points of
// all players come out, if there is one.
func (rd *reader) inferScoring() {
	for _, id := range []string{"162", "XXS", "BBW", "BBD", "BBL", "BBU", "BBZ", "BBF", "299"} {
		if len(rd.known[id]) > 0 {
			return
		}
	}
	for _, sc := range usualScorings {
		s := *rd.s
		s.Scoring.Win, s.Scoring.Draw, s.Scoring.Loss = sc.Win, sc.Draw, sc.Loss
		s.Scoring.PairingBye, s.Scoring.FullBye, s.Scoring.HalfBye = sc.PairingBye, sc.FullBye, sc.HalfBye
		sh := model.NewSheet(rd.t, &s, rd.played)
		fits := true
		for i := range rd.players {
			p := &rd.players[i]
			fits = fits && (!p.hasPoints || rd.scores(i, s.Scoring, sh.Lines[i].Games))
		}
		if fits {
			rd.s.Scoring = s.Scoring
			return
		}
	}
}

// scores tells whether a player's results make the points of the file, with or
// without the byes announced for the next round, which some programs count.
func (rd *reader) scores(i int, sc model.Scoring, sum model.Points) bool {
	p := &rd.players[i]
	return p.points == sum || p.points == sum+sc.Game(rd.s.Players[i].Bye(rd.played+1))
}

// compare holds the points that the file prints against what the results make.
func (rd *reader) compare() {
	sh := model.NewSheet(rd.t, rd.s, rd.played)
	if rd.s.Team() {
		for i := range rd.s.Teams {
			tp, l := rd.printed(i), &sh.Lines[i]
			if tp == nil {
				continue
			}
			if tp.hasMatch && tp.match != l.Match {
				rd.grave(tp.rec, 55, phrase.New("%s has %s match points in the file, its results make %s", l.Name, tp.match, l.Match),
					"Compare the matches")
			}
			if tp.hasGames && tp.games != l.Games {
				rd.grave(tp.rec, 62, phrase.New("%s has %s game points in the file, its results make %s", l.Name, tp.games, l.Games),
					"Compare the matches")
			}
		}
		return
	}
	for i := range rd.players {
		if p := &rd.players[i]; p.hasPoints && !rd.scores(i, rd.s.Scoring, sh.Lines[i].Games) {
			rd.grave(p.rec, 81,
				phrase.New("%s has %s points in the file, the results make %s", strings.TrimSpace(p.name), p.points, sh.Lines[i].Games),
				"Compare the results, or the worth of a win, a draw and a bye")
		}
	}
}

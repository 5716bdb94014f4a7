package tiebreaks_test

import (
	"strconv"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestWorkedExamples computes the small examples of the source documents.
func TestWorkedExamples(t *testing.T) {
	for _, row := range rows(t, "worked-examples.tsv") {
		rule, in, want := row[0], row[1], row[2]
		var got string
		switch rule {
		case "cumulative":
			got = ownResults(t, in, "CUMULATIVE", "us")
		case "progressive":
			got = ownResults(t, in, "PROGRESS", "plain")
		case "solkoff":
			got = overOpponents(t, in, "SOLKOFF")
		case "modified-median":
			got = overOpponents(t, in, "MODMED")
		case "usat-round":
			got = usatRound(t, in)
		case "ljc-game-points":
			got = matchesAndGames(t, in)
		default:
			t.Errorf("nobody computes %q", rule)
			continue
		}
		if got != want {
			t.Errorf("%s, %s: %s, want %s", rule, in, got, want)
		}
	}
}

// sheet makes a sheet of bare lines: the first is the participant asked about.
func sheet(rounds int, teams bool, cells ...[]model.Cell) *model.Sheet {
	s := &model.Section{ID: 1, Boards: 4, Scoring: model.Classic(2*model.One, model.One, 4)}
	if !teams {
		s.Scoring = model.Classic(model.One, model.Half, 0)
	}
	sh := &model.Sheet{Tournament: event(s), Section: s, Teams: teams, Rounds: rounds, Planned: rounds, Boards: s.Boards, Scoring: s.Scoring,
		Primary: model.MatchPoints}
	for i, cs := range cells {
		l := model.Line{ID: model.ID(i + 1), Number: i + 1, Name: strconv.Itoa(i + 1), Cells: cs}
		for _, c := range cs {
			l.Match, l.Games = l.Match+c.Match, l.Games+c.Games
		}
		sh.Lines = append(sh.Lines, l)
	}
	return sh
}

// scored is a played round without an opponent of interest.
func scored(p model.Points) model.Cell {
	return model.Cell{Opponent: -1, Outcome: model.Win, Match: p, Games: p}
}

// rankedBy are the standings by score and one tie-break.
func rankedBy(t *testing.T, sh *model.Sheet, code, rules string) *tiebreaks.Standings {
	t.Helper()
	u := must.Have(catalogue.Parse(code))(t)
	r := must.Have(tiebreaks.RulesByCode(rules))(t)
	return must.Have(catalogue.Rank(sh, []tiebreaks.Use{u}, r))(t)
}

func value(t *testing.T, sh *model.Sheet, code, rules string) string {
	t.Helper()
	st := rankedBy(t, sh, code, rules)
	return st.Places[st.PlaceOf(0)].Cells[1].Value.Short()
}

func ownResults(t *testing.T, in, code, rules string) string {
	var cells []model.Cell
	for _, f := range strings.Fields(in) {
		o := letters[f]
		p := model.Classic(model.One, model.Half, 0).Game(o)
		cells = append(cells, model.Cell{Opponent: -1, Outcome: o, Match: p, Games: p})
	}
	return value(t, sheet(len(cells), false, cells), code, rules)
}

// overOpponents reads "opponents' final scores 0 3 3 4 5, own score 4 of 5".
func overOpponents(t *testing.T, in, code string) string {
	list, own, _ := strings.Cut(strings.TrimPrefix(in, "opponents' final scores "), ", own score ")
	score, _, _ := strings.Cut(own, " of ")
	won, _ := strconv.Atoi(score)
	lines := [][]model.Cell{nil}
	for k, f := range strings.Fields(list) {
		p := must.Have(model.ParsePoints(f))(t)
		c := model.Cell{Opponent: k + 1, Outcome: model.Loss}
		if k < won {
			c = model.Cell{Opponent: k + 1, Outcome: model.Win, Match: model.One, Games: model.One}
		}
		lines[0] = append(lines[0], c)
		lines = append(lines, []model.Cell{scored(p), scored(0), scored(0), scored(0), scored(0)})
	}
	return value(t, sheet(len(lines[0]), false, lines...), code, "us")
}

// usatRound reads "2.5 points against a team that finished on 4-1".
func usatRound(t *testing.T, in string) string {
	made, record, _ := strings.Cut(in, " points against a team that finished on ")
	p := must.Have(model.ParsePoints(made))(t)
	wins, _, _ := strings.Cut(record, "-")
	w := must.Have(model.ParsePoints(wins))(t)
	sh := sheet(1, true, []model.Cell{{Opponent: 1, Outcome: model.Win, Match: model.One, Games: p}}, []model.Cell{scored(w)})
	sh.Scoring = model.Classic(model.One, model.Half, 4)
	return value(t, sh, "USAT", "us")
}

// matchesAndGames reads "matches 4-0 3-1 2-2, match points 2/1/0".
func matchesAndGames(t *testing.T, in string) string {
	list, _, _ := strings.Cut(strings.TrimPrefix(in, "matches "), ",")
	sc := model.Classic(2*model.One, model.One, 4)
	var cells []model.Cell
	for _, f := range strings.Fields(list) {
		score := must.Have(model.ParseMatchScore(f))(t)
		o := model.MatchOutcomes(score)[0]
		cells = append(cells, model.Cell{Opponent: -1, Outcome: o, Match: sc.Match(o), Games: score[0], Against: score[1]})
	}
	sh := sheet(len(cells), true, cells)
	return sh.Lines[0].Match.Short() + " match points, " + value(t, sh, "GAMES", "us") + " game points"
}

package reports_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"wallchart/export/csv"
	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/text"
	"wallchart/files/crosstable"
	"wallchart/files/crosstable/crosstabletest"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestByesOfTeamsAreReadBack: full-point, half-point, zero-point and pairing-allocated byes of teams stand in one table, the last worth
// what the event gives. Whoever reads the table has every team's match and game points, round by round.
func TestByesOfTeamsAreReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		event := drawnTeams(t)
		s := event.Sections[0]
		st := must.Have(catalogue.Rank(model.NewSheet(event, s, 0), nil, tiebreaks.RuleSets[0]))(t)
		style := rapid.SampledFrom([]report.Style{report.US, report.FIDE, report.WallChart}).Draw(t, "style")
		doc := charts.Crosstable(st, style, report.Options{})
		var b strings.Builder
		write := rapid.SampledFrom([]func() error{
			func() error { return text.Write(&b, doc, text.Options{}) },
			func() error { return csv.Write(&b, doc, csv.Options{Delimiter: '\t'}) },
		}).Draw(t, "format")
		must.Do(t, write())
		read, err := crosstable.ReadText(b.String())
		if err != nil {
			t.Fatalf("%v\n%s", err, b.String())
		}
		if !crosstabletest.Good(read) {
			t.Fatalf("%v %v\n%s", read.Problems, crosstabletest.Lost(read), b.String())
		}
		if got, want := teamLines(read.Tournament, style), teamLines(event, style); got != want {
			t.Errorf("read again it is\n%s\nand was\n%s\nprinted as\n%s", got, want, b.String())
		}
	})
}

// drawnTeams is a Swiss of teams in which somebody has a bye of each kind, or no one.
func drawnTeams(t *rapid.T) *model.Tournament {
	const n, boards = 7, 4
	sc := model.Classic(model.Points(4), model.Points(2), boards)
	if rapid.Bool().Draw(t, "American match points") {
		sc = model.Classic(model.One, model.Half, boards)
	}
	bye := rapid.SampledFrom([][2]model.Points{{sc.MatchWin, 8}, {sc.MatchDraw, 4}, {sc.MatchWin, 4}}).Draw(t, "bye")
	sc.MatchBye, sc.GamesBye = bye[0], bye[1]
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: boards, Scoring: sc, LastID: n}
	for i := range n {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("Team %c", 'A'+i)}})
	}
	order := everybody(n)
	kinds := []model.Outcome{model.PairingBye, model.FullBye, model.HalfBye, model.ZeroBye}
	for round := range 4 {
		r := model.Round{}
		order = append(order[1:], order[0]) // somebody else is left over
		alone := order[n-1]
		kind := kinds[round]
		if !rapid.Bool().Draw(t, kind.String()) {
			kind = model.PairingBye
		}
		r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{model.ID(alone + 1)}, Outcomes: [2]model.Outcome{kind}})
		for k := range n / 2 {
			made := model.Points(rapid.IntRange(0, 2*boards).Draw(t, "game points"))
			p := model.Pairing{Board: k + 1, Sides: [2]model.ID{model.ID(order[k] + 1), model.ID(order[n-2-k] + 1)},
				Score: [2]model.Points{made, 2*boards - made}}
			p.Outcomes = model.MatchOutcomes(p.Score)
			r.Pairings = append(r.Pairings, p)
		}
		s.Rounds = append(s.Rounds, r)
	}
	return &model.Tournament{Name: "Teams", LastID: 1, Sections: []*model.Section{s}}
}

// teamLines is what a table says of teams: scores, and for each round against whom and what it brought; what a federation's table
// prints for a bye is the game points alone.
func teamLines(t *model.Tournament, style report.Style) string {
	sh := model.NewSheet(t, t.Sections[0], 0)
	all := make([]string, 0, len(sh.Lines))
	for i := range sh.Lines {
		l := &sh.Lines[i]
		line := fmt.Sprintf("%s %s %s:", l.Name, l.Match, l.Games)
		for _, c := range l.Cells {
			switch {
			case c.Opponent >= 0:
				line += fmt.Sprintf(" %s %s/%s", sh.Lines[c.Opponent].Name, c.Match, c.Games)
			case style == report.FIDE:
				line += fmt.Sprintf(" -/%s", c.Games)
			default:
				line += fmt.Sprintf(" %c %s/%s", c.Outcome.US(), c.Match, c.Games)
			}
		}
		all = append(all, line)
	}
	return strings.Join(sorted(all), "\n")
}

package reports_test

import (
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/charts"
	"wallchart/export/report/lists"
	"wallchart/export/report/reasons"
	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// after ranks the section of these tests after a round; 0 is the last one played.
func after(t *testing.T, event *model.Tournament, round int, list ...string) *tiebreaks.Standings {
	t.Helper()
	one := *event
	for _, s := range event.Sections {
		if s.ID == section {
			one.Sections = []*model.Section{s}
		}
	}
	return rank(t, &one, round, "plain", list...)
}

// open is the section of these tests.
func open(event *model.Tournament) *model.Section { return event.Section(section) }

// TestWholeOpen compares every report of an open tournament in its third round, whole. seven
// says by what results the charts come about.
func TestWholeOpen(t *testing.T) {
	event := seven()
	s := open(event)
	st := after(t, event, 0, "PTS", "SB", "WIN")
	sameInAll(t, "open-standings", charts.Standings(st, report.Options{ScoreGroups: true}))
	sameInAll(t, "open-us", charts.Crosstable(st, report.US, report.Options{}))
	same(t, "open-fide", charts.Crosstable(st, report.FIDE, report.Options{Points: report.Fraction}))
	same(t, "open-fide-by-number", charts.Crosstable(st, report.FIDE, report.Options{Opponents: report.ByNumber, ScoreFirst: true}))
	sameInAll(t, "open-wall", charts.Crosstable(st, report.WallChart, report.Options{}))
	same(t, "open-grid", charts.Crosstable(st, report.Grid, report.Options{}))
	sameInAll(t, "open-categories", must.Have(charts.Categories(st, report.Options{}))(t))
	for _, g := range []string{"grade", "club", "federation", "sex"} {
		same(t, "open-by-"+g, must.Have(charts.Categories(st, report.Options{Grouping: g}))(t))
	}
	sameInAll(t, "open-players", must.Have(lists.Players(event, s, report.Options{}))(t))
	for round, name := range []string{"last", "1", "2", "3"} {
		sameInAll(t, "open-pairings-"+name, must.Have(lists.Pairings(event, s, report.Options{Round: round}))(t))
	}
	sameInAll(t, "open-names-1", must.Have(lists.PairingsByName(event, s, report.Options{Round: 1}))(t))
	sameInAll(t, "open-names-2", must.Have(lists.PairingsByName(event, s, report.Options{Round: 2}))(t))
	sameInAll(t, "open-why", reasons.Why(st, 2, 4, report.Options{}))
	same(t, "open-explained", reasons.Explain(st.Explain(0, 1), report.Options{}))
}

// TestWholeOpenAtOtherTimes: before the first round, after the first of three that are
// known, with round 3 begun, and at the end.
func TestWholeOpenAtOtherTimes(t *testing.T) {
	event := seven()
	s := open(event)
	same(t, "open-after-1-us", charts.Crosstable(after(t, event, 1, "PTS"), report.US, report.Options{}))
	same(t, "open-after-1-wall", charts.Crosstable(after(t, event, 1, "PTS"), report.WallChart, report.Options{}))
	s.Rounds[2].Pairings[1].Outcomes = [2]model.Outcome{model.UnratedLoss, model.UnratedWin}
	same(t, "open-begun-us", charts.Crosstable(after(t, event, 0, "PTS"), report.US, report.Options{}))
	same(t, "open-begun-wall", charts.Crosstable(after(t, event, 0, "PTS"), report.WallChart, report.Options{}))
	s.Planned = 3
	same(t, "open-last-begun", charts.Crosstable(after(t, event, 0, "PTS"), report.US, report.Options{}))
	s.Rounds[2].Pairings[0].Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
	same(t, "open-end-us", charts.Crosstable(after(t, event, 0, "PTS"), report.US, report.Options{}))
	same(t, "open-end-fide", charts.Crosstable(after(t, event, 0, "PTS"), report.FIDE, report.Options{}))
	same(t, "open-end-wall", charts.Crosstable(after(t, event, 0, "PTS"), report.WallChart, report.Options{}))
	same(t, "open-end-pairings", must.Have(lists.Pairings(event, s, report.Options{}))(t))
	s.Rounds, s.Planned = s.Rounds[2:], 4
	noColours := board(2, 26, 24, 0, 0)
	noColours.NoColours = true
	s.Rounds[0].Pairings = []model.Pairing{board(1, 27, 25, 0, 0), noColours, alone(23, model.HalfBye)}
	for _, r := range []report.Style{report.US, report.FIDE, report.WallChart, report.Grid} {
		same(t, []string{"open-paired-us", "open-paired-fide", "open-paired-grid", "open-paired-wall"}[r],
			charts.Crosstable(after(t, event, 0, "PTS"), r, report.Options{}))
	}
	s.Rounds[0].Pairings = []model.Pairing{alone(23, model.HalfBye), noColours}
	same(t, "open-no-colours", must.Have(lists.Pairings(event, s, report.Options{}))(t))
	s.Rounds[0].Pairings[1].Board = 0
	same(t, "open-no-colours-by-name", must.Have(lists.PairingsByName(event, s, report.Options{}))(t))
	s.Rounds, s.Players[3].Withdrawn = nil, 1
	same(t, "open-before-players", must.Have(lists.Players(event, s, report.Options{}))(t))
	same(t, "open-before-standings", charts.Standings(after(t, event, 0, "PTS"), report.Options{ScoreGroups: true}))
	same(t, "open-before-wall", charts.Crosstable(after(t, event, 0, "PTS"), report.WallChart, report.Options{}))
	same(t, "open-before-us", charts.Crosstable(after(t, event, 0, "PTS"), report.US, report.Options{}))
}

// TestWholeTrophy: two clubs of three players of whom two count, and one player who belongs
// to no club. Northgate makes 1½ + 1½, Harbour 1½ + ½.
func TestWholeTrophy(t *testing.T) {
	event := seven()
	ts := must.Have(catalogue.NewTrophy(event, open(event), model.Trophy{Counting: 2, TieBreaks: []string{"SB", "WIN"}}, 2))(t)
	sh := ts.Standings().Sheet
	sameInAll(t, "trophy", charts.Trophy(ts, sh, report.Options{}))
	same(t, "trophy-fractions", charts.Trophy(ts, sh, report.Options{Points: report.Fraction}))
	sameInAll(t, "trophy-why", reasons.WhyClubs(ts, 1, 0, report.Options{}))
}

// doubleRound is Anna, Ben and Cleo in the fourth of six rounds, each of whom meets each
// twice: who rests has no game.
func doubleRound(format model.Format) *model.Tournament {
	s := &model.Section{ID: section, Name: "Final", Format: format, Scoring: model.Classic(2, 1, 0), Planned: 6, LastID: 3}
	for n, name := range []string{"Anna", "Ben", "Cleo"} {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(3 - n), Number: n + 1, Name: name}})
	}
	round := func(p, rest model.Pairing) model.Round { return model.Round{Pairings: []model.Pairing{p, rest}} }
	s.Rounds = []model.Round{
		round(board(1, 3, 2, model.Loss, model.Win), alone(1, model.Rest)),
		round(board(1, 1, 3, model.ForfeitLoss, model.ForfeitWin), alone(2, model.Rest)),
		round(board(1, 2, 1, model.Draw, model.Draw), alone(3, model.Rest)),
		round(board(1, 2, 3, model.Draw, model.Draw), alone(1, model.Rest)),
		round(board(1, 3, 1, 0, 0), alone(2, model.ZeroBye)),
	}
	return &model.Tournament{Name: "Final", LastID: section, Sections: []*model.Section{s}}
}

// TestWholeGrids: two games of a pair in one cell, one of which may be open; a dot where
// two did not meet who need not, and nothing where they are still to meet.
func TestWholeGrids(t *testing.T) {
	for name, format := range map[string]model.Format{"double": model.DoubleRoundRobin, "schiller": model.Schiller} {
		st := after(t, doubleRound(format), 0, "PTS")
		sameInAll(t, "grid-"+name, charts.Crosstable(st, report.Grid, report.Options{}))
	}
	for _, format := range []model.Format{model.RoundRobin, model.DoubleRoundRobin} {
		event := doubleRound(format)
		open(event).Rounds = open(event).Rounds[4:]
		sameInAll(t, "grid-first", charts.Crosstable(after(t, event, 0, "PTS"), report.Grid, report.Options{}))
	}
	event := doubleRound(model.DoubleRoundRobin)
	rounds := open(event).Rounds
	rounds[0].Pairings[0].Outcomes, rounds[1].Pairings[0].Outcomes = [2]model.Outcome{}, [2]model.Outcome{}
	sameInAll(t, "grid-open", charts.Crosstable(after(t, event, 0, "PTS"), report.Grid, report.Options{}))
	event = doubleRound(model.Schiller)
	open(event).Rounds = open(event).Rounds[:2]
	same(t, "grid-two-rounds", charts.Crosstable(after(t, event, 0, "PTS"), report.Grid, report.Options{Opponents: report.ByNumber}))
	same(t, "rests-us", charts.Crosstable(after(t, event, 0, "PTS"), report.US, report.Options{}))
	same(t, "rests-wall", charts.Crosstable(after(t, event, 0, "PTS"), report.WallChart, report.Options{}))
	same(t, "unrated-pairings", must.Have(lists.Pairings(event, open(event), report.Options{}))(t))
}

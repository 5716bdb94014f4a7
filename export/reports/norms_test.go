package reports_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/export/report"
	"wallchart/export/report/officer"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
)

// withNorm is an event in which Own has beaten seven of nine opponents: a norm for GM, with 7 points against 2416 on average.
func withNorm() *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Planned: 9, Format: model.Swiss, Scoring: model.Classic(2, 1, 0), LastID: 10}
	add := func(name, title, fed string, rating model.Rating) {
		id := model.ID(len(s.Players) + 1)
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: id, Number: int(id), Name: name, Federation: fed}, Title: title,
			Rating: rating, FideID: fmt.Sprint(1000 + id)})
	}
	add("Own", "IM", "GER", 2400)
	titles := []string{"GM", "GM", "GM", "IM", "IM", "", "", "", ""}
	feds := []string{"FRA", "USA", "FRA", "ESP", "GER", "GER", "ESP", "POL", "GER"}
	for i, rating := range []model.Rating{2612, 2540, 2498, 2471, 2455, 2430, 2390, 2150, 2120} {
		add(string(rune('A'+i)), titles[i], feds[i], rating)
		o := model.Win
		if i > 6 {
			o = model.Loss
		}
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, s.LastID - 8 + model.ID(i)},
			Outcomes: [2]model.Outcome{o, o.Opposite()}}}})
	}
	return &model.Tournament{Name: "Norms", Start: "2026-05-01", End: "2026-05-09", Arbiter: "Ida Arbiter (5001)", Time: "90 min + 30 s",
		Federation: "GER",
		LastID:     1, Sections: []*model.Section{s}}
}

// TestNorms: who has a norm, opened to its conditions.
func TestNorms(t *testing.T) {
	event := withNorm()
	event.Sections[0].Name = event.Name
	st := rank(t, event, 0, "fide2026", "PTS")
	doc := must.Have(officer.Norms(st, report.Options{Sums: true}))(t)
	tb := doc.Tables[0]
	if got, want := cellsOf(tb, "name", "norm", "status", "games", "made", "required", "average", "performance", "titled", "special",
		"feds", "advice"),
		[]string{"Own|GM|norm|9|7.0|7.0|2416|2636|5/5|3/3|4/2|The norm stands."}; !slices.Equal(got, want) {
		t.Errorf("norms\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	sum := tb.Rows[0].Cells[tb.Column("norm")].Sum
	if sum == nil || sum.Title != "GM norm: 2636" || !slices.ContainsFunc(sum.Parts, func(p table.Part) bool {
		return p.Who == "Opponents from the own federation (1.4.4)" && p.Amount == "3 (≤ 5)"
	}) {
		t.Errorf("it opens to %+v", sum)
	}
	forms := must.Have(officer.NormCertificates(st, report.Options{}))(t)
	if len(forms.Tables) != 2 || forms.Tables[0].Title != "GM norm of Own" {
		t.Fatalf("%d tables", len(forms.Tables))
	}
	fields := cellsOf(forms.Tables[0], "field", "value")
	for _, want := range []string{"Title|GM", "FIDE ID|1001", "Start|2026-05-01", "Games|9", "Federations of the opponents|5",
		"Opponents not of the player's federation|6", "Rated opponents|9", "Opponents of the host federation|3", "Titled opponents|5",
		"By title|GM 3, IM 2, WGM 0, WIM 0, FM 0, WFM 0", "Average rating of the opponents|2416", "Score required|7.0", "Score achieved|7.0",
		"Exceeding by|0.0", "Performance|2636", "Event|Norms"} {
		if !slices.Contains(fields, want) {
			t.Errorf("the form lacks %s:\n%s", want, strings.Join(fields, "\n"))
		}
	}
	if len(forms.Tables[0].Notes) != 0 {
		t.Errorf("nothing is missing, and it says %q", forms.Tables[0].Notes)
	}
	if got := cellsOf(forms.Tables[1], "round", "opponent", "id", "fed", "rating", "counts", "title",
		"result"); got[8] != "9|I|1010|GER|2120|2200||0" {
		t.Errorf("the ninth game is %s", got[8])
	}
	if r, err := reports.ByID("norms"); err != nil || !r.For(event.Sections[0]) {
		t.Error("the report is not for such a section")
	}
}

// TestNoNorms: each refusal says why, and where no norm can be made the lists of reports do without.
func TestNoNorms(t *testing.T) {
	rapid, few, nobody := withNorm(), withNorm(), withNorm()
	rapid.Sections[0].Control = model.Rapid
	few.Sections[0].Rounds = few.Sections[0].Rounds[:8]
	few.Sections[0].Rounds = append(few.Sections[0].Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 10}}}})
	for i := range nobody.Sections[0].Players {
		nobody.Sections[0].Players[i].Title = ""
	}
	if _, err := officer.Norms(rank(t, rapid, 0, "fide2026", "PTS"), report.Options{}); err == nil || !strings.Contains(err.Error(),
		"rapid or blitz") {
		t.Errorf("rapid: %v", err)
	}
	if _, err := officer.Norms(rank(t, nobody, 0, "fide2026", "PTS"), report.Options{}); err == nil || !strings.Contains(err.Error(),
		"has a norm") {
		t.Errorf("no titles: %v", err)
	}
	if _, err := officer.NormCertificates(rank(t, few, 0, "fide2026", "PTS"), report.Options{}); err == nil ||
		!strings.Contains(err.Error(), "has made a norm yet") {
		t.Errorf("the ninth game is open: %v", err)
	}
	r, _ := reports.ByID("norms")
	if r.For(rapid.Sections[0]) || r.For(nobody.Sections[0]) {
		t.Error("norms are offered where there are none")
	}
}

// TestRoundsWithoutAGame: the form has a line for each round that was not played.
func TestRoundsWithoutAGame(t *testing.T) {
	for outcome, want := range map[model.Outcome]string{model.ForfeitWin: "9|I|||+", model.ForfeitLoss: "9|I|||−", model.PairingBye: "9||||+",
		model.HalfBye: "9||||=", model.Absent: "9||||−", model.Pending: ""} {
		event := withNorm()
		s := event.Sections[0]
		last := &s.Rounds[8].Pairings[0]
		switch last.Outcomes = [2]model.Outcome{outcome, outcome.Opposite()}; {
		case outcome == model.Pending:
			s.Rounds[8].Pairings = nil
			want = "9||||−"
		case outcome.IsBye():
			last.Sides[1] = 0
		}
		s.Rounds[8].Pairings = append(s.Rounds[8].Pairings, model.Pairing{Board: 2, Sides: [2]model.ID{8, 9},
			Outcomes: [2]model.Outcome{model.Win, model.Loss}})
		if outcome != model.PairingBye && outcome != model.ForfeitWin { // eight games suffice with those two alone
			s.Planned = 10
			s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{1, 10},
				Outcomes: [2]model.Outcome{model.Loss, model.Win}}}})
		}
		forms, err := officer.NormCertificates(rank(t, event, 0, "fide2026", "PTS"), report.Options{})
		if err != nil {
			t.Fatalf("%s: %v", outcome, err)
		}
		lines := cellsOf(forms.Tables[1], "round", "opponent", "id", "rating", "result")
		if !slices.Contains(lines, want) {
			t.Errorf("%s: no line %s among\n%s", outcome, want, strings.Join(lines, "\n"))
		}
	}
}

package uschess_test

import (
	"fmt"
	"slices"
	"testing"

	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing"
	"wallchart/pairing/generate"
	"wallchart/pairing/usswiss"
	"wallchart/tiebreaks/catalogue"
)

// TestAReportComesBackWithItsRatings: the standings by ratings of opponents, and
// the pairings of every round, are those of the event the report was made of.
func TestAReportComesBackWithItsRatings(t *testing.T) {
	for seed := range uint64(6) {
		before, err := generate.Tournament(generate.Plan{Seed: seed, Participants: 15, Rounds: 5, Draws: 30, Unrated: 10}, usswiss.Engine)
		if err != nil {
			t.Fatal(err)
		}
		for i := range before.Sections[0].Players {
			before.Sections[0].Players[i].NationalID = fmt.Sprint(12345600 + i)
		}
		if before.Start = "2026-03-07"; seed%2 == 1 { // the federation says so, or the report
			before.Federation = "USA"
		}
		files := must.Have(uschess.Write(before, uschess.Report{}))(t)
		after, _, _, err := uschess.Read(files)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := ranked(t, after), ranked(t, before); !slices.Equal(got, want) {
			t.Errorf("seed %d: the standings are\n%q, and were\n%q", seed, got, want)
		}
		if got, want := drawn(t, after), drawn(t, before); !slices.Equal(got, want) {
			t.Errorf("seed %d: the rounds are paired\n%q, and were\n%q", seed, got, want)
		}
	}
}

// ranked is the standings by what goes by ratings.
func ranked(t *testing.T, event *model.Tournament) []string {
	t.Helper()
	s := *event.Sections[0]
	s.Ranking = model.Ranking{TieBreaks: []string{"AVGOPP", "OPPPERF"}, Unplayed: "us"}
	st := must.Have(catalogue.Standard(event, &s, 0))(t)
	var lines []string
	for _, p := range st.Places {
		l := &st.Sheet.Lines[p.Index]
		line := fmt.Sprint(p.Rank, " no. ", l.Number, " ", l.Rating)
		for _, c := range p.Cells {
			line += fmt.Sprint(" ", c.Value)
		}
		lines = append(lines, line)
	}
	return lines
}

// drawn is how the US Chess Swiss pairs each round.
func drawn(t *testing.T, event *model.Tournament) []string {
	t.Helper()
	var rounds []string
	s := event.Sections[0]
	for n := range s.Rounds {
		with := *s
		with.Rounds, with.InitialColour = s.Rounds[:n], model.White
		f := must.Have(pairing.NewField(event, &with, n+1))(t)
		r := must.Have(usswiss.Engine.Pair(f, pairing.Options{}))(t)
		text := ""
		for _, p := range r.Pairs {
			text += fmt.Sprintf("%d-%d ", f.Players[p.White].Number, f.Players[p.Black].Number)
		}
		rounds = append(rounds, text)
	}
	return rounds
}

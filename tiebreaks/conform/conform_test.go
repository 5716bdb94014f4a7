package conform_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"wallchart/assets/samples"
	"wallchart/files/trf"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
	"wallchart/tiebreaks/conform"
)

// fixtures are the report files of FIDE's exercises and drawn events, and the samples.
func fixtures(t *testing.T) map[string]*model.Tournament {
	t.Helper()
	all := map[string]*model.Tournament{}
	files, err := filepath.Glob("../testdata/c07/*.trf")
	if err != nil || len(files) == 0 {
		t.Fatal("no fixtures", err)
	}
	for _, name := range files {
		b := must.Have(os.Open(name))(t)
		read, err := trf.Read(b, systems.Reports())
		b.Close()
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(name)] = read.Tournament
	}
	for _, sample := range samples.All {
		b := must.Have(sample.Data())(t)
		if read, err := wallchart.Read(bytes.NewReader(b)); filepath.Ext(sample.File) == wallchart.Extension {
			if err != nil {
				t.Fatal(err)
			}
			all[sample.File] = read.Tournament
		}
	}
	return all
}

// TestOursIsTheText: value by value, what the program has is what the text makes when it is read slowly.
func TestOursIsTheText(t *testing.T) {
	values := 0
	for name, event := range fixtures(t) {
		for _, s := range event.Sections {
			for _, edition := range []string{"fide2024", "fide2026"} {
				n := *s
				n.Ranking.Unplayed = edition
				r := must.Have(conform.Section(event.With(&n), &n, nil))(t)
				values += len(r.Values)
				for _, v := range r.Differ() {
					t.Errorf("%s by %s: %s of %s is %s, the text makes %s", name, edition, v.Code, r.Sheet.Lines[v.Who].Name, v.Ours, v.Text)
				}
			}
		}
	}
	if values < 10000 {
		t.Errorf("only %d values were compared", values)
	}
}

// TestTeamsOfAFewBoards: small events in which many are level, with boards and whole matches that are forfeited, byes of each kind, and
// matches of which only the score is known. Every tie-break of FIDE's for teams is read.
func TestTeamsOfAFewBoards(t *testing.T) {
	values, separated := 0, map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		s := drawnTeams(t)
		event := &model.Tournament{Sections: []*model.Section{s}}
		r := must.Have(conform.Section(event, s, nil))(t)
		if len(r.Left) > 0 {
			t.Fatalf("not read: %v", r.Left)
		}
		values += len(r.Values)
		for _, v := range r.Values {
			if v.Differs() {
				t.Errorf("%s of %s is %s, the text makes %s", v.Code, r.Sheet.Lines[v.Who].Name, v.Ours, v.Text)
			}
			if v.Text != "0" && v.Text != "-" {
				separated[v.Code]++
			}
		}
	})
	for _, code := range []string{"EDE", "EDE/P", "EDET", "EDEB", "EDEBT", "EDEBB", "BC", "TBR", "BBE"} {
		if separated[code] == 0 {
			t.Errorf("%s separated nobody in %d values", code, values)
		}
	}
}

// drawnTeams is a small event of teams with results of every kind.
func drawnTeams(t *rapid.T) *model.Section {
	n, boards := rapid.IntRange(3, 6).Draw(t, "teams"), rapid.IntRange(1, 4).Draw(t, "boards")
	s := &model.Section{ID: 1, Name: "Teams", Kind: model.TeamEvent, Boards: boards, Scoring: model.Classic(2*model.One, model.One, boards),
		Primary: rapid.SampledFrom([]model.ScoreKind{model.MatchPoints, model.GamePoints}).Draw(t, "score")}
	s.Format = rapid.SampledFrom([]model.Format{model.Swiss, model.RoundRobin}).Draw(t, "format")
	s.Ranking.Unplayed = rapid.SampledFrom([]string{"fide2024", "fide2026"}).Draw(t, "edition")
	for i := range n {
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: "Team " + string(rune('A'+i))}})
	}
	s.LastID = model.ID(n)
	played := [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}, {model.Loss, model.Win}}
	forfeits := [][2]model.Outcome{{model.ForfeitWin, model.ForfeitLoss}, {model.ForfeitLoss, model.ForfeitWin},
		{model.DoubleForfeit, model.DoubleForfeit}}
	for range rapid.IntRange(1, 4).Draw(t, "rounds") {
		order := make([]int, n)
		for i := range order {
			order[i] = i
		}
		order = rapid.Permutation(order).Draw(t, "order")
		var r model.Round
		for len(order) > 1 {
			p := model.Pairing{Board: len(r.Pairings) + 1, Sides: [2]model.ID{model.ID(order[0] + 1), model.ID(order[1] + 1)}}
			order = order[2:]
			results := slices.Concat(played, played, forfeits)
			if rapid.IntRange(0, 5).Draw(t, "all of the match") == 0 {
				results = forfeits[rapid.IntRange(0, 2).Draw(t, "forfeit"):][:1]
			}
			for range boards {
				p.Games = append(p.Games, model.Game{Outcomes: rapid.SampledFrom(results).Draw(t, "result")})
			}
			r.Pairings = append(r.Pairings, s.Settle(p))
		}
		if len(order) == 1 {
			bye := rapid.SampledFrom([]model.Outcome{model.PairingBye, model.FullBye, model.HalfBye, model.ZeroBye}).Draw(t, "bye")
			r.Pairings = append(r.Pairings, model.Pairing{Sides: [2]model.ID{model.ID(order[0] + 1)}, Outcomes: [2]model.Outcome{bye}})
		}
		s.Rounds = append(s.Rounds, r)
	}
	return s
}

// TestTheUnratedAreReadSlowly: under every ruling.
func TestTheUnratedAreReadSlowly(t *testing.T) {
	event := fixtures(t)["gen-sw5x11_0100-2026.trf"]
	for _, answer := range []string{"", "drop", "out", "1400"} {
		n := *event.Sections[0]
		n.Players = append([]model.Player{}, n.Players...)
		n.Players[3].Rating = 0
		n.Ranking.Rulings = n.Ranking.Rule(model.OnUnrated, answer)
		r := must.Have(conform.Section(event.With(&n), &n, nil))(t)
		dropped := 0
		for _, v := range r.Values {
			if v.Differs() {
				t.Errorf("ruled %q: %s of %s is %s, the text makes %s", answer, v.Code, r.Sheet.Lines[v.Who].Name, v.Ours, v.Text)
			}
			if v.Code == "ARO" && v.Text == "-" {
				dropped++
			}
		}
		if all := len(r.Sheet.Lines); (answer == "" || answer == "drop") != (dropped == all) {
			t.Errorf("ruled %q: %d of %d have no ARO", answer, dropped, all)
		}
	}
}

// TestAnAlteredValueIsNoticed: one Buchholz half a point too high is the one difference.
func TestAnAlteredValueIsNoticed(t *testing.T) {
	event := fixtures(t)["gen-sw5x11_0100-2026.trf"]
	r := must.Have(conform.Section(event, event.Sections[0], func(v *conform.Value) {
		if v.Code == "BH/C1" && v.Who == 2 {
			v.Ours += "5"
		}
	}))(t)
	if d := r.Differ(); len(d) != 1 || d[0].Code != "BH/C1" || d[0].Who != 2 {
		t.Errorf("noticed is %+v", d)
	}
}

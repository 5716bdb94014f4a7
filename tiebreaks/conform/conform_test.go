package conform_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"wallchart/assets/samples"
	"wallchart/files/trf"
	"wallchart/files/wallchart"
	"wallchart/model"
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
		b, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		read, err := trf.Read(b, systems.Reports())
		b.Close()
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(name)] = read.Tournament
	}
	for _, sample := range samples.All {
		b, err := sample.Data()
		if err != nil {
			t.Fatal(err)
		}
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
				r, err := conform.Section(event.With(&n), &n, nil)
				if err != nil {
					t.Fatal(err)
				}
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

// TestTheUnratedAreReadSlowly: under every ruling.
func TestTheUnratedAreReadSlowly(t *testing.T) {
	event := fixtures(t)["gen-sw5x11_0100-2026.trf"]
	for _, answer := range []string{"", "drop", "out", "1400"} {
		n := *event.Sections[0]
		n.Players = append([]model.Player{}, n.Players...)
		n.Players[3].Rating = 0
		n.Ranking.Rulings = n.Ranking.Rule(model.OnUnrated, answer)
		r, err := conform.Section(event.With(&n), &n, nil)
		if err != nil {
			t.Fatal(err)
		}
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
	r, err := conform.Section(event, event.Sections[0], func(v *conform.Value) {
		if v.Code == "BH/C1" && v.Who == 2 {
			v.Ours += "5"
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if d := r.Differ(); len(d) != 1 || d[0].Code != "BH/C1" || d[0].Who != 2 {
		t.Errorf("noticed is %+v", d)
	}
}

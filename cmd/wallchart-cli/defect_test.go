package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wallchart/cmd/wallchart-cli/cli"
	"wallchart/export/report"
	"wallchart/export/reports"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/must"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

const nobody = "../../files/wallchart/testdata/withdrawn-before-round-1.wallchart"

// called runs the program within the test.
func called(args ...string) (status int, out, err string) {
	var o, e bytes.Buffer
	status = run(args, strings.NewReader(""), &o, &e)
	return status, o.String(), e.String()
}

// TestWithdrawnBeforeRoundOne shows and writes an event whose only round is yet
// to come and whose first player has already left.
func TestWithdrawnBeforeRoundOne(t *testing.T) {
	event := filepath.Join(t.TempDir(), "nobody.wallchart")
	raw := must.Have(os.ReadFile(nobody))(t)
	must.Do(t, os.WriteFile(event, raw, 0o600))
	for _, verb := range []string{"standings", "crosstable", "check", "trophy", "explain --player 1 --tiebreak BH"} {
		args := strings.Fields(verb)
		if status, out, said := called(append([]string{args[0], event}, args[1:]...)...); strings.Contains(said, "defect") ||
			status == 0 && out == "" {
			t.Errorf("%s ends with %d: %s", verb, status, said)
		}
	}
	for _, ending := range cli.Endings() {
		to := filepath.Join(filepath.Dir(event), "out."+ending)
		if status, _, said := called("export", event, "--to", to); status != 0 {
			t.Errorf("%s: %s", ending, said)
		}
	}
}

// TestADefectStopsOneReport holds that a report that fails is named and all
// others are written.
func TestADefectStopsOneReport(t *testing.T) {
	all := reports.All
	reports.All = append(slices.Clone(all), report.Report{ID: "horoscope", Name: phrase.New("Horoscope"),
		For:  func(*model.Section) bool { return true },
		Make: func(*tiebreaks.Standings, report.Options) (table.Document, error) { panic("no stars") }})
	defer func() { reports.All = all }()
	to := filepath.Join(t.TempDir(), "out.txt")
	status, _, said := called("export", nobody, "--to", to, "--report", "standings,horoscope,crosstable")
	written := must.Have(os.ReadFile(to))(t)
	const want = nobody + ": the report Horoscope could not be made: no stars. This is a defect " +
		"of Wallchart; the event is safe, and the other reports can be made.\n"
	if status != 1 || said != want {
		t.Errorf("status %d, said %s want %s", status, said, want)
	}
	for _, words := range []string{"Standings before", "Crosstable"} {
		if !strings.Contains(string(written), words) {
			t.Errorf("%q is missing in\n%s", words, written)
		}
	}
	if status, _, said := called("export", nobody, "--to", filepath.Join(t.TempDir(), "none.txt"),
		"--report", "horoscope"); status != 1 || said != want {
		t.Errorf("alone: status %d, said %s", status, said)
	}
}

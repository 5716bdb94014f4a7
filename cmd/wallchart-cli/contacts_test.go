package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestAddressesComeOutWhereTheyAreAskedFor: the contact list has the addresses of players and teams, also with a few columns alone; all
// reports together do not, since they are handed on.
func TestAddressesComeOutWhereTheyAreAskedFor(t *testing.T) {
	const address = "marked.address@example.org"
	for _, kind := range []model.Kind{model.Individual, model.TeamEvent} {
		path := marked(t, kind)
		export := func(report string, more ...string) string {
			t.Helper()
			to := filepath.Join(t.TempDir(), "out.csv")
			var said bytes.Buffer
			status := run(append([]string{"export", path, "--report", report, "--to", to}, more...), nil, &said, &said)
			if status != 0 && status != 3 {
				t.Fatalf("%s ends with %d: %s", report, status, said.String())
			}
			data := must.Have(os.ReadFile(to))(t)
			return string(data)
		}
		if list := export("contacts", "--columns", "name,email"); strings.Count(list, address) < 8 || strings.Contains(list, "No.") {
			t.Errorf("the contact list is %q", list)
		}
		to := filepath.Join(t.TempDir(), "all.html")
		var said bytes.Buffer
		run([]string{"export", path, "--report", "all", "--to", to}, nil, &said, &said)
		if data, err := os.ReadFile(to); err != nil || strings.Contains(string(data), address) {
			t.Errorf("all reports together tell an address (%v): %s", err, said.String())
		}
	}
	bare := filepath.Join(t.TempDir(), "bare.wallchart")
	for _, c := range []struct {
		args   string
		status int
		want   string
	}{
		{"new FILE Club", 0, ""},
		{"section FILE Open", 0, ""},
		{"add-player FILE Ash", 0, ""},
		{"add-player FILE Bea --email bea@example.org", 0, ""},
		{"export FILE --report contacts --columns email,name --to FILE.csv", 0, ""},
		{"export FILE --report players --columns name,email --to FILE2.csv", 1, "contacts"},
	} {
		var said bytes.Buffer
		if status := run(strings.Fields(strings.ReplaceAll(c.args, "FILE", bare)), nil, &said, &said); status != c.status ||
			!strings.Contains(said.String(), c.want) {
			t.Errorf("%s ends with %d: %s", c.args, status, said.String())
		}
	}
	if list, err := os.ReadFile(bare + ".csv"); err != nil || !strings.Contains(string(list), "bea@example.org,Bea") {
		t.Errorf("%v: %s", err, list)
	}
}

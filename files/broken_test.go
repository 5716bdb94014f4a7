package files_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/files"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/pairing/systems"
)

// TestABrokenEventNamesTheVersionBeforeIt: whatever became of the file, be it empty, zeros or half, the last whole version is named, and it
// opens.
func TestABrokenEventNamesTheVersionBeforeIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "club.wallchart")
	d, err := wallchart.Create(path, &model.Tournament{Name: "Club"}, wallchart.Options{})
	if err != nil {
		t.Fatal(err)
	}
	header := steps.HeaderOf(d.Tournament())
	header.City = "Salem"
	if err := d.Do(steps.EditTournament{Header: header}); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, broken := range map[string]string{"empty": "", "zeros": strings.Repeat("\x00", 300), "half": string(whole[:len(whole)/2])} {
		if err := os.WriteFile(path, []byte(broken), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := files.Open(path, systems.Reports())
		if err == nil {
			t.Fatalf("%s: it opens", name)
		}
		_, before, ok := strings.Cut(err.Error(), "is whole: ")
		if _, bad := files.Open(before, systems.Reports()); !ok || bad != nil {
			t.Errorf("%s: said is %q; the version opens with %v", name, err, bad)
		}
	}
}

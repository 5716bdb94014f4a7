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
	"wallchart/must"
	"wallchart/pairing/systems"
)

// TestABrokenEventNamesTheVersionBeforeIt: whatever became of the file, be it empty, zeros or half, the last whole version is named, and it
// opens.
func TestABrokenEventNamesTheVersionBeforeIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "club.wallchart")
	d := must.Have(wallchart.Create(path, &model.Tournament{Name: "Club"}, wallchart.Options{}))(t)
	header := steps.HeaderOf(d.Tournament())
	header.City = "Salem"
	must.Do(t, d.Do(steps.EditTournament{Header: header}))
	must.Do(t, d.Close())
	whole := must.Have(os.ReadFile(path))(t)
	for name, broken := range map[string]string{"empty": "", "zeros": strings.Repeat("\x00", 300), "half": string(whole[:len(whole)/2])} {
		must.Do(t, os.WriteFile(path, []byte(broken), 0o600))
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

package wallchart

import (
	"os"
	"path/filepath"
	"testing"

	"wallchart/model"
	"wallchart/must"
)

// TestCreateInNeverReplaces gives every event of a name a file of its own.
func TestCreateInNeverReplaces(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "Documents", "Wallchart")
	o := Options{State: t.TempDir(), By: "tester"}
	must.Do(t, os.MkdirAll(folder, 0o755))
	foreign := filepath.Join(folder, "Open 2"+Extension)
	must.Do(t, os.WriteFile(foreign, []byte("somebody else's"), 0o644))
	for _, want := range []string{"Open", "Open 3", "Open 4"} {
		d := must.Have(CreateIn(folder, "Open", &model.Tournament{Name: "Open"}, o))(t)
		if got := filepath.Base(d.Path()); got != want+Extension || d.Untitled() {
			t.Errorf("made is %s, want %s", got, want)
		}
		must.Do(t, d.Close())
	}
	if b, err := os.ReadFile(foreign); err != nil || string(b) != "somebody else's" {
		t.Errorf("the file that was there is %q, %v", b, err)
	}
	if _, err := CreateIn(filepath.Join(foreign, "under a file"), "Open", &model.Tournament{}, o); err == nil {
		t.Error("a folder under a file")
	}
}

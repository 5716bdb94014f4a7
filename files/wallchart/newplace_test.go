package wallchart

import (
	"os"
	"path/filepath"
	"testing"

	"wallchart/model"
)

// TestCreateInNeverReplaces gives every event of a name a file of its own.
func TestCreateInNeverReplaces(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "Documents", "Wallchart")
	o := Options{State: t.TempDir(), By: "tester"}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	foreign := filepath.Join(folder, "Open 2"+Extension)
	if err := os.WriteFile(foreign, []byte("somebody else's"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Open", "Open 3", "Open 4"} {
		d, err := CreateIn(folder, "Open", &model.Tournament{Name: "Open"}, o)
		if err != nil {
			t.Fatal(err)
		}
		if got := filepath.Base(d.Path()); got != want+Extension || d.Untitled() {
			t.Errorf("made is %s, want %s", got, want)
		}
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if b, err := os.ReadFile(foreign); err != nil || string(b) != "somebody else's" {
		t.Errorf("the file that was there is %q, %v", b, err)
	}
	if _, err := CreateIn(filepath.Join(foreign, "under a file"), "Open", &model.Tournament{}, o); err == nil {
		t.Error("a folder under a file")
	}
}

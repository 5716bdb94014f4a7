package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model/journal/steps"
)

// TestAFileReplacedWhileOpenIsTold, after a step and by looking alone, and once.
func TestAFileReplacedWhileOpenIsTold(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	if err := b.documents.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	first := b.state.Section.Players[0]
	rename := func(name string) {
		first.Name = name
		if err := b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first}); err != nil {
			t.Fatal(err)
		}
	}
	old, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	rename("Second Name")
	b.documents.Save()
	if b.dialogs.count > 0 {
		t.Fatal("nothing has happened, and something is told")
	}
	for _, look := range []func(){func() { rename("Third Name") }, b.documents.TellNews} {
		if err := os.WriteFile(path, old, 0o666); err != nil {
			t.Fatal(err)
		}
		look()
		if b.dialogs.count != 1 {
			t.Fatalf("%d dialogs tell that the file was replaced", b.dialogs.count)
		}
		if text, _ := b.dialogText(); !strings.Contains(text, "in the place of club.wallchart") {
			t.Errorf("it is told %q", text)
		}
		b.press(fyne.KeyEscape, 0)
		b.documents.TellNews()
		if b.dialogs.count != 0 {
			t.Fatal("it is told a second time")
		}
		b.documents.Save()
	}
}

package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestAFileReplacedWhileOpenIsTold, after a step and by looking alone, and once.
func TestAFileReplacedWhileOpenIsTold(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	first := b.state.Section.Players[0]
	rename := func(name string) {
		first.Name = name
		must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first}))
	}
	old := must.Have(os.ReadFile(path))(t)
	rename("Second Name")
	b.documents.Save()
	if b.dialogs.count > 0 {
		t.Fatal("nothing has happened, and something is told")
	}
	for _, look := range []func(){func() { rename("Third Name") }, b.documents.TellNews} {
		must.Do(t, os.WriteFile(path, old, 0o666))
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

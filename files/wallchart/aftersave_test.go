package wallchart

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/must"
)

// TestSavingAgain writes nothing where nothing is to be written, also under the same name, and adds to the steps that are
// kept; of a history that was emptied what is open is kept again.
func TestSavingAgain(t *testing.T) {
	path, o := place(t)
	d := open(t, path, o)
	must.Do(t, d.Do(note(0)))
	must.Do(t, d.SaveAs(path))
	before := must.Have(os.Lstat(path))(t)
	must.Do(t, d.Save())
	must.Do(t, d.SaveAs(path))
	if now, err := os.Lstat(path); err != nil || !os.SameFile(before, now) {
		t.Errorf("saved without a step, the file was written anew, %v", err)
	}
	must.Do(t, d.Do(note(1)))
	must.Do(t, d.Save())
	text := must.Have(os.ReadFile(undoSteps(historyFolder(path))))(t)
	if n := strings.Count(string(text), `{"saving":"`); n != 2 || strings.Count(string(text), "\n") != 5 {
		t.Errorf("of two saves and two steps are kept\n%s", text)
	}
	// What another program puts into the place of the file does not drive out what is open.
	must.Do(t, os.RemoveAll(filepath.Join(historyFolder(path), "versions")))
	must.Do(t, os.WriteFile(path, []byte(eventText("x", "y")), 0o666))
	if news := d.News(); len(news) != 1 {
		t.Errorf("the news are %q", news)
	}
	holds(t, "what is open", d.Versions(), d.Tournament())
	if n := len(d.Versions()); n != 2 {
		t.Errorf("%d versions are kept, want that of the other program and what is open", n)
	}
	// What is closed already is not closed again.
	must.Do(t, d.Save())
	d.closed = true
	d.Discard()
	if _, err := os.Lstat(filepath.Join(historyFolder(path), "journal")); err != nil {
		t.Errorf("closed a second time, the journal is gone: %v", err)
	}
	d.closed = false
	d.Discard()
	if _, err := os.Lstat(filepath.Join(historyFolder(path), "journal")); err == nil {
		t.Error("closed with nothing to be written, the journal is left")
	}
}

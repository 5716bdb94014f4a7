package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/export/table"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/words"
)

// struck are the rows of the log that are struck through.
func struck(b *robot) []string {
	b.show("log")
	var found []string
	t := b.sheet().Table()
	for _, r := range t.Rows {
		for _, c := range r.Cells {
			if c.Mark == table.Struck {
				found = append(found, c.Text)
			}
		}
	}
	return found
}

// TestTheLogAfterReopening strikes nothing out that is in force, and undoes back
// to before the event was closed.
func TestTheLogAfterReopening(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	first := b.state.Section.Players[0]
	before := first.Name
	for _, name := range []string{"Second Name", "Third Name", "Fourth Name"} {
		first.Name = name
		must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first}))
	}
	b.steps.Undo()
	b.documents.Close()
	b.Open(path)
	if got := struck(b); len(got) != 1 || !strings.Contains(got[0], "Fourth") && !strings.Contains(got[0], "Third Name") {
		t.Errorf("opened again, struck out are %q", got)
	}
	if hint := labels(b.screen.Object())[0]; hint != words.Say("log.hint") {
		t.Errorf("the log says %q", hint)
	}
	b.steps.Redo()
	if got := b.state.Section.Players[0].Name; got != "Fourth Name" || len(struck(b)) > 0 {
		t.Errorf("made again, the player is %q, struck out are %q", got, struck(b))
	}
	log := b.doc.Entries()
	b.steps.undoTo(b.doc.Undoable()[0].N)
	if got := b.state.Section.Players[0].Name; got != "Second Name" {
		t.Errorf("undone back to the first, the player is %q; of %d entries", got, len(log))
	}
	b.steps.Undo()
	if got := b.state.Section.Players[0].Name; got != before {
		t.Errorf("all undone, the player is %q", got)
	}
	b.documents.Close()
	must.Do(t, os.RemoveAll(filepath.Join(b.folder, ".club.wallchart.history")))
	b.Open(path)
	if got := struck(b); len(got) != 3 {
		t.Errorf("all undone and without its history, struck out are %q", got)
	}
}

// TestTheLogSaysHowFarUndoReaches.
func TestTheLogSaysHowFarUndoReaches(t *testing.T) {
	b := open(t)
	b.stage().OpenSample("swiss15.wallchart")
	path := filepath.Join(b.folder, "club.wallchart")
	must.Do(t, b.documents.SaveAs(path))
	first := b.state.Section.Players[0]
	rename := func(name string) {
		first.Name = name
		must.Do(t, b.Do(steps.EditPlayer{Section: b.state.Section.ID, Player: first}))
	}
	rename("Second Name")
	b.documents.Close()
	must.Do(t, os.RemoveAll(filepath.Join(b.folder, ".club.wallchart.history")))
	b.Open(path)
	if got := struck(b); len(got) > 0 {
		t.Errorf("without its history, struck out are %q", got)
	}
	if hint := labels(b.screen.Object())[0]; !strings.Contains(hint, words.Say("log.unreachable")) {
		t.Errorf("without its history the log says %q", hint)
	}
	rename("Third Name")
	b.show("log")
	if hint := labels(b.screen.Object())[0]; !strings.Contains(hint, words.Say("log.from", 2)) {
		t.Errorf("after one more step the log says %q", hint)
	}
}

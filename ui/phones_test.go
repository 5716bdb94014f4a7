package ui

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/phones"
	"wallchart/ui/words"
)

// TestPagesForTheHall: the pages of an event are opened from the window, follow its results, lie in a folder as well, and are closed with
// the event.
func TestPagesForTheHall(t *testing.T) {
	a := open(t)
	if why := a.command("view.phones").why(); why != words.Say("why.no.event") {
		t.Errorf("without an event: %q", why)
	}
	a = begin(t)
	a.press(fyne.KeyF6, 0)
	a.run(a.command("view.phones"))
	asked := a.dialogs.top().Of.(*phones.Asked)
	asked.Where.SetSelectedIndex(len(asked.Where.Options) - 1) // nobody else reaches it
	folder := filepath.Join(a.folder, "web")
	asked.Folder.SetText(folder)
	asked.Results.SetChecked(true)
	a.dialogs.top().Accept()
	if !a.phones.Open() || !strings.HasPrefix(a.phones.Address(), "http://127.0.0.1:") {
		t.Fatalf("the pages are not open: %q", a.phones.Address())
	}
	t.Cleanup(a.phones.Close)
	if len(a.doc.Tournament().Secret) < model.LeastSecret {
		t.Error("there are no PINs for results")
	}
	if line := a.phones.Line(); line != words.Say("phones.line", 0) {
		t.Errorf("at the foot stands %q", line)
	}
	page := func() string {
		r, err := http.Get(a.phones.Address() + "s/1/boards")
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		b, _ := io.ReadAll(r.Body)
		return string(b)
	}
	name := a.state.Section.Players[0].Name
	if before := page(); !strings.Contains(before, name) || strings.Contains(before, "½-½") {
		t.Fatalf("before a result the page is %s", before)
	}
	p := a.state.Section.Rounds[0].Pairings[0]
	if err := a.Do(journal.SetResult{Section: a.state.Section.ID, Round: 1, Board: p.Board, Who: p.Sides[0],
		Result: journal.Result{model.Draw, model.Draw}}); err != nil {
		t.Fatal(err)
	}
	if after := page(); !strings.Contains(after, "½-½") {
		t.Errorf("the result is not on the page: %s", after)
	}
	written := func() (all string) {
		_ = filepath.WalkDir(folder, func(path string, d os.DirEntry, _ error) error {
			if b, err := os.ReadFile(path); err == nil && strings.HasSuffix(path, ".html") {
				all += string(b)
			}
			return nil
		})
		return all
	}
	end := time.Now().Add(5 * time.Second)
	for !strings.Contains(written(), "½-½") && time.Now().Before(end) {
		time.Sleep(10 * time.Millisecond)
	}
	if !strings.Contains(written(), "½-½") {
		t.Error("the result is not in the folder")
	}
	address := a.phones.Address()
	a.phones.Close()
	if r, err := http.Get(address); err == nil {
		r.Body.Close()
		t.Error("closed pages are still served")
	}
	if a.phones.Line() != "" {
		t.Errorf("at the foot stands %q", a.phones.Line())
	}
}

package ui

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"wallchart/model"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/ui/kit/words"
	"wallchart/ui/phones"
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
		r := must.Have(http.Get(a.phones.Address() + "s/1/boards"))(t)
		defer r.Body.Close()
		b, _ := io.ReadAll(r.Body)
		return string(b)
	}
	name := a.state.Section.Players[0].Name
	if before := page(); !strings.Contains(before, name) || strings.Contains(before, "½-½") {
		t.Fatalf("before a result the page is %s", before)
	}
	p := a.state.Section.Rounds[0].Pairings[0]
	must.Do(t, a.Do(steps.SetResult{Section: a.state.Section.ID, Round: 1, Board: p.Board, Who: p.Sides[0],
		Result: steps.Result{model.Draw, model.Draw}}))
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
	end := time.Now().Add(waitAtMost)
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

// TestResultsFromPhonesComeIntoTheWindow: both players send the same with the PIN of their slip, and it is the result; where they differ
// the window says so, and the board is among the problems.
func TestResultsFromPhonesComeIntoTheWindow(t *testing.T) {
	a := begin(t)
	a.press(fyne.KeyF6, 0)
	a.run(a.command("view.phones"))
	asked := a.dialogs.top().Of.(*phones.Asked)
	asked.Where.SetSelectedIndex(len(asked.Where.Options) - 1) // nobody else reaches it
	asked.Results.SetChecked(true)
	a.dialogs.top().Accept()
	t.Cleanup(a.phones.Close)
	for a.dialogs.top() != nil {
		a.dialogs.top().Leave()
	}
	send := func(board int, from, result string) string {
		t.Helper()
		s := a.state.Section
		p, _ := s.Rounds[0].OnBoard(board)
		at := fmt.Sprintf("%ss/%d/board/%d", a.phones.Address(), s.ID, board)
		text := func(r *http.Response, err error) string {
			if err != nil {
				t.Fatal(err)
			}
			defer r.Body.Close()
			b, _ := io.ReadAll(r.Body)
			return string(b)
		}
		form := regexp.MustCompile(`name="seen" value="([^"]*)"`).FindStringSubmatch(text(http.Get(at)))
		if form == nil {
			t.Fatal("the page has no form")
		}
		return text(http.PostForm(at, url.Values{"seen": {form[1]}, "from": {from}, "result": {result},
			"pin": {a.doc.Tournament().PIN(s, 1, p)}}))
	}
	board := func(n int) string {
		p, _ := a.doc.Tournament().Section(a.state.Section.ID).Rounds[0].OnBoard(n)
		return model.ResultText(p.Outcomes)
	}
	if said := send(1, "first", "½-½"); board(1) != "" {
		t.Fatalf("one player alone makes %q: %s", board(1), said)
	}
	if said := send(1, "second", "½-½"); board(1) != "½-½" {
		t.Fatalf("both make %q: %s", board(1), said)
	}
	if left := a.status.left.Text; !strings.Contains(left, "½-½") {
		t.Errorf("the window says %q", left)
	}
	b := a.rounds()
	if got := b.Grid.Table().Rows[0].Cells; !strings.Contains(fmt.Sprint(got), "½-½") {
		t.Errorf("the table shows %v", got)
	}
	send(2, "first", "1-0")
	send(2, "second", "0-1")
	if board(2) != "" {
		t.Errorf("different ones make %q", board(2))
	}
	if left := a.status.left.Text; left != words.Say("phones.differ", 1, 2) {
		t.Errorf("the window says %q", left)
	}
	log := a.doc.Entries()
	if e := log[len(log)-1]; !strings.Contains(words.Text(e.Words()), "board 2") {
		t.Errorf("the last step is %q", words.Text(e.Words()))
	}
}

package web

import (
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/modeltest"
	"wallchart/must"
)

// TestFolder: every page is a file, every link in every file leads to one that is there, nothing leads to the root of the web space,
// and no board takes results.
func TestFolder(t *testing.T) {
	f := Folder{Path: filepath.Join(t.TempDir(), "space"), Address: "https://club.example/open/"}
	event := two(6)
	n := must.Have(f.Write(event))(t)
	files, err := os.ReadDir(f.Path)
	if err != nil || len(files) != n || n < 20 {
		t.Fatalf("%d files of %d: %v", len(files), n, err)
	}
	leads := regexp.MustCompile(`(?:href|src)="([^"]*)"|url=([^"]*)"`)
	for _, x := range files {
		text := must.Have(os.ReadFile(filepath.Join(f.Path, x.Name())))(t)
		if !strings.HasSuffix(x.Name(), ".html") {
			continue
		}
		for _, m := range leads.FindAllStringSubmatch(string(text), -1) {
			if to, _, _ := strings.Cut(m[1]+m[2], "#"); strings.Contains(to, "/") || !exists(filepath.Join(f.Path, to)) {
				t.Errorf("%s leads to %q", x.Name(), to)
			}
		}
		if strings.Contains(string(text), "data-live") || strings.Contains(string(text), "<form") || strings.Contains(string(text), "board-1") {
			t.Errorf("%s is live", x.Name())
		}
		if !strings.Contains(string(text), "data-again") {
			t.Errorf("%s does not look again", x.Name())
		}
	}
	for _, name := range []string{"index.html", "1-names.html", "1-boards.html", "2-standings.html", "2-crosstable.html", "1-player-3.html",
		"screen-0.html", "style.css", "live.js"} {
		if !exists(filepath.Join(f.Path, name)) {
			t.Errorf("there is no %s", name)
		}
	}
}

// TestPagesTellNothingPrivate: no page of the hall, no screen and no board has what not everybody may see.
func TestPagesTellNothingPrivate(t *testing.T) {
	f := event(6)
	modeltest.Mark(f.Event())
	folder := Folder{Path: t.TempDir(), Address: "https://club.example/open/"}
	must.Have(folder.Write(f.Event()))(t)
	files, err := os.ReadDir(folder.Path)
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, x := range files {
		text := must.Have(os.ReadFile(filepath.Join(folder.Path, x.Name())))(t)
		if told := modeltest.Told(string(text), model.Everybody); len(told) > 0 {
			t.Errorf("%s tells %q", x.Name(), told)
		}
	}
	h := New(f, quick())
	for _, path := range []string{"/", "/s/1/names", "/s/1/standings", "/s/1/player/2", "/s/1/board/1", "/screen/0", "/live"} {
		r := httptest.NewRequest("GET", path, nil)
		r.Host = "192.168.1.20:8080"
		soon, cancel := context.WithTimeout(r.Context(), 200*time.Millisecond) // /live goes on and on
		w := ask(h, r.WithContext(soon))
		cancel()
		if told := modeltest.Told(w.Body.String(), model.Everybody); len(told) > 0 {
			t.Errorf("%s tells %q", path, told)
		}
	}
}

func exists(path string) bool { _, err := os.Stat(path); return err == nil }

// TestFolderAgain: after a change only what it altered is written, what is no longer there is taken away, and what is not ours stays.
func TestFolderAgain(t *testing.T) {
	f := Folder{Path: t.TempDir()}
	own := filepath.Join(f.Path, "photo.html")
	must.Do(t, os.WriteFile(own, []byte("mine"), 0o600))
	event := two(6)
	all := must.Have(f.Write(event))(t)
	if n, err := f.Write(event); n != 0 || err != nil {
		t.Errorf("of an event that is as it was %d are written: %v", n, err)
	}
	s := *event.Sections[1]
	s.Players = append([]model.Player(nil), s.Players...)
	s.Players[5].Name = "Zoe, Anew"
	if n, err := f.Write(event.With(&s)); n == 0 || n > all/2 || err != nil {
		t.Errorf("of %d files %d are written for a name: %v", all, n, err)
	}
	gone := *event.Sections[1]
	gone.Players, gone.Rounds = gone.Players[:4], nil
	if _, err := f.Write(event.With(&gone)); err != nil || exists(filepath.Join(f.Path, "2-player-6.html")) {
		t.Errorf("whoever has left has a page: %v", err)
	}
	if !exists(own) || !exists(filepath.Join(f.Path, "1-player-6.html")) {
		t.Error("something else was taken away")
	}
	if _, err := f.Write(event.With(&s)); err != nil || !exists(filepath.Join(f.Path, "2-player-6.html")) {
		t.Errorf("whoever has come back has no page: %v", err)
	}
}

// TestFolderCannotBeWritten: a file in the way is said, and the next time is another try.
func TestFolderCannotBeWritten(t *testing.T) {
	in := filepath.Join(t.TempDir(), "space")
	must.Do(t, os.WriteFile(in, nil, 0o600))
	f := Folder{Path: in}
	if n, err := f.Write(two(4)); n != 0 || err == nil || !strings.Contains(err.Error(), "cannot be made") {
		t.Fatalf("%d: %v", n, err)
	}
	must.Do(t, os.Remove(in))
	if n, err := f.Write(two(4)); err != nil || n == 0 {
		t.Errorf("%d: %v", n, err)
	}
}

// two is an event of two sections with a round each.
func two(players int) *model.Tournament {
	first, second := event(players).Event(), event(players).Event()
	s := *second.Sections[0]
	s.ID, s.Name = 2, "Girls"
	return first.With(&s)
}

// TestManyBehindOneAddress: 200 phones behind one router read pages, keep a live line and send the results of 100 boards, each tenth
// with a PIN mistyped first, all within a few seconds; nobody is refused.
func TestManyBehindOneAddress(t *testing.T) {
	f := event(200)
	h := New(f, Options{Results: true})
	now := time.Now()
	h.now = func() time.Time { return now }
	for phone := range 200 {
		for _, path := range []string{"/", "/style.css", "/live.js", "/s/1/names"} {
			if w := get(h, path); w.Code != 200 {
				t.Fatalf("phone %d: %s: %d", phone, path, w.Code)
			}
		}
		if !h.lines.take("192.0.2.1", h.o.Lines) {
			t.Fatalf("phone %d has no line", phone)
		}
	}
	for board := 1; board <= 100; board++ {
		if now = now.Add(20 * time.Millisecond); board%10 == 0 {
			if w := ask(h, sendingAt(f, board, "first", "1-0", "123456")); w.Code != 403 {
				t.Fatalf("board %d: %d", board, w.Code)
			}
		}
		for _, from := range []string{"first", "second"} {
			if w := ask(h, sendingAt(f, board, from, "1-0", pinAt(f, board))); w.Code != 200 {
				t.Fatalf("board %d, %s: %d %s", board, from, w.Code, w.Body)
			}
		}
	}
	for n := range f.Event().Sections[0].Rounds[0].Pairings {
		if p := &f.Event().Sections[0].Rounds[0].Pairings[n]; p.Outcomes[0] != model.Win {
			t.Errorf("board %d has no result", p.Board)
		}
	}
}

// TestGuessing: whoever guesses PINs for an hour, at one board or at all of them, from behind the same router, is heard only a few times;
// a board at which nobody guesses goes on taking results once he waits.
func TestGuessing(t *testing.T) {
	for boards, most := range map[int]int{1: 20, 100: 75} {
		f := event(202)
		h := New(f, Options{Results: true})
		now := time.Now()
		h.now = func() time.Time { return now }
		heard := 0
		for try := range 3_600 {
			now = now.Add(time.Second)
			if w := ask(h, sendingAt(f, 1+try%boards, "first", "1-0", "000000")); w.Code == 403 {
				heard++
			}
		}
		if heard > most || heard < freeTries {
			t.Errorf("at %d boards %d guesses in an hour are heard", boards, heard)
		}
		r := sendingAt(f, 101, "first", "1-0", pinAt(f, 101))
		if r.RemoteAddr = "198.51.100.7:999"; ask(h, r).Code != 200 {
			t.Errorf("another phone at another board has to wait")
		}
	}
}

// TestSentTooOften: a board that is sent in a flood waits, and the next one does not.
func TestSentTooOften(t *testing.T) {
	f := event(4)
	h := New(f, Options{Results: true})
	now := time.Now()
	h.now = func() time.Time { return now }
	for n := range 20 {
		w := ask(h, sendingAt(f, 1, "first", "1-0", pinAt(f, 1)))
		if (w.Code == 429) != (n >= 4) || strings.Count(w.Body.String(), "</html>") != 1 || (w.Header().Get("Retry-After") == "1") != (n >= 4) {
			t.Fatalf("form %d: %d", n, w.Code)
		}
	}
	if w := ask(h, sendingAt(f, 2, "first", "1-0", pinAt(f, 2))); w.Code != 200 {
		t.Errorf("the next board: %d", w.Code)
	}
}

// TestOneAddressOnePage: what is not written as we write it is no page, so that nobody makes the pages that are kept more than they are.
func TestOneAddressOnePage(t *testing.T) {
	h := New(event(4), quick())
	for _, path := range []string{"/s/01/names", "/s/+1/names", "/s/1/player/02", "/s/1/board/01", "/screen/00", "/s/1/screen/x"} {
		if w := get(h, path); w.Code != 404 {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	if len(h.kept) != 0 {
		t.Errorf("%d are kept", len(h.kept))
	}
}

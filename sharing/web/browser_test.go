package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/websocket"

	"wallchart/model"
	"wallchart/must"
)

// tab is a page of a browser without a window, told what to do by its debugging protocol.
type tab struct {
	t    *testing.T
	line *websocket.Conn
	n    int
}

// open starts a browser as wide as a phone or a laptop; the test is skipped where nobody asks for one.
func open(t *testing.T, width int) *tab {
	t.Helper()
	if os.Getenv("WALLCHART_WEB") == "" {
		t.Skip("needs a browser: make web-check")
	}
	folder := must.Have(os.MkdirTemp("", "browser-*"))(t)
	browser := exec.Command("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
		"--remote-allow-origins=*", "--user-data-dir="+folder, fmt.Sprintf("--window-size=%d,800", width), "about:blank")
	must.Do(t, browser.Start())
	t.Cleanup(func() { _ = browser.Process.Kill(); _ = browser.Wait(); _ = os.RemoveAll(folder) })
	for end := time.Now().Add(waitAtMost); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		port, err := os.ReadFile(filepath.Join(folder, "DevToolsActivePort"))
		if err != nil || len(port) == 0 {
			continue
		}
		at := "127.0.0.1:" + strings.SplitN(string(port), "\n", 2)[0]
		r, err := http.Get("http://" + at + "/json")
		if err != nil {
			continue
		}
		var pages []struct{ Type, WebSocketDebuggerURL string }
		err = json.NewDecoder(r.Body).Decode(&pages)
		r.Body.Close()
		for _, p := range pages {
			if err == nil && p.Type == "page" {
				line := must.Have(websocket.Dial(p.WebSocketDebuggerURL, "", "http://"+at))(t)
				t.Cleanup(func() { _ = line.Close() })
				return &tab{t: t, line: line}
			}
		}
	}
	t.Fatal("the browser does not answer")
	return nil
}

// call asks the browser for something and waits for its answer.
func (b *tab) call(method string, args map[string]any) json.RawMessage {
	b.t.Helper()
	b.n++
	if err := websocket.JSON.Send(b.line, map[string]any{"id": b.n, "method": method, "params": args}); err != nil {
		b.t.Fatal(err)
	}
	_ = b.line.SetReadDeadline(time.Now().Add(30 * time.Second))
	for {
		var said struct {
			ID     int
			Result json.RawMessage
			Error  *struct{ Message string }
		}
		if err := websocket.JSON.Receive(b.line, &said); err != nil {
			b.t.Fatal(method, ": ", err)
		}
		if said.ID == b.n {
			if said.Error != nil {
				b.t.Fatal(method, ": ", said.Error.Message)
			}
			return said.Result
		}
	}
}

// js is what a line of script in the page is.
func (b *tab) js(line string) string {
	b.t.Helper()
	var x struct{ Result struct{ Value any } }
	said := b.call("Runtime.evaluate", map[string]any{"expression": line, "awaitPromise": strings.HasPrefix(line, "axe.run"),
		"returnByValue": true})
	if err := json.Unmarshal(said, &x); err != nil {
		b.t.Fatal(err)
	}
	return fmt.Sprint(x.Result.Value)
}

// wait waits until a line of script is true.
func (b *tab) wait(line string) {
	b.t.Helper()
	for end := time.Now().Add(waitAtMost); b.js(line) != "true"; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			b.t.Fatalf("never true: %s\n%s", line, b.js("document.body.innerText"))
		}
	}
}

// waitAtMost is when a wait for the browser is given up: a machine with much else to do takes its time.
const waitAtMost = time.Minute

func waitUntil(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(waitAtMost); !is(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("not in a minute: ", what)
		}
	}
}

func (b *tab) visit(url string) {
	b.t.Helper()
	b.call("Page.navigate", map[string]any{"url": url})
	b.wait(fmt.Sprintf("location.href === %q && document.readyState === 'complete'", url))
}

// fill fills in the form of a board and sends it, with the page's own button.
func (b *tab) fill(from, result, pin string) {
	b.t.Helper()
	b.js(fmt.Sprintf("document.querySelector('[value=%q]').click(); document.querySelector('[value=%q]').click();"+
		"document.querySelector('[name=pin]').value = %q; document.querySelector('button').click()", from, result, pin))
	b.wait("document.querySelector('.seat') !== null")
}

// serve serves an event until the test ends; live pages do not keep it up.
func serve(t *testing.T, f *Feed) string { return listen(t, New(f, quick())) }

func listen(t *testing.T, h *Hall) string {
	s := httptest.NewServer(h)
	t.Cleanup(func() { s.CloseClientConnections(); s.Close() })
	return s.URL
}

// TestBrowserSends: a browser as wide as a phone enters a result, first as one player, then as the other, with and without script.
func TestBrowserSends(t *testing.T) {
	for _, scriptless := range []bool{false, true} {
		b, f := open(t, 390), event(8)
		at := serve(t, f)
		b.call("Emulation.setScriptExecutionDisabled", map[string]any{"value": scriptless})
		for _, from := range []string{"first", "second"} {
			b.visit(at + "/s/1/board/1")
			b.fill(from, "½-½", pinOf(f)[:3]+" "+pinOf(f)[3:])
		}
		if got := model.ResultText(f.Event().Sections[0].Rounds[0].Pairings[0].Outcomes); got != "1/2-1/2" && got != "½-½" {
			t.Errorf("scriptless %v: the result is %q", scriptless, got)
		}
	}
}

// TestBrowserLive: a page that is open shows a result by itself.
func TestBrowserLive(t *testing.T) {
	b, f := open(t, 390), event(8)
	h := New(f, quick())
	at := listen(t, h)
	b.visit(at + "/s/1/boards")
	waitUntil(t, "the page's line is up", func() bool { return h.Here() == 1 })
	p := f.Event().Sections[0].Rounds[0].Pairings[0]
	for _, from := range []model.Sender{model.SenderFirst, model.SenderSecond} {
		must.Have(f.Enter(Sent{1, 1, p, from, "0-1"}))(t)
	}
	b.wait("document.body.innerText.includes('0-1')")
}

// TestBrowserLooksAgain: a page in a folder, served by anything that serves files, shows a change while it is being read.
func TestBrowserLooksAgain(t *testing.T) {
	b, f := open(t, 390), event(8)
	pages := Folder{Path: t.TempDir()}
	write := func() {
		must.Have(pages.Write(f.Event()))(t)
	}
	write()
	s := httptest.NewServer(http.FileServer(http.Dir(pages.Path)))
	t.Cleanup(s.Close)
	b.visit(s.URL + "/1-boards.html")
	p := f.Event().Sections[0].Rounds[0].Pairings[0]
	for _, from := range []model.Sender{model.SenderFirst, model.SenderSecond} {
		must.Have(f.Enter(Sent{1, 1, p, from, "0-1"}))(t)
	}
	write()
	later := time.Now().Add(time.Minute) // the files are of another second, which is what a server tells by whether they are others
	must.Do(t, os.Chtimes(filepath.Join(pages.Path, "1-boards.html"), later, later))
	b.js("document.dispatchEvent(new Event('visibilitychange')); 0") // instead of the minute
	b.wait("document.body.innerText.includes('0-1')")
}

// TestBrowserReads: axe finds nothing on any page at either width, light or dark; nothing is wider than the page, and nothing of it is
// refused by its own policy.
func TestBrowserReads(t *testing.T) {
	for _, width := range []int{390, 1280} {
		b := open(t, width)
		at := serve(t, event(40))
		axe, err := os.ReadFile(os.Getenv("WALLCHART_AXE"))
		if err != nil {
			t.Fatal("WALLCHART_AXE names no script: ", err)
		}
		b.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false})
		for _, look := range []string{"light", "dark"} {
			b.call("Emulation.setEmulatedMedia", map[string]any{"features": []map[string]string{{"name": "prefers-color-scheme", "value": look}}})
			for _, page := range []string{"/", "/s/1/names", "/s/1/boards", "/s/1/standings", "/s/1/crosstable", "/s/1/player/2",
				"/s/1/board/1", "/screen/0", "/s/9/none"} {
				b.visit(at + page)
				if b.js(fmt.Sprintf("document.documentElement.scrollWidth > %d", width)) != "false" {
					t.Errorf("%s is wider than %d", page, width)
				}
				b.js(string(axe) + ";0")
				broken := b.js(`axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
rules: {"meta-refresh": {enabled: false}}}).then(r => r.passes.length < 5 ? "axe did not run" :
r.violations.map(v => v.id + ": " + v.nodes[0].html).join("; "))`)
				if broken != "" {
					t.Errorf("%s at %d, %s: %s", page, width, look, broken)
				}
			}
		}
	}
}

// TestBrowserCountsDown: the clock of the screen runs, a second at a time, by the clock of the computer that serves.
func TestBrowserCountsDown(t *testing.T) {
	b, f := open(t, 1280), event(4)
	s := *f.Event().Sections[0]
	at := time.Now().Add(10 * time.Minute)
	s.Coming = []model.When{{Date: model.Date(at.Format(time.DateOnly)), Time: model.TimeOfDay(at.Format("15:04"))}}
	f.Put(f.Event().With(&s))
	h := New(f, quick())
	_, pages := shownOn(h)
	b.visit(serve(t, f) + fmt.Sprintf("/screen/%d", pages-1))
	b.wait(`/^(9|10):[0-5]\d$/.test(document.querySelector("[data-at]").textContent)`)
	b.js(`window.first = document.querySelector("[data-at]").textContent; 0`)
	b.wait(`document.querySelector("[data-at]").textContent !== window.first`)
}

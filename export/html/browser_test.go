package html

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"wallchart/export/table"
	"wallchart/must"
)

// browser runs a browser without a window; the test is skipped where there is none.
func browser(t *testing.T, args ...string) []byte {
	t.Helper()
	if os.Getenv("WALLCHART_PAPER") == "" {
		t.Skip("needs a browser: make paper-check")
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		all := append([]string{"--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
			"--user-data-dir=" + t.TempDir()}, args...)
		out, err := exec.Command(path, all...).Output()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		return out
	}
	t.Skip("neither Chromium nor Chrome is on the path: what the page looks like in a browser was not checked")
	return nil
}

// long is a table of 120 rows and so many rounds, the score behind them.
func long(rounds int) table.Document {
	tb := table.Table{Name: "S", Title: "Standings", Columns: []table.Column{
		{Title: "Place", Frozen: true, Align: table.Right}, {Title: "Name", Frozen: true}}}
	for r := range rounds {
		tb.Columns = append(tb.Columns, table.Column{Title: fmt.Sprint("Rnd ", r+1), Align: table.Centre})
	}
	tb.Columns = append(tb.Columns, table.Column{Title: "Pts", Align: table.Right, Beside: true},
		table.Column{Title: "Buch.", Align: table.Right})
	for n := range 120 {
		cells := []table.Cell{table.Num(fmt.Sprint(n+1), float64(n+1)), table.Text(fmt.Sprintf("Möller, Anna %d", n+1))}
		for r := range rounds {
			cells = append(cells, table.Text(fmt.Sprintf("W%dx%d", n+1, r+1)))
		}
		score := table.Num(fmt.Sprint(120-n), float64(120-n))
		score.Sum = &table.Sum{Title: "Points", Total: fmt.Sprint("is ", n+1), Parts: []table.Part{{Label: "1", Who: "Bruno", Amount: "1"}}}
		tb.Rows = append(tb.Rows, table.Row{Cells: append(cells, score, table.Num(fmt.Sprintf("%d.5", n*37%100), float64(n*37%100)+.5))})
	}
	return table.Document{Title: "Spring Open", Tables: []table.Table{tb, tb}}
}

func onDisk(t *testing.T, doc table.Document) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "page.html")
	f := must.Have(os.Create(path))(t)
	must.Do(t, Write(f, doc, Options{}))
	must.Do(t, f.Close())
	return path
}

// harness shows the page in a frame of that width, does what a reader does, and writes down what came of it.
const harness = `<!DOCTYPE html><body style="margin:0"><iframe id="f" src="page.html" style="width:%dpx;height:800px;border:0"></iframe>
<pre id="said"></pre><script>
onload = function () {
  var w = document.getElementById("f").contentWindow, d = w.document, out = []
  function say(what, is) { out.push(what + "=" + is) }
  function q(s) { return d.querySelector(s) }
  var name = q("tbody .name"), after = w.getComputedStyle(name, "::after").content
  say("name ends in sight", name.getBoundingClientRect().right <= w.innerWidth)
  say("beside", after.split("/")[0].trim())
  w.scrollTo(0, 1500)
  say("heading", Math.round(q("thead th").getBoundingClientRect().top))
  w.scrollTo(900, 1500)
  say("name", Math.round(name.getBoundingClientRect().left))
  say("title in sight", q("h2").getBoundingClientRect().left >= 0)
  w.scrollTo(0, 0)
  function first() { return q("tbody").rows[0].cells[1].textContent }
  var heads = q("thead").rows[0].cells, last = heads[heads.length - 1]
  last.querySelector("button").click()
  say("least", q("tbody").rows[0].cells[heads.length - 1].textContent + " " + last.getAttribute("aria-sort"))
  last.querySelector("button").click()
  say("most", q("tbody").rows[0].cells[heads.length - 1].textContent + " " + last.getAttribute("aria-sort"))
  last.querySelector("button").click()
  say("as before", first() + " " + last.hasAttribute("aria-sort"))
  var i = q("[type=search]")
  i.value = "MOLLER, anna 12"; i.dispatchEvent(new w.Event("input", {bubbles: true}))
  say("found", q("output").textContent)
  i.value = "nobody"; i.dispatchEvent(new w.Event("input", {bubbles: true}))
  say("nobody", q("output").textContent)
  i.value = ""; i.dispatchEvent(new w.Event("input", {bubbles: true}))
  var stops = d.querySelectorAll("tbody [tabindex='0']")
  say("stops", stops.length)
  stops[0].focus()
  stops[0].dispatchEvent(new w.KeyboardEvent("keydown", {key: "ArrowDown", bubbles: true}))
  d.activeElement.click()
  say("opened", q("dialog").open + " " + q("dialog h2").textContent + ": " + q("dialog .m-strong").textContent)
  say("parts", q("dialog table").rows[0].textContent)
  q("dialog button").click()
  say("closed", !q("dialog").open)
  document.getElementById("said").textContent = out.join("\n")
}
</script>`

// TestInABrowser: at the width of a phone and of a screen the headings stick above, names at the left; on the phone the score is
// beside the name; sorting, searching and opening a number do what they say, the number by key. "Anna 12" are the numbers 12 and
// 120, in each of the two tables.
func TestInABrowser(t *testing.T) {
	for width, beside := range map[int]string{390: `"120"`, 1280: "none"} {
		path := onDisk(t, long(24))
		outer := filepath.Join(filepath.Dir(path), "outer.html")
		must.Do(t, os.WriteFile(outer, fmt.Appendf(nil, harness, width), 0o644))
		out := browser(t, fmt.Sprintf("--window-size=%d,900", width), "--virtual-time-budget=5000", "--dump-dom", "file://"+outer)
		root := must.Have(html.Parse(strings.NewReader(string(out))))(t)
		want := strings.Join([]string{"name ends in sight=true", "beside=" + beside, "heading=0", "name=0", "title in sight=true",
			"least=0.5 ascending", "most=99.5 descending", "as before=Möller, Anna 1 false", "found=4 of 240 rows", "nobody=Nothing found",
			"stops=2", "opened=true Möller, Anna 2: is 2", "parts=1Bruno1", "closed=true"}, "\n")
		if got := text(nodes(root, "pre")[0]); got != want {
			t.Errorf("%d pixels:\n%s\nwant\n%s", width, got, want)
		}
	}
}

// TestPrintedByABrowser: every cell is on paper, and every sheet has the headings of its columns; with nothing in it of what is
// for the screen.
func TestPrintedByABrowser(t *testing.T) {
	for _, rounds := range []int{3, 14, 40} {
		doc := long(rounds)
		doc.Tables = doc.Tables[:1]
		path := onDisk(t, doc)
		to := filepath.Join(filepath.Dir(path), "page.pdf")
		browser(t, "--no-pdf-header-footer", "--print-to-pdf="+to, "file://"+path)
		raw, err := exec.Command("pdftotext", "-layout", to, "-").Output()
		if err != nil {
			t.Skipf("pdftotext is not on the path: what is on paper was not checked (%v)", err)
		}
		sheets := strings.Split(strings.TrimSuffix(string(raw), "\f"), "\f")
		count := map[string]int{}
		for n, sheet := range sheets {
			for _, word := range strings.Fields(sheet) {
				count[word]++
			}
			if strings.Contains(sheet, "Möller") && !strings.Contains(sheet, "Name") {
				t.Errorf("%d rounds: sheet %d of %d has no headings", rounds, n+1, len(sheets))
			}
		}
		for n := range 120 {
			for r := range rounds {
				if cell := fmt.Sprintf("W%dx%d", n+1, r+1); count[cell] != 1 {
					t.Errorf("%d rounds: %s is on paper %d times", rounds, cell, count[cell])
				}
			}
		}
		for n := range 100 {
			if cell := fmt.Sprintf("%d.5", n); count[cell] == 0 {
				t.Errorf("%d rounds: %s of the last column is not on paper", rounds, cell)
			}
		}
		if strings.Contains(string(raw), "Search") || !strings.Contains(string(raw), "Printed ") {
			t.Errorf("%d rounds: the search is on paper, or the date is not", rounds)
		}
	}
}

// TestHebrewNamesInABrowser: a sentence that begins with one is read from the left, with its numbers and its full stop where they
// are written, in the table and in what opens.
func TestHebrewNamesInABrowser(t *testing.T) {
	const apart = "\u2068כהן, משה\u2069"
	doc := long(2)
	doc.Tables = doc.Tables[:1]
	doc.Tables[0].Notes = []string{apart + " stands above Ann: 2.5 points against 2.0."}
	sum := doc.Tables[0].Rows[0].Cells[4].Sum
	sum.Title = apart + " has 2.5."
	path := onDisk(t, doc)
	outer := filepath.Join(filepath.Dir(path), "outer.html")
	const harness = `<!DOCTYPE html><body><iframe id="f" src="page.html" style="width:1200px;height:800px"></iframe><pre id="said"></pre>
<script>
onload = function () {
  var d = document.getElementById("f").contentWindow.document, out = []
  // Where the letters of a text stand: for each that is asked for, whether the next one is to the right of it.
  function order(e, letters) {
    var walker = d.createTreeWalker(e, 4), n, at = 0, x = []
    while ((n = walker.nextNode())) for (var i = 0; i < n.data.length; i++) if (n.data[i] === letters[at]) {
      var r = d.createRange(); r.setStart(n, i); r.setEnd(n, i + 1); x.push(r.getBoundingClientRect().left); at++
    }
    return x.length === letters.length && x.every(function (v, i) { return !i || v > x[i - 1] })
  }
  out.push("note " + order(d.querySelector("section .note"), "הs:2520."))
  d.querySelector("tbody [tabindex='0']").click()
  out.push("opened " + order(d.querySelector("dialog p"), "הh25"))
  out.push("backwards " + order(d.querySelector("dialog p"), "כה"))
  document.getElementById("said").textContent = out.join("\n")
}
</script>`
	must.Do(t, os.WriteFile(outer, []byte(harness), 0o644))
	root := must.Have(html.Parse(strings.NewReader(string(browser(t, "--virtual-time-budget=5000", "--dump-dom", "file://"+outer)))))(t)
	if got, want := text(nodes(root, "pre")[0]), "note true\nopened true\nbackwards false"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wallchart/files/wallchart"
	"wallchart/must"
	"wallchart/ui/daytest"
)

// TestWineFiles: the system's dialogs open an event and save it elsewhere, by keys; a name that is taken is asked about. They stay in
// front of the window, which is all on the screen and takes clicks where it shows what is clicked.
func TestWineFiles(t *testing.T) {
	w := newWine(t)
	here, there := w.documents()
	sample := must.Have(os.ReadFile("../../assets/samples/swiss15.wallchart"))(t)
	must.Do(t, os.WriteFile(filepath.Join(here, "Größe und Maß.wallchart"), sample, 0o600))
	w.opens()
	w.whole()

	w.keys("ctrl+o")
	w.dialog("Open")
	w.pictured("9-open")
	w.keys("Escape")
	w.noDialog()
	w.keys("ctrl+o")
	w.dialog("Open")
	w.clickAt(w.width-40, w.height/2) // on the window, which has to wait
	// How high the dialog is depends on the fonts that are installed; its field stands a line of buttons above its lower edge.
	w.xdotool("search", "--onlyvisible", "--name", "^Open$", "mousemove", "--window", "%1",
		fmt.Sprint(int(400*w.scale)), fmt.Sprint(w.heightOf("Open")-int(44*w.scale)))
	w.xdotool("click", "1") // into the field of the dialog, which is still in front
	w.dialog("Open")
	w.paste(there + `\Größe und Maß.wallchart`)
	w.keys("Return")
	w.waitTitle("Poets and singers Swiss")

	w.keys("ctrl+shift+s")
	w.dialog("Save")
	w.pictured("10-save")
	w.paste(there + `\Zweite Größe.wallchart`)
	w.keys("Return")
	w.noDialog()
	second := filepath.Join(here, "Zweite Größe.wallchart")
	w.until("the event is saved elsewhere", func() bool { _, err := os.Stat(second); return err == nil })
	w.same(second, filepath.Join(here, "Größe und Maß.wallchart"))
	if now, err := os.ReadFile(filepath.Join(here, "Größe und Maß.wallchart")); err != nil || !bytes.Equal(now, sample) {
		t.Errorf("the first file is not what it was (%v)", err)
	}

	taken := filepath.Join(here, "Taken.wallchart")
	must.Do(t, os.WriteFile(taken, []byte("a letter"), 0o600))
	w.keys("ctrl+shift+s")
	w.dialog("Save")
	w.paste(there + `\Taken.wallchart`)
	w.keys("Return")
	w.until("it is asked whether to replace the file", func() bool { return w.boxes("Save") == 2 })
	w.settle()
	w.pictured("11-taken")
	w.keys("n")
	w.until("the question is closed", func() bool { return w.boxes("Save") == 1 })
	w.dialog("Save")
	if now, err := os.ReadFile(taken); err != nil || string(now) != "a letter" {
		t.Errorf("the file that was not to be replaced is %q now (%v)", now, err)
	}
	w.keys("Return")
	w.until("it is asked again", func() bool { return w.boxes("Save") == 2 })
	w.settle()
	w.keys("Return") // Yes
	w.noDialog()
	w.until("the file is replaced", func() bool { now, err := os.ReadFile(taken); return err == nil && len(now) > 100 })
	w.same(taken, second)

	w.click(point{int(16 * w.scale), int(12 * w.scale)}) // the menu File, where it is drawn
	w.keys("Down", "Return")                             // its first command
	w.write("By mouse")
	w.keys("ctrl+Return", "ctrl+Return", "ctrl+Return")
	w.waitTitle("By mouse")
	w.quit()
}

// paste puts text in place of what is in the field that has the keys. Wine drops typed letters that the keyboard lacks.
func (w *wine) paste(text string) {
	w.t.Helper()
	w.copy(text)
	w.until("Wine has the text", func() bool { w.keys("ctrl+a", "ctrl+v"); return w.fetched() })
	w.keys("ctrl+a", "ctrl+v")
}

// copy puts text on the clipboard. Wine looks there when something is pasted, and not again for two seconds: see fetched.
func (w *wine) copy(text string) {
	w.t.Helper()
	asked, err := os.Create(filepath.Join(w.t.TempDir(), "asked"))
	if err != nil {
		w.t.Fatal(err)
	}
	defer asked.Close()
	c := w.command("xclip", "-quiet", "-selection", "clipboard") // it says so when it is asked for the text
	c.Stdin, c.Stderr = strings.NewReader(text), asked
	if err := c.Start(); err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { _ = c.Process.Kill(); _ = c.Wait() })
	w.copied = asked.Name()
}

// fetched tells whether Wine has the text that was copied last.
func (w *wine) fetched() bool {
	said, _ := os.ReadFile(w.copied)
	return strings.Contains(string(said), "request number 2") // the first is answered
}

// dialog waits for one of the system's dialogs to have the keys.
func (w *wine) dialog(title string) {
	w.t.Helper()
	w.until("the dialog "+title+" is open", func() bool { return w.title() == title })
	w.settle()
}

// boxes is how many windows have that title.
func (w *wine) boxes(title string) int {
	out, _ := w.command("xdotool", "search", "--onlyvisible", "--name", "^"+title+"$").Output()
	return len(strings.Fields(string(out)))
}

// heightOf is that of a window with a title, without its frame.
func (w *wine) heightOf(title string) (height int) {
	w.t.Helper()
	out, err := w.command("xdotool", "search", "--onlyvisible", "--name", "^"+title+"$", "getwindowgeometry", "--shell").Output()
	_, after, _ := strings.Cut(string(out), "HEIGHT=")
	if _, no := fmt.Sscan(after, &height); err != nil || no != nil {
		w.t.Fatalf("how high is %s? %q, %v", title, out, err)
	}
	return height
}

// noDialog waits for the window to be alone again, and gives it the keys: where a question lay over a dialog, Wine gives them to nobody.
func (w *wine) noDialog() {
	w.t.Helper()
	w.until("the dialog is closed", func() bool { return w.boxes("Open")+w.boxes("Save") == 0 })
	w.xdotool("search", "--onlyvisible", "--name", "Wallchart$", "windowactivate")
	w.waitTitle("Wallchart")
}

// clickAt clicks on a point of the screen.
func (w *wine) clickAt(x, y int) {
	w.t.Helper()
	w.xdotool("mousemove", fmt.Sprint(x), fmt.Sprint(y))
	w.settle()
	w.xdotool("click", "1")
	w.settle()
}

// same holds two files to the same event.
func (w *wine) same(a, b string) {
	w.t.Helper()
	var said [2]string
	for i, path := range []string{a, b} {
		kept, err := wallchart.ReadFile(path)
		if err != nil {
			w.t.Fatal(err)
		}
		said[i] = daytest.Summary(kept.Tournament)
	}
	if said[0] != said[1] {
		w.t.Errorf("%s is\n%s\nand %s\n%s", a, said[0], b, said[1])
	}
}

// whole: all of the window is on the screen.
func (w *wine) whole() {
	w.t.Helper()
	said := w.does("xwininfo", "-id", w.xdotool("getactivewindow"))
	var x, y, width, height int
	for name, into := range map[string]*int{"Absolute upper-left X": &x, "Absolute upper-left Y": &y, "Width": &width, "Height": &height} {
		_, after, _ := strings.Cut(said, name+":")
		if _, err := fmt.Sscan(after, into); err != nil {
			w.t.Fatalf("where is the window?\n%s", said)
		}
	}
	w.t.Logf("the window, %d × %d at %d, %d, is on a screen of %d × %d", width, height, x, y, w.width, w.height)
	if x < 0 || y < 0 || x+width > w.width || y+height > w.height {
		w.t.Error("it is not all on it")
	}
}

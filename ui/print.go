package ui

import (
	"errors"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"wallchart/export/ink"
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/ui/guard"
	"wallchart/ui/picker"
	"wallchart/ui/words"
)

// askPrint makes a PDF of what is on the screen and opens it where the system
// prints from.
func (a *App) askPrint() {
	doc, err := a.onPaper()
	if err != nil {
		a.status.say(words.Err(err))
		return
	}
	a.printDocument(doc, a.sheet(), a.state.Event.Name+" "+words.Say("screen."+a.shown))
}

// onPaper is what the screen shows, as a document.
func (a *App) onPaper() (doc table.Document, err error) {
	what := words.Say("guard.screen", words.Say("screen."+a.shown))
	err = guard.Making(what, func() (err error) {
		doc, err = a.screen.paper(a.state)
		return err
	})
	return doc, err
}

func (a *App) whyNoPaper() string {
	if a.doc != nil && a.shown == "log" {
		return ""
	}
	return a.whyNoSection()
}

func (a *App) whyNoExplanation() string {
	if why := a.whyNothingToPrint(); why != "" {
		return why
	}
	if len(a.why.paper) == 0 {
		return words.Say("why.nothing")
	}
	return ""
}

// printExplanation prints what the panel explains: for the parent who asks.
func (a *App) printExplanation() {
	doc := report.Join(a.why.paper...)
	a.printDocument(doc, ink.Sheet{Paper: a.paper(), Created: a.sheet().Created}, a.state.Event.Name+" "+words.Say("why.file"))
}

// paper is the paper of the last export.
func (a *App) paper() table.Paper {
	p, _ := table.ParsePaper(a.fyne.Preferences().String(prefPaper))
	return p
}

// sheet is how the last export laid out its pages.
func (a *App) sheet() ink.Sheet {
	prefs := a.fyne.Preferences()
	return ink.Sheet{Paper: a.paper(), Landscape: prefs.Bool(prefLandscape), Fill: prefs.Bool(prefFill),
		Created: a.settings.Now().Truncate(time.Second)}
}

// printDocument writes a PDF and opens it where the system prints from.
func (a *App) printDocument(doc table.Document, s ink.Sheet, name string) {
	k, _ := ink.ByName("pdf")
	folder, err := printFolder()
	if err != nil {
		a.status.say(words.Say("export.cannotWrite", os.TempDir(), words.Reason(err)))
		return
	}
	path := filepath.Join(folder, picker.FileName(name)+".pdf")
	if err := a.writeWhole(path, doc, k, s); err != nil {
		a.status.say(words.Err(err))
		return
	}
	a.status.say(words.Say("print.opened", path))
	a.openOutside(path)
}

// printStart begins the names of the folders for printed pages.
const printStart = "wallchart-print-"

// printFolder makes a folder that nobody else can look into, a new one each time:
// the pages before may still be open. Those of other days are taken away; the
// programs that opened them have read them.
func printFolder() (string, error) {
	sweepPrints(os.TempDir(), time.Now().Add(-24*time.Hour))
	return os.MkdirTemp("", printStart)
}

func sweepPrints(folder string, before time.Time) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !e.IsDir() || !strings.HasPrefix(e.Name(), printStart) || info.ModTime().After(before) {
			continue
		}
		old := filepath.Join(folder, e.Name())
		pages, _ := filepath.Glob(filepath.Join(old, "*.pdf"))
		for _, p := range pages {
			_ = os.Remove(p)
		}
		_ = os.Remove(old) // empty only
	}
}

// openOutside shows a file or a folder with the program the system has for it.
// Where there is none, it says where the file is.
func (a *App) openOutside(path string) {
	abs, err := filepath.Abs(path)
	if err != nil {
		abs = path
	}
	open := a.settings.Outside
	if open == nil {
		open = a.system
	}
	if a.work.Inline {
		a.opened(abs, open(abs))
		return
	}
	go func() { // a system's opener may take its time, or run as long as what it opens
		err := open(abs)
		a.work.Later(func() { a.opened(abs, err) })
	}()
}

// opened tells of a file that nothing could show. The status line would cut the
// folder off.
func (a *App) opened(path string, err error) {
	if err != nil {
		a.status.say("") // it was not opened
		a.tell(words.Say("print.noProgram"), words.Say("print.cannotOpen", filepath.Base(path), filepath.Dir(path)))
	}
}

// system opens a file as the desktop does. Of xdg-open it waits for the answer:
// that it runs does not mean that it has found a program.
func (a *App) system(path string) error {
	if a.work.Inline || runtime.GOOS == "windows" || runtime.GOOS == "darwin" || os.Getenv("FLATPAK_ID") != "" {
		return a.fyne.OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(path)})
	}
	opener, err := exec.LookPath("xdg-open")
	if err != nil {
		return err
	}
	var failed *exec.ExitError
	if err := exec.Command(opener, path).Run(); errors.As(err, &failed) && failed.ExitCode() > 0 {
		return err
	}
	return nil
}

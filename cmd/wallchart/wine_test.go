package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"wallchart/files/wallchart"
	"wallchart/must"
	"wallchart/ui/daytest"
)

// A wine is a desk whose programs are those for Windows, run by Wine in a prefix of its own.
type wine struct {
	*desk
	prefix   string
	pictures string // the folder for them
	folder   string // with the programs, as they come out of the zip
	copied   string // what xclip says of the text that was copied last

	width, height int     // of the screen
	scale         float64 // pixels in a unit, as the prefix says
}

// newWine waits for nothing but the screen. WALLCHART_WINE is a fresh prefix, of which each test has a copy; WALLCHART_SCREEN is the size
// of the screen and WALLCHART_SCALE the scale that the prefix has; WALLCHART_RELEASED the folder of releases.
func newWine(t *testing.T, options ...string) *wine {
	t.Helper()
	fresh := os.Getenv("WALLCHART_WINE")
	if fresh == "" {
		t.Skip("WALLCHART_WINE names no prefix: `make windows-check` does")
	}
	screen := cmp.Or(os.Getenv("WALLCHART_SCREEN"), "1366x768")
	w := &wine{desk: bareDesk(t, screen, options...), pictures: filepath.Dir(fresh), scale: 1}
	if said := os.Getenv("WALLCHART_SCALE"); said != "" {
		must.Have(fmt.Sscan(said, &w.scale))(t)
	}
	must.Have(fmt.Sscanf(screen, "%dx%d", &w.width, &w.height))(t)
	w.prefix = filepath.Join(t.TempDir(), "prefix")
	w.env = append(w.env, "WINEPREFIX="+w.prefix, "WINEDEBUG=-all", "HOME="+os.Getenv("HOME"))
	w.does("cp", "-a", fresh, w.prefix)
	w.manage()
	w.failing = func() { w.pictured("failed-" + t.Name()) }
	w.session()
	w.folder = w.inside(`C:\users\arbiter\Wallchart`)
	w.does("unzip", "-q", w.released("windows-amd64.zip"), "-d", filepath.Dir(w.folder))
	return w
}

// session begins Wine, with a program that stays until the end: without it Wine ends and begins between any two.
func (w *wine) session() {
	w.t.Helper()
	in, hold, err := os.Pipe()
	if err != nil {
		w.t.Fatal(err)
	}
	said, says, err := os.Pipe()
	if err != nil {
		w.t.Fatal(err)
	}
	stays := w.command("wine", "cmd")
	stays.Stdin, stays.Stdout = in, says
	if err := stays.Start(); err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() {
		_ = w.command("wineserver", "-k").Run()
		_ = w.command("wineserver", "-w").Run()
		_ = stays.Wait()
		for _, f := range []*os.File{in, hold, said, says} {
			_ = f.Close()
		}
	})
	_ = said.SetReadDeadline(time.Now().Add(3 * time.Minute))
	if _, err := said.Read(make([]byte, 1)); err != nil {
		w.t.Fatal("Wine does not begin: ", err)
	}
}

func (w *wine) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Env = w.env
	return c
}

// inside is where a path of Windows is in the prefix.
func (w *wine) inside(path string) string {
	return filepath.Join(w.prefix, "drive_c", filepath.FromSlash(strings.ReplaceAll(strings.TrimPrefix(path, `C:\`), `\`, "/")))
}

// released is the file of the release that ends so.
func (w *wine) released(end string) string {
	w.t.Helper()
	found, _ := filepath.Glob(filepath.Join(os.Getenv("WALLCHART_RELEASED"), "*-"+end))
	if len(found) != 1 {
		w.t.Fatalf("of %s there are %v", end, found)
	}
	return found[0]
}

// does runs a program to its end, which must be a good one.
func (w *wine) does(name string, args ...string) string {
	w.t.Helper()
	// No pipe, which what Wine starts beside a program would keep open.
	said, err := os.CreateTemp(w.home, "said")
	if err != nil {
		w.t.Fatal(err)
	}
	defer said.Close()
	c := w.command(name, args...)
	c.Stdout, c.Stderr = said, said
	err = c.Run()
	out, _ := os.ReadFile(said.Name())
	if err != nil {
		w.t.Fatalf("%s %q: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// opens starts the window, with an event if one is named, and returns how long it takes to come.
func (w *wine) opens(args ...string) time.Duration {
	w.t.Helper()
	return w.shows("wine", append([]string{filepath.Join(w.folder, "Wallchart.exe")}, args...)...)
}

func (w *wine) shows(program string, args ...string) time.Duration {
	w.t.Helper()
	took := w.comes("Wallchart", program, args...)
	w.waitTitle("Wallchart")
	return took
}

// comes starts a program and returns how long its window takes to be shown.
func (w *wine) comes(title, program string, args ...string) time.Duration {
	w.t.Helper()
	w.program = w.command(program, args...)
	said, err := os.Create(filepath.Join(w.home, "said.txt"))
	if err != nil {
		w.t.Fatal(err)
	}
	defer said.Close()
	w.program.Stdout, w.program.Stderr = said, said
	begun := time.Now()
	if err := w.program.Start(); err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { _ = w.program.Process.Kill() })
	for time.Since(begun) < 3*time.Minute {
		if w.command("xdotool", "search", "--onlyvisible", "--name", title).Run() == nil {
			return time.Since(begun)
		}
		time.Sleep(20 * time.Millisecond)
	}
	w.t.Fatalf("no window in three minutes\n%s", w.output.String())
	return 0
}

// pictured keeps what the screen shows beside the fresh prefix, for whoever looks.
func (w *wine) pictured(name string) {
	w.t.Helper()
	w.does("import", "-window", "root", filepath.Join(w.pictures, name+".png"))
}

// documents is the folder for documents of the prefix, on both sides.
func (w *wine) documents() (here, there string) {
	w.t.Helper()
	u, err := user.Current()
	if err != nil {
		w.t.Fatal(err)
	}
	there = `C:\users\` + u.Username + `\Documents`
	return w.inside(there), there
}

// ends kills the program, as a failure of the power does.
func (w *wine) ends() {
	_ = w.program.Process.Kill()
	_ = w.program.Wait()
}

const (
	list   = "Name\tRating\nÄrmel, Jörg\t1900\nBell, Ann\t1800\nČech, Jan\t1700\nDiaz, Eva\t1600\n"
	played = `1.1 Ärmel, Jörg win, Čech, Jan loss
  1.2 Diaz, Eva draw, Bell, Ann draw
  2.1 Bell, Ann win, Ärmel, Jörg loss
  2.2 Čech, Jan loss, Diaz, Eva win`
)

// TestWineEvent runs a small event by keys on a small laptop's screen, takes the program away from under it, and goes on.
func TestWineEvent(t *testing.T) {
	w := newWine(t)
	here, there := w.documents()
	w.opens()
	w.pictured("1-start")
	w.keys("Return")
	w.write("Verein")
	w.keys("Return")
	w.copy(list)
	w.changes("the list is read", func() {
		w.until("Wine has the list", func() bool { w.keys("ctrl+v"); return w.fetched() })
	})
	w.pictured("2-list")
	w.keys("ctrl+Return", "ctrl+Return", "ctrl+Return")
	w.waitTitle("Verein")
	w.changes("the round is there", func() { w.keys("F6") })
	w.write("15")
	w.pictured("3-round")
	w.keys("ctrl+s")
	event := filepath.Join(here, "Wallchart", "Verein.wallchart")
	w.until("the event is saved", func() bool { _, err := os.Stat(event); return err == nil })

	w.changes("the export dialog opens", func() { w.keys("ctrl+e") })
	w.paste(there + `\Prüfung.xlsx`)
	w.pictured("4-export")
	w.changes("the export dialog closes", func() {
		w.keys("Return")
		w.until("the workbook is written", func() bool { _, err := os.Stat(filepath.Join(here, "Prüfung.xlsx")); return err == nil })
	})
	f := must.Have(excelize.OpenFile(filepath.Join(here, "Prüfung.xlsx")))(t)
	rows, _ := f.GetRows(f.GetSheetName(0))
	if text := fmt.Sprint(rows); !strings.Contains(text, "Ärmel, Jörg") {
		t.Errorf("the workbook lacks a player:\n%s", text)
	}
	_ = f.Close()

	w.changes("round 2 is there, not saved", func() { w.keys("F6") })
	journal := filepath.Join(filepath.Dir(event), ".Verein.wallchart.history", "journal")
	before := must.Have(os.ReadFile(journal))(t)
	w.write("1")
	w.until("the result is in the journal", func() bool { now, err := os.ReadFile(journal); return err == nil && len(now) > len(before) })
	w.ends()
	w.opens()
	w.waitTitle("Verein") // what was open is open again
	w.pictured("5-again")
	w.write("0") // the other board of round 2
	w.keys("ctrl+s")
	w.quit()
	kept := must.Have(wallchart.ReadFile(event))(t)
	if got := daytest.Summary(kept.Tournament); !strings.HasSuffix(strings.TrimSpace(got), played) {
		t.Errorf("the event is\n%s\nand should end with\n%s", got, played)
	}

	w.opens()
	w.pictured("6-second")
	w.keys("Return") // the event that was open last
	w.waitTitle("Verein")
	w.quit()
}

// TestWineInstaller: for one user, with the menu and the ending .wallchart; taken away again it leaves events.
func TestWineInstaller(t *testing.T) {
	w := newWine(t)
	here, there := w.documents()
	event := filepath.Join(here, "Installed.wallchart")
	sample := must.Have(os.ReadFile("../../assets/samples/swiss15.wallchart"))(t)
	team := must.Have(os.ReadFile("../../assets/samples/amateur-team.wallchart"))(t)
	must.Do(t, errors.Join(os.WriteFile(event, sample, 0o600), os.WriteFile(filepath.Join(here, "Team.wallchart"), team, 0o600)))
	w.does("wine", w.released("windows-setup.exe"), "/S")
	programs := w.inside(strings.TrimSuffix(there, "Documents") + `AppData\Local\Programs\Wallchart`)
	menu := w.inside(strings.TrimSuffix(there, "Documents") + `AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Wallchart.lnk`)
	for _, path := range []string{filepath.Join(programs, "Wallchart.exe"), filepath.Join(programs, "wallchart-cli.exe"), menu} {
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
	for key, want := range map[string]string{
		`HKCU\Software\Classes\.wallchart`:                                   "Wallchart.Event",
		`HKCU\Software\Classes\Wallchart.Event\DefaultIcon`:                  `\Programs\Wallchart\Wallchart.exe,0`,
		`HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Wallchart`: "DisplayVersion",
	} {
		if said := w.does("wine", "reg", "query", key); !strings.Contains(said, want) {
			t.Errorf("%s has no %s:\n%s", key, want, said)
		}
	}
	w.does("wine", w.released("windows-setup.exe"), "/S") // over the first

	// A double click does what the registry says. Wine 8 does not look for endings of one user (packaging/wine/README.md).
	said := w.does("wine", "reg", "query", `HKCU\Software\Classes\Wallchart.Event\shell\open\command`)
	command := regexp.MustCompile(`"(C:.*\.exe)" "%1"`).FindStringSubmatch(said)
	if command == nil {
		t.Fatalf("no command opens an event:\n%s", said)
	}
	w.shows("wine", command[1], there+`\Installed.wallchart`)
	w.waitTitle("Poets and singers Swiss")
	w.pictured("7-double-click")
	w.does("wine", command[1], there+`\Team.wallchart`) // is handed to the program that runs, and ends
	w.waitTitle("Scholastic team regional")

	if err := w.command("wine", w.released("windows-setup.exe"), "/S").Run(); err == nil {
		t.Error("installed over a program that runs")
	}
	for _, name := range []string{"Wallchart.exe", "wallchart-cli.exe"} {
		if _, err := os.Stat(filepath.Join(programs, name)); err != nil {
			t.Error(err)
		}
	}
	w.keys("ctrl+q")
	_ = w.program.Wait()

	w.does("wine", filepath.Join(programs, "uninstall.exe"), "/S")
	w.until("the program is gone", func() bool { _, err := os.Stat(programs); return errors.Is(err, os.ErrNotExist) })
	if _, err := os.Stat(menu); err == nil {
		t.Error("the menu still has it")
	}
	w.until("the ending is forgotten", func() bool {
		return w.command("wine", "reg", "query", `HKCU\Software\Classes\.wallchart`).Run() != nil
	})
	if kept, err := os.ReadFile(event); err != nil || !bytes.Equal(kept, sample) {
		t.Errorf("the event is not what it was (%v)", err)
	}
}

// TestWineCommandLine: what the command line writes and says is the same as on this system, byte by byte.
func TestWineCommandLine(t *testing.T) {
	w := newWine(t)
	folder, _ := w.documents()
	folder = filepath.Join(folder, "samples")
	must.Do(t, os.MkdirAll(folder, 0o755))
	found, _ := filepath.Glob("../../assets/samples/*.[tw]*") // .txt and .wallchart
	for _, sample := range found {
		raw, err := os.ReadFile(sample)
		if err == nil {
			err = os.WriteFile(filepath.Join(folder, filepath.Base(sample)), raw, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	same := 0
	both := func(line ...string) {
		t.Helper()
		var said [2]string
		var written [2][]byte
		for i, program := range [][]string{{os.Getenv("WALLCHART_CLI")}, {"wine", filepath.Join(w.folder, "wallchart-cli.exe")}} {
			c := exec.Command(program[0], append(program[1:], line...)...)
			c.Env, c.Dir = append(w.env, "SOURCE_DATE_EPOCH=1790000000"), folder // or papers say when they were printed
			out, err := c.CombinedOutput()
			said[i] = fmt.Sprintf("%s%v", bytes.ReplaceAll(out, []byte("\r\n"), []byte("\n")), err)
			if to := slices.Index(line, "--to"); to >= 0 {
				written[i], _ = os.ReadFile(filepath.Join(folder, line[to+1]))
				_ = os.Remove(filepath.Join(folder, line[to+1]))
			}
		}
		if said[0] != said[1] {
			t.Errorf("%q says\n%s\nand on Windows\n%s", line, said[0], said[1])
		}
		if len(written[0]) > 0 {
			same++
		}
		if !bytes.Equal(written[0], written[1]) {
			t.Errorf("%q writes %d bytes, on Windows %d, and not the same", line, len(written[0]), len(written[1]))
		}
	}
	events, _ := filepath.Glob(filepath.Join(folder, "*.wallchart"))
	texts, _ := filepath.Glob(filepath.Join(folder, "*.txt"))
	forms := []string{"xlsx", "pdf", "html", "csv", "tsv", "txt", "md", "json", "trf"}
	for _, event := range append(events, texts...) {
		name := filepath.Base(event)
		both("standings", name)
		for _, form := range forms {
			both("export", name, "--to", "out."+form)
		}
	}
	t.Logf("%d events in %d forms: %d files", len(events)+len(texts), len(forms), same)
	if same < 70 {
		t.Error("most of what was to be written was refused")
	}
	both("standings", "none.txt")
	both("export", "swiss15.wallchart", "--to", "none/out.pdf")

	c := exec.Command("wine", filepath.Join(w.folder, "wallchart-cli.exe"), "standings", "SWISS15.wall*")
	c.Env, c.Dir = w.env, folder
	if out, err := c.CombinedOutput(); err != nil || !strings.Contains(string(out), "Place") {
		t.Errorf("a pattern: %v\n%s", err, out)
	}
}

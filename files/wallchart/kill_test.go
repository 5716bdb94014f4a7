package wallchart

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
	"wallchart/phrase"
)

// TestMain lets the test's own program be the one that is killed. Its files are where Linux keeps files without a disk, if it does:
// thousands of journals wait at every step until the disk has it.
func TestMain(m *testing.M) {
	if path := os.Getenv("WALLCHART_TEST_ENTER"); path != "" {
		enterForEver(path, os.Getenv("WALLCHART_TEST_STATE"))
		return
	}
	folder, err := os.MkdirTemp("/dev/shm", "wallchart-test-")
	if err == nil {
		_ = os.Setenv("TMPDIR", folder)
	}
	status := m.Run()
	if err == nil {
		_ = os.RemoveAll(folder)
	}
	os.Exit(status)
}

// enterForEver enters results, takes some back and makes some again, saying the
// number of each step when it was acknowledged, and saves now and then.
func enterForEver(path, state string) {
	d, err := Open(path, Options{By: "Eva", State: state, host: "CLUB"})
	if err != nil {
		fmt.Println("refused:", err)
		return
	}
	for n := len(d.Entries()); ; n++ {
		switch {
		case n%7 == 3 && !d.UndoLabel().Empty():
			_, err = d.Undo()
		case n%7 == 5 && !d.RedoLabel().Empty():
			_, err = d.Redo()
		default:
			err = d.Do(steps.Together{Words: phrase.New("Step %d", n), Changes: []journal.Change{
				enter(n), steps.SetPairingNote{Section: 1, Round: 1, Board: 2, Note: fmt.Sprint("note ", n)},
			}})
		}
		if err == nil {
			fmt.Println(n + 1)
			if n%5 == 4 {
				err = d.Save()
			}
		}
		if err != nil {
			fmt.Println("refused:", err)
			return
		}
	}
}

// TestKilledAtRandomMoments kills a program that enters results, again and
// again: no acknowledged step is lost, at most one that was not acknowledged is
// there, and every opening is clean. WALLCHART_KILLS says how many times.
func TestKilledAtRandomMoments(t *testing.T) {
	times := 24
	if testing.Short() {
		times = 4
	}
	if n, err := strconv.Atoi(os.Getenv("WALLCHART_KILLS")); err == nil {
		times = n
	}
	path, o := place(t)
	entered, saves := 0, 0
	for range times {
		acknowledged := killed(t, path, o.State, entered)
		d := must.Have(Open(path, o))(t)
		n := len(d.Entries())
		if n < acknowledged || n > acknowledged+1 {
			t.Fatalf("%d steps were acknowledged, after the kill there are %d", acknowledged, n)
		}
		all := journal.New(steps.List, league(t).Tournament(), nil, nil)
		must.Do(t, all.Replay(d.Entries()))
		same(t, fmt.Sprintf("after %d steps the event", n), all.Tournament(), d.Tournament())
		if d.Trouble() != nil || strings.Contains(phrase.Join(" ", d.Notes()...).String(), "changed by another program") {
			t.Fatalf("the opening is not clean: %v, %q", d.Trouble(), d.Notes())
		}
		if strings.Contains(files(t, filepath.Dir(path)), ".tmp-") {
			t.Fatal("a temporary file was left")
		}
		if !d.Dirty() {
			saves++
		}
		if rand.IntN(3) == 0 {
			must.Do(t, d.Close())
		} else {
			crash(d)
		}
		entered = n
	}
	t.Logf("%d steps survived %d kills, %d of which fell between a save and the next step", entered, times, saves)
}

// killed runs the program, kills it at a random moment and returns the number
// of the last step it acknowledged.
func killed(t *testing.T, path, state string, last int) int {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^$")
	cmd.Env = append(os.Environ(), "WALLCHART_TEST_ENTER="+path, "WALLCHART_TEST_STATE="+state)
	out := must.Have(cmd.StdoutPipe())(t)
	must.Do(t, cmd.Start())
	in := bufio.NewScanner(out)
	if in.Scan() { // it runs: from here on any moment will do
		last = number(t, in.Text(), last)
	}
	if rand.IntN(8) == 0 {
		var locked *Locked
		if _, err := Open(path, Options{By: "Max", State: state, host: "CLUB"}); !errors.As(err, &locked) ||
			locked.Holder.Process != cmd.Process.Pid {
			t.Errorf("while it runs, the second program is told %v", err)
		}
	}
	time.Sleep(time.Duration(rand.IntN(int(40 * time.Millisecond))))
	must.Do(t, cmd.Process.Kill())
	for in.Scan() {
		last = number(t, in.Text(), last)
	}
	_ = cmd.Wait()
	return last
}

// number reads a step's number; a line cut by the kill acknowledges nothing.
func number(t *testing.T, line string, last int) int {
	t.Helper()
	n, err := strconv.Atoi(line)
	if err != nil {
		t.Fatalf("the program says %q", line)
	}
	if n != last+1 {
		return last // torn: a number cut short
	}
	return n
}

// TestRefusedByTheSystem uses a folder that really cannot be written to.
func TestRefusedByTheSystem(t *testing.T) {
	path, o := place(t)
	dir := filepath.Dir(path)
	must.Do(t, os.Chmod(dir, 0o555))
	defer func() { must.Do(t, os.Chmod(dir, 0o755)) }()
	if f, err := os.Create(filepath.Join(dir, "probe")); err == nil {
		_ = f.Close()
		_ = os.Remove(f.Name())
		t.Skip("this user may write anywhere")
	}
	d := open(t, path, o)
	must.Do(t, d.Do(enter(0)))
	want := d.Tournament()
	crash(d)
	d = open(t, path, o)
	same(t, "in a read-only folder the event after a crash", want, d.Tournament())
	must.Do(t, d.SaveAs(filepath.Join(t.TempDir(), "Copy.wallchart")))
}

// big is an event of players × rounds with all results but one.
func big(players, rounds int) *model.Tournament {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: model.ID(players)}
	for i := range players {
		s.Players = append(s.Players, model.Player{
			Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprintf("Surname%d, Given%d", i, i*7%1000),
				Club: "Club " + strconv.Itoa(i%97), Federation: "AUT"},
			Rating: model.Rating(1000 + i%1500), FideID: strconv.Itoa(1_500_000 + i), Birth: "2001-02-03",
		})
	}
	for r := range rounds {
		var round model.Round
		for b := range players / 2 {
			p := model.Pairing{Board: b + 1, Sides: [2]model.ID{model.ID(2*b + 1), model.ID(2*((b+r)%(players/2)) + 2)},
				Outcomes: [2]model.Outcome{model.Win, model.Loss}}
			if r == rounds-1 && b < 2 {
				p.Outcomes = [2]model.Outcome{}
			}
			round.Pairings = append(round.Pairings, p)
		}
		s.Rounds = append(s.Rounds, round)
	}
	return &model.Tournament{Name: "Large", Sections: []*model.Section{s}, LastID: 1}
}

func BenchmarkOpen5000x9(b *testing.B) {
	path, o := bigPlace(b)
	for b.Loop() {
		d := must.Have(Open(path, o))(b)
		must.Do(b, d.Close())
	}
}

// BenchmarkOpenWithLog5000x9 opens the event with an entry for every result.
func BenchmarkOpenWithLog5000x9(b *testing.B) {
	path, o := bigPlace(b)
	j := journal.New(steps.List, big(5000, 9), nil, nil)
	for n := range 22_500 {
		must.Do(b, j.Do(bigResult(n)))
	}
	data := must.Have(encode(j.Tournament(), j.Entries()))(b)
	must.Do(b, os.WriteFile(path, data, 0o666))
	for b.Loop() {
		d := must.Have(Open(path, o))(b)
		must.Do(b, d.Close())
	}
}

func BenchmarkOneResult5000x9(b *testing.B) {
	path, o := bigPlace(b)
	d := open(b, path, o)
	for n := 0; b.Loop(); n++ {
		must.Do(b, d.Do(bigResult(n)))
		if d.since > saveAfter/2 {
			b.StopTimer()
			must.Do(b, d.Save())
			b.StartTimer()
		}
	}
}

func BenchmarkSave5000x9(b *testing.B) {
	path, o := bigPlace(b)
	d := open(b, path, o)
	for n := 0; b.Loop(); n++ {
		must.Do(b, d.Do(bigResult(n)))
		must.Do(b, d.Save())
	}
}

func bigPlace(b *testing.B) (string, Options) {
	path := filepath.Join(b.TempDir(), "Large.wallchart")
	o := Options{By: "Eva", State: b.TempDir(), host: "CLUB"}
	d := must.Have(Create(path, big(5000, 9), o))(b)
	must.Do(b, d.Close())
	return path, o
}

func bigResult(n int) journal.Change {
	return steps.SetResult{Section: 1, Round: 9, Board: 1,
		Result: [][2]model.Outcome{{model.Win, model.Loss}, {model.Draw, model.Draw}}[n%2]}
}

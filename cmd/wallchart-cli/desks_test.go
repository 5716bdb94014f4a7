package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/must"
)

// program is a desk that runs as a process of its own.
type program struct {
	t    *testing.T
	cmd  *exec.Cmd
	in   io.WriteCloser
	mu   sync.Mutex
	out  []string
	errs []string
	done chan struct{}
}

func start(t *testing.T, state string, args ...string) *program {
	t.Helper()
	p := asProgram(t, state, args...)
	p.begin((*exec.Cmd).Start)
	return p
}

// asProgram is a program of its own that is still to begin.
func asProgram(t *testing.T, state string, args ...string) *program {
	t.Helper()
	b, _ := json.Marshal(args)
	p := &program{t: t, cmd: exec.Command(os.Args[0]), done: make(chan struct{})}
	p.cmd.Env = append(os.Environ(), "WALLCHART_AS_PROGRAM="+string(b), "XDG_STATE_HOME="+state, "LocalAppData="+state, "HOME="+state)
	return p
}

func (p *program) begin(start func(*exec.Cmd) error) {
	t := p.t
	t.Helper()
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	errs, err := p.cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	must.Do(t, start(p.cmd))
	var both sync.WaitGroup
	read := func(r io.Reader, to *[]string) {
		defer both.Done()
		for s := bufio.NewScanner(r); s.Scan(); {
			p.mu.Lock()
			*to = append(*to, s.Text())
			p.mu.Unlock()
		}
	}
	both.Add(2)
	go read(out, &p.out)
	go read(errs, &p.errs)
	go func() { both.Wait(); _ = p.cmd.Wait(); close(p.done) }()
	t.Cleanup(p.kill)
}

func (p *program) kill() { _ = p.cmd.Process.Kill(); <-p.done }

func (p *program) stop() {
	p.t.Helper()
	if p.cmd.Process.Signal(os.Interrupt) != nil { // Windows has no signal that another program could send
		p.kill()
		return
	}
	select {
	case <-p.done:
	case <-time.After(waitAtMost):
		p.t.Errorf("it does not end; %q", p.errs)
		p.kill()
	}
	if code := p.cmd.ProcessState.ExitCode(); code != 0 {
		p.t.Errorf("it ends with %d: %q", code, p.errs)
	}
}

func (p *program) says(begin string) string {
	p.t.Helper()
	for end := time.Now().Add(waitAtMost); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		p.mu.Lock()
		for _, l := range p.out {
			if strings.HasPrefix(l, begin) {
				p.mu.Unlock()
				return l
			}
		}
		p.mu.Unlock()
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.t.Fatalf("it does not say %q; it says %q and %q", begin, p.out, p.errs)
	return ""
}

func (p *program) types(lines ...string) {
	p.t.Helper()
	if _, err := io.WriteString(p.in, strings.Join(lines, "\n")+"\n"); err != nil {
		p.t.Fatal(err)
	}
}

func entered(board int, result string) string {
	return fmt.Sprintf(`{"change":"set-result","with":{"section":1,"round":1,"board":%d,"result":%q}}`, board, result)
}

// read is the event of a file with the steps beside it, as after a kill.
func readEvent(t *testing.T, path string) []byte {
	t.Helper()
	d := must.Have(wallchart.Open(path, wallchart.Options{ReadOnly: true}))(t)
	defer d.Discard()
	var b bytes.Buffer
	must.Do(t, wallchart.Write(&b, &wallchart.File{Tournament: d.Tournament(), Log: d.Entries()}))
	return b.Bytes()
}

func sharedFile(t *testing.T, boards int) string {
	t.Helper()
	s := &model.Section{ID: 1, Name: "A", Scoring: model.Classic(0, 0, 0), LastID: model.ID(2 * boards)}
	var r model.Round
	for b := 1; b <= boards; b++ {
		for _, n := range []int{2*b - 1, 2 * b} {
			s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n), Number: n, Name: fmt.Sprintf("Player %d", n)}})
		}
		r.Pairings = append(r.Pairings, model.Pairing{Board: b, Sides: [2]model.ID{model.ID(2*b - 1), model.ID(2 * b)}})
	}
	s.Rounds = []model.Round{r}
	path := filepath.Join(t.TempDir(), "host.wallchart")
	d := must.Have(wallchart.Create(path, (&model.Tournament{Name: "Open"}).With(s), wallchart.Options{State: t.TempDir()}))(t)
	must.Do(t, d.Close())
	return path
}

// waitAtMost is when a wait for another program or goroutine is given up. What is waited for is what happens, not the clock: a machine
// with much else to do takes its time.
const waitAtMost = 3 * time.Minute

func waitFor(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(waitAtMost); !is(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not %s", what)
		}
	}
}

func has(t *testing.T, path string, board int, result string) bool {
	d, err := wallchart.Open(path, wallchart.Options{ReadOnly: true})
	if err != nil {
		return false
	}
	defer d.Discard()
	return model.ResultText(d.Tournament().Section(1).Rounds[0].Pairings[board-1].Outcomes) == result
}

// TestThreeProgramsOneEvent: host, desk and follower are programs of their own; the desk is killed with steps that it could not send, and
// the host as well; in the end both files are equal and nothing that was acknowledged is missing.
func TestThreeProgramsOneEvent(t *testing.T) {
	states := []string{t.TempDir(), t.TempDir(), t.TempDir()}
	hostFile, deskFile := sharedFile(t, 8), filepath.Join(t.TempDir(), "desk.wallchart")
	host := start(t, states[0], "share", hostFile, "--listen", "127.0.0.1:0", "--changes", "--name", "host")
	code, at, _ := strings.Cut(strings.TrimPrefix(host.says("Code "), "Code "), " at ")
	desk := start(t, states[1], "join", code+"@"+at, deskFile, "--changes", "--name", "door")
	desk.says(deskFile)
	follower := start(t, states[2], "follow", code+"@"+at, "--all")
	waitFor(t, "the follower there", func() bool {
		host.mu.Lock()
		defer host.mu.Unlock()
		return strings.Contains(strings.Join(host.errs, "\n"), "is here") && len(host.errs) >= 2
	})
	desk.types(entered(1, "1-0"))
	host.types(entered(2, "0-1"))
	for _, board := range []int{1, 2} {
		line := follower.says(fmt.Sprintf(`{"n":%d,`, board))
		if e, err := journal.DecodeEntry([]byte(line)); err != nil || e.Kind != "set-result" || e.Desk == "" {
			t.Errorf("the follower prints %s: %v", line, err)
		}
	}
	follower.stop()
	waitFor(t, "the host's step at the desk", func() bool { return has(t, deskFile, 2, "0-1") })

	host.kill()
	desk.types(entered(3, "½-½"))
	waitFor(t, "the step on the desk's disk", func() bool { return has(t, deskFile, 3, "½-½") })
	desk.kill()
	host = start(t, states[0], "share", hostFile, "--listen", at, "--changes", "--name", "host")
	host.says("Code ")
	host.types(entered(4, "1-0"))
	waitFor(t, "the step on the host's disk", func() bool { return has(t, hostFile, 4, "1-0") })
	desk = start(t, states[1], "join", at, deskFile, "--once")
	select {
	case <-desk.done:
	case <-time.After(waitAtMost):
		t.Fatalf("the desk does not leave: %q", desk.errs)
	}
	waitFor(t, "the desk's step at the host", func() bool { return has(t, hostFile, 3, "½-½") })
	host.stop()
	a, b := readEvent(t, hostFile), readEvent(t, deskFile)
	if !bytes.Equal(a, b) {
		t.Errorf("the files differ:\n%s\n%s", a, b)
	}
	for board, r := range map[int]string{1: "1-0", 2: "0-1", 3: "½-½", 4: "1-0"} {
		if !has(t, hostFile, board, r) {
			t.Errorf("board %d has not %s", board, r)
		}
	}
}

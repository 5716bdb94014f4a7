package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/must"
)

// cable carries bytes to a host, until it is pulled out.
type cable struct {
	l     net.Listener
	to    string
	mu    sync.Mutex
	out   bool
	lines map[net.Conn]bool
}

func newCable(t *testing.T, to string) *cable {
	t.Helper()
	l := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
	c := &cable{l: l, to: to, lines: map[net.Conn]bool{}}
	t.Cleanup(func() { _ = l.Close(); c.pull(true) })
	go func() {
		for {
			line, err := l.Accept()
			if err != nil {
				return
			}
			go c.carry(line)
		}
	}()
	return c
}

func (c *cable) carry(line net.Conn) {
	defer line.Close()
	c.mu.Lock()
	if c.out {
		c.mu.Unlock()
		return
	}
	far, err := net.Dial("tcp", c.to)
	if err != nil {
		c.mu.Unlock()
		return
	}
	c.lines[line], c.lines[far] = true, true
	c.mu.Unlock()
	defer far.Close()
	go func() {
		_, _ = io.Copy(far, line)
		_ = far.Close()
	}()
	b := make([]byte, 700) // so that what belongs together comes in pieces, and late
	for {
		n, err := far.Read(b)
		if err != nil {
			return
		}
		time.Sleep(time.Millisecond)
		if _, err := line.Write(b[:n]); err != nil {
			return
		}
	}
}

// pull takes the cable out, or puts it in again.
func (c *cable) pull(out bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.out = out; !out {
		return
	}
	for line := range c.lines {
		_ = line.Close()
		delete(c.lines, line)
	}
}

const dayRounds, dayBoards = 5, 6

// dayFile is an event whose rounds are paired and have no result yet.
func dayFile(t *testing.T, change func(*model.Section)) string {
	t.Helper()
	s := &model.Section{ID: 1, Name: "A", Planned: dayRounds, Scoring: model.Classic(model.One, model.Half, 0), LastID: 2 * dayBoards}
	for n := 1; n <= 2*dayBoards; n++ {
		s.Players = append(s.Players, model.Player{Entry: model.Entry{ID: model.ID(n), Number: n, Name: fmt.Sprintf("Player %d", n)}})
	}
	for r := range dayRounds {
		var round model.Round
		for b := range dayBoards {
			round.Pairings = append(round.Pairings, model.Pairing{Board: b + 1,
				Sides: [2]model.ID{model.ID(b + 1), model.ID(dayBoards + (b+r)%dayBoards + 1)}})
		}
		s.Rounds = append(s.Rounds, round)
	}
	change(s)
	path := filepath.Join(t.TempDir(), "host.wallchart")
	d := must.Have(wallchart.Create(path, (&model.Tournament{Name: "Open"}).With(s), wallchart.Options{State: t.TempDir()}))(t)
	must.Do(t, d.Close())
	return path
}

func slip(round, board int, result string) string {
	return fmt.Sprintf(`{"change":"set-result","with":{"section":1,"round":%d,"board":%d,"result":%q}}`, round, board, result)
}

// onDisk tells whether a round has these results in a file, board by board.
func onDisk(path string, round int, results []string) bool {
	d, err := wallchart.Open(path, wallchart.Options{ReadOnly: true})
	if err != nil {
		return false
	}
	defer d.Discard()
	for b, p := range d.Tournament().Section(1).Rounds[round-1].Pairings {
		if model.ResultText(p.Outcomes) != results[b] {
			return false
		}
	}
	return true
}

// TestADayAtThreeDesks: an arbiter hosts, another sits at the door, a third types slips and may nothing else; three programs, five rounds.
// In the second round the door's cable is pulled, in the third the door's program is killed, in the fourth the host's computer dies and
// the door hosts, in the fifth the former host is back. What each typed is everywhere, and the three files are equal.
func TestADayAtThreeDesks(t *testing.T) {
	states := []string{t.TempDir(), t.TempDir(), t.TempDir()}
	hostFile, folder := dayFile(t, func(*model.Section) {}), t.TempDir()
	doorFile, slipsFile := filepath.Join(folder, "door.wallchart"), filepath.Join(folder, "slips.wallchart")
	files := []string{hostFile, doorFile, slipsFile}
	host := start(t, states[0], "share", hostFile, "--listen", "127.0.0.1:0", "--changes", "--name", "host")
	code, at, _ := strings.Cut(strings.TrimPrefix(host.says("Code "), "Code "), " at ")
	wire := newCable(t, at)
	near := wire.l.Addr().String()
	doorAt := free(t)
	door := start(t, states[1], "join", code+"@"+near, doorFile, "--changes", "--name", "door", "--listen", doorAt)
	door.says(doorFile)
	host.types("code results")
	waitFor(t, "a code for the desk of slips", func() bool {
		host.mu.Lock()
		defer host.mu.Unlock()
		last := host.out[len(host.out)-1]
		code, _, _ = strings.Cut(strings.TrimPrefix(last, "Code "), " at ")
		return len(host.out) > 1
	})
	slips := start(t, states[2], "join", code+"@"+at, slipsFile, "--changes", "--name", "slips")
	slips.says(slipsFile)

	results := func(round int) (all []string) {
		for b := range dayBoards {
			all = append(all, []string{"1-0", "½-½", "0-1"}[(round+b)%3])
		}
		return all
	}
	all := map[string]*program{"host": host, "door": door, "slips": slips}
	play := func(round int, desks ...string) {
		t.Helper()
		for b, r := range results(round) {
			all[desks[b%len(desks)]].types(slip(round, b+1, r))
		}
	}
	everywhere := func(round int, files ...string) {
		t.Helper()
		for _, f := range files {
			waitFor(t, fmt.Sprintf("round %d in %s", round, filepath.Base(f)), func() bool { return onDisk(f, round, results(round)) })
		}
	}
	play(1, "host", "door", "slips")
	everywhere(1, files...)

	wire.pull(true)
	play(2, "door", "host")
	waitFor(t, "what the door typed without a line is on its disk", func() bool { return hasSome(doorFile, 2, results(2), 0) })
	wire.pull(false)
	everywhere(2, files...)

	play(3, "door", "slips")
	waitFor(t, "what the door typed is on its disk", func() bool { return hasSome(doorFile, 3, results(3), 0) })
	door.kill()
	all["door"] = start(t, states[1], "join", near, doorFile, "--changes", "--name", "door", "--listen", doorAt)
	all["door"].says(doorFile)
	everywhere(3, files...)

	host.kill()
	play(4, "door", "slips") // nobody hosts
	waitFor(t, "what was typed without a host is on the door's disk", func() bool { return hasSome(doorFile, 4, results(4), 0) })
	waitFor(t, "what was typed without a host is on the other's disk", func() bool { return hasSome(slipsFile, 4, results(4), 1) })
	all["door"].types("host")
	everywhere(4, doorFile, slipsFile)

	all["host"] = start(t, states[0], "share", hostFile, "--listen", at, "--changes", "--name", "host")
	everywhere(4, hostFile)
	play(5, "host", "door", "slips")
	everywhere(5, files...)
	all["slips"].types(`{"change":"remove-round","with":{"section":1}}`)
	waitFor(t, "the desk for slips told what it may not", func() bool {
		all["slips"].mu.Lock()
		defer all["slips"].mu.Unlock()
		return strings.Contains(strings.Join(all["slips"].errs, "\n"), "not for this desk")
	})
	for _, p := range all {
		p.stop()
	}
	first := readEvent(t, hostFile)
	for _, f := range files[1:] {
		if other := readEvent(t, f); !bytes.Equal(first, other) {
			t.Errorf("the files differ:\n%s\n%s", first, other)
		}
	}
	for round := 1; round <= dayRounds; round++ {
		if !onDisk(hostFile, round, results(round)) {
			t.Errorf("round %d has not the results that were typed", round)
		}
	}
}

// hasSome tells whether every second board, from one on, has its result in a file.
func hasSome(path string, round int, results []string, from int) bool {
	d, err := wallchart.Open(path, wallchart.Options{ReadOnly: true})
	if err != nil {
		return false
	}
	defer d.Discard()
	for b, p := range d.Tournament().Section(1).Rounds[round-1].Pairings {
		if b%2 == from && model.ResultText(p.Outcomes) != results[b] {
			return false
		}
	}
	return true
}

// free is an address of this computer that no program has.
func free(t *testing.T) string {
	t.Helper()
	l := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer l.Close()
	return l.Addr().String()
}

// TestWarnedAtADesk: what FIDE mode warns of is not made by a line at a desk, and said with the way to make it; with --all-the-same it is
// made, here and at the other desk, and both logs say that it was warned of.
func TestWarnedAtADesk(t *testing.T) {
	states := []string{t.TempDir(), t.TempDir()}
	hostFile := dayFile(t, func(s *model.Section) {
		s.FIDE, s.System, s.Rulebook, s.Rounds = true, "dutch", model.FIDERules, s.Rounds[:2]
	})
	deskFile := filepath.Join(t.TempDir(), "desk.wallchart")
	host := start(t, states[0], "share", hostFile, "--listen", "127.0.0.1:0", "--changes", "--name", "host")
	code, at, _ := strings.Cut(strings.TrimPrefix(host.says("Code "), "Code "), " at ")
	told := func(p *program, what string) {
		t.Helper()
		waitFor(t, "told "+what, func() bool {
			p.mu.Lock()
			defer p.mu.Unlock()
			return strings.Contains(strings.Join(p.errs, "\n"), what)
		})
	}
	host.types(slip(1, 1, "1-0"))
	waitFor(t, "the first result", func() bool { return resultIn(hostFile, 1, 1) == "1-0" })
	host.types(slip(1, 1, "0-1")) // a correction, when later rounds are paired
	told(host, "--all-the-same 3")
	desk := start(t, states[1], "join", code+"@"+at, deskFile, "--changes", "--name", "desk")
	desk.says(deskFile)
	waitFor(t, "the first result at the desk", func() bool { return resultIn(deskFile, 1, 1) == "1-0" })
	desk.types(slip(1, 1, "0-1"))
	told(desk, "--all-the-same 3")
	desk.stop()
	if got := resultIn(hostFile, 1, 1); got != "1-0" {
		t.Errorf("the board has %s", got)
	}
	desk = start(t, states[1], "join", at, deskFile, "--changes", "--all-the-same", "3")
	desk.says(deskFile)
	desk.types(slip(1, 1, "0-1"))
	waitFor(t, "the correction at the host", func() bool { return resultIn(hostFile, 1, 1) == "0-1" })
	desk.stop()
	host.stop()
	for _, path := range []string{hostFile, deskFile} {
		d := must.Have(wallchart.Open(path, wallchart.Options{ReadOnly: true}))(t)
		log := d.Entries()
		if e := log[len(log)-1]; e.Desk != "desk" || len(e.Warned) != 1 || e.Warned[0].Level != 3 {
			t.Errorf("the last step of %s is %+v", path, e)
		}
		d.Discard()
	}
}

func resultIn(path string, round, board int) string {
	d, err := wallchart.Open(path, wallchart.Options{ReadOnly: true})
	if err != nil {
		return ""
	}
	defer d.Discard()
	return model.ResultText(d.Tournament().Section(1).Rounds[round-1].Pairings[board-1].Outcomes)
}

package main

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"wallchart/files/disktest"
	"wallchart/files/safeopen"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// TestStorm is a bad day at four desks, each a program of its own at a computer of its own: lines that lose, delay, double and exchange
// packets, cables that are out, programs that are killed, computers that lose their power, other hosts, full disks, clocks that jump, a
// copy of yesterday put back, and work alone between two sharings. In the end the four files are equal, byte by byte, and hold every step
// that was ever seen on a desk's disk, but those that somebody was asked about and those that only the disk had on which the copy was
// put. Without networks of its own the lines are those of this computer, and only cut.
//
// WALLCHART_STORM is how many (make storm); they are longer then, and cables are out for up to two minutes. WALLCHART_STORM_SEED is the
// first.
func TestStorm(t *testing.T) {
	small := storm{runs: 30, acts: 14, pause: 60, longest: time.Second}
	if n, err := strconv.Atoi(os.Getenv("WALLCHART_STORM")); err == nil {
		small = storm{runs: n, acts: 60, pause: 400, longest: 2 * time.Minute}
	}
	first := uint64(1)
	if n, err := strconv.ParseUint(os.Getenv("WALLCHART_STORM_SEED"), 10, 64); err == nil {
		first = n
	}
	for seed := range uint64(small.runs) {
		t.Run(fmt.Sprint("seed ", first+seed), func(t *testing.T) {
			t.Parallel()
			s := small
			s.t, s.r, s.seed = t, rand.New(rand.NewPCG(first+seed, 21)), first+seed
			if s.longest > time.Minute && s.seed%8 == 0 { // as long as a cable may be out
				s.pause *= 10
			}
			s.blow()
		})
	}
}

// storm is one run.
type storm struct {
	runs, acts, pause int // pause is the longest between two acts, in milliseconds
	longest           time.Duration

	t     *testing.T
	r     *rand.Rand
	seed  uint64
	hall  *hall
	desks []*stormy
	made  map[string]journal.Entry // by ID: on some disk
	asked map[string]bool
	gone  map[string]bool // with the state of a disk that a copy replaced
	begun *model.Tournament
	n     int
	acted []string
}

// stormy is one of its desks.
type stormy struct {
	name, folder, file, state, listen, role string
	card                                    *card
	disk                                    *disktest.Disk
	was                                     string // the signs by which it is seen that the files are as they were, and
	log                                     []journal.Entry
	event                                   []byte // what was in them
	wire                                    *cable // without a hall
	p                                       *program
	copy                                    string // a folder with an older copy
}

func (s *storm) blow() {
	s.open()
	for _, c := range s.cards() {
		c.loss.Store(int64(s.r.IntN(60)))
		c.twin.Store(int64(s.r.IntN(30)))
		c.late.Store(int64(s.r.IntN(40)))
	}
	for range s.acts {
		d := s.desks[s.r.IntN(len(s.desks))]
		s.act(d)
		time.Sleep(time.Duration(s.r.IntN(s.pause)) * time.Millisecond)
		s.look(d)
	}
	s.calm()
	s.judge()
}

// open begins an event that four desks share.
func (s *storm) open() {
	t := s.t
	if signal.Ignored(os.Interrupt) { // as behind a shell's &: a program that is not ready to hear it would go on, and not end
		signal.Notify(make(chan os.Signal, 1), os.Interrupt)
	}
	s.made, s.asked, s.gone = map[string]journal.Entry{}, map[string]bool{}, map[string]bool{}
	s.hall = newHall(t, 4, s.seed)
	for i := range 4 {
		d := &stormy{name: fmt.Sprint("d", i), state: t.TempDir(), folder: t.TempDir(), role: "arbiter"}
		if i == int(s.seed%3) {
			if d.disk = disktest.New(t, 12); d.disk != nil {
				d.folder = filepath.Join(d.disk.Folder, "event")
				must.Do(t, os.Mkdir(d.folder, 0o700))
			}
		}
		d.file = filepath.Join(d.folder, "open.wallchart")
		if s.hall != nil {
			d.card = s.hall.cards[i]
			d.listen = d.card.host + ":4321"
		} else {
			d.listen = free(t)
		}
		s.desks = append(s.desks, d)
	}
	s.desks[3].role = "results"
	s.begun = newEvent(t, s.desks[0])
	host := s.desks[0]
	s.start(host)
	for _, d := range s.desks[1:] {
		if s.hall == nil {
			d.wire = newCable(t, host.listen)
		}
		before := host.printed()
		host.types("code " + d.role)
		waitFor(t, "a code", func() bool { return host.printed() > before })
		host.p.mu.Lock()
		code, _, _ := strings.Cut(strings.TrimPrefix(host.p.out[len(host.p.out)-1], "Code "), " at ")
		host.p.mu.Unlock()
		s.start(d, code)
	}
	s.equal("at the beginning")
}

// TestTwoDoors enter fifty players each while both are without a line, a minute long in make storm: all hundred are there then, and nobody
// is asked anything.
func TestTwoDoors(t *testing.T) {
	away := 2 * time.Second
	if os.Getenv("WALLCHART_STORM") != "" {
		away = time.Minute
	}
	s := &storm{t: t, r: rand.New(rand.NewPCG(1, 21)), seed: 2} // no small disk at the doors
	s.open()
	for _, d := range s.desks[1:3] {
		s.pull(d, true)
	}
	for n := range 50 {
		for _, d := range s.desks[1:3] {
			add := steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: model.Entry{Name: fmt.Sprintf("%s %d", d.name, n)}}}}
			d.types(string(must.Have(journal.Encode(add))(t)))
		}
		time.Sleep(away / 50)
	}
	for _, d := range s.desks[1:3] {
		waitFor(t, "all players of "+d.name+" on its disk", func() bool { return len(s.entries(d)) == 50 })
		s.pull(d, false)
	}
	s.equal("with a line again")
	for _, d := range s.desks {
		if n := len(s.waits(d)); n > 0 {
			t.Errorf("%d questions at %s", n, d.name)
		}
		s.stop(d)
	}
	f := must.Have(wallchart.ReadFile(s.desks[0].file))(t)
	names, numbers := map[string]bool{}, map[int]bool{}
	for _, p := range f.Tournament.Section(2).Players {
		names[p.Name], numbers[p.Number] = true, true
	}
	if len(names) != 100 || len(numbers) != 100 {
		t.Errorf("%d players with %d numbers", len(names), len(numbers))
	}
}

func newEvent(t *testing.T, d *stormy) *model.Tournament {
	a := &model.Section{ID: 1, Name: "A", Planned: 5, Scoring: model.Classic(model.One, model.Half, 0), LastID: 12}
	for n := 1; n <= 12; n++ {
		a.Players = append(a.Players, model.Player{Entry: model.Entry{ID: model.ID(n), Number: n, Name: fmt.Sprintf("Player %d", n)}})
	}
	r := model.Round{}
	for b := range 6 {
		r.Pairings = append(r.Pairings, model.Pairing{Board: b + 1, Sides: [2]model.ID{model.ID(b + 1), model.ID(b + 7)}})
	}
	a.Rounds = []model.Round{r}
	ev := (&model.Tournament{Name: "Open"}).With(a).With(&model.Section{ID: 2, Name: "B", Scoring: a.Scoring})
	must.Do(t, must.Have(wallchart.Create(d.file, ev, wallchart.Options{State: t.TempDir()}))(t).Close())
	return ev
}

// start starts a desk's program, which begins on no full disk; with a code it joins for the first time.
func (s *storm) start(d *stormy, code ...string) {
	if d.disk != nil {
		d.disk.Fill(false)
	}
	args := []string{"share", d.file, "--listen", d.listen, "--changes", "--name", d.name}
	if d != s.desks[0] {
		at := s.desks[0].listen
		if d.wire != nil {
			at = d.wire.l.Addr().String()
		}
		args = []string{"join", strings.Join(append(code, at), "@"), d.file, "--changes", "--name", d.name, "--listen", d.listen}
	}
	d.p = s.program(d, args...)
	if len(code) > 0 || d == s.desks[0] && s.desks[1].p == nil && len(s.acted) == 0 { // the first time
		waitFor(s.t, d.name+" is there", func() bool { return d.printed() > 0 || d.over() })
		if d.over() {
			s.t.Fatalf("%s: %q", d.name, d.p.errs)
		}
	}
}

func (s *storm) program(d *stormy, args ...string) *program {
	p := asProgram(s.t, d.state, args...)
	p.cmd.Env = append(p.cmd.Env, "WALLCHART_CLOCK="+d.clock())
	p.begin(func(cmd *exec.Cmd) error {
		if d.card != nil {
			return d.card.begin(cmd)
		}
		return cmd.Start()
	})
	return p
}

func (d *stormy) clock() string { return filepath.Join(d.state, "clock") }

// set sets a computer's clock by so many seconds. Programs made by scripts/storm look into that file whenever they look at the clock.
func (d *stormy) set(seconds int64) {
	f, err := os.OpenFile(d.clock(), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return
	}
	defer f.Close()
	_, _ = f.WriteAt(binary.NativeEndian.AppendUint64(nil, uint64(seconds)), 0)
}

func (d *stormy) over() bool {
	if d.p == nil {
		return false
	}
	select {
	case <-d.p.done:
		return true
	default:
		return false
	}
}

func (d *stormy) printed() int {
	d.p.mu.Lock()
	defer d.p.mu.Unlock()
	return len(d.p.out)
}

func (d *stormy) types(line string) {
	if d.p != nil {
		_, _ = io.WriteString(d.p.in, line+"\n")
	}
}

func (s *storm) cards() (all []*card) {
	for _, d := range s.desks {
		if d.card != nil {
			all = append(all, d.card)
		}
	}
	return all
}

// act does something at a desk, or to it.
func (s *storm) act(d *stormy) {
	did := func(format string, a ...any) { s.acted = append(s.acted, d.name+" "+fmt.Sprintf(format, a...)) }
	if d.p == nil {
		if s.r.IntN(2) == 0 {
			did("starts")
			s.start(d)
		}
		return
	}
	switch s.r.IntN(24) {
	case 0:
		did("is killed")
		s.kill(d)
	case 1: // the power goes: nobody is told that its lines end
		did("has no power")
		if d.card != nil {
			d.card.out.Store(true)
			s.kill(d)
			d.card.out.Store(false)
		}
	case 2:
		d.types("undo")
	case 3:
		if d.role == "arbiter" {
			did("hosts")
			d.types("host")
		}
	case 4:
		if d.disk != nil {
			did("disk")
			d.disk.Fill(s.r.IntN(2) == 0)
		}
	case 5:
		did("clock")
		d.set(s.r.Int64N(4*3600) - 2*3600)
	case 6:
		did("copy")
		s.copies(d)
	case 7:
		did("works alone")
		s.alone(d)
	case 8, 9:
		how := time.Duration(s.r.Int64N(int64(min(s.longest, 4*time.Second))))
		if s.r.IntN(12) == 0 {
			how = time.Duration(s.r.Int64N(int64(s.longest)))
		}
		did("without a line for %v", how)
		s.cut(d, how)
	case 10:
		if d.card != nil {
			d.card.loss.Store(int64(s.r.IntN(150)))
			d.card.late.Store(int64(s.r.IntN(150)))
		}
	default:
		for range 1 + s.r.IntN(3) {
			d.types(s.step(d))
		}
	}
}

// step is a step that no other is equal to, but for results of boards.
func (s *storm) step(d *stormy) string {
	s.n++
	var c journal.Change = steps.SetResult{Section: 1, Round: 1, Board: 1 + s.r.IntN(6),
		Result: steps.Result(must.Have(model.ParseResult([]string{"1-0", "0-1", "½-½", "+--", "--+"}[s.r.IntN(5)]))(s.t))}
	if d.role == "arbiter" {
		switch s.r.IntN(6) {
		case 0, 1:
			c = steps.AddPlayers{Section: 2, Players: []model.Player{{Entry: model.Entry{Name: fmt.Sprintf("P%d", s.n)}}}}
		case 2:
			c = steps.SetPairingNote{Section: 1, Round: 1, Board: 1 + s.r.IntN(3), Note: fmt.Sprint("note ", s.n)}
		case 3:
			c = steps.SetLots{Section: model.ID(1 + s.r.IntN(2)), Seed: int64(s.n)}
		}
	} else if s.r.IntN(2) == 0 {
		c = steps.SetPhoneResult{Section: 1, Round: 1, Board: 1 + s.r.IntN(6), Result: fmt.Sprint("result ", s.n)}
	}
	return string(must.Have(journal.Encode(c))(s.t))
}

// cut pulls the cable out for a while.
func (s *storm) cut(d *stormy, how time.Duration) {
	s.pull(d, true)
	time.AfterFunc(how, func() { s.pull(d, false) })
}

func (s *storm) pull(d *stormy, out bool) {
	if d.card != nil {
		d.card.out.Store(out)
	} else if d.wire != nil {
		d.wire.pull(out)
	}
}

func (s *storm) kill(d *stormy) {
	s.look(d)
	d.p.kill()
	s.died(d)
	d.p = nil
	s.look(d) // what came on its disk, and what was asked, since
}

// died says where a program ended by itself, or with a trace.
func (s *storm) died(d *stormy) {
	if text := strings.Join(d.p.errs, "\n"); strings.Contains(text, "goroutine ") || strings.Contains(text, "panic") {
		s.t.Errorf("%s: %s", d.name, text)
	}
}

// stop ends the program in order.
func (s *storm) stop(d *stormy) {
	if d.disk != nil {
		d.disk.Fill(false)
	}
	if d.p.cmd.Process.Signal(os.Interrupt) == nil { // who is not yet ready to hear it ends at once, as by a kill
		select {
		case <-d.p.done:
		case <-time.After(waitAtMost):
			s.t.Errorf("%s does not end", d.name)
			_ = d.p.cmd.Process.Signal(syscall.SIGQUIT) // it tells where it hangs
			select {
			case <-d.p.done:
			case <-time.After(10 * time.Second):
			}
		}
	}
	d.p.kill()
	s.died(d)
	d.p = nil
	s.look(d)
}

// alone lets a desk do something with its file while it is not shared.
func (s *storm) alone(d *stormy) {
	s.stop(d)
	for range 1 + s.r.IntN(3) {
		p := s.program(d, "set", d.file, "1", fmt.Sprint(1+s.r.IntN(6)), []string{"1-0", "0-1", "1/2-1/2"}[s.r.IntN(3)], "--section", "A")
		<-p.done
		if code := p.cmd.ProcessState.ExitCode(); code != 0 {
			s.t.Errorf("%s alone: %q", d.name, p.errs)
		}
	}
	s.look(d)
	s.start(d)
}

// copies keeps a copy of a desk's folder, or puts the one back that it has.
func (s *storm) copies(d *stormy) {
	if d.copy == "" {
		s.stop(d)
		d.copy = s.t.TempDir()
		must.Do(s.t, os.CopyFS(d.copy, os.DirFS(d.folder)))
		s.start(d)
		return
	}
	s.kill(d)
	own := s.entries(d)
	must.Do(s.t, os.RemoveAll(d.folder))
	must.Do(s.t, os.CopyFS(d.folder, os.DirFS(d.copy)))
	d.copy = ""
	for _, e := range own {
		s.gone[e.ID] = true
	}
	for _, other := range s.desks { // also what its copy has
		for _, e := range s.entries(other) {
			delete(s.gone, e.ID)
		}
		for id := range s.waits(other) {
			delete(s.gone, id)
		}
	}
	s.start(d)
}

// read reads what a desk has on its disk, unless it is as it was.
func (s *storm) read(d *stormy) {
	now := ""
	for _, name := range []string{d.file, filepath.Join(d.folder, ".open.wallchart.history", "journal")} {
		if info, err := os.Stat(name); err == nil {
			now += fmt.Sprint(info.Size(), info.ModTime().UnixNano(), " ")
		}
	}
	if now == d.was {
		return
	}
	d.was, d.log, d.event = "", nil, nil
	doc, err := wallchart.Open(d.file, wallchart.Options{ReadOnly: true})
	if err != nil {
		return
	}
	defer doc.Discard()
	var b bytes.Buffer
	must.Do(s.t, wallchart.Write(&b, &wallchart.File{Tournament: doc.Tournament(), Log: doc.Entries()}))
	d.was, d.log, d.event = now, doc.Entries(), b.Bytes()
}

// entries are the steps that a desk has on its disk.
func (s *storm) entries(d *stormy) []journal.Entry {
	s.read(d)
	return d.log
}

// waits are the steps that somebody is asked about at a desk.
func (s *storm) waits(d *stormy) map[string]bool {
	all := map[string]bool{}
	b, err := safeopen.ReadOwn(filepath.Join(d.folder, ".open.wallchart.history", "desk", "conflicts"), 8<<20)
	if err != nil {
		return all
	}
	var kept []struct{ Mine json.RawMessage }
	if json.Unmarshal(b, &kept) != nil {
		return all
	}
	for _, k := range kept {
		e := must.Have(journal.DecodeEntry(k.Mine))(s.t)
		all[e.ID], s.asked[e.ID], s.asked[e.Kind+string(e.With)] = true, true, true
	}
	return all
}

// look remembers what a desk has on its disk.
func (s *storm) look(d *stormy) {
	for _, e := range s.entries(d) {
		s.made[e.ID] = e
	}
	s.waits(d)
	if d.over() {
		if d.disk == nil || !strings.Contains(strings.Join(d.p.errs, "\n"), "the disk is full") { // it begins on no disk that is full
			s.t.Errorf("%s ended by itself: %q", d.name, d.p.errs)
		}
		s.start(d)
	}
}

// calm lets all come to rest, and settles what waits for a choice.
func (s *storm) calm() {
	for _, c := range s.cards() {
		c.loss.Store(0)
		c.twin.Store(0)
		c.late.Store(0)
		c.out.Store(false)
	}
	for _, d := range s.desks {
		if d.wire != nil {
			d.wire.pull(false)
		}
		if d.disk != nil {
			d.disk.Fill(false)
		}
		if d.p == nil {
			s.start(d)
		}
	}
	for range 12 {
		s.equal("in the end")
		left := 0
		for _, d := range s.desks {
			if len(s.waits(d)) > 0 && left == 0 { // one after the other: what one decides may be asked at the next
				left++
				s.decide(d)
			}
		}
		if left == 0 {
			return
		}
	}
	s.t.Error("the questions do not end")
}

// decide settles all that waits at a desk. What cannot be made any more, or not by this desk, is given up.
func (s *storm) decide(d *stormy) {
	decided := func() bool { return len(s.waits(d)) == 0 || d.over() }
	if s.r.IntN(2) == 0 {
		d.types("all mine")
		for range 40 {
			if decided() {
				return
			}
			time.Sleep(50 * time.Millisecond)
		}
	}
	d.types("all theirs")
	waitFor(s.t, "what waits at "+d.name+" is decided", decided)
}

// restAtMost is when four desks with good lines should long have come to rest, on a machine with much else to do.
const restAtMost = 75 * time.Second

// equal waits until all files are equal.
func (s *storm) equal(when string) {
	begun, hosted := time.Now(), time.Now()
	for quiet := 0; quiet < 3; time.Sleep(100 * time.Millisecond) {
		var all [][]byte
		for _, d := range s.desks {
			s.look(d)
			all = append(all, d.event)
		}
		quiet++
		if slices.ContainsFunc(all, func(b []byte) bool { return b == nil || !bytes.Equal(b, all[0]) }) {
			quiet = 0
		}
		if time.Since(hosted) > 25*time.Second { // everybody waits for somebody who hosts
			hosted = time.Now()
			s.acted = append(s.acted, "d0 hosts, for nobody does")
			s.desks[0].types("host")
		}
		if time.Since(begun) > restAtMost {
			s.tell()
			for i, b := range all {
				if !bytes.Equal(b, all[0]) {
					at := 0
					for at < min(len(b), len(all[0])) && b[at] == all[0][at] {
						at++
					}
					s.t.Logf("d%d has %.300q, d0 %.300q", i, b[at:], all[0][at:])
				}
			}
			s.t.Fatalf("the files are not equal %s", when)
		}
	}
}

// judge looks for every step. A result that the board had already from another desk is none: then the board must have shown it.
func (s *storm) judge() {
	has, shown := map[string]bool{}, map[string]bool{}
	at := s.begun
	for _, e := range s.entries(s.desks[0]) {
		if has[e.ID] {
			s.t.Errorf("step %d stands in the log twice", e.N)
		}
		has[e.ID] = true
		at = must.Have(must.Have(e.Change(steps.List))(s.t).Apply(at))(s.t)
		for _, p := range at.Section(1).Rounds[0].Pairings {
			shown[fmt.Sprint(p.Board, p.Outcomes)] = true
		}
	}
	for id, e := range s.made {
		if has[id] || s.gone[id] || s.asked[id] || s.asked[e.Kind+string(e.With)] {
			continue
		}
		if e.Kind == (steps.Together{}).Name() { // to take back what is not made is nothing
			continue
		}
		c := must.Have(e.Change(steps.List))(s.t)
		if r, ok := c.(steps.SetResult); ok && shown[fmt.Sprint(r.Board, [2]model.Outcome(r.Result))] {
			continue
		}
		s.t.Errorf("lost: %s: %s (%s %s)", e.Desk, e.Label, e.Kind, e.With)
	}
	for _, d := range s.desks {
		s.stop(d)
	}
	if s.t.Failed() {
		s.tell()
	}
}

// tell says what was done and said.
func (s *storm) tell() {
	s.t.Log(strings.Join(s.acted, "\n"))
	for _, d := range s.desks {
		s.t.Logf("%s has %d steps, and %d wait for a choice", d.name, len(s.entries(d)), len(s.waits(d)))
		if d.p != nil {
			d.p.mu.Lock()
			s.t.Logf("%s says %q and %q", d.name, d.p.out, d.p.errs)
			d.p.mu.Unlock()
		}
		record, _ := os.ReadFile(filepath.Join(d.folder, ".open.wallchart.history", "desk", "record"))
		s.t.Logf("%s knows %s", d.name, record)
	}
}

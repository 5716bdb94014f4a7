package sharing

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"wallchart/files/disktest"
	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/must"
)

// proxy stands between a desk and its host, and cuts, delays, doubles and exchanges what goes through.
type proxy struct {
	l     net.Listener
	to    atomic.Pointer[string]
	rough atomic.Bool
	still sync.RWMutex // nothing goes through while it is locked
	mu    sync.Mutex
	r     *rand.Rand
	lines map[net.Conn]bool
}

func newProxy(t testing.TB, to string, seed uint64) *proxy {
	t.Helper()
	l := must.Have(net.Listen("tcp", "127.0.0.1:0"))(t)
	p := &proxy{l: l, r: rand.New(rand.NewPCG(seed, 2)), lines: map[net.Conn]bool{}}
	p.to.Store(&to)
	t.Cleanup(func() { _ = l.Close(); p.cut() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go p.carry(c)
		}
	}()
	return p
}

func (p *proxy) carry(c net.Conn) {
	to, err := net.Dial("tcp", *p.to.Load())
	if err != nil {
		_ = c.Close()
		return
	}
	p.mu.Lock()
	p.lines[c], p.lines[to] = true, true
	p.mu.Unlock()
	go p.copy(to, c)
	p.copy(c, to)
	p.mu.Lock()
	delete(p.lines, c)
	delete(p.lines, to)
	p.mu.Unlock()
}

func (p *proxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for c := range p.lines {
		_ = c.Close()
	}
}

func (p *proxy) draw(n int) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.r.IntN(n)
}

func (p *proxy) copy(to io.WriteCloser, from io.ReadCloser) {
	defer to.Close()
	defer from.Close()
	b := make([]byte, 4<<10)
	var held []byte
	for {
		n, err := from.Read(b)
		if err != nil {
			return
		}
		out := b[:n]
		if p.rough.Load() {
			switch p.draw(60) {
			case 0:
				return // cut
			case 1:
				out = append(bytes.Clone(out), out...) // twice
			case 2:
				held = bytes.Clone(out) // behind the next
				continue
			case 3, 4, 5, 6, 7, 8:
				time.Sleep(time.Duration(p.draw(15)) * time.Millisecond)
			}
		}
		p.still.RLock()
		_, err = to.Write(append(bytes.Clone(out), held...))
		p.still.RUnlock()
		if err != nil {
			return
		}
		held = nil
	}
}

// TestDesksThatComeAndGo is a small storm: desks make steps with and without a line, lines are cut, slow, and send twice and in the wrong
// order, desks and hosts are killed, disks are full, hosting changes, and others send what is no step. At the end all hold the same, byte
// for byte, and every step that was shown as kept and not given back as a conflict. WALLCHART_STORM is how many storms (make storm).
func TestDesksThatComeAndGo(t *testing.T) {
	runs := 3
	if n, err := strconv.Atoi(os.Getenv("WALLCHART_STORM")); err == nil {
		runs = n
	}
	first := uint64(1)
	if n, err := strconv.ParseUint(os.Getenv("WALLCHART_STORM_SEED"), 10, 64); err == nil {
		first = n
	}
	for seed := range uint64(runs) {
		t.Run(fmt.Sprint("seed ", first+seed), func(t *testing.T) { t.Parallel(); blow(t, first+seed) })
	}
}

// storm is one run.
type storm struct {
	t     *testing.T
	r     *rand.Rand
	all   []*Desk
	via   []*proxy // of each desk but the first
	dead  []bool
	full  map[int]*disktest.Disk
	made  map[string]string
	maybe map[string][]journal.Entry // in memory only
	asked map[string]bool
	n     int
}

// key is what a step does, which no other does.
func key(e journal.Entry) string { return e.Kind + string(e.With) }

func blow(t *testing.T, seed uint64) {
	s := &storm{t: t, r: rand.New(rand.NewPCG(seed, 14)), made: map[string]string{}, maybe: map[string][]journal.Entry{},
		asked: map[string]bool{}, full: map[int]*disktest.Disk{}}
	s.all = append(s.all, shared(t, Options{Name: "d0"}))
	for i := 1; i < 4; i++ {
		p := newProxy(t, where(s.all[0]), seed)
		code, _ := must.Two(s.all[0].Code(Arbiter))(t)
		folder := t.TempDir()
		if i == 3 {
			if disk := disktest.New(t, 8); disk != nil {
				s.full[i], folder = disk, disk.Folder
			}
		}
		name := fmt.Sprint("d", i)
		d := must.Have(Join(context.Background(), code, p.l.Addr().String(), filepath.Join(folder, name+".wallchart"),
			wallchart.Options{State: t.TempDir(), By: name}, Options{Name: name, State: t.TempDir(), Listen: "127.0.0.1:0"}))(t)
		s.all, s.via = append(s.all, d), append(s.via, p)
	}
	s.dead = make([]bool, len(s.all))
	settle(t, s.all...)
	until(t, "known to each other", func() bool {
		for _, d := range s.all {
			d.mu.Lock()
			n, g := len(d.rec.Peers), len(d.secret.Guests)
			d.mu.Unlock()
			if n < len(s.all)-1 || g < len(s.all) {
				return false
			}
		}
		return true
	}, s.all...)
	for _, p := range s.via {
		p.rough.Store(true)
	}
	for range 60 {
		s.something(s.r.IntN(len(s.all)))
		time.Sleep(time.Duration(s.r.IntN(8)) * time.Millisecond)
	}
	s.calm()
	s.judge()
	for _, d := range s.all {
		d.Leave()
		d.doc.Discard()
	}
}

// something happens at a desk.
func (s *storm) something(i int) {
	d := s.all[i]
	defer func() {
		for _, c := range d.Conflicts() {
			s.asked[key(c.Mine)] = true
		}
	}()
	if s.dead[i] {
		if s.r.IntN(3) == 0 {
			s.revive(i)
		}
		return
	}
	switch s.r.IntN(20) {
	case 0:
		s.take(i)
		s.sure(d)
		delete(s.maybe, d.name)
		die(d)
		s.dead[i] = true
	case 1:
		d.mu.Lock()
		line := d.line
		d.mu.Unlock()
		if line != nil { // no step
			noise(line)
		}
	case 2:
		_ = d.doc.Save()
	case 3:
		if i > 0 {
			s.via[i-1].cut()
		}
	case 4:
		if d.Status().MayHost {
			_ = d.Host("")
		}
	case 5:
		before := len(d.doc.Entries())
		_, _ = d.Undo()
		s.note(d, before)
	case 6:
		if c := d.Conflicts(); len(c) > 0 {
			before := len(d.doc.Entries())
			_ = d.Settle(c[0], Choice(s.r.IntN(2)))
			s.note(d, before)
		}
	case 7:
		if f := s.full[i]; f != nil {
			f.Fill(s.r.IntN(2) == 0)
		}
	case 8, 9, 10, 11:
		s.take(i)
	default:
		s.step(d)
	}
}

func (s *storm) step(d *Desk) {
	s.n++
	c := journal.Change(steps.SetPairingNote{Section: 1, Round: 1, Board: 1 + s.r.IntN(3), Note: fmt.Sprint("note ", s.n, " of ", d.name)})
	if s.r.IntN(3) == 0 {
		c = steps.SetLots{Section: model.ID(1 + s.r.IntN(2)), Seed: int64(s.n)}
	}
	before := len(d.doc.Entries())
	if err := d.Do(c); !wallchart.Made(err) {
		s.t.Fatal(err)
	}
	s.note(d, before)
}

// note remembers the steps that a desk has shown as kept. Those in memory only are kept as long as the desk is not killed.
func (s *storm) note(d *Desk, before int) {
	s.maybe[d.name] = append(s.maybe[d.name], d.doc.Entries()[before:]...)
	s.sure(d)
}

func (s *storm) sure(d *Desk) {
	if d.doc.Trouble() != nil {
		return
	}
	for _, e := range s.maybe[d.name] {
		if e.Kind == (steps.Together{}).Name() {
			continue // to take back what was not made is nothing
		}
		s.made[key(e)] = fmt.Sprintf("%s: %s", d.name, e.Label)
	}
	delete(s.maybe, d.name)
}

func (s *storm) take(i int) {
	got, err := s.all[i].Take()
	s.sure(s.all[i])
	if err != nil && s.full[i] == nil {
		s.t.Fatalf("%s: %v", s.all[i].name, err)
	}
	for _, c := range got.Conflicts {
		s.asked[key(c.Mine)] = true
	}
}

func (s *storm) revive(i int) {
	old := s.all[i]
	if f := s.full[i]; f != nil {
		f.Fill(false)
	}
	doc, err := wallchart.Open(old.doc.Path(), wallchart.Options{State: old.state, By: old.name})
	if err != nil {
		s.t.Fatal(err)
	}
	if doc.Lost() {
		s.t.Fatalf("%s: %v", old.name, doc.Notes())
	}
	d, err := Resume(doc, Options{State: old.state, Listen: old.rec.Listen})
	if err != nil {
		s.t.Fatal(err)
	}
	for _, c := range d.conflicts { // written down before the kill
		s.asked[key(c.Mine)] = true
	}
	s.all[i], s.dead[i] = d, false
}

// calm lets all come to rest.
func (s *storm) calm() {
	for _, p := range s.via {
		p.rough.Store(false)
	}
	for i := range s.all {
		if f := s.full[i]; f != nil {
			f.Fill(false)
		}
		if s.dead[i] {
			s.revive(i)
		}
	}
	quiet := 0
	for end := time.Now().Add(waitAtMost); quiet < 10; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			for _, d := range s.all {
				st := d.Status()
				s.t.Errorf("%s: line %d waits %d (%s), shared %d, seq %d of %d, flying %v, halted %v, %+v, log %d, trouble %v, %v", d.name, st.Line,
					st.Waiting, st.Why, d.shared, d.seq, d.target, d.flying, d.halted, d.rank(), len(d.doc.Entries()), d.doc.Trouble(), d.chain)
				for _, e := range d.waiting() {
					s.t.Logf("waits: %d %s %s %s", e.N, e.Desk, e.Time, e.Label)
				}
			}
			s.t.Fatal("the desks do not come to rest")
		}
		quiet++
		for i, d := range s.all {
			s.take(i)
			_ = d.doc.Retry()
			if d.Status().Line != Shared || d.shared != s.all[0].shared || d.rank() != s.all[0].rank() || d.doc.Trouble() != nil {
				quiet = 0
			}
		}
		hosts := 0
		for _, d := range s.all {
			if d.Status().Hosting {
				hosts++
			}
		}
		if hosts == 0 && time.Until(end) < 25*time.Second {
			_ = s.all[0].Host("")
		}
	}
}

func (s *storm) judge() {
	for _, d := range s.all {
		for _, c := range d.Conflicts() {
			s.asked[key(c.Mine)] = true
		}
	}
	has, ids := map[string]bool{}, map[string]bool{}
	for _, e := range s.all[0].doc.Entries() {
		id := fmt.Sprint(e.Desk, e.Time.UnixNano())
		if ids[id] || has[key(e)] && !s.asked[key(e)] && e.Kind != (steps.Together{}).Name() {
			s.t.Errorf("step %d stands in the log twice", e.N)
		}
		has[key(e)], ids[id] = true, true
	}
	for k, what := range s.made {
		if !has[k] && !s.asked[k] {
			s.t.Errorf("lost: %s (%s)", k, what)
		}
	}
	alike(s.t, s.all...)
	if s.t.Failed() {
		for _, d := range s.all {
			s.t.Logf("%s: %d steps", d.name, len(d.doc.Entries()))
		}
	}
}

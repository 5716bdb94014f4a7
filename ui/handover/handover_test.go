package handover

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"wallchart/must"
)

var (
	patient = times{answer: 20 * time.Second, slack: 5 * time.Second, start: 20 * time.Second} // on a busy machine
	hasty   = times{answer: 200 * time.Millisecond, slack: 100 * time.Millisecond, start: 200 * time.Millisecond}
)

// TestMain is also the program that another test ends by force, or starts as somebody else.
func TestMain(m *testing.M) {
	folder := os.Getenv("WALLCHART_HANDOVER_FOLDER")
	if folder == "" {
		os.Exit(m.Run())
	}
	meeting := meeting(folder, systemWay, patient)
	if os.Getenv("WALLCHART_HANDOVER_BOLD") != "" { // past its own caution: it asks straight away
		meeting.way = blind{systemWay}
		_, _ = fmt.Println(map[bool]string{true: "taken", false: "refused"}[meeting.ask([]string{"from a child"})])
		os.Exit(0)
	}
	switch first, handed := meeting.Begin([]string{"from a child"}); {
	case first != nil:
		_, _ = fmt.Println("first")
		time.Sleep(time.Minute)
	case handed:
		_, _ = fmt.Println("handed")
	default:
		_, _ = fmt.Println("alone")
	}
	os.Exit(0)
}

// blind does not look who is at the other end.
type blind struct{ way }

func (blind) known(net.Conn, Meeting, bool) error { return nil }

// child is a program of its own that begins in a folder, and what it came to.
func child(t *testing.T, folder string, change func(*exec.Cmd)) (c *exec.Cmd, became string) {
	t.Helper()
	c = exec.Command(os.Args[0])
	c.Env = append(os.Environ(), "WALLCHART_HANDOVER_FOLDER="+folder)
	if change != nil {
		change(c)
	}
	out := must.Have(c.StdoutPipe())(t)
	must.Do(t, c.Start())
	t.Cleanup(func() { _ = c.Process.Kill(); _ = c.Wait() })
	line := make([]byte, 20)
	n := must.Have(out.Read(line))(t)
	return c, strings.TrimSpace(string(line[:n]))
}

func meeting(folder string, w way, t times) Meeting {
	return Meeting{folder: folder, name: "one-test", way: w, times: t}
}

// ways are all that this system can: a port everywhere.
func ways() map[string]way {
	return map[string]way{"system": systemWay, "port": loopback{}}
}

// here is a folder for meetings with a short name: that of a socket has few letters.
func here(t *testing.T) string {
	t.Helper()
	dir := must.Have(os.MkdirTemp("", "one"))(t)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// begin is the first one, and what it was handed.
func begin(t *testing.T, m Meeting, takes bool) (*First, func() []string) {
	t.Helper()
	first, handed := m.Begin(nil)
	if first == nil || handed {
		t.Fatalf("the first one is %v, handed %v", first, handed)
	}
	t.Cleanup(first.Close)
	var mutex sync.Mutex
	var files []string
	if takes {
		first.Serve(func(fs []string, mine func() bool) {
			if mine() {
				mutex.Lock()
				files = append(files, fs...)
				mutex.Unlock()
			}
		})
	}
	return first, func() []string {
		mutex.Lock()
		defer mutex.Unlock()
		return slices.Clone(files)
	}
}

// TestFilesAreHandedOver, in full, wherever the later start was made.
func TestFilesAreHandedOver(t *testing.T) {
	for name, w := range ways() {
		m := meeting(here(t), w, patient)
		_, files := begin(t, m, true)
		working := t.TempDir()
		t.Chdir(working)
		other := filepath.Join(working, "über all.wallchart")
		for _, given := range [][]string{{"Spring open.wallchart", other}, nil} {
			if first, handed := m.Begin(given); first != nil || !handed {
				t.Fatalf("%s: of the second start came %v, %v", name, first, handed)
			}
		}
		if want := []string{filepath.Join(working, "Spring open.wallchart"), other}; !slices.Equal(files(), want) {
			t.Errorf("%s: handed over is %q, want %q", name, files(), want)
		}
	}
}

// noted is a way that says who comes and how long is waited.
type noted struct {
	way
	asked chan bool      // the first one has heard somebody
	until chan time.Time // whoever asks waits until then
}

func (n noted) known(c net.Conn, m Meeting, server bool) error {
	if server {
		n.asked <- true
		return n.way.known(c, m, server)
	}
	return n.way.known(c.(noting).Conn, m, server)
}

func (n noted) dial(m Meeting, wait time.Duration) (net.Conn, error) {
	c, err := n.way.dial(m, wait)
	return noting{c, n.until}, err
}

type noting struct {
	net.Conn
	until chan time.Time
}

func (c noting) SetDeadline(at time.Time) error {
	c.until <- at
	return c.Conn.SetDeadline(at)
}

func note(w way) noted { return noted{w, make(chan bool, 100), make(chan time.Time, 100)} }

// TestOnlyOneOfManyIsTheFirst, if all start in the same moment; each of the others' files is opened once.
func TestOnlyOneOfManyIsTheFirst(t *testing.T) {
	for name, w := range ways() {
		heard := note(w)
		m := meeting(here(t), heard, patient)
		var firsts, handed, taken atomic.Int32
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() {
				first, h := m.Begin([]string{"a.wallchart"})
				if h {
					handed.Add(1)
				}
				if first == nil {
					return
				}
				firsts.Add(1)
				t.Cleanup(first.Close)
				for range 7 { // have asked before it has a window
					<-heard.asked
				}
				first.Serve(func(_ []string, mine func() bool) {
					if mine() {
						taken.Add(1)
					}
				})
			})
		}
		all.Wait()
		if firsts.Load() != 1 || handed.Load() != 7 || taken.Load() != 7 {
			t.Errorf("%s: %d are the first, %d have handed over, %d were taken", name, firsts.Load(), handed.Load(), taken.Load())
		}
	}
}

// TestNobodyAnswers: a program that hangs is not waited for, and what it was to open it does not open afterwards.
func TestNobodyAnswers(t *testing.T) {
	for name, w := range ways() {
		m := meeting(here(t), w, hasty)
		first, _ := begin(t, m, false)
		late := make(chan func() bool, 1)
		first.Serve(func(_ []string, mine func() bool) { late <- mine })
		if other, handed := m.Begin([]string{"a.wallchart"}); other != nil || handed {
			t.Errorf("%s: of a start that nobody answers came %v, %v", name, other, handed)
		}
		if (<-late)() {
			t.Errorf("%s: both open the file", name)
		}
	}
}

// TestWhoHasGivenUpIsNotServed: a program that was stopped for a while goes on with what was asked long ago.
func TestWhoHasGivenUpIsNotServed(t *testing.T) {
	for name, w := range ways() {
		m := meeting(here(t), w, patient)
		first, _ := begin(t, m, false)
		late := make(chan func() bool, 1)
		first.Serve(func(_ []string, mine func() bool) { late <- mine })
		impatient := m
		impatient.times = hasty
		if impatient.ask([]string{"a.wallchart"}) {
			t.Errorf("%s: it was taken", name)
		}
		if (<-late)() {
			t.Errorf("%s: both open the file", name)
		}
	}
}

// TestAProgramThatStartsIsWaitedFor longer than one that is there.
func TestAProgramThatStartsIsWaitedFor(t *testing.T) {
	heard := note(systemWay)
	m := meeting(here(t), heard, times{answer: 4 * time.Second, slack: time.Second, start: time.Minute})
	begun := time.Now()
	first, _ := begin(t, m, false)
	done := make(chan bool)
	go func() {
		_, handed := m.Begin([]string{"a.wallchart"})
		done <- handed
	}()
	if early, late := (<-heard.until).Sub(begun), (<-heard.until).Sub(begun); early > late-m.times.start/2 || late < m.times.start {
		t.Errorf("one that is there is waited for %v, one that starts %v", early, late)
	}
	first.Serve(func(_ []string, mine func() bool) { mine() })
	if !<-done {
		t.Error("it was not waited for")
	}
}

// TestAKilledProgramIsFollowed by the next one; its socket lies there still.
func TestAKilledProgramIsFollowed(t *testing.T) {
	folder := here(t)
	c, became := child(t, folder, nil)
	if became != "first" {
		t.Fatalf("the child is %s", became)
	}
	must.Do(t, c.Process.Kill())
	_ = c.Wait()
	left, err := os.ReadDir(folder)
	if err != nil || len(left) < 2 {
		t.Fatalf("left behind is %v, %v", left, err)
	}
	_, files := begin(t, meeting(folder, systemWay, patient), true)
	if _, became := child(t, folder, nil); became != "handed" || len(files()) != 1 {
		t.Errorf("the next one is %s, handed over is %q", became, files())
	}
}

// TestOneThatEndsTakesNothing: what comes while a program ends goes to the one that follows.
func TestOneThatEndsTakesNothing(t *testing.T) {
	for name, w := range ways() {
		m := meeting(here(t), w, hasty)
		first, _ := begin(t, m, false)
		refused := make(chan bool, 1)
		first.Serve(func(_ []string, mine func() bool) {
			first.Close()
			refused <- !mine()
		})
		next, handed := m.Begin([]string{"a.wallchart"})
		if next == nil || handed || !<-refused {
			t.Fatalf("%s: of a start at the end of another came %v, %v", name, next, handed)
		}
		next.Close()
		first.Close() // once more does nothing
	}
}

// TestWhereNobodyCanMeet the program starts by itself, at once.
func TestWhereNobodyCanMeet(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must.Do(t, os.WriteFile(file, nil, 0o600))
	begun := time.Now()
	if first, handed := meeting(file, systemWay, patient).Begin(nil); first != nil || handed {
		t.Errorf("in a file: %v, %v", first, handed)
	}
	long := meeting(filepath.Join(t.TempDir(), strings.Repeat("long", 50)), systemWay, patient)
	if first, handed := long.Begin(nil); handed || first != nil && systemWay != (loopback{}) {
		t.Errorf("with a name too long for a socket: %v, %v", first, handed)
	} else if first != nil {
		first.Close()
	}
	if took := time.Since(begun); took > patient.answer/2 {
		t.Errorf("that took %v", took)
	}
}

// TestEachScreenHasItsOwn, and its name is one for a file.
func TestEachScreenHasItsOwn(t *testing.T) {
	a, b := System("folder", ":0"), System("folder", "host/unix:1.0")
	if a.path(".lock") == b.path(".lock") || strings.ContainsAny(filepath.Base(b.path(".lock")), `:/\`) ||
		filepath.Base(a.path("")) != "one--0" {
		t.Errorf("they meet at %s and %s", a.path(""), b.path(""))
	}
}

// TestAStrangerAtThePort learns nothing and does nothing: without the key nobody is the first one, or asks it for anything.
func TestAStrangerAtThePort(t *testing.T) {
	folder := here(t)
	m := meeting(folder, loopback{}, hasty)
	_, files := begin(t, m, true)
	address, secret := must.Two(loopback{}.key(m))(t)
	elsewhere := meeting(here(t), loopback{}, hasty)
	must.Do(t, put(elsewhere.path(".key"), address+"\nanother secret\n"))
	if elsewhere.ask([]string{"a.wallchart"}) || len(files()) > 0 {
		t.Errorf("with another key it hands over %q", files())
	}

	// Who has been given the port of a program that crashed.
	l := must.Have(net.Listen("tcp4", "127.0.0.1:0"))(t)
	defer l.Close()
	heard := make(chan []byte, 1)
	go func() {
		c, err := l.Accept()
		if err != nil {
			return
		}
		defer c.Close()
		_, _ = c.Write(bytes.Repeat([]byte{1}, 2*proof)) // a question, and an answer made up
		all := make([]byte, 1<<12)
		n := 0
		_ = c.SetDeadline(time.Now().Add(time.Second))
		for {
			k, err := c.Read(all[n:])
			if n += k; err != nil {
				break
			}
		}
		heard <- all[:n]
	}()
	must.Do(t, put(elsewhere.path(".key"), l.Addr().String()+"\n"+secret+"\n"))
	if elsewhere.ask([]string{"secret event.wallchart"}) {
		t.Error("a stranger is taken for the first one")
	}
	if got := <-heard; len(got) == 0 || bytes.Contains(got, []byte("wallchart")) || bytes.Contains(got, []byte(secret)) {
		t.Errorf("a stranger hears %q", got)
	}
	for _, address := range []string{"127.0.0.1", "192.0.2.1:80", "example.org:80"} {
		must.Do(t, put(elsewhere.path(".key"), address+"\n"+secret+"\n"))
		if c, err := (loopback{}).dial(elsewhere, time.Second); err == nil {
			_ = c.Close()
			t.Errorf("it calls %s", address)
		}
	}
}

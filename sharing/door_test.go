package sharing

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"wallchart/files/wallchart"
	"wallchart/must"
	"wallchart/phrase"
)

// book is a host's log, and its clock.
type book struct {
	mu    sync.Mutex
	lines []string
	now   time.Time
}

func (b *book) log(t phrase.Text) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lines = append(b.lines, t.String())
}

func (b *book) clock() time.Time {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.now
}

func (b *book) wait(d time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.now = b.now.Add(d)
}

func (b *book) says(t *testing.T, what ...string) {
	t.Helper()
	for end := time.Now().Add(waitAtMost); ; time.Sleep(5 * time.Millisecond) {
		b.mu.Lock()
		found := slices.ContainsFunc(b.lines, func(l string) bool {
			return !slices.ContainsFunc(what, func(w string) bool { return !strings.Contains(l, w) })
		})
		lines := slices.Clone(b.lines)
		b.mu.Unlock()
		if found {
			return
		}
		if time.Now().After(end) {
			t.Errorf("%q is not logged: %q", what, lines)
			return
		}
	}
}

func guarded(t *testing.T) (*Desk, *book) {
	b := &book{now: time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)}
	return shared(t, Options{Log: b.log, Clock: b.clock}), b
}

// TestNobodyGetsIn without a code, with a wrong or old one, or with a key that is not his; and each is logged.
func TestNobodyGetsIn(t *testing.T) {
	ann, b := guarded(t)
	at := where(ann)
	come := func(name, code string) error {
		d, err := Join(context.Background(), code, at, filepath.Join(t.TempDir(), "x.wallchart"), wallchart.Options{State: t.TempDir()},
			Options{Name: name, State: t.TempDir(), Listen: "127.0.0.1:0"})
		if err == nil {
			d.Leave()
			d.doc.Discard()
		}
		return err
	}
	refused := func(err error, why refusal) {
		t.Helper()
		var r *Refused
		if !errors.As(err, &r) || r.why != why {
			t.Errorf("refused because of %s: %v", why, err)
		}
	}
	if err := come("nobody", ""); err == nil {
		t.Error("a desk without a code comes in")
	}
	refused(come("early", "123456"), refusedCode) // there is no code yet
	b.says(t, "early", "wrong or old code", "127.0.0.1")
	b.wait(time.Minute)
	good, until, err := ann.Code(Results)
	if err != nil || !until.Equal(b.clock().Add(codeLasts)) {
		t.Fatal(until, err)
	}
	wrong := "000000"
	if good == wrong {
		wrong = "111111"
	}
	refused(come("guess", wrong), refusedCode)
	refused(come("guess", good), refusedWait) // however right, right after a wrong one
	b.says(t, "guess", "too soon")
	b.wait(time.Minute)
	must.Do(t, come("door", good))
	refused(come("door", good), refusedName)
	b.says(t, "door", "another desk has")
	b.wait(codeLasts + time.Second)
	refused(come("late", good), refusedCode)
	b.wait(time.Minute)

	print := ann.secret.print()
	_, _, _, err = call(context.Background(), at, print, "", hello{Name: "door", Key: "another key of the desk", Ask: true})
	refused(err, refusedKey)
	b.says(t, "door", "key that is not known")
	b.wait(time.Minute)
	_, _, _, err = call(context.Background(), at, strings.Repeat("0", 64), "", hello{Name: "door", Ask: true})
	if !errors.Is(err, errStranger) {
		t.Errorf("a host with another certificate is taken for ours: %v", err)
	}
	_, _, _, err = call(context.Background(), at, print, "", hello{Name: "ann", Key: ann.secret.Key, Event: "other", Ask: true})
	refused(err, refusedEvent)

	// Ten wrong codes from ten places, and the right one is void.
	good, _ = must.Two(ann.Code(Viewer))(t)
	for range mostTries {
		b.wait(2 * time.Minute / mostTries)
		ann.hosting.door.missed("10.0.0.1", true)
	}
	b.says(t, "the code is void")
	refused(come("last", good), refusedCode)
}

// TestAMiddleManLearnsNothing: who stands between a desk and the host, with a certificate of his own, gets neither the code nor in.
func TestAMiddleManLearnsNothing(t *testing.T) {
	ann, _ := guarded(t)
	good, _, err := ann.Code(Arbiter)
	if err != nil {
		t.Fatal(err)
	}
	own, _, err := secretsOf(t.TempDir(), "x", "y")
	if err != nil {
		t.Fatal(err)
	}
	cert, err := own.tls()
	if err != nil {
		t.Fatal(err)
	}
	l, err := tls.Listen("tcp", "127.0.0.1:0", &tls.Config{Certificates: []tls.Certificate{cert}})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	var heard strings.Builder
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		c, err := l.Accept()
		if err != nil {
			return
		}
		defer c.Close()
		to, err := tls.Dial("tcp", where(ann), &tls.Config{InsecureSkipVerify: true})
		if err != nil {
			return
		}
		defer to.Close()
		go func() { _, _ = io.Copy(c, to) }()
		_, _ = io.Copy(to, io.TeeReader(c, &heard))
	}()
	_, err = Join(context.Background(), good, l.Addr().String(), filepath.Join(t.TempDir(), "x.wallchart"),
		wallchart.Options{State: t.TempDir()}, Options{Name: "bob", State: t.TempDir()})
	var r *Refused
	if !errors.As(err, &r) || r.why != refusedCode {
		t.Errorf("through somebody in between: %v", err)
	}
	_ = l.Close()
	<-ended
	if h := heard.String(); strings.Contains(h, good) || strings.Contains(h, `"key"`) || !strings.Contains(h, "share") {
		t.Errorf("who stands in between heard %q", h)
	}
	if len(ann.hosting.door.guests) != 1 {
		t.Errorf("the guests are %v", ann.hosting.door.guests)
	}
}

// TestWhatIsNotOurs is refused, whatever bytes it is, and the host goes on.
func TestWhatIsNotOurs(t *testing.T) {
	ann, b := guarded(t)
	print := func(send func(c net.Conn)) {
		c := must.Have(net.Dial("tcp", where(ann)))(t)
		defer c.Close()
		send(c)
	}
	print(func(c net.Conn) { _, _ = io.WriteString(c, "GET / HTTP/1.1\r\nHost: x\r\n\r\n") })
	b.says(t, "not of this program")
	over := func(text string) string {
		c := must.Have(tls.Dial("tcp", where(ann), &tls.Config{InsecureSkipVerify: true}))(t)
		defer c.Close()
		_, _ = io.WriteString(c, text)
		_ = c.SetReadDeadline(time.Now().Add(5 * time.Second))
		line, _ := bufio.NewReader(c).ReadString('\n')
		return line
	}
	for _, text := range []string{
		"CONNECT {}\r\nPING\r\n", strings.Repeat("x", longestLine+10), "{}\n", `{"wallchart":1,"name":"a.b","key":"0123456789abcdef"}` + "\n",
	} {
		if got := over(text); strings.Contains(got, "INFO") || strings.Contains(got, `"rank"`) {
			t.Errorf("%.40q is answered %q", text, got)
		}
		b.wait(2 * time.Minute)
	}
	if got := over(`{"wallchart":99,"name":"bob","key":"0123456789abcdef"}` + "\n"); !strings.Contains(got, `"language"`) {
		t.Errorf("another version is answered %q", got)
	}
	joins(t, ann, "bob", Results)
}

// TestSubjects: the server holds a desk to its own subjects, whatever its program sends.
func TestSubjects(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	settle(t, ann, bob)
	told := make(chan error, 1)
	nc := must.Have(bob.connect(nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { told <- err })))(t)
	defer nc.Close()
	nc.SetErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) {
		select {
		case told <- err:
		default:
		}
	})
	e, s := "event."+ann.rec.Event, stream(ann.rec.Event)
	for _, to := range []string{
		e + ".step.arbiter.bob", e + ".step.results.ann", e + ".here.results.ann", e + ".here.arbiter.bob", e + ".base",
		e + ".guests", "event.y.step.results.bob", "$JS.API.STREAM.DELETE." + s, "$JS.API.STREAM.PURGE." + s, "$JS.API.STREAM.MSG.DELETE." + s,
		"$JS.API.STREAM.CREATE.x", "$JS.API.STREAM.UPDATE." + s, "$SYS.REQ.SERVER.PING", inbox("ann") + ".x",
	} {
		must.Do(t, nc.Publish(to, []byte("x")))
		_ = nc.Flush()
		select {
		case err := <-told:
			if !errors.Is(err, nats.ErrPermissionViolation) {
				t.Errorf("%s: %v", to, err)
			}
		case <-time.After(waitAtMost):
			t.Errorf("%s is let through", to)
		}
	}
	if sub, err := nc.SubscribeSync(inbox("ann") + ".>"); err == nil {
		_ = nc.Flush()
		if _, err := sub.NextMsg(50 * time.Millisecond); !errors.Is(err, nats.ErrPermissionViolation) && !errors.Is(err, nats.ErrTimeout) {
			t.Errorf("another desk's answers: %v", err)
		}
		select {
		case <-told:
		case <-time.After(waitAtMost):
			t.Error("another desk's answers can be read")
		}
	}
	js := must.Have(jetstream.New(nc))(t)
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if _, err := js.Publish(ctx, e+".step.results.bob", make([]byte, mostStep+1)); err == nil {
		t.Error("a message that is too long is taken")
	}
}

// TestDismissed: the desk's line is cut, its key is void, and it is told so; what it does meanwhile is kept.
func TestDismissed(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	settle(t, ann, bob)
	must.Do(t, ann.Dismiss("bob"))
	if err := ann.Dismiss("bob"); err == nil {
		t.Error("dismissed twice")
	}
	if err := ann.Dismiss("ann"); err == nil {
		t.Error("the host dismissed itself")
	}
	do(t, bob, result(1, "1-0"))
	for end := time.Now().Add(waitAtMost); ; time.Sleep(20 * time.Millisecond) {
		must.Have(bob.Take())(t)
		if s := bob.Status(); s.Line == NoLine && strings.Contains(s.Why.String(), "does not know this desk") && s.Waiting == 1 {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("bob: %+v", bob.Status())
		}
	}
}

// TestKeysStayAtHome: what stands beside the file of an event has no key in it.
func TestKeysStayAtHome(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Arbiter)
	settle(t, ann, bob)
	for _, d := range []*Desk{ann, bob} {
		must.Do(t, filepath.WalkDir(filepath.Dir(d.doc.Path()), func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			b, err := os.ReadFile(path)
			if bytes.Contains(b, []byte(d.secret.Key)) || bytes.Contains(b, d.secret.Private[40:]) {
				t.Errorf("%s has a key in it", path)
			}
			return err
		}))
		info, err := os.Stat(secretsFile(d.state, d.rec.Event, d.name))
		if err != nil || runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("the keys: %v, %v", info, err)
		}
	}
}

// TestAFloodOfLines that say nothing is cut off at a number.
func TestAFloodOfLines(t *testing.T) {
	ann := shared(t, Options{})
	bob := joins(t, ann, "bob", Results)
	settle(t, ann, bob)
	var open []net.Conn
	for range mostUnknown + 20 {
		c := must.Have(net.Dial("tcp", where(ann)))(t)
		defer c.Close()
		open = append(open, c)
	}
	cut := 0
	for _, c := range slices.Backward(open) {
		_ = c.SetReadDeadline(time.Now().Add(300 * time.Millisecond))
		if _, err := c.Read(make([]byte, 1)); errors.Is(err, io.EOF) || errors.Is(err, syscall.ECONNRESET) {
			cut++
		}
		if cut >= 20 {
			break
		}
	}
	if cut < 20 {
		t.Errorf("%d of %d lines are cut", cut, len(open))
	}
	do(t, bob, result(1, "1-0")) // who is in does not notice
	settle(t, ann, bob)
}

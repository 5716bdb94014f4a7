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
	"testing"
	"time"

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
	old, _, _ := newCode(ann.secret.print())
	refused(come("early", old), refusedCode) // there is no code yet
	b.says(t, "early", "wrong or old code", "127.0.0.1")
	b.wait(time.Minute)
	good, until, err := ann.Code(Results)
	if err != nil || !until.Equal(b.clock().Add(codeLasts)) {
		t.Fatal(until, err)
	}
	mistyped := strings.Map(func(r rune) rune { return codeRune(strings.IndexRune(codeLetters, r) + 1) }, typed(t, good))
	if err := come("slip", mistyped); !errors.Is(err, errNotItsCode) {
		t.Errorf("a mistyped code: %v", err)
	}
	refused(come("guess", old), refusedCode)
	must.Do(t, come("door", typed(t, good)))
	refused(come("door", typed(t, good)), refusedName)
	b.says(t, "door", "another desk has")
	b.wait(codeLasts + time.Second)
	refused(come("late", typed(t, good)), refusedCode)
	b.wait(time.Minute)

	print := ann.secret.print()
	_, _, err = call(context.Background(), at, knock{hello: hello{Name: "door", Key: "another key of the desk", Ask: true}, print: print})
	refused(err, refusedKey)
	b.says(t, "door", "key that is not known")
	b.wait(time.Minute)
	_, _, err = call(context.Background(), at, knock{hello: hello{Name: "door", Ask: true}, print: strings.Repeat("0", 64)})
	if !errors.Is(err, errStranger) {
		t.Errorf("a host with another certificate is taken for ours: %v", err)
	}
	_, _, err = call(context.Background(), at,
		knock{hello: hello{Name: "ann", Key: ann.secret.Key, Event: "other", Ask: true}, print: print})
	refused(err, refusedEvent)

	// Many wrong codes, and the right one is void; who has a key comes in all the same.
	good, _ = must.Two(ann.Code(Viewer))(t)
	for range mostTries {
		ann.hosting.door.missed("127.0.0.1")
	}
	b.says(t, "the code is void")
	refused(come("last", typed(t, good)), refusedWait)
	b.says(t, "last", "too soon")
	known := knock{hello: hello{Name: "ann", Key: ann.secret.Key, Ask: true}, print: print}
	if _, _, err := call(context.Background(), at, known); err != nil {
		t.Errorf("a desk with a key waits for the wrong codes of others: %v", err)
	}
	b.wait(2 * mostWait)
	refused(come("last", typed(t, good)), refusedCode)
}

func typed(t *testing.T, code string) string {
	t.Helper()
	return must.Have(typedCode(code))(t)
}

func codeRune(i int) rune { return rune(codeLetters[i%len(codeLetters)]) }

// TestAMiddleManLearnsNothing: who stands between a desk and the host, with a certificate of his own, hears not a word.
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
	_, err = Join(context.Background(), typed(t, good), l.Addr().String(), filepath.Join(t.TempDir(), "x.wallchart"),
		wallchart.Options{State: t.TempDir()}, Options{Name: "bob", State: t.TempDir()})
	if !errors.Is(err, errNotItsCode) {
		t.Errorf("through somebody in between: %v", err)
	}
	_ = l.Close()
	<-ended
	if h := heard.String(); h != "" {
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
		"CONNECT {}\r\nPING\r\n", strings.Repeat("x", longestLine+10), "{}\n", `{"wallchart":3,"name":"a.b","key":"0123456789abcdef"}` + "\n",
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

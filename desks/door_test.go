package desks

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

const secret = "0123456789abcdef"

// TestNobodyGetsIn without a code, with a wrong, old or used one, or with another's name; and who is in sends only what his role may.
func TestNobodyGetsIn(t *testing.T) {
	now := time.Date(2026, 5, 31, 9, 0, 0, 0, time.UTC)
	var mu sync.Mutex
	var log []string
	clock := func() time.Time { mu.Lock(); defer mu.Unlock(); return now }
	d := newDoor("x", clock, func(s string) { mu.Lock(); log = append(log, s); mu.Unlock() })
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true,
		CustomClientAuthentication: d})
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	defer s.Shutdown()
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server is not ready")
	}
	come := func(name, pass string) (*nats.Conn, error) {
		return nats.Connect(s.ClientURL(), nats.UserInfo(name, pass), nats.CustomInboxPrefix(inbox(name)), nats.NoReconnect())
	}
	refused := func(name, pass, why string) {
		t.Helper()
		if c, err := come(name, pass); err == nil {
			c.Close()
			t.Errorf("%s %s is let in", name, pass)
		}
		mu.Lock()
		defer mu.Unlock()
		if !slices.ContainsFunc(log, func(l string) bool { return strings.Contains(l, why) && strings.Contains(l, name) }) {
			t.Errorf("%q is not logged: %q", why, log)
		}
	}
	good, err := d.code(Results)
	if err != nil {
		t.Fatal(err)
	}
	refused("nobody", "", "no name or no key")
	refused("short", good+":x", "no name or no key")
	refused("guess", "x00000:"+secret, "a wrong code")
	refused("key", ":"+secret, "an unknown key")
	c, err := come("door", good+":"+secret)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	refused("again", good+":"+secret, "a wrong code")
	refused("door", ":another-key-of-it", "an unknown key")
	back, err := come("door", ":"+secret)
	if err != nil {
		t.Fatalf("a desk does not come back by its key: %v", err)
	}
	back.Close()
	old, _ := d.code(Arbiter)
	mu.Lock()
	now = now.Add(codeLasts + time.Second)
	mu.Unlock()
	refused("late", old+":"+secret, "an expired code")

	js, err := jetstream.New(c)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 500*time.Millisecond)
	defer cancel()
	if _, err := js.CreateStream(ctx, jetstream.StreamConfig{Name: "event-x"}); err == nil {
		t.Error("a desk for results makes a stream")
	}
	for _, to := range []string{"event.x.step.arbiter.door", "event.x.step.results.other", "event.x.base", "event.y.step.results.door",
		"$JS.API.STREAM.DELETE.event-x"} {
		told := make(chan error, 1)
		c.SetErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) {
			select {
			case told <- err:
			default:
			}
		})
		if err := c.Publish(to, []byte("x")); err != nil {
			t.Fatal(err)
		}
		_ = c.Flush()
		select {
		case err := <-told:
			if !errors.Is(err, nats.ErrPermissionViolation) {
				t.Errorf("%s: %v", to, err)
			}
		case <-time.After(2 * time.Second):
			t.Errorf("%s is let through", to)
		}
	}
	for range mostTries {
		_, _ = come("guess", "x00000:"+secret)
	}
	refused("guess", "x00000:"+secret, "too many wrong codes")
}

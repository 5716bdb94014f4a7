package sharing

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/jwt/v2"
	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nkeys"

	"wallchart/files/wallchart"
	"wallchart/must"
	"wallchart/phrase"
)

// said keeps what a desk says of its line.
type told struct {
	mu  sync.Mutex
	all []string
}

func (s *told) log(what phrase.Text) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all = append(s.all, what.String())
}

func (s *told) has(words string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.Contains(strings.Join(s.all, "\n"), words)
}

// node is a server as a club or a federation runs it; change adds what its test is about.
func node(t testing.TB, name string, change func(*server.Options)) *server.Server {
	t.Helper()
	o := &server.Options{ServerName: name, Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: filepath.Join(t.TempDir(), name),
		NoSigs: true, NoLog: true}
	change(o)
	s := must.Have(server.NewServer(o))(t)
	go s.Start()
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatalf("the server %s does not start", name)
	}
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	return s
}

// outsideDesk is a desk of an event on servers of one's own; event "" begins to share one.
func outsideDesk(t testing.TB, name, event string, o Options) (*Desk, error) {
	t.Helper()
	o.Name, o.State, o.Event = name, t.TempDir(), event
	var d *Desk
	var err error
	if event == "" {
		d, err = Share(newDoc(t), o)
	} else {
		path := filepath.Join(t.TempDir(), name+".wallchart")
		d, err = Join(context.Background(), "", "", path, wallchart.Options{State: t.TempDir(), By: name}, o)
	}
	if err == nil {
		t.Cleanup(d.Leave)
		if event != "" {
			t.Cleanup(d.doc.Discard)
		}
	}
	return d, err
}

func newDoc(t testing.TB) *wallchart.Doc { return event(t) }

// TestAServerOfOnesOwn: two desks with files of rights come together on it, and without such a file, or with a wrong address, a sentence
// says what to look at.
func TestAServerOfOnesOwn(t *testing.T) {
	operator, _ := nkeys.CreateOperator()
	account, _ := nkeys.CreateAccount()
	system, _ := nkeys.CreateAccount()
	public := func(k nkeys.KeyPair) string { p, _ := k.PublicKey(); return p }
	claims := func(k nkeys.KeyPair, streams bool) string {
		c := jwt.NewAccountClaims(public(k))
		if streams {
			c.Limits.JetStreamLimits = jwt.JetStreamLimits{MemoryStorage: -1, DiskStorage: -1, Streams: -1, Consumer: -1}
		}
		text := must.Have(c.Encode(operator))(t)
		return text
	}
	whole := jwt.NewOperatorClaims(public(operator))
	whole.SystemAccount = public(system)
	text := must.Have(whole.Encode(operator))(t)
	read := must.Have(jwt.DecodeOperatorClaims(text))(t)
	club := node(t, "club", func(o *server.Options) {
		o.TrustedOperators = []*jwt.OperatorClaims{read}
		o.SystemAccount = public(system)
		m := &server.MemAccResolver{}
		for k, of := range map[nkeys.KeyPair]string{account: claims(account, true), system: claims(system, false)} {
			must.Do(t, m.Store(public(k), of))
		}
		o.AccountResolver = m
	})
	rights := func(name string) string {
		user, _ := nkeys.CreateUser()
		u := jwt.NewUserClaims(public(user))
		u.Name = name
		text := must.Have(u.Encode(account))(t)
		seed, _ := user.Seed()
		file := must.Have(jwt.FormatUserConfig(text, seed))(t)
		path := filepath.Join(t.TempDir(), name+".creds")
		must.Do(t, os.WriteFile(path, file, 0o600))
		return path
	}

	ann := must.Have(outsideDesk(t, "ann", "", Options{Server: club.ClientURL(), Credentials: rights("ann")}))(t)
	bo := must.Have(outsideDesk(t, "bo", ann.Status().Event, Options{Server: club.ClientURL(), Credentials: rights("bo")}))(t)
	must.Do(t, ann.Do(result(1, "1-0")))
	must.Do(t, bo.Do(result(2, "0-1")))
	settle(t, ann, bo)
	for _, d := range []*Desk{ann, bo} {
		if on(d, 1) != "1-0" || on(d, 2) != "0-1" {
			t.Errorf("%s has %s and %s", d.name, on(d, 1), on(d, 2))
		}
		if s := d.Status(); s.Address != club.ClientURL() || s.Copies != 0 || s.Code != "" {
			t.Errorf("%s: %+v", d.name, s)
		}
	}

	missing := filepath.Join(t.TempDir(), "none.creds")
	for _, c := range []struct{ server, file, says string }{
		{club.ClientURL(), "", "does not let this desk in. Look at the file with the rights"},
		{club.ClientURL(), missing, "none.creds"},
		{"nats://127.0.0.1:9", rights("cy"), "the server nats://127.0.0.1:9 does not answer"},
		{"nats://club:geheim@127.0.0.1:9", "", "the server nats://127.0.0.1:9 does not answer"},
	} {
		_, err := outsideDesk(t, "cy", "", Options{Server: c.server, Credentials: c.file})
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("with %s at %s: %v", c.file, c.server, err)
		}
	}
}

// cluster is three servers; start begins one of them. In a growing cluster the first two have not heard of the third.
type cluster struct {
	t     testing.TB
	grows bool
	ports [3]int
	dirs  [3]string
	up    [3]*server.Server
}

func newCluster(t testing.TB) *cluster {
	c := &cluster{t: t}
	for i := range c.ports {
		l := must.Have(listen("127.0.0.1:0"))(t)
		_, _ = fmt.Sscanf(l.Addr().String(), "127.0.0.1:%d", &c.ports[i])
		_ = l.Close()
		c.dirs[i] = t.TempDir()
	}
	return c
}

func (c *cluster) start(i int) *server.Server {
	c.t.Helper()
	c.up[i] = node(c.t, fmt.Sprintf("n%d", i), func(o *server.Options) {
		o.StoreDir = c.dirs[i]
		o.Cluster = server.ClusterOpts{Name: "federation", Host: "127.0.0.1", Port: c.ports[i]}
		known := c.ports[:]
		if c.grows && i < 2 {
			known = c.ports[:2]
		}
		for _, p := range known {
			o.Routes = append(o.Routes, &url.URL{Scheme: "nats", Host: fmt.Sprintf("127.0.0.1:%d", p)})
		}
	})
	return c.up[i]
}

func (c *cluster) stop(i int) {
	c.up[i].Shutdown()
	c.up[i].WaitForShutdown()
}

// led waits until those that are up agree on who leads.
func (c *cluster) led() {
	c.t.Helper()
	await(c.t, "a leader of the cluster", func() bool {
		for _, s := range c.up {
			if s != nil && s.Running() && s.JetStreamIsLeader() {
				return true
			}
		}
		return false
	})
}

func await(t testing.TB, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(waitAtMost); !done(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not in %v: %s", waitAtMost, what)
		}
	}
}

// copies is what a desk that is at work knows of them.
func copies(t testing.TB, d *Desk) int {
	t.Helper()
	must.Have(d.Take())(t)
	return d.Status().Copies
}

// TestAClusterLosesAServer: three servers keep the event, and when the one that both desks talk to is killed while results are entered,
// they go on with another, and nothing is lost.
func TestAClusterLosesAServer(t *testing.T) {
	c := newCluster(t)
	for i := range c.up {
		c.start(i)
	}
	c.led()
	at := Options{Server: c.up[0].ClientURL()}
	ann := must.Have(outsideDesk(t, "ann", "", at))(t)
	bo := must.Have(outsideDesk(t, "bo", ann.Status().Event, at))(t)
	await(t, "three copies", func() bool { return copies(t, ann) == 3 })
	must.Do(t, ann.Do(result(1, "1-0")))
	settle(t, ann, bo)
	c.stop(0)
	if err := ann.Do(result(2, "0-1")); err != nil { // there may be no line: it waits
		t.Fatal(err)
	}
	must.Do(t, bo.Do(result(3, "½-½")))
	settle(t, ann, bo)
	for _, d := range []*Desk{ann, bo} {
		if on(d, 1) != "1-0" || on(d, 2) != "0-1" || on(d, 3) != "½-½" {
			t.Errorf("%s has %s, %s, %s", d.name, on(d, 1), on(d, 2), on(d, 3))
		}
	}
}

// TestFewCopiesAreSaid: where the third server has never been up an event is shared all the same, the arbiter is told that one server
// alone keeps it, and when the third is there so are three copies, without anybody's doing.
func TestFewCopiesAreSaid(t *testing.T) {
	c := newCluster(t)
	c.grows = true
	c.start(0)
	c.start(1)
	c.led()
	var said told
	var ann *Desk
	await(t, "the event is shared", func() (ok bool) {
		d, err := outsideDesk(t, "ann", "", Options{Server: c.up[0].ClientURL(), Log: said.log})
		ann = d
		return err == nil
	})
	await(t, "it is said that few keep it", func() bool {
		return copies(t, ann) == 1 && said.has("only 1 server of the cluster at "+c.up[0].ClientURL()+" keeps the event")
	})
	c.start(2)
	await(t, "three copies", func() bool { return copies(t, ann) == 3 && said.has("three servers of the cluster") })
}

package desks

import (
	"bytes"
	"context"
	"crypto/rand"
	"net"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"wallchart/files/wallchart"
	"wallchart/phrase"
)

const usualPort = "4222"

func newEpoch() string { return strings.ToLower(rand.Text()[:16]) }

// seat is a desk that is not at a document yet.
func seat(o Options, r record) *Desk {
	if o.Clock == nil {
		o.Clock = time.Now
	}
	if o.Log == nil {
		o.Log = func(phrase.Text) {}
	}
	d := &Desk{name: r.Name, prefix: subject(r.Event), state: wallchart.Options{State: o.State}.StateFolder(), clock: o.Clock, log: o.Log,
		rec: r, undone: map[int64]bool{}, here: map[string]Here{},
		news: make(chan struct{}, 1), retry: make(chan struct{}, 1), left: make(chan struct{}), done: make(chan struct{})}
	d.now.Since = o.Clock()
	return d
}

// at sits the desk at a document, which the stream has as it is unless a base says otherwise.
func (d *Desk) at(doc *wallchart.Doc) {
	doc.SitAt(d.name)
	d.doc = doc
	d.base, d.shared, d.latest = doc.Tournament(), last(doc.Entries()), latestOf(doc.Entries())
	if h := doc.History(); h != "" {
		d.folder = folderOf(h)
	}
	d.readConflicts()
	d.see()
}

func nameOf(o Options) string {
	if o.Name != "" {
		return Tidy(o.Name)
	}
	host, _ := os.Hostname()
	return Tidy(host)
}

// Share begins to share the event of a document. This desk is its host, and an arbiter's.
func Share(doc *wallchart.Doc, o Options) (*Desk, error) {
	r := record{Event: newEpoch(), Name: nameOf(o), Role: Arbiter, Listen: address(o.Listen), Server: o.Server, Credentials: o.Credentials}
	if doc.History() == "" {
		return nil, phrase.Errorf("an event can be shared when it has a place on disk; save it first")
	}
	d := seat(o, r)
	d.at(doc)
	var err error
	if d.secret, err = secretsOf(d.state, r.Event, r.Name); err != nil {
		return nil, err
	}
	if r.Server != "" {
		err = d.begin()
	} else {
		err = d.hostAnew(r.Listen)
	}
	if err != nil {
		return nil, err
	}
	go d.run()
	return d, nil
}

// begin makes the stream of an event on a server of one's own.
func (d *Desk) begin() error {
	seed, err := wallchart.Encode(d.doc.Tournament(), d.doc.Entries())
	if err != nil {
		return err
	}
	d.rec.Rank, d.rec.Hosting = rank{1, newEpoch()}, true // it renews the base
	if err := d.makeStream(seed); err != nil {
		return phrase.Errorf("the event cannot be put on the server %s: %w", d.rec.Server, err)
	}
	return d.keepBase(base{d.shared, 0, d.rec.Rank}, seed)
}

// makeStream makes the stream of an event with its first base.
func (d *Desk) makeStream(seed []byte) error {
	nc, err := d.connect()
	if err != nil {
		return err
	}
	defer nc.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	s := &session{nc: nc}
	if s.js, err = jetstream.New(nc); err != nil {
		return err
	}
	return d.make(ctx, s, seed)
}

// address is where to listen, with the usual port.
func address(a string) string {
	switch {
	case a == "":
		return net.JoinHostPort("127.0.0.1", usualPort)
	case !strings.Contains(a, ":"):
		return net.JoinHostPort(a, usualPort)
	}
	return a
}

// Invitation takes apart what somebody has typed: "123456@192.168.1.20:4222", or the address alone where a key is kept.
func Invitation(text string) (code, where string, err error) {
	text = strings.TrimSpace(text)
	code, where, ok := strings.Cut(text, "@")
	if !ok {
		code, where = "", text
	}
	code = strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' || r == '\u00a0' {
			return -1
		}
		return r
	}, code)
	if n, err := strconv.Atoi(code); ok && (err != nil || len(code) != 6 || n < 0) {
		return "", "", phrase.Errorf("%q is not a code: it has six figures, as the host shows them", code)
	}
	where = strings.TrimSpace(where)
	if where == "" || strings.ContainsAny(where, " /@") {
		return "", "", phrase.Errorf("%q is not an address such as 192.168.1.20:4222", where)
	}
	return code, address(where), nil
}

// Join makes this desk one of an event. With a code it becomes one; without, it comes back by its key. The event is put at path, where no
// file may be but this event's from an earlier time. It blocks until the event is there, 20 seconds at most.
func Join(ctx context.Context, code, where, path string, file wallchart.Options, o Options) (*Desk, error) {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	r, known, err := before(path)
	if err != nil {
		return nil, err
	}
	if !known {
		if o.Name == "" { // several may be on one computer
			o.Name = nameOf(o) + "-" + strings.ToLower(rand.Text()[:4])
		}
		r = record{Event: o.Event, Name: nameOf(o), Role: o.Role, Server: o.Server, Credentials: o.Credentials}
	} else if o.Name != "" && Tidy(o.Name) != r.Name && code != "" {
		return nil, phrase.Errorf("%s is the file of the desk %s. Come back under this name, or choose another file", path, r.Name)
	}
	if r.Server != "" && r.Role == "" {
		r.Role = Arbiter
	}
	d := seat(o, r)
	if r.Server == "" {
		if err := d.knock(ctx, code, where, known); err != nil {
			return nil, err
		}
		d.rec.Listen = listenAt(o.Listen, d.rec.Listen)
	} else if d.secret, err = secretsOf(d.state, r.Event, r.Name); err != nil {
		return nil, err
	}
	d.prefix = subject(d.rec.Event)
	if known {
		doc, err := wallchart.Open(path, file)
		if err != nil {
			return nil, err
		}
		return d.resumed(doc)
	}
	return d.received(ctx, path, file)
}

// before is what is known of a file from an earlier time.
func before(path string) (r record, known bool, err error) {
	if _, err := os.Stat(path); err != nil {
		return r, false, nil
	}
	if !WasShared(path) {
		return r, false, phrase.Errorf("there is a file %s already, and it is not of this event. Choose another name", path)
	}
	r, err = readRecord(historyOf(path))
	return r, err == nil, err
}

// knock comes in by a code, or by the key that is kept.
func (d *Desk) knock(ctx context.Context, code, where string, known bool) error {
	if code == "" && !known {
		return phrase.Errorf("this desk is not known there yet. Ask at the host for a code, and join with CODE@%s", where)
	}
	fresh, err := secretsOf(d.state, d.rec.Event, d.name)
	if err != nil {
		return err
	}
	print := ""
	if code == "" {
		if print = d.rec.Host.Print; !contains(d.rec.Host.Addresses, where) {
			for _, p := range d.rec.Peers {
				if contains(p.Addresses, where) {
					print = p.Print
				}
			}
		}
	}
	c, a, found, err := call(ctx, where, print, code, hello{Event: d.rec.Event, Name: d.name, Key: fresh.Key, Ask: true})
	if err != nil {
		return err
	}
	_ = c.Close()
	if a.Event != Tidy(a.Event) || !a.Role.known() || known && a.Event != d.rec.Event {
		return errStranger
	}
	d.secret = fresh
	d.rec.Event, d.rec.Role = a.Event, a.Role
	d.rec.Host = peer{a.Host, []string{where}, found}
	return d.secret.keep(d.state, a.Event, d.name)
}

func contains(all []string, one string) bool {
	for _, a := range all {
		if a == one {
			return true
		}
	}
	return false
}

// listenAt is where a desk would host: as it was told, or at an address of this computer with a port that is free.
func listenAt(wish, before string) string {
	if wish != "" {
		if ip, port, err := net.SplitHostPort(address(wish)); err == nil && port == "0" {
			return free(ip, "0")
		}
		return address(wish)
	}
	if before != "" {
		return before
	}
	ip := "127.0.0.1"
	if all := Addresses(); len(all) > 0 {
		ip = all[0].IP
	}
	return free(ip, usualPort, "4223", "4224", "4225", "0")
}

// free is the first of some ports that no other program has; 0 is any.
func free(ip string, ports ...string) string {
	for _, port := range ports {
		l, err := net.Listen("tcp", net.JoinHostPort(ip, port))
		if err == nil {
			at := l.Addr().String()
			_ = l.Close()
			return at
		}
	}
	return net.JoinHostPort(ip, usualPort)
}

// received fetches the event and begins.
func (d *Desk) received(ctx context.Context, path string, file wallchart.Options) (*Desk, error) {
	nc, err := d.connect()
	if err != nil {
		return nil, err
	}
	defer nc.Close()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	s := &session{nc: nc, ctx: ctx, stop: stop}
	if s.js, err = jetstream.New(nc); err != nil {
		return nil, err
	}
	a, err := d.look(s)
	if err != nil {
		return nil, err
	}
	f, err := wallchart.Read(bytes.NewReader(a.base))
	if err != nil {
		return nil, err
	}
	doc, err := wallchart.Receive(path, a.base, file)
	if err != nil {
		return nil, err
	}
	d.at(doc)
	d.rec.Rank, d.seq, d.shared = s.rank, a.seq, last(f.Log)
	if err := d.keepBase(base{d.shared, a.seq, s.rank}, a.base); err != nil {
		doc.Discard()
		return nil, &wallchart.NotOnDisk{Err: err}
	}
	go d.run()
	return d, nil
}

// Resume goes on with an event that was shared or joined from this file. Without a line it returns as well; Status tells.
func Resume(doc *wallchart.Doc, o Options) (*Desk, error) {
	r, err := readRecord(doc.History())
	if err != nil {
		return nil, ErrNotShared
	}
	if o.Listen != "" {
		r.Listen = address(o.Listen)
	}
	d := seat(o, r)
	if d.secret, err = secretsOf(d.state, r.Event, r.Name); err != nil {
		return nil, err
	}
	return d.resumed(doc)
}

// resumed begins at a document whose record is known.
func (d *Desk) resumed(doc *wallchart.Doc) (*Desk, error) {
	d.at(doc)
	for i := len(d.rec.Bases) - 1; i >= 0; i-- {
		b := d.rec.Bases[i]
		f, err := d.readBase(b)
		if err == nil && b.Rank == d.rec.Rank && commonOf(f.Log, doc.Entries()) == len(f.Log) {
			d.base, d.shared, d.seq, d.latest = f.Tournament, last(f.Log), b.Seq, latestOf(f.Log)
			break
		}
		if i == 0 {
			d.rec.Rank = rank{Generation: d.rec.Rank.Generation} // the stream is laid beside the log
		}
	}
	if d.rec.Hosting && d.rec.Server == "" {
		if err := d.hostAgain(); err != nil {
			doc.SitAt("")
			return nil, err
		}
	}
	if err := d.keepRecord(); err != nil {
		return nil, &wallchart.NotOnDisk{Err: err}
	}
	go d.run()
	return d, nil
}

// hostAgain hosts again what was hosted here, unless another desk has taken over meanwhile.
func (d *Desk) hostAgain() error {
	for _, p := range d.rec.Peers {
		if found, ok := d.asked(p); ok {
			d.rec.Hosting, d.rec.Host = false, found
			return nil
		}
	}
	if _, err := os.Stat(d.serverFolder(d.rec.Rank)); err != nil || d.rec.Rank.Epoch == "" {
		return d.hostAnew(d.rec.Listen)
	}
	return d.host(d.rec.Listen, nil)
}

// Leave ends it at this desk; the document stays open.
func (d *Desk) Leave() {
	d.takeLeft.Do(func() {
		close(d.left)
		<-d.done
		d.mu.Lock()
		h := d.hosting
		d.hosting = nil
		d.mu.Unlock()
		if h != nil && h.server != nil {
			h.close()
		}
		d.doc.SitAt("")
		d.now.Line = NoLine
	})
}

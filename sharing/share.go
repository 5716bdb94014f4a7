package sharing

import (
	"context"
	"crypto/rand"
	"errors"
	"net"
	"os"
	"strings"
	"time"

	"wallchart/files/wallchart"
	"wallchart/phrase"
)

const usualPort = "4222"

func newEpoch() string { return strings.ToLower(rand.Text()[:16]) }

// deskOf is a desk that is not at a document yet.
func deskOf(o Options, r record) *Desk {
	if o.Clock == nil {
		o.Clock = time.Now
	}
	if o.Log == nil {
		o.Log = func(phrase.Text) {}
	}
	d := &Desk{name: r.Name, prefix: subject(r.Event), state: wallchart.Options{State: o.State}.StateFolder(), clock: o.Clock, log: o.Log,
		rec: r, undone: map[string]bool{}, here: map[string]Here{}, missed: map[rank]time.Time{},
		news: make(chan struct{}, 1), retry: make(chan struct{}, 1), left: make(chan struct{}), done: make(chan struct{})}
	d.now.Since = o.Clock()
	return d
}

// at sits the desk at a document, which the stream has as it is unless a base says otherwise.
func (d *Desk) at(doc *wallchart.Doc) {
	doc.SitAt(d.name)
	d.doc, doc.Meanwhile = doc, d.send // a step that is lost here while it is sent comes back from the stream, by its name
	d.standAt(doc.Tournament(), doc.Entries(), 0)
	if h := doc.History(); h != "" {
		d.folder = folderOf(h)
	}
	d.readConflicts()
	d.see()
}

// rise leaves the document to who has it open.
func (d *Desk) rise() {
	d.doc.SitAt("")
	d.doc.Meanwhile = nil
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
	d := deskOf(o, r)
	d.at(doc)
	var err error
	if d.secret, _, err = secretsOf(d.state, r.Event, r.Name); err == nil {
		if r.Server != "" {
			err = d.begin()
		} else {
			err = d.hostAnew(r.Listen)
		}
	}
	if err != nil {
		d.rise()
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
		if _, said := err.(phrase.Worded); said {
			return err
		}
		return notThere(d.rec.Server, err)
	}
	return d.keepBase(base{d.shared, 0, d.rec.Rank}, seed)
}

// makeStream makes the stream of an event with its first base.
func (d *Desk) makeStream(seed []byte) error {
	s := &session{ctx: context.Background(), stop: func(error) {}}
	if err := d.reach(s); err != nil {
		return err
	}
	defer s.close()
	ctx, cancel := context.WithTimeout(s.ctx, 20*time.Second)
	defer cancel()
	return s.kept.make(ctx, d.rank(), seed)
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

// Invitation takes apart what somebody has typed: "K7QX-M2PA-9RTW@192.168.1.20:4222", or the address alone where a key is kept.
func Invitation(text string) (code, where string, err error) {
	text = strings.TrimSpace(text)
	code, where, ok := strings.Cut(text, "@")
	if !ok {
		code, where = "", text
	}
	where = strings.TrimSpace(where)
	if strings.Contains(where, "://") {
		return "", "", phrase.Errorf("%q names no event: on a server of one's own it ends with a stroke and the event's name, as the other desk "+
			"shows it", where)
	}
	if ok {
		if code, err = typedCode(code); err != nil {
			return "", "", err
		}
	}
	if where == "" || strings.ContainsAny(where, " /@") {
		return "", "", phrase.Errorf("%q is not an address such as 192.168.1.20:4222", where)
	}
	return code, address(where), nil
}

// OnServer takes apart what an event on a server of one's own is joined by: "tls://nats.example.org/EVENT".
func OnServer(text string) (server, event string, ok bool) {
	text = strings.TrimSpace(text)
	at := strings.Index(text, "://")
	i := strings.LastIndexByte(text, '/')
	if at < 1 || i < at+4 || i == len(text)-1 {
		return "", "", false
	}
	return text[:i], text[i+1:], true
}

// Resume goes on with an event that was shared or joined from this file. Without a connection it
// goes on alone, as Status tells, until there is one.
func Resume(doc *wallchart.Doc, o Options) (*Desk, error) {
	r, err := readRecord(doc.History())
	if err != nil {
		return nil, ErrNotShared
	}
	if o.Listen != "" {
		r.Listen = address(o.Listen)
	}
	d := deskOf(o, r)
	kept := false
	if d.secret, kept, err = secretsOf(d.state, r.Event, r.Name); err != nil {
		return nil, err
	}
	if !kept && r.Hosting && r.Server == "" { // the host's file on another computer begins another host: there must not be two of one
		d.rec.Bases = nil
		d.rec.Rank.Epoch = ""
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
			d.standAt(f.Tournament, f.Log, b.Seq)
			break
		}
		if i == 0 {
			d.rec.Rank = rank{Generation: d.rec.Rank.Generation} // the stream is laid beside the log
		}
	}
	if d.rec.Hosting && d.rec.Server == "" {
		if err := d.hostAgain(); err != nil {
			d.rise()
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
	err := d.host(d.rec.Listen, nil)
	if errors.Is(err, errLost) { // the event is here all the same
		err = d.hostAnew(d.rec.Listen)
	}
	return err
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
		_ = d.doc.Retry() // what the disk refuses the others have
		d.rise()
		d.now.Line = NoLine
	})
}

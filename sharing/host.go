package sharing

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"wallchart/files/wallchart"
	"wallchart/phrase"
)

func (d *Desk) serverFolder(r rank) string { return filepath.Join(d.folder, "server-"+r.Epoch) }

// host starts to host: the server inside, and the gate where it listens. seed is the event of a stream that is to be made.
func (d *Desk) host(address string, seed []byte) (err error) {
	d.mu.Lock()
	r, s := d.rec, d.secret
	d.mu.Unlock()
	l, err := listen(address)
	if err != nil {
		return err
	}
	h := &hosting{over: make(chan struct{}), pulse: &pulse{}}
	defer func() {
		if err == nil {
			return
		}
		d.mu.Lock()
		d.hosting, d.rec.Hosting = nil, false
		d.mu.Unlock()
		_ = l.Close()
		if h.server != nil {
			h.server.Shutdown()
		}
	}()
	cert, err := s.tls()
	if err != nil {
		return err
	}
	h.door = newDoor(r.Event, d.name, s.print(), d.clock, d.log)
	maps.Copy(h.door.guests, s.Guests)
	h.door.guests[d.name] = guest{Arbiter, digest(s.Key), r.Slot}
	h.door.heard = d.keepGuests
	h.gate = &gate{door: h.door, cert: cert, l: l, visits: map[*visit]bool{}, said: map[string]time.Time{}, signs: map[string]signed{},
		answer: d.answer, rival: d.rival}
	h.door.gone = h.gate.cut
	d.keepGuests(h.door.guests)
	d.mu.Lock()
	d.hosting = h
	d.rec.Hosting, d.rec.Listen = true, l.Addr().String()
	d.rec.Host = peer{d.name, []string{d.rec.Listen}, s.print()}
	d.mu.Unlock()
	if err := d.keepRecord(); err != nil {
		return &wallchart.NotOnDisk{Err: err}
	}
	if err := d.openServer(h, seed); err != nil {
		if _, said := err.(phrase.Worded); !said && !errors.Is(err, errLost) { // what the server says is for nobody
			err = errNotReady
		}
		return err
	}
	h.gate.all.Add(1)
	go h.gate.serve()
	go d.watch(h, time.Tick(time.Second))
	return nil
}

// openServer starts the server of a host, and joins the gate with it.
func (d *Desk) openServer(h *hosting, seed []byte) error {
	d.mu.Lock()
	folder, event, me := d.serverFolder(d.rec.Rank), d.rec.Event, sender{d.rec.Role, d.name}
	of := d.rec.Rank
	d.mu.Unlock()
	s, err := begin(folder)
	if err != nil {
		return err
	}
	d.mu.Lock()
	h.server = s
	d.mu.Unlock()
	nc, err := nats.Connect("", nats.InProcessServer(s), nats.NoReconnect(), nats.Timeout(10*time.Second))
	if err != nil {
		return err
	}
	k, err := keep(nc, event, me, h.pulse, h.gate.pass, func(error) {})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	if seed != nil {
		err = k.make(ctx, of, seed)
	} else {
		err = k.there(ctx)
	}
	if err != nil {
		return err
	}
	return h.gate.serves(k)
}

// close ends it, when all that was acknowledged is on disk.
func (h *hosting) close() {
	close(h.over)
	h.gate.close()
	h.server.Shutdown()
	h.server.WaitForShutdown()
}

// answer is what desks are told of the event.
func (d *Desk) answer() answer {
	d.mu.Lock()
	defer d.mu.Unlock()
	return answer{Event: d.rec.Event, Host: d.name, Rank: d.rec.Rank}
}

// keepGuests keeps who may come in, here and at the other arbiters' desks.
func (d *Desk) keepGuests(all map[string]guest) {
	d.learnGuests(maps.Clone(all))
	d.mu.Lock()
	h := d.hosting
	d.mu.Unlock()
	if h == nil {
		return
	}
	if b, err := json.Marshal(all); err == nil {
		h.gate.toAll(frame{Verb: verbGuests, data: b}, func(to sender) bool { return to.Role == Arbiter })
	}
}

// learnGuests keeps who may come in, in case this desk is to host.
func (d *Desk) learnGuests(all map[string]guest) {
	d.mu.Lock()
	d.secret.Guests = all
	keep, event := d.secret, d.rec.Event
	d.mu.Unlock()
	if err := keep.keep(d.state, event, d.name); err != nil {
		d.log(phrase.New("The desks that may come in could not be written down: %s", err))
	}
}

// rival hears from a desk that it knows a host above this one. Where that is to be reached, this desk goes over to it; where it is not,
// the stream that the other desk waits for is gone, with a computer or with an older copy of the event that was put back, and this
// desk begins one above it.
func (d *Desk) rival(r rank, where []peer) {
	if !r.above(d.rank()) || len(where) == 0 {
		return
	}
	former := where[0].Name
	if former != d.name {
		if p, ok := d.asked(where[0]); ok {
			d.inBox(came{yield: &p})
			return
		}
	}
	d.mu.Lock()
	h := d.here[former]
	hosts := former != d.name && (h.Host || d.clock().Sub(h.Seen) >= hereFor) // perhaps: nobody knows
	since, before := d.missed[r]
	if !before {
		since = time.Now()
		d.missed[r] = since
	}
	d.mu.Unlock()
	if hosts && time.Since(since) < missedFor {
		return
	}
	d.inBox(came{outrank: &r})
}

// missedFor is how long a host that others know and nobody reaches is waited for.
const missedFor = 10 * time.Second

// outrank begins a stream above another, which no host has any more; it may be this one's own.
func (d *Desk) outrank(of rank) error {
	d.mu.Lock()
	h, r := d.hosting, d.rec
	lost := of == r.Rank && r.Hosting
	if !lost && (h == nil || !of.above(r.Rank)) {
		d.mu.Unlock()
		return nil
	}
	d.hosting, d.rec.Rank.Generation = nil, max(of.Generation, r.Rank.Generation)
	d.mu.Unlock()
	if h != nil {
		h.close()
	}
	err := d.hostAnew(r.Listen)
	if err == nil {
		return nil
	}
	d.mu.Lock()
	d.rec = r
	d.mu.Unlock()
	if lost { // there is nothing else to go on with
		time.AfterFunc(time.Second, func() { d.inBox(came{outrank: &of}) })
		return err
	}
	return errors.Join(err, d.host(r.Listen, nil)) // another try when it is heard of again
}

// asked asks a desk whether it hosts this event, above this one.
func (d *Desk) asked(p peer) (peer, bool) {
	d.mu.Lock()
	h := hello{Event: d.rec.Event, Name: d.name, Key: d.secret.Key, Ask: true, Rank: d.rec.Rank, Peers: []peer{d.rec.Host}}
	d.mu.Unlock()
	for _, address := range p.Addresses {
		ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		c, a, err := call(ctx, address, knock{hello: h, print: p.Print})
		cancel()
		if err != nil {
			continue
		}
		_ = c.Close()
		return peer{a.Host, []string{address}, p.Print}, a.Rank.above(h.Rank)
	}
	return peer{}, false
}

// watch looks, while this desk hosts, whether its server still takes steps, and for another host, as there are two when a line between
// them was cut.
func (d *Desk) watch(h *hosting, ticks <-chan time.Time) {
	for n := 1; ; n++ {
		select {
		case <-h.over:
			return
		case <-d.left:
			return
		case <-ticks:
		}
		d.feel(h)
		if n%othersEach == 0 && d.sees() {
			return
		}
	}
}

// othersEach is after how many looks at its server a host looks for another one.
const othersEach = 3

// sees tells whether another host is there, above this one, to which this desk is then to go over.
func (d *Desk) sees() bool {
	d.mu.Lock()
	peers := slices.Collect(maps.Values(d.rec.Peers))
	d.mu.Unlock()
	for _, p := range peers {
		if found, ok := d.asked(p); ok {
			d.inBox(came{yield: &found})
			return true
		}
	}
	return false
}

// toHost goes to the host, or to another desk that hosts now. One that is below the host that this desk knows is told of it.
func (d *Desk) toHost(ctx context.Context) (*connected, error) {
	d.mu.Lock()
	h := hello{Event: d.rec.Event, Name: d.name, Key: d.secret.Key, Rank: d.rec.Rank, Peers: []peer{d.rec.Host}}
	all := []peer{d.rec.Host}
	prints := []string{d.rec.Host.Print}
	for _, p := range d.rec.Peers {
		prints = append(prints, p.Print)
	}
	for _, name := range slices.Sorted(maps.Keys(d.rec.Peers)) {
		if name != d.name && name != d.rec.Host.Name {
			all = append(all, d.rec.Peers[name])
		}
	}
	if d.typedAt != "" {
		all = append(all, peer{Addresses: []string{d.typedAt}, Print: d.rec.Host.Print})
	}
	d.mu.Unlock()
	err := error(errNone)
	for i, p := range all {
		if ctx.Err() != nil { // nobody waits for it any more
			break
		}
		for _, address := range p.Addresses {
			ctx, cancel := context.WithTimeout(ctx, patience)
			c, a, why := call(ctx, address, knock{hello: h, print: p.Print, others: prints}) // any of them may be there by now
			cancel()
			if why == nil && h.Rank.above(a.Rank) && h.Rank.Epoch != "" {
				_ = c.Close()
				why = errNone
			}
			if why != nil {
				if i == 0 || errors.As(why, new(*Refused)) {
					err = why
				}
				continue
			}
			d.mu.Lock()
			if d.rec.Rank != h.Rank { // this desk hosts now, or knows another host
				d.mu.Unlock()
				_ = c.Close()
				return nil, errNone
			}
			d.learnFormer(a.Host)
			d.rec.Host = peer{a.Host, []string{address}, c.print}
			changed := d.rec.Role != a.Role || d.rec.Slot != a.Slot
			d.rec.Role, d.rec.Slot = a.Role, a.Slot
			d.mu.Unlock()
			if changed || i > 0 {
				_ = d.keepRecord()
			}
			return c, nil
		}
	}
	return nil, err
}

// Host makes this desk the host: because the former is gone, or to take over from it. The others find it by themselves.
func (d *Desk) Host(address string) error {
	if d.gone() {
		return errLeft
	}
	d.mu.Lock()
	r, h := d.rec, d.hosting
	d.mu.Unlock()
	switch {
	case h != nil:
		return nil
	case r.Role != Arbiter || r.Server != "":
		return errNotAlone
	}
	if address == "" {
		address = r.Listen
	}
	return d.hostAnew(address)
}

// hostAnew begins a stream with the event as it is here. Desks that have steps of their own lay them beside it.
func (d *Desk) hostAnew(address string) error {
	if _, err := d.Take(); !wallchart.Made(err) {
		return err
	}
	seed, err := wallchart.Encode(d.doc.Tournament(), d.doc.Entries())
	if err != nil {
		return err
	}
	d.mu.Lock()
	old := d.rec
	d.rec.Rank = rank{old.Rank.Generation + 1, newEpoch()}
	d.learnFormer(d.name)
	now := d.rec.Rank
	d.mu.Unlock()
	if err := d.host(address, seed); err != nil {
		d.mu.Lock()
		d.rec = old
		d.mu.Unlock()
		return err
	}
	d.standAt(d.doc.Tournament(), d.doc.Entries(), 0)
	d.target, d.end, d.flying = 0, 0, false
	err = d.keepBase(base{d.shared, 0, now}, seed)
	if old.Rank.Epoch != "" && old.Hosting {
		_ = os.RemoveAll(d.serverFolder(old.Rank))
	}
	d.kick()
	return err
}

// Code is a new code for desks of a role, good for ten minutes; the former is void.
func (d *Desk) Code(r Role) (string, time.Time, error) {
	d.mu.Lock()
	h := d.hosting
	d.mu.Unlock()
	if h == nil {
		return "", time.Time{}, errNotHost
	}
	if !r.known() {
		return "", time.Time{}, fmt.Errorf("no role: %q", r)
	}
	return h.door.code(r)
}

// Dismiss shuts a desk out: its key is void, and its line is cut.
func (d *Desk) Dismiss(name string) error {
	d.mu.Lock()
	h := d.hosting
	d.mu.Unlock()
	if h == nil {
		return errNotHost
	}
	if !h.door.dismiss(name) {
		return phrase.Errorf("there is no desk %s that could be dismissed", named(name))
	}
	d.mu.Lock()
	delete(d.here, name)
	d.mu.Unlock()
	d.signal()
	return nil
}

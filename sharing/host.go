package sharing

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net"
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
func (d *Desk) host(address string, seed []byte) error {
	d.mu.Lock()
	r, s := d.rec, d.secret
	d.mu.Unlock()
	l, err := listen(address)
	if err != nil {
		return err
	}
	door := newDoor(r.Event, d.name, d.clock, d.log)
	maps.Copy(door.guests, s.Guests)
	door.guests[d.name] = guest{Arbiter, digest(s.Key), r.Slot}
	door.heard = d.keepGuests
	cert, err := s.tls()
	if err != nil {
		_ = l.Close()
		return err
	}
	srv, err := begin(d.serverFolder(r.Rank), door, d.log)
	if err != nil {
		_ = l.Close()
		return err
	}
	g := &gate{door: door, server: srv, cert: cert, l: l, lines: map[net.Conn]string{}, answer: d.answer, rival: d.rival}
	door.gone = g.cut
	h := &hosting{server: srv, gate: g, door: door, over: make(chan struct{})}
	d.keepGuests(door.list())
	d.mu.Lock()
	d.hosting = h
	d.rec.Hosting, d.rec.Listen = true, l.Addr().String()
	d.rec.Host = peer{d.name, []string{d.rec.Listen}, s.print()}
	d.mu.Unlock()
	if err := d.keepRecord(); err != nil {
		d.mu.Lock()
		d.hosting, d.rec.Hosting = nil, false
		d.mu.Unlock()
		_ = l.Close()
		srv.Shutdown()
		return &wallchart.NotOnDisk{Err: err}
	}
	if seed != nil {
		if err := d.makeStream(seed); err != nil {
			d.mu.Lock()
			d.hosting, d.rec.Hosting = nil, false
			d.mu.Unlock()
			_ = l.Close()
			srv.Shutdown()
			return err
		}
	}
	g.all.Add(1)
	go g.serve()
	go d.watch(h)
	return nil
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
func (d *Desk) keepGuests(list []byte) {
	var guests map[string]guest
	if json.Unmarshal(list, &guests) != nil {
		return
	}
	d.mu.Lock()
	d.secret.Guests = guests
	s, event, line := d.secret, d.rec.Event, d.line
	d.mu.Unlock()
	if err := s.keep(d.state, event, d.name); err != nil {
		d.log(phrase.New("The desks that may come in could not be written down: %s", err))
	}
	if line != nil {
		go d.publishGuests(line)
	}
}

func (d *Desk) publishGuests(s *session) {
	d.mu.Lock()
	b, err := json.Marshal(d.secret.Guests)
	hosts := d.rec.Hosting
	d.mu.Unlock()
	if err == nil && hosts {
		m := nats.NewMsg(d.prefix + ".guests")
		m.Data = b
		s.publish(m)
		d.sign(s)
	}
}

// learnGuests keeps the guests of the host, in case this desk is to host.
func (d *Desk) learnGuests(s *session) {
	ctx, cancel := context.WithTimeout(s.ctx, 5*time.Second)
	defer cancel()
	d.mu.Lock()
	event := d.rec.Event
	d.mu.Unlock()
	bases, err := s.js.Stream(ctx, stream(event)+"-base")
	if err != nil {
		return
	}
	m, err := bases.GetLastMsgForSubject(ctx, d.prefix+".guests")
	if err != nil {
		return
	}
	var guests map[string]guest
	if json.Unmarshal(m.Data, &guests) != nil {
		return
	}
	d.mu.Lock()
	d.secret.Guests = guests
	keep := d.secret
	d.mu.Unlock()
	_ = keep.keep(d.state, event, d.name)
}

// rival hears from a desk that another host is above this one.
func (d *Desk) rival(r rank, where []peer) {
	if !r.above(d.rank()) || len(where) == 0 || where[0].Name == d.name {
		return
	}
	if p, ok := d.asked(where[0]); ok {
		d.inBox(came{yield: &p})
	}
}

// asked asks a desk whether it hosts this event, above this one.
func (d *Desk) asked(p peer) (peer, bool) {
	d.mu.Lock()
	h := hello{Event: d.rec.Event, Name: d.name, Key: d.secret.Key, Ask: true, Rank: d.rec.Rank, Peers: []peer{d.rec.Host}}
	d.mu.Unlock()
	for _, address := range p.Addresses {
		ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		c, a, _, err := call(ctx, address, p.Print, "", h)
		cancel()
		if err != nil {
			continue
		}
		_ = c.Close()
		return peer{a.Host, []string{address}, p.Print}, a.Rank.above(h.Rank)
	}
	return peer{}, false
}

// watch looks for another host, as there are two when a line between them was cut.
func (d *Desk) watch(h *hosting) {
	for {
		select {
		case <-h.over:
			return
		case <-d.left:
			return
		case <-time.After(3 * time.Second):
		}
		d.mu.Lock()
		peers := slices.Collect(maps.Values(d.rec.Peers))
		d.mu.Unlock()
		for _, p := range peers {
			if found, ok := d.asked(p); ok {
				d.inBox(came{yield: &found})
				return
			}
		}
	}
}

// toHost goes to the host, or to another desk that hosts now. One that is below the host that this desk knows is told of it.
func (d *Desk) toHost() (net.Conn, error) {
	d.mu.Lock()
	h := hello{Event: d.rec.Event, Name: d.name, Key: d.secret.Key, Rank: d.rec.Rank, Peers: []peer{d.rec.Host}}
	all := []peer{d.rec.Host}
	for _, name := range slices.Sorted(maps.Keys(d.rec.Peers)) {
		if name != d.name && name != d.rec.Host.Name {
			all = append(all, d.rec.Peers[name])
		}
	}
	d.mu.Unlock()
	err := error(errNone)
	for i, p := range all {
		for _, address := range p.Addresses {
			ctx, cancel := context.WithTimeout(context.Background(), patience)
			c, a, found, why := call(ctx, address, p.Print, "", h)
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
			d.rec.Host = peer{a.Host, []string{address}, found}
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
	if former := old.Host; former.Name != "" && former.Name != d.name { // it is told, even where it has not said yet where it may be found
		if d.rec.Peers = maps.Clone(old.Peers); d.rec.Peers == nil {
			d.rec.Peers = map[string]peer{}
		}
		if _, known := d.rec.Peers[former.Name]; !known {
			d.rec.Peers[former.Name] = former
		}
	}
	now := d.rec.Rank
	d.mu.Unlock()
	if err := d.host(address, seed); err != nil {
		d.mu.Lock()
		d.rec = old
		d.mu.Unlock()
		return err
	}
	d.standAt(d.doc.Tournament(), d.doc.Entries(), 0)
	d.target, d.flying = 0, false
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

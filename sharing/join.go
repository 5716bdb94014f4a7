package sharing

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	draw "math/rand/v2"
	"net"
	"os"
	"slices"
	"strings"
	"time"

	"wallchart/files/wallchart"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/phrase"
)

// Join makes this desk one of an event. With a code it becomes one; without, it comes back by its key. The event is put at path, where no
// file may be but one of this event: from an earlier time, or a copy that somebody has worked on elsewhere, whose steps are then laid
// beside the others'. It blocks until the event is there, 20 seconds at most.
func Join(ctx context.Context, code, where, path string, file wallchart.Options, o Options) (*Desk, error) {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	if code != "" {
		var err error
		if code, err = typedCode(code); err != nil {
			return nil, err
		}
	}
	r, of, err := before(path, code, wallchart.Options{State: o.State}.StateFolder())
	if err != nil {
		return nil, err
	}
	if of != own {
		if o.Name == "" { // several may be on one computer
			o.Name = nameOf(o) + "-" + strings.ToLower(rand.Text()[:4])
		}
		r = record{Event: r.Event, Rank: r.Rank, Bases: r.Bases, Name: nameOf(o), Role: o.Role, Server: o.Server, Credentials: o.Credentials}
		if o.Event != "" {
			r.Event = o.Event
		}
	} else if o.Name != "" && Tidy(o.Name) != r.Name && code != "" {
		return nil, phrase.Errorf("%s is the file of the desk %s. Come back under this name, or choose another file", path, r.Name)
	}
	if r.Server != "" {
		r.Slot = mostSlot + model.ID(draw.IntN(idsApart-mostSlot))
	}
	if r.Server != "" && r.Role == "" {
		r.Role = Arbiter
	}
	d := deskOf(o, r)
	if r.Server == "" {
		err := d.knocks(ctx, code, where, of == own)
		if of == own && code == "" && isNoLine(err) { // as after any loss of the line
			d.log(phrase.New("%s. The desk goes on with what it has", sentenceOf(err)))
			d.typedAt, err = where, nil
		}
		if err != nil {
			return nil, err
		}
		d.rec.Listen = listenAt(o.Listen, d.rec.Listen)
	} else if d.secret, _, err = secretsOf(d.state, r.Event, r.Name); err != nil {
		return nil, err
	}
	d.prefix = subject(d.rec.Event)
	switch of {
	case nothing:
		return d.received(ctx, path, file)
	case plain:
		if err := d.sameEvent(ctx, path, file); err != nil {
			return nil, err
		}
	}
	doc, err := wallchart.Open(path, file)
	if err != nil {
		return nil, err
	}
	joined, err := d.resumed(doc)
	if err != nil {
		doc.Discard()
	}
	return joined, err
}

// isNoLine tells whether an error says no more than that the host is not to be reached now: what answers and is not Wallchart may be one
// that is just beginning or ending, or a bad line.
func isNoLine(err error) bool {
	var no *Refused
	return errors.As(err, new(*unreachable)) || errors.Is(err, errSilent) || errors.Is(err, errQuiet) || errors.Is(err, errNotOurs) ||
		errors.As(err, &no) && no.why == refusedWait
}

// there is what is at the place where an event is to be put.
type there int

const (
	nothing there = iota
	own           // this desk's own file
	moved         // a shared event's, with what stood beside it, from another computer or another user
	plain         // a file alone
)

// before is what is known of a file from an earlier time.
func before(path, code, state string) (r record, of there, err error) {
	if _, err := os.Stat(path); err != nil {
		return r, nothing, nil
	}
	if r, err = readRecord(historyOf(path)); err != nil {
		return record{}, plain, nil
	}
	if _, kept, err := secretsOf(state, r.Event, r.Name); err != nil || kept || code == "" || r.Server != "" {
		return r, own, err
	}
	return r, moved, nil
}

// sameEvent says no where a file has nothing in common with the event that is shared: no step, or where there is none yet, no beginning.
func (d *Desk) sameEvent(ctx context.Context, path string, file wallchart.Options) error {
	other := phrase.Errorf("there is a file %s already, and it is not of this event. Choose another name", path)
	doc, err := wallchart.Open(path, file)
	if err != nil {
		return other
	}
	defer doc.Discard()
	a, stop, err := d.fetch(ctx)
	if err != nil {
		return err
	}
	defer stop()
	f, err := wallchart.Read(bytes.NewReader(a.base))
	if err != nil {
		return err
	}
	log, err := d.behind(ctx, a)
	if err != nil {
		return err
	}
	if !sharesWith(doc.Entries(), doc.Tournament(), f, log) {
		return other
	}
	return nil
}

// sharesWith tells whether a log and its event have a step in common with a stream, of a base and what is behind it, or the beginning.
func sharesWith(log []journal.Entry, now *model.Tournament, f *wallchart.File, behind []journal.Entry) bool {
	return commonOf(log, slices.Concat(f.Log, behind)) > 0 || len(log) == 0 && len(f.Log) == 0 && journal.Same(now, f.Tournament)
}

// behind are the steps that the stream has behind its base.
func (d *Desk) behind(ctx context.Context, a *arrival) (log []journal.Entry, err error) {
	if a.last <= a.seq {
		return nil, nil
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	all := make(chan message)
	err = a.s.read(ctx, a.seq+1, func(m message) {
		select {
		case all <- m:
		case <-ctx.Done():
		}
	})
	for at := a.seq; err == nil && at < a.last; {
		select {
		case m := <-all:
			at = m.seq
			if e, err := journal.DecodeEntry(m.data); err == nil && (e.N == last(log)+1 || len(log) == 0) {
				log = append(log, e)
			}
		case <-ctx.Done():
			err = errSilent
		}
	}
	return log, err
}

// knocks comes in by a code, or by the key that is kept.
func (d *Desk) knocks(ctx context.Context, code, where string, known bool) error {
	if code == "" && !known {
		return phrase.Errorf("this desk is not known there yet. Ask at the host for a code, and join with CODE@%s", where)
	}
	k := knock{hello: hello{Event: d.rec.Event, Name: d.name, Ask: true}, code: code}
	var err error
	if code == "" {
		if d.secret, _, err = secretsOf(d.state, d.rec.Event, d.name); err != nil {
			return err
		}
		k.Key = d.secret.Key
		if k.print = d.rec.Host.Print; !slices.Contains(d.rec.Host.Addresses, where) {
			for _, p := range d.rec.Peers {
				if slices.Contains(p.Addresses, where) {
					k.print = p.Print
				}
				k.others = append(k.others, p.Print) // or one that is known has a new address
			}
		}
	}
	k.key = func(event string) (string, error) { // on disk before the host takes it: a name is its key's, and no try may lose the key
		s, _, err := secretsOf(d.state, event, d.name)
		if err == nil {
			err = s.keep(d.state, event, d.name)
		}
		d.secret = s
		return s.Key, err
	}
	c, a, err := call(ctx, where, k)
	if err != nil {
		return err
	}
	_ = c.Close()
	if a.Event != Tidy(a.Event) || !a.Role.known() || d.rec.Event != "" && a.Event != d.rec.Event {
		return errStranger
	}
	d.rec.Event, d.rec.Role, d.rec.Slot = a.Event, a.Role, a.Slot
	d.rec.Host = peer{a.Host, []string{where}, c.print}
	return nil
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

// fetch asks for the event as it was last put beside the stream.
func (d *Desk) fetch(ctx context.Context) (a *arrival, done func(), err error) {
	ctx, stop := context.WithCancelCause(ctx)
	s := &session{ctx: ctx, stop: stop}
	if err := d.reach(s); err != nil {
		stop(nil)
		return nil, nil, err
	}
	done = func() { stop(nil); s.close() }
	if a, err = d.look(s); err != nil {
		done()
		return nil, nil, err
	}
	return a, done, nil
}

// received fetches the event and begins.
func (d *Desk) received(ctx context.Context, path string, file wallchart.Options) (*Desk, error) {
	a, done, err := d.fetch(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	f, err := wallchart.Read(bytes.NewReader(a.base))
	if err != nil {
		return nil, err
	}
	doc, err := wallchart.Receive(path, a.base, file)
	if err != nil {
		return nil, err
	}
	d.at(doc)
	d.rec.Rank, d.seq, d.shared = a.s.rank, a.seq, last(f.Log)
	if err := d.keepBase(base{d.shared, a.seq, a.s.rank}, a.base); err != nil {
		doc.Discard()
		return nil, &wallchart.NotOnDisk{Err: err}
	}
	go d.run()
	return d, nil
}

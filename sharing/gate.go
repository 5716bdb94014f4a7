package sharing

import (
	"bufio"
	"context"
	"crypto/subtle"
	"crypto/tls"
	"encoding/json"
	"errors"
	"io"
	"net"
	"sync"
	"time"

	"wallchart/model"
	"wallchart/phrase"
)

// gate is where a host listens. What comes in is TLS 1.3 and a few short lines that say who it is, and then four verbs (visit.go). The
// server behind speaks with the gate alone.
type gate struct {
	door   *door
	cert   tls.Certificate
	l      net.Listener
	answer func() answer           // what desks are told of the event
	rival  func(r rank, by []peer) // of a desk that knows another host

	mu      sync.Mutex
	kept    *kept
	end     *tail
	unknown []*caller            // who has not said yet who he is, in the order in which they came
	visits  map[*visit]bool      // who is in
	said    map[string]time.Time // of the log, so that it is not filled
	signs   map[string]signed    // the last of each desk, for who comes in later
	shut    bool
	all     sync.WaitGroup
}

// hello is what a desk says first. Lines are JSON.
type hello struct {
	Wallchart int    `json:"wallchart"` // the language
	Event     string `json:"event,omitempty"`
	Name      string `json:"name"`
	Key       string `json:"key,omitempty"`
	Secret    string `json:"secret,omitempty"` // of a code, instead of a key
	Rank      rank   `json:"rank,omitzero"`    // of the host that the desk knows
	Peers     []peer `json:"peers,omitempty"`  // where that may be
	Ask       bool   `json:"ask,omitempty"`    // only who hosts is asked
}

// answer is what the host says to it, and once more to a key.
type answer struct {
	Why       refusal  `json:"why,omitempty"`
	Seconds   int      `json:"seconds,omitempty"`
	Wallchart int      `json:"wallchart,omitempty"`
	Event     string   `json:"event,omitempty"`
	Host      string   `json:"host,omitempty"`
	Rank      rank     `json:"rank,omitzero"`
	Role      Role     `json:"role,omitempty"`
	Slot      model.ID `json:"slot,omitempty"`
}

// newKey follows a right code: the key by which the desk comes from now on, which it has on its disk already.
type newKey struct {
	Key string `json:"key"`
}

const (
	longestLine = 8 << 10
	patience    = 10 * time.Second // for all that a desk says before it is in
	silence     = 2 * time.Second  // until the first of it
	// who has not said yet who he is, of one address and of all
	mostUnknownEach = 64
	mostUnknown     = 512
	crowdPause      = 3 * time.Millisecond
	linesOfDesk     = 2 // its present one, and the former, of which the host has not heard yet that it is cut
)

// caller is a line that has not said yet whose it is.
type caller struct {
	net.Conn
	from   string
	spoke  bool // something has come
	crowds bool // another had to go for it
}

func (g *gate) serve() {
	defer g.all.Done()
	for {
		c, err := g.l.Accept()
		if err != nil {
			g.mu.Lock()
			shut := g.shut
			g.mu.Unlock()
			if shut || errors.Is(err, net.ErrClosed) {
				return
			}
			time.Sleep(50 * time.Millisecond) // too many open files, say
			continue
		}
		of := &caller{Conn: c, from: hostOf(c.RemoteAddr())}
		if !g.enter(of) {
			_ = c.Close()
			continue
		}
		if of.crowds { // or ever new lines could push one out before the first it says is read
			time.Sleep(crowdPause)
		}
		g.all.Add(1)
		go func() {
			defer g.all.Done()
			defer g.leave(of)
			g.meet(of)
		}()
	}
}

// enter makes room for who comes. Where there is none, the one goes who has waited longest at the address that has most, before all one
// that has not said a word: so silent lines keep nobody out, and an address not the others.
func (g *gate) enter(c *caller) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.shut {
		return false
	}
	each := map[string]int{c.from: 1}
	for _, u := range g.unknown {
		each[u.from]++
	}
	address := c.from
	if len(g.unknown) >= mostUnknown {
		for from, n := range each {
			if n > each[address] {
				address = from
			}
		}
	} else if each[c.from] <= mostUnknownEach {
		address = ""
	}
	if address != "" {
		var goes *caller
		for _, u := range g.unknown {
			if u.from == address && (goes == nil || goes.spoke && !u.spoke) {
				goes = u
			}
		}
		if goes == nil {
			return false
		}
		g.drop(goes)
		_ = goes.Close()
		c.crowds = true
		g.note("Refused from %s: too many lines that say nothing", address)
	}
	g.unknown = append(g.unknown, c)
	return true
}

func (g *gate) drop(c *caller) {
	for i, u := range g.unknown {
		if u == c {
			g.unknown = append(g.unknown[:i], g.unknown[i+1:]...)
			return
		}
	}
}

func (g *gate) leave(c *caller) {
	_ = c.Close()
	g.mu.Lock()
	g.drop(c)
	g.mu.Unlock()
}

// signed is what a desk has last said of itself.
type signed struct {
	from sender
	data []byte
	at   time.Time
}

// cut ends the lines of a desk; of "", those of all.
func (g *gate) cut(name string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.signs, name)
	for v := range g.visits {
		if v.from.Desk == name || name == "" {
			v.close()
		}
	}
}

func (g *gate) close() {
	g.mu.Lock()
	g.shut = true
	for _, u := range g.unknown {
		_ = u.Close()
	}
	for v := range g.visits {
		v.close()
	}
	g.mu.Unlock()
	_ = g.l.Close()
	g.all.Wait()
}

// serves joins the gate with a server, or with the next one.
func (g *gate) serves(k *kept) error {
	t, err := follow(k)
	if err != nil {
		return err
	}
	g.mu.Lock()
	g.kept, g.end = k, t
	g.mu.Unlock()
	return nil
}

// note logs, the same no more than once a minute: who tries can do it a thousand times a second. The gate is locked.
func (g *gate) note(format phrase.Format, of ...any) {
	t := phrase.New(format, of...)
	now := time.Now()
	if now.Sub(g.said[t.String()]) < time.Minute {
		return
	}
	if len(g.said) > 1000 {
		clear(g.said)
	}
	g.said[t.String()] = now
	go g.door.log(t)
}

func (g *gate) refuse(format phrase.Format, of ...any) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.note(format, of...)
}

func hostOf(a net.Addr) string {
	host, _, err := net.SplitHostPort(a.String())
	if err != nil {
		return a.String()
	}
	return host
}

// meet hears who comes, and lets him in.
func (g *gate) meet(raw *caller) {
	over := time.AfterFunc(patience, func() { _ = raw.Close() })
	defer over.Stop()
	line := &patient{Conn: raw}
	line.waits(silence)
	c := tls.Server(heeded{line, g, raw}, &tls.Config{Certificates: []tls.Certificate{g.cert}, MinVersion: tls.VersionTLS13})
	r := bufio.NewReaderSize(c, longestLine)
	var h hello
	if c.Handshake() != nil || hear(r, &h) != nil {
		g.refuse("Refused from %s: what came is not of this program", raw.from)
		return
	}
	role, why := g.greet(c, r, h, raw.from)
	if why != "" {
		g.refuse("Refused %s from %s: %s", named(h.Name), raw.from, why.short())
		say(c, answer{Why: why, Seconds: int(g.door.waits(raw.from)/time.Second) + 1, Wallchart: language})
		return
	}
	say(c, g.to(h.Name, role))
	if h.Rank != (rank{}) {
		g.rival(h.Rank, h.Peers)
	}
	if h.Ask {
		return
	}
	over.Stop()
	g.receive(c, r, line, raw, sender{role, h.Name})
}

// to is the answer to a desk that is let in.
func (g *gate) to(name string, role Role) answer {
	a := g.answer()
	a.Role, a.Slot, a.Wallchart = role, g.door.slotOf(name), language
	return a
}

// receive lets a desk in, and serves it until its line ends.
func (g *gate) receive(c net.Conn, r *bufio.Reader, line *patient, raw *caller, from sender) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	g.mu.Lock()
	v := &visit{wire: wire{c: c, r: r}, gate: g, kept: g.kept, end: g.end, from: from, raw: raw, ctx: ctx, began: time.Now(),
		signs: make(chan frame, 64)}
	g.drop(raw)
	if g.shut || v.kept == nil {
		g.mu.Unlock()
		return
	}
	var same []*visit
	for o := range g.visits {
		if o.from.Desk == from.Desk {
			same = append(same, o)
		}
	}
	for len(same) >= linesOfDesk {
		oldest := 0
		for i, o := range same {
			if o.began.Before(same[oldest].began) {
				oldest = i
			}
		}
		same[oldest].close()
		same = append(same[:oldest], same[oldest+1:]...)
	}
	g.visits[v] = true
	for _, s := range g.signs { // where the others may be found, before their next sign: this host may be gone then
		if s.from.Desk != from.Desk {
			v.hears(frame{Verb: verbSign, From: &s.from, Seconds: int(time.Since(s.at) / time.Second), data: s.data})
		}
	}
	g.mu.Unlock()
	if from.Role == Arbiter {
		v.hears(frame{Verb: verbGuests, data: g.door.list()})
	}
	defer func() {
		g.mu.Lock()
		delete(g.visits, v)
		g.mu.Unlock()
	}()
	line.waits(slowest)
	g.door.log(phrase.New("%s is here (%s), from %s", from.Desk, from.Role.Words(), raw.from))
	v.serve()
}

// heeded notes when something has come.
type heeded struct {
	*patient
	g *gate
	c *caller
}

func (h heeded) Read(b []byte) (int, error) {
	n, err := h.patient.Read(b)
	if n > 0 && !h.c.spoke {
		h.g.mu.Lock()
		h.c.spoke = true
		h.g.mu.Unlock()
		h.waits(patience)
	}
	return n, err
}

// greet tells what a desk may, or why not.
func (g *gate) greet(c io.Writer, r *bufio.Reader, h hello, from string) (role Role, why refusal) {
	switch {
	case h.Wallchart != language:
		return "", refusedLanguage
	case h.Name != Tidy(h.Name):
		return "", refusedName
	case h.Event != "" && h.Event != g.door.event:
		return "", refusedEvent
	case h.Secret != "":
		return g.byCode(c, r, h, from)
	}
	role, ok := g.door.admit(h.Name, h.Key)
	if !ok {
		return "", refusedKey // no waiting: nobody guesses a key, and others may come from the same router
	}
	return role, ""
}

// byCode is the host's side of the code.
func (g *gate) byCode(c io.Writer, r *bufio.Reader, h hello, from string) (Role, refusal) {
	if g.door.waits(from) > 0 {
		return "", refusedWait
	}
	now := g.door.good()
	if now.secret == "" || subtle.ConstantTimeCompare([]byte(now.secret), []byte(h.Secret)) != 1 {
		g.door.missed(from)
		return "", refusedCode
	}
	say(c, g.to(h.Name, now.role))
	var k newKey
	if err := hear(r, &k); err != nil || len(k.Key) < 16 {
		return "", refusedKey
	}
	if why := g.door.invite(h.Name, k.Key, now); why != "" {
		return "", why
	}
	return now.role, ""
}

func say(w io.Writer, v any) {
	b, err := json.Marshal(v)
	if err == nil {
		_, _ = w.Write(append(b, '\n')) // who is gone reads nothing
	}
}

func hear(r *bufio.Reader, v any) error {
	line, err := r.ReadSlice('\n') // no longer than the reader's buffer
	if err != nil {
		return err
	}
	return json.Unmarshal(line, v)
}

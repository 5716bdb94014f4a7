package sharing

import (
	"bufio"
	"crypto/hmac"
	"crypto/tls"
	"encoding/json"
	"errors"
	"io"
	"net"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"wallchart/model"
	"wallchart/phrase"
)

// gate is where a host listens. What comes in is TLS 1.3 and a few short lines that say who it is; only a desk that the door knows reaches
// the server behind, so a stranger's bytes are read by this file and by crypto/tls alone.
type gate struct {
	door   *door
	server *server.Server
	cert   tls.Certificate
	l      net.Listener
	answer func() answer           // what desks are told of the event
	rival  func(r rank, by []peer) // of a desk that knows another host

	mu    sync.Mutex
	lines map[net.Conn]string // with the name of the desk, "" before it is known
	shut  bool
	all   sync.WaitGroup
}

// hello is what a desk says first. Lines are JSON.
type hello struct {
	Wallchart int    `json:"wallchart"` // the language
	Event     string `json:"event,omitempty"`
	Name      string `json:"name"`
	Key       string `json:"key,omitempty"`
	Share     []byte `json:"share,omitempty"` // instead of a key: a code is to follow
	Rank      rank   `json:"rank,omitzero"`   // of the host that the desk knows
	Peers     []peer `json:"peers,omitempty"` // where that may be
	Ask       bool   `json:"ask,omitempty"`   // only who hosts is asked
}

// proofs follow a hello with a share.
type proofs struct {
	Share []byte `json:"share,omitempty"`
	Proof []byte `json:"proof,omitempty"`
	Key   string `json:"key,omitempty"`
}

// answer is what the host says last.
type answer struct {
	Why       refusal  `json:"why,omitempty"`
	Seconds   int      `json:"seconds,omitempty"`
	Wallchart int      `json:"wallchart,omitempty"`
	Event     string   `json:"event,omitempty"`
	Title     string   `json:"title,omitempty"`
	Host      string   `json:"host,omitempty"`
	Rank      rank     `json:"rank,omitzero"`
	Role      Role     `json:"role,omitempty"`
	Slot      model.ID `json:"slot,omitempty"`
	Proof     []byte   `json:"proof,omitempty"`
	Share     []byte   `json:"share,omitempty"`
}

const (
	longestLine = 8 << 10
	patience    = 10 * time.Second // for all lines of one desk
	mostUnknown = 32               // lines that are not known yet, at once
	mostLines   = 2 * mostDesks
	// what a desk that is no arbiter may send a second, and at once: results are a hundred bytes
	slowRate, slowBurst = 256 << 10, 1 << 20
)

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
		if !g.enter(c) {
			_ = c.Close()
			continue
		}
		g.all.Add(1)
		go func() {
			defer g.all.Done()
			defer g.leave(c)
			g.meet(c)
		}()
	}
}

func (g *gate) enter(c net.Conn) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	unknown := 0
	for _, name := range g.lines {
		if name == "" {
			unknown++
		}
	}
	if g.shut || unknown >= mostUnknown || len(g.lines) >= mostLines {
		return false
	}
	g.lines[c] = ""
	return true
}

func (g *gate) leave(c net.Conn) {
	_ = c.Close()
	g.mu.Lock()
	delete(g.lines, c)
	g.mu.Unlock()
}

// cut ends the lines of a desk.
func (g *gate) cut(name string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for c, of := range g.lines {
		if of == name {
			_ = c.Close()
		}
	}
}

func (g *gate) close() {
	g.mu.Lock()
	g.shut = true
	for c := range g.lines {
		_ = c.Close()
	}
	g.mu.Unlock()
	_ = g.l.Close()
	g.all.Wait()
}

func hostOf(a net.Addr) string {
	host, _, err := net.SplitHostPort(a.String())
	if err != nil {
		return a.String()
	}
	return host
}

// meet hears who comes, and joins him with the server.
func (g *gate) meet(raw net.Conn) {
	from := hostOf(raw.RemoteAddr())
	_ = raw.SetDeadline(time.Now().Add(patience))
	c := tls.Server(raw, &tls.Config{Certificates: []tls.Certificate{g.cert}, MinVersion: tls.VersionTLS13})
	if err := c.Handshake(); err != nil {
		g.door.log(phrase.New("Refused from %s: what came is not of this program", from))
		return
	}
	r := bufio.NewReaderSize(c, longestLine)
	var h hello
	if err := hear(r, &h); err != nil {
		g.door.log(phrase.New("Refused from %s: what came is not of this program", from))
		return
	}
	role, name, why := g.greet(c, r, h, from)
	if why != "" {
		g.door.log(phrase.New("Refused %s from %s: %s", named(h.Name), from, why.short()))
		say(c, answer{Why: why, Seconds: int(g.door.waits(from)/time.Second) + 1, Wallchart: language})
		return
	}
	a := g.answer()
	a.Role, a.Slot, a.Wallchart = role, g.door.slotOf(name), language
	say(c, a)
	if h.Rank != (rank{}) {
		g.rival(h.Rank, h.Peers)
	}
	if h.Ask {
		return
	}
	g.door.log(phrase.New("%s is here (%s), from %s", name, role.Words(), from))
	inner, err := g.server.InProcessConn()
	if err != nil {
		return
	}
	g.mu.Lock()
	g.lines[raw] = name
	g.mu.Unlock()
	_ = raw.SetDeadline(time.Time{})
	join(c, r, inner, role)
}

// greet tells what a desk may, or why not.
func (g *gate) greet(c *tls.Conn, r *bufio.Reader, h hello, from string) (role Role, name string, why refusal) {
	switch {
	case g.door.waits(from) > 0:
		return "", "", refusedWait
	case h.Wallchart != language:
		return "", "", refusedLanguage
	case h.Name != Tidy(h.Name):
		return "", "", refusedName
	case h.Event != "" && h.Event != g.door.event:
		return "", "", refusedEvent
	case len(h.Share) > 0:
		role, why = g.byCode(c, r, h, from)
		return role, h.Name, why
	}
	role, ok := g.door.admit(h.Name, h.Key)
	if !ok {
		g.door.missed(from, false)
		return "", "", refusedKey
	}
	return role, h.Name, ""
}

// byCode is the host's side of the code.
func (g *gate) byCode(c *tls.Conn, r *bufio.Reader, h hello, from string) (Role, refusal) {
	now := g.door.good()
	sid, err := lineID(c)
	if err != nil {
		return "", refusedCode
	}
	figures := now.figures
	if figures == "" {
		figures = "no code is good now" // nobody can type it, and he is as wrong as with any
	}
	p, err := newPake(figures, sid)
	if err != nil {
		return "", refusedCode
	}
	say(c, proofs{Share: p.share})
	var theirs proofs
	key, err := p.key(h.Share, false)
	if err == nil {
		err = hear(r, &theirs)
	}
	if err != nil || !hmac.Equal(theirs.Proof, proof(key, "desk")) || now.figures == "" {
		g.door.missed(from, true)
		return "", refusedCode
	}
	say(c, proofs{Proof: proof(key, "host")})
	if err := hear(r, &theirs); err != nil || len(theirs.Key) < 16 {
		return "", refusedKey
	}
	if why := g.door.invite(h.Name, theirs.Key, now); why != "" {
		return "", why
	}
	return now.role, ""
}

// lineID is the same at both ends of a TLS connection, and at no other.
func lineID(c *tls.Conn) ([]byte, error) {
	s := c.ConnectionState()
	return s.ExportKeyingMaterial("EXPORTER-wallchart-code", nil, 32)
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

// join carries bytes between a desk and the server until one of them ends.
func join(c net.Conn, from io.Reader, inner net.Conn, role Role) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = io.Copy(c, inner)
		_ = c.Close()
	}()
	if role != Arbiter {
		from = &slowed{r: from, left: slowBurst, at: time.Now()}
	}
	_, _ = io.Copy(inner, from)
	_ = inner.Close()
	<-done
}

// slowed reads no faster than a hall types.
type slowed struct {
	r    io.Reader
	left int
	at   time.Time
}

func (s *slowed) Read(b []byte) (int, error) {
	now := time.Now()
	s.left = min(slowBurst, s.left+int(now.Sub(s.at).Seconds()*slowRate))
	s.at = now
	if s.left <= 0 {
		time.Sleep(time.Duration(1-s.left) * time.Second / slowRate)
	}
	n, err := s.r.Read(b[:min(len(b), 16<<10)])
	s.left -= n
	return n, err
}

package sharing

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net"
	"sync"
	"sync/atomic"
	"time"
)

// verb is what a frame is for. A desk has four of them, and the host answers.
type verb string

const (
	// of a desk
	verbBase   verb = "base"   // where does the stream stand, and what is the event there?
	verbRead   verb = "read"   // the messages from Seq on
	verbAppend verb = "append" // a step, made on message Seq
	verbSign   verb = "sign"   // what it says of itself; of the host: what another desk says
	// of the host
	verbStep    verb = "step"    // a message of the stream
	verbTaken   verb = "taken"   // the answer to append
	verbGuests  verb = "guests"  // who may come in, for desks that may host
	verbStalled verb = "stalled" // it takes nothing, and why; Seconds 0: it does again
)

// frame is what goes over a line once the gate has let a desk in: a line of JSON, and as many bytes as it says.
type frame struct {
	Verb     verb    `json:"verb"`
	Seq      uint64  `json:"seq,omitempty"`
	Last     uint64  `json:"last,omitempty"`
	End      uint64  `json:"end,omitempty"`
	ID       string  `json:"id,omitempty"`
	After    string  `json:"after,omitempty"`
	Language int     `json:"language,omitempty"`
	From     *sender `json:"from,omitempty"` // of what the host passes on: whose it is
	Rank     rank    `json:"rank,omitzero"`
	Mark     mark    `json:"mark,omitzero"`
	Why      refusal `json:"why,omitempty"`
	Seconds  int     `json:"seconds,omitempty"` // for so long; of a sign: so long ago
	Bytes    int     `json:"bytes,omitempty"`
	data     []byte
}

// wire carries frames over a line.
type wire struct {
	c       net.Conn
	r       *bufio.Reader
	writing sync.Mutex
}

var errWire = errors.New("this is no frame")

// send sends a frame whole. Whoever does not take it in the time that patient gives loses his line.
func (w *wire) send(f frame) error {
	b, err := f.whole()
	if err != nil {
		return err
	}
	return w.write(b)
}

// whole is a frame as it goes over a line.
func (f frame) whole() ([]byte, error) {
	f.Bytes = len(f.data)
	b, err := json.Marshal(f)
	return append(append(b, '\n'), f.data...), err
}

// write writes a whole frame.
func (w *wire) write(b []byte) error {
	w.writing.Lock()
	defer w.writing.Unlock()
	_, err := w.c.Write(b)
	if err != nil {
		_ = w.c.Close() // half a frame may be on its way
	}
	return err
}

// next is the frame that comes next. most tells how many bytes one may have.
func (w *wire) next(most func(verb) int) (f frame, err error) {
	line, err := w.r.ReadSlice('\n')
	if err != nil {
		return f, err
	}
	if err := json.Unmarshal(line, &f); err != nil {
		return f, errWire
	}
	if f.Bytes < 0 || f.Bytes > most(f.Verb) {
		return f, errWire
	}
	var b bytes.Buffer // as it comes: what is announced is not believed
	if _, err := io.CopyN(&b, w.r, int64(f.Bytes)); err != nil {
		return f, err
	}
	f.data = b.Bytes()
	return f, nil
}

// patient is a line that ends when nothing comes, or nothing is taken, for a time.
type patient struct {
	net.Conn
	quiet atomic.Int64 // how long nothing may come
}

// slowest is how long a piece of 64 kB may take.
const (
	slowest = 10 * time.Second
	piece   = 64 << 10
)

func (p *patient) waits(d time.Duration) { p.quiet.Store(int64(d)) }

func (p *patient) Read(b []byte) (int, error) {
	if d := time.Duration(p.quiet.Load()); d > 0 {
		_ = p.SetReadDeadline(time.Now().Add(d))
	}
	return p.Conn.Read(b)
}

func (p *patient) Write(b []byte) (n int, err error) {
	for len(b) > 0 {
		_ = p.SetWriteDeadline(time.Now().Add(slowest))
		m, err := p.Conn.Write(b[:min(len(b), piece)])
		if n, b = n+m, b[m:]; err != nil {
			return n, err
		}
	}
	return n, nil
}

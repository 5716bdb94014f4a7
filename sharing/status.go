package sharing

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"time"

	"wallchart/model"
	"wallchart/phrase"
)

// Line is the state of the line.
type Line int

// States of a line.
const (
	NoLine  Line = iota // steps wait
	Sending             // steps are on their way, or others still come
	Shared              // all desks have all
)

// Place is a board that is being typed.
type Place struct {
	Section model.ID `json:"section,omitempty"`
	Round   int      `json:"round,omitempty"`
	Board   int      `json:"board,omitempty"`
}

// Here is another desk.
type Here struct {
	Name string
	Role Role
	Host bool
	Here bool      // it has given a sign of life in the last seconds
	Seen time.Time // when it last did; zero where it has not come since the host was opened
	At   Place     // what is being typed there
	Has  Has
	Kept int // how many other desks have all steps of this one
}

// Has is what a desk has of the event.
type Has struct {
	Steps   int    `json:"steps,omitempty"`   // of the stream, on its disk
	Letters string `json:"letters,omitempty"` // four, of the digest of these steps: desks with the same have the same
	Own     int    `json:"own,omitempty"`     // the last of them that it has made itself
	Waiting int    `json:"waiting,omitempty"` // steps of its own that the stream lacks
}

// Status is how this desk stands with the others.
type Status struct {
	Line    Line
	Since   time.Time
	Why     phrase.Text // of NoLine: why, and what helps
	Waiting int         // steps of this desk that the others do not have
	Stalled phrase.Text // the host takes nothing: since when, and why
	Has     Has
	Kept    int // how many other desks have all steps of this one

	Event   string // its id
	Name    string // of this desk
	Role    Role
	Hosting bool   // here is the host
	Host    string // the desk that hosts
	Copies  int    // how many servers of a cluster of one's own keep the event; 0 where there is no cluster, or not known
	Address string // where
	Server  bool   // the event is on a server of one's own, whose rules decide who may what
	MayHost bool   // there is no line, and this desk may host

	Code      string // of the host: the one that is good now
	CodeRole  Role
	CodeUntil time.Time

	Here []Here // the others, by name; at the host also those that may come in
}

// how long a desk counts as here without a sign, and how often it gives one
const (
	signEach = 2 * time.Second
	hereFor  = 7 * time.Second
)

// Status may be called by anybody.
func (d *Desk) Status() Status {
	d.mu.Lock()
	s := d.now
	s.Event, s.Name, s.Role, s.Hosting, s.Host = d.rec.Event, d.rec.Name, d.rec.Role, d.rec.Hosting, d.rec.Host.Name
	if len(d.rec.Host.Addresses) > 0 {
		s.Address = d.rec.Host.Addresses[0]
	}
	if d.rec.Server != "" {
		s.Address, s.Server = shownServer(d.rec.Server), true
	}
	s.MayHost = s.Line == NoLine && s.Role == Arbiter && !s.Hosting && d.rec.Server == ""
	now := d.clock()
	for _, name := range slices.Sorted(maps.Keys(d.here)) {
		h := d.here[name]
		if h.Here = now.Sub(h.Seen) < hereFor; !h.Here {
			h.At = Place{}
		}
		s.Here = append(s.Here, h)
	}
	if h := d.hosting; h != nil {
		for name, g := range d.secret.Guests {
			if _, seen := d.here[name]; !seen && name != d.name {
				s.Here = append(s.Here, Here{Name: name, Role: g.Role})
			}
		}
		slices.SortFunc(s.Here, func(a, b Here) int { return strings.Compare(a.Name, b.Name) })
	}
	h := d.hosting
	d.mu.Unlock()
	if h != nil {
		c := h.door.good()
		s.Code, s.CodeRole, s.CodeUntil = grouped(c.text), c.role, c.until
	}
	s.Kept = s.keptOf(s.Name, s.Has)
	for i := range s.Here {
		s.Here[i].Kept = s.keptOf(s.Here[i].Name, s.Here[i].Has)
	}
	return s
}

// keptOf counts the desks that have all steps that another one has made.
func (s Status) keptOf(name string, has Has) (n int) {
	if has.Waiting > 0 {
		return 0
	}
	if name != s.Name && s.Has.Steps >= has.Own {
		n++
	}
	for _, h := range s.Here {
		if h.Name != name && !h.Seen.IsZero() && h.Has.Steps >= has.Own {
			n++
		}
	}
	return n
}

// AllHave is the four letters that all desks have which are here; empty where they differ, as for a moment after each step.
func (s Status) AllHave() string {
	for _, h := range s.Here {
		if h.Here && (h.Has.Steps != s.Has.Steps || h.Has.Letters != s.Has.Letters) {
			return ""
		}
	}
	return s.Has.Letters
}

// showWaiting notes how many steps wait, and how many are here unless some are not on the disk yet; the owner of the document knows.
func (d *Desk) showWaiting(waiting int, unwritten bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	line := Shared
	switch {
	case d.line == nil:
		line = NoLine
	case waiting > 0 || d.seq < d.target:
		line = Sending
	}
	if d.halted != nil {
		d.now.Why = sentenceOf(d.halted)
	} else if line != NoLine {
		d.now.Why = phrase.Text{}
	}
	if line != d.now.Line {
		d.now.Line, d.now.Since = line, d.clock()
	}
	d.now.Waiting = waiting
	if d.now.Has.Waiting = waiting; !unwritten {
		d.now.Has = Has{d.shared, d.chain.letters(), d.own, waiting}
	}
}

func sentenceOf(err error) phrase.Text {
	if w, ok := err.(phrase.Worded); ok {
		return w.Words()
	}
	return phrase.New("%s", err)
}

// lost notes that the line has ended.
func (d *Desk) lost(err error) {
	d.mu.Lock()
	d.now.Stalled = phrase.Text{}
	if d.now.Line != NoLine {
		d.now.Line, d.now.Since = NoLine, d.clock()
	}
	d.now.Why = phrase.New("The line is cut; what is done here waits until it is back")
	if _, said := err.(phrase.Worded); said { // what Go and the server say of a line is for nobody
		d.now.Why = sentenceOf(err)
	}
	d.mu.Unlock()
	d.signal()
}

// sign is what a desk says of itself every two seconds, and when it begins to type.
type sign struct {
	peer
	At    Place `json:"at,omitzero"`
	Hosts bool  `json:"hosts,omitempty"`
	Has   Has   `json:"has,omitzero"`
}

// heard takes the sign of another desk.
func (d *Desk) heard(from sender, data []byte) { d.heardBefore(from, data, 0) }

// heardBefore takes one that was given some time ago.
func (d *Desk) heardBefore(from sender, data []byte, ago time.Duration) {
	var of sign
	name := from.Desk
	if name == d.name || !from.Role.known() || name != Tidy(name) || len(data) > mostSign || json.Unmarshal(data, &of) != nil {
		return
	}
	d.mu.Lock()
	before, known := d.here[name]
	if known && ago > 0 && d.clock().Add(-ago).Before(before.Seen) {
		d.mu.Unlock()
		return
	}
	now := Here{Name: name, Role: from.Role, Host: of.Hosts, Seen: d.clock().Add(-ago), At: of.At, Has: of.Has}
	if len(d.here) < 2*mostDesks || known {
		d.here[name] = now
	}
	fresh := false
	if of.peer.Name = name; from.Role == Arbiter && len(of.Addresses) > 0 && len(of.Addresses) < 9 {
		old := d.rec.Peers[name]
		if fresh = old.Print != of.Print || !slices.Equal(old.Addresses, of.Addresses); fresh {
			d.learn(of.peer)
		}
	}
	d.mu.Unlock()
	if fresh {
		_ = d.keepRecord()
	}
	if !known || before.At != now.At || before.Host != now.Host || before.Has != now.Has || now.Seen.Sub(before.Seen) > hereFor {
		d.signal()
	}
}

// learn notes where a desk that may host is found. The caller has locked.
func (d *Desk) learn(p peer) {
	all := maps.Clone(d.rec.Peers) // others may be reading it
	if all == nil {
		all = map[string]peer{}
	}
	all[p.Name] = p
	d.rec.Peers = all
}

// learnFormer notes the host that this desk leaves for another one, where it has not said itself where it is found: it may host again. The
// caller has locked.
func (d *Desk) learnFormer(now string) {
	p := d.rec.Host
	if _, known := d.rec.Peers[p.Name]; !known && p.Name != "" && p.Name != now {
		d.learn(p)
	}
}

// alive gives signs until the line ends.
func (d *Desk) alive(s *session) {
	t := time.NewTicker(signEach)
	defer t.Stop()
	for {
		d.sign(s)
		select {
		case <-s.ctx.Done():
			return
		case <-t.C:
		}
	}
}

func (d *Desk) sign(s *session) {
	d.mu.Lock()
	of := sign{At: d.typed, Hosts: d.rec.Hosting, Has: d.now.Has}
	if d.rec.Role == Arbiter && d.rec.Server == "" {
		of.Addresses, of.Print = []string{d.rec.Listen}, d.secret.print()
	}
	d.mu.Unlock()
	if b, err := json.Marshal(of); err == nil {
		_ = s.sign(b)
	}
}

// Typing tells the others which board is being typed here; the zero Place is none.
func (d *Desk) Typing(p Place) {
	d.mu.Lock()
	s := d.line
	changed := d.typed != p
	d.typed = p
	d.mu.Unlock()
	if s != nil && changed {
		go d.sign(s) // the window waits for no line
	}
}

package sharing

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"maps"
	"sync"
	"time"

	"wallchart/model"
	"wallchart/phrase"
)

const (
	codeLasts = 10 * time.Minute
	mostTries = 1000 // wrong ones, then the code is void: a guesser has one of 30,000 with all of them
	freeTries = 20   // of one address, which may be a router with a whole hall behind it
	mostWait  = time.Minute
	mostDesks = 200
)

// door decides who comes in. Who knows the code makes a key of his own known; from then on the key is enough.
type door struct {
	event string
	host  string // the host's own desk
	print string // of its certificate
	clock func() time.Time
	log   func(phrase.Text)

	mu     sync.Mutex
	now    code
	wrong  int                    // tries of the present code
	tries  map[string]try         // by address
	guests map[string]guest       // by the desk's name
	heard  func(map[string]guest) // of every change of guests
	gone   func(name string)      // cuts the line of a desk
}

type code struct {
	text   string
	secret string // its part of it that a desk says
	role   Role
	until  time.Time
}

// try is how often an address was wrong, and until when it is not heard.
type try struct {
	wrong int
	until time.Time
}

// guest is a desk that may come in. Its key is nowhere but with itself.
type guest struct {
	Role Role     `json:"role"`
	Key  string   `json:"key"` // SHA-256
	Slot model.ID `json:"slot,omitempty"`
}

func digest(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

func newDoor(event, host, print string, clock func() time.Time, log func(phrase.Text)) *door {
	return &door{event: event, host: host, print: print, clock: clock, log: log, tries: map[string]try{}, guests: map[string]guest{},
		heard: func(map[string]guest) {}, gone: func(string) {}}
}

// code is a new one; the former is void.
func (d *door) code(r Role) (string, time.Time, error) {
	text, secret, err := newCode(d.print)
	if err != nil {
		return "", time.Time{}, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.now, d.wrong = code{text, secret, r, d.clock().Add(codeLasts)}, 0
	return grouped(text), d.now.until, nil
}

// good is the present code, empty where there is none.
func (d *door) good() code {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.now.text == "" || d.clock().After(d.now.until) {
		return code{}
	}
	return d.now
}

// waits is how long no code is heard from an address. Desks with a key come in all the same.
func (d *door) waits(address string) time.Duration {
	d.mu.Lock()
	defer d.mu.Unlock()
	return max(0, d.tries[address].until.Sub(d.clock()))
}

// missed notes a wrong code: a former one, or a guess, for one that is mistyped is seen at the desk. An address waits after many; after
// still more the code is void, from wherever they come.
func (d *door) missed(address string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.tries) > 1000 {
		maps.DeleteFunc(d.tries, func(_ string, t try) bool { return d.clock().After(t.until.Add(mostWait)) })
	}
	t := d.tries[address]
	t.until = d.clock()
	if t.wrong++; t.wrong > freeTries {
		t.until = t.until.Add(min(mostWait, 250*time.Millisecond<<min(t.wrong-freeTries, 10)))
	}
	d.tries[address] = t
	if d.wrong++; d.wrong >= mostTries && d.now.text != "" {
		d.now = code{}
		d.log(phrase.New("There were %d wrong codes, so the code is void. Ask for a new one", d.wrong))
	}
}

// invite lets a desk in whose side of the code was right.
func (d *door) invite(name, key string, c code) (why refusal) {
	d.mu.Lock()
	defer d.mu.Unlock()
	g, known := d.guests[name]
	switch {
	case known && subtle.ConstantTimeCompare([]byte(g.Key), []byte(digest(key))) != 1:
		return refusedName
	case !known && len(d.guests) >= mostDesks:
		return refusedFull
	}
	if !known {
		g.Slot = d.freeSlot()
	}
	d.guests[name] = guest{c.role, digest(key), g.Slot}
	d.heard(d.guests)
	return ""
}

// freeSlot is the first that no desk has.
func (d *door) freeSlot() (slot model.ID) {
	for taken := true; taken; {
		slot, taken = slot+1, false
		for _, g := range d.guests {
			taken = taken || g.Slot == slot
		}
	}
	return slot
}

// slotOf is that of a desk.
func (d *door) slotOf(name string) model.ID {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.guests[name].Slot
}

// admit lets a desk in that comes by its key.
func (d *door) admit(name, key string) (Role, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	g, known := d.guests[name]
	if !known || len(key) < 16 || subtle.ConstantTimeCompare([]byte(g.Key), []byte(digest(key))) != 1 {
		return "", false
	}
	return g.Role, true
}

// dismiss makes the key of a desk void and cuts its line.
func (d *door) dismiss(name string) bool {
	d.mu.Lock()
	_, known := d.guests[name]
	known = known && name != d.host
	if known {
		delete(d.guests, name)
		d.heard(d.guests)
	}
	d.mu.Unlock()
	if known {
		d.gone(name)
	}
	return known
}

// list is who may come in, as arbiters' desks keep it, so that each can host.
func (d *door) list() []byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	b, _ := json.Marshal(d.guests)
	return b
}

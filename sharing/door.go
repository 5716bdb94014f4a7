package sharing

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"fmt"
	"maps"
	"math/big"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"wallchart/model"
	"wallchart/phrase"
)

const (
	codeLasts = 10 * time.Minute
	mostTries = 10 // wrong ones, then the code is void: nobody tries a million
	mostWait  = time.Minute
	mostDesks = 200
)

// door decides who comes in, and to which subjects. Who knows the code makes a key of his own known; from then on the key is enough.
type door struct {
	event string
	host  string // the host's own desk, which may everything
	clock func() time.Time
	log   func(phrase.Text)

	mu     sync.Mutex
	now    code
	wrong  int                 // tries of the present code
	tries  map[string]try      // by address
	guests map[string]guest    // by the desk's name
	heard  func(guests []byte) // of every change of guests
	gone   func(name string)   // cuts the line of a desk
}

type code struct {
	figures string
	role    Role
	until   time.Time
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

func newDoor(event, host string, clock func() time.Time, log func(phrase.Text)) *door {
	return &door{event: event, host: host, clock: clock, log: log, tries: map[string]try{}, guests: map[string]guest{},
		heard: func([]byte) {}, gone: func(string) {}}
}

// code is a new one of six figures; the former is void.
func (d *door) code(r Role) (string, time.Time, error) {
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		return "", time.Time{}, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.now, d.wrong = code{fmt.Sprintf("%06d", n), r, d.clock().Add(codeLasts)}, 0
	return d.now.figures, d.now.until, nil
}

// good is the present code, empty where there is none.
func (d *door) good() code {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.now.figures == "" || d.clock().After(d.now.until) {
		return code{}
	}
	return d.now
}

// waits is how long an address is not heard yet. Whoever is wrong waits twice as long as before.
func (d *door) waits(address string) time.Duration {
	d.mu.Lock()
	defer d.mu.Unlock()
	return max(0, d.tries[address].until.Sub(d.clock()))
}

// missed notes a wrong code or key. After ten wrong tries the code is void, from wherever they come.
func (d *door) missed(address string, ofCode bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.tries) > 1000 {
		maps.DeleteFunc(d.tries, func(_ string, t try) bool { return d.clock().After(t.until.Add(mostWait)) })
	}
	t := d.tries[address]
	t.wrong++
	t.until = d.clock().Add(min(mostWait, 250*time.Millisecond<<min(t.wrong, 10)))
	d.tries[address] = t
	if !ofCode {
		return
	}
	if d.wrong++; d.wrong >= mostTries && d.now.figures != "" {
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
	d.heard(d.list())
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
		d.heard(d.list())
	}
	d.mu.Unlock()
	if known {
		d.gone(name)
	}
	return known
}

// Check is what the server asks of every line, also of those that have come through the gate.
func (d *door) Check(c server.ClientAuthentication) bool {
	name, key := c.GetOpts().Username, c.GetOpts().Password
	role, ok := d.admit(name, key)
	if !ok {
		return false
	}
	u := &server.User{Username: name}
	if name != d.host {
		u.Permissions = permissions(d.event, name, role)
	}
	c.RegisterUser(u)
	return true
}

// permissions are the subjects of a desk: its own steps and signs of life, and what it takes to read the stream. Only the host makes
// streams.
func permissions(event, name string, r Role) *server.Permissions {
	s := stream(event)
	may := []string{
		"$JS.API.INFO", "$JS.API.STREAM.INFO." + s, "$JS.API.STREAM.INFO." + s + "-base", "$JS.API.STREAM.MSG.GET." + s + "-base",
		"$JS.API.STREAM.MSG.GET." + s,
		"$JS.API.CONSUMER.*." + s + ".>", "$JS.API.CONSUMER.MSG.NEXT." + s + ".>", "$JS.ACK." + s + ".>",
		subject(event) + ".here." + string(r) + "." + name,
	}
	if r != Viewer {
		may = append(may, subject(event)+".step."+string(r)+"."+name)
	}
	return &server.Permissions{
		Publish:   &server.SubjectPermission{Allow: may},
		Subscribe: &server.SubjectPermission{Allow: []string{inbox(name) + ".>", subject(event) + ".here.>"}},
	}
}

// inbox is where answers to a desk come, which no other desk may read.
func inbox(name string) string { return "_INBOX_" + name }

package desks

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"math/big"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// Role is what a desk may do.
type Role string

// Roles.
const (
	Arbiter Role = "arbiter" // everything
	Results Role = "results" // results and check-in
	Viewer  Role = "viewer"  // read
)

const (
	codeLasts = 10 * time.Minute
	mostTries = 10 // wrong ones for each code, which then is void: nobody tries a million
)

// door decides who comes in, and to which subjects. A desk comes with its name and "code:key", where key is a secret of its own that it
// has made up; a right code makes the key known, and from then on ":key" is enough.
type door struct {
	event string
	clock func() time.Time
	log   func(what string)

	mu    sync.Mutex
	codes map[string]*code
	wrong int
	keys  map[string]guest // by the desk's name
}

type code struct {
	role  Role
	until time.Time
}

type guest struct {
	role Role
	key  [sha256.Size]byte
}

func newDoor(event string, clock func() time.Time, log func(string)) *door {
	return &door{event: event, clock: clock, log: log, codes: map[string]*code{}, keys: map[string]guest{}}
}

// code is a new one of six figures.
func (d *door) code(r Role) (string, error) {
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		return "", err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	c := fmt.Sprintf("%06d", n)
	d.codes[c] = &code{role: r, until: d.clock().Add(codeLasts)}
	d.wrong = 0
	return c, nil
}

// Check is what the server asks of everybody who connects.
func (d *door) Check(c server.ClientAuthentication) bool {
	name, pass := c.GetOpts().Username, c.GetOpts().Password
	role, why := d.admit(name, pass)
	if why != "" {
		d.log(fmt.Sprintf("%q from %v: %s", name, c.RemoteAddress(), why))
		return false
	}
	c.RegisterUser(&server.User{Username: name, Permissions: permissions(d.event, name, role)})
	return true
}

func (d *door) admit(name, pass string) (r Role, why string) {
	number, key, ok := strings.Cut(pass, ":")
	if named(name) != nil || !ok || len(key) < 16 {
		return "", "no name or no key"
	}
	sum := sha256.Sum256([]byte(key))
	d.mu.Lock()
	defer d.mu.Unlock()
	g, known := d.keys[name]
	if number == "" {
		if !known || subtle.ConstantTimeCompare(g.key[:], sum[:]) != 1 {
			return "", "an unknown key"
		}
		return g.role, ""
	}
	if d.wrong >= mostTries {
		return "", "too many wrong codes; a new code is needed"
	}
	c := d.codes[number]
	switch {
	case c == nil:
		d.wrong++
		return "", "a wrong code"
	case d.clock().After(c.until):
		delete(d.codes, number)
		return "", "an expired code"
	case known:
		return "", "a name that another desk has"
	}
	delete(d.codes, number) // good for one desk
	d.keys[name] = guest{c.role, sum}
	return c.role, ""
}

// permissions are the subjects of a desk: its own steps, and what it takes to read the stream. Only arbiters of this program make streams.
func permissions(event, name string, r Role) *server.Permissions {
	s := stream(event)
	may := []string{
		"$JS.API.INFO", "$JS.API.STREAM.INFO." + s, "$JS.API.STREAM.INFO." + s + "-base", "$JS.API.STREAM.MSG.GET." + s + "-base",
		"$JS.API.CONSUMER.*." + s + ".>", "$JS.API.CONSUMER.MSG.NEXT." + s + ".>", "$JS.ACK." + s + ".>",
	}
	if r != Viewer {
		may = append(may, subject(event)+".step."+string(r)+"."+name)
	}
	return &server.Permissions{
		Publish:   &server.SubjectPermission{Allow: may},
		Subscribe: &server.SubjectPermission{Allow: []string{inbox(name) + ".>"}},
	}
}

// inbox is where answers to a desk come, which no other desk may read.
func inbox(name string) string { return "_INBOX_" + name }

package sharing

import (
	"context"
	"errors"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"wallchart/phrase"
)

// fullCopies are as many servers of a cluster as keep the event, where there are so many: one of three may fail.
const fullCopies = 3

// copiesEach is how often a cluster that keeps fewer is asked.
const copiesEach = 5 * time.Second

// toServer makes a line to a server of one's own, or to another of its cluster that was heard of before.
func (d *Desk) toServer(r record, o []nats.Option) (*nats.Conn, error) {
	if r.Credentials != "" {
		if f, err := os.Open(r.Credentials); err != nil {
			return nil, phrase.Errorf("the file with the rights, %s, cannot be read. Choose the one that the server's operator has made",
				r.Credentials)
		} else {
			_ = f.Close()
		}
		o = append(o, nats.UserCredentials(r.Credentials))
	}
	d.mu.Lock()
	others := slices.Clone(d.others)
	d.mu.Unlock()
	nc, err := nats.Connect(strings.Join(append([]string{r.Server}, others...), ","), o...)
	if err != nil {
		return nil, notThere(r.Server, err)
	}
	if heard := nc.DiscoveredServers(); len(heard) > 0 {
		d.mu.Lock()
		d.others = heard
		d.mu.Unlock()
	}
	return nc, nil
}

// notThere says why a server of one's own does not do what a desk asks for.
func notThere(server string, err error) error {
	at := shownServer(server)
	var refused *jetstream.APIError
	switch {
	case errors.Is(err, nats.ErrAuthorization), errors.Is(err, nats.ErrAuthExpired), errors.Is(err, nats.ErrPermissionViolation):
		return phrase.Errorf("the server %s does not let this desk in. Look at the file with the rights", at)
	case errors.Is(err, jetstream.ErrJetStreamNotEnabled), errors.Is(err, jetstream.ErrJetStreamNotEnabledForAccount),
		errors.Is(err, nats.ErrNoResponders):
		return phrase.Errorf("the server %s keeps no events: JetStream is not switched on there", at)
	case errors.Is(err, context.DeadlineExceeded):
		return phrase.Errorf("the server %s does not do what was asked. Has this desk the right to make an event there?", at)
	case errors.As(err, &refused):
		return phrase.Errorf("the server %s refuses the event: %s", at, phrase.Verbatim(refused.Description))
	}
	return phrase.Errorf("the server %s does not answer. Look at its address and at the file with the rights", at)
}

// shownServer is the address of a server without what is secret in it.
func shownServer(server string) string {
	u, err := url.Parse(server)
	if err != nil || u.User == nil {
		return server
	}
	u.User = nil
	return u.String()
}

// create makes a stream, of which a cluster keeps three copies where it has three servers that are up. With fewer it is made all the
// same, an event can wait for no server, and enough sees to it that there are three as soon as there can be.
func (k *kept) create(ctx context.Context, c jetstream.StreamConfig) (jetstream.Stream, error) {
	if k.nc.ConnectedClusterName() == "" {
		return k.js.CreateStream(ctx, c)
	}
	c.Replicas = fullCopies
	made, err := k.js.CreateStream(ctx, c)
	var refused *jetstream.APIError
	if !errors.As(err, &refused) {
		return made, err
	}
	c.Replicas = 1
	return k.js.CreateStream(ctx, c)
}

// enough asks a cluster, again and again while the line lasts, for three copies of an event of which it keeps fewer, and says so.
func (d *Desk) enough(k *kept, over context.Context, each time.Duration) {
	d.mu.Lock()
	may := d.rec.Role == Arbiter
	d.mu.Unlock()
	if !may || k.nc.ConnectedClusterName() == "" {
		return
	}
	for {
		fewest := 0
		for _, name := range []string{k.name, k.name + "-base"} {
			if n := k.raise(over, name); n > 0 && (fewest == 0 || n < fewest) {
				fewest = n
			}
		}
		d.copies(fewest)
		if fewest >= fullCopies {
			return
		}
		select {
		case <-over.Done():
			return
		case <-time.After(each):
		}
	}
}

// raise tells how many copies of a stream there are, after asking for as many as there should be; 0 where nobody answers.
func (k *kept) raise(over context.Context, name string) int {
	ctx, cancel := context.WithTimeout(over, 5*time.Second)
	defer cancel()
	found, err := k.js.Stream(ctx, name)
	if err != nil {
		return 0
	}
	c := found.CachedInfo().Config
	if c.Replicas >= fullCopies {
		return c.Replicas
	}
	before := c.Replicas
	c.Replicas = fullCopies
	if _, err := k.js.UpdateStream(ctx, c); err != nil {
		return before
	}
	return fullCopies
}

// copies notes how many servers keep the event.
func (d *Desk) copies(n int) {
	if n == 0 {
		return
	}
	d.mu.Lock()
	before := d.now.Copies
	d.now.Copies = n
	server := shownServer(d.rec.Server)
	d.mu.Unlock()
	few := Status{Copies: n, Address: server}.Few()
	switch {
	case n == before:
		return
	case !few.Empty():
		d.log(few)
	case before > 0:
		d.log(phrase.New("three servers of the cluster at %s keep the event now", server))
	}
	d.signal()
}

// Few says that fewer servers of a cluster keep the event than are usual; it is empty where enough do, or there is no cluster.
func (s Status) Few() phrase.Text {
	if s.Copies == 0 || s.Copies >= fullCopies {
		return phrase.Text{}
	}
	return phrase.Count(s.Copies,
		"only %d server of the cluster at %s keeps the event. See that others run: then three will keep it by themselves",
		"only %d servers of the cluster at %s keep the event. See that others run: then three will keep it by themselves", s.Copies, s.Address)
}

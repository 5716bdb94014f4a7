package sharing

import (
	"bufio"
	"context"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"errors"
	"net"
	"slices"
	"time"

	"wallchart/phrase"
)

// rank decides between two hosts of one event: who was made host later stays; of two at once, the one whose stream has the smaller name.
type rank struct {
	Generation int    `json:"generation"`
	Epoch      string `json:"epoch"` // of the stream
}

func (r rank) above(o rank) bool {
	return r.Generation > o.Generation || r.Generation == o.Generation && r.Epoch < o.Epoch
}

// peer is a desk that hosts, or may.
type peer struct {
	Name      string   `json:"name"`
	Addresses []string `json:"addresses,omitempty"`
	Print     string   `json:"print,omitempty"` // SHA-256 of its certificate
}

// knock is a desk before a host: who it is, and how it knows the host.
type knock struct {
	hello
	print  string                             // of the certificate that is known,
	others []string                           // or is one of these, or
	code   string                             // as it was typed, and
	key    func(event string) (string, error) // what is kept on disk before the host takes it for this desk's
}

// connected is a line that is open to a host.
type connected struct {
	net.Conn
	r     *bufio.Reader
	line  *patient
	print string // of its certificate
}

// call goes to a host. Its certificate has the print that is known, or that the code shows.
func call(ctx context.Context, address string, k knock) (*connected, answer, error) {
	dialer := net.Dialer{Timeout: 3 * time.Second}
	raw, err := dialer.DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, answer{}, unreached(address, err)
	}
	c := &connected{line: &patient{Conn: raw}}
	c.line.waits(patience)
	t := tls.Client(c.line, &tls.Config{MinVersion: tls.VersionTLS13, InsecureSkipVerify: true, // nobody vouches for a laptop in a hall:
		VerifyPeerCertificate: func(certs [][]byte, _ [][]*x509.Certificate) error { // its print is known, or the code shows it
			sum := sha256.Sum256(certs[0])
			c.print = hex.EncodeToString(sum[:])
			if k.code == "" && c.print != k.print && !slices.Contains(k.others, c.print) {
				return errStranger
			}
			return nil
		}})
	stop := context.AfterFunc(ctx, func() { _ = raw.Close() })
	defer stop()
	c.Conn, c.r = t, bufio.NewReaderSize(t, longestLine)
	a, err := c.greet(t, k)
	if err == nil && a.Why != "" {
		err = &Refused{a.Why, a.Seconds, a.Wallchart > language}
	}
	if err == nil && ctx.Err() != nil {
		err = errSilent
	}
	if err != nil {
		_ = raw.Close()
		if ctx.Err() != nil && errors.Is(err, errNotOurs) {
			err = errSilent
		}
		return nil, a, err
	}
	return c, a, nil
}

// greet says who calls, and by a code also the key by which he will come from now on.
func (c *connected) greet(t *tls.Conn, k knock) (a answer, err error) {
	switch err := t.Handshake(); {
	case errors.Is(err, errStranger):
		return a, errStranger
	case err != nil:
		return a, deaf(err)
	}
	k.Wallchart = language
	if k.code != "" {
		if !isOf(k.code, c.print) {
			return a, errNotItsCode
		}
		k.Secret = k.code[:secretLength]
	}
	say(t, k.hello)
	if err := hear(c.r, &a); err != nil || a.Why != "" || k.code == "" {
		return a, deaf(err)
	}
	if a.Event == "" || a.Event != Tidy(a.Event) || !a.Role.known() || k.Event != "" && a.Event != k.Event {
		return a, errStranger
	}
	key, err := k.key(a.Event)
	if err != nil {
		return a, err
	}
	say(t, newKey{key})
	a = answer{}
	return a, deaf(hear(c.r, &a))
}

// deaf says that what takes the call gives no answer, or not ours; nil where it does.
func deaf(err error) error {
	if err == nil {
		return nil
	}
	var n net.Error
	if errors.As(err, &n) && n.Timeout() {
		return errSilent
	}
	return errNotOurs
}

// unreached says why there is no line, and what helps.
func unreached(address string, err error) error {
	var dns *net.DNSError
	if errors.As(err, &dns) {
		return phrase.Errorf("there is no computer with the address %s. Type it as the host shows it", address)
	}
	return &unreachable{phrase.Errorf("nobody answers at %s. Is the host still sharing, are both in one network, and does its firewall let "+
		"Wallchart through?", address)}
}

// unreachable says that nobody answers.
type unreachable struct{ error }

// Words says so.
func (u *unreachable) Words() phrase.Text { return sentenceOf(u.error) }

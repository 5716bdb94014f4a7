package sharing

import (
	"bufio"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"errors"
	"net"
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

// connected is a line after its first words; what was read too far is not lost.
type connected struct {
	net.Conn
	r *bufio.Reader
}

func (c *connected) Read(b []byte) (int, error) { return c.r.Read(b) }

// call goes to a host. Its certificate has the print that is known; where none is, the code says that both are at the ends of one line.
func call(ctx context.Context, address, print, code string, h hello) (c net.Conn, a answer, found string, err error) {
	dialer := net.Dialer{Timeout: 3 * time.Second}
	raw, err := dialer.DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, a, "", unreached(address, err)
	}
	t := tls.Client(raw, &tls.Config{MinVersion: tls.VersionTLS13, InsecureSkipVerify: true, // nobody vouches for a laptop in a hall:
		VerifyPeerCertificate: func(certs [][]byte, _ [][]*x509.Certificate) error { // its print is known, or the code is
			sum := sha256.Sum256(certs[0])
			found = hex.EncodeToString(sum[:])
			if print != "" && found != print {
				return errStranger
			}
			return nil
		}})
	_ = raw.SetDeadline(time.Now().Add(patience))
	stop := context.AfterFunc(ctx, func() { _ = raw.SetDeadline(time.Now()) })
	defer stop()
	a, r, err := greeted(t, print, code, h)
	if err != nil {
		_ = raw.Close()
		return nil, a, "", err
	}
	_ = raw.SetDeadline(time.Time{})
	return &connected{t, r}, a, found, nil
}

func greeted(t *tls.Conn, print, code string, h hello) (a answer, r *bufio.Reader, err error) {
	if err := t.Handshake(); err != nil {
		if errors.Is(err, errStranger) {
			return a, nil, errStranger
		}
		return a, nil, deaf(err)
	}
	h.Wallchart = language
	r = bufio.NewReaderSize(t, longestLine)
	key := h.Key
	var p *pake
	if code != "" {
		sid, err := lineID(t)
		if err == nil {
			p, err = newPake(code, sid)
		}
		if err != nil {
			return a, nil, err
		}
		h.Key, h.Share = "", p.share
	} else if print == "" {
		return a, nil, errStranger
	}
	say(t, h)
	if p != nil {
		if a, err = p.prove(t, r, key); err != nil {
			return a, nil, err
		}
	}
	if a.Why == "" {
		if err := hear(r, &a); err != nil {
			return a, nil, deaf(err)
		}
	}
	if a.Why != "" {
		return a, nil, &Refused{a.Why, a.Seconds, a.Wallchart > language}
	}
	return a, r, nil
}

// prove is the desk's side of the code.
func (p *pake) prove(t *tls.Conn, r *bufio.Reader, key string) (a answer, err error) {
	if err := hear(r, &a); err != nil {
		return a, deaf(err)
	}
	if a.Why != "" {
		return a, nil
	}
	common, err := p.key(a.Share, true)
	if err != nil {
		return a, errStranger
	}
	say(t, proofs{Proof: proof(common, "desk")})
	if err := hear(r, &a); err != nil {
		return a, deaf(err)
	}
	if a.Why != "" {
		return a, nil
	}
	if !hmac.Equal(a.Proof, proof(common, "host")) {
		return a, errStranger
	}
	say(t, proofs{Key: key})
	return answer{}, nil
}

// deaf says that what takes the call gives no answer, or not ours.
func deaf(err error) error {
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
	return phrase.Errorf("nobody answers at %s: %w. Is the host still sharing, are both in one network, and does its firewall let "+
		"Wallchart through?", address, err)
}

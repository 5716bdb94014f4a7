package handover

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"io"
	"net"
	"os"
	"strings"
	"time"
)

// loopback is a port of this computer. Whoever can read the key beside it is the same user: each end proves that it can before anything is
// said, so that neither another user nor a program that was given the port after a crash learns or does anything.
type loopback struct{}

func (loopback) listen(m Meeting) (net.Listener, error) {
	l, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	if err := put(m.path(".key"), l.Addr().String()+"\n"+rand.Text()+rand.Text()+"\n"); err != nil {
		_ = l.Close()
		return nil, err
	}
	return l, nil
}

// key is where the first one listens, and its secret.
func (loopback) key(m Meeting) (address, secret string, err error) {
	raw, err := os.ReadFile(m.path(".key"))
	if err != nil {
		return "", "", err
	}
	address, secret, _ = strings.Cut(strings.TrimSpace(string(raw)), "\n")
	if host, _, err := net.SplitHostPort(address); err != nil || host != "127.0.0.1" || secret == "" {
		return "", "", errStranger
	}
	return address, secret, nil
}

func (w loopback) dial(m Meeting, wait time.Duration) (net.Conn, error) {
	address, _, err := w.key(m)
	if err != nil {
		return nil, err
	}
	return net.DialTimeout("tcp4", address, wait)
}

const proof = 32 // bytes, as many as a question

// known: each end asks something that was never asked before, and answers the other's question with the secret in it.
func (w loopback) known(c net.Conn, m Meeting, server bool) error {
	_, secret, err := w.key(m)
	if err != nil {
		return err
	}
	ours, theirs, got := make([]byte, proof), make([]byte, proof), make([]byte, proof)
	if _, err := rand.Read(ours); err != nil {
		return err
	}
	if _, err := c.Write(ours); err != nil {
		return err
	}
	if _, err := io.ReadFull(c, theirs); err != nil {
		return err
	}
	me, other := "later", "first"
	if server {
		me, other = other, me
	}
	if !server { // who asks proves it first: the one that listens gives nothing away
		if _, err := c.Write(proves(secret, me, theirs, ours)); err != nil {
			return err
		}
	}
	if _, err := io.ReadFull(c, got); err != nil {
		return err
	}
	if !hmac.Equal(got, proves(secret, other, ours, theirs)) {
		return errStranger
	}
	if server {
		_, err = c.Write(proves(secret, me, theirs, ours))
	}
	return err
}

// proves answers a question; whose answer it is, and what they asked themselves, is in it, so that none can be sent back.
func proves(secret, who string, question, own []byte) []byte {
	h := hmac.New(sha256.New, []byte(secret))
	h.Write([]byte(who + ":"))
	h.Write(question)
	h.Write(own)
	return h.Sum(nil)
}

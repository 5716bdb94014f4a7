package sharing

import (
	"crypto/sha256"
	"encoding/binary"

	"wallchart/model/journal"
)

// chain is the digest of a row of steps: which they are, and in which order. Two desks with the same chain have the same event; a copy
// that was put back, a stream that was cut, or another host's, has another.
type chain [12]byte

// then is the chain with one step more.
func (c chain) then(e journal.Entry) chain {
	h := sha256.New()
	h.Write(c[:])
	name := e.ID
	if name == "" { // of an older version
		name = e.Desk + " " + e.Kind + " " + string(binary.BigEndian.AppendUint64(nil, uint64(e.Time.UnixNano())))
	}
	h.Write([]byte(name))
	return chain(h.Sum(nil)[:len(c)])
}

// chainOf is that of a log.
func chainOf(log []journal.Entry) (c chain) {
	for _, e := range log {
		c = c.then(e)
	}
	return c
}

// String is the chain as messages bear it.
func (c chain) String() string { return lettered.EncodeToString(c[:]) }

// letters are the first four, which two people can compare.
func (c chain) letters() string { return c.String()[:4] }

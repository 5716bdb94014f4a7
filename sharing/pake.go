package sharing

import (
	"bytes"
	"crypto/ecdh"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
	"errors"
	"math/big"
	"slices"
)

// A code of six figures is no key: whoever listened to a hash of it would try a million in a second. So the two sides run CPace
// (draft-irtf-cfrg-cpace-13, group X25519, initiator and responder): each sends a point that says nothing about the code, and both
// come to the same key only if they had the same code. Who stands in between has one guess for each connection, as who types at random.
// The session ID is taken from the TLS connection (RFC 5705). Who stands in between has a connection to each side, with two IDs, and so
// cannot pass on what the one side says to the other.

type pake struct {
	secret *ecdh.PrivateKey
	share  []byte
	sid    []byte
}

var errNoCode = errors.New("not a point")

// newPake begins on one side.
func newPake(code string, sid []byte) (*pake, error) {
	secret, err := ecdh.X25519().GenerateKey(rand.Reader)
	if err != nil {
		return nil, err
	}
	return pakeWith(secret, generator([]byte(code), nil, sid), sid)
}

func pakeWith(secret *ecdh.PrivateKey, point, sid []byte) (*pake, error) {
	share, err := times(secret, point)
	return &pake{secret, share, sid}, err
}

// times multiplies a point; the neutral one is refused.
func times(secret *ecdh.PrivateKey, point []byte) ([]byte, error) {
	p, err := ecdh.X25519().NewPublicKey(point)
	if err != nil {
		return nil, errNoCode
	}
	return secret.ECDH(p)
}

// key is what both sides come to (ISK in section 7.2); first is the share of who began, then that of who answered.
func (p *pake) key(other []byte, began bool) ([]byte, error) {
	k, err := times(p.secret, other)
	if err != nil {
		return nil, err
	}
	first, then := p.share, other
	if !began {
		first, then = other, p.share
	}
	sum := sha512.Sum512(slices.Concat(lengths([]byte("CPace255_ISK"), p.sid, k), lengths(first, nil), lengths(then, nil)))
	return sum[:], nil
}

// proof shows that a side has the key.
func proof(key []byte, side string) []byte {
	m := hmac.New(sha256.New, key)
	m.Write([]byte("wallchart " + side))
	return m.Sum(nil)
}

// lengths puts before each part how long it is (lv_cat).
func lengths(parts ...[]byte) []byte {
	var out []byte
	for _, p := range parts {
		out = append(binary.AppendUvarint(out, uint64(len(p))), p...)
	}
	return out
}

// generator is the point that a code stands for (calculate_generator, section 7.2 with Elligator 2 of RFC 9380).
func generator(code, channel, sid []byte) []byte {
	dsi := []byte("CPace255")
	pad := max(0, sha512.BlockSize-1-len(lengths(code))-len(lengths(dsi)))
	sum := sha512.Sum512(lengths(dsi, code, make([]byte, pad), channel, sid))
	u := bytes.Clone(sum[:32])
	u[31] &= 0x7f
	slices.Reverse(u)
	out := elligator2(new(big.Int).SetBytes(u)).FillBytes(make([]byte, 32))
	slices.Reverse(out)
	return out
}

// elligator2 is RFC 9380, 6.7.1, for curve25519: v² = u³ + 486662u² + u, with Z = 2.
func elligator2(r *big.Int) *big.Int {
	p := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 255), big.NewInt(19))
	a := big.NewInt(486662)
	mod := func(x *big.Int) *big.Int { return x.Mod(x, p) }
	d := mod(new(big.Int).Mul(r, r))
	d = mod(d.Add(d.Lsh(d, 1), big.NewInt(1)))
	if d.Sign() == 0 {
		d.SetInt64(1)
	}
	x := mod(new(big.Int).Neg(new(big.Int).Mul(a, new(big.Int).ModInverse(d, p))))
	y := new(big.Int).Add(x, a) // x³ + ax² + x
	y = mod(y.Mul(y, x))
	y = mod(y.Mul(y.Add(y, big.NewInt(1)), x))
	if big.Jacobi(y, p) == -1 {
		x = mod(new(big.Int).Sub(new(big.Int).Neg(x), a))
	}
	return x
}

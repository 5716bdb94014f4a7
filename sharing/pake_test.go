package sharing

import (
	"bytes"
	"crypto/ecdh"
	"encoding/hex"
	"slices"
	"testing"

	"wallchart/must"
)

func unhex(t *testing.T, s string) []byte {
	t.Helper()
	b := must.Have(hex.DecodeString(s))(t)
	return b
}

// TestCPace holds the point and the messages against the test vectors of the draft (appendix B.1).
func TestCPace(t *testing.T) {
	sid := unhex(t, "7e4b4791d6a8ef019b936c79fb7f2c57")
	g := generator([]byte("Password"), unhex(t, "6f630b425f726573706f6e6465720b415f696e69746961746f72"), sid)
	if want := unhex(t, "64e8099e3ea682cfdc5cb665c057ebb514d06bf23ebc9f743b51b82242327074"); !bytes.Equal(g, want) {
		t.Fatalf("the generator is %x", g)
	}
	side := func(secret, share string) *pake {
		k := must.Have(ecdh.X25519().NewPrivateKey(unhex(t, secret)))(t)
		p := must.Have(pakeWith(k, g, sid))(t)
		if !bytes.Equal(p.share, unhex(t, share)) {
			t.Errorf("a share is %x", p.share)
		}
		return p
	}
	a := side("21b4f4bd9e64ed355c3eb676a28ebedaf6d8f17bdc365995b319097153044080",
		"1b02dad6dbd29a07b6d28c9e04cb2f184f0734350e32bb7e62ff9dbcfdb63d15")
	b := side("848b0779ff415f0af4ea14df9dd1d3c29ac41d836c7808896c4eba19c51ac40a",
		"20cda5955f82c4931545bcbf40758ce1010d7db4db2a907013d79c7a8fcf957f")
	k, err := times(a.secret, b.share)
	if err != nil || !bytes.Equal(k, unhex(t, "f97fdfcfff1c983ed6283856a401de3191ca919902b323c5f950c9703df7297a")) {
		t.Errorf("the common point is %x, %v", k, err)
	}
	// of the key the draft has additional data, which we have not; the string that is hashed is laid out alike
	if got := slices.Concat(lengths([]byte("12")), lengths([]byte("345"))); hex.EncodeToString(got) != "02313203333435" {
		t.Errorf("laid out as %x", got)
	}
}

// TestOnlyTheSameCodeOnTheSameLine leads both sides to one key.
func TestOnlyTheSameCodeOnTheSameLine(t *testing.T) {
	for _, c := range []struct {
		a, b, onA, onB string
		same           bool
	}{{"123456", "123456", "x", "x", true}, {"123456", "123457", "x", "x", false}, {"123456", "123456", "x", "y", false}} {
		a := must.Have(newPake(c.a, []byte(c.onA)))(t)
		b := must.Have(newPake(c.b, []byte(c.onB)))(t)
		ka, errA := a.key(b.share, true)
		kb, errB := b.key(a.share, false)
		if errA != nil || errB != nil || bytes.Equal(ka, kb) != c.same {
			t.Errorf("%+v: %v %v, same %v", c, errA, errB, bytes.Equal(ka, kb))
		}
	}
	p, _ := newPake("123456", nil)
	for _, share := range [][]byte{make([]byte, 32), {1}, nil} {
		if _, err := p.key(share, true); err == nil {
			t.Errorf("%x is taken for a share", share)
		}
	}
}

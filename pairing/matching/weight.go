package matching

import "math/bits"

// Weight is an edge weight, least significant word first, made of bit fields
// that the caller lays out (see Layout).
type Weight []uint64

// Add adds v to the number that begins at bit shift. A sum that outgrows its
// field carries into the one above: the layout must leave room.
func (w Weight) Add(shift int, v uint64) {
	if v == 0 {
		return
	}
	i, s := shift>>6, uint(shift)&63
	low, high := v<<s, v>>1>>(63-s)
	w[i] += low
	if high != 0 || w[i] < low {
		w[i+1:].carry(w[i] < low, high)
	}
}

// Count adds 1 to the number that begins at bit shift.
func (w Weight) Count(shift int) { w.Add(shift, 1) }

// carry adds v and what the word below has carried.
func (w Weight) carry(carried bool, v uint64) {
	var c uint64
	if carried {
		c = 1
	}
	for i := 0; i < len(w) && (v != 0 || c != 0); i++ {
		w[i], c = bits.Add64(w[i], v, c)
		v = 0
	}
}

// Layout lays out bit fields in a weight, from the least significant upwards.
type Layout struct{ Bits int }

// Field reserves a field wide enough for sums up to most, and returns the bit
// at which it begins.
func (l *Layout) Field(most int) int {
	at := l.Bits
	l.Bits += bits.Len(uint(most))
	return at
}

// Words is how many words the fields take.
func (l *Layout) Words() int { return (l.Bits + 63) / 64 }

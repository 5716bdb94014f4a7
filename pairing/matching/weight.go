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
	i, s := shift/64, uint(shift%64)
	var carry uint64
	w[i], carry = bits.Add64(w[i], v<<s, 0)
	high := uint64(0)
	if s > 0 {
		high = v >> (64 - s)
	}
	for i++; i < len(w) && (high != 0 || carry != 0); i++ {
		w[i], carry = bits.Add64(w[i], high, carry)
		high = 0
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

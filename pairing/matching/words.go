package matching

import "math/bits"

// Words are the widths an edge weight can have inside the kernel: unsigned
// integers of 64 to 2048 bits, least significant word first. They are arrays,
// not slices, so that each width is compiled on its own and no weight is ever
// allocated.
type Words interface {
	[1]uint64 | [2]uint64 | [4]uint64 | [8]uint64 | [16]uint64 | [32]uint64
}

// add sets a to a+b.
func add[W Words](a, b *W) {
	if len(*a) == 1 {
		(*a)[0] += (*b)[0]
		return
	}
	var carry uint64
	for i := 0; i < len(*a); i++ {
		(*a)[i], carry = bits.Add64((*a)[i], (*b)[i], carry)
	}
}

// sub sets a to a−b; b must not be greater than a.
func sub[W Words](a, b *W) {
	if len(*a) == 1 {
		(*a)[0] -= (*b)[0]
		return
	}
	var borrow uint64
	for i := 0; i < len(*a); i++ {
		(*a)[i], borrow = bits.Sub64((*a)[i], (*b)[i], borrow)
	}
}

// half sets a to a/2.
func half[W Words](a *W) {
	for i := 0; i < len(*a)-1; i++ {
		(*a)[i] = (*a)[i]>>1 | (*a)[i+1]<<63
	}
	(*a)[len(*a)-1] >>= 1
}

// less reports a < b.
func less[W Words](a, b *W) bool {
	if last := len(*a) - 1; last == 0 || (*a)[last] != (*b)[last] {
		return (*a)[last] < (*b)[last]
	}
	return lessBelow(a, b)
}

func lessBelow[W Words](a, b *W) bool {
	for i := len(*a) - 1; i >= 0; i-- {
		if (*a)[i] != (*b)[i] {
			return (*a)[i] < (*b)[i]
		}
	}
	return false
}

func isZero[W Words](a *W) bool {
	var or uint64
	for i := 0; i < len(*a); i++ {
		or |= (*a)[i]
	}
	return or == 0
}

// slackOf sets out to a+b−w, which the caller knows not to be negative.
func slackOf[W Words](out, a, b, w *W) {
	var carry, borrow, s uint64
	if len(*a) == 1 {
		(*out)[0] = (*a)[0] + (*b)[0] - (*w)[0]
		return
	}
	if last := len(*a) - 1; last == 1 {
		s, carry = bits.Add64((*a)[0], (*b)[0], 0)
		(*out)[0], borrow = bits.Sub64(s, (*w)[0], 0)
		(*out)[last] = (*a)[last] + (*b)[last] + carry - (*w)[last] - borrow
		return
	}
	for i := 0; i < len(*a); i++ {
		s, carry = bits.Add64((*a)[i], (*b)[i], carry)
		(*out)[i], borrow = bits.Sub64(s, (*w)[i], borrow)
	}
}

// excess sets out to max(w−a, 0).
func excess[W Words](out, w, a *W) {
	if less(w, a) {
		*out = *new(W)
		return
	}
	*out = *w
	sub(out, a)
}

func fromWeight[W Words](x Weight) (w W) {
	for i := 0; i < len(w) && i < len(x); i++ {
		w[i] = x[i]
	}
	return w
}

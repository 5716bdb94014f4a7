package matching

import "math/bits"

// Sides is a graph of two sides with as many vertices each, rows and columns,
// joined only across: a bit for each row and column. Reset keeps the memory.
type Sides struct {
	n, words int
	bits     []uint64 // words for each row
	turned   []uint64 // words for each column

	columnOf, rowOf []int32
	from            []int32
	seen            []uint64
	queue           []int32
}

// Reset makes it a graph of n rows and n columns, all joined.
func (s *Sides) Reset(n int) {
	s.n, s.words = n, (n+63)/64
	s.bits = grow(s.bits, n*s.words)
	for k := range s.bits {
		s.bits[k] = ^uint64(0)
	}
	if over := n & 63; over != 0 {
		for v := range n {
			s.bits[(v+1)*s.words-1] = 1<<over - 1
		}
	}
}

// Part takes away the edge of a row and a column.
func (s *Sides) Part(row, column int) { s.bits[row*s.words+column>>6] &^= 1 << (column & 63) }

// Block takes away all edges between some rows and some columns.
func (s *Sides) Block(rows, columns []int) {
	mask := make([]uint64, s.words)
	for _, c := range columns {
		mask[c>>6] |= 1 << (c & 63)
	}
	for _, r := range rows {
		for k, m := range mask {
			s.bits[r*s.words+k] &^= m
		}
	}
}

func (s *Sides) joined(row, column int32) bool {
	return s.bits[int(row)*s.words+int(column)>>6]>>(column&63)&1 != 0
}

// Perfect reports whether each row can have a column of its own.
func (s *Sides) Perfect() bool {
	n := s.n
	s.columnOf, s.rowOf, s.from = grow(s.columnOf, n), grow(s.rowOf, n), grow(s.from, n)
	s.seen = grow(s.seen, s.words)
	free := make([]uint64, s.words)
	for v := range n {
		s.columnOf[v], s.rowOf[v] = none, none
		free[v>>6] |= 1 << (v & 63)
	}
	for r := range n {
		for k, word := range s.bits[r*s.words : (r+1)*s.words] {
			if word &= free[k]; word != 0 {
				c := int32(k<<6 + bits.TrailingZeros64(word))
				s.columnOf[r], s.rowOf[c] = c, int32(r)
				free[k] &^= 1 << (c & 63)
				break
			}
		}
	}
	for r := range n {
		if s.columnOf[r] == none && !s.augment(int32(r)) {
			return false
		}
	}
	return true
}

// augment finds a column for a row that has none, moving others.
func (s *Sides) augment(root int32) bool {
	clear(s.seen)
	s.queue = append(s.queue[:0], root)
	for at := 0; at < len(s.queue); at++ {
		r := s.queue[at]
		for k, word := range s.bits[int(r)*s.words : (int(r)+1)*s.words] {
			word &^= s.seen[k]
			s.seen[k] |= word
			for ; word != 0; word &= word - 1 {
				c := int32(k<<6 + bits.TrailingZeros64(word))
				if s.from[c] = r; s.rowOf[c] != none {
					s.queue = append(s.queue, s.rowOf[c])
					continue
				}
				for c != none {
					r := s.from[c]
					c, s.columnOf[r], s.rowOf[c] = s.columnOf[r], c, r
				}
				return true
			}
		}
	}
	return false
}

// First is the first of all ways to give each row a column of its own, compared
// by the column of the first row, then of the second, and so on. The result
// has a column for each row and is valid until the next call; it is nil when
// there is no way.
func (s *Sides) First() []int32 {
	if !s.Perfect() {
		return nil
	}
	s.turn()
	open := make([]uint64, s.words) // columns not yet given for good
	for v := range s.n {
		open[v>>6] |= 1 << (v & 63)
	}
	for r := range int32(s.n) {
		s.settle(r, open)
		c := s.columnOf[r]
		open[c>>6] &^= 1 << (c & 63)
	}
	return s.columnOf
}

// settle gives row r the first open column that leaves the rows after it a
// column each.
func (s *Sides) settle(r int32, open []uint64) {
	own, reached := s.columnOf[r], false
	for k, word := range s.bits[int(r)*s.words : (int(r)+1)*s.words] {
		for word &= open[k]; word != 0; word &= word - 1 {
			c := int32(k<<6 + bits.TrailingZeros64(word))
			if c == own {
				return
			}
			loser := s.rowOf[c]
			if s.joined(loser, own) { // they change
				s.columnOf[r], s.rowOf[c] = c, r
				s.columnOf[loser], s.rowOf[own] = own, loser
				return
			}
			if !reached {
				s.reach(r, own)
				reached = true
			}
			if s.from[loser] == none {
				continue
			}
			for loser != none { // each moves on, the last one to own
				to := s.from[loser]
				next := s.rowOf[to]
				s.columnOf[loser], s.rowOf[to] = to, loser
				if loser = next; to == own {
					break
				}
			}
			s.columnOf[r], s.rowOf[c] = c, r
			return
		}
	}
}

// reach finds, for each row after r, the column it can move to so that in the
// end, all moving on, column own is taken; none for rows that cannot.
func (s *Sides) reach(r, own int32) {
	for v := range s.from {
		s.from[v] = none
	}
	clear(s.seen)
	for v := range r + 1 { // rows that are settled stay where they are
		s.seen[v>>6] |= 1 << (v & 63)
	}
	s.queue = append(s.queue[:0], own)
	for at := 0; at < len(s.queue); at++ {
		c := s.queue[at]
		for k, word := range s.turned[int(c)*s.words : (int(c)+1)*s.words] {
			word &^= s.seen[k]
			s.seen[k] |= word
			for ; word != 0; word &= word - 1 {
				v := int32(k<<6 + bits.TrailingZeros64(word))
				s.from[v] = c
				s.queue = append(s.queue, s.columnOf[v])
			}
		}
	}
}

// turn lists the rows of each column.
func (s *Sides) turn() {
	s.turned = grow(s.turned, len(s.bits))
	clear(s.turned)
	for r := range s.n {
		for k, word := range s.bits[r*s.words : (r+1)*s.words] {
			for ; word != 0; word &= word - 1 {
				s.turned[(k<<6+bits.TrailingZeros64(word))*s.words+r>>6] |= 1 << (r & 63)
			}
		}
	}
}

package qr

import (
	"strings"
	"testing"

	"wallchart/must"
)

// TestReadBack reads the smallest code, version 1 of 21 squares, as a phone does, by ISO/IEC 18004: the mask from the format beside
// the upper left corner, then two columns at a time from the right, up and down in turn, without the squares that say where
// the code lies.
func TestReadBack(t *testing.T) {
	const text = "http://a.de" // eleven characters, as many as version 1 holds at level Q (table 7)
	c := must.Have(Of(text))(t)
	if c.Text != text || len(c.Dark) != 21 {
		t.Fatalf("%q in %d squares", c.Text, len(c.Dark))
	}
	format := 0
	for x := range 5 { // 15 bits, of which the first five say the level and the mask; 7.9.1
		format <<= 1
		if c.Dark[8][x] {
			format |= 1
		}
	}
	format ^= 0b10101
	if format>>3 != 0b11 {
		t.Fatalf("it is of level %02b, and Q is 11", format>>3)
	}
	masks := []func(y, x int) bool{ // table 10
		func(y, x int) bool { return (y+x)%2 == 0 }, func(y, _ int) bool { return y%2 == 0 }, func(_, x int) bool { return x%3 == 0 },
		func(y, x int) bool { return (y+x)%3 == 0 }, func(y, x int) bool { return (y/2+x/3)%2 == 0 },
		func(y, x int) bool { return y*x%2+y*x%3 == 0 }, func(y, x int) bool { return (y*x%2+y*x%3)%2 == 0 },
		func(y, x int) bool { return ((y+x)%2+y*x%3)%2 == 0 },
	}
	mask := masks[format&7]
	var bits []bool
	up := true
	for right := 20; right > 0; right -= 2 {
		if right == 6 {
			right-- // the column of the timing pattern
		}
		for k := range 21 {
			y := k
			if up {
				y = 20 - k
			}
			for _, x := range []int{right, right - 1} {
				if y < 9 && (x < 9 || x > 12) || y > 12 && x < 9 || y == 6 {
					continue
				}
				bits = append(bits, c.Dark[y][x] != mask(y, x))
			}
		}
		up = !up
	}
	number := func(from, length int) (n int) {
		for _, b := range bits[from : from+length] {
			n <<= 1
			if b {
				n |= 1
			}
		}
		return n
	}
	if number(0, 4) != 0b0100 || number(4, 8) != len(text) { // bytes, and how many; 7.4
		t.Fatalf("mode %04b, %d characters", number(0, 4), number(4, 8))
	}
	var read strings.Builder
	for n := range len(text) {
		read.WriteByte(byte(number(12+8*n, 8)))
	}
	if read.String() != text {
		t.Errorf("a phone reads %q", read.String())
	}
}

func TestTooLong(t *testing.T) {
	if _, err := Of(strings.Repeat("x", 5000)); err == nil || !strings.Contains(err.Error(), "too long for a QR code") {
		t.Error(err)
	}
}

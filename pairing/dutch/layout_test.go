package dutch

import (
	"slices"
	"testing"
)

// A criterion that counts by score needs room for the players of each score, but for none of the next score group's; one
// that does not come into question needs none.
func TestRoomPerScore(t *testing.T) {
	for _, c := range []struct {
		needed bool
		nexts  int
		want   []int
	}{{true, 0, []int{3, 2}}, {true, 1, []int{0, 2}}, {true, 5, []int{0, 2}}, {false, 0, nil}, {false, 1, nil}} {
		b := &bracket{}
		b.slots, b.nexts = []int{3, 2}, c.nexts
		if got := perScore(func(*bracket) bool { return c.needed })(b, nil); !slices.Equal(got, c.want) {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

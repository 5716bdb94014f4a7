package table

// Room is memory for cells that is used again, for a screen that shows a large table anew after every key: what is made in it
// overwrites what was made in it before. A nil Room is new memory each time.
type Room struct {
	cells []Cell
	used  int
}

// Empty makes all of the room free. Much of it that was not used is given back.
func (r *Room) Empty() {
	if r.used < len(r.cells)/4 {
		r.cells = nil
	}
	r.used = 0
}

// Cells are n cells that nobody else has been given since the room was emptied. What stands in them is to be overwritten.
func (r *Room) Cells(n int) []Cell {
	if r == nil {
		return make([]Cell, n)
	}
	if n > len(r.cells)-r.used {
		r.cells, r.used = make([]Cell, r.used+n), 0
	}
	r.used += n
	return r.cells[r.used-n : r.used : r.used]
}

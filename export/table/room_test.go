package table

import "testing"

// TestRoom: cells are each given once until the room is emptied, then the same ones again; a room of which little was used is
// given back.
func TestRoom(t *testing.T) {
	t.Parallel()
	var r Room
	first := r.Cells(8)
	if len(first) != 8 || cap(first) != 8 {
		t.Fatalf("%d cells of %d, want 8", len(first), cap(first))
	}
	if second := r.Cells(2); len(second) != 2 || &second[0] == &first[0] || &second[0] == &first[7] {
		t.Fatal("cells are given twice")
	}
	r.Empty()
	a, b := r.Cells(5), r.Cells(5)
	if &a[0] == &b[0] || &a[4] == &b[0] {
		t.Fatal("cells are given twice")
	}
	r.Empty()
	if c := r.Cells(1); &c[0] != &a[0] {
		t.Fatal("an emptied room is not used again")
	}
	r.Empty() // 1 of 10: less than a quarter
	if d := r.Cells(2); &d[0] == &a[0] || len(r.cells) != 2 {
		t.Fatalf("a room too large is kept: %d cells", len(r.cells))
	}
	r.Empty()
	r.Cells(2)
	r.Empty()
	if e := r.Cells(1); len(r.cells) != 2 || len(e) != 1 {
		t.Fatalf("a room half used is given back: %d cells", len(r.cells))
	}
	var none *Room
	if x, y := none.Cells(1), none.Cells(1); &x[0] == &y[0] {
		t.Fatal("without a room the same cells are given twice")
	}
}

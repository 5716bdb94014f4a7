package dubov

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/must"
	"wallchart/pairing"
)

// Who is moved out of the halves of a large bracket (4.3) does not depend on how many places are settled at a time. Some want
// White and the others Black, and each may meet only a few, drawn at random, so that many pairs lie inside a half.
func TestMovedInPieces(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 3))
	inside := 0
	for _, white := range []int{130, 100, 66, 40, 4} {
		const n = 130
		wants := make([]byte, n)
		for k := range wants {
			wants[k] = "wb"[yes(k >= white)]
		}
		k, all := people(string(wants))
		k.f = &pairing.Field{Players: make([]pairing.Player, n)}
		meet := map[[2]int]bool{}
		for i := 0; i < n; i += 2 {
			meet[[2]int{i, i + 1}] = true // one pairing there is
		}
		for range 300 {
			i, j := r.IntN(n), r.IntN(n)
			meet[[2]int{min(i, j), max(i, j)}] = true
		}
		for i := range n {
			for j := range n {
				if i != j && !meet[[2]int{min(i, j), max(i, j)}] {
					k.ps[i].Barred = append(k.ps[i].Barred, int32(j))
				}
			}
		}
		var moved [2][2][]int32
		for run, room := range []int{64, 192} {
			k.room = room
			b := &bracket{members: all, size: n}
			must.Do(t, k.recompose(b))
			moved[run] = b.halves.moved
		}
		for side := range 2 {
			inside += len(moved[0][side])
			if !slices.Equal(moved[0][side], moved[1][side]) {
				t.Errorf("%d want White: 64 at a time %v are moved out of half %d, all at once %v",
					white, moved[0][side], side+1, moved[1][side])
			}
		}
	}
	if inside < 150 {
		t.Errorf("%d are moved: too few", inside)
	}
}

// Nor does who floats up (4.2): none of 40 residents may meet another, and each may meet but a few of the 160 below, drawn at
// random. The others below need not be paired.
func TestLiftedInPieces(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	const size, n = 40, 200
	for range 4 {
		wants := make([]byte, n)
		for k := range wants {
			wants[k] = "wb"[r.IntN(2)]
		}
		k, all := people(string(wants))
		meet := map[[2]int]bool{}
		for i := range size {
			for range 4 {
				meet[[2]int{i, size + r.IntN(n-size)}] = true
			}
			meet[[2]int{i, size + 4*i}] = true
		}
		for i := range size {
			for j := range n {
				if i != j && !meet[[2]int{i, j}] {
					k.ps[i].Barred = append(k.ps[i].Barred, int32(j))
					k.ps[j].Barred = append(k.ps[j].Barred, int32(i))
				}
			}
		}
		for v := range k.ps {
			slices.Sort(k.ps[v].Barred)
			if v < size {
				k.ps[v].Score = 2
			}
		}
		var lifted [2][]int
		for run, room := range []int{64, 192} {
			k.room = room
			c := &choice{t: k, verts: all, size: size}
			c.link()
			var err error
			if lifted[run], err = c.first(); err != nil {
				t.Fatal(err)
			}
		}
		if len(lifted[0]) != size || !slices.Equal(lifted[0], lifted[1]) {
			t.Errorf("64 at a time %v float up, all at once %v", lifted[0], lifted[1])
		}
	}
}

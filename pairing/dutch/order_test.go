package dutch

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/fide"
)

// earliest gives each of the uppers one of the lowers, in lexicographic order (4.2): each
// the earliest whom he may have and who leaves the others enough.
func earliest(uppers, lowers []int, may func(i, j int) bool) [][2]int32 {
	// enough tells whether each of some uppers can have one of the free lowers.
	enough := func(some, free []int) bool {
		owner := map[int]int{}
		for _, i := range some {
			seen := map[int]bool{}
			var find func(i int) bool
			find = func(i int) bool {
				for _, j := range free {
					if !may(i, j) || seen[j] {
						continue
					}
					seen[j] = true
					if k, taken := owner[j]; !taken || find(k) {
						owner[j] = i
						return true
					}
				}
				return false
			}
			if !find(i) {
				return false
			}
		}
		return true
	}
	var pairs [][2]int32
	free := slices.Clone(lowers)
	for k, i := range uppers {
		for at, j := range free {
			if rest := slices.Delete(slices.Clone(free), at, at+1); may(i, j) && enough(uppers[k+1:], rest) {
				pairs, free = append(pairs, [2]int32{int32(i), int32(j)}), rest
				break
			}
		}
	}
	return pairs
}

func numbers(from, to int) (list []int) {
	for k := from; k < to; k++ {
		list = append(list, k)
	}
	return list
}

func byUpper(pairs [][2]int32) [][2]int32 {
	slices.SortFunc(pairs, func(a, b [2]int32) int { return int(a[0] - b[0]) })
	return pairs
}

// The order of candidates holds in brackets whose numbers fill many words: 130 players of
// one score, of whom two in three may not meet; for each of S1 there is one of S2 who is
// due the other colour, so nobody need go without his.
func TestLargeHomogeneousBracketInOrder(t *testing.T) {
	const half = 65
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 12))
		tk := prepared(make([]int, 2*half), nil, nil)
		partner := r.Perm(half)
		for i := range half {
			a, b := &tk.ps[i], &tk.ps[half+partner[i]]
			a.Strength, b.Strength, a.Wants, b.Wants = fide.Strong, fide.Strong, model.White, model.Black
			if r.IntN(2) == 0 {
				a.Wants, b.Wants = b.Wants, a.Wants
			}
			for j := range half {
				if j != partner[i] && r.IntN(3) > 0 {
					a.Barred = append(a.Barred, int32(half+j))
					tk.ps[half+j].Barred = append(tk.ps[half+j].Barred, int32(i))
				}
			}
		}
		b := tk.newBracket(nil, 0)
		if ok, err := b.extend(everybody).solve(); !ok || err != nil {
			t.Fatal(ok, err)
		}
		want := earliest(numbers(0, half), numbers(half, 2*half), func(i, j int) bool {
			return tk.mayMeet(int32(i), int32(j)) && tk.ps[i].Wants != tk.ps[j].Wants
		})
		if got := byUpper(b.pairs); !slices.Equal(got, want) {
			t.Errorf("seed %d: %v, want %v", seed, got, want)
		}
	}
}

// Forty moved down to eighty, of whom they have met two in three; the first of both are due
// White, so that they would not meet though they may (C12 goes before the order).
func TestLargeHeterogeneousBracketInOrder(t *testing.T) {
	const moved, residents = 40, 80
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 13))
		tk := prepared(slices.Concat(slices.Repeat([]int{2}, moved), make([]int, residents)), nil, nil)
		for _, i := range []int{0, moved} {
			tk.ps[i].Wants, tk.ps[i].Strength = model.White, fide.Mild
		}
		for i := range moved {
			for j := range residents {
				if (i > 0 || j > 0) && r.IntN(3) > 0 && j != 2*i {
					tk.ps[i].Barred = append(tk.ps[i].Barred, int32(moved+j))
					tk.ps[moved+j].Barred = append(tk.ps[moved+j].Barred, int32(i))
				}
			}
		}
		b := tk.newBracket(fide.Between(0, moved), moved)
		if ok, err := b.extend(everybody).solve(); !ok || err != nil {
			t.Fatal(ok, err)
		}
		all := numbers(0, moved+residents)
		want := earliest(all[:moved], all[moved:], func(i, j int) bool {
			return tk.mayMeet(int32(i), int32(j)) && (i > 0 || j > moved)
		})
		rest := slices.DeleteFunc(all[moved:], func(j int) bool {
			return slices.ContainsFunc(want, func(p [2]int32) bool { return int(p[1]) == j })
		})
		want = append(want, earliest(rest[:len(rest)/2], rest[len(rest)/2:], func(i, j int) bool { return true })...)
		if got := byUpper(b.pairs); fmt.Sprint(got) != fmt.Sprint(byUpper(want)) {
			t.Errorf("seed %d: %v, want %v", seed, got, want)
		}
	}
}

// Players in front of S1, and as many at the end of S2, who may meet each other alone, change
// nothing for the others: the numbers between them differ as they did. Of the small brackets
// those of eight are compared with the text, and the others with it elsewhere.
func TestExchangesAsInASmallBracket(t *testing.T) {
	exchanged := 0
	for seed := range uint64(90) {
		c := drawBracket(rand.New(rand.NewPCG(seed, 14)), 7+int(seed%6))
		tk, small := c.paired(t, 0)
		_, large := c.paired(t, []int{20, 40, 54}[seed%3])
		if !slices.Equal(small, large) {
			t.Errorf("seed %d: %d players %v, with others on both sides %v", seed, c.n, small, large)
		}
		if c.n == 8 {
			w := &witness{t: tk}
			if best := w.bracket(nil, tk.everybody(), nil, anyPairing); !slices.Equal(small, byUpper(best.pairs)) {
				t.Errorf("seed %d: %v, by the text %v", seed, small, best.pairs)
			}
		}
		if small[len(small)-1][0] >= int32(c.n/2) {
			exchanged++
		}
	}
	if exchanged < 30 {
		t.Errorf("only %d had an exchange", exchanged)
	}
}

// A drawnBracket is one score group, of which not all may meet.
type drawnBracket struct {
	n     int
	apart map[[2]int]bool
	wants []model.Colour
	idle  []int // rounds without a game; less than none for one who may not have the bye
}

func drawBracket(r *rand.Rand, n int) *drawnBracket {
	c := &drawnBracket{n: n, apart: map[[2]int]bool{}}
	sure, open := r.Perm(n), 1+r.IntN(4)
	for j := range n {
		c.wants = append(c.wants, []model.Colour{model.White, model.Black, model.NoColour}[r.IntN(3)])
		c.idle = append(c.idle, r.IntN(4)-1)
		for i := range j {
			if slices.Index(sure, i)/2 != slices.Index(sure, j)/2 && r.IntN(10) >= open {
				c.apart[[2]int{i, j}] = true
			}
		}
	}
	c.idle[sure[n-1]] = 2
	return c
}

// paired are the pairs of the bracket with so many others in front and behind.
func (c *drawnBracket) paired(t *testing.T, more int) (*task, [][2]int32) {
	f := fresh(c.n+2*more, 1)
	for j := range f.Players {
		for i := range j {
			a, b := i-more, j-more
			small := a >= 0 && b < c.n
			if small && c.apart[[2]int{a, b}] || !small && j-i != more+c.n {
				f.Forbidden = append(f.Forbidden, [2]int{i, j})
			}
		}
	}
	tk := newTask(f, pairing.Options{}, current)
	tk.odd = c.n%2 == 1
	for v := range tk.ps {
		tk.ps[v].bye = false
	}
	for k := range c.n {
		p := &tk.ps[more+k]
		if p.bye, p.unplayed = c.idle[k] >= 0, max(0, c.idle[k]); c.wants[k] != model.NoColour {
			p.Wants, p.Strength = c.wants[k], []fide.Strength{fide.Mild, fide.Strong}[k%2]
		}
	}
	b := tk.newBracket(nil, 0)
	if ok, err := b.extend(everybody).solve(); !ok || err != nil {
		t.Fatalf("%+v: %v, %v", c, ok, err)
	}
	var pairs [][2]int32
	for _, p := range b.pairs {
		if a, b := p[0]-int32(more), p[1]-int32(more); a >= 0 && int(b) < c.n {
			pairs = append(pairs, [2]int32{a, b})
		}
	}
	return tk, byUpper(pairs)
}

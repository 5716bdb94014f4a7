package prizes

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"wallchart/model"
)

// drawnRules are rules with who they are for, said a second time.
var drawnRules = []struct {
	rule string
	is   func(p *model.Player) bool
	rank int // in 32B4: places, classes from the highest, others
}{
	{"place", func(*model.Player) bool { return true }, 0},
	{"U2000", func(p *model.Player) bool { return p.Rating > 0 && p.Rating < 2000 }, 1},
	{"1600-1799", func(p *model.Player) bool { return p.Rating >= 1600 && p.Rating <= 1799 }, 2},
	{"U1600", func(p *model.Player) bool { return p.Rating > 0 && p.Rating < 1600 }, 3},
	{"unrated", func(p *model.Player) bool { return p.Rating == 0 }, 4},
	{"girls", func(p *model.Player) bool { return p.Sex == "w" }, 5},
	{"club North", func(p *model.Player) bool { return p.Club == "North" }, 6},
}

type drawn struct {
	t    *model.Tournament
	s    *model.Section
	fund model.Fund
	rule []int // of each prize, in drawnRules
}

// draw makes a small event and a fund. In a fund of which the order says nothing no two lists that only the order tells
// apart have prizes of the same amount.
func draw(t *rapid.T) drawn {
	var text string
	n := rapid.IntRange(1, 7).Draw(t, "players")
	for i := range n {
		rating := rapid.SampledFrom([]int{2100, 1900, 1700, 1650, 1500, 0}).Draw(t, "rating")
		score := rapid.IntRange(1, 3).Draw(t, "score")
		text += fmt.Sprintf("P%d %d %d", i+1, rating, score)
		if rapid.Bool().Draw(t, "girl") {
			text += " sex w"
		}
		if rapid.Bool().Draw(t, "North") {
			text += " club North"
		}
		text += "\n"
	}
	ev, s := event(t, text)
	inOrder(s)
	d := drawn{t: ev, s: s}
	for range rapid.IntRange(1, 7).Draw(t, "prizes") {
		r := rapid.SampledFrom([]int{0, 0, 0, 1, 2, 3, 4, 5, 6}).Draw(t, "rule")
		amount := model.Cents(rapid.IntRange(1, 12).Draw(t, "amount") * 1000)
		if rapid.Bool().Draw(t, "odd") {
			amount += model.Cents(rapid.IntRange(0, 99).Draw(t, "cents"))
		}
		for slices.ContainsFunc(d.fund.Prizes, func(p model.Prize) bool { return p.Amount == amount && r > 4 }) {
			amount++
		}
		d.fund.Prizes = append(d.fund.Prizes, model.Prize{Name: fmt.Sprint(r, amount), Amount: amount, Rule: drawnRules[r].rule})
		d.rule = append(d.rule, r)
	}
	return d
}

// TestLaws: whatever the division, nothing is paid twice, paid and left come to the fund, no share is below nothing,
// and the order in which players and prizes were entered says nothing.
func TestLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		d.fund.Division = rapid.SampledFrom(model.PrizeDivisions).Draw(t, "division")
		d.fund.Whole = rapid.Bool().Draw(t, "whole")
		d.fund.Several = rapid.IntRange(0, 3).Draw(t, "several") == 0
		if rapid.Bool().Draw(t, "limit") {
			d.fund.Limits = []model.PrizeLimit{rapid.SampledFrom([]model.PrizeLimit{{Rule: "unrated", Most: 2000}, {Rule: "U1600", Percent: 30},
				{Rule: "girls"}}).Draw(t, "limited")}
		}
		if rapid.Bool().Draw(t, "based on") {
			d.fund.BasedOn = rapid.IntRange(1, 12).Draw(t, "entries")
		}
		once := divided(t, d.t, d.s, d.fund)
		for _, a := range once.Awards {
			if l := d.limitOf(a.ID); l != nil && l.Most > 0 && a.Amount > l.Most {
				t.Fatalf("%s gets %s, more than the limit", a.Name, a.Amount)
			}
			if l := d.limitOf(a.ID); l != nil && l.Rule == "girls" {
				t.Fatalf("%s gets %s and may win nothing", a.Name, a.Amount)
			}
		}
		d.lawful(t, once)
		if once.Total == once.Paid != (len(once.Left) == 0) {
			t.Fatalf("%s of %s is paid, and %d prizes are left", once.Paid, once.Total, len(once.Left))
		}
		if d.fund.BasedOn > 0 {
			return // what does not divide goes to the first prize of the list
		}
		// Players in another order, prizes in another order: the same amounts.
		s := *d.s
		s.Players = rapid.Permutation(s.Players).Draw(t, "players in order")
		s.Adjustments = rapid.Permutation(s.Adjustments).Draw(t, "scores in order")
		ev := *d.t
		ev.Sections = []*model.Section{&s}
		fund := d.fund
		if !slices.ContainsFunc(d.rule, func(r int) bool { return r > 4 }) {
			fund.Prizes = rapid.Permutation(fund.Prizes).Draw(t, "prizes in order")
		}
		if a, b := amounts(once), amounts(divided(t, &ev, &s, fund)); a != b {
			t.Fatalf("in another order it is\n%s, and was\n%s", b, a)
		}
	})
}

// lawful: but for what others may not win, a limit in percent is one of what would be paid without it; and with no limit
// nothing is left that somebody with nothing could have won.
func (d *drawn) lawful(t *rapid.T, once *Division) {
	free := d.fund
	free.Limits = nil
	without := map[model.ID]model.Cents{}
	for _, a := range divided(t, d.t, d.s, free).Awards {
		without[a.ID] = a.Amount
	}
	got := map[model.ID]model.Cents{}
	for _, a := range once.Awards {
		got[a.ID] = a.Amount - a.Moved
	}
	for i := range d.s.Players {
		p := &d.s.Players[i]
		if len(d.fund.Limits) == 0 {
			for _, left := range once.Left {
				if got[p.ID] == 0 && drawnRules[d.rule[left.Prize]].is(p) {
					t.Fatalf("%s gets nothing, and %s is left", p.Name, d.fund.Prizes[left.Prize].Name)
				}
			}
			continue
		}
		l := d.fund.Limits[0]
		if l.Percent > 0 && drawnRules[3].is(p) && got[p.ID]*100 > without[p.ID]*model.Cents(l.Percent) {
			t.Fatalf("%s gets %s, more than %d%% of %s", p.Name, got[p.ID], l.Percent, without[p.ID])
		}
	}
}

func (d *drawn) limitOf(id model.ID) *model.PrizeLimit {
	for n, l := range d.fund.Limits {
		p := d.s.Player(id)
		if l.Rule == "unrated" && p.Rating == 0 || l.Rule == "girls" && p.Sex == "w" {
			return &d.fund.Limits[n]
		}
	}
	return nil
}

// TestBestForEveryWinner tries all sets of prizes for every group in turn, and all ways to hand them out: the pool is the
// most valuable there is, nobody could have had more of another flight, and what is paid is what it comes to, computed
// with fractions.
func TestBestForEveryWinner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		got := map[model.ID]model.Cents{}
		for _, a := range divided(t, d.t, d.s, d.fund).Awards {
			got[a.ID] = a.Amount
		}
		for id, want := range d.tried(t) {
			off := new(big.Rat).Sub(want, big.NewRat(int64(got[id]), 1))
			if off.Abs(off).Cmp(big.NewRat(1, 1)) >= 0 {
				t.Fatalf("%s gets %s, and by trying all it is %s cents", d.s.Player(id).Name, got[id], want.FloatString(2))
			}
		}
	})
}

// tried divides by trying everything.
func (d *drawn) tried(t *rapid.T) map[model.ID]*big.Rat {
	out := map[model.ID]*big.Rat{}
	left := make([]int, len(d.rule))
	for z := range left {
		left[z] = z
	}
	slices.SortStableFunc(left, func(a, b int) int {
		return cmp.Or(cmp.Compare(d.fund.Prizes[b].Amount, d.fund.Prizes[a].Amount),
			cmp.Compare(drawnRules[d.rule[a]].rank, drawnRules[d.rule[b]].rank))
	})
	for score := 3; score > 0; score-- {
		var g []*model.Player
		for i, a := range d.s.Adjustments {
			if a.Games == model.Points(score)*model.One {
				g = append(g, &d.s.Players[i])
			}
		}
		for len(g) > 0 {
			pool := d.bestSet(g, left)
			x := d.filled(g, left, pool)
			gone, own := d.dissatisfied(g, left, x)
			if gone == nil {
				for n, p := range g {
					out[p.ID] = x[n]
					d.noBetter(t, p, g, left, x[n])
				}
				left = without(left, pool)
				break
			}
			each := d.each(own, len(gone))
			for _, p := range gone {
				out[p.ID] = each
			}
			left = without(left, own)
			g = slices.DeleteFunc(g, func(p *model.Player) bool { return slices.Contains(gone, p) })
		}
	}
	return out
}

// bestSet is the most valuable of all sets that can be handed out, and of these the one that 32B4 prefers.
func (d *drawn) bestSet(g []*model.Player, left []int) []int {
	var best []int
	most := model.Cents(-1)
	for mask := range 1 << len(left) {
		var set []int
		var total model.Cents
		for n, z := range left {
			if mask&(1<<n) != 0 {
				set, total = append(set, z), total+d.fund.Prizes[z].Amount
			}
		}
		if len(set) > len(g) || !d.handed(set, g, nil) {
			continue
		}
		in := func(s []int) []int { // positions in left, the first of them first
			var at []int
			for _, z := range s {
				at = append(at, slices.Index(left, z))
			}
			return at
		}
		if total > most || total == most && slices.Compare(in(set), in(best)) < 0 {
			best, most = set, total
		}
	}
	return best
}

// handed tries all ways to give each prize of a set to another player who may have it.
func (d *drawn) handed(set []int, g, taken []*model.Player) bool {
	if len(set) == 0 {
		return true
	}
	return slices.ContainsFunc(g, func(p *model.Player) bool {
		return !slices.Contains(taken, p) && drawnRules[d.rule[set[0]]].is(p) && d.handed(set[1:], g, append(slices.Clone(taken), p))
	})
}

// filled shares the pool; whoever would have more than he could win alone has that, and the rest is shared anew.
func (d *drawn) filled(g []*model.Player, left, pool []int) []*big.Rat {
	x := make([]*big.Rat, len(g))
	total, open := new(big.Rat), len(g)
	for _, z := range pool {
		total.Add(total, big.NewRat(int64(d.fund.Prizes[z].Amount), 1))
	}
	for again := true; again && open > 0; {
		again = false
		each := new(big.Rat).Quo(total, big.NewRat(int64(open), 1))
		for n, p := range g {
			top := new(big.Rat)
			for _, z := range left {
				if drawnRules[d.rule[z]].is(p) && big.NewRat(int64(d.fund.Prizes[z].Amount), 1).Cmp(top) > 0 {
					top.SetInt64(int64(d.fund.Prizes[z].Amount))
				}
			}
			if x[n] == nil && top.Cmp(each) < 0 {
				x[n], again = top, true
				total.Sub(total, top)
				open--
				break
			}
		}
	}
	for n := range x {
		if x[n] == nil {
			x[n] = new(big.Rat).Quo(total, big.NewRat(int64(open), 1))
		}
	}
	return x
}

// of are the members of a group in a flight and the prizes there that are left for them.
func (d *drawn) of(rule int, g []*model.Player, left []int) (in []*model.Player, own []int) {
	for _, p := range g {
		if drawnRules[rule].is(p) {
			in = append(in, p)
		}
	}
	for _, z := range left {
		if d.rule[z] == rule && len(own) < len(in) {
			own = append(own, z)
		}
	}
	return in, own
}

func (d *drawn) each(own []int, n int) *big.Rat {
	total := int64(0)
	for _, z := range own {
		total += int64(d.fund.Prizes[z].Amount)
	}
	return big.NewRat(total, int64(n))
}

// dissatisfied are those who leave the pool, and with what.
func (d *drawn) dissatisfied(g []*model.Player, left []int, x []*big.Rat) (gone []*model.Player, own []int) {
	most := new(big.Rat)
	for rule := 1; rule < len(drawnRules); rule++ { // from the highest class: of equals the first with the fewest stays
		in, z := d.of(rule, g, left)
		if len(in) == 0 || len(in) == len(g) {
			continue
		}
		each := d.each(z, len(in))
		more := slices.ContainsFunc(in, func(p *model.Player) bool { return each.Cmp(x[slices.Index(g, p)]) > 0 })
		if c := each.Cmp(most); more && (c > 0 || c == 0 && len(in) < len(gone)) {
			gone, own, most = in, z, each
		}
	}
	return gone, own
}

// noBetter: no flight would have given somebody more than the pool did.
func (d *drawn) noBetter(t *rapid.T, p *model.Player, g []*model.Player, left []int, x *big.Rat) {
	for rule := range drawnRules {
		in, own := d.of(rule, g, left)
		if slices.Contains(in, p) && d.each(own, len(in)).Cmp(x) > 0 {
			t.Fatalf("%s has %s and could have had more as %s", p.Name, x, drawnRules[rule].rule)
		}
	}
}

// TestByTieBreakForEveryWinner: with nothing shared the standings are gone through by hand, and each in turn has the most valuable
// prize left that he may win; of equal ones the place, the higher class, the earlier.
func TestByTieBreakForEveryWinner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := draw(t)
		d.fund.Division = model.DivideNone
		var left []int
		for z := range d.rule {
			left = append(left, z)
		}
		slices.SortStableFunc(left, func(a, b int) int {
			return cmp.Or(cmp.Compare(d.fund.Prizes[b].Amount, d.fund.Prizes[a].Amount),
				cmp.Compare(drawnRules[d.rule[a]].rank, drawnRules[d.rule[b]].rank))
		})
		division := divided(t, d.t, d.s, d.fund)
		got := map[model.ID]model.Cents{}
		for _, a := range division.Awards {
			got[a.ID] = a.Amount
		}
		for _, p := range division.st.Places { // nobody is tied there
			player := d.s.Player(division.st.Sheet.Lines[p.Index].ID)
			at := slices.IndexFunc(left, func(z int) bool { return drawnRules[d.rule[z]].is(player) })
			want := model.Cents(0)
			if at >= 0 {
				want = d.fund.Prizes[left[at]].Amount
				left = slices.Delete(left, at, at+1)
			}
			if got[player.ID] != want {
				t.Fatalf("%s gets %s, and in turn it is %s", player.Name, got[player.ID], want)
			}
		}
	})
}

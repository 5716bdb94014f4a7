package forecast

import (
	"slices"
	"strconv"

	"wallchart/model"
	"wallchart/standings/prizes"
)

// funded proves prizes by points alone. They go by place, from the top, and each participant above takes something away, so
// that who has enough others before him for certain comes too late; and who is first alone for certain gets the best there is.
func (f *Forecast) funded(answers [][]Answer) error {
	if f.Fund == nil || !f.byPoints() {
		return nil
	}
	t, err := prizes.TermsOf(f.Standings, *f.Fund)
	if err != nil {
		return err
	}
	if t.Awaited {
		return nil
	}
	low, high := f.ranges()
	single := f.single()
	for p := range answers {
		known := map[string]int{}
		above := func(name string, of func(q int) bool) int {
			n, ok := known[name]
			if !ok {
				n = f.before(p, single, low, high, func(q int) bool { return f.placed(q) && of(q) })
				known[name] = n
			}
			return n
		}
		alone := low[p] > 0 && f.span[p][1] == 1
		if alone && !f.separates() {
			level, _ := f.beside(p, single, low, high, true)
			alone = level == 0
		}
		money, things := won(t, p, alone)
		for g, goal := range f.Goals {
			n := goal.Prize
			if goal.Places > 0 || t.Other[n] || t.Limited || goal.Gives != Money && t.Copies[goal.Gives-Trophy] {
				continue
			}
			sure, out := money[n], false
			if goal.Gives == Money {
				out = !sure && outOfMoney(t, n, p, above, alone)
			} else {
				sure = things[goal.Gives-Trophy] == n
				out = !sure && outOfThings(t, int(goal.Gives-Trophy), n, p, above, alone)
			}
			switch {
			case sure:
				answers[p][g] = Certain
			case out:
				answers[p][g] = Out
			}
		}
	}
	return nil
}

// won is what somebody wins who is first alone: of the money the most valuable that he may win, of each kind where several may
// be won; of trophies and of qualifying places the first in the order of the fund, -1 for none.
func won(t *prizes.Terms, p int, alone bool) (money map[int]bool, things [2]int) {
	money, things = map[int]bool{}, [2]int{-1, -1}
	if !alone {
		return money, things
	}
	taken := map[int]bool{} // flights
	for _, n := range t.Pots {
		if t.In[n][p] && (len(taken) == 0 || t.Several && !taken[t.Flight[n]]) {
			taken[t.Flight[n]], money[n] = true, true
		}
	}
	for k, all := range t.Things {
		if at := slices.IndexFunc(all, func(n int) bool { return t.In[n][p] }); at >= 0 {
			things[k] = all[at]
		}
	}
	return money, things
}

// An above counts those of some who are before somebody at least; what is counted has a name, so that it is counted once.
type above func(name string, of func(q int) bool) int

// outOfMoney tells whether nothing of a prize's money can come to somebody, given those who are above him for certain: it is
// gone, or all is that he may win. Where the tied pool their prizes he may have a piece of one that he alone may not win.
func outOfMoney(t *prizes.Terms, n, p int, above above, alone bool) bool {
	if !slices.Contains(t.Pots, n) {
		return true
	}
	if t.Several || t.By != model.DivideUS {
		return !t.In[n][p] || alone && !t.Several || gone(t, n, above)
	}
	return alone || gone(t, n, above) ||
		!slices.ContainsFunc(t.Pots, func(m int) bool { return t.In[m][p] && !gone(t, m, above) })
}

// gone tells whether the money of a prize is taken before those come who have these above them. Who may win it, and besides
// only what everybody may, has taken one of these or the prize is gone: with as many of them as there are such prizes it is.
// Where the tied do not pool their prizes that is so for what everybody may win alone, and where several prizes may be won for
// each kind by itself.
func gone(t *prizes.Terms, n int, above above) bool {
	if !t.Open[n] && !t.Several && t.By != model.DivideUS {
		return false
	}
	such := func(m int) bool { return t.Flight[m] == t.Flight[n] || !t.Several && t.Open[m] }
	there := 0
	for _, m := range t.Pots {
		if such(m) {
			there++
		}
	}
	return above("money "+strconv.Itoa(t.Flight[n]), func(q int) bool {
		only := t.In[n][q]
		for _, m := range t.Pots {
			only = only && (t.Several || such(m) || !t.In[m][q])
		}
		return only
	}) >= there
}

// outOfThings is the same of trophies and of qualifying places. Whoever stands above him and may have it takes one, this or another.
func outOfThings(t *prizes.Terms, kind, n, p int, above above, alone bool) bool {
	things := t.Things[kind]
	if !t.In[n][p] || alone || !slices.Contains(things, n) {
		return true // alone at the top he takes the first that he may have, which is another one
	}
	such := func(m int) bool { return t.Flight[m] == t.Flight[n] || t.Open[m] }
	there := 0
	for _, m := range things {
		if such(m) {
			there++
		}
	}
	name := strconv.Itoa(kind) + " " + strconv.Itoa(t.Flight[n])
	return above("may have "+name, func(q int) bool { return t.In[n][q] }) >= len(things) ||
		above("has only "+name, func(q int) bool {
			return t.In[n][q] && !slices.ContainsFunc(things, func(m int) bool { return t.In[m][q] && !such(m) })
		}) >= there
}

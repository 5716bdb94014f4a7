package forecast

import (
	"slices"

	"wallchart/model"
	"wallchart/prizes"
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
	low, high := f.ranges()
	first := len(f.Goals) - len(f.Fund.Prizes)
	for p := range answers {
		above := make([]int, 0, len(low))
		alone := low[p] > 0
		for q := range low {
			if q == p {
				continue
			}
			if low[q] > high[p] && low[q] > 0 {
				above = append(above, q)
			}
			alone = alone && high[q] < low[p]
		}
		sure := won(t, p, alone)
		for n := range f.Fund.Prizes {
			switch {
			case t.Other[n] || t.Limited:
			case sure[n]:
				answers[p][first+n] = Certain
			case outOfMoney(t, n, p, above, alone) && outOfThings(t, n, p, above, alone):
				answers[p][first+n] = Out
			}
		}
	}
	return nil
}

// won is what somebody wins who is first alone: of the money the most valuable that he may win, of each kind where several may
// be won; of trophies and of qualifying places the first in the order of the fund.
func won(t *prizes.Terms, p int, alone bool) map[int]bool {
	all := map[int]bool{}
	if !alone {
		return all
	}
	taken := map[int]bool{} // flights
	for _, n := range t.Pots {
		if t.In[n][p] && (len(taken) == 0 || t.Several && !taken[t.Flight[n]]) {
			taken[t.Flight[n]], all[n] = true, true
		}
	}
	for _, things := range t.Things {
		if at := slices.IndexFunc(things, func(n int) bool { return t.In[n][p] }); at >= 0 {
			all[things[at]] = true
		}
	}
	return all
}

// outOfMoney tells whether nothing of a prize's money can come to somebody, given those who are above him for certain: it is
// gone, or all is that he may win. Where the tied pool their prizes he may have a piece of one that he alone may not win.
func outOfMoney(t *prizes.Terms, n, p int, above []int, alone bool) bool {
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
func gone(t *prizes.Terms, n int, above []int) bool {
	if !t.Open[n] && !t.Several && t.By != model.DivideUS {
		return false
	}
	such := func(m int) bool { return t.Flight[m] == t.Flight[n] || !t.Several && t.Open[m] }
	there, before := 0, 0
	for _, m := range t.Pots {
		if such(m) {
			there++
		}
	}
	for _, q := range above {
		only := t.In[n][q]
		for _, m := range t.Pots {
			only = only && (t.Several || such(m) || !t.In[m][q])
		}
		if only {
			before++
		}
	}
	return before >= there
}

// outOfThings is the same of trophies and qualifying places. Whoever stands above him and may have it takes one, this or another.
func outOfThings(t *prizes.Terms, n, p int, above []int, alone bool) bool {
	for _, things := range t.Things {
		if !slices.Contains(things, n) || !t.In[n][p] || alone {
			continue // alone at the top he takes the first that he may have, which is another one
		}
		before, only, there := 0, 0, 0
		such := func(m int) bool { return t.Flight[m] == t.Flight[n] || t.Open[m] }
		for _, m := range things {
			if such(m) {
				there++
			}
		}
		for _, q := range above {
			if !t.In[n][q] {
				continue
			}
			before++
			if !slices.ContainsFunc(things, func(m int) bool { return t.In[m][q] && !such(m) }) {
				only++
			}
		}
		if before < len(things) && only < there {
			return false
		}
	}
	return true
}

package prizes

import (
	"wallchart/model"
	"wallchart/tiebreaks"
)

// Terms are who may win what, before anything is divided: they do not depend on how games end.
type Terms struct {
	By       model.PrizeDivision
	Several  bool          // somebody may win a prize of each kind
	Awaited  bool          // whether a prize has the entrants that it asks for depends on who still comes
	Copies   [2]bool       // of trophies and qualifying places: each of the tied gets one
	Limited  bool          // what some may win is limited
	Pots     []int         // prizes with money that go by place: the most valuable first, then by 32B4
	Things   [2][]int      // trophies and qualifying places that go by place, in the order in which they are handed out
	Flight   []int         // by prize of the fund: those with the same one are for the same people
	Open     []bool        // by prize of the fund: for everybody
	In       [][]bool      // by prize of the fund and participant of the sheet: who is eligible
	Other    []bool        // by prize of the fund: it goes, or a part of it, by something else than place, or is in addition
	Smallest model.Cents   // of the pots
	Total    model.Cents   // of the pots
	Unit     model.Cents   // the smallest step of a share
	Worth    []model.Cents // by prize
}

// TermsOf are those of a fund.
func TermsOf(st *tiebreaks.Standings, fund model.Fund) (*Terms, error) {
	d, book, err := begin(st, fund)
	if err != nil {
		return nil, err
	}
	rules := d.rules
	t := &Terms{By: d.By, Several: fund.Several, Limited: len(fund.Limits) > 0, Unit: d.field.unit, Worth: d.Worth,
		Flight: make([]int, len(fund.Prizes)), In: make([][]bool, len(fund.Prizes)),
		Open: make([]bool, len(fund.Prizes)), Other: make([]bool, len(fund.Prizes))}
	for _, pot := range d.field.pots {
		t.Pots = append(t.Pots, pot.prize)
		t.Total += pot.amount
		t.Smallest = pot.amount // the last: the most valuable come first
	}
	people := map[model.ID]*model.Player{}
	for i := range st.Sheet.Section.Players {
		people[st.Sheet.Section.Players[i].ID] = &st.Sheet.Section.Players[i]
	}
	for n, p := range fund.Prizes {
		t.Other[n] = rules[n].Order != model.ByPlace && rules[n].Order != notHeld || p.Bonus
		t.Flight[n], t.Open[n] = n, rules[n].Category == nil
		for m := range n {
			if same(rules[m].Category, rules[n].Category) {
				t.Flight[n] = t.Flight[m]
			}
		}
		t.Awaited = t.Awaited || rules[n].Category != nil && rules[n].Category.Counts()
		t.In[n] = make([]bool, len(st.Sheet.Lines))
		for i := range st.Sheet.Lines {
			if t.In[n][i] = rules[n].Category == nil; rules[n].Category == nil || st.Sheet.Teams {
				continue
			}
			if player := people[st.Sheet.Lines[i].ID]; player != nil {
				t.In[n][i], _ = book.Takes(*rules[n].Category, player)
			}
		}
		if rules[n].Order == notHeld {
			everybody := 0
			for _, in := range t.In[n] {
				if in {
					everybody++
				}
			}
			t.Awaited = t.Awaited || everybody >= p.Entrants
			continue
		}
		if t.Other[n] {
			continue
		}
		for k, what := range []string{p.Trophy, p.Qualifies} {
			if what != "" {
				t.Things[k] = append(t.Things[k], n)
				t.Copies[k] = t.Copies[k] || p.Each
			}
		}
	}
	return t, nil
}

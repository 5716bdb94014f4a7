package prizes

import (
	"cmp"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks/catalogue"
)

// candidate is somebody who may win a prize that does not go by place, and why.
type candidate struct {
	index  int      // in the sheet; -1 of clubs and players of teams
	id     model.ID // of players of teams
	number int
	name   string
	key    [3]int // larger is better
	why    phrase.Text
}

// others awards what is in addition: the first prize of a rule to the first of those whom it orders. Those with the
// same key share the money; a thing goes to the one who stands higher.
func (d *Division) others() {
	done := make([]bool, len(d.rules))
	for n, r := range d.rules {
		if done[n] || !d.worthIt(n) || r.Order == unreadable || r.Order == notHeld || r.Order == model.ByPlace && !d.Fund.Prizes[n].Bonus {
			continue
		}
		var prizes []int
		for m, o := range d.rules {
			alike := o.Order == r.Order && o.Board == r.Board && o.Round == r.Round && o.Sum == r.Sum &&
				same(o.Category, r.Category) && o.Order != model.ByChoice
			if m == n || alike && d.worthIt(m) && (o.Order != model.ByPlace || d.Fund.Prizes[m].Bonus) {
				prizes, done[m] = append(prizes, m), true
			}
		}
		slices.SortStableFunc(prizes, func(a, b int) int { return cmp.Compare(d.Worth[b], d.Worth[a]) })
		all := d.candidates(n, r)
		if r.Order == model.ByBoard || r.Order == model.ByClub { // who takes part is known only now
			prizes = slices.DeleteFunc(prizes, func(m int) bool {
				few := len(all) < d.Fund.Prizes[m].Entrants
				if few {
					d.Notes = append(d.Notes, tooFew(d.Fund.Prizes[m], len(all)))
				}
				return few
			})
		}
		d.give(prizes, all)
	}
}

// worthIt tells whether there is anything to win: the share of fees that nobody owes is nothing.
func (d *Division) worthIt(prize int) bool {
	return d.Worth[prize] > 0 || d.Fund.Prizes[prize].Trophy != "" || d.Fund.Prizes[prize].Qualifies != ""
}

// give shares prizes among candidates, best first.
func (d *Division) give(prizes []int, all []candidate) {
	for len(prizes) > 0 && len(all) > 0 {
		k := 1
		for k < len(all) && all[k].key == all[0].key {
			k++
		}
		here := prizes[:min(k, len(prizes))]
		sum := Sum{By: k}
		var total model.Cents
		columns := make([]model.Cents, len(here))
		for c, n := range here {
			columns[c] = d.Worth[n]
			if total += d.Worth[n]; d.Worth[n] > 0 {
				sum.Prizes = append(sum.Prizes, Part{n, d.Worth[n]})
			}
		}
		rows := split(total, slices.Repeat([]model.Cents{total}, k), d.field.unit)
		pieces := spread(rows, columns, func(r, c int) model.Cents { return ofTotal(columns[c], rows[r], total) })
		for r, x := range all[:k] {
			last := len(here) - 1
			copied := d.Fund.Prizes[here[last]].Each
			if total == 0 && r > last && !copied {
				continue
			}
			a := d.of(x)
			sum.Why = x.why
			if total > 0 {
				a.Sums = append(a.Sums, sum)
			}
			for c, piece := range pieces[r] {
				if piece > 0 {
					a.Parts = append(a.Parts, Part{here[c], piece})
				}
			}
			if r <= last {
				d.hand(a, here[r])
			} else if copied {
				d.hand(a, here[last])
			}
		}
		prizes, all = prizes[len(here):], all[k:]
	}
	for _, n := range prizes {
		if d.Fund.Prizes[n].Trophy != "" || d.Fund.Prizes[n].Qualifies != "" {
			d.Things = append(d.Things, d.Fund.Prizes[n].Name)
		}
	}
}

func (d *Division) of(x candidate) *Award {
	if x.index >= 0 {
		return d.award(x.index)
	}
	return d.other(x.id, x.number, x.name)
}

// hand gives somebody what of a prize is no money.
func (d *Division) hand(a *Award, prize int) {
	for k, what := range []string{d.Fund.Prizes[prize].Trophy, d.Fund.Prizes[prize].Qualifies} {
		if what != "" {
			a.Things = append(a.Things, Thing{prize, what, k == 1})
		}
	}
}

// candidates are those whom a rule orders, best first.
func (d *Division) candidates(prize int, r model.PrizeRule) []candidate {
	switch r.Order {
	case model.ByPlace:
		return d.standing(r, func(p int) ([3]int, phrase.Text, bool) { return [3]int{-p}, phrase.Text{}, true })
	case model.ByClearWin:
		if len(d.field.scores) == 0 || len(d.field.scores[0]) != 1 {
			return nil
		}
		return d.standing(r, func(p int) ([3]int, phrase.Text, bool) { return [3]int{}, phrase.New("first alone"), p == 0 })
	case model.ByUpset:
		return d.standing(r, func(p int) ([3]int, phrase.Text, bool) { return d.upset(p, r) })
	case model.ByPerformance:
		return d.standing(r, d.performance)
	case model.ByBoard:
		return d.onBoard(r.Board)
	case model.ByClub:
		return d.clubs()
	case model.ByChoice:
		return d.chosen(d.Fund.Prizes[prize].Winner)
	}
	return nil
}

// standing are those of a category by a key; those who stand higher go first among equals.
func (d *Division) standing(r model.PrizeRule, key func(p int) ([3]int, phrase.Text, bool)) []candidate {
	book := d.st.Sheet.Tournament.CategoriesOf(d.st.Sheet.Section).Unrated(d.Fund.Unrated)
	var all []candidate
	for p := range d.field.all {
		e := &d.field.all[p]
		if r.Category != nil {
			if e.player == nil {
				continue
			}
			if in, _ := book.Takes(*r.Category, e.player); !in {
				continue
			}
		}
		if k, why, ok := key(p); ok {
			all = append(all, candidate{index: e.index, key: k, why: why})
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return slices.Compare(b.key[:], a.key[:]) })
	return all
}

// upset is the best single result against a higher rating, of all rounds or of one: the difference for a win, half of it for a draw;
// or the sum of all such results. Both must have a rating.
func (d *Division) upset(p int, rule model.PrizeRule) (key [3]int, why phrase.Text, ok bool) {
	l := &d.st.Sheet.Lines[d.field.all[p].index]
	sum, games := 0, 0
	for r, c := range l.Cells {
		if c.Opponent < 0 || !c.Outcome.Played() || l.Rating == 0 || rule.Round > 0 && r+1 != rule.Round {
			continue
		}
		o := &d.st.Sheet.Lines[c.Opponent]
		more, halves := int(o.Rating-l.Rating), c.Outcome.Halves()
		if more <= 0 || halves <= 0 { // who has no rating is not above anybody
			continue
		}
		sum, games = sum+more*halves, games+1
		if more*halves <= key[0] {
			continue
		}
		key[0], ok = more*halves, true
		why = phrase.New("a win in round %d against %s, rated %d higher", r+1, o.Name, more)
		if halves == 1 {
			why = phrase.New("a draw in round %d with %s, rated %d higher; a draw counts half", r+1, o.Name, more)
		}
	}
	if rule.Sum && ok {
		key[0] = sum
		why = phrase.Count(games, "%s points of rating above his own in %d game; a draw counts half",
			"%s points of rating above his own in %d games; a draw counts half", phrase.Decimal(model.Points(sum).Short()), games)
	}
	return key, why, ok
}

// performance is the rating performance of those who have played at least half of the rounds against rated opponents.
func (d *Division) performance(p int) (key [3]int, why phrase.Text, ok bool) {
	sh := d.st.Sheet
	games := ratingchange.Games(sh, d.field.all[p].index, func(o int) model.Rating { return sh.Lines[o].Rating })
	rp, ok := ratingchange.Performance(games)
	if !ok || 2*len(games) < sh.Rounds {
		return key, why, false
	}
	return [3]int{rp}, phrase.Count(len(games), "performance %d in %d game", "performance %d in %d games", rp, len(games)), true
}

// clubs are the clubs of a section of players, as its team trophy places them.
func (d *Division) clubs() []candidate {
	sh := d.st.Sheet
	ts, err := catalogue.NewTrophy(sh.Tournament, sh.Section, catalogue.TrophyOf(d.st), sh.Rounds)
	if err != nil {
		return nil
	}
	var all []candidate
	for _, p := range ts.Places {
		all = append(all, candidate{index: -1, name: p.Team, key: [3]int{-p.Rank}, why: phrase.New("the best %d of the club make %s",
			len(p.Counting), p.Texts[0])})
	}
	return all
}

// chosen is who was named.
func (d *Division) chosen(id model.ID) []candidate {
	if id == 0 {
		return nil
	}
	if at := d.st.Sheet.Index(id); at >= 0 {
		return []candidate{{index: at, why: phrase.New("by decision")}}
	}
	if p := d.st.Sheet.Section.Player(id); p != nil {
		return []candidate{{index: -1, id: id, number: p.Number, name: p.Name, why: phrase.New("by decision")}}
	}
	return nil
}

// onBoard are the players of a board of the rosters, as the report of the best on each board has them.
func (d *Division) onBoard(board int) []candidate {
	sh := d.st.Sheet
	var all []candidate
	var better []ratingchange.Made
	for _, m := range ratingchange.Boards(sh) {
		p := sh.Section.Player(m.Player)
		if m.Board != board || m.Played == 0 || p == nil {
			continue
		}
		place := len(better)
		if place > 0 && better[place-1].Compare(m) == 0 {
			place = -all[place-1].key[0]
		}
		better = append(better, m)
		all = append(all, candidate{index: -1, id: m.Player, number: p.Number, name: p.Name, key: [3]int{-place},
			why: phrase.Count(m.Played, "%s points in %d game", "%s points in %d games", phrase.Decimal(m.Points.Short()), m.Played)})
	}
	return all
}

// things hands out what is no money and goes by place: the standings are gone through from the top, and each takes the
// first in the order of the fund for which he is eligible, one trophy and one qualifying place (33D1). Of what each of the tied gets
// those on the same score who are eligible, and have none, get one as well.
func (d *Division) things() {
	for k, of := range []func(p model.Prize) string{func(p model.Prize) string { return p.Trophy },
		func(p model.Prize) string { return p.Qualifies }} {
		var left []int
		for n, p := range d.Fund.Prizes {
			if of(p) != "" && d.rules[n].Order == model.ByPlace && !p.Bonus {
				left = append(left, n)
			}
		}
		book := d.st.Sheet.Tournament.CategoriesOf(d.st.Sheet.Section).Unrated(d.Fund.Unrated)
		may := func(p, n int) bool {
			c, player := d.rules[n].Category, d.field.all[p].player
			if c == nil || player == nil {
				return c == nil
			}
			in, _ := book.Takes(*c, player)
			return in
		}
		hand := func(p, n int) {
			a := d.award(d.field.all[p].index)
			a.Things = append(a.Things, Thing{n, of(d.Fund.Prizes[n]), k == 1})
		}
		has := make([]bool, len(d.field.all))
		for p := range d.field.all {
			at := slices.IndexFunc(left, func(n int) bool { return may(p, n) })
			if at < 0 || has[p] {
				continue
			}
			n := left[at]
			left = slices.Delete(left, at, at+1)
			if hand(p, n); !d.Fund.Prizes[n].Each {
				d.unsettled(p, n)
				continue
			}
			for _, q := range d.field.tied(p) {
				if q > p && !has[q] && may(q, n) {
					has[q] = true
					hand(q, n)
				}
			}
		}
		for _, n := range left {
			d.Things = append(d.Things, d.Fund.Prizes[n].Name)
		}
	}
}

// unsettled notes that a thing went to somebody from whom nothing separates the next.
func (d *Division) unsettled(p, prize int) {
	if p+1 < len(d.field.all) && d.field.all[p].rank == d.field.all[p+1].rank {
		name := func(p int) string { return d.st.Sheet.Lines[d.field.all[p].index].Name }
		d.Notes = append(d.Notes, phrase.New("%s: nothing separates %s from %s, and the starting number decided. "+
			"Draw lots, or order them by hand.", d.Fund.Prizes[prize].Name, name(p), name(p+1)))
	}
}

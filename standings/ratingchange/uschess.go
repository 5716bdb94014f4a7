package ratingchange

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var usChess = System{Code: "uschess", Name: phrase.New("US Chess"), Homes: []string{"USA"}, Counts: model.RatingNationalFirst,
	Rule: phrase.New("US Chess Rating System (2020), bonus of 2025"),
	Estimate: phrase.New("An estimate: US Chess uses the decimals of the ratings, the number of earlier games, floors by the highest " +
		"rating ever held, and the events in the order of their end."), rate: rateUS}

// What the US Chess Rating System (Glickman and Doan, September 2020) lays down.
const (
	usSpecial = 8    // games before the event up to which the special formula holds
	usLeast   = 100  // no rating is lower
	usMost    = 2700 // the special formula gives no more
	usStart   = 1300 // of the unrated whose age is not known, or above 26
	usYoung   = 26   // up to this age the start is 50 times the age
	usBonusOf = 3    // games from which there is a bonus
)

// usBonuses are the thresholds of the bonus, by the first day of the events that they hold for.
var usBonuses = []struct {
	from model.Date
	b    int
}{{"2025-01-01", 10}, {"2023-02-01", 12}, {"", 14}}

// bonusThreshold is B for an event that ended on a day, "" for today.
func bonusThreshold(day model.Date) int {
	if day == "" {
		return usBonuses[0].b
	}
	i := slices.IndexFunc(usBonuses, func(b struct {
		from model.Date
		b    int
	}) bool {
		return day >= b.from
	})
	return usBonuses[i].b
}

// usPlayer is somebody in the course of the reckoning.
type usPlayer struct {
	before fixed // his rating, or what he starts with
	games  int   // before the event
	rated  bool
}

// effective is the number of games that a rating rests on: those before the event, but at most 50/√(0.662 + 0.00000739·(2569−R)²),
// from 2355 on 50. Of an established player whose number is not known it is the most.
//
// 1500: 50/√(0.662 + 0.00000739·1069²) = 16.57.
func (p usPlayer) effective() fixed {
	most := whole(50)
	if p.before <= 2355*one {
		d := div(2569*one-p.before, 1000*one)
		most = div(50*one, root(662*one/1000+mul(7_390_000_000, mul(d, d))))
	}
	if p.games == 0 && p.rated {
		return most
	}
	return min(whole(p.games), most)
}

// special tells whether the special formula holds.
func (p usPlayer) special() bool { return !p.rated || p.games > 0 && p.games <= usSpecial }

// met is a game as the formulas see it.
type met struct {
	rating fixed
	who    int
	halves int
	result *Result
}

// usStanding is what the standard formula comes to.
type usStanding struct {
	expected, k, change, bonus, after fixed
	effective                         fixed
}

// standard is the standard formula: R + K(S − E) + bonus.
func (p usPlayer) standard(games []met, threshold int, dual bool) usStanding {
	s := usStanding{effective: p.effective()}
	m, halves := len(games), 0
	times := map[int]int{}
	often := 0
	for _, g := range games {
		s.expected += logistic(p.before - g.rating)
		halves += g.halves
		times[g.who]++
		often = max(often, times[g.who])
	}
	top := 800 * one
	if dual && p.before >= 2500*one {
		top = 200 * one
	} else if dual && p.before > 2200*one {
		top = 5200*one - 2*p.before // 800(6.5 − 0.0025R)
	}
	s.k = div(top, s.effective+whole(m))
	s.change = hundredth(mul(s.k, whole(halves)/2-s.expected))
	if m >= usBonusOf && often <= 2 {
		s.bonus = hundredth(max(0, s.change-mul(whole(threshold), root(whole(max(m, 4))))))
	}
	s.after = p.before + s.change + s.bonus
	return s
}

// hundredth is a number to two decimals, so that what is shown adds up.
func hundredth(x fixed) fixed { return fixed(rounded(x, 2)) * (one / 100) }

// share is the expected score of the special formula: a half, and a half more or less at 400 points of difference.
func share(d fixed) fixed { return max(0, min(one, one/2+d/800)) }

// specially solves N'·PWe(R', R) + Σ PWe(R', opponent) = S + N'/2. Where a whole stretch solves it, it is the point next to the
// rating before. That somebody has only won or only lost so far is not known here, and goes by the same formula.
//
// 1500 after 6 games beats 1400, loses to 1550 and draws with 1650: 1511.11.
func (p usPlayer) specially(games []met) fixed {
	halves := 0
	for _, g := range games {
		halves += g.halves
	}
	target, n := whole(halves)/2, fixed(0)
	if p.rated {
		n = p.effective()
		target += n / 2
	}
	value := func(r fixed) fixed {
		sum := mul(n, share(r-p.before))
		for _, g := range games {
			sum += share(r - g.rating)
		}
		return sum
	}
	const hair = one / 1_000_000
	low := search(func(r fixed) bool { return value(r) >= target-hair })
	high := search(func(r fixed) bool { return value(r) > target+hair })
	return max(usLeast*one, min(usMost*one, max(low, min(high, p.before))))
}

// search is the lowest rating for which something holds that holds from there on.
func search(holds func(fixed) bool) fixed {
	low, high := -1000*one, 4000*one
	for low < high {
		if mid := low + (high-low)/2; holds(mid) {
			high = mid
		} else {
			low = mid + 1
		}
	}
	return low
}

// rateUS reckons twice, as the federation does: first by the ratings before the event, then with what came of that as the opponents'
// ratings.
func rateUS(e *Event) []Gain {
	people := make([]usPlayer, len(e.People))
	for i := range e.People {
		p := &e.People[i]
		people[i] = usPlayer{before: whole(int(p.Rating)), games: p.Games, rated: p.Rating != 0}
		if p.Rating == 0 {
			start := usStart
			if years, known := e.age(p); known && years <= usYoung {
				start = 50 * max(2, years)
			}
			people[i].before = whole(start)
		}
	}
	started := slices.Clone(people)
	for i := range people { // the first estimate of the unrated
		if m := len(e.People[i].Results); !people[i].rated && m > 0 {
			sum := started[i].before
			for _, r := range e.People[i].Results {
				sum += started[r.Opponent].before + whole(400*(r.Halves-1))
			}
			people[i].before = max(usLeast*one, min(usMost*one, sum/fixed(1+m)))
		}
	}
	strengths := make([]fixed, len(people))
	for i := range people {
		strengths[i] = people[i].before
	}
	threshold := bonusThreshold(e.day())
	first := slices.Clone(strengths)
	for i := range people {
		if games := e.met(i, strengths); len(games) > 0 {
			first[i] = people[i].after(games, threshold, e.Dual)
		}
	}
	all := make([]Gain, len(people))
	for i := range people {
		if games := e.met(i, first); len(games) > 0 {
			e.explainUS(i, people[i], games, threshold, &all[i])
		}
	}
	return all
}

// met are the games of somebody, the opponents by their strengths.
func (e *Event) met(i int, strengths []fixed) []met {
	results := e.People[i].Results
	games := make([]met, len(results))
	for n := range results {
		games[n] = met{strengths[results[n].Opponent], results[n].Opponent, results[n].Halves, &results[n]}
	}
	return games
}

// after is the rating afterwards, with its decimals.
func (p usPlayer) after(games []met, threshold int, dual bool) fixed {
	if p.special() {
		return p.specially(games)
	}
	return max(usLeast*one, p.standard(games, threshold, dual).after)
}

// explainUS says what the rating afterwards is made of.
func (e *Event) explainUS(i int, p usPlayer, games []met, threshold int, g *Gain) {
	person := &e.People[i]
	x := person.begin()
	after := p.after(games, threshold, e.Dual)
	for _, m := range games {
		g.Halves += m.halves
	}
	g.Known, g.Fine, g.Games, g.After = true, true, len(games), rounded(after, 0)
	if p.rated {
		g.Change = rounded(after-p.before, 2)
	}
	x.Value = signed(after-p.before, 2)
	if !p.rated {
		x.Value = whole(g.After).String()
	}
	if p.special() {
		e.explainSpecial(p, games, after, &x, g)
	} else {
		e.explainStandard(p, games, threshold, &x, g)
	}
	g.Sum = x
}

func (e *Event) explainStandard(p usPlayer, games []met, threshold int, x *tiebreaks.Explanation, g *Gain) {
	s := p.standard(games, threshold, e.Dual)
	for _, m := range games {
		expected := logistic(p.before - m.rating)
		l := e.line(m.result)
		l.Amount = signed(whole(m.halves)/2-expected, 3)
		l.Note = e.strength(&m, expected)
		x.Lines = append(x.Lines, l)
	}
	g.K, g.Awaited, g.Surplus = text(s.k, 2), text(s.expected, 2), signed(whole(g.Halves)/2-s.expected, 2)
	x.Formula = text(p.before, 0) + " " + summand(s.change)
	if s.bonus > 0 {
		x.Formula += " " + summand(s.bonus)
	}
	x.Formula += " = " + text(s.after, 2)
	x.Notes = append(x.Notes,
		phrase.New("%s points made, %s expected: %s; times K %s it is %s.", model.Points(g.Halves).Fraction(), phrase.Decimal(text(s.expected,
			4)),
			phrase.Decimal(signed(whole(g.Halves)/2-s.expected, 4)), phrase.Decimal(text(s.k, 4)), phrase.Decimal(signed(s.change, 2))))
	if s.k == div(800*one, s.effective+whole(len(games))) {
		x.Notes = append(x.Notes, phrase.New("K is 800 ÷ (%s effective games before + %d).", phrase.Decimal(text(s.effective, 2)), len(games)))
	} else {
		x.Notes = append(x.Notes, phrase.New("K is less than 800 ÷ (%s effective games before + %d): the event is rated by FIDE as well, and "+
			"the rating is above 2200.",
			phrase.Decimal(text(s.effective, 2)), len(games)))
	}
	if s.bonus > 0 {
		x.Notes = append(x.Notes, phrase.New("The bonus is what is above %d × √%d: %s.", threshold, max(len(games), 4),
			phrase.Decimal(signed(s.bonus, 2))))
	}
	if p.games == 0 {
		x.Notes = append(x.Notes, phrase.New("Taken for established: how many games there were before is not known."))
	}
}

func (e *Event) explainSpecial(p usPlayer, games []met, after fixed, x *tiebreaks.Explanation, g *Gain) {
	sum := fixed(0)
	for _, m := range games {
		expected := share(after - m.rating)
		sum += expected
		l := e.line(m.result)
		l.Amount = text(expected, 3)
		l.Note = phrase.New("%s; opponent taken at %s", scored(m.halves), phrase.Decimal(text(m.rating, 1)))
		x.Lines = append(x.Lines, l)
	}
	g.Awaited = text(sum, 2)
	x.Notes = append(x.Notes, phrase.New("By the special formula: at %s the expected score, half a point more or less at 400 points of "+
		"difference, is what was made, with the games before taken along.", phrase.Decimal(text(after, 2))))
	switch {
	case !p.rated:
		x.Notes = append(x.Notes, phrase.New("Without a rating before, the first estimate was %s.", phrase.Decimal(text(p.before, 1))))
	default:
		x.Notes = append(x.Notes, phrase.Count(p.games, "The rating before, %d, rests on %d game.", "The rating before, %d, rests on %d games.",
			int(p.before/one), p.games))
	}
}

// strength is the result of a game and how strong the opponent is reckoned.
func (e *Event) strength(m *met, expected fixed) phrase.Text {
	if o := e.People[m.who].Rating; whole(int(o)) != m.rating {
		return phrase.New("%s; opponent taken at %s: %s expected", scored(m.halves), phrase.Decimal(text(m.rating, 1)),
			phrase.Decimal(text(expected, 3)))
	}
	return phrase.New("%s; %s: %s expected", scored(m.halves), text(m.rating, 0), phrase.Decimal(text(expected, 3)))
}

// summand writes a number behind another: "+ 43.02", "− 4.2".
func summand(x fixed) string {
	if x < 0 {
		return "− " + text(-x, 2)
	}
	return "+ " + text(x, 2)
}

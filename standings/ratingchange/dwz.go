package ratingchange

import (
	"wallchart/model"
	"wallchart/phrase"
)

var dwz = System{Code: "dwz", Name: phrase.New("DWZ"), Homes: []string{"GER"}, Counts: model.RatingNationalFirst,
	Rule: phrase.New("DSB Wertungsordnung 4.9"),
	Estimate: phrase.New("An estimate: the federation rates in the order of the events, and counts games against those who get their first " +
		"DWZ here. " +
		"An index, the number of events rated before, that is not known is taken for large."), rate: func(e *Event) []Gain {
		all := make([]Gain, len(e.People))
		for i := range e.People {
			if e.People[i].Rating != 0 {
				e.changeOfDWZ(i, &all[i])
			} else {
				e.firstDWZ(i, &all[i])
			}
		}
		return all
	}}

// development is the coefficient E of somebody who made a score and was expected to make another. The games before stand for the
// index; 0 is not known and counts as many.
//
// 1650, 40 years old, more made than expected: (1650/1000)⁴ + 15 = 22.4, rounded 22.
func development(rating model.Rating, years int, known bool, index int, made, awaited fixed) int {
	r := ratio(int(rating), 1000)
	age := fixed(15)
	switch {
	case known && years <= 20:
		age = 5
	case known && years <= 25:
		age = 10
	}
	base := mul(mul(r, r), mul(r, r)) + age*one
	if known && years <= 20 && made >= awaited { // the accelerating factor
		base = mul(base, max(one/2, min(one, ratio(int(rating), 2000))))
	}
	brake := fixed(0)
	if rating < 1300 && made <= awaited {
		brake = exp(ratio(1300-int(rating), 150)) - one
	}
	e := max(5, rounded(base+brake, 0))
	if brake > 0 {
		return min(e, 150)
	}
	if e = min(e, 30); index > 0 {
		e = min(e, 5*index)
	}
	return e
}

// changeOfDWZ is 800 (W − We) / (E + n): Rn = Ro + that.
//
// 1650 makes 3½ against 1600, 1700, 1500, 1800 and 1650, of which 2.5 were expected: 800 × 1 ÷ (22 + 5) = 29.6: 1680.
func (e *Event) changeOfDWZ(i int, g *Gain) {
	p := &e.People[i]
	years, known := e.age(p)
	if !e.by800(i, g, func(made, awaited fixed) (int, string) {
		k := development(p.Rating, years, known, p.Games, made, awaited)
		g.K = whole(k).String()
		return k + g.Games, "(" + g.K + " + " + whole(g.Games).String() + ")"
	}) {
		return
	}
	g.Sum.Notes = append(g.Sum.Notes,
		phrase.New("The coefficient of development is %s, from rating and age; %d becomes %d.", g.K, p.Rating, g.After))
	if !known {
		g.Sum.Notes = append(g.Sum.Notes, phrase.New("The year of birth is not known: taken for older than 25."))
	}
}

// timesOver is 800 times what was made beyond what was expected, over n.
func timesOver(made, awaited fixed, n int) fixed { return mul(800*one, made-awaited) / fixed(n) }

// by800 is 800 (W − We) ÷ n of somebody who has a rating, expected by the normal distribution: by the federations' rules n is another
// number, which over says, and how it is written. It is false where there is no game.
func (e *Event) by800(i int, g *Gain, over func(made, awaited fixed) (n int, written string)) bool {
	p := &e.People[i]
	x := p.begin()
	awaited := fixed(0)
	for r, o := range e.rated(p, &x) {
		expected := normalScore(int(p.Rating - o.Rating))
		l := e.line(&r)
		l.Amount = signed(whole(r.Halves)/2-expected, 3)
		l.Note = phrase.New("%s; %d, difference %s: %s expected", scored(r.Halves), o.Rating, signedWhole(int(p.Rating-o.Rating)),
			phrase.Decimal(text(expected, 3)))
		x.Lines = append(x.Lines, l)
		awaited += expected
		g.Games, g.Halves = g.Games+1, g.Halves+r.Halves
	}
	if g.Games == 0 {
		return false
	}
	made := whole(g.Halves) / 2
	n, written := over(made, awaited)
	change := timesOver(made, awaited, n)
	g.Known, g.Fine, g.Change, g.After = true, true, rounded(change, 2), rounded(whole(int(p.Rating))+change, 0)
	g.Awaited, g.Surplus = text(awaited, 3), signed(made-awaited, 3)
	x.Value = signed(change, 2)
	x.Formula = "800 × (" + text(made, 1) + " − " + g.Awaited + ") ÷ " + written + " = " + text(change, 2)
	g.Sum = x
	return true
}

// The terms of a first DWZ.
const (
	dwzGames = 5
	dwzAll   = 677 // above or below the mean, of who made all points or none
	dwzLow   = 800 // below it, a first DWZ is an eighth of the performance and 700
)

// firstDWZ is the performance: the rating at which the score made is the one expected.
func (e *Event) firstDWZ(i int, g *Gain) {
	p := &e.People[i]
	x := p.begin()
	var ratings []fixed
	sum := fixed(0)
	for r, o := range e.rated(p, &x) {
		l := e.line(&r)
		l.Amount, l.Note = o.Rating.String(), scored(r.Halves)
		x.Lines = append(x.Lines, l)
		ratings, sum = append(ratings, whole(int(o.Rating))), sum+whole(int(o.Rating))
		g.Games, g.Halves = g.Games+1, g.Halves+r.Halves
	}
	if g.Games == 0 {
		return
	}
	performance := sum / fixed(g.Games)
	switch made := whole(g.Halves) / 2; {
	case g.Halves == 0:
		performance -= dwzAll * one
		x.Notes = append(x.Notes, phrase.New("No point: %d below the mean of the opponents.", dwzAll))
	case g.Halves == 2*g.Games:
		performance += dwzAll * one
		x.Notes = append(x.Notes, phrase.New("All points: %d above the mean of the opponents.", dwzAll))
	default:
		performance = search(func(r fixed) bool {
			expected := fixed(0)
			for _, o := range ratings {
				expected += normal(r - o)
			}
			return expected >= made
		})
		x.Notes = append(x.Notes, phrase.New("At %d the expected score is the %s that were made.", rounded(performance, 0),
			model.Points(g.Halves).Fraction()))
	}
	rating := performance
	if performance < dwzLow*one {
		rating = performance/8 + 700*one
		x.Formula = text(performance, 0) + " ÷ 8 + 700 = " + text(rating, 0)
	}
	x.Value = "–"
	if g.Games >= dwzGames {
		g.Known, g.After = true, rounded(rating, 0)
		x.Value = whole(g.After).String()
	} else {
		x.Notes = append(x.Notes, phrase.Count(g.Games, "%d game against a rated opponent, and 5 are needed.",
			"%d games against rated opponents, and 5 are needed."))
	}
	g.Sum = x
}

package ratingchange

import (
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var fideSystem = System{Code: "fide", Name: phrase.New("FIDE"), Rule: phrase.New("FIDE Rating Regulations B.02 of 1 March 2024, 8.2 and " +
	"8.3"),
	Counts: model.RatingFIDE, rate: func(e *Event) []Gain {
		all := make([]Gain, len(e.People))
		for i := range e.People {
			if e.People[i].Rating == 0 {
				e.firstOfFIDE(i, &all[i])
			} else {
				e.changeOfFIDE(i, &all[i])
			}
		}
		return all
	}}

// manyYoung are the games that FIDE knows from before, where the coefficient is 40 (8.3.3).
const manyYoung = 30

// coefficient is FIDE's K of somebody and why it is that (8.3.3).
func (e *Event) coefficient(p *Person) (k int, why phrase.Text) {
	day := e.Start
	if day == "" {
		day = e.End
	}
	switch {
	case p.K != 0:
		return p.K, phrase.New("K is %d by the rating list.", p.K)
	case p.Games > 0 && p.Games < manyYoung && p.Rating < 2400:
		return 40, phrase.Count(p.Games, "K is 40: %d rated game before this event, fewer than 30.",
			"K is 40: %d rated games before this event, fewer than 30.")
	}
	switch k = K(p.Rating, p.Birth, day); k {
	case 40:
		return k, phrase.New("K is 40 until the end of the year of the 18th birthday, below 2300.")
	case 10:
		return k, phrase.New("K is 10 from 2400 on.")
	}
	return k, phrase.New("K is 20 below 2400. It is 40 with fewer than 30 games before this event, and 10 for who ever had 2400.")
}

// changeOfFIDE is the change of a rating: each game's score less what table 8.1.2 expects, times K (8.3).
func (e *Event) changeOfFIDE(i int, g *Gain) {
	p := &e.People[i]
	x := p.begin()
	var games []Game
	var parts []string
	sum := 0
	for r, o := range e.rated(p, &x) {
		game := Game{Opponent: o.ID, Rating: o.Rating, Halves: r.Halves}
		games = append(games, game)
		d, cut := counted(p.Rating, o.Rating, e.day())
		pd := tiebreaks.ExpectedScore(d)
		part := 50*r.Halves - pd
		l := e.line(&r)
		l.Amount = signed(fixed(part)*(one/100), 2)
		l.Note = phrase.New("%s; %d, difference %s: %s expected", scored(r.Halves), o.Rating, signedWhole(int(p.Rating-o.Rating)),
			phrase.Decimal(text(fixed(pd)*(one/100), 2)))
		if cut {
			l.Note = phrase.New("%s; %d, difference %s counts as %s: %s expected", scored(r.Halves), o.Rating,
				signedWhole(int(p.Rating-o.Rating)), signedWhole(d), phrase.Decimal(text(fixed(pd)*(one/100), 2)))
		}
		x.Lines = append(x.Lines, l)
		parts, sum = append(parts, l.Amount), sum+pd
		g.Halves += r.Halves
	}
	if g.Games = len(games); g.Games == 0 {
		return
	}
	k, why := e.coefficient(p)
	c := fide(p.Rating, k, games, e.day())
	g.Known, g.Change = true, c.hundredths()
	g.After = int(p.Rating) + rounded(fixed(g.Change)*(one/100), 0)
	g.K, g.Awaited = whole(c.K).String(), text(fixed(sum)*(one/100), 2)
	g.Surplus = signed(fixed(c.Parts)*(one/100), 2)
	x.Value = changed(g.Change)
	x.Formula = bracketed([]string{summed(parts)}, "", len(parts) > 1) + " × " + g.K + " = " + changed(g.Change)
	x.Notes = append(x.Notes, why)
	if c.K != k {
		x.Notes = append(x.Notes, phrase.New("With %d games it is %d: K times the games of a month is 700 at most.", g.Games, c.K))
	}
	x.Notes = append(x.Notes, phrase.New("%d becomes %d, if nothing else is rated in the month: FIDE rounds the sum of a month.", p.Rating,
		g.After))
	g.Sum = x
}

// The terms of a first rating (8.2).
const (
	firstGames   = 5
	firstLeast   = 1400
	firstMost    = 2200
	hypothetical = 1800 // of the two opponents that are added, each drawn
	firstSince   = model.Date("2024-03-01")
)

// firstOfFIDE is the first rating of somebody without one (8.2): two draws against 1800 are added to the games against the rated.
//
// 3 of 5 against 1600: the mean is (5×1600 + 2×1800) ÷ 7 = 1657, 4 of 7 is 57 %, +50: 1707.
func (e *Event) firstOfFIDE(i int, g *Gain) {
	p := &e.People[i]
	if day := e.day(); day != "" && day < firstSince {
		return
	}
	x := p.begin()
	sum := 0
	for r, o := range e.rated(p, &x) {
		l := e.line(&r)
		l.Amount, l.Note = o.Rating.String(), scored(r.Halves)
		x.Lines = append(x.Lines, l)
		sum += int(o.Rating)
		g.Games, g.Halves = g.Games+1, g.Halves+r.Halves
	}
	if g.Games == 0 {
		return
	}
	for range 2 {
		x.Lines = append(x.Lines, tiebreaks.ExplainLine{OpponentIndex: -1, Amount: whole(hypothetical).String(),
			Note: phrase.New("added by the rule, a draw")})
	}
	sum += 2 * hypothetical
	n, halves := g.Games+2, g.Halves+2
	mean := ratio(sum, n)
	percent := (100*halves + n) / (2 * n)
	d := tiebreaks.RatingDifference(percent)
	rating := rounded(mean+whole(d), 0)
	x.Formula = whole(sum).String() + " ÷ " + whole(n).String() + added(d) + " = " + text(mean+whole(d), 2)
	x.Notes = append(x.Notes, phrase.New("%s of %d, the two draws with it, is %s %%; table 8.1.1 gives %s for it.",
		model.Points(halves).Fraction(), n, whole(percent).String(), signedWhole(d)))
	if rating > firstMost {
		rating = firstMost
		x.Notes = append(x.Notes, phrase.New("A first rating is 2200 at most."))
	}
	switch {
	case g.Halves == 0:
		x.Notes = append(x.Notes, phrase.New("Without half a point in the first event its games do not count."))
	case g.Games < firstGames:
		x.Notes = append(x.Notes, phrase.Count(g.Games, "%d game against a rated opponent so far, and 5 are needed; those of 26 months are "+
			"added up.",
			"%d games against rated opponents so far, and 5 are needed; those of 26 months are added up."))
	case rating < firstLeast:
		x.Notes = append(x.Notes, phrase.New("Below 1400 it is not published."))
	default:
		g.Known, g.After = true, rating
		x.Notes = append(x.Notes, phrase.New("Games of other events within 26 months are added to these."))
	}
	x.Value = whole(rating).String()
	if !g.Known {
		x.Value = "–"
	}
	g.Sum = x
}

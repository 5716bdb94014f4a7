package formulas

import (
	"fmt"

	"wallchart/tiebreaks"
)

// rated is the block with the ratings of the opponents met over the board; "" where
// there is none. Those without a rating count as announced (U1400), or not.
func (s *values) rated(u tiebreaks.Use) string {
	t, block := s.calc, "rating"
	if u.Unrated > 0 {
		block = "rating" + itoa(u.Unrated)
	}
	if !t.has(block) {
		t.each(block, func(r int) string {
			theirs, none := s.rating(t.in("opp", r)), `""`
			if u.Unrated > 0 {
				none = itoa(u.Unrated)
			}
			return s.f(r, `IF({1},IF({2}>0,{2},{3}),"")`, s.meets(r, false), theirs, none)
		})
	}
	return block
}

// averageRating is the mean rating of the opponents, .5 up.
func (s *values) averageRating(u tiebreaks.Use) value {
	row := s.calc.row(s.rated(u))
	cut := u.Low + u.High
	if u.Low > 3 || u.High > 3 {
		return value{}
	}
	sum := "SUM(" + row + ")" + without("SMALL", row, itoa(u.Low)) + without("LARGE", row, itoa(u.High))
	return value{fmt.Sprintf(`IF(COUNT(%s)<=%d,"",ROUND((%s)/(COUNT(%s)-%d),0))`, row, cut, sum, row, cut), true}
}

// performance is the mean rating of the opponents and the difference that FIDE's
// table gives for the score against them.
func (s *values) performance(u tiebreaks.Use) string {
	t, rat := s.calc, s.rated(u)
	made := "made" + rat
	if !t.has(made) {
		t.each(made, func(r int) string { return s.f(r, `IF({1}="","",{game})`, t.in(rat, r)) })
	}
	percent := s.fill("ROUND(100*SUM({1})/COUNT({2}),0)", t.row(made), t.row(rat))
	return s.fill(`IF(COUNT({1})=0,"",ROUND(SUM({1})/COUNT({1}),0)+INDEX({#DP},1+{2}))`, t.row(rat), percent)
}

// meanOfOpponents is a mean of what a column has for the opponents met over the
// board who have something there.
func (s *values) meanOfOpponents(column, rounding string) value {
	t := s.calc
	block := "of " + column
	if !t.has(block) {
		t.each(block, func(r int) string { return s.f(r, `IF({1},{2},"")`, s.meets(r, false), t.of(column, t.in("opp", r))) })
	}
	return s.mean(t.row(block), rounding)
}

// mean is the mean of a row, rounded by a format with the mean in it.
func (s *values) mean(row, rounding string) value {
	return value{"IF(COUNT(" + row + `)=0,"",` + fmt.Sprintf(rounding, "SUM("+row+")/COUNT("+row+")") + ")", true}
}

// Ways to round a mean.
const (
	toWhole    = "ROUND(%s,0)"
	toCents    = "ROUND(%s,2)"
	toHalfDown = "INT(2*(%s))/2"
)

func (s *values) performanceOfOpponents(u tiebreaks.Use) value {
	column := "performance" + itoa(u.Unrated)
	if f := s.performance(u); !s.calc.has(column) {
		s.calc.add(column, f)
	}
	return s.meanOfOpponents(column, toWhole)
}

// byFourHundred is the column with everybody's performance by the rule of ±400 (US
// Chess 34E10): cut down to a whole number. By the rulebook games with the unrated
// are left out; as SwissSys prints it they count with their own performance, and a
// rated player's win as one over somebody 350 points below, at least.
func (s *values) byFourHundred(rulebook bool) string {
	t := s.calc
	if !t.has("perf") {
		s.byFourHundredOf("perf", func(r int) string {
			theirs := s.rating(t.in("opp", r))
			return "IF(" + theirs + ">0," + theirs + `,"")`
		})
	}
	if rulebook {
		return "perf"
	}
	if !t.has("perf0") {
		s.byFourHundredOf("perf0", func(r int) string {
			theirs, own := s.rating(t.in("opp", r)), s.rating(t.cell("no"))
			return s.f(r, "IF(AND({1}>0,{game}=1),MAX({2},{1}-350),IF({2}>0,{2},{perf@opp}))", own, theirs)
		})
	}
	return "perf0"
}

func (s *values) byFourHundredOf(column string, strength func(r int) string) {
	t := s.calc
	t.each(column+" of", func(r int) string { return s.f(r, `IF({1},{2},"")`, s.meets(r, false), strength(r)) })
	t.each(column+" with", func(r int) string { return s.f(r, `IF({1}="","",{1}+800*{game}-400)`, t.in(column+" of", r)) })
	t.add(column, s.mean(t.row(column+" with"), "INT(%s)").text)
}

// averageOpposition is the mean rating of the opponents; the unrated count with
// their performance, or by the rulebook not at all.
func (s *values) averageOpposition(u tiebreaks.Use) value {
	t := s.calc
	if u.R {
		return s.mean(t.row(s.rated(tiebreaks.Use{})), toCents)
	}
	perf := s.byFourHundred(false)
	if !t.has("strength") {
		t.each("strength", func(r int) string {
			return s.f(r, `IF({1},IF({2}>0,{2},{3}),"")`, s.meets(r, false), s.rating(t.in("opp", r)), t.of(perf, t.in("opp", r)))
		})
	}
	return s.mean(t.row("strength"), toHalfDown)
}

func (s *values) oppositionPerformance(u tiebreaks.Use) value {
	rounding := toHalfDown
	if u.R {
		rounding = toCents
	}
	return s.meanOfOpponents(s.byFourHundred(u.R), rounding)
}

// ownRating is the rating of the participant; the unrated count as announced.
func (s *values) ownRating(u tiebreaks.Use) value {
	own, none := s.rating(s.calc.cell("no")), `""`
	if u.Unrated != 0 { // out, they are below everybody
		none = itoa(max(0, u.Unrated))
	}
	return value{"IF(" + own + ">0," + own + "," + none + ")", true}
}

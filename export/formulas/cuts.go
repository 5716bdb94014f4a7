package formulas

import (
	"fmt"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/tiebreaks"
)

func decimal(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// ends is how many values the Medians leave out at an end: from nine rounds two.
func (s *values) ends() string { return "IF(" + s.name("NR") + ">=9,2,1)" }

// cut is the sum of the opponents' scores without some of the least and some of the
// most significant.
func (s *values) cut(u tiebreaks.Use, low, high int) value {
	t := s.calc
	con := s.meetings(u.Forfeits)
	row := t.row(con)
	sum := "SUM(" + row + ")"
	switch {
	case low+high == 0:
		return always(sum)
	case s.st.Rules.CutsByRounds && low == 1: // France: one value up to 7 rounds, two up to 12, three beyond
		k := "IF(" + s.name("NR") + "<=7,1,IF(" + s.name("NR") + "<=12,2,3))"
		if high == 0 {
			return s.dropped(u, k, "0")
		}
		return s.dropped(u, k, k)
	case !s.st.Rules.VoluntaryFirst || s.sh.Predetermined:
		return s.dropped(u, itoa(low), itoa(high))
	case low == 1 && high <= 1:
		return always(s.cutVoluntary(u.Forfeits, high))
	case low == 2 && high == 0:
		return always(s.cutTwoVoluntary(u.Forfeits))
	}
	return value{}
}

// cutVoluntary leaves out one value, a voluntary unplayed round before the least
// significant one (C.07 16.5), and with high the most significant of the others.
func (s *values) cutVoluntary(forfeited bool, high int) string {
	con, vur := s.calc.row(s.meetings(forfeited)), s.calc.row(s.voluntaryRounds(forfeited))
	one := s.fill("SUM({1})-IF(COUNT({2})>0,MIN({2}),MIN({1}))", con, vur)
	if high == 0 {
		return one
	}
	top := s.fill("IF(AND(COUNT({2})>0,MIN({2})=MAX({1})),LARGE({1},2),MAX({1}))", con, vur)
	return s.fill("IF(COUNT({1})<=2,0,{2}-{3})", con, one, top)
}

// cutTwoVoluntary leaves out two values, voluntary unplayed rounds before others.
func (s *values) cutTwoVoluntary(forfeited bool) string {
	con, vur := s.calc.row(s.meetings(forfeited)), s.calc.row(s.voluntaryRounds(forfeited))
	oneOfThem := s.fill("MIN({2})+IF(MIN({2})=MIN({1}),SMALL({1},2),MIN({1}))", con, vur)
	cut := s.fill("IF(COUNT({2})>1,SMALL({2},1)+SMALL({2},2),IF(COUNT({2})=1,{3},SMALL({1},1)+SMALL({1},2)))", con, vur, oneOfThem)
	return s.fill("IF(COUNT({1})<=2,0,SUM({1})-{2})", con, cut)
}

// dropped is the sum without the lowest and the highest values; how many is a
// formula, at most three.
func (s *values) dropped(u tiebreaks.Use, low, high string) value {
	row := s.calc.row(s.meetings(u.Forfeits))
	if atMost(low) > 3 || atMost(high) > 3 {
		return value{}
	}
	cuts := without("SMALL", row, low) + without("LARGE", row, high)
	return always(s.fill("IF(COUNT({1})<={2},0,SUM({1}){3})", row, plus(low, high), cuts))
}

// atMost is a number written in figures; of any other formula one that is small.
func atMost(formula string) int {
	n, err := strconv.Atoi(formula)
	if err != nil {
		return 1
	}
	return n
}

func plus(low, high string) string {
	switch {
	case low == "0":
		return high
	case high == "0":
		return low
	}
	return low + "+" + high
}

// without takes off the k lowest or highest values of a row, at most three.
func without(function, row, k string) string {
	if k == "0" {
		return ""
	}
	var b strings.Builder
	n, fixed := strconv.Atoi(k)
	for at := 1; at <= 3; at++ {
		switch {
		case fixed == nil && at <= n:
			fmt.Fprintf(&b, "-%s(%s,%d)", function, row, at)
		case fixed != nil:
			fmt.Fprintf(&b, "-IF(%s>=%d,%s(%s,%d),0)", k, at, function, row, at)
		}
	}
	return b.String()
}

// buchholz is the column with everybody's Buchholz without cuts.
func (s *values) buchholz() string {
	con := s.meetings(false)
	if !s.calc.has(s.k("buchholz")) {
		s.calc.add(s.k("buchholz"), "SUM("+s.calc.row(con)+")")
	}
	return s.k("buchholz")
}

// ofOpponents is the mean or the sum of the Buchholz of the opponents met over the
// board.
func (s *values) ofOpponents(u tiebreaks.Use, mean bool) value {
	if u.Fore {
		return value{}
	}
	t, bh := s.calc, s.buchholz()
	sum := t.sum(func(r int) string { return s.f(r, "IF({1},{"+bh+"@opp},0)", s.meets(r, false)) })
	if !mean {
		return always(sum)
	}
	return value{s.fill(`IF({1}=0,"",ROUND(({2})/{1},2))`, s.fill(`COUNTIF({kind..},"P")`), sum), true}
}

// berger is for every round the opponent's score of one kind times the points of
// another made against it.
func (s *values) berger(u tiebreaks.Use, theirs, ours model.ScoreKind) value {
	t := s.calc
	var con, pts, draw string
	s.by(theirs, func() { con = s.meetings(u.Forfeits) })
	s.by(ours, func() { pts, draw = s.k("pts"), s.draw() })
	sbp := "sb " + con + pts
	if !t.has(sbp) {
		t.each(sbp, func(r int) string {
			made := t.in(pts, r)
			if !s.sh.Predetermined {
				switch {
				case s.st.Rules.OwnDrawn:
					made = s.f(r, "IF({1},{2},{3})", s.meets(r, u.Forfeits), made, draw)
				case s.st.Rules.OwnNothing:
					return s.f(r, `IF({1}="","",IF({2},{1}*{3},""))`, t.in(con, r), s.meets(r, u.Forfeits), made)
				}
			}
			return s.f(r, `IF({1}="","",{1}*{2})`, t.in(con, r), made)
		})
	}
	sum := "SUM(" + t.row(sbp) + ")"
	switch {
	case u.High > 0 || u.Low > 1 || s.st.Rules.CutsByRounds && u.Low > 0:
		return value{}
	case u.Low == 0:
		return always(sum)
	}
	var cut string
	s.by(theirs, func() { cut = s.bergerCut(u.Forfeits, con, sbp, sum) })
	return always(cut)
}

// bergerCut leaves out the product with the opponent of the lowest score, or that
// of a voluntary unplayed round where it is no smaller (C.07 16.5).
func (s *values) bergerCut(forfeited bool, con, sbp, sum string) string {
	t := s.calc
	of, key := "of"+sbp, "key"+sbp
	if !t.has(key) {
		t.each(of, func(r int) string { return s.f(r, `IF({1}="","",{2})`, t.in(sbp, r), t.in(con, r)) })
		t.each(key, func(r int) string { return s.f(r, `IF({1}="","",{2}*1000+{1})`, t.in(sbp, r), t.in(con, r)) })
	}
	least := s.fill("MIN({1})-1000*MIN({2})", t.row(key), t.row(of))
	if !s.st.Rules.VoluntaryFirst || s.sh.Predetermined {
		return sum + "-(" + least + ")"
	}
	vur := s.voluntaryRounds(forfeited)
	vsp := "v" + sbp
	if !t.has(vsp) {
		t.each(vsp, func(r int) string { return s.f(r, `IF({1}="","",{2})`, t.in(vur, r), t.in(sbp, r)) })
	}
	return s.fill("{1}-IF(COUNT({2})=0,{3},MAX(MIN({2}),{3}))", sum, t.row(vsp), least)
}

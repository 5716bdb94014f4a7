package formulas

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// fold is the factor by which a rank outweighs any value of a tie-break in
// hundredths: whole numbers below 10¹⁰, which a spreadsheet keeps exactly.
const fold = "10000000"

// none is the worst value of a tie-break, in hundredths, for who has none.
const none = "4999999"

// order plans the places. Each column of the standings makes a new rank of the rank
// before it and its own values; those who are level share one (1, 2, 2, 4), as in
// package tiebreaks.
func (s *section) order() {
	t := s.calc
	s.kind = s.decides()
	head := tieBreak{use: s.st.Columns[0], value: s.k("score"), live: true}
	if !head.use.TieBreak.Score { // the table of a Keizer event, the matches won in a knock-out
		head.value, head.live = s.givenValues(0), false
	}
	score := head.value
	by := score
	if len(s.st.House) > 0 { // who stand behind everybody else
		competes := make([]any, s.n)
		for i := range competes {
			competes[i] = 1
			if !s.sh.Lines[i].Placed() {
				competes[i] = 0
			}
		}
		t.give("competes", competes)
		by = "score of who competes"
		t.add(by, "IF("+t.cell("competes")+"=1,"+t.cell(score)+",-1)")
	}
	rank := s.ranked("rank0", t.cell(by), t.all(by), false)
	s.columns = append(s.columns, head)
	s.fixed, s.asWritten = !head.live || !s.orderIsThatOfColumns(), false
	for n := 1; n < len(s.st.Columns); n++ {
		rank = s.column(n, rank)
	}
	if s.fixed {
		s.givenPlaces()
		return
	}
	s.rank = rank
	first, row := "$"+strings.Trim(t.cell(rank), "$"+here)+"$2", t.cell(rank)
	t.add("place", row+"+COUNTIF("+first+":"+row+","+row+")-1")
	s.pos = "place"
}

// column plans one column of the standings, and the rank after it.
func (s *section) column(n int, rank string) string {
	u := s.st.Columns[n]
	c := tieBreak{use: u, n: n, among: u.TieBreak.Among != nil}
	switch {
	case s.leftOut(n):
		s.columns = append(s.columns, c)
		return rank
	case c.among:
		if next, ok := s.between(u, rank); ok {
			c.value, c.live = s.placeInTie(u, rank, next), true
			s.columns = append(s.columns, c)
			return next
		}
	default:
		if column, maybe, ok := s.formula(u); ok {
			c.value, c.live, c.maybe = column, true, maybe
			s.columns = append(s.columns, c)
			return s.folded(u.Code, rank, column, maybe, u.LowerFirst())
		}
	}
	c.value = s.whileRight(s.givenValues(n))
	c.maybe = true
	s.columns = append(s.columns, c)
	return s.folded(u.Code, rank, c.value, true, c.among || u.LowerFirst())
}

// whileRight is a column of given values that are there until something is corrected: they
// separate nobody then, and neither does what comes behind them. Where all places are given
// they stay.
func (s *section) whileRight(given string) string {
	if s.fixed {
		return given
	}
	s.asWritten = true
	name := given + " as written"
	s.calc.add(name, s.f(0, `IF({1},{2},"")`, s.unchanged(), s.calc.cell(given)))
	return name
}

// leftOut tells whether a column of the standings was left out for everybody.
func (s *section) leftOut(n int) bool {
	u := s.st.Columns[n].TieBreak
	if u.Among != nil {
		return slices.ContainsFunc(s.st.Places, func(p tiebreaks.Place) bool { return p.Cells[n].Text == "-" })
	}
	return !slices.ContainsFunc(s.st.Places, func(p tiebreaks.Place) bool { return p.Cells[n].Defined })
}

// ranked is a rank by a value, shared by those who are level; the lowest value first
// or the highest.
func (s *section) ranked(name, cell, all string, lowest bool) string {
	f := "RANK(" + cell + "," + all
	if lowest {
		f += ",1"
	}
	s.calc.add(name, f+")")
	return name
}

// folded is the rank by the rank so far and, among those who share one, a value.
func (s *section) folded(code, rank, value string, maybe, lowest bool) string {
	t := s.calc
	sign := "-"
	if lowest {
		sign = "+"
	}
	v := "ROUND(100*" + t.cell(value) + ",0)"
	if maybe {
		worst := "-" + none
		if lowest {
			worst = none
		}
		v = "IF(ISNUMBER(" + t.cell(value) + ")," + v + "," + worst + ")"
	}
	return s.byKey(code, t.cell(rank), t.cell(rank)+"*"+fold+sign+v)
}

// byKey is the rank by a key that begins with the rank so far, the lowest first.
func (s *section) byKey(code, before, key string) string {
	if s.asWritten {
		key = s.f(0, "IF({1},{2},{3})", s.unchanged(), key, before)
	}
	t := s.calc
	name := "key " + code + " " + itoa(len(t.columns))
	t.add(name, key)
	return s.ranked("rank "+name, t.cell(name), t.all(name), true)
}

// givenValues is a column with the values as they are, "" for who has none. Of a
// tie-break between the tied they are the places in the tie.
func (s *section) givenValues(n int) string {
	values := make([]any, s.n)
	for _, p := range s.st.All() {
		values[p.Index] = ""
		if c := &p.Cells[n]; c.Defined {
			values[p.Index] = float64(c.Value) / 100
		}
	}
	name := "given " + s.st.Columns[n].Code
	s.calc.give(name, values)
	return name
}

// orderIsThatOfColumns tells whether the places are those that the columns give. A rule
// that pairs the field off first does not leave them so.
func (s *section) orderIsThatOfColumns() bool {
	level := func(a, b *tiebreaks.Place) int {
		for n := range s.st.Columns {
			x, y := &a.Cells[n], &b.Cells[n]
			if n > 0 && s.leftOut(n) || x.Defined == y.Defined && x.Value == y.Value {
				continue
			}
			if x.Defined != y.Defined {
				if x.Defined {
					return -1
				}
				return 1
			}
			if s.st.Columns[n].TieBreak.Among != nil || s.st.Columns[n].LowerFirst() {
				return cmp.Compare(x.Value, y.Value)
			}
			return cmp.Compare(y.Value, x.Value)
		}
		return 0
	}
	for k := 1; k < len(s.st.Places); k++ {
		above, p := &s.st.Places[k-1], &s.st.Places[k]
		order := level(above, p)
		if order > 0 || (order == 0) != (p.Rank == above.Rank) || order == 0 && above.Index > p.Index {
			return false
		}
	}
	return !s.st.Pooled()
}

// rankAt is what the sheet has for the rank of a row: of a house player, who has none, the lines behind those who compete.
func (s *section) rankAt(k int, p *tiebreaks.Place) int {
	if p.Rank > 0 {
		return p.Rank
	}
	for p.DecidedBy == len(s.st.Columns) { // level with the one above
		k--
		p = &s.st.House[k-len(s.st.Places)]
	}
	return k + 1
}

// givenPlaces are the places as they are, where no formula can find them.
func (s *section) givenPlaces() {
	pos, rank := make([]any, s.n), make([]any, s.n)
	for k, p := range s.st.All() {
		pos[p.Index], rank[p.Index] = k+1, s.rankAt(k, &p)
	}
	s.calc.give("place", pos)
	s.calc.give("rank", rank)
	s.pos, s.rank = "place", "rank"
}

// between plans a tie-break between those who are still tied and the rank after it.
func (s *section) between(u tiebreaks.Use, rank string) (string, bool) {
	if s.rounds == 0 {
		return "", false
	}
	switch u.TieBreak.Code {
	case "BETWEEN":
		return s.winsBetween(u, rank), true
	case "DE", "DEALL":
		for range 3 { // the smaller ties that are left are compared anew
			rank = s.encounter(u, rank)
		}
		return rank, true
	}
	return "", false
}

// meetTwice tells whether a pair meets more than once.
func (s *section) meetTwice() bool {
	pairs := map[[2]model.ID]bool{}
	for r := range s.s.Rounds {
		for _, p := range s.s.Rounds[r].Pairings {
			if p.IsBye() {
				continue
			}
			pair := [2]model.ID{min(p.Sides[0], p.Sides[1]), max(p.Sides[0], p.Sides[1])}
			if pairs[pair] {
				return true
			}
			pairs[pair] = true
		}
	}
	return false
}

// winsBetween is wins less losses in the games among all who share a rank.
func (s *section) winsBetween(u tiebreaks.Use, rank string) string {
	t := s.calc
	name := "between " + itoa(len(t.columns))
	t.add(name, t.sum(func(r int) string {
		return s.f(r, "IF({1},IF({2}={3},2*{game}-1,0),0)", s.meets(r, false), t.of(rank, t.in("opp", r)), t.cell(rank))
	}))
	return s.folded(u.Code, rank, name, false, false)
}

// encounter is one pass of the direct encounter among those who share a rank: by
// points when all have met; otherwise first is who would be whatever the missing
// games brought, then the next, until one is not. In the columns: points among the
// tied, games missing, the best that can still be had, and how many could still
// reach him, himself with them. Who is k-th for certain is the only one with k, and
// those before him have 1 to k-1.
func (s *section) encounter(u tiebreaks.Use, rank string) string {
	t := s.calc
	at := itoa(len(t.columns))
	R, all := t.cell(rank), t.all(rank)
	tied, made, missing, best, reach := "tied "+at, "made "+at, "missing "+at, "best "+at, "reach "+at
	t.add(tied, "COUNTIF("+all+","+R+")")
	g := t.cell(tied)
	t.add(made, "IF("+g+"=1,0,"+s.amongTied(u, rank, true)+")")
	miss := g + "-1-(" + s.amongTied(u, rank, false) + ")"
	if s.sh.Predetermined { // when all rounds are played, all have met who are going to
		miss = "IF(" + s.name("NR") + ">=" + itoa(s.sh.Planned) + ",0," + miss + ")"
	}
	t.add(missing, "IF("+g+"=1,0,"+miss+")")
	t.add(best, t.cell(made)+"+"+s.scale()+"*"+s.win()+"*"+t.cell(missing))
	t.add(reach, s.f(0, `IF({1}=1,1,COUNTIFS({2},{3},{4},">="&{5}))`, g, all, R, t.all(best), t.cell(made)))
	before := s.f(0, `COUNTIFS({1},{2},{3},"<"&{4})={4}-1`, all, R, t.all(reach), t.cell(reach))
	alone := s.f(0, `COUNTIFS({1},{2},{3},{4})=1`, all, R, t.all(reach), t.cell(reach))
	each := s.f(0, `SUMIFS({3},{1},{2},{3},"<"&{4})={4}*({4}-1)/2`, all, R, t.all(reach), t.cell(reach))
	certain := s.f(0, "IF(AND({1},{2},{3}),-{4},-9999)", before, alone, each, t.cell(reach))
	if u.TieBreak.Code == "DEALL" {
		certain = "0"
	}
	name := "encounter " + at
	t.add(name, s.f(0, "IF({1}=1,0,IF(SUMIF({2},{3},{4})=0,{5},{6}))", g, all, R, t.all(missing), t.cell(made), certain))
	return s.folded(u.Code, rank, name, false, false)
}

// scale makes the points among the tied whole, as conditions need them: a decimal
// sign in a condition is read by the language of the program. Where pairs meet more
// than once their games count with their average.
func (s *section) scale() string {
	if s.meetTwice() {
		return "24"
	}
	return "2"
}

// amongTied is the sum of the points made in the games that count against those of
// the same rank, made whole, or the number of those met.
func (s *section) amongTied(u tiebreaks.Use, rank string, made bool) string {
	t := s.calc
	meets := func(r int) string { return s.meets(r, u.Forfeits || s.sh.Predetermined) }
	share := func(int) string { return "" }
	if s.meetTwice() {
		share = s.shareOfPair(u.Forfeits || s.sh.Predetermined)
	}
	sum := t.sum(func(r int) string {
		opp, what := t.in("opp", r), "1"
		if made {
			what = t.in(s.k("pts"), r)
		}
		return s.f(r, "IF({1},IF({2}={3},{4},0),0)", meets(r), t.of(rank, opp), t.cell(rank), what+share(r))
	})
	if s.meetTwice() {
		sum = "ROUND(" + sum + ",6)"
	}
	if made {
		return s.scale() + "*(" + sum + ")"
	}
	return sum
}

// shareOfPair divides a game by how many the pair has that count.
func (s *section) shareOfPair(forfeited bool) func(r int) string {
	t, block := s.calc, "counts"
	if forfeited {
		block = "countsP"
	}
	if !t.has(block) {
		t.each(block, func(r int) string { return "IF(" + s.meets(r, forfeited) + ",1,0)" })
	}
	return func(r int) string { return "/SUMIF(" + t.row("opp") + "," + t.in("opp", r) + "," + t.row(block) + ")" }
}

// placeInTie is the place that a tie-break between the tied gave: "" where there
// was no tie, or it separated nobody.
func (s *section) placeInTie(u tiebreaks.Use, before, after string) string {
	t := s.calc
	name := "tb " + u.Code + " " + itoa(len(t.columns))
	whole := "COUNTIF(" + t.all(before) + "," + t.cell(before) + ")"
	left := "COUNTIFS(" + t.all(before) + "," + t.cell(before) + "," + t.all(after) + "," + t.cell(after) + ")"
	t.add(name, "IF("+whole+"="+left+`,"",`+t.cell(after)+"-"+t.cell(before)+"+1)")
	return name
}

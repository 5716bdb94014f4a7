package formulas

import (
	"wallchart/model"
	"wallchart/tiebreaks"
)

// between plans a tie-break between those who are still tied and the rank after it.
func (s *places) between(u tiebreaks.Use, rank string) (string, bool) {
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

// winsBetween is wins less losses in the games among all who share a rank.
func (s *places) winsBetween(u tiebreaks.Use, rank string) string {
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
func (s *places) encounter(u tiebreaks.Use, rank string) string {
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
	t.add(reach, s.fill(`IF({1}=1,1,COUNTIFS({2},{3},{4},">="&{5}))`, g, all, R, t.all(best), t.cell(made)))
	before := s.fill(`COUNTIFS({1},{2},{3},"<"&{4})={4}-1`, all, R, t.all(reach), t.cell(reach))
	alone := s.fill(`COUNTIFS({1},{2},{3},{4})=1`, all, R, t.all(reach), t.cell(reach))
	each := s.fill(`SUMIFS({3},{1},{2},{3},"<"&{4})={4}*({4}-1)/2`, all, R, t.all(reach), t.cell(reach))
	certain := s.fill("IF(AND({1},{2},{3}),-{4},-9999)", before, alone, each, t.cell(reach))
	if u.TieBreak.Code == "DEALL" {
		certain = "0"
	}
	name := "encounter " + at
	t.add(name, s.fill("IF({1}=1,0,IF(SUMIF({2},{3},{4})=0,{5},{6}))", g, all, R, t.all(missing), t.cell(made), certain))
	return s.folded(u.Code, rank, name, false, false)
}

// scale makes the points among the tied whole, as conditions need them: a decimal
// sign in a condition is read by the language of the program. Where pairs meet more
// than once their games count with their average.
func (s *places) scale() string {
	if s.meetTwice() {
		return "24"
	}
	return "2"
}

// amongTied is the sum of the points made in the games that count against those of
// the same rank, made whole, or the number of those met.
func (s *places) amongTied(u tiebreaks.Use, rank string, made bool) string {
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
func (s *places) shareOfPair(forfeited bool) func(r int) string {
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
func (s *places) placeInTie(u tiebreaks.Use, before, after string) string {
	t := s.calc
	name := "tb " + u.Code + " " + itoa(len(t.columns))
	whole := "COUNTIF(" + t.all(before) + "," + t.cell(before) + ")"
	left := "COUNTIFS(" + t.all(before) + "," + t.cell(before) + "," + t.all(after) + "," + t.cell(after) + ")"
	t.add(name, "IF("+whole+"="+left+`,"",`+t.cell(after)+"-"+t.cell(before)+"+1)")
	return name
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

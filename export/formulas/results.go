package formulas

import (
	"wallchart/model"
)

// results plans the blocks that everything begins with: where a participant stands
// in each round's sheet, against whom, what kind of round it was and what it
// brought.
type results struct{ *calculation }

func (s *results) plan() {
	if s.sh.Teams {
		s.ofTeams()
		return
	}
	t := s.calc
	s.where()
	s.whoRests()
	t.each("kind", func(r int) string {
		kind := s.f(r, `IF({code}=0,"O",{1})`, s.byCode(r, "CodeKW", "CodeKB"))
		return s.counting(r, `""`, s.f(r, `IF({pos}=0,{1},{2})`, s.away(r), kind))
	})
	t.each("game", func(r int) string {
		return s.counting(r, `""`, s.f(r, `IF({code}=0,"",{1})`, s.byCode(r, "CodeGW", "CodeGB")))
	})
	s.scored(func(r int) string {
		absent := s.ifRests(r, "0", number(s.sh.Scoring.Absent))
		return s.counting(r, "0", s.f(r, "IF({pos}=0,{1},IF({code}=0,0,{2}))", absent, s.byCode(r, "CodeW", "CodeB")))
	})
}

// whoRests adds a block with the kind of round of those who are on no line, where some of them rest and
// the others do not: who went out of a knock-out rests.
func (s *results) whoRests() {
	rests := map[[2]int]bool{}
	for r := range s.s.Rounds {
		for _, p := range s.s.Rounds[r].Pairings {
			if p.Outcomes[0] == model.Rest {
				rests[[2]int{s.sh.Index(p.Sides[0]), r + 1}] = true
			}
		}
	}
	if len(rests) > 0 && !s.allRest() {
		s.calc.giveEach("away", func(i, r int) any {
			if rests[[2]int{i, r}] {
				return rest
			}
			return zeroBye
		})
	}
}

// away is the kind of a round of who is on no line.
func (s *results) away(r int) string { return s.ifRests(r, `"`+rest+`"`, `"`+zeroBye+`"`) }

// scored are the points a round brought, of the score being planned, and what
// they come to.
func (s *results) scored(points func(r int) string) {
	t := s.calc
	given := s.given()
	t.each(s.k("pts"), func(r int) string {
		f := points(r)
		if given {
			f += "+" + s.counting(r, "0", t.in(s.k("given"), r))
		}
		return f
	})
	total := "SUM(" + t.row(s.k("pts")) + ")"
	if s.rounds == 0 {
		total = "0"
	}
	if s.total() {
		total += "+" + t.cell(s.k("added"))
	}
	t.add(s.k("score"), total)
}

// where are the blocks that say on which line of a round's sheet a participant
// stands, as White or (negative) as Black, with which result, and against whom.
func (s *results) where() {
	t := s.calc
	index := make([]any, s.n)
	for i := range index {
		index[i] = i + 1
	}
	t.give("no", index)
	t.each("pos", func(r int) string {
		return s.f(r, "IFERROR(MATCH({no},{1},0),IFERROR(-MATCH({no},{2},0),0))", s.far(r, s.lay.at), s.far(r, s.lay.otherAt))
	})
	t.each("code", func(r int) string {
		return s.f(r, "IF({pos}=0,0,INDEX({1},ABS({pos})))", s.far(r, s.lay.code))
	})
	t.each("opp", func(r int) string {
		return s.f(r, "IF({pos}>0,INDEX({1},{pos}),IF({pos}<0,INDEX({2},-{pos}),0))", s.far(r, s.lay.otherAt), s.far(r, s.lay.at))
	})
}

// byCode is what the table of results says of this side's.
func (s *results) byCode(r int, white, black string) string {
	return s.f(r, "IF({pos}>0,INDEX({1},{code}),INDEX({2},{code}))", s.name(white), s.name(black))
}

// given are points that the arbiter gave or took in a round.
func (s *results) given() bool {
	amounts, found := map[[2]int]model.Points{}, false
	for _, a := range s.s.Adjustments {
		if i := s.sh.Index(a.Who); i >= 0 && a.Round > 0 && s.adjusts(a) != 0 {
			amounts[[2]int{i, a.Round}] += s.adjusts(a)
			found = true
		}
	}
	if found {
		s.calc.giveEach(s.k("given"), func(i, r int) any { return points(amounts[[2]int{i, r}]) })
	}
	return found
}

// total are points that the arbiter gave or took of no round.
func (s *results) total() bool {
	amounts, found := make([]any, s.n), false
	for i := range amounts {
		amounts[i] = 0.0
	}
	for _, a := range s.s.Adjustments {
		if i := s.sh.Index(a.Who); i >= 0 && a.Round == 0 && s.adjusts(a) != 0 {
			amounts[i] = amounts[i].(float64) + points(s.adjusts(a))
			found = true
		}
	}
	if found {
		s.calc.give(s.k("added"), amounts)
	}
	return found
}

// rating is the rating that counts of the player with the index in the cell.
func (s *section) rating(cell string) string { return "INDEX(" + s.person(ofRating) + "," + cell + ")" }

// adjusts is what the arbiter gave or took, of the score being planned.
func (s *results) adjusts(a model.Adjustment) model.Points {
	if s.sh.Teams && s.kind == model.MatchPoints {
		return a.Match
	}
	return a.Games
}

// ofTeams plans the blocks that everything begins with, of both scores.
func (s *results) ofTeams() {
	t := s.calc
	s.where()
	s.whoRests()
	// both adds up what the lines say of a team, as the first one and as the second.
	both := func(column, other int) func(r int) string {
		return func(r int) string {
			return s.f(r, "SUMIF({1},{no},{2})+SUMIF({3},{no},{4})", s.far(r, s.lay.at), s.far(r, column), s.far(r, s.lay.otherAt), s.far(r, other))
		}
	}
	t.each("raw", both(s.lay.made, s.lay.otherMade))
	t.each("otb", both(s.lay.played, s.lay.played))
	t.each("open", both(s.lay.open, s.lay.open))
	t.each("kind", func(r int) string {
		noGame := s.f(r, `IF({raw}>{raw@opp},"+",IF({raw}<{raw@opp},"-",IF({raw}>0,"P","-")))`)
		match := s.f(r, `IF({open}>0,"O",IF({otb}>0,"P",{1}))`, noGame)
		return s.counting(r, `""`, s.f(r, `IF({pos}=0,{1},IF({opp}=0,{2},{3}))`, s.away(r), s.byeKind(r), match))
	})
	t.each("game", func(r int) string {
		return s.f(r, `IF({1},IF({raw}>{raw@opp},1,IF({raw}={raw@opp},0.5,0)),"{2}")`, s.meets(r, false), noGame)
	})
	s.by(model.GamePoints, func() { s.scored(func(r int) string { return s.counting(r, "0", t.in("raw", r)) }) })
	s.by(model.MatchPoints, func() {
		sc := s.sh.Scoring
		s.scored(func(r int) string {
			bye := s.f(r, "IF({code}=0,0,INDEX({#CodeMP},{code}))")
			byGames := s.f(r, "IF({game}=1,{1},IF({game}=0.5,{2},{3}))", number(sc.MatchWin), number(sc.MatchDraw), number(sc.MatchLoss))
			match := s.f(r, `IF({kind}="P",{1},IF({kind}="+",{2},0))`, byGames, number(sc.MatchWin))
			return s.counting(r, "0", s.f(r, "IF({pos}=0,0,IF({opp}=0,{1},{2}))", bye, match))
		})
	})
}

package formulas

import (
	"wallchart/tiebreaks"
)

// has tells whether a cell holds one of the kinds. FIND knows no patterns, as
// SEARCH and MATCH do; it finds the empty text anywhere.
func hasKind(cell, kinds string) string {
	return "AND(" + cell + `<>"",ISNUMBER(FIND(` + cell + `,"` + kinds + `")))`
}

// opponents plans what opponents bring: the columns that sums over them are made of.
type opponents struct{ *calculation }

// adjusted is the column with the scores by which participants enter the sums of
// their opponents: rounds without a game as the rule set has them.
func (s *opponents) adjusted() string {
	t := s.calc
	if s.sh.Predetermined || s.st.Rules.Opponent == tiebreaks.AsAwarded || s.rounds == 0 {
		return s.k("score")
	}
	if t.has(s.k("adjusted")) {
		return s.k("adjusted")
	}
	switch s.st.Rules.Opponent {
	case tiebreaks.LastByesDrawn:
		s.trailing()
		t.each(s.k("adj"), func(r int) string {
			return s.counting(r, "0", s.f(r, "IF(AND({trail},{1}),{2},{pts})", hasKind(t.in("kind", r), voluntaryByes), s.draw()))
		})
	case tiebreaks.UnplayedDrawn:
		t.each(s.k("adj"), func(r int) string {
			return s.counting(r, "0", s.f(r, "IF({1},{2},{pts})", hasKind(t.in("kind", r), byes+forfeits), s.draw()))
		})
	case tiebreaks.ByesDrawn:
		t.each(s.k("adj"), func(r int) string {
			return s.counting(r, "0", s.f(r, "IF({1},{2},{pts})", hasKind(t.in("kind", r), byes), s.draw()))
		})
	}
	total := "SUM(" + t.row(s.k("adj")) + ")"
	if t.has(s.k("added")) {
		total += "+" + t.cell(s.k("added"))
	}
	t.add(s.k("adjusted"), total)
	return s.k("adjusted")
}

// trailing is the block that tells whether from a round on there is nothing but
// voluntary unplayed rounds. It is planned from the last round to the first, so
// its formulas look to the right.
func (s *opponents) trailing() {
	t := s.calc
	t.each("trail", func(r int) string {
		next := "TRUE"
		if r < s.rounds {
			next = t.in("trail", r+1)
		}
		return s.counting(r, "TRUE", "AND("+hasKind(t.in("kind", r), voluntary)+","+next+")")
	})
}

// meetings is the block with what each round adds to a sum over opponents: the
// adjusted score of an opponent, or of who stands in for one; "" where the round
// adds nothing and is no candidate for a cut. With forfeits a forfeited game
// counts as played.
func (s *opponents) meetings(forfeited bool) string {
	t := s.calc
	block := s.k("con")
	if forfeited {
		block = s.k("conP")
	}
	if t.has(block) {
		return block
	}
	adjusted := s.adjusted()
	if s.st.Rules.Own == tiebreaks.Virtual && !s.sh.Predetermined {
		s.running()
	}
	t.each(block, func(r int) string {
		theirs := t.of(adjusted, t.in("opp", r))
		if s.sh.Predetermined { // no dummies in an all-play-all: C.07 15.2
			return s.counting(r, `""`, s.f(r, `IF(OR({kind}="O",{opp}=0),"",{1})`, theirs))
		}
		return s.counting(r, `""`, s.f(r, `IF({kind}="O","",IF({1},{2},{3}))`, s.meets(r, forfeited), theirs, s.standIn(r, adjusted)))
	})
	return block
}

// standIn is the score of who stands in for the opponent of a round without a
// game.
func (s *opponents) standIn(r int, adjusted string) string {
	switch s.st.Rules.Own {
	case tiebreaks.Zero:
		return "0"
	case tiebreaks.DummyOwn:
		return s.f(r, "{score}")
	case tiebreaks.DummyCapped:
		return s.f(r, "IF({opp}>0,MIN({score},{1}),MIN({score},{2}*{#NR}))", s.calc.of(adjusted, s.calc.in("opp", r)), s.draw())
	case tiebreaks.Virtual:
		before := "0"
		if r > 1 {
			before = s.f(r-1, "{run}")
		}
		return s.f(r, "{1}+{2}-{pts}+{3}*({#NR}-{4})", before, s.win(), s.draw(), itoa(r))
	}
	return `""`
}

// running is the block with the score after each round.
func (s *opponents) running() string {
	t := s.calc
	if !t.has(s.k("run")) {
		t.each(s.k("run"), func(r int) string {
			if r == 1 {
				return t.in(s.k("pts"), r)
			}
			return s.counting(r, "0", t.in(s.k("run"), r-1)+"+"+t.in(s.k("pts"), r))
		})
	}
	return s.k("run")
}

// voluntaryRounds is the block with what voluntary unplayed rounds add, which a cut
// takes first (C.07 16.5); "" for the others.
func (s *opponents) voluntaryRounds(forfeited bool) string {
	t, con := s.calc, s.meetings(forfeited)
	block := "vur" + con
	if t.has(block) {
		return block
	}
	kinds := voluntary
	if forfeited {
		kinds = voluntaryByes
	}
	t.each(block, func(r int) string {
		if s.sh.Predetermined {
			return `""`
		}
		return "IF(" + hasKind(t.in("kind", r), kinds) + "," + t.in(con, r) + `,"")`
	})
	return block
}

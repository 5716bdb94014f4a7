package formulas

import (
	"strconv"
	"strings"

	"wallchart/model"
)

// calculation is the hidden table of calculation on its way: its columns, and how formulas that speak of them are written.
type calculation struct {
	*section
	calc *grid
	kind model.ScoreKind // the score that the tie-break being planned goes by
}

func newCalculation(s *section) *calculation {
	return &calculation{section: s, calc: newGrid(s.hidden, s.n, s.rounds)}
}

// f fills in a formula for round r. In braces stand
//
//	{x}      the cell of a column in the row of the formula, of a block the round's
//	{x@opp}  what x has for the participant whose index is in {opp}
//	{x..}    a block's cells in the row of the formula
//	{x|}     a whole column
//	{#NR}    a name of the section
//	{1}      the first of the other texts, {2} the second …
//
// A column of one of the scores is named without the score.
func (s *calculation) f(r int, formula string, others ...string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(formula, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		token, after, _ := strings.Cut(rest, "}")
		b.WriteString(s.token(r, token, others))
		formula = after
	}
}

// fill is f for a formula that speaks of no round.
func (s *calculation) fill(formula string, others ...string) string {
	return s.f(0, formula, others...)
}

func (s *calculation) token(r int, token string, others []string) string {
	t := s.calc
	if n, err := strconv.Atoi(token); err == nil {
		return others[n-1]
	}
	if name, ok := strings.CutPrefix(token, "#"); ok {
		return s.name(name)
	}
	if name, ok := strings.CutSuffix(token, ".."); ok {
		return t.row(s.known(name))
	}
	if name, ok := strings.CutSuffix(token, "|"); ok {
		return t.all(s.known(name))
	}
	if name, index, ok := strings.Cut(token, "@"); ok {
		name = s.known(name)
		return t.ofIn(name, t.round(name, r), t.in(index, t.round(index, r)))
	}
	name := s.known(token)
	return t.in(name, t.round(name, r))
}

// known is the name of a column, with the score being planned where it has one.
func (s *calculation) known(name string) string {
	if s.calc.has(name) {
		return name
	}
	return s.k(name)
}

// k is the name of a column that is of one of the scores: the one that the tie-break
// being planned goes by. In a section of players there is one.
func (s *calculation) k(name string) string {
	switch {
	case !s.sh.Teams:
		return name
	case s.kind == model.MatchPoints:
		return name + " MP"
	}
	return name + " GP"
}

// by plans something by a score.
func (s *calculation) by(kind model.ScoreKind, plan func()) {
	before := s.kind
	s.kind = kind
	plan()
	s.kind = before
}

// draw and win are what a drawn and a won round are worth.
func (s *calculation) draw() string { return number(s.worth(model.Draw)) }

func (s *calculation) win() string { return number(s.worth(model.Win)) }

func (s *calculation) worth(o model.Outcome) model.Points {
	sc := s.sh.Scoring
	switch {
	case !s.sh.Teams:
		return sc.Game(o)
	case s.kind == model.MatchPoints:
		return sc.Match(o)
	}
	return sc.Game(o) * model.Points(s.boards)
}

// meets tells that the round counts with its opponent.
func (s *calculation) meets(r int, forfeited bool) string {
	if forfeited {
		return s.f(r, `AND({opp}>0,{kind}<>"O")`)
	}
	return s.f(r, `AND({opp}>0,{kind}="P")`)
}

// counting is a formula for a round that counts, and what it is otherwise.
func (s *calculation) counting(r int, otherwise, formula string) string {
	return "IF(" + itoa(r) + ">" + s.name("NR") + "," + otherwise + "," + formula + ")"
}

// ifRests is one thing for who rests in a round, being on no line, and another for who does not.
func (s *calculation) ifRests(r int, rests, not string) string {
	switch {
	case s.allRest():
		return rests
	case s.calc.has("away"):
		return s.f(r, `IF({away}="{1}",{2},{3})`, rest, rests, not)
	}
	return not
}

// byeKind is the kind of a bye, in a round that does not count yet too.
func (s *calculation) byeKind(r int) string {
	return s.f(r, `IF({code}=0,"O",INDEX({#CodeKW},{code}))`)
}

package formulas

import (
	"wallchart/model"
	"wallchart/tiebreaks"
)

// tieBreak is a column of the standings: where its value stands in the table of
// calculation.
type tieBreak struct {
	use   tiebreaks.Use
	n     int    // of the columns of the standings
	value string // column of calc, "" where there is none
	live  bool   // by formulas
	maybe bool   // some participants may have no value
	among bool   // gives places in a tie
}

// values plans what a participant has in a tie-break.
type values struct{ *opponents }

// formula plans the value of a tie-break for every participant, and tells whether
// it is one that formulas can state.
func (s *values) formula(u tiebreaks.Use) (column string, maybe, ok bool) {
	plan, known := formulasOf[u.TieBreak.Code]
	if s.sh.Teams && !known {
		plan, known = formulasOfTeams[u.TieBreak.Code]
	}
	if !known || s.rounds == 0 || u.Has()&^stated != 0 {
		return "", false, false
	}
	var f value
	s.by(s.scoreOf(u), func() { f = plan(s, u) })
	if f.text == "" {
		return "", false, false
	}
	column = "tb " + u.Code
	if !s.calc.has(column) {
		s.calc.add(column, f.text)
	}
	return column, f.maybe, true
}

// stated are the modifiers that the plans of formulas look at, each for the tie-breaks that take it; what another one asks for is left to
// the value.
const stated = tiebreaks.ModCut | tiebreaks.ModMedian | tiebreaks.ModForfeits | tiebreaks.ModFore | tiebreaks.ModLimit |
	tiebreaks.ModFactor | tiebreaks.ModReverse | tiebreaks.ModRulebook | tiebreaks.ModUnrated | tiebreaks.ModHalfByes | tiebreaks.ModWeights

// scoreOf is the score that a tie-break goes by: the one it names, otherwise the
// one that decides.
func (s *section) scoreOf(u tiebreaks.Use) model.ScoreKind {
	switch {
	case u.Score == "MP", u.TieBreak.Code == "MPTS":
		return model.MatchPoints
	case u.Score == "GP", u.TieBreak.Code == "GPTS":
		return model.GamePoints
	}
	return s.decides()
}

// decides is the score that the standings go by.
func (s *section) decides() model.ScoreKind {
	switch {
	case !s.sh.Teams, s.st.Columns[0].TieBreak.Code == "GPTS":
		return model.GamePoints
	case s.st.Columns[0].TieBreak.Code == "MPTS":
		return model.MatchPoints
	}
	return s.sh.Primary
}

// value is the formula of a tie-break; the text is "" where its modifiers or the
// rule set have none. With maybe it is "" for who has no value.
type value struct {
	text  string
	maybe bool
}

func always(text string) value { return value{text: text} }

// formulasOf are the tie-breaks of players that formulas can state, each named as
// in package tiebreaks. What a modifier asks for and is not stated here is left to
// the value.
var formulasOf = map[string]func(s *values, u tiebreaks.Use) value{
	"PTS":  func(s *values, _ tiebreaks.Use) value { return always(s.calc.cell(s.k("score"))) },
	"RTNG": func(s *values, u tiebreaks.Use) value { return s.ownRating(u) },

	"TPN": func(s *values, _ tiebreaks.Use) value {
		return always(s.fill("INDEX({1},{no})", s.person(ofNumber)))
	},

	"BH":      func(s *values, u tiebreaks.Use) value { return s.cut(u, u.Low, u.High) },
	"SOLKOFF": func(s *values, u tiebreaks.Use) value { return s.cut(u, 0, 0) },
	"MEDBH": func(s *values, u tiebreaks.Use) value {
		if u.Low == 0 {
			return s.dropped(u, "1", "1")
		}
		return s.cut(u, u.Low, u.High)
	},
	"MEDIAN": func(s *values, u tiebreaks.Use) value { return s.dropped(u, s.ends(), s.ends()) },
	"MODMED": func(s *values, u tiebreaks.Use) value {
		most := s.win() + "*" + s.name("NR")
		own := s.calc.cell(s.k("score")) + "*2"
		return s.dropped(u, s.ends()+"*("+own+">="+most+")", s.ends()+"*("+own+"<="+most+")")
	},
	"AOB": func(s *values, u tiebreaks.Use) value { return s.ofOpponents(u, true) },
	"SOB": func(s *values, u tiebreaks.Use) value { return s.ofOpponents(u, false) },

	"SB":     func(s *values, u tiebreaks.Use) value { return s.berger(u, model.GamePoints, model.GamePoints) },
	"BERGER": func(s *values, u tiebreaks.Use) value { return s.berger(u, model.GamePoints, model.GamePoints) },
	"SBSQ": func(s *values, u tiebreaks.Use) value {
		sum := s.berger(u, model.GamePoints, model.GamePoints)
		return always(s.fill("{1}+{score}*{score}", sum.text))
	},
	"KS": func(s *values, u tiebreaks.Use) value { return s.koya(u) },

	"PS":       func(s *values, u tiebreaks.Use) value { return s.progress(u.Low) },
	"PROGRESS": func(s *values, _ tiebreaks.Use) value { return s.progress(0) },
	"CUMULATIVE": func(s *values, u tiebreaks.Use) value {
		return always("SUM(" + s.calc.row(s.running()) + ")-SUM(" + s.calc.row(s.deducted(u.HalfByes != "0")) + ")")
	},
	"OPPCUM": func(s *values, u tiebreaks.Use) value {
		c := s.cumulative(u.R || u.HalfByes == "1")
		return always(s.calc.sum(func(r int) string {
			return s.f(r, "IF({1},{2},0)", s.meets(r, false), s.calc.of(c, s.calc.in("opp", r)))
		}))
	},

	"WIN": func(s *values, _ tiebreaks.Use) value {
		row := s.calc.row(s.k("pts"))
		if s.sh.Teams && s.kind == model.GamePoints { // more than a drawn match has
			return always("SUMPRODUCT((" + row + ">" + s.draw() + ")*(" + s.calc.row("kind") + `<>"` + open + `"))`)
		}
		return always("COUNTIF(" + row + "," + s.win() + ")")
	},
	"WON":    func(s *values, u tiebreaks.Use) value { return always(s.games(1) + s.alsoForfeits(u, forfeitWin)) },
	"WINS":   func(s *values, _ tiebreaks.Use) value { return always(s.games(1) + "+" + s.kinds(forfeitWin)) },
	"BPG":    func(s *values, u tiebreaks.Use) value { return always(s.blacks(u.Forfeits)) },
	"BLACKS": func(s *values, _ tiebreaks.Use) value { return always(s.blacks(false)) },
	"BWG": func(s *values, u tiebreaks.Use) value {
		f := "COUNTIFS(" + s.calc.row("pos") + `,"<0",` + s.calc.row("game") + ",1)"
		if u.Forfeits {
			f += "+" + s.blackKinds(forfeitWin)
		}
		return always(f)
	},
	"REP": func(s *values, _ tiebreaks.Use) value {
		return always(s.kinds(played + pairingBye + fullBye + forfeitWin))
	},
	"KASHDAN": func(s *values, u tiebreaks.Use) value {
		if u.Forfeits {
			return value{}
		}
		return always("4*" + s.games(1) + "+2*" + s.games(0.5) + "+" + s.games(0))
	},
	"OTB": func(s *values, _ tiebreaks.Use) value {
		return always("IF(" + s.games(1) + "+" + s.games(0.5) + ">0,1,0)")
	},
	"HEAD2HEAD": func(s *values, _ tiebreaks.Use) value {
		t := s.calc
		lost := t.sum(func(r int) string { return s.f(r, "IF(AND({opp}>0,{game}=0),IF({score@opp}={score},1,0),0)") })
		return always("100-(" + lost + ")")
	},
	"STD": func(s *values, _ tiebreaks.Use) value { return s.standard() },

	"ARO":     func(s *values, u tiebreaks.Use) value { return s.averageRating(u) },
	"TPR":     func(s *values, u tiebreaks.Use) value { return value{s.performance(u), true} },
	"APRO":    func(s *values, u tiebreaks.Use) value { return s.performanceOfOpponents(u) },
	"AVGOPP":  func(s *values, u tiebreaks.Use) value { return s.averageOpposition(u) },
	"OPPPERF": func(s *values, u tiebreaks.Use) value { return s.oppositionPerformance(u) },
}

// games counts the games over the board with a result: 1, 0.5 or 0.
func (s *values) games(result float64) string {
	return "COUNTIF(" + s.calc.row("game") + "," + decimal(result) + ")"
}

// kinds counts the rounds of some kinds.
func (s *values) kinds(kinds string) string {
	return s.rowsWith(kinds, "")
}

func (s *values) blackKinds(kinds string) string {
	return s.rowsWith(kinds, "*("+s.calc.row("pos")+"<0)")
}

func (s *values) rowsWith(kinds, and string) string {
	row := s.calc.row("kind")
	return "SUMPRODUCT((" + row + `<>"")*ISNUMBER(FIND(` + row + `,"` + kinds + `"))` + and + ")"
}

func (s *values) alsoForfeits(u tiebreaks.Use, kinds string) string {
	if !u.Forfeits {
		return ""
	}
	return "+" + s.kinds(kinds)
}

func (s *values) blacks(forfeited bool) string {
	f := "COUNTIFS(" + s.calc.row("pos") + `,"<0",` + s.calc.row("kind") + `,"` + played + `")`
	if forfeited {
		f += "+" + s.blackKinds(forfeits)
	}
	return f
}

// progress is the sum of the scores after each round, from one on.
func (s *values) progress(without int) value {
	run := s.running()
	if without >= s.rounds {
		return always("0")
	}
	return always("SUM(" + s.calc.rowFrom(run, 1+without) + ")")
}

// deducted is the block with the points that a Cumulative takes off: those of
// rounds without a game.
func (s *values) deducted(half bool) string {
	t, block, kinds := s.calc, s.k("off"), byes+forfeits
	if !half {
		block, kinds = s.k("off0"), pairingBye+fullBye+zeroBye+forfeits
	}
	if !t.has(block) {
		t.each(block, func(r int) string { return s.f(r, "IF({1},{pts},0)", hasKind(t.in("kind", r), kinds)) })
	}
	return block
}

// cumulative is the column with everybody's Cumulative.
func (s *values) cumulative(half bool) string {
	name := s.k("cumulative")
	if !half {
		name = s.k("cumulative0")
	}
	off := s.deducted(half)
	run := s.running()
	if !s.calc.has(name) {
		s.calc.add(name, "SUM("+s.calc.row(run)+")-SUM("+s.calc.row(off)+")")
	}
	return name
}

// standard is a point for each round in which more was made than the opponent
// made, half a one for as much.
func (s *values) standard() value {
	t := s.calc
	return always(t.sum(func(r int) string {
		other := s.f(r, "IF({1},{pts@opp},{2})", s.meets(r, false), s.draw())
		return s.f(r, "IF({1},(SIGN({pts}-{2})+1)/2,0)", hasKind(t.in("kind", r), played+byes+forfeits), other)
	}))
}

// koya is the points made against opponents with half of the points that could be
// had.
func (s *values) koya(u tiebreaks.Use) value {
	t := s.calc
	most := s.name("NR")
	if s.sh.Predetermined {
		if !t.has("met") {
			t.add("met", t.sum(func(r int) string { return s.counting(r, "0", "IF("+t.in("opp", r)+">0,1,0)") }))
		}
		most = "MAX(" + t.all("met") + ")"
	}
	limit := s.win() + "*" + most + "+" + itoa(u.Limit)
	return always(t.sum(func(r int) string {
		return s.f(r, `IF(AND({opp}>0,{kind}<>"O",{kind}<>""),IF(2*{score@opp}>={1},{pts},0),0)`, limit)
	}))
}

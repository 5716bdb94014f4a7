package formulas

import (
	"wallchart/model"
	"wallchart/tiebreaks"
)

// formulasOfTeams are the tie-breaks of teams alone that formulas can state.
var formulasOfTeams = map[string]func(s *values, u tiebreaks.Use) value{
	"MPTS":  func(s *values, _ tiebreaks.Use) value { return s.totalOf(model.MatchPoints) },
	"GPTS":  func(s *values, _ tiebreaks.Use) value { return s.totalOf(model.GamePoints) },
	"GAMES": func(s *values, _ tiebreaks.Use) value { return s.totalOf(model.GamePoints) },
	"MPVGP": func(s *values, _ tiebreaks.Use) value { return s.totalOf(s.decides().Other()) },

	"GPDIFF":     func(s *values, _ tiebreaks.Use) value { return s.pointDifference("{1}-{2}") },
	"GPDIFFPLUS": func(s *values, _ tiebreaks.Use) value { return s.pointDifference("MAX(0,{1}-{2})") },

	"MATCHES": func(s *values, _ tiebreaks.Use) value { return always(s.games(1)) },
	"USAT":    func(s *values, _ tiebreaks.Use) value { return always(s.amateurTeam()) },
	"USATX2":  func(s *values, _ tiebreaks.Use) value { return always("2*(" + s.amateurTeam() + ")") },
	"EMMSB":   func(s *values, u tiebreaks.Use) value { return s.berger(u, model.MatchPoints, model.MatchPoints) },
	"EMGSB":   func(s *values, u tiebreaks.Use) value { return s.berger(u, model.MatchPoints, model.GamePoints) },
	"EGMSB":   func(s *values, u tiebreaks.Use) value { return s.berger(u, model.GamePoints, model.MatchPoints) },
	"EGGSB":   func(s *values, u tiebreaks.Use) value { return s.berger(u, model.GamePoints, model.GamePoints) },
}

// pointDifference adds up what was made more than the opponent made, match by
// match; a bye counts what it was credited with.
func (s *values) pointDifference(difference string) value {
	var sum string
	s.by(model.GamePoints, func() {
		sum = s.calc.sum(func(r int) string {
			other := s.f(r, "IF({opp}>0,{raw@opp},0)")
			return s.counting(r, "0", s.f(r, `IF({kind}="O",0,{1})`, s.f(r, difference, s.f(r, "{pts}"), other)))
		})
	})
	return always(sum)
}

// totalOf is a score.
func (s *values) totalOf(kind model.ScoreKind) value {
	var cell string
	s.by(kind, func() { cell = s.calc.cell(s.k("score")) })
	return always(cell)
}

// amateurTeam is for every match played the game points made times the opponent's
// match score, in which every round without a match is drawn. The tie-break is made
// for 1, ½, 0: where a won match gives twice a drawn one the score is brought to it.
func (s *values) amateurTeam() string {
	t := s.calc
	var score, games string
	s.by(model.GamePoints, func() { games = s.k("pts") })
	s.by(model.MatchPoints, func() {
		score = "drawn score"
		if t.has(score) {
			return
		}
		t.each("drawn", func(r int) string {
			if s.sh.Predetermined {
				return s.counting(r, "0", t.in(s.k("pts"), r))
			}
			return s.counting(r, "0", s.f(r, "IF({1},{2},{pts})", hasKind(t.in("kind", r), byes+forfeits), s.draw()))
		})
		total := "SUM(" + t.row("drawn") + ")"
		if t.has(s.k("added")) {
			total += "+" + t.cell(s.k("added"))
		}
		if win, draw := s.worth(model.Win), s.worth(model.Draw); win != model.One && win == 2*draw && win > 0 {
			total = "INT(2*(" + total + ")/" + number(win) + ")/2"
		}
		t.add(score, total)
	})
	return t.sum(func(r int) string {
		return "IF(" + s.meets(r, false) + "," + t.in(games, r) + "*" + t.of(score, t.in("opp", r)) + ",0)"
	})
}

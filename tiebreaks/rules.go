package tiebreaks

import (
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// OpponentRule says with what score a participant enters the sums of its
// opponents when it had rounds without play.
type OpponentRule uint8

// Opponent rules.
const (
	// AsAwarded: with the score it has.
	AsAwarded OpponentRule = iota
	// LastByesDrawn: byes asked for that are followed by nothing but voluntary
	// unplayed rounds count as draws, all else as awarded.
	LastByesDrawn
	// UnplayedDrawn: every unplayed round counts as a draw.
	UnplayedDrawn
	// ByesDrawn: every round without an opponent counts as a draw, forfeits as
	// awarded.
	ByesDrawn
)

// OwnRule says what stands in for the opponent of one's own unplayed round.
type OwnRule uint8

// Own rules.
const (
	// Nothing: the round adds nothing and is no candidate for a cut.
	Nothing OwnRule = iota
	// Zero: an opponent with the score 0, who takes part in cuts.
	Zero
	// DummyOwn: a dummy with one's own score.
	DummyOwn
	// DummyCapped: a dummy with one's own score, but no more than a draw a round,
	// and after a forfeit no more than the scheduled opponent.
	DummyCapped
	// Virtual: an opponent who has one's own score before the round, gets the
	// complementary result and then draws every later round.
	Virtual
)

// Rules is how unplayed rounds count in tie-breaks. It is data: records read it
// through Work and never ask for its code.
type Rules struct {
	Code     string
	Name     phrase.Text
	Source   phrase.Text
	Opponent OpponentRule
	Own      OwnRule
	// VoluntaryFirst: a cut takes a voluntary unplayed round rather than the
	// lowest value (C.07, 16.5).
	VoluntaryFirst bool
	// OwnDrawn: in Sonneborn-Berger an own unplayed round multiplies by a draw,
	// whatever was awarded.
	OwnDrawn bool
	// OwnNothing: in Sonneborn-Berger an own unplayed round adds nothing.
	OwnNothing bool
	// CutsByRounds: a first cut takes one value up to 7 rounds, two up to 12,
	// three beyond (France).
	CutsByRounds bool
	// DropUnrated: a tie-break of FIDE's that is made of ratings is left out for everybody where somebody has none and nothing is
	// announced for the unrated. Otherwise the games against them are left out.
	DropUnrated bool
	// OpenBye: the rules do not say what the bye is worth that the pairing allocates.
	OpenBye bool
	// Article is what an explanation cites for a dummy.
	Article phrase.Text
	// ListSource is where the list stands that a section goes by, and so what its score is; empty for nothing that is known.
	ListSource phrase.Text
}

// RulesByCode finds a rule set; the error names the ones there are.
func RulesByCode(code string) (Rules, error) {
	var codes []string
	for _, r := range RuleSets {
		if strings.EqualFold(r.Code, strings.TrimSpace(code)) {
			return r, nil
		}
		codes = append(codes, r.Code)
	}
	return Rules{}, phrase.Errorf("there is no rule set %q for unplayed rounds; choose one of %s", code, strings.Join(codes, ", "))
}

// RulesForList is the rule set a list of tie-breaks asks for in an event whose
// section settles nothing. The first tie-break decides that either belongs to a
// rule set (SOLKOFF: US Chess) or depends on one without belonging (BH): then it
// is the FIDE edition of the event's date, as also when none does.
func RulesForList(t *model.Tournament, list []Use) Rules {
	for _, u := range list {
		if r, err := RulesByCode(u.TieBreak.RuleSet); u.TieBreak.RuleSet != "" && err == nil {
			return r
		}
		if u.TieBreak.Rules {
			break
		}
	}
	return rulesOn(t.Start)
}

// rulesOn is the FIDE edition in force on a date.
func rulesOn(d model.Date) Rules {
	code := "fide2026"
	switch {
	case d == "":
	case d < "2023-09":
		code = "fide2009"
	case d < "2026-03":
		code = "fide2024"
	}
	r, _ := RulesByCode(code)
	return r
}

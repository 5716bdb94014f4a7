package arbiter

import (
	"slices"
	"wallchart/arbiter/pair"
	"wallchart/arbiter/rank"

	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/model/journal/steps"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// FIDEMode is the step into FIDE mode, or out of it; nil when nothing changes. In FIDE mode only what FIDE's rules allow can be done in a
// section that FIDE is to rate (VCL4THP.13, questions 40 to 46).
func FIDEMode(s *model.Section, on bool) (journal.Change, error) {
	if s.FIDE == on {
		return nil, nil
	}
	for _, code := range s.Ranking.TieBreaks {
		if u, err := catalogue.Parse(code); on && err == nil && !tiebreaks.Meant(u.TieBreak, s) {
			return nil, rank.NotMeant(u)
		}
	}
	return steps.SetFIDEMode{Section: s.ID, On: on}, nil
}

// MayBeRated tells whether FIDE could rate a section that is not in FIDE mode: it goes by FIDE's rules, and somebody in it has a FIDE ID.
func MayBeRated(s *model.Section) bool {
	return s.Rulebook == model.FIDERules && slices.ContainsFunc(s.Players, func(p model.Player) bool { return p.FideID != "" })
}

// AsImported is an event that was read from a report file with its sections in FIDE mode, which is for FIDE's rating (VCL4THP.13, question
// 56): all but those that left it elsewhere, as the file says, and those that are not as it asks.
func AsImported(t *model.Tournament) *model.Tournament {
	for _, s := range t.Sections {
		if s.FIDE || s.FIDELeft() || steps.WhyNotFIDE(t, s) != nil {
			continue
		}
		if _, err := FIDEMode(s, true); err != nil {
			continue
		}
		rated := *s
		rated.FIDE = true
		t = t.With(&rated)
	}
	return t
}

// WhyNoReport refuses the report file of a section in FIDE mode that has games without a result, adjourned ones as well (VCL4THP.13,
// question 169). What other programs are given while the event goes on is another file: trf.InTournament.
func WhyNoReport(s *model.Section) error {
	if !s.FIDE {
		return nil
	}
	for r := range s.Rounds {
		if open := s.Rounds[r].Open(); len(open) > 0 {
			return phrase.Errorf("round %d has no result on %s, and in FIDE mode no report file is written before. Enter the results. "+
				"For another program, write the in-tournament file, whose name ends in .itdx", r+1, pair.Boards(open))
		}
	}
	return nil
}

package arbiter

import (
	"errors"
	"slices"
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
// 56): all but those that left it elsewhere, as the file says, and those that could not be put into it.
func AsImported(t *model.Tournament) *model.Tournament {
	for _, s := range t.Sections {
		if !s.FIDELeft() && whyNotFIDE(t, s) == nil {
			rated := *s
			rated.FIDE = true
			t = t.With(&rated)
		}
	}
	return t
}

// ModesSaid says of each section of an event that came as a report file whether it is in FIDE mode, for which nobody has asked, and why
// it is not.
func ModesSaid(t *model.Tournament) []phrase.Text {
	var said []phrase.Text
	for _, s := range t.Sections {
		switch why := whyNotFIDE(t, s); {
		case s.FIDE:
			said = append(said, phrase.New("%s is in FIDE mode, as it came as a report file: what FIDE's rules do not allow is refused.", s.Name))
		case s.FIDELeft():
			said = append(said, phrase.New("%s is not in FIDE mode: the report file says that it was left.", s.Name))
		case why != nil:
			said = append(said, phrase.New("%s came as a report file and is not in FIDE mode: %s.", s.Name, reason(why)))
		}
	}
	return said
}

// whyNotFIDE says what of a section is not as FIDE mode asks, so that it could not be put into it; nil for nothing.
func whyNotFIDE(t *model.Tournament, s *model.Section) error {
	if _, err := FIDEMode(s, true); err != nil {
		return err
	}
	return steps.WhyNotFIDE(t, s)
}

// reason is why a section is not in the mode, without what would cure it: that is for somebody who wants it to be.
func reason(why error) any {
	var p model.Problem
	if errors.As(why, &p) {
		return p.What
	}
	return why
}

// WhyNoRounds refuses a report file, and the in-tournament file, of a section in FIDE mode for which no number of rounds is planned: both
// have to say it, and of the rounds played so far the last would be taken for the last of all.
func WhyNoRounds(s *model.Section) error {
	if s.FIDE && s.Planned == 0 && s.TableRounds() == 0 {
		return phrase.Errorf("nothing says how many rounds there are, and a report file has to. Give the number of rounds")
	}
	return nil
}

// WhyNoReport refuses the report file of a section in FIDE mode that has games without a result, adjourned ones as well, or results of
// matches without the games (VCL4THP.13, question 169). What other programs are given while the event goes on is another file:
// trf.InTournament.
func WhyNoReport(s *model.Section) error {
	if !s.FIDE {
		return nil
	}
	if err := WhyNoRounds(s); err != nil {
		return err
	}
	for n := range s.Rounds {
		var bare []int
		for _, p := range s.Rounds[n].Pairings {
			if s.Team() && !p.IsBye() && (len(p.Games) == 0 && p.Outcomes[0].Played() ||
				slices.ContainsFunc(p.Games, func(g model.Game) bool { return g.Unseated() })) {
				bare = append(bare, p.Board)
			}
		}
		if len(bare) > 0 {
			return phrase.Errorf("round %d has a result and no line-ups on %s, and in FIDE mode no report file is written before. "+
				"Enter who played, board by board", n+1, model.Boards(bare))
		}
	}
	if left := s.LeftOf(len(s.Rounds)); len(left) > 0 {
		return phrase.Errorf("%w, and in FIDE mode no report file is written before. %s. "+
			"For another program, write the in-tournament file, whose name ends in .itdx", s.StillLeft(left[0]), left[0].Cure())
	}
	return nil
}

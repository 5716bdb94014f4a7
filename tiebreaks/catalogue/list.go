package catalogue

import (
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/rules"
)

// Tidy takes out of a list that is laid down what can separate nobody; standings by a list have all its columns. It is the score
// anywhere but at the head, or behind what takes its place there, a tie-break that stands there already (but for those between the
// tied, which may come again), and everything after one that leaves nobody tied.
// The sentences say why; the order is the same without it.
func Tidy(list []tiebreaks.Use) (kept []tiebreaks.Use, left []phrase.Text) {
	for k, u := range list {
		if u.TieBreak == rules.PTS && k > 0 && !list[0].TieBreak.Heads {
			left = append(left, phrase.New("PTS can never matter behind others: the score comes first and once."))
			continue
		}
		if v, ok := again(kept, u); ok {
			if v.Code == u.Code {
				left = append(left, phrase.New("%s stands in the list twice; the second can never matter.", u.Code))
			} else {
				left = append(left, phrase.New("%s can never matter: whom %s leaves tied is equal in it.", u.Code, v.Code))
			}
			continue
		}
		kept = append(kept, u)
		if rest := list[k+1:]; u.TieBreak.Ends && len(rest) > 0 {
			return kept, append(left, afterEnd(u, rest))
		}
	}
	return kept, left
}

// again is the entry before that leaves nothing for u to separate.
func again(before []tiebreaks.Use, u tiebreaks.Use) (tiebreaks.Use, bool) {
	for _, v := range before {
		same := v.Code == u.Code || v.TieBreak == u.TieBreak && u.TieBreak.Allows(tiebreaks.ModReverse) && v.R != u.R && v.Unrated == u.Unrated
		if same && u.TieBreak.Type != tiebreaks.A {
			return v, true
		}
	}
	return tiebreaks.Use{}, false
}

func afterEnd(end tiebreaks.Use, rest []tiebreaks.Use) phrase.Text {
	codes := make([]string, len(rest))
	for k, u := range rest {
		codes[k] = u.Code
	}
	return phrase.New("%s leaves nobody tied, so nothing behind it can matter: %s.", end.Code, tiebreaks.ListOf(codes))
}

// SectionList is the section's own tie-breaks. A code that means nothing or is
// not for such participants, as a file can bring it, is left out; the sentences
// say so. The score that decides is the section's setting and not in the list,
// but for one that begins with the other score of teams, which is a tie-break
// there: match points, then game points.
func SectionList(s *model.Section) (uses []tiebreaks.Use, left []phrase.Text) {
	if len(s.Ranking.TieBreaks) == 1 && strings.EqualFold(strings.TrimSpace(s.Ranking.TieBreaks[0]), "none") {
		return nil, nil
	}
	for _, code := range s.Ranking.TieBreaks {
		u, err := Parse(code)
		if err == nil {
			err = tiebreaks.Legal(u, s)
		}
		if err != nil {
			left = append(left, phrase.New("A tie-break of the list is left out: %s.", err))
			continue
		}
		uses = append(uses, u)
	}
	if own := OwnScore(s); len(uses) > 0 && uses[0].TieBreak.Score && uses[0].TieBreak != own {
		uses = slices.Insert(uses, 0, tiebreaks.Use{TieBreak: own, Code: own.Code})
	}
	return uses, left
}

// OwnScore is the score that decides in the section.
func OwnScore(s *model.Section) *tiebreaks.TieBreak {
	return scoreOf(s.Team(), s.Primary)
}

func scoreOf(teams bool, primary model.ScoreKind) *tiebreaks.TieBreak {
	switch {
	case !teams:
		return rules.PTS
	case primary == model.MatchPoints:
		return rules.MPTS
	}
	return rules.GPTS
}

// Unused says of each entry of a section's list why it is left out; empty where it
// is used.
func Unused(s *model.Section) []phrase.Text {
	why := make([]phrase.Text, len(s.Ranking.TieBreaks))
	var uses []tiebreaks.Use
	used := 0
	for k, code := range s.Ranking.TieBreaks {
		u, err := Parse(code)
		if err == nil {
			err = tiebreaks.Legal(u, s)
		}
		if err != nil {
			why[k] = phrase.New("%s", err)
			continue
		}
		uses = append(uses, u)
		kept, left := Tidy(uses)
		if len(kept) == used {
			why[k] = left[len(left)-1]
		}
		used = len(kept)
	}
	return why
}

package journal

import (
	"wallchart/model"
	"wallchart/phrase"
)

// What labels and differences both say.

// where writes "round 3 board 4" for labels.
func Where(round, board int) phrase.Text {
	if board == 0 {
		return phrase.New("round %d", round)
	}
	return phrase.New("round %d board %d", round, board)
}

// NameOf is who it is, whose name may be missing.
func NameOf(s *model.Section, id model.ID) phrase.Text {
	if e, ok := s.Entry(id); ok && e.Name != "" {
		return phrase.Verbatim(e.Name)
	}
	return phrase.New("participant %d", id)
}

// InSection adds the section to a label, "…, Under 1600", where there are several.
func InSection(t *model.Tournament, id model.ID, label phrase.Text) phrase.Text {
	if s := t.Section(id); s != nil && len(t.Sections) > 1 && s.Name != "" {
		return phrase.New("%s, %s", label, s.Name)
	}
	return label
}

// versus adds the two sides of a pairing to a label, "… (Anna – Bruno)", and the section where there are several; board 0 is the pairing
// of who.
func versus(t *model.Tournament, label phrase.Text, id model.ID, round, board int, who model.ID) phrase.Text {
	s := t.Section(id)
	if s == nil || round < 1 || round > len(s.Rounds) {
		return label
	}
	p, _ := s.Rounds[round-1].OnBoard(board)
	if board == 0 {
		p, _ = s.Rounds[round-1].Find(who)
	}
	switch {
	case p == nil:
	case p.IsBye():
		label = phrase.New("%s (%s)", label, NameOf(s, p.Sides[0]))
	default:
		label = phrase.New("%s (%s – %s)", label, NameOf(s, p.Sides[0]), NameOf(s, p.Sides[1]))
	}
	return InSection(t, id, label)
}

// Sides are the two of a pairing, or who has which bye.
func Sides(s *model.Section, p *model.Pairing) phrase.Text {
	if p.IsBye() {
		return phrase.New("%s (%s)", NameOf(s, p.Sides[0]), p.Outcomes[0])
	}
	return phrase.New("%s – %s", NameOf(s, p.Sides[0]), NameOf(s, p.Sides[1]))
}

// ScoreText is "2½-1½".
func ScoreText(s [2]model.Points) string { return s[0].Fraction() + "-" + s[1].Fraction() }

// Participants is "12 participants".
func Participants(n int) phrase.Text { return phrase.Count(n, "%d participant", "%d participants") }

// ScoringAltered says part by part what is worth something else than before, nothing where all is the same.
func ScoringAltered(team bool, was, is model.Scoring) []phrase.Text {
	var all []phrase.Text
	if was.Win != is.Win || was.Draw != is.Draw || was.Loss != is.Loss {
		all = append(all, ScoringWords(is))
	}
	if team && (was.MatchWin != is.MatchWin || was.MatchDraw != is.MatchDraw || was.MatchLoss != is.MatchLoss) {
		all = append(all, phrase.New("Match points %s-%s-%s", is.MatchWin.Fraction(), is.MatchDraw.Fraction(), is.MatchLoss.Fraction()))
	}
	if team && (was.MatchBye != is.MatchBye || was.GamesBye != is.GamesBye) {
		all = append(all, phrase.New("Bye: %s match points, %s game points", is.MatchBye.Fraction(), is.GamesBye.Fraction()))
	}
	follows := was.WithGames(is.Win, is.Draw, is.Loss) // byes worth a win or a draw go with it, which needs no words
	for _, one := range []struct {
		was, goes, is model.Points
		says          phrase.Format
	}{
		{was.PairingBye, was.PairingBye, is.PairingBye, "Bye: %s"}, {was.FullBye, follows.FullBye, is.FullBye, "Full-point bye: %s"},
		{was.HalfBye, follows.HalfBye, is.HalfBye, "Half-point bye: %s"}, {was.Absent, was.Absent, is.Absent, "Absence: %s"},
	} {
		if !team && one.is != one.was && one.is != one.goes {
			all = append(all, phrase.New(one.says, one.is.Fraction()))
		}
	}
	return all
}

// ScoringWords is what the games are worth: "Scoring 1-½-0".
func ScoringWords(s model.Scoring) phrase.Text {
	return phrase.New("Scoring %s-%s-%s", s.Win.Fraction(), s.Draw.Fraction(), s.Loss.Fraction())
}

// FIDEMode is "FIDE mode" or "Leave FIDE mode".
func FIDEMode(on bool) phrase.Text {
	if on {
		return phrase.New("FIDE mode")
	}
	return phrase.New("Leave FIDE mode")
}

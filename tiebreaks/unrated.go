package tiebreaks

import (
	"strconv"

	"wallchart/model"
	"wallchart/phrase"
)

// # Players without a rating
//
// FIDE's tie-breaks that are made of ratings (C.07, articles 10.1 to 10.5, and the own rating) ask for everybody's. Where somebody
// has none the announcement of the event has to say how the unrated count, and where it does not, the tie-break is left out for all.
//
// Two winners, one against a newcomer: ARO has no value for anybody, and both are first. With 1400 announced (ARO/U1400) the
// newcomer counts as 1400; a club that leaves the games against newcomers out (ARO/U0) has a value for whoever met somebody rated.
//
// What holds is found in one place, effective: the code's own modifier; in FIDE mode the text; the ruling of the section; and
// where nobody has decided, the text under the rule sets of FIDE that have it, and "left out" under all others.

// What Use.Unrated is besides a rating. 0 is that nothing is announced; games against the unrated are then left out.
const (
	UnratedOut     = -1 // U0: so it was announced
	unratedDropped = -2 // nobody has a value where somebody has no rating
)

// effective is a use as it counts in these standings: where its code does not say how the unrated count, by the section's ruling.
func (u Use) effective(s *model.Section, rules Rules) Use {
	if u.told || !u.TieBreak.Allows(ModUnrated) {
		return u
	}
	u.Unrated = 0
	switch answer := s.Ranking.Ruled(model.OnUnrated); {
	case s.FIDE && u.TieBreak.ofFIDE(), answer == model.UnratedDrop:
		u.Unrated = unratedDropped
	case answer == model.UnratedOut:
		u.Unrated = UnratedOut
	case answer != "":
		u.Unrated, _ = strconv.Atoi(answer)
	case rules.DropUnrated && u.TieBreak.ofFIDE():
		u.Unrated = unratedDropped
	}
	return u
}

// OfFIDE tells a tie-break of FIDE's own.
func (t *TieBreak) ofFIDE() bool {
	for _, s := range t.Rule {
		if s.Body == OfFIDE {
			return true
		}
	}
	return false
}

// Opponents tells a tie-break that adds up what opponents have made.
func (t *TieBreak) Opponents() bool { return t.Type == C && t.Each != nil }

// AsksRatings tells a use that needs everybody's rating and does not itself say how the unrated count.
func (u Use) AsksRatings() bool { return u.TieBreak.Allows(ModUnrated) && !u.told }

// Announced is the code with what counts for the unrated in a section, as one who knows no ruling has to be told. Where the tie-break is
// left out for everybody, the code alone says so.
func (u Use) Announced(s *model.Section, rules Rules) string {
	if u = u.effective(s, rules); u.Unrated == 0 {
		u.Unrated = UnratedOut
	}
	if u.Unrated == unratedDropped {
		return ""
	}
	return u.canonical()
}

// missing says why a tie-break cannot be used on this sheet; "" where it can.
func (w *Work) missing(u Use) phrase.Text {
	if u.TieBreak.Missing != nil {
		if why := u.TieBreak.Missing(w, u); !why.Empty() {
			return why
		}
	}
	if u.Unrated != unratedDropped {
		return phrase.Text{}
	}
	who := w.unratedPlayers()
	switch {
	case who.Empty():
		return phrase.Text{}
	case w.Sheet.Section.FIDE, w.Sheet.Section.Ranking.Ruled(model.OnUnrated) != "":
		return phrase.New("not everybody has a rating (%s), and it is not used then (FIDE C.07)", who)
	}
	return phrase.New("not everybody has a rating (%s), and nobody has said how the unrated count (FIDE C.07)", who)
}

// unratedPlayers names those without a rating.
func (w *Work) unratedPlayers() phrase.Text {
	without := make([]bool, w.N())
	for i := range w.Sheet.Lines {
		without[i] = w.Sheet.Lines[i].Rating == 0
	}
	return w.names(without)
}

// UnratedMet says of a tie-break made of opponents' ratings who was met without one, and how they count, where the code does not.
func UnratedMet(w *Work, u Use) phrase.Text {
	met := make([]bool, w.N())
	for i := range w.Sheet.Lines {
		for _, c := range w.Cells(i) {
			if c.Outcome.Played() && c.Opponent >= 0 && w.Sheet.Lines[c.Opponent].Rating == 0 {
				met[c.Opponent] = true
			}
		}
	}
	who := w.names(met)
	return u.unratedCount(who, phrase.New("%s: games against the unrated (%s) are left out, as the organiser has decided.", u.Title(), who),
		phrase.New("%s: games against the unrated (%s) are left out; nobody has said how they count (%s/U1400 would count them as 1400).",
			u.Title(), who, u.Code))
}

// UnratedIn is the same of a tie-break that is one's own rating.
func UnratedIn(w *Work, u Use) phrase.Text {
	who := w.unratedPlayers()
	return u.unratedCount(who, phrase.New("%s: the unrated (%s) stand behind the rated, as the organiser has decided.", u.Title(), who),
		phrase.New("%s: the unrated (%s) stand behind the rated; nobody has said how they count (%s/U1400 would count them as 1400).",
			u.Title(), who, u.Code))
}

// unratedCount says how the unrated count: by which of two sentences where they have no rating, as it was decided or as nobody has.
func (u Use) unratedCount(who, decided, open phrase.Text) phrase.Text {
	switch {
	case who.Empty(), u.told, u.Unrated == unratedDropped:
		return phrase.Text{}
	case u.Unrated > 0:
		return phrase.New("%s: the unrated (%s) count as %d, as the organiser has decided.", u.Title(), who, u.Unrated)
	case u.Unrated == UnratedOut:
		return decided
	}
	return open
}

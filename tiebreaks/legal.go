package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Legal tells whether a tie-break can be used in a section; the error says why
// not and what could stand there instead. A tie-break that is only unwise (a
// Buchholz in an all-play-all) is legal; Standings.Notes says so.
func Legal(u Use, s *model.Section) error { return legalOn(u, s.Team()) }

func legalOn(u Use, teams bool) error {
	tb := u.TieBreak
	switch {
	case teams && tb.For&Teams == 0:
		return phrase.Errorf("%s (%s) is for players, and the participants here are teams; %s", u.Code, tb.Name, instead(tb))
	case !teams && tb.For&Players == 0:
		return phrase.Errorf("%s (%s) is for teams, and the participants here are players; %s", u.Code, tb.Name, instead(tb))
	case !teams && u.Score != "":
		return phrase.Errorf("%s: match points and game points are for teams; write %s", u.Code, without(u))
	}
	return nil
}

// Meant tells whether a tie-break is meant for a section as it is paired: FIDE has some for events alone whose pairings are not
// known beforehand (C.07), because in an all-play-all they order nobody unless games are missing.
func Meant(tb *TieBreak, s *model.Section) bool {
	return tb.For&SwissOnly == 0 || !s.Format.Predetermined()
}

func without(u Use) string {
	u.Score = ""
	return u.canonical()
}

// instead says what could stand there.
func instead(tb *TieBreak) phrase.Text {
	if tb.Instead == "" {
		return phrase.New("leave it out")
	}
	return phrase.New("write %s", tb.Instead)
}

package model

import (
	"cmp"
	"slices"
	"strings"
)

// RatingChoice says which of a player's ratings counts in a section: for
// numbering, pairing, tie-breaks and reports alike. The choices are those of
// FIDE's starting rank methods (TRF26, record 172).
type RatingChoice uint8

// Choices of ratings. A player of whom the list that comes first says nothing
// counts by the other one, but for RatingFIDE and RatingNational.
const (
	RatingUsual         RatingChoice = iota // what the event's federation does
	RatingFIDE                              // FIDE
	RatingNational                          // NRO
	RatingFIDEFirst                         // FIDON
	RatingNationalFirst                     // NIDOF
	RatingHigher                            // HBFN
	RatingLower                             // LBFN
	RatingOwnFirst                          // OTHER: the organiser's own, else as FIDON
)

// RatingKind is whose rating a rating is: where a player keeps it (VCL4THP.13, question 145).
type RatingKind uint8

// Kinds of ratings.
const (
	KindFIDE     RatingKind = iota // of FIDE's list, or of a list that is not known
	KindNational                   // of the federation's own list
	KindOwn                        // of a list of the organiser's own, or his estimate
)

// In is where a player keeps a rating of the kind.
func (k RatingKind) In(p *Player) *Rating {
	switch k {
	case KindNational:
		return &p.NationalRating
	case KindOwn:
		return &p.OwnRating
	}
	return &p.Rating
}

// usualRatings are the federations whose events usually count by other ratings
// than FIDE's first. docs/rules/rating-lists.md gives the reasons.
var usualRatings = map[string]RatingChoice{
	"USA": RatingNationalFirst, "CAN": RatingNationalFirst, "ENG": RatingNationalFirst, "SCO": RatingNationalFirst,
	"WLS": RatingNationalFirst, "IRL": RatingNationalFirst, "AUS": RatingNationalFirst, "NZL": RatingNationalFirst,
	"NED": RatingNationalFirst, "GER": RatingHigher,
}

// UsualRatings is the choice that a federation's events usually make: FIDE's
// ratings first where nothing else is known.
func UsualRatings(federation string) RatingChoice {
	if c, ok := usualRatings[federation]; ok {
		return c
	}
	return RatingFIDEFirst
}

// Ratings is the choice of a section of the event, never RatingUsual.
func (t *Tournament) Ratings(s *Section) RatingChoice {
	if s.Ratings != RatingUsual {
		return s.Ratings
	}
	return t.UsualRatings(s)
}

// UsualRatings is what counts in a section that has made no choice: what the
// event's federation usually does. Where none is given, a section under US Chess'
// rules is taken for one of that federation.
func (t *Tournament) UsualRatings(s *Section) RatingChoice {
	switch {
	case t != nil && t.Federation != "":
		return UsualRatings(t.Federation)
	case s.USChess():
		return UsualRatings("USA")
	}
	return RatingFIDEFirst
}

// USChess tells whether a section's papers are those that US Chess' people know: the
// event is one of that federation or, where none is given, the section goes by its
// rules.
func (t *Tournament) USChess(s *Section) bool {
	if t != nil && t.Federation != "" {
		return t.Federation == "USA"
	}
	return s.USChess()
}

// USChess tells a section under US Chess' rules: its tie-breaks count unplayed
// rounds, or its pairing goes, by that federation's rulebook.
func (s *Section) USChess() bool {
	return s.Ranking.Unplayed == "us" || s.Rulebook == USChessRules
}

// RatingOf is the rating of a player that counts in a section, 0 for none.
func (t *Tournament) RatingOf(s *Section, p *Player) Rating { return t.Ratings(s).Of(p) }

// Of is the rating of a player that counts, 0 for none.
func (c RatingChoice) Of(p *Player) Rating { return *c.Kind(p).In(p) }

// Kind is whose rating of a player counts; of a player who has none, whose would.
func (c RatingChoice) Kind(p *Player) RatingKind {
	national := false
	switch c {
	case RatingFIDE:
	case RatingNational:
		national = true
	case RatingNationalFirst:
		national = p.NationalRating != 0 || p.Rating == 0
	case RatingHigher:
		national = p.NationalRating > p.Rating
	case RatingLower:
		national = p.NationalRating != 0 && (p.Rating == 0 || p.NationalRating < p.Rating)
	default:
		if c == RatingOwnFirst && (p.OwnRating != 0 || p.NationalRating == 0 && p.Rating == 0) {
			return KindOwn
		}
		national = p.NationalRating != 0 && p.Rating == 0
	}
	if national {
		return KindNational
	}
	return KindFIDE
}

// Put replaces the rating of a player that counts: what was typed or read
// without saying whose rating it is. It is kept as that.
func (c RatingChoice) Put(p *Player, r Rating) { *c.Kind(p).In(p) = r }

// TimeControl is what a section is rated as. It decides which column of a
// rating list its players' ratings are taken from.
type TimeControl uint8

// Time controls. US Chess calls them regular, quick and blitz.
const (
	Standard TimeControl = iota
	Rapid
	Blitz
)

// averager computes the strengths of the teams of a section.
type averager struct {
	s      *Section
	choice RatingChoice
	people map[ID]*Player
}

func (t *Tournament) averager(s *Section) averager {
	a := averager{s, t.Ratings(s), make(map[ID]*Player, len(s.Players))}
	for i := range s.Players {
		a.people[s.Players[i].ID] = &s.Players[i]
	}
	return a
}

// strength is a team's strength in thousandths: what was entered, or the
// average of the ratings that count of the first players of its roster, as many
// as there are boards. Players without a rating are left out of the average.
func (a averager) strength(team *Team) int {
	if team.Strength != 0 {
		return 1000 * int(team.Strength)
	}
	boards := a.s.Boards
	if boards == 0 {
		boards = len(team.Roster)
	}
	sum, n := 0, 0
	for _, id := range team.Roster[:min(boards, len(team.Roster))] {
		if p := a.people[id]; p != nil {
			if r := a.choice.Of(p); r != 0 {
				sum, n = sum+int(r), n+1
			}
		}
	}
	if n == 0 {
		return 0
	}
	return (1000*sum + n/2) / n
}

// Strengths gives the strength of each team of a section as it is shown: what
// was entered, or the average of its boards, half up; 0 when neither is known.
func (t *Tournament) Strengths(s *Section) func(*Team) Rating {
	a := t.averager(s)
	return func(team *Team) Rating { return rounded(a.strength(team)) }
}

func rounded(thousandths int) Rating { return Rating((thousandths + 500) / 1000) }

// titles are FIDE's titles in the order in which C.04.2 (2026) ranks those of the
// same rating.
var titles = []string{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"}

// ByRating is the participants of a section in the order of the initial list
// (C.04.2, 2026): the rating that counts, or the exact strength of a team, the
// highest first and the unrated last; among equals FIDE's title; then the name.
// House players stand behind all others, whose numbers go by their place in the list.
func (t *Tournament) ByRating(s *Section) []ID {
	lines := slices.Clone(NewSheet(t, s, 0).Lines)
	rank := make(map[ID]int, len(s.Players))
	for i := range s.Players {
		if k := slices.Index(titles, s.Players[i].Title); k >= 0 {
			rank[s.Players[i].ID] = k - len(titles)
		}
	}
	last := func(l Line) int {
		if l.House {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(lines, func(a, b Line) int {
		return cmp.Or(last(a)-last(b), b.Exact-a.Exact, rank[a.ID]-rank[b.ID], strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)))
	})
	order := make([]ID, len(lines))
	for i := range lines {
		order[i] = lines[i].ID
	}
	return order
}

package model

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Altered is something that was announced and that was changed when the section had begun. Report files name it, and so does
// the list of problems: players have chosen the event by what was announced (VCL4THP.13, questions 57 to 59, 75, 93, 109, 196, 201).
type Altered struct {
	What  Announced `json:"what"`
	After int       `json:"after"`          // rounds that had been paired then
	From  string    `json:"from,omitempty"` // as it was, in codes and numbers
	To    string    `json:"to,omitempty"`
}

// Announced is what is announced before the first round.
type Announced uint8

// What is announced.
const (
	AnnouncedRounds Announced = iota
	AnnouncedScoring
	AnnouncedSystem
	AnnouncedTieBreaks
	AnnouncedAcceleration
	AnnouncedFIDE
	AnnouncedApart    // who is kept apart: prohibited pairs (question 196)
	AnnouncedHalfByes // who has no right to half-point byes (questions 175 and 176)
	AnnouncedUnplayed // by which rules unplayed rounds count in tie-breaks (questions 201 and 202)

	announcedKinds
)

// String names it: "rounds", "tie-breaks".
func (a Announced) String() string { return announcedNames[a] }

// Begun tells whether a round of the section has boards.
func (s *Section) Begun() bool {
	return slices.ContainsFunc(s.Rounds, func(r Round) bool { return len(r.Pairings) > 0 })
}

// announced is what is announced, each as it is compared. What is not laid down is "".
func (s *Section) announced() [announcedKinds]string {
	var all [announcedKinds]string
	if s.Planned > 0 {
		all[AnnouncedRounds] = strconv.Itoa(s.Planned)
	}
	all[AnnouncedScoring] = s.Scoring.summary(s.Team())
	if s.System != "" {
		all[AnnouncedSystem] = strings.TrimSpace(s.System + " " + s.SystemSettings.String())
	}
	all[AnnouncedTieBreaks] = strings.Join(s.Ranking.TieBreaks, ",")
	all[AnnouncedAcceleration] = s.accelerated()
	if all[AnnouncedFIDE] = "off"; s.FIDE {
		all[AnnouncedFIDE] = "on"
	}
	all[AnnouncedApart] = s.apart()
	all[AnnouncedHalfByes] = s.withoutHalfByes()
	all[AnnouncedUnplayed] = cmp.Or(s.Ranking.Unplayed, "usual")
	return all
}

// apart is who is kept apart, by starting numbers, and in which rounds: "1+2,3+5+8@2-4", "1+2@4-" to the end; "none" for nobody.
func (s *Section) apart() string {
	var all []string
	for _, f := range s.Forbidden {
		var who []string
		for _, id := range f.Who {
			if e, ok := s.Entry(id); ok {
				who = append(who, strconv.Itoa(e.Number))
			}
		}
		group := strings.Join(who, "+")
		if f.From > 1 || f.To > 0 {
			group += fmt.Sprintf("@%d-", max(f.From, 1))
		}
		if f.To > 0 {
			group += strconv.Itoa(f.To)
		}
		all = append(all, group)
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ",")
}

// withoutHalfByes is who has no right to half-point byes, by starting numbers: "3,5"; "none" for nobody.
func (s *Section) withoutHalfByes() string {
	var all []string
	for e := range s.Everyone() {
		if e.NoHalfByes {
			all = append(all, strconv.Itoa(e.Number))
		}
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ",")
}

// accelerated is who has how many points more for the pairing and when, in one line: "1-20 1.0@1-2", and "none" for nobody, which is an
// announcement as well (VCL4THP.13, questions 109 and 110).
func (s *Section) accelerated() string {
	var all []string
	for _, a := range s.Acceleration {
		points := a.Games.String()
		if a.Match != 0 {
			points = a.Match.String() + "/" + points
		}
		all = append(all, fmt.Sprintf("%d-%d %s@%d-%d", a.First, a.Last, points, a.From, a.To))
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ",")
}

// summary is what results are worth, in one line: win, draw, loss, absence, then the byes, and what a match is worth.
func (s Scoring) summary(teams bool) string {
	text := fmt.Sprintf("%s-%s-%s-%s bye %s/%s/%s", s.Win, s.Draw, s.Loss, s.Absent, s.PairingBye, s.FullBye, s.HalfBye)
	if teams {
		text += fmt.Sprintf(" match %s-%s-%s bye %s/%s", s.MatchWin, s.MatchDraw, s.MatchLoss, s.MatchBye, s.GamesBye)
	}
	return text
}

// Note keeps what of the announcement is otherwise than in the section before a change. What was not laid down before is laid
// down now, which alters nothing, but in FIDE mode to have no tie-breaks is an announcement too; what is set back before another round is
// paired was a slip of the hand.
func (s *Section) Note(before *Section) {
	if !before.Begun() {
		return
	}
	from, to := before.announced(), s.announced()
	switch {
	case before.FIDE:
		from[AnnouncedTieBreaks], to[AnnouncedTieBreaks] = cmp.Or(from[AnnouncedTieBreaks], "none"), cmp.Or(to[AnnouncedTieBreaks], "none")
	case from[AnnouncedTieBreaks] == "":
		from[AnnouncedUnplayed] = ""
	}
	for what := range Announced(len(from)) {
		if from[what] != to[what] && from[what] != "" {
			s.note(Altered{What: what, After: len(before.Rounds), From: from[what], To: to[what]})
		}
	}
}

// note joins a change with one of the same before the same round.
func (s *Section) note(a Altered) {
	i := slices.IndexFunc(s.Altered, func(o Altered) bool { return o.What == a.What && o.After == a.After })
	if i < 0 {
		s.Altered = append(s.Altered[:len(s.Altered):len(s.Altered)], a)
		return
	}
	a.From = s.Altered[i].From
	s.Altered = slices.Clone(s.Altered)
	if s.Altered[i].To = a.To; a.From == a.To {
		s.Altered = slices.Delete(s.Altered, i, i+1)
	}
	if len(s.Altered) == 0 {
		s.Altered = nil
	}
}

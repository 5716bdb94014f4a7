package pair

import (
	"fmt"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/systems"
	"wallchart/phrase"
)

// Accelerations are the ways to accelerate a Swiss, none first, and then those of all
// pairing systems: a section may have any of them, whatever pairs it.
var Accelerations = append([]pairing.Acceleration{
	{Code: "none", Name: phrase.New("None"), Doc: phrase.New("Everybody is paired by the points there are."),
		Records: func(*model.Section) ([]model.Acceleration, error) { return nil, nil }},
}, ofMeetings(systems.Accelerations())...)

// ofMeetings are the accelerations for rounds of several games as well: a meeting is what their rules call a round, and a win is one
// of a whole meeting (for two games 2 points, then 1).
func ofMeetings(all []pairing.Acceleration) []pairing.Acceleration {
	for i, a := range all {
		all[i].Records = func(s *model.Section) ([]model.Acceleration, error) {
			games := s.Games()
			if games == 1 {
				return a.Records(s)
			}
			one := *s
			one.Planned, one.GamesPerPairing = s.Meetings(s.Planned), 0
			one.Scoring.Win, one.Scoring.Draw, one.Scoring.Loss = s.MeetingWorth()
			as, err := a.Records(&one)
			for k := range as {
				as[k].From, as[k].To = (as[k].From-1)*games+1, as[k].To*games
			}
			return as, err
		}
	}
	return all
}

// Accelerated is which of Accelerations a section has; nil when it has its own.
func Accelerated(s *model.Section) *pairing.Acceleration {
	for i := range Accelerations {
		if as, err := Accelerations[i].Records(s); err == nil && slices.Equal(as, s.Acceleration) {
			return &Accelerations[i]
		}
	}
	return nil
}

// IsBaku tells whether a section has the acceleration of FIDE C.04.7.
func IsBaku(s *model.Section) bool {
	a := Accelerated(s)
	return a != nil && a.Code == pairing.Baku.Code
}

// AccelerationLines say who has how many points more, and when.
func AccelerationLines(as []model.Acceleration) []phrase.Text {
	var lines []phrase.Text
	for _, a := range as {
		points := a.Games
		if a.Match != 0 {
			points = a.Match
		}
		lines = append(lines, phrase.New("Numbers %d to %d: %s more in rounds %d to %d", a.First, a.Last, points.Fraction(), a.From, a.To))
	}
	return lines
}

// ReadAcceleration is an acceleration that was typed: the code of one of Accelerations, or one of one's own, such as
// "1-20 1@1-2, 21-40 ½@1-2": numbers 1 to 20 have a point more for the pairing of rounds 1 and 2, numbers 21 to 40 half a point. For
// teams match points and game points may both be given: "1-4 2/1@1-3".
func ReadAcceleration(s *model.Section, text string) ([]model.Acceleration, error) {
	text = strings.TrimSpace(text)
	var codes []string
	for i := range Accelerations {
		if strings.EqualFold(Accelerations[i].Code, text) {
			return Accelerations[i].Records(s)
		}
		codes = append(codes, Accelerations[i].Code)
	}
	var all []model.Acceleration
	for _, line := range strings.Split(text, ",") {
		var a model.Acceleration
		who, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		points, rounds, _ := strings.Cut(strings.TrimSpace(rest), "@")
		match, games, both := strings.Cut(points, "/")
		if !both {
			match, games = "0", points
		}
		if s.Team() && !both {
			match, games = points, "0"
		}
		var err, err2 error
		a.Match, err = model.ParsePoints(match)
		a.Games, err2 = model.ParsePoints(games)
		if err != nil || err2 != nil || !readRange(who, &a.First, &a.Last) || !readRange(rounds, &a.From, &a.To) || both && !s.Team() {
			return nil, phrase.Errorf("%q is no acceleration. Write one of %s, or one of your own, such as 1-20 1@1-2: "+
				"numbers 1 to 20 have a point more in rounds 1 and 2", strings.TrimSpace(line), strings.Join(codes, ", "))
		}
		all = append(all, a)
	}
	return all, nil
}

// readRange reads "3-7", or "3" alone for 3 to 3, of numbers from 1.
func readRange(text string, first, last *int) bool {
	from, to, both := strings.Cut(strings.TrimSpace(text), "-")
	if !both {
		to = from
	}
	var rest string
	n, _ := fmt.Sscanf(from+" "+to+" end", "%d %d %s", first, last, &rest)
	return n == 3 && rest == "end" && *first >= 1 && *last >= *first
}

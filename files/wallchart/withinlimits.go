package wallchart

import (
	"wallchart/model"
	"wallchart/phrase"
)

// withinLimits holds an event against the limits of a file that a change can pass in one
// step: it is refused then, and not when it is saved. entries is how many the log will have.
func withinLimits(t *model.Tournament, entries int) error {
	people, records := 0, 2+entries+len(t.Lists)+len(t.Extra)
	for _, s := range t.Sections {
		people += len(s.Players) + len(s.Teams)
		records += 1 + len(s.Players) + len(s.Teams) + len(s.Adjustments) + len(s.Forbidden) + len(s.Acceleration) + len(s.Extra) +
			len(s.Ranking.Manual) + len(s.Ranking.Own)
		if len(s.Rounds) > maxRounds {
			return tooMany("%s would have %d rounds, and a section has at most %d", s.Name, len(s.Rounds), maxRounds)
		}
		for i := range s.Players {
			records += len(s.Players[i].Byes)
			if n := len(s.Players[i].Byes); n > maxRounds {
				return tooMany("%s would have %d byes, and a section has at most %d rounds", s.Players[i].Name, n, maxRounds)
			}
		}
		for i := range s.Teams {
			records += len(s.Teams[i].Byes) + len(s.Teams[i].Roster)
			if n := len(s.Teams[i].Byes); n > maxRounds {
				return tooMany("%s would have %d byes, and a section has at most %d rounds", s.Teams[i].Name, n, maxRounds)
			}
			if n := len(s.Teams[i].Roster); n > maxRoster {
				return tooMany("%s would have %d players on its roster, and a team has at most %d", s.Teams[i].Name, n, maxRoster)
			}
		}
		for i := range s.Forbidden {
			records += len(s.Forbidden[i].Who)
		}
		for i := range s.Rounds {
			records += 1 + len(s.Rounds[i].Pairings)
			for k := range s.Rounds[i].Pairings {
				records += len(s.Rounds[i].Pairings[k].Games)
			}
		}
	}
	switch {
	case len(t.Sections) > maxSections:
		return tooMany("the event would have %d sections, and a file holds %d", len(t.Sections), maxSections)
	case people > maxPeople:
		return tooMany("the event would have %d players and teams, and a file holds %d", people, maxPeople)
	case records > maxRecords:
		return tooMany("the event would have %d records (games, byes and what lists hold count, too), and a file holds %d", records, maxRecords)
	}
	return nil
}

func tooMany(what phrase.Format, args ...any) error {
	return phrase.Errorf("%s. Make a second event of a part of it", phrase.New(what, args...))
}

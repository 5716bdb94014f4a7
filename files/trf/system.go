package trf

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// baku is behind the code of a system that is accelerated by FIDE C.04.7.
const baku = "_BAKU"

// kind decides between players and teams.
func (rd *reader) kind() {
	code, r := rd.peek("192")
	code = strings.ToUpper(strings.TrimSpace(code))
	words, _ := rd.peek("092")
	// The Scheveningen and the Schiller system pair players, by their clubs, as well as teams: of these the words tell.
	players := strings.HasPrefix(strings.ToLower(strings.TrimSpace(words)), "individual")
	teams := strings.Contains(code, "TEAM") || strings.Contains(code, "SCH") && !players
	switch {
	case len(rd.s.Teams) == 0:
	case teams, !rd.typeOfPlayers(code) && rd.recordsOfTeams(code):
		rd.s.Kind = model.TeamEvent
		return
	default:
		rd.clubs()
	}
	if strings.Contains(code, "TEAM") || strings.Contains(code, "SCHILLER") && !players {
		rd.grave(r, 5, phrase.New("the tournament type %s is one of teams, but there is no team in the file", code),
			"Add records 310 or 013; until then the players are taken for an individual event")
	}
}

// typeOfPlayers tells a tournament type that is known, and is none of teams. One that is not known says nothing: 192 FIDE_OLYMPIAD.
func (rd *reader) typeOfPlayers(code string) bool {
	_, known := rd.codes.Read(code, rd.t.Start)
	return known || strings.Contains(code, "ROUNDROBIN") || strings.Contains(code, "SCH")
}

// recordsOfTeams tells by what else the file holds whether teams play: what a match is worth (362), who met whom, and before the first
// round that teams are counted (082) and listed (310). Where there is no type at all, a list of teams is enough before the first round.
func (rd *reader) recordsOfTeams(code string) bool {
	if _, match := rd.peek("362"); match != nil {
		return true
	}
	together, apart := rd.teamsMeet()
	if together+apart > 0 || code == "" {
		return apart*3 <= together
	}
	counted, _ := rd.peek("082")
	n, _ := strconv.Atoi(strings.TrimSpace(counted))
	_, listed := rd.peek("310")
	return n > 0 && listed != nil
}

// teamsMeet counts how often the players of a team meet those of one other team in
// a round, and how often they meet anybody, or each other: then the teams are only a
// list of clubs beside an individual event.
func (rd *reader) teamsMeet() (together, apart int) {
	rd.countRounds()
	for n := range rd.played {
		for i := range rd.s.Teams {
			against := map[int]int{}
			for _, id := range rd.s.Teams[i].Roster {
				if k, ok := rd.byNumber[rd.cell(int(id)-1, n).opponent]; ok {
					j, ok := rd.teamOf[rd.players[k].player.ID]
					if !ok || j == i {
						apart++
					}
					against[j]++
				}
			}
			switch len(against) {
			case 0:
			case 1:
				together++
			default:
				apart++
			}
		}
	}
	return together, apart
}

// clubs makes the teams of an individual event the clubs of its players.
func (rd *reader) clubs() {
	for i := range rd.s.Players {
		p := &rd.s.Players[i]
		if k, ok := rd.teamOf[p.ID]; ok {
			p.Club = rd.s.Teams[k].Name
		}
		p.Team = 0
	}
	rd.s.Teams, rd.s.LastID = nil, model.ID(len(rd.s.Players))
}

// format reads the tournament type; without one it is guessed from the free
// text and from who met whom.
func (rd *reader) format() {
	s, r := rd.peek("192") // the exact code stays for writing
	code := strings.ToUpper(strings.TrimSpace(s))
	switch {
	case strings.Contains(code, "DOUBLEROUNDROBIN"):
		rd.s.Format = model.DoubleRoundRobin
	case strings.Contains(code, "ROUNDROBIN"):
		rd.s.Format = model.RoundRobin
	case strings.Contains(code, "SCHEVENINGEN"):
		rd.s.Format = model.Scheveningen
	case strings.Contains(code, "SCHILLER"):
		rd.s.Format = model.Schiller
	case code == "":
		rd.s.Format = rd.guessFormat()
	}
	if code == "" {
		code = rd.wordsAsCode()
	}
	is, known := rd.codes.Read(code, rd.t.Start)
	if known {
		rd.s.Format = is.Format
	}
	rd.s.System, rd.s.Primary, rd.s.PrimaryOnly, rd.lot, rd.rulebook = is.System, is.Primary, is.PrimaryOnly, is.Lot, is.Rulebook
	words, _ := rd.peek("092")
	custom := model.OwnType(code)
	if _, named, set, ok := rd.codes.Named(words); ok &&
		(named.System == is.System || is.System == "" && (custom || code == "") || is.Format.Predetermined()) {
		rd.s.System, rd.s.SystemSettings, rd.lot, rd.rulebook = named.System, set, named.Lot, named.Rulebook
	}
	_, points := rd.peek("250")
	_, older := rd.peek("XXA")
	if strings.HasSuffix(code, baku) && points == nil && older == nil && r != nil {
		rd.wrong(r, 5, phrase.New("the tournament type %s is accelerated, but no record 250 says who has points more", code),
			"Choose the acceleration after opening the file")
	}
	if code != "" && !known && !custom {
		rd.wrong(r, 5, phrase.New("the tournament type %q is not known", s), "Choose the pairing system after opening the file")
	}
	rd.tieBreaks()
}

// unnamed says, while rounds are to come, that a type of no regulation leaves open by what they are paired.
func (rd *reader) unnamed() {
	code, r := rd.peek("192")
	if r != nil && rd.s.System == "" && !rd.s.Format.Predetermined() && len(rd.s.Rounds) < rd.s.Planned &&
		model.OwnType(code) {
		rd.wrong(r, 5, phrase.New("the tournament type %s does not say by which system the rounds are paired", strings.TrimSpace(code)),
			"Choose the pairing system before the next round")
	}
}

// wordsAsCode finds a system in the type in words: some programs write the code
// there, others "Individual: Dutch (FIDE 2026)".
func (rd *reader) wordsAsCode() string {
	text, _ := rd.peek("092")
	text = strings.ToUpper(text)
	if _, known := rd.codes.Read(text, rd.t.Start); known {
		return text
	}
	if rd.s.Team() || rd.s.Format != model.Swiss {
		return ""
	}
	best, most := "", 0
	for _, c := range rd.codes {
		words := strings.Split(strings.TrimPrefix(c.Code, "FIDE_"), "_")
		missing := func(w string) bool { return !strings.Contains(text, w) }
		if c.Code != "" && c.Kind == model.Individual && c.Format == model.Swiss && len(words) > most && !slices.ContainsFunc(words, missing) {
			best, most = c.Code, len(words)
		}
	}
	return best
}

// tieBreaks reads records 212 and 202; the score itself is left out of the list.
func (rd *reader) tieBreaks() {
	for _, id := range []string{"202", "212"} {
		s, r := rd.first(id)
		if r == nil || strings.TrimSpace(s) == "" {
			continue
		}
		var list []string
		for i, code := range strings.Split(s, ",") {
			code = strings.TrimSpace(code)
			switch up := strings.ToUpper(code); {
			case code == "":
			case i == 0 && up == "GPTS" && rd.s.Team():
				rd.s.Primary = model.GamePoints
			case i == 0 && up == "MPTS" && rd.s.Team():
				rd.s.Primary = model.MatchPoints
			case i == 0 && (up == "PTS" || up == "MPTS" || up == "GPTS"):
			default:
				list = append(list, code)
			}
		}
		rd.s.Ranking.TieBreaks = list
	}
}

// guessFormat: an all-play-all is one in which everybody met everybody equally
// often, or whose free text says so.
func (rd *reader) guessFormat() model.Format {
	text, r := rd.peek("092")
	if r != nil {
		low := strings.ToLower(text)
		robin := strings.Contains(low, "robin") || strings.Contains(low, "berger") || strings.Contains(low, "all-play") ||
			strings.Contains(low, "all play")
		switch {
		case robin && strings.Contains(low, "double"):
			return model.DoubleRoundRobin
		case robin:
			return model.RoundRobin
		case strings.Contains(low, "swiss") || strings.Contains(low, "dutch"):
			return model.Swiss
		}
	}
	if rd.s.Team() {
		return model.Swiss
	}
	met := map[[2]int]int{}
	for i := range rd.players {
		for _, c := range rd.players[i].cells {
			if c.opponent > 0 {
				met[[2]int{rd.players[i].number, c.opponent}]++
			}
		}
	}
	n := len(rd.players)
	times := 0
	for _, k := range met {
		if times == 0 {
			times = k
		}
		if k != times {
			return model.Swiss
		}
	}
	if n < 3 || len(met) != n*(n-1) {
		return model.Swiss
	}
	if times == 2 {
		return model.DoubleRoundRobin
	}
	return model.RoundRobin
}

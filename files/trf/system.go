package trf

import (
	"fmt"
	"strings"

	"wallchart/model"
)

// systems are the codes of record 192 and what they are called here, the code
// to be written first. Suffixes for acceleration are read apart.
var systems = []struct {
	code   string // of record 192, without _BAKU
	system string // of model.Section.System
}{
	{"FIDE_DUTCH_2026", "dutch"}, {"FIDE_DUTCH_2025", "dutch"}, {"FIDE_DUTCH", "dutch"}, {"FIDE_DUTCH_2017", "dutch2017"},
	{"FIDE_DUBOV", "dubov"}, {"FIDE_BURSTEIN", "burstein"}, {"FIDE_DOUBLESWISS", "double"},
	{"FIDE_TEAM_TYPEA", "team"}, {"FIDE_TEAM", "team"}, {"FIDE_TEAM_TYPEB", "teamB"},
	{scoresOnly, "teamX"},
	{"FIDE_ROUNDROBIN", "berger"}, {"FIDE_DOUBLEROUNDROBIN", "berger2"}, {"BERGER_ROUNDROBIN", "berger"}, {"BERGER_DOUBLEROUNDROBIN", "berger2"},
	{"FIDE_TEAM_ROUNDROBIN", "berger"}, {"FIDE_TEAM_DOUBLEROUNDROBIN", "berger2"}, {"BERGER_TEAM_ROUNDROBIN", "berger"}, {"BERGER_TEAM_DOUBLEROUNDROBIN", "berger2"},
	{"FIDE_SCHEVENINGEN", "scheveningen"}, {"FIDE_DOUBLESCHEVENINGEN", "scheveningen"}, {"FIDE_SCHILLER", "schiller"},
}

// scoresOnly is FIDE_TEAM with the scores behind it and no type: colours have no
// say in who meets whom (C.04.6, 2026, 1.7).
const scoresOnly = "FIDE_TEAM_"

// teamScores are the endings that say which score decides, and whether it does so
// alone: behind MP_GP the other one decides who of equals has the colour
// (C.04.6, 2026, 4.2).
var teamScores = []struct {
	suffix  string
	primary model.ScoreKind
	only    bool
}{{"_MP_GP", model.MatchPoints, false}, {"_GP_MP", model.GamePoints, false}, {"_MP", model.MatchPoints, true}, {"_GP", model.GamePoints, true}}

// coded is what a code of record 192 says.
type coded struct {
	system  string // of model.Section.System
	primary model.ScoreKind
	only    bool // the other score is not used
}

// kind decides between players and teams.
func (rd *reader) kind() {
	code, r := rd.peek("192")
	code = strings.ToUpper(strings.TrimSpace(code))
	switch single := code != "" && !strings.Contains(code, "TEAM") && !strings.Contains(code, "SCH"); {
	case len(rd.s.Teams) == 0:
	case single || code == "" && !rd.teamsMeet():
		rd.clubs()
		return
	default:
		rd.s.Kind = model.TeamEvent
		return
	}
	if strings.Contains(code, "TEAM") || strings.Contains(code, "SCHILLER") {
		rd.grave(r, 5, fmt.Sprintf("the tournament type %s is one of teams, but there is no team in the file", code), "Add records 310 or 013; until then the players are taken for an individual event")
	}
}

// teamsMeet tells whether the players of a team meet those of one other team in
// a round. Where they meet anybody, or each other, the teams are only a list of
// clubs beside an individual event.
func (rd *reader) teamsMeet() bool {
	rd.countRounds()
	together, apart := 0, 0
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
	return apart*3 <= together
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
	is, known := systemOf(code)
	rd.s.System, rd.s.Primary, rd.s.PrimaryOnly = is.system, is.primary, is.only
	if d := rd.t.Start; code == "FIDE_DUTCH" && d != "" && d < "2026-02" {
		rd.s.System = "dutch2017" // the edition then in force
	}
	if r != nil && !known && !strings.HasPrefix(code, "CUSTOM_") {
		rd.wrong(r, 5, fmt.Sprintf("the tournament type %q is not known", s), "Choose the pairing system after opening the file")
	}
	rd.tieBreaks()
}

// wordsAsCode finds a system in the type in words: some programs write the code
// there, others "Individual: Dutch (FIDE 2026)".
func (rd *reader) wordsAsCode() string {
	text, _ := rd.peek("092")
	text = strings.ToUpper(text)
	if _, known := systemOf(text); known {
		return text
	}
	switch {
	case rd.s.Team() || rd.s.Format != model.Swiss:
	case strings.Contains(text, "DUTCH") && strings.Contains(text, "2017"):
		return "FIDE_DUTCH_2017"
	case strings.Contains(text, "DUTCH") && (strings.Contains(text, "2025") || strings.Contains(text, "2026")):
		return "FIDE_DUTCH_2026"
	case strings.Contains(text, "DUTCH"):
		return "FIDE_DUTCH"
	}
	return ""
}

// systemOf reads a code of record 192.
func systemOf(code string) (coded, bool) {
	code = strings.TrimSuffix(code, "_BAKU")
	for _, s := range systems {
		if s.code == code {
			return coded{system: s.system}, true
		}
	}
	for _, t := range teamScores {
		if base, ok := strings.CutSuffix(code, t.suffix); ok {
			if base == "FIDE_TEAM" {
				base = scoresOnly
			}
			is, known := systemOf(base)
			return coded{is.system, t.primary, t.only && known}, known
		}
	}
	return coded{}, code == ""
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
		robin := strings.Contains(low, "robin") || strings.Contains(low, "berger") || strings.Contains(low, "all-play") || strings.Contains(low, "all play")
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

package trf

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/pairing/systems"
)

// headLines are the lines of a file with these records.
func headLines(file string, ids ...string) []string {
	var found []string
	for _, line := range strings.Split(file, "\r\n") {
		if len(line) > 3 && slices.Contains(ids, line[:3]) {
			found = append(found, line)
		}
	}
	return found
}

// The records of the head, written by hand from FIDE's description of its file of 2026 (columns from 1): texts begin in column 5; the
// day of round n stands in columns 92-99, 102-109 and so on, as YY/MM/DD; the symbols of record 162 stand in columns 6, 15, 24 and so
// on, with their worth in the four columns behind; those of record 362 in columns 5-6, 14-15 and 23-24; record 172 has the federation
// in columns 5-7 and the method from column 9 on; record 212 has the score at its place in the list.
var (
	individualHead = []string{
		"062 4",
		"072 3",
		"082 0",
		"092 Individual: Swiss-System",
		"132" + strings.Repeat(" ", 88) + "26/09/05  26/09/06  26/09/12",
		"142 3",
		"152 B",
		"162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0",
		"172 SCO NIDOF",
		"192 FIDE_DUBOV",
		"212 PTS,BH/C1,DE",
	}
	teamHead = []string{
		"062 4",
		"072 4",
		"082 2",
		"092 Team: Round-Robin",
		"142 1",
		"212 MPTS,EDE,BH:MP",
		"352 WB",
		"362 TW 3.0   TD 1.0   TL 0.0",
	}
	headRecords = []string{"062", "072", "082", "092", "132", "142", "152", "162", "172", "182", "192", "202", "212", "352", "362"}
)

// fourOf are four players, the last without a rating.
func fourOf() []model.Player {
	var all []model.Player
	for i, rating := range []model.Rating{2100, 2000, 1900, 0} {
		all = append(all, model.Player{Entry: model.Entry{ID: model.ID(i + 1), Number: i + 1, Name: string(rune('A' + i))},
			Rating: rating, NationalRating: rating})
	}
	return all
}

// TestTheHeadIsWrittenAsDescribed, line by line, and read back as it was.
func TestTheHeadIsWrittenAsDescribed(t *testing.T) {
	scoring := model.Classic(3*model.One, model.One, 2)
	threes := scoring
	threes.Win, threes.Draw, threes.PairingBye = 3*model.One, model.One, 3*model.One
	won := [2]model.Outcome{model.Win, model.Loss}
	players := &model.Section{ID: 1, Name: "Open", System: "dubov", Planned: 3, InitialColour: model.Black, Ratings: model.RatingNationalFirst,
		Scoring: threes, Ranking: model.Ranking{TieBreaks: []string{"BH/C1", "DE"}}, Players: fourOf(), LastID: 4,
		Rounds: []model.Round{{Date: "2026-09-05", Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{3, 1}, Outcomes: won},
			{Board: 2, Sides: [2]model.ID{2, 4}, Outcomes: won}}}},
		Coming: []model.When{{Date: "2026-09-06"}, {Date: "2026-09-12"}}}
	teams := &model.Section{ID: 1, Name: "League", Kind: model.TeamEvent, Format: model.RoundRobin, System: "berger", Planned: 1, Boards: 2,
		BoardColours: "WB", Scoring: scoring, Ranking: model.Ranking{TieBreaks: []string{"EDE", "BH:MP"}}, Players: fourOf(), LastID: 6,
		Teams: []model.Team{{Entry: model.Entry{ID: 5, Number: 1, Name: "East"}, Roster: []model.ID{1, 2}},
			{Entry: model.Entry{ID: 6, Number: 2, Name: "West"}, Roster: []model.ID{3, 4}}}}
	teams.Players[3].Rating, teams.Players[3].NationalRating = 1800, 0
	for i := range teams.Players {
		teams.Players[i].Team, teams.Players[i].NationalRating = model.ID(5+i/2), 0
	}
	for _, c := range []struct {
		s    *model.Section
		want []string
		skip []string // records whose line depends on more than the description
	}{{players, individualHead, nil}, {teams, teamHead, []string{"192"}}} {
		ev := (&model.Tournament{Name: "Event", Federation: "SCO", Start: "2026-09-05"}).With(c.s)
		var b bytes.Buffer
		must.Have(Write(&b, ev, c.s, systems.Reports(), Options{}))(t)
		ids := slices.DeleteFunc(slices.Clone(headRecords), func(id string) bool { return slices.Contains(c.skip, id) })
		if got := headLines(b.String(), ids...); !slices.Equal(got, c.want) {
			t.Errorf("%s: the head is\n%s\nwant\n%s", c.s.Name, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
		back := must.Have(Read(bytes.NewReader(b.Bytes()), systems.Reports()))(t)
		s := back.Tournament.Sections[0]
		if got, want := headOf(back.Tournament, s), headOf(ev, c.s); got != want {
			t.Errorf("%s is read back as\n%s\nwant\n%s", c.s.Name, got, want)
		}
	}
}

// headOf is what the records of the head say of a section.
func headOf(t *model.Tournament, s *model.Section) string {
	v := s.Scoring
	worth := []model.Points{v.Win, v.Draw, v.Loss, v.Absent, v.PairingBye}
	if s.Team() {
		worth = []model.Points{v.MatchWin, v.MatchDraw, v.MatchLoss}
	}
	when := []model.When{s.When(1), s.When(2), s.When(3)}
	return fmt.Sprint(s.Format, s.System, s.Planned, s.InitialColour, worth, t.Ratings(s), s.Ranking.TieBreaks, s.BoardColours, when)
}

package trf

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/model"
)

// records are the lines of a file with one of the identifiers, without the trailing line end.
func records(text string, ids ...string) []string {
	var lines []string
	for _, l := range strings.Split(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		for _, id := range ids {
			if strings.HasPrefix(l, id) {
				lines = append(lines, l)
			}
		}
	}
	return lines
}

// open is an event of players with the starting numbers 1 and up, nothing played yet.
func open(players ...model.Player) (*model.Tournament, *model.Section) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(2*model.One, model.One, 0), Players: players,
		LastID: model.ID(len(players))}
	for i := range players {
		p := &s.Players[i]
		p.ID, p.Number = model.ID(i+1), i+1
		if p.Name == "" {
			p.Name = string(rune('A' + i))
		}
	}
	return &model.Tournament{Name: "Cup", Sections: []*model.Section{s}, LastID: 1}, s
}

// club is an event of teams of one player each.
func club(n int) (*model.Tournament, *model.Section) {
	t, s := open(make([]model.Player, n)...)
	s.Kind, s.Boards = model.TeamEvent, 1
	s.Scoring.GamesBye = model.One
	for i := range n {
		id := model.ID(n + i + 1)
		s.Players[i].Team = id
		s.Teams = append(s.Teams, model.Team{Entry: model.Entry{ID: id, Number: i + 1, Name: "T" + string(rune('1'+i))},
			Roster: []model.ID{model.ID(i + 1)}})
	}
	s.LastID = model.ID(2 * n)
	return t, s
}

// TestLost: everything that the format has no place for is named, once, and nothing else is.
func TestLost(t *testing.T) {
	const clubs, grades = "clubs, since lists of members would make a team event of it", "states, grades, categories and notes of players"
	for _, c := range []struct {
		what   string
		change func(*model.Tournament, *model.Section)
		now    string // what is lost, with / between; TRF26 and TRF16
		old    string
	}{
		{"nothing", func(*model.Tournament, *model.Section) {}, "", ""},
		{"another section", func(t *model.Tournament, s *model.Section) {
			t.Sections = append(t.Sections, &model.Section{ID: 2, Name: "B"})
		}, "the other sections of the event: a report file holds one", "the other sections of the event: a report file holds one"},
		{"clubs of 32 characters", func(_ *model.Tournament, s *model.Section) {
			s.Players[0].Club, s.Players[1].Club = strings.Repeat("ä", 32), "X"
		}, "", clubs},
		{"a club of 33 characters", func(_ *model.Tournament, s *model.Section) { s.Players[1].Club = strings.Repeat("ä", 33) },
			"the end of clubs longer than 32 characters", clubs + "/the end of clubs longer than 32 characters"},
		{"a grade", func(_ *model.Tournament, s *model.Section) { s.Players[0].Grade = "5" }, grades, grades},
		{"a state", func(_ *model.Tournament, s *model.Section) { s.Players[0].State = "NY" }, grades, grades},
		{"one category", func(_ *model.Tournament, s *model.Section) { s.Players[0].Categories = []string{"U12"} }, grades, grades},
		{"a note", func(_ *model.Tournament, s *model.Section) { s.Players[0].Note = "vegetarian" }, grades, grades},
		{"names of 33 characters", func(_ *model.Tournament, s *model.Section) { s.Players[0].Name = strings.Repeat("ä", 33) }, "", ""},
		{"a name of 34 characters", func(_ *model.Tournament, s *model.Section) { s.Players[0].Name = strings.Repeat("ä", 34) },
			"the end of names longer than 33 characters", "the end of names longer than 33 characters"},
		{"there from the first round", func(_ *model.Tournament, s *model.Section) { s.Players[0].Entered = 1 }, "", ""},
		{"there from the second round", func(_ *model.Tournament, s *model.Section) { s.Players[0].Entered = 2 },
			"when late players entered: they are absent in the rounds before", "when late players entered: they are absent in the rounds before"},
		{"a trophy", func(_ *model.Tournament, s *model.Section) { s.Trophy = &model.Trophy{Counting: 4} }, "the team trophy", "the team trophy"},
		{"a half-point bye of its own worth", func(_ *model.Tournament, s *model.Section) { s.Scoring.HalfBye = 0 },
			"a bye worth more or less than the draw or win it stands for", "a bye worth more or less than the draw or win it stands for"},
		{"a full-point bye of its own worth", func(_ *model.Tournament, s *model.Section) { s.Scoring.FullBye = 1 },
			"a bye worth more or less than the draw or win it stands for", "a bye worth more or less than the draw or win it stands for"},
		{"a reason", func(_ *model.Tournament, s *model.Section) {
			s.Adjustments = []model.Adjustment{{Who: 1, Games: 1}, {Who: 1, Games: 1, Reason: adjusted}, {Who: 1, Games: 1, Reason: "fair play"}}
		}, "the reasons of points added or taken away", "the reasons of points added or taken away/" +
			"points added or taken away, which TRF16 has no record for"},
		{"no reason", func(_ *model.Tournament, s *model.Section) {
			s.Adjustments = []model.Adjustment{{Who: 1, Games: 1}}
		}, "", "points added or taken away, which TRF16 has no record for"},
		{"rapid", func(_ *model.Tournament, s *model.Section) { s.Control = model.Rapid }, "that the section is rated as rapid",
			"that the section is rated as rapid"},
		{"ratings", func(_ *model.Tournament, s *model.Section) { s.Ratings = model.RatingHigher }, "",
			"which rating counts, which TRF16 has no record for"},
		{"one tie-break", func(_ *model.Tournament, s *model.Section) { s.Ranking.TieBreaks = []string{"BH"} }, "",
			"the tie-breaks, which TRF16 has no record for"},
		{"national numbers without a federation", func(_ *model.Tournament, s *model.Section) {
			s.Players[0].NationalID, s.Players[1].NationalRating = "7", 1500
		}, "national numbers and ratings of players without a federation of three letters",
			"national numbers and ratings of players without a federation of three letters"},
		{"pairs forbidden from the first round", func(_ *model.Tournament, s *model.Section) {
			s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2}, From: 1}}
		}, "", ""},
		{"pairs forbidden from the second round", func(_ *model.Tournament, s *model.Section) {
			s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2}, From: 2}}
		}, "", "from when to when pairs are forbidden, which TRF16 has no place for"},
		{"pairs forbidden in the first round", func(_ *model.Tournament, s *model.Section) {
			s.Forbidden = []model.Forbidden{{Who: []model.ID{1, 2}, To: 1}}
		}, "", "from when to when pairs are forbidden, which TRF16 has no place for"},
		{"points that need five columns", func(_ *model.Tournament, s *model.Section) {
			s.Acceleration = []model.Acceleration{{From: 1, To: 1, First: 1, Last: 1, Games: 2 * 1000}}
			s.Adjustments = []model.Adjustment{{Who: 1, Games: -201}}
		}, "scores that need more than four characters, such as -100.5", "points added or taken away, which TRF16 has no record for/" +
			"scores that need more than four characters, such as -100.5"},
	} {
		for edition, want := range []string{c.now, c.old} {
			event, s := open(model.Player{}, model.Player{})
			c.change(event, s)
			_, lost := write(t, event, Options{Edition: Edition(edition)})
			if got := strings.Join(lost, "/"); got != want {
				t.Errorf("%s, edition %d:\nlost is %s\nwant    %s", c.what, edition, got, want)
			}
		}
	}
	team, s := club(2)
	s.Players[0].Club = "X"
	if _, lost := write(t, team, Options{Edition: TRF16}); len(lost) > 0 {
		t.Errorf("lost is %q", lost)
	}
}

// TestRefused: what the format cannot hold at all is refused with the cure; both sides of the limits.
func TestRefused(t *testing.T) {
	const number = "%s has the starting number %d, which the report file cannot hold. Number the participants from 1"
	for _, c := range []struct {
		what   string
		teams  bool
		change func(*model.Section)
		want   string
	}{
		{"no players", false, func(s *model.Section) { s.Players = nil },
			"there are no players in the section, and a report file is a list of players. Enter them first"},
		{"no players of teams", true, func(s *model.Section) { s.Players, s.Teams[0].Roster, s.Teams[1].Roster = nil, nil, nil },
			"the report file holds the games of players, but the section has only the scores of its matches. " +
				"Enter the players and the boards, or export the crosstable"},
		{"number 0", false, func(s *model.Section) { s.Players[0].Number = 0 }, fmt.Sprintf(number, "A", 0)},
		{"number 9999", false, func(s *model.Section) { s.Players[0].Number = 9999 }, ""},
		{"number 10000", false, func(s *model.Section) { s.Players[0].Number = 10000 }, fmt.Sprintf(number, "A", 10000)},
		{"number 1000 of a player", false, func(s *model.Section) { s.Players[0].Number = 1000 }, ""},
		{"number 0 of a team", true, func(s *model.Section) { s.Teams[0].Number = 0 }, fmt.Sprintf(number, "T1", 0)},
		{"number 999 of a team", true, func(s *model.Section) { s.Teams[0].Number = 999 }, ""},
		{"number 1000 of a team", true, func(s *model.Section) { s.Teams[0].Number = 1000 }, fmt.Sprintf(number, "T1", 1000)},
		{"one grave problem", false, func(s *model.Section) { s.Rounds = []model.Round{{Pairings: []model.Pairing{bye(9, model.HalfBye)}}} },
			"Open, round 1: participant 9 does not exist. Pair the board anew."},
	} {
		event, s := open(model.Player{}, model.Player{})
		if c.teams {
			event, s = club(2)
		}
		c.change(s)
		var b bytes.Buffer
		_, err := Write(&b, event, s, known, Options{})
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != c.want || (err == nil) != (b.Len() > 0) {
			t.Errorf("%s: %s, want %s; %d bytes are written", c.what, got, c.want, b.Len())
		}
	}
	event, s := open(model.Player{})
	if _, err := Write(full{}, event, s, known, Options{}); err == nil || err.Error() != "full" {
		t.Errorf("a full disk: %v", err)
	}
}

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }

// TestMembersNumbers: members of teams keep their numbers where each has one of his own that
// fits, otherwise they have those of the list.
func TestMembersNumbers(t *testing.T) {
	for _, c := range []struct {
		numbers [3]int
		want    string
	}{{[3]int{7, 1, 9999}, "1 7 9999"}, {[3]int{7, 0, 9}, "1 2 3"}, {[3]int{7, 1, 10000}, "1 2 3"}, {[3]int{7, 8, 7}, "1 2 3"}, {[3]int{3, 2,
		1}, "1 2 3"}} {
		event, s := club(3)
		for i, no := range c.numbers {
			s.Players[i].Number = no
		}
		var b bytes.Buffer
		if _, err := Write(&b, event, s, known, Options{}); err != nil {
			if c.numbers == [3]int{7, 8, 7} { // the model refuses it before
				continue
			}
			t.Fatal(err)
		}
		var got []string
		for _, l := range records(b.String(), "001") {
			got = append(got, strings.TrimSpace(l[4:8]))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%v: %q", c.numbers, got)
		}
		rosters := strings.Fields(strings.Join(records(b.String(), "310"), " "))
		if last := rosters[len(rosters)-1]; c.want == "1 2 3" && c.numbers[0] == 7 && last != "3" {
			t.Errorf("%v: the last roster is %s", c.numbers, last)
		}
	}
}

// TestWrittenHeader: names, counts, dates and settings.
func TestWrittenHeader(t *testing.T) {
	for _, c := range []struct {
		what    string
		change  func(*model.Tournament, *model.Section)
		edition Edition
		ids     string
		want    []string
	}{
		{"the event's name", func(*model.Tournament, *model.Section) {}, TRF26, "012 022 032 042 052 102 112 122 132 162 172 212 352 362 152",
			[]string{"012 Cup"}},
		{"without one the section's", func(t *model.Tournament, _ *model.Section) { t.Name = "" }, TRF26, "012", []string{"012 Open"}},
		{"one rated player", func(_ *model.Tournament, s *model.Section) { s.Players[1].Rating = 1 }, TRF26, "062 072 082",
			[]string{"062 2", "072 1", "082 0"}},
		{"a name of two lines", func(t *model.Tournament, _ *model.Section) { t.Name = " A\nB " }, TRF26, "012", []string{"012 A B"}},
		{"a date before the kept one", func(t *model.Tournament, s *model.Section) {
			t.Start, s.Extra = "2026-01-02", []model.Extra{{Key: "042", Text: " in winter"}, {Key: "052", Text: " later "}}
		}, TRF26, "042 052", []string{"042 2026/01/02", "052 later"}},
		{"all-play-all", func(_ *model.Tournament, s *model.Section) { s.Format = model.RoundRobin }, TRF26, "092 192",
			[]string{"092 Individual: Round-Robin", "192 FIDE_ROUNDROBIN"}},
		{"twice", func(_ *model.Tournament, s *model.Section) { s.Format = model.DoubleRoundRobin }, TRF26, "092 192",
			[]string{"092 Individual: Double Round-Robin", "192 FIDE_DOUBLEROUNDROBIN"}},
		{"rounds and no colour", func(_ *model.Tournament, s *model.Section) { s.Planned = 7 }, TRF16, "XXR XXC BBW 142 192",
			[]string{"XXR 7"}},
		{"White", func(_ *model.Tournament, s *model.Section) { s.InitialColour = model.White }, TRF16, "XXR XXC", []string{"XXR 0",
			"XXC white1"}},
		{"a win of 3", func(_ *model.Tournament, s *model.Section) { s.Scoring.Win = 6 }, TRF26, "162",
			[]string{"162  W 3.0    D 0.5    L 0.0    A 0.0    P 1.0"}},
		{"a draw of 1", func(_ *model.Tournament, s *model.Section) { s.Scoring.Draw = 2 }, TRF26, "162",
			[]string{"162  W 1.0    D 1.0    L 0.0    A 0.0    P 1.0"}},
		{"a loss of ½", func(_ *model.Tournament, s *model.Section) { s.Scoring.Loss = 1 }, TRF26, "162",
			[]string{"162  W 1.0    D 0.5    L 0.5    A 0.0    P 1.0"}},
		{"an absence of ½", func(_ *model.Tournament, s *model.Section) { s.Scoring.Absent = 1 }, TRF26, "162",
			[]string{"162  W 1.0    D 0.5    L 0.0    A 0.5    P 1.0"}},
		{"a bye of ½", func(_ *model.Tournament, s *model.Section) { s.Scoring.PairingBye = 1 }, TRF16, "BBW BBD BBL BBZ BBF BBU",
			[]string{"BBW  1.0", "BBD  0.5", "BBL  0.0", "BBZ  0.0", "BBF  0.0", "BBU  0.5"}},
		{"one tie-break", func(_ *model.Tournament, s *model.Section) { s.Ranking.TieBreaks = []string{"BH"} }, TRF26, "212",
			[]string{"212 PTS,BH"}},
	} {
		event, s := open(model.Player{}, model.Player{})
		c.change(event, s)
		text, _ := write(t, event, Options{Edition: c.edition})
		if diff := cmp.Diff(c.want, records(text, strings.Fields(c.ids)...)); diff != "" {
			t.Errorf("%s (- wanted, + written)\n%s", c.what, diff)
		}
	}
	event, s := club(2)
	for _, c := range []struct {
		boards  int
		colours string
		want    string
	}{{0, "", ""}, {1, "", "352 W"}, {3, "", "352 WBW"}, {4, "BWBW", "352 BWBW"}} {
		s.Boards, s.BoardColours = c.boards, c.colours
		text, _ := write(t, event, Options{})
		if got := strings.Join(records(text, "352"), "/"); got != c.want {
			t.Errorf("%d boards, %q: %q, want %q", c.boards, c.colours, got, c.want)
		}
	}
}

// TestWrittenDates: record 132 has the dates of the rounds, and behind them those that a file gave
// for rounds to come.
func TestWrittenDates(t *testing.T) {
	later := strings.Repeat(" ", 98) + "26/01/02  26/01/03x"
	for _, c := range []struct {
		dates []model.Date
		extra string
		want  string
	}{
		{nil, "", ""}, {[]model.Date{"", "2026"}, "", ""}, {[]model.Date{"", "2026-01-01"}, "", rec("132", 102, "26/01/01")},
		{[]model.Date{"2026-01-01"}, later, rec("132", 92, "26/01/01", 102, "26/01/02", 112, "26/01/03")},
		{[]model.Date{""}, later, rec("132", 102, "26/01/02", 112, "26/01/03")},
		{[]model.Date{"", "2026-01-09"}, later, rec("132", 102, "26/01/09", 112, "26/01/03")},
		{nil, strings.Repeat(" ", 88) + "2", rec("132", 92, "2")}, {nil, strings.Repeat(" ", 98) + "2", rec("132", 102, "2")},
		{nil, strings.Repeat(" ", 88), ""},
	} {
		event, s := open(model.Player{}, model.Player{})
		for _, d := range c.dates {
			s.Rounds = append(s.Rounds, model.Round{Date: d})
		}
		if c.extra != "" {
			s.Extra = []model.Extra{{Key: "192", Text: " X"}, {Key: "132", Text: c.extra}}
		}
		text, _ := write(t, event, Options{})
		if got := strings.Join(records(text, "132"), "/"); got != strings.TrimSuffix(c.want, "\n") {
			t.Errorf("%v, %q:\n%q, want\n%q", c.dates, c.extra, got, c.want)
		}
	}
}

// TestWrittenCode: record 192 is what was read as long as it still fits, then the system's own.
func TestWrittenCode(t *testing.T) {
	for _, c := range []struct {
		kept, system string
		kind         model.Kind
		primary      model.ScoreKind
		only         bool
		want         string
	}{
		{"", "", model.Individual, 0, false, "CUSTOM_SWISS"}, {"", "", model.TeamEvent, model.MatchPoints, false, "CUSTOM_TEAM_SWISS_MP"},
		{"", "", model.TeamEvent, model.GamePoints, false, "CUSTOM_TEAM_SWISS_GP"}, {"", "dutch", model.Individual, 0, false, "FIDE_DUTCH_2026"},
		{"FIDE_DUTCH_2025", "dutch", model.Individual, 0, false, "FIDE_DUTCH_2025"}, {"FIDE_DUBOV", "dutch", model.Individual, 0, false,
			"FIDE_DUTCH_2026"},
		{"FIDE_DUTCH_2025", "dutch", model.Individual, model.GamePoints, true, "FIDE_DUTCH_2025"},
		{"FIDE_TEAM_GP_MP", "team", model.TeamEvent, model.GamePoints, false, "FIDE_TEAM_TYPEA_GP_MP"},
		{"FIDE_TEAM_TYPEB_GP", "teamB", model.TeamEvent, model.GamePoints, true, "FIDE_TEAM_TYPEB_GP"},
		{"FIDE_TEAM_TYPEB_GP", "teamB", model.TeamEvent, model.GamePoints, false, "FIDE_TEAM_TYPEB_GP_MP"},
		{"FIDE_TEAM_TYPEB_GP", "teamB", model.TeamEvent, model.MatchPoints, true, "FIDE_TEAM_TYPEB_MP"},
		{"FIDE_TEAM_TYPEB_MP_GP", "teamB", model.TeamEvent, model.GamePoints, true, "FIDE_TEAM_TYPEB_GP"},
		{"fide_team_typeb_gp ", "teamB", model.TeamEvent, model.GamePoints, true, "fide_team_typeb_gp"},
		{"FIDE_TEAM_TYPEB_GP", "team", model.TeamEvent, model.GamePoints, true, "FIDE_TEAM_TYPEA_GP"},
	} {
		s := &model.Section{Kind: c.kind, System: c.system, Primary: c.primary, PrimaryOnly: c.only}
		s.Extra = []model.Extra{{Key: "092", Text: " FIDE_DUTCH"}}
		if c.kept != "" {
			s.Extra = append(s.Extra, model.Extra{Key: "192", Text: " " + c.kept})
		}
		if got := codeOf(known, s, "2026-05-05"); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

package trf

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/phrase"
)

// TestRounds: which rounds there are, and what the byes of 2006 and of today mean.
func TestRounds(t *testing.T) {
	const robin = "192 FIDE_ROUNDROBIN\n"
	for _, c := range []struct {
		what, text, want, asked string
	}{
		{"a bye of the pairing alone", row(1, "2w1", "U") + row(2, "1b0", ""), "1-2 win-loss; 1 pairing-allocated bye, 2 absent",
			"2 in 2: zero-point bye"},
		{"half-point byes for all", row(1, "2w1", "H") + row(2, "1b0", "H"), "1-2 win-loss; 1 half-point bye, 2 half-point bye",
			"1 in 2: half-point bye; 2 in 2: half-point bye"},
		{"a full-point bye and one of nothing", row(1, "2w1", "F") + row(2, "1b0", "Z"), "1-2 win-loss; 1 full-point bye, 2 zero-point bye",
			"1 in 2: full-point bye; 2 in 2: zero-point bye"},
		{"byes of nothing for all", row(1, "2w1", "Z") + row(2, "1b0", "Z"), "1-2 win-loss", "1 in 2: zero-point bye; 2 in 2: zero-point bye"},
		{"a bye, and nothing but the colour -", row(1, "2w1", "H") + strings.TrimSuffix(row(2, "1b0"), "\n") + "       - \n",
			"1-2 win-loss; 1 half-point bye, 2 absent", "1 in 2: half-point bye; 2 in 2: zero-point bye"},
		{"a bye, and nothing", row(1, "2w1", "H") + row(2, "1b0"), "1-2 win-loss", "1 in 2: half-point bye"},
		{"two such rounds", row(1, "2w1", "H", "H") + row(2, "1b0", "H", "F"), "1-2 win-loss; 1 half-point bye, 2 half-point bye; " +
			"1 half-point bye, 2 full-point bye", "1 in 2: half-point bye; 1 in 3: half-point bye; 2 in 2: half-point bye; 2 in 3: full-point bye"},
		{"a gap before a bye to come", row(1, "2w1", "", "H") + row(2, "1b0"), "1-2 win-loss", "1 in 3: half-point bye"},
		{"clubs of TRF16", "192 CUSTOM_SWISS\n" + row(1, "2w1", "H") + row(2, "1b0", "H") + rec("013", 5, "X", 37, "   1"), "1-2 win-loss",
			"1 in 2: half-point bye; 2 in 2: half-point bye"},
		{"clubs of both", "192 CUSTOM_SWISS\n" + row(1, "2w1", "H") + row(2, "1b0", "H") + rec("013", 5, "X", 37, "   1") +
			rec("310", 5, "  1", 9, "X", 74, "   1"), "1-2 win-loss", "1 in 2: half-point bye; 2 in 2: half-point bye"},
		{"2006: the only point against nobody is the pairing's", row(1, "1") + row(2, "3w1") + row(3, "2b0"),
			"1 pairing-allocated bye, 2-3 win-loss",
			""},
		{"2006: two points against nobody", row(1, "+") + row(2, "1") + row(3, "4w1") + row(4, "3b0"),
			"1 full-point bye, 2 full-point bye, 3-4 win-loss",
			""},
		{"2006: draws and losses against nobody", row(1, "=") + row(2, "0") + row(3, "4w1") + row(4, "3b0"),
			"1 half-point bye, 2 zero-point bye, 3-4 win-loss", "1 in 1: half-point bye; 2 in 1: zero-point bye"},
		{"a letter of today, H", row(1, "+", "") + row(2, "3w1", "3w1") + row(3, "2b0", "2b0") + row(4, "", "H"),
			"1 full-point bye, 2-3 win-loss, 4 absent; 1 absent, 2-3 win-loss, 4 half-point bye", "1 in 2: zero-point bye; " +
				"4 in 1: zero-point bye; 4 in 2: half-point bye"},
		{"a letter of today, F", row(1, "+", "F") + row(2, "3w1") + row(3, "2b0"), "1 full-point bye, 2-3 win-loss", "1 in 2: full-point bye"},
		{"a letter of today, U", row(1, "+", "U") + row(2, "3w1", "") + row(3, "2b0", ""),
			"1 full-point bye, 2-3 win-loss", "1 in 2: pairing-allocated bye"},
		{"U where one says nothing", row(1, "+", "U") + row(2, "3w1", "") + row(3, "2b0", "Z"),
			"1 full-point bye, 2-3 win-loss; 1 pairing-allocated bye, 2 absent, 3 zero-point bye", "2 in 2: zero-point bye; 3 in 2: zero-point bye"},
		{"a letter of today, Z", row(1, "+", "Z") + row(2, "3w1") + row(3, "2b0"), "1 full-point bye, 2-3 win-loss", "1 in 2: zero-point bye"},
		{"Z against an opponent is none", row(1, "+") + row(2, "3w+") + row(3, "2bZ"), "1 pairing-allocated bye, 2-3 forfeit win-forfeit loss",
			""},
		{"both have White", row(1, "2w1") + row(2, "1w0"), "1-2 win-loss without colours", ""},
		{"both have Black", row(1, "2b1") + row(2, "1b0"), "1-2 win-loss without colours", ""},
		{"the free round of three", robin + row(1, "Z") + row(2, "3w1") + row(3, "2b0"), "2-3 win-loss", ""},
		{"the free round of three, blank", robin + row(1, "") + row(2, "3w1") + row(3, "2b0"), "2-3 win-loss", ""},
		{"a half point for the free round", robin + row(1, "H") + row(2, "3w1") + row(3, "2b0"), "1 half-point bye, 2-3 win-loss", ""},
		{"absences among four", robin + row(1, "Z") + row(2, "3w1") + row(3, "2b0") + row(4, ""), "1 zero-point bye, 2-3 win-loss, 4 absent", ""},
	} {
		s, _ := section(t, c.text)
		if got, asked := rounds(s), requests(s); got != c.want || asked != c.asked {
			t.Errorf("%s:\n%s\nreads %s; %s\nwant  %s; %s", c.what, c.text, got, asked, c.want, c.asked)
		}
	}
	for text, want := range map[string]string{
		rec("001", 5, "   1", 15, "A", 92, "0000 w U") + row(2, "3w1") + row(3, "2b0"): "1 black", // a bye has no colour
		row(1, "2-1") + row(2, "1b0"):                                 "1 white", // the second has Black
		row(1, "2-1") + row(2, "1-0"):                                 "1 no colour",
		row(1, "H") + row(2, "3b1") + row(3, "2w0"):                   "1 black", // who is not paired has no seat
		"152 W\n" + row(1, "2b1") + row(2, "1w0"):                     "1 white",
		robin + row(1, "2b1") + row(2, "1w0"):                         "1 no colour",
		row(1, "2-1") + row(2, "1-0") + row(3, "4b1") + row(4, "3w0"): "1 black",
		"192 CUSTOM_SWISS\n" + row(1, "", "2w1") + row(2, "", "1b0"):  "2 no colour",
	} {
		s, _ := section(t, text)
		if got := header(s); got != want {
			t.Errorf("%s\nis %s, want %s", text, got, want)
		}
	}
}

// TestPlayersInOrder: the players stand in the order of their numbers, whatever that of the file.
func TestPlayersInOrder(t *testing.T) {
	s, _ := section(t, row(3)+row(2, "1b0")+row(1, "2w1"))
	for i, p := range s.Players {
		if p.Number != i+1 || p.ID != model.ID(i+1) || p.Name != string(rune('A'+i)) {
			t.Errorf("player %d is %+v", i+1, p)
		}
	}
	if s.Name != "Open" {
		t.Errorf("the section is called %q", s.Name)
	}
}

// TestPrinted: what a file prints of the standing, without what it leaves blank.
func TestPrinted(t *testing.T) {
	for text, want := range map[string]string{
		row(1, "2w1") + row(2, "1b0"): "[]",
		rec("001", 5, "   1", 15, "A", 86, "   1", 92, "   2 w 1") + row(2, "1b0"): "[{PLACE map[1:1]}]",
		rec("001", 5, "   1", 15, "A", 81, " 1.0", 92, "   2 w 1") + row(2, "1b0"): "[{PTS map[1:1.0]}]",
		matched + rec("310", 5, "  1", 9, "N", 62, "   1.5", 74, "   1    2") + rec("310", 5, "  2", 9, "S", 74,
			"   3    4"): "[{GPTS map[5:1.5]}]",
	} {
		res, err := readText(text, known)
		if got := fmt.Sprint(res.Printed); err != nil || got != want {
			t.Errorf("%s\nprints %s, want %s; %v", text, got, want, err)
		}
	}
}

// TestPlacesOfProblems: a problem begins with its line and its column, where it has them.
func TestPlacesOfProblems(t *testing.T) {
	for _, c := range []struct {
		line, column int
		want         string
	}{{0, 0, "wrong."}, {0, 3, "wrong."}, {1, 0, "Line 1: wrong."}, {1, 1, "Line 1, column 1: wrong."}} {
		if got := (Problem{Line: c.line, Column: c.column, What: phrase.New("wrong")}).Words().String(); got != c.want {
			t.Errorf("%d, %d: %s", c.line, c.column, got)
		}
	}
}

// TestLateRounds: that there are more rounds than announced is said once, of the first who plays
// in one.
func TestLateRounds(t *testing.T) {
	const announced = "there is a round 2, but the file announces 1. Correct the number of rounds in record 142 or XXR."
	const against = "%d: round %d: %s plays against %s, who on line %d plays against %s; the game is left out. Correct one of the two lines."
	wantProblems(t, "142 1\n"+row(1, "2w1", "H")+row(2, "1b0", "3w1")+row(3, "", "2b0"), "! Line 3, column 102: "+announced)
	wantProblems(t, "142 1\n"+row(1, "2w1", "")+row(2, "1b0", "1w1"), "! Line 3, column 102: "+announced,
		"! Line 3, column "+fmt.Sprintf(against, 102, 2, "B", "A", 2, "nobody"))
	wantProblems(t, "142 1\n"+row(1, "2w1", "2w1")+row(2, "1b0", "1b0")+rec("013", 5, "X", 37, "   1")+rec("013", 5, "Y", 37, "   2"),
		"! Line 2, column 102: "+announced)
	wantProblems(t, row(1, "2w1", "")+row(2, "1b0", "1w1"), "! Line 2, column "+fmt.Sprintf(against, 102, 2, "B", "A", 1, "nobody"))
	wantProblems(t, row(1, "2w1")+row(2, "1b0")+row(3, "2w1"), "! Line 3, column "+fmt.Sprintf(against, 92, 1, "C", "B", 2, "number 1"))
}

// TestBlankByesOfOtherScorings: points beyond the results are byes only where they come out.
func TestBlankByesOfOtherScorings(t *testing.T) {
	const none, lost = "     -         -       2 w 1", "     -                 2 w 0"
	event := func(points, cells string, more string) string {
		return more + rec("001", 5, "   1", 15, "A", 81, points, 92, cells) + row(2, "3w1", "3w1", "1b"+map[bool]string{true: "1",
			false: "0"}[cells == lost]) + row(3, "2b0", "2b0",
			"") +
			rec("XXR", 5, "3")
	}
	const three = "162  W 3.0    D 1.0    P 3.0\n"
	for _, c := range []struct {
		points, cells, more string
		want                [2]model.Outcome
		says                string
	}{
		{" 3.0", none, three, [2]model.Outcome{model.Absent, model.Absent}, ""},
		{" 4.0", none, three, [2]model.Outcome{model.HalfBye, model.Absent}, "A has 4.0 points in the file, the results make 3.0; " +
			"the rest are taken for byes in the first of the rounds 1, 2, whose results are blank. Compare the byes of these rounds."},
		{" 5.0", none, three, [2]model.Outcome{model.HalfBye, model.HalfBye}, ""},
		{" 7.0", none, three, [2]model.Outcome{model.HalfBye, model.PairingBye}, "A has 7.0 points in the file, the results make 3.0; " +
			"the rest are taken for byes in the first of the rounds 1, 2, whose results are blank. Compare the byes of these rounds."},
		{" 9.0", none, three, [2]model.Outcome{model.PairingBye, model.PairingBye}, ""},
		{" 5.5", none, "162  W 3.0    D 1.0    P 1.5\n", [2]model.Outcome{model.HalfBye, model.PairingBye}, "A has 5.5 points in the file, " +
			"the results make 3.0; the rest are taken for byes in the first of the rounds 1, 2, whose results are blank. " +
			"Compare the byes of these rounds."},
		{" 1.5", "               -       2 w 1", "162  A 0.5\n", [2]model.Outcome{model.Absent, model.Absent}, "A has 1.5 points in the file, " +
			"the results make 2.0. " + compared},
		{" 2.0", "               -       2 w 1", "162  A 0.5\n", [2]model.Outcome{model.Absent, model.HalfBye}, ""},
		{" 9.5", none, three, [2]model.Outcome{model.Absent, model.Absent}, "A has 9.5 points in the file, the results make 3.0. " + compared},
		{" 6.5", none, three, [2]model.Outcome{model.Absent, model.Absent}, "A has 6.5 points in the file, the results make 3.0. " + compared},
		{" 4.5", none, three, [2]model.Outcome{model.Absent, model.Absent}, "A has 4.5 points in the file, the results make 3.0. " + compared},
		{" 2.0", none, "162  W 1.0    D 0.0\n", [2]model.Outcome{model.Absent, model.Absent},
			"A has 2.0 points in the file, the results make 1.0. " + compared},
		{" 2.0", none, "162  P 0.5\n", [2]model.Outcome{model.HalfBye, model.HalfBye}, ""},
		{"    ", lost, "162  L -0.5\n", [2]model.Outcome{model.Absent, model.Absent}, ""},
		{" 0.0", lost, "162  L -0.5\n", [2]model.Outcome{model.HalfBye, model.Absent}, ""},
	} {
		text := event(c.points, c.cells, c.more)
		s, ps := section(t, text)
		cells := model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, 0).Lines[0].Cells
		said := strings.TrimPrefix(ps.Error(), "Line 2, column 81: ")
		if got := [2]model.Outcome{cells[0].Outcome, cells[1].Outcome}; got != c.want || said != c.says {
			t.Errorf("%s\nreads %v, want %v\nsays %s\nwant %s", text, got, c.want, said, c.says)
		}
	}
}

// TestBlankByeBesideALoss: a loss is worth what it is worth, also one against number 1.
func TestBlankByeBesideALoss(t *testing.T) {
	s, ps := section(t, "162  L 0.5\n"+row(1, "2w1", "1")+rec("001", 5, "   2", 15, "B", 81, " 1.0", 92, "   1 b 0", 102, "     -"))
	if got := rounds(s); got != "1-2 win-loss; 1 pairing-allocated bye, 2 half-point bye" || len(ps) > 0 {
		t.Errorf("%s, %v", got, ps)
	}
}

const compared = "Compare the results, or the worth of a win, a draw and a bye."

// TestMethods: record 172 says which ratings count; what is no method says nothing, and is kept.
func TestMethods(t *testing.T) {
	national := rec("IND", 5, "   1", 15, "A", 49, "1500")
	for text, want := range map[string]string{"172 IND NRO": "national []", "172 nro": "national [{172  nro}]",
		"172 IND OTHER": " [{172  IND OTHER}]",
		"172 IND FIDON": " []", "172 FIDON": " [{172  FIDON}]", "172 IND": " [{172  IND}]", "172 IND LBFN ": "lower []",
		"172 IND because NRO": "national [{172  IND because NRO}]", "172 USA NRO": "national [{172  USA NRO}]"} {
		s, ps := section(t, "032 IND\n"+text+"\n"+four+national)
		if got := fmt.Sprint(s.Ratings, " ", s.Extra); got != want || len(ps) > 0 || s.Players[0].NationalRating != 1500 {
			t.Errorf("%q is %s, want %s; %v", text, got, want, ps)
		}
	}
	for _, c := range []struct {
		key, kept string
		choice    model.RatingChoice
		want      string
	}{{"172", " IND  NRO", model.RatingNational, "IND  NRO"}, {"172", " IND  NRO", model.RatingFIDE, "IND FIDE"}, {"172", " IND OTHER",
		model.RatingFIDE, "IND OTHER"},
		{"222", " NRO", model.RatingNational, "IND NRO"}, {"222", " NRO", model.RatingUsual, ""}, {"172", " FIDON", model.RatingUsual, "FIDON"}} {
		s := &model.Section{Ratings: c.choice, Extra: []model.Extra{{Key: c.key, Text: c.kept}}}
		if got := methodText(&model.Tournament{Federation: "IND"}, s); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
	s, ps := section(t, four+rec("IND", 5, "   9", 15, "A", 49, "1500", 58, "77"))
	if p := s.Players[0]; p.NationalRating != 0 || p.NationalID != "" ||
		ps.Error() != "Line 5, column 1: the record \"IND\" is not known; it is kept as it stands." {
		t.Errorf("a national record of nobody: %+v, %v", p, ps)
	}
}

// TestKinds: whether the teams of a file are those of a team event, and of which format and system
// an event is.
func TestKinds(t *testing.T) {
	club := func(no int, members string) string { return rec("013", 5, fmt.Sprint("Club ", no), 37, members) }
	clubs := club(1, "   1    2") + club(2, "   3    4")
	for _, c := range []struct{ what, text, want string }{
		{"teams that meet", matched + clubs, "team Swiss  match points false"},
		{"one game against nobody's player", row(1, "3w1", "5w1") + row(2, "4b=", "") + row(3, "1b0", "") + row(4, "2w=", "") + row(5, "",
			"1b0") + clubs,
			"team Swiss  match points false"},
		{"the same with fewer others", row(1, "3w1") + row(2) + row(3, "1b0") + row(4) + row(5, "7w1") + row(6,
			"3w1") + row(7) + clubs + club(3,
			"   5    6") +
			club(4, "   7"), "individual Swiss  match points false"},
		{"a club whose players meet each other", row(1, "2w1") + row(2, "1b0") + row(3, "4w1") + row(4, "3b0") + clubs,
			"individual Swiss  match points false"},
		{"no team of the round", "192 FIDE_DUTCH_2025\n" + matched + clubs, "individual Swiss dutch match points false"},
		{"TEAM in the type", "192 CUSTOM_TEAM_SWISS\n" + row(1, "2w1") + row(2, "1b0") + row(3) + row(4) + clubs,
			"team Swiss  match points false"},
		{"Schiller", "192 FIDE_SCHILLER\n" + matched + clubs, "team Schiller schiller match points false"},
		{"Scheveningen", "192 CUSTOM_SCHEVENINGEN\n" + matched + clubs, "team Scheveningen  match points false"},
		{"Schiller by hand", "192 CUSTOM_SCHILLER\n" + matched + clubs, "team Schiller  match points false"},
		{"Scheveningen of players", "192 FIDE_SCHEVENINGEN\n" + matched, "individual Scheveningen scheveningen match points false"},
		{"game points alone", "192 FIDE_TEAM_TYPEB_GP\n" + matched + clubs, "team Swiss teamB game points true"},
		{"game points, but ranked by match points", "192 FIDE_TEAM_TYPEB_GP\n212 MPTS,SB\n" + matched + clubs,
			"team Swiss teamB match points true"},
		{"game points, ranked by nothing else", "192 FIDE_TEAM_TYPEB_GP\n212 SB,BC\n" + matched + clubs, "team Swiss teamB game points true"},
		{"in words, and no teams", "092 Swiss of the A team\n" + four, "individual Swiss  match points false"},
		{"in words, a code", "092 FIDE_SCHILLER\n" + matched + clubs, "team Schiller schiller match points false"},
		{"in words, another format", "092 Swiss after Schiller\n" + four, "individual Swiss  match points false"},
		{"in words, the first of the longest", "092 Dutch 2026, as in 2017\n" + four, "individual Swiss dutch match points false"},
		{"in words, one", "092 Dubov System\n" + four, "individual Swiss dubov match points false"},
		{"in words, of teams", "092 Team: Dutch\n" + matched + clubs, "team Swiss  match points false"},
		{"in words, round robin", "092 Round robin, not Dutch\n" + four, "individual round robin  match points false"},
		{"in words, all play all", "092 All play all\n" + four, "individual round robin  match points false"},
		{"in words, double", "092 double all-play-all\n" + four, "individual double round robin  match points false"},
		{"teams of one that all met", row(1, "2w1", "", "3w1") + row(2, "1b0", "3w1", "") + row(3, "", "2b0", "1b0") + club(1, "   1") + club(2,
			"   2") +
			club(3, "   3"), "team Swiss  match points false"},
		{"three times", row(1, "2w1", "3b1", "", "2b1", "3w1", "", "2w1", "3w1") + row(2, "1b0", "", "3w1", "1w0", "", "3b1", "1b0", "", "3w1") +
			row(3, "", "1w0", "2b0", "", "1b0", "2w0", "", "1b0", "2b0"), "individual round robin  match points false"},
		{"a missing game", row(1, "2w1") + row(2, "1b0", "3w1") + row(3, "", "2b0"), "individual Swiss  match points false"},
		{"game points of players", "212 GPTS,BH\n" + four, "individual Swiss  match points false"},
	} {
		s, _ := section(t, c.text)
		if got := fmt.Sprint(s.Kind, " ", s.Format, " ", s.System, " ", s.Primary, " ", s.PrimaryOnly); got != c.want {
			t.Errorf("%s:\n%s\nis %s, want %s", c.what, c.text, got, c.want)
		}
	}
	for text, want := range map[string]string{"212 pts, BH ,,SB": "BH SB", "212 MPTS,BH": "BH", "212 GPTS,PTS": "PTS",
		"212 BH,MPTS": "BH MPTS",
		"202 BH\n212": "BH", "202\n212 PTS": "", "202 DE": "DE"} {
		s, ps := section(t, text+"\n"+four)
		if got := strings.Join(s.Ranking.TieBreaks, " "); got != want || len(ps) > 0 {
			t.Errorf("%q has the tie-breaks %q, want %q; %v", text, got, want, ps)
		}
	}
	wantProblems(t, "192\n"+four, "Line 1: the line is too short for a record.")
}

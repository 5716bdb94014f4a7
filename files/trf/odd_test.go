package trf

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"

	"wallchart/model"
	"wallchart/must"
)

// two is a small event; the name of its first player is put in.
func two(name string) string {
	return "012 Test\n142 1\n" +
		"001    1 m GM " + name + strings.Repeat(" ", max(0, 33-len([]rune(name)))) + " 2500 GER     1234567 1970/01/02  1.0    1     2 w 1\n" +
		"001    2 m    Zwei, Nummer                      2400 GER     1234568 1971        0.0    2     1 b 0\n"
}

func section(t *testing.T, text string) (*model.Section, Problems) {
	t.Helper()
	res := must.Have(readText(text, known))(t)
	if ps := res.Tournament.Check().Grave(); len(ps) > 0 {
		t.Errorf("what was read does not hold together: %v", ps)
	}
	return res.Tournament.Sections[0], res.Problems
}

func TestPhysicalForms(t *testing.T) {
	const name = "Müller-Lüdenscheid, Jörg"
	latin := must.Have(charmap.ISO8859_1.NewEncoder().String(two(name)))(t)
	for what, text := range map[string]string{
		"LF": two(name), "CR": strings.ReplaceAll(two(name), "\n", "\r"), "CRLF": strings.ReplaceAll(two(name), "\n", "\r\n"),
		"mark": "\uFEFF" + two(name), "Latin-1": latin, "players first": two(name)[strings.Index(two(name), "001"):] + "142 1\n",
		"rulers":        "1234567890123456789012345678901234567890\nDDD SSSS sTTT NNNNNNNNN RRRR FFF\n### SSSS\n" + two(name),
		"decimal comma": strings.ReplaceAll(strings.ReplaceAll(two(name), " 1.0 ", " 1,0 "), " 0.0 ", "   0 "),
	} {
		res, err := Read(strings.NewReader(text), known)
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		s := res.Tournament.Sections[0]
		p := s.Players[0]
		if len(res.Problems) > 0 || p.Name != name || p.Rating != 2500 || p.Birth != "1970-01-02" || p.Title != "GM" ||
			p.FideID != "1234567" || s.Players[1].Birth != "1971" {
			t.Errorf("%s: %+v\n%v", what, p, res.Problems)
		}
		if g := s.Rounds[0].Pairings[0]; g.Sides != [2]model.ID{1, 2} || g.Outcomes != [2]model.Outcome{model.Win, model.Loss} || g.Board != 1 {
			t.Errorf("%s: %+v", what, g)
		}
	}
}

// TestShiftedColumns: a program that counts bytes pads a name with accents too
// little, and all columns behind it stand to the left.
func TestShiftedColumns(t *testing.T) {
	for _, by := range []int{1, 2, 3} {
		text := strings.Replace(two("Jäger, Jörg"), strings.Repeat(" ", by)+" 2500", " 2500", 1)
		s, ps := section(t, text)
		if p := s.Players[0]; p.Rating != 2500 || p.Name != "Jäger, Jörg" || p.Federation != "GER" ||
			s.Rounds[0].Pairings[0].Outcomes[0] != model.Win {
			t.Errorf("shifted by %d: %+v", by, p)
		}
		if len(ps) != 1 || ps[0].Line != 3 || ps[0].Grave {
			t.Errorf("shifted by %d: %v", by, ps)
		}
	}
}

// TestLegacyByes: in 2006 a bye was a result against nobody.
func TestLegacyByes(t *testing.T) {
	row := func(no int, rest string) string {
		return fmt.Sprintf("001 %4d      %-33s %4s %3s %11s %10s %s\n", no, fmt.Sprint("Name ", no), "", "", "", "", rest)
	}
	text := row(1, " 1.5    1     2 s 1  0000 - =") + row(2, " 0.0    3     1 w 0  0000 - -") + row(3, " 1.0    2       - 1          ")
	s, ps := section(t, text)
	if len(ps) > 0 {
		t.Error(ps)
	}
	got := map[model.ID][]model.Outcome{}
	for _, r := range s.Rounds {
		for _, p := range r.Pairings {
			for side, id := range p.Sides {
				if id > 0 {
					got[id] = append(got[id], p.Outcomes[side])
				}
			}
		}
	}
	if len(s.Rounds) != 1 || got[1][0] != model.Win || got[2][0] != model.Loss || got[3][0] != model.PairingBye {
		t.Errorf("%d rounds, %v", len(s.Rounds), got)
	}
	if p := s.Rounds[0].Pairings[0]; p.Sides != [2]model.ID{2, 1} {
		t.Errorf("s is black: %v", p.Sides)
	}
	if b := s.Players[0].Bye(2); b != model.HalfBye {
		t.Errorf("the half point of round 2 is %v", b)
	}
}

func TestProblemsHavePlaces(t *testing.T) {
	good := two("Eins, Nummer")
	for _, c := range []struct {
		old, new     string
		line, column int
		want         string
		grave        bool
	}{
		{"  1 b 0", "  1 b 1", 3, 99, "has a win, but Zwei, Nummer on line 4 has a win; the board is left open", true},
		{"  1 b 0", "  7 b 0", 4, 92, "the opponent 7 of Zwei, Nummer does not exist", true},
		{"  1 b 0", "  1 w 0", 3, 97, "have white", true},
		{"  1 b 0", "  1 b #", 4, 92, "is not a result", true},
		{"001    2", "001    1", 4, 5, "is used on line 3 already", true},
		{"001    2", "001    x", 4, 5, "is not a starting number", true},
		{" 2400 GER", " 24o0 GER", 4, 49, "is taken for unrated", true},
		{"  0.0 ", "  0.5 ", 4, 81, "has 0.5 points in the file, the results make 0.0", true},
		{"012 Test\n", "012 Test\n042 yesterday\n", 2, 5, "\"yesterday\" is not a date", false},
		{"142 1\n", "142 many\n", 2, 5, "is not a number of rounds", true},
		{"142 1\n", "142 1\n260 001 002    1    9\n", 3, 5, "no participant 9", true},
		{"142 1\n", "142 1\n250       x.0 001 002 0001 0016\n", 3, 5, "is not an acceleration", true},
		{"142 1\n", "142 1\n999 what is this\n", 3, 1, "\"999\" is not known", false},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		if text == good {
			t.Fatalf("%q is not in the event", c.old)
		}
		_, ps := section(t, text)
		found := false
		for _, p := range ps {
			found = found || p.Line == c.line && p.Column == c.column && strings.Contains(p.What.String(), c.want) && p.Grave == c.grave
		}
		if c.want != "" && !found {
			t.Errorf("%q for %q: want line %d, column %d %q among\n%v", c.new, c.old, c.line, c.column, c.want, ps)
		}
	}
	if _, err := readText("012 Nobody\n", known); err == nil {
		t.Error("a file without players was read")
	}
}

// TestSystem: what the tournament type says, in its code or in words.
func TestSystem(t *testing.T) {
	for _, c := range []struct{ record, system string }{
		{"192 FIDE_DUTCH_2025", "dutch"}, {"192 FIDE_DUTCH_2017", "dutch2017"}, {"192 CUSTOM_SWISS", ""},
		{"092 FIDE_DUTCH_2025", "dutch"}, {"092 Individual: Dutch (FIDE 2026)", "dutch"},
		{"092 Individual: Swiss-System (FIDE Dutch 2017)", "dutch2017"}, {"092 Swiss", ""},
		{"042 2024/05/05\n192 FIDE_DUTCH", "dutch2017"}, {"042 2026/05/05\n192 FIDE_DUTCH", "dutch"},
	} {
		s, ps := section(t, c.record+"\n"+two("Eins"))
		if s.System != c.system || len(ps) > 0 || s.Format != model.Swiss {
			t.Errorf("%s: system %q, %v, %v", c.record, s.System, s.Format, ps)
		}
	}
	if _, ps := section(t, "192 SOMETHING\n"+two("Eins")); len(ps) != 1 || ps[0].Line != 1 {
		t.Errorf("an unknown type is passed over: %v", ps)
	}
}

// TestOldTeamFile: before TRF26 a team was a list of players, and a bye left no
// trace but that a team has no match.
func TestOldTeamFile(t *testing.T) {
	row := func(no int, cells string) string {
		return fmt.Sprintf("001 %4d m    %-33s %04d GRE %11s %10s  0.0 %4d  %s\n", no, fmt.Sprintf("Player,Number %d", no), 0, "0",
			"2011/00/00", no, cells)
	}
	text := "012 Cup\n062 6 (0)\n092 Team Swiss System\n142 2\n\n         1         2\n12345678901234567890\n" +
		"DDD SSSS sTTT NNNN\n# made by hand\n" +
		row(1, "   3 w 1  0000 - -  ") + row(2, "   4 b =  0000 - -  ") + row(3, "   1 b 0     5 w 1  ") +
		row(4, "   2 w =     6 b 0  ") + row(5, "0000 - -     3 b 0  ") + row(6, "0000 - -     4 w 1  ") +
		fmt.Sprintf("013 %-32s%4d %4d\n013 %-32s%4d %4d\n013 %-32s%4d %4d\n", "ΓΑΖΙ 1", 1, 2, "ΟΦΗ", 3, 4, "Α", 5, 6)
	res := must.Have(readText(text, known))(t)
	s := res.Tournament.Sections[0]
	var told []string
	for _, p := range res.Problems {
		if !strings.Contains(p.What.String(), "points in the file") {
			told = append(told, p.Words().String())
		}
	}
	if len(told) != 1 || !strings.Contains(told[0], "Α in round 1, ΓΑΖΙ 1 in round 2") {
		t.Errorf("%q", told)
	}
	sh := model.NewSheet(res.Tournament, s, 0)
	if !s.Team() || s.Boards != 2 || sh.Lines[0].Match != 6 || sh.Lines[0].Games != 5 || sh.Lines[1].Games != 3 ||
		sh.Lines[2].Cells[1].Against != 2 {
		t.Errorf("boards %d, %+v", s.Boards, sh.Lines)
	}
}

func TestMoreRoundsThanAnnounced(t *testing.T) {
	_, ps := section(t, strings.Replace(two("Eins"), "142 1", "142 0\nXXR 1", 1))
	if len(ps) > 0 {
		t.Error(ps)
	}
	text := strings.ReplaceAll(strings.ReplaceAll(two("Eins"), "2 w 1\n", "2 w 1     2 b =\n"), "1 b 0\n", "1 b 0     1 w =\n")
	if _, ps := section(t, text); len(ps) == 0 || ps[0].Line != 3 || ps[0].Column != 102 || !ps[0].Grave {
		t.Errorf("two rounds of one: %v", ps)
	}
}

// TestClubsBesideAnIndividualEvent: some programs write teams for a Swiss of
// individuals, whose members meet anybody.
func TestClubsBesideAnIndividualEvent(t *testing.T) {
	row := func(no int, cells string) string {
		return fmt.Sprintf("001 %4d      %-33s %4s %3s %11s %10s %4s %4d  %s\n", no, fmt.Sprint("Name ", no), "", "", "", "", "", no, cells)
	}
	s, ps := section(t, row(1, "   2 w 1     3 b 1")+row(2, "   1 b 0     4 w 1")+row(3, "   4 w 1     1 w 0")+row(4, "   3 b 0     2 b 0")+
		fmt.Sprintf("013 %-32s%4d %4d\n013 %-32s%4d %4d\n", "North", 1, 2, "South", 3, 4))
	if s.Team() || len(s.Rounds) != 2 || s.Players[0].Club != "North" || s.Players[3].Club != "South" || len(ps.Grave()) > 0 {
		t.Errorf("team %v, %+v, %v", s.Team(), s.Players, ps)
	}
}

// TestShiftedByes: byes as they occur, with blanks missing or too many.
func TestShiftedByes(t *testing.T) {
	for _, bye := range []string{"0000 - H", "     - H", "       H", "        H", "H       ", "0000   H", "   0 - h", "H         -"} {
		text := strings.Replace(two("Eins"), "142 1\n", "142 2\n", 1)
		text = strings.Replace(text, "2 w 1\n", "2 w 1  "+bye+"\n", 1)
		s, ps := section(t, text)
		if s.Players[0].Bye(2) != model.HalfBye || len(ps) > 0 {
			t.Errorf("%q: %v, %v", bye, s.Players[0].Byes, ps)
		}
	}
	text := strings.Replace(two("Eins"), "2 w 1\n", "2 w 1  0000 w 1\n", 1)
	if s, _ := section(t, text); s.Players[0].Bye(2) != model.Pending {
		t.Errorf("a win against nobody: %v", s.Players[0].Byes)
	}
}

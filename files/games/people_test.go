package games

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/files/sheet"
	"wallchart/model"
)

// TestPeopleAreFoundAgain by their IDs before their names; whoever has another ID is somebody else, and later lines add what they know.
func TestPeopleAreFoundAgain(t *testing.T) {
	head := "Round,White,White ID,White Fide ID,White Title,White Club,White Rating,Black,Black ID,Result\n"
	for name, c := range map[string]struct {
		rows string
		want string // the names, with what is known of the first
	}{
		"by name":                 {"1,Ann Lee,,,,,,Bo Ray,,1-0\n2,Bo Ray,,,,,,\"Lee, Ann\",,1-0\n", "Ann Lee|Bo Ray"},
		"by the national ID":      {"1,Ann Lee,77,,,,,Bo Ray,,1-0\n2,Bo Ray,,,,,,A. Lee-Poe,77,1-0\n", "Ann Lee|Bo Ray"},
		"by FIDE's ID":            {"1,Ann Lee,,4650123,,,,Bo Ray,,1-0\n2,A. Lee-Poe,,4650123,,,,Bo Ray,,1-0\n", "Ann Lee|Bo Ray"},
		"two of a name":           {"1,Ann Lee,77,,,,,Bo Ray,,1-0\n2,Ann Lee,78,,,,,Bo Ray,,1-0\n", "Ann Lee|Bo Ray|Ann Lee"},
		"two by FIDE's ID":        {"1,Ann Lee,,4650123,,,,Bo Ray,,1-0\n2,Ann Lee,,4650124,,,,Bo Ray,,1-0\n", "Ann Lee|Bo Ray|Ann Lee"},
		"one with an ID at times": {"1,Ann Lee,77,,,,,Bo Ray,,1-0\n2,Ann Lee,,,,,,Bo Ray,,1-0\n", "Ann Lee|Bo Ray"},
		"what is added": {"1,Ann Lee,,,,,,Bo Ray,,1-0\n2,Ann Lee,77,4650123,FM,Leeds,2100,Bo Ray,,1-0\n",
			"Ann Lee FM Leeds 2100 4650123 77|Bo Ray"},
		"what stands first":  {"1,Ann Lee,,,FM,Leeds,2100,Bo Ray,,1-0\n2,Ann Lee,,,IM,York,2200,Bo Ray,,1-0\n", "Ann Lee FM Leeds 2100|Bo Ray"},
		"what is no title":   {"1,Ann Lee,,,Dr,,,Bo Ray,,1-0\n2,Bo Ray,,,,,,Ann Lee,,1-0\n", "Ann Lee|Bo Ray"},
		"an ID of zeros":     {"1,Ann Lee,,0,,,,Bo Ray,,1-0\n2,Cy Doe,,0,,,,Bo Ray,,1-0\n", "Ann Lee|Bo Ray|Cy Doe"},
		"a title at a name":  {"1,FM Ann Lee,,,,,,Bo Ray,,1-0\n2,Bo Ray,,,,,,Ann Lee,,1-0\n", "Ann Lee FM|Bo Ray"},
		"an ID learnt later": {"1,Ann Lee,,,,,,Bo Ray,,1-0\n2,Ann Lee,77,,,,,Bo Ray,,1-0\n3,Ann Poe,77,,,,,Bo Ray,,1-0\n", "Ann Lee 77|Bo Ray"},
	} {
		tn, _ := table(t, head+c.rows)
		var all []string
		for _, p := range tn.Sections[0].Players {
			text := p.Name
			for _, more := range []string{string(p.Title), p.Club, map[bool]string{true: fmt.Sprint(p.Rating)}[p.Rating > 0], p.FideID,
				p.NationalID} {
				if more != "" && (strings.Contains(name, "added") || strings.Contains(name, "stands") || strings.Contains(name, "title") ||
					strings.Contains(name, "learnt")) {
					text += " " + more
				}
			}
			all = append(all, text)
		}
		if got := strings.Join(all, "|"); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestASpellingIsSaidOnce, and who may be one person is said where the two never play in one round.
func TestASpellingIsSaidOnce(t *testing.T) {
	tn, doubts := table(t, "Round,White,White ID,Black,Result\n1,Ann Lee,7,Bo Ray,1-0\n2,Ann Lee-Poe,7,Bo Ray,1-0\n"+
		"3,Ann Lee-Poe,7,Bo Ray,1-0\n")
	if heard(t, doubts, "Ann Lee-Poe is taken for Ann Lee"); len(tn.Sections[0].Players) != 2 {
		t.Errorf("%d players", len(tn.Sections[0].Players))
	}
	_, doubts = table(t, "Round,White,Black,Result\n1,John Smith,Bo Ray,1-0\n1,Cy Doe,Di Kim,1-0\n2,J Smith,Cy Doe,1-0\n2,Bo Ray,Di Kim,1-0\n")
	heard(t, doubts, "J Smith may be John Smith", "there is no game in the list")
	_, doubts = table(t, "Round,White,Black,Result\n1,John Smith,J Smith,1-0\n2,J Smith,John Smith,1-0\n")
	heard(t, doubts)
	for names, want := range map[[2]string]bool{{"smith john", "smith j"}: false, {"john smith", "j smith"}: true, {"j smith",
		"john smith"}: true,
		{"john smith", "james smith"}: false, {"john smith", "j smyth"}: false, {"john smith", "j a smith"}: false, {"smith", "smith"}: false,
		{"john a smith", "j a smith"}: true, {"john a smith", "j b smith"}: false} {
		if got := initials(names[0], names[1]); got != want {
			t.Errorf("%q: %v", names, got)
		}
	}
}

// TestColumnsThatAreNotTaken are named, and a list without results says so.
func TestColumnsThatAreNotTaken(t *testing.T) {
	said := func(text string) (all string) {
		l := list(t, text)
		for _, p := range l.Problems {
			all += p.Text.String() + "\n"
		}
		return all
	}
	if got := said("Round,Opening,White,Black,Result,Mood\n1,C42,Ann Lee,Bo Ray,1-0,fine\n2,C42,Bo Ray,Ann Lee,1-0,fine\n"); !strings.Contains(
		got,
		"Not taken: Opening, Mood.") {
		t.Errorf("said is %q", got)
	}
	if got := said("Round,White,Black,Result\n1,Ann Lee,Bo Ray,1-0\n2,Bo Ray,Ann Lee,1-0\n"); strings.Contains(got, "Not taken") ||
		strings.Contains(got, "No column") {
		t.Errorf("said is %q", got)
	}
	if got := said("Round,White,Black\n1,Ann Lee,Bo Ray\n2,Bo Ray,Ann Lee\n"); !strings.Contains(got, "No column holds results") {
		t.Errorf("said is %q", got)
	}
}

// list is what is read of a text with columns.
func list(t *testing.T, text string) *List {
	t.Helper()
	sheets, _, err := sheet.Read("games.csv", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	l := Read("games", sheets)
	if l == nil {
		t.Fatalf("no list of games in\n%s", text)
	}
	if _, _, err := l.Event(); err != nil {
		t.Fatal(err)
	}
	return l
}

// TestTheFormOfAList: where everybody has met everybody once it is an all-play-all, twice a double one; otherwise a Swiss.
func TestTheFormOfAList(t *testing.T) {
	all := func(players, times int) string {
		text, round := "Round,White,Black,Result\n", 0
		for n := range times {
			for i := range players {
				for k := range i {
					round++
					white, black := i, k
					if n == 1 {
						white, black = k, i
					}
					text += fmt.Sprintf("%d,Player %c,Player %c,1-0\n", round, 'A'+white, 'A'+black)
				}
			}
		}
		return text
	}
	lines := strings.SplitAfter(all(4, 1), "\n")
	for name, c := range map[string]struct {
		text string
		want model.Format
	}{
		"three": {all(3, 1), model.RoundRobin}, "four": {all(4, 1), model.RoundRobin}, "three twice": {all(3, 2), model.DoubleRoundRobin},
		"three three times": {all(3, 3), model.Swiss}, "two": {all(2, 1), model.Swiss},
		"one game missing": {strings.Join(lines[:len(lines)-2], ""), model.Swiss},
	} {
		tn, _ := table(t, c.text)
		if got := tn.Sections[0].Format; got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// TestByesOfAList: who has nobody on the other side has what stands there: the words, the points of his own column, or his half of the
// result.
func TestByesOfAList(t *testing.T) {
	for name, c := range map[string]struct{ row, want string }{
		"a word":                {"1,Ann Lee,bye,,,", "Ann Lee pairing-allocated bye"},
		"half a point":          {"1,Ann Lee,bye,½-0,,", "Ann Lee half-point bye"},
		"on the other side":     {"1,bye,Ann Lee,0-½,,", "Ann Lee half-point bye"},
		"nothing":               {"1,Ann Lee,bye,0-0,,", "Ann Lee absent"},
		"own points":            {"1,Ann Lee,bye,,½,", "Ann Lee half-point bye"},
		"own points, as Black":  {"1,bye,Ann Lee,,,½", "Ann Lee half-point bye"},
		"not the other's":       {"1,Ann Lee,bye,,1,½", "Ann Lee pairing-allocated bye"},
		"whole on either side":  {"1,bye,Ann Lee,0-1,,", "Ann Lee pairing-allocated bye"},
		"nobody, and no reason": {"1,Ann Lee,,,,", "Ann Lee absent"},
	} {
		text := "Round,White,Black,Result,White Pts,Black Pts\n1,Bo Ray,Cy Doe,1-0,,\n" + c.row + "\n2,Ann Lee,Bo Ray,1-0,,\n"
		tn, _ := table(t, text)
		if got := rounds(tn.Sections[0])[0]; got != "1: Bo Ray 1-0 Cy Doe, "+c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestPGNThatNamesNobody: a game without its players is left out and told, a bye is one on either side.
func TestPGNThatNamesNobody(t *testing.T) {
	whole := pgn("1", "Ann", "Bo", "1-0", "1-0")
	for name, c := range map[string]struct {
		game   string
		want   string
		doubts []string
	}{
		"White":     {pgn("1", "?", "Di", "1-0", "1-0"), "1: Ann 1-0 Bo", []string{"does not name both players"}},
		"Black":     {pgn("1", "Cy", "?", "1-0", "1-0"), "1: Ann 1-0 Bo", []string{"does not name both players"}},
		"both":      {pgn("1", "?", "?", "1-0", "1-0"), "1: Ann 1-0 Bo", []string{"does not name both players"}},
		"a bye":     {pgn("1", "Cy", "BYE", "1-0", "1-0"), "1: Ann 1-0 Bo, Cy pairing-allocated bye", nil},
		"of half":   {pgn("1", "BYE", "Cy", "0-1/2", ""), "1: Ann 1-0 Bo, Cy half-point bye", nil},
		"open":      {pgn("1", "Cy", "Di", "*", "1. e4 0-1"), "1: Ann 1-0 Bo, Cy 0-1 Di", []string{"the tag says that the game is open"}},
		"no result": {pgn("1", "Cy", "Di", "won", "1. e4"), "1: Ann 1-0 Bo, Cy  Di", []string{`"won" is not a result`}},
		"time":      {pgn("1", "Cy", "Di", "0-1", "", `[Termination "time forfeit"]`), "1: Ann 1-0 Bo, Cy 0-1 Di", nil},
		"walkover":  {pgn("1", "Cy", "Di", "0-1", "", `[Termination "walkover"]`), "1: Ann 1-0 Bo, Cy - + Di", nil},
		"neither":   {pgn("1", "Cy", "Di", "1/2-1/2", "", `[Termination "unplayed"]`), "1: Ann 1-0 Bo, Cy - - Di", nil},
		"a rating":  {pgn("1", "Cy", "Di", "1-0", "", `[WhiteElo "strong"]`), "1: Ann 1-0 Bo, Cy 1-0 Di", []string{"strong"}},
	} {
		tn, doubts := text(t, whole+c.game)
		if got := rounds(tn.Sections[0]); len(got) != 1 || got[0] != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		heard(t, doubts, c.doubts...)
	}
}

// TestPointsOfBothSides: the points of both sides make its result, whole or in halves.
func TestPointsOfBothSides(t *testing.T) {
	head := "Round,White,Black,White Pts,Black Pts\n"
	tn, doubts := table(t, head+"1,Ann Lee,Bo Ray,1,0\n1,Cy Doe,Di Kim,½,½\n2,Bo Ray,Cy Doe,0,1\n2,Di Kim,Ann Lee,1,1\n")
	heard(t, doubts, `"1" and "1" are not the points of one game`)
	same(t, rounds(tn.Sections[0]), "1: Ann Lee 1-0 Bo Ray, Cy Doe ½-½ Di Kim", "2: Bo Ray 0-1 Cy Doe, Di Kim  Ann Lee")
}

// TestNobodyIsWritten, and an empty cell is not.
func TestNobodyIsWritten(t *testing.T) {
	for text, want := range map[string]bool{"": false, "bye": true, "BYE": true, "spielfrei": true, "Ann": false} {
		if Nobody(text) != want {
			t.Errorf("%q stands for nobody: %v", text, !want)
		}
	}
}

// TestTeamsWithoutAHeading: the points of both sides of matches stand in two columns without one, as many together as there are boards.
func TestTeamsWithoutAHeading(t *testing.T) {
	list := func(cells ...string) string {
		text := "Round;Home team;;;Guest team\n"
		for n, c := range cells {
			text += fmt.Sprintf("%d;Alpha %d;%s;Beta %d\n", n+1, n%2, c, n%2)
		}
		return text
	}
	for name, c := range map[string]struct {
		cells []string
		want  string // the first match
	}{
		"whole":        {[]string{"3;1", "2;2", "0;4"}, "Alpha 0 3:1 Beta 0"},
		"halves":       {[]string{"2½;1½", "2;2", "½;3½"}, "Alpha 0 2½:1½ Beta 0"},
		"twenty":       {[]string{"20;0", "0;20", "10;10"}, "Alpha 0 20:0 Beta 0"},
		"too many":     {[]string{"21;1", "1;21", "21;1"}, "Alpha 0 0:0 Beta 0"},
		"too many too": {[]string{"1;21", "21;1", "1;21"}, "Alpha 0 0:0 Beta 0"},
		"odd halves":   {[]string{"2½;1", "2½;1", "2½;1"}, "Alpha 0 0:0 Beta 0"},
		"words":        {[]string{"x;y", "x;y", "x;y"}, "Alpha 0 0:0 Beta 0"},
		"one word":     {[]string{"2;y", "2;y", "2;y"}, "Alpha 0 0:0 Beta 0"},
		"nothing":      {[]string{"0;0", "0;0", "0;0"}, "Alpha 0 0:0 Beta 0"},
	} {
		tn, _ := table(t, list(c.cells...))
		if got := rounds(tn.Sections[0])[0]; !strings.HasPrefix(got, "1: "+c.want) {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestAnUploadThatContradictsItself: what cannot be is told and left out, and the rest is there; boards stand in their order.
func TestAnUploadThatContradictsItself(t *testing.T) {
	match := func(text string) string {
		v := strings.Split(text, "|")
		return fmt.Sprintf(`<teampairing round="%s" pairing="%s" no1="%s" no2="%s" res1="%s" res2="%s"/>`, v[0], v[1], v[2], v[3], v[4], v[5])
	}
	upload := func(boards, matches []string) (*model.Tournament, []string) {
		t.Helper()
		data := uploadHead("3", `playerperteam="2"`) + uploadPlayers("1|Fox|||1|1|1", "2|Poe|||2|1|1", "3|Lee|||1|2|0", "4|Ray|||2|2|1",
			"5|Kay|||1|3|0", "6|Doe|||2|3|0") + `<teams><team no="1" teamname="Alpha"/><team no="2" teamname="Beta"/>` +
			`<team no="3" teamname="Gamma"/></teams><playerpairings>`
		for _, b := range boards {
			data += uploadBoard(b)
		}
		data += "</playerpairings><teampairings>"
		for _, m := range matches {
			data += match(m)
		}
		tn, problems, err := Upload(data + "</teampairings></chessresults>")
		if err != nil {
			t.Fatal(err)
		}
		var doubts []string
		for _, p := range problems {
			if p.Grave {
				doubts = append(doubts, p.Text.String())
			}
		}
		return tn, doubts
	}
	one := "1|1|1|2|2.0|0.0"
	tn, doubts := upload([]string{"1|1|2|4|2|0.0|1.0|", "1|1|1|1|3|1.0|0.0|"}, []string{one})
	heard(t, doubts)
	g := tn.Sections[0].Rounds[0].Pairings[0].Games
	if s := tn.Sections[0]; len(g) != 2 || s.Player(g[0].Players[0]).Name != "Fox" || s.Player(g[1].Players[0]).Name != "Poe" ||
		g[1].White != 1 ||
		g[1].Outcomes[0] != model.Win || s.Boards != 2 || s.Scoring.MatchWin != 2*model.One || s.Scoring.MatchDraw != model.One {
		t.Errorf("the boards are %+v", g)
	}
	for name, c := range map[string]struct {
		boards, matches []string
		rounds          []string
		doubt           string
	}{
		"a stranger": {[]string{"1|1|1|9|3|1.0|0.0|"}, []string{"1|1|1|2||"}, []string{"1: Alpha 0:0 Beta"}, "a player is not in the list"},
		"another team's": {[]string{"1|1|1|1|5|1.0|0.0|"}, []string{"1|1|1|2||"}, []string{"1: Alpha 1:0 Beta"},
			"a player is not of the teams that play"},
		"no such team":     {nil, []string{one, "1|2|3|9|1.0|1.0"}, []string{"1: Alpha 2:0 Beta"}, "Round 1, match 2 names a team"},
		"against itself":   {nil, []string{one, "1|2|3|3|1.0|1.0"}, []string{"1: Alpha 2:0 Beta"}, "Round 1, match 2 names a team"},
		"twice in a round": {nil, []string{one, "1|2|3|1|1.0|1.0"}, []string{"1: Alpha 2:0 Beta"}, "Round 1, match 2 names a team"},
		"the other twice":  {nil, []string{one, "1|2|2|3|1.0|1.0"}, []string{"1: Alpha 2:0 Beta"}, "Round 1, match 2 names a team"},
		"no round":         {nil, []string{one, "0|2|3|-1|1.0|1.0"}, []string{"1: Alpha 2:0 Beta"}, "Round 0, match 2 names a team"},
		"a bye":            {nil, []string{one, "1|2|3|-1|1.0|1.0"}, []string{"1: Alpha 2:0 Beta, Gamma pairing-allocated bye"}, ""},
		"an absence":       {nil, []string{one, "1|2|3|-2||"}, []string{"1: Alpha 2:0 Beta, Gamma absent"}, ""},
		"a later round":    {nil, []string{one, "2|1|3|1|2.0|0.0"}, []string{"1: Alpha 2:0 Beta", "2: Gamma 2:0 Alpha"}, ""},
	} {
		tn, doubts := upload(c.boards, c.matches)
		same(t, rounds(tn.Sections[0]), c.rounds...)
		if c.doubt == "" {
			heard(t, doubts)
		} else {
			heard(t, doubts, c.doubt)
		}
		if t.Failed() {
			t.Fatal(name)
		}
	}
}

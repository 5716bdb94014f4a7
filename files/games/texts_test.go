package games

import (
	"fmt"
	"strings"
	"testing"

	"wallchart/files/sheet"
	"wallchart/model"
	"wallchart/must"
)

func text(t *testing.T, text string) (*model.Tournament, []string) {
	t.Helper()
	l := ReadText(text)
	if l == nil {
		t.Fatalf("no games in\n%.300s", text)
	}
	return event(t, l)
}

// pgn is one game in PGN.
func pgn(round, white, black, result, moves string, more ...string) string {
	s := fmt.Sprintf("[Event \"Club Open\"]\n[Site \"Leeds\"]\n[Date \"2026.01.05\"]\n[Round %q]\n[White %q]\n[Black %q]\n[Result "+
		"%q]\n", round, white,
		black, result)
	return s + strings.Join(more, "\n") + "\n\n" + moves + "\n\n"
}

// TestPGN: rounds with boards, forfeits and open games, and moves of any kind
// between the tags.
func TestPGN(t *testing.T) {
	tn, doubts := text(t, pgn("1.1", "Fox, Ann", "Poe, Di", "1-0", "1. e4 {a comment with\n[Black \"nobody\"]\nin it} e5 (1... c5 "+
		"{0-1}) 1-0",
		`[WhiteElo "2301"]`, `[WhiteTitle "FM"]`, `[WhiteFideId "4650123"]`, `[WhiteTeam "Leeds"]`)+
		pgn("1.2", "Lee, Bo", "Ray, Cy", "1/2-1/2", "1. Ke9 xyz 0-0-0-0 1/2-1/2")+pgn("2.1", "Poe, Di", "Lee, Bo", "*", "1. e4 *")+
		pgn("2.2", "Ray, Cy", "Fox, Ann", "0-1", "0-1", `[Termination "forfeit"]`))
	heard(t, doubts)
	s := tn.Sections[0]
	same(t, rounds(s), "1: Fox, Ann 1-0 Poe, Di, Lee, Bo ½-½ Ray, Cy", "2: Poe, Di  Lee, Bo, Ray, Cy - + Fox, Ann")
	if p := s.Players[0]; tn.Name != "Club Open" || tn.City != "Leeds" || p.Title != "FM" || p.Rating != 2301 || p.FideID != "4650123" ||
		p.Club != "Leeds" || s.Rounds[0].Date != "2026-01-05" || s.Team() {
		t.Errorf("%q in %q: %+v", tn.Name, tn.City, p)
	}
}

// TestPGNThatLibrariesStumbleOver: each of these loses or stops a game in a reader
// of moves; the tags are there all the same.
func TestPGNThatLibrariesStumbleOver(t *testing.T) {
	next := pgn("1", "Cy", "Di", "0-1", "1. e4 e5 0-1")
	for name, first := range map[string]string{
		"no moves at all":       pgn("1", "Ann", "Bo", "1-0", ""),
		"no result behind them": pgn("1", "Ann", "Bo", "1-0", "1. e4 e5"),
		"none in the tags":      pgn("1", "Ann", "Bo", "?", "1. e4 e5 1-0"),
		"an impossible move":    pgn("1", "Ann", "Bo", "1-0", "1. e4 e5 2. Ke8 1-0"),
		"pieces in German":      pgn("1", "Ann", "Bo", "1-0", "1. e4 e5 2. Sf3 Sc6 1-0"),
		"a comment left open":   pgn("1", "Ann", "Bo", "1-0", "1. e4 {good e5 1-0"),
		"a comment to the end":  pgn("1", "Ann", "Bo", "1-0", "1. e4 ; { or not\n e5 1-0"),
		"an odd position":       pgn("1", "Ann", "Bo", "1-0", "1. e4 1-0", `[FEN "rubbish"]`),
		"a brace in a name":     strings.Replace(pgn("1", "Ann", "Bo", "1-0", "1. e4 1-0"), "Leeds", "Leeds {west", 1),
		"a quotation mark":      pgn("1", "Ann", "Bo", "1-0", "1. e4 1-0", `[Annotator "the \"old\" one"]`),
		"an underscore":         pgn("1", "Ann", "Bo", "1-0", "1. e4 1-0", `[White_Team "Leeds"]`),
		"a very long comment":   pgn("1", "Ann", "Bo", "1-0", "1. e4 {"+strings.Repeat("long ", 20_000)+"} 1-0"),
		"Windows line ends":     strings.ReplaceAll(pgn("1", "Ann", "Bo", "1-0", "1. e4 1-0"), "\n", "\r\n"),
	} {
		tn, doubts := text(t, first+next)
		heard(t, doubts)
		if got := rounds(tn.Sections[0]); len(got) != 1 || got[0] != "1: Ann 1-0 Bo, Cy 0-1 Di" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestPGNWithoutRounds: what lichess exports has a dash for the round and the time
// of each game, the latest first.
func TestPGNWithoutRounds(t *testing.T) {
	game := func(at, white, black, result string) string {
		return strings.Replace(pgn("-", white, black, result, "1. e4 "+result, `[UTCTime "`+at+`"]`), "Leeds", "https://lichess.org/abc", 1)
	}
	tn, doubts := text(t, game("18:30:00", "cy", "ann", "1-0")+game("18:29:59", "di", "bo", "1-0")+game("18:00:01", "cy", "di", "0-1")+
		game("18:00:00", "ann", "bo", "1-0"))
	heard(t, doubts, "nobody plays twice in one")
	same(t, rounds(tn.Sections[0]), "1: ann 1-0 bo, cy 0-1 di", "2: di 1-0 bo, cy 1-0 ann")
	if tn.City != "" {
		t.Errorf("played in %q", tn.City)
	}
}

// TestPGNEvents: games of two events are two sections; an event with the round
// behind its name is one.
func TestPGNEvents(t *testing.T) {
	in := func(event, round, white, black string) string {
		return strings.Replace(pgn(round, white, black, "1-0", "1-0"), "Club Open", event, 1)
	}
	tn, _ := text(t, in("Open A", "1", "a", "b")+in("Open A", "2", "b", "a")+in("Open B", "1", "c", "d")+in("Open B", "2", "d", "c"))
	if len(tn.Sections) != 2 || tn.Sections[1].Name != "Open B" {
		t.Errorf("%d sections", len(tn.Sections))
	}
	tn, _ = text(t, in("Spring Open: Round 1", "1", "a", "b")+in("Spring Open: Round 2", "2", "b", "a"))
	if len(tn.Sections) != 1 || tn.Name != "Spring Open" {
		t.Errorf("%d sections of %q", len(tn.Sections), tn.Name)
	}
}

// TestLichessGames: one game a line, the latest first, without rounds.
func TestLichessGames(t *testing.T) {
	game := func(id string, at int, white, black, end string) string {
		return fmt.Sprintf(`{"id":%q,"rated":true,"speed":"blitz","createdAt":%d,%s,"players":{"white":{"user":{"name":%q,"title":"FM"},`+
			`"rating":2301},`+
			`"black":{"user":{"name":%q},"rating":2100}},"swiss":"abc"}`+"\n", id, at, end, white, black)
	}
	all := game("4", 1767636004000, "cy", "ann", `"status":"draw"`) + game("5", 1767636003000, "cy", "ann", `"status":"aborted"`) +
		game("3", 1767636003000, "di", "bo", `"status":"noStart","winner":"white"`) + game("2", 1767630002000, "cy", "di",
		`"status":"started"`) +
		game("1", 1767630001000, "ann", "bo", `"status":"mate","winner":"black"`)
	for _, form := range []string{all, "[" + strings.TrimSuffix(strings.ReplaceAll(all, "\n", ","), ",") + "]"} {
		tn, doubts := text(t, form)
		heard(t, doubts, "nobody plays twice in one")
		same(t, rounds(tn.Sections[0]), "1: ann 0-1 bo, cy  di", "2: di + - bo, cy ½-½ ann")
		if p := tn.Sections[0].Players[0]; p.Rating != 2301 || p.Title != "FM" {
			t.Errorf("%+v", p)
		}
	}
}

// TestLichessStandings: the same columns as in its CSV.
func TestLichessStandings(t *testing.T) {
	rows := StandingsRows(`{"rank":1,"points":6.5,"tieBreak":28.5,"rating":2301,"username":"alpha","title":"FM","performance":2410}` + "\n" +
		`{"rank":2,"points":6,"tieBreak":27,"rating":2100,"username":"beta","performance":2200}`)
	if len(rows) != 3 || strings.Join(rows[1], "|") != "1|FM|alpha|2301|6.5|28.5|2410|" || rows[2][4] != "6" {
		t.Errorf("%q", rows)
	}
	if rows := StandingsRows(`{"rank":1,"name":"A"}`); rows != nil {
		t.Errorf("%q", rows)
	}
}

// TestCoronate: a tournament with a bye, and two in one file.
func TestCoronate(t *testing.T) {
	const one = `"t1":{"id":"t1","name":"Spring","date":"2026-02-09T19:50:12.189Z","playerIds":["a","b","c"],"byeQueue":[],` +
		`"scoreAdjustments":{},
"roundList":[[{"id":"m1","whiteId":"a","blackId":"b","result":"whiteWon"},
{"id":"m2","whiteId":"c","blackId":"________DUMMY________","result":"whiteWon"}],
[{"id":"m3","whiteId":"b","blackId":"c","result":"draw"},{"id":"m4","whiteId":"________DUMMY________","blackId":"a","result":"blackWon"}]]}`
	const head = `{"config":{"avoidPairs":[],"byeValue":1},"players":{"a":{"firstName":"Ann","lastName":"Lee","rating":1500},` +
		`"b":{"firstName":"Bo","lastName":"Ray","rating":1400},"c":{"firstName":"Ann","lastName":"Lee","rating":1300}},"tournaments":{`
	tn, doubts := text(t, head+one+"}}")
	heard(t, doubts)
	same(t, rounds(tn.Sections[0]), "1: Lee, Ann 1-0 Ray, Bo, Lee, Ann pairing-allocated bye", "2: Ray, Bo ½-½ Lee, Ann, Lee, Ann "+
		"pairing-allocated bye")
	if tn.Name != "Spring" || tn.Start != "2026-02-09" || len(tn.Sections[0].Players) != 3 {
		t.Errorf("%q on %s, %d players", tn.Name, tn.Start, len(tn.Sections[0].Players))
	}
	tn, _ = text(t, strings.Replace(head, `"byeValue":1`, `"byeValue":0.5`, 1)+one+","+strings.ReplaceAll(strings.Replace(one,
		"Spring", "Autumn", 1),
		"t1", "t2")+"}}")
	if len(tn.Sections) != 2 || tn.Sections[1].Name != "Autumn" || tn.Sections[0].Rounds[0].Pairings[1].Outcomes[0] != model.HalfBye {
		t.Errorf("%+v", tn.Sections)
	}
}

// uploadHead begins a file for chess-results.
func uploadHead(kind, more string) string {
	return `<?xml version="1.0" encoding="ISO-8859-1"?><chessresults><tournamentdata><tournament key="1" type="` + kind +
		`" name="Town Open" location="Leeds" rounds="3" currentround="2" rankinground="2" from="20260105" to="20260106" tb1no="37" ` +
		`replay="1" ` + more +
		`/></tournamentdata><rounds><round round="1" date="20260105" time="10:00"/><round round="2" date="06.01.2026" time=""/></rounds>`
}

func uploadPlayers(all ...string) string {
	var b strings.Builder
	b.WriteString("<players>")
	for _, a := range all {
		p := strings.Split(a, "|")
		fmt.Fprintf(&b, `<player no=%q id="" lastname=%q firstname="" title=%q rtg="" rtgfide=%q rtgnat="1700" dob="1965" sex="M" `+
			`fed="ENG" board=%q `+
			`teamno=%q clubname="Leeds" fideid="4650123%s" pts=%q/>`, p[0], p[1], p[2], p[3], p[4], p[5], p[0], p[6])
	}
	b.WriteString("</players>")
	return b.String()
}

func uploadBoard(a string) string {
	p := strings.Split(a, "|")
	return fmt.Sprintf(`<playerpairing round=%q pairing=%q board=%q whiteno=%q blackno=%q reswhite=%q resblack=%q forfeit=%q/>`, p[0],
		p[1], p[2], p[3],
		p[4], p[5], p[6], p[7])
}

// TestUpload: the whole event of players that programs send to chess-results.
func TestUpload(t *testing.T) {
	data := uploadHead("0", "") + uploadPlayers("1|Fox,Ann|FM|2301||0|2,0", "2|Lee|| ||0|1.5", "3|Lee|||1|0|½", "4|Ray, Cy||1500||0|0") +
		"<playerpairings>" + uploadBoard("1|1|1|1|3|1.0|0.0|") + uploadBoard("1|2|1|4|2|0.0|1.0|K") + uploadBoard("2|1|1|2|1|0.5|0.5|") +
		uploadBoard("2|2|1|3|-2|0.5||") + uploadBoard("2|3|1|4|-2|||") + uploadBoard("2|4|1|9|4|1.0|0.0|") + "</playerpairings></chessresults>"
	if !SniffUpload(data) {
		t.Fatal("not known")
	}
	tn, problems := must.Two(Upload(data))(t)
	var doubts []string
	for _, p := range problems {
		if p.Grave {
			doubts = append(doubts, p.Text.String())
		}
	}
	heard(t, doubts, "Round 2, pairing 4 names a player who is not in the list", "Player 1, Fox,Ann: the games make 1½, the file says 2,0")
	s := tn.Sections[0]
	same(t, rounds(s), "1: Fox, Ann 1-0 Lee, Ray, Cy - + Lee", "2: Lee ½-½ Fox, Ann, Lee half-point bye, Ray, Cy absent")
	if p := s.Players[0]; p.Title != "FM" || p.Rating != 2301 || p.NationalRating != 1700 || p.Birth != "1965" || p.Sex != "m" ||
		p.Club != "Leeds" || p.FideID != "46501231" || tn.Start != "2026-01-05" || s.Rounds[1].Date != "2026-01-06" || s.Planned != 3 {
		t.Errorf("%+v of %+v", p, tn)
	}
	for _, bad := range []string{data[:len(data)/2], uploadHead("0", "") + "</chessresults>"} {
		if _, _, err := Upload(bad); err == nil || !strings.Contains(err.Error(), "Export it again") {
			t.Errorf("%v", err)
		}
	}
}

// TestUploadOfTeams: matches with their boards, and one with its score alone.
func TestUploadOfTeams(t *testing.T) {
	data := uploadHead("3", `playerperteam="2"`) + uploadPlayers("1|Fox|||1|1|1", "2|Poe|||2|1|1", "3|Lee|||1|2|0", "4|Ray|||2|2|1",
		"5|Kay|||1|3|0",
		"6|Doe|||2|3|0") + `<teams><team no="1" teamname="Alpha" captain="Fox"/><team no="2" teamname="Beta"/><team no="3" ` +
		`teamname="Gamma"/></teams>` +
		"<playerpairings>" + uploadBoard("1|1|1|1|3|1.0|0.0|") + uploadBoard("1|1|2|4|2|0.5|0.5|") + "</playerpairings><teampairings>" +
		`<teampairing round="1" pairing="1" no1="1" no2="2" res1="1.5" res2="0.5"/><teampairing round="1" pairing="2" no1="3" no2="-1" ` +
		`res1="2.0" res2="0.0"/>` +
		`<teampairing round="2" pairing="1" no1="2" no2="3" res1="2.0" res2="0.0"/></teampairings></chessresults>`
	tn, problems := must.Two(Upload(data))(t)
	for _, p := range problems {
		if p.Grave {
			t.Error(p.Text)
		}
	}
	if ps := tn.Check().Grave(); len(ps) > 0 {
		t.Error(ps)
	}
	s := tn.Sections[0]
	same(t, rounds(s), "1: Alpha 1½:½ Beta, Gamma pairing-allocated bye", "2: Beta 2:0 Gamma")
	g := s.Rounds[0].Pairings[0].Games
	if len(g) != 2 || g[1].White != 1 || s.Player(g[1].Players[0]).Name != "Poe" ||
		len(s.Teams[0].Roster) != 2 || s.Teams[0].Captain != "Fox" {
		t.Errorf("%+v", g)
	}
	_, problems, _ = Upload(strings.Replace(data, `res1="1.5"`, `res1="2.0"`, 1))
	if len(problems) < 2 || !strings.Contains(problems[len(problems)-1].Text.String(), "the boards make 1½:½, the file says 2.0:0.5") {
		t.Errorf("%v", problems)
	}
}

// TestManyGames: thousands of games are read in one go, and more than an event can
// have are refused.
func TestManyGames(t *testing.T) {
	var b strings.Builder
	for r := range 10 {
		for i := range 500 {
			b.WriteString(pgn(fmt.Sprintf("%d.%d", r+1, i+1), fmt.Sprintf("Player %d", i), fmt.Sprintf("Player %d", 500+(i+r)%500), "1-0",
				"1. e4 e5 {fine} 1-0"))
		}
	}
	tn, _ := text(t, b.String())
	if s := tn.Sections[0]; len(s.Players) != 1000 || len(s.Rounds) != 10 || len(s.Rounds[9].Pairings) != 500 {
		t.Errorf("%d players, %d rounds", len(s.Players), len(s.Rounds))
	}
	l := &List{}
	for i := range mostSections + 1 {
		l.Games = append(l.Games, Game{Section: fmt.Sprint(i), Sides: [2]Side{{Name: "a"}, {Name: "b"}}})
	}
	if _, _, err := l.Event(); err == nil || !strings.Contains(err.Error(), "101 events") {
		t.Errorf("%v", err)
	}
}

// FuzzRead: whatever stands in a list, reading ends, and what comes out is sound.
func FuzzRead(f *testing.F) {
	f.Add([]byte("Round,Board,White,Black,Result,Date\n1,1,A,B,1-0,2026-01-05\n1,2,C,bye,½,\n2,1,A,C,+/-,x\n"))
	f.Add([]byte("White;Black;White Pts;Black Pts\nA;B;1;0\nB;A;0,5;0,5\n"))
	f.Add([]byte("Heim\tGast\tErgebnis\nA\tB\t2:2\n"))
	f.Add([]byte(pgn("1.1", "A", "B", "1-0", "1. e4 {x} 1-0") + pgn("-", "B", "A", "*", "0-1")))
	f.Add([]byte(`{"id":"1","createdAt":1,"status":"draw","players":{"white":{"user":{"name":"a"}},"black":{"user":{"name":"b"}}}}`))
	f.Add([]byte(`{"config":{"byeValue":0.5},"players":{"a":{"lastName":"A"}},"tournaments":{"t":{"roundList":[[{"whiteId":"a",` +
		`"blackId":"x"}]]}}}`))
	f.Add([]byte(uploadHead("0", "") + uploadPlayers("1|A|||1|0|1", "2|B|||1|0|0") + "<playerpairings>" + uploadBoard("1|1|1|1|2|1|0|") +
		"</playerpairings></chessresults>"))
	f.Add([]byte(uploadHead("2", "") + uploadPlayers("1|A|||1|1|1", "2|B|||1|2|0") + `<teams><team no="1" teamname="X"/><team no="2" ` +
		`teamname="Y"/></teams>` +
		"<playerpairings>" + uploadBoard("1|1|1|1|2|1|0|") + `</playerpairings><teampairings><teampairing round="1" pairing="1" no1="1" ` +
		`no2="2"/></teampairings></chessresults>`))
	f.Fuzz(func(t *testing.T, data []byte) {
		sound := func(tn *model.Tournament, problems []Problem, err error) {
			if err != nil {
				return
			}
			if ps := tn.Check().Grave(); len(ps) > 0 {
				t.Error(ps)
			}
			if len(problems) > mostSaid+1 {
				t.Errorf("%d sentences", len(problems))
			}
		}
		if SniffUpload(string(data)) {
			sound(Upload(string(data)))
		}
		StandingsRows(string(data))
		if l := ReadText(string(data)); l != nil {
			sound(l.Event())
		}
		if sheets, _, err := sheet.Read("x", data); err == nil {
			if l := Read("x", sheets); l != nil {
				sound(l.Event())
			}
		}
	})
}

package uschess_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wallchart/files/dbf"
	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/must"
)

func TestTimeControl(t *testing.T) {
	for in, want := range map[string]string{
		"G/60;d5": "G/60;d5 D", "G/60 d5": "G/60;d5 D", "G60; d5": "G/60;d5 D", "Game/60 d/5": "G/60;d5 D",
		"G/61;d5": "G/61;d5 R", "G/24;d5": "G/24;d5 Q", "G/25;d5": "G/25;d5 D", "G/5;d5": "G/5;d5 B", "G/6;d5": "G/6;d5 Q",
		"G/90;+30": "G/90;+30 R", "G/90; inc 30": "G/90;+30 R", "90+30": "G/90;+30 R", "G/3+2": "G/3;+2 B", "90 min + 30 sec": "G/90;+30 R",
		"40/90, SD/30; d5": "40/90,SD/30;d5 R", "40/90,SD30 inc/30": "40/90,SD/30;+30 R", "30": "G/30;d0 D",
	} {
		spelling, system, err := uschess.TimeControl(in)
		if got := spelling + " " + string(system); err != nil || got != want {
			t.Errorf("%q is %q, want %q (%v)", in, got, want, err)
		}
	}
	for _, in := range []string{"", "fast", "G/2;d0", "40/90", "60 minutes each, then wait", "G/60;d5,x", "1/2/3", "40/90, slow",
		"40/90, slow, SD/30"} {
		if s, _, err := uschess.TimeControl(in); err == nil {
			t.Errorf("%q is taken for %q", in, s)
		}
	}
	if uschess.Blitz.Code() != "D" || uschess.Quick.Code() != "Q" {
		t.Error("codes of rating systems")
	}
}

// Every way in which the federation would refuse the event is told, all at once.
// TestSaid: what the federation takes, and somebody should look at.
func TestSaid(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*model.Tournament, *uschess.Report)
		want  string
	}{
		{"a membership that ends", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Players[0].Expires = "2020-12-31" },
			"Open, Lee, Bo: has a membership until 2020-12-31, and the event ends on"},
		{"nothing to rate", func(t *model.Tournament, r *uschess.Report) {
			for r := range t.Sections[0].Rounds {
				for i := range t.Sections[0].Rounds[r].Pairings {
					if p := &t.Sections[0].Rounds[r].Pairings[i]; !p.IsBye() {
						p.Outcomes = [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
					}
				}
			}
		}, "Open: the section has no game for rating"},
		{"a long match", func(t *model.Tournament, r *uschess.Report) { match(t, 21) },
			"the match has 21 games; the description of the file allows 20"},
	} {
		before, r := event()
		had := len(uschess.Check(before, r).Grave())
		tt, r := event()
		c.spoil(tt, &r)
		if ps := uschess.Check(tt, r); len(ps.Grave()) != had || !strings.Contains(capital(ps.Error()), c.want) {
			t.Errorf("%s: %q is not among\n%v", c.name, c.want, ps)
		}
	}
}

// match makes the first section one of two players.
func match(t *model.Tournament, games int) {
	s := t.Sections[0]
	s.Players, s.Rounds = slices.Clone(s.Players[:2]), nil
	for range games {
		s.Rounds = append(s.Rounds, model.Round{Pairings: []model.Pairing{{Board: 1, Sides: [2]model.ID{s.Players[0].ID, s.Players[1].ID},
			Outcomes: [2]model.Outcome{model.Draw, model.Draw}}}})
	}
}

func TestCheck(t *testing.T) {
	cases := []struct {
		name  string
		spoil func(*model.Tournament, *uschess.Report)
		want  string
	}{
		{"no affiliate", func(t *model.Tournament, r *uschess.Report) { r.Affiliate = "" }, "The affiliate's ID is missing"},
		{"affiliate without A", func(t *model.Tournament, r *uschess.Report) { r.Affiliate = "60123456" }, "is not A and seven digits"},
		{"no director", func(t *model.Tournament, r *uschess.Report) { r.Defaults.ChiefTD = "" }, "chief director's ID is missing"},
		{"bad director", func(t *model.Tournament, r *uschess.Report) { r.OtherTDs = "12345678, 1234" },
			`director's ID "1234" is not eight digits`},
		{"no date", func(t *model.Tournament, r *uschess.Report) { t.Start, t.End = "2026", "" }, "is not a whole date"},
		{"no day at all", func(t *model.Tournament, r *uschess.Report) { t.Start, t.End = "", "" }, `The first day "" is not a whole date`},
		{"a year as the last day", func(t *model.Tournament, r *uschess.Report) { t.End = "2026" }, `The last day "2026" is not a whole date`},
		{"a year as a section's day", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{End: "2026"} },
			`Open: the last day "2026" is not a whole date`},
		{"31 June", func(t *model.Tournament, r *uschess.Report) { t.Start = "2026-06-31" }, "is not a whole date"},
		{"dates turned", func(t *model.Tournament, r *uschess.Report) { t.End = "2026-03-01" }, "is before the first"},
		{"round outside", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Rounds[2].Date = "2026-04-01" },
			"outside the days of the event"},
		{"no state", func(t *model.Tournament, r *uschess.Report) { r.State = "" }, "not a state's two letters"},
		{"wrong state", func(t *model.Tournament, r *uschess.Report) { r.State = "XX" }, "not a state's two letters"},
		{"no ZIP", func(t *model.Tournament, r *uschess.Report) { r.ZIP = "2116" }, "ZIP code"},
		{"no city", func(t *model.Tournament, r *uschess.Report) { t.City = " " }, "city is missing"},
		{"time control", func(t *model.Tournament, r *uschess.Report) { t.Time = "slow" }, "Open: \"slow\" is not a time control"},
		{"too fast", func(t *model.Tournament, r *uschess.Report) { t.Time = "G/1;d2" }, "too fast to be rated"},
		{"open board", func(t *model.Tournament, r *uschess.Report) {
			t.Sections[0].Rounds[1].Pairings[1].Outcomes = [2]model.Outcome{}
		}, "Open, round 2, board 2: the game has no result"},
		{"unequal result", func(t *model.Tournament, r *uschess.Report) {
			t.Sections[0].Rounds[1].Pairings[1].Outcomes = [2]model.Outcome{model.Loss, model.Loss}
		}, "is not the same for both sides"},
		{"long country", func(t *model.Tournament, r *uschess.Report) { r.Country = "United States of America" },
			"is longer than 21 characters"},
		{"the same ID in two sections", func(t *model.Tournament, r *uschess.Report) {
			second := *t.Sections[0]
			second.ID, second.Name, second.Players = 99, "Reserve", slices.Clone(second.Players)
			second.Players[0].Name = "Other, Al"
			t.Sections = append(slices.Clip(t.Sections), &second)
		}, "Reserve, Other, Al: has the same member ID"},
		{"too long a match", func(t *model.Tournament, r *uschess.Report) { match(t, 33) },
			"the match has 33 games, and the federation rates 32 at most"},
		{"no member ID", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Players[0].NationalID = "" },
			"Open, Lee, Bo: has no member ID. Look it up, or for a new member enter the date of birth"},
		{"new member", func(t *model.Tournament, r *uschess.Report) {
			t.Sections[0].Players[0].NationalID, t.Sections[0].Players[0].Birth = "", "2015-01-02"
		}, "Have the new membership entered"},
		{"short ID", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Players[0].NationalID = "1234567" },
			"which is not eight digits"},
		{"zeros", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Players[0].NationalID = "00000000" }, "which is not eight digits"},
		{"twice", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Players[0].NationalID = "10000001" },
			"has the same member ID 10000001"},
		{"Cyrillic", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Players[0].Name = "Иванов" },
			"letters that a report cannot hold"},
		{"match score only", func(t *model.Tournament, r *uschess.Report) {
			p := &t.Sections[1].Rounds[0].Pairings[0]
			p.Games = nil
		}, "only the match score is known"},
		{"two games in a round", func(t *model.Tournament, r *uschess.Report) {
			p := &t.Sections[1].Rounds[0].Pairings[0]
			p.Games[1].Players[0] = 21
		}, "more than one game in this round"},
		{"somebody who is not there", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Rounds[0].Pairings[0].Sides[0] = 99 },
			"Open, round 1, board 1: player 99 does not exist"},
		{"no sections", func(t *model.Tournament, r *uschess.Report) { t.Sections = nil }, "0 sections"},
		{"no rounds", func(t *model.Tournament, r *uschess.Report) { t.Sections[0].Rounds = nil }, "no rounds"},
	}
	for _, c := range cases {
		tt, r := event()
		c.spoil(tt, &r)
		if ps := uschess.Check(tt, r).Grave(); len(ps) == 0 || !strings.Contains(capital(ps.Error()), c.want) {
			t.Errorf("%s: %q is not among\n%v", c.name, c.want, ps)
		}
	}
	gone, report := event()
	gone.Sections[0].Rounds[0].Pairings[0].Sides[0] = 99
	if _, err := uschess.Write(gone, report); err == nil || strings.Count(err.Error(), "\n") > 0 {
		t.Errorf("of one who is not there it is said: %v", err)
	}
	tt, r := event()
	for _, c := range cases[:3] {
		c.spoil(tt, &r)
	}
	if n := len(uschess.Check(tt, r).Grave()); n != 2 {
		t.Errorf("%d problems of 2", n)
	}
	tt, r = event()
	text := uschess.Check(tt, r).Error()
	for _, want := range []string{"Never, Came: has neither a game nor a bye", "will be cut"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not among\n%s", want, text)
		}
	}
}

func capital(s string) string {
	lines := strings.Split(s, "\n")
	for i := range lines {
		lines[i] = strings.ToUpper(lines[i][:1]) + lines[i][1:]
	}
	return strings.Join(lines, "\n")
}

func TestName(t *testing.T) {
	for in, want := range map[string]string{
		"Carlsen, Magnus": "CARLSEN, MAGNUS", "Magnus Carlsen": "CARLSEN, MAGNUS", "Mary Ann Smith Jr.": "SMITH JR., MARY ANN",
		"Żółć, Łukasz": "ZOLC, LUKASZ", "Madonna": "MADONNA", "de la Cruz, José": "DE LA CRUZ, JOSE", "": "", "Solo,": "SOLO",
	} {
		if got := uschess.Name(in); got != want {
			t.Errorf("%q is %q, want %q", in, got, want)
		}
	}
}

// unrated games and byes that are worth something else than usual keep their
// worth in the report.
func TestWorth(t *testing.T) {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 3}
	s.Scoring.PairingBye = model.Half
	s.Players = []model.Player{player(1, 1, "A, A", "10000001", 0), player(2, 2, "B, B", "10000002", 0), player(3, 3, "C, C", "10000003", 0)}
	s.Rounds = []model.Round{
		{Pairings: []model.Pairing{game(1, 1, 2, model.UnratedWin), bye(3, model.PairingBye)}},
		{Pairings: []model.Pairing{game(1, 3, 2, model.UnratedDraw), bye(1, model.FullBye)}},
	}
	tt := &model.Tournament{Name: "X", Start: "2026-01-01", Time: "G/30;d0", Sections: []*model.Section{s}}
	rows := tiny(t, mustWrite(t, tt, uschess.Report{}).Details)
	var got string
	for _, r := range rows {
		got += r["D_RND01"] + r["D_RND02"] + " "
	}
	if got != "X0B0 F0Z0 H0Z0 " {
		t.Errorf("the rounds are %q", got)
	}
	// Where a game is worth nothing a bye is written by its kind; and a round that is not paired yet is none.
	free := *s
	free.Scoring = model.Scoring{}
	free.Rounds = []model.Round{{Pairings: []model.Pairing{bye(1, model.HalfBye), bye(2, model.PairingBye), bye(3, model.Rest)}},
		{Pairings: []model.Pairing{game(1, 1, 3, model.Win), bye(2, model.ZeroBye)}}, {}}
	unworthy := &model.Tournament{Name: "X", Start: "2026-01-01", Time: "G/30;d0", Sections: []*model.Section{&free}}
	files := mustWrite(t, unworthy, uschess.Report{})
	got = ""
	for _, r := range tiny(t, files.Details) {
		got += r["D_RND01"] + r["D_RND02"] + " "
	}
	if n := tiny(t, files.Sections)[0]["S_TOT_RNDS"]; got != "H0W3W B0U0 U0L1B " || n != "2" {
		t.Errorf("the %s rounds are %q", n, got)
	}
	if text := uschess.Check(tt, uschess.Report{}).Error(); !strings.Contains(text, "Open, round 2, board 1, C, C: the game is not") ||
		strings.Count(text, "is not for rating and is reported as a forfeit") != 4 {
		t.Errorf("the unrated games are not told:\n%s", text)
	}
	s.Rounds[0].Pairings[0].Outcomes = [2]model.Outcome{}
	if _, err := uschess.Write(tt, uschess.Report{}); err == nil || !strings.Contains(err.Error(), "board 1: the game has no result") {
		t.Errorf("an open board is written: %v", err)
	}
}

// table writes a table of texts, as another program would.
func table(t testing.TB, fields string, rows ...string) []byte {
	t.Helper()
	var out dbf.Table
	for _, f := range strings.Fields(fields) {
		var d dbf.Field
		must.Have(fmt.Sscanf(f, "%10s", &d.Name))(t)
		name, kind, _ := strings.Cut(f, ":")
		d.Name, d.Type = name, kind[0]
		fmt.Sscan(kind[1:], &d.Width)
		out.Fields = append(out.Fields, d)
	}
	for _, r := range rows {
		out.Rows = append(out.Rows, strings.Split(r, "|"))
	}
	var b bytes.Buffer
	must.Do(t, dbf.Write(&b, out))
	return b.Bytes()
}

// The older format: numbers to the right, no names, no colours, ten rounds a
// record.
func TestOlderFormat(t *testing.T) {
	rounds := ""
	for r := 1; r <= 10; r++ {
		rounds += fmt.Sprintf(" D_RND%02d:C5", r)
	}
	ten := strings.Repeat("|    0", 9)
	f := uschess.Files{
		Header: table(t, "H_EVENT_ID:C9 H_NAME:C35 H_TOT_SECT:N2 H_BEG_DATE:D8 H_END_DATE:D8 H_AFF_ID:C8 H_STATE:C2 H_SECREC01:N7",
			"990613381|Old Swiss|1|19990613|19990613|A6000220|MA|1"),
		Sections: table(t, "S_EVENT_ID:C9 S_SEC_NUM:C2 S_SEC_NAME:C10 S_K_FACTOR:C1 S_R_SYSTEM:C1 S_TRN_TYPE:C1 S_TOT_RNDS:N2 "+
			"S_LST_PAIR:N4 S_DTLREC01:N7", "990613381| 1|OPEN|F|R|S|11|2|1"),
		Details: table(t, "D_EVENT_ID:C9 D_SEC_NUM:C2 D_PAIR_NUM:C4 D_REC_SEQ:C1 D_MEM_ID:C8"+rounds,
			"990613381| 1|   1|1|12345678|W   2"+ten, "990613381| 1|   1|2|12345678|D   2"+ten,
			"990613381| 1|   2|1|12345679|L   1"+ten, "990613381| 1|   2|2|12345679|D   1"+ten),
	}
	tt, r, notes, err := uschess.Read(f)
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	s := tt.Sections[0]
	first, last := s.Rounds[0].Pairings[0], s.Rounds[10].Pairings[0]
	if len(s.Rounds) != 11 || first.Outcomes[0] != model.Win || last.Outcomes[0] != model.Draw || !first.NoColours ||
		r.EventID != "990613381" || s.Players[0].Name != "12345678" {
		t.Errorf("%d rounds, %+v … %+v, %+v", len(s.Rounds), first, last, r)
	}
}

// detail makes a report in which only the cells matter; each line is a player.
func detail(t testing.TB, players ...string) uschess.Files {
	n := strings.Count(players[0], "|") + 1
	fields, rows := "D_SEC_NUM:C2 D_PAIR_NUM:C4 D_MEM_ID:C8", []string{}
	for r := 1; r <= n; r++ {
		fields += fmt.Sprintf(" D_RND%02d:C7", r)
	}
	for i, p := range players {
		rows = append(rows, fmt.Sprintf("1|%d|%08d|%s", i+1, i+1, p))
	}
	return uschess.Files{
		Header:   table(t, "H_FORMAT:C5 H_NAME:C35", "2C|Test"),
		Sections: table(t, "S_SEC_NUM:C2 S_SEC_NAME:C30 S_TRN_TYPE:C1 S_TOT_RNDS:C2", fmt.Sprintf("1|Open|R|%d", n)),
		Details:  table(t, fields, rows...),
	}
}

// A quad by opponents becomes rounds in which everybody meets everybody.
func TestByOpponent(t *testing.T) {
	tt, _, notes, err := uschess.Read(detail(t, "U0|W2W|D3B|W4W", "L1B|U0|W3W|D4B", "D1W|L2B|U0|W4B", "L1B|D2W|L3W|U0"))
	if err != nil || len(notes) != 1 || !strings.Contains(notes[0].Text.String(), "has been made up") {
		t.Fatal(err, notes)
	}
	s := tt.Sections[0]
	games := 0
	for _, r := range s.Rounds {
		games += len(r.Pairings)
	}
	if len(s.Rounds) != 3 || games != 6 || s.Format != model.RoundRobin || len(tt.Check()) > 0 {
		t.Errorf("%d rounds with %d games, %v", len(s.Rounds), games, tt.Check())
	}
	for no, want := range map[model.ID]model.Points{1: 5, 2: 3, 3: 3, 4: 1} {
		var got model.Points
		for _, r := range s.Rounds {
			if p, _ := r.Find(no); p != nil {
				got += s.Scoring.Game(p.Outcomes[p.Side(no)])
			}
		}
		if got != want {
			t.Errorf("number %d has %v points, want %v", no, got, want)
		}
	}
}

// TestThreeByOpponent: of an odd number one is free in each round.
func TestThreeByOpponent(t *testing.T) {
	tt, _, _, err := uschess.Read(detail(t, "U0|W2W|D3B", "L1B|U0|W3W", "D1W|L2B|U0"))
	if err != nil || len(tt.Check()) > 0 {
		t.Fatal(err, tt.Check())
	}
	for n, r := range tt.Sections[0].Rounds {
		games := slices.DeleteFunc(slices.Clone(r.Pairings), func(p model.Pairing) bool { return p.IsBye() })
		if len(games) != 1 || len(r.Pairings) != 2 || len(tt.Sections[0].Rounds) != 3 {
			t.Errorf("round %d of %d: %+v", n+1, len(tt.Sections[0].Rounds), r.Pairings)
		}
	}
}

// Cells that contradict each other or are not understood are told, with the
// record, and the rest is read.
func TestContradictions(t *testing.T) {
	for _, c := range []struct {
		name  string
		cells []string
		want  []string
	}{
		{"both won", []string{"W2W", "W1B", "H0"}, []string{"record 1: round 1: number 1 writes W2", "record 2"}},
		{"one-sided", []string{"W2W", "B0", "H0"}, []string{"number 1 writes W2"}},
		{"nobody", []string{"W9W", "H0", "H0"}, []string{"number 1 writes W9"}},
		{"oneself", []string{"W1W", "H0", "H0"}, []string{"number 1 writes W1"}},
		{"a bye with an opponent", []string{"W2W", "H1", "H0"}, []string{"number 1 writes W2", "number 2 writes H1"}},
		{"two of them", []string{"H2", "H1", "H0"}, []string{"number 1 writes H2", "number 2 writes H1"}},
		{"a forfeit and a loss", []string{"F2", "L1B", "H0"}, []string{"number 1 writes F2", "number 2 writes L1",
			"1 forfeits do not say"}},
		{"unknown letter", []string{"N2", "W1W", "H0"}, []string{`"N2" is not understood`, "number 2 writes W1"}},
		{"same colour", []string{"W2W", "L1W", "H0"}, []string{"round 1: numbers 1 and 2 both have the colour w"}},
		{"many forfeits", []string{"X0", "F0", "X0", "F0"}, []string{"TDEXPORT.DBF: section Open, round 1: 4 forfeits do not say against whom"}},
		{"one alone won by forfeit", []string{"X0", "H0"}, []string{"1 forfeits do not say against whom"}},
		{"one alone lost by forfeit", []string{"H0", "F0"}, []string{"1 forfeits do not say against whom"}},
		{"and one was not rated", []string{"X0", "F0", "Z0"}, []string{"3 forfeits do not say against whom"}},
		{"named forfeits", []string{"X2", "F1", "X4", "F3"}, nil},
		{"named double forfeit", []string{"F2", "F1", "F4", "F3"}, nil},
	} {
		tt, _, notes, err := uschess.Read(detail(t, c.cells...))
		if err != nil || len(tt.Check()) > 0 {
			t.Errorf("%s: %v, %v", c.name, err, tt.Check())
			continue
		}
		if len(notes) != len(c.want) {
			t.Errorf("%s: notes %v", c.name, notes)
			continue
		}
		for i, w := range c.want {
			if !strings.Contains(notes[i].Words().String(), w) {
				t.Errorf("%s: note %q, want %q", c.name, notes[i].Words(), w)
			}
		}
		if len(tt.Sections[0].Players) != len(c.cells) {
			t.Errorf("%s: players were lost", c.name)
		}
	}
}

// TestForfeitsThatNameTheirOpponent are of these two, and the boards are numbered by the lower pairing number.
func TestForfeitsThatNameTheirOpponent(t *testing.T) {
	for cells, want := range map[string]string{
		"X2 F1 W4W L3B": "1-2 + - at 1, 3-4 1-0 at 2", "F2 X1 D4B D3W": "1-2 - + at 1, 4-3 ½-½ at 2",
		"F4 W3W L2B F1": "1-4 - - at 1, 2-3 1-0 at 2",
		"Z2 Z1 X0 F0":   "1-2 ½-½ unrated at 1, 3-4 + - at 2", "H0 F0 B0 F0": "2-4 - - at 1",
	} {
		tt, _, notes, err := uschess.Read(detail(t, strings.Fields(cells)...))
		if err != nil || len(notes) > 0 {
			t.Fatal(cells, notes, err)
		}
		var got []string
		for _, p := range tt.Sections[0].Rounds[0].Pairings {
			if !p.IsBye() {
				got = append(got, fmt.Sprintf("%d-%d %s at %d", p.Sides[0], p.Sides[1], model.ResultText(p.Outcomes), p.Board))
			}
		}
		if g := strings.Join(got, ", "); g != want {
			t.Errorf("%s: %s, want %s", cells, g, want)
		}
	}
}

// TestForfeitsWithoutAnOpponent are kept as byes of the same worth.
func TestForfeitsWithoutAnOpponent(t *testing.T) {
	tt, _, _, err := uschess.Read(detail(t, "X0", "F0", "X0", "F0", "Z0"))
	if err != nil {
		t.Fatal(err)
	}
	want := []model.Outcome{model.FullBye, model.Absent, model.FullBye, model.Absent, model.HalfBye}
	for i, p := range tt.Sections[0].Rounds[0].Pairings {
		if !p.IsBye() || p.Outcomes[0] != want[i] {
			t.Errorf("number %d: %v", i+1, p)
		}
	}
}

// TestBoardsWithoutAGame: of a match that was forfeited as a whole nothing is reported, of a board of which one side has nobody the
// forfeit of the other.
func TestBoardsWithoutAGame(t *testing.T) {
	for name, c := range map[string]struct {
		change func(p *model.Pairing)
		want   string
	}{
		"the whole match": {func(p *model.Pairing) {
			p.Games, p.Outcomes, p.Score = nil, [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}, [2]model.Points{}
		}, ""},
		"a board": {func(p *model.Pairing) {
			p.Games[1].Players[1], p.Games[1].Outcomes = 0, [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss}
		}, "W3W X0 L1B"},
	} {
		tt, r := event()
		p := &tt.Sections[1].Rounds[0].Pairings[0]
		c.change(p)
		*p = tt.Sections[1].Settle(*p)
		if found := uschess.Check(tt, r).Grave(); len(found) > 0 {
			t.Errorf("%s: %v", name, found)
		}
		var got []string
		for _, row := range tiny(t, mustWrite(t, tt, r).Details) {
			if row["D_SEC_NUM"] == "2" {
				got = append(got, row["D_RND01"])
			}
		}
		if g := strings.Join(got, " "); g != c.want {
			t.Errorf("%s: %q, want %q", name, g, c.want)
		}
	}
}

// TestDaysOfTheReport: one day that is none is named once; an event of which no last day is known ends whenever its sections do; and what
// is too fast to be rated has no rating system.
func TestDaysOfTheReport(t *testing.T) {
	tt, r := event()
	tt.Start = "2026-06-31" // and after the last
	if found := uschess.Check(tt, r).Error(); !strings.Contains(found, "is not a whole date") || strings.Contains(found, "before the first") {
		t.Errorf("a day that there is not: %v", found)
	}
	tt, r = event()
	r.Sections[1] = uschess.Terms{Start: "2026-03-14", End: "2026-05-01"}
	if found := uschess.Check(tt, r).Grave(); len(found) != 1 || !strings.Contains(found.Error(), "outside the days of the event") {
		t.Errorf("a section that ends after the event: %v", found)
	}
	tt.Start, tt.End = "2026-03-14", ""
	if found := uschess.Check(tt, r).Error(); strings.Contains(found, "outside the days of the event") {
		t.Errorf("an event without a last day: %v", found)
	}
	tt.Time = "G/1;d2"
	if s := tiny(t, mustWrite(t, tt, r).Sections)[0]; s["S_R_SYSTEM"] != "" || s["S_TIMECTL"] != "G/1 D2" && s["S_TIMECTL"] != "G/1;d2" {
		t.Errorf("too fast to be rated: %q %q", s["S_R_SYSTEM"], s["S_TIMECTL"])
	}
}

// TestMoreRecordsThanAnyEventHas are left out, and it is said once.
func TestMoreRecordsThanAnyEventHas(t *testing.T) {
	f := detail(t, "W2W", "L1B")
	f.Header = table(t, "H_NAME:C4", slices.Repeat([]string{"X"}, 20_003)...)
	_, _, notes, err := uschess.Read(f)
	if err != nil || len(notes) != 2 || !notes[0].Grave || !strings.Contains(notes[0].Text.String(), "more than 20000 records") ||
		!strings.Contains(notes[1].Text.String(), "the file has 20000 events") {
		t.Errorf("%v, %v", notes, err)
	}
}

// TestAsManyAsThereIsRoomFor: 99 sections and 99 rounds are a report, one more are none.
func TestAsManyAsThereIsRoomFor(t *testing.T) {
	sections := func(n int) func(*model.Tournament) {
		return func(t *model.Tournament) {
			for i := len(t.Sections); i < n; i++ {
				s := *t.Sections[0]
				s.ID, s.Name, s.Players = model.ID(100+i), fmt.Sprint("S", i), slices.Clone(s.Players)
				for k := range s.Players {
					s.Players[k].NationalID = fmt.Sprint(30000000 + 10*i + k)
				}
				t.Sections = append(slices.Clip(t.Sections), &s)
			}
		}
	}
	rounds := func(n int) func(*model.Tournament) {
		return func(t *model.Tournament) {
			s := t.Sections[0]
			for len(s.Rounds) < n {
				s.Rounds = append(s.Rounds, s.Rounds[1])
			}
		}
	}
	for _, c := range []struct {
		name  string
		make  func(*model.Tournament)
		wrong string
	}{
		{"99 sections", sections(99), ""}, {"100 sections", sections(100), "100 sections"},
		{"99 rounds", rounds(99), ""}, {"100 rounds", rounds(100), "100 rounds"},
	} {
		tt, r := event()
		c.make(tt)
		_, err := uschess.Write(tt, r)
		found := uschess.Check(tt, r).Grave()
		if c.wrong == "" && (err != nil || len(found) > 0) {
			t.Errorf("%s: %v %v", c.name, err, found)
		}
		if c.wrong != "" && (err == nil || len(found) == 0 || !strings.Contains(found.Error(), strings.TrimSuffix(c.wrong, " sections"))) {
			t.Errorf("%s passes: %v %v", c.name, err, found)
		}
	}
}

// TestTermsComeBack: what is said of each section alone stays with it, what all have in common is the event's.
func TestTermsComeBack(t *testing.T) {
	tt, r := event()
	r.Sections = map[model.ID]uschess.Terms{}
	for i, s := range tt.Sections {
		r.Sections[s.ID] = uschess.Terms{ChiefTD: fmt.Sprint(11111111 + i), AssistantTD: "22222222", Level: "P",
			GrandPrix: []string{"30", ""}[i]}
	}
	tt.Sections[1].Control = model.Rapid
	f := mustWrite(t, tt, r)
	back, again, notes, err := uschess.Read(f)
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	for i, s := range back.Sections {
		terms := again.Sections[s.ID]
		if terms.ChiefTD != fmt.Sprint(11111111+i) && again.Defaults.ChiefTD != fmt.Sprint(11111111+i) || terms.AssistantTD != "" ||
			terms.GrandPrix != []string{"30", ""}[i] {
			t.Errorf("section %d: %+v, the event %+v", i+1, terms, again.Defaults)
		}
	}
	if again.Defaults.AssistantTD != "22222222" || again.Defaults.Level != "P" {
		t.Errorf("the event: %+v", again.Defaults)
	}
}

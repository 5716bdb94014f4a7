package uschess_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"wallchart/files/uschess"
	"wallchart/model"
	"wallchart/must"
)

// tiny is a second reader of dBase III, written from the description of the
// format alone: it shares no code with package dbf, and forgives nothing.
func tiny(t testing.TB, b []byte) []map[string]string {
	t.Helper()
	if b[0] != 3 || b[len(b)-1] != 0x1A {
		t.Fatalf("version % x or end % x", b[0], b[len(b)-1])
	}
	count := int(binary.LittleEndian.Uint32(b[4:8]))
	head := int(binary.LittleEndian.Uint16(b[8:10]))
	length := int(binary.LittleEndian.Uint16(b[10:12]))
	if b[head-1] != 0x0D || len(b) != head+count*length+1 || (head-33)%32 != 0 {
		t.Fatalf("%d records of %d bytes after %d do not make %d bytes", count, length, head, len(b))
	}
	var rows []map[string]string
	for i := range count {
		rec := b[head+i*length : head+(i+1)*length]
		if rec[0] != ' ' {
			t.Fatalf("record %d is deleted", i+1)
		}
		row, at := map[string]string{}, 1
		for d := 32; d < head-1; d += 32 {
			name := strings.TrimRight(string(b[d:d+11]), "\x00")
			width := int(b[d+16])
			field := string(rec[at : at+width])
			if strings.HasPrefix(field, " ") && strings.TrimSpace(field) != "" {
				t.Errorf("record %d: %s does not stand to the left: %q", i+1, name, field)
			}
			for _, c := range []byte(field) {
				if c < ' ' || c > '~' {
					t.Errorf("record %d: %s is not ASCII: %q", i+1, name, field)
				}
			}
			row[name] = strings.TrimRight(field, " ")
			at += width
		}
		if at != length {
			t.Fatalf("the fields take %d bytes of %d", at, length)
		}
		rows = append(rows, row)
	}
	return rows
}

func player(id model.ID, no int, name, member string, rating model.Rating) model.Player {
	return model.Player{Entry: model.Entry{ID: id, Number: no, Name: name}, NationalID: member, NationalRating: rating}
}

func game(board int, white, black model.ID, o model.Outcome) model.Pairing {
	return model.Pairing{Board: board, Sides: [2]model.ID{white, black}, Outcomes: [2]model.Outcome{o, o.Opposite()}}
}

func bye(id model.ID, o model.Outcome) model.Pairing {
	return model.Pairing{Sides: [2]model.ID{id, 0}, Outcomes: [2]model.Outcome{o, model.Pending}}
}

// event has every kind of round, players not in order of their numbers, one
// who never played, and a team section beside.
func event() (*model.Tournament, uschess.Report) {
	open := &model.Section{
		ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0), LastID: 15,
		Players: []model.Player{
			player(15, 5, "Lee, Bo", "10000005", 0),
			player(11, 1, "Müller-Ødegård, Jörg", "10000001", 2100),
			player(12, 2, "Mary Ann Smith Jr", "10000002", 1900),
			player(13, 3, "O'Brien, Pat", "10000003", 1800),
			player(14, 4, "Never, Came", "10000004", 1700),
			player(10, 6, "Last, Six", "10000006", 1600),
		},
		Rounds: []model.Round{
			{Date: "2026-03-14", Pairings: []model.Pairing{game(1, 15, 11, model.Loss), game(2, 12, 13, model.Draw), bye(10, model.PairingBye)}},
			{Date: "2026-03-15", Pairings: []model.Pairing{game(1, 11, 12, model.ForfeitWin), game(2, 13, 10, model.Win), bye(15, model.HalfBye)}},
			{Date: "2026-03-15",
				Pairings: []model.Pairing{game(1, 10, 11, model.Loss), game(2, 15, 13, model.DoubleForfeit), bye(12, model.Absent)}},
		},
	}
	teams := &model.Section{
		ID: 2, Name: "Schools, team section with a very long name", Kind: model.TeamEvent,
		Scoring: model.Classic(model.One, model.Half, 2), LastID: 30, Boards: 2,
		Players: []model.Player{player(21, 1, "A One", "20000001", 0), player(22, 2, "A Two", "20000002", 0),
			player(23, 3, "B One", "20000003", 0), player(24, 4, "B Two", "20000004", 0), player(25, 5, "C One", "20000005", 0)},
		Teams: []model.Team{
			{Entry: model.Entry{ID: 26, Number: 1, Name: "A"}, Roster: []model.ID{21, 22}},
			{Entry: model.Entry{ID: 27, Number: 2, Name: "B"}, Roster: []model.ID{23, 24}},
			{Entry: model.Entry{ID: 28, Number: 3, Name: "C"}, Roster: []model.ID{25}},
		},
		Rounds: []model.Round{{Pairings: []model.Pairing{
			{Board: 1, Sides: [2]model.ID{26, 27}, Games: []model.Game{
				{Players: [2]model.ID{21, 23}, White: 0, Outcomes: [2]model.Outcome{model.Win, model.Loss}},
				{Players: [2]model.ID{22, 24}, White: 1, Outcomes: [2]model.Outcome{model.Draw, model.Draw}},
			}},
			bye(28, model.PairingBye),
		}}},
	}
	teams.Rounds[0].Pairings[0] = teams.Settle(teams.Rounds[0].Pairings[0])
	teams.Players[0].State, teams.Players[2].Federation = "MA", "NY" // as newer and as older files have it
	t := &model.Tournament{Name: "Spring Open", City: "Boston", Start: "2026-03-14", End: "2026-03-15", Time: "G/60 d5",
		Sections: []*model.Section{open, teams}, LastID: 2}
	r := uschess.Report{Affiliate: "A6012345", State: "MA", ZIP: "02116", Defaults: uschess.Terms{ChiefTD: "12345678"}}
	r.Sections = map[model.ID]uschess.Terms{2: {Time: "G/30;d5"}}
	return t, r
}

func mustWrite(t testing.TB, tt *model.Tournament, r uschess.Report) uschess.Files {
	t.Helper()
	return must.Have(uschess.Write(tt, r))(t)
}

// What an independent reader finds in the files is the event.
func TestWrite(t *testing.T) {
	tt, r := event()
	if ps := uschess.Check(tt, r).Grave(); len(ps) > 0 {
		t.Errorf("the event is refused:\n%v", ps)
	}
	f := mustWrite(t, tt, r)
	h := tiny(t, f.Header)
	if d := cmp.Diff([]map[string]string{{
		"H_FORMAT": "2C", "H_PROGRAM": "WALLCHART", "H_EVENT_ID": "", "H_NAME": "Spring Open", "H_TOT_SECT": "2",
		"H_BEG_DATE": "20260314", "H_END_DATE": "20260315", "H_AFF_ID": "A6012345", "H_CITY": "Boston", "H_STATE": "MA",
		"H_ZIPCODE": "02116", "H_COUNTRY": "USA", "H_SENDCROS": "N", "H_CTD_ID": "12345678", "H_ATD_ID": "", "H_OTHER_TD": "",
	}}, h); d != "" {
		t.Errorf("header (-want +got):\n%s", d)
	}
	s := tiny(t, f.Sections)
	wantSection := func(no, name, system, time, rounds, last, start, end string) map[string]string {
		return map[string]string{"S_EVENT_ID": "", "S_SEC_NUM": no, "S_SEC_NAME": name, "S_R_SYSTEM": system, "S_TIMECTL": time,
			"S_CTD_ID": "12345678", "S_ATD_ID": "", "S_TRN_TYPE": "S", "S_TOT_RNDS": rounds, "S_LST_PAIR": last,
			"S_BEG_DATE": start, "S_END_DATE": end, "S_SCH_LVL": "", "S_GR_PRIX": "N", "S_GP_PTS": "", "S_FIDE": "N"}
	}
	if d := cmp.Diff([]map[string]string{
		wantSection("1", "Open", "D", "G/60;d5", "3", "5", "20260314", "20260315"),
		wantSection("2", "Schools, team section with a v", "D", "G/30;d5", "1", "4", "20260314", "20260315"),
	}, s); d != "" {
		t.Errorf("sections (-want +got):\n%s", d)
	}
	var lines []string
	for _, d := range tiny(t, f.Details) {
		lines = append(lines,
			strings.Join([]string{d["D_SEC_NUM"], d["D_PAIR_NUM"], d["D_MEM_ID"], d["D_NAME"], d["D_STATE"], d["D_RATING"], d["D_RND01"],
				d["D_RND02"], d["D_RND03"]}, "|"))
	}
	want := []string{
		"1|1|10000001|MULLER-ODEGARD, JORG||2100|W4B|X0|W5B",
		"1|2|10000002|SMITH JR, MARY ANN||1900|D3W|F0|U0",
		"1|3|10000003|O'BRIEN, PAT||1800|D2B|W5W|F0",
		"1|4|10000005|LEE, BO|||L1W|H0|F0",
		"1|5|10000006|LAST, SIX||1600|B0|L3B|L1W",
		"2|1|20000001|ONE, A|MA||W3W|U0|U0",
		"2|2|20000002|TWO, A|||D4B|U0|U0",
		"2|3|20000003|ONE, B|NY||L1B|U0|U0",
		"2|4|20000004|TWO, B|||D2W|U0|U0",
	}
	if d := cmp.Diff(want, lines); d != "" {
		t.Errorf("details (-want +got):\n%s", d)
	}
}

// A game goes into the report as it is rated, also where the standings have another result: drawn, or not rated at all; and a
// forfeit for the table that was played. The event stays as it is.
func TestResultsForRating(t *testing.T) {
	tt, r := event()
	open, teams := tt.Sections[0], tt.Sections[1]
	open.Rounds[0].Pairings[0].ForRating.Outcomes = [2]model.Outcome{model.Draw, model.Draw}              // Lee 0-1 Müller
	open.Rounds[1].Pairings[1].ForRating.Outcomes = [2]model.Outcome{model.UnratedWin, model.UnratedLoss} // O'Brien 1-0 Last
	open.Rounds[1].Pairings[0].ForRating.Outcomes = [2]model.Outcome{model.Loss, model.Win}               // Müller + - Smith
	teams.Rounds[0].Pairings[0].Games[1].ForRating.Outcomes = [2]model.Outcome{model.Loss, model.Win}     // drawn
	if ps := uschess.Check(tt, r).Grave(); len(ps) > 0 {
		t.Errorf("the event is refused:\n%v", ps)
	}
	var lines []string
	for _, d := range tiny(t, mustWrite(t, tt, r).Details) {
		lines = append(lines, strings.Join([]string{d["D_PAIR_NUM"], d["D_RND01"], d["D_RND02"], d["D_RND03"]}, "|"))
	}
	want := []string{"1|D4B|L2W|W5B", "2|D3W|W1B|U0", "3|D2B|X0|F0", "4|D1W|H0|F0", "5|B0|F0|L1W", "1|W3W|U0|U0", "2|L4B|U0|U0",
		"3|L1B|U0|U0", "4|W2W|U0|U0"}
	if d := cmp.Diff(want, lines); d != "" {
		t.Errorf("details (-want +got):\n%s", d)
	}
	if open.Rounds[0].Pairings[0].Outcomes[0] != model.Loss || teams.Rounds[0].Pairings[0].Games[1].Outcomes[0] != model.Draw {
		t.Error("the event was changed")
	}
}

// Reading what was written and writing it again gives the same files, and the
// report comes back with it, from the event's own records too.
func TestReadBack(t *testing.T) {
	tt, r := event()
	f := mustWrite(t, tt, r)
	back, report, notes, err := uschess.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	if len(notes) > 0 {
		t.Errorf("notes: %v", notes)
	}
	if ps := back.Check(); len(ps) > 0 {
		t.Errorf("the event read is wrong:\n%v", ps)
	}
	if d := cmp.Diff(report, uschess.Stored(back)); d != "" {
		t.Errorf("the report is not in the event (-read +stored):\n%s", d)
	}
	if back.Time != "" || report.Defaults.ChiefTD != "12345678" || report.Sections[1].Time != "G/60;d5" ||
		back.Sections[1].Players[0].State != "MA" {
		t.Errorf("time %q, report %+v", back.Time, report)
	}
	for id, terms := range report.Sections { // whose days are the event's
		if terms.Start != "" || terms.End != "" {
			t.Errorf("section %d is played from %q to %q", id, terms.Start, terms.End)
		}
	}
	if p, _ := back.Sections[0].Rounds[1].Find(1); p == nil || p.Outcomes != [2]model.Outcome{model.ForfeitWin, model.ForfeitLoss} {
		t.Errorf("the only forfeit of round 2 is %+v", p)
	}
	if p, _ := back.Sections[0].Rounds[0].Find(5); p == nil || p.Outcomes[0] != model.PairingBye {
		t.Errorf("the only bye of round 1 is %+v", p)
	}
	again := mustWrite(t, back, report)
	if !bytes.Equal(again.Header, f.Header) || !bytes.Equal(again.Sections, f.Sections) || !bytes.Equal(again.Details, f.Details) {
		t.Errorf("written again, the files differ (-first +again):\n%s%s%s", cmp.Diff(tiny(t, f.Header), tiny(t, again.Header)),
			cmp.Diff(tiny(t, f.Sections), tiny(t, again.Sections)), cmp.Diff(tiny(t, f.Details), tiny(t, again.Details)))
	}
}

// Any section that the format can hold comes back the same.
func TestReadWriteIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := randomSection(t)
		tt := &model.Tournament{Name: "X", Start: "2026-01-01", Time: "G/90;+30", Sections: []*model.Section{s}, LastID: 1}
		f := must.Have(uschess.Write(tt, uschess.Report{}))(t)
		back, _, notes, err := uschess.Read(f)
		if err != nil || len(notes) > 0 {
			t.Fatal(err, notes)
		}
		got := back.Sections[0]
		type at struct {
			colour byte
			opp    string
			o      model.Outcome
		}
		rounds := func(s *model.Section) map[string]at {
			m := map[string]at{}
			for r := range s.Rounds {
				for _, p := range s.Rounds[r].Pairings {
					for side, id := range p.Sides {
						e, ok := s.Entry(id)
						if !ok {
							continue
						}
						a := at{"wb"[side], "", p.Outcomes[side]}
						if p.NoColours || !a.o.Played() {
							a.colour = '-'
						}
						if o, ok := s.Entry(p.Sides[1-side]); ok {
							a.opp = o.Name
						}
						m[fmt.Sprint(e.Name, " ", r+1)] = a
					}
				}
			}
			return m
		}
		if d := cmp.Diff(rounds(s), rounds(got), cmp.AllowUnexported(at{})); d != "" {
			t.Fatalf("(-written +read):\n%s", d)
		}
		for i := range s.Players {
			a, b := s.Players[i], got.Players[i]
			if a.Name != b.Name || a.NationalID != b.NationalID || a.NationalRating != b.NationalRating {
				t.Fatalf("player %+v came back as %+v", a, b)
			}
		}
	})
}

func randomSection(t *rapid.T) *model.Section {
	s := &model.Section{ID: 1, Name: "Open", Scoring: model.Classic(model.One, model.Half, 0)}
	n := rapid.IntRange(3, 12).Draw(t, "players")
	for i := range n {
		s.LastID++
		s.Players = append(s.Players, player(s.LastID, i+1, fmt.Sprintf("NAME%c, X", 'A'+i), fmt.Sprintf("%08d", 10000000+i),
			model.Rating(rapid.IntRange(0, 2800).Draw(t, "rating"))))
	}
	for r := range rapid.IntRange(1, 6).Draw(t, "rounds") {
		ids := rapid.Permutation(s.Players).Draw(t, "order")
		var round model.Round
		pairs := rapid.IntRange(1, n/2).Draw(t, "pairs")
		forfeit := rapid.Bool().Draw(t, "forfeit")
		for b := range pairs {
			o := rapid.SampledFrom([]model.Outcome{model.Win, model.Draw, model.Loss}).Draw(t, "result")
			if b == 0 && forfeit {
				o = model.ForfeitWin
			}
			p := game(b+1, ids[2*b].ID, ids[2*b+1].ID, o)
			p.NoColours = o.Played() && rapid.IntRange(0, 9).Draw(t, "colours") == 0
			round.Pairings = append(round.Pairings, p)
		}
		bs := []model.Outcome{model.PairingBye}
		for _, p := range ids[2*pairs:] {
			o := rapid.SampledFrom(append(bs, model.HalfBye, model.Absent)).Draw(t, "bye")
			if o == model.PairingBye {
				bs = nil // more than one full-point bye is not called pairing-allocated
			}
			round.Pairings = append(round.Pairings, bye(p.ID, o))
		}
		if r == 0 { // everybody must be in the report
			for i := range round.Pairings {
				if round.Pairings[i].Outcomes[0] == model.Absent {
					round.Pairings[i].Outcomes[0] = model.HalfBye
				}
			}
		}
		s.Rounds = append(s.Rounds, round)
	}
	return s
}

func TestFolder(t *testing.T) {
	tt, r := event()
	dir := t.TempDir()
	must.Do(t, uschess.Save(dir, mustWrite(t, tt, r), ""))
	if list, _ := os.ReadDir(dir); len(list) != 3 {
		t.Errorf("the folder has %v", list)
	}
	for _, n := range []string{"THEXPORT", "TSEXPORT", "TDEXPORT"} {
		must.Do(t, os.Rename(filepath.Join(dir, n+".DBF"), filepath.Join(dir, "Spring-"+strings.ToLower(n)+".dbf")))
	}
	back, _, _, err := uschess.Open(filepath.Join(dir, "Spring-tdexport.dbf"))
	if err != nil || len(back.Sections) != 2 {
		t.Errorf("%v, %v", back, err)
	}
	os.Remove(filepath.Join(dir, "Spring-tsexport.dbf"))
	if _, _, _, err := uschess.Open(filepath.Join(dir, "Spring-thexport.dbf")); err == nil ||
		!strings.Contains(err.Error(), "SPRING-TSEXPORT.DBF is missing") {
		t.Errorf("a missing file is told as %v", err)
	}
}

func FuzzRead(f *testing.F) {
	tt, r := event()
	files := mustWrite(f, tt, r)
	f.Add(files.Header, files.Sections, files.Details)
	f.Add(files.Header[:40], files.Sections, []byte{3})
	f.Fuzz(func(t *testing.T, h, s, d []byte) {
		back, report, _, err := uschess.Read(uschess.Files{Header: h, Sections: s, Details: d})
		if err != nil {
			return
		}
		back.Check()
		uschess.Check(back, report)
		if files, err := uschess.Write(back, report); err == nil {
			if _, _, _, err := uschess.Read(files); err != nil {
				t.Fatalf("what was read and written cannot be read: %v", err)
			}
		}
	})
}

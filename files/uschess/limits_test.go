package uschess_test

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"wallchart/files/uschess"
	"wallchart/model"
)

// TestUpToTheLimit: what a report has room for is not complained of, and one letter, or one day, more is.
func TestUpToTheLimit(t *testing.T) {
	long := func(n int) string { return strings.Repeat("x", n) }
	open := func(t *model.Tournament) *model.Player { return &t.Sections[0].Players[0] }
	for _, c := range []struct {
		name       string
		fits, more func(*model.Tournament, *uschess.Report)
		want       string
	}{
		{"event", func(t *model.Tournament, _ *uschess.Report) { t.Name = long(35) },
			func(t *model.Tournament, _ *uschess.Report) { t.Name = long(36) }, "is longer than 35 characters and will be cut"},
		{"no name", func(t *model.Tournament, _ *uschess.Report) { t.Name = "X" },
			func(t *model.Tournament, _ *uschess.Report) { t.Name = " " }, "event has no name"},
		{"city", func(t *model.Tournament, _ *uschess.Report) { t.City = long(21) },
			func(t *model.Tournament, _ *uschess.Report) { t.City = long(22) }, "is longer than 21 characters and will be cut"},
		{"section", func(t *model.Tournament, _ *uschess.Report) { t.Sections[0].Name = long(30) },
			func(t *model.Tournament, _ *uschess.Report) { t.Sections[0].Name = long(31) }, "is longer than 30 characters and will be cut"},
		{"player", func(t *model.Tournament, _ *uschess.Report) { open(t).Name = long(27) + ", y" },
			func(t *model.Tournament, _ *uschess.Report) { open(t).Name = long(28) + ", y" }, "is longer than 30 characters and will be cut"},
		{"ID of the event", func(_ *model.Tournament, r *uschess.Report) { r.EventID = long(12) },
			func(_ *model.Tournament, r *uschess.Report) { r.EventID = long(13) }, "is longer than 12 characters"},
		{"country", func(_ *model.Tournament, r *uschess.Report) { r.Country, r.State, r.ZIP = long(21), "", "" },
			func(_ *model.Tournament, r *uschess.Report) { r.Country, r.State, r.ZIP = long(22), "", "" }, "is longer than 21 characters"},
		{"other directors", func(_ *model.Tournament, r *uschess.Report) { r.OtherTDs = strings.Repeat("12345678,", 28)[:251] },
			func(_ *model.Tournament, r *uschess.Report) { r.OtherTDs = strings.Repeat("12345678,", 29) }, "too many other directors"},
		{"director", func(_ *model.Tournament, r *uschess.Report) { r.Defaults.AssistantTD = "12345678" },
			func(_ *model.Tournament, r *uschess.Report) { r.Defaults.AssistantTD = "123" }, `director's ID "123" is not eight digits`},
		{"crosstable", func(_ *model.Tournament, r *uschess.Report) { r.Crosstab = "A" },
			func(_ *model.Tournament, r *uschess.Report) { r.Crosstab = "TA" }, "is not T, A or N"},
		{"another crosstable", func(_ *model.Tournament, r *uschess.Report) { r.Crosstab = "T" },
			func(_ *model.Tournament, r *uschess.Report) { r.Crosstab = "X" }, "is not T, A or N"},
		{"one day", func(t *model.Tournament, _ *uschess.Report) { t.End = "2026-03-15" },
			func(t *model.Tournament, _ *uschess.Report) { t.End = "2026-03-13" }, "is before the first"},
		{"a section's day", func(_ *model.Tournament, r *uschess.Report) {
			r.Sections[1] = uschess.Terms{Start: "2026-03-15", End: "2026-03-15"}
		}, func(_ *model.Tournament, r *uschess.Report) {
			r.Sections[1] = uschess.Terms{Start: "2026-03-15", End: "2026-03-14"}
		},
			"is before the first"},
		{"within the event", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{Start: "2026-03-14"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{Start: "2026-03-13"} },
			"outside the days of the event"},
		{"a section's director", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{AssistantTD: "12345678"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{AssistantTD: "1"} }, "is not eight digits"},
		{"level", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{Level: "P"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{Level: "SP"} }, "is not N, S, P or J"},
		{"another level", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{Level: "J"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{Level: "X"} }, "is not N, S, P or J"},
		{"Grand Prix", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{GrandPrix: "300"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{GrandPrix: "0300"} },
			"not a number of up to three digits"},
		{"points of it", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{GrandPrix: "0"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{GrandPrix: "six"} },
			"not a number of up to three digits"},
		{"system", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{System: "D"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{System: "R"} }, "contradicts the time control"},
		{"name of a system", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{System: "D"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{System: "X"} }, "is not R, D or Q"},
		{"FIDE", func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{FIDE: "N"} },
			func(_ *model.Tournament, r *uschess.Report) { r.Sections[1] = uschess.Terms{FIDE: "Y"} },
			"the fields for FIDE rating are not written"},
		{"a player's state", func(t *model.Tournament, _ *uschess.Report) { open(t).State = "NH" },
			func(t *model.Tournament, _ *uschess.Report) { open(t).State = "NHX" }, `has the state "NHX", which is not two letters`},
		{"rating", func(t *model.Tournament, _ *uschess.Report) { open(t).NationalRating = 9999 },
			func(t *model.Tournament, _ *uschess.Report) { open(t).NationalRating = 10000 }, "has the rating 10000"},
		{"membership", func(t *model.Tournament, _ *uschess.Report) { open(t).Expires = "2026-03-15" },
			func(t *model.Tournament, _ *uschess.Report) { open(t).Expires = "2026-03-14" }, "has a membership until 2026-03-14"},
		{"20 games", func(t *model.Tournament, _ *uschess.Report) { match(t, 20) },
			func(t *model.Tournament, _ *uschess.Report) { match(t, 21) }, "the match has 21 games; the description of the file allows 20"},
		{"32 games", func(t *model.Tournament, _ *uschess.Report) { match(t, 32) },
			func(t *model.Tournament, _ *uschess.Report) { match(t, 33) }, "and the federation rates 32 at most"},
		{"a game for rating", func(*model.Tournament, *uschess.Report) {}, func(t *model.Tournament, _ *uschess.Report) {
			t.Sections[0].Rounds = t.Sections[0].Rounds[:1]
			t.Sections[0].Rounds[0].Pairings = []model.Pairing{game(1, 15, 11, model.ForfeitLoss), bye(10, model.PairingBye)}
		}, "the section has no game for rating"},
		{"a team's board", func(*model.Tournament, *uschess.Report) {}, func(t *model.Tournament, _ *uschess.Report) {
			t.Sections[1].Rounds[0].Pairings[0].Games[1].Players[1] = 0
		}, "a game was played against nobody"},
		{"a match", func(*model.Tournament, *uschess.Report) {}, func(t *model.Tournament, _ *uschess.Report) {
			p := &t.Sections[1].Rounds[0].Pairings[0]
			p.Games, p.Outcomes, p.Score = nil, [2]model.Outcome{}, [2]model.Points{}
		}, "the match has no result"},
	} {
		said := func(change func(*model.Tournament, *uschess.Report)) string {
			tt, r := event()
			tt.Sections[1].Name = "Schools"
			change(tt, &r)
			return uschess.Check(tt, r).Error()
		}
		if got := said(c.more); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q is not among\n%s", c.name, c.want, got)
		}
		if got := said(c.fits); strings.Contains(got, c.want) {
			t.Errorf("%s: what fits is said to be wrong:\n%s", c.name, got)
		}
	}
}

// TestAllThatFitsIsWritten: every field that is filled to its last letter comes back whole.
func TestAllThatFitsIsWritten(t *testing.T) {
	tt, r := event()
	long := func(n int) string { return strings.Repeat("X", n) }
	tt.Name, tt.City, tt.Sections[0].Name, tt.Sections[0].Players[0].Name = long(35), long(21), long(30), long(27)+", Y"
	tt.Sections[0].Players[0].NationalRating = 2800
	r.EventID, r.Country, r.ZIP, r.OtherTDs, r.Crosstab = long(12), long(21), "02116-1234", strings.Repeat("12345678,", 28)+"123", "T"
	r.Sections[1] = uschess.Terms{Time: "40/120,20/60,SD/30;d10", AssistantTD: "87654321", Level: "S", GrandPrix: "300", FIDE: "Y",
		System: "R"}
	f := mustWrite(t, tt, r)
	h, s := tiny(t, f.Header)[0], tiny(t, f.Sections)[0]
	for field, want := range map[string]string{"H_EVENT_ID": long(12), "H_NAME": long(35), "H_CITY": long(21), "H_COUNTRY": long(21),
		"H_ZIPCODE": "02116-1234", "H_OTHER_TD": r.OtherTDs, "H_SENDCROS": "T"} {
		if h[field] != want {
			t.Errorf("%s is %q, want %q", field, h[field], want)
		}
	}
	for field, want := range map[string]string{"S_EVENT_ID": long(12), "S_SEC_NAME": long(30), "S_TIMECTL": "40/120,20/60,SD/30;d10",
		"S_R_SYSTEM": "R", "S_ATD_ID": "87654321", "S_SCH_LVL": "S", "S_GR_PRIX": "Y", "S_GP_PTS": "300", "S_FIDE": "Y", "S_TRN_TYPE": "S"} {
		if s[field] != want {
			t.Errorf("%s is %q, want %q", field, s[field], want)
		}
	}
	if d := tiny(t, f.Details)[3]; d["D_NAME"] != long(27)+", Y" || d["D_RATING"] != "2800" {
		t.Errorf("the player is %q", d)
	}
	_, back, _, err := uschess.Read(f)
	if err != nil || back.Sections[1].FIDE != "Y" || back.Sections[2].FIDE+back.Defaults.FIDE != "" { // "N" is not said
		t.Errorf("for FIDE: %+v, %v", back, err)
	}
	match(tt, 3)
	for _, row := range tiny(t, mustWrite(t, tt, r).Sections) {
		if want := map[bool]string{true: "M", false: "S"}[row["S_LST_PAIR"] == "2"]; row["S_TRN_TYPE"] != want {
			t.Errorf("a section of %s players is of the type %s", row["S_LST_PAIR"], row["S_TRN_TYPE"])
		}
	}
}

// TestDaysOfASectionComeBack from the event's own records.
func TestDaysOfASectionComeBack(t *testing.T) {
	tt, r := event()
	r.Sections[2] = uschess.Terms{Start: "2026-03-14", End: "2026-03-15", Time: "G/30;d5"}
	r.Sections[1] = uschess.Terms{Start: "2026-03-15"}
	if back := uschess.Stored(r.Store(tt)); fmt.Sprint(back.Sections) != fmt.Sprint(r.Sections) {
		t.Errorf("%v, want %v", back.Sections, r.Sections)
	}
}

// TestTheLastDayOfASectionComesBack by itself, and what is kept a second time stands in the place of what was kept before.
func TestTheLastDayOfASectionComesBack(t *testing.T) {
	tt, r := event()
	r.Sections = map[model.ID]uschess.Terms{2: {End: "2026-03-14"}}
	once := r.Store(tt)
	if back := uschess.Stored(once); back.Sections[2].End != "2026-03-14" || len(back.Sections) != 1 {
		t.Errorf("kept are %v", back.Sections)
	}
	r.ZIP, r.Sections = "02117", nil
	twice := r.Store(once)
	if back := uschess.Stored(twice); back.ZIP != "02117" || len(back.Sections) != 0 || len(twice.Extra) != len(once.Extra) {
		t.Errorf("kept again are %+v: %v", back, twice.Extra)
	}
}

// TestWhatAFileLacksIsTold: what is left out is grave, and what was merely understood otherwise is not.
func TestWhatAFileLacksIsTold(t *testing.T) {
	header := func(format, name string) []byte { return table(t, "H_FORMAT:C5 H_NAME:C35", format+"|"+name) }
	section := "S_SEC_NUM:C2 S_SEC_NAME:C30 S_TRN_TYPE:C1 S_TOT_RNDS:C2 S_TIMECTL:C40 S_R_SYSTEM:C1 S_GR_PRIX:C1 S_GP_PTS:C3"
	players := "D_SEC_NUM:C2 D_PAIR_NUM:C4 D_MEM_ID:C8 D_RND01:C7"
	two := []string{"1|1|10000001|W2W", "1|2|10000002|L1B"}
	for _, c := range []struct {
		name  string
		files uschess.Files
		want  string
		grave bool
	}{
		{"no day", uschess.Files{Header: table(t, "H_NAME:C35 H_BEG_DATE:C8", "X|soon"), Sections: table(t, section, "1|Open|S|1|||N|"),
			Details: table(t, players, two...)}, `H_BEG_DATE says "soon", which is no date`, false},
		{"eight letters", uschess.Files{Header: table(t, "H_NAME:C35 H_END_DATE:C8", "X|20/03/26"),
			Sections: table(t, section, "1|Open|S|1|||N|"),
			Details:  table(t, players, two...)}, `H_END_DATE says "20/03/26", which is no date`, false},
		{"a rating", uschess.Files{Header: header("2C", "X"), Sections: table(t, section, "1|Open|S|1|||N|"),
			Details: table(t, players+" D_RATING:C6", "1|1|10000001|W2W|best", "1|2|10000002|L1B|1500")}, "10000001 is taken for unrated", false},
		{"another format", uschess.Files{Header: header("9Z", "X"), Sections: table(t, section, "1|Open|S|1|||N|"),
			Details: table(t, players, two...)}, `the format is "9Z" and not 2C`, false},
		{"a type", uschess.Files{Header: header("2C", "X"), Sections: table(t, section, "1|Open|Q|1|||N|"),
			Details: table(t, players, two...)}, `the type of tournament "Q" is not known`, false},
		{"too many rounds", uschess.Files{Header: header("2C", "X"), Sections: table(t, section, "1|Open|S|4|||N|"),
			Details: table(t, players, two...)}, "section Open has 4 rounds, but the players have only 1", true},
		{"no such section", uschess.Files{Header: header("2C", "X"), Sections: table(t, section, "1|Open|S|1|||N|"),
			Details: table(t, players, append(two, "3|1|10000009|W2W", "3|2|10000008|L1B")...)},
			"2 players are in section 3, which does not exist; they are left out", true},
		{"nobody there", uschess.Files{Header: header("2C", "X"), Sections: table(t, section, "1|Open|S|1|||N|", "2|Empty|S|1|||N|"),
			Details: table(t, players, two...)}, "section 2, Empty, has no players and is left out", false},
		{"no number", uschess.Files{Header: header("2C", "X"), Sections: table(t, section, "1|Open|S|1|||N|"),
			Details: table(t, players, append(two, "1||10000009|W2W")...)}, "is none; the player is left out", true},
		{"twice", uschess.Files{Header: header("2C", "X"), Sections: table(t, section, "1|Open|S|1|||N|"),
			Details: table(t, players, append(two, "1|2|10000009|W2W")...)}, "pairing number 2 of section Open is there twice", true},
	} {
		tt, _, notes, err := uschess.Read(c.files)
		if err != nil || len(notes) != 1 || !strings.Contains(notes[0].Text.String(), c.want) || notes[0].Grave != c.grave {
			t.Errorf("%s: %v, %v", c.name, notes, err)
			continue
		}
		if len(tt.Sections) != 1 || len(tt.Sections[0].Players) != 2 || len(tt.Sections[0].Rounds) != 1 {
			t.Errorf("%s: read are %+v", c.name, tt.Sections)
		}
	}
	for time, want := range map[string]struct {
		control model.TimeControl
		system  string
	}{"G/60;d5|D": {model.Standard, ""}, "G/5;d0|D": {model.Blitz, ""}, "G/25;d0|Q": {model.Rapid, ""}, "G/60;d5|R": {model.Standard, "R"},
		"slow|Q": {model.Rapid, "Q"}} {
		tt, r, _, err := uschess.Read(uschess.Files{Header: header("2C", "X"), Details: table(t, players, two...),
			Sections: table(t, section, "1|Open|S|1|"+time+"|N|30")})
		if err != nil {
			t.Fatal(err)
		}
		terms := r.Sections[1]
		if system := terms.System + r.Defaults.System; system != want.system || tt.Sections[0].Control != want.control ||
			terms.GrandPrix+r.Defaults.GrandPrix != "" {
			t.Errorf("%s: %v, system %q, %+v %+v", time, tt.Sections[0].Control, system, terms, r.Defaults)
		}
	}
}

// TestRecordsAreAsLongAsTheDescriptionMakesThem (docs/rules/us-chess-report.md): who reads a table by the place of its letters finds them.
func TestRecordsAreAsLongAsTheDescriptionMakesThem(t *testing.T) {
	tt, r := event()
	f := mustWrite(t, tt, r)
	rounds := len(tt.Sections[0].Rounds)
	for name, c := range map[string]struct {
		table []byte
		want  int
	}{"header": {f.Header, 414}, "sections": {f.Sections, 130}, "details": {f.Details, 62 + 7*rounds}} {
		deleted := 1 // the mark before each record
		if got := int(binary.LittleEndian.Uint16(c.table[10:12])) - deleted; got != c.want {
			t.Errorf("a record of the %s has %d letters, want %d", name, got, c.want)
		}
		if y, m, d := c.table[1], c.table[2], c.table[3]; int(y)%100 != 26 || m != 3 || d != 15 { // the last day: the same event is the same file
			t.Errorf("the %s are of %d-%d-%d", name, y, m, d)
		}
	}
}

// TestAReportWithoutSections is none that anything can be read of; its directors are those of the event.
func TestAReportWithoutSections(t *testing.T) {
	tt, r, notes, err := uschess.Read(uschess.Files{Header: table(t, "H_NAME:C35 H_CTD_ID:C8 H_ATD_ID:C8", "X|12345678|87654321"),
		Sections: table(t, "S_SEC_NUM:C2 S_SEC_NAME:C30"), Details: table(t, "D_SEC_NUM:C2 D_PAIR_NUM:C4")})
	if err != nil || len(tt.Sections) != 0 || len(notes) != 1 || notes[0].Words().String() != "TSEXPORT.DBF: there are no sections" {
		t.Errorf("%v, %v, %v", tt, notes, err)
	}
	if r.Defaults.ChiefTD != "12345678" || r.Defaults.AssistantTD != "87654321" {
		t.Errorf("the directors are %+v", r.Defaults)
	}
}

// TestSeveralEventsInAFile: the first is read, with its own sections and players.
func TestSeveralEventsInAFile(t *testing.T) {
	tt, _, notes, err := uschess.Read(uschess.Files{
		Header:   table(t, "H_EVENT_ID:C12 H_NAME:C35", "A|First", "B|Second"),
		Sections: table(t, "S_EVENT_ID:C12 S_SEC_NUM:C2 S_SEC_NAME:C30 S_TOT_RNDS:C2", "B|1|Other|1", "A|1|Open|1"),
		Details: table(t, "D_EVENT_ID:C12 D_SEC_NUM:C2 D_PAIR_NUM:C4 D_MEM_ID:C8 D_RND01:C7", "B|1|1|10000003|W2W", "B|1|2|10000004|L1B",
			"A|1|1|10000001|W2W", "A|1|2|10000002|L1B"),
	})
	if err != nil || len(notes) != 1 || !strings.Contains(notes[0].Text.String(), "the file has 2 events; only the first, First, is read") {
		t.Fatal(err, notes)
	}
	if s := tt.Sections; tt.Name != "First" || len(s) != 1 || s[0].Name != "Open" || len(s[0].Players) != 2 ||
		s[0].Players[0].NationalID != "10000001" {
		t.Errorf("read is %q with %+v", tt.Name, s)
	}
}

// TestColoursThatOneSideWrites are those of the other as well.
func TestColoursThatOneSideWrites(t *testing.T) {
	for cells, want := range map[[2]string]string{{"W2W", "L1B"}: "1-2", {"W2B", "L1W"}: "2-1", {"W2", "L1W"}: "2-1", {"W2", "L1B"}: "1-2",
		{"W2W", "L1"}: "1-2", {"W2B", "L1"}: "2-1", {"W2", "L1"}: "none"} {
		tt, _, notes, err := uschess.Read(detail(t, cells[0], cells[1]))
		if err != nil || len(notes) > 0 {
			t.Fatal(cells, err, notes)
		}
		p := tt.Sections[0].Rounds[0].Pairings[0]
		got := fmt.Sprintf("%d-%d", p.Sides[0], p.Sides[1])
		if p.NoColours {
			got = "none"
		}
		won, _ := tt.Sections[0].Rounds[0].Find(1)
		if got != want || won.Outcomes[won.Side(1)] != model.Win {
			t.Errorf("%v: %s, want %s", cells, got, want)
		}
	}
}

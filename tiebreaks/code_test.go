package tiebreaks_test

import (
	"strings"
	"testing"

	"wallchart/model"
	"wallchart/must"
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestSpellings reads codes as different programs write them.
func TestSpellings(t *testing.T) {
	for in, want := range map[string]string{
		"BH": "BH", "bh": "BH", "BH-C1": "BH/C1", "BHC1": "BH/C1", "BH C1": "BH/C1", "BH#C1": "BH/C1", "BH/C": "BH/C1", "BH–M2": "BH/M2",
		"BHM1": "BH/M1",
		"AROC": "ARO/C1", "AROC1": "ARO/C1", "ARO-M2": "ARO/M2", "Buchholz": "BH", "Buchholz/C1": "BH/C1", "buchholz cut": "",
		"BH:MP/C1/P": "BH:MP/C1/P", "BH:GP-C2": "BH:GP/C2", "BH:MP/P/C1": "BH:MP/C1/P", "Buch. MP": "BH:MP",
		"Buch. GP M1 P": "BH:GP/M1/P", "BH-MP-C1": "BH:MP/C1", "BHMP": "BH/M1/P", "ESB:MM": "EMMSB", "ESB:GM/C1": "EGMSB/C1",
		"KS/L+1": "KS/L+1", "KS-L-2": "KS/L-2", "KSL2": "KS/L+2", "SSSC/P/K5": "SSSC/P/K5", "SSSC/K5/P": "SSSC/P/K5", "SSSC/F": "SSSC/F",
		"TPN/R":     "TPN/R",
		"ARO/U1400": "ARO/U1400", "USAT×2": "USATX2", "usat doubled": "USATX2", "Modified Median": "MODMED", "M": "MODMED", "S": "SOLKOFF",
		"B":     "MEDIAN",
		"MPvGP": "MPVGP", "M-Buch.": "MEDBH", "Progr.": "PROGRESS", "GE": "REP", "CUMULATIVE/H0": "CUMULATIVE/H0", "OPPPERF/R": "OPPPERF/R",
		"IHSA/W4.3.2.1": "IHSA/W4.3.2.1", "Sonneborn-Berger": "SB", "SB-C1/P": "SB/C1/P", " ede/p ": "EDE/P", "BC1": "BH/C1",
	} {
		u, err := catalogue.Parse(in)
		switch {
		case want == "" && err == nil:
			t.Errorf("%q is read as %s, and means nothing", in, u.Code)
		case want != "" && err != nil:
			t.Errorf("%q: %v", in, err)
		case u.Code != want:
			t.Errorf("%q is read as %s, want %s", in, u.Code, want)
		}
	}
}

// TestRefused holds what the refusals name: the fault, and a spelling that would
// do.
func TestRefused(t *testing.T) {
	for in, wants := range map[string][]string{
		"BHX":        {`"BHX"`, "BH"},
		"SOLKOF":     {"SOLKOFF (Solkoff)"},
		"Bucholtz":   {"BH (Buchholz)"},
		"DE/C1":      {"Direct encounter does not take C1", "DE/P"},
		"SB/M1":      {"Sonneborn-Berger does not take M1", "SB/C1"},
		"BH/C1/C2":   {"cuts twice"},
		"BH/C1/M1":   {"cuts twice"},
		"BH/P/P":     {"P twice"},
		"BH:XP":      {"MP (match points) or GP"},
		"DE:MP":      {"write DE"},
		"BH/":        {`ends in "/"`},
		"BH/Q":       {`"Q" is not a modifier`, "BH/C1"},
		"":           {"no tie-break"},
		"ARO/U":      {"does not take U", "ARO/U1400"},
		"WINS/P":     {"it has no modifiers"},
		"KS/L+1/L+2": {"L twice"}, "KS/L": {"Koya does not take L", "KS/L+1"}, "KS/L+": {"Koya does not take L+"},
	} {
		u, err := catalogue.Parse(in)
		if err == nil {
			t.Errorf("%q is read as %s", in, u.Code)
			continue
		}
		for _, want := range wants {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %q does not say %q", in, err, want)
			}
		}
	}
}

// TestLists holds the faults of whole lists, all of them at once.
func TestLists(t *testing.T) {
	for in, wants := range map[string][]string{"BH,BHX,SB/M1": {"BHX", "M1"}, "MPTS,EDE,BH:MP;X": {`"X"`}} {
		_, err := catalogue.ParseList(in)
		if err == nil {
			t.Errorf("%q is accepted", in)
			continue
		}
		for _, want := range wants {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %q does not say %q", in, err, want)
			}
		}
	}
}

// TestTidy: what can separate nobody is left out of a list with a sentence, and
// the list is used all the same.
func TestTidy(t *testing.T) {
	for in, want := range map[string][2]string{
		"BH/C1,SB,BH-C1":            {"BH/C1 SB", "BH/C1 stands in the list twice"},
		"BH,BH":                     {"BH", "BH stands in the list twice"},
		"TPN,RTNG":                  {"TPN", "TPN leaves nobody tied, so nothing behind it can matter: RTNG"},
		"TPN,BH,SB":                 {"TPN", "so nothing behind it can matter: BH and SB"},
		"RTNG,SB,RTNG/R":            {"RTNG SB", "RTNG/R can never matter: whom RTNG leaves tied"},
		"BH,PTS,DE":                 {"BH DE", "PTS can never matter"},
		"PTS,LOTS,MANUAL":           {"PTS LOTS", "LOTS leaves nobody tied"},
		"PTS, DE, BH/C1, DE, SB":    {"PTS DE BH/C1 DE SB", ""},
		"none":                      {"", ""},
		" NONE ":                    {"", ""},
		"RTNG/U1400,RTNG/R/U0,DE":   {"RTNG/U1400 RTNG/U0/R DE", ""},
		"BH,TPN,DE,BH,PTS,TPN,RTNG": {"BH TPN", "TPN leaves nobody tied"},
	} {
		uses := must.Have(catalogue.ParseList(in))(t)
		kept, left := catalogue.Tidy(uses)
		var codes []string
		for _, u := range kept {
			codes = append(codes, u.Code)
		}
		if got := strings.Join(codes, " "); got != want[0] {
			t.Errorf("%q: kept %s, want %s", in, got, want[0])
		}
		if said := strings.Join(inWords(left), " "); want[1] == "" && said != "" || !strings.Contains(said, want[1]) {
			t.Errorf("%q: said %q, want %q", in, said, want[1])
		}
	}
}

// TestNoListHidesAnEvent: whatever stands in a section's list, it is shown, with
// a sentence about each entry that cannot be used, or can separate nobody.
func TestNoListHidesAnEvent(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 1, 2-4 =")
	for list, want := range map[string]string{
		"BH,BH": "twice", "TPN,RTNG": "nobody tied", "BH,PTS,DE": "PTS can never matter", "RTNG,RTNG/R": "RTNG/R",
		"XYZ,BH": `"XYZ" is not a tie-break`,
		"EDE,SB": "EDE", "none": "", "BH/Q": "BH/Q",
	} {
		s.Ranking.TieBreaks = strings.Split(list, ",")
		st, err := catalogue.Standard(&model.Tournament{Sections: []*model.Section{s}}, s, 0)
		if err != nil {
			t.Errorf("%s: %v", list, err)
			continue
		}
		said, unused := strings.Join(inWords(st.Notes), " "), strings.Join(inWords(catalogue.Unused(s)), " ")
		if !strings.Contains(said+unused, want) || want == "" && said != "" {
			t.Errorf("%s: neither %q nor %q says %q", list, said, unused, want)
		}
		if (strings.TrimSpace(unused) == "") != (want == "") && list != "none" {
			t.Errorf("%s: unused %q", list, unused)
		}
	}
	s.Ranking.TieBreaks, s.Ranking.Unplayed = []string{"BH"}, "fide1999"
	if st, err := catalogue.Standard(&model.Tournament{Sections: []*model.Section{s}}, s, 0); err != nil ||
		!strings.Contains(strings.Join(inWords(st.Notes), ""), `"fide1999"`) {
		t.Error(err)
	}
}

// TestStandingsHaveTheColumnsOfTheirList: also those that can separate nobody, with their values.
func TestStandingsHaveTheColumnsOfTheirList(t *testing.T) {
	s := playerEvent(t, 4, "1-2 1, 3-4 1", "1-3 1, 2-4 =")
	uses := must.Have(catalogue.ParseList("PTS,TPN,BH,WIN,BH,PTS"))(t)
	rules := must.Have(tiebreaks.RulesByCode("plain"))(t)
	st := must.Have(catalogue.Rank(model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, 0), uses, rules))(t)
	var first []string
	for _, c := range st.Places[0].Cells {
		first = append(first, c.Text)
	}
	if got := strings.Join(first, " "); len(st.Columns) != 6 || got != "2.0 1 1.5 2 1.5 2.0" {
		t.Errorf("%d columns, the first has %s", len(st.Columns), got)
	}
}

// TestScope refuses codes of the other kind of event.
func TestScope(t *testing.T) {
	players, teams := &model.Section{}, &model.Section{Kind: model.TeamEvent}
	for code, want := range map[string]string{"USAT": "for teams", "EDE": "write DE", "EMGSB": "write SB", "BH:MP": "write BH"} {
		u := must.Have(catalogue.Parse(code))(t)
		if err := tiebreaks.Legal(u, players); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s in an individual event: %v", code, err)
		}
		if err := tiebreaks.Legal(u, teams); err != nil {
			t.Error(err)
		}
	}
	for code, want := range map[string]string{"DE": "write EDE", "TPR": "for players", "SB": "write EMMSB"} {
		u, _ := catalogue.Parse(code)
		if err := tiebreaks.Legal(u, teams); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s in a team event: %v", code, err)
		}
	}
}

// TestRecords holds what every record must have, and that no name means two.
func TestRecords(t *testing.T) {
	names := map[string]string{}
	for _, tb := range catalogue.All {
		if tb.Code == "" || tb.Name.Empty() || len(tb.Rule) == 0 || tb.Doc.Empty() || tb.For&tiebreaks.Both == 0 || tb.Type == 0 ||
			(tb.Each == nil) == (tb.Among == nil) {
			t.Errorf("%s lacks something", tb.Code)
		}
		if (tb.Type == tiebreaks.A) != (tb.Among != nil) {
			t.Errorf("%s: type %c", tb.Code, tb.Type)
		}
		if tb.RuleSet != "" {
			if _, err := tiebreaks.RulesByCode(tb.RuleSet); err != nil {
				t.Error(tb.Code, err)
			}
		}
		for _, n := range append([]string{tb.Code, tb.Name.String()}, tb.Also...) {
			n = strings.ToUpper(n)
			if other, ok := names[n]; ok && other != tb.Code {
				t.Errorf("%q means %s and %s", n, other, tb.Code)
			}
			names[n] = tb.Code
			if u, err := catalogue.Parse(n); err != nil || u.Code != tb.Code {
				t.Errorf("%q is read as %s (%v), want %s", n, u.Code, err, tb.Code)
			}
		}
		if !strings.HasSuffix(tb.Doc.String(), ".") {
			t.Errorf("%s: the doc is not made of sentences", tb.Code)
		}
	}
}

// TestEveryModifierHasItsRow: what a record takes can be written.
func TestEveryModifierHasItsRow(t *testing.T) {
	for _, tb := range catalogue.All {
		var read tiebreaks.Mods
		for _, form := range tb.Forms() {
			read |= must.Have(catalogue.Parse(form))(t).Has()
		}
		if without := tb.Takes &^ read &^ tiebreaks.ModScore; without != 0 {
			t.Errorf("%s takes a modifier (%b of Mods) that has no row in modifiers, tiebreaks/modifier.go", tb.Code, without)
		}
	}
}

// FuzzParse: nothing crashes, and what is read is written in a form that reads
// the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"BH/C1", "BH:MP/C1/P", "KS/L-2", "SSSC/K5", "ARO/U1400", "IHSA/W4.3.2.1", "BH#C1", "AROC1", "ESB:MM", "×",
		"BH/C99999999999999999999", "L+"} {
		f.Add(s)
	}
	for _, tb := range catalogue.All { // each modifier with the example of its own row
		for _, form := range tb.Forms() {
			f.Add(form)
		}
	}
	f.Fuzz(func(t *testing.T, code string) {
		u, err := catalogue.Parse(code)
		if err != nil {
			return
		}
		again, err := catalogue.Parse(u.Code)
		if err != nil {
			t.Fatalf("%q is read as %q, which is not read: %v", code, u.Code, err)
		}
		if again != u {
			t.Fatalf("%q is read as %+v, and %q as %+v", code, u, u.Code, again)
		}
	})
}

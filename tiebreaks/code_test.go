package tiebreaks

import (
	"strings"
	"testing"

	"wallchart/model"
)

// TestSpellings reads codes as different programs write them.
func TestSpellings(t *testing.T) {
	for in, want := range map[string]string{
		"BH": "BH", "bh": "BH", "BH-C1": "BH/C1", "BHC1": "BH/C1", "BH C1": "BH/C1", "BH#C1": "BH/C1", "BH/C": "BH/C1", "BH–M2": "BH/M2", "BHM1": "BH/M1",
		"AROC": "ARO/C1", "AROC1": "ARO/C1", "ARO-M2": "ARO/M2", "Buchholz": "BH", "Buchholz/C1": "BH/C1", "buchholz cut": "",
		"BH:MP/C1/P": "BH:MP/C1/P", "BH:GP-C2": "BH:GP/C2", "BH:MP/P/C1": "BH:MP/C1/P", "ESB:MM": "EMMSB", "ESB:GM/C1": "EGMSB/C1",
		"KS/L+1": "KS/L+1", "KS-L-2": "KS/L-2", "KSL2": "KS/L+2", "SSSC/P/K5": "SSSC/P/K5", "SSSC/K5/P": "SSSC/P/K5", "SSSC/F": "SSSC/F", "TPN/R": "TPN/R",
		"ARO/U1400": "ARO/U1400", "USAT×2": "USATX2", "usat doubled": "USATX2", "Modified Median": "MODMED", "M": "MODMED", "S": "SOLKOFF", "B": "MEDIAN",
		"MPvGP": "MPVGP", "M-Buch.": "MEDBH", "Progr.": "PROGRESS", "GE": "REP", "CUMULATIVE/H0": "CUMULATIVE/H0", "OPPPERF/R": "OPPPERF/R",
		"IHSA/W4.3.2.1": "IHSA/W4.3.2.1", "Sonneborn-Berger": "SB", "SB-C1/P": "SB/C1/P", " ede/p ": "EDE/P", "BC1": "BH/C1",
	} {
		u, err := Parse(in)
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
		"KS/L+1/L+2": {"L twice"},
	} {
		u, err := Parse(in)
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
	for in, wants := range map[string][]string{
		"BH,BHX,SB/M1":     {"BHX", "M1"},
		"BH/C1,SB,BH-C1":   {"BH/C1 stands in the list twice"},
		"TPN,BH":           {"TPN leaves nobody tied", "BH"},
		"RTNG,SB,RTNG/R":   {"RTNG and RTNG/R contradict each other"},
		"BH,PTS":           {"PTS stands in place 2"},
		"PTS,LOTS,MANUAL":  {"LOTS leaves nobody tied"},
		"MPTS,EDE,BH:MP;X": {`"X"`},
	} {
		_, err := ParseList(in)
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
	if _, err := ParseList("PTS, DE, BH/C1, DE, SB"); err != nil {
		t.Error("a tie-break between the tied may come again:", err)
	}
}

// TestScope refuses codes of the other kind of event.
func TestScope(t *testing.T) {
	players, teams := &model.Section{}, &model.Section{Kind: model.TeamEvent}
	for code, want := range map[string]string{"USAT": "for teams", "EDE": "write DE", "EMGSB": "write SB", "BH:MP": "write BH"} {
		u, err := Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		if err := Legal(u, players); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s in an individual event: %v", code, err)
		}
		if err := Legal(u, teams); err != nil {
			t.Error(err)
		}
	}
	for code, want := range map[string]string{"DE": "write EDE", "TPR": "for players", "SB": "write EMMSB"} {
		u, _ := Parse(code)
		if err := Legal(u, teams); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s in a team event: %v", code, err)
		}
	}
}

// TestRecords holds what every record must have, and that no name means two.
func TestRecords(t *testing.T) {
	names := map[string]string{}
	for _, tb := range All {
		if tb.Code == "" || tb.Name == "" || tb.Rule == "" || tb.Doc == "" || tb.For&Both == 0 || tb.Type == 0 || (tb.Each == nil) == (tb.Among == nil) {
			t.Errorf("%s lacks something", tb.Code)
		}
		if (tb.Type == A) != (tb.Among != nil) {
			t.Errorf("%s: type %c", tb.Code, tb.Type)
		}
		if tb.Home != "" {
			if _, err := RulesByCode(tb.Home); err != nil {
				t.Error(tb.Code, err)
			}
		}
		for _, n := range append([]string{tb.Code, tb.Name}, tb.Also...) {
			n = strings.ToUpper(n)
			if other, ok := names[n]; ok && other != tb.Code {
				t.Errorf("%q means %s and %s", n, other, tb.Code)
			}
			names[n] = tb.Code
			if u, err := Parse(n); err != nil || u.Code != tb.Code {
				t.Errorf("%q is read as %s (%v), want %s", n, u.Code, err, tb.Code)
			}
		}
		if !strings.HasSuffix(tb.Doc, ".") {
			t.Errorf("%s: the doc is not made of sentences", tb.Code)
		}
	}
}

// FuzzParse: nothing crashes, and what is read is written in a form that reads
// the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"BH/C1", "BH:MP/C1/P", "KS/L-2", "SSSC/K5", "ARO/U1400", "IHSA/W4.3.2.1", "BH#C1", "AROC1", "ESB:MM", "×", "BH/C99999999999999999999", "L+"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, code string) {
		u, err := Parse(code)
		if err != nil {
			return
		}
		again, err := Parse(u.Code)
		if err != nil {
			t.Fatalf("%q is read as %q, which is not read: %v", code, u.Code, err)
		}
		if again != u {
			t.Fatalf("%q is read as %+v, and %q as %+v", code, u, u.Code, again)
		}
	})
}

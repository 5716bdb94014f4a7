package tiebreaks_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"wallchart/tiebreaks"
	"wallchart/tiebreaks/catalogue"
)

// TestHeads: what stands over the columns, with the modifiers of the code behind it.
func TestHeads(t *testing.T) {
	for code, want := range map[string]string{
		"MODMED": "Mod. Med.", "SOLKOFF": "Solk.", "CUMULATIVE": "Cum.", "BH": "Buch.", "BH/C1": "Buch. C1", "BH:MP/C1": "Buch. MP C1",
		"BH:GP/M2/P": "Buch. GP M2 P", "SB": "SB", "WINS": "Wins", "USATX2": "USAT ×2", "EDEBT": "Ext. DE BT", "EMGSB": "ESB MG",
		"GPDIFFPLUS": "GP diff. +", "BERLIN/W4.2": "Berlin W4.2", "KS/L-2": "Koya L-2", "DE": "Direct", "ARO/U1400": "Avg rtg U1400",
	} {
		u, err := catalogue.Parse(code)
		if err != nil || u.Head().String() != want {
			t.Errorf("over %s stands %q, %v, want %q", code, u.Head(), err, want)
		}
	}
}

// TestHeadsTellTheColumns: each record has a head that is short, that no other has, and that is read as its code again, in
// English and as it is printed elsewhere.
func TestHeadsTellTheColumns(t *testing.T) {
	seen := map[string]string{}
	for _, tb := range catalogue.All {
		for _, head := range append([]string{tb.Short.String()}, catalogue.Every.HeadsAbroad(tb.Code)...) {
			if head == "" || utf8.RuneCountInString(head) > 10 {
				t.Errorf("%s has the head %q", tb.Code, head)
			}
			if other, ok := seen[strings.ToUpper(head)]; ok && other != tb.Code {
				t.Errorf("%q stands over %s and %s", head, other, tb.Code)
			}
			seen[strings.ToUpper(head)] = tb.Code
			if u, err := catalogue.Parse(head); err != nil || u.Code != tb.Code {
				t.Errorf("%q is read as %q, %v, not as %s", head, u.Code, err, tb.Code)
			}
			if tb.Allows(tiebreaks.ModCut) {
				if u, err := catalogue.Parse(head + " C1"); err != nil || u.Code != tb.Code+"/C1" {
					t.Errorf("%q is read as %q, %v", head+" C1", u.Code, err)
				}
			}
		}
	}
	for _, language := range catalogue.Every.Abroad {
		for code := range language {
			if !slices.ContainsFunc(catalogue.All, func(tb *tiebreaks.TieBreak) bool { return tb.Code == code }) {
				t.Errorf("%s is no tie-break", code)
			}
		}
	}
}

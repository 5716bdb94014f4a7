package tiebreaks

import (
	"slices"
	"strings"
	"sync"
)

// spellings are the spellings that stand for a code with modifiers.
var spellings = []struct{ from, to string }{
	{"AROC", "ARO/C1"}, {"BC1", "BH/C1"}, {"BC2", "BH/C2"}, {"GE", "REP"},
	{"ESB:MM", "EMMSB"}, {"ESB:MG", "EMGSB"}, {"ESB:GM", "EGMSB"}, {"ESB:GG", "EGGSB"},
	{"USAT/2", "USATX2"}, {"USAT X2", "USATX2"}, {"MP VS GP", "MPVGP"},
}

// normal writes a name or code in capitals, with plain hyphens and single blanks.
func normal(s string) string {
	return strings.Join(strings.Fields(lookalikes.Replace(strings.ToUpper(s))), " ")
}

var lookalikes = strings.NewReplacer("–", "-", "−", "-", "×", "X")

// spelled is a name of a record, as normal writes it.
type spelled struct {
	tb   *TieBreak
	name string
}

// names are all names of all records, the longest first.
var names = sync.OnceValue(func() []spelled {
	var out []spelled
	for _, tb := range All {
		for _, n := range slices.Concat([]string{tb.Code, tb.Name.String(), tb.Short.String(), abroad()[tb.Code]}, tb.Also) {
			if n != "" {
				out = append(out, spelled{tb, normal(n)})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b spelled) int { return len(b.name) - len(a.name) })
	return out
})

// abroad are the German heads of columns, by code: a table that was printed with them is read again.
var abroad = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"PTS": "Pkt.", "MPTS": "MP", "GPTS": "BP", "MPVGP": "MP/BP", "GAMES": "Partien", "MATCHES": "Wettkämpfe", "DE": "Direkt",
		"BH": "Buchh.", "FB": "Fore-B.", "AOB": "Ø Buchh.", "SB": "SoBerg", "PS": "Forts.", "WIN": "Siege", "WON": "Gewonnen",
		"BPG": "Schwarz", "BWG": "S-Siege", "REP": "Gewollt", "ARO": "Ø Gegner", "TPR": "Leistung", "APRO": "Ø TPR", "APPO": "Ø PTP",
		"RTNG": "Eig. Zahl", "TPN": "Startnr.", "EDE": "Erw. DV", "EDET": "Erw. DV T", "EDEB": "Erw. DV B", "EDEBT": "Erw. DV BT",
		"EDEBB": "Erw. DV BB", "BC": "Brettzahl", "TBR": "Spitzenbr.", "BBE": "Letzte Br.", "CUMULATIVE": "Kum.",
		"OPPCUM": "Gegn.-Kum.", "BETWEEN": "Unter sich", "BLACKS": "Schwarzp.", "AVGOPP": "Gegner-Ø", "OPPPERF": "Gegn.-L.",
		"ADJCUM": "Ber. Kum.", "MEDBH": "M-Buchh.", "WINS": "Siegzahl", "PERCENT": "Proz.", "PERFINDEX": "L.-Index",
		"OTB": "Am Brett", "GPDIFF": "BP-Diff.", "GPDIFFPLUS": "BP-Diff. +", "OWNAVG": "Eigen-Ø", "HIGHWIN": "Vordere S.",
		"KHANTYMP": "Gegn.-MP", "OLY26": "Olympiade", "SOB": "Buchh.-S.", "SOR": "Gegner-S.", "PROGELIM": "Fs.-Str.",
		"SORELIM": "S. Streich", "LINPERF": "Lin. L.", "DEALL": "Direkt a.", "PLAYOFF": "Stichkampf", "LOTS": "Los",
		"MANUAL": "Von Hand", "OWN": "Eig. Wert",
	}
})

type candidate struct {
	tb   *TieBreak
	rest string // what follows the name, "" for nothing
}

// candidates are the ways to read a name at the start of the text, the longest
// name first. A single letter is a name only by itself, and after a word of
// many letters no modifier follows without a separator.
func candidates(text string) []candidate {
	var out []candidate
	for _, n := range names() {
		rest, ok := strings.CutPrefix(text, n.name)
		if ok && (rest == "" || len(n.name) > 1 && (len(n.name) < 8 || !letter(rest[0]))) {
			out = append(out, candidate{n.tb, rest})
		}
	}
	return out
}

func letter(b byte) bool { return b >= 'A' && b <= 'Z' }

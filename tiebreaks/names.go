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
		for _, n := range slices.Concat([]string{tb.Code, tb.Name.String(), tb.Short.String()}, abroad(tb.Code), tb.Also) {
			if n != "" {
				out = append(out, spelled{tb, normal(n)})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b spelled) int { return len(b.name) - len(a.name) })
	return out
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

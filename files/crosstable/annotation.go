package crosstable

import (
	"strconv"
	"strings"

	"wallchart/files/pattern"
)

var annotation = pattern.New(`(?i)^\s*(?:tie ?break|wertung|desempate)\s?(\d{1,2})\s*:\s*(.+)$`)

// annotate reads what chess-results prints below its tables: which tie-break is
// in which of the columns TB1, TB2, …
//
//	Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)
func (t *tableText) annotate(text string) bool {
	if s := strings.ToLower(strings.TrimSpace(text)); s == "annotation:" || strings.HasPrefix(s, "program: ") {
		return len(t.readings) > 0
	}
	m := annotation.FindStringSubmatch(text)
	if m == nil || len(t.readings) == 0 {
		return false
	}
	n, _ := strconv.Atoi(m[1])
	for i := range t.heading.cols {
		if c := &t.heading.cols[i]; c.kind == tieBreak {
			if n--; n == 0 && c.code == "" {
				c.code = nameOfBreak(m[2])
			}
		}
	}
	return true
}

// spelled are the tie-breaks as chess-results spells them out.
var spelled = []struct{ words, code string }{
	{"direct encounter", "DE"}, {"sonneborn", "SB"}, {"number of wins", "WIN"}, {"most wins", "WIN"}, {"progressive", "PS"}, {"koya", "KS"},
	{"average rating of opponents", "ARO"}, {"performance", "TPR"}, {"kashdan", "KASHDAN"}, {"most black", "BPG"},
}

// nameOfBreak is the code of a tie-break in words, "" for one that is not known.
func nameOfBreak(text string) string {
	low := strings.ToLower(text)
	if strings.Contains(low, "buchholz") {
		switch squeezed := strings.NewReplacer(" ", "", "-", "").Replace(low); {
		case strings.Contains(squeezed, "cut1"):
			return "BH/C1"
		case strings.Contains(squeezed, "cut2"):
			return "BH/C2"
		case strings.Contains(squeezed, "median1") || strings.Contains(squeezed, "medianbuchholz"):
			return "BH/M1"
		}
		return "BH"
	}
	for _, s := range spelled {
		if strings.Contains(low, s.words) {
			return s.code
		}
	}
	return ""
}

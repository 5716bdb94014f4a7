package crosstable

import (
	"slices"
	"strings"

	"wallchart/files/pattern"
)

// ownHeads are what stands over our own columns of tie-breaks, longest first: modifiers follow after a blank, as in "Buch. C1".
var ownHeads = []string{
	"Black wins", "Bottom bds", "Direct all", "Ext. DE BB", "Ext. DE BT", "GP diff. +", "Lin. perf.", "Opp. perf.", "Prog. elim",
	"Adj. cum.", "Avg Buch.", "Ext. DE B", "Ext. DE T", "High wins", "Mod. Med.", "Olymp. MP", "Opp. cum.", "Perf. idx",
	"Start no.", "Sum Buch.", "Avg opp.", "GP diff.", "Gelbfuhs", "Olympiad", "Own val.", "Play-off", "Sum elim", "Avg PTP", "Avg TPR",
	"Avg rtg", "Between", "By hand", "Elected", "Ext. DE", "Fore B.", "Kashdan", "Lothian", "M-Buch.", "Matches", "Opp. MP",
	"Own avg", "Own rtg", "Sum rtg", "Tennant", "Top bds", "USAT ×2", "Wallace", "Arranz", "Berlin", "Blacks", "Boards",
	"Direct", "ESB GG", "ESB GM", "ESB MG", "ESB MM", "Keizer", "Khanty", "Progr.", "Berg.", "Black", "Buch.", "Games", "MPvGP", "Perf.",
	"Prog.", "Solk.", "Cum.", "GPts", "IHSA", "Koya", "Lots", "MPts", "Med.", "Papi", "Pct.", "SSSC", "Std.", "USAT", "Wins",
	"H2H", "OTB", "PTP", "Pts", "SB²", "Win", "Won", "SB",
}

var ownModifiers = pattern.New(`^(?: [A-Z][A-Z0-9.+-]*)*$`)

// ownBreakCode is how the heading of a column of tie-breaks is named in a list of them, "" for a heading that is none.
func ownBreakCode(heading string) string {
	if ownBreak.MatchString(heading) { // as in files for programs
		return modifierDash.ReplaceAllString(heading, "/$1")
	}
	if slices.ContainsFunc(ownHeads, func(head string) bool {
		rest, ok := strings.CutPrefix(heading, head)
		return ok && ownModifiers.MatchString(rest)
	}) {
		return heading
	}
	return ""
}

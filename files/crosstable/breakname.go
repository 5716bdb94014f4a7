package crosstable

import (
	"slices"
	"strings"

	"wallchart/files/pattern"
)

// Points are the "tie-breaks" that are the score itself: chess-results prints the
// score as the first of them where the organiser has put it there.
const (
	Points      = "PTS"  // points of a player, or of a team's games
	MatchPoints = "MPTS" // points of a team's matches
)

// fideCodes are the codes that Swiss-Manager puts into brackets behind a name:
// "Average Performance Rating Of Opponents (APRO) (1400)".
var fideCodes = []string{"DE", "EDE", "BH", "FB", "AOB", "SB", "KS", "PS", "WIN", "WON", "BPG", "BWG", "REP", "STD", "ARO", "TPR", "PTP",
	"APRO", "APPO", "RTNG", "TPN", "BC", "TBR", "BBE", "SSSC"}

// spelled are the tie-breaks as chess-results spells them out, the narrower
// before the wider; those behind a ^ begin the name. An empty code is a name that is known to mean something that
// Wallchart does not compute.
var spelled = []struct{ words, code string }{
	{"recursive", ""}, {"khanty", ""}, {"olympiad", ""}, {"analog [57]", ""}, {"qualifying-points", ""},
	{"+ 1 point for each won match", ""}, {"+ matchpoints", ""},
	{"^matchpoints", MatchPoints}, {"^match points", MatchPoints}, {"^points (", Points}, {"^pts.", Points},
	{"results of the teams in the", "EDE"}, {"extended direct", "EDE"}, {"direct encounter", "DE"}, {"in the same point", "DE"},
	{"average of opponents' buchholz", "AOB"}, {"sum of buchholz", "SOB"}, {"sum buchholz", "SOB"},
	{"medianbuchholz", "BH/M1"}, {"buchholz", "BH"},
	{"sonneborn", "SB"}, {"games won with black", "BWG"}, {"most black", "BPG"}, {"games played with black", "BPG"},
	{"number of wins", "WIN"}, {"most wins", "WIN"}, {"number of victories", "WIN"}, {"progressive", "PS"},
	{"fide tie-break (fine)", "PROGELIM"}, {"fide tie-break", "PS"},
	{"koya", "KS"}, {"arranz", "ARRANZ"}, {"kashdan", "KASHDAN"}, {"berlin", "BERLIN"},
	{"perfect performance of opponents", "APPO"}, {"performance rating of opponents", "APRO"}, {"performance of opponents", "APRO"},
	{"perfect tournament performance", "PTP"},
	{"performance", "TPR"}, {"average rating of opponents", "ARO"}, {"rating average of the opponents", "ARO"}, {"average rating", "ARO"},
	{"sum of the ratings of the opponents (whithout one", "SORELIM"},
	{"sum of the ratings of the opponents (without one", "SORELIM"}, {"sum of the ratings", "SOR"},
	{"elected to play", "REP"}, {"standard points", "STD"}, {"board tie-breaks", ""},
}

var (
	bracketed = pattern.New(`[(\[]([^()\[\]]*)[)\]]`)
	cutWord   = pattern.New(`^(cut|c|median|m)[ -]?(\d)$`)
	floorWord = pattern.New(`^(1\d{3}|200[0-8]|2[1-9]\d{2}|[5-9]\d{2})$`) // and not the year of a regulation
	yearWord  = pattern.New(`\((20\d\d)\)`)
)

// TieBreakNamed is the code of a tie-break in the words of chess-results, with the
// parameters in brackets behind them, "" for one that is not known:
//
//	Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)   BH/C1
//	Average Rating of Opponents (ARO) (1400, Cut1)          ARO/C1/U1400
func TieBreakNamed(text string, teams bool) string {
	low := strings.ToLower(strings.Join(strings.Fields(text), " "))
	code := codeOf(low)
	base, mods, _ := strings.Cut(code, "/")
	floor, score, forfeits := "", "", ""
	for _, m := range bracketed.FindAllStringSubmatch(low, -1) {
		for _, word := range strings.FieldsFunc(m[1], func(r rune) bool { return r == ',' || r == ';' }) {
			word = strings.TrimSpace(word)
			switch c := cutWord.FindStringSubmatch(word); {
			case c != nil && c[1][0] == 'c':
				mods = "C" + c[2]
			case c != nil:
				mods = "M" + c[2]
			case word == "without one result" || word == "whithout one result" || strings.HasPrefix(word, "1 streich"):
				mods = "C1"
			case strings.HasPrefix(word, "without two results"):
				mods = "M1"
			case word == "gamepoints" || word == "game points":
				score = ":GP"
			case word == "matchpoints" || word == "match points":
				score = ":MP"
			case strings.HasPrefix(word, "forfeited games count"):
				forfeits = "P"
			case floorWord.MatchString(word):
				floor = "U" + word
			}
		}
	}
	return compose(base, score, mods, forfeits, floor, teams)
}

// compose writes a code with the modifiers that its tie-break takes.
func compose(base, score, mods, forfeits, floor string, teams bool) string {
	code := base
	if teams && slices.Contains([]string{"BH", "FB", "PS", "KS", "AOB"}, base) {
		code += score
	}
	if mods != "" && slices.Contains([]string{"BH", "FB", "SB", "PS", "ARO", "SOR"}, base) {
		code += "/" + mods
	}
	if forfeits != "" && slices.Contains([]string{"BH", "FB", "SB", "DE", "EDE"}, base) {
		code += "/" + forfeits
	}
	if floor != "" && slices.Contains([]string{"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"}, base) {
		code += "/" + floor
	}
	return code
}

func codeOf(low string) string {
	for _, m := range bracketed.FindAllStringSubmatch(low, -1) {
		if c := strings.ToUpper(strings.TrimSpace(m[1])); slices.Contains(fideCodes, c) {
			return c
		}
	}
	for _, s := range spelled {
		words, begins := strings.CutPrefix(s.words, "^")
		if begins && strings.HasPrefix(low, words) || !begins && strings.Contains(low, words) {
			return s.code
		}
	}
	return ""
}

// editionNamed is the rule set for unplayed rounds of the edition that stands in
// the name of a tie-break, "" where none does. Swiss-Manager's names of 2023 are
// the regulation in force from September 2023 to February 2026.
func editionNamed(text string) string {
	switch m := yearWord.FindStringSubmatch(text); {
	case m == nil:
		return ""
	case m[1] >= "2026":
		return "fide2026"
	case m[1] >= "2023":
		return "fide2024"
	}
	return ""
}

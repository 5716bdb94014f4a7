package catalogue

import (
	"wallchart/tiebreaks"
	"wallchart/tiebreaks/rules"
)

// All is every tie-break, in the order of menus and manuals.
var All = []*tiebreaks.TieBreak{
	// Scores.
	rules.PTS, rules.MPTS, rules.GPTS, rules.MPVGP, rules.GAMES, rules.MATCHES,
	// FIDE C.07, individual and common.
	rules.DE, rules.BH, rules.FB, rules.AOB, rules.SB, rules.KS, rules.PS, rules.WIN, rules.WON, rules.BPG, rules.BWG,
	rules.REP, rules.STD, rules.ARO, rules.TPR, rules.PTP, rules.APRO, rules.APPO, rules.RTNG, rules.TPN,
	// FIDE C.07, teams.
	rules.EDE, rules.EDET, rules.EDEB, rules.EDEBT, rules.EDEBB, rules.EMMSB, rules.EMGSB, rules.EGMSB, rules.EGGSB,
	rules.BC, rules.TBR, rules.BBE, rules.SSSC,
	// US Chess.
	rules.MODMED, rules.SOLKOFF, rules.CUMULATIVE, rules.OPPCUM, rules.MEDIAN, rules.BETWEEN, rules.HEAD2HEAD,
	rules.BLACKS, rules.KASHDAN, rules.AVGOPP, rules.OPPPERF, rules.ADJCUM,
	// Sydney.
	rules.MEDBH, rules.PROGRESS, rules.BERGER, rules.WINS,
	// US team events.
	rules.USAT, rules.USATX2, rules.IHSA,
	// WinTD and Michigan.
	rules.PERCENT, rules.PERFINDEX, rules.OTB,
	// Team events elsewhere.
	rules.LOTHIAN, rules.BERLIN, rules.GPDIFF, rules.GPDIFFPLUS, rules.OWNAVG, rules.HIGHWIN, rules.TENNANT, rules.KHANTY,
	rules.KHANTYMP, rules.OLY26, rules.OLY26MP,
	// In place of the score.
	rules.KEIZER, rules.KO,
	// Others.
	rules.SOB, rules.SOR, rules.PROGELIM, rules.SORELIM, rules.WALLACE, rules.ARRANZ, rules.LINPERF, rules.PAPIPERF,
	rules.SBSQ, rules.GELBFUHS, rules.DEALL,
	// By the arbiter.
	rules.PLAYOFF, rules.OWN, rules.LOTS, rules.MANUAL,
}

// spellings are the spellings that stand for a code with modifiers.
var spellings = [][2]string{
	{"AROC", "ARO/C1"}, {"BC1", "BH/C1"}, {"BC2", "BH/C2"}, {"GE", "REP"},
	{"ESB:MM", "EMMSB"}, {"ESB:MG", "EMGSB"}, {"ESB:GM", "EGMSB"}, {"ESB:GG", "EGGSB"},
	{"USAT/2", "USATX2"}, {"USAT X2", "USATX2"}, {"MP VS GP", "MPVGP"},
}

// Every reads the codes of all.
var Every = &tiebreaks.Catalogue{All: All, Spellings: spellings, Abroad: elsewhere()}

// Parse reads the code of a tie-break with its modifiers. The error names what
// is unknown or not allowed, and the nearest spelling that is.
func Parse(code string) (tiebreaks.Use, error) { return Every.Parse(code) }

// ParseList reads codes separated by commas (or semicolons); "none" alone is the
// empty list. The error holds every code that means nothing.
func ParseList(list string) ([]tiebreaks.Use, error) { return Every.ParseList(list) }

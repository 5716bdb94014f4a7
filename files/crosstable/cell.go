package crosstable

import (
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
)

// cell is what one round says in a row of the table.
type cell struct {
	opponent int // number printed, 0 for none
	outcome  model.Outcome
	colour   model.Colour
	games    model.Points // game points of a team
	hasGames bool
	blank    bool // nothing was printed
	given    bool // a team's round without an opponent, of which only the game points are printed
	scores   bool // a match score in place of a result: "6w2½"
}

// Patterns of cells, after folding to upper case and Latin letters. Each is
// anchored at the beginning only: the same patterns read cells that stand by
// themselves and cells that have run together.
var (
	openCell     = pattern.New(`^\?0{0,3}([1-9]\d{0,3})$`) // paired without colours, and no result yet
	usCell       = pattern.New(`^([WLDTXFR=])[ -]{0,4}([1-9]\d{0,3})`)
	signCell     = pattern.New(`^([-+=])([1-9]\d{0,3})`)
	fideCell     = pattern.New(`^0{0,3}([1-9]\d{0,3}) ?([wbs])(?: ?(1/2|½|0[.,]5|[.,]5|[10=+-]))?`)
	matchCell    = pattern.New(`^0{0,3}([1-9]\d{0,3}) ?([wbs]) ?([2-9]|\d{2}|[1-9]\d?[.,]5|[1-9]\d?½)$`)
	forfeitCell  = pattern.New(`^0{0,3}([1-9]\d{0,3})([+-])`) // beside cells such as 12w1, as Swiss-Chess prints it
	ukCell       = pattern.New(`^([wbs])0{0,3}([1-9]\d{0,3})([=+½-])`)
	tailCell     = pattern.New(`^0{0,3}([1-9]\d{0,3})([=+½-])`)
	byeCell      = pattern.New(`^(?:-{0,2}(BYE|HPB|FPB|PAB|ZPB|HALF|FULL|[BHU])-{0,3}|(-{1,4})|(½|0[.,]5|[.,]5))`)
	gamesEnd     = pattern.New(`^[,;:/] ?(\d{1,2}(?:[.,]\d)?½?|½|[.,]5)`)
	usAnywhere   = pattern.New(`[WLDXF][ -]{0,4}\d`)
	fideAnywhere = pattern.New(`\d ?[wbs]`)
	colourLetter = pattern.New(`^\d{1,4} ?[WBS]|^[WBS]\d{1,4}[=+½-]$`)
	points       = pattern.New(`^(\d{1,3}½|½|\d{0,3}[.,][05]0?|\d{1,3})`)
)

var usOutcomes = map[string]model.Outcome{"W": model.Win, "L": model.Loss, "D": model.Draw, "T": model.Draw, "=": model.Draw,
	"+": model.Win, "-": model.Loss, "R": model.Draw, "X": model.ForfeitWin, "F": model.ForfeitLoss}

// ukOutcomes are results behind the opponent, where + is a win over the board.
var ukOutcomes = map[string]model.Outcome{"+": model.Win, "-": model.Loss, "=": model.Draw, "½": model.Draw}

var fideOutcomes = map[string]model.Outcome{"1": model.Win, "0": model.Loss, "½": model.Draw, "=": model.Draw, "0.5": model.Draw,
	"0,5": model.Draw, ".5": model.Draw, ",5": model.Draw, "1/2": model.Draw, "+": model.ForfeitWin, "-": model.ForfeitLoss, "": model.Pending}

var byeOutcomes = map[string]model.Outcome{"BYE": model.PairingBye, "PAB": model.PairingBye, "B": model.PairingBye,
	"FPB": model.FullBye, "FULL": model.FullBye, "HPB": model.HalfBye, "HALF": model.HalfBye, "H": model.HalfBye, "U": model.Absent,
	"ZPB": model.ZeroBye}

// whole are cells that mean something only when they stand by themselves.
var whole = map[string]model.Outcome{"": model.Absent, "*": model.Absent, "0": model.Absent, "-0": model.Absent, "Z": model.ZeroBye,
	"-1": model.PairingBye, "1": model.PairingBye, "+": model.FullBye, "-½": model.HalfBye, "X": model.FullBye, "F": model.Absent,
	"0F": model.Absent, "1F": model.FullBye, "-X-": model.FullBye, "-F-": model.Absent, "OUT": model.Absent, "WD": model.Absent,
	"NOT PAIRED": model.Absent, "N/A": model.Absent, "A": model.Absent}

// taken is one way to read the beginning of a text: a cell, and where it ends.
type taken struct {
	end int
	cell
}

// readCell reads a cell that stands by itself. Where results are signs (+12 =3
// -1) a minus is a loss, elsewhere -1 is a bye worth a point. Beside cells such as
// 12w1 a cell such as 20+ is a forfeit.
func readCell(text string, signs, fide bool) (cell, bool) {
	s := latin(strings.ToUpper(strings.TrimSpace(text)))
	if o, ok := whole[s]; ok && !(signs && len(s) == 2 && s[0] == '-') {
		return cell{outcome: o, blank: s == ""}, true
	}
	s = colourLetter.ReplaceAllStringFunc(s, strings.ToLower)
	if m := matchCell.FindStringSubmatch(s); m != nil {
		p, err := model.ParsePoints(m[3])
		return cell{opponent: numberIn(m[1]), colour: colourOf(m[2]), games: p, hasGames: true, scores: true}, err == nil
	}
	if m := openCell.FindStringSubmatch(s); m != nil {
		return cell{opponent: numberIn(m[1])}, true
	}
	best, ok := cell{}, false
	st := styleOf(s)
	st.fide = st.fide || fide && !st.us
	for _, t := range takeCell(s, st) {
		if strings.TrimRight(s[t.end:], " ") == "" {
			best, ok = t.cell, true
		}
	}
	return best, ok
}

// style says which kinds of cells a row has. One that has run together would
// otherwise have readings in which kinds are mixed as no program mixes them.
type style struct {
	us, fide bool
	chart    bool // letters before opponents are colours; the results stand below
}

// styleOf looks at a row or cell in which the letters of colours, and no others,
// are small.
func styleOf(s string) style {
	return style{us: usAnywhere.MatchString(s), fide: fideAnywhere.MatchString(s)}
}

// takeCell returns all ways to read a cell at the beginning of s, in the forms of all programs that a row of this style may be of. Where it
// ends is open, too: "W12" has won against 12, or against 1 with a 2 behind it that belongs to the next column.
func takeCell(s string, st style) []taken {
	var ways []taken
	add := func(end int, c cell) {
		ways = append(ways, taken{end, c})
		ways = append(ways, gamesBehind(s, end, c)...)
	}
	if m := ukCell.FindStringSubmatch(s); m != nil {
		add(len(m[0]), cell{opponent: numberIn(m[2]), colour: colourOf(m[1]), outcome: ukOutcomes[m[3]]})
	}
	if st.fide {
		fideWays(s, add)
	}
	if st.chart {
		chartWays(s, add)
		return ways
	}
	usWays(s, add)
	if m := tailCell.FindStringSubmatch(s); m != nil && st == (style{}) {
		add(len(m[0]), cell{opponent: numberIn(m[1]), outcome: ukOutcomes[m[2]]})
	}
	byeWays(s, add)
	return ways
}

// gamesBehind are the ways in which game points follow a cell that ends there: after any of their digits the next cell may begin.
func gamesBehind(s string, end int, c cell) (ways []taken) {
	m := gamesEnd.FindStringSubmatchIndex(s[end:])
	if m == nil {
		return nil
	}
	for e := m[3]; e > m[2]; e-- {
		if p, err := model.ParsePoints(s[end+m[2] : end+e]); err == nil {
			g := c
			g.games, g.hasGames = p, true
			ways = append(ways, taken{end + e, g})
		}
	}
	return ways
}

// fideWays adds the readings as opponent, colour and result, "12w1", with the result or before it is known; and a forfeit, which has no
// colour.
func fideWays(s string, add func(int, cell)) {
	if m := fideCell.FindStringSubmatchIndex(s); m != nil {
		c := cell{opponent: numberIn(s[m[2]:m[3]]), colour: colourOf(s[m[4]:m[5]])}
		if m[6] >= 0 {
			made := c
			made.outcome = fideOutcomes[s[m[6]:m[7]]]
			add(m[7], made)
		}
		add(m[5], c)
	}
	if m := forfeitCell.FindStringSubmatch(s); m != nil {
		add(len(m[0]), cell{opponent: numberIn(m[1]), outcome: fideOutcomes[m[2]]})
	}
}

// usWays adds the readings as result and opponent, "W12" or "+12": the number may end after any of its digits.
func usWays(s string, add func(int, cell)) {
	for _, re := range []*pattern.Pattern{usCell, signCell} {
		m := re.FindStringSubmatchIndex(s)
		if m == nil {
			continue
		}
		o := usOutcomes[s[m[2]:m[3]]]
		for e := m[5]; e > m[4]; e-- {
			add(e, cell{opponent: numberIn(s[m[4]:e]), outcome: o})
		}
	}
}

// colourOf is what w, b and s, for schwarz, mean.
func colourOf(letter string) model.Colour {
	if letter == "w" || letter == "W" {
		return model.White
	}
	return model.Black
}

// numberIn is a number of which a pattern has seen that it is one.
func numberIn(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// byeWays adds the readings without an opponent. The hyphens around B, H and U
// may be many or few, and may belong to the next cell.
func byeWays(s string, add func(int, cell)) {
	m := byeCell.FindStringSubmatchIndex(s)
	switch {
	case m == nil:
	case m[2] >= 0:
		o := byeOutcomes[s[m[2]:m[3]]]
		for e := m[1]; e >= m[3]; e-- {
			add(e, cell{outcome: o})
		}
	case m[4] >= 0:
		add(m[1], cell{outcome: model.Absent})
	default:
		add(m[1], cell{outcome: model.HalfBye})
	}
}

// cutRune tells whether a cut at byte i would fall within a character.
func cutRune(s string, i int) bool { return i < len(s) && s[i]&0xC0 == 0x80 }

// takePoints returns the ways to read a score at the beginning of s.
func takePoints(s string) []int {
	m := points.FindString(s)
	var ends []int
	for e := len(m); e > 0; e-- {
		if _, err := model.ParsePoints(m[:e]); err == nil && m[e-1] != '.' && m[e-1] != ',' {
			ends = append(ends, e)
		}
	}
	return ends
}

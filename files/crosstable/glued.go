package crosstable

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// Limits keep a hostile line from taking for ever; printed rows stay far below.
const (
	longestRow   = 600 // bytes
	mostSteps    = 40_000
	mostSpent    = 1_000_000 // steps for a whole text
	mostReadings = 400
)

// What is odd in a reading of a row costs something. The costs are added up, and the cheapest reading comes first: one with a round left
// empty comes behind one with two boundaries that lack a blank, and level with three.
const (
	stepBlank  = 1  // a boundary at one blank only
	stepDigit  = 3  // a digit at the end of a name
	stepGlued  = 4  // a boundary without a blank
	stepInside = 6  // a column of two words, or with a wide gap inside
	stepEmpty  = 6  // an optional column left empty
	stepNoCell = 12 // a round left empty
)

// manner is how a row is read: with columns that end at blanks only, or with
// results that make the score in some scoring.
type manner struct {
	spaced, strict bool
	whole          bool // no round is left empty, and there is a score
}

// manners are tried in turn until one gives a reading. Columns that stand apart
// are believed even when the score is wrong: that is a contradiction to be told,
// and not a reason to read a result as part of a name.
var manners = []manner{{spaced: true, whole: true}, {spaced: true}, {strict: true, whole: true}, {whole: true}, {}}

// reader takes one row apart by its heading. It walks the columns in order; at
// each it tries all the ways in which the text can go on, and turns back where
// the rest cannot be read.
type reader struct {
	cols   []column
	text   string
	folded string        // upper case, Latin, for cells; same offsets as text
	dead   map[spot]bool // from here nothing can be read
	column []int         // of each byte, in characters
	style  style
	manner
	steps    int
	limit    int // how many readings are enough
	rounds   int
	laid     int // the first column with a round, where the columns before it stand apart
	cells    []cell
	tally    uint64
	score    model.Points
	scored   bool
	cuts     []int // end of each column so far
	starts   []int
	found    []row // of the readings that say the same, the cheapest
	line     line
	same     map[string]int // what a reading says of the games → its index in found
	furthest int            // column at which reading failed, for the message
}

// readGlued returns all readings of a row whose columns are not separated, best
// first.
func readGlued(l line, t *tableText, spent *int) ([]row, error) {
	h := t.heading
	text := strings.TrimRight(strings.NewReplacer("|", " ", "\t", "  ").Replace(l.text), " ")
	if len(text) > longestRow {
		return nil, phrase.Errorf("it is too long for a row of a crosstable")
	}
	if *spent > mostSpent {
		return nil, phrase.Errorf("the lines before it were too tangled to go on. Paste only the table")
	}
	r := newReader(l, h, text)
	r.style.chart = t.chart
	if !r.hopeful() {
		return nil, phrase.Errorf("it has too few results for %d rounds", r.rounds)
	}
	if rows := r.readings(spent); len(rows) > 0 {
		return rows, nil
	}
	if r.steps >= mostSteps {
		return nil, phrase.Errorf("it can be read in too many ways. Put blanks or tabs between its columns")
	}
	return nil, phrase.Errorf("nothing in it fits the column %q", h.cols[min(r.furthest, len(h.cols)-1)].heading)
}

func newReader(l line, h heading, text string) *reader {
	r := &reader{cols: h.cols, line: l, dead: map[spot]bool{}, same: map[string]int{}}
	r.text, r.folded = foldSame(text)
	r.style = styleOf(r.folded)
	for _, c := range h.cols {
		if c.kind == round {
			r.rounds++
		}
	}
	if strings.Contains(strings.TrimLeft(r.text, " "), "  ") {
		r.laid = slices.IndexFunc(h.cols, func(c column) bool { return c.kind == round })
	}
	r.column = make([]int, len(r.text)+1)
	n := 0
	for i := range len(r.text) {
		if r.column[i] = n; i+1 == len(r.text) || utf8.RuneStart(r.text[i+1]) {
			n++
		}
	}
	r.column[len(r.text)] = n
	return r
}

// touching is a result, and the next one right behind it: "19w110s1", "20+3w1", "W12L3".
var touching = pattern.New(`\d ?[wbs](?:[10½=]\d|[+-]\d)|\s\d{1,4}[+-]\d{1,4} ?[wbs+-]|[WLDX]\d{1,4}[WLDX]\d`)

// readings reads the row in one manner after the other. Columns that stand apart, with
// rounds left empty, may be a row whose results have run together: where some touch it is
// read in both ways, and the rows of its opponents decide.
func (r *reader) readings(spent *int) []row {
	apart := 0
	for _, m := range manners {
		r.manner, r.steps = m, 0
		clear(r.dead)
		before := len(r.found)
		r.limit = before + mostReadings
		r.walk(0, 0, 0)
		*spent += r.steps
		found := r.found[before:]
		if len(found) == 0 {
			continue
		}
		slices.SortStableFunc(found, func(a, b row) int { return a.cost - b.cost })
		if m.spaced {
			r.found = found
			if m.whole || !touching.MatchString(r.folded) {
				break
			}
			clear(r.same)
			apart = len(r.found)
			continue
		}
		for i := apart; i < len(r.found); i++ {
			r.found[i].glued = apart > 0
		}
		if apart == 0 || !m.strict {
			break
		}
	}
	return r.found
}

// hopeful tells a row from prose before much work is done: results can begin at
// enough places of it.
func (r *reader) hopeful() bool {
	n := 0
	for at := range r.folded {
		if !cutRune(r.folded, at) && len(takeCell(r.folded[at:], r.style)) > 0 {
			n++
		}
	}
	return n >= (r.rounds+1)/2 && strings.ContainsAny(r.text, "0123456789½")
}

// foldSame returns the text, and the text with letters in capitals and Latin look-alikes for others, so that the same offset is the same
// place in both. A ½ written in three characters is one in both; small w, b and s behind a digit stay as they are, they are colours.
func foldSame(text string) (string, string) {
	text = strings.ReplaceAll(text, "1/2", "½")
	var a, b strings.Builder
	last := ' '
	for _, c := range text {
		s := string(c)
		f := latin(strings.ToUpper(s))
		if unicode.IsDigit(last) && (c == 'w' || c == 'b' || c == 's') {
			f = s
		}
		last = c
		switch {
		case len(f) == len(s):
			a.WriteString(s)
			b.WriteString(f)
		case len(f) < len(s) && !unicode.IsLower(c):
			// A look-alike: in a name it stays what it is, in a cell it is
			// its Latin letter with a hyphen, as byes are printed.
			a.WriteString(s)
			b.WriteString(f + strings.Repeat("-", len(s)-len(f)))
		default: // a letter of no cell: what stands for it in the folded text belongs to none either
			a.WriteString(s)
			b.WriteString(strings.Repeat("\x01", len(s)))
		}
	}
	return a.String(), b.String()
}

// walk reads column col from offset at; it returns whether anything was found.
func (r *reader) walk(col, at, cost int) bool {
	for at < len(r.text) && r.text[at] == ' ' {
		at++
	}
	if r.steps++; r.steps >= mostSteps || len(r.found) >= r.limit {
		return false
	}
	r.furthest = max(r.furthest, col)
	if col == len(r.cols) {
		if at < len(r.text) {
			return false
		}
		return r.keep(cost)
	}
	key := spot{col, at, r.tally, r.score, r.scored}
	if r.dead[key] {
		return false
	}
	any := false
	r.starts = append(r.starts, at)
	for _, w := range r.ways(r.cols[col], at) {
		if r.spaced && w.end > at && w.end < len(r.text) && r.text[w.end] != ' ' {
			continue
		}
		r.cuts = append(r.cuts, w.end)
		if r.enter(r.cols[col], at, w) {
			any = r.walk(col+1, w.end, cost+w.cost+r.boundary(w.end, at, col)) || any
		}
		r.leave(r.cols[col])
		r.cuts = r.cuts[:len(r.cuts)-1]
		if any && r.onlyBreaks(col) {
			break // how the tie-breaks fall apart is settled by the best order
		}
	}
	r.starts = r.starts[:len(r.starts)-1]
	if !any && r.steps < mostSteps && len(r.found) < r.limit {
		r.dead[key] = true
	}
	return any
}

// enter notes what a column says; false when, reading strictly, the results
// cannot make the score.
func (r *reader) enter(c column, at int, w way) bool {
	switch {
	case c.kind == round:
		r.cells = append(r.cells, w.cell)
		r.tally += worths[w.cell.outcome.Worth()]
	case c.kind == total:
		r.score, _ = model.ParsePoints(r.text[at:w.end])
		r.scored = true
	default:
		return true
	}
	if !r.strict || !r.scored || len(r.cells) < r.rounds {
		return true
	}
	return slices.ContainsFunc(schemes, func(s scheme) bool { return s.sum(r.cells) == r.score })
}

func (r *reader) leave(c column) {
	switch c.kind {
	case round:
		last := len(r.cells) - 1
		r.tally -= worths[r.cells[last].outcome.Worth()]
		r.cells = r.cells[:last]
	case total:
		r.scored, r.score = false, 0
	}
}

// onlyBreaks tells whether nothing but tie-breaks is left from a column on.
func (r *reader) onlyBreaks(col int) bool {
	return !slices.ContainsFunc(r.cols[col:], func(c column) bool { return c.kind != tieBreak && c.kind != other })
}

// boundary is what a column's place and its end cost.
func (r *reader) boundary(end, at, col int) int {
	if end == at {
		return 0
	}
	c, cost := r.cols[col], 0
	left, right := r.column[at]-c.from, r.column[end]-c.from-utf8.RuneCountInString(c.heading)
	if c.from >= 0 && (r.spaced || col < r.laid) {
		cost = min(max(left, -left), max(right, -right), 6) / 2
	}
	switch {
	case end >= len(r.text) || strings.HasPrefix(r.text[end:], "  "):
		return cost
	case r.text[end] == ' ':
		return cost + stepBlank
	}
	return cost + stepGlued
}

// spot is where reading stands: the column, the offset, and what has been
// collected so far of wins, draws and byes. What can be read from one spot does
// not depend on how it was reached.
type spot struct {
	col, at int
	tally   uint64
	score   model.Points
	scored  bool
}

// worths count outcomes of each worth, a byte each.
var worths = map[model.Worth]uint64{model.WorthWin: 1, model.WorthDraw: 1 << 8, model.WorthPairingBye: 1 << 16,
	model.WorthFullBye: 1 << 24, model.WorthHalfBye: 1 << 32, model.WorthLoss: 1 << 40, model.WorthAbsent: 1 << 48}

// keep makes a row of the present cuts.
func (r *reader) keep(cost int) bool {
	out := row{line: r.line.no, text: r.line.text, printed: map[int]string{}, cost: cost}
	out.cells = slices.Clone(r.cells)
	for i, c := range r.cols {
		if c.kind == round {
			continue
		}
		if out.set(i, c, strings.TrimSpace(r.text[r.starts[i]:max(r.starts[i], r.cuts[i])])) != nil {
			return false
		}
	}
	if out.empty() {
		return false
	}
	key := fmt.Sprint(out.place, out.number, out.hasTotal, out.total, out.games, out.cells)
	if i, ok := r.same[key]; !ok {
		r.same[key] = len(r.found)
		r.found = append(r.found, out)
	} else if cost < r.found[i].cost {
		r.found[i] = out
	}
	return true
}

// empty tells a reading that would take any line of prose for a row: its rounds
// left blank, or neither number nor score.
func (r *row) empty() bool {
	blank := 0
	for _, c := range r.cells {
		if c.blank {
			blank++
		}
	}
	return blank > 0 && blank*2 >= len(r.cells) || r.place == 0 && !r.hasTotal
}

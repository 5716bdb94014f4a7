package crosstable

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// Our own crosstables come back as they are: their headings say which form they
// have, and the columns stand exactly apart, by separators, by the rule of hyphens
// below the heading or by the cells of a web page or workbook. So nothing is
// guessed in them: a name may look like a result, a note below like a row.
//
//	No.  Name   Rtng  Rnd 1  Pts            W12 D7 -B- 12w   a match W6,3.5
//	Rk.  Name   Rtg   1.Rd   Pts            12w1 7b½ -1      a match 6w3½
//	No.  Name   Rd 1  Pts    Place          w12 1 -B- over the running score, in a workbook in a column of its own: Rd 1  Pts 1
//
// A row whose cells cannot be read is an Unread with the cell; it never goes to
// the reader of other programs' tables, which would read something else in it.
//
// A web page or a workbook could carry the event as data, and this reader be spared there. Texts, separated values and
// Markdown could not, nor do the pages that have been printed so far: it would stay as it is, beside a second one.

// form is the form of one of our crosstables.
type form uint8

const (
	usForm form = iota
	fideForm
	wallForm
	gridForm
)

var (
	ownRound     = pattern.New(`^(?:Rnd (\d{1,2})|(\d{1,2})\.Rd|Rd (\d{1,2}))$`)
	ownBreak     = pattern.New(`^[A-Z][A-Z0-9:.+-]*$`)
	modifierDash = pattern.New(`-([A-Z])`)
)

// readOwnHeading tells whether cells are the heading of one of our crosstables:
// number, name, what is known of the participants, the score with its tie-breaks
// before the rounds or after them, and in a wall chart the place.
func readOwnHeading(cells []string) (h heading, f form, ok bool) {
	at := 0
	take := func(k kind, titles ...string) bool {
		if at >= len(cells) || !slices.Contains(titles, cells[at]) {
			return false
		}
		h.cols = append(h.cols, column{kind: k, heading: cells[at]})
		at++
		return true
	}
	if !take(place, "No.", "Rk.") {
		return h, f, false
	}
	take(number, "SNo")
	if !take(name, "Name", "Team") {
		return h, f, false
	}
	take(federation, "St")
	take(rating, "Rtng", "Rtg")
	take(id, "ID")
	take(federation, "Fed")
	take(federation, "St")
	take(club, "Club")
	scores := func() bool {
		take(adjusted, "Carried")
		take(adjusted, "Adj")
		if !take(total, "Pts") {
			return false
		}
		for at < len(cells) && ownBreakCode(cells[at]) != "" {
			code := ownBreakCode(cells[at])
			h.cols = append(h.cols, column{kind: tieBreak, heading: cells[at], code: code})
			at++
		}
		return true
	}
	first := scores()
	if f, ok = ownRounds(cells, &at, &h); f == fideForm && ownOpponents(cells, &at, &h) {
		f = gridForm
	}
	if !ok || !first && !scores() {
		return h, f, false
	}
	if take(place, "Place") {
		f, h.cols[0].kind = wallForm, number
	}
	return h, f, at == len(cells)
}

// ownRounds takes the columns of the rounds, all in one form.
func ownRounds(cells []string, at *int, h *heading) (f form, ok bool) {
	if cells[0] == "Rk." {
		f = fideForm
	}
	for n := 1; *at < len(cells); n++ {
		m := ownRound.FindStringSubmatch(cells[*at])
		if m == nil {
			break
		}
		of := form(slices.IndexFunc(m[1:], func(s string) bool { return s != "" }))
		if n == 1 {
			f = of
		}
		if of != f || m[1+f] != strconv.Itoa(n) {
			return f, false
		}
		h.cols = append(h.cols, column{kind: round, round: n, heading: cells[*at]})
		*at++
	}
	return f, true
}

// ownOpponents takes the columns of an all-play-all table: the numbers of all.
func ownOpponents(cells []string, at *int, h *heading) bool {
	first := *at
	for *at < len(cells) && plainNumber(cells[*at]) && h.cols[len(h.cols)-1].heading != "Pts" {
		h.cols = append(h.cols, column{kind: round, heading: cells[*at]})
		*at++
	}
	return *at > first
}

// ownTable is one of our crosstables while its rows are read.
type ownTable struct {
	*tableText
	form form
}

// row reads a row from its cells; below is what stands under them, nil for nothing.
func (t *ownTable) row(l line, cells, below []string) (row, error) {
	r := row{line: l.no, text: l.text, printed: map[int]string{}}
	for i, c := range t.heading.cols {
		text := ""
		if i < len(cells) {
			text = strings.TrimSpace(cells[i])
		}
		if c.kind == round && t.form == gridForm {
			r.grid = append(r.grid, text)
			continue
		}
		if c.kind == adjusted {
			if err := r.adjustedBy(text, t.team); err != nil {
				return r, err
			}
			continue
		}
		if c.kind == round {
			r.run(i, c.round, below)
			cl, ok := t.cell(text)
			if !ok {
				return r, phrase.Errorf("round %d: %q under %q is not a result such as %s", c.round, text, c.heading, phrase.New(examples[t.form]))
			}
			r.cells = append(r.cells, cl)
			continue
		}
		if err := r.set(i, c, text); err != nil {
			return r, err
		}
		if c.kind == name {
			r.name = strings.Join(strings.Fields(text), " ") // set takes Markdown's signs off
			if word, rest, ok := strings.Cut(r.name, " "); ok && !t.team && titleText.MatchString(word) {
				r.title, r.name = word, rest
			}
		}
		if c.kind == name && i < len(below) {
			r.under(below[i])
		}
	}
	if r.name == "" {
		return r, phrase.Errorf("it has no name")
	}
	r.sumAdjusts(t.team)
	return r, nil
}

var examples = [...]phrase.Format{usForm: "W12, D7, -B- or 12w", fideForm: "12w1, 7b½ or -1", wallForm: "w12 1, b7 ½ or -B-",
	gridForm: "1, ½ or 0"}

// under reads what stands below the name: in a wall chart the rating, then the ID, in a US
// one "NY | 12345678 / 1850".
func (r *row) under(text string) {
	if state, rest, ok := strings.Cut(text, " | "); ok {
		r.state, text = state, rest
	}
	if id, rest, ok := strings.Cut(text, " / "); ok {
		r.id, text = id, rest
	}
	for i, word := range strings.Fields(text) {
		if i > 0 || r.setRating(word, column{heading: "Rating"}) != nil {
			r.id = word
		}
	}
}

// run reads the running score below a round of a wall chart.
func (r *row) run(i, round int, below []string) {
	if i >= len(below) || below[i] == "" {
		return
	}
	if p, err := model.ParsePoints(below[i]); err == nil {
		r.last, r.lastRound = p, round
	}
}

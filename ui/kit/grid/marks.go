package grid

import "wallchart/export/table"

// ink is how strongly a text is written.
type ink uint8

const (
	full ink = iota
	dim
	faint
)

// look is how a mark is drawn. Every mark has at least one trait that is not a
// colour; only Draw and Plain share theirs, and there the text says it.
type look struct {
	bold      bool
	ink       ink
	strike    bool // a line through the text
	under     bool // a line below the text
	dots      bool // a dotted line below the text, an open circle where there is none
	box       bool // outlined inside the cell
	corner    bool // a filled triangle in the upper right corner
	bar, tint bool // a bar at the left edge; a coloured ground
	warn      bool // a triangle with an exclamation mark before the text
	lock      bool // a padlock before the text
	pen       bool // a pen before the text
	hatch     bool // filled, with a diagonal
	above     bool // a rule at the upper edge
}

var looks = [...]look{
	table.Plain:     {},
	table.Win:       {bold: true},
	table.Draw:      {},
	table.Loss:      {ink: dim},
	table.Bye:       {ink: dim, box: true},
	table.Forfeit:   {corner: true},
	table.Pending:   {ink: dim, dots: true},
	table.Empty:     {hatch: true},
	table.Struck:    {strike: true},
	table.Changed:   {bar: true, tint: true},
	table.Warning:   {warn: true},
	table.Withdrawn: {ink: faint, strike: true},
	table.Total:     {bold: true, above: true},
	table.Counting:  {bold: true, under: true},
	table.Strong:    {bold: true},
	table.Locked:    {lock: true},
	table.Box:       {box: true},
	table.Quiet:     {ink: dim},
	table.Elsewhere: {pen: true},
}

// sign tells whether a sign stands before the text.
func (k look) sign() bool { return k.warn || k.lock || k.pen }

// lookOf joins the looks of a row's mark and a cell's. Of the row's, what stands
// at an edge or beside a text is drawn in the first column only; its tint is the
// row's ground.
func lookOf(row, cell table.Mark, first bool) look {
	k := markLook(cell)
	if row == table.Plain {
		return k
	}
	r := markLook(row)
	k.bold = k.bold || r.bold
	k.ink = max(k.ink, r.ink)
	k.strike = k.strike || r.strike
	k.above = k.above || r.above
	k.hatch = k.hatch || r.hatch
	k.under = k.under || r.under
	if first {
		k.bar = k.bar || r.bar
		k.warn = k.warn || r.warn
		k.corner = k.corner || r.corner
		k.box = k.box || r.box
	}
	return k
}

// markLook is the look of one mark. A mark this package has not heard of is
// shown as one that needs a look rather than as nothing.
func markLook(m table.Mark) look {
	if int(m) >= len(looks) {
		return looks[table.Warning]
	}
	return looks[m]
}

package table

// Look is how a mark is shown, as shape and weight. It is stated once so that
// the workbook, the page, the web and the sheet of paper agree; the colours
// that go with it are each ink's own affair, and never carry the meaning alone:
// half of all printers in clubs are black and white.
type Look struct {
	Bold      bool
	Italic    bool
	Underline bool
	Strike    bool
	Boxed     bool // a frame round the cell
	Hatched   bool // the cell is filled: nothing can stand here
	Muted     bool // grey instead of black
	Alert     bool // the ink's warning colour
	Tinted    bool // the ink's highlighting ground
	RuleAbove bool // a line above the cell, as over a sum
}

var looks = [...]Look{
	Plain:     {},
	Win:       {Bold: true},
	Draw:      {},
	Loss:      {},
	Bye:       {Italic: true, Muted: true},
	Forfeit:   {Italic: true},
	Pending:   {Muted: true},
	Empty:     {Hatched: true, Muted: true},
	Struck:    {Strike: true, Muted: true},
	Changed:   {Boxed: true, Tinted: true},
	Warning:   {Bold: true, Boxed: true, Alert: true},
	Withdrawn: {Italic: true, Muted: true},
	Total:     {Bold: true, RuleAbove: true},
	Counting:  {Underline: true},
	Strong:    {Bold: true},
	Locked:    {Boxed: true},
	Box:       {Boxed: true},
	Quiet:     {Muted: true},
	Elsewhere: {Italic: true},
}

// Look returns how the mark is shown. A mark unknown here looks plain.
func (m Mark) Look() Look {
	if int(m) < len(looks) {
		return looks[m]
	}
	return Look{}
}

// With returns the look of a cell that stands in a row with its own look.
func (l Look) With(row Look) Look {
	return Look{
		Bold:      l.Bold || row.Bold,
		Italic:    l.Italic || row.Italic,
		Underline: l.Underline || row.Underline,
		Strike:    l.Strike || row.Strike,
		Boxed:     l.Boxed || row.Boxed,
		Hatched:   l.Hatched || row.Hatched,
		Muted:     l.Muted || row.Muted,
		Alert:     l.Alert || row.Alert,
		Tinted:    l.Tinted || row.Tinted,
		RuleAbove: l.RuleAbove || row.RuleAbove,
	}
}

var markNames = [...]string{
	"plain", "win", "draw", "loss", "bye", "forfeit", "pending", "empty", "struck",
	"changed", "warning", "withdrawn", "total", "counting", "strong", "locked", "box", "quiet", "elsewhere",
}

// String returns the mark's name in lower case: a class name in HTML.
func (m Mark) String() string {
	if int(m) < len(markNames) {
		return markNames[m]
	}
	return "unknown"
}

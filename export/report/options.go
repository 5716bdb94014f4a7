package report

import (
	"strings"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

// Options say how a report is written. The zero value asks for the usual form.
type Options struct {
	Language    phrase.Language // of every word in the document; nil is English
	Title       string          // printed instead of the event's name
	Points      PointsStyle     // 3.5 or 3½
	Opponents   Numbering       // what stands for an opponent in a crosstable
	ScoreFirst  bool            // score and tie-breaks before the rounds, as SwissSys prints team charts
	ScoreGroups bool            // a heading before every score group of the standings
	Round       int             // for reports about one round; 0 = the last there is
	Club        string          // whose paper it is, printed above the title
	Logo        []byte          // the club's picture at the head of printed pages: a PNG
	Grouping    string          // what a report goes by, of Report.By: standings the ID of a Grouping; "" = the usual
	Codes       bool            // tie-breaks in sentences by code, for programs that read them
	Tipless     bool            // crosstables without a tip in each result's cell: ResultTip words it when it is asked for
	Single      bool            // crosstables have a line each, as a screen wants them; on paper a US one has two
	Apart       bool            // what wall charts have in second lines once more, value by value: Table.Seconds
	Pointed     bool            // decimals have a point in every language: values for programs
	Isolated    bool            // names read from the right are set apart within sentences, for forms in which that has a meaning
	Sums        bool            // with what each number is made of, for a page on which it can be opened
	Labels      string          // cards.ParseSheet: the labels, or the division of the sheet, that cards stand on; "" = as many as fit
	Shift       cards.Size      // of labels, to the right and down in millimetres
	CardNumbers CardNumbers     // whether each card says which of how many it is
	FirstLabel  int             // the first label that is free, from 1; 0 is 1
	Background  []byte          // a PNG behind badges and certificates, as page.Background makes it
	Places      int             // certificates are of the first so many places; 0 = everybody
	Wall        bool            // the form that hangs on the wall, of reports with Report.ForWall: few columns, large type
	TieBreaks   bool            // on the wall too: they were asked for
	Columns     []string        // only these columns, in this order, by name: see choose; none is the usual ones
	Room        *table.Room     // where the cells of crosstables and standings are put; nil is new memory
	Fund        *model.Fund     // divided in place of the section's own; nil is that
	Worth       bool            // standings have what the games bring, too: see WorthColumns
	Systems     []string        // rating systems by code, of reports about ratings; none = those of the section
	Exempt      bool            // of norms: an event of B.01, 1.4.3a to c, in which no mix of federations is asked for
	Category    string          // reports with Report.Part hold those of this category alone; "" = everybody
	Tied        bool            // with Who: all who have as many points as one of them
	// Who finds those whom the explanation is of (sheet indices); nil is everybody, a sentence each.
	Who func(*tiebreaks.Standings) ([]int, error)
}

// CardNumbers is whether cards are numbered.
type CardNumbers uint8

// Answers.
const (
	UsualNumbers CardNumbers = iota // those that are dealt out or collected are; badges and certificates are not
	Numbered
	Unnumbered
)

// PointsStyle is how half points are written.
type PointsStyle uint8

// Styles of points.
const (
	Decimal  PointsStyle = iota // 3.5, 4.0
	Fraction                    // 3½, 4
)

// Numbering is the number that stands for an opponent.
type Numbering uint8

// Numberings.
const (
	ByRank   Numbering = iota // the line the opponent stands on
	ByNumber                  // the opponent's starting number
)

// Style is a form of crosstable.
type Style uint8

// Styles of crosstable.
const (
	US        Style = iota // W12 D7 -B-, a line each, in order of standing
	FIDE                   // 12w1 7b½ -1, the same
	Grid                   // everybody against everybody, with a diagonal
	WallChart              // in order of starting number, the running score below each result
)

// PointsOf writes a score in the style.
func (o Options) PointsOf(p model.Points) string {
	if o.Points == Fraction {
		return p.Fraction()
	}
	return o.Decimal(p.String())
}

// Decimal is a number with the comma of the document's language; other texts stay.
func (o Options) Decimal(s string) string {
	if o.Commas() && table.IsPlainNumber(s) {
		return strings.Replace(s, ".", ",", 1)
	}
	return s
}

// Commas tells whether decimals have a comma.
func (o Options) Commas() bool {
	l, ok := o.Language.(phrase.Commas)
	return ok && !o.Pointed && l.DecimalComma()
}

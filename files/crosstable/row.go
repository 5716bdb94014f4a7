package crosstable

import (
	"cmp"
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// row is one participant's line, or one way to read it.
type row struct {
	line           int
	text           string
	place          int // 0 where the table leaves it blank
	number         int
	name           string
	title          string
	fed            string
	state          string
	club           string
	id             string
	fideID         string
	grade          string
	rating         model.Rating
	nationalRating model.Rating // of the federation's own list
	cells          []cell
	grid           []string // an all-play-all row: what stands under each opponent
	own            int      // the row's own column of the grid
	total          model.Points
	hasTotal       bool
	games          model.Points
	hasGames       bool
	printed        map[int]string // tie-breaks as printed, by column
	adjusts        []adjustment   // what the arbiter gave or took, as one of our tables prints it
	added          model.Points   // the sum of that in the score that counts
	addedGames     model.Points   // the sum of that in game points
	last           model.Points   // the last running score of a wall chart
	lastRound      int            // the round below which it stands, 0 for none
	waiting        int            // rounds at the end that have not begun: their byes may not count yet
	fide           bool           // some cell is written as 12w1
	misprints      [][2]string    // ratings that are none, each with its heading
	glued          bool           // read as if its columns had run together, beside readings with columns that stand apart
	cost           int            // how far the reading departs from what a printer does
}

var (
	leadingNumber = pattern.New(`^[ =#tT]*(\d{1,4})`)
	titleText     = pattern.New(`^(W?[GIFC]M|AGM|AIM|AFM|ACM|NM|LM|SM|WNM|[123]N)$`) // chess-results prints it without a heading
	wholeFIDE     = pattern.New(`^\d{1,4} ?[wbs] ?([10½=+-]|1/2)$`)
	blankText     = pattern.New(`^[-.*\s]*$`)
)

// readSplit reads a row whose cells stand apart, one for each column.
func readSplit(l line, h heading) (row, error) {
	fields := split(l.text, h.sep)
	for len(fields) > len(h.cols) && strings.TrimSpace(fields[len(fields)-1]) == "" {
		fields = fields[:len(fields)-1]
	}
	if len(fields) > len(h.cols) {
		return row{}, phrase.Errorf("it has %d columns, the heading %d", len(fields), len(h.cols))
	}
	if len(fields) < len(h.cols) && h.cols[len(fields)].kind != round && h.cols[len(fields)].kind != tieBreak &&
		h.cols[len(fields)].kind != other {
		return row{}, phrase.Errorf("it ends before the column %q", h.cols[len(fields)].heading)
	}
	r := row{line: l.no, text: l.text, printed: map[int]string{}}
	for i, c := range h.cols {
		if c.kind == round && i < len(fields) {
			r.fide = r.fide || wholeFIDE.MatchString(strings.ToLower(strings.TrimSpace(fields[i])))
		}
	}
	for i, c := range h.cols {
		field := ""
		if i < len(fields) {
			field = strings.TrimSpace(fields[i])
		}
		if err := r.set(i, c, field); err != nil {
			return row{}, err
		}
	}
	if strings.TrimSpace(r.name) == "" {
		return row{}, phrase.Errorf("it has no name")
	}
	return r, nil
}

// set fills in one column's text.
func (r *row) set(i int, c column, text string) error {
	switch c.kind {
	case place, number:
		n := 0
		if m := leadingNumber.FindStringSubmatch(text); m != nil {
			n, _ = strconv.Atoi(m[1])
		} else if !blankText.MatchString(text) {
			return phrase.Errorf("%q under %q is not a number", text, c.heading)
		}
		if c.kind == place {
			r.place = n
		} else {
			r.number = n
		}
	case name:
		r.name = strings.Join(strings.Fields(strings.ReplaceAll(text, "**", "")), " ")
	case title:
		r.title = text
	case other:
		if c.heading == "" && titleText.MatchString(text) {
			r.title = text
		}
	case rating:
		return r.setRating(text, c)
	case federation:
		switch strings.ToLower(c.heading) {
		case "st", "state":
			r.state = text
		default:
			r.fed = text
		}
	case club:
		r.club = text
	case id:
		if strings.Contains(strings.ToLower(c.heading), "fide") {
			r.fideID = text
		} else {
			r.id = text
		}
	case grade:
		r.grade = text
	case round:
		cl, ok := readCell(text, c.signs, r.fide)
		if !ok {
			return phrase.Errorf("round %d: %q is not a result such as W12, D7, L3, 12w1, -B- or -H-", c.round, text)
		}
		r.cells = append(r.cells, cl)
	case total, games:
		p, err := model.ParsePoints(text)
		if err != nil && !blankText.MatchString(text) {
			return err
		}
		if c.kind == total {
			r.total, r.hasTotal = p, err == nil
		} else {
			r.games, r.hasGames = p, err == nil
		}
	case tieBreak:
		r.printed[i] = text
	}
	return nil
}

// counts is the rating by which starting numbers are given: the table's own, or
// the national one beside it.
func (r *row) counts() model.Rating { return cmp.Or(r.rating, r.nationalRating) }

func (r *row) setRating(text string, c column) error {
	if isMisprint(text) {
		r.misprints = append(r.misprints, [2]string{text, c.heading})
		return nil
	}
	n, err := model.ParseRating(text)
	if c.own {
		r.nationalRating = n
	} else {
		r.rating = n
	}
	return err
}

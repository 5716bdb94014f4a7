package crosstable

import (
	"strconv"
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

// tableText is a heading with the rows below it, each row with all its readings.
type tableText struct {
	heading  heading
	at       line
	caption  string
	readings [][]row
	grid     bool     // an all-play-all: the round columns are opponents
	lost     int      // rows of the grid that could not be read
	own      bool     // one of our own documents
	team     bool     // it is known to be of teams
	notes    []string // below one of our tables
	// What a line below one of our tables of teams says of the score.
	matchPoints, gamePoints bool
	chart                   bool         // a wall chart of colours and opponents over running scores
	boards                  model.Points // of one of our tables of teams: the game points that the fullest match gave out
}

var pageWord = pattern.New(`(?i)\s*\bpage\s+\d+.*$`)

// captionOf reads a line as the name of the table below it: "Standings. Solkoff",
// "Players:8th/Under   Page 1" even when blanks or tabs broke its words.
func captionOf(text string) string {
	s := strings.TrimSpace(strings.ReplaceAll(pageWord.ReplaceAllString(text, ""), "\t", ""))
	s = strings.TrimRight(strings.Trim(s, "#*| "), ";, ") // a line of a CSV ends with all its separators
	if _, rest, ok := strings.Cut(s, ":"); ok {
		if p := strings.ToLower(s[:len(s)-len(rest)-1]); p == "players" || p == "teams" || p == "section" || p == "standings" {
			return strings.TrimSpace(rest)
		}
	}
	if len(s) > 80 || strings.HasSuffix(s, ".") {
		return ""
	}
	return s
}

// finder cuts the source into tables, and collects the lines that belong to none
// or could not be read.
type finder struct {
	tables []*tableText
	unread []Unread
	open   *tableText
	before string // the last line of text before a heading
	misses int    // unread lines since the last row
	spent  int    // steps of taking rows apart
}

// mostMisses is after how many unread lines a table is taken to have ended.
const mostMisses = 30

func findTables(ls []line) ([]*tableText, []Unread) {
	f := &finder{}
	for i, l := range ls {
		if strings.TrimSpace(l.text) == "" || ruled(l.text) {
			continue
		}
		if h, ok := findHeading(l.text); ok {
			f.head(l, h, ls[i+1:])
		} else if f.open == nil || f.misses > mostMisses {
			f.before = captionOf(l.text)
			f.unread = append(f.unread, Unread{Line: l.no, Text: l.text, Why: phrase.New("it stands outside a table"), Outside: true})
		} else if !f.beside(l) {
			f.row(l)
		}
	}
	return f.tables, f.unread
}

// head opens a table, unless the heading goes on or is printed again on the next
// page.
func (f *finder) head(l line, h heading, below []line) {
	if f.open != nil && (len(f.open.readings) == 0 && f.misses == 0 && l.no == f.open.at.no+1 || f.continued(h, below)) {
		return
	}
	f.open = &tableText{heading: h, at: l, caption: f.before}
	f.open.chart = isChart(h, below)
	if hasSigns(below) {
		for i := range h.cols {
			h.cols[i].signs = h.cols[i].kind == round
		}
	}
	f.tables, f.before, f.misses = append(f.tables, f.open), "", 0
	f.unread = dropCaption(f.unread, f.open.caption)
}

var signWord = pattern.New(`(?:^|[\s|;,])[+=]\d{1,3}(?:$|[\s|;,])`)

// hasSigns tells results written as signs before the opponent.
func hasSigns(below []line) bool {
	n := 0
	for _, l := range below[:min(len(below), 40)] {
		if signWord.MatchString(l.text) {
			n++
		}
	}
	return n > 1
}

// continued tells a heading that is printed again on the next page from that of
// another section: the numbers below it go on.
func (f *finder) continued(h heading, below []line) bool {
	rows := len(f.open.readings)
	if rows == 0 || !sameHeading(f.open.heading, h) {
		return false
	}
	for _, l := range below[:min(len(below), 5)] {
		if m := leadingNumber.FindStringSubmatch(strings.TrimLeft(l.text, " |\"")); m != nil && startsLikeRow(l.text, h) {
			n, _ := strconv.Atoi(m[1])
			return n > rows-rows/4
		}
	}
	return false
}

// beside takes the lines that belong to a table and are no rows: a second line
// of the heading or of a row, and what the tie-breaks are called.
func (f *finder) beside(l line) bool {
	return len(f.open.readings) == 0 && l.no == f.open.at.no+1 && continues(l.text) ||
		second(f.open, l) || f.open.running(l) || f.open.annotate(l.text)
}

func (f *finder) row(l line) {
	t := f.open
	if t.maybeGrid() {
		if r, ok := readGrid(l, t.heading, len(t.readings)+t.lost); ok {
			t.grid = true
			f.add([]row{r})
			return
		} else if t.grid {
			f.unread = append(f.unread, t.lose(l))
			return
		}
	}
	rows, err := readRow(l, t, &f.spent)
	if err == nil {
		f.add(rows)
		return
	}
	f.misses++
	f.before = captionOf(l.text)
	f.unread = append(f.unread, Unread{Line: l.no, Text: l.text, Why: phrase.New("%s", err), Outside: !startsLikeRow(l.text, t.heading)})
}

func (f *finder) add(ways []row) {
	f.open.readings = append(f.open.readings, ways)
	f.before, f.misses = "", 0
}

// maybeGrid tells whether the next row may be one of an all-play-all table.
func (t *tableText) maybeGrid() bool {
	return t.grid || len(t.readings) == 0 && mayBeGrid(t.heading)
}

// lose notes a line of an all-play-all table that is no row of it.
func (t *tableText) lose(l line) Unread {
	meant := startsLikeRow(l.text, t.heading)
	if meant {
		t.lost++
	}
	return Unread{Line: l.no, Text: l.text, Why: phrase.New("it is not a row of the all-play-all table: " +
		"a result 1, ½, 0, + or - under each opponent, and a mark under itself"), Outside: !meant}
}

func readRow(l line, t *tableText, spent *int) ([]row, error) {
	if t.heading.sep != none && !t.chart {
		r, err := readSplit(l, t.heading)
		if err == nil {
			return []row{r}, nil
		}
		if strings.Count(l.text, string(t.heading.sep)) > 1 || !startsLikeRow(l.text, t.heading) {
			return nil, err
		}
	}
	return readGlued(l, t, spent)
}

var rowStart = pattern.New(`^[\s|"=#]*\d{1,4}`)

// startsLikeRow tells a line that was meant for a row from a remark.
func startsLikeRow(text string, h heading) bool {
	if h.sep != none && strings.Count(text, string(h.sep)) >= len(h.cols)/2 {
		return true
	}
	return rowStart.MatchString(text) && strings.ContainsAny(latin(strings.ToUpper(text)), "WLDBHU½=+-*")
}

var continuation = pattern.New(`(?i)^[\s|]*(num|no|uscf id|uschess id|id|us chess|/? ?rtg)\b`)

func continues(text string) bool { return continuation.MatchString(text) }

func sameHeading(a, b heading) bool {
	if len(a.cols) != len(b.cols) {
		return false
	}
	for i := range a.cols {
		if a.cols[i].kind != b.cols[i].kind || a.cols[i].code != b.cols[i].code {
			return false
		}
	}
	return true
}

// dropCaption takes the line that became a table's name off the unread ones.
func dropCaption(us []Unread, caption string) []Unread {
	if n := len(us); n > 0 && caption != "" && captionOf(us[n-1].Text) == caption {
		return us[:n-1]
	}
	return us
}

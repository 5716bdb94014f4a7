package crosstable

import (
	"regexp"
	"strings"
)

// tableText is a heading with the rows below it, each row with all its readings.
type tableText struct {
	heading  heading
	at       line
	caption  string
	readings [][]row
	grid     bool // an all-play-all: the round columns are opponents
	lost     int  // rows of the grid that could not be read
}

var pageWord = regexp.MustCompile(`(?i)\s*\bpage\s+\d+.*$`)

// captionOf reads a line as the name of the table below it: "Standings. Solkoff",
// "Players:8th/Under   Page 1" even when blanks or tabs broke its words.
func captionOf(text string) string {
	s := strings.TrimSpace(strings.ReplaceAll(pageWord.ReplaceAllString(text, ""), "\t", ""))
	s = strings.Trim(s, "#*| ")
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

// findTables cuts the source into tables, and returns the lines that belong to
// none or could not be read.
func findTables(ls []line) ([]*tableText, []Unread) {
	var (
		tables []*tableText
		unread []Unread
		open   *tableText
		before string // the last line of text before a heading
		misses int    // unread lines since the last row
		spent  int    // steps of taking rows apart
	)
	for i := 0; i < len(ls); i++ {
		l := ls[i]
		if strings.TrimSpace(l.text) == "" || ruled(l.text) {
			continue
		}
		if h, ok := findHeading(l.text); ok {
			if open != nil && len(open.readings) == 0 && misses == 0 && l.no == open.at.no+1 {
				continue // the second line of a heading
			}
			if open != nil && sameHeading(open.heading, h) && before == "" {
				continue // printed again on the next page
			}
			open = &tableText{heading: h, at: l, caption: before}
			tables, before, misses = append(tables, open), "", 0
			unread = dropCaption(unread, open.caption)
			continue
		}
		if open == nil || misses > 30 {
			before = captionOf(l.text)
			unread = append(unread, Unread{Line: l.no, Text: l.text, Why: "it stands outside a table", Outside: true})
			continue
		}
		if len(open.readings) == 0 && l.no == open.at.no+1 && continues(l.text) {
			continue
		}
		if second(open, l) {
			continue
		}
		if open.maybeGrid() {
			if r, ok := readGrid(l, open.heading, len(open.readings)+open.lost); ok {
				open.readings, open.grid = append(open.readings, []row{r}), true
				before, misses = "", 0
				continue
			} else if open.grid {
				unread = append(unread, open.lose(l))
				continue
			}
		}
		rows, err := readRow(l, open, &spent)
		if err == nil {
			open.readings = append(open.readings, rows)
			before, misses = "", 0
			continue
		}
		misses++
		before = captionOf(l.text)
		unread = append(unread, Unread{Line: l.no, Text: l.text, Why: err.Error(), Outside: !startsLikeRow(l.text, open.heading)})
	}
	return tables, unread
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
	return Unread{Line: l.no, Text: l.text, Why: "it is not a row of the all-play-all table: a result 1, ½, 0, + or - under each opponent, and a mark under itself", Outside: !meant}
}

func readRow(l line, t *tableText, spent *int) ([]row, error) {
	if t.heading.sep != none {
		r, err := readSplit(l, t.heading)
		if err == nil {
			return []row{r}, nil
		}
		if strings.Count(l.text, string(t.heading.sep)) > 1 || !startsLikeRow(l.text, t.heading) {
			return nil, err
		}
	}
	return readGlued(l, t.heading, spent)
}

var rowStart = regexp.MustCompile(`^[\s|"=#]*\d{1,4}`)

// startsLikeRow tells a line that was meant for a row from a remark.
func startsLikeRow(text string, h heading) bool {
	if h.sep != none && strings.Count(text, string(h.sep)) >= len(h.cols)/2 {
		return true
	}
	return rowStart.MatchString(text) && strings.ContainsAny(latin(strings.ToUpper(text)), "WLDBHU½=+-*")
}

var continuation = regexp.MustCompile(`(?i)^[\s|]*(num|no|uscf id|uschess id|id|us chess|/? ?rtg)\b`)

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

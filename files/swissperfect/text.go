package swissperfect

import (
	"strconv"
	"strings"
	"unicode"

	"wallchart/files/crosstable"
	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/model"
	"wallchart/phrase"
)

var (
	headLine = pattern.New(`^\s*No\.?\s+Name\b.*\bTotal\b(.*)$`)
	cellText = pattern.New(`^\s*(\d{0,4}):(\S?)\s*$`)
	anyCell  = pattern.New(`(?:^|\s)\d{0,4}:(?:[^\s\d]|[01½]|\s|$)`)
	result   = pattern.New(`(?:^|\s)\d{0,4}:[WLD+=-](?:\s|$)`)
	labels   = pattern.New(`No\.?|Name|Feder|Fed|Intl Id|Loc Id|Rtg|Intl|Loc|Title|Sex|Club|Total|\d{1,2}|\S+`)
)

// Sniff tells the text export by its heading and a cell of the form 27:W.
func Sniff(text string) bool {
	found := false
	for i, l := range plaintext.Lines(text) {
		switch {
		case !found && i < 200 && headLine.MatchString(l):
			found = true
		case found && result.MatchString(l):
			return true
		}
	}
	return false
}

// extra is what a row says of a player that a crosstable has no place for.
type extra struct {
	national model.Rating
	fideID   string
}

// ReadText reads the text export.
func ReadText(text string) (crosstable.Result, error) {
	if len(text) > crosstable.Largest {
		return crosstable.Result{}, phrase.Errorf("the text has more than %d MB; a tournament of SwissPerfect is far smaller",
			crosstable.Largest>>20)
	}
	var rows [][]string
	var head columns
	extras := map[int]extra{}
	for _, l := range plaintext.Lines(text) {
		var row []string
		switch {
		case headLine.MatchString(l):
			head = columnsOf(l)
			row = head.heading()
		case strings.TrimSpace(l) == "":
		case head.names == nil:
			row = []string{strings.TrimSpace(l)}
		case anyCell.MatchString(l):
			fields := head.split(l)
			row = head.row(fields)
			if n, err := strconv.Atoi(strings.TrimSpace(fields[0])); err == nil {
				extras[n] = head.extra(fields)
			}
		default:
			row = []string{strings.TrimSpace(l)}
		}
		rows = append(rows, row)
	}
	if len(extras) == 0 {
		return crosstable.Result{}, phrase.Errorf("there is no row of a player below the heading. " +
			"Export the cross table of SwissPerfect again, as text")
	}
	res, err := crosstable.ReadRows(rows)
	if err != nil {
		return res, err
	}
	for _, s := range res.Tournament.Sections {
		for i := range s.Players {
			p := &s.Players[i]
			e := extras[p.Number]
			p.NationalRating, p.FideID = e.national, e.fideID
		}
	}
	return res, nil
}

// columns are those of the heading, in order.
type columns struct {
	names  []string
	from   []int // in characters, where blanks stand between the columns
	rounds int
	tabs   bool
}

func columnsOf(l string) columns {
	c := columns{tabs: strings.Count(l, "\t") > 2}
	if c.tabs {
		for _, f := range strings.Split(l, "\t") {
			c.names = append(c.names, strings.TrimSpace(f))
		}
		for len(c.names) > 0 && c.names[len(c.names)-1] == "" {
			c.names = c.names[:len(c.names)-1]
		}
	} else {
		for at := labels.FindStringIndex(l); at != nil; {
			c.names = append(c.names, l[at[0]:at[1]])
			c.from = append(c.from, len([]rune(l[:at[0]])))
			next := labels.FindStringIndex(l[at[1]:])
			if next == nil {
				break
			}
			at = []int{at[1] + next[0], at[1] + next[1]}
		}
	}
	for _, n := range c.names {
		if isRound(n) {
			c.rounds++
		}
	}
	return c
}

func isRound(s string) bool { return s != "" && len(s) < 3 && strings.Trim(s, "0123456789") == "" }

// split cuts a row into one field for each column.
func (c columns) split(l string) []string {
	fields := make([]string, len(c.names))
	if c.tabs {
		copy(fields, strings.Split(l, "\t"))
		return fields
	}
	// The cells are counted from the left end of the first; what stands before
	// them is cut where the heading's words begin.
	left, cells := l, ""
	if at := anyCell.FindStringIndex(l); at != nil {
		left, cells = l[:at[0]], l[at[0]:]
	}
	text, before := []rune(left), len(c.names)-c.rounds
	for i := range before {
		from, to := min(c.from[i], len(text)), len(text)
		if i+1 < before {
			to = min(c.from[i+1], len(text))
		}
		fields[i] = string(text[from:to])
	}
	for i := before; i < len(fields); i++ {
		colon := strings.IndexByte(cells, ':')
		if colon < 0 {
			break
		}
		end := colon + 1
		if rest := []rune(cells[end:]); len(rest) > 0 && !unicode.IsSpace(rest[0]) {
			end += len(string(rest[0]))
		}
		fields[i], cells = cells[:end], cells[end:]
	}
	return fields
}

// heading is the line in the words of a crosstable. "Pair No." says that the
// numbers are the players' own, and not places.
func (c columns) heading() []string {
	out := make([]string, 0, len(c.names))
	for i, n := range c.names {
		switch {
		case i == 0:
			out = append(out, "Pair No.")
		case isRound(n):
			out = append(out, "Rd "+n)
		case n == "Loc Id":
			out = append(out, "ID")
		case n == "Loc", n == "Intl Id", n == "Sex":
			out = append(out, "-") // taken by extra, or not at all
		case n == "Intl":
			out = append(out, "Rtg")
		case n == "Feder":
			out = append(out, "Fed")
		default:
			out = append(out, n)
		}
	}
	return out
}

func (c columns) row(fields []string) []string {
	out := make([]string, len(fields))
	for i, f := range fields {
		out[i] = strings.TrimSpace(f)
		if isRound(c.names[i]) {
			out[i] = cell(f)
		}
	}
	return out
}

func (c columns) extra(fields []string) extra {
	var e extra
	for i, n := range c.names {
		f := strings.TrimSpace(fields[i])
		switch n {
		case "Loc":
			if r, err := strconv.Atoi(f); err == nil && r > 0 && r < 4000 {
				e.national = model.Rating(r)
			}
		case "Intl Id":
			e.fideID = fideID(f)
		}
	}
	return e
}

// fideID is an ID number as FIDE gives them. Clubs use the column for other
// things, such as ages.
func fideID(s string) string {
	if n, err := strconv.Atoi(s); err != nil || n < 10000 || len(s) > 9 {
		return ""
	}
	return s
}

// cell is a result in the words of a US chart; what is none is handed on as it
// stands, so that it is named in the report.
func cell(text string) string {
	m := cellText.FindStringSubmatch(text)
	if m == nil {
		return strings.TrimSpace(text)
	}
	opponent, r := strings.TrimLeft(m[1], "0"), strings.ToUpper(m[2])
	if opponent == "" {
		switch r {
		case "W", "+", "1":
			return "-B-"
		case "D", "=", "½":
			return "-H-"
		case "L", "-", "0":
			return "-U-"
		case "":
			return ""
		}
		return strings.TrimSpace(text)
	}
	letter, ok := map[string]string{"W": "W", "1": "W", "L": "L", "0": "L", "D": "D", "½": "D", "=": "D", "+": "X", "-": "F", "": "?"}[r]
	if !ok {
		return strings.TrimSpace(text)
	}
	return letter + opponent
}

package vega

import (
	"fmt"
	"strings"

	"wallchart/files/crosstable"
	"wallchart/files/pattern"
	"wallchart/files/plaintext"
	"wallchart/phrase"
)

var (
	headLine  = pattern.New(`(?i)^\s*(pos|n|id|no|rk)\.?\s+name\s[^|]*\|((?:\s+\d{1,2})+)\s*(\|.*)?$`)
	cellWord  = pattern.New(`^(?:--|([+=-])(?:([WBF])(\d{1,4})|(BYE|PAB|FPB|HPB|ZPB))|([WB])(\d{1,4}))$`)
	firstWord = pattern.New(`^(\d{1,4})(?::(\d{1,4}))?$`)
	titleWord = pattern.New(`^(W?[GIFC]M|AGM|AIM|AFM|ACM|W?NM)$`)
	fedWord   = pattern.New(`^[A-Z]{2,4}$`)
	digits    = pattern.New(`^\d{1,4}$`)
	scoreWord = pattern.New(`^\d{1,3}(?:[.,]\d)?$`)
	// tableTitle stands above the heading; the event's name is the first line.
	tableTitle = pattern.New(`(?i)^cross ?table\b`)
)

// SniffText tells Vega's text by its heading and a row with its cells.
func SniffText(text string) bool {
	found := false
	for _, l := range plaintext.Lines(text) {
		switch {
		case headLine.MatchString(l):
			found = true
		case found && len(cells(l)) > 0:
			return true
		}
	}
	return false
}

// cells are the words between the first bar and the next, if all are cells.
func cells(l string) []string {
	parts := strings.Split(l, "|")
	if len(parts) < 2 {
		return nil
	}
	words := strings.Fields(parts[1])
	for _, w := range words {
		if !cellWord.MatchString(w) {
			return nil
		}
	}
	return words
}

// ReadText reads Vega's text.
func ReadText(text string) (crosstable.Result, error) {
	if len(text) > crosstable.Largest {
		return crosstable.Result{}, phrase.Errorf("the text has more than %d MB; a crosstable of Vega is far smaller", crosstable.Largest>>20)
	}
	var rows [][]string
	var h heading
	found, title := 0, ""
	for _, l := range plaintext.Lines(text) {
		var row []string
		switch m := headLine.FindStringSubmatch(l); {
		case m != nil:
			h = newHeading(l, m)
			row = h.words
		case strings.Contains(l, "|") && h.rounds > 0:
			row = h.row(l)
			found++
		case strings.TrimSpace(l) != "":
			row = []string{strings.TrimSpace(l)}
			if title == "" && h.rounds == 0 {
				title = row[0]
			}
		}
		rows = append(rows, row)
	}
	if found == 0 {
		return crosstable.Result{}, phrase.Errorf("there is no row of a player below the heading. Copy the whole crosstable of Vega")
	}
	res, err := crosstable.ReadRows(rows)
	if err == nil && title != "" && !tableTitle.MatchString(title) {
		called(res, title)
	}
	return res, err
}

// called gives an event its name; of the section the program says none.
func called(res crosstable.Result, name string) {
	res.Tournament.Name = name
	if len(res.Tournament.Sections) == 1 {
		res.Tournament.Sections[0].Name = "Open"
	}
}

// heading is a heading of the text: what stands between the name and the bar, and
// how many rounds and tie-breaks there are.
type heading struct {
	middle []string // in lower case: rtg, t, fed, pts
	rounds int
	breaks int
	words  []string // in the words of a crosstable
}

func newHeading(l string, m []string) heading {
	parts := strings.Split(l, "|")
	left := strings.Fields(strings.ToLower(parts[0]))
	h := heading{middle: left[2:], rounds: len(strings.Fields(m[2]))}
	place := "Pair No."
	if left[0] == "pos" || left[0] == "rk" {
		place = "Pos"
	}
	h.words = []string{place, "No.", "Title", "Name", "Rtg", "Fed", "Pts"}
	for n := range h.rounds {
		h.words = append(h.words, fmt.Sprintf("Rd %d", n+1))
	}
	if len(parts) > 2 {
		for _, w := range strings.Fields(parts[2]) {
			h.words = append(h.words, breakName(w))
			h.breaks++
		}
	}
	return h
}

// breakNames are Vega's short names of tie-breaks in the words of a crosstable.
var breakNames = map[string]string{"buct": "BH", "bucc1": "BH/C1", "bucc2": "BH/C2", "bucm": "BH/M1", "bhc1": "BH/C1",
	"bh:c1": "BH/C1", "bh-c1": "BH/C1",
	"prog": "Progr", "progr": "Progr", "s-b": "SB", "sb": "SB", "bh": "BH", "aro": "ARO", "tpr": "TPR", "wins": "WIN", "win": "WIN",
	"de": "DE", "ps": "PS"}

// breakName is one column of tie-breaks. One that is not known stands under its
// own name and counts for nothing.
func breakName(w string) string {
	if n, ok := breakNames[strings.ToLower(w)]; ok {
		return n
	}
	return "(" + w + ")"
}

// row is a row in the columns of the heading. What does not fit is left to the
// crosstable, which names it.
func (h heading) row(l string) []string {
	parts := strings.Split(l, "|")
	words := strings.Fields(parts[0])
	if len(words) == 0 {
		return nil
	}
	out := make([]string, 7, 7+h.rounds+h.breaks)
	if m := firstWord.FindStringSubmatch(words[0]); m != nil {
		out[0], out[1], words = m[1], m[2], words[1:]
	}
	take := func(i int, form *pattern.Pattern) {
		if n := len(words); n > 1 && form.MatchString(words[n-1]) {
			out[i], words = words[n-1], words[:n-1]
		}
	}
	for i := len(h.middle) - 1; i >= 0; i-- {
		switch h.middle[i] {
		case "pts", "scr", "score":
			take(6, scoreWord)
		case "fed", "feder", "loc", "nat":
			if n := len(words); n > 1 && !titleWord.MatchString(words[n-1]) {
				take(5, fedWord)
			}
		case "t", "tit", "title":
			take(2, titleWord)
		case "rtg", "rat", "elo":
			take(4, digits)
		default: // PRat, and what else there may be
			if n := len(words); n > 1 && digits.MatchString(words[n-1]) {
				words = words[:n-1]
			}
		}
	}
	out[3] = bareName(strings.Join(words, " "))
	for _, c := range strings.Fields(parts[1]) {
		out = append(out, cell(c))
	}
	if n := len(strings.Fields(parts[1])); len(parts) > 2 && n == h.rounds {
		out = append(out, strings.Fields(parts[2])...)
	}
	return out
}

var withdrawn = pattern.New(`\s*\(W\)$`)

// bareName is a name without the mark of somebody who has withdrawn.
func bareName(s string) string { return withdrawn.ReplaceAllString(strings.TrimSpace(s), "") }

// cell is a cell in the words of FIDE's charts and US ones.
func cell(w string) string {
	m := cellWord.FindStringSubmatch(w)
	switch {
	case m == nil:
		return w
	case w == "--":
		return "-U-"
	case m[6] != "":
		return m[6] + strings.ToLower(m[5])
	case m[4] != "":
		return map[string]string{"+": "-B-", "=": "-H-", "-": "-U-"}[m[1]]
	case m[2] == "F":
		if m[1] == "=" {
			return w
		}
		return map[string]string{"+": "X", "-": "F"}[m[1]] + m[3]
	}
	return m[3] + strings.ToLower(m[2]) + map[string]string{"+": "1", "=": "½", "-": "0"}[m[1]]
}

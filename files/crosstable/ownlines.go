package crosstable

import (
	"html"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/width"

	"wallchart/files/pattern"
	"wallchart/files/sheet"
	"wallchart/phrase"
)

// under stands between the two lines of a cell, where a web page, a workbook or
// Markdown has two.
const under = "\x1e"

// layout is how the columns of a table stand apart.
type layout struct {
	sep   separator
	below []bool   // columns that are the second line of the one before them
	spans [][2]int // of a ruled text: where each column begins and ends, in display columns
}

var rulePattern = pattern.New(`^ *-+(?:  +-+)+ *$`)

// ownTables takes our own tables out of the lines. The lines left are for the
// reader of everything else.
func ownTables(ls []line) (tables []*tableText, unread []Unread, rest []line) {
	caption, above := "", -1 // the last line that is what our tables are called, and where it stands in the rest
	for i := 0; i < len(ls); i++ {
		t, lay := ownAt(ls, i)
		if t == nil && lay != nil { // standings: places and scores, and nothing of who met whom
			for i+1 < len(ls) && lay.placed(ls[i+1].text) {
				i++
			}
			continue
		}
		if t == nil {
			if ownTail.MatchString(unmarked(ls[i].text)) {
				caption, above = ls[i].text, len(rest)
			}
			rest = append(rest, line{ls[i].no, strings.ReplaceAll(ls[i].text, under, " ")})
			continue
		}
		t.caption = ownCaption(caption)
		end, lost := t.rows(ls, i+1, lay)
		if t.grid && len(lost) == 0 && !t.isOwnGrid() || t.standings() {
			rest = append(rest, line{ls[i].no, strings.ReplaceAll(ls[i].text, under, " ")})
			continue
		}
		if above >= 0 {
			rest = slices.Delete(rest, above, above+1)
		}
		caption, above = "", -1
		i = end - 1
		t.settle()
		t.score(ls[i+1:])
		tables, unread = append(tables, t.tableText), append(unread, lost...)
	}
	return tables, unread, rest
}

// ownAt tells whether one of our tables begins on line i.
// A layout alone is that of standings.
func ownAt(ls []line, i int) (*ownTable, *layout) {
	text := ls[i].text
	start := strings.TrimLeft(text, " |\"")
	if !slices.ContainsFunc([]string{"No.", "Rk.", "Place"}, func(s string) bool { return strings.HasPrefix(start, s) }) {
		return nil, nil
	}
	lays := []layout{{sep: tab}, {sep: semicolon}, {sep: comma}, {sep: bar}}
	if i+1 < len(ls) && rulePattern.MatchString(ls[i+1].text) {
		lays = append(lays, layout{spans: spansOf(ls[i+1].text)})
	}
	for _, lay := range lays {
		cells, _, ok := lay.cells(text)
		if !ok {
			continue
		}
		for k := range cells {
			cells[k] = strings.TrimSpace(strings.ReplaceAll(cells[k], under, " "))
		}
		cells = lay.fold(cells)
		for len(cells) > 0 && cells[len(cells)-1] == "" { // of a wider table in the same workbook
			cells = cells[:len(cells)-1]
		}
		if len(cells) > 3 && cells[0] == "Place" && cells[1] == "No." && (cells[2] == "Name" || cells[2] == "Team") &&
			!slices.ContainsFunc(cells, func(c string) bool { return cellHeading(c).kind == round }) { // as others print crosstables
			return nil, &lay
		}
		if h, f, ok := readOwnHeading(cells); ok {
			h.sep = lay.sep
			t := &tableText{heading: h, at: ls[i], own: true, grid: f == gridForm, team: slices.Contains(cells[:3], "Team")}
			return &ownTable{t, f}, &lay
		}
	}
	return nil, nil
}

// rows reads the rows of a table from line i on; it returns the line after them.
// A line that does not have the columns ends the table.
func (t *ownTable) rows(ls []line, i int, lay *layout) (int, []Unread) {
	var lost []Unread
	for ; i < len(ls); i++ {
		if ruled(ls[i].text) && (lay.spans != nil || lay.sep == bar) {
			continue
		}
		cells, below, ok := lay.cells(ls[i].text)
		if !ok || !plainNumber(cells[0]) {
			if len(t.readings) > 0 && ok && lay.spans != nil && cells[0] == "" && strings.TrimSpace(ls[i].text) != "" {
				t.underLast(cells)
				continue
			}
			break
		}
		r, why := t.row(ls[i], cells, below)
		if why != nil {
			lost = append(lost, Unread{Line: ls[i].no, Text: ls[i].text, Why: phrase.New("%s", why)})
			continue
		}
		t.readings = append(t.readings, []row{r})
	}
	return i, lost
}

// score keeps the notes below a table, and looks in them for what the score of
// teams is.
func (t *ownTable) score(below []line) {
	for i, l := range below[:min(len(below), 2000)] {
		if h, _ := ownAt(below, i); h != nil {
			return
		}
		text := unmarked(strings.TrimPrefix(strings.TrimSpace(l.text), "- "))
		t.matchPoints = t.matchPoints || strings.HasPrefix(text, "Pts: Match points")
		t.gamePoints = t.gamePoints || strings.HasPrefix(text, "Pts: Game points")
		t.notes = append(t.notes, text)
	}
}

// standings tells a table without rounds that has scores: ours has none before the first round but what the arbiter gave.
func (t *ownTable) standings() bool {
	return !t.grid && t.rounds() == 0 && slices.ContainsFunc(t.readings, func(ways []row) bool { return ways[0].total != ways[0].added })
}

// underLast reads the second line of a row that is printed below it.
func (t *ownTable) underLast(cells []string) {
	last := &t.readings[len(t.readings)-1][0]
	for i, c := range t.heading.cols {
		if c.kind == name && i < len(cells) {
			last.under(cells[i])
		}
		if c.kind == round {
			last.run(i, c.round, cells)
		}
	}
}

// placed tells a row of standings, or a rule.
func (lay *layout) placed(text string) bool {
	if ruled(text) {
		return true
	}
	cells, _, ok := lay.cells(text)
	return ok && plainNumber(strings.TrimSuffix(strings.TrimSpace(cells[0]), "="))
}

func plainNumber(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && len(text) < 5 && strings.Trim(text, "0123456789") == ""
}

// cells cuts a line into its columns, and into what stands below in them.
func (lay *layout) cells(text string) (cells, below []string, ok bool) {
	switch {
	case lay.spans != nil:
		cells, ok = cutAt(text, lay.spans)
		return cells, nil, ok
	case strings.Count(text, string(lay.sep)) < 2:
		return nil, nil, false
	case lay.sep == bar:
		cells, ok = markdownCells(text)
	default:
		cells, ok = quotedCells(text, byte(lay.sep)), true
	}
	if lay.below != nil {
		cells, below = lay.folded(cells)
	}
	for i := range cells {
		if above, second, two := strings.Cut(cells[i], under); two {
			if below == nil {
				below = make([]string, len(cells))
			}
			cells[i], below[i] = above, second
		}
	}
	return cells, below, ok
}

// spansOf are the columns of a rule of hyphens.
func spansOf(rule string) [][2]int {
	var spans [][2]int
	for i := 0; i < len(rule); i++ {
		if rule[i] != '-' {
			continue
		}
		from := i
		for i < len(rule) && rule[i] == '-' {
			i++
		}
		spans = append(spans, [2]int{from, i})
	}
	return spans
}

// cutAt cuts a line at columns of a typewriter face; false when a character
// stands between them.
func cutAt(text string, spans [][2]int) ([]string, bool) {
	cells := make([]strings.Builder, len(spans))
	column, k, joined := 0, 0, false
	for _, r := range text {
		w := columnsOf(r)
		if joined {
			w = 0
		}
		joined = r == '\u200d'
		for k < len(spans) && column >= spans[k][1] && w > 0 {
			k++
		}
		switch {
		case w == 0 && (k == len(spans) || column < spans[k][0]):
		case k == len(spans) || column < spans[k][0]:
			if r != ' ' {
				return nil, false
			}
		default:
			cells[k].WriteRune(r)
		}
		column += w
	}
	out := make([]string, len(spans))
	for i := range cells {
		out[i] = strings.TrimSpace(cells[i].String())
	}
	return out, true
}

// columnsOf is how many columns of a typewriter face a character takes.
func columnsOf(r rune) int {
	switch {
	case unicode.IsControl(r), unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf), r >= 0x1f3fb && r <= 0x1f3ff:
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}

var (
	markdownSign   = pattern.New(`^\s*(?:\*\*(.*)\*\*|_(.*)_|~~(.*)~~)\s*$`)
	markdownEscape = pattern.New(`\\(.)`)
)

// markdownCells cuts a row of a pipe table and takes its signs off.
func markdownCells(text string) ([]string, bool) {
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "|") {
		return nil, false
	}
	var cells []string
	from := 1
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '|':
			cells, from = append(cells, markdownText(text[from:i])), i+1
		}
	}
	return cells, from == len(text)
}

func markdownText(s string) string {
	s = strings.TrimSpace(strings.ReplaceAll(s, "<br>", under))
	above, below, two := strings.Cut(s, under)
	for {
		m := markdownSign.FindStringSubmatch(above)
		if m == nil {
			break
		}
		above = m[1] + m[2] + m[3]
	}
	above = markdownEscape.ReplaceAllString(above, "$1")
	if two {
		return above + under + markdownEscape.ReplaceAllString(below, "$1")
	}
	return above
}

// quotedCells cuts a line at a separator as RFC 4180 has it, and takes off the
// apostrophe that keeps a text from being a formula.
func quotedCells(text string, sep byte) []string {
	var cells []string
	for {
		var cell string
		if rest, ok := strings.CutPrefix(text, `"`); ok {
			if end, ok := closing(rest, sep); ok {
				cell, text = strings.ReplaceAll(rest[:end], `""`, `"`), rest[end+1:]
				cells = append(cells, sheet.Unguarded(cell))
				if text == "" {
					return cells
				}
				text = text[1:]
				continue
			}
		}
		at := strings.IndexByte(text, sep)
		if at < 0 {
			return append(cells, sheet.Unguarded(text))
		}
		cells, text = append(cells, sheet.Unguarded(text[:at])), text[at+1:]
	}
}

// closing is where the quotation mark stands that ends a cell.
func closing(text string, sep byte) (int, bool) {
	for i := 0; i < len(text); i++ {
		if text[i] != '"' {
			continue
		}
		if i+1 == len(text) || text[i+1] == sep {
			return i, true
		}
		i++
	}
	return 0, false
}

// ownTail is what our tables are called, behind the section's name.
var ownTail = pattern.New(`(^|: )(Final |[Rr]anking )*(?i:crosstable|wall chart)( after round [\d of]+| before the first round)?$`)

// unmarked is a line of text without Markdown's signs.
func unmarked(text string) string {
	return html.UnescapeString(markdownEscape.ReplaceAllString(strings.TrimSpace(strings.TrimLeft(text, "#")), "$1"))
}

// ownCaption is the section's name in the line above one of our tables.
func ownCaption(text string) string {
	return strings.TrimSpace(ownTail.ReplaceAllString(unmarked(text), ""))
}

// ownTitle is the name of the event above our tables: the first line, unless it
// names the table.
func ownTitle(ls []line, own []*tableText) string {
	if len(own) == 0 {
		return ""
	}
	for _, l := range ls {
		text := unmarked(strings.Trim(strings.TrimRight(l.text, " \t;,|"), " \t\"")) // a line of a CSV ends with all its separators
		if text == "" {
			continue
		}
		if l.no >= own[0].at.no || ownTail.MatchString(text) || strings.Contains(text, "\t") {
			break
		}
		return text
	}
	return ""
}

package reports_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wallchart/export/table"
	"wallchart/must"
)

// section is that of the events in these tests; a reference to another is written out.
const section = 2

// same compares a whole document with the text testdata/whole/name.txt. Every cell is
// there with its mark, and with a star where something can be typed; see tell.
func same(t *testing.T, name string, doc table.Document) { t.Helper(); compare(t, name, doc, false) }

// sameInAll compares besides what the cells are about, and what is said of them: a line for
// each cell.
func sameInAll(t *testing.T, name string, doc table.Document) {
	t.Helper()
	compare(t, name, doc, true)
}

func compare(t *testing.T, name string, doc table.Document, all bool) {
	t.Helper()
	got := tell(doc, all)
	file := filepath.Join("testdata", "whole", name+".txt")
	if *update {
		must.Do(t, os.WriteFile(file, []byte(got), 0o644))
		return
	}
	want := must.Have(os.ReadFile(file))(t)
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("%s (-expected +now):\n%s", file, diff)
	}
}

// tell writes a document down as plain text:
//
//	Title | subtitle | by the author | keywords | de
//	[Name of the table] its title
//	heading <right, frozen, whole> | heading | …
//	## a heading between rows
//	cell / its second line {win *} | 1= | "2" | …
//	- a note
//
// A number that is none for a spreadsheet stands in quotation marks, and one that is
// another for it than for the eye has it beside it: 3 (=4). Of an empty cell that has a line
// to itself there is a dot.
func tell(d table.Document, all bool) string {
	var b strings.Builder
	parts := []string{d.Title, d.Subtitle}
	if d.Author != "" {
		parts = append(parts, "by "+d.Author)
	}
	if d.Keywords != "" {
		parts = append(parts, d.Keywords)
	}
	if d.Lang != "en" || d.Foot != "Page {page} of {pages}" {
		parts = append(parts, d.Lang, d.Foot)
	}
	fmt.Fprintln(&b, strings.Join(parts, " | "))
	for n := range d.Tables {
		tellTable(&b, &d.Tables[n], all)
	}
	for _, n := range d.Notes {
		fmt.Fprintf(&b, "--- %s\n", short(d.Tables, n))
	}
	return b.String()
}

func tellTable(b *strings.Builder, t *table.Table, all bool) {
	fmt.Fprintln(b, strings.TrimSpace("["+t.Name+"] "+t.Title))
	between := " | "
	if all {
		between = "\n    "
	}
	var heads []string
	for n := range t.Columns {
		heads = append(heads, heading(&t.Columns[n], all))
	}
	fmt.Fprintln(b, strings.Join(heads, between))
	for n := range t.Rows {
		for _, g := range t.Groups {
			if g.Row == n {
				fmt.Fprintf(b, "## %s\n", g.Title)
			}
		}
		r := &t.Rows[n]
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, told(c, r.Ref, all))
		}
		if d := braces(markName(r.Mark), about(r.Ref, table.Ref{}, all)); d != "" {
			cells = append([]string{d}, cells...)
		}
		fmt.Fprintln(b, strings.TrimRight(strings.Join(cells, between), " "))
	}
	for _, g := range t.Groups {
		if g.Row >= len(t.Rows) {
			fmt.Fprintf(b, "## %s\n", g.Title)
		}
	}
	for _, n := range t.Notes {
		fmt.Fprintf(b, "- %s\n", short([]table.Table{*t}, n))
	}
}

// short leaves out what a record of a tie-break, or a set of rules, says of itself: that
// is theirs to word.
func short(tables []table.Table, note string) string {
	for _, t := range tables {
		if legend(t, note) {
			head, _, _ := strings.Cut(note, ": ")
			return head + ": …"
		}
	}
	return note
}

func heading(c *table.Column, all bool) string {
	with := []string{[]string{"", "right", "centre"}[c.Align]}
	if c.Frozen {
		with = append(with, "frozen")
	}
	with = append(with, []string{"", "whole", "halves", "quarters"}[c.Format])
	if c.Width != 0 {
		with = append(with, fmt.Sprintf("at least %d", c.Width))
	}
	text := c.Title
	if all {
		text = c.ID + ": " + text
		with = append(with, about(c.Ref, table.Ref{}, true), c.Tip)
	}
	if inside := kept(", ", with...); inside != "" {
		text += " <" + inside + ">"
	}
	return text
}

// told is a cell in a row that is about something already.
func told(c table.Cell, row table.Ref, all bool) string {
	text := c.Text
	n, reads := valueOf(c.Text)
	switch {
	case c.IsNumber && (!reads || n != c.Number):
		text += " (=" + strconv.FormatFloat(c.Number, 'g', -1, 64) + ")"
	case !c.IsNumber && reads && (c.Mark == table.Plain || c.Mark == table.Strong): // of a result that is plain
		text = strconv.Quote(text)
	}
	if c.Below != "" {
		text += " / " + c.Below
	}
	star := ""
	if c.Editable {
		star = "*"
	}
	parts := []string{kept(" ", markName(c.Mark), star), about(c.Ref, row, all)}
	if all {
		parts = append(parts, c.Tip)
	}
	if text == "" && all {
		text = "·"
	}
	return kept(" ", text, braces(parts...))
}

func markName(m table.Mark) string {
	if m == table.Plain {
		return ""
	}
	return m.String()
}

var kinds = []string{"", "player", "result", "score", "tie-break", "round", "board game", "trophy"}

// about is what a reference says: "result 3-4, round 1, board 2". What is that of the row
// is not said again.
func about(r, row table.Ref, all bool) string {
	if !all || r == (table.Ref{}) {
		return ""
	}
	if r == row {
		return "as the row"
	}
	text := kinds[r.Kind]
	if r.Participant != 0 {
		text += fmt.Sprintf(" %d", r.Participant)
	}
	if r.Opponent != 0 {
		text += fmt.Sprintf("-%d", r.Opponent)
	}
	for _, x := range []struct {
		name  string
		value int
	}{{"round", r.Round}, {"board", r.Board}, {"place", r.Place}} {
		if x.value != 0 {
			text += fmt.Sprintf(", %s %d", x.name, x.value)
		}
	}
	if r.TieBreak != "" {
		text += " " + r.TieBreak
	}
	if r.Section != section {
		text += fmt.Sprintf(" of section %d", r.Section)
	}
	return text
}

func braces(parts ...string) string {
	if inside := kept("; ", parts...); inside != "" {
		return "{" + inside + "}"
	}
	return ""
}

func kept(between string, parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), between)
}

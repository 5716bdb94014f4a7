package crosstable

import (
	"maps"
	"slices"
	"strings"

	"wallchart/files/pattern"
	"wallchart/phrase"
)

// People paste rows without their heading. Then the usual orders of columns are
// tried, and the one is taken under which nearly all rows can be read and add up.

var resultWord = pattern.New(`(?:^|[\s|;,])(?:[WLDXF] ?\d{1,4}|\d{1,4}[wbs][10½=+-]|-?[BHU]-{1,3}|(?i:bye))(?:$|[\s|;,:])`)

// orders of columns without the rounds: those before them and those after.
var orders = []struct{ before, after []kind }{
	{[]kind{place, name, rating}, []kind{total}},
	{[]kind{place, name}, []kind{total}},
	{[]kind{place, name, rating, total}, nil},
	{[]kind{place, name, total}, nil},
	{[]kind{place, name, rating}, []kind{total, tieBreak}},
	{[]kind{place, name, rating}, []kind{total, tieBreak, tieBreak}},
	{[]kind{place, name, rating}, []kind{total, tieBreak, tieBreak, tieBreak}},
	{[]kind{place, name, total, tieBreak}, nil},
	{[]kind{place, name, total, tieBreak, tieBreak}, nil},
	{[]kind{place, name, rating}, nil},
}

// HasResults tells whether some lines of a text hold what stands in the cells of a crosstable: W12, 12w1, -B-.
func HasResults(text string) bool {
	lines := 0
	for l := range strings.Lines(text) {
		if resultWord.MatchString(strings.TrimSpace(l)) {
			lines++
		}
	}
	return lines > 1
}

// withoutHeading finds a table in lines of which none is a heading.
func withoutHeading(ls []line) (*tableText, []Unread) {
	var rows []line
	var unread []Unread
	count := map[int]int{}
	for _, l := range ls {
		text := strings.NewReplacer("\t", "  ", "|", "  ", ";", "  ").Replace(l.text)
		n := results(text)
		if n < 2 || !rowStart.MatchString(text) {
			if strings.TrimSpace(l.text) != "" && !ruled(l.text) {
				unread = append(unread, Unread{Line: l.no, Text: l.text, Why: phrase.New("it stands outside a table"), Outside: true})
			}
			continue
		}
		rows = append(rows, line{l.no, text})
		count[n]++
	}
	rounds := 0
	for _, n := range slices.Sorted(maps.Keys(count)) {
		if count[n] >= count[rounds] {
			rounds = n
		}
	}
	var best *tableText
	spent := 0
	for _, o := range orders {
		t := &tableText{heading: heading{cols: columns(o.before, rounds, o.after)}}
		for _, l := range rows {
			t.at = rows[0]
			if ways, err := readGlued(l, t, &spent); err == nil && schemes[0].adds(&ways[0]) && standsApart(ways[0]) {
				t.readings = append(t.readings, ways)
			}
		}
		if best == nil || len(t.readings) > len(best.readings) {
			best = t
		}
	}
	if len(best.readings) < 2 || len(best.readings)*4 < len(rows)*3 {
		return nil, unread
	}
	read := map[int]bool{}
	for _, ways := range best.readings {
		read[ways[0].line] = true
	}
	for _, l := range rows {
		if !read[l.no] {
			unread = append(unread,
				Unread{Line: l.no, Text: l.text,
					Why: phrase.New("it does not have the columns of the other rows, and there is no heading that names them")})
		}
	}
	return best, unread
}

// standsApart tells a reading that tears no word in two.
func standsApart(r row) bool {
	return r.cost < 2*stepGlued+len(r.cells)*3 && strings.Trim(r.name, "0123456789., ") != ""
}

// results counts the results in a line; two may share the blank between them.
func results(text string) int {
	for n := 0; ; n++ {
		at := resultWord.FindStringIndex(text)
		if at == nil {
			return n
		}
		text = text[at[1]-1:] // a result has two letters at least
	}
}

func columns(before []kind, rounds int, after []kind) []column {
	var cols []column
	add := func(ks []kind) {
		for _, k := range ks {
			cols = append(cols, column{kind: k, heading: headings[k], from: -1})
		}
	}
	add(before)
	for range rounds {
		cols = append(cols, column{kind: round, heading: "Rd", from: -1})
	}
	add(after)
	return cols
}

var headings = map[kind]string{place: "place", name: "name", rating: "rating", total: "score", tieBreak: "tie-break"}

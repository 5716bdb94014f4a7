package entry

import (
	"slices"
	"strings"
	"wallchart/arbiter/entries"

	"wallchart/files/roster"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/ui/kit/words"
)

// sharedColumn is a column of the list in which several people have the same, so
// that sections can be made of it.
type sharedColumn struct {
	at    int // in the list
	field roster.Field
	title phrase.Text
	of    map[model.ID][]string
}

// shared are those columns, with what says sections already first, and categories
// before the rest. The people are those of a section in which nobody was before.
func (p *importPanel) shared() []sharedColumn {
	if p.im == nil || p.src == nil {
		return nil
	}
	var all []sharedColumn
	for at := range p.mapping.Columns {
		f := p.mapping.Field(at)
		if ownWay(f) {
			continue
		}
		c := sharedColumn{at: at, field: f, of: map[model.ID][]string{}, title: p.title(at)}
		seen := map[string]bool{}
		id := model.ID(0)
		for _, l := range p.im.Lines {
			if l.Action != roster.Add {
				continue
			}
			id++ // as the journal counts them
			for _, v := range values(p.list()[l.Row-1], at, f) {
				c.of[id] = append(c.of[id], v)
				seen[strings.ToLower(v)] = true
			}
		}
		if len(seen) > 0 && (len(seen)*2 <= len(c.of) || f == roster.Category) {
			all = append(all, c)
		}
	}
	rank := func(c sharedColumn) int {
		switch {
		case p.im.NamesSections(c.at):
			return 0
		case c.field == roster.Category:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(all, func(a, b sharedColumn) int { return rank(a) - rank(b) })
	return all
}

// ownWay tells whether a section is not divided by a column of that field: everybody
// has his own, or there is a better way to do it.
func ownWay(f roster.Field) bool {
	switch f {
	case roster.Name, roster.LastName, roster.FirstName, roster.Rating, roster.FideRating, roster.NationalRating, roster.OwnRating,
		roster.Birth,
		roster.FideID, roster.NationalID, roster.Number, roster.Board, roster.Grade, roster.Byes, roster.Note,
		roster.Email, roster.Paid, roster.Expires, roster.K, roster.Games:
		return true
	}
	return false
}

// values are what a row has in a column; a cell may name several categories.
func values(row []string, at int, f roster.Field) []string {
	if at >= len(row) {
		return nil
	}
	parts := []string{row[at]}
	if f == roster.Category {
		parts = strings.FieldsFunc(row[at], func(r rune) bool { return r == ',' || r == ';' || r == '|' })
	}
	var all []string
	for _, v := range parts {
		if v = strings.TrimSpace(v); strings.Trim(v, "-–—.?/*") != "" {
			all = append(all, v)
		}
	}
	return all
}

// title is what a column is called.
func (p *importPanel) title(at int) phrase.Text {
	if h := p.mapping.HeadingRow; h > 0 && h <= len(p.list()) && at < len(p.list()[h-1]) {
		if name := strings.TrimSpace(p.list()[h-1][at]); name != "" {
			return phrase.Verbatim(name)
		}
	}
	if f := p.mapping.Field(at); f != roster.Unknown && f != roster.LeftOut {
		return f.Label()
	}
	return phrase.Verbatim(words.Say("import.column", roster.ColumnName(at+1)))
}

// columns are those by which the section that the list becomes can be divided.
func (p *importPanel) columns(*model.Section) []entries.Column {
	var all []entries.Column
	for _, c := range p.shared() {
		all = append(all, entries.Column{Title: c.title, Of: func(one *model.Player) []string { return c.of[one.ID] }})
	}
	return all
}

// sectionColumn is the one of columns that says which section each is in, -1 for
// none: it is called so, and names more than one.
func (p *importPanel) sectionColumn() int {
	all := p.shared()
	if len(all) == 0 || !p.im.NamesSections(all[0].at) {
		return -1
	}
	named := map[string]bool{}
	for _, vs := range all[0].of {
		for _, v := range vs {
			named[strings.ToLower(v)] = true
		}
	}
	if len(named) < 2 {
		return -1
	}
	return 0
}

package report

import (
	"strings"

	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// Clean makes every text of a document fit for paper and terminals: names in old
// files, and in those of others, may hold control characters and line ends. The signs around
// names stay in texts that have them; what names other things has none.
func Clean(d *table.Document) {
	c := cleaner{d.Isolated}
	plain := cleaner{}
	plain.line(&d.Title, &d.Section, &d.Author, &d.Keywords, &d.Head)
	c.line(&d.Subtitle)
	c.lines(d.Notes)
	c.lines(d.Event)
	for i := range d.Tables {
		t := &d.Tables[i]
		plain.line(&t.Name)
		c.line(&t.Title)
		c.lines(t.Notes)
		for j := range t.Columns {
			c.line(&t.Columns[j].Title)
		}
		for j := range t.Seconds {
			c.line(&t.Seconds[j].Column.Title)
		}
		for j := range t.Groups {
			c.line(&t.Groups[j].Title)
		}
		if t.Cards != nil {
			c.cards(t.Cards.Cards)
		}
		for j := range t.Rows {
			for k := range t.Rows[j].Cells {
				x := &t.Rows[j].Cells[k]
				c.line(&x.Text, &x.Below)
				c.sum(x.Sum)
			}
			for k := range t.Rows[j].Seconds {
				c.line(&t.Rows[j].Seconds[k].Text)
			}
		}
	}
}

// cleaner makes texts fit; signs tells whether they may have the signs around names.
type cleaner struct{ signs bool }

func (c cleaner) sum(s *table.Sum) {
	if s == nil {
		return
	}
	c.line(&s.Title, &s.Total)
	c.lines(s.Notes)
	for i := range s.Parts {
		p := &s.Parts[i]
		c.line(&p.Label, &p.Who, &p.Amount, &p.Note)
	}
}

// line writes only where something is to be changed: texts may be shared.
func (c cleaner) line(texts ...*string) {
	for _, s := range texts {
		one := ""
		if c.signs && strings.Contains(*s, phrase.Isolate) {
			one = between(*s)
		} else {
			one = model.OneLine(*s)
		}
		if one != *s {
			*s = one
		}
	}
}

// between makes a text fit with the signs around names left in it, as far as they are in pairs.
func between(s string) string {
	var b strings.Builder
	open := 0
	for s != "" {
		at := strings.IndexAny(s, phrase.Isolate+phrase.Isolated)
		if at < 0 {
			break
		}
		b.WriteString(model.OneLine(s[:at]))
		sign := s[at : at+len(phrase.Isolate)]
		switch {
		case sign == phrase.Isolate:
			open++
			b.WriteString(sign)
		case open > 0:
			open--
			b.WriteString(sign)
		}
		s = s[at+len(sign):]
	}
	b.WriteString(model.OneLine(s))
	b.WriteString(strings.Repeat(phrase.Isolated, open))
	return b.String()
}

func (c cleaner) lines(texts []string) {
	for i := range texts {
		c.line(&texts[i])
	}
}

func (c cleaner) cards(all []cards.Card) {
	for i := range all {
		for _, l := range all[i].Lines {
			for j := range l.Fields {
				c.line(&l.Fields[j].Label, &l.Fields[j].Text)
			}
			if l.Grid == nil {
				continue
			}
			for j := range l.Grid.Rows {
				c.lines(l.Grid.Rows[j].Cells)
			}
		}
	}
}

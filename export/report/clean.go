package report

import (
	"wallchart/export/cards"
	"wallchart/export/table"
	"wallchart/model"
)

// clean makes every text of a document fit for paper and terminals: names in old
// files, and in those of others, may hold control characters and line ends.
func clean(d *table.Document) {
	line(&d.Title, &d.Subtitle, &d.Section, &d.Author, &d.Keywords, &d.Head)
	lines(d.Notes)
	lines(d.Event)
	for i := range d.Tables {
		t := &d.Tables[i]
		line(&t.Name, &t.Title)
		lines(t.Notes)
		for j := range t.Columns {
			line(&t.Columns[j].Title)
		}
		for j := range t.Seconds {
			line(&t.Seconds[j].Column.Title)
		}
		for j := range t.Groups {
			line(&t.Groups[j].Title)
		}
		if t.Cards != nil {
			cleanCards(t.Cards.Cards)
		}
		for j := range t.Rows {
			for k := range t.Rows[j].Cells {
				c := &t.Rows[j].Cells[k]
				line(&c.Text, &c.Below)
				cleanSum(c.Sum)
			}
			for k := range t.Rows[j].Seconds {
				line(&t.Rows[j].Seconds[k].Text)
			}
		}
	}
}

func cleanSum(s *table.Sum) {
	if s == nil {
		return
	}
	line(&s.Title, &s.Total)
	lines(s.Notes)
	for i := range s.Parts {
		p := &s.Parts[i]
		line(&p.Label, &p.Who, &p.Amount, &p.Note)
	}
}

// line writes only where something is to be changed: texts may be shared.
func line(texts ...*string) {
	for _, s := range texts {
		if one := model.OneLine(*s); one != *s {
			*s = one
		}
	}
}

func lines(texts []string) {
	for i := range texts {
		line(&texts[i])
	}
}

func cleanCards(all []cards.Card) {
	for i := range all {
		for _, l := range all[i].Lines {
			for j := range l.Fields {
				line(&l.Fields[j].Label, &l.Fields[j].Text)
			}
			if l.Grid == nil {
				continue
			}
			for j := range l.Grid.Rows {
				lines(l.Grid.Rows[j].Cells)
			}
		}
	}
}

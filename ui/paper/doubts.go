package paper

import (
	"wallchart/export/formats"
	"wallchart/phrase"
	"wallchart/ui/kit/words"
)

// doubts are what a file cannot hold as it should, such as letters that no font has.
type doubts struct{ all []phrase.Text }

// heard returns the sheet with somebody who hears of them.
func (d *doubts) heard(s formats.Sheet) formats.Sheet {
	s.Doubt = func(t phrase.Text) { d.all = append(d.all, t) }
	return s
}

// with is what is said of the file, and of them.
func (d *doubts) with(said string) string {
	for _, t := range d.all {
		said = words.Say("export.doubt", said, words.Text(t))
	}
	return said
}

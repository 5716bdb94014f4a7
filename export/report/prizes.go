package report

import (
	"slices"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/prizes"
	"wallchart/tiebreaks"
)

// WithPrizes tells whether a section has prizes.
func WithPrizes(s *model.Section) bool { return s.Fund != nil && len(s.Fund.Prizes) > 0 }

// Divided divides the prizes of the section, or those of the options.
func (o Options) Divided(st *tiebreaks.Standings) (*prizes.Division, error) {
	fund := o.Fund
	if fund == nil {
		fund = st.Sheet.Section.Fund
	}
	if fund == nil || len(fund.Prizes) == 0 {
		return nil, phrase.Errorf("%s has no prizes: enter them first", st.Sheet.Section.Name)
	}
	return prizes.Divide(st, *fund)
}

// Won are the prizes of somebody by name, with what is no money.
func (o Options) Won(d *prizes.Division, a *prizes.Award) string {
	names := d.PrizesOf(a)
	for _, t := range a.Things {
		for n, name := range names {
			if name == d.Fund.Prizes[t.Prize].Name && !strings.EqualFold(name, t.What) {
				names[n] = o.Say("%s (%s)", name, t.What)
			}
		}
	}
	var once []string // two prizes of one name are named once
	for _, name := range names {
		if !slices.Contains(once, name) {
			once = append(once, name)
		}
	}
	return strings.Join(once, ", ")
}

// PlainAmount is an amount without a currency, as the language writes it.
func (o Options) PlainAmount(x model.Cents) string { return o.Word((&model.Tournament{}).Money(x)) }

// Money is an amount in the event's currency.
func (c *Chart) Money(x model.Cents) table.Cell {
	return table.Num(c.Word(c.Sheet.Tournament.Money(x)), float64(x)/100)
}

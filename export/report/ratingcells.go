package report

import (
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/standings/ratingchange"
	"wallchart/tiebreaks"
)

// RatingSystems are the rating systems that a report is about: those asked for, or those of the section.
func (o Options) RatingSystems(t *model.Tournament, s *model.Section) ([]*ratingchange.System, error) {
	if len(o.Systems) == 0 {
		return ratingchange.SystemsOf(t, s), nil
	}
	var all []*ratingchange.System
	for _, code := range o.Systems {
		x, err := ratingchange.SystemByCode(code)
		if err != nil {
			return nil, err
		}
		if x.Code == "fide" && s.Control != model.Standard {
			return nil, phrase.Errorf("%s is rapid or blitz, which FIDE rates by other rules; only standard games are worked out here", s.Name)
		}
		all = append(all, x)
	}
	return all, nil
}

// ChangeCell is the change of a rating, with what it is made of.
func (c *Chart) ChangeCell(g *ratingchange.Gain) table.Cell {
	if g.Changed() == "" {
		return table.Cell{}
	}
	return table.Cell{Text: c.Decimal(PlainSign(g.Changed())), IsNumber: true, Number: float64(g.Change) / 100, Sum: c.Openable(&g.Sum)}
}

// PlainSign writes a number with the minus of the keyboard, as cells have it.
func PlainSign(s string) string { return strings.Replace(s, "−", "-", 1) }

// Worked is a number with decimals as it was worked out; nothing of none.
func (c *Chart) Worked(s string) table.Cell {
	if s == "" {
		return table.Cell{}
	}
	n, err := strconv.ParseFloat(PlainSign(s), 64)
	if err != nil {
		return table.Text(s)
	}
	return table.Num(c.Decimal(s), n)
}

// Openable is what an explanation says, where numbers can be opened.
func (c *Chart) Openable(e *tiebreaks.Explanation) *table.Sum {
	if !c.Sums && !c.Worth {
		return nil
	}
	return c.sumOf(e)
}

// PerformanceCell is the cell of a performance, blank without a game.
func PerformanceCell(games []ratingchange.Game) table.Cell {
	if p, ok := ratingchange.Performance(games); ok {
		return Whole(p)
	}
	return table.Cell{}
}

package report

import (
	"strings"

	"wallchart/export/table"
	"wallchart/tiebreaks"
)

// FormatOf is how a spreadsheet shows the column's numbers.
func FormatOf(use tiebreaks.Use) table.Format {
	switch use.TieBreak.Format {
	case tiebreaks.Whole:
		return table.Whole
	case tiebreaks.Halves:
		return table.Halves
	case tiebreaks.Quarters:
		return table.Quarters
	}
	return table.General
}

// Written is the value as the document has it.
func (o Options) Written(use tiebreaks.Use, x *tiebreaks.Cell) string {
	return o.Decimal(o.styled(use, x))
}

// styled is the value in the style of points asked for: decimals as computed,
// or 4½ and 12¼. Averages keep their decimals in either style.
func (o Options) styled(use tiebreaks.Use, x *tiebreaks.Cell) string {
	if o.Points == Decimal || !x.Defined || use.TieBreak.Join != tiebreaks.Sum {
		return x.Text
	}
	return fraction(x.Text)
}

var fractions = []struct{ decimals, fraction string }{
	{".00", ""}, {".0", ""}, {".25", "¼"}, {".50", "½"}, {".5", "½"}, {".75", "¾"},
}

// fraction writes a decimal number with fractions: "12.25" is 12¼. A number with
// other decimals stays as it is.
func fraction(s string) string {
	for _, f := range fractions {
		if whole, ok := strings.CutSuffix(s, f.decimals); ok {
			sign := ""
			if whole == "0" || whole == "-0" {
				sign, whole = strings.TrimSuffix(whole, "0"), ""
			}
			if whole+f.fraction == "" {
				return "0"
			}
			return sign + whole + f.fraction
		}
	}
	return s
}

// nothing tells a tie-break that has nothing to say of somebody: there is no tie to
// break, or no round has been played.
func (c *Chart) nothing(column int, x *tiebreaks.Cell) bool {
	return column > 0 && (!x.Defined && x.Text == "0" || c.Sheet.Rounds == 0 && x.Value == 0)
}

// aligned is a number with as many decimals as the others of its column have.
func (c *Chart) aligned(column int, text string) string {
	want := c.decimals(column)
	if want == 0 || c.Points != Decimal || !table.IsPlainNumber(text) {
		return text
	}
	have := decimalsOf(text)
	if have == 0 {
		text += "."
	}
	return text + strings.Repeat("0", want-have)
}

// decimals is how many decimals the numbers of a column have: as many as the longest of
// them needs, two where ratings or averages are not all whole.
func (c *Chart) decimals(column int) int {
	if c.places == nil {
		c.places = make([]int, len(c.Standings.Columns))
		for n, use := range c.Standings.Columns {
			for p := range c.Standings.Places {
				if text := c.Standings.Places[p].Cells[n].Text; table.IsPlainNumber(text) {
					c.places[n] = max(c.places[n], decimalsOf(text))
				}
			}
			if use.TieBreak.Format == tiebreaks.Trim && c.places[n] > 0 {
				c.places[n] = 2
			}
		}
	}
	return c.places[column]
}

// decimalsOf is how many digits stand behind a number's point.
func decimalsOf(text string) int {
	_, decimals, _ := strings.Cut(text, ".")
	return len(decimals)
}

// FormatOf is FormatOf with the decimals of a column.
func (c *Chart) FormatOf(column int) table.Format {
	use := c.Standings.Columns[column]
	if use.TieBreak.Format == tiebreaks.Trim && c.decimals(column) > 0 {
		return table.Quarters
	}
	return FormatOf(use)
}

// TrophySum is a team's sum in one column.
func (o Options) TrophySum(use tiebreaks.Use, p *tiebreaks.TrophyPlace, column int) table.Cell {
	x := tiebreaks.Cell{Value: p.Sums[column], Text: p.Texts[column], Defined: true}
	return table.Num(o.Written(use, &x), float64(p.Sums[column])/100)
}

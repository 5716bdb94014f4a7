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

// written is the value in the style of points asked for: decimals as computed,
// or 4½ and 12¼. Averages keep their decimals in either style.
func (o Options) written(use tiebreaks.Use, x *tiebreaks.Cell) string {
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

package arbiter

import (
	"slices"

	"wallchart/model"
)

// letter are the federations of countries that print on Letter and Tabloid and not on
// A4 and A3, as the Unicode Common Locale Data Repository has them (release 45, paper
// sizes of territories).
var letter = []string{"BIZ", "CAN", "CHI", "COL", "CRC", "ESA", "GUA", "MEX", "NCA", "PAN", "PHI", "PUR", "USA", "VEN"}

// Letter tells whether an event is printed on Letter where nobody asks for another paper:
// by its federation or, where it names none, because a section is paired or ranked by US rules.
func Letter(t *model.Tournament) bool {
	if t.Federation != "" {
		return slices.Contains(letter, t.Federation)
	}
	return slices.ContainsFunc(t.Sections, (*model.Section).USChess)
}

package crosstable

import "strings"

// fold takes the columns out of a heading that separated values and workbooks have for
// the second lines of cells: "Rd 3 (2)", or "Pts 3" after "Rd 3".
func (lay *layout) fold(cells []string) []string {
	var kept []string
	second := make([]bool, len(cells))
	for k, c := range cells {
		if second[k] = k > 0 && belongsBelow(cells[k-1], c); second[k] {
			lay.below = second
			continue
		}
		kept = append(kept, c)
	}
	return kept
}

// folded puts the second lines of a row's cells below the first.
func (lay *layout) folded(cells []string) (above, below []string) {
	for k, c := range cells {
		if k < len(lay.below) && lay.below[k] && len(below) > 0 {
			below[len(below)-1] = c
			continue
		}
		above, below = append(above, c), append(below, "")
	}
	return above, below
}

func belongsBelow(above, c string) bool {
	round, found := strings.CutPrefix(above, "Rd ")
	return c == above+" (2)" || found && c == "Pts "+round
}

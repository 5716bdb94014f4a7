package crosstable

// fold takes the columns out of a heading that separated values have for the
// second lines of cells.
func (lay *layout) fold(cells []string) []string {
	var kept []string
	second := make([]bool, len(cells))
	for k, c := range cells {
		if second[k] = k > 0 && c == cells[k-1]+" (2)"; second[k] {
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

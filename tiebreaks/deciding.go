package tiebreaks

// Deciding are the tie-breaks to look at first, as columns in their order, at most so many: those that separate somebody from
// the row above, and where these are fewer the first of the others.
func (st *Standings) Deciding(most int) []int {
	decides := make([]bool, len(st.Columns)+1)
	for k := range st.Places {
		if by := st.Places[k].DecidedBy; by >= 0 {
			decides[by] = true
		}
	}
	chosen, left := make([]bool, len(st.Columns)), most
	for _, wanted := range []bool{true, false} {
		for c := 1; c < len(st.Columns) && left > 0; c++ {
			if decides[c] == wanted {
				chosen[c] = true
				left--
			}
		}
	}
	var columns []int
	for c, is := range chosen {
		if is {
			columns = append(columns, c)
		}
	}
	return columns
}

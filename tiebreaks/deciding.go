package tiebreaks

// Deciding are the tie-breaks to look at first, as columns in their order, at most so many: those that separate somebody from
// the row above, beginning with the highest place, and where these are fewer the first of the others.
func (st *Standings) Deciding(most int) []int {
	chosen, left := make([]bool, len(st.Columns)), most
	choose := func(c int) {
		if left > 0 && c > 0 && c < len(chosen) && !chosen[c] {
			chosen[c] = true
			left--
		}
	}
	for k := range st.Places {
		choose(st.Places[k].DecidedBy)
	}
	for c := range chosen {
		choose(c)
	}
	var columns []int
	for c, is := range chosen {
		if is {
			columns = append(columns, c)
		}
	}
	return columns
}

package roundrobin

import "wallchart/phrase"

// Groups splits n players, in order of strength, into all-play-alls of the
// given size: quads of four, hexagonals of six. What is left over at the end
// is a group of its own when it is at least three players and half a group, and
// joins the last group otherwise; with joined it always does, so that quads leave one of
// four to seven. The result is the index after the last of each group.
func Groups(n, size int, joined bool) ([]int, error) {
	if size < 3 || n < 3 {
		return nil, phrase.Errorf("groups need at least three players each: there are %d players for groups of %d", n, size)
	}
	var ends []int
	for end := size; end <= n; end += size {
		ends = append(ends, end)
	}
	switch over := n % size; {
	case over == 0:
	case (joined || over < 3 || 2*over < size) && len(ends) > 0:
		ends[len(ends)-1] = n
	default:
		ends = append(ends, n)
	}
	return ends, nil
}

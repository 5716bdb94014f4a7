package slow

import (
	"slices"
	"strconv"

	"wallchart/model"
)

// steps are what article 13.3.2 asks of two teams whom both scores leave level, on the boards of their match: count of the boards (12.1),
// results on the top boards (12.2), without the bottom boards (12.3).
var steps = map[string][]string{"EDE": nil, "EDET": {"TBR"}, "EDEB": {"BBE"}, "EDEBT": {"BC", "TBR"}, "EDEBB": {"BC", "BBE"}}

// ofTeams reads the tie-breaks of teams that are asked of those whom the columns before leave tied. ok is false for another.
func (rd Reading) ofTeams(u use, before [][]string) (values []string, ok bool) {
	tail, extended := steps[u.name]
	byBoards := u.name == "TBR" || u.name == "BBE"
	if !rd.Sheet.Teams || !extended && !byBoards {
		return nil, false
	}
	if (byBoards || len(tail) > 0) && rd.boardsUnknown() {
		return slices.Repeat([]string{"-"}, len(rd.Sheet.Lines)), true
	}
	if byBoards {
		return rd.amongTied(before, func(tied []int) [][]int {
			sums := map[int][]int{}
			for _, i := range tied {
				sums[i] = rd.boardSums(i)
			}
			return firstDifference(tied, func(i int) []int { return sequence(u.name, sums[i]) })
		}), true
	}
	return rd.amongTied(before, func(tied []int) [][]int { return rd.extended(u, tied, tail) }), true
}

// extended is EDE (13.3) and its kin. By turns each set of teams that is still level is ordered by a direct encounter in the primary and
// one in the secondary score, until neither changes anything; then 13.3.2 has its turn where exactly two are level.
func (rd Reading) extended(u use, tied []int, tail []string) [][]int {
	sets := [][]int{tied}
	for before := 0; before < len(sets); {
		before = len(sets)
		for _, kind := range []model.ScoreKind{rd.Primary, other(rd.Primary)} {
			u.kind = kind
			var next [][]int
			for _, set := range sets {
				next = append(next, rd.encounter(u, set)...)
			}
			sets = next
		}
	}
	var out [][]int
	for _, set := range sets {
		order := [][]int{set}
		for _, step := range tail {
			if len(set) == 2 && len(order) == 1 {
				order = firstDifference(set, func(i int) []int { return sequence(step, rd.direct(u, i, set[0]+set[1]-i)) })
			}
		}
		out = append(out, order...)
	}
	return out
}

// sequence is what is compared of sums board by board, the first difference deciding, more being better.
func sequence(step string, boards []int) []int {
	switch step {
	case "TBR":
		return boards
	case "BC": // the lower count is better
		return []int{-count(boards)}
	}
	var without []int // BBE: without the last board, without the last two …
	for n := len(boards) - 1; n > 0; n-- {
		sum := 0
		for _, p := range boards[:n] {
			sum += p
		}
		without = append(without, sum)
	}
	return without
}

// count is the number of each board times what was made on it.
func count(boards []int) int {
	sum := 0
	for b, p := range boards {
		sum += (b + 1) * p
	}
	return sum
}

// boardSums are a team's points on each board in all its rounds, in half points.
func (rd Reading) boardSums(i int) []int {
	sums := make([]int, rd.boards())
	for r := range rd.Sheet.Lines[i].Cells {
		for b, p := range rd.onBoards(&rd.Sheet.Lines[i].Cells[r]) {
			sums[b] += p
		}
	}
	return sums
}

// direct are the points of a team on each board in what it has played against another.
func (rd Reading) direct(u use, i, against int) []int {
	sums := make([]int, rd.boards())
	for r := range rd.Sheet.Lines[i].Cells {
		c := &rd.Sheet.Lines[i].Cells[r]
		if c.Opponent == against && rd.meets(u, c) {
			for b, p := range rd.onBoards(c) {
				sums[b] += p
			}
		}
	}
	return sums
}

// onBoards are the points of a round board by board. The text does not say how a round without boards counts: of a pairing-allocated bye
// each board is won, of others the game points that were awarded are shared among the boards, the half points left over from the top.
func (rd Reading) onBoards(c *model.Cell) []int {
	all := make([]int, rd.boards())
	if c.Outcome == model.Rest || c.Outcome == model.Pending {
		return all
	}
	for b := range all {
		switch {
		case b < len(c.Boards):
			all[b] = int(c.Boards[b])
		case c.Boards != nil:
		case c.Outcome == model.PairingBye:
			all[b] = int(rd.Sheet.Scoring.Win)
		default:
			all[b] = (int(c.Games) + len(all) - 1 - b) / len(all)
		}
	}
	return all
}

// boardsUnknown tells whether of a match that was played only the score is known.
func (rd Reading) boardsUnknown() bool {
	for i := range rd.Sheet.Lines {
		for r := range rd.Sheet.Lines[i].Cells {
			if c := &rd.Sheet.Lines[i].Cells[r]; overTheBoard(c) && c.Boards == nil {
				return true
			}
		}
	}
	return false
}

// boardCount is BC (12.1) over all rounds.
func (rd Reading) boardCount(i int) string {
	if rd.boardsUnknown() {
		return "-"
	}
	return halves(count(rd.boardSums(i)))
}

// firstDifference orders participants by the first difference of their sequences, the equal in one level.
func firstDifference(tied []int, of func(i int) []int) [][]int {
	sorted := slices.Clone(tied)
	slices.SortStableFunc(sorted, func(a, b int) int { return slices.Compare(of(b), of(a)) })
	var levels [][]int
	for n, i := range sorted {
		if n > 0 && slices.Equal(of(i), of(sorted[n-1])) {
			levels[len(levels)-1] = append(levels[len(levels)-1], i)
		} else {
			levels = append(levels, []int{i})
		}
	}
	return levels
}

// amongTied asks an order of everybody whom the columns before leave tied. The value is the place among them, "0" where nothing separates
// them.
func (rd Reading) amongTied(before [][]string, order func(tied []int) [][]int) []string {
	values := make([]string, len(rd.Sheet.Lines))
	groups := map[string][]int{}
	for i := range rd.Sheet.Lines {
		values[i] = "0"
		key := ""
		for _, column := range before {
			key += column[i] + "|"
		}
		groups[key] = append(groups[key], i)
	}
	for _, tied := range groups {
		if len(tied) < 2 {
			continue
		}
		levels := order(tied)
		if len(levels) == 1 {
			continue
		}
		place := 1
		for _, level := range levels {
			for _, i := range level {
				values[i] = strconv.Itoa(place)
			}
			place += len(level)
		}
	}
	return values
}

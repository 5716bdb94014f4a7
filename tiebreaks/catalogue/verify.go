package catalogue

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/tiebreaks"
)

// PlaceCode is the code of a PrintedColumn that holds places.
const PlaceCode = "PLACE"

// Difference is a printed number that the results do not make.
type Difference struct {
	Who     int    // sheet index
	Code    string // of the column
	Printed string
	Made    string // "3", or "3-5" where nothing separates three
}

// Verified is what a file prints of a section's standings, beside what its
// results make by its own list.
type Verified struct {
	Sheet       *model.Sheet
	List        []string // the codes by which the places were compared
	Codes       []string // of the columns that were compared
	Differences []Difference
	// Elsewhere is how many places differ, where they are many and none contradicts
	// the score: the file goes by other tie-breaks, or other rules, than its list says.
	Elsewhere int
}

// Verify compares printed points, places and tie-breaks of a section with what
// its results make. Places are compared by the section's own list as far as it
// is understood and can be computed; whom that leaves tied may stand in any order.
func Verify(t *model.Tournament, s *model.Section, printed []PrintedColumn) (*Verified, error) {
	if len(s.Ranking.TieBreaks) == 0 {
		n := *s
		n.Ranking.TieBreaks = Recognise(t, s, tieBreakColumns(s, printed))
		s, t = &n, t.With(&n)
	}
	sh := model.NewSheet(t, s, 0)
	st, err := ownOrder(t, sh)
	if err != nil {
		return nil, err
	}
	v := &Verified{Sheet: sh}
	for _, u := range st.Columns {
		v.List = append(v.List, u.Code)
	}
	for _, c := range printed {
		switch {
		case c.Section != s.ID || c.Code == "":
		case c.Code == PlaceCode:
			v.places(st, c)
		default:
			v.column(st, c)
		}
	}
	return v, nil
}

// tieBreakColumns are the printed columns of a section without scores and places.
func tieBreakColumns(s *model.Section, printed []PrintedColumn) []PrintedColumn {
	return slices.DeleteFunc(slices.Clone(printed), func(c PrintedColumn) bool {
		u, err := Parse(c.Code)
		return c.Section != s.ID || c.Code == PlaceCode || err == nil && u.TieBreak.Score
	})
}

// ownOrder ranks by the section's own list up to the first entry that is not
// understood or cannot be computed here: behind it the order of the file cannot
// be known.
func ownOrder(t *model.Tournament, sh *model.Sheet) (*tiebreaks.Standings, error) {
	var list []tiebreaks.Use
	for _, code := range sh.Section.Ranking.TieBreaks {
		u, err := Parse(code)
		if err != nil || tiebreaks.Legal(u, sh.Section) != nil {
			break
		}
		list = append(list, u)
	}
	st, err := Rank(sh, list, RulesFor(t, sh.Section))
	if err != nil {
		return nil, err
	}
	for n, u := range st.Columns {
		if n > 0 && !st.Missing(u).Empty() {
			return Rank(sh, st.Columns[:n], st.Rules)
		}
	}
	return st, nil
}

// places compares places. Those who share a printed place, or a computed one, may
// stand in any order in it. Some programs write the starting numbers instead.
func (v *Verified) places(st *tiebreaks.Standings, c PrintedColumn) {
	made, printed, place := map[int]int{}, map[int]int{}, make([]int, len(st.Places))
	numbers := true
	for k, p := range st.Places {
		made[p.Rank]++
		line := &st.Sheet.Lines[p.Index]
		n, err := strconv.Atoi(strings.TrimRight(strings.TrimSpace(c.Values[line.ID]), "=."))
		if err != nil || n <= 0 {
			continue
		}
		place[k] = n
		printed[n]++
		numbers = numbers && n == line.Number
	}
	if numbers {
		return
	}
	v.Codes = append(v.Codes, c.Code)
	differ, within := 0, true
	for k, p := range st.Places {
		n := place[k]
		last := p.Rank + made[p.Rank] - 1
		if n == 0 || n <= last && p.Rank < n+printed[n] {
			continue
		}
		text := strconv.Itoa(p.Rank)
		if last > p.Rank {
			text += "-" + strconv.Itoa(last)
		}
		v.Differences = append(v.Differences, Difference{p.Index, c.Code, strconv.Itoa(n), text})
		differ++
		first, end := scoreGroup(st, k)
		within = within && n <= end && first < n+printed[n]
	}
	if within && differ >= manyPlaces && differ*4 >= len(st.Places) {
		v.Elsewhere = differ
	}
}

// manyPlaces is from how many on, and a quarter of all, places that differ are no
// slips of the pen.
const manyPlaces = 5

// scoreGroup is the first place and the last that those with the score of line k
// hold together.
func scoreGroup(st *tiebreaks.Standings, k int) (first, last int) {
	score := st.Places[k].Cells[0].Text
	first, last = k, k
	for first > 0 && st.Places[first-1].Cells[0].Text == score {
		first--
	}
	for last+1 < len(st.Places) && st.Places[last+1].Cells[0].Text == score {
		last++
	}
	return first + 1, last + 1
}

// column compares the values of one tie-break, as precisely as they are printed.
func (v *Verified) column(st *tiebreaks.Standings, c PrintedColumn) {
	u, err := Parse(c.Code)
	if err != nil || tiebreaks.Legal(u, st.Sheet.Section) != nil {
		return
	}
	col := st.Column(u.Code)
	if col < 0 {
		if st, err = Rank(st.Sheet, []tiebreaks.Use{u}, st.Rules); err != nil {
			return
		}
		col = st.Column(u.Code)
	}
	if col < 0 {
		return
	}
	v.Codes = append(v.Codes, u.Code)
	for _, p := range st.Places {
		text, cell := strings.TrimSpace(c.Values[st.Sheet.Lines[p.Index].ID]), p.Cells[col]
		want, ok := tiebreaks.ParseValue(text)
		if !ok || cell.Defined && near(want, cell.Value, text) || !cell.Defined && want == 0 {
			continue
		}
		if u.TieBreak.Score && (v.ofAllGames(p.Index, want, text) || v.underWay(p.Index, want, text)) {
			continue
		}
		v.Differences = append(v.Differences, Difference{p.Index, u.Code, text, cell.Text})
	}
}

// ofAllGames tells whether a score is that of all games, where those against who has left an all-play-all before half of his do not count
// for the places: report files have the games as they were played.
func (v *Verified) ofAllGames(index int, printed tiebreaks.Value, text string) bool {
	l := &v.Sheet.Lines[index]
	return v.Sheet.Predetermined && slices.ContainsFunc(v.Sheet.Lines, func(l model.Line) bool { return l.Out }) &&
		(near(printed, tiebreaks.Of(l.Games), text) || near(printed, tiebreaks.Of(l.Match), text))
}

// underWay tells whether a score has the byes of a round in it that has no result yet: report files of it count them.
func (v *Verified) underWay(index int, printed tiebreaks.Value, text string) bool {
	s := v.Sheet.Section
	if len(s.Rounds) <= v.Sheet.Rounds {
		return false
	}
	l := &model.NewSheet(v.Sheet.Tournament, s, len(s.Rounds)).Lines[index]
	return near(printed, tiebreaks.Of(l.Games), text) || near(printed, tiebreaks.Of(l.Match), text)
}

// near tells whether a printed value is the computed one, cut off or rounded to
// its decimals. Halves are never rounded: 12 is not 12.5.
func near(printed, made tiebreaks.Value, text string) bool {
	unit := tiebreaks.Value(1)
	_, frac, _ := strings.Cut(strings.ReplaceAll(text, ",", "."), ".")
	switch {
	case strings.HasSuffix(text, "½") || made%50 == 0:
	case frac == "":
		unit = tiebreaks.One
	case len(frac) == 1:
		unit = tiebreaks.One / 10
	}
	return printed-made < unit && made-printed < unit
}

package fund

import (
	"slices"
	"strconv"

	"wallchart/model"
	"wallchart/model/namekey"
)

// Columns is how many texts a line has: prize, amount, rule, trophy, qualifies, guaranteed, bonus, winner, entrants and each.
const Columns = int(each)

// Line reads a prize of which the texts stand in the usual columns.
func Line(row []string, t *model.Tournament, s *model.Section) (model.Prize, error) {
	return usual(t, s).prize(row)
}

// Lines reads lines as Line does and leaves out empty ones. errs has a place for each line: what is wrong with it, with its
// number from 1, nil for nothing.
func Lines(rows [][]string, t *model.Tournament, s *model.Section) (all []model.Prize, errs []error) {
	r := usual(t, s)
	r.listed = true
	errs = make([]error, len(rows))
	for n, row := range rows {
		if blank(row) {
			continue
		}
		p, err := r.prize(row)
		if err != nil {
			errs[n] = inLine(n, err)
			continue
		}
		all = append(all, p)
	}
	return all, errs
}

func usual(t *model.Tournament, s *model.Section) *reader {
	return &reader{section: s, book: t.CategoriesOf(s), columns: usualColumns}
}

// Texts writes a prize as Line reads it.
func Texts(p model.Prize, s *model.Section) []string {
	row := make([]string, Columns)
	put := func(c column, text string) { row[c-prize] = text }
	put(prize, p.Name)
	if p.Amount > 0 {
		put(amount, p.Amount.String())
	}
	if p.Share > 0 {
		put(amount, p.Share.String())
	}
	if put(rule, p.Rule); p.Rule == "" {
		put(rule, "place")
	}
	put(trophy, p.Trophy)
	put(qualifies, p.Qualifies)
	for c, yes := range map[column]bool{guaranteed: p.Guaranteed, bonus: p.Bonus, each: p.Each} {
		if yes {
			put(c, "✓")
		}
	}
	if p.Entrants > 0 {
		put(entrants, strconv.Itoa(p.Entrants))
	}
	if p.Winner != 0 {
		put(winner, called(s, p.Winner))
	}
	return row
}

// called is what Line finds a winner by: the name, or where several have it the starting number.
func called(s *model.Section, id model.ID) string {
	e, ok := s.Entry(id)
	if !ok {
		if p := s.Player(id); p != nil {
			return p.Name
		}
		return strconv.Itoa(int(id))
	}
	others := slices.ContainsFunc(s.Entries(), func(x model.Entry) bool { return x.ID != id && namekey.Key(x.Name) == namekey.Key(e.Name) })
	if _, number := strconv.Atoi(e.Name); (others || number == nil) && e.Number > 0 {
		return strconv.Itoa(e.Number)
	}
	return e.Name
}

// Headed puts the cells of a list whose first line names its columns where Line looks for them; false where it names none.
func Headed(rows [][]string) ([][]string, bool) {
	if len(rows) == 0 {
		return nil, false
	}
	columns := headed(rows[0])
	if columns == nil {
		return nil, false
	}
	var all [][]string
	for _, from := range rows[1:] {
		row := make([]string, Columns)
		for n, cell := range from {
			if n < len(columns) && columns[n] != none {
				row[columns[n]-prize] = cell
			}
		}
		all = append(all, row)
	}
	return all, true
}

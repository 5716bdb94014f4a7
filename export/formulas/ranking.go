package formulas

// fold is the factor by which a rank outweighs any value of a tie-break in
// hundredths: whole numbers below 10¹⁰, which a spreadsheet keeps exactly.
const fold = "10000000"

// none is the worst value of a tie-break, in hundredths, for who has none.
const none = "4999999"

// ranking makes ranks of values.
type ranking struct {
	*calculation
	// asWritten is true behind a column that is no formula, where the places are not fixed: see corrected.go.
	asWritten bool
}

// ranked is a rank by a value, shared by those who are level; the lowest value first
// or the highest.
func (s *ranking) ranked(name, cell, all string, lowest bool) string {
	f := "RANK(" + cell + "," + all
	if lowest {
		f += ",1"
	}
	s.calc.add(name, f+")")
	return name
}

// folded is the rank by the rank so far and, among those who share one, a value.
func (s *ranking) folded(code, rank, value string, maybe, lowest bool) string {
	t := s.calc
	sign := "-"
	if lowest {
		sign = "+"
	}
	v := "ROUND(100*" + t.cell(value) + ",0)"
	if maybe {
		worst := "-" + none
		if lowest {
			worst = none
		}
		v = "IF(ISNUMBER(" + t.cell(value) + ")," + v + "," + worst + ")"
	}
	return s.byKey(code, t.cell(rank), t.cell(rank)+"*"+fold+sign+v)
}

// byKey is the rank by a key that begins with the rank so far, the lowest first.
func (s *ranking) byKey(code, before, key string) string {
	if s.asWritten {
		key = s.fill("IF({1},{2},{3})", s.unchanged(), key, before)
	}
	t := s.calc
	name := "key " + code + " " + itoa(len(t.columns))
	t.add(name, key)
	return s.ranked("rank "+name, t.cell(name), t.all(name), true)
}

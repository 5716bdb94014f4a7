package formulas

import (
	"fmt"
	"strings"

	"wallchart/export/sheets"
	"wallchart/export/table"
)

// A value that no formula can find is right until something is corrected. So the sheet of
// rules, in a hidden column, tells for each round whether its sheet still says what was
// written: the same results, and the same numbers on the same lines. A value that decides
// among the level is there while it does; after a correction it is empty, it separates
// nobody, and who is level before it shares a place. Where the first column itself is a
// value (the table of a Keizer event, a knock-out), or the places are not those of the
// columns (pairs that are decided apart), the places stay as they were written. In both
// cases a line above the table says so, and stands out once something is corrected.

// typed is a column of a round's sheet that is typed into, and the sum of its numbers,
// each times its row.
type typed struct{ column, sum int }

// remember keeps what was written on the sheet of the next round.
func (s *rounds) remember(sheet *sheets.Sheet) {
	columns := []int{s.lay.no, s.lay.otherNo}
	if s.scores {
		columns = append(columns, boardPlayer, boardOther)
	}
	var kept []typed
	for _, c := range columns {
		sum := 0
		for r, row := range sheet.Rows {
			switch v := row[c-1].Value.(type) {
			case int:
				sum += 2 * v * (r + 1)
			case float64:
				sum += int(2*v) * (r + 1)
			}
		}
		kept = append(kept, typed{c, sum})
	}
	s.written = append(s.written, kept)
}

// changed is 1 when a round's sheet does not say any more what was written.
func (s *rounds) changed(r int) string {
	tests := []string{fmt.Sprintf(`SUMPRODUCT((%s&""<>%s&"")*1)>0`, s.far(r, s.lay.result), s.far(r, s.lay.written))}
	for _, k := range s.written[r-1] {
		tests = append(tests, differs(s.far(r, k.column), k.sum))
	}
	return "IF(IFERROR(OR(" + strings.Join(tests, ",") + "),TRUE),1,0)"
}

// changedRatings is the same of the ratings.
func (s *section) changedRatings() string {
	sum := 0
	for i := range s.sh.Lines {
		sum += 2 * int(s.sh.Lines[i].Rating) * (roundTop + i)
	}
	return "IF(IFERROR(" + differs(s.person(ofRating), sum) + ",TRUE),1,0)"
}

func differs(cells string, sum int) string {
	return fmt.Sprintf("SUMPRODUCT(2*%s*ROW(%s))<>%d", cells, cells, sum)
}

// unchanged is the condition that nothing has been corrected.
func (s *section) unchanged() string { return "SUM(" + s.name("Changed") + ")=0" }

// changedCells are those of all rounds, and one for the ratings.
func (s *section) changedCells() string {
	return sheets.Range(s.rules, changedAt, rulesTop, rulesTop+s.rounds)
}

// valueHeads are the heads of the columns that are values.
func (s *places) valueHeads() []string {
	var heads []string
	if s.fixed {
		heads = append(heads, s.say("Place"))
	}
	for _, c := range s.columns {
		if c.value != "" && !c.live {
			heads = append(heads, s.headOf(s.columns, c.n))
		}
	}
	return heads
}

// headRow is the row with the heads of a sheet in order of places: below the line about values.
func (s *places) headRow() int {
	if len(s.valueHeads()) > 0 {
		return 2
	}
	return 1
}

// valuesLine is the line above a table some columns of which are values.
func (s *places) valuesLine() sheets.Cell {
	list := strings.Join(s.valueHeads(), table.Between)
	was := s.say("Values, as they were when this was written: %s. After a correction they are left out, "+
		"and who is level before them shares a place.", list)
	now := s.say("Something has been corrected since this was written. Left out: %s; who is level before that shares a place. "+
		"Export the workbook anew.", list)
	if s.fixed {
		was = s.say("Values, as they were when this was written: %s. They follow no correction.", list)
		now = s.say("Something has been corrected since this was written. Not up to date: %s. Export the workbook anew.", list)
	}
	return sheets.Cell{Value: was, Formula: s.fill("IF({1},{2},{3})", s.unchanged(), literal(was), literal(now)),
		Style: sheets.Style{Part: sheets.Note}}
}

// literal is a text in a formula, where no piece may have more than 255 characters.
func literal(text string) string {
	var pieces []string
	for rest := []rune(text); len(rest) > 0; {
		n := min(len(rest), 120) // which may be two units each
		pieces = append(pieces, `"`+strings.ReplaceAll(string(rest[:n]), `"`, `""`)+`"`)
		rest = rest[n:]
	}
	return strings.Join(pieces, "&")
}

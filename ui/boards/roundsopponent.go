package boards

import (
	"errors"
	"strconv"
	"strings"
	"unicode"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/namekey"
	"wallchart/ui/kit/words"
)

// opponentCell is the cell of a row without a pairing into which the opponent is typed.
func opponentCell(ref table.Ref) table.Cell {
	return table.Cell{Ref: ref, Editable: true, Tip: words.Say("rounds.opponentTip")}
}

// typedOpponent begins to type an opponent's number, wherever in the row the cursor is.
func (s *Rounds) typedOpponent(row, col int, r rune) bool {
	t := s.Grid.Table()
	second := t.Column("second")
	if second < 0 || col != second && !unicode.IsDigit(r) {
		return false
	}
	if col != second {
		s.Grid.Select(row, second)
	}
	return true
}

// pairTyped pairs the participant of a row with the one of the same list whose number
// or beginning of a name was typed.
func (s *Rounds) pairTyped(row int, text string) error {
	t := s.Grid.Table()
	who := model.ID(t.Rows[row].Ref.Participant)
	if strings.TrimSpace(text) == "" {
		return nil
	}
	no, err := strconv.Atoi(strings.TrimSpace(text))
	numbered := err == nil
	var found []model.ID
	for _, id := range append(s.Free(), s.spare()...) {
		e, _ := s.St.Section.Entry(id)
		if id == who {
			continue
		}
		if numbered && e.Number == no || !numbered && strings.EqualFold(e.Name, strings.TrimSpace(text)) {
			found = []model.ID{id}
			break
		}
		if !numbered && namekey.BeginsWith(e.Name, text) {
			found = append(found, id)
		}
	}
	switch len(found) {
	case 0:
		return errors.New(words.Say("rounds.noOpponent", strings.TrimSpace(text)))
	case 1:
		s.PairTwo(who, found[0])
		return nil
	}
	return errors.New(words.Say("rounds.severalOpponents", len(found), strings.TrimSpace(text)))
}

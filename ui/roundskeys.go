package ui

import (
	"slices"
	"strings"
	"unicode"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/ui/kit/words"
)

const prefKeys = "resultKeys"

// keyScheme says which single keys enter which results, as the programs do that
// people come from. A key that a scheme does not have enters nothing.
type keyScheme struct {
	id      string // "cmd.view.keys."+id and "rounds.keys."+id are its words
	results map[rune]string
}

// clears is the result of a key that takes the result away.
const clears = ""

// keySchemes are the schemes, the usual one first.
var keySchemes = []keyScheme{
	{"plain", map[rune]string{'1': "1-0", '0': "0-1", '5': "½-½", '=': "½-½"}},
	{"sharly", map[rune]string{'1': "1-0", '2': "0-1", '3': "½-½", '0': clears, '=': "½-½"}},
	{"us", map[rune]string{'w': "1-0", 'l': "0-1", 'b': "0-1", 'd': "½-½", '1': "1-0", '0': "0-1", '5': "½-½", '=': "½-½"}},
}

// forfeitKeys are the same in all schemes, and for matches of teams, where a
// digit begins a score.
var forfeitKeys = map[rune]string{'+': "+ -", '-': "- +", 'x': "- -"}

// result is what a key enters.
func (k *keyScheme) result(r rune, teams bool) (text string, ok bool) {
	r = []rune(strings.ToLower(string(r)))[0]
	if text, ok = forfeitKeys[r]; ok || teams {
		return text, ok
	}
	text, ok = k.results[r]
	return text, ok
}

// pressed is what a key enters by what it types, or else as the digit whose place it has.
func (k *keyScheme) pressed(r, place rune, teams bool) (text string, ok bool) {
	if text, ok = k.result(r, teams); ok || place == 0 {
		return text, ok
	}
	return k.result(place, teams)
}

// read turns a single letter that was typed into a cell into what its key
// enters, so that the cell and the key never mean different results.
func (k *keyScheme) read(text string) string {
	if letters := []rune(strings.TrimSpace(text)); len(letters) == 1 {
		if result, ok := k.result(letters[0], false); ok {
			return result
		}
	}
	return text
}

// typed enters a result with one key and goes on to the next open board.
func (s *roundScreen) typed(row, col int, _ table.Ref, r rune) bool {
	p := s.at(row)
	if p == nil {
		if s.typedOpponent(row, col, r) {
			return false // the grid takes it into the cell
		}
		return s.typedBye(row, r)
	}
	text, ok := s.desk.keys().pressed(r, s.grid.Place(), s.wholeMatch(row))
	if p.IsBye() && ok && !unicode.IsLetter(r) {
		s.desk.Say(words.Say("rounds.byeKeys")) // after the last board a result too many comes here
		return true
	}
	if p.IsBye() || !ok && (r == ' ' || !s.inBoards(col)) {
		return false
	}
	if ok && s.passed(row) {
		s.desk.Say(words.Say("rounds.full"))
		return true
	}
	if !ok {
		s.desk.Say(words.Say("rounds.boardTip"))
		return true
	}
	s.decide(row, text, false)
	return true
}

// passed tells, once, whether the caret is at a board only because the round's last result was entered just now.
func (s *roundScreen) passed(row int) bool {
	full := s.full
	s.full = table.Ref{}
	return s.grid.Table().Rows[row].Ref == full && !s.awaits(row)
}

// typedBye gives somebody who is not in the round yet the bye of that letter: H half a
// point, B the pairing's, F a full one, U or Z none.
func (s *roundScreen) typedBye(row int, r rune) bool {
	t := s.grid.Table()
	if row >= len(t.Rows) || !unicode.IsLetter(r) {
		return false
	}
	kind, err := arbiter.ParseBye(string(r))
	if err != nil || !slices.Contains(arbiter.Byes(s.st.Section), kind) {
		return false
	}
	if c := arbiter.GiveByes(s.st.Section, s.began(), []model.ID{model.ID(t.Rows[row].Ref.Participant)}, kind); c != nil {
		s.lay(c, nil)
	}
	return true
}

// whose is whose name stands in a cell, 0 for nobody's.
func (s *roundScreen) whose(row, col int) model.ID {
	t := s.grid.Table()
	if row >= len(t.Rows) || s.round < 1 {
		return 0
	}
	p := s.at(row)
	switch {
	case col == t.Column("first") && p == nil:
		return model.ID(t.Rows[row].Ref.Participant)
	case col == t.Column("first"):
		return p.Sides[0]
	case col == t.Column("second") && p != nil:
		return p.Sides[1]
	}
	return 0
}

package boards

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"wallchart/arbiter/pair"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"wallchart/export/table"
	"wallchart/pairing/draw"
	"wallchart/ui/kit/menus"
	"wallchart/ui/kit/words"
)

// GoTo selects the result of a board.
func (s *Rounds) GoTo(text string) error {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < 1 {
		return errors.New(words.Say("rounds.board.bad", text))
	}
	found := false
	s.Grid.Seek(func() bool {
		for row := range s.Grid.Table().Rows {
			if p := s.At(row); p != nil && p.Board == n && !found && (s.roundAt(row) == s.Round || s.games() == 1) {
				s.SelectResult(row)
				found = true
			}
		}
		return found
	})
	if found {
		return nil
	}
	return errors.New(words.Say("rounds.board.none", s.Round, n))
}

// SelectResult puts the cursor on the result of a row.
func (s *Rounds) SelectResult(row int) {
	t := s.Grid.Table()
	col := t.Column("result")
	s.Grid.Select(row, col)
	s.Grid.ScrollTo(row, col)
}

// TurnTo shows another round.
func (s *Rounds) TurnTo(round int) {
	if s.St.Section == nil || round == s.Round || round < 1 || round > len(s.St.Section.Rounds) {
		return
	}
	meeting, game := s.St.Section.Meeting(round)
	s.pick.SetSelectedIndex(meeting - 1)
	if game == 1 {
		return
	}
	s.Grid.Seek(func() bool { // the first line of the game
		row := slices.IndexFunc(s.Grid.Table().Rows, func(r table.Row) bool { return r.Ref.Round == round })
		if row >= 0 {
			s.SelectResult(row)
		}
		return row >= 0
	})
}

// next is the command of the button over the boards: what comes next in the
// course of an event.
func (s *Rounds) next() string {
	if s.Round > 0 && s.Round == len(s.St.Section.Rounds) && pair.WhyNotRest(s.St.Section, s.Round) == nil {
		return "round.rest"
	}
	if s.St.Section != nil && pair.Over(s.St.Section) {
		return "standings.standings"
	}
	return "round.pair"
}

// showNext brings the button up to date. While boards are open it leads to the
// next one.
func (s *Rounds) showNext() {
	wording, why := s.Host.Command(s.next())
	importance := widget.HighImportance
	if s.next() == "standings.standings" {
		wording = words.Say("rounds.over")
	}
	s.pair.Enable()
	if why != "" {
		importance = widget.MediumImportance
		if open := s.waiting(); open > 0 {
			wording = words.Say("rounds.toGo", open)
		} else {
			s.pair.Disable()
		}
	}
	s.pair.Importance = importance
	s.pair.SetText(wording)
}

// showEmpty says, where no round is paired, how the first one is, or what it waits for.
func (s *Rounds) showEmpty() {
	if s.Round > 0 || s.St.Section == nil {
		s.blank.Show("")
		s.pair.Show()
		return
	}
	s.pair.Hide()
	wording, why := s.Host.Command("round.pair")
	s.first.SetText(wording + " (" + PairKeys(false)[0].String() + ")")
	if why == "" {
		why = words.Say("rounds.empty")
		s.first.Show()
		s.people.Hide()
	} else {
		why = words.Say("rounds.empty") + " " + why
		s.first.Hide()
		s.people.Show()
	}
	s.blank.Show(why)
}

// waiting counts the boards without a result that keep the next round waiting.
func (s *Rounds) waiting() int {
	if s.St.Section == nil {
		return 0
	}
	open := 0
	for r := range draw.Next(s.St.Section) - 1 {
		open += len(s.St.Section.Rounds[r].Awaited())
	}
	return open
}

// inBoards tells whether a column is that of the board numbers.
func (s *Rounds) inBoards(col int) bool {
	t := s.Grid.Table()
	return col == t.Column("board")
}

// number gives a row's board another number; who has that number already takes
// this one's.
func (s *Rounds) number(row int, text string) error {
	p := s.At(row)
	text, _, _ = strings.Cut(strings.TrimSpace(text), ".") // of the games of a board, "3.2"
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 9999 {
		return errors.New(words.Say("rounds.board.bad", text))
	}
	if p == nil {
		return nil
	}
	c, err := pair.MoveBoard(s.St.Section, s.Began(), p.Sides[0], n)
	if c == nil {
		return err
	}
	return s.Host.Do(c)
}

// Renumber numbers the boards from 1 in their order, around those who cannot
// move.
func (s *Rounds) Renumber() {
	c, seats, err := pair.RenumberBoards(s.St.Section, s.Began())
	if err == nil {
		err = s.Host.Do(c)
	}
	if err == nil && seats != nil {
		s.Host.Say(words.Err(seats))
	}
}

// PairKeys are those that pair, here or with Shift everywhere. On a Mac F6 does something else unless fn is held.
func PairKeys(shift bool) []menus.Key {
	both := []menus.Key{{Name: fyne.KeyF6, Shift: shift}, {Name: fyne.KeyG, Ctrl: true, Shift: shift}}
	if menus.Platform == "darwin" {
		slices.Reverse(both)
	}
	return both
}

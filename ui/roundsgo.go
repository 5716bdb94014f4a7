package ui

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2/widget"

	"wallchart/arbiter"
	"wallchart/export/table"
	"wallchart/pairing/draw"
	"wallchart/ui/kit/words"
)

// goTo selects the result of a board.
func (s *roundScreen) goTo(text string) error {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < 1 {
		return errors.New(words.Say("rounds.board.bad", text))
	}
	found := false
	seek(s.grid, func() bool {
		for row := range s.grid.Table().Rows {
			if p := s.at(row); p != nil && p.Board == n && !found && (s.roundAt(row) == s.round || s.games() == 1) {
				s.selectResult(row)
				found = true
			}
		}
		return found
	})
	if found {
		return nil
	}
	return errors.New(words.Say("rounds.board.none", s.round, n))
}

func (s *roundScreen) selectResult(row int) {
	t := s.grid.Table()
	col := t.Column("result")
	s.grid.Select(row, col)
	s.grid.ScrollTo(row, col)
}

// turnTo shows another round.
func (s *roundScreen) turnTo(round int) {
	if s.st.Section == nil || round == s.round || round < 1 || round > len(s.st.Section.Rounds) {
		return
	}
	meeting, game := s.st.Section.Meeting(round)
	s.pick.SetSelectedIndex(meeting - 1)
	if game == 1 {
		return
	}
	seek(s.grid, func() bool { // the first line of the game
		row := slices.IndexFunc(s.grid.Table().Rows, func(r table.Row) bool { return r.Ref.Round == round })
		if row >= 0 {
			s.selectResult(row)
		}
		return row >= 0
	})
}

// next is the command of the button over the boards: what comes next in the
// course of an event.
func (s *roundScreen) next() string {
	if s.round > 0 && len(s.free()) > 0 && s.round == len(s.st.Section.Rounds) && arbiter.WhyNotRest(s.st.Section, s.round) == nil {
		return "round.rest"
	}
	if s.st.Section != nil && arbiter.Over(s.st.Section) {
		return "standings.standings"
	}
	return "round.pair"
}

// showNext brings the button up to date. While boards are open it leads to the
// next one.
func (s *roundScreen) showNext() {
	wording, why := s.desk.command(s.next())
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
func (s *roundScreen) showEmpty() {
	if s.round > 0 || s.st.Section == nil {
		s.blank.show("")
		s.pair.Show()
		return
	}
	s.pair.Hide()
	wording, why := s.desk.command("round.pair")
	s.first.SetText(wording + " (" + pairKeys(false)[0].String() + ")")
	if why == "" {
		why = words.Say("rounds.empty")
		s.first.Show()
		s.people.Hide()
	} else {
		why = words.Say("rounds.empty") + " " + why
		s.first.Hide()
		s.people.Show()
	}
	s.blank.show(why)
}

// waiting counts the boards without a result that keep the next round waiting.
func (s *roundScreen) waiting() int {
	if s.st.Section == nil {
		return 0
	}
	open := 0
	for r := range min(draw.Next(s.st.Section)-1, len(s.st.Section.Rounds)) {
		open += len(s.st.Section.Rounds[r].Awaited())
	}
	return open
}

// inBoards tells whether a column is that of the board numbers.
func (s *roundScreen) inBoards(col int) bool {
	t := s.grid.Table()
	return col == t.Column("board")
}

// number gives a row's board another number; who has that number already takes
// this one's.
func (s *roundScreen) number(row int, text string) error {
	p := s.at(row)
	text, _, _ = strings.Cut(strings.TrimSpace(text), ".") // of the games of a board, "3.2"
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 9999 {
		return errors.New(words.Say("rounds.board.bad", text))
	}
	if p == nil {
		return nil
	}
	c, err := arbiter.MoveBoard(s.st.Section, s.began(), p.Sides[0], n)
	if c == nil {
		return err
	}
	return s.desk.Do(c)
}

// renumber numbers the boards from 1 in their order, around those who cannot
// move.
func (s *roundScreen) renumber() {
	c, seats, err := arbiter.RenumberBoards(s.st.Section, s.began())
	if err == nil {
		err = s.desk.Do(c)
	}
	if err == nil && seats != nil {
		s.desk.Say(words.Err(seats))
	}
}

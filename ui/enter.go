package ui

import (
	"errors"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/model/journal"
	"wallchart/ui/words"
)

// enter puts what was typed into a result cell into the event. The cell's Ref
// names the row's participant and the round.
func (a *App) enter(ref table.Ref, shown, text string) error {
	if text == shown {
		return nil
	}
	change, err := resultChange(a.state.Section, ref, shown, text)
	if err != nil {
		return err
	}
	return a.Do(change)
}

// resultChange turns a typed text into the change it asks for.
func resultChange(s *model.Section, ref table.Ref, shown, text string) (journal.Change, error) {
	who := model.ID(ref.Participant)
	if ref.Round < 1 || ref.Round > len(s.Rounds) {
		return nil, errors.New(words.Say("typed.noRound", ref.Round))
	}
	p, _ := s.Rounds[ref.Round-1].Find(who)
	paired := p != nil && !p.IsBye()
	boards := s.Scoring.Win * model.Points(s.Boards)
	t, number, err := parseTyped(text, s.Team(), paired, boards)
	if err != nil {
		return nil, err
	}
	if !paired {
		if t.own == model.Pending {
			t.own = model.Absent
		}
		return journal.SetOutcome{Section: s.ID, Round: ref.Round, Who: who, Outcome: t.own}, nil
	}
	side := p.Side(who)
	if number > 0 {
		if err := sameOpponent(s, p.Sides[1-side], number, shown, ref.Round); err != nil {
			return nil, err
		}
	}
	if t.isScore {
		if len(p.Games) > 0 {
			return nil, errors.New(words.Say("typed.boards"))
		}
		score := t.score
		if side == 1 {
			score[0], score[1] = score[1], score[0]
		}
		return journal.SetMatchScore{Section: s.ID, Round: ref.Round, Board: p.Board, Who: who, Score: score}, nil
	}
	result := journal.Result{t.own, t.other}
	if side == 1 {
		result[0], result[1] = result[1], result[0]
	}
	return journal.SetResult{Section: s.ID, Round: ref.Round, Board: p.Board, Who: who, Result: result}, nil
}

// sameOpponent refuses a number that is not the opponent's: the crosstable
// corrects results, pairings are changed in the round. The chart may number by
// place, so the number that the cell shows will do as well as the starting
// number.
func sameOpponent(s *model.Section, opponent model.ID, number int, shown string, round int) error {
	e, _ := s.Entry(opponent)
	if e.Number == number || shownNumber(shown) == number {
		return nil
	}
	return errors.New(words.Say("typed.opponent", e.Name, round))
}

// shownNumber is the opponent's number in a cell's text: 12 of "W12", "W12,3.5"
// and "12w1".
func shownNumber(shown string) int {
	s, _, _ := strings.Cut(strings.ToLower(shown), ",")
	_, n := splitCell(s)
	return n
}

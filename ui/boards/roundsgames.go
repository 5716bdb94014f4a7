package boards

import (
	"strconv"

	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

// Where two who are paired play several games (docs/rules/two-games.md) the screen shows all games of the round, each a line under the
// board's first. The round that commands are about is that of the current line.

// Began is the round of the first game that is shown.
func (s *Rounds) Began() int {
	if s.Round == 0 {
		return 0
	}
	_, game := s.St.Section.Meeting(s.Round)
	return s.Round - game + 1
}

// games are how many rounds are shown together, as far as they are paired.
func (s *Rounds) games() int {
	if s.St.Section == nil {
		return 1
	}
	return max(1, min(s.St.Section.Games(), len(s.St.Section.Rounds)-s.Began()+1))
}

// choices name what can be shown of so many rounds: each, or those of the same pairs together.
func (s *Rounds) choices(rounds int) (names []string) {
	for r := 1; r <= rounds; r += s.St.Section.Games() { // without a section there are none
		if last := min(r+s.St.Section.Games()-1, rounds); last > r {
			names = append(names, words.Say("rounds.games", r, last))
		} else {
			names = append(names, words.Say("rounds.round", r))
		}
	}
	return names
}

// choice is the one of choices that is shown, −1 for none.
func (s *Rounds) chosen() int {
	if s.Round == 0 {
		return -1
	}
	meeting, _ := s.St.Section.Meeting(s.Round)
	return meeting - 1
}

// choose shows one of choices, from its first game on.
func (s *Rounds) choose(i int) {
	s.Round = i*s.St.Section.Games() + 1
	s.Fill()
}

// Beside is the round to which one turns forwards or backwards.
func (s *Rounds) Beside(by int) int {
	if s.St.Section == nil {
		return s.Round + by
	}
	return s.Began() + by*s.St.Section.Games()
}

// roundOf is the round in which the game of a line is played.
func (s *Rounds) roundOf(ref table.Ref) int {
	if from := s.Began(); ref.Round >= from && ref.Round < from+s.games() {
		return ref.Round
	}
	return s.Round
}

// roundAt is roundOf of a row.
func (s *Rounds) roundAt(row int) int {
	if t := s.Grid.Table(); row >= 0 && row < len(t.Rows) {
		return s.roundOf(t.Rows[row].Ref)
	}
	return s.Round
}

// boards are the boards of the round that is shown, with all games of each; of a second entry the round that it is of.
func (s *Rounds) boards() (table.Table, error) {
	o := s.Host.Options()
	if o.Round = s.Began(); s.second != nil {
		o.Round = s.second.Round
	}
	doc, err := lists.Pairings(s.St.Event, s.St.Section, o)
	if err != nil {
		return table.Table{}, err
	}
	t := doc.Tables[0]
	for k := range doc.Tables {
		s.Host.Others().mark(s.St.Section, o.Round+k, &doc.Tables[k])
	}
	if s.second == nil && len(doc.Tables) > 1 {
		t.Rows = s.together(doc.Tables)
	}
	return t, nil
}

// together are the lines of several games, those of a board below each other and numbered, "1.1" and "1.2". Whose bye stands there
// already has no further line.
func (s *Rounds) together(games []table.Table) []table.Row {
	var rows []table.Row
	board := games[0].Column("board")
	placed := map[[2]int]bool{} // game and row that stand there
	for _, row := range games[0].Rows {
		p := s.of(row.Ref)
		if p == nil || p.IsBye() {
			rows = append(rows, row)
			continue
		}
		for g := range games {
			for r := range games[g].Rows {
				line := games[g].Rows[r]
				if q := s.of(line.Ref); q == nil || q.IsBye() || q.Board != p.Board || placed[[2]int{g, r}] {
					continue
				}
				placed[[2]int{g, r}] = true
				line.Cells[board].Text = strconv.Itoa(p.Board) + "." + strconv.Itoa(g+1)
				rows = append(rows, line)
			}
		}
	}
	for g := 1; g < len(games); g++ {
		for r, line := range games[g].Rows {
			if q := s.of(line.Ref); q != nil && !q.IsBye() && !placed[[2]int{g, r}] {
				rows = append(rows, line)
			}
		}
	}
	return rows
}

package ui

import (
	"slices"
	"strconv"

	"wallchart/export/report/lists"
	"wallchart/export/table"
	"wallchart/ui/kit/words"
)

// Where two who are paired play several games (docs/rules/two-games.md) the screen shows all games of the round, each a line under the
// board's first. The round that commands are about is that of the current line.

// began is the round of the first game that is shown.
func (s *roundScreen) began() int {
	if s.round == 0 || s.st.Section == nil {
		return s.round
	}
	_, game := s.st.Section.Meeting(s.round)
	return s.round - game + 1
}

// games are how many rounds are shown together, as far as they are paired.
func (s *roundScreen) games() int {
	if s.st.Section == nil {
		return 1
	}
	return max(1, min(s.st.Section.Games(), len(s.st.Section.Rounds)-s.began()+1))
}

// choices name what can be shown of so many rounds: each, or those of the same pairs together.
func (s *roundScreen) choices(rounds int) (names []string) {
	games := 1
	if s.st.Section != nil {
		games = s.st.Section.Games()
	}
	for r := 1; r <= rounds; r += games {
		if last := min(r+games-1, rounds); last > r {
			names = append(names, words.Say("rounds.games", r, last))
		} else {
			names = append(names, words.Say("rounds.round", r))
		}
	}
	return names
}

// choice is the one of choices that is shown, −1 for none.
func (s *roundScreen) chosen() int {
	if s.round == 0 || s.st.Section == nil {
		return s.round - 1
	}
	meeting, _ := s.st.Section.Meeting(s.round)
	return meeting - 1
}

// choose shows one of choices, from its first game on.
func (s *roundScreen) choose(i int) {
	s.round = i + 1
	if s.st.Section != nil {
		s.round = i*s.st.Section.Games() + 1
	}
	s.fill()
}

// beside is the round to which one turns forwards or backwards.
func (s *roundScreen) beside(by int) int {
	if s.st.Section == nil {
		return s.round + by
	}
	return s.began() + by*s.st.Section.Games()
}

// roundOf is the round in which the game of a line is played.
func (s *roundScreen) roundOf(ref table.Ref) int {
	if from := s.began(); ref.Round >= from && ref.Round < from+s.games() {
		return ref.Round
	}
	return s.round
}

// roundAt is roundOf of a row.
func (s *roundScreen) roundAt(row int) int {
	if t := s.grid.Table(); row >= 0 && row < len(t.Rows) {
		return s.roundOf(t.Rows[row].Ref)
	}
	return s.round
}

// boards are the boards of the round that is shown, with all games of each; of a second entry the round that it is of.
func (s *roundScreen) boards() (table.Table, error) {
	o := s.desk.Options()
	if o.Round = s.began(); s.second != nil {
		o.Round = s.second.Round
	}
	doc, err := lists.Pairings(s.st.Event, s.st.Section, o)
	if err != nil {
		return table.Table{}, err
	}
	t := doc.Tables[0]
	for k := range doc.Tables {
		s.desk.others.mark(s.st.Section, o.Round+k, &doc.Tables[k])
	}
	if s.second == nil && len(doc.Tables) > 1 {
		t.Rows = s.together(doc.Tables)
	}
	return t, nil
}

// together are the lines of several games, those of a board below each other and numbered, "1.1" and "1.2". Whose bye stands there
// already has no further line.
func (s *roundScreen) together(games []table.Table) []table.Row {
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
				line.Cells = slices.Clone(line.Cells)
				line.Cells[board].Text = strconv.Itoa(p.Board) + "." + strconv.Itoa(g+1)
				rows = append(rows, line)
				break
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

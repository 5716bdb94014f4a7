package crosstable

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// meeting is what one of our all-play-all tables prints of two rows: one text a
// game for each of them, in the order of rounds.
type meeting struct {
	i, j  int
	texts [2]string
}

// notMet stands in our tables where two have not been paired, in an event in which
// not everybody meets everybody.
const notMet = "."

// ownGrid makes rounds of one of our all-play-all tables. It says who met whom and
// what came of it, not in which round or with which colour: where everybody meets
// everybody the rounds are those of the Berger tables, otherwise each game stands in
// the first round in which both are free. Points that the games do not explain, for
// byes, are entered as given.
func (b *builder) ownGrid(s *model.Section) {
	all, cycles := b.meetings()
	if cycles > 0 {
		s.Format = [...]model.Format{model.RoundRobin, model.DoubleRoundRobin}[min(cycles, 2)-1]
	}
	busy := make([]map[int]bool, len(b.rows))
	for i := range busy {
		busy[i] = map[int]bool{}
	}
	seen := map[[2]int]int{}
	if b.team {
		b.gridBoards(s, all)
	}
	for _, m := range all {
		r := 0
		if cycles > 0 {
			r = b.berger(m.i, m.j, seen[[2]int{m.i, m.j}])
			seen[[2]int{m.i, m.j}]++
		} else {
			for busy[m.i][r] || busy[m.j][r] {
				r++
			}
			busy[m.i][r], busy[m.j][r] = true, true
		}
		for len(s.Rounds) <= r {
			s.Rounds = append(s.Rounds, model.Round{})
		}
		p := b.ownMeeting(s, m, r+1)
		p.Board = len(s.Rounds[r].Pairings) + 1
		s.Rounds[r].Pairings = append(s.Rounds[r].Pairings, p)
	}
	s.Planned = len(s.Rounds)
	b.gridScoring(s)
	b.adjustments(s)
	b.unexplained(s)
}

// berger is the round, from 0, in which two rows meet for the n-th time.
func (b *builder) berger(i, j, n int) int {
	even := len(b.rows) + len(b.rows)%2
	low, high := int(min(b.ids[i], b.ids[j])), int(max(b.ids[i], b.ids[j]))
	return bergerRound(low, high, even) - 1 + n*(even-1)
}

// meetings are the games of a table, and how often everybody meets everybody: 0
// where some do not meet.
func (b *builder) meetings() (all []meeting, cycles int) {
	cells := func(i, j int) []string { return b.gamesIn(b.ownGridCell(i, j)) }
	unmet := func(c []string) bool { return len(c) == 1 && c[0] == notMet }
	some := false
	cycles = 1
	for i := range b.rows {
		for j := range b.rows {
			if i != j {
				some = some || unmet(cells(i, j))
				cycles = max(cycles, len(cells(i, j)))
			}
		}
	}
	if some {
		cycles = 0
	}
	for i := range b.rows {
		for j := i + 1; j < len(b.rows); j++ {
			own, their := cells(i, j), cells(j, i)
			if unmet(own) {
				continue
			}
			for n := range max(1, cycles, len(own), len(their)) {
				m := meeting{i: i, j: j}
				for side, texts := range [][]string{own, their} {
					if n < len(texts) && texts[n] != notMet {
						m.texts[side] = texts[n]
					}
				}
				all = append(all, m)
			}
		}
	}
	return all, cycles
}

// gamesIn are the games of a cell; those of players may stand without a blank
// between them.
func (b *builder) gamesIn(text string) []string {
	fields := strings.Fields(text)
	if len(fields) != 1 || b.team {
		return fields
	}
	return strings.Split(text, "")
}

// isOwnGrid tells our all-play-all table from others that have the same heading:
// each row has a star under itself, and nothing but results elsewhere.
func (t *ownTable) isOwnGrid() bool {
	b := builder{t: t.tableText, team: t.team}
	for _, ways := range t.readings {
		b.rows = append(b.rows, ways[0])
	}
	for i := range b.rows {
		for j := range b.rows {
			text := b.ownGridCell(i, j)
			if (i == j) != (text == "*") {
				return false
			}
			for _, made := range b.gamesIn(text) {
				if _, ok := t.made("1", "", made); !ok && i != j && made != notMet {
					return false
				}
			}
		}
	}
	return true
}

// ownGridCell is what row i has against row j, found by the number above the column.
func (b *builder) ownGridCell(i, j int) string {
	if k := b.columnOf(j); k < len(b.rows[i].grid) {
		return b.rows[i].grid[k]
	}
	return ""
}

// columnOf is the column of the grid that stands for a row: they are in one order,
// unless a row was lost.
func (b *builder) columnOf(j int) int {
	r, k := &b.rows[j], 0
	for _, c := range b.t.heading.cols {
		if c.kind != round {
			continue
		}
		if n, _ := strconv.Atoi(c.heading); n == r.number || r.number == 0 && n == r.place {
			return k
		}
		k++
	}
	return k
}

// ownMeeting is one game or match of the table.
func (b *builder) ownMeeting(s *model.Section, m meeting, round int) model.Pairing {
	p := model.Pairing{Sides: [2]model.ID{b.ids[m.i], b.ids[m.j]}, NoColours: true}
	var cells [2]cell
	for side, text := range m.texts {
		t := ownTable{b.t, gridForm}
		c, ok := t.made("1", "", text)
		if !ok {
			i, j := m.i, m.j
			if side == 1 {
				i, j = j, i
			}
			b.report(i, 0, true, phrase.New("%q against %s is not a result", text, b.rows[j].name), phrase.New("Write 1, ½, 0, + or -"))
			return p
		}
		cells[side] = c
	}
	switch o := [2]model.Outcome{cells[0].outcome, cells[1].outcome}; {
	case b.team && cells[0].scores && cells[1].scores:
		p.Score = [2]model.Points{cells[0].games, cells[1].games}
		p.Outcomes = model.MatchOutcomes(p.Score)
	case o == [2]model.Outcome{model.ForfeitLoss, model.ForfeitLoss}:
		p.Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
		b.boardsPlayed(s, m, round, cells)
	case model.LegalResult(o):
		p.Outcomes = o
		b.boardsPlayed(s, m, round, cells)
	default:
		b.report(m.i, 0, true, phrase.New("it has %q against %s, whose row has %q", m.texts[0], b.rows[m.j].name, m.texts[1]),
			phrase.New("Correct one of the two rows; the board is left without a result"))
	}
	return p
}

// gridScoring finds what results were worth and, of teams, which score is printed:
// whatever explains most rows.
func (b *builder) gridScoring(s *model.Section) {
	most, least := -1, len(b.rows)+1
	var scoring model.Scoring
	for _, primary := range []model.ScoreKind{model.MatchPoints, model.GamePoints} {
		if b.team && (primary == model.MatchPoints && b.t.gamePoints || primary == model.GamePoints && b.t.matchPoints) {
			continue
		}
		for _, w := range schemes {
			sc := model.Scoring{Win: w.win, Draw: w.draw, Loss: w.loss, PairingBye: w.win, FullBye: w.win, HalfBye: w.draw}
			if b.team {
				sc = model.Classic(w.win, w.draw, s.Boards)
				sc.MatchLoss = w.loss
			}
			s.Scoring = sc
			if n, over := b.explained(s, primary); over < least || over == least && n > most {
				most, least, b.games, b.scheme, scoring = n, over, b.team && primary == model.GamePoints, w, sc
			}
		}
	}
	if s.Scoring = scoring; b.games {
		s.Primary = model.GamePoints
	} else if b.team {
		s.Primary = model.MatchPoints
	}
}

// explained is how many rows have the score that their games make, and how many
// have less than that: byes can only add to it.
func (b *builder) explained(s *model.Section, kind model.ScoreKind) (exactly, over int) {
	for _, left := range b.left(s, kind) {
		switch {
		case left == 0:
			exactly++
		case left < 0:
			over++
		}
	}
	return exactly, over
}

// left is what of each row's score its games and the arbiter's decisions do not make.
func (b *builder) left(s *model.Section, kind model.ScoreKind) []model.Points {
	bare := *s
	bare.Adjustments = nil
	if s.Team() {
		bare.Primary = kind
	}
	sh := model.NewSheet(&model.Tournament{Sections: []*model.Section{&bare}}, &bare, len(s.Rounds))
	out := make([]model.Points, len(b.rows))
	for i := range b.rows {
		r := &b.rows[i]
		if !r.hasTotal {
			continue
		}
		added := r.added
		if kind == model.GamePoints {
			added = r.addedGames
		}
		out[i] = r.total - added - sh.Lines[sh.Index(b.ids[i])].Total(kind)
	}
	return out
}

// unexplained enters points that no game explains as given: the table has no place
// for byes. Points that are missing are a contradiction.
func (b *builder) unexplained(s *model.Section) {
	kind := model.GamePoints
	if b.team && !b.games {
		kind = model.MatchPoints
	}
	for i, left := range b.left(s, kind) {
		r := &b.rows[i]
		if r.hasTotal {
			b.sum(left >= 0)
		}
		switch {
		case left < 0:
			b.report(i, 0, true, phrase.New("its results make %s (%s), the table prints %s", (r.total-left).Fraction(), strings.Join(r.grid, " "),
				r.total.Fraction()),
				phrase.New("Correct a result or the score"))
		case left > 0:
			a := model.Adjustment{Who: b.ids[i], Reason: "byes: the all-play-all table prints their points alone"}
			if a.Games = left; kind == model.MatchPoints {
				a.Match, a.Games = left, 0
			}
			s.Adjustments = append(s.Adjustments, a)
		}
	}
}

// gridBoards are the boards of the fullest match.
func (b *builder) gridBoards(s *model.Section, all []meeting) {
	for _, m := range all {
		own, err1 := model.ParsePoints(m.texts[0])
		their, err2 := model.ParsePoints(m.texts[1])
		if err1 == nil && err2 == nil {
			s.Boards = max(s.Boards, int(own+their+1)/2)
		}
	}
}

// boardsPlayed enters the game points of a forfeited match of which boards were
// played, where they are not the usual ones.
func (b *builder) boardsPlayed(s *model.Section, m meeting, round int, cells [2]cell) {
	for side, i := range [2]int{m.i, m.j} {
		c := &cells[side]
		if !c.hasGames || !c.outcome.Unplayed() {
			continue
		}
		usual := model.Points(0)
		if c.outcome == model.ForfeitWin {
			usual = model.One * model.Points(s.Boards)
		}
		if c.games != usual {
			s.Adjustments = append(s.Adjustments, model.Adjustment{Who: b.ids[i], Round: round, Games: c.games - usual, Reason: asTablePrints})
			b.rows[i].addedGames += c.games - usual
		}
	}
}

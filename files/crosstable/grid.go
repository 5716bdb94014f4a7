package crosstable

import (
	"strings"

	"wallchart/files/pattern"
	"wallchart/model"
	"wallchart/phrase"
)

var (
	diagonal = pattern.New(`^[*xX#■█●\\/.-]*$`)
	gridGame = pattern.New(`^[10½=+-]{1,2}$`)
	gridSum  = pattern.New(`^(\d{0,2}½|\d{1,2}([.,][05])?)$`)
)

// mayBeGrid tells a heading whose round columns are bare numbers, as those of an
// all-play-all table are.
func mayBeGrid(h heading) bool {
	n := 0
	for _, c := range h.cols {
		if c.kind == round {
			if !roundPlain.MatchString(c.heading) {
				return false
			}
			n++
		}
	}
	return n >= 3
}

// readGrid reads row i of an all-play-all table: one result for every opponent,
// and a mark or nothing where the player would meet himself.
func readGrid(l line, h heading, i int) (row, bool) {
	first, n := 0, 0
	for k, c := range h.cols {
		if c.kind == round {
			if n == 0 {
				first = k
			}
			n++
		}
	}
	fields, ok := gridFields(l.text, h, first, n, i)
	if !ok || i >= n {
		return row{}, false
	}
	r := row{line: l.no, text: l.text, own: i, printed: map[int]string{}}
	for k, c := range h.cols {
		text := ""
		if k < len(fields) {
			text = strings.TrimSpace(fields[k])
		}
		if c.kind != round {
			if r.set(k, c, text) != nil {
				return row{}, false
			}
			continue
		}
		text = latin(text)
		if k-first == i && !diagonal.MatchString(text) {
			return row{}, false
		}
		if text != "" && !gridGame.MatchString(text) && !gridSum.MatchString(text) && !diagonal.MatchString(text) {
			return row{}, false
		}
		r.grid = append(r.grid, text)
	}
	return r, r.name != ""
}

// gridFields cuts the row into one text per column; in a row spaced by blanks
// the results are counted from the right.
func gridFields(text string, h heading, first, n, i int) ([]string, bool) {
	if h.sep != none {
		return split(text, h.sep), true
	}
	words := strings.Fields(text)
	after := len(h.cols) - first - n
	lead := len(words) - after - n
	if lead < 2 {
		return nil, false
	}
	fields := make([]string, len(h.cols))
	left, right := 0, lead
	for k := 0; k < first && h.cols[k].kind != name; k++ {
		fields[k], left = words[left], left+1
	}
	for k := first - 1; h.cols[k].kind != name && right > left; k-- {
		right--
		fields[k] = words[right]
	}
	for k := range first {
		if h.cols[k].kind == name && left <= right {
			fields[k] = strings.Join(words[left:right], " ")
		}
	}
	copy(fields[first:], words[lead:])
	return fields, true
}

// gridRounds makes rounds of a grid. The grid does not say in which round two
// players met, nor who had White: the rounds are those of the Berger tables.
func (b *builder) gridRounds(s *model.Section) {
	n := len(b.rows)
	even := n + n%2
	cycles := b.kindOfGrid(s)
	s.Planned = (even - 1) * cycles
	s.Rounds = make([]model.Round, s.Planned)
	for i := range n {
		for j := i + 1; j < n; j++ {
			r := bergerRound(i+1, j+1, even)
			for cycle := range cycles {
				p, round := b.gridPairing(s, i, j, cycle, cycles), &s.Rounds[r-1+cycle*(even-1)]
				p.Board = len(round.Pairings) + 1
				round.Pairings = append(round.Pairings, p)
			}
		}
	}
	b.gridTotals(s, cycles)
}

// bergerRound is the round in which numbers i < j of an even field meet (FIDE
// Handbook C.05, Annex 1: Berger tables).
func bergerRound(i, j, even int) int {
	sum := i + j - 1
	if j == even {
		sum = 2*i - 1
	}
	if r := sum % (even - 1); r > 0 {
		return r
	}
	return even - 1
}

// kindOfGrid decides between games, pairs of games and team matches, and returns how often everybody met. In matches more than a
// point is shared; but so it is where the cells are games that count 2 or 3, 1 and 0, and where a cell has the results of two games.
func (b *builder) kindOfGrid(s *model.Section) int {
	two, sums, most := b.gridShares()
	s.Format, s.Scoring = model.RoundRobin, model.Classic(model.One, model.Half, 1)
	var win model.Points
	if !b.namesTeams() {
		win = b.gamesWorth()
	}
	switch {
	case win > 0:
		b.gamesOfGrid(s, win)
	case most > model.One && (sums || !two):
		b.matchesOfGrid(s, most)
	case two:
		s.Format = model.DoubleRoundRobin
		return 2
	}
	return 1
}

// gridShares looks at the cells: whether some hold two results, whether some hold a number that is no result of a game, and the most
// that two have shared.
func (b *builder) gridShares() (two, sums bool, most model.Points) {
	for i := range b.rows {
		for j := range b.rows {
			if i == j {
				continue
			}
			text := b.gridCell(i, j)
			two = two || len([]rune(text)) == 2 && gridGame.MatchString(text)
			own, err1 := model.ParsePoints(text)
			their, err2 := model.ParsePoints(b.gridCell(j, i))
			if err1 == nil && err2 == nil {
				sums, most = sums || !gridGame.MatchString(text), max(most, own+their)
			}
		}
	}
	return two, sums, most
}

// gamesOfGrid reads the cells as games of which a win counts so much, and a draw 1.
func (b *builder) gamesOfGrid(s *model.Section, win model.Points) {
	s.Scoring = s.Scoring.WithGames(win, model.One, 0)
	b.gridGames = map[string]model.Outcome{win.Fraction(): model.Win, "1": model.Draw, "0": model.Loss,
		"+": model.ForfeitWin, "-": model.ForfeitLoss}
	b.problems = append(b.problems, model.Problem{Grave: !b.namesPeople(),
		What: phrase.New("in the table on line %d games count %s, 1 and 0, and it is read as one of players", b.t.at.no, win.Fraction()),
		Cure: phrase.New("If they are teams, head their names with Team")})
}

// matchesOfGrid reads the cells as the game points of team matches, of as many boards as the most that two have shared.
func (b *builder) matchesOfGrid(s *model.Section, most model.Points) {
	b.team, s.Kind, s.Boards = true, model.TeamEvent, int(most+1)/2
	s.Scoring = model.Classic(2*model.One, model.One, s.Boards)
	s.Teams, s.Players = nil, nil
	b.people(s)
	if most <= 3*model.One && !b.namesTeams() {
		b.problems = append(b.problems, model.Problem{Grave: true,
			What: phrase.New("the table on line %d has more than a point for two, up to %s, and is read as matches of teams", b.t.at.no, most),
			Cure: phrase.New("If they are players, write 1, ½ and 0 in its cells; if they are teams, head their names with Team")})
	}
}

// gamesWorth is what a won game counts in a grid whose cells are 2, 1 and 0, or 3, 1 and 0, for a game won, drawn and lost, as matches of
// teams hardly ever have them alone; 0 where it is another grid. Of 3-1-0 a draw is needed, for 3-0 by itself is a match of three boards.
func (b *builder) gamesWorth() model.Points {
	for _, win := range []model.Points{2 * model.One, 3 * model.One} {
		won, drawn, other := 0, 0, 0
		for i := range b.rows {
			for j := range b.rows[:i] {
				switch own, their := b.gridCell(i, j), b.gridCell(j, i); {
				case own == "" && their == "", strings.Trim(own+their, "+-") == "":
				case own == win.Fraction() && their == "0", own == "0" && their == win.Fraction():
					won++
				case own == "1" && their == "1":
					drawn++
				default:
					other++
				}
			}
		}
		if won > 0 && other == 0 && (drawn > 0 || win == 2*model.One) {
			return win
		}
	}
	return 0
}

// peopleWord stands over the names of players.
var peopleWord = pattern.New(`(?i)\b(?:players?|spieler(?:in)?|joueurs?|joueuses?|jugador(?:es)?|giocator[ei]|spelers?)\b`)

// namesPeople tells whether the table is plainly one of players: it says so, or has titles, or surnames before a comma.
func (b *builder) namesPeople() bool {
	commas := 0
	for i := range b.rows {
		word, _, _ := strings.Cut(b.rows[i].name, " ")
		if b.rows[i].title != "" || titleText.MatchString(word) {
			return true
		}
		if strings.Contains(b.rows[i].name, ",") {
			commas++
		}
	}
	return 2*commas > len(b.rows) || peopleWord.MatchString(b.t.at.text)
}

// teamWord stands over the names of teams, or above their table.
var teamWord = pattern.New(`(?i)\b(?:teams?|mannschaft|équipe|equipe|equipo|squadra|ploeg|drużyna|druzyna|` +
	`команд|club|verein|schools?|boards?)`)

// clubWord above a table is whose event it is: the championship of a club is one of players.
var clubWord = pattern.New(`(?i)\b(?:club|verein)`)

// namesTeams tells whether the table says that it is of teams.
func (b *builder) namesTeams() bool {
	return teamWord.MatchString(b.t.at.text) || teamWord.MatchString(clubWord.ReplaceAllString(b.t.caption, ""))
}

// gridPairing is one meeting of two rows.
func (b *builder) gridPairing(s *model.Section, i, j, cycle, cycles int) model.Pairing {
	p := model.Pairing{Sides: [2]model.ID{b.ids[i], b.ids[j]}, NoColours: true}
	texts := [2]string{b.gridCell(i, j), b.gridCell(j, i)}
	if s.Team() {
		b.gridMatch(&p, i, j, texts)
		return p
	}
	for side, text := range texts {
		if rs := []rune(text); cycles > 1 && len(rs) > cycle {
			texts[side] = string(rs[cycle])
		} else if cycles > 1 {
			texts[side] = ""
		}
	}
	for side, text := range texts {
		outcomes := b.gridGames
		if outcomes == nil {
			outcomes = fideOutcomes
		}
		o, ok := outcomes[text]
		if !ok && text != "" {
			b.report(i, 0, true, phrase.New("%q against %s is not a result", text, b.rows[j].name), phrase.New("Write 1, ½, 0, + or -"))
			return p
		}
		p.Outcomes[side] = o
	}
	if p.Outcomes == [2]model.Outcome{model.ForfeitLoss, model.ForfeitLoss} {
		p.Outcomes = [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
	}
	if !model.LegalResult(p.Outcomes) {
		b.report(i, 0, true,
			phrase.New("it has %q against %s, whose row on line %d has %q", texts[0], b.rows[j].name, b.rows[j].line, texts[1]),
			phrase.New("Correct one of the two rows; the board is left without a result"))
		p.Outcomes = [2]model.Outcome{}
	}
	return p
}

// gridMatch reads two game-point totals as a team match.
func (b *builder) gridMatch(p *model.Pairing, i, j int, texts [2]string) {
	if texts[0] == "" && texts[1] == "" {
		return
	}
	own, err1 := model.ParsePoints(texts[0])
	their, err2 := model.ParsePoints(texts[1])
	if err1 != nil || err2 != nil {
		b.report(i, 0, true,
			phrase.New("%q and %q do not make a match score against %s on line %d",
				texts[0], texts[1], b.rows[j].name, b.rows[j].line),
			phrase.New("Correct one of the two rows"))
		return
	}
	p.Score = [2]model.Points{own, their}
	p.Outcomes = model.MatchOutcomes(p.Score)
}

// gridCell is what row i has against row j.
func (b *builder) gridCell(i, j int) string {
	if cells, k := b.rows[i].grid, b.rows[j].own; k < len(cells) {
		return cells[k]
	}
	return ""
}

// gridTotals compares the rows with their printed scores, which in a team grid
// may be match points or game points.
func (b *builder) gridTotals(s *model.Section, cycles int) {
	sh := model.NewSheet(&model.Tournament{Sections: []*model.Section{s}}, s, 0)
	for i := range b.rows {
		r := &b.rows[i]
		l := sh.Lines[sh.Index(b.ids[i])]
		if r.hasTotal && !b.sum(l.Games == r.total || s.Team() && (l.Match == r.total || l.Match == 2*r.total)) {
			b.report(i, 0, true, phrase.New("its results make %s (%s), the table prints %s", l.Games.Fraction(), strings.Join(r.grid, " "),
				r.total.Fraction()),
				phrase.New("Correct a result or the score"))
		}
	}
}

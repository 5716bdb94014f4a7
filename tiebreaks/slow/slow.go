// Package slow reads FIDE's tie-break regulations (Handbook C.07, editions of 1 September 2023 and 1 March 2026) a second time: word by
// word, one participant and one round after the other, without regard to speed. It shares no code with the tie-breaks that the program
// uses and knows nothing of them, so that each can be held against the other.
//
// Column is the one thing to ask for. What it does not read it says: tie-breaks that are not FIDE's.
package slow

import (
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"wallchart/model"
)

// Reading is how the regulations are read.
type Reading struct {
	Sheet   *model.Sheet
	Edition int // 2024 or 2026
	Primary model.ScoreKind
	// Unrated is the rating announced for players without one, 0 for none: then tie-breaks of ratings have no value for anybody.
	Unrated int
	// Out leaves the games against the unrated out instead.
	Out bool
}

// use is one entry of a list, taken apart.
type use struct {
	name              string
	kind              model.ScoreKind
	low, high, limit  int
	factor            int
	fore, played, rev bool
	unrated           int
	out               bool
}

var form = regexp.MustCompile(`^([A-Z]+)(?::(MP|GP))?((?:/[A-Z][-+]?[0-9]*)*)$`)

// Column is the value of one tie-break for everybody, in the order of the sheet, as it is printed: "-" for none. before are the columns
// that stand before it in the list; a direct encounter is asked of those whom these leave tied. ok is false for what is not read here.
func (rd Reading) Column(code string, before [][]string) (values []string, ok bool) {
	m := form.FindStringSubmatch(code)
	if m == nil {
		return nil, false
	}
	u := use{name: m[1], kind: rd.Primary, unrated: rd.Unrated, out: rd.Out}
	if m[2] != "" {
		u.kind = map[string]model.ScoreKind{"MP": model.MatchPoints, "GP": model.GamePoints}[m[2]]
	}
	for _, mod := range strings.Split(strings.TrimPrefix(m[3], "/"), "/") {
		if mod == "" {
			continue
		}
		n, _ := strconv.Atoi(mod[1:])
		switch mod[0] {
		case 'C':
			u.low = max(1, n)
		case 'M':
			u.low, u.high = max(1, n), max(1, n)
		case 'P':
			u.played = true
		case 'F':
			u.fore = true
		case 'L':
			u.limit = n
		case 'K':
			u.factor = n
		case 'R':
			u.rev = true
		case 'U':
			u.unrated, u.out = n, n == 0
		default:
			return nil, false
		}
	}
	if u.name == "DE" && !rd.Sheet.Teams { // article 6
		u.kind = model.GamePoints
		return rd.amongTied(before, func(tied []int) [][]int { return rd.encounter(u, tied) }), true
	}
	if values, ok := rd.ofTeams(u, before); ok {
		return values, true
	}
	for i := range rd.Sheet.Lines {
		v, known := rd.value(u, i)
		if !known {
			return nil, false
		}
		values = append(values, v)
	}
	return values, true
}

// value is one participant's.
func (rd Reading) value(u use, i int) (string, bool) {
	l := &rd.Sheet.Lines[i]
	count := func(is func(c *model.Cell) bool) (string, bool) {
		n := 0
		for r := range l.Cells { // a game that is not over is none yet
			if l.Cells[r].Outcome != model.Pending && is(&l.Cells[r]) {
				n++
			}
		}
		return strconv.Itoa(n), true
	}
	if strings.HasPrefix(u.name, "B") && strings.HasSuffix(u.name, "G") && rd.colourless() {
		return "-", true
	}
	switch u.name {
	case "PTS", "GPTS":
		return halves(int(l.Total(model.GamePoints))), true
	case "MPTS":
		return halves(int(l.Total(model.MatchPoints))), true
	case "MPVGP": // 13.1
		return halves(int(l.Total(other(rd.Primary)))), true
	case "WIN": // 7.1: rounds in which as many points were obtained as a win gives; of teams in game points more than a draw gives
		if rd.Sheet.Teams && u.kind == model.GamePoints {
			return count(func(c *model.Cell) bool { return c.Games > rd.draw(u.kind) })
		}
		return count(func(c *model.Cell) bool { return c.Outcome != model.Rest && c.Points(u.kind) == rd.win(u.kind) })
	case "WON": // 7.2
		return count(func(c *model.Cell) bool { return won(c) || u.played && c.Outcome == model.ForfeitWin })
	case "BPG": // 7.3
		return count(func(c *model.Cell) bool {
			return c.Colour == model.Black && (overTheBoard(c) || u.played && forfeited(c))
		})
	case "BWG": // 7.4
		return count(func(c *model.Cell) bool {
			return c.Colour == model.Black && (won(c) || u.played && c.Outcome == model.ForfeitWin)
		})
	case "REP": // 7.6: all rounds but those with a half-point bye, a zero-point bye or a loss by forfeit
		return count(func(c *model.Cell) bool { return c.Outcome != model.Rest && !voluntary(c) })
	case "PS": // 7.5: the scores after each round; with Cn those after the first n rounds are left out (14.1)
		sum, score := 0, 0
		for r := range l.Cells {
			if score += int(l.Cells[r].Points(u.kind)); r >= u.low {
				sum += score
			}
		}
		return halves(sum), true
	case "BC":
		return rd.boardCount(i), rd.Sheet.Teams
	case "STD":
		return rd.standardPoints(u, i), true
	case "TPN":
		return strconv.Itoa(l.Number), true
	case "BH", "FB": // 8.1, 8.3
		return halves(rd.cut(u, rd.opponents(u, i, u.name == "FB", func(*model.Cell) int { return 1 }))), true
	case "AOB": // 8.2
		return rd.averageBuchholz(u, i), true
	case "SB": // 9.1
		u.kind = model.GamePoints
		return quarters(rd.cut(u, rd.opponents(u, i, false, func(c *model.Cell) int { return int(c.Points(model.GamePoints)) }))), true
	case "EMMSB", "EMGSB", "EGMSB", "EGGSB": // 13.2: the first letter is the score of the opponent, the second that made in the match
		kinds := map[byte]model.ScoreKind{'M': model.MatchPoints, 'G': model.GamePoints}
		ours := kinds[u.name[2]]
		u.kind = kinds[u.name[1]]
		return quarters(rd.cut(u, rd.opponents(u, i, false, func(c *model.Cell) int { return int(c.Points(ours)) }))), true
	case "KS":
		return rd.koya(u, i), true
	case "SSSC":
		return rd.scoreStrength(u, i), true
	case "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG":
		return rd.ofRatings(u, i), !rd.Sheet.Teams
	}
	return "", false
}

// colourless tells an event in which games were played and nobody knows who had which colour.
func (rd Reading) colourless() bool {
	games := false
	for i := range rd.Sheet.Lines {
		for r := range rd.Sheet.Lines[i].Cells {
			c := &rd.Sheet.Lines[i].Cells[r]
			if overTheBoard(c) && c.Colour != model.NoColour {
				return false
			}
			games = games || overTheBoard(c)
		}
	}
	return games
}

// standardPoints is STD (2026): 1, ½ or 0 for as many points as the opponent of the round, more or fewer; for a round without a game over
// the board by what was awarded, against a draw.
func (rd Reading) standardPoints(u use, i int) string {
	sum := 0
	for r := range rd.Sheet.Lines[i].Cells {
		c := &rd.Sheet.Lines[i].Cells[r]
		if c.Outcome == model.Rest || c.Outcome == model.Pending {
			continue
		}
		against := rd.draw(u.kind)
		if overTheBoard(c) && c.Opponent >= 0 {
			against = rd.Sheet.Lines[c.Opponent].Cells[r].Points(u.kind)
		}
		switch own := c.Points(u.kind); {
		case own > against:
			sum += 2
		case own == against:
			sum++
		}
	}
	return halves(sum)
}

// averageBuchholz is the mean of the Buchholz of the opponents met over the board, to two decimals, half up.
func (rd Reading) averageBuchholz(u use, i int) string {
	sum, n := 0, 0
	for r := range rd.Sheet.Lines[i].Cells {
		if c := &rd.Sheet.Lines[i].Cells[r]; overTheBoard(c) && c.Opponent >= 0 {
			for _, one := range rd.opponents(use{kind: u.kind}, c.Opponent, u.fore, func(*model.Cell) int { return 1 }) {
				sum += one.amount
			}
			n++
		}
	}
	if n == 0 {
		return "-"
	}
	return rounded(big.NewRat(int64(sum), int64(2*n)), 2)
}

// koya is KS (9.2): the points against those who have at least half of what could be had, moved by half points.
func (rd Reading) koya(u use, i int) string {
	rounds := rd.Sheet.Rounds
	if rd.Sheet.Predetermined {
		rounds = 0
		for j := range rd.Sheet.Lines {
			n := 0
			for r := range rd.Sheet.Lines[j].Cells {
				if rd.Sheet.Lines[j].Cells[r].Opponent >= 0 {
					n++
				}
			}
			rounds = max(rounds, n)
		}
	}
	sum := 0
	for r := range rd.Sheet.Lines[i].Cells {
		c := &rd.Sheet.Lines[i].Cells[r]
		if c.Opponent < 0 || c.Outcome == model.Pending {
			continue
		}
		if 2*int(rd.Sheet.Lines[c.Opponent].Total(u.kind)) >= int(rd.win(u.kind))*rounds+2*u.limit {
			sum += int(c.Points(u.kind))
		}
	}
	return halves(sum)
}

// scoreStrength is SSSC (13.4): the secondary score and the Buchholz of the primary one over the factor, to two decimals, half up.
func (rd Reading) scoreStrength(u use, i int) string {
	first, second := rd.Primary, other(rd.Primary)
	factor := u.factor
	if factor == 0 {
		factor = max(1, int(rd.win(first))*rd.Sheet.Rounds/max(1, int(rd.win(second))))
	}
	u.kind = first
	sum := 0
	for _, one := range rd.opponents(u, i, u.fore, func(*model.Cell) int { return 1 }) {
		sum += one.amount
	}
	v := big.NewRat(int64(sum), int64(2*factor))
	return rounded(v.Add(v, big.NewRat(int64(rd.Sheet.Lines[i].Total(second)), 2)), 2)
}

func other(k model.ScoreKind) model.ScoreKind { return model.MatchPoints + model.GamePoints - k }

// win and draw are what these give, of a team in game points with every board.
func (rd Reading) win(k model.ScoreKind) model.Points {
	sc := rd.Sheet.Scoring
	switch {
	case !rd.Sheet.Teams:
		return sc.Win
	case k == model.MatchPoints:
		return sc.MatchWin
	}
	return sc.Win * model.Points(rd.boards())
}

func (rd Reading) draw(k model.ScoreKind) model.Points {
	sc := rd.Sheet.Scoring
	switch {
	case !rd.Sheet.Teams:
		return sc.Draw
	case k == model.MatchPoints:
		return sc.MatchDraw
	}
	return sc.Draw * model.Points(rd.boards())
}

// boards is how many a match has; where nobody says, as many as the fullest has given points.
func (rd Reading) boards() int {
	if rd.Sheet.Boards > 0 {
		return rd.Sheet.Boards
	}
	most := 1
	for i := range rd.Sheet.Lines {
		for _, c := range rd.Sheet.Lines[i].Cells {
			most = max(most, int(c.Games+c.Against)/2, len(c.Boards))
		}
	}
	return most
}

// What a round was, in the words of 16.1 and 16.2.
func overTheBoard(c *model.Cell) bool {
	switch c.Outcome {
	case model.Win, model.Draw, model.Loss, model.UnratedWin, model.UnratedDraw, model.UnratedLoss:
		return true
	}
	return false
}

func won(c *model.Cell) bool { return c.Outcome == model.Win || c.Outcome == model.UnratedWin }

func forfeited(c *model.Cell) bool {
	return c.Outcome == model.ForfeitWin || c.Outcome == model.ForfeitLoss || c.Outcome == model.DoubleForfeit
}

// requested tells a bye that was asked for, or an absence: 16.2.3 and 16.2.5.
func requested(c *model.Cell) bool {
	return c.Outcome == model.HalfBye || c.Outcome == model.ZeroBye || c.Outcome == model.Absent
}

// voluntary tells a voluntary unplayed round (16.1.2).
func voluntary(c *model.Cell) bool {
	return requested(c) || c.Outcome == model.ForfeitLoss || c.Outcome == model.DoubleForfeit
}

// halves, quarters and whole write numbers of half points, of quarters, and ratings.
func halves(n int) string { return rounded(big.NewRat(int64(n), 2), 1) }

func quarters(n int) string { return rounded(big.NewRat(int64(n), 4), 2) }

// rounded writes a number with so many decimals, half up.
func rounded(v *big.Rat, decimals int) string {
	scale := int64(1)
	for range decimals {
		scale *= 10
	}
	n := floorHalfUp(new(big.Rat).Mul(v, big.NewRat(scale, 1)))
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	whole := strconv.FormatInt(n/scale, 10)
	if decimals == 0 {
		return sign + whole
	}
	part := strconv.FormatInt(n%scale, 10)
	return sign + whole + "." + strings.Repeat("0", decimals-len(part)) + part
}

// floorHalfUp is the nearest whole number, a half upwards.
func floorHalfUp(v *big.Rat) int64 {
	v = new(big.Rat).Add(v, big.NewRat(1, 2))
	return new(big.Int).Div(v.Num(), v.Denom()).Int64()
}

// meets tells whether a round counts in a direct encounter: what was played, forfeits with P and in an all-play-all.
func (rd Reading) meets(u use, c *model.Cell) bool {
	return overTheBoard(c) || forfeited(c) && (u.played || rd.Sheet.Predetermined)
}

// encounter orders the tied by a score: 6.2 where all have met, 6.3 where not.
func (rd Reading) encounter(u use, tied []int) [][]int {
	if len(tied) < 2 {
		return [][]int{tied}
	}
	score, missing, all := map[int]*big.Rat{}, map[int]int64{}, true
	for _, i := range tied {
		score[i] = new(big.Rat)
		for _, j := range tied {
			sum, games := 0, 0
			for r := range rd.Sheet.Lines[i].Cells {
				c := &rd.Sheet.Lines[i].Cells[r]
				if c.Opponent == j && i != j && rd.meets(u, c) {
					sum, games = sum+int(c.Points(u.kind)), games+1
				}
			}
			switch over := rd.Sheet.Predetermined && rd.Sheet.Rounds >= rd.Sheet.Planned; {
			case games > 0:
				score[i].Add(score[i], big.NewRat(int64(sum), int64(games)))
			case i != j && !over:
				missing[i]++
				all = false
			}
		}
	}
	if all {
		sorted := slices.Clone(tied)
		slices.SortStableFunc(sorted, func(a, b int) int { return score[b].Cmp(score[a]) })
		var levels [][]int
		for n, i := range sorted {
			if n > 0 && score[i].Cmp(score[sorted[n-1]]) == 0 {
				levels[len(levels)-1] = append(levels[len(levels)-1], i)
			} else {
				levels = append(levels, []int{i})
			}
		}
		if len(levels) == 1 {
			return levels
		}
		var out [][]int
		for _, level := range levels {
			out = append(out, rd.encounter(u, level)...)
		}
		return out
	}
	var out [][]int
	left := slices.Clone(tied)
	for len(left) > 0 {
		first := -1
		for _, i := range left {
			certain := true
			for _, j := range left {
				best := new(big.Rat).Add(score[j], big.NewRat(int64(rd.win(u.kind))*missing[j], 1))
				certain = certain && (i == j || score[i].Cmp(best) > 0)
			}
			if certain {
				first = i
			}
		}
		if first < 0 {
			break
		}
		out = append(out, []int{first})
		left = slices.DeleteFunc(left, func(i int) bool { return i == first })
	}
	switch {
	case len(left) == 0:
		return out
	case len(out) == 0:
		return [][]int{tied}
	}
	return append(out, rd.encounter(u, left)...)
}

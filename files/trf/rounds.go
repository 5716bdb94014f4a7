package trf

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// outcomes of the result letters, against an opponent and without one.
var (
	played = map[byte]model.Outcome{'1': model.Win, '=': model.Draw, '0': model.Loss, 'W': model.UnratedWin, 'D': model.UnratedDraw,
		'L': model.UnratedLoss, '+': model.ForfeitWin, '-': model.ForfeitLoss, ' ': model.Pending, 'X': model.Pending, '?': model.Pending,
		'*': model.Pending, 'Z': model.ForfeitLoss}
	alone = map[byte]model.Outcome{'U': model.PairingBye, 'F': model.FullBye, 'H': model.HalfBye, 'Z': model.ZeroBye,
		'-': model.ZeroBye, '0': model.ZeroBye, 'L': model.ZeroBye, '=': model.HalfBye, 'D': model.HalfBye, '+': model.FullBye,
		'1': model.FullBye, 'W': model.FullBye, ' ': model.Absent}
)

// countRounds finds the last round in which somebody was paired, or had the
// bye of the pairing, or for which everybody has a bye. What stands in later
// rounds are byes asked for.
func (rd *reader) countRounds() {
	alone := 0 // the last round in which somebody has the bye of the pairing
	for i := range rd.players {
		for n, c := range rd.players[i].cells {
			if c.opponent > 0 {
				rd.played = max(rd.played, n+1)
			}
			if c.result == 'U' {
				alone = max(alone, n+1)
			}
		}
	}
	for rd.played < alone && !rd.toCome(rd.played) {
		rd.played++
	}
	if len(rd.known["013"])+len(rd.known["310"]) == 0 {
		for rd.everybodyHasBye(rd.played) {
			rd.played++
		}
	}
	if n := rd.s.Planned; n > 0 && !rd.late {
		for i := range rd.players {
			if c := rd.cell(i, n); c.opponent > 0 {
				rd.late = true
				rd.grave(rd.players[i].rec, c.column, phrase.New("there is a round %d, but the file announces %d", n+1, n),
					"Correct the number of rounds in record 142 or XXR")
				break
			}
		}
	}
}

// toCome tells whether round n, from 0, in which nobody has an opponent, is one that is still to be paired: nothing is said of two
// players or more. Who has the bye of the pairing in it has it in advance ("0000 - U", as Sevilla writes it).
func (rd *reader) toCome(n int) bool {
	waiting := 0
	for i := range rd.players {
		if c := rd.cell(i, n); c.opponent == 0 && c.result == ' ' && !c.dash {
			waiting++
		}
	}
	return waiting >= 2
}

// everybodyHasBye tells whether every player has a bye in round n, from 0, in which
// nobody was paired, and somebody's brings points.
func (rd *reader) everybodyHasBye(n int) bool {
	brings := false
	for i := range rd.players {
		c := rd.cell(i, n)
		if c.result == ' ' && !c.dash {
			return false
		}
		o := alone[c.result]
		brings = brings || o == model.FullBye || o == model.HalfBye
	}
	return brings
}

// rounds makes the rounds of an individual section.
func (rd *reader) rounds() {
	letters := rd.byeLetters()
	if !letters {
		rd.blankByes()
	}
	rd.countRounds()
	for n := range rd.played {
		var round model.Round
		done := make([]bool, len(rd.players))
		for i := range rd.players {
			if !done[i] {
				rd.enter(&round, i, n, done)
			}
		}
		if !letters {
			allocate(&round)
		}
		numberBoards(&round)
		rd.s.Rounds = append(rd.s.Rounds, round)
	}
	rd.roundDates()
	rd.requests()
	rd.initialColour()
	rd.inferScoring()
}

// byeLetters tells whether the file knows letters for byes; those of 2006 do
// not, and write a won or drawn game against nobody.
func (rd *reader) byeLetters() bool {
	return slices.ContainsFunc(rd.players, func(p person) bool {
		return slices.ContainsFunc(p.cells, func(c cell) bool {
			return c.opponent == 0 && (c.result == 'U' || c.result == 'F' || c.result == 'H' || c.result == 'Z')
		})
	})
}

// allocate takes the only full-point bye of a round for the pairing's.
func allocate(r *model.Round) {
	only := -1
	for i := range r.Pairings {
		if r.Pairings[i].Outcomes[0] == model.FullBye {
			if only >= 0 {
				return
			}
			only = i
		}
	}
	if only >= 0 {
		r.Pairings[only].Outcomes[0] = model.PairingBye
	}
}

// numberBoards gives the boards numbers in order of the lower starting number;
// the file does not hold boards.
func numberBoards(r *model.Round) {
	board := 0
	for i := range r.Pairings {
		if !r.Pairings[i].IsBye() {
			board++
			r.Pairings[i].Board = board
		}
	}
}

func (rd *reader) cell(i, n int) cell {
	if cs := rd.players[i].cells; n < len(cs) {
		return cs[n]
	}
	return cell{result: ' ', blank: true}
}

// enter makes the pairing of a player in a round.
func (rd *reader) enter(round *model.Round, i, n int, done []bool) {
	p, c := &rd.players[i], rd.cell(i, n)
	if c.opponent == 0 {
		o, ok := alone[c.result]
		if !ok {
			rd.grave(p.rec, c.column, phrase.New("round %d: the result %q needs an opponent", n+1, string(c.result)),
				"Write the opponent, or a bye: U, F, H or Z")
			o = model.Absent
		}
		if rd.s.Format.Predetermined() && len(rd.players)%2 == 1 && (o == model.ZeroBye || o == model.Absent) {
			return // the free round of an odd field
		}
		if c.result == ' ' && rd.undeclared[n+1] {
			return
		}
		round.Pairings = append(round.Pairings, model.Pairing{Sides: [2]model.ID{p.player.ID}, Outcomes: [2]model.Outcome{o}})
		return
	}
	j, o := rd.opponent(i, n)
	if j < 0 {
		return
	}
	done[j] = true
	for _, side := range []int{i, j} {
		if z := rd.cell(side, n); z.result == 'Z' {
			rd.wrong(rd.players[side].rec, z.column+7, phrase.New("round %d: Z is a round without an opponent, and %s has one; "+
				"it is read as a game lost by forfeit", n+1, rd.players[side].name), "Write -, or 0000 - Z for a round that was not played")
		}
	}
	pairing := model.Pairing{Sides: [2]model.ID{p.player.ID, rd.players[j].player.ID}, Outcomes: rd.result(i, j, n)}
	switch {
	case c.colour == o.colour && c.colour != model.NoColour:
		both := phrase.New("round %d: both %s and %s (line %d) have white", n+1, p.name, rd.players[j].name, rd.players[j].rec.line)
		if c.colour == model.Black {
			both = phrase.New("round %d: both %s and %s (line %d) have black", n+1, p.name, rd.players[j].name, rd.players[j].rec.line)
		}
		rd.grave(p.rec, c.column+5, both, "Correct one of the colours; the game counts without")
		pairing.NoColours = true
	case c.colour == model.Black || c.colour == model.NoColour && o.colour == model.White:
		pairing = pairing.Turned()
	default:
		pairing.NoColours = c.colour == model.NoColour && o.colour == model.NoColour
	}
	round.Pairings = append(round.Pairings, pairing)
}

// opponent returns the opponent's index and cell when both rows name each other,
// otherwise -1 and a problem.
func (rd *reader) opponent(i, n int) (int, cell) {
	p, c := &rd.players[i], rd.cell(i, n)
	j, ok := rd.byNumber[c.opponent]
	switch {
	case !ok:
		rd.grave(p.rec, c.column,
			phrase.New("round %d: the opponent %d of %s does not exist; the game is left out", n+1, c.opponent, p.name),
			"Correct the number")
		return -1, cell{}
	case j == i:
		rd.grave(p.rec, c.column, phrase.New("round %d: %s plays against himself; the game is left out", n+1, p.name), "Correct the number")
		return -1, cell{}
	}
	o := rd.cell(j, n)
	if o.opponent != p.number {
		other := phrase.New("nobody")
		if o.opponent > 0 {
			other = phrase.New("number %d", o.opponent)
		}
		rd.grave(p.rec, c.column,
			phrase.New("round %d: %s plays against %s, who on line %d plays against %s; the game is left out",
				n+1, p.name, rd.players[j].name, rd.players[j].rec.line, other),
			"Correct one of the two lines")
		return -1, cell{}
	}
	return j, o
}

// result brings the two sides of a game together.
func (rd *reader) result(i, j, n int) [2]model.Outcome {
	a, b := rd.cell(i, n), rd.cell(j, n)
	x, okA := played[a.result]
	y, okB := played[b.result]
	switch {
	case !okA || !okB:
		r, c := rd.players[i].rec, a
		if okA {
			r, c = rd.players[j].rec, b
		}
		rd.grave(r, c.column+7, phrase.New("round %d: %q is not the result of a game; the board is left open", n+1, string(c.result)),
			"Write 1, =, 0, + or -")
		return [2]model.Outcome{}
	case x == model.ForfeitLoss && y == model.ForfeitLoss:
		return [2]model.Outcome{model.DoubleForfeit, model.DoubleForfeit}
	case x == model.Pending && y != model.Pending || y == model.Pending && x != model.Pending:
		rd.grave(rd.players[i].rec, a.column+7,
			phrase.New("round %d: only one of %s and %s (line %d) has a result; it counts for both",
				n+1, rd.players[i].name, rd.players[j].name, rd.players[j].rec.line),
			"Write the other")
		if x == model.Pending {
			return [2]model.Outcome{y.Opposite(), y}
		}
		return [2]model.Outcome{x, x.Opposite()}
	case !model.LegalResult([2]model.Outcome{x, y}):
		rd.grave(rd.players[i].rec, a.column+7,
			phrase.New("round %d: %s has a %s, but %s on line %d has a %s; the board is left open",
				n+1, rd.players[i].name, x, rd.players[j].name, rd.players[j].rec.line, y),
			"Correct one of the two lines")
		return [2]model.Outcome{}
	}
	return [2]model.Outcome{x, y}
}

// requests notes when the players were there and which byes they asked for.
func (rd *reader) requests() {
	for i := range rd.players {
		e := &rd.s.Players[i].Entry
		cells := rd.players[i].cells
		for n := range max(rd.played, len(cells)) {
			c := rd.cell(i, n)
			if c.opponent > 0 || rd.s.Format.Predetermined() && (n < rd.played || alone[c.result] != model.ZeroBye) {
				continue
			}
			if o := alone[c.result]; o == model.HalfBye || o == model.ZeroBye || o == model.FullBye && c.result == 'F' ||
				o == model.PairingBye && n >= rd.played {
				e.Byes = append(e.Byes, model.ByeRequest{Round: n + 1, Kind: o})
			} else if o == model.Absent && n < rd.played && !rd.undeclared[n+1] {
				e.Byes = append(e.Byes, model.ByeRequest{Round: n + 1, Kind: model.ZeroBye})
			}
		}
	}
}

// initialColour is seen in round 1 when the file does not state it.
func (rd *reader) initialColour() {
	if rd.s.InitialColour == model.NoColour && !rd.s.Format.Predetermined() {
		rd.s.InitialColour = rd.t.ShownColour(rd.s, rd.lot)
	}
}

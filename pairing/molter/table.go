package molter

import "sync"

// seat is a player: team and board, from 0.
type seat struct{ team, board int }

// game is two who meet.
type game struct{ white, black seat }

// table is the rounds of a Molter tournament. On each board the games are those of a Berger table of the teams, which is what keeps
// anybody from meeting a team twice; boards begin it at different places, so that a team meets several others in a round.
type table struct {
	teams, boards int
	rounds        [][]game
	players       [][]int // of each team, by board, as indices of the field
}

// tables are those that were made, by teams, boards and rounds: whoever looks at one round of an event asks for all of its table.
var tables sync.Map

// shared is the table for so many teams, boards and rounds. It is shared, and never altered.
func shared(teams, boards, rounds int) *table {
	key := [3]int{teams, boards, rounds}
	made, ok := tables.Load(key)
	if !ok {
		made, _ = tables.LoadOrStore(key, newTable(teams, boards, rounds))
	}
	return made.(*table)
}

// newTable makes the table for teams of an even number of boards: at least three teams, and fewer rounds than teams.
func newTable(teams, boards, rounds int) *table {
	t := &table{teams: teams, boards: boards, rounds: make([][]game, rounds)}
	for r := range t.rounds {
		if teams%2 == 0 {
			t.rounds[r] = t.even(r)
		} else {
			t.rounds[r] = t.odd(r)
		}
	}
	t.colour()
	return t
}

// even is a round with an even number of teams: board b plays round r + shift of the Berger table. For four teams board 1 begins with
// AB CD and board 2 with AC DB.
func (t *table) even(r int) (games []game) {
	cycle := t.teams - 1
	for b := range t.boards {
		shift := b % cycle
		if t.boards <= cycle {
			shift = b * cycle / t.boards
		}
		for _, p := range factor(t.teams, (r+shift)%cycle) {
			games = append(games, game{seat{p[0], b}, seat{p[1], b}})
		}
	}
	return games
}

// odd is a round with an odd number of teams, for boards 1 and 2, 3 and 4 …: on each of two boards another team is left over, and the two
// meet. The teams c + x and c − x meet regularly in the one round of the Berger table in which c is left over; so each two boards leave
// out that round, of a team c of theirs, and those left over are c − x on the upper board and c + x on the lower, for x by turns to
// either side. Each is left over once on each board, and meets then the one team that he would have met in the round left out.
func (t *table) odd(r int) (games []game) {
	n := t.teams
	for b := 0; b < t.boards; b += 2 {
		c := b * n / t.boards
		x := (r/2 + b/2) % (n / 2)
		if x++; r%2 == 1 {
			x = n - x
		}
		up, down := (c-x+n)%n, (c+x)%n
		games = append(games, game{seat{up, b}, seat{down, b + 1}})
		for side, left := range [2]int{up, down} {
			for k := 1; k <= n/2; k++ {
				games = append(games, game{seat{(left + k) % n, b + side}, seat{(left - k + n) % n, b + side}})
			}
		}
	}
	return games
}

// factor is round r, from 0, of an all-play-all of an even number of teams: the first stays, the others turn. Of four: AB CD, AC DB, AD BC.
func factor(n, r int) [][2]int {
	m := n - 1
	pairs := [][2]int{{0, 1 + r}}
	for k := 1; k < n/2; k++ {
		pairs = append(pairs, [2]int{1 + (r+k)%m, 1 + (r-k+m)%m})
	}
	return pairs
}

package roundrobin

import (
	_ "embed"
	"strconv"
	"strings"

	"wallchart/pairing"
	"wallchart/phrase"
)

// printed has the tables for 2, 3, 5, 6 and 7 players a team; White first.
//
//go:embed scheveningen.txt
var printed string

// scheveningen makes the rounds of two teams of n/2 players each. For 2, 3, 5,
// 6 and 7 a team they are the printed tables, in which every player has as many
// whites as blacks, or one more or less, and nobody a colour three times
// running. For multiples of four the same holds with every team having White on
// half the boards of a round. For other sizes there is no such table; nobody
// has a colour three times running, but some of team B have a difference of two.
func scheveningen(n int) ([]pairing.Round, error) {
	if n < 4 || n%2 != 0 {
		return nil, phrase.Errorf("the Scheveningen system needs two teams of at least two players and of equal size: there are %d players", n)
	}
	size := n / 2
	for _, line := range strings.Split(strings.TrimSpace(printed), "\n") {
		head, table, _ := strings.Cut(line, ":")
		if head == strconv.Itoa(size) {
			return readTable(table, size)
		}
	}
	h := (size + 1) / 2
	rounds := make([]pairing.Round, size)
	for r := range rounds {
		rounds[r] = pairing.Round{Number: r + 1, Bye: -1}
		for a := range size {
			b := (a + r) % size
			if size%4 == 0 {
				b = (a/h+r/h)%2*h + (a%h+r)%h
			}
			p := pairing.Pair{White: a, Black: size + b}
			if (r%2 == 0) == (a >= h) {
				p.White, p.Black = p.Black, p.White
			}
			rounds[r].Pairs = append(rounds[r].Pairs, p)
		}
	}
	return rounds, nil
}

// readTable reads "A1B1 A2B2 / B2A1 B1A2": rounds, and White first.
func readTable(table string, size int) ([]pairing.Round, error) {
	var rounds []pairing.Round
	for r, row := range strings.Split(table, "/") {
		rd := pairing.Round{Number: r + 1, Bye: -1}
		for _, game := range strings.Fields(row) {
			var p [2]int
			for side := range p {
				k, err := strconv.Atoi(game[2*side+1 : 2*side+2])
				if err != nil {
					return nil, phrase.Errorf("the Scheveningen table for %d: %q is not a game", size, game)
				}
				p[side] = k - 1
				if game[2*side] == 'B' {
					p[side] += size
				}
			}
			rd.Pairs = append(rd.Pairs, pairing.Pair{White: p[0], Black: p[1]})
		}
		rounds = append(rounds, rd)
	}
	return rounds, nil
}

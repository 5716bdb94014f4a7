package molter

// colour gives the colours. The games of the first and second round, of the third and fourth and so on are rings in which everybody has
// one game of each; by turns along a ring everybody has White in one of them. So nobody has more than two equal colours running or a
// difference beyond one, and after both rounds each team is even. Which way round a ring begins is chosen so that the teams have White on
// half their boards in the first of the two rounds as well, or come as near to it as possible. In the last of an odd number of rounds
// the games of the teams are rings too, of teams, and give each White on half its boards.
func (t *table) colour() {
	r := 0
	for ; r+1 < len(t.rounds); r += 2 {
		t.two(r)
	}
	if r < len(t.rounds) {
		t.last(t.rounds[r])
	}
}

// ring is the games of two rounds that hang together: those of the first, with White as it is now.
type ring []*game

// two gives the colours of two rounds.
func (t *table) two(r int) {
	first, second := t.rounds[r], t.rounds[r+1]
	in := [2]map[seat]*game{{}, {}}
	for k, games := range [2][]game{first, second} {
		for i := range games {
			in[k][games[i].white], in[k][games[i].black] = &games[i], &games[i]
		}
	}
	seen := map[*game]bool{}
	var rings []ring
	for i := range first {
		var one ring
		for g := &first[i]; !seen[g]; {
			seen[g] = true
			one = append(one, g)
			next := in[1][g.black] // who has Black now has White there
			if next.white != g.black {
				next.white, next.black = next.black, next.white
			}
			after := in[0][next.black] // and who has Black there has White in his game of the first round
			if !seen[after] && after.white != next.black {
				after.white, after.black = after.black, after.white
			}
			g = after
		}
		if one != nil {
			rings = append(rings, one)
		}
	}
	turned := t.choose(rings)
	for i, one := range rings {
		if !turned[i] {
			continue
		}
		for _, g := range one {
			next := in[1][g.black]
			next.white, next.black = next.black, next.white
		}
		for _, g := range one {
			g.white, g.black = g.black, g.white
		}
	}
}

// tries is how many beginnings are tried for the directions of the rings.
const tries = 200

// choose is which rings are turned about, so that the differences of the teams in the first of two rounds are as small as they can be
// made: each ring in turn where it helps, from several beginnings.
func (t *table) choose(rings []ring) []bool {
	gives := make([][]int, len(rings)) // what each ring adds to the differences of the teams
	for i, one := range rings {
		gives[i] = make([]int, t.teams)
		for _, g := range one {
			gives[i][g.white.team]++
			gives[i][g.black.team]--
		}
	}
	var best []bool
	least, state := -1, uint64(1)
	for try := 0; try < tries && least != 0; try++ {
		turned := make([]bool, len(rings))
		sum := make([]int, t.teams)
		for i := range rings {
			if state = state*6364136223846793005 + 1442695040888963407; try > 0 && state>>63 == 1 {
				turned[i] = true
			}
			add(sum, gives[i], turned[i], 1)
		}
		for again := true; again; {
			again = false
			for i := range rings {
				before := square(sum)
				add(sum, gives[i], turned[i], -2)
				if square(sum) < before {
					turned[i], again = !turned[i], true
				} else {
					add(sum, gives[i], turned[i], 2)
				}
			}
		}
		if s := worst(sum)*1000000 + square(sum); least < 0 || s < least {
			best, least = turned, s
		}
	}
	return best
}

// add adds what a ring gives so many times, the other way round if it is turned.
func add(sum, gives []int, turned bool, times int) {
	if turned {
		times = -times
	}
	for i := range sum {
		sum[i] += times * gives[i]
	}
}

func square(sum []int) (all int) {
	for _, d := range sum {
		all += d * d
	}
	return all
}

func worst(sum []int) (most int) {
	for _, d := range sum {
		most = max(most, d, -d)
	}
	return most
}

// last gives the colours of a round by itself: along rings of teams, each of which has an even number of games in it.
func (t *table) last(games []game) {
	of := make([][]int, t.teams)
	for i, g := range games {
		of[g.white.team], of[g.black.team] = append(of[g.white.team], i), append(of[g.black.team], i)
	}
	used := make([]bool, len(games))
	for from := range t.teams {
		for at := from; ; {
			for len(of[at]) > 0 && used[of[at][0]] {
				of[at] = of[at][1:]
			}
			if len(of[at]) == 0 {
				break
			}
			g := &games[of[at][0]]
			used[of[at][0]] = true
			if g.white.team != at {
				g.white, g.black = g.black, g.white
			}
			at = g.black.team
		}
	}
}

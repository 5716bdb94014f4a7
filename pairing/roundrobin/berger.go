package roundrobin

import (
	"wallchart/pairing"
	"wallchart/phrase"
)

// berger makes the single all-play-all of n players, indices 0 … n−1.
func berger(n int) ([]pairing.Round, error) {
	if n < 2 {
		return nil, phrase.Errorf("an all-play-all needs at least two participants: there are %d", n)
	}
	m := n + n%2 // with an odd number, the last place is the rest
	rounds := make([]pairing.Round, m-1)
	for r := range rounds {
		rd := pairing.Round{Number: r + 1, Bye: -1}
		c := r * (m / 2) % (m - 1)
		add := func(white, black int) {
			switch {
			case white == n:
				rd.Bye, rd.Resting = black, true
			case black == n:
				rd.Bye, rd.Resting = white, true
			default:
				rd.Pairs = append(rd.Pairs, pairing.Pair{White: white, Black: black})
			}
		}
		if r%2 == 0 {
			add(c, m-1)
		} else {
			add(m-1, c)
		}
		for k := 1; k < m/2; k++ {
			add((c+k)%(m-1), (c-k+m-1)%(m-1))
		}
		rounds[r] = rd
	}
	return rounds, nil
}

// double is the all-play-all twice over: the first cycle, with its last two
// rounds exchanged or as they are printed, then the cycle with colours reversed.
func double(n int, exchanged bool) ([]pairing.Round, error) {
	first, err := berger(n)
	if err != nil {
		return nil, err
	}
	second, err := berger(n)
	if err != nil {
		return nil, err
	}
	if exchanged && n > 2 { // two have one round
		k := len(first)
		first[k-1], first[k-2] = first[k-2], first[k-1]
	}
	for _, r := range second {
		for i, p := range r.Pairs {
			r.Pairs[i] = pairing.Pair{White: p.Black, Black: p.White}
		}
	}
	all := append(first, second...)
	for i := range all {
		all[i].Number = i + 1
	}
	return all, nil
}

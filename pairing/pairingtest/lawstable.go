package pairingtest

import (
	"fmt"
	"reflect"

	"wallchart/model"
	"wallchart/pairing"
)

// table tries the engine's table for n participants, of two clubs or of three; it
// reports whether there is one.
func (l *laws) table(n int) bool {
	clubs := 2
	if n%3 == 0 {
		clubs = 3
	}
	f := &pairing.Field{Initial: model.White, Win: 2, Draw: 1, Round: 1}
	for i := range n {
		f.Players = append(f.Players, pairing.Player{ID: model.ID(i + 1), Number: i + 1, Name: fmt.Sprint("Player ", i+1),
			Club: fmt.Sprint("Club ", i%clubs), Present: true})
	}
	l.at = Plan{Players: n}
	before := clone(f)
	rounds, err := l.e.Table(f)
	if err != nil {
		return false // not every number has one
	}
	f.Rounds = len(rounds)
	to := l.r.Perm(n)
	other, err := l.e.Table(shuffled(f, to))
	shuffled := err == nil && len(other) == len(rounds)
	again := l.e.Again != nil && l.e.Again(f)
	met, white := map[[2]int]int{}, map[[2]int]int{}
	for r := range rounds {
		f.Round = r + 1
		l.inTable(f, &rounds[r])
		for _, p := range rounds[r].Pairs {
			met[[2]int{min(p.White, p.Black), max(p.White, p.Black)}]++
			white[[2]int{p.White, p.Black}]++
		}
		if made, err := l.e.Pair(f, pairing.Options{}); err != nil || !alike(&rounds[r], made, nil) {
			l.fail(f, "a round is that of the table", "it is another: %v", err)
		}
		shuffled = shuffled && alike(&rounds[r], &other[r], to)
	}
	for pair, times := range met {
		if times > 1 && !again || white[pair] > 1 {
			l.fail(f, "nobody meets twice", "players %d and %d meet %d times", pair[0]+1, pair[1]+1, times)
		}
	}
	if !shuffled {
		l.fail(f, "the order of the players does not matter", "another table when they are shuffled")
	}
	if f.Round = len(rounds) + 1; l.e.PlayOff == nil || !l.e.PlayOff(n) {
		if _, err := l.e.Pair(f, pairing.Options{}); err == nil {
			l.fail(f, "a table has an end", "there is another round")
		}
	}
	if f.Round, f.Rounds = 1, 0; !reflect.DeepEqual(before, clone(f)) {
		l.fail(f, "the field is not changed", "it was")
	}
	return true
}

// inTable: everybody has an opponent or rests.
func (l *laws) inTable(f *pairing.Field, made *pairing.Round) {
	times := make([]int, len(f.Players))
	for _, p := range made.Pairs {
		times[p.White]++
		times[p.Black]++
	}
	if made.Bye >= 0 {
		times[made.Bye]++
		if !made.Resting {
			l.fail(f, "who has no opponent rests", "player %d has a bye", made.Bye+1)
		}
	}
	for _, i := range made.Rests {
		times[i]++
	}
	for i, n := range times {
		if n != 1 {
			l.fail(f, "everybody once", "player %d is in it %d times", i+1, n)
		}
	}
	if made.Number != f.Round {
		l.fail(f, "the round has its number", "it is %d", made.Number)
	}
}

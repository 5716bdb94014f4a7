package roundrobin

import (
	"wallchart/pairing"
	"wallchart/phrase"
)

// explain says of each board of the field's round where it stands in the table, and who has White.
func explain(f *pairing.Field, rounds []pairing.Round, byBerger bool) {
	place := map[int]int{} // of a player, in the order of the numbers
	for n, i := range f.ByNumber() {
		place[i] = n + 1
	}
	now := &rounds[f.Round-1]
	for k := range now.Pairs {
		p := &now.Pairs[k]
		white, black := &f.Players[p.White], &f.Players[p.Black]
		met := metBefore(rounds[:f.Round-1], *p)
		var first pairing.Reason
		switch {
		case byBerger:
			first = pairing.Reason{Rule: "C.05 annex", Text: phrase.New("In the Berger table for %d, numbers %d and %d meet in round %d.",
				len(f.Players), min(place[p.White], place[p.Black]), max(place[p.White], place[p.Black]), f.Round)}
		case white.Club != "" && black.Club != "" && white.Club != black.Club:
			first = pairing.Reason{Text: phrase.New("Everybody meets everybody of the other teams: the table has %s of %s and %s of %s meet in "+
				"round %d.", white.Name, white.Club, black.Name, black.Club, f.Round)}
		default:
			first = pairing.Reason{Text: phrase.New("Everybody of one team meets everybody of the other: the table has numbers %d and %d meet in "+
				"round %d.", min(place[p.White], place[p.Black]), max(place[p.White], place[p.Black]), f.Round)}
		}
		second := phrase.New("%s has White by the table.", white.Name)
		if met > 0 {
			second = phrase.New("They meet for the second time: %s has White, as %s had in round %d.", white.Name, black.Name, met)
		}
		p.Why = []pairing.Reason{first, {Text: second}}
	}
	if now.Bye >= 0 {
		now.Notes = append(now.Notes, pairing.Note{Where: phrase.New("Rest"), Text: phrase.New("%s has no opponent: the number is odd, "+
			"and in each round of the table another one rests.", f.Players[now.Bye].Name)})
	}
}

// metBefore is the last round of the table in which two met, 0 for none.
func metBefore(rounds []pairing.Round, p pairing.Pair) (round int) {
	for r := range rounds {
		for _, o := range rounds[r].Pairs {
			if o.White == p.White && o.Black == p.Black || o.White == p.Black && o.Black == p.White {
				round = r + 1
			}
		}
	}
	return round
}

package roundrobin

import (
	"cmp"
	"slices"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Schiller is the contest of several teams in which everybody meets everybody of
// all the other teams.
var Schiller = engine(pairing.Engine{
	Code: "schiller", Name: phrase.New("Schiller"), Short: phrase.New("Schiller"),
	Rule: phrase.New("table of our own, after the Berger and Scheveningen tables"),
	Doc: phrase.New("Several teams of equal size; everybody meets everybody of the other teams once. The players' clubs are the teams. " +
		"With an odd number of teams of an odd number of players one team rests in each round."),
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Schiller},
	Reports: []model.ReportCode{{Code: "FIDE_SCHILLER"}},
	Table: func(f *pairing.Field) ([]pairing.Round, error) {
		teams, err := clubTeams(f)
		if err != nil {
			return nil, err
		}
		return schiller(teams)
	},
})

// clubTeams are the players by club, each in order of starting number, the clubs
// in the order of their first players.
func clubTeams(f *pairing.Field) ([][]int, error) {
	teams, missing := f.Clubs()
	if len(missing) > 0 {
		return nil, phrase.Errorf("the Schiller system takes the clubs for teams, and these have none: %s. Enter their clubs",
			strings.Join(missing, ", "))
	}
	if len(teams) < 2 {
		return nil, phrase.Errorf("the Schiller system needs at least two teams: there are %d clubs. Enter the players' clubs", len(teams))
	}
	for _, t := range teams {
		if len(t) != len(teams[0]) {
			return nil, phrase.Errorf("the Schiller system needs teams of equal size: %s has %d players and %s has %d",
				f.Players[teams[0][0]].Club, len(teams[0]), f.Players[t[0]].Club, len(t))
		}
	}
	return teams, nil
}

// schiller makes the rounds. Teams of even size are cut into halves, and the
// halves play a Berger table whose first round, in which the two halves of each
// team meet, is left out: so nobody ever rests. Otherwise the teams play a
// Berger table themselves. Each meeting of two sides lasts as many rounds as a
// side has players, the second side moving up by one place a round.
func schiller(teams [][]int) ([]pairing.Round, error) {
	sides, first := teams, 0
	if size := len(teams[0]); size%2 == 0 {
		sides, first = nil, 1
		for _, t := range teams {
			sides = append(sides, t[:size/2], t[size/2:])
		}
	}
	table, err := berger(len(sides))
	if err != nil {
		return nil, err
	}
	if first == 1 {
		sides = partners(sides, table[0])
	}
	var rounds []pairing.Round
	for _, meeting := range table[first:] {
		for shift := range sides[0] {
			r := pairing.Round{Number: len(rounds) + 1, Bye: -1}
			for _, m := range meeting.Pairs {
				one, two := sides[m.White], sides[m.Black]
				for i := range one {
					r.Pairs = append(r.Pairs, pairing.Pair{White: one[i], Black: two[(i+shift)%len(two)]})
				}
			}
			if meeting.Bye >= 0 {
				r.Rests = slices.Clone(sides[meeting.Bye])
			}
			rounds = append(rounds, r)
		}
	}
	balanceColours(rounds)
	return rounds, nil
}

// partners gives the halves the places in the table at which the halves of one
// team meet in its first round.
func partners(halves [][]int, first pairing.Round) [][]int {
	placed := make([][]int, len(halves))
	for k, p := range first.Pairs {
		placed[p.White], placed[p.Black] = halves[2*k], halves[2*k+1]
	}
	return placed
}

// balanceColours gives White, round by round, to the one who has had it less
// often, then to the one who had Black last, and then by turns down the boards
// and from round to round.
func balanceColours(rounds []pairing.Round) {
	whites, last := map[int]int{}, map[int]model.Colour{}
	due := func(i, j int) int { // more than 0 if White is due to i rather than to j
		return cmp.Or(cmp.Compare(whites[j], whites[i]), cmp.Compare(last[i], last[j]))
	}
	for r := range rounds {
		for k := range rounds[r].Pairs {
			p := &rounds[r].Pairs[k]
			if d := due(p.White, p.Black); d < 0 || d == 0 && (r+k)%2 == 1 {
				p.White, p.Black = p.Black, p.White
			}
			whites[p.White]++
			whites[p.Black]--
			last[p.White], last[p.Black] = model.White, model.Black
		}
	}
}

package roundrobin

import (
	"cmp"
	"fmt"
	"slices"

	"wallchart/model"
	"wallchart/pairing"
)

const rule = "FIDE C.05 annex (Berger tables)"

// Single is the all-play-all by the Berger tables.
var Single = engine(pairing.Engine{
	Code: "berger", Name: "Round robin (Berger tables)", Short: "Round robin", Rule: rule, Trf: "FIDE_ROUNDROBIN",
	Doc: "Everybody meets everybody once. With an odd number one rests in each round.",
	All: berger,
})

// Double is the all-play-all twice over.
var Double = engine(pairing.Engine{
	Code: "berger2", Name: "Double round robin (Berger tables)", Short: "Double round robin", Rule: rule, Trf: "FIDE_DOUBLEROUNDROBIN",
	Doc: "Everybody meets everybody twice, with either colour. The last two rounds of the first cycle change places.",
	All: double,
})

// Scheveningen is the match of two teams in which everybody of one meets
// everybody of the other.
var Scheveningen = engine(pairing.Engine{
	Code: "scheveningen", Name: "Scheveningen", Short: "Scheveningen", Rule: "printed tables",
	Trf: "FIDE_SCHEVENINGEN",
	Doc: "Two teams; everybody of one meets everybody of the other. The first half of the list is one team, the " +
		"second half the other.",
	All: scheveningen,
})

// engine gives a table the Pair that takes one round out of it.
func engine(e pairing.Engine) pairing.Engine {
	e.Kinds = []model.Kind{model.Individual, model.TeamEvent}
	all := e.All
	e.Pair = func(f *pairing.Field, _ pairing.Options) (*pairing.Round, error) {
		order := make([]int, len(f.Players))
		for i := range order {
			order[i] = i
		}
		slices.SortFunc(order, func(a, b int) int { return cmp.Compare(f.Players[a].Number, f.Players[b].Number) })
		rounds, err := all(len(order))
		if err != nil {
			return nil, err
		}
		if f.Round < 1 || f.Round > len(rounds) {
			return nil, fmt.Errorf("round %d is not in the table: %d participants have %d rounds", f.Round, len(order), len(rounds))
		}
		r := rounds[f.Round-1]
		for i, p := range r.Pairs {
			r.Pairs[i] = pairing.Pair{White: order[p.White], Black: order[p.Black]}
		}
		if r.Bye >= 0 {
			r.Bye = order[r.Bye]
		}
		return &r, nil
	}
	return e
}

package roundrobin

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

var rule = phrase.New("FIDE C.05 annex (Berger tables)")

var both = []model.Kind{model.Individual, model.TeamEvent}

// Single is the all-play-all by the Berger tables.
var Single = engine(pairing.Engine{
	Code: "berger", Name: phrase.New("Round robin (Berger tables)"), Short: phrase.New("Round robin"), Rule: rule,
	Doc:   phrase.New("Everybody meets everybody once. With an odd number one rests in each round."),
	Kinds: both, Formats: []model.Format{model.RoundRobin},
	Reports: []model.ReportCode{{Code: "FIDE_ROUNDROBIN"}, {Code: "BERGER_ROUNDROBIN"},
		{Code: "FIDE_TEAM_ROUNDROBIN", Kind: model.TeamEvent}, {Code: "BERGER_TEAM_ROUNDROBIN", Kind: model.TeamEvent}},
	Table: numbered(berger),
})

// Double is the all-play-all twice over.
var Double = engine(pairing.Engine{
	Code: "berger2", Name: phrase.New("Double round robin (Berger tables)"), Short: phrase.New("Double round robin"), Rule: rule,
	Doc: phrase.New("Everybody meets everybody twice, with either colour. The last two rounds of the first cycle change places, " +
		"unless the settings have it otherwise."),
	Kinds: both, Formats: []model.Format{model.DoubleRoundRobin},
	Reports: []model.ReportCode{{Code: "FIDE_DOUBLEROUNDROBIN"}, {Code: "BERGER_DOUBLEROUNDROBIN"},
		{Code: "FIDE_TEAM_DOUBLEROUNDROBIN", Kind: model.TeamEvent}, {Code: "BERGER_TEAM_DOUBLEROUNDROBIN", Kind: model.TeamEvent}},
	Table:    twice(nil),
	Settings: []pairing.Setting{cycle}, TableWith: twice,
	Again: func(*pairing.Field) bool { return true },
})

// cycle is how the first cycle of a double all-play-all ends (VCL4THP.13, questions 98 and 99): the annex recommends the exchange and
// does not order it. As they are printed, some have one colour three times running where the cycles meet.
var cycle = pairing.Setting{
	Key: "first-cycle", Kind: pairing.OneOf, Title: phrase.New("Last two rounds of the first cycle"),
	Doc: phrase.New("When they change places nobody has one colour three times running where the cycles meet (C.05 annex)."),
	Choices: []pairing.Choice{{Value: "exchanged", Title: phrase.New("Change places")},
		{Value: "printed", Title: phrase.New("In the order of the table")}},
}

// twice is the table of the double all-play-all as the setting has it.
func twice(set model.SystemSettings) func(*pairing.Field) ([]pairing.Round, error) {
	change := set[cycle.Key] == "" // the usual
	return numbered(func(n int) ([]pairing.Round, error) { return double(n, change) })
}

// Scheveningen is the match of two teams in which everybody of one meets
// everybody of the other.
var Scheveningen = engine(pairing.Engine{
	Code: "scheveningen", Name: phrase.New("Scheveningen"), Short: phrase.New("Scheveningen"), Rule: phrase.New("printed tables"),
	Doc: phrase.New("Two teams; everybody of one meets everybody of the other. The first half of the list is one team, the " +
		"second half the other."),
	Kinds: both, Formats: []model.Format{model.Scheveningen},
	Reports: []model.ReportCode{{Code: "FIDE_SCHEVENINGEN"}, {Code: "FIDE_DOUBLESCHEVENINGEN"}},
	Table:   twoSides,
})

// twoSides is the table of two teams, or of two sides of teams.
func twoSides(f *pairing.Field) ([]pairing.Round, error) {
	rounds, err := numbered(scheveningen)(f)
	if err != nil && f.Boards > 0 {
		return nil, phrase.Errorf("the Scheveningen system of a section of teams has two sides of at least two teams and of equal size: "+
			"there are %d teams. For a match of two teams enter their players in a section of players, those of one team first", len(f.Players))
	}
	return rounds, err
}

// engine gives a table the Pair that takes one round out of it.
func engine(e pairing.Engine) pairing.Engine {
	byBerger := e.Formats[0] == model.RoundRobin || e.Formats[0] == model.DoubleRoundRobin
	e.Pair = oneOf(e.Table, byBerger)
	if with := e.TableWith; with != nil {
		e.PairWith = func(set model.SystemSettings) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
			return oneOf(with(set), byBerger)
		}
	}
	return e
}

// oneOf takes one round out of a table.
func oneOf(table func(*pairing.Field) ([]pairing.Round, error),
	byBerger bool) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		rounds, err := table(f)
		if err != nil {
			return nil, err
		}
		if f.Round < 1 || f.Round > len(rounds) {
			return nil, phrase.Errorf("round %d is not in the table: %d participants have %d rounds", f.Round, len(f.Players), len(rounds))
		}
		if o.Explain {
			explain(f, rounds, byBerger)
		}
		return &rounds[f.Round-1], nil
	}
}

// numbered is a table of n places for the participants in the order of their
// numbers.
func numbered(places func(n int) ([]pairing.Round, error)) func(*pairing.Field) ([]pairing.Round, error) {
	return func(f *pairing.Field) ([]pairing.Round, error) {
		order := f.ByNumber()
		rounds, err := places(len(order))
		for r := range rounds {
			for i, p := range rounds[r].Pairs {
				rounds[r].Pairs[i] = pairing.Pair{White: order[p.White], Black: order[p.Black]}
			}
			if bye := rounds[r].Bye; bye >= 0 {
				rounds[r].Bye = order[bye]
			}
		}
		return rounds, err
	}
}

package burstein

import (
	"fmt"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
)

// System is the edition in force from 1 February 2026.
var System = pairing.Engine{
	Code: "burstein", Name: "FIDE Burstein System", Short: "Burstein",
	Rule: "FIDE C.04.4.2, in force from 1 February 2026",
	Doc: "The first rounds as in the Dutch System; then score groups are ranked by whom their players have met " +
		"(Buchholz, Sonneborn-Berger) and folded, first against last. No program is endorsed for it by FIDE.",
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Swiss},
	Reports: []model.ReportCode{{Code: "FIDE_BURSTEIN"}},
	Pair:    pair, WhyNot: WhyNot, StrictColours: true, NoTopscorers: true,
}

// seeding is 1.6: how many rounds are paired by the Dutch System, half of all
// but at most four.
func seeding(rounds int) int { return min(rounds/2, 4) }

func pair(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
	if n := seeding(f.Rounds); f.Round <= n {
		r, err := dutch.Current.Pair(f, o)
		if err == nil && o.Explain {
			r.Notes = append([]pairing.Note{{Where: "Seeding rounds", Text: fmt.Sprintf(
				"Of %d rounds the first %s paired by the Dutch System (C.04.4.2 1.6).", f.Rounds, are(n))}}, r.Notes...)
		}
		return r, err
	}
	if err := f.Ready(); err != nil {
		return nil, err
	}
	return newTask(f, o).run()
}

func are(n int) string {
	if n == 1 {
		return "is"
	}
	return fmt.Sprintf("%d are", n)
}

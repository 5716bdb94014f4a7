package burstein

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/pairing/dutch"
	"wallchart/phrase"
)

// System is the edition in force from 1 February 2026.
var System = pairing.Engine{
	Code: "burstein", Name: phrase.New("FIDE Burstein System"), Short: phrase.New("Burstein"),
	Rule: phrase.New("FIDE C.04.4.2, in force from 1 February 2026"),
	Doc: phrase.New("The first rounds as in the Dutch System; then score groups are ranked by whom their players have met " +
		"(Buchholz, Sonneborn-Berger) and folded, first against last. No program is endorsed for it by FIDE."),
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Swiss}, House: true,
	Accelerations: []pairing.Acceleration{pairing.Baku},
	Reports:       []model.ReportCode{{Code: "FIDE_BURSTEIN"}},
	Pair:          pair, WhyNot: whyNot, StrictColours: true, NoTopscorers: true,
}

// seeding is 1.6: how many rounds are paired by the Dutch System, half of all
// but at most four.
func seeding(rounds int) int { return min(rounds/2, 4) }

func pair(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
	if n := seeding(f.Rounds); f.Round <= n {
		r, err := dutch.Current.Pair(f, o)
		if err == nil && o.Explain {
			said := phrase.Count(n, "Of %[2]d rounds the first is paired by the Dutch System (C.04.4.2 1.6).",
				"Of %[2]d rounds the first %[1]d are paired by the Dutch System (C.04.4.2 1.6).", n, f.Rounds)
			r.Notes = append([]pairing.Note{{Where: phrase.New("Seeding rounds"), Text: said}}, r.Notes...)
		}
		return r, err
	}
	if err := f.Ready(); err != nil {
		return nil, err
	}
	return newTask(f, o).run()
}

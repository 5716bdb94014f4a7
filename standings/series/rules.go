package series

import (
	"strings"

	"wallchart/model"
	"wallchart/phrase"
)

// Rules are the rules of a season, a sentence each.
func (s *Season) Rules() []phrase.Text {
	var all []phrase.Text
	if len(s.Places) > 0 {
		var points []string
		for _, p := range s.Places {
			points = append(points, p.String())
		}
		between := ", "
		if strings.Contains(strings.Join(points, ""), ".") {
			between = "; " // the decimals may have a comma
		}
		text := phrase.New("Points by place: %s", phrase.Decimal(strings.Join(points, between)))
		if s.Else > 0 {
			text = phrase.New("%s, else %s", text, decimal(s.Else))
		}
		all = append(all, phrase.New("%s.", text))
		switch s.Ties {
		case Share:
			all = append(all, phrase.New("Who are level on points get the mean of their places."))
		case Higher:
			all = append(all, phrase.New("Who are level on points all get the highest of their places."))
		default:
			all = append(all, phrase.New("Places are by tie-break; whom nothing separates get the mean."))
		}
	}
	if s.Score > 0 {
		all = append(all, phrase.New("Each point of the score counts %s.", decimal(s.Score)))
	}
	if s.Participation > 0 {
		all = append(all, phrase.New("Taking part counts %s.", decimal(s.Participation)))
	}
	var weights []phrase.Text
	for _, e := range s.Events {
		if e.Weight != One {
			weights = append(weights, phrase.New("%s × %s", e.Name, decimal(e.Weight)))
		}
	}
	if len(weights) > 0 {
		all = append(all, phrase.New("Weights: %s.", phrase.Join(", ", weights...)))
	}
	if s.Only != "" {
		all = append(all, phrase.New("Only for %s; places are among those.", model.RuleWords(s.Only)))
	}
	if s.Best > 0 {
		all = append(all, phrase.Count(s.Best, "The best %d result counts; what is in brackets does not.",
			"The best %d results count; what is in brackets does not."))
	}
	if s.Least > 1 {
		all = append(all, phrase.Count(s.Least, "Whoever has played in fewer than %d event is not placed.",
			"Whoever has played in fewer than %d events is not placed."))
	}
	if len(s.Levels) > 0 {
		said := map[Level]phrase.Text{ByBest: phrase.New("the best single results"), ByFirsts: phrase.New("the number of first places"),
			ByEvents: phrase.New("the number of events"), ByLast: phrase.New("the latest results")}
		var levels []phrase.Text
		for _, l := range s.Levels {
			levels = append(levels, said[l])
		}
		all = append(all, phrase.New("Those with the same sum are separated by %s.", phrase.Join(", ", levels...)))
	}
	return all
}

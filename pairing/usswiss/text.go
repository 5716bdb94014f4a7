package usswiss

import (
	"strconv"
	"strings"

	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// The settings as the record lists them. A value here is what stands in files.
var settings = []pairing.Setting{
	{Key: "teams", Kind: pairing.OneOf, Title: phrase.New("Teammates, of one club"), Choices: []pairing.Choice{
		TeamsSoft:    {Value: "soft", Title: phrase.New("Apart where the score group allows it (29E8)")},
		TeamsNever:   {Value: "never", Title: phrase.New("Apart in all rounds")},
		TeamsPlusTwo: {Value: "plus-two", Title: phrase.New("Apart until both are plus two (28N1)")},
		TeamsLast:    {Value: "except-last", Title: phrase.New("Apart in all rounds but the last")},
		TeamsIgnore:  {Value: "ignore", Title: phrase.New("Paired like others")},
	}},
	{Key: "series", Kind: pairing.OneOf, Title: phrase.New("Third equal colour"), Choices: []pairing.Choice{
		SeriesInGroup:    {Value: "in-group", Title: phrase.New("Avoided within the score group (29E5f)")},
		SeriesExceptLast: {Value: "except-last", Title: phrase.New("Not before the last round (29E5f1)")},
	}},
	{Key: "conflict", Kind: pairing.OneOf, Title: phrase.New("Both due one colour"), Choices: []pairing.Choice{
		ConflictThree:   {Value: "three", Title: phrase.New("No third in a row, unless the other would be three out of balance")},
		ConflictSeries:  {Value: "series", Title: phrase.New("No third in a row before all else (29E5f)")},
		ConflictBalance: {Value: "balance", Title: phrase.New("The larger imbalance before all else (29E4)")},
	}},
	{Key: "alternate", Kind: pairing.Number, Title: phrase.New("Limit to alternate colours"), Usual: 80, Most: mostLimit, Older: noLimit,
		Doc: phrase.New("The greatest rating difference of a switch made to alternate colours (29E5a); 0 for no such switch.")},
	{Key: "equalise", Kind: pairing.Number, Title: phrase.New("Limit to equalise colours"), Usual: 200, Most: mostLimit, Older: noLimit,
		Doc: phrase.New("The greatest rating difference of a switch made to equalise colours (29E5b); 0 for no such switch.")},
	{Key: "house", Kind: pairing.Somebody, Title: phrase.New("House player"),
		Doc: phrase.New("Plays only to spare another the bye (28M1).")},
	{Key: "class", Kind: pairing.RatingClasses, Title: phrase.New("Class pairings, last round"),
		Doc: phrase.New("The players of a class meet each other in the last round (29I).")},
	{Key: "bye", Kind: pairing.Switch, Title: phrase.New("The bye may go to a higher rated player for colours (28L2a)"),
		Choices: []pairing.Choice{{Value: "colours"}}},
	{Key: "order", Kind: pairing.Switch, Title: phrase.New("Pair 1 with 2, 3 with 4 in a score group (29L1)"),
		Choices: []pairing.Choice{{Value: "adjacent"}}},
	{Key: "ahead", Kind: pairing.Switch, Title: phrase.New("Do not look ahead in small sections"),
		Choices: []pairing.Choice{{Value: "no"}}},
}

const mostLimit = 3999 // rating points

var noLimit = map[string]string{"-1": "0"}

// read makes of the section's choice, which has been found good, what the engine
// pairs by.
func read(set model.SystemSettings) Settings {
	var s Settings
	for i := range settings {
		value, chosen := set[settings[i].Key]
		if !chosen {
			continue
		}
		n, _ := strconv.Atoi(value)
		limit := model.Rating(n)
		if limit == 0 {
			limit = -1
		}
		switch settings[i].Key {
		case "teams":
			s.Teams = Teams(at(settings[i].Choices, value))
		case "series":
			s.Series = Series(at(settings[i].Choices, value))
		case "conflict":
			s.Conflict = Conflict(at(settings[i].Choices, value))
		case "alternate":
			s.Alternate = limit
		case "equalise":
			s.Equalise = limit
		case "house":
			s.House = model.ID(n)
		case "class":
			for _, class := range strings.Split(value, ",") {
				from, to, _ := strings.Cut(class, "-")
				a, _ := strconv.Atoi(from)
				b, _ := strconv.Atoi(to)
				s.Classes = append(s.Classes, Class{model.Rating(a), model.Rating(b)})
			}
		case "bye":
			s.ByeForColours = true
		case "order":
			s.Adjacent = true
		case "ahead":
			s.ShortSighted = true
		}
	}
	return s
}

func at(choices []pairing.Choice, value string) int {
	for i := range choices {
		if choices[i].Value == value {
			return i
		}
	}
	return 0
}

package team

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

var rule = phrase.New("FIDE C.04.6, in force from 1 February 2026")

func engine(kind preferences) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) { return pair(f, o, kind) }
}

// TypeA is the system with colour preferences of type A, the default.
var TypeA = pairing.Engine{
	Code: "team", Name: phrase.New("FIDE Swiss Team, type A"), Short: phrase.New("Team A"), Rule: rule,
	Accelerations: []pairing.Acceleration{pairing.Baku},
	Reports:       []model.ReportCode{{Code: "FIDE_TEAM_TYPEA", Kind: model.TeamEvent}, {Code: "FIDE_TEAM", Kind: model.TeamEvent}},
	Doc: phrase.New("Whole score groups with the fewest teams floating up; a colour preference only after two equal colours " +
		"or a difference of two."),
	Kinds: []model.Kind{model.TeamEvent}, Formats: []model.Format{model.Swiss}, House: true, Pair: engine(typeA),
}

// TypeB is the system with colour preferences of type B.
var TypeB = pairing.Engine{
	Code: "teamB", Name: phrase.New("FIDE Swiss Team, type B"), Short: phrase.New("Team B"), Rule: rule,
	Accelerations: []pairing.Acceleration{pairing.Baku},
	Reports:       []model.ReportCode{{Code: "FIDE_TEAM_TYPEB", Kind: model.TeamEvent}},
	Doc:           phrase.New("As type A, and a mild preference for alternating and for equal numbers of each colour."),
	Kinds:         []model.Kind{model.TeamEvent}, Formats: []model.Format{model.Swiss}, House: true, Pair: engine(typeB),
}

// NoPreferences is the system without colour preferences.
var NoPreferences = pairing.Engine{
	Code: "teamX", Name: phrase.New("FIDE Swiss Team without colour preferences"), Short: phrase.New("Team"), Rule: rule,
	// FIDE_TEAM with the scores behind it and no type: colours have no say in who
	// meets whom (C.04.6, 2026, 1.7).
	Accelerations: []pairing.Acceleration{pairing.Baku},
	Reports:       []model.ReportCode{{Code: "FIDE_TEAM", Kind: model.TeamEvent, Scored: true}},
	Doc:           phrase.New("Colours do not influence who meets whom and are given afterwards."),
	Kinds:         []model.Kind{model.TeamEvent}, Formats: []model.Format{model.Swiss}, House: true, Pair: engine(noPreferences),
}

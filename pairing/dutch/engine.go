package dutch

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Current is the edition in force from 1 February 2026.
var Current = pairing.Engine{
	Code: "dutch", Name: phrase.New("FIDE (Dutch) System"), Short: phrase.New("Dutch"),
	Rule: phrase.New("FIDE C.04.3, in force from 1 February 2026"),
	Doc: phrase.New("Score groups from the top; upper half against lower half; floaters, colours and the bye by " +
		"twenty-one criteria in order of importance. The system of nearly all FIDE-rated opens."),
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Swiss}, House: true,
	Accelerations: []pairing.Acceleration{pairing.Baku},
	Reports:       []model.ReportCode{{Code: "FIDE_DUTCH_2026"}, {Code: "FIDE_DUTCH_2025"}, {Code: "FIDE_DUTCH"}},
	Pair: func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		return pair(f, o, current)
	},
	WhyNot: WhyNot, StrictColours: true,
}

// Edition2017 is the text that was valid until 31 January 2026.
var Edition2017 = pairing.Engine{
	Code: "dutch2017", Name: phrase.New("FIDE (Dutch) System, 2017"), Short: phrase.New("Dutch 2017"),
	Rule: phrase.New("FIDE C.04.3, until 31 January 2026"),
	Doc: phrase.New("The Dutch System as it was until 31 January 2026, for events that began under it and for checking " +
		"old files. One round in eight comes out differently."),
	Kinds: []model.Kind{model.Individual}, Formats: []model.Format{model.Swiss}, House: true,
	Accelerations: []pairing.Acceleration{pairing.Baku},
	Reports:       []model.ReportCode{{Code: "FIDE_DUTCH_2017"}, {Code: "FIDE_DUTCH", Until: "2026-02"}}, // the edition then in force
	Pair: func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) {
		return pair(f, o, before)
	},
	StrictColours: true, MayHaveBye: before.mayHaveBye,
}

package usswiss

import (
	"wallchart/model"
	"wallchart/pairing"
	"wallchart/phrase"
)

// Settings are where clubs differ. The zero value is the rulebook's main text,
// without its variations.
type Settings struct {
	Teams  Teams  // teammates, 28N
	Series Series // three equal colours in a row, 29E5f
	// Conflict is which of two goes first who are due the same colour, if the one is further out of balance and the other would have a
	// third equal colour in a row.
	Conflict Conflict
	// Alternate and Equalise are the greatest rating differences of a switch
	// made to alternate (29E5a) and to equalise colours (29E5b); 0 means the
	// rulebook's 80 and 200, less than 0 no switch at all.
	Alternate, Equalise model.Rating
	// ByeForColours gives the bye to a higher rated player of the lowest score
	// group, within the limits above, when that improves colours (28L2a).
	ByeForColours bool
	// Adjacent pairs 1 with 2, 3 with 4 within a score group instead of upper
	// half with lower half (29L1, for small sections).
	Adjacent bool
	// ShortSighted pairs small sections like large ones, round by round, even
	// if a later round will have no pairing (see 29L).
	ShortSighted bool
	// House is a participant who plays only to spare another the bye (28M1);
	// 0 is none. When not needed, the house player is in no pair of the Round.
	House model.ID
	// Classes are paired among themselves in the last round, in this order,
	// before all others (29I).
	Classes []Class
}

// Class is a rating class, From included, To not.
type Class struct{ From, To model.Rating }

// Teams says how teammates are kept apart.
type Teams uint8

// Ways to keep teammates apart.
const (
	// TeamsSoft avoids teammates inside a score group before colours are
	// looked at (29E8), and lets them meet rather than leave the group.
	TeamsSoft Teams = iota
	// TeamsNever keeps them apart in all rounds.
	TeamsNever
	// TeamsPlusTwo keeps them apart until both have two more wins than losses
	// (28N1).
	TeamsPlusTwo
	// TeamsLast keeps them apart in all rounds but the last.
	TeamsLast
	// TeamsIgnore pairs teammates like others.
	TeamsIgnore
)

// Series says how far a third equal colour in a row is avoided.
type Series uint8

// Ways to avoid three equal colours in a row.
const (
	// SeriesInGroup avoids it if the score group can be paired otherwise
	// (29E5f).
	SeriesInGroup Series = iota
	// SeriesExceptLast forbids it in all rounds but the last, and rather breaks
	// a score group (29E5f1).
	SeriesExceptLast
)

// Conflict says how 29E5f and 29E4 go together.
type Conflict uint8

// Ways to weigh a third equal colour in a row against the larger imbalance.
const (
	// ConflictThree equalises first who would be three out of balance otherwise.
	ConflictThree Conflict = iota
	// ConflictSeries avoids a third equal colour in a row before all else.
	ConflictSeries
	// ConflictBalance always equalises the larger imbalance first.
	ConflictBalance
)

// Engine is the US Chess Swiss, as the main text of the rulebook has it unless its
// settings say otherwise.
var Engine = pairing.Engine{
	Code: "us-swiss", Rulebook: model.USChessRules, Name: phrase.New("US Chess Swiss"), Short: phrase.New("US Swiss"),
	Rule: phrase.New("US Chess, Official Rules of Chess, 7th edition, 27A to 29L"),
	Doc: phrase.New("Score groups from the top; upper half against lower half by rating; the odd player drops to the next group; " +
		"switches within 80 points to alternate colours and within 200 to equalise them."),
	Rated:         true,                                 // 29A
	Lot:           model.Lot{Boards: true, Rated: true}, // 28J
	Accelerations: accelerations,
	Kinds:         []model.Kind{model.Individual, model.TeamEvent}, Formats: []model.Format{model.Swiss}, House: true,
	Settings: settings,
	PairWith: func(set model.SystemSettings) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
		return by(read(set))
	},
	Pair: by(Settings{}),
}

func by(s Settings) func(*pairing.Field, pairing.Options) (*pairing.Round, error) {
	return func(f *pairing.Field, o pairing.Options) (*pairing.Round, error) { return newTask(f, o, s).run() }
}

func (s *Settings) limits() (alternate, equalise int32) {
	alternate, equalise = 80, 200
	if s.Alternate != 0 {
		alternate = int32(s.Alternate)
	}
	if s.Equalise != 0 {
		equalise = int32(s.Equalise)
	}
	return max(alternate, 0), max(equalise, alternate, 0)
}

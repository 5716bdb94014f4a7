package pairing

import (
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// Engine is one pairing system.
type Engine struct {
	Code  string      // as in the file: "dutch", "berger"
	Name  phrase.Text // "FIDE (Dutch) System"
	Short phrase.Text // for a narrow column: "Dutch"
	Rule  phrase.Text // regulation with its edition
	Doc   phrase.Text // what it does, in a few sentences
	Kinds []model.Kind
	// Rulebook is whose rules they are. A section that is paired by the system keeps it.
	Rulebook model.Rulebook
	// Formats are those of the sections it pairs, the usual one first. FormatFor,
	// when not nil, tells which of them it is for a number of participants.
	Formats   []model.Format
	FormatFor func(participants int) model.Format
	// Reports are its codes in FIDE's report files, the one to be written first;
	// none when FIDE has none.
	Reports []model.ReportCode
	// Accelerations are the ways to accelerate it that its rules have.
	Accelerations []Acceleration
	// Settings are what may be chosen of it, in the order of dialogs; PairWith is
	// Pair with a choice of them, which Settle has found good. Set is the choice that
	// was made of this record: nil is the usual.
	Settings []Setting
	PairWith func(model.SystemSettings) func(*Field, Options) (*Round, error)
	Set      model.SystemSettings

	Pair func(*Field, Options) (*Round, error)
	// Table, when not nil, makes all rounds that depend on no result, before the
	// first, each in board order. It is asked where the format is a table.
	Table func(*Field) ([]Round, error)
	// TableWith is Table with a choice of the settings, where they make another; see PairWith.
	TableWith func(model.SystemSettings) func(*Field) ([]Round, error)
	// PlayOff, when not nil, tells whether the table for a number of participants is
	// followed by one round drawn from the standings.
	PlayOff func(participants int) bool
	// Lot is what the colour decides that is drawn before round 1.
	Lot model.Lot
	// StrictColours: nobody has a colour a third time running or a difference
	// beyond two, topscorers of the last round and their opponents excepted.
	StrictColours bool
	NoTopscorers  bool // StrictColours excepts nobody
	OneGame       bool // it does not pair rounds of several games (see Of)
	Rated         bool // of one score the higher rated is ranked higher, and the lower number only of equal ratings
	House         bool // a house player may spare somebody the bye: see WithHouse
	KnockOut      bool // who has lost has a free round, and several may go on without an opponent
	// Length, when not nil, is how many rounds so many participants need with a choice of the settings.
	Length func(set model.SystemSettings, participants int) int
	// Level, when not nil, are the matches before the round that are level, of which a play-off has to decide who goes on.
	Level func(set model.SystemSettings, f *Field) [][2]int
	// Fewest are the fewest participants that the rules are for; 0 is two.
	Fewest int
	// MayHaveBye, when not nil, is who may have the pairing-allocated bye;
	// otherwise it is Field.MayHaveBye.
	MayHaveBye func(f *Field, i int) bool
	// Again, when not nil, tells whether the round is one of second meetings by
	// design, as a play-off is.
	Again func(f *Field) bool
	// WhyNot, when not nil, explains why two participants do not meet.
	WhyNot func(f *Field, i, j int, o Options) ([]Reason, error)
}

// Format is the format of a section of so many participants.
func (e *Engine) Format(participants int) model.Format {
	if e.FormatFor != nil {
		return e.FormatFor(participants)
	}
	return e.Formats[0]
}

// Fixed tells whether the rounds of so many participants are known before the
// first, but for a play-off.
func (e *Engine) Fixed(participants int) bool {
	return e.Table != nil && e.Format(participants).Predetermined()
}

// Pairs tells whether the engine pairs sections of a format.
func (e *Engine) Pairs(f model.Format) bool { return slices.Contains(e.Formats, f) }

// For tells whether the engine pairs sections of that kind.
func (e *Engine) For(k model.Kind) bool {
	return slices.Contains(e.Kinds, k)
}

// Options are how an engine is to run.
type Options struct {
	Explain bool            // fill in Round.Notes and Pair.Why
	Cancel  <-chan struct{} // when closed, Pair returns ErrCancelled
}

// Cancelled reports whether Cancel was closed.
func (o Options) Cancelled() bool {
	select {
	case <-o.Cancel:
		return true
	default:
		return false
	}
}

// ErrCancelled is what Pair returns when it was told to stop.
var ErrCancelled = phrase.Errorf("the pairing was cancelled")

// Round is what an engine made: pairs in board order and the one without an
// opponent.
type Round struct {
	Number int
	Pairs  []Pair
	Bye    int // index of who has the pairing-allocated bye, -1 for none
	// Resting: Bye is the free round of an all-play-all with an odd field
	// (model.Rest), no bye.
	Resting bool
	Rests   []int // all who have a free round, where it is a whole team, or who are out of a knock-out
	More    []int // who goes on without an opponent beside Bye: the byes of a knock-out
	Notes   []Note
}

// Pair is two indices of Field.Players with their colours; in a team match
// White is the team with White on board 1.
type Pair struct {
	White, Black int
	Why          []Reason // with Options.Explain
}

// Reason is one sentence about a pair and the article it comes from.
type Reason struct {
	Rule string // "C.04.3 E.2"
	Text phrase.Text
}

// Note is a sentence about a part of the round: a bracket, the bye.
type Note struct {
	Where phrase.Text // "Bracket 3½"
	Text  phrase.Text
}

// Impossible is the error of a round that the rules do not let be paired.
type Impossible struct {
	Round int
	Left  []phrase.Text // names of who cannot all be paired
	Rules []phrase.Text // which rules collide, sentences
	Cures []phrase.Text // ways out, to stand in a list
}

// Words say who is left, which rules collide and what can be done.
func (e *Impossible) Words() phrase.Text {
	said := []phrase.Text{phrase.New("Round %d cannot be paired.", e.Round)}
	if len(e.Left) > 0 {
		said = append(said, phrase.New("Left without an opponent: %s.", phrase.Join(", ", e.Left...)))
	}
	said = append(said, e.Rules...)
	if len(e.Cures) > 0 {
		said = append(said, phrase.New("Ways out: %s.", phrase.Join("; ", e.Cures...)))
	}
	return phrase.Join(" ", said...)
}

// Error is what Words say, in English.
func (e *Impossible) Error() string { return e.Words().String() }

// NothingToPair is the error of a round for which nobody, or one alone, is
// present.
func NothingToPair(f *Field) error {
	return &Impossible{Round: f.Round, Rules: []phrase.Text{phrase.New("Fewer than two participants are present.")},
		Cures: []phrase.Text{phrase.New("bring absent participants back into the round")}}
}

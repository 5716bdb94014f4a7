package tiebreaks

import (
	"wallchart/model"
	"wallchart/phrase"
)

// Scope says what events a tie-break is for.
type Scope uint8

// Scopes. A record for both players and teams has both bits.
const (
	Players   Scope = 1 << iota
	Teams           // teams as participants
	SwissOnly       // FIDE: not in events with predetermined pairings
	Both      = Players | Teams
)

// Type is FIDE's class of a tie-break (C.07).
type Type byte

// Types.
const (
	A Type = 'A' // games among the tied
	B Type = 'B' // the participant's own results
	C Type = 'C' // the opponents' results
	D Type = 'D' // what is known before the round
)

// Reach says whose rounds the value of a participant is made of: after a change in the rounds of others it is what it was.
type Reach uint8

// Reaches.
const (
	ByAnybody   Reach = iota // not known to be anything less
	ByOwn                    // those of the participant
	ByOpponents              // and of those whom it was paired with
)

// TieBreak is one rule: data, and one function of three.
type TieBreak struct {
	Code    string      // canonical, upper case: "BH", "USAT", "MODMED"
	Name    phrase.Text // "Buchholz"
	Short   phrase.Text // over a column: "Buch."
	Mid     phrase.Text // the name inside a sentence, where it differs: "direct encounter"
	Also    []string
	Rule    []Source
	Doc     phrase.Text // a paragraph for organisers
	For     Scope
	Type    Type
	Takes   Mods
	Lower   bool // the lower value is the better one
	Format  Format
	Join    Join
	Factor  int             // the value is multiplied by it; 0 = 1
	RuleSet string          // the rule set for unplayed rounds it belongs to; "" = any
	Rules   bool            // the value depends on the rule set: it reads opponents' scores
	Score   bool            // one of the scores: PTS, MPTS, GPTS
	Kind    model.ScoreKind // which, of a score
	Heads   bool            // at the head of a list it takes the place of the score
	Ends    bool            // ends every tie: nothing can come after it
	Reach   Reach           // what Each reads of the rounds
	// OwnRating: it is the participant's own rating; who has none can be counted as 0, where of opponents the games are left out.
	OwnRating bool
	// Instead is the code of what means the same in the other kind of event, of players or of teams; "" for nothing.
	Instead string
	// Words are what it counts, in a sentence; nil for its name, and of a score for points.
	Words func(w *Work) phrase.Text

	// Each adds the parts of one participant's value.
	Each func(t *Tally)
	// Strike strikes by the record's own rule, beside the modifiers.
	Strike func(t *Tally)
	// Among orders the members of one tie.
	Among func(g *Group)
	// Missing says why the tie-break cannot be used on this sheet; then it is
	// dropped for everybody, with the reason in Standings.Notes. Ratings that are not there are asked for by Work.missing.
	Missing func(w *Work, u Use) phrase.Text
	// Remark is a sentence for Standings.Notes about participants who have no value
	// or whose value lacks something; the tie-break is used all the same.
	Remark func(w *Work, u Use) phrase.Text
	// Pools splits the field before anything is compared; the pools follow each
	// other in the standings whatever the scores. Nil: one pool.
	Pools func(w *Work) [][]int
}

// Allows tells whether the record allows the modifier.
func (t *TieBreak) Allows(m Mods) bool { return t.Takes&m != 0 }

package pairing

import (
	"cmp"
	"math"
	"slices"

	"wallchart/model"
	"wallchart/phrase"
)

// Field is what an engine needs to pair one round: the participants, what the
// rounds before brought them, and who is there now.
type Field struct {
	Round   int          // the round to be paired, from 1; where a round has several games the meeting, of all its games
	Games   int          // games of a meeting; 0 = one
	Number  int          // the round in the section: the same but where a round has several games; 0 = the same
	Before  *Round       // the game before, of which this round is another with the colours reversed; nil in the first
	Rounds  int          // rounds of the event
	Initial model.Colour // the initial colour, drawn by lot: what the first odd number gets
	// Win, Draw and Loss are what a game, or a match in the primary score, is
	// worth.
	Win, Draw, Loss model.Points
	Boards          int       // boards of a team match; 0 for individuals
	Primary         ScoreName // which score makes the score groups of a team event
	IgnoreSecond    bool      // the event does not use the other score for the order of colours
	Table           bool      // who meets whom, and who rests, is a table's: how often it may be is asked of the table
	Players         []Player  // in any order; results refer to them by index
	Forbidden       [][2]int  // pairs of indices of Players who must not meet in this round
	Standing        []int     // the order of the standings, where it is needed for a play-off; nil = not known
	spares          []int     // house players, where somebody may play one of them instead of having the bye
	once            bool      // nobody is left over who was before: see WithHouse
	Laid            [][2]int  // boards of this round that were laid by hand, White first: nobody on them is Present
	Teammates       [][2]int  // pairs that should not meet if it can be helped: clubmates where there is a team prize (US Chess 28N)
}

// ScoreName is model.ScoreKind: match points or game points.
type ScoreName = model.ScoreKind

// Player is one participant of a Field, a player or a team.
type Player struct {
	ID      model.ID
	Number  int // pairing number: the place in the initial order
	Name    string
	Rating  model.Rating
	Exact   int // the rating in thousandths: an average before it is rounded
	Club    string
	Present bool          // to be paired in this round
	Why     model.Outcome // when not present: the bye, or Absent
	ByHand  bool          // when not present: is there, and placed by hand in this round
	Score   model.Points  // primary score before this round, without acceleration
	Second  model.Points  // secondary score of a team
	Past    []Past        // one entry per round before this one
	House   bool          // does not compete, and is never Present: see Engine.WithHouse
	Guest   bool          // of another section: never in a pair of the Round
	Spare   bool          // a house player who may be asked to play in this round
	HalfBye bool          // has asked for a half-point bye, in whatever round (US Chess 28L4)
	// Virtual are the fictitious points of acceleration, one entry per round up
	// to this one; nil means none.
	Virtual []model.Points
}

// Past is what one round brought a participant.
type Past struct {
	Opponent int // index of the scheduled opponent, -1 for none
	Colour   model.Colour
	Outcome  model.Outcome
	Points   model.Points // in the primary score
}

// Label is the name, or the number of a player without one.
func (p *Player) Label() phrase.Text {
	if p.Name == "" {
		return phrase.New("no. %d", p.Number)
	}
	return phrase.Verbatim(p.Name)
}

// Numbered is the name with the pairing number, for sentences in which the
// reader looks people up.
func (p *Player) Numbered() phrase.Text {
	if p.Name == "" {
		return p.Label()
	}
	return phrase.New("%s (no. %d)", p.Name, p.Number)
}

// Ready reports what an engine cannot do without: the initial colour, and as
// many past rounds of each player as there were.
func (f *Field) Ready() error {
	if f.Initial == model.NoColour {
		return phrase.Errorf("round %d cannot be paired before the initial colour has been drawn: "+
			"enter whether number 1 has White or Black in the first round", f.Round)
	}
	for i := range f.Players {
		if n := len(f.Players[i].Past); n != f.Round-1 {
			return phrase.Errorf("round %d cannot be paired: %s has a record of %d rounds instead of %d",
				f.Round, f.Players[i].Label(), n, f.Round-1)
		}
	}
	return nil
}

// Pairing is the score the round is paired by: real and fictitious points.
func (p *Player) Pairing() model.Points { return p.Score + p.virtual(len(p.Past)+1) }

func (p *Player) virtual(round int) model.Points {
	if round > len(p.Virtual) {
		return 0
	}
	return p.Virtual[round-1]
}

// Before is the pairing score the participant had before a past round.
func (p *Player) Before(round int) model.Points {
	s := p.Score + p.virtual(round)
	for r := round - 1; r < len(p.Past); r++ {
		s -= p.Past[r].Points
	}
	return s
}

// Colours appends the colours of the games that were played, oldest first.
func (p *Player) Colours(to []model.Colour) []model.Colour {
	for i := range p.Past {
		if p.Past[i].Outcome.Played() && p.Past[i].Colour != model.NoColour {
			to = append(to, p.Past[i].Colour)
		}
	}
	return to
}

// Met reports whether the two played each other.
func (p *Player) Met(opponent int) bool {
	for i := range p.Past {
		if p.Past[i].Opponent == opponent && p.Past[i].Outcome.Played() {
			return true
		}
	}
	return false
}

// Known tells whether the participant has been taken into account by now: is
// to be paired, or has been in some round. A late entrant is not until he
// arrives, and does not count for the parity of pairing numbers before. A house
// player has no place in the initial order.
func (p *Player) Known() bool {
	if p.House {
		return false
	}
	if p.Present || p.ByHand || p.Why == model.PairingBye { // the last has it in advance
		return true
	}
	for i := range p.Past {
		if o := p.Past[i].Outcome; o.Paired() || o == model.PairingBye {
			return true
		}
	}
	return false
}

// MayHaveBye tells whether the participant may receive the pairing-allocated
// bye: has not had it, nor scored in one round without playing as many points
// as a win (C.04.1, 2026).
func (f *Field) MayHaveBye(i int) bool {
	if f.AgainLeftOver(i) {
		return false
	}
	if spared, asked := f.Spared(i); asked {
		return spared
	}
	p := &f.Players[i]
	for r := range p.Past {
		o := p.Past[r].Outcome
		if o == model.PairingBye || o.Unplayed() && p.Past[r].Points >= f.Win {
			return false
		}
	}
	return true
}

// Ranked are the indices of the players to be paired, by pairing score and
// pairing number.
func (f *Field) Ranked() []int {
	type key struct {
		place uint64 // the score turned round, above the number
		index int
	}
	keys := make([]key, 0, len(f.Players))
	for i := range f.Players {
		if p := &f.Players[i]; p.Present {
			keys = append(keys, key{uint64(math.MaxInt32-int64(p.Pairing()))<<31 | uint64(p.Number), i})
		}
	}
	slices.SortFunc(keys, func(a, b key) int { return cmp.Compare(a.place, b.place) })
	order := make([]int, len(keys))
	for k := range keys {
		order[k] = keys[k].index
	}
	return order
}

// Seats are, for every player, the pairing number that counts for colours: the
// place among those who are Known (C.04.2; with late entrants it differs from
// Number).
func (f *Field) Seats() []int {
	order := make([]int, len(f.Players))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(f.Players[a].Number, f.Players[b].Number) })
	seats := make([]int, len(f.Players))
	n := 0
	for _, i := range order {
		if f.Players[i].Known() {
			n++
		}
		seats[i] = n
	}
	return seats
}

// Topscorer tells whether the round is the last and the participant has more than
// half of the points there were (C.04.3, 2026, 1.8).
func (f *Field) Topscorer(i int) bool {
	return f.Round >= f.Rounds && 2*f.Players[i].Pairing() > f.Win*model.Points(f.Round-1)
}

// ByNumber are the players in order of pairing number.
func (f *Field) ByNumber() []int {
	order := make([]int, len(f.Players))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(f.Players[a].Number, f.Players[b].Number) })
	return order
}

// Clubs are the players by club, each in order of pairing number, the clubs in the order of their first players; and the names of those
// who have none.
func (f *Field) Clubs() (teams [][]int, missing []string) {
	at := map[string]int{}
	for _, i := range f.ByNumber() {
		club := f.Players[i].Club
		if club == "" {
			missing = append(missing, f.Players[i].Name)
		}
		k, known := at[club]
		if !known {
			k = len(teams)
			at[club] = k
			teams = append(teams, nil)
		}
		teams[k] = append(teams[k], i)
	}
	return teams, missing
}

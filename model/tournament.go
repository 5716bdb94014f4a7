package model

import (
	"cmp"
	"iter"
	"slices"

	"wallchart/phrase"
)

// Tournament is the document: an event with its sections. It is a value that
// nobody changes; a change (package journal) makes a new one, sharing what it
// left alone.
type Tournament struct {
	Name       string      `json:"name"`
	City       string      `json:"city,omitempty"`
	Federation string      `json:"federation,omitempty"`
	Start      Date        `json:"start,omitempty"`
	End        Date        `json:"end,omitempty"`
	Long       bool        `json:"long,omitempty"` // lasts more than 30 days, whatever the dates say (VCL4THP.13, question 210)
	Arbiter    string      `json:"arbiter,omitempty"`
	Deputies   []string    `json:"deputies,omitempty"`
	Organiser  string      `json:"organiser,omitempty"`
	Time       string      `json:"time,omitempty"`       // time control, free text
	Currency   string      `json:"currency,omitempty"`   // of fees: a code, "EUR", or a sign, "$"; none = not said
	Language   string      `json:"language,omitempty"`   // of documents, "de"; without it that of the program
	Page       string      `json:"page,omitempty"`       // the address of its page on the web: see ParsePage
	Categories []string    `json:"categories,omitempty"` // by rule, for all sections: see ReadCategory
	Quiet      []string    `json:"quiet,omitempty"`      // kinds of problems that are not listed, by their codes
	Secret     string      `json:"secret,omitempty"`     // of which the PINs on the slips are made; none = no results from phones
	Lists      []SavedList `json:"lists,omitempty"`
	ExtraGames []ExtraGame `json:"extraGames,omitempty"` // for rating alone, outside the rounds
	Sections   []*Section  `json:"sections"`
	Extra      []Extra     `json:"extra,omitempty"`
	LastID     ID          `json:"lastID"` // the highest section ID given so far; never reused
}

// SavedList is an organiser's own tie-break list under a name.
type SavedList struct {
	Name      string   `json:"name"`
	TieBreaks []string `json:"tieBreaks"`
	Unplayed  string   `json:"unplayed,omitempty"`
}

// Extra is a record of a foreign file that Wallchart does not understand and
// keeps for the way back, in file order.
type Extra struct {
	Key  string `json:"key"`
	Text string `json:"text"`
}

// ID names a section within the event, or a participant or player within a
// section. IDs are never reused; 0 is nobody.
type ID int32

// Date is a calendar date as YYYY-MM-DD, or YYYY, or empty.
type Date string

// Plain is part of phrase.Varies.
func (d Date) Plain() any { return phrase.Moment(d) }

// In is the date as a language writes it.
func (d Date) In(l phrase.Language) string { return phrase.Moment(d).In(l) }

// Kind tells what the participants of a section are.
type Kind uint8

// Kinds of section.
const (
	Individual Kind = iota
	TeamEvent
)

// String is "individual" or "team".
func (k Kind) String() string { return kindNames[k] }

// Format is how the pairings of a section come about.
type Format uint8

// Formats.
const (
	Swiss Format = iota
	RoundRobin
	DoubleRoundRobin
	Scheveningen
	Schiller
	Molter
)

// String is the format in words.
func (f Format) String() string { return formatNames[f] }

// Predetermined tells whether all pairings are known before the first round
// (FIDE C.07, 15.2).
func (f Format) Predetermined() bool { return f != Swiss }

// Section is one competition of the event.
type Section struct {
	ID              ID             `json:"id"`
	Name            string         `json:"name"`
	Kind            Kind           `json:"kind"`
	Format          Format         `json:"format"`
	System          string         `json:"system,omitempty"`          // pairing system code, "" for none chosen
	SystemSettings  SystemSettings `json:"systemSettings,omitempty"`  // what was chosen of the system's settings, by their names
	Rulebook        Rulebook       `json:"rulebook,omitempty"`        // whose rules the system goes by; none = FIDE's
	FIDE            bool           `json:"fide,omitempty"`            // in FIDE mode: only what FIDE's rules allow (see FIDELeft)
	Planned         int            `json:"planned,omitempty"`         // rounds the event is announced with; 0 = as many as there are
	GamesPerPairing int            `json:"gamesPerPairing,omitempty"` // games of two players who are paired, each a round here; 0 = one
	HalfByes        int            `json:"halfByes,omitempty"`        // half-point byes each may have; 0 = one, NoHalfByes = none
	HalfByesEnd     int            `json:"halfByesEnd,omitempty"`     // in so many last rounds no half-point bye is given
	Boards          int            `json:"boards,omitempty"`          // boards of a team match
	BoardColours    string         `json:"boardColours,omitempty"`    // colours of the team named first, "WBWB"
	InitialColour   Colour         `json:"initialColour,omitempty"`   // drawn by lot; that by which round 1 was paired stays
	Ratings         RatingChoice   `json:"ratings,omitempty"`         // which rating counts; none = what the event's federation does
	Control         TimeControl    `json:"control,omitempty"`         // standard, rapid or blitz; none = standard
	RatingsFrom     string         `json:"ratingsFrom,omitempty"`     // the list from which ratings were taken last: "FIDE, October 2026"
	RatingsOf       Date           `json:"ratingsOf,omitempty"`       // the day from which that list holds; none = not known
	Fee             Cents          `json:"fee,omitempty"`             // what each participant owes who has no fee of his own
	Scoring         Scoring        `json:"scoring"`
	Primary         ScoreKind      `json:"primary"`               // which score decides a team event
	PrimaryOnly     bool           `json:"primaryOnly,omitempty"` // the other score has no say in the colours (C.04.6, 4.2)
	Categories      []string       `json:"categories,omitempty"`  // by rule, after those of the event
	Ranking         Ranking        `json:"ranking"`
	Trophy          *Trophy        `json:"trophy,omitempty"`
	Fund            *Fund          `json:"fund,omitempty"`
	Players         []Player       `json:"players"` // in order of starting number
	Teams           []Team         `json:"teams,omitempty"`
	Rounds          []Round        `json:"rounds"`
	Coming          []When         `json:"coming,omitempty"` // when the rounds not yet paired begin, the next one first
	Adjustments     []Adjustment   `json:"adjustments,omitempty"`
	Forbidden       []Forbidden    `json:"forbidden,omitempty"`
	Acceleration    []Acceleration `json:"acceleration,omitempty"`
	Altered         []Altered      `json:"altered,omitempty"`  // of what was announced, after the start
	Amended         []Amended      `json:"amended,omitempty"`  // in FIDE mode, after another round had been paired on it
	Seen            []Seen         `json:"seen,omitempty"`     // of what there was to look at, by the arbiter
	Compared        []Compared     `json:"compared,omitempty"` // rounds with what the system makes
	Final           *Final         `json:"final,omitempty"`    // how it was made of groups; nil = was not
	Extra           []Extra        `json:"extra,omitempty"`
	LastID          ID             `json:"lastID"` // the highest participant or player ID given so far
}

// Ranking is how a section is ordered.
type Ranking struct {
	TieBreaks []string `json:"tieBreaks"`          // codes in order, the score itself left out
	Unplayed  string   `json:"unplayed,omitempty"` // rule set for unplayed rounds; "" = by date and list
	Lots      int64    `json:"lots,omitempty"`     // seed for drawing lots; 0 = none drawn
	Manual    []ID     `json:"manual,omitempty"`   // order laid down by hand among the tied, best first
	Preset    string   `json:"preset,omitempty"`   // the preset the list was taken from
	// Own are values from elsewhere, entered by hand, for the tie-break that reads them.
	Own []OwnValue `json:"own,omitempty"`
	// Rulings are what the organiser has answered where the rules leave something open.
	Rulings []Ruling `json:"rulings,omitempty"`
}

// Trophy is a team placing derived from an individual section: the best
// Counting scores of each club.
type Trophy struct {
	Counting  int      `json:"counting"`            // N, at least 1
	Least     int      `json:"least,omitempty"`     // a club with fewer players is not placed
	PerClub   int      `json:"perClub,omitempty"`   // teams a club may have; 0 = one
	TieBreaks []string `json:"tieBreaks,omitempty"` // individual codes, summed over the counting scorers
	// OwnBest lets each tie-break pick its own best among those tied for the
	// last counting place; otherwise the counting scorers are taken once, in
	// the order of score and tie-breaks.
	OwnBest bool `json:"ownBest,omitempty"`
}

// Adjustment adds points (or takes them away) by the arbiter's decision.
type Adjustment struct {
	Who     ID     `json:"who"`
	Round   int    `json:"round,omitempty"` // 0 = to the total
	Match   Points `json:"match,omitempty"`
	Games   Points `json:"games,omitempty"`
	Reason  string `json:"reason,omitempty"`
	Carried int    `json:"carried,omitempty"` // into a final by who had this place in his group; Reason is what they are made of
}

// Forbidden is a group of participants of whom no two may be paired from round
// From to round To (0 = to the end).
type Forbidden struct {
	Who  []ID `json:"who"`
	From int  `json:"from,omitempty"`
	To   int  `json:"to,omitempty"`
}

// Holds tells whether those who are kept apart are so in a round.
func (f *Forbidden) Holds(round int) bool {
	return round >= f.From && (f.To == 0 || round <= f.To)
}

// Acceleration gives fictitious points for pairing only, to the participants
// with starting numbers First to Last in rounds From to To.
type Acceleration struct {
	From  int    `json:"from"`
	To    int    `json:"to"`
	First int    `json:"first"`
	Last  int    `json:"last"`
	Match Points `json:"match,omitempty"`
	Games Points `json:"games,omitempty"`
}

// Section returns the section with that ID, or nil.
func (t *Tournament) Section(id ID) *Section {
	for _, s := range t.Sections {
		if s.ID == id {
			return s
		}
	}
	return nil
}

// With returns a tournament in which s stands in place of the section with the
// same ID, or at the end if there is none.
func (t *Tournament) With(s *Section) *Tournament {
	n := *t
	n.Sections = slices.Clone(t.Sections)
	n.LastID = max(t.LastID, s.ID)
	if i := slices.IndexFunc(n.Sections, func(o *Section) bool { return o.ID == s.ID }); i >= 0 {
		n.Sections[i] = s
	} else {
		n.Sections = append(n.Sections, s)
	}
	return &n
}

// Team tells whether teams are the participants.
func (s *Section) Team() bool { return s.Kind == TeamEvent }

// Entries returns the participants in order of starting number: the players of
// an individual section, the teams of a team section.
func (s *Section) Entries() []Entry {
	es := make([]Entry, s.Participants())
	for i := range es {
		es[i] = *s.entryAt(i)
	}
	if !s.inOrder() { // entries are large to move
		slices.SortStableFunc(es, func(a, b Entry) int { return cmp.Compare(a.Number, b.Number) })
	}
	return es
}

// Everyone gives the participants in the order of Entries, where they stand: to be read, not to be kept.
func (s *Section) Everyone() iter.Seq[*Entry] {
	return func(yield func(*Entry) bool) {
		if !s.inOrder() {
			entries := s.Entries()
			for i := range entries {
				if !yield(&entries[i]) {
					return
				}
			}
			return
		}
		for i := range s.Participants() {
			if !yield(s.entryAt(i)) {
				return
			}
		}
	}
}

// inOrder tells whether the participants are listed by their starting numbers. They nearly always are.
func (s *Section) inOrder() bool {
	for i := 1; i < s.Participants(); i++ {
		if s.entryAt(i).Number < s.entryAt(i-1).Number {
			return false
		}
	}
	return true
}

func (s *Section) entryAt(i int) *Entry {
	if s.Team() {
		return &s.Teams[i].Entry
	}
	return &s.Players[i].Entry
}

// Participants is how many entries there are.
func (s *Section) Participants() int {
	if s.Team() {
		return len(s.Teams)
	}
	return len(s.Players)
}

// Competitors is how many of the participants compete: all but house players.
func (s *Section) Competitors() int {
	n := 0
	for i := range s.Participants() {
		if s.entryAt(i).Competes() {
			n++
		}
	}
	return n
}

// Entry returns the participant with that ID.
func (s *Section) Entry(id ID) (Entry, bool) {
	if s.Team() {
		if t := s.TeamByID(id); t != nil {
			return t.Entry, true
		}
	} else if p := s.Player(id); p != nil {
		return p.Entry, true
	}
	return Entry{}, false
}

// ByNumber returns the participant with that starting number.
func (s *Section) ByNumber(no int) (Entry, bool) {
	for e := range s.Everyone() {
		if e.Number == no {
			return *e, true
		}
	}
	return Entry{}, false
}

// Player returns the player with that ID, or nil. The result must not be
// written to.
func (s *Section) Player(id ID) *Player {
	for i := range s.Players {
		if s.Players[i].ID == id {
			return &s.Players[i]
		}
	}
	return nil
}

// TeamByID returns the team with that ID, or nil. The result must not be
// written to.
func (s *Section) TeamByID(id ID) *Team {
	for i := range s.Teams {
		if s.Teams[i].ID == id {
			return &s.Teams[i]
		}
	}
	return nil
}

// PlannedRounds is the number of rounds the section is announced with, and
// never fewer than it has.
func (s *Section) PlannedRounds() int { return max(s.Planned, len(s.Rounds)) }

// NoHalfByes as the number of half-point byes says that none are given.
const NoHalfByes = -1

// HalfByeLimit is how many half-point byes each participant may have. Where nothing else is announced it is one (VCL4THP.13,
// question 174); US Chess leaves the number to the organiser (rule 22C).
func (s *Section) HalfByeLimit() int {
	switch s.HalfByes {
	case 0:
		return 1
	case NoHalfByes:
		return 0
	}
	return s.HalfByes
}

// HalfByeIn tells whether a half-point bye may be given in a round at all. With no number of rounds announced nobody knows
// which is the last.
func (s *Section) HalfByeIn(round int) bool {
	return s.Planned == 0 || s.HalfByesEnd == 0 || round <= s.Planned-s.HalfByesEnd
}

package model

import "slices"

// Compared is what came of setting a round beside the one that the pairing system makes, at a moment at which it must be done:
// when the event came from another program's file, when a round has become the last, when a round was paired by hand (VCL4THP.13,
// questions 54, 60 and 68). It is a record of the past; report files name it.
type Compared struct {
	When  Moment `json:"when"`
	Round int    `json:"round"`
	// Open: nothing was compared. A round that was paired or changed by hand is open until the arbiter says that it is complete.
	Open   bool   `json:"open,omitempty"`
	System string `json:"system,omitempty"` // the code of the system
	// Refused: the system finds no pairing for the round.
	Refused   bool  `json:"refused,omitempty"`
	Boards    []int `json:"boards,omitempty"`    // that the system makes otherwise, in order
	Bye       bool  `json:"bye,omitempty"`       // the system gives its bye to somebody else
	Forbidden int   `json:"forbidden,omitempty"` // findings that the rules do not allow
	// Points and Places are how many the file stated otherwise than its results make, after that round.
	Points int `json:"points,omitempty"`
	Places int `json:"places,omitempty"`
}

// Moment is when a round is compared.
type Moment uint8

// When a round is compared.
const (
	AtImport Moment = iota
	AtLast
	AtHand
)

// String names it: "import", "last round", "by hand".
func (m Moment) String() string { return momentNames[m] }

// Same tells whether the round is as the system makes it, and what was stated as computed.
func (c Compared) Same() bool {
	return !c.Open && !c.Refused && len(c.Boards) == 0 && !c.Bye && c.Forbidden == 0 && c.Points == 0 && c.Places == 0
}

// Hold keeps what came of a comparison, in the place of one of the same moment and round.
func (s *Section) Hold(c Compared) {
	c.Boards = slices.Clone(c.Boards)
	s.Compared = slices.Clone(s.Compared)
	if i := slices.IndexFunc(s.Compared, func(o Compared) bool { return o.When == c.When && o.Round == c.Round }); i >= 0 {
		s.Compared[i] = c
		return
	}
	s.Compared = append(s.Compared, c)
}

// ByHand notes that a round is being paired or was changed by hand: how it compares with the system's is open again, and it is not
// the last round that was compared.
func (s *Section) ByHand(round int) {
	s.Forget(round, AtLast)
	s.Hold(Compared{When: AtHand, Round: round, Open: true})
}

// Forget drops what was compared of a round at these moments.
func (s *Section) Forget(round int, moments ...Moment) {
	s.Compared = slices.DeleteFunc(slices.Clone(s.Compared), func(c Compared) bool {
		return c.Round == round && slices.Contains(moments, c.When)
	})
	if len(s.Compared) == 0 {
		s.Compared = nil
	}
}

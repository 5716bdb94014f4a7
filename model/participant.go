package model

import (
	"strings"

	"wallchart/phrase"
)

// Entry is what players and teams have in common as participants.
type Entry struct {
	ID         ID           `json:"id"`
	Number     int          `json:"no"` // starting number, 1-based, unique in the section
	Name       string       `json:"name"`
	Club       string       `json:"club,omitempty"` // club or school; the team in a trophy
	Federation string       `json:"fed,omitempty"`
	Entered    int          `json:"entered,omitempty"`   // first round taken part in; 0 or 1 = from the start
	Withdrawn  int          `json:"withdrawn,omitempty"` // first round no longer taken part in; 0 = stays
	Expelled   int          `json:"expelled,omitempty"`  // first round after the arbiter expelled the participant; 0 = was not
	Expulsion  string       `json:"expulsion,omitempty"` // the reason for it
	Byes       []ByeRequest `json:"byes,omitempty"`
	NoHalfByes bool         `json:"noHalfByes,omitempty"` // has no right to half-point byes
	House      bool         `json:"house,omitempty"`      // plays only to spare another the bye, without competing: see Competes
	Guest      Guest        `json:"guest,omitzero"`       // of whom this is the other half, who plays in another section
	FixedBoard int          `json:"fixedBoard,omitempty"` // board for one who cannot move: a wheelchair, a camera; 0 = any
	Email      string       `json:"email,omitempty"`      // never on paper
	Fee        Cents        `json:"fee,omitempty"`        // what is owed in place of the section's fee; Free = nothing
	Paid       Cents        `json:"paid,omitempty"`       // what was paid; InFull = all that is owed
	Present    bool         `json:"present,omitempty"`    // has checked in,
	Came       int          `json:"came,omitempty"`       // when this was the next round; 0 or 1 = before the first
}

// ByeRequest is a bye asked for in advance: HalfBye, ZeroBye or FullBye. PairingBye is one that a report file gives before the round is
// paired: nobody asked for it, and nobody else has one.
type ByeRequest struct {
	Round int     `json:"round"`
	Kind  Outcome `json:"kind"`
	By    Maker   `json:"by,omitempty"` // who gave it that nobody asked for: the arbiter, or the check-in; otherwise it was asked for
}

// Player is a person: a participant of an individual section, or a member of a
// team's roster.
type Player struct {
	Entry
	Rating         Rating   `json:"rating,omitempty"`         // of FIDE's list, or of a list that is not known
	NationalRating Rating   `json:"nationalRating,omitempty"` // of the federation's own list
	OwnRating      Rating   `json:"ownRating,omitempty"`      // of a list of the organiser's own, or his estimate
	Title          string   `json:"title,omitempty"`          // GM, WFM, …
	Sex            string   `json:"sex,omitempty"`            // "m", "w" or empty
	Birth          Date     `json:"birth,omitempty"`
	FideID         string   `json:"fideID,omitempty"`
	NationalID     string   `json:"nationalID,omitempty"` // US Chess ID, or another federation's
	Expires        Date     `json:"expires,omitempty"`    // last day of the membership; Lifelong for one without an end
	K              int      `json:"k,omitempty"`          // FIDE's coefficient, as the list has it; 0 = not known
	Games          int      `json:"games,omitempty"`      // rated games before the event, of a DWZ its index; 0 = not known
	State          string   `json:"state,omitempty"`      // of the federation: NY, or a Land or province; see From
	Grade          string   `json:"grade,omitempty"`      // school grade
	Categories     []string `json:"categories,omitempty"`
	Team           ID       `json:"team,omitempty"` // the team whose roster the player is on
	Note           string   `json:"note,omitempty"`
	Origin         Seat     `json:"origin,omitzero"` // of a final: who this is in the group he has qualified from
}

// TitleShown is the title as it stands before the name: GM Fox, Ann. A category of a federation, such as 1N in Italy, is a
// part of no name, and stands in a column of titles alone.
func (p *Player) TitleShown() string {
	if strings.ContainsAny(p.Title, "0123456789") {
		return ""
	}
	return p.Title
}

// From is the player's state. A federation of two letters is one too, as older files and many lists have it: FIDE's
// federations have three.
func (p *Player) From() string {
	if p.State == "" && len(p.Federation) == 2 {
		return p.Federation
	}
	return p.State
}

// Country is the player's federation, unless that is a state.
func (p *Player) Country() string {
	if p.State == "" && len(p.Federation) == 2 {
		return ""
	}
	return p.Federation
}

// Team is a participant of a team section.
type Team struct {
	Entry
	Short    string `json:"short,omitempty"`
	Roster   []ID   `json:"roster,omitempty"` // players in board order
	Captain  string `json:"captain,omitempty"`
	Strength Rating `json:"strength,omitempty"` // average rating or grade as entered; none = the average of its boards
}

// Plays tells whether the participant takes part in a round: entered, and not
// yet withdrawn or expelled.
func (e *Entry) Plays(round int) bool {
	gone := e.Gone()
	return round >= e.Entered && (gone == 0 || round < gone)
}

// Competes tells whether the participant has a place in the standings and can win prizes. A house player has not: somebody of the
// house who is paired only where the number is odd (US Chess, Official Rules of Chess, 7th edition, 28M1). His game counts for who
// meets him, and for the rating of both. Nor has a Guest.
func (e *Entry) Competes() bool { return !e.House && !e.IsGuest() }

// Gone is the first round that the participant no longer takes part in, withdrawn
// or expelled; 0 = stays.
func (e *Entry) Gone() int {
	if e.Expelled > 0 && (e.Withdrawn == 0 || e.Expelled < e.Withdrawn) {
		return e.Expelled
	}
	return e.Withdrawn
}

// Bye returns the bye asked for in a round, or Pending if there is none.
func (e *Entry) Bye(round int) Outcome {
	for _, b := range e.Byes {
		if b.Round == round {
			return b.Kind
		}
	}
	return Pending
}

// Colour is the colour of a player's pieces, or a team's on its first board.
type Colour uint8

// Colours.
const (
	NoColour Colour = iota
	White
	Black
)

// Opposite is the other colour; of no colour, none.
func (c Colour) Opposite() Colour { return [...]Colour{NoColour, Black, White}[c] }

// String is the colour in a sentence: "White", "Black", "no colour".
func (c Colour) String() string { return [...]string{"no colour", "White", "Black"}[c] }

// Words are the colour in a sentence, in any language.
func (c Colour) Words() phrase.Text {
	switch c {
	case White:
		return phrase.New("White")
	case Black:
		return phrase.New("Black")
	}
	return phrase.New("no colour")
}

// Letter is 'w', 'b' or '-'.
func (c Colour) Letter() byte { return "-wb"[c] }

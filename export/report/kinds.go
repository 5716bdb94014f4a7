package report

import "wallchart/phrase"

// Kind is which of the groups of menus a report stands in.
type Kind uint8

// Kinds, in the order of menus.
const (
	OfStandings Kind = iota + 1 // who has how much: standings, crosstables
	OfRound                     // who meets whom
	Lists                       // who takes part, and notices
	OnCards                     // many to a sheet, cut or on labels
)

// Kinds lists them all.
func Kinds() []Kind { return []Kind{OfStandings, OfRound, Lists, OnCards} }

// Name is what the kind is called in menus.
func (k Kind) Name() phrase.Text {
	switch k {
	case OfStandings:
		return phrase.New("Standings")
	case OfRound:
		return phrase.New("Round")
	case OnCards:
		return phrase.New("Cards")
	}
	return phrase.New("Lists and notices")
}

// Kind is the group that the report stands in: by what can be asked of it, where it does not say so itself.
func (r Report) Kind() Kind {
	switch {
	case r.Group != 0:
		return r.Group
	case r.Labels, r.Background:
		return OnCards
	case r.Round:
		return OfRound
	case r.ForWall, r.Who:
		return OfStandings
	}
	return Lists
}

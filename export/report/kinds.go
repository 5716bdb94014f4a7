package report

import "wallchart/phrase"

// Kind is which of the groups of menus a report stands in.
type Kind uint8

// Kinds, in the order of menus.
const (
	OfStandings Kind = iota // who has how much: standings, crosstables
	OfRound                 // who meets whom
	Lists                   // who takes part, and notices
	OnCards                 // many to a sheet, cut or on labels
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

// Kind is the group that the report stands in: by what can be asked of it, and where that does not say it, by its name.
func (r Report) Kind() Kind {
	switch {
	case r.Labels, r.Background, r.ID == placeCards.ID, r.ID == boardCards.ID:
		return OnCards
	case r.Round:
		return OfRound
	case r.Hangs, r.Who, r.ID == "trophy", r.ID == ranking.ID, r.ID == ratingChanges.ID, r.ID == normList.ID, r.ID == boardPrizes.ID:
		return OfStandings
	}
	return Lists
}

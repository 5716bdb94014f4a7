package people

import (
	"wallchart/arbiter/entries"
	"wallchart/ui/kit/words"
)

// houseWords are what the command is called: it makes somebody a house player, or lets him compete.
func houseWords(house bool) string {
	if house {
		return words.Say("people.house.back")
	}
	return words.Say("cmd.section.house")
}

// HouseWords is what the command for it is called now.
func (o *Dialogs) HouseWords() string {
	s := o.Now().Section
	return houseWords(s != nil && entries.OfTheHouse(s, o.Marked()...))
}

// WhyNoHouse says why it cannot be done, "" when it can.
func (o *Dialogs) WhyNoHouse() string {
	if why := o.Now().WhyNobody(); why != "" {
		return why
	}
	s := o.Now().Section
	if _, err := entries.House(s, !entries.OfTheHouse(s, o.Marked()...), o.Marked()...); err != nil {
		return words.Err(err)
	}
	return ""
}

// TurnHouse makes those who are marked house players, or where all of them are lets them compete.
func (o *Dialogs) TurnHouse() {
	s := o.Now().Section
	o.made(entries.House(s, !entries.OfTheHouse(s, o.Marked()...), o.Marked()...))
}

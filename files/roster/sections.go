package roster

import (
	"slices"

	"wallchart/model/namekey"
)

// sectionWords are headings of columns that say in which section of the event
// somebody plays, folded; the languages are those of fields.tsv.
var sectionWords = []string{"section", "sections", "division", "event", "tournament", "playing in", "section name",
	"turnier", "tournoi", "torneo",
	"seccion", "toernooi", "turniej", "torneio", "турнир", "turnering", "turnaj"}

// NamesSections tells whether the heading of a column (from 0) says that it names the
// section in which each plays.
func (im *Import) NamesSections(column int) bool {
	_, heading := im.column(column)
	return slices.Contains(sectionWords, namekey.Key(heading))
}

// usHeadings are headings that only lists of US Chess members have, folded.
var usHeadings = []string{"uscf", "uscf id", "uscf no", "uscf number", "uscfid", "us chess", "us chess id", "uschess id", "uscf rating",
	"us chess rating", "uschess rating", "uscf rtg"}

// USChess tells by its headings a list of US Chess members.
func (im *Import) USChess() bool {
	for c := range im.Mapping.Columns {
		if _, heading := im.column(c); slices.Contains(usHeadings, namekey.Key(heading)) {
			return true
		}
	}
	return false
}

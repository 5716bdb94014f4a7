package lists

import (
	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// On paper a round has more than on the screen, where there is a list of players beside
// it: starting numbers, titles, and room to write a result on.

var PairingsReport = report.Report{ID: "pairings", Name: phrase.New("Pairings by board"), ForWall: true,
	Part: true, Round: true, For: report.EverySection,
	Doc:  phrase.New("A round's boards with the scores before it."),
	Make: report.OfSection(PairingsOnPaper)}

var NamesReport = report.Report{ID: "names", Name: phrase.New("Pairings by name"), ForWall: true,
	Part: true, Round: true, For: report.EverySection,
	Doc:  phrase.New("A round as players look for it: in order of name."),
	Make: report.OfSection(NamesOnPaper)}

// PairingsOnPaper are Pairings as they are printed.
func PairingsOnPaper(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	d.Paper = true
	return d.byBoards()
}

// NamesOnPaper are PairingsByName as they are printed.
func NamesOnPaper(t *model.Tournament, s *model.Section, o report.Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	d.Paper = true
	return d.byName(), nil
}

// numbered tells whether starting numbers and what goes with them are printed.
func (d *draw) numbered() bool { return d.Paper && !d.Few() }

// called is a participant's name beside a board; on paper a player's title stands before it.
func (d *draw) called(id model.ID) string {
	if p := d.People[id]; p != nil && d.Paper {
		return report.JoinNonEmpty(" ", p.TitleShown(), p.Name)
	}
	return d.Entries[id].Name
}

// lookedUp is a participant's name where it is looked up by its first letter: the title
// stands behind it.
func (d *draw) lookedUp(id model.ID) string {
	if p := d.People[id]; p != nil && d.Paper {
		return report.JoinNonEmpty(", ", p.Name, p.TitleShown())
	}
	return d.Entries[id].Name
}

// boardHead is what the number of a table is called: teams play matches.
func (d *draw) boardHead() string {
	if d.Paper && d.Section.Team() {
		return d.Say("Match")
	}
	return d.Say("Board")
}

// fewAbsent is how many absent participants have a line each on paper; of more the names stand in one sentence.
const fewAbsent = 3

// present are the pairings that have a line and, where many are absent on paper, the names of these.
func (d *draw) present(all []model.Pairing) (lines []model.Pairing, absent []string) {
	for _, p := range all {
		if p.IsBye() && p.Outcomes[0] == model.Absent {
			absent = append(absent, d.Itself(d.called(p.Sides[0])))
		} else {
			lines = append(lines, p)
		}
	}
	if !d.Paper || len(absent) <= fewAbsent {
		return all, nil
	}
	return lines, absent
}

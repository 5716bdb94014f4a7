package report

import (
	"slices"

	"wallchart/export/table"
	"wallchart/model"
)

// On paper a round has more than on the screen, where there is a list of players beside
// it: starting numbers, titles, and room to write a result on.

// PairingsOnPaper are Pairings as they are printed.
func PairingsOnPaper(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	d.paper = true
	return d.byBoards()
}

// NamesOnPaper are PairingsByName as they are printed.
func NamesOnPaper(t *model.Tournament, s *model.Section, o Options) (table.Document, error) {
	d, err := newDraw(t, s, o)
	if err != nil {
		return table.Document{}, err
	}
	d.paper = true
	return d.byName(), nil
}

// numbered tells whether starting numbers and what goes with them are printed.
func (d *draw) numbered() bool { return d.paper && !d.few() }

// called is a participant's name beside a board; on paper a player's title stands before it.
func (d *draw) called(id model.ID) string {
	if p := d.people[id]; p != nil && d.paper {
		return joinNonEmpty(" ", p.TitleShown(), p.Name)
	}
	return d.entries[id].Name
}

// lookedUp is a participant's name where it is looked up by its first letter: the title
// stands behind it.
func (d *draw) lookedUp(id model.ID) string {
	if p := d.people[id]; p != nil && d.paper {
		return joinNonEmpty(", ", p.Name, p.TitleShown())
	}
	return d.entries[id].Name
}

// firstHasWhite tells whether in every match the team named first has White on board 1.
func (d *draw) firstHasWhite() bool {
	return d.colours && !slices.ContainsFunc(d.s.Rounds[d.round-1].Pairings, func(p model.Pairing) bool {
		return !p.IsBye() && (p.NoColours || len(p.Games) > 0 && p.Games[0].White != 0)
	})
}

// boardHead is what the number of a table is called: teams play matches.
func (d *draw) boardHead() string {
	if d.paper && d.s.Team() {
		return d.say("Match")
	}
	return d.say("Board")
}

// fewAbsent is how many absent participants have a line each on paper; of more the names stand in one sentence.
const fewAbsent = 3

// present are the pairings that have a line and, where many are absent on paper, the names of these.
func (d *draw) present(all []model.Pairing) (lines []model.Pairing, absent []string) {
	for _, p := range all {
		if p.IsBye() && p.Outcomes[0] == model.Absent {
			absent = append(absent, d.itself(d.called(p.Sides[0])))
		} else {
			lines = append(lines, p)
		}
	}
	if !d.paper || len(absent) <= fewAbsent {
		return all, nil
	}
	return lines, absent
}

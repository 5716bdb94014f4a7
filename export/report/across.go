package report

import (
	"strconv"

	"wallchart/export/table"
	"wallchart/model"
)

// boardOf is where a pairing is played: of a game across sections that is played in the other one, "Open 3".
func (d *draw) boardOf(p *model.Pairing) table.Cell {
	if p.Board == 0 {
		return table.Cell{}
	}
	if other, board := d.elsewhere(p); other != nil {
		return table.Text(other.Name + " " + strconv.Itoa(board))
	}
	return whole(p.Board)
}

// elsewhere is the section in which a game is played that is not played in this one, with the board; nil for a game of this one.
func (d *draw) elsewhere(p *model.Pairing) (other *model.Section, board int) {
	for side := range 2 {
		guest := d.entries[p.Sides[side]]
		if !guest.Guest.Elsewhere {
			continue
		}
		x := model.Across{Round: d.round, Own: d.people[p.Sides[1-side]], Guest: d.people[guest.ID]}
		if x.Own == nil {
			continue
		}
		if o, round, at := d.t.OtherHalf(d.s, x); o != nil {
			return o, o.Rounds[round-1].Pairings[at].Board
		}
	}
	return nil, 0
}

// looksHere tells whether somebody looks for his board in the papers of the section: a guest who plays elsewhere does not.
func (d *draw) looksHere(id model.ID) bool {
	return id != 0 && d.only.has(id) && !d.entries[id].Guest.Elsewhere
}

package lists

import (
	"strconv"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
)

// boardOf is where a pairing is played: of a game across sections that is played in the other one, "Open 3".
func (d *draw) boardOf(p *model.Pairing) table.Cell {
	if p.Board == 0 {
		return table.Cell{}
	}
	if other, board := d.Elsewhere(p); other != nil {
		return table.Text(other.Name + " " + strconv.Itoa(board))
	}
	return report.Whole(p.Board)
}

// looksHere tells whether somebody looks for his board in the papers of the section: a guest who plays elsewhere does not.
func (d *draw) looksHere(id model.ID) bool {
	return id != 0 && d.Only.Has(id) && !d.Entries[id].Guest.Elsewhere
}

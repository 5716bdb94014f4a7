package roster

import (
	"cmp"

	"wallchart/model"
)

// texts are the fields of a player that are taken as they stand, and where they go.
var texts = []struct {
	field Field
	of    func(*model.Player) *string
}{
	{Club, func(p *model.Player) *string { return &p.Club }},
	{Grade, func(p *model.Player) *string { return &p.Grade }},
	{Email, func(p *model.Player) *string { return &p.Email }},
}

// texts reads them from a row.
func (r *reader) texts(row []string, p *model.Player) {
	for _, t := range texts {
		*t.of(p) = r.text(row, t.field)
	}
}

// updateTexts fills in what a list says of somebody who is there already.
func updateTexts(p, said *model.Player) {
	for _, t := range texts {
		*t.of(p) = cmp.Or(*t.of(said), *t.of(p))
	}
}

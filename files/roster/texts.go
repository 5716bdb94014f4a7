package roster

import (
	"cmp"
	"sync"

	"wallchart/model"
)

// text is a field of a player that is taken as it stands, and where it goes.
type text struct {
	field Field
	of    func(*model.Player) *string
}

// texts are those of model.PersonFields that lists have a column for: the rows of fields.tsv with the same names.
var texts = sync.OnceValue(func() []text {
	var all []text
	for f := Name; f < LeftOut; f++ {
		if record := model.PersonFieldOf(f.String()); record.Plain != nil {
			all = append(all, text{f, record.Plain.Of})
		}
	}
	return all
})

// texts reads them from a row.
func (r *reader) texts(row []string, p *model.Player) {
	for _, t := range texts() {
		*t.of(p) = r.text(row, t.field)
	}
}

// updateTexts fills in what a list says of somebody who is there already.
func updateTexts(p, said *model.Player) {
	for _, t := range texts() {
		*t.of(p) = cmp.Or(*t.of(said), *t.of(p))
	}
}

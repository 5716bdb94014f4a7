package roster

import (
	"cmp"
	"sync"

	"wallchart/model"
)

// record is a field of a player that is typed, and the column that lists have for it.
type record struct {
	field Field
	*model.Typed
}

// records are those of model.PersonFields that lists have a column for: the rows of fields.tsv with the same names, in the order of
// PersonFields.
var records = sync.OnceValue(func() []record {
	var all []record
	for _, r := range model.TypedFields() {
		for f := Name; f < LeftOut; f++ {
			if f.String() == cmp.Or(r.Typed.List, r.Name) {
				all = append(all, record{f, r.Typed})
			}
		}
	}
	return all
})

// recordOf is the record of a column; one without Show for a column that is nobody's field.
func recordOf(f Field) record {
	for _, r := range records() {
		if r.field == f {
			return r
		}
	}
	return record{field: f}
}

// holdsRatings tells a column of ratings.
func (f Field) holdsRatings() bool {
	r := recordOf(f)
	return f == Rating || f == MemberRating || f == Strength || r.Typed != nil && r.Kind == model.RatingField
}

// typed reads what a row says of somebody in the columns of the records. A rating of which the list does not say whose it is stands for
// FIDE's where there is none.
func (r *reader) typed(row []string, p *model.Player) {
	for _, t := range records() {
		own := r.own(t)
		if t.Kind == model.TextField && own == nil {
			_ = t.Take(p, r.text(row, t.field)) // a text can be anything
			continue
		}
		try(r, row, t.field, func(s string) (text string, err error) {
			if text = s; own != nil {
				text, err = own(s)
			}
			if wrong := t.Take(p, text); err == nil {
				err = wrong
			}
			return text, err
		})
		if t.field == FideRating {
			p.Rating = cmp.Or(p.Rating, try(r, row, Rating, model.ParseRating))
		}
	}
}

// own is how lists write a field otherwise than people type it, as what they would type; nil where there is no difference.
func (r *reader) own(t record) func(string) (string, error) {
	switch {
	case t.field == Title:
		return parseTitle
	case t.field == Sex:
		return r.sex.parse
	case t.field == FideID:
		return parseFideID
	case t.field == NationalID:
		return parseID
	case t.field == Federation || t.field == State:
		return func(s string) (string, error) { return parseFederation(s), nil }
	case t.field == Birth:
		return r.birth
	case t.field == Expires:
		return r.expiry
	case t.Kind == model.DayField:
		return r.day
	}
	return nil
}

// update fills in what a list says of somebody who is there already.
func update(p, said *model.Player) {
	for _, t := range records() {
		t.Fill(p, said)
	}
}

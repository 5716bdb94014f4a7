package report

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
)

// Particular is one column of the list of players.
type Particular struct {
	ID         string
	Title, Tip phrase.Format
	Align      table.Align
	Format     table.Format
	Cell       func(p *model.Player, o Options) table.Cell
	Always     bool // also where nobody has it
}

// particulars are the columns in their order, with the rating that counts in the section; another of
// the same player stands under its own name, where it is another number. Dates of birth are left out: the
// list hangs in the hall.
func ParticularsBy(counts func(*model.Player) model.Rating) []Particular {
	other := func(id string, title, tip phrase.Format, kind model.RatingKind) Particular {
		return Particular{ID: id, Title: title, Tip: tip, Align: table.Right, Format: table.Whole,
			Cell: func(p *model.Player, _ Options) table.Cell {
				if r := *kind.In(p); r != counts(p) {
					return RatingCell(r)
				}
				return table.Cell{}
			}}
	}
	rating := Particular{ID: "rating", Title: "Rtng", Tip: "Rating", Align: table.Right, Format: table.Whole,
		Cell: func(p *model.Player, _ Options) table.Cell { return RatingCell(counts(p)) }}
	return slices.Concat(named, []Particular{rating,
		other("fide", "FIDE", "FIDE rating, where it is another", model.KindFIDE),
		other("national", "Nat.", "National rating, where it is another", model.KindNational),
		other("own", "Own", "The organiser’s own rating, where it is another", model.KindOwn)}, described(), []Particular{status})
}

// named are the columns before the ratings.
var named = []Particular{
	{ID: "no", Title: "No.", Tip: "Starting number", Align: table.Right, Format: table.Whole, Always: true,
		Cell: func(p *model.Player, _ Options) table.Cell { return Whole(p.Number) }},
	{ID: "title", Title: "Title", Cell: holds(func(p *model.Player) string { return p.Title })},
	{ID: "name", Title: "Name", Always: true, Cell: holds(func(p *model.Player) string { return p.Name })},
}

// described are the columns behind the ratings: these, and what else is typed of a player that everybody may see.
func described() []Particular {
	all := usual[:len(usual):len(usual)]
	for _, f := range model.TypedFields() {
		if f.Sees == model.Everybody && !f.Typed.Placed && !slices.ContainsFunc(all, func(x Particular) bool { return x.ID == f.Name }) {
			all = append(all, particularOf(f))
		}
	}
	return all
}

// particularOf is the column of a field by its kind.
func particularOf(f model.PersonField) Particular {
	x := Particular{ID: f.Name, Title: f.Typed.Label, Cell: holds(f.Typed.Show)}
	if f.Typed.Right() {
		x.Align = table.Right
	}
	if f.Typed.Kind == model.RatingField || f.Typed.Kind == model.CountField {
		x.Format = table.Whole
		x.Cell = func(p *model.Player, _ Options) table.Cell {
			n, err := strconv.Atoi(f.Typed.Show(p))
			if err != nil {
				return table.Cell{}
			}
			return Whole(n)
		}
	}
	return x
}

var usual = []Particular{
	{ID: "club", Title: "Club", Tip: "Club or school", Cell: holds(func(p *model.Player) string { return p.Club })},
	{ID: "fed", Title: "Fed", Tip: "Federation", Cell: holds(func(p *model.Player) string { return p.Federation })},
	{ID: "state", Title: "State", Cell: holds(func(p *model.Player) string { return p.State })},
	{ID: "grade", Title: "Grade", Cell: holds(func(p *model.Player) string { return p.Grade })},
	{ID: "categories", Title: "Category", Cell: holds(func(p *model.Player) string { return strings.Join(p.Categories, ", ") })},
	{ID: "fideID", Title: "FIDE ID", Cell: holds(func(p *model.Player) string { return p.FideID })},
	{ID: "nationalID", Title: "ID", Tip: "National ID", Cell: holds(func(p *model.Player) string { return p.NationalID })},
}

var status = Particular{ID: "status", Title: "Status",
	Cell: func(p *model.Player, o Options) table.Cell { return table.Text(o.Status(&p.Entry)) }}

func holds(of func(p *model.Player) string) func(*model.Player, Options) table.Cell {
	return func(p *model.Player, _ Options) table.Cell { return table.Text(of(p)) }
}

// Status says who comes late, has left, or has asked for byes.
func (o Options) Status(e *model.Entry) string {
	var parts []string
	if e.House {
		parts = append(parts, o.Say("plays only where the number is odd"))
	}
	if e.Entered > 1 {
		parts = append(parts, o.Say("from round %d", e.Entered))
	}
	if e.Withdrawn > 0 {
		parts = append(parts, o.Say("withdrawn from round %d on", e.Withdrawn))
	}
	if e.Expelled > 0 {
		parts = append(parts, o.Say("expelled from round %d on", e.Expelled))
	}
	for _, b := range e.Byes {
		parts = append(parts, o.Say("%s in round %d", b.Kind.Words(), b.Round))
	}
	return strings.Join(parts, "; ")
}

// Strength is the rating of a player who stands for a team.
func Strength(p *model.Player) model.Rating { return p.Rating }

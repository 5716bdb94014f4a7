package charts

import (
	"slices"
	"strconv"
	"strings"

	"wallchart/export/report"
	"wallchart/export/table"
	"wallchart/model"
	"wallchart/phrase"
	"wallchart/tiebreaks"
)

var CategoriesReport = report.Report{ID: "categories", Name: phrase.New("Standings by category"), ForWall: true, Part: true,
	By:   groupings(),
	Heed: report.OfPlaces, For: report.Individual,
	Doc:  phrase.New("The standings of each category, grade, club or federation for itself."),
	Make: Categories}

// Grouping is a property that standings can be split by, for the prizes that are
// given to a part of the field.
type Grouping struct {
	ID   string
	Name phrase.Text
	Of   func(model.Book, *model.Player) []string // the groups a player belongs to, none or more
	head report.Heading                           // what the standings are called
	none phrase.Format                            // of the section in which nobody belongs to a group
}

// Groupings lists them in the order of menus.
var Groupings = []Grouping{
	{"category", phrase.New("Category"), model.Book.Of,
		report.Heading{Name: "Standings by category", Final: "Final standings by category"},
		"no player of %s has a category: enter it in the list of players first"},
	{"grade", phrase.New("Grade"), func(_ model.Book, p *model.Player) []string { return one(p.Grade) },
		report.Heading{Name: "Standings by grade", Final: "Final standings by grade"},
		"no player of %s has a grade: enter it in the list of players first"},
	{"club", phrase.New("Club"), func(_ model.Book, p *model.Player) []string { return one(p.Club) },
		report.Heading{Name: "Standings by club", Final: "Final standings by club"},
		"no player of %s has a club: enter it in the list of players first"},
	{"federation", phrase.New("Federation"), func(_ model.Book, p *model.Player) []string { return one(p.Federation) },
		report.Heading{Name: "Standings by federation", Final: "Final standings by federation"},
		"no player of %s has a federation: enter it in the list of players first"},
	{"state", phrase.New("State"), func(_ model.Book, p *model.Player) []string { return one(p.From()) },
		report.Heading{Name: "Standings by state", Final: "Final standings by state"},
		"no player of %s has a state: enter it in the list of players first"},
	{"sex", phrase.New("Sex"), func(_ model.Book, p *model.Player) []string { return one(p.Sex) },
		report.Heading{Name: "Standings by sex", Final: "Final standings by sex"},
		"no player of %s has a sex: enter it in the list of players first"},
}

// group is what a group is called: women and men, a grade that is no more than a number with the word, anything else by its name.
func group(o report.Options, g Grouping, name string) string {
	n, isGrade := model.Grade(name)
	switch {
	case g.ID == "grade" && isGrade && strconv.Itoa(n) == name:
		return o.Say("Grade %d", n)
	case g.ID == "grade" && strings.EqualFold(name, "k"):
		return o.Say("Kindergarten")
	case g.ID == "sex" && name == "w":
		return o.Say("Women")
	case g.ID == "sex":
		return o.Say("Men")
	}
	return name
}

func one(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// GroupingByID returns the grouping; "" is the first, by category.
func GroupingByID(id string) (Grouping, error) {
	var ids []string
	for _, g := range Groupings {
		if strings.EqualFold(g.ID, id) || id == "" {
			return g, nil
		}
		ids = append(ids, g.ID)
	}
	return Grouping{}, phrase.Errorf("%q is nothing to group by; use %s", id, strings.Join(ids, ", "))
}

// Categories is the standings of each group for itself, with the place in the
// group and the place in the whole field.
func Categories(st *tiebreaks.Standings, o report.Options) (table.Document, error) {
	g, err := GroupingByID(o.Grouping)
	if err != nil {
		return table.Document{}, err
	}
	c := newChart(st, o)
	if c.Sheet.Teams {
		return table.Document{}, phrase.Errorf("%s is a section of teams, and only players are split into groups", c.Section.Name)
	}
	d := c.Document(c.After(g.head))
	names, members := c.split(g)
	if len(names) == 0 {
		return table.Document{}, phrase.Errorf(g.none, c.Section.Name)
	}
	if o.Category != "" {
		only, err := o.Only(c.Sheet.Tournament, c.Section)
		switch {
		case g.ID != "category":
			return table.Document{}, phrase.Errorf("%s is a category, and the standings are split by something else", o.Category)
		case err != nil:
			return table.Document{}, err
		}
		o.Category, names = only.Name, []string{only.Name}
	}
	for _, name := range names {
		title := group(o, g, name)
		t := c.standingsTable(title, members[name])
		t.Title = title
		c.placesWithin(&t, members[name])
		d.Tables = append(d.Tables, t)
	}
	d.Notes = c.Legend()
	if g.ID == "category" {
		d.Notes = append(d.Notes, undecided(c.Options, c.Sheet.Tournament, c.Section, o.Category)...)
	}
	return d, nil
}

// undecided says of whom the rule of a category cannot be decided, and why; "" is every category.
func undecided(o report.Options, t *model.Tournament, s *model.Section, category string) []string {
	var notes []string
	var names []string
	all := slices.DeleteFunc(t.CategoriesOf(s).Undecided(), func(u model.Undecided) bool { return category != "" && u.Category != category })
	slices.SortStableFunc(all, func(a, b model.Undecided) int { return strings.Compare(a.Category, b.Category) })
	for n, u := range all {
		names = append(names, o.Itself(s.Player(u.Who).Name)+" ("+o.Word(u.Why)+")")
		if n+1 == len(all) || all[n+1].Category != u.Category {
			notes = append(notes, o.Say("%s cannot be decided of %s.", u.Category, o.Parted(names)))
			names = nil
		}
	}
	return notes
}

// split returns the groups, categories and grades in their natural order and others in
// that in which their best players stand, and their members in order of standing.
func (c *chart) split(g Grouping) ([]string, map[string][]int) {
	var names []string
	members := map[string][]int{}
	book := c.Sheet.Tournament.CategoriesOf(c.Section)
	for _, p := range c.Standings.Places {
		for _, name := range g.Of(book, c.People[c.Sheet.Lines[p.Index].ID]) {
			if members[name] == nil {
				names = append(names, name)
			}
			members[name] = append(members[name], p.Index)
		}
	}
	if g.ID == "category" || g.ID == "grade" {
		natural(names, book)
	}
	return names, members
}

// placesWithin puts the place within the group first; the column of places keeps
// the place in the whole field, as "Overall".
func (c *chart) placesWithin(t *table.Table, members []int) {
	rank := func(n int) int { return c.Standings.At(members[n]).Rank }
	t.Columns[0].Title = c.Say("Overall")
	first := table.Column{ID: "group-rank", Title: c.Say("Place"), Align: table.Right, Frozen: true, Format: table.Whole}
	from := 0
	if c.Few() {
		from = 1 // the place in the whole field is on another sheet
	}
	t.Columns = append([]table.Column{first}, t.Columns[from:]...)
	place := 1
	for n := range t.Rows {
		if n > 0 && rank(n) != rank(n-1) {
			place = n + 1
		}
		cell := report.Whole(place)
		if n > 0 && rank(n-1) == rank(n) || n+1 < len(members) && rank(n+1) == rank(n) {
			cell.Text += "="
		}
		t.Rows[n].Cells = append([]table.Cell{cell}, t.Rows[n].Cells[from:]...)
	}
}

// groupings are the properties that standings can be split by.
func groupings() []string {
	var ids []string
	for _, g := range Groupings {
		ids = append(ids, g.ID)
	}
	return ids
}
